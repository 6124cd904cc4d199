/** Sets blocks as a Word file; the only file that imports docx, so that its code loads when asked for. */
import {
  AlignmentType,
  BorderStyle,
  convertMillimetersToTwip,
  Document,
  Footer,
  LevelFormat,
  LineRuleType,
  Packer,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
  type IStylesOptions,
} from 'docx';
import type { Block, PlainKind, WordFile } from '../block.ts';
import { directionOf, isRightToLeft } from './direction.ts';
import { sealWordFile } from './seal.ts';

const FONT = 'Calibri';
const INK = '1F2933';
const QUIET = '52606D';

/** Sizes in half points, spaces in twentieths of a point. */
const BODY = 21;
const MARGIN = convertMillimetersToTwip(19);
const PAPER = {
  a4: { width: 11_906, height: 16_838 },
  letter: { width: 12_240, height: 15_840 },
};
const LINE = { line: 259, lineRule: LineRuleType.AUTO };
const BULLETS = 'bullets';

/** The same blocks give the same bytes. */
export async function writeWord(file: WordFile): Promise<Uint8Array> {
  const { width, height } = PAPER[file.paper];
  const rightTab = width - 2 * MARGIN;
  const document = new Document({
    styles: styles(file.language),
    numbering: { config: [bulletLevels()] },
    sections: [
      {
        properties: {
          page: {
            size: { width, height },
            margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
          },
        },
        footers: file.footer.length > 0 ? { default: footer(file.footer) } : {},
        children: file.blocks.map((block) => paragraph(block, rightTab)),
      },
    ],
  });
  const packed = new Uint8Array(await Packer.toArrayBuffer(document));
  return sealWordFile(packed, file.properties);
}

const styled = (style: string, text: string, rightTab?: number): Paragraph =>
  new Paragraph({
    style,
    ...(rightTab !== undefined && { tabStops: [{ type: TabStopType.RIGHT, position: rightTab }] }),
    ...directionOf(text),
    children: [run(text)],
  });

const STYLE: Record<Exclude<PlainKind, 'bullet'>, string> = {
  title: 'Title',
  name: 'Name',
  'name-heading': 'HeadingName',
  label: 'Headline',
  contact: 'Contact',
  heading: 'Heading1',
  'section-title': 'SectionTitle',
  'entry-heading': 'Heading2',
  'minor-heading': 'Heading3',
};

function paragraph(block: Block, rightTab: number): Paragraph {
  if (block.kind === 'bullet') return bullet(block.text);
  if (block.kind === 'entry') {
    return entry('Entry', block.text, strongRuns(block.text, block.strong), block.right, rightTab);
  }
  if (block.kind === 'entry-detail') {
    return entry('EntryDetail', block.text, [run(block.text)], block.right, rightTab);
  }
  if (block.kind === 'paragraph')
    return entry('BodyText', block.text, [run(block.text)], block.right, rightTab);
  const isDated = block.kind === 'entry-heading' && /^[^\t]*\t[^\t]*$/.test(block.text);
  return styled(STYLE[block.kind], block.text, isDated ? rightTab : undefined);
}

const bullet = (text: string): Paragraph =>
  new Paragraph({
    style: 'ListBullet',
    numbering: { reference: BULLETS, level: 0 },
    ...directionOf(text),
    children: [run(text)],
  });

function entry(
  style: string,
  text: string,
  left: TextRun[],
  right: string,
  rightTab: number,
): Paragraph {
  const tail = right === '' ? [] : [new TextRun({ children: [new Tab(), right], bold: false })];
  return new Paragraph({
    style,
    tabStops: right === '' ? [] : [{ type: TabStopType.RIGHT, position: rightTab }],
    ...directionOf(text),
    children: [...left, ...tail],
  });
}

function strongRuns(text: string, strong: { start: number; end: number } | null): TextRun[] {
  if (!strong) return [run(text, true)];
  const { start, end } = strong;
  return [run(text.slice(0, start)), run(text.slice(start, end), true), run(text.slice(end))];
}

/** Tabs inside a line stay tabs. */
function run(text: string, bold?: boolean): TextRun {
  const children = text
    .split('\t')
    .flatMap((part, index) => (index > 0 ? [new Tab(), part] : [part]));
  return new TextRun({ children, bold, rightToLeft: isRightToLeft(text) || undefined });
}

const footer = (lines: readonly string[]): Footer =>
  new Footer({ children: lines.map((text) => styled('Footer', text)) });

function bulletLevels() {
  const indent = { left: 284, hanging: 227 };
  return {
    reference: BULLETS,
    levels: [
      {
        level: 0,
        format: LevelFormat.BULLET,
        text: '•',
        alignment: AlignmentType.LEFT,
        style: { paragraph: { indent } },
      },
    ],
  };
}

function styles(language: string): IStylesOptions {
  const opening = {
    run: { size: 24, bold: true, color: INK },
    paragraph: {
      spacing: { before: 220, after: 80 },
      keepNext: true,
      outlineLevel: 0,
      border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 2, color: 'B8C1CC' } },
    },
  };
  const nameLook = {
    run: { size: 36, bold: true },
    paragraph: { spacing: { before: 60, after: 40 } },
  };
  const style = (
    id: string,
    name: string,
    run: object,
    paragraph: object,
    basedOn = 'Normal',
  ): NonNullable<IStylesOptions['paragraphStyles']>[number] => ({
    id,
    name,
    basedOn,
    quickFormat: true,
    run,
    paragraph,
  });
  return {
    default: {
      document: {
        run: { font: FONT, size: BODY, color: INK, language: { value: language } },
        // Without its rule, LibreOffice takes the line for a fixed height and large type overlaps.
        paragraph: { spacing: LINE },
      },
      title: { run: { size: 36, bold: true, color: INK }, paragraph: { spacing: { after: 120 } } },
      heading1: opening,
      heading2: {
        run: { size: BODY, bold: true, color: INK },
        paragraph: { spacing: { before: 120, after: 20 }, keepNext: true, outlineLevel: 1 },
      },
      heading3: {
        run: { size: BODY, bold: true, color: INK },
        paragraph: { spacing: { after: 20 }, outlineLevel: 2 },
      },
    },
    paragraphStyles: [
      style('Name', 'Name', nameLook.run, nameLook.paragraph),
      style('HeadingName', 'Heading Name', nameLook.run, nameLook.paragraph, 'Heading2'),
      style('SectionTitle', 'Section Title', opening.run, opening.paragraph),
      style('Headline', 'Headline', { size: 24, color: QUIET }, { spacing: { after: 40 } }),
      style('Contact', 'Contact', { size: 20 }, { spacing: { after: 100 } }),
      style('BodyText', 'Body Text', {}, { spacing: { after: 60 } }),
      style(
        'Entry',
        'Entry',
        {},
        { spacing: { before: 120, after: 20 }, keepNext: true, keepLines: true },
      ),
      style(
        'EntryDetail',
        'Entry Detail',
        { italics: true },
        { spacing: { after: 40 }, keepNext: true },
      ),
      style('ListBullet', 'List Bullet', {}, { spacing: { after: 40 }, keepLines: true }),
      style('Footer', 'footer', { size: 17, color: QUIET }, { alignment: AlignmentType.CENTER }),
    ],
  };
}
