/** Irregular verbs in the wrong form: 'was ran', 'have took', 'to ran', 'can took'. */
import { verbOfPast } from '#worker/nlp/verbs.ts';
import type { Slip } from '../slips.ts';

/** Pasts that are no participle, and no other word either: not 'saw', 'rose', 'fell'. */
const PASTS =
  'took|gave|wrote|ran|spoke|drove|chose|stole|went|began|grew|knew|threw|drew|shook|wore|froze|flew|ate|forgot|swam|overtook|undertook|oversaw|rewrote|overran|underwent';
const PARTICIPLES: Readonly<Record<string, string>> = {
  went: 'gone',
  forgot: 'forgotten',
  overtook: 'overtaken',
  undertook: 'undertaken',
  oversaw: 'overseen',
  rewrote: 'rewritten',
  overran: 'overrun',
  underwent: 'undergone',
};
const BASES: Readonly<Record<string, string>> = {
  overtook: 'overtake',
  undertook: 'undertake',
  oversaw: 'oversee',
  rewrote: 'rewrite',
  overran: 'overrun',
  underwent: 'undergo',
  went: 'go',
  forgot: 'forget',
};

/** What may be put in for what. */
export const VERB_FORM_WORDS = `calendared calendered paid payed stopped stoped stopping stoping ${PASTS} ${Object.values(PARTICIPLES).join(' ')} ${Object.values(BASES).join(' ')}`;

export const VERB_FORM_SLIPS: readonly Slip[] = [
  // PVC is calendered, a hearing calendared.
  [
    /\b([Cc])alendered(?= (?:[a-z]+ )?(?:deadlines|hearings|motions|court|dates|appointments|meetings|depositions|trials|filings|events)\b)/g,
    ([, first]) => `${first!}alendared`,
  ],
  // A deck is payed with pitch and a cable payed out; an ore is stoped.
  [
    /\b(P|p)ayed\b(?! (?:out|away) (?:\d|the |an? )|,? (?:[a-z]+ )*(?:seams?|decks?|hulls?|pitch|oakum)\b)(?<!\b(?:[Cc]aulked|[Cc]oppered)(?:,| and) (?:and )?payed)/g,
    ([, first]) => `${first!}aid`,
  ],
  [
    /\b(S|s)top(?:ed|ing)\b(?=.)(?!.*\b(?:ores?|veins?|reefs?|seams?|lodes?|mucked|slushed|trammed|below surface|blast(?:s|ing)?|underground|mine|shaft|gold|rock|crews?)\b)/g,
    ([word]) => word!.replace('op', 'opp'),
  ],
  [
    new RegExp(
      `(?<=\\b(?:[Ww]as|[Ww]ere|is|are|been|being|[Hh]ave|[Hh]as|[Hh]ad|having) (?:also |always |often |never |only |since |not )?)(?:${PASTS})\\b(?! not\\b|-)`,
      'g',
    ),
    ([word]) => PARTICIPLES[word!] ?? verbOfPast(word!)?.participle ?? null,
  ],
  [
    new RegExp(
      `(?<=\\b(?:can|could|will|would|should|must|may|to|did not|didn['’]t) )(?:${PASTS}|kept|taught|brought)\\b(?!-)`,
      'g',
    ),
    ([word]) => BASES[word!] ?? verbOfPast(word!)?.base ?? null,
  ],
];
