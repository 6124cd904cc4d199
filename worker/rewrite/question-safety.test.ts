import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_VERBS, verbLemma } from '#worker/nlp/verbs.ts';
import { countQuestion } from './count-questions.ts';
import { rewriteLines } from './lines.ts';
import type { LineContext, LineQuestion } from './model.ts';
import { plainQuestion, questionFor } from './questions.ts';
import { isWhole } from './whole-things.ts';

/** Pieces of lines as people write them, good and bad; any may meet any. */
const PIECES =
  `Helped|Helped train|train up|Assisted with|Was on call|Responsible for|In charge of|Worked with|Dealt with|Fitted|Answered
  |Made|Did|Handled|Ran|Gave|Had two apprentices|We|I was|and informed|and we|, cleaning|and helped record|up|out|in|to|the newbies
  |the problems of the guests|calls for service|about the city|a lot of|like a lot of folding|LED changeovers|PEX and ABS|patients|drinks
  |customers|boilers|on the deli counter|with senior leadership|with regard to|one weekend in four|myself|at all hours|mixing desks
  |lead carpenter frame houses|hard to reach|young people|everything|stuff|various issues|in the kitchen|each week|was cleaned|were made
  |controlled drugs|trained to|the end off the day|rooms|trays of glasses|happy|quickly|as|so|which|because|and|, |for|of`
    .split('|')
    .map((piece) => piece.trim());

const line = fc.array(fc.constantFrom(...PIECES), { minLength: 2, maxLength: 9 }).map((pieces) => {
  const text = pieces.join(' ').replaceAll(' ,', ',').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
});

const contextOf = (text: string, current = false): LineContext => ({
  text,
  current,
  dialect: 'uk',
  protectedSpans: [],
});

const QUOTED = /“([^”]+)”/g;
/** Every word that a prompt may hold by itself. */
const FORMS = new Set(
  `about a again add all amount an and any are as at best better by came careful can changes comes currency day deed deeds did do does
  does earn each end estimate fine figure first for form from get gets got hide hides how if in into is it its just keep large leaves
  line lines long made make many mattered matter me meant mean month most much name names not of often on one only open or other others
  out own part parts people piece place plain point points put qualities reach read responsibility result right role sales say share
  shows side size sentences so stand stands start starting sure team’s tell than that the them there these this three times to together
  fact things after have hold holds say says someone two write leaves number ready wording check keep are were we have put come came came up team done speaks somebody else list rest leave for behind alone jobs name help needs them they writing written uncertain up usual use used user verb was week were what where which who with without word words work worth write yours your you
  yourself adds nothing here more needs could be anything little letter speaks would hides something past serve before here duty down happen when whole again weaken actually tense fit call praise now then plain past said sure everything these reads read does come`.split(
    /\s+/,
  ),
);

function wordsOutside(prompt: string): string[] {
  return prompt
    .replaceAll(QUOTED, ' ')
    .toLowerCase()
    .split(/[^\p{L}’'-]+/u)
    .filter((word) => word !== '');
}

const isForm = (word: string) => FORMS.has(word);

/** The words of a prompt that come from the line: its things, and the verb that they were the object of. */
function fromLine(question: LineQuestion): string[] {
  return wordsOutside(question.prompt).filter((word) => !isForm(word));
}

const run = (check: (text: string, question: LineQuestion) => void) =>
  fc.assert(
    fc.property(line, fc.boolean(), (text, current) => {
      const question = questionFor(contextOf(text, current));
      if (question) check(text, question);
    }),
    { numRuns: 3000 },
  );

describe('a question about any line', () => {
  it('has one place for its answer', () => {
    run((_, { template }) => expect(template.split('{answer}')).toHaveLength(2));
  });

  it('keeps every other word of the line where the answer is a part of it', () => {
    run((text, { template, kind, things = '' }) => {
      if (template === '{answer}' || kind !== 'number') return;
      const lost = text
        .split(/[ ,.]+/)
        .filter((word) => !` ${template.replaceAll(/[,.]/g, '')} `.includes(` ${word} `));
      expect(lost.join(' ')).toMatch(
        /^(?:(?:the|all|various|multiple|different|several|some|many|a|lot|lots|loads|tons|plenty|number|of|numerous|phones?|data|everything|stuff)\b ?)*$/i,
      );
      expect(template).toContain(things);
    });
  });

  it('quotes only what stands in the line as it was written, or one form of a verb to use', () => {
    run((text) => {
      const prompt = rewriteLines([text])[0]!.question?.prompt ?? '';
      for (const [, quoted = ''] of prompt.matchAll(QUOTED)) {
        const isVerb = !quoted.includes(' ') && verbLemma(quoted.toLowerCase()) !== undefined;
        if (quoted !== 'we' && !isVerb) expect(text.toLowerCase()).toContain(quoted.toLowerCase());
      }
    });
  });

  it('says nothing else of the line but its things, whole, and their verb', () => {
    run((text, question) => {
      const own = fromLine(question);
      if (own.length === 0) return;
      const lemmas = new Set(
        text
          .toLowerCase()
          .split(/[^\p{L}'-]+/u)
          .map((word) => verbLemma(word) ?? word),
      );
      for (const word of own) {
        const isThere = text.toLowerCase().includes(word) || lemmas.has(verbLemma(word) ?? word);
        const isKnown = /^(?:calls|records|items|customers|people|cash)$/.test(word);
        expect(isThere || isKnown, `${text} → ${question.prompt}`).toBe(true);
      }
    });
  });

  it('is short, ends as a sentence and never joins words that do not belong together', () => {
    run((text, { prompt }) => {
      expect(prompt.length, prompt).toBeLessThanOrEqual(150);
      expect(prompt).toMatch(/[.?]$/);
      expect(prompt.replaceAll(QUOTED, '')).not.toMatch(
        /\b(?:many|much) (?:up|out|at|for|to|the|in|on|by|with|of (?!this|each))\b|\b(?:the|a|an|of|and|or|as|so|which) ?\?|\bI\b|\bmyself\b/,
      );
      expect(text).not.toBe(prompt);
    });
  });

  it('is the same each time', () => {
    run((text) => expect(questionFor(contextOf(text))).toEqual(questionFor(contextOf(text))));
    expect.hasAssertions();
  });

  it('exists for every line that a rule gave up', () => {
    fc.assert(fc.property(line, (text) => plainQuestion(contextOf(text)).prompt.length > 0));
  });
});

describe('things that a question may name', () => {
  it.each(['calls', 'new staff members', 'social media accounts', 'assessments and home visits'])(
    'are whole: «%s»',
    (things) => expect(isWhole(things)).toBe(true),
  );

  it.each([
    'up the newbies',
    'problems of the guests',
    'guests and informed them',
    'hard to reach people',
    'trained staff quickly',
    'lot of calls',
    'myself',
    'the',
  ])('are not: «%s»', (things) => expect(isWhole(things)).toBe(false));

  it('are never counted by a verb that only looks like one', () => {
    const ask = (text: string) => countQuestion(contextOf(text))?.prompt ?? '';
    expect(ask('Fitted kitchens, data cabling, LED changeovers')).not.toMatch(/lead|LED/);
    expect(ask('Controlled substance counts and orders')).toBe('');
    expect(ask('Fed, cleaned out and walked the dogs')).not.toMatch(/walk out/);
    expect(ask('Staffed events, from weddings to trade fairs')).not.toContain('trade');
    expect(ALL_VERBS.length).toBeGreaterThan(400);
  });
});
