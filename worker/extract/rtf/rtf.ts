import type { Warning } from '#contract/resume.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import { decodeCodePage } from '../charsets.ts';
import { hyperlinkTarget } from '../fields.ts';
import { isPagePart, RtfDocument } from './document.ts';
import { applySetting, newSettings } from './settings.ts';
import { newGroup, newParagraph, type GroupState } from './state.ts';
import { RtfTables } from './tables.ts';
import { tokenizeRtf, type RtfHandler } from './tokens.ts';
import { CHARACTERS, SKIPPED, STARRED, SYMBOLS } from './words.ts';

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

/** Follows groups, decodes bytes, and sends what they hold to where the group says. */
class RtfReader implements RtfHandler {
  private group: GroupState = newGroup();
  private readonly outer: { group: GroupState; onClose: (() => void) | undefined }[] = [];
  private readonly tables = new RtfTables();
  private readonly settings = newSettings();
  private readonly document = new RtfDocument(this.tables, this.settings);
  private pending: number[] = [];
  private toSkip = 0;
  private starred = false;
  private atGroupStart = false;
  private onClose: (() => void) | undefined;
  private instruction = '';

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
    if (character === '\n' || character === '\r') this.document.endParagraph(this.group);
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
      if (name === 'pict' && !this.group.skip) this.document.images++;
      this.group.skip = true;
    }
    if (applySetting(name, parameter ?? 0, this.settings)) return;
    if (this.tableWord(name, parameter ?? 0) || this.group.skip) return;
    const character = CHARACTERS[name];
    if (character !== undefined) this.put(character);
    else this.document.word(name, parameter, this.group);
  }

  /** Hands over the finished document. */
  finish(warnings: Warning[]): ExtractedDocument {
    this.flush();
    while (this.outer.length > 0) this.close();
    return this.document.finish(warnings, this.group);
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
        this.document.startLink(target);
        this.onClose = () => this.document.endLink();
      }
    } else if (name === 'listtext' || name === 'pntext') {
      group.destination = 'label';
      this.document.startLabel();
    } else if (PARTS.has(name) || isPagePart(name)) this.openPart(name);
    else return false;
    return true;
  }

  private openPart(name: string): void {
    const end = this.document.openPart(name);
    this.group.skip = false;
    this.group.destination = 'text';
    this.group.paragraph = newParagraph();
    this.onClose = () => end(this.group);
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

  private unicode(parameter: number): void {
    if (this.toSkip > 0) {
      this.toSkip--;
      return;
    }
    this.flush();
    this.put(String.fromCharCode(parameter < 0 ? parameter + 0x10000 : parameter));
    this.toSkip = this.group.unicodeSkip;
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
        this.document.addText(raw, group);
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
        this.document.addToLabel(raw);
        break;
      case 'instruction':
        this.instruction += raw;
        break;
      case 'generator':
        this.document.producer += raw;
        break;
      default:
    }
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

/** Words that begin a text box or a note. */
const PARTS = new Set(['shptxt', 'dptxbxtext', 'footnote']);
