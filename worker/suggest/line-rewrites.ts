/** Bullets of jobs, volunteering and projects, each rewritten by the closed rules or asked about. */
import type { Measure } from '#contract/number-answer.ts';
import type { SuggestionCategory } from '#contract/resume.ts';
import { misspellingsOf, strangeWords } from '#worker/checks/lines/misspellings.ts';
import { verbOfBase, verbOfPast } from '#worker/nlp/verbs.ts';
import type { ParsedResume } from '#worker/parse/model.ts';
import type { LineQuestion, LineRewrite } from '#worker/rewrite/model.ts';
import type { Respelling } from '#worker/rewrite/respelt.ts';
import { RULES } from '#worker/rewrite/rules.ts';
import { mainGlyph } from './bullet-glyphs.ts';
import { markerOf, rolesOf, textOf, type Place, type Role } from './bullets.ts';
import { editBetween, type Draft, type SuggestContext } from './draft.ts';
import { ended, periodHabit, proseHabit, type PeriodHabit } from './period-habit.ts';
import { rewriteRole, type RoleLine } from './role-lines.ts';
import { splitBullet } from './split-bullet.ts';

/** Most questions that are weighed for one job. */
const CANDIDATES = 8;

/** No bullet is longer; what is, is no line that a rule could better. */
const MOST_LINE_CHARS = 1_500;

/** One draft at most for each bullet; the questions of a job bear its number, the likeliest to help first. */
export function lineRewrites(context: SuggestContext): Draft[] {
  const names = ownNames(context.resume);
  const habit = periodHabit(context);
  const respellings = respellingsOf(context);
  const stop = proseHabit(context);
  const glyph = mainGlyph(context.document);
  const marked = (place: Place) =>
    glyph === null ? markerOf(context, place) : markerOf(context, place).replace(/\S+/, glyph);
  return rolesOf(context.resume).flatMap((role, job) => {
    const drafts: Draft[] = [];
    const questions: Draft[] = [];
    const lines = role.highlights.flatMap((bullet): RoleLine[] => {
      const place = textOf(context, bullet);
      if (!place || place.text.length > MOST_LINE_CHARS || mayContinue(context, place)) return [];
      const line = {
        text: place.text,
        current: role.current && !toldInPast(role, place.text),
        dialect: context.dialect,
        neutral: context.neutral === true,
        protectedSpans: spansOf(place.text, names),
        unknown: context.speller ? strangeWords(place.text, context.speller) : [],
      };
      return [{ place, line, respellings: respellings(place) }];
    });
    for (const { place, rewrite } of rewriteRole(lines)) {
      const parts = splitBullet(rewrite.after, role.current);
      const bullets = parts?.map((part) => ended(part, habit));
      if (bullets) drafts.push(rewriteDraft(place, inTwo(rewrite, bullets, marked(place))));
      else if (rewrite.after !== rewrite.before) {
        drafts.push(rewriteDraft(place, { ...rewrite, after: endedAs(rewrite, stop) }));
      } else if (rewrite.spelt) drafts.push(rewriteDraft(place, speltOf(rewrite)));
      else if (rewrite.question) questions.push(questionDraft(place, rewrite, stop));
    }
    const asked = questions.toSorted(byWorth).filter(isFirstOfItsWords).slice(0, CANDIDATES);
    const unasked = questions.filter((one) => !asked.includes(one));
    return drafts.concat(
      asked.map((one) => ({ ...one, job })),
      unasked.flatMap(({ instead }) => instead ?? []),
    );
  });
}

/** Misspelt words of a bullet with their corrections, by its place. */
function respellingsOf(context: SuggestContext): (place: Place) => Respelling[] {
  const { speller, resume } = context;
  if (!speller || resume.language !== 'en') return () => [];
  const found = misspellingsOf(context, speller).flatMap(({ word, better, span }) => {
    const slip = speller.knownSlip?.(word) ?? null;
    const right = slip ?? better;
    return right === null || right === word
      ? []
      : [{ ...span, better: right, sure: slip !== null, others: speller.suggest(word).slice(1) }];
  });
  return ({ start, text }) =>
    found
      .filter((one) => one.start >= start && one.end <= start + text.length)
      .map((one) => ({ ...one, start: one.start - start, end: one.end - start }));
}

/** A certain slip is mended even where the rest of the line only its writer could better. */
const speltOf = (rewrite: LineRewrite): LineRewrite => ({
  ...rewrite,
  after: rewrite.spelt!.text,
  rules: rewrite.spelt!.rules,
  level: 'auto',
});

/** 'Was responsible for …' among 'Answered …' and 'Helped …': the job goes on, but it is told in the past. */
function toldInPast({ highlights }: Role, text: string): boolean {
  if (!/^(?:Was|Were)\b/i.test(text)) return false;
  const openings = highlights
    .slice(0, 50)
    .map(({ value }) => /^[a-z]+/i.exec(value)?.[0].toLowerCase() ?? '');
  const past = openings.filter((word) => verbOfPast(word) !== undefined).length;
  const present = openings.filter((word) => verbOfBase(word) !== undefined).length;
  return past >= 2 && present === 0;
}

/** A small letter without a bullet sign may go on with the line above: hands off. */
function mayContinue(context: SuggestContext, place: Place): boolean {
  if (!/^\p{Ll}/u.test(place.text) || markerOf(context, place) !== '') return false;
  return !context.document.lines.findLast(({ start }) => start <= place.start)?.list;
}

/** How lines end is one decision for all of them. */
function endedAs({ before, after }: LineRewrite, habit: PeriodHabit): string {
  if (/\betc\.$/i.test(before)) return ended(after, habit);
  return before.endsWith('.') ? ended(after, 'add') : after;
}

function inTwo(rewrite: LineRewrite, parts: readonly string[], marker: string): LineRewrite {
  return { ...rewrite, after: parts.join(`\n${marker}`), rules: [...rewrite.rules, SPLIT.id] };
}

const SPLIT = {
  id: 'split-long-bullet',
  title: 'Make several bullets of it',
  why: 'Past two lines the end is skipped when a page is skimmed. No word is lost.',
};

/** Names that no rule may touch wherever they stand. */
function ownNames(resume: ParsedResume): string[] {
  const values = [
    resume.name,
    ...[...resume.work, ...resume.volunteer].flatMap((work) => [work.company, work.location]),
    ...resume.projects.map((project) => project.name),
    ...resume.education.map((entry) => entry.institution),
    ...resume.certificates,
  ];
  return [...new Set(values.flatMap((value) => (value ? [value.value] : [])))].filter(
    (name) => name.length > 2 && /^\p{Lu}/u.test(name),
  );
}

function spansOf(text: string, names: readonly string[]): { start: number; end: number }[] {
  return names.flatMap((name) => {
    const start = text.indexOf(name);
    return start <= 0 ? [] : [{ start, end: start + name.length }];
  });
}

/** Rule whose title and reason stand for the whole when several fired. */
const WEIGHT: readonly string[] = [
  'passive',
  'weak-lead-in',
  'weak-lead-in-noun',
  'help-with-deed',
  'gerund-led',
  'able-to',
  'first-person',
  'one-tense',
  'role-tense',
];

const CHECK_OF_RULE: Record<string, string> = {
  'known-misspellings': 'spelling',
  'tool-names': 'spelling',
  'confused-words': 'spelling',
  apostrophes: 'spelling',
  articles: 'spelling',
  'counted-things': 'spelling',
  agreement: 'spelling',
  'compound-hyphens': 'spelling',
  'first-person': 'first-person',
  'empty-words': 'filler',
  wordiness: 'filler',
  'light-verb': 'filler',
  passive: 'filler',
  'one-tense': 'tense',
  'role-tense': 'tense',
  'split-long-bullet': 'bullet-length',
  'gerund-led': 'tense',
  'tidy-spacing': 'punctuation',
  'capital-start': 'punctuation',
  'weak-lead-in': 'duties',
  'weak-lead-in-noun': 'duties',
  'help-with-deed': 'duties',
};

const CATEGORY_OF_CHECK: Record<string, SuggestionCategory> = {
  spelling: 'spelling',
  punctuation: 'typography',
  tense: 'grammar',
  'first-person': 'style',
  filler: 'style',
  'bullet-length': 'structure',
};

function rewriteDraft({ start, text }: Place, rewrite: LineRewrite): Draft {
  const main =
    WEIGHT.find((id) => rewrite.rules.includes(id)) ??
    rewrite.rules.find((id) => id !== 'tidy-spacing') ??
    rewrite.rules[0]!;
  const rule = main === SPLIT.id ? SPLIT : RULES.find(({ id }) => id === main)!;
  return {
    rules: [main, ...rewrite.rules.filter((id) => id !== main)],
    level: rewrite.level,
    title: rule.title,
    description: rule.why,
    before: text,
    after: rewrite.after,
    check: CHECK_OF_RULE[main] ?? 'strong-verbs',
    category: CATEGORY_OF_CHECK[CHECK_OF_RULE[main] ?? ''] ?? 'opening',
    edits: [editBetween(start, text, rewrite.after)],
  };
}

const REASONS: Record<LineQuestion['purpose'], string> = {
  deed: 'Your words replace the line. Say what you did; add a number if you have one.',
  quantity: 'A number makes the line believable. Use one that you could explain in an interview.',
  figure:
    'Your line stands ready: add a figure or a result that you could explain in an interview.',
  slip: 'Put these words right; the rest of the line may stay as it is.',
};

const HINTS: Record<Measure, string> = {
  count: 'A number',
  size: 'A number',
  money: 'An amount with its currency',
  change: 'How much, with its unit',
};

/** A new wording that only its writer can say is true: offered, and never taken by itself. */
function wordingDraft(place: Place, rewrite: LineRewrite, stop: PeriodHabit): Draft | undefined {
  if (!rewrite.wording) return undefined;
  const { text: after, rules } = rewrite.wording;
  const worded = rewriteDraft(place, {
    ...rewrite,
    after: endedAs({ ...rewrite, after }, stop),
    rules,
    level: 'confirm',
  });
  return { ...worded, description: `${worded.description} Check that it says what you did.` };
}

function questionDraft(place: Place, rewrite: LineRewrite, stop: PeriodHabit): Draft {
  const { start, text } = place;
  const { purpose, ...asked } = rewrite.question!;
  const { kind, template } = asked;
  const number = kind === 'number';
  const instead = wordingDraft(place, rewrite, stop);
  return {
    ...(instead && { instead }),
    rules: [`ask-${purpose}`],
    level: 'ask',
    title: 'A question only you can answer',
    description: REASONS[purpose],
    before: text,
    after: template,
    check: purpose === 'slip' ? 'spelling' : number ? 'numbers' : 'duties',
    edits: [{ start, end: start + text.length, text: template }],
    question: { ...asked, placeholder: number ? HINTS[asked.measure ?? 'count'] : 'One line' },
  };
}

/** Nobody answers the same question twice in one job. */
const isFirstOfItsWords = ({ question }: Draft, index: number, all: readonly Draft[]) =>
  all.findIndex((other) => other.question?.prompt === question?.prompt) === index;

/** Slips first; questions that replace a duty come before those that add a number. */
const ORDER = ['ask-slip', 'ask-deed', 'ask-quantity', 'ask-figure'];
const byWorth = (a: Draft, b: Draft) => ORDER.indexOf(a.rules[0]!) - ORDER.indexOf(b.rules[0]!);
