/**
 * False lints on correct prose, by rule: `npm run -s bench -- prose FOLDER… [--all]`. Folders hold HTML or text of
 * edited manuals (the packages debian-reference-en and git-doc, the Rust book); each sentence without code is one line.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { applyLints, findLints } from '../../worker/lint/lint-line.ts';
import { analyseLine } from '../../worker/nlp/line/analyse.ts';
import { loadSpeller } from '../../worker/nlp/speller.ts';

/** Manuals say "I" and "we" to their readers; a resume does not. */
const STYLE = new Set(['style', 'opening']);
const SHOWN = 6;

const filesUnder = (path: string): string[] =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(path).flatMap((name) => filesUnder(join(path, name)))
    : /\.(?:html|txt)$/.test(path)
      ? [path]
      : [];

function paragraphsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  if (!file.endsWith('.html')) return text.split(/\n\s*\n/);
  return [...text.matchAll(/<p\b[^>]*>([\s\S]*?)<\/p>/g)].map(([, body = '']) =>
    body
      .replace(/<(?:code|tt|kbd|var|pre)\b[\s\S]*?<\/(?:code|tt|kbd|var|pre)>/g, '\u0001')
      .replace(/<span class="(?:literal|command|emphasis)"[\s\S]*?<\/span>/g, '\u0001')
      .replace(/<[^>]+>/g, '')
      .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
      .replace(/&#x([\da-f]+);/gi, (_, code: string) =>
        String.fromCodePoint(Number.parseInt(code, 16)),
      )
      .replace(
        /&([lr][sd]quo|mdash|ndash|hellip|nbsp|copy|trade|rarr|times);/g,
        (_, name: string) => ENTITIES[name]!,
      )
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, '&'),
  );
}

const ENTITIES: Readonly<Record<string, string>> = {
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  nbsp: ' ',
  copy: '©',
  trade: '™',
  rarr: '→',
  times: '×',
};

const isSentence = (text: string) =>
  /^[A-Z“"].*[.!?]$/.test(text) &&
  text.split(' ').length > 4 &&
  // eslint-disable-next-line no-control-regex
  !/[\u0001<>{}[\]|\\$*_=~^`@#]|https?:|\(\d\)|--|\w\.\w|\w\/\w/.test(text);

const sentences = new Set(
  process.argv
    .slice(2)
    .filter((it) => !it.startsWith('--'))
    .flatMap(filesUnder)
    .flatMap(paragraphsOf)
    .flatMap((it) =>
      it
        .replace(/\s+/g, ' ')
        .trim()
        .split(/(?<=[.!?]) (?=[A-Z“"])/),
    )
    .filter(isSentence),
);

if (sentences.size === 0) {
  console.log('1 skipped: no folder of manuals given');
} else {
  const speller = await loadSpeller();
  const byRule = new Map<string, string[]>();
  let words = 0;
  for (const text of sentences) {
    words += text.split(' ').length;
    const line = analyseLine(text, {
      start: 0,
      kind: process.argv.includes('--bullets') ? 'bullet' : 'prose',
      current: null,
      dialect: null,
      protectedSpans: [],
      speller,
    });
    for (const lint of findLints(line, { speller })) {
      if (STYLE.has(lint.category)) continue;
      const { start, end } = lint.span;
      const near = (it: string, by = 0) => it.slice(Math.max(0, start - 25), end + by + 25);
      const after = applyLints(text, [lint]);
      const shown = `${lint.level === 'auto' ? ' ' : '?'} ${near(text)} → ${near(after, after.length - text.length)}`;
      byRule.set(lint.rule, [...(byRule.get(lint.rule) ?? []), shown]);
    }
  }
  const total = [...byRule.values()].reduce((sum, { length }) => sum + length, 0);
  console.log(
    `${sentences.size} sentences, ${words} words: ${total} lints, one in ${Math.round(words / total)} words`,
  );
  for (const [rule, found] of [...byRule].sort(([, a], [, b]) => b.length - a.length)) {
    console.log(String(found.length).padStart(5), rule);
    const shown = process.argv.includes('--all') ? found : found.slice(0, SHOWN);
    for (const it of shown) console.log('       ', it);
  }
}
