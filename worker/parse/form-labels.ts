/** The labels of forms: 'Employer:', 'Position held:', 'Period:', and the names over the columns of a table. */
import { fold } from '#worker/nlp/fold.ts';

/** What a label says of the text behind it. */
export type Hint = 'company' | 'title' | 'place' | 'dates' | 'text' | 'skip';

const LABELS: [hint: Hint, labels: string][] = [
  [
    'company',
    'company|company name|name of the company|name of the organisation|name of the ' +
      'organization|name of the employer|name of institution|name of firm|name of establishment|' +
      'establishment|employing organisation|employing organization|company/organization|' +
      'company/organisation|organisation/company|employer/company|employed by|employed with|' +
      'place of work|workplace|name and address of employer|name and address of the employer|' +
      'employer name and address|employer|employer name|name of employer|name of company|name ' +
      'of organization|name of organisation|organization|organisation|firma|arbeitgeber|' +
      'unternehmen|betrieb|entreprise|employeur|societe|empresa|compania|empleador|entidad|' +
      'azienda|datore di lavoro|nome del datore di lavoro|nome e indirizzo del datore di lavoro|' +
      'werkgever|bedrijf|pracodawca|empregador|entidade',
  ],
  [
    'title',
    'position|position held|position(s) held|positions held|last position held|last position|' +
      'position title|position/title|title/position|position/designation|designation/position|' +
      'job position|job role|post title|posts held|appointment held|rank held|capacity|title|' +
      'job title|project title|project name|name of project|role|designation|post|post held|' +
      'occupation|occupation or position held|funktion|tatigkeit|stelle|poste|poste occupe|' +
      'fonction|intitule du poste|puesto|cargo|puesto desempenado|posizione|ruolo|qualifica|' +
      'tipo di impiego|lavoro o posizione ricoperti|functie|stanowisko|funcao',
  ],
  [
    'place',
    'location|place|country|city|town|city/town|town/city|city/country|city and country|' +
      'address|company address|employer address|place of posting|duty station|work location|ort|' +
      'arbeitsort|lieu|lugar|luogo|sede|plaats|standplaats|miejsce|miejscowosc|local',
  ],
  [
    'dates',
    'period|duration|date|dates|inclusive dates|dates employed|date employed|date of ' +
      'employment|duration of employment|period of employment|period of service|service period|' +
      'total service|length of service|years of service|from/to|from - to|from – to|dates of ' +
      'employment|employment dates|employment period|time period|tenure|zeitraum|dauer|periode|' +
      'duree|fecha|fechas|periodo|date (da – a)|date (da - a)|date da a|okres|data',
  ],
  [
    'text',
    'responsibilities|duties and responsibilities|duties & responsibilities|roles and ' +
      'responsibilities|roles & responsibilities|key duties|job description|work description|' +
      'main responsibilities|key responsibilities|main activities|main activities and ' +
      'responsibilities|duties|role and responsibilities|job profile|tasks|main tasks|main ' +
      'duties|principali mansioni|principali mansioni e responsabilita|mansioni|aufgaben|' +
      'hauptaufgaben|taken|missions|funciones|funciones principales|description|project ' +
      'description|obowiazki|zakres obowiazkow|atividades|responsabilidades',
  ],
  [
    'skip',
    'business|line of business|industry|capital|employees|number of employees|hours per week|' +
      'hours a week|hours/week|average hours per week|salary|starting salary|ending salary|' +
      'final salary|pay|pay plan|pay grade|series|supervisor|supervisor name|reports to|' +
      'reported to|reporting to|reason for leaving|may we contact|okay to contact|contact ' +
      'supervisor|tipo di azienda|tipo di azienda o settore|type of business|type of business ' +
      'or sector|business or sector|sector|settore|team size|numero di dipendenti',
  ],
];

const HINTS = new Map<string, Hint>();
for (const [hint, labels] of LABELS) for (const label of labels.split('|')) HINTS.set(label, hint);

/** What a label of a form says of the text behind it; null where it is none. */
export const labelHint = (text: string): Hint | null => HINTS.get(labelKey(text)) ?? null;

const labelKey = (text: string): string => fold(text).replace(/\s+/g, ' ').trim();
