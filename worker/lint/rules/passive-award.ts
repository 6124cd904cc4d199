import { oneLine } from '#contract/one-line.ts';
import { openingIndex } from '#worker/nlp/line/clause.ts';
import type { Rule } from '../model.ts';
import { capital, lintOf } from '../voice.ts';

export const passiveAward: Rule = {
  id: 'passive-award',
  category: 'opening',
  title: 'Begin with the award itself',
  why: '“I was” adds nothing before “awarded” or “promoted”.',
  examples: {
    fixes: [
      ['I was promoted to shift lead', 'Promoted to shift lead'],
      ['Have been selected for the county squad', 'Selected for the county squad'],
    ],
    keeps: [
      'Was awarded a medal for service',
      'Was paid by the hour',
      'The prize was awarded in May',
      'Was first to finish',
    ],
  },
  check(line) {
    const { tokens } = line;
    const first = openingIndex(tokens);
    if (line.kind !== 'bullet') return [];
    let at = first;
    while (/^(?:i|was|am|have|has|been|'ve)$/.test(tokens[at]?.norm ?? '')) at += 1;
    const verb = tokens[at];
    // 'Was awarded' alone is plain English; 'Awarded' might be what one did for others.
    const opens = tokens[first]?.norm;
    if (
      at === first ||
      opens === 'was' ||
      !verb ||
      !AWARDS.test(verb.norm) ||
      tokens[at - 1]!.norm === 'i' ||
      /^(?:have|has)$/.test(tokens[at - 1]!.norm)
    )
      return [];
    return lintOf(
      line,
      passiveAward,
      [{ start: tokens[first]!.start, end: verb.end, text: capital(verb.text) }],
      {
        message: 'Begin with the award itself.',
        priority: 65,
        absorbs: ['first-person', 'simple-tense'],
      },
    );
  },
};

const AWARDS = new RegExp(oneLine`
  ^(?:
    awarded|promoted|named|selected|elected|chosen|nominated|recogni[sz]ed|commended|appointed|
    invited|shortlisted|praised|crowned|voted|certified|headhunted
  )$
`);
