import type { Plugin } from 'vite';

/** Checks and rules carry examples beside what they find; only tests read them. */
const WITH_EXAMPLES = /\/worker\/(?:checks|lint\/rules)\/[\w-]+\.ts$/;

/** The code of a module without the values of its properties named `examples`; `program` is its syntax tree (ESTree). */
export function withoutExamples(code: string, program: unknown): string {
  const spans = examplesIn(program).toSorted((a, b) => b.start - a.start);
  return spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + 'null' + rest.slice(end),
    code,
  );
}

interface Span {
  start: number;
  end: number;
}

function examplesIn(node: unknown): Span[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(examplesIn);
  const [key, value]: unknown[] = [Reflect.get(node, 'key'), Reflect.get(node, 'value')];
  const isExamples =
    Reflect.get(node, 'type') === 'Property' && Reflect.get(Object(key), 'name') === 'examples';
  if (isExamples && Reflect.get(Object(value), 'type') === 'ObjectExpression')
    return [
      {
        start: Number(Reflect.get(Object(value), 'start')),
        end: Number(Reflect.get(Object(value), 'end')),
      },
    ];
  return Object.values(node).flatMap(examplesIn);
}

/** Leaves the examples of checks and rules out of the build. */
export const dropExamples: Plugin = {
  name: 'drop-examples',
  apply: 'build',
  transform(code, id) {
    if (!WITH_EXAMPLES.test(id) || !code.includes('examples')) return null;
    return { code: withoutExamples(code, this.parse(code)), map: null };
  },
};
