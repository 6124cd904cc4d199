import { inTarget, verbReading } from '#worker/nlp/line/clause.ts';
import { joinedPredicates } from '#worker/nlp/line/joined-predicates.ts';
import { isOnlyVerb } from '#worker/nlp/line/lexicon.ts';
import { leavesNominal } from '../list-items.ts';
import type { AnalysedLine } from '#worker/nlp/line/model.ts';
import type { Lint, Rule } from '../model.ts';
import { actionsAt, joinedInForm, lintOf, replaced } from '../voice.ts';

export const nominalOpening: Rule = {
  id: 'nominal-opening',
  category: 'opening',
  title: 'Open with the verb, not with its noun',
  why: '“Preparation of invoices” hides the action in a noun; “Prepared invoices” shows it.',
  examples: {
    fixes: [
      ['Valuation of works done by others', 'Valued works done by others'],
      [
        'Presentation of the audit results to the board in 2023 (current)',
        'Presented the audit results to the board in 2023 (current)',
      ],
      ['Preparation of monthly invoices', 'Prepared monthly invoices'],
      ['Repair of roofs with felt and sealing tape', 'Repaired roofs with felt and sealing tape'],
      ['Preparation of monthly invoices (current)', 'Prepare monthly invoices (current)'],
      ['Repair of frames and painted them (current)', 'Repaired frames and painted them (current)'],
      ['Installation and repair of boilers', 'Installed and repaired boilers'],
      ['Disinfection of basins, suction and trays', 'Disinfected basins, suction and trays'],
      ['Conduction of toolbox talks every week', 'Conducted toolbox talks every week'],
      ['Supervision of trainees and ordering stock', 'Supervised trainees and ordered stock'],
      ['Introduction of a new till (current)', 'Introduced a new till (current)'],
      ['Analyse of water samples (current)', 'Analyse water samples (current)'],
      ['The collection of samples from wells', 'Collected samples from wells'],
      [
        'Cooperation with the sewing team to cut waste',
        'Cooperated with the sewing team to cut waste',
      ],
      ['Assistance in the fitting of doors (current)', 'Assist in the fitting of doors (current)'],
    ],
    keeps: [
      'Repair of leaks, change of sprinklers and care of pumps',
      'Formation of two trainees on the mill',
      'Head of year for 180 pupils',
      'Point of contact for tenants',
      'Management of change, short course',
      'Reduction of waste by 8%',
      'Manager of two shops',
      'Communication with deaf people, level 2',
      'Liaison officer for two wards',
      'University of Leeds, foundation year',
    ],
  },
  check(line) {
    const { tokens, kind, opening } = line;
    if (kind !== 'bullet') return [];
    if (opening === 'action') return verbOf(line);
    const partner = withPartner(line);
    if (partner) return partner;
    if (opening !== 'nominal') return [];
    if (verbReading(tokens[0], 'gerund') || CLAIMS.test(tokens[0]!.norm)) return [];
    if (namesCourse(line)) return [];
    // What begins once is done, also in a job still held.
    const goesOn = joinedPredicates(tokens, 1).some((it) => it.shape === 'past' && !it.subject);
    const asked = ONCE.test(tokens[0]!.norm) || goesOn ? { ...line, current: false } : line;
    const actions = actionsAt(asked, 0);
    if (!actions) return [];
    if (leavesNominal(line, actions.next) || namesTwo(line, actions.next)) return [];
    const pieces = [...actions.pieces, ...joinedInForm(asked, actions.next, true)];
    return lintOf(line, nominalOpening, pieces, {
      message: `Open with the verb: “${pieces[0]!.text}”.`,
      absorbs: ['parallel-form'],
    });
  },
};

/** 'The adjusting of brakes and the buffer test': the second article says that the list is of acts, not of what one is done to. */
const namesTwo = ({ tokens }: AnalysedLine, from: number): boolean =>
  /^the$/.test(tokens[0]!.norm) &&
  tokens[from]?.norm !== 'the' &&
  tokens.some(
    ({ norm }, at) =>
      at > from &&
      norm === 'and' &&
      tokens[at + 1]?.norm === 'the' &&
      tokens[at + 2]?.norm !== 'same',
  );

const namesCourse = ({ tokens }: AnalysedLine): boolean =>
  tokens.some((it) =>
    /^(?:course|module|degree|certificate|diploma|training|level)$/.test(it.norm),
  );

/** 'Cooperation with the cutting team': the verb keeps the preposition. */
function withPartner(line: AnalysedLine): Lint[] | null {
  const { tokens } = line;
  const [noun, preposition, next, after] = tokens;
  const [verb, prepositions] = PARTNERS.get(noun?.norm ?? '') ?? [];
  const isAct =
    verb !== undefined &&
    prepositions!.test(preposition?.norm ?? '') &&
    /^(?:det|adj|noun|num|pron|proper)$/.test(next?.best.pos ?? '') &&
    after !== undefined &&
    !tokens.some((it) => it.best.pos === 'aux') &&
    !namesCourse(line);
  if (!isAct) return null;
  return lintOf(line, nominalOpening, [replaced(line, 0, 0, inTarget(line, verb))], {
    message: 'Open with the verb.',
    priority: 72,
    absorbs: ['parallel-form'],
  });
}

const PARTNERS = new Map<string, [verb: string, prepositions: RegExp]>([
  ['assistance', ['assist', /^(?:with|in)$/]],
  ['cooperation', ['cooperate', /^with$/]],
  ['co-operation', ['co-operate', /^with$/]],
  ['collaboration', ['collaborate', /^with$/]],
  ['participation', ['participate', /^in$/]],
  ['liaison', ['liaise', /^with$/]],
  ['negotiation', ['negotiate', /^with$/]],
  ['negotiations', ['negotiate', /^with$/]],
  ['interaction', ['interact', /^with$/]],
  ['correspondence', ['correspond', /^with$/]],
  ['communication', ['communicate', /^with$/]],
  ['coordination', ['coordinate', /^with$/]],
  ['co-ordination', ['co-ordinate', /^with$/]],
  ['consultation', ['consult', /^with$/]],
  ['contribution', ['contribute', /^to$/]],
]);

const ONCE =
  /^(?:introduction|launch|establishment|foundation|relocation|redesign|migration|reorgani[sz]ation|restructuring)$/;

/** 'Analyse of the results': the verb stood for its noun. */
function verbOf(line: AnalysedLine): Lint[] {
  const [verb, of] = line.tokens;
  if (
    verb?.best.form !== 'base' ||
    of?.norm !== 'of' ||
    !isOnlyVerb(verb.norm) ||
    TAKES_OF.test(verb.norm)
  )
    return [];
  return lintOf(line, nominalOpening, [replaced(line, 0, 1, inTarget(line, verb.best.lemma))], {
    message: 'The verb needs no “of”.',
    priority: 72,
    absorbs: ['word-forms', 'sound-words', 'sound-alikes', 'spelling'],
  });
}

const TAKES_OF =
  /^(?:dispose|think|consist|approve|participate|contribute|respond|attend|speak|hear|avail|learn|conceive|beware|despair|depend|complain|dream|die|boast|smell|consult)$/;

/** Results, which may have come by another's hand, and the French word for training. */
const CLAIMS =
  /^(?:formation|redaction|attachment|reduction|improvement|achievement|elimination|expansion|growth|increase|winner)$/;
