/** Texts that no person writes and that a careless pattern takes minutes over; each repeats a short unit. */

const HEAD = 'Rosa Lindqvist\nrosa.lindqvist@example.org | +46 40 555 0123\n\n';
const JOB = 'Experience\nBaker, Kornblad & Co\nMar 2019 - Present\n';

/** What a shape stands behind, and the unit that it repeats. */
export const SHAPES: Record<string, [before: string, unit: string]> = {
  'one word': [`${HEAD}Summary\n`, 'a'],
  'one word in capitals': [`${HEAD}Summary\n`, 'A'],
  'words of one letter': [`${HEAD}${JOB}- Baked `, 'a '],
  'capitals apart': [`${HEAD}${JOB}`, 'A '],
  spaces: [`${HEAD}${JOB}x`, ' '],
  'non-breaking spaces': [`${HEAD}${JOB}x`, '\u00a0'],
  hyphens: [`${HEAD}Summary\n`, '-'],
  'at signs': [HEAD, 'a@'],
  dots: [`${HEAD}${JOB}- Led `, '.'],
  hosts: [HEAD, 'www.a.'],
  'a word and a slash': [`${HEAD}Skills\n`, 'a/'],
  slashes: [`${HEAD}Skills\n`, '/'],
  digits: [`${HEAD}${JOB}- Sold `, '1'],
  'groups of digits': [`${HEAD}+`, '1 '],
  brackets: [`${HEAD}Education\nBSc `, '('],
  'pairs of brackets': [`${HEAD}Education\nBSc `, '(a) '],
  'commas and words': [`${HEAD}Skills\n`, 'tea, '],
  'words of a list': [`${HEAD}${JOB}- Baked `, 'bread and '],
  'a sentence again': [
    `${HEAD}${JOB}- `,
    'Managed teams of people and was responsible for bread. ',
  ],
  'short bullets': [`${HEAD}${JOB}`, '- Was responsible for 12 loaves\n'],
  'short lines': [`${HEAD}${JOB}`, 'a\n'],
  'dates again': [`${HEAD}Experience\n`, 'Baker, Kornblad & Co, 2019 - 2020\n'],
  headings: [HEAD, 'EXPERIENCE\nSKILLS\n'],
  quotes: [`${HEAD}Summary\n`, `"it's `],
  'writing without spaces': [`${HEAD}Summary\n`, '職務経歴'],
};

/** A text of about `chars` characters of one shape. */
export const shapeOf = ([before, unit]: readonly [string, string], chars: number): string =>
  before + unit.repeat(Math.ceil(chars / unit.length)).slice(0, chars);
