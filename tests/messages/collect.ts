/** Every message of the app in one list, so that they can be read in one go: taken from the source by its syntax. */
import { oneLine } from '#contract/one-line.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseAst } from 'vite';

const ROOT = resolve(import.meta.dirname, '../..');

/** Where things are said to the user. */
const FOLDERS = ['src', 'worker', 'mocks'];
/** Data, tests and the command line tool say nothing to the user of the app. */
const SILENT = new RegExp(oneLine`
  \.(?:test|fixture)\.|\.d\.ts$|
  \/(?:packed|dictionary|fields|data|samples|fonts|cli|fixtures)\/|
  worker\/(?:cli|nlp|parse|extract\/(?:pdf|doc|docx|rtf|html|pages|txt)\/)|-data\.ts$|
  gate-words|keywords\/(?!keywords)
`);

interface Node {
  type: string;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Attributes and properties that hold no words for people, or words that are no message. */
const MUTE =
  /^(?:className|class|d|id|key|type|href|src|examples|pattern|fixes|keeps|rule|check|role|aria-(?:controls|describedby|labelledby))$/;

/** Longer texts are samples. */
const LONGEST = 500;

/** What a person reads: several words, or a label in an attribute that is read out. */
const isMessage = (text: string): boolean =>
  /\p{L}/u.test(text) &&
  /^[\p{Lu}“‘…0-9⟨]/u.test(text.trim()) &&
  /\p{Ll}{2}/u.test(text) &&
  /\s/.test(text.trim()) &&
  text.length < LONGEST &&
  !/[{}<>|\\]|^\S+:\s*\S+;|=>/.test(text.replaceAll('{answer}', ''));

/** The messages of one file, in its order; `⟨…⟩` stands for what is put in. */
export function messagesIn(source: string, lang: 'ts' | 'tsx'): string[] {
  const found: string[] = [];
  const take = (text: string) => {
    const plain = text.replaceAll(/\s+/g, ' ').trim();
    if (isMessage(plain)) found.push(plain);
  };
  const visit = (node: Node): void => {
    if (/^(?:Import|Export(?:All|Named))Declaration$/.test(node.type) && node['source']) return;
    if (node.type === 'TSLiteralType' || node.type === 'TSTypeAliasDeclaration') return;
    const name = nameOf(node);
    if (name !== null && MUTE.test(name)) return;
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      takeElement(node);
    } else if (node.type === 'Literal' && typeof node['value'] === 'string') {
      take(node['value']);
    } else if (node.type === 'TemplateLiteral') {
      take(templateText(node));
    }
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child);
    }
  };
  /** The words of an element in one piece, whatever stands between them. */
  const takeElement = (node: Node): void => {
    const children = Array.isArray(node['children']) ? node['children'].filter(isNode) : [];
    if (!children.some(({ type, value }) => type === 'JSXText' && /\S/.test(String(value)))) return;
    take(
      children
        .map((child) => {
          if (child.type === 'JSXText') return String(child['value']);
          const inner = child['expression'];
          const isSpace = isNode(inner) && inner.type === 'Literal' && inner['value'] === ' ';
          return isSpace ? ' ' : '⟨…⟩';
        })
        .join(''),
    );
  };
  visit(JSON.parse(JSON.stringify(parseAst(source, { lang }), plainNumbers)));
  return found;
}

/** Big integers of the source have no place in JSON, nor in a message. */
const plainNumbers = (_: string, value: unknown) => (typeof value === 'bigint' ? 0 : value);

function nameOf(node: Node): string | null {
  const key = node.type === 'JSXAttribute' ? node['name'] : node.type === 'Property' && node['key'];
  if (!isNode(key)) return null;
  const name = key['name'] ?? key['value'];
  return typeof name === 'string' ? name : '';
}

function templateText(node: Node): string {
  const quasis = Array.isArray(node['quasis']) ? node['quasis'].filter(isNode) : [];
  return quasis.map(cooked).join('⟨…⟩');
}

/** The words of a template between two places where something is put in. */
function cooked({ value }: Node): string {
  if (typeof value !== 'object' || value === null || !('cooked' in value)) return '';
  return typeof value.cooked === 'string' ? value.cooked : '';
}

/** The whole list: a heading for each file that says anything, its messages below. */
export function messageList(): string {
  const parts: string[] = [];
  for (const folder of FOLDERS) {
    const files = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .filter((path) => !SILENT.test(path))
      .toSorted();
    for (const path of files) {
      const messages = messagesIn(
        readFileSync(join(ROOT, path), 'utf8'),
        path.endsWith('x') ? 'tsx' : 'ts',
      );
      if (messages.length > 0) parts.push([`# ${path}`, ...messages].join('\n'));
    }
  }
  return `${parts.join('\n\n')}\n`;
}
