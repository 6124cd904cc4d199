import { oneLine } from '#contract/one-line.ts';
import { rememberByText } from '#worker/nlp/remember.ts';

/** Whether an English bullet says what came of the work: a change, a saving, a use, a target met, an award. */
export const statesOutcome: (line: string) => boolean = rememberByText((line) =>
  OUTCOMES.some((pattern) => pattern.test(line)),
);

const OUTCOMES = [
  // A change for the better, as a verb in any form.
  new RegExp(
    oneLine`
      \b(?:
        increas|reduc|improv|decreas|eliminat|accelerat|shorten|minimi[sz]|maximi[sz]|
        optimi[sz]|strengthen|streamlin|boost|expand|elevat|heighten|surpass|exceed|outperform|
        achiev|attain|deliver|generat|recover|captur|retain|secur|prevent|avoid|resolv|restor|
        stabili[sz]|moderni[sz]|transform|sav|rais|lower|doubl|tripl|quadrupl|halv|lift|earn|
        convert|freed?\b|adopt|promot|replac|reclaim|rescu
      )(?:e|es|ed|ing|s)?\b
    `,
    'i',
  ),
  /\b(?:simplif|unif)(?:y|ies|ied|ying)\b/i,
  new RegExp(
    oneLine`
      \b(?:
        grew|grow|growing|grown|cut|cutting|cuts|won|win|winning|rose|risen|fell|dropped|
        reached|gained|hit|met|beat|closed|launched|relaunched|published|awarded|named|voted|
        ranked|ranking|recognized|recognised|selected|certified|commissioned|founded|co-founded|
        established|introduced|opened|scaled|took .{3,60} (?:to|from)|
        brought .{3,60} (?:to|from|down)
      )\b
    `,
    'i',
  ),
  new RegExp(
    oneLine`
      \b(?:
        resulting in|result(?:ed|s) in|leading to|led to|which (?:led|cut|saved|raised|grew)|
        so that|enabling|allowing|ensuring|contributing to|thereby|thus|
        in order to (?:cut|reduce|raise|increase|improve)|
        to (?:
          cut|reduce|raise|increase|improve|meet|exceed|support|ensure|prevent|save|boost|speed|
          enable
        )
      )\b
    `,
    'i',
  ),
  /\b(?:used|attended|adopted|read|cited|viewed|downloaded|visited|trusted|sold|seen|relied on|watched) (?:by|in|across|\d)/i,
  new RegExp(
    oneLine`
      \b(?:
        ahead of (?:plan|schedule|time|target)|on time|on budget|under budget|below budget|
        without (?:downtime|loss|incident|error|a single|shrinking|customer|delay|injur)|
        with no|
        zero (?:defects|incidents|accidents|downtime|findings|errors|injuries|complaints|lost)|
        error-free|at \d[\d.]*\s?% (?:availability|accuracy|uptime|on-time)
      )\b
    `,
    'i',
  ),
  /\b(?:made|sold|booked|billed|collected|raised|brought in)\s(?:\w+\s){0,3}[$€£]\s?\d/i,
  /\b(?:by|to|from|of|with) (?:[$€£]\s?\d|\d[\d,.]*\s?(?:%|percent|x\b))/i,
  /\bfrom .{1,40}\d.{0,30} to .{0,10}\d/i,
];
