import { firing } from '../firing.ts';
import type { RewriteRule, RuleResult } from '../model.ts';

/** 'Was the link nurse for dementia' → 'Served as the link nurse for dementia'. */
export const servedAs: RewriteRule = {
  id: 'served-as',
  title: 'Name the role with a verb',
  why: '“Was” says nothing; the role is what you did.',
  mayAdd: ['serve', 'as', 'and'],
  mayRemove:
    'i was were be perform fulfil fulfill carry out have hold the role of position and also'.split(
      ' ',
    ),
  examples: {
    fires: [
      ['Was the link nurse for dementia care', 'Served as the link nurse for dementia care'],
      ['I was also a mentor for two trainees', 'Served as a mentor for two trainees'],
      [
        'Performed the role of scrum master while ours was on leave',
        'Served as scrum master while ours was on leave',
      ],
      [
        'Worked in community mental health and was care co-ordinator for 22 adults',
        'Worked in community mental health as care co-ordinator for 22 adults',
      ],
      ['Was captain of the rugby team', 'Served as captain of the rugby team'],
      ['Was the main contact for 14 mills', 'Served as the main contact for 14 mills'],
      [
        'Worked in a call centre and was the union rep',
        'Worked in a call centre and served as the union rep',
      ],
      ['Worked at a bakery and was the cashier', 'Worked at a bakery as the cashier'],
    ],
    leaves: [
      'Was the only analyst in the company',
      'Was a key driver of growth',
      'Was the top performer in 2019',
      'Was a team player',
      'Was a finalist in the Young Chef of the Year',
      'Worked at a bakery and was promoted to manager',
      'Worked with children and was the oldest helper',
      'Was the first in the family to study',
      'Was on the safety committee',
      'Was a nurse (current)',
    ],
  },
  apply({ text, current }) {
    if (current) return null;
    return named(text) ?? asWell(text);
  },
};

/** The last word of a post, and what may stand after it. */
const POST =
  '(?:(?!(?:to|by|in|on|at|for|of|from|with|and|as|promoted|asked|made|moved|given|trained|chosen|named)\\b)[a-z-]+ ){0,3}?(?:[a-z-]*(?:keeper|worker|leader|teacher|manager|trainer|officer|steward|ordinator|ordinater|organi[sz]er|supervisor|tutor|mentor|coach|warden|marshal|secretary|treasurer|chair|captain|champion|midwife|nurse|lead|rep|representative|contact|clerk|cashier|chef|cook|aider|guard|instructor|editor|adviser|advisor|assistant|assessor|examiner|moderator|driver|porter|receptionist|interpreter|invigilator|ambassador|prefect|judge|referee|umpire|buddy|liaison|liaison officer|administrator|auditor|member|deputy|head|holder|master|volunteer|waiter|waitress|point of contact|[a-z]+(?:ologist|archivist|ographer)|archivist|librarian|technician|pharmacist|registrar))';
const AFTER =
  '(?= (?:for|of|on|at|in|to|with|during|while|when|until|from|across|between|under)\\b| and (?:[a-z]+ed|kept|ran|led|took|wrote|made|drove|taught|did|held|gave|set|sold|built|met)\\b|[,.;]|$)';
/** Praise or rank, which is more than a post. */
const RANKED =
  /^(?:the |an? )?(?:[a-z-]+ )*?(?:only|sole|first|last|top|best|key|main(?! (?:contact|point of contact)\b)|major|lead driver|good|great|strong|natural|proud|fast|quick|hard|reliable|trusted|valued|oldest|youngest|busiest|founding|team|regular|big|real|true|keen|active|former|one) /;

const WAS = new RegExp(
  `^(?:I )?was (?:also )?(?=(?:the|an?) ${POST}${AFTER}|${POST} (?:of|for|on) )`,
  'i',
);
const ROLE = new RegExp(
  `^(?:Performed|Fulfill?ed|Carried out|Had|Held) the (?:role|position) of (?=(?:the |an? )?${POST}${AFTER})`,
);

function named(text: string): RuleResult | null {
  const opening = (WAS.exec(text) ?? ROLE.exec(text))?.[0];
  if (opening === undefined || RANKED.test(text.slice(opening.length))) return null;
  return firing(`Served as ${text.slice(opening.length)}`, 'auto', {
    added: 'serve as',
    removed: opening,
  });
}

const BESIDE = new RegExp(
  `^(?:(?:the|an?) )?(?:[a-z-]+ ){0,3}?[a-z-]*(?:rep|representative|captain|chair|secretary|treasurer|champion|ambassador|buddy|member|mentor|warden|marshal|aider|prefect|judge|referee|volunteer|contact|holder|lead)${AFTER}`,
);
const WORKED = new RegExp(
  `^(Worked (?:in|at|for|on) [^,;.]+?) and (?:I )?was (?:also )?(?=(?:(?:the|an?) )?${POST}${AFTER})`,
);

/** 'Worked in a clinic and was the receptionist' */
function asWell(text: string): RuleResult | null {
  const match = WORKED.exec(text);
  if (!match || / and /.test(match[1]!) || RANKED.test(text.slice(match[0].length))) return null;
  const post = text.slice(match[0].length);
  const words = match[0].slice(match[1]!.length);
  // A post beside the job is not the job.
  return BESIDE.test(post)
    ? firing(`${match[1]!} and served as ${post}`, 'auto', {
        added: 'and serve as',
        removed: words,
      })
    : firing(`${match[1]!} as ${post}`, 'auto', { added: 'as', removed: words });
}
