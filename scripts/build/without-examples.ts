import type { Plugin } from 'vite';

/** Checks and rules carry examples beside what they find; only tests read them. */
const WITH_EXAMPLES = /\/worker\/(?:checks|lint\/rules)\/[\w-]+\.ts$/;
/** A rule also carries why it exists, for who changes it: every lint of such a file has a message of its own. */
const OF_A_RULE = /\/worker\/lint\/rules\//;

/** What stands in the place of a property's value, by its name. */
const OF_ALL: Dropped = { examples: 'null' };
const OF_RULES: Dropped = { ...OF_ALL, why: "''" };

type Dropped = Readonly<Record<string, string>>;

/** The code of a module without what only readers of the source need; `program` is its syntax tree (ESTree). */
export function withoutExamples(code: string, program: unknown, isRule = false): string {
  const spans = valuesIn(program, isRule ? OF_RULES : OF_ALL).toSorted((a, b) => b.start - a.start);
  return spans.reduce(
    (rest, { start, end, instead }) => rest.slice(0, start) + instead + rest.slice(end),
    code,
  );
}

interface Span {
  start: number;
  end: number;
  instead: string;
}

function valuesIn(node: unknown, dropped: Dropped): Span[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap((child) => valuesIn(child, dropped));
  const [key, value]: unknown[] = [Reflect.get(node, 'key'), Reflect.get(node, 'value')];
  const instead =
    Reflect.get(node, 'type') === 'Property'
      ? dropped[String(Reflect.get(Object(key), 'name'))]
      : undefined;
  const isPlain = /^(?:ObjectExpression|Literal)$/.test(String(Reflect.get(Object(value), 'type')));
  if (instead !== undefined && isPlain)
    return [
      {
        start: Number(Reflect.get(Object(value), 'start')),
        end: Number(Reflect.get(Object(value), 'end')),
        instead,
      },
    ];
  return Object.values(node).flatMap((child) => valuesIn(child, dropped));
}

/** Leaves the examples of checks and rules, and the reasons of rules, out of the build. */
export const dropExamples: Plugin = {
  name: 'drop-examples',
  apply: 'build',
  transform(code, id) {
    if (!WITH_EXAMPLES.test(id) || !code.includes('examples')) return null;
    return { code: withoutExamples(code, this.parse(code), OF_A_RULE.test(id)), map: null };
  },
};
