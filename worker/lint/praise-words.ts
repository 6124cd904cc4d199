/** The set phrases of praise that every resume has, and the words they are made of. */
import { oneLine } from '#contract/one-line.ts';

/** At least one of these stands in what is left out: 'Reliable and calm' is the person's own word. */
export const CLICHE = new RegExp(
  oneLine`
    \b(?:dynamic|vibrant|passion(?:ate)?|synerg\w+|proactive|go[- ]getter|self[- ]starter|team player|people person|
    (?:results?|goal)[- ](?:oriented|driven)|highly motivated|out(?:side)?[- ](?:of[- ])?the[- ]box|110 ?%|
    go the extra mile|fast[- ]paced|challenging)
  `,
  'i',
);

/** Says how somebody is, before a noun. */
const HOW = oneLine`
  dynamic|vibrant|passionate|synergistic|proactive|motivated|self-motivated|highly|very|really|truly|real|true|great|
  excellent|good|strong|high|proven|positive|results?|goal|oriented|driven|focused|results?-oriented|results?-driven|
  goal-oriented|goal-driven|detail-oriented|enthusiastic|energetic|dedicated|committed|hardworking|hard-working|
  ambitious|creative|innovative|professional|outside-the-box|out-of-the-box|fast-paced|challenging
`;

/** Says how, before a noun: what stands in front of a trade and can be left out. */
export const PRAISING = new RegExp(`^(?:${HOW})$`, 'i');

/** Says who, in praise only. */
export const PRAISED =
  /^(?:self-starter|starter|go-getter|getter|player|person|individual|professional|worker|leader|thinker|learner)$/i;

/** Any word of such a phrase. */
export const PRAISE = new RegExp(
  oneLine`
    ^(?:
      ${HOW}|self|starter|hard|working|detail|fast|paced|a|an|and|the|with|for|in|of|to|who|that|i|am|is|i'm|i’m|my|as|go|
      passion|synergy|synergies|go-getter|getter|self-starter|energy|individual|person|people|player|team|teams|
      worker|leader|thinker|learner|mindset|attitude|can-do|work|ethic|interpersonal|communication|skills|
      excellence|success|quality|growth|thinks?|outside|box|out|always|gives?|110|110%|goes|extra|mile|
      thrives?|under|pressure
    )$
  `,
  'i',
);
