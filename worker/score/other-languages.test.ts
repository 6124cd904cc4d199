import { describe, expect, it } from 'vitest';
import { OTHER_LANGUAGES } from '#tests/fixtures/other-languages.ts';
import { CHECKS } from '#worker/checks/all.ts';
import type { Check } from '#worker/checks/model.ts';
import { loadSpeller } from '#worker/nlp/speller.ts';
import { processFile } from '#worker/pipeline.ts';
import { languageWarnings } from './language-warning.ts';

const speller = await loadSpeller();
const ENGLISH_ONLY = CHECKS.filter(({ englishOnly }: Check) => englishOnly).map(({ id }) => id);
const ENGLISH_FINDINGS = /\b(?:verb|tense|“I”|Did you mean|filler|achieved instead|Mar 2019)\b/;

async function processed(text: string) {
  const outcome = await processFile(new TextEncoder().encode(text), 'cv.txt', { speller });
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return outcome.value;
}

describe.each(Object.entries(OTHER_LANGUAGES))('a good resume in “%s”', (language, text) => {
  it('is scored by the checks that need no English, and gets a sensible number', async () => {
    const { report, resume } = (await processed(text)).original;
    expect(resume.language).toBe(language);
    expect(report.total).toBeGreaterThanOrEqual(80);
    const skipped = report.checks.filter(({ status }) => status === 'skipped').map(({ id }) => id);
    expect(skipped).toEqual(ENGLISH_ONLY);
  });

  it('gets no finding that only fits English', async () => {
    const { report } = (await processed(text)).original;
    const messages = report.checks.flatMap(({ findings }) =>
      findings.map(({ message }) => message),
    );
    expect(messages.filter((message) => ENGLISH_FINDINGS.test(message))).toEqual([]);
    expect(report.blockers).toEqual([]);
  });

  it('takes no word of its own for an English term, and is recommended tools alone', async () => {
    const { keywords } = (await processed(text)).original;
    const kinds = [...keywords.found, ...keywords.missing].map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind !== 'tool' && kind !== 'licence')).toEqual([]);
    expect(keywords.found.map(({ term }) => term)).toContain('Microsoft Excel');
  });

  it('is not rewritten as if it were English', async () => {
    const { suggestions } = (await processed(text)).proposals;
    expect(suggestions.filter(({ level }) => level === 'auto')).toEqual([]);
  });

  it('drops without figures and without an e-mail address, as an English one would', async () => {
    const total = async (changed: string) => (await processed(changed)).original.report.total!;
    const whole = await total(text);
    const [head = '', ...rest] = text.split('\n-');
    const vague = rest.map((line) =>
      line.replace(/\d[\d.,]*(?: ?%)?/g, '').replace(/(?:M)?€/g, ''),
    );
    expect(await total([head, ...vague].join('\n-'))).toBeLessThan(whole - 8);
    expect(await total(text.replace(/\S+@\S+/, ''))).toBeLessThan(whole - 10);
  });
});

describe('the user is told', () => {
  it('in which language the resume is and what was left out', () => {
    const [warning] = languageWarnings('de');
    expect(warning!.message).toBe(
      `This resume is in German. ${ENGLISH_ONLY.length} of ${CHECKS.length} checks understand only English; they were left out and cost no points.`,
    );
    expect(languageWarnings('xx')[0]!.message).toMatch(/^This resume is not in English\. /);
  });

  it('nothing of the kind for English', () => expect(languageWarnings('en')).toEqual([]));
});
