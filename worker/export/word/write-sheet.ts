/** Sets a sheet as a Word file in the look of its PDF; loaded when asked for, since docx is large. */
import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  LevelFormat,
  LineRuleType,
  Packer,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
  type IParagraphStyleOptions,
  type ParagraphChild,
} from 'docx';
import { ROW_KINDS, rowsOf, type Row, type RowKind, type Sheet } from '../sheet/model.ts';
import type { Tightness } from '../typeset/model.ts';
import { spaceBetween } from '../typeset/set-rows.ts';
import type { Look, RowStyle } from '../typeset/templates.ts';
import { directionOf, isRightToLeft } from './direction.ts';
import { sealWordFile } from './seal.ts';

/** Fonts that every Word has, as near to ours in width as there are. */
const FONT = { sans: 'Calibri', serif: 'Cambria' } as const;

const BULLETS = 'bullets';

/** Word's own names, so that its navigation, its outline and other readers know what each row is. */
const STYLE: Record<RowKind, { id: string; name: string; level?: number }> = {
  name: { id: 'Title', name: 'Title' },
  headline: { id: 'Subtitle', name: 'Subtitle' },
  contact: { id: 'Contact', name: 'Contact' },
  heading: { id: 'Heading1', name: 'heading 1', level: 0 },
  entry: { id: 'Heading2', name: 'heading 2', level: 1 },
  detail: { id: 'EntryDetail', name: 'Entry Detail' },
  bullet: { id: 'ListBullet', name: 'List Bullet' },
  paragraph: { id: 'BodyText', name: 'Body Text' },
};

export interface WordSheet {
  sheet: Sheet;
  look: Look;
  /** Shares of the look's spaces and of its leading that fitting left. */
  tight: Tightness;
  /** Points. */
  page: { width: number; height: number };
  /** Rows that no page may part from the row below. */
  kept: ReadonlySet<Row>;
  /** Whether our own fonts have every sign: taller scripts would be cut off by lines of an exact height. */
  isPlain: boolean;
}

/** The same sheet gives the same bytes. */
export async function writeWordSheet(file: WordSheet): Promise<Uint8Array> {
  const { sheet, look, page } = file;
  const margins = {
    top: twips(look.marginY),
    bottom: twips(look.marginY),
    left: twips(look.marginX),
    right: twips(look.marginX),
  };
  const rows = rowsOf(sheet);
  const rightTab = twips(page.width - 2 * look.marginX);
  const document = new Document({
    styles: {
      default: {
        document: {
          run: {
            font: FONT[look.family],
            size: halfPoints(look.sizePt),
            color: hex(look.rows.paragraph.colour),
            language: { value: sheet.language },
          },
        },
      },
      paragraphStyles: ROW_KINDS.map((kind) => paragraphStyle(kind, file)),
    },
    numbering: { config: [bulletLevels(look)] },
    sections: [
      {
        properties: {
          page: { size: { width: twips(page.width), height: twips(page.height) }, margin: margins },
        },
        children: rows.map((row, at) =>
          paragraph(row, rows[at - 1], file, rightTab, at === sheet.head.length - 1),
        ),
      },
    ],
  });
  const packed = new Uint8Array(await Packer.toArrayBuffer(document));
  const title = sheet.name === null ? 'Resume' : `${sheet.name}, Resume`;
  return sealWordFile(packed, { title, language: sheet.language });
}

const twips = (points: number): number => Math.round(points * 20);
/** Word knows no quarters of a point: a size between two becomes the smaller one, which still fits. */
const halfPoints = (points: number): number => Math.floor(points * 2 + 0.2);
const hex = (colour: string): string => colour.slice(1).toUpperCase();

/** What never ends a page, whatever is written into the file later. */
const ANNOUNCES = new Set<RowKind>(['heading', 'entry', 'detail']);

function paragraphStyle(kind: RowKind, file: WordSheet): IParagraphStyleOptions {
  const { look, tight } = file;
  const style = look.rows[kind];
  const { id, name, level } = STYLE[kind];
  return {
    id,
    name,
    basedOn: 'Normal',
    next: kind === 'bullet' ? id : 'BodyText',
    quickFormat: true,
    run: {
      size: halfPoints(look.sizePt * style.scale),
      color: hex(style.colour),
      bold: style.face === 'bold',
      italics: style.face === 'italic',
    },
    paragraph: {
      alignment: style.align === 'centre' ? AlignmentType.CENTER : AlignmentType.LEFT,
      spacing: {
        before: twips(style.before * look.sizePt * tight.spacing),
        after: twips(style.after * look.sizePt * tight.spacing),
        ...lineHeight(kind, file),
      },
      keepNext: ANNOUNCES.has(kind),
      keepLines: kind !== 'paragraph',
      ...(level !== undefined && { outlineLevel: level }),
      ...(kind === 'heading' && look.rule.at !== 'none' && { border: headingBorder(look) }),
    },
  };
}

/** Fonts that stand in for ours want up to this much for a line, in ems, and get it where it is not forbidden. */
const OWN_LEADING = 1.25;

/** Distance of baselines as in the PDF. A name, in large type, keeps the height that its font asks for. */
function lineHeight(kind: RowKind, { look, tight, isPlain }: WordSheet) {
  const { scale, leading } = look.rows[kind];
  const ems = leading * tight.leading;
  const isExact = isPlain && kind !== 'name' && ems < OWN_LEADING;
  return {
    line: twips(look.sizePt * scale * ems),
    lineRule: isExact ? LineRuleType.EXACT : LineRuleType.AT_LEAST,
  };
}

function headingBorder({ rule }: Look) {
  const line = {
    style: BorderStyle.SINGLE,
    size: Math.round(rule.width * 8),
    color: hex(rule.colour),
  };
  return rule.at === 'left' ? { left: { ...line, space: 5 } } : { bottom: { ...line, space: 1 } };
}

function paragraph(
  row: Row,
  above: Row | undefined,
  file: WordSheet,
  rightTab: number,
  isEndOfHead: boolean,
): Paragraph {
  const { look } = file;
  const style = look.rows[row.kind];
  const children = runsOf(row, style);
  if (row.right !== '') {
    const run = { color: hex(look.dateColour), bold: false, italics: false };
    children.push(new TextRun({ ...run, children: [new Tab(), row.right] }));
  }
  const headRule = isEndOfHead && look.headRule.width > 0;
  return new Paragraph({
    style: STYLE[row.kind].id,
    ...(file.kept.has(row) && !ANNOUNCES.has(row.kind) && { keepNext: true }),
    ...(row.right !== '' && { tabStops: [{ type: TabStopType.RIGHT, position: rightTab }] }),
    ...(row.kind === 'bullet' && { numbering: { reference: BULLETS, level: 0 } }),
    ...spaceAbove(row, above, file),
    ...(headRule && {
      border: {
        bottom: {
          style: BorderStyle.SINGLE,
          size: Math.round(look.headRule.width * 8),
          space: 5,
          color: hex(look.headRule.colour),
        },
      },
    }),
    ...directionOf(row.text),
    children,
  });
}

/** Word adds what the upper wants below to what the lower wants above; the PDF takes the larger. */
function spaceAbove(row: Row, above: Row | undefined, file: WordSheet) {
  const { look, tight } = file;
  const after = above ? look.rows[above.kind].after * look.sizePt : 0;
  const before = twips(Math.max(0, spaceBetween(above, row, look) - after) * tight.spacing);
  const style = look.rows[row.kind];
  if (before === twips(style.before * look.sizePt * tight.spacing)) return {};
  return {
    spacing: {
      before,
      after: twips(style.after * look.sizePt * tight.spacing),
      ...lineHeight(row.kind, file),
    },
  };
}

/** The text in runs, parted where bold or a link begins or ends. */
function runsOf(row: Row, style: RowStyle): ParagraphChild[] {
  const marks = [0, row.text.length];
  if (row.strong) marks.push(row.strong.start, row.strong.end);
  for (const { start, end } of row.links) marks.push(start, end);
  const cuts = [...new Set(marks)].toSorted((a, b) => a - b);
  return cuts.slice(0, -1).map((start, at): ParagraphChild => {
    const text = row.text.slice(start, cuts[at + 1]);
    const isStrong = row.strong && start >= row.strong.start && start < row.strong.end;
    const face = isStrong ? style.strong : style.face;
    const run = new TextRun({
      text,
      bold: face === 'bold',
      italics: face === 'italic',
      rightToLeft: isRightToLeft(row.text) || undefined,
    });
    const link = row.links.find((it) => start >= it.start && start < it.end);
    return link ? new ExternalHyperlink({ link: link.url, children: [run] }) : run;
  });
}

function bulletLevels(look: Look) {
  const left = twips(look.bulletIndent * look.sizePt);
  return {
    reference: BULLETS,
    levels: [
      {
        level: 0,
        format: LevelFormat.BULLET,
        text: '•',
        alignment: AlignmentType.LEFT,
        style: { paragraph: { indent: { left, hanging: Math.round(left * 0.75) } } },
      },
    ],
  };
}
