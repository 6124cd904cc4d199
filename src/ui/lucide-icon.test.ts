import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as lucide from 'lucide-react';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import createLucideIcon from './lucide-icon.ts';

const SRC = resolve(import.meta.dirname, '..');
const LIBRARY = join(dirname(fileURLToPath(import.meta.resolve('lucide-react'))), '../esm');
const INDEX = readFileSync(join(LIBRARY, 'lucide-react.mjs'), 'utf8');

/** Every drawing that the app names. */
const used = new Set(
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [
      ...readFileSync(join(SRC, file), 'utf8').matchAll(
        /^import \{([^}]+)\} from 'lucide-react';$/gm,
      ),
    ])
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' as ')[0]!)
    .filter((name) => !name.startsWith('type ')),
);

/** The library's own markup without its class names, which nothing here asks for. */
const withoutClass = (markup: string) =>
  markup.replace(/class="([^"]*)"/, (_, names: string) => {
    const own = names.split(' ').filter((name) => !name.startsWith('lucide'));
    return `class="${own.join(' ')}"`;
  });

describe('the stand-in for the icons’ library', () => {
  it('draws every icon of the app as the library does', async () => {
    expect(used.size).toBeGreaterThan(25);
    for (const name of used) {
      const own: FunctionComponent<object> = createLucideIcon(await drawingOf(name));
      const theirs: unknown = Reflect.get(lucide, name);
      if (!isComponent(theirs)) throw new Error(`${name} is no icon`);
      const props = { className: 'icon', strokeWidth: 1.75, 'aria-hidden': 'true' };
      const markup = (component: FunctionComponent<object>) =>
        renderToStaticMarkup(createElement(component, props));
      expect(sorted(markup(own)), name).toEqual(sorted(withoutClass(markup(theirs))));
    }
  });
});

const isComponent = (value: unknown): value is FunctionComponent<object> =>
  typeof value === 'object' && value !== null && '$$typeof' in value;

/** Attributes in one order. */
const sorted = (markup: string) =>
  markup.replaceAll(
    /<(\w+) ([^>]+?)(\/?)>/g,
    (_, tag: string, attributes: string, end: string) =>
      `<${tag} ${attributes
        .match(/[\w-]+="[^"]*"/g)!
        .toSorted()
        .join(' ')}${end}>`,
  );

async function drawingOf(name: string): Promise<Parameters<typeof createLucideIcon>[0]> {
  const file = INDEX.split('\n')
    .find((line) => line.includes(`default as ${name},`))!
    .match(/'(\.\/icons\/[\w-]+\.mjs)'/)![1]!;
  const loaded: unknown = await import(join(LIBRARY, file));
  return Reflect.get(Object(loaded), '__iconData');
}
