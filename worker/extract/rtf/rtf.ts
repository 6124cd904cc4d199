import type { Warning } from '#contract/resume.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import { compose } from '../compose.ts';
import { hyperlinkTarget } from '../fields.ts';
import type { Block } from '../flow.ts';
import { isSymbolFont, toPrivateUse } from '../symbols.ts';
import { decodeCodePage } from '../charsets.ts';
import { applyCharacterWord, applyParagraphWord } from './format-words.ts';
import { applySetting, newSettings } from './settings.ts';
import { newGroup, newParagraph, type GroupState } from './state.ts';
import { labelOf, Story, type ParagraphLook } from './story.ts';
import { RtfTables } from './tables.ts';
import { tokenizeRtf, type RtfHandler } from './tokens.ts';
import { CHARACTERS, SKIPPED, STARRED, SYMBOLS } from './words.ts';

/** Smaller than 3 pt, in half-points. */
const TINY_SIZE = 6;

const CUT_SHORT: Warning = {
  code: 'cut-short',
  message: 'The file ends in the middle; what was there has been read.',
};

/** Reads rich text; a file cut short is read as far as it goes, with a warning. */
export function readRtf(bytes: Uint8Array): ExtractedDocument {
  const reader = new RtfReader();
  const start = bytes.indexOf(0x7b);
  const openGroups = tokenizeRtf(bytes.subarray(Math.max(0, start)), reader);
  return reader.finish(openGroups > 0 ? [CUT_SHORT] : []);
}

type Part = 'header' | 'footer' | 'note' | 'textbox';

class RtfReader implements RtfHandler {
  private group: GroupState = newGroup();
  private readonly outer: { group: GroupState; onClose: (() => void) | undefined }[] = [];
  private readonly stories: Story[] = [new Story()];
  private readonly tables = new RtfTables();
  private readonly parts: { kind: string; blocks: Block[] }[] = [];
  private readonly notes: Block[][] = [];
  private pending: number[] = [];
  private toSkip = 0;
  private starred = false;
  private atGroupStart = false;
  private onClose: (() => void) | undefined;
  private readonly settings = newSettings();
  private label = '';
  private instruction = '';
  private producer = '';
  private textBoxes = 0;
  private tableCount = 0;
  private images = 0;
  private hiddenChars = 0;
  private trackedChanges = false;
  private readonly fonts = new Set<string>();

  open(): void {
    this.flush();
    this.toSkip = 0;
    this.outer.push({ group: this.group, onClose: this.onClose });
    this.onClose = undefined;
    this.group = { ...this.group, paragraph: { ...this.group.paragraph } };
    this.atGroupStart = true;
    this.starred = false;
  }

  close(): void {
    this.flush();
    this.toSkip = 0;
    this.onClose?.();
    const parent = this.outer.pop();
    if (!parent) return;
    this.group = parent.group;
    this.onClose = parent.onClose;
    this.atGroupStart = false;
  }

  byte(byte: number): void {
    this.atGroupStart = false;
    if (this.toSkip > 0) {
      this.toSkip--;
      return;
    }
    if (!this.group.skip) this.pending.push(byte);
  }

  symbol(character: string): void {
    if (character === '*') {
      this.starred = this.atGroupStart;
      return;
    }
    this.atGroupStart = false;
    if (this.toSkip > 0 && character !== '\n' && character !== '\r') {
      this.toSkip--;
      return;
    }
    this.flush();
    if (character === '\n' || character === '\r') this.endParagraph();
    else this.put(SYMBOLS[character] ?? '');
  }

  word(name: string, parameter: number | undefined): void {
    const startsGroup = this.atGroupStart;
    this.atGroupStart = false;
    if (this.toSkip > 0 && CHARACTERS[name] !== undefined) {
      this.toSkip--;
      return;
    }
    if (name === 'u') {
      this.unicode(parameter ?? 0);
      return;
    }
    this.flush();
    const { starred } = this;
    this.starred = false;
    if (this.destinationWord(name)) return;
    if (starred && startsGroup && !STARRED.has(name)) {
      this.group.skip = true;
      return;
    }
    if (SKIPPED.has(name)) {
      if (name === 'pict' && !this.group.skip) this.images++;
      this.group.skip = true;
    }
    if (applySetting(name, parameter ?? 0, this.settings)) return;
    if (this.tableWord(name, parameter ?? 0) || this.group.skip) return;
    const character = CHARACTERS[name];
    if (character !== undefined) this.put(character);
    else if (!this.structureWord(name, parameter ?? 0)) this.formatWord(name, parameter);
  }

  /** Hands over the finished document. */
  finish(warnings: Warning[]): ExtractedDocument {
    this.flush();
    while (this.outer.length > 0) this.close();
    const body = this.endStory();
    const shown = (part: 'header' | 'footer') =>
      ['f', 'r', '', 'l']
        .filter((side) =>
          side === 'f' ? this.settings.titlePage : side !== 'l' || this.settings.facingPages,
        )
        .flatMap((side) => this.parts.filter((one) => one.kind === part + side))
        .map((one) => one.blocks);
    return compose({
      format: 'rtf',
      headers: shown('header'),
      body,
      notes: this.notes,
      footers: shown('footer'),
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

  private endStory(): Block[] {
    const story = this.stories.pop()!;
    const blocks = story.end(this.look());
    this.tableCount += story.tables;
    return blocks;
  }

  /** Words that begin a group of their own kind. */
  private destinationWord(name: string): boolean {
    const { group } = this;
    const table = TABLE_DESTINATIONS[name];
    if (table) {
      group.destination = table;
      group.skip = false;
      return true;
    }
    if (name === 'upr') group.skipOutside = group.skip;
    if (name === 'ud') {
      group.skip = group.skipOutside;
      return true;
    }
    if (group.skip && name !== 'shptxt' && name !== 'dptxbxtext') return false;
    if (name === 'fldinst') {
      group.destination = 'instruction';
      this.instruction = '';
    } else if (name === 'fldrslt') {
      const target = hyperlinkTarget(this.instruction);
      this.instruction = '';
      if (target) {
        this.story.builder.startLink(target);
        this.onClose = () => this.story.builder.endLink();
      }
    } else if (name === 'listtext' || name === 'pntext') {
      group.destination = 'label';
      this.label = '';
    } else if (name === 'shptxt' || name === 'dptxbxtext') this.openPart('textbox', name);
    else if (name === 'footnote') this.openPart('note', name);
    else if (/^header[lrf]?$/.test(name)) this.openPart('header', name);
    else if (/^footer[lrf]?$/.test(name)) this.openPart('footer', name);
    else return false;
    return true;
  }

  private openPart(part: Part, name: string): void {
    this.stories.push(new Story());
    this.group.skip = false;
    this.group.destination = 'text';
    this.group.paragraph = newParagraph();
    this.onClose = () => {
      const blocks = this.endStory();
      if (part === 'note') this.notes.push(blocks);
      else if (part === 'textbox') {
        this.textBoxes++;
        this.story.addBox(blocks);
      } else this.parts.push({ kind: name, blocks });
    };
  }

  /** Words inside the font, colour, style and list tables. */
  private tableWord(name: string, value: number): boolean {
    switch (this.group.destination) {
      case 'fonts':
        this.tables.fontWord(name, value);
        return true;
      case 'colors':
        this.tables.colorWord(name, value);
        return true;
      case 'styles':
        this.tables.styleWord(name, value);
        return true;
      case 'lists':
        this.tables.listWord(name, value);
        return true;
      default:
        return false;
    }
  }

  private structureWord(name: string, value: number): boolean {
    const { paragraph } = this.group;
    switch (name) {
      case 'par':
      case 'sect':
        this.endParagraph();
        return true;
      case 'cell':
      case 'nestcell':
        this.story.endCell({ ...this.look(), depth: name === 'cell' ? 1 : paragraph.depth });
        this.label = '';
        return true;
      case 'row':
      case 'nestrow':
        this.story.endRow(name === 'row' ? 1 : paragraph.depth, this.look());
        return true;
      case 'pard':
        this.group.paragraph = newParagraph();
        return true;
      case 'uc':
        this.group.unicodeSkip = Math.max(0, value);
        return true;
      default:
        return false;
    }
  }

  private formatWord(name: string, parameter: number | undefined): void {
    if (name === 'revised' || name === 'deleted') this.trackedChanges ||= parameter !== 0;
    if (!applyCharacterWord(name, parameter, this.group)) {
      applyParagraphWord(name, parameter ?? 0, this.group.paragraph);
    }
  }

  private unicode(parameter: number): void {
    if (this.toSkip > 0) {
      this.toSkip--;
      return;
    }
    this.flush();
    this.put(String.fromCharCode(parameter < 0 ? parameter + 0x10000 : parameter));
    this.toSkip = this.group.unicodeSkip;
  }

  private endParagraph(): void {
    if (this.group.skip || this.group.destination !== 'text') return;
    this.story.endParagraph(this.look());
    this.label = '';
  }

  private look(): ParagraphLook {
    const { paragraph } = this.group;
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

  private flush(): void {
    if (this.pending.length === 0) return;
    const bytes = this.pending;
    this.pending = [];
    const font = this.tables.fonts.get(this.group.font ?? this.settings.defaultFont ?? -1);
    if (
      font?.isSymbol &&
      (this.group.destination === 'text' || this.group.destination === 'label')
    ) {
      this.put(String.fromCharCode(...bytes.map((byte) => (byte > 0x20 ? 0xf000 + byte : byte))));
    } else this.put(decodeCodePage(bytes, font?.codePage ?? this.settings.codePage));
  }

  private put(raw: string): void {
    const { group } = this;
    if (raw === '' || group.skip) return;
    switch (group.destination) {
      case 'text':
        this.putText(raw);
        break;
      case 'fonts':
        this.tables.fontText(raw);
        break;
      case 'styles':
        this.tables.styleText(raw);
        break;
      case 'colors':
        for (const character of raw) if (character === ';') this.tables.endColor();
        break;
      case 'label':
        this.label += raw;
        break;
      case 'instruction':
        this.instruction += raw;
        break;
      case 'generator':
        this.producer += raw;
        break;
      default:
    }
  }

  private putText(raw: string): void {
    const { group, tables } = this;
    if (group.deleted) return;
    const shaded = [group.shade, group.paragraph.shade].some((c) => c > 0 && !tables.isWhite(c));
    const white = group.color > 0 && tables.isWhite(group.color) && !shaded;
    const tiny = group.sizeHalfPt > 0 && group.sizeHalfPt < TINY_SIZE;
    if ((group.hidden || white || tiny) && raw.trim() !== '') {
      this.hiddenChars += raw.length;
      return;
    }
    const font = tables.fonts.get(group.font ?? this.settings.defaultFont ?? -1)?.name.trim();
    if (font) this.fonts.add(font);
    const text = isSymbolFont(font) ? toPrivateUse(raw) : raw;
    this.story.builder.add(group.caps ? text.toUpperCase() : text, {
      bold: group.bold,
      italic: group.italic,
      sizePt: group.sizeHalfPt / 2,
    });
  }
}

const TABLE_DESTINATIONS: Record<string, GroupState['destination']> = {
  fonttbl: 'fonts',
  colortbl: 'colors',
  stylesheet: 'styles',
  listtable: 'lists',
  listoverridetable: 'lists',
  generator: 'generator',
};
