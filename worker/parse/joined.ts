/** Jobs told as events, as a rirekisho tells them: 'Joined Aoba Co. as Buyer', then 'Resigned from Aoba Co.' on a later date. */
import { oneLine } from '#contract/one-line.ts';
import { fold } from '#worker/nlp/fold.ts';
import type { Entry } from './entries.ts';
import type { FoundDates } from './entry-dates.ts';
import { JOINED, NAMED_ABOVE } from './event-rows.ts';
import { slice, type Line, type Piece } from './line.ts';
import { titleScore } from './roles.ts';

const LEFT = new RegExp(
  oneLine`
    ^(?:
      left|resigned from|retired from|quit|departed|contract (?:ended|completed) (?:at|with)|
      end of (?:contract|employment) (?:at|with)
    )\s+(?=\p{Lu}|the\s)
  `,
  'iu',
);
/** 'Resigned for personal reasons', 'Contract expired': the row before last joined is meant. */
const LEFT_IT = new RegExp(
  oneLine`
    ^(?:
      (?:voluntarily |formally )?
      (?:resigned|left|retired|quit|departed|dismissed|laid off|made redundant)(?=
        $|
        [\s,.;(]+(?:
          for|due|upon|on|at|after|because|owing|by|to|with|as|of|position|post|the|personal|in|
          when|following|from (?:the|this)
        )\b|[\s,.;]*$
      )|
      (?:end|expiry|expiration|termination|completion) of (?:the |fixed[- ]term |temporary )*
      (?:contract|employment|assignment|service)|
      (?:the |fixed[- ]term |temporary )*(?:contract|employment|assignment|service|position) (?:was )?
      (?:ended|expired|completed|terminated|finished|closed)|
      company (?:closed|dissolved|bankrupt)|redundan(?:t|cy)
    )
  `,
  'i',
);
/** A row about the same job: another house, another rank. */
const MOVED = new RegExp(
  oneLine`
    ^(?:
      transferred|promoted|assigned|appointed|seconded|posted|moved|relocated|dispatched|
      rotated|reassigned|returned|rejoined|lateral move|in charge of|responsible for|
      concurrently
    )\b(?! by\b)
  `,
  'i',
);

/** What as, or where in the house: behind the employer's name. */
const POST = /,?\s+(?:as(?: an?)?|(?:was )?assigned to(?: the)?|posted to(?: the)?)\s+(?=\p{L})/iu;
const STILL = new RegExp(
  oneLine`
    ^(?:(?:still )?(?:employed|working)(?: there| here)? )?(?:up )?(?:to|until) (?:the )?present
    (?: (?:day|time))?\.?$|^(?:currently|still) employed\b
  `,
  'i',
);

/** Entries with each job's two events as one entry that has both dates; any other entries as they are. */
export function joinEvents(entries: Entry[]): Entry[] {
  const result: Entry[] = [];
  let last: Entry | undefined;
  const add = (entry: Entry) => {
    result.push(entry);
    if (isJoined(entry)) last = entry;
  };
  for (const entry of entries) {
    const first = entry.head[0]?.pieces[0];
    const above = first && NAMED_ABOVE.test(first.text) ? result.at(-1) : undefined;
    const left = first && LEFT.test(first.text) ? withoutVerb(first, LEFT) : null;
    const job =
      above && isOpen(above)
        ? above
        : left && result.slice(-MOST_BACK).findLast((it) => isOpen(it) && names(it, left.text));
    const open = isStill(entry.head[0]?.line) ? result.at(-1) : undefined;
    if (open && isOpen(open)) open.dates = goingOn(open.dates!, entry.head[0]!.line);
    else if (first && last && isOpen(last) && MOVED.test(first.text) && isOneRow(entry))
      last.body = [...last.body, ...textOf(entry)];
    else if (first && last && isOpen(last) && entry.dates && LEFT_IT.test(first.text))
      last.dates = ended(last, entry);
    else if (job && entry.dates) job.dates = ended(job, entry);
    else if (first && JOINED.test(first.text) && entry.dates) add(joined(entry, first));
    else add(entry);
  }
  return result;
}

/** Entries back in which the job may stand that a row says was left. */
const MOST_BACK = 60;

/** Made of a row that tells of joining. */
const isJoined = ({ head }: Entry): boolean => head[0]?.line.hint === 'company';

const isOneRow = ({ head, dates }: Entry): boolean => head.length === 1 && dates !== null;

/** A row as text of the job that it goes on about. */
const textOf = ({ head, body }: Entry): Entry['body'] => [
  ...head.map(({ line, pieces: [first] }) => ({
    lines: [{ ...line, ...first, cells: [first!], markerLength: 0 }],
    bullet: false,
  })),
  ...body,
];

const isStill = (line: Line | undefined) => line !== undefined && STILL.test(line.cells[0]!.text);

/** Dates that last to the day that a line below them names. */
function goingOn(dates: FoundDates, still: Line): FoundDates {
  const from = still.start - dates.base;
  const end = { value: 'present', from, to: from + still.cells[0]!.text.length };
  return { ...dates, range: { ...dates.range, end, current: true, single: false } };
}

const withoutVerb = (piece: Piece, verb: RegExp): Piece =>
  slice(piece, verb.exec(piece.text)![0].length, piece.text.length);

function joined(entry: Entry, first: Piece): Entry {
  const whole = withoutVerb(first, JOINED);
  const { employer, title } = divided(whole);
  const { line, pieces } = entry.head[0]!;
  const others = entry.head.slice(1);
  const below = others.filter(({ line }) => !isStill(line));
  const body = entry.body
    .map((item) => ({ ...item, lines: item.lines.filter((it) => !isStill(it)) }))
    .filter(({ lines }) => lines.length > 0);
  const still =
    others.find(({ line }) => isStill(line))?.line ??
    entry.body.flatMap(({ lines }) => lines).find(isStill);
  const head = [
    { line: { ...line, hint: 'company' as const }, pieces: [employer] },
    ...(title ? [{ line: { ...line, hint: 'title' as const }, pieces: [title] }] : []),
    ...(pieces.length > 1 ? [{ line, pieces: pieces.slice(1) }] : []),
    ...below,
  ];
  const dates = entry.dates!;
  const open = { ...dates, range: { ...dates.range, single: true } };
  const lasting = still ? goingOn(dates, still) : dates;
  return { ...entry, head, body, dates: lasting.range.current ? lasting : open };
}

/** 'Aoba Co., Ltd. as Buyer', 'Aoba Co., Ltd. (Design engineer)': employer and post. */
function divided(whole: Piece): { employer: Piece; title: Piece | null } {
  const { text } = whole;
  const post = POST.exec(text);
  if (post)
    return {
      employer: slice(whole, 0, post.index),
      title: slice(whole, post.index + post[0].length, text.length),
    };
  const bracket = /\s*\(([^()]{3,60})\)$/.exec(text);
  if (!bracket || titleScore(bracket[1]!) < 0.9) return { employer: whole, title: null };
  const end = text.length - 1;
  return {
    employer: slice(whole, 0, bracket.index),
    title: slice(whole, end - bracket[1]!.length, end),
  };
}

const isOpen = ({ dates }: Entry): boolean =>
  dates != null && !dates.range.end && !dates.range.current;

/** Whether the text, perhaps with a reason behind it, begins with the name of the entry's employer. */
const names = ({ head }: Entry, text: string): boolean => {
  const [piece] = head[0]!.pieces;
  return head[0]!.line.hint === 'company' && fold(text).startsWith(fold(piece!.text));
};

function ended(job: Entry, leaving: Entry): Entry['dates'] {
  const { base, text, range } = job.dates!;
  const end = leaving.dates!.range.start;
  if (!end) return job.dates;
  const shift = leaving.dates!.base - base;
  const point = { value: end.value, from: end.from + shift, to: end.to + shift };
  const ends = `– ${leaving.dates!.text.slice(end.from, end.to)}`;
  return { base, text, ends, range: { ...range, end: point, single: false } };
}
