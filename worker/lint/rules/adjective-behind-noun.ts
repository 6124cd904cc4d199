import { oneLine } from '#contract/one-line.ts';
import type { Token } from '#worker/nlp/line/model.ts';
import { hasReading, is, isBeside, isRunning, replaceLint } from '../build.ts';
import type { Lint, Rule } from '../model.ts';

export const adjectiveBehindNoun: Rule = {
  id: 'adjective-behind-noun',
  category: 'grammar',
  title: 'The adjective stands before its noun',
  why: '“The report annual” is the order of another language.',
  examples: {
    fixes: [
      ['Wrote the report annual for the board', 'Wrote the annual report for the board'],
      ['Handled calls international for an agency', 'Handled international calls for an agency'],
      ['Installed systems electrical in new flats', 'Installed electrical systems in new flats'],
      ['Sold products organic to canteens', 'Sold organic products to canteens'],
      ['Course advanced in pastry making (entry)', 'Advanced course in pastry making (entry)'],
    ],
    keeps: [
      'Attended the meetings monthly',
      'Made the system operational in May',
      'Kept the records electronic and the site global',
      'Was director general of the board',
      'Worked as secretary general in Bonn',
      'Found the results positive and the works local',
      'Sold books, medical and legal',
      'Joined Amnesty International in Leeds',
      'Sales professional with nine years in TV, and a TV commercial in May',
      'Trained the staff medical records need',
    ],
  },
  check(line) {
    if (!isRunning(line) && line.kind !== 'entry') return [];
    const { tokens } = line;
    return tokens.flatMap((adjective, at): Lint[] => {
      const [noun, next] = [tokens[at - 1], tokens[at + 1]];
      if (!RELATIONAL.test(adjective.text) || !hasReading(adjective, 'adj')) return [];
      if (
        !is(noun, 'noun') ||
        noun!.best.possessive ||
        /^(?:director|secretary|attorney|general)$/.test(noun!.norm)
      )
        return [];
      if (!isBeside(line, noun!, adjective) || !endsThere(next)) return [];
      const first = at - 2;
      if (first >= 0 && !is(tokens[first], 'det', 'verb', 'prep')) return [];
      if (tokens.slice(0, at - 1).some(leavesAsIs)) return [];
      const isStart = /^\p{Lu}/u.test(noun!.text);
      const small = isStart ? noun!.text.charAt(0).toLowerCase() + noun!.text.slice(1) : noun!.text;
      const put = isStart
        ? adjective.text.charAt(0).toUpperCase() + adjective.text.slice(1)
        : adjective.text;
      return replaceLint(line, { start: noun!.start, end: adjective.end }, `${put} ${small}`, {
        rule: this.id,
        category: this.category,
        message: `The adjective comes first: “${put} ${small}”.`,
        level: 'confirm',
        priority: 57,
      });
    });
  },
};

const endsThere = (next: Token | undefined): boolean =>
  next === undefined ||
  is(next, 'prep') ||
  /^[.,;]$/.test(next.text) ||
  next.norm === 'to' ||
  next.norm === 'such';

/** 'made the system operational', 'kept the records electronic' */
const leavesAsIs = ({ readings }: Token): boolean =>
  readings.some(
    ({ pos, lemma }) =>
      pos === 'verb' &&
      /^(?:make|keep|become|be|stay|remain|go|get|turn|find|hold|render|consider|leave|prove|look|feel)$/.test(
        lemma,
      ),
  );

/** What tells of which kind something is, and hardly ever stands behind its noun. */
const RELATIONAL = new RegExp(oneLine`
  ^(?:
    annual|international|national|regional|global|financial|industrial|electrical|
    electronic|mechanical|agricultural|medical|clinical|technical|legal|social|cultural|digital|organic|
    environmental|educational|administrative|residential|pharmaceutical|hydraulic|
    automotive|advanced|stable|dental|surgical|nuclear|marine|rural|urban|geographic|statistical
  )$
`);
