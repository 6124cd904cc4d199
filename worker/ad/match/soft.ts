import type { Answer } from '../model.ts';
import { evidenceOf, type ResumeSide } from './resume-side.ts';

/** What deeds can show; anything else about a person's manner only the person knows. */
const SIGNS: readonly (readonly [asked: RegExp, shown: RegExp])[] = [
  [
    /\b(?:communicat\w+|explain\w*|listen\w*|de-escalate|plain language|interpersonal)\b/i,
    /\b(?:explained|explain|communicated|liaised|negotiated|presented|advised (?:clients|customers)|customer sites|complaints?|interviewed|briefed)\b/i,
  ],
  [
    /\bpresent(?:ing|ation|ations)?\b|\bstakeholders\b/i,
    /\b(?:present(?:ed|ations?|ing)?|stake ?holders?|briefed|reports? (?:was|were) used|board)\b/i,
  ],
  [
    /\b(?:write|writing|written)\b/i,
    /\b(?:wrote|written|authored|drafted|published|edited|copywriting|blog)\b/i,
  ],
  [
    /\b(?:work\w* (?:with|in)|interdisciplinary|team(?:work|player)?|collaborat\w+|families)\b/i,
    /\b(?:worked? with|team of|group for|collaborated|together with|alongside|cross-functional)\b/i,
  ],
  [
    /\b(?:confidential\w*|discretion|sensitive)\b/i,
    /\b(?:confidential\w*|gdpr|hipaa|sensitive)\b/i,
  ],
  [
    /\b(?:lead(?:ership)?|motivat\w+ others|coach)\b/i,
    /\b(?:led|lead|managed a team|supervised?|coached|mentored)\b/i,
  ],
  [
    /\b(?:organi[sz]\w+ skills|time[- ]management|priorit\w+|multi-?task\w*)\b/i,
    /\b(?:scheduled|coordinated|organi[sz]ed|planned)\b/i,
  ],
  [
    /\b(?:problem[- ]solv\w+|analytical)\b/i,
    /\b(?:resolved|solved|diagnosed|root cause|troubleshot)\b/i,
  ],
];

/** Communication, writing, leading: shown in deeds or not; attitudes: only you know. */
export function answerSoft(clause: string, side: ResumeSide): Answer {
  const asked = SIGNS.find(([pattern]) => pattern.test(clause));
  if (!asked || ATTITUDE.test(clause)) {
    return {
      verdict: 'only-you-know',
      why: 'A resume cannot prove this; only you know.',
      evidence: [],
    };
  }
  const lines = side.lines.filter(
    ({ text, section }) => section !== 'skills' && section !== 'summary' && asked[1].test(text),
  );
  if (lines.length === 0) {
    return { verdict: 'not-shown', why: 'No line of your resume shows it at work.', evidence: [] };
  }
  return {
    verdict: 'partly',
    why: 'These lines come near; whether they show it is for the reader to judge.',
    evidence: evidenceOf(
      lines.map((line) => ({ line, strength: 1 })),
      2,
    ),
  };
}

const ATTITUDE =
  /\b(?:manner|mentality|attitude|humou?r|humility|presence|passion\w*|enthusias\w+|heart for|commitment to|shout|calm\b|curio\w+|friendly|work ethic|reliable|motivated|hands-on)\b/i;
