/** Entries set as a form: 'Employer: …', 'Position: …', 'Period: …', one label a line. */
import { fold } from '#worker/nlp/fold.ts';
import { slice, type Line, type Piece } from './line.ts';

/** What a label says of the text behind it. */
export type Hint = 'company' | 'title' | 'place' | 'dates' | 'text' | 'skip';

const LABELS: [hint: Hint, labels: string][] = [
  [
    'company',
    'company|company name|name and address of employer|name and address of the employer|employer name and address|employer|employer name|name of employer|name of company|name of organization|name of organisation|organization|organisation|firma|arbeitgeber|unternehmen|betrieb|entreprise|employeur|societe|empresa|compania|empleador|entidad|azienda|datore di lavoro|nome del datore di lavoro|nome e indirizzo del datore di lavoro|werkgever|bedrijf|pracodawca|empregador|entidade',
  ],
  [
    'title',
    'position|position held|title|job title|project title|project name|name of project|role|designation|post|post held|occupation|occupation or position held|funktion|tatigkeit|stelle|poste|poste occupe|fonction|intitule du poste|puesto|cargo|puesto desempenado|posizione|ruolo|qualifica|tipo di impiego|lavoro o posizione ricoperti|functie|stanowisko|funcao',
  ],
  [
    'place',
    'location|place|city|work location|ort|arbeitsort|lieu|lugar|luogo|sede|plaats|standplaats|miejsce|miejscowosc|local',
  ],
  [
    'dates',
    'period|duration|date|dates|dates of employment|employment dates|employment period|time period|tenure|zeitraum|dauer|periode|duree|fecha|fechas|periodo|date (da – a)|date (da - a)|date da a|okres|data',
  ],
  [
    'text',
    'responsibilities|duties and responsibilities|duties & responsibilities|roles and responsibilities|roles & responsibilities|key duties|job description|work description|main responsibilities|key responsibilities|main activities|main activities and responsibilities|duties|role and responsibilities|job profile|principali mansioni|principali mansioni e responsabilita|mansioni|aufgaben|hauptaufgaben|taken|missions|funciones|funciones principales|description|project description|obowiazki|zakres obowiazkow|atividades|responsabilidades',
  ],
  [
    'skip',
    'business|line of business|industry|capital|employees|number of employees|hours per week|hours a week|hours/week|average hours per week|salary|starting salary|ending salary|final salary|pay|pay plan|pay grade|series|supervisor|supervisor name|reports to|reported to|reporting to|reason for leaving|may we contact|okay to contact|contact supervisor|tipo di azienda|tipo di azienda o settore|type of business|type of business or sector|business or sector|sector|settore|team size|numero di dipendenti',
  ],
];

const HINTS = new Map<string, Hint>();
for (const [hint, labels] of LABELS) for (const label of labels.split('|')) HINTS.set(label, hint);

/** A line with the label taken off it. */
interface Labelled {
  hint: Hint;
  value: Piece;
}

/** Lines of a section with the labels of a form taken off, and what they said kept as the line's hint. */
export function withoutLabels(lines: Line[]): Line[] {
  const labelled = lines.map(readLabel);
  const isHead = (line: Line) => line.cells.length > 2 && line.cells.every(isColumnName);
  const said = new Set(labelled.flatMap((label) => (label ? [label.hint] : [])));
  const titles = labelled.filter((label) => label?.hint === 'title').length;
  const form =
    said.has('title') &&
    (titles > 1 || said.has('company') || said.has('dates') || said.has('text'));
  const bare = lines.flatMap((line, i) => {
    const label = labelled[i];
    if (isHead(line)) return [];
    if (!label) return [line];
    if (label.hint === 'skip') return [];
    return form ? unlabelled(line, label) : [line];
  });
  return form ? bare.flatMap(headsFirst(bare)) : bare;
}

/** What a form says of an entry behind the text about the work, 'Name of employer: …', moves before that text. */
function headsFirst(lines: Line[]): (line: Line, at: number) => Line[] {
  const opening = lines.find((line) => line.hint)?.hint;
  const moved = new Map<Line, Line[]>();
  let text: Line | null = null;
  for (const line of lines) {
    if (line.hint === opening) text = null;
    else if (!line.hint) text ??= line.bullet ? line : null;
    else if (text) moved.set(text, [...(moved.get(text) ?? []), line]);
  }
  const gone = new Set([...moved.values()].flat());
  return (line) => (gone.has(line) ? [] : [...(moved.get(line) ?? []), line]);
}

/** 'Employer', 'Position', 'From', 'To' over the columns of a table. */
const isColumnName = ({ text }: Piece): boolean =>
  HINTS.has(fold(text).trim()) ||
  /^(?:from|to|start(?: date)?|end(?: date)?|until|von|bis|du|au)$/i.test(text.trim());

function unlabelled(line: Line, { hint, value }: Labelled): Line[] {
  if (!/[\p{L}\d]/u.test(value.text)) return [];
  // 'Duration: 3 months' says no date.
  if (hint === 'dates' && !/\d{4}|['’]\d\d/.test(value.text)) return [];
  const words = value.text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  const base = { ...line, ...value, cells: [value], words, markerLength: 0 };
  if (hint === 'text' || hint === 'skip') return [{ ...base, bullet: true }];
  return [{ ...base, bullet: false, hint }];
}

function readLabel(line: Line): Labelled | null {
  const colon = line.text.slice(0, 50).indexOf(':');
  const [first, second] = line.cells;
  const end = colon > 2 ? colon : second && first!.text.length < 45 ? first!.text.length : -1;
  if (end < 0) return null;
  const hint = HINTS.get(fold(line.text.slice(0, end)).replace(/\s+/g, ' ').trim());
  return hint ? { hint, value: slice(line, end + 1, line.text.length) } : null;
}
