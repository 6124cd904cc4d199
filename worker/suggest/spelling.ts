/** Misspellings in prose: well-known slips at once, the dictionary's guesses only when confirmed. */
import type { Span } from '#contract/resume.ts';
import { misspellingsOf } from '#worker/checks/lines/misspellings.ts';
import { fitsBoth, speltAs, speltIn } from '#worker/nlp/british-forms.ts';
import { lineAt } from './cut-line.ts';
import type { Draft, SuggestContext } from './draft.ts';

const MOST = 20;

/** One draft for each misspelt word and its correction, all its places together. */
export function spelling(context: SuggestContext): Draft[] {
  const { speller, resume } = context;
  if (!speller || resume.language !== 'en') return [];
  const places = new Map<
    string,
    { better: string; slip: boolean; british: string | null; at: Span[] }
  >();
  for (const { word, better, span } of misspellingsOf(context, speller)) {
    const slip = speller.knownSlip?.(word) ?? null;
    const found = slip ?? better;
    if (found === null) continue;
    const right = speltAs(context.dialect, word, found);
    const written = /^\p{Lu}/u.test(word) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
    if (written === word) continue;
    const british = context.neutral === true && fitsBoth(word, found) ? speltIn('uk', found) : null;
    const known = places.get(word) ?? { better: written, slip: slip !== null, british, at: [] };
    known.at.push(span);
    places.set(word, known);
  }
  return [...places].slice(0, MOST).map(([word, { better, slip, british, at }]) => {
    const lines = at.map((span) => lineWith(context, word, better, span));
    return {
      rules: ['spelling'],
      level: slip && british === null ? 'auto' : 'confirm',
      title: 'Correct the spelling',
      description: slip
        ? `“${word}” is a misspelling. It costs interviews more surely than anything else on the page.${british === null ? '' : ` “${better}” is American: if you write British English, change it to “${british}” first.`}`
        : `Our dictionary does not know “${word}”. Accept only if “${better}” is the word you meant.`,
      before: [...new Set(lines.map(({ before }) => before))].join('\n'),
      after: [...new Set(lines.map(({ after }) => after))].join('\n'),
      check: 'spelling',
      category: 'spelling',
      // Whole words: a single letter put in could meet the edit of a rewrite at its very start.
      edits: at.map(({ start, end }) => ({ start, end, text: better })),
      separable: true,
    };
  });
}

/** The line around a word, without its bullet sign, as it is and as it would be. */
function lineWith({ document }: SuggestContext, word: string, better: string, { start }: Span) {
  const line = lineAt(document, start)!;
  const marker = /^[^\p{L}\d]*/u.exec(line.text)![0].length;
  const before = line.text.slice(marker).trimEnd();
  const at = start - line.start - marker;
  const after = before.slice(0, at) + better + before.slice(at + word.length);
  return { before, after };
}
