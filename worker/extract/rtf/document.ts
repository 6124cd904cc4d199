import type { Warning } from '#contract/resume.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import { compose } from '../compose.ts';
import type { Block } from '../flow.ts';
import { isSymbolFont, toPrivateUse } from '../symbols.ts';
import { applyCharacterWord, applyParagraphWord } from './format-words.ts';
import type { RtfSettings } from './settings.ts';
import { newParagraph, type GroupState } from './state.ts';
import { labelOf, Story, type ParagraphLook } from './story.ts';
import type { RtfTables } from './tables.ts';

/** Smaller than 3 pt, in half-points. */
const TINY_SIZE = 6;

/** What the text and the marks of an RTF file add up to: stories of blocks, and what was found on the way. */
export class RtfDocument {
  images = 0;
  producer = '';
  private label = '';
  private rowIsShaded = false;
  private textBoxes = 0;
  private tableCount = 0;
  private hiddenChars = 0;
  private trackedChanges = false;
  private readonly fonts = new Set<string>();
  private readonly stories: Story[] = [new Story()];
  private readonly pageParts: { name: string; blocks: Block[] }[] = [];
  private readonly notes: Block[][] = [];
  private readonly tables: RtfTables;
  private readonly settings: RtfSettings;

  constructor(tables: RtfTables, settings: RtfSettings) {
    this.tables = tables;
    this.settings = settings;
  }

  /** Begins a header, footer, note or text box; call what it gives when its group ends. */
  openPart(name: string): (group: GroupState) => void {
    this.stories.push(new Story());
    return (group) => {
      const blocks = this.endStory(group);
      if (name === 'footnote') this.notes.push(blocks);
      else if (isPagePart(name)) this.pageParts.push({ name, blocks });
      else {
        this.textBoxes++;
        this.story.addBox(blocks);
      }
    };
  }

  startLabel(): void {
    this.label = '';
  }

  addToLabel(text: string): void {
    this.label += text;
  }

  startLink(target: string): void {
    this.story.builder.startLink(target);
  }

  endLink(): void {
    this.story.builder.endLink();
  }

  /** Applies a word that ends or formats something. */
  word(name: string, parameter: number | undefined, group: GroupState): void {
    if (this.structureWord(name, parameter ?? 0, group)) return;
    if (name === 'revised' || name === 'deleted') this.trackedChanges ||= parameter !== 0;
    if (!applyCharacterWord(name, parameter, group)) {
      applyParagraphWord(name, parameter ?? 0, group.paragraph);
    }
  }

  endParagraph(group: GroupState): void {
    if (group.skip || group.destination !== 'text') return;
    this.story.endParagraph(this.look(group));
    this.label = '';
  }

  /** Adds text in the look of its group, unless nobody can see it. */
  addText(raw: string, group: GroupState): void {
    const { tables, settings } = this;
    if (group.deleted) return;
    const white = group.color > 0 && tables.isWhite(group.color) && !this.isOnShade(group);
    const tiny = group.sizeHalfPt > 0 && group.sizeHalfPt < TINY_SIZE;
    if ((group.hidden || white || tiny) && raw.trim() !== '') {
      this.hiddenChars += raw.length;
      return;
    }
    const font = tables.fonts.get(group.font ?? settings.defaultFont ?? -1)?.name.trim();
    if (font) this.fonts.add(font);
    const text = isSymbolFont(font) ? toPrivateUse(raw) : raw;
    this.story.builder.add(group.caps ? text.toUpperCase() : text, {
      bold: group.bold,
      italic: group.italic,
      sizePt: group.sizeHalfPt / 2,
    });
  }

  /** Hands over the finished document; `group` is the outermost. */
  finish(warnings: Warning[], group: GroupState): ExtractedDocument {
    const body = this.endStory(group);
    return compose({
      format: 'rtf',
      headers: this.shown('header'),
      body,
      notes: this.notes,
      footers: this.shown('footer'),
      warnings,
      signals: {
        pageCount: this.settings.pageCount,
        columns: this.settings.columns,
        tables: this.tableCount,
        textBoxes: this.textBoxes,
        images: this.images,
        hiddenChars: this.hiddenChars,
        trackedChanges: this.trackedChanges,
        fonts: [...this.fonts].toSorted(),
        producer: this.producer.replace(/;.*$/s, '').trim() || null,
      },
    });
  }

  private get story(): Story {
    return this.stories.at(-1)!;
  }

  private endStory(group: GroupState): Block[] {
    const story = this.stories.pop()!;
    const blocks = story.end(this.look(group));
    this.tableCount += story.tables;
    return blocks;
  }

  /** Headers or footers that the settings show: first page, right, all, left. */
  private shown(part: 'header' | 'footer'): Block[][] {
    const { titlePage, facingPages } = this.settings;
    return ['f', 'r', '', 'l']
      .filter((side) => (side === 'f' ? titlePage : side !== 'l' || facingPages))
      .flatMap((side) => this.pageParts.filter((one) => one.name === part + side))
      .map((one) => one.blocks);
  }

  private structureWord(name: string, value: number, group: GroupState): boolean {
    const { paragraph } = group;
    switch (name) {
      case 'par':
      case 'sect':
        this.endParagraph(group);
        return true;
      case 'cell':
      case 'nestcell':
        this.story.endCell({ ...this.look(group), depth: name === 'cell' ? 1 : paragraph.depth });
        this.label = '';
        return true;
      case 'row':
      case 'nestrow':
        this.story.endRow(name === 'row' ? 1 : paragraph.depth, this.look(group));
        return true;
      case 'trowd':
        this.rowIsShaded = false;
        return true;
      case 'clcbpat':
        this.rowIsShaded ||= this.isShade(value);
        return true;
      case 'pard':
        group.paragraph = newParagraph();
        return true;
      case 'uc':
        group.unicodeSkip = Math.max(0, value);
        return true;
      default:
        return false;
    }
  }

  private readonly isShade = (color: number) => color > 0 && !this.tables.isWhite(color);

  private isOnShade({ shade, paragraph }: GroupState): boolean {
    if (paragraph.inTable && this.rowIsShaded) return true;
    return this.isShade(shade) || this.isShade(paragraph.shade);
  }

  private look({ paragraph }: GroupState): ParagraphLook {
    const written = this.label.trim();
    const label =
      written ||
      (paragraph.list > 0 && !this.story.builder.isEmpty
        ? this.tables.listLabel(paragraph.list, paragraph.listLevel)
        : undefined);
    const headingLevel = this.tables.headingLevel(paragraph.style, paragraph.outlineLevel);
    return {
      depth: paragraph.inTable ? paragraph.depth : 0,
      beforePt: paragraph.beforePt,
      afterPt: paragraph.afterPt,
      ...(headingLevel ? { headingLevel } : {}),
      ...(label ? { label: labelOf(label) } : {}),
    };
  }
}

/** True for the words that begin a page header or footer. */
export const isPagePart = (name: string): boolean => /^(?:header|footer)[lrf]?$/.test(name);
