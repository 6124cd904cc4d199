/** The plain verb for a thing that somebody is responsible for; each claims no more than the duty does. */
import { AGENTS } from '#worker/nlp/line/agents.ts';

const ROWS = `
run: showroom shop store kitchen bar desk office room floor restaurant cafe café farm yard plot nursery laboratory lab
 studio gym launderette laundry bakery ward garage shift class session workshop event payroll section clinic canteen counter salon stall
manage: media medium social-media budget rota roster schedule calendar diary inventory account portfolio project fleet logistics database website network switch server router
 finance expense operation pipeline relationship department branch site warehouse facility territory programme program contract maintenance property
supervise: bloke guy mate jackaroo team staff crew trainee assistant apprentice employee worker operative volunteer
 associate junior helper joinee fresher teenager boy girl lad tech farrier person people man woman labourer laborer starter
 intern subordinate
provide: care support guidance advice cover tuition counselling
look after: student pupil child kid toddler infant patient client resident guest passenger customer visitor animal horse dog garden ground
maintain: welfare comfort safety health security cleanliness hygiene standard record register equipment machine machinery vehicle plant tool log file quality level
prepare: report deck invoice statement document presentation meal menu quote estimate breakfast lunch dinner food minute letter
handle: control intake call query request complaint enquiry inquiry correspondence mail post email e-mail message order booking reservation appointment payment cash money
 petty-cash banking bill paperwork documentation form delivery shipment stock good parcel luggage baggage chemical sample specimen data
 case ticket dispute refund return exchange claim issue problem query reconciliation administration admin registration escalation negotiation recruitment
 billing purchase sale import export dispatch despatch transaction deposit donation receipt waybill voucher cheque credit debit debt visa permit
 application enrolment handover transfer weapon waste laundry linen medication medicine drug key till
carry out: supervision patrol round test testing check inspection audit survey assessment stocktake repair installation work duty
`;

const verbs = new Map<string, string>();
for (const row of ROWS.trim().split(/\n(?=\S)/)) {
  const [verb = '', nouns = ''] = row.split(': ');
  for (const noun of nouns.trim().split(/\s+/)) verbs.set(noun, verb);
}

/**
 * Base form of the verb for a noun phrase's head: 'budget' → manage, 'welding' → carry out, 'call' → handle; undefined for
 * what no one verb is known for: nobody handles a hogget block or a shop window.
 */
export function dutyVerb(head: string): string | undefined {
  const known = verbs.get(head);
  if (known !== undefined) return known;
  if (AGENTS.has(head)) return 'supervise';
  return /.{3}ing$/.test(head) ? 'carry out' : undefined;
}
