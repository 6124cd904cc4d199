import { inTarget, verbReading } from '#worker/nlp/line/clause.ts';
import type { AnalysedLine } from '#worker/nlp/line/model.ts';
import type { Rule } from '../model.ts';
import { lintOf, replaced } from '../voice.ts';

export const infinitiveOpening: Rule = {
  id: 'infinitive-opening',
  category: 'opening',
  title: 'Open with the verb, without “to”',
  why: '“To ensure …” reads as an order or an aim; a line of a job tells what is done.',
  examples: {
    fixes: [
      [
        'To ensure ladders are tagged each week (current)',
        'Ensure ladders are tagged each week (current)',
      ],
      ['To maintain the register of keys', 'Maintained the register of keys'],
      ['To check and log the fridge readings', 'Checked and logged the fridge readings'],
    ],
    keeps: [
      'To cut waste, weighed every tray',
      'To obtain a post as a baker',
      'To date, no accidents',
      'To work in a busy salon and learn',
    ],
  },
  check(line) {
    const [to, verb] = line.tokens;
    if (line.kind !== 'bullet' || line.current === null || to?.norm !== 'to') return [];
    const base = verbReading(verb, 'base');
    if (!base || verb!.best.pos !== 'verb' || AIMS.test(base.lemma) || leadsToClause(line))
      return [];
    const second = /^(?:and|&|or)$/.test(line.tokens[2]?.norm ?? '')
      ? verbReading(line.tokens[3], 'base')
      : undefined;
    return lintOf(
      line,
      infinitiveOpening,
      [
        replaced(line, 0, 1, inTarget(line, base.lemma)),
        ...(second ? [replaced(line, 3, 3, inTarget(line, second.lemma))] : []),
      ],
      { message: 'Open with the verb itself.' },
    );
  },
};

/** What somebody hopes for in a post is no duty of one. */
const AIMS =
  /^(?:obtain|seek|work|secure|find|join|become|be|gain|use|contribute|grow|get|learn|pursue|utili[sz]e|apply|have|start|continue|build)$/;

/** 'To cut waste, weighed every tray': the aim of what the line tells. */
const leadsToClause = ({ tokens }: AnalysedLine): boolean =>
  tokens.some(
    (it, at) =>
      it.text === ',' &&
      (tokens[at + 1]?.best.pos === 'pron' ||
        /^(?:past|participle)$/.test(tokens[at + 1]?.best.form ?? '') ||
        verbReading(tokens[at + 1], 'past') !== undefined),
  );
