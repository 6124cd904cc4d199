/** The plain verb for a thing that somebody is responsible for; each claims no more than the duty does. */
import { AGENTS } from '#worker/nlp/line/agents.ts';

const ROWS = `
run: shop store kitchen bar desk office room floor restaurant cafe café farm yard plot nursery laboratory lab
 studio gym launderette laundry bakery ward garage shift class session workshop event payroll section clinic canteen counter salon stall
manage: budget rota roster schedule calendar diary inventory account portfolio project fleet logistics database website network switch server router
 finance expense operation pipeline relationship department branch site warehouse facility territory programme program contract maintenance property
supervise: jackaroo team staff crew trainee assistant apprentice employee worker operative volunteer
 associate junior helper joinee fresher teenager boy girl lad tech farrier person people man woman labourer laborer starter
 intern subordinate
provide: care support guidance advice cover tuition counselling
look after: student pupil child kid toddler infant patient client resident guest passenger customer visitor animal horse dog garden ground
maintain: welfare comfort safety health security cleanliness hygiene standard record register equipment machine machinery vehicle plant tool log file quality level
prepare: report deck invoice statement document presentation meal menu quote estimate breakfast lunch dinner food minute letter
carry out: test testing check inspection audit survey assessment stocktake repair installation work duty
`;

const verbs = new Map<string, string>();
for (const row of ROWS.trim().split(/\n(?=\S)/)) {
  const [verb = '', nouns = ''] = row.split(': ');
  for (const noun of nouns.trim().split(/\s+/)) verbs.set(noun, verb);
}

/** Base form of the verb for a noun phrase's head: 'budget' → manage, 'welding' → carry out, anything else → handle. */
export function dutyVerb(head: string): string {
  const known = verbs.get(head);
  if (known !== undefined) return known;
  if (AGENTS.has(head)) return 'supervise';
  return /.{3}ing$/.test(head) ? 'carry out' : 'handle';
}
