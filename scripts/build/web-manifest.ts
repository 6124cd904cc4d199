import { readFileSync } from 'node:fs';
import type { ManifestOptions } from 'vite-plugin-pwa';

/** The web app manifest: name, icons, and the file types that the installed app opens. */
export function webManifest(base: string, description: string): Partial<ManifestOptions> {
  return {
    id: base,
    name: 'Resume AI',
    short_name: 'Resume AI',
    description,
    lang: 'en',
    start_url: base,
    scope: base,
    display: 'standalone',
    background_color: '#f3eddf',
    theme_color: '#f3eddf',
    categories: ['business', 'productivity'],
    icons: [
      { src: inlined('icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: inlined('icon-512.png'), sizes: '512x512', type: 'image/png' },
      {
        src: inlined('maskable-512.png'),
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
    file_handlers: [
      {
        action: base,
        accept: {
          'application/pdf': ['.pdf'],
          'application/msword': ['.doc'],
          'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
          'application/vnd.apple.pages': ['.pages'],
          'application/rtf': ['.rtf'],
          'text/plain': ['.txt'],
        },
      },
    ],
    launch_handler: { client_mode: 'focus-existing' },
  };
}

/** Browsers fetch icons under the page's policy, which allows no image from a server, not even the own. */
function inlined(icon: string): string {
  const bytes = readFileSync(new URL(`../../public/icons/${icon}`, import.meta.url));
  return `data:image/png;base64,${bytes.toString('base64')}`;
}
