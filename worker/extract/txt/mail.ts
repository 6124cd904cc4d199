/** A resume that was pasted into an e-mail: without the signs of quoting and what the mail program wrote around it. */

/** Fewer quoted lines than this are a quotation or a list with such signs. */
const MIN_QUOTED = 8;
/** Blank lines of the quoted text, which no list has. */
const MIN_BLANK = 2;
const QUOTED = /^\s*>/;
const SIGNS = /^\s*(?:>\s?)+/;
/** Lines at most that a mail program breaks its line about the writer into. */
const MAX_PARTS = 3;
const MIN_FIELDS = 3;

/** 'On Mon, 3 Feb 2025 at 09:10, Ida Quist <ida@example.org> wrote:' */
const WROTE =
  /^(?:On|Am|Le|El|Em|Il|Op)\s.{6,160}\s(?:wrote|schrieb.{0,80}|a écrit|escribi[óo]|escreveu|ha scritto|schreef.{0,80})\s?:$/iu;
const FORWARDED =
  /^[-_ ]{0,12}(?:original message|forwarded message|begin forwarded message|ursprüngliche nachricht|message d['’]origine|mensaje original)[-_ :]{0,12}$/iu;
const FIELD =
  /^\*?(from|to|cc|bcc|sent|date|subject|reply-to|attachments?|von|an|gesendet|betreff|datum)\*?\s?:\*?\s/i;
const SIGNED =
  /^(?:sent from (?:my|mail for|outlook|yahoo)\b.{0,40}|get outlook for \w+|von meinem .{2,30} gesendet|envoyé de(?:puis)? mon .{2,30})$/iu;

/** The lines of the text that was mailed; the same lines where it was not. */
export function withoutMail(lines: readonly string[]): readonly string[] {
  const bare = unquoted(lines);
  const gone = new Set<number>();
  for (const [i, line] of bare.entries()) {
    const text = line.trim();
    if (FORWARDED.test(text) || SIGNED.test(text)) gone.add(i);
    for (const at of writerLines(bare, i)) gone.add(at);
    if (!FIELD.test(bare[i - 1] ?? '')) for (const at of headLines(bare, i)) gone.add(at);
  }
  return gone.size === 0 ? bare : bare.map((line, i) => (gone.has(i) ? '' : line));
}

function unquoted(lines: readonly string[]): readonly string[] {
  const filled = lines.filter((line) => line.trim() !== '');
  const quoted = filled.filter((line) => QUOTED.test(line));
  const blank = quoted.filter((line) => line.replace(SIGNS, '').trim() === '').length;
  const isMail = quoted.length >= MIN_QUOTED && quoted.length >= filled.length * 0.5;
  return isMail && blank >= MIN_BLANK ? lines.map((line) => line.replace(SIGNS, '')) : lines;
}

/** The line that names who wrote and when, perhaps broken. */
function writerLines(lines: readonly string[], at: number): number[] {
  if (!/^\s*(?:On|Am|Le|El|Em|Il|Op)\s/.test(lines[at]!) || !/\d{4}/.test(lines[at]!)) return [];
  for (let count = 1; count <= MAX_PARTS && at + count <= lines.length; count++) {
    const whole = lines
      .slice(at, at + count)
      .map((line) => line.trim())
      .join(' ');
    if (whole.length < 260 && WROTE.test(whole))
      return Array.from({ length: count }, (_, k) => at + k);
  }
  return [];
}

/** 'From: …', 'Sent: …', 'To: …', 'Subject: …' in a row, among them a subject. */
function headLines(lines: readonly string[], at: number): number[] {
  const fields: string[] = [];
  while (fields.length < 9) {
    const field = FIELD.exec(lines[at + fields.length]?.trim() ?? '')?.[1];
    if (!field) break;
    fields.push(field.toLowerCase());
  }
  const isHead =
    fields.length >= MIN_FIELDS && fields.some((it) => it === 'subject' || it === 'betreff');
  return isHead ? fields.map((_, k) => at + k) : [];
}
