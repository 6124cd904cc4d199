import type { Finding } from '#contract/resume.ts';
import { verbOfBase, verbOfGerund, verbOfThirdPerson } from '#worker/nlp/verbs.ts';
import type { Check } from './model.ts';
import { evidenceLines } from './lines/evidence-lines.ts';
import { MAX_FINDINGS, quoting } from './lines/findings.ts';
import { openingIn } from './lines/opening-in.ts';
import { along } from './lines/ramp.ts';

const WORTH = [
  [0, 1],
  [0.5, 0.2],
  [1, 0],
] as const;

export const tense: Check = {
  id: 'tense',
  category: 'language',
  title: 'Past jobs in the past tense',
  why: 'Past tense for past jobs, present or past for the current one, is what readers expect; mixed tenses make them wonder which job you still hold.',
  englishOnly: true,
  examples: {
    good: ['- Managed 4 shops\n- Led 12 people'],
    bad: ['- Managing 4 shops\n- Leads 12 people\n- Manage stock'],
  },
  reads: (text, { speller }) => openingIn({ text }, speller).form ?? '',
  run(input) {
    const judged = evidenceLines(input)
      .filter(({ current }) => current !== null)
      .map((line) => ({ line, opening: openingIn(line, input.speller) }))
      .filter(({ opening }) => opening.form !== null);
    if (judged.length === 0)
      return { kind: 'not-applicable', reason: 'No bullet begins with a verb we know.' };
    const findings: Finding[] = [];
    for (const { line, opening } of judged) {
      const { form, words } = opening;
      const better = inRightTense(words.toLowerCase(), line.current === true);
      const instead = better === null ? 'the plain verb' : `“${better}”`;
      if (form === 'gerund' || form === 'third')
        findings.push(quoting(`Write ${instead} instead of “${words}”.`, line));
      else if (form === 'base' && !line.current)
        findings.push(quoting(`This job has ended: write ${instead}, not “${words}”.`, line));
    }
    return {
      kind: 'scored',
      fraction: along(WORTH, findings.length / judged.length),
      findings: findings.slice(0, MAX_FINDINGS),
    };
  },
};

function inRightTense(word: string, current: boolean): string | null {
  const verb = verbOfGerund(word) ?? verbOfThirdPerson(word) ?? verbOfBase(word);
  if (!verb) return null;
  const form = current ? verb.base : verb.past;
  return form.charAt(0).toUpperCase() + form.slice(1);
}
