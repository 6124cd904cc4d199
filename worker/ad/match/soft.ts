import type { Answer } from '../model.ts';
import { answerShown } from './shown.ts';
import { WROTE } from './writing.ts';
import { evidenceOf, type ResumeSide } from './resume-side.ts';

/** How plainly a line of work shows a way of working: `plain` settles it, `near` leaves it to the reader. */
interface Sign {
  asked: RegExp;
  shown: RegExp;
  strength: 'plain' | 'near';
}

/** What work can show; anything else about a person's manner only the person knows. */
const SIGNS: readonly Sign[] = [
  {
    asked: /\bexplain\w*|\bplain language\b/i,
    shown:
      /\b(?:explain(?:ed|s|ing)?|present(?:ed|s|ations?|ing)?|advised?|advises|briefed|demonstrated|taught|trained|interview(?:ed)?|complaints?|plain (?:english|language|words))\b/i,
    strength: 'near',
  },
  { asked: /\b(?:write|writing|written)\b/i, shown: WROTE, strength: 'plain' },
  {
    asked: /\b(?:difficult|upset|angry|aggressive|de-escalat\w*|conflict)\b/i,
    shown: /\b(?:calmed|de-escalat\w+|complaints?|upset|angry|mediat\w+|conflicts?|disputes?)\b/i,
    strength: 'near',
  },
  {
    asked: /\brelation(?:ship)?s?\b|\brapport\b|\bstakeholders?\b|\bpartners(?:hips)?\b/i,
    shown:
      /\b(?:consulted|liaised|partnered|negotiated|stakeholders?|relationships?|key accounts|together with|worked? with|on behalf of)\b/i,
    strength: 'plain',
  },
  {
    asked: /\bpresent(?:ing|ation|ations)?\b/i,
    shown:
      /\b(?:present(?:ed|s|ations?|ing)?|explain(?:ed|s)?|committee|stake ?holders?|briefed|reports? (?:was|were) used|board|lectures?|spoke at)\b/i,
    strength: 'near',
  },
  {
    asked: /\b(?:communicat\w+|explain\w*|listen\w*|plain language|interpersonal)\b/i,
    shown:
      /\b(?:explained|explain|communicated|liaised|negotiated|presented|advised (?:clients|customers)|customer sites|complaints?|interview(?:ed)?|briefed|wrote)\b/i,
    strength: 'near',
  },
  {
    asked:
      /\b(?:work\w* (?:with|in)|interdisciplinary|team(?:work|player)?|collaborat\w+|families)\b/i,
    shown:
      /\b(?:worked? with|team of|group for|collaborated|together with|alongside|cross-functional)\b/i,
    strength: 'near',
  },
  {
    asked: /\b(?:confidential\w*|discretion|sensitive)\b/i,
    shown: /\b(?:confidential\w*|gdpr|hipaa|sensitive)\b/i,
    strength: 'near',
  },
  {
    asked: /\b(?:lead(?:ership)?|motivat\w+ others|coach|supervis\w+)\b/i,
    shown: /\b(?:led|lead|managed a team|supervised?|coached|mentored|team of|direct reports)\b/i,
    strength: 'near',
  },
  {
    asked:
      /\b(?:organi[sz]\w+ skills|time[- ]management|priorit\w+|multi-?task\w*|deadlines|workload)\b/i,
    shown: /\b(?:scheduled|coordinated|organi[sz]ed|planned|prioriti[sz]ed|deadlines?)\b/i,
    strength: 'near',
  },
  {
    asked: /\b(?:problem[- ]solv\w+|analytical)\b/i,
    shown: /\b(?:resolved|solved|diagnosed|root cause|troubleshot)\b/i,
    strength: 'near',
  },
];

/** Communication, writing, leading: shown at work or not; attitudes: only you know. */
export function answerSoft(clause: string, side: ResumeSide): Answer {
  const sign = SIGNS.find(({ asked }) => asked.test(clause));
  if (ATTITUDE.test(clause) || !sign) {
    // What reads like a manner may be a deed: 'Looks after others', said of a job.
    const told = ATTITUDE.test(clause) ? null : answerShown(clause, side);
    if (told?.verdict === 'met' && told.evidence.some(({ role }) => role)) return told;
    return {
      verdict: 'only-you-know',
      why: 'A resume cannot prove this; only you know.',
      evidence: [],
    };
  }
  const deeds = answerShown(clause, side);
  if (deeds.verdict === 'met' && deeds.evidence.some(({ role }) => role)) return deeds;
  const lines = side.lines.filter(
    ({ said, section }) =>
      section !== 'skills' && section !== 'summary' && sign.shown.test(said.replace(TO_NOW, ' ')),
  );
  if (lines.length === 0 && deeds.verdict !== 'not-shown') return deeds;
  if (lines.length === 0) {
    return { verdict: 'not-shown', why: 'No line of your resume shows it at work.', evidence: [] };
  }
  const plain = sign.strength === 'plain';
  return {
    verdict: plain ? 'met' : 'partly',
    why: plain
      ? 'These lines of your work show it.'
      : 'These lines come near; whether they show it is for the reader to judge.',
    evidence: evidenceOf(
      lines.map((line) => ({ line, strength: 1 })),
      2,
    ),
  };
}

/** 'March 2021 – Present' presents nothing. */
const TO_NOW = /(?:[–—-]|\bto)\s*present\b/gi;

const ATTITUDE =
  /\b(?:you (?:don['’]t|never|always|like|love|enjoy)|under pressure|under stress|gracious|tactful|tact\b|composed|discretion|discreet|diplomacy|resilien\w+|distressed|angry|aggressive|seriously|way of working|independent(?:ly)?|enjoy(?:ment|s)?|teamwork|team[- ]?player|self[- ]\w+|proactive|initiative|energetic|positive|patien(?:ce|t)\b|empath\w*|honest\w*|(?<!data )integrity|punctual\w*|adaptab\w+|flexib\w+|trustworth\w+|confident\b|hard[- ]?working|eager|keen\b|attention to detail|learn(?:er)?\b|manner|mentality|attitude|humou?r|humility|presence|passion\w*|enthusias\w+|heart for|commitment to|shout|calm\b|curio\w+|friendly|work ethic|reliable|motivated|hands-on|culture|ethos|spirit|values|expectations|appearance|presentable)\b/i;
