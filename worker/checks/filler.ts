import { rememberByText } from '#worker/nlp/remember.ts';
import type { Check } from './model.ts';
import { evidenceLines } from './lines/evidence-lines.ts';
import { MAX_FINDINGS, quoting } from './lines/findings.ts';
import { sentenceAt } from './lines/quotes.ts';
import { fading } from './lines/ramp.ts';

/** Share of the lines that may hold one, and the share beyond it that costs half. */
const FREE = 0.08;
const HALF = 0.2;

export const filler: Check = {
  id: 'filler',
  category: 'language',
  title: 'No filler, no passive',
  why: 'Words such as “various”, “successfully” or “in order to” take space and say nothing; “was done” hides who did it.',
  englishOnly: true,
  examples: {
    good: ['- Repaired 40 pumps a month', '- Was voted teacher of the year by 900 pupils'],
    bad: ['- Various tasks were performed on a daily basis in order to successfully utilize stuff'],
  },
  reads: (text) => fillersIn(text).length,
  run(input) {
    const { resume } = input;
    const statements = evidenceLines(input).map((line) => ({
      ...line,
      hits: fillersIn(line.text),
    }));
    const { summary } = resume;
    // In a summary a passive is seldom about what the person did.
    const about = summary
      ? [{ text: summary.value, span: summary.span, hits: emptyWordsIn(summary.value) }]
      : [];
    const lines = [...about, ...statements];
    if (lines.length === 0)
      return { kind: 'not-applicable', reason: 'There is no prose to judge.' };
    const hits = lines.flatMap((line) => line.hits.map((hit) => ({ ...hit, line })));
    const findings = hits
      .slice(0, MAX_FINDINGS)
      .map(({ message, at, line }) => quoting(message, sentenceAt(line, at)));
    return {
      kind: 'scored',
      fraction: fading(Math.max(0, hits.length / lines.length - FREE), HALF),
      findings,
    };
  },
};

const FILLER =
  /\b(?:very|really|various|etc|successfully|effectively|in order to|a lot of|alot|lots of|stuff|things|basically|actually|on a (?:daily|regular|weekly) basis|day[- ]to[- ]day|utili[sz](?:e|es|ed|ing)|as needed|when needed|as required|as assigned|and so on|such as needed|different (?:things|tasks|projects|kinds)|other duties|etcetera|you name it)\b/gi;
const PASSIVE =
  /(?<!\b(?:whom|who|which|that)\s)\b(?:was|were|been|being|is|are)\s+(?:\w+ly\s+)?(?:\w{3,}ed|done|made|given|taken|held|written|built|kept|put|run|sent|shown)\b(?!\s+(?:of|to\s+\w+ing))/gi;

/** Said of people, of awards and of the past of a project, this is no way to hide who did it. */
const HONOUR =
  /(?:voted|named|selected|chosen|awarded|promoted|elected|nominated|appointed|recogni[sz]ed|invited|ranked|rated|certified|licen[cs]ed|commissioned|accepted|hired|shortlisted|honou?red|praised|published|featured|cited|exhibited|adopted|located|based|headquartered)$/i;

interface Hit {
  message: string;
  at: number;
}

const emptyWordsIn = (text: string): Hit[] =>
  [...text.matchAll(FILLER)].map(({ 0: words, index }) => ({
    message: `Leave out or reword “${words}”: the line says as much without it.`,
    at: index,
  }));

const fillersIn: (line: string) => Hit[] = rememberByText((line) => [
  ...emptyWordsIn(line),
  ...[...line.matchAll(PASSIVE)]
    .filter(([words]) => !HONOUR.test(words))
    .map(({ 0: words, index }) => ({
      message: `Begin with what you did: “${words}” hides who did it.`,
      at: index,
    })),
]);
