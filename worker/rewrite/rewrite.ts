/** Rewrites one line by the closed set of rules; leaves it alone whenever a judge objects. */
import { acceptable, acceptablySpelt, MECHANICAL, untouched, type Draft } from './acceptable.ts';
import { bareCount } from './bare-count.ts';
import { fromCapitals, toCapitals } from './capitals.ts';
import { countQuestion } from './count-questions.ts';
import { withMended, withWording } from './first-wording.ts';
import { likelySlip } from './likely-slips.ts';
import type { LineContext, LineQuestion, LineRewrite } from './model.ts';
import { isSeldomSure } from './little-gain.ts';
import { isBareDeed, isProse } from './prose-line.ts';
import { mask } from './protect.ts';
import {
  bareListQuestion,
  directQuestion,
  doerQuestion,
  isQualities,
  plainQuestion,
  slipQuestion,
  slipsQuestion,
} from './questions.ts';
import { longQuestion } from './shape-questions.ts';
import { askOf, sentencesOf } from './sentences.ts';
import { isHalfDone, isWeak, SPELLING } from './residue.ts';
import { slipLeft } from './slips-left.ts';
import { isFirstWording, isUnfit } from './unfit.ts';
import { isAmericanOnly } from '#worker/nlp/british-forms.ts';
import { verbOfPast } from '#worker/nlp/verbs.ts';
import { lemmasOf, openingWord, tokensOf } from './words.ts';

/** The line rewritten within the rules' licence, or unchanged; `question` where only the user can go on. */
export function rewriteLine(context: LineContext): LineRewrite {
  const sentence = fromCapitals(context.text);
  return sentence === null
    ? rewriteSentence(context)
    : toCapitals(context.text, rewriteSentence({ ...context, text: sentence }));
}

function rewriteSentence(context: LineContext): LineRewrite {
  const unchanged: LineRewrite = {
    before: context.text,
    after: context.text,
    level: 'auto',
    rules: [],
  };
  if (!isProse(context.text)) {
    const question = isBareDeed(context.text) ? countQuestion(context) : null;
    if (!question) return unchanged;
    const template = withStop(question.template, context);
    return { ...unchanged, level: 'ask', question: { ...question, template } };
  }
  const masked = mask(context.text, context.protectedSpans);
  if (!masked) return unchanged;
  const inner = { ...context, text: masked.text, protectedSpans: [] };
  const draft = isQualities(masked.text) ? null : draftLine(inner);
  const slip = slipLeft(draft?.text ?? masked.text);
  if (
    !draft ||
    draft.text === masked.text ||
    slip ||
    isUnfit(draft, inner) ||
    isTaste(draft, masked.text) ||
    takesSides(draft.text, inner)
  ) {
    const spelt = acceptablySpelt(inner);
    const base = draft?.rules.every(isPlain) ? draft.text : (spelt?.text ?? masked.text);
    const found = slip
      ? (longQuestion(inner) ??
        (masked.text.includes(slip) ? slipQuestion(slip, masked.text) : plainQuestion(inner)))
      : (askOf({ ...inner, text: base, written: masked.text }) ??
        (base === masked.text ? null : askOf(inner)) ??
        (draft?.rules.includes('empty-tail') ? bareListQuestion(inner) : null) ??
        halfMendedQuestion(draft, masked.text));
    // A number does not mend how a line is told.
    const isReady = draft && !slip && isReadyWording(draft, masked.text, inner);
    const question = isReady && found?.template !== '{answer}' ? directQuestion() : found;
    const mended =
      spelt?.rules.some((rule) => SPELLING.has(rule)) && !takesSides(spelt.text, inner)
        ? { spelt: { text: masked.unmask(spelt.text), rules: spelt.rules } }
        : {};
    if (!question) {
      // Beside a slip put right another may stand: its writer reads the line again.
      const ready = mended.spelt?.text ?? (!slip && draft && putsFormsRight(draft, masked.text));
      return ready
        ? { ...unchanged, ...mended, level: 'ask', question: slipsQuestion(masked.unmask(ready)) }
        : unchanged;
    }
    const isSided = draft !== null && takesSides(draft.text, inner);
    const worded = withWording(question, slip || isSided ? null : draft, inner);
    const isWorded = draft !== null && worded !== question;
    const asked = mended.spelt ? withMended(worded, masked.text, spelt!.text) : worded;
    return {
      ...unchanged,
      ...mended,
      ...(isWorded && { wording: { text: masked.unmask(draft.text), rules: draft.rules } }),
      level: 'ask',
      question: {
        ...asked,
        prompt: masked.unmask(asked.prompt),
        template: masked.unmask(withStop(asked.template, context)),
        ...(asked.draft !== undefined && { draft: masked.unmask(asked.draft) }),
      },
    };
  }
  const after = masked.unmask(draft.text);
  if (tellsWho(draft)) {
    return {
      ...unchanged,
      level: 'ask',
      question: doerQuestion(after, context.current && /\b(?:is|are) /.test(masked.text)),
    };
  }
  return { before: context.text, after, level: draft.level, rules: draft.rules };
}

/** 'and dealt with complaints' → 'and handled complaints', 'our standards' → 'the standards': as good a line as before. */
const isTaste = ({ text, rules }: Draft, before: string) =>
  // 'Made sure that all 90 lone workers checked in' tells its deed as well as 'Ensured' would.
  (rules.every((rule) => rule === 'plain-verb') && /\d/.test(text)) ||
  (rules.every((rule) => TASTE.has(rule)) &&
    openingWord(text) === openingWord(before) &&
    !/\b(?:I|me|we|us)\b/.test(before));
const TASTE: ReadonlySet<string> = new Set(['plain-verb', 'first-person', 'final-period']);

/** A new wording that is sound, if seldom wholly sure: its writer is asked to check it, where nothing else is asked. */
const isReadyWording = (draft: Draft, before: string, context: LineContext) =>
  isSeldomSure(draft.text, draft.rules) &&
  !isTaste(draft, before) &&
  isFirstWording(draft, context);

/** The draft's text where it mends a doubled word or a tense and leaves the telling as it is; else null. */
const putsFormsRight = ({ text, rules }: Draft, before: string): string | null =>
  rules.every((rule) => SPELLING.has(rule) || FORMS.has(rule)) &&
  text.split(' ').join() !== before.split(/\s+/).join()
    ? text
    : null;
const FORMS: ReadonlySet<string> = new Set(['tidy-spacing', 'one-tense']);

/** 'analysis' → 'analyze', where nothing tells whether 'analyse' is meant. */
function takesSides(text: string, context: LineContext): boolean {
  if (!context.neutral) return false;
  const written = new Set(tokensOf(context.text.toLowerCase()));
  return tokensOf(text.toLowerCase()).some((word) => !written.has(word) && isAmericanOnly(word));
}

/** What would still read wrong beside the slips put right, where nothing else is asked. */
function halfMendedQuestion(draft: Draft | null, text: string): LineQuestion | null {
  if (!draft || draft.text === text) return null;
  const left = likelySlip(draft.text) ?? bareCount(draft.text);
  return left !== null && left.includes(' ') && text.includes(left)
    ? slipQuestion(left, text)
    : null;
}

/** 'Invoices were checked': whose deed it was, only its teller knows. */
const tellsWho = ({ level, rules }: Draft) =>
  level === 'confirm' && rules.some((rule) => PASSIVES.has(rule));
const PASSIVES: ReadonlySet<string> = new Set(['passive', 'second-passive']);

/** A line with an answer in it ends as the line did, or as most lines of the document do. */
function withStop(template: string, { text, finalPeriod }: LineContext): string {
  if (template === '{answer}') return template;
  const bare = template.replace(/[.;]\s*$/, '');
  const stops = finalPeriod === 'add' || (finalPeriod !== 'drop' && /\.\s*$/.test(text));
  return stops ? `${bare}.` : bare;
}

/** Rules whose work a question may build on, whatever becomes of the line. */
const isPlain = (rule: string) => MECHANICAL.has(rule) || PLAIN.has(rule);
const PLAIN: ReadonlySet<string> = new Set([
  'empty-tail',
  'empty-words',
  'informal-words',
  'wordiness',
  'comma-splice',
  'first-person',
  'final-period',
]);

/** The line as the rules would have it, with their licence; null when every judge refuses. */
export function draftLine(context: LineContext): Draft | null {
  return sentenceBySentence(context) ?? draftSentence(context);
}

/** A paragraph of a few sentences: each is read alone, and two must both come out well. */
function sentenceBySentence(context: LineContext): Draft | null {
  const sentences = sentencesOf(context.text);
  if (sentences.length < 2) return null;
  const all = sentences.map((text, index) => {
    const habit = index === sentences.length - 1 && context.finalPeriod === 'add';
    const { finalPeriod: _, ...bare } = context;
    const inner: LineContext = habit ? { ...bare, text, finalPeriod: 'add' } : { ...bare, text };
    const draft = draftSentence(inner);
    const isGood = draft && draft.rules.length > 0 && !isUnfit(draft, inner);
    return isGood ? draft : untouched(text);
  });
  // What needs no answer is not held back by what does.
  const isSure = all.some(({ level, rules }) => level === 'auto' && rules.length > 0);
  const drafts = all.map((draft, index) =>
    isSure && draft.level === 'confirm' ? untouched(sentences[index]!) : draft,
  );
  if (drafts.length === 2 && drafts.some(({ text, rules }) => isWeak(text, rules))) return null;
  return {
    text: drafts.map(({ text }) => text).join(' '),
    level: drafts.some(({ level }) => level === 'confirm') ? 'confirm' : 'auto',
    rules: [...new Set(drafts.flatMap(({ rules }) => rules))],
    licence: {
      added: drafts.flatMap(({ licence }) => licence.added),
      removed: drafts.flatMap(({ licence }) => licence.removed),
    },
  };
}

function draftSentence(context: LineContext): Draft | null {
  const draft = acceptable(context);
  const whole = draft && !isWeak(draft.text, draft.rules) && draft.rules.length > 0;
  const found = whole ? draft : clauseByClause(context);
  if (found && !isWeak(found.text, found.rules)) return found;
  const spelt = acceptablySpelt(context);
  return spelt && !isHalfDone(spelt.text, spelt.rules) ? spelt : (draft ?? spelt);
}

/** 'Assisted with posting updates and made flyers': the rules read the first deed alone, then the whole. */
function clauseByClause(context: LineContext): Draft | null {
  if (context.current || !WEAK_OPENING.test(context.text)) return null;
  for (const match of context.text.matchAll(LATER_DEED)) {
    const [whole, link, filler = '', word] = match;
    const verb = verbOfPast(word!);
    const first = context.text.slice(0, match.index);
    if (!verb || verb.base === verb.past || CLAUSE.test(first) || /, [a-z]+ing\b/.test(first))
      continue;
    const head = acceptable({ ...context, text: first });
    const opening = head?.text.split(' ')[0]!.toLowerCase() ?? '';
    if (!head || head.rules.length === 0 || !verbOfPast(opening)) return null;
    const rest = context.text.slice(match.index + whole.length - word!.length);
    const plain = link === ', ' && / and /.test(rest) ? ', ' : ' and ';
    const licence = {
      added: [...head.licence.added, ...lemmasOf(plain)],
      removed: [...head.licence.removed, ...lemmasOf(`${link!} ${filler}`)],
    };
    return acceptable(context, { ...head, text: head.text + plain + rest, licence });
  }
  return null;
}

const WEAK_OPENING =
  /^(?:[A-Z][a-z]+ing|Was|Were|Helped|Assisted|Supported|Participated|Involved|I|Did|My|Responsible|In charge|Tasked|Duties|Job|Main)\b/i;
/** A second deed in the past with an object of its own. */
const LATER_DEED =
  /(,? and |, )(also |I |I also |then )?([a-z]+)(?= (?!(?:by|in|on|at|for|with|from|to|as|of|and|or)\b)[a-z\d])/g;
const CLAUSE = /\b(?:that|which|who|whose|where|because|when|while)\b|[;:(]/;
