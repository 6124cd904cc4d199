import type { Plugin } from 'vite';
import { withoutBreaks } from '../../src/contract/one-line.ts';

/** What the code of a module calls the tag. */
const TAG = 'oneLine';

/**
 * The code with each `oneLine` template written as the one line that it is, and a regular expression made of one
 * as a literal; `program` is the code's syntax tree (ESTree).
 */
export function inOneLine(code: string, program: unknown): string {
  return placesIn(program, code)
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (rest, { start, end, instead }) => rest.slice(0, start) + instead + rest.slice(end),
      code,
    );
}

interface Place {
  start: number;
  end: number;
  instead: string;
}

function placesIn(node: unknown, code: string): Place[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap((child) => placesIn(child, code));
  const instead = literalOf(node) ?? templateOf(node, code);
  if (instead !== null) {
    return [{ start: Number(get(node, 'start')), end: Number(get(node, 'end')), instead }];
  }
  return Object.values(node).flatMap((child) => placesIn(child, code));
}

/** `new RegExp(oneLine`…`, 'iu')` without values, as the literal that means the same. */
function literalOf(node: object): string | null {
  if (get(node, 'type') !== 'NewExpression' || get(node, 'callee', 'name') !== 'RegExp')
    return null;
  const [template, flags] = list(get(node, 'arguments'));
  const quasis = list(get(template, 'quasi', 'quasis'));
  if (get(template, 'tag', 'name') !== TAG || quasis.length !== 1) return null;
  const source = withoutBreaks(String(get(quasis[0], 'value', 'raw')));
  const how = get(flags, 'value');
  return String(new RegExp(source, typeof how === 'string' ? how : ''));
}

/** Any other such template: `String.raw` of the one line. */
function templateOf(node: object, code: string): string | null {
  if (get(node, 'type') !== 'TaggedTemplateExpression' || get(node, 'tag', 'name') !== TAG) {
    return null;
  }
  const values = list(get(node, 'quasi', 'expressions')).map((value) =>
    code.slice(Number(get(value, 'start')), Number(get(value, 'end'))),
  );
  const parts = list(get(node, 'quasi', 'quasis')).map((part) =>
    withoutBreaks(String(get(part, 'value', 'raw'))),
  );
  return `String.raw\`${parts.map((part, i) => part + (i < values.length ? `\${${values[i]}}` : '')).join('')}\``;
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const get = (node: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    node,
  );

/** Spares the build the line breaks of long patterns, and a visitor the making of them. */
export const patternsInOneLine: Plugin = {
  name: 'patterns-in-one-line',
  apply: 'build',
  transform(code, id) {
    if (!code.includes(TAG) || id.endsWith('/one-line.ts')) return null;
    return { code: inOneLine(code, this.parse(code)), map: null };
  },
};
