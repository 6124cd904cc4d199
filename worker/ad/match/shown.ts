/** Skills and experience: whether the resume names or tells what a clause asks. */
import { oneLine } from '#contract/one-line.ts';
import { hitsIn } from '#worker/keywords/matcher.ts';
import type { Answer } from '../model.ts';
import { holdsName } from './classes.ts';
import { coreOf } from './core.ts';
import { NAME_WEIGHT, partsOf, type Alternative, type Part } from './parts.ts';
import { evidenceOf, type ResumeLine, type ResumeSide } from './resume-side.ts';
import { answerScale } from './scale.ts';
import { asksLittle, firmPartsOf } from './said.ts';
import { shortened, speltOut } from './initials.ts';
import { runTogether } from './run-together.ts';
import { coverage, stemOf, stemsOf, type Stem } from './stems.ts';
import { isTurnedRound } from './turned-round.ts';

/** Shares of a requirement's words that a line must hold to show all of it, or something near. */
const SHOWN = 0.66;
const NEAR = 0.4;

interface Found {
  strength: number;
  lines: { line: ResumeLine; strength: number }[];
}

/** requirement → verdict by its parts: all shown, some shown, none. */
export function answerShown(
  asked: string,
  whole: ResumeSide,
  common: ReadonlySet<string> = new Set(),
): Answer {
  const side = LOOKS_AFTER.test(asked) ? withoutOwnRank(whole) : whole;
  const scale = answerScale(asked, side);
  if (scale) return scale;
  const parts = partsOf(coreOf(asked), common);
  const found = parts.map((part) => bestOf(part, side));
  const evidence = evidenceOf(
    byWhole(
      asked,
      found.flatMap(({ lines }) => lines),
    ),
  );
  const met = found.filter(({ strength }) => strength >= SHOWN).length;
  const near = found.filter(({ strength }) => strength >= NEAR).length;
  if (parts.length > 0 && met === parts.length && !isOthersRole(asked, evidence, side)) {
    return {
      verdict: 'met',
      why: whyMet(evidence[0]?.role ?? null, evidence[0]?.section),
      evidence,
    };
  }
  if (met > 0) {
    const missing = parts.flatMap((part, i) => (found[i]!.strength < SHOWN ? [nameOf(part)] : []));
    return {
      verdict: 'partly',
      why: `Shown in part; your resume does not name ${listed(missing)}.`,
      evidence,
    };
  }
  if (near > 0) {
    return {
      verdict: 'partly',
      why: COMES_NEAR,
      evidence,
    };
  }
  if (OR_LEARNS.test(asked)) {
    return {
      verdict: 'only-you-know',
      why: 'You may also get it later; only you know.',
      evidence: [],
    };
  }
  return { verdict: 'not-shown', why: 'No line of your resume shows this.', evidence: [] };
}

/** Of lines that hold some of the words and no part as a whole. */
export const COMES_NEAR = 'Your resume comes near, without saying it in full.';

/** 'Or happy to train for it': not having it yet is no gap. */
const OR_LEARNS = new RegExp(
  oneLine`
    \b(?:or|if not|otherwise),? (?:you are |be )?(?:happy|willing(?:ness)?|prepared|ready|keen) to (?:
      be trained|train|learn|study|qualify|obtain|gain|get
    )\b
  `,
  'i',
);

/** 'Mentoring of apprentices': having been one shows nothing. */
const LOOKS_AFTER = new RegExp(
  oneLine`
    \b(?:
      after|train\p{L}*|mentor\p{L}*|supervis\p{L}*|coach\p{L}*|teach\p{L}*|guid\p{L}*|
      manag\p{L}*|lead\p{L}*
    ) (?:an? |the |of |our )*(?:\p{L}+ )?
    (?:apprentices?|trainees?|students?|juniors?|interns?|assistants?)\b
  `,
  'iu',
);
const OWN_RANK = /^(?:\p{L}+ )?(?:apprentice|trainee|student|junior|intern|assistant)\b/iu;
const withoutOwnRank = (side: ResumeSide): ResumeSide => ({
  ...side,
  lines: side.lines.filter(({ text }) => !OWN_RANK.test(text)),
});

const AS_ROLE =
  /^(?:(?:some|previous|prior|proven|any) )*(?:experience|time|background|a spell) as an? (\p{L}[\p{L} -]+)$/iu;
const BESIDE = new RegExp(
  oneLine`
    \b(?:
      under|for|to|with|by|alongside|assist\w*|support\w*|help\w*|shadow\w*|cover\w* for|
      stand\w* in for|stood in for|deputi\w+ for
    ) (?:an?|the|our|its|their) `,
  'i',
);

/** 'Experience as a shift leader': a line in which somebody else is the leader comes near, and no more. */
function isOthersRole(asked: string, evidence: Answer['evidence'], side: ResumeSide): boolean {
  const role = AS_ROLE.exec(coreOf(asked).trim())?.[1];
  if (!role) return false;
  const stems = stemsOf(role);
  const bears = side.resume.work.some(
    ({ title }) =>
      coverage(stems, new Set(stemsOf(title?.value ?? '').map(({ stem }) => stem))) >= SHOWN,
  );
  return !bears && evidence.length > 0 && evidence.every(({ quote }) => BESIDE.test(quote));
}

/** Lines that hold most of all that was asked come first, work before lists. */
function byWhole(asked: string, lines: Found['lines']): Found['lines'] {
  const whole = stemsOf(asked);
  return lines.map(({ line, strength }) => ({
    line,
    strength: (strength >= SHOWN ? 1 : 0) + coverage(whole, line.stems) + (line.job ? AT_WORK : 0),
  }));
}

/** So much more of the words must a list hold to stand before work. */
const AT_WORK = 0.35;

const nameOf = ({ alternatives }: Part) => `“${alternatives[0]!.text}”`;
const listed = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

function whyMet(role: string | null, section: string | undefined): string {
  if (role) return `Shown in your work as ${role}.`;
  return section === 'skills' ? 'Listed among your skills.' : 'Shown in your resume.';
}

/** The best alternative of a part, with the lines that show it. */
export function bestOf({ alternatives }: Part, side: ResumeSide): Found {
  const all = alternatives.map((alternative) => findAlternative(alternative, side));
  const strength = Math.max(0, ...all.map((one) => one.strength));
  const least = Math.min(SHOWN, strength);
  const lines = all.flatMap((one) => (one.strength >= least ? one.lines : []));
  return { strength, lines };
}

export function findAlternative(wanted: Alternative, side: ResumeSide): Found {
  const onlyNamed = isOnlyNamed(wanted, side);
  const lines = side.lines
    .map((line) => ({ line, strength: strengthIn(wanted, line, onlyNamed) }))
    .filter(({ strength }) => strength >= NEAR);
  const strength = Math.max(0, ...lines.map((line) => line.strength));
  return { strength, lines: lines.filter((line) => line.strength >= Math.min(SHOWN, strength)) };
}

/** Whether the resume may name what is asked, and nothing of the words that narrow it. */
export const isOnlyNamed = ({ narrower, heads, rest }: Alternative, side: ResumeSide): boolean =>
  [...narrower, ...heads].some((stem) => !side.stems.has(stem)) ||
  (rest.length >= REST && !rest.some((stem) => side.stems.has(stem)));

/** Of the class asked, though not of the name that narrows it: 'payroll' for 'UK payroll'. */
const UNQUALIFIED = 0.5;

/** What is only being learnt, or known a little, is near and no more. */
const SLIGHT_STRENGTH = 0.5;

function strengthIn(wanted: Alternative, line: ResumeLine, onlyNamed: boolean): number {
  const strength = plainStrengthIn(wanted, line, onlyNamed);
  if (strength <= SLIGHT_STRENGTH || asksLittle(wanted.text)) return strength;
  const firm = firmPartsOf(line.said);
  if (firm === line.said) return strength;
  const rest = { ...line, said: firm, stems: stemSet(firm), terms: termsOf(firm) };
  return Math.max(SLIGHT_STRENGTH, plainStrengthIn(wanted, rest, onlyNamed));
}

const bareStem = (word: string) => stemOf(word.toLowerCase());
const stemSet = (text: string) => new Set(stemsOf(text).map(({ stem }: Stem) => stem));
const termsOf = (text: string) => new Set(hitsIn(text).map(({ term }) => term.name));

function plainStrengthIn(wanted: Alternative, line: ResumeLine, onlyNamed: boolean): number {
  const { terms, members, stems, termNames, classNames } = wanted;
  const other = [
    ...speltOut(wanted.text, line.said),
    ...shortened(wanted.text, line.said),
    ...runTogether(wanted.text, line.said),
  ];
  const held = other.length > 0 ? new Set([...line.stems, ...other.map(bareStem)]) : line.stems;
  const byWords = isTurnedRound(stems, wanted.text, line.said) ? 0 : wordsIn(wanted, held);
  const known = terms.filter((term) => line.terms.has(term)).length;
  const spelt =
    wanted.tool && known === 0 ? Math.min(byWords, toolByWords(wanted, line.stems)) : byWords;
  const byTerms = terms.length > 0 && known === terms.length ? unless(termNames, line) : 0;
  const product = PRODUCT_OF.exec(wanted.text);
  const lacksProduct = product !== null && !line.stems.has(bareStem(product[1]!));
  const isPaper = line.section === 'publications' && members.includes('published');
  const byClass =
    isPaper || members.some((member) => holdsName(line.said, member))
      ? unless(classNames, line)
      : 0;
  const byName = Math.max(byTerms, byClass);
  const bySome = terms.length > 1 && known > 0 ? UNQUALIFIED : 0;
  return Math.min(
    Math.max(spelt, onlyNamed ? Math.min(byName, UNQUALIFIED) : byName, bySome),
    wanted.widely || lacksProduct || !wanted.kinds.every((kind) => held.has(kind))
      ? UNQUALIFIED
      : 1,
  );
}

/** 'Oracle Forms' is not shown by 'web forms': a tool is its name, and only its maker's name is near. */
const toolByWords = ({ stems }: Alternative, held: ReadonlySet<string>): number =>
  stems.every(({ stem }) => held.has(stem)) ? 1 : held.has(stems[0]?.stem ?? '') ? UNQUALIFIED : 0;

/** A single word of several, unless it is a name, shows something near and no more: 'supply' of 'supply planning'. */
export const wordsIn = (
  { stems: wanted, text }: Alternative,
  held: ReadonlySet<string>,
): number => {
  const phrase = text.includes(' ');
  const share = coverage(wanted, held);
  const light = LIGHT_VERB.test(text) ? wanted[0] : undefined;
  const telling = wanted.filter((one) => one !== light && !EMPTY_HEADS.has(one.stem));
  const [only, ...more] = telling.filter(({ stem }) => held.has(stem));
  const isBare =
    more.length === 0 &&
    (telling.length > 1 ? (only?.weight ?? 0) < NAME_WEIGHT : phrase && (only?.weight ?? 1) < 1);
  return isBare ? Math.min(share, UNQUALIFIED) : share;
};

/** 'Kept a logbook': the verb says that it was done, and the noun what. */
const LIGHT_VERB =
  /^(?:carr(?:y|ied|ying)|us(?:ed|ing)|giv(?:en|ing)|keep(?:ing)?|kept|handl(?:ed|ing)|lead(?:ing)?|led) (?:an? |the |our )?\p{L}{4,}$/iu;

/** Stems of words that only close a name: 'secrets management'. */
const EMPTY_HEADS: ReadonlySet<string> = new Set(['manag', 'handl', 'servic']);

/** So many telling words beside a name ask for more than the name. */
const REST = 2;

/** 'SAP APO', 'Oracle HCM': one product of a house is asked, and its other products are not it. */
const PRODUCT_OF = new RegExp(
  oneLine`
    \b(?:
      SAP|Oracle|Microsoft|MS|Adobe|Google|IBM|AWS|Azure|Autodesk|Siemens|Atlassian|Salesforce|
      Sage|Workday
    ) (?!(?:ERP|CRM|SQL|CAD|BI|HR|ECC|EC2|S3)\b)(\p{Lu}{2,5})\b
  `,
  'u',
);

/** All, unless a line lacks a name that narrows what is asked. */
const unless = (names: readonly string[], line: ResumeLine): number =>
  names.every((name) => line.stems.has(name)) ? 1 : UNQUALIFIED;
