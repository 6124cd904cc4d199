import type { Block } from '../flow.ts';
import { ParagraphBuilder } from '../paragraph.ts';
import type { PartContext } from './findings.ts';
import type { ListLabel } from './numbering.ts';
import type { Run } from './run-look.ts';
import { headingLevelOf, type Properties } from './styles.ts';

/** A paragraph while it is read. */
export interface OpenParagraph {
  builder: ParagraphBuilder;
  direct: Properties;
  style: string | undefined;
  /** Text boxes anchored in it, which follow it. */
  boxes: Block[];
  run: Run | undefined;
  /** List label that Word 2003 wrote out. */
  writtenLabel?: ListLabel;
}

export const openParagraph = (): OpenParagraph => ({
  builder: new ParagraphBuilder(),
  direct: {},
  style: undefined,
  boxes: [],
  run: undefined,
});

/** The finished paragraph with its list label, and the boxes that were anchored in it. */
export function closeParagraph(
  paragraph: OpenParagraph,
  { styles, numbering }: PartContext,
): Block[] {
  const { direct, builder } = paragraph;
  const style = paragraph.style ?? styles.defaultParagraphStyle;
  const numberingId = direct.numberingId ?? styles.get(style, 'numberingId');
  const level = direct.numberingLevel ?? styles.get(style, 'numberingLevel');
  const computed =
    numberingId === undefined || numberingId === '0' || builder.isEmpty
      ? undefined
      : numbering.label(numberingId, level, style);
  const label = builder.isEmpty ? undefined : (paragraph.writtenLabel ?? computed);
  const headingLevel = headingLevelOf(styles, style, direct);
  return [
    {
      kind: 'paragraph',
      lines: builder.build(label?.text),
      ...(label && !headingLevel ? { list: label.kind } : {}),
      ...(headingLevel ? { headingLevel } : {}),
      beforePt: direct.beforePt ?? styles.get(style, 'beforePt') ?? styles.defaults.beforePt ?? 0,
      afterPt: direct.afterPt ?? styles.get(style, 'afterPt') ?? styles.defaults.afterPt ?? 0,
    },
    ...paragraph.boxes,
  ];
}
