import { FieldStack, hyperlinkTarget } from '../fields.ts';
import { symbolCharacter, toPrivateUse } from '../symbols.ts';
import type { Attributes } from '../xml.ts';
import type { PartContext } from './findings.ts';
import type { OpenParagraph } from './paragraph.ts';
import { lookOf } from './run-look.ts';

/** Where the walker stands: what text that comes now belongs to. */
export interface Place {
  paragraph: OpenParagraph | undefined;
  /** Some table around it has shaded cells. */
  isShaded: boolean;
  isInBox: boolean;
}

/** Reads what stands inside paragraphs: text, breaks, symbols, fields, links, changes, pictures. */
export class Inline {
  private readonly fields = new FieldStack();
  private deleted = 0;
  /** The open hyperlink while no run began in it: no word, no picture. */
  private hollowLink: string | undefined;
  private textKind: 'shown' | 'instruction' | undefined;
  private readonly context: PartContext;
  private readonly place: () => Place;

  constructor(context: PartContext, place: () => Place) {
    this.context = context;
    this.place = place;
  }

  /** Takes the start of an element; false when it is none of these. */
  open(name: string, attributes: Attributes): boolean {
    const { paragraph } = this.place();
    const { findings, relations } = this.context;
    switch (name) {
      case 'w:r':
        this.hollowLink = undefined;
        if (paragraph) paragraph.run = {};
        return true;
      case 'w:t':
      case 'm:t':
        this.textKind = 'shown';
        return true;
      case 'w:instrText':
        this.textKind = 'instruction';
        return true;
      case 'w:tab':
      case 'w:ptab':
        if (paragraph?.run) this.emit('\t');
        return true;
      case 'w:br':
      case 'w:cr':
        this.emit('\n');
        return true;
      case 'w:noBreakHyphen':
        this.emit('-');
        return true;
      case 'w:sym':
        this.emit(symbolCharacter(Number.parseInt(attributes('char') ?? '', 16)));
        return true;
      case 'w:fldChar':
        this.fieldMark(attributes('fldCharType'));
        return true;
      case 'w:hyperlink': {
        const id = attributes('id') ?? '';
        const target = relations.get(id);
        if (target?.external) paragraph?.builder.startLink(target.target);
        this.hollowLink = id;
        return true;
      }
      case 'w:hlink':
        paragraph?.builder.startLink(attributes('dest') ?? '');
        return true;
      case 'w:fldSimple': {
        const target = hyperlinkTarget(attributes('instr') ?? '');
        if (target) paragraph?.builder.startLink(target);
        return true;
      }
      case 'w:del':
      case 'w:moveFrom':
        this.deleted++;
        findings.trackedChanges = true;
        return true;
      case 'w:ins':
      case 'w:moveTo':
        findings.trackedChanges = true;
        return true;
      case 'pic:pic':
      case 'v:imagedata':
        findings.images++;
        return true;
      case 'v:textpath':
        this.wordArt(attributes('string'));
        return true;
      default:
        return false;
    }
  }

  /** Takes the end of an element; false when it is none of these. */
  close(name: string): boolean {
    const { paragraph } = this.place();
    switch (name) {
      case 'w:t':
      case 'm:t':
      case 'w:instrText':
        this.textKind = undefined;
        return true;
      case 'w:r':
        if (paragraph) paragraph.run = undefined;
        return true;
      case 'w:hyperlink':
      case 'w:hlink':
        if (this.hollowLink !== undefined) {
          this.context.findings.hollowLinkIds.add(this.hollowLink);
          paragraph?.builder.dropLink();
        }
        paragraph?.builder.endLink();
        this.hollowLink = undefined;
        return true;
      case 'w:del':
      case 'w:moveFrom':
        this.deleted = Math.max(0, this.deleted - 1);
        return true;
      default:
        return false;
    }
  }

  text(text: string): void {
    if (this.textKind === 'instruction') this.fields.instruct(text);
    else if (this.textKind) this.emit(text);
  }

  endParagraph(): void {
    this.fields.dropUnfinished();
  }

  private wordArt(text: string | undefined): void {
    const { paragraph } = this.place();
    if (!text?.trim() || !paragraph) return;
    this.context.findings.textBoxes++;
    paragraph.boxes.push({
      kind: 'textbox',
      blocks: [{ kind: 'paragraph', lines: [{ text }] }],
    });
  }

  private fieldMark(kind: string | undefined): void {
    const { paragraph } = this.place();
    if (kind === 'begin') this.fields.begin();
    else if (kind === 'separate') {
      const target = hyperlinkTarget(this.fields.separate());
      if (target) paragraph?.builder.startLink(target);
    } else if (kind === 'end' && hyperlinkTarget(this.fields.end())) {
      paragraph?.builder.endLink();
    }
  }

  private emit(raw: string): void {
    const { paragraph, isShaded, isInBox } = this.place();
    if (!paragraph || this.deleted > 0 || this.fields.hidesText) return;
    const look = lookOf(this.context.styles, paragraph.run, {
      style: paragraph.style,
      isShaded: paragraph.direct.shaded === true || isShaded,
      isInBox,
    });
    if (look.hidden && raw.trim() !== '') {
      this.context.findings.hiddenChars += raw.length;
      return;
    }
    if (look.font) this.context.findings.fonts.add(look.font);
    const text = look.symbols ? toPrivateUse(raw) : raw;
    paragraph.builder.add(look.caps ? text.toUpperCase() : text, look);
  }
}
