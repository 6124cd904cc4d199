/** Puts the built parts of the app into one HTML file that needs nothing beside it. */
import { createHash } from 'node:crypto';

/** What one file is made of, as text. */
export interface SingleFileParts {
  /** The app's `index.html` before any build. */
  page: string;
  /** Script that runs before first paint. */
  early: string;
  style: string;
  app: string;
  engine: string;
  /** Id of the element that holds the engine. */
  engineElement: string;
}

/** The whole file; throws when the page has changed in a way that this does not know. */
export function singleFile(parts: SingleFileParts): string {
  const early = inScript(parts.early);
  const app = inScript(parts.app);
  const style = inStyle(parts.style);
  const policy = policyOf([early, app], style);
  const engine = `<script type="text/plain" id="${parts.engineElement}">${inScript(parts.engine)}</script>`;
  const changes: readonly (readonly [place: RegExp, part: string])[] = [
    [/ *<link\s+rel="preload"[^>]*>\n/g, ''],
    [/<head>\n/, `<head>\n    ${policy}\n`],
    [/<script src="%BASE_URL%early\.js"><\/script>/, `<script>${early}</script>`],
    [/ *<\/head>/, `    <style>${style}</style>\n  </head>`],
    [
      /<script type="module" src="\/src\/main\.tsx"><\/script>/,
      `${engine}\n    <script type="module">${app}</script>`,
    ],
  ];
  return changes.reduce((page, [place, part]) => replaced(page, place, part), parts.page);
}

function replaced(page: string, place: RegExp, part: string): string {
  if (page.search(place) < 0) throw new Error(`index.html has nothing like ${place.source}`);
  // A function, because `$&` in a script is not meant for `replace`.
  return page.replace(place, () => part);
}

/** CSP Level 3: only these very scripts and this style; no connection; a worker only from the page's own text. */
function policyOf(scripts: string[], style: string): string {
  const policy = [
    "default-src 'none'",
    `script-src ${scripts.map(hashOf).join(' ')}`,
    'worker-src blob:',
    `style-src ${hashOf(style)}`,
    'img-src data: blob:',
    'font-src data:',
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** HTML ends a script at `</script`, and takes no end for one after `<!--` and `<script`; `\x3c` is `<` in a string. */
function inScript(code: string): string {
  const safe = code.trim().replaceAll(/<(?=!--|\/?script)/gi, String.raw`\x3c`);
  // The browser would read other signs here than were hashed.
  if (/[\r\0]/.test(safe)) throw new Error('a script holds a carriage return or a NUL');
  return safe;
}

function inStyle(style: string): string {
  if (/<\/style|[\r\0]/i.test(style)) throw new Error('the style would end early');
  return style.trim();
}
