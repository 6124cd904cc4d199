import { ENOUGH_CHARS } from './bounds.ts';
import { beyondLimits, corruptedFile, UnreadableFile } from './problems.ts';

/** Attributes of the element just opened, by local name; read on demand because most are never asked for. */
export type Attributes = (localName: string) => string | undefined;

/** Receives a document's elements; names are local, prefixed by the room's own short prefix of their namespace. */
export interface XmlHandler {
  open?(name: string, attributes: Attributes, position: number): void;
  close?(name: string, position: number): void;
  text?(text: string): void;
  /** True once it has enough: what follows is not looked at. */
  isFull?(): boolean;
}

export interface XmlLimits {
  events: number;
  depth: number;
}

export const XML_LIMITS: XmlLimits = { events: 4e6, depth: 2_000 };

/** Namespaces by a piece of their URI (transitional, strict and 2003 forms alike) → our prefix. */
const PREFIX_BY_URI: [piece: RegExp, prefix: string][] = [
  [/wordprocessingml\/(?:\d+\/)?main|word\/2003\/wordml/, 'w'],
  [/drawingml\/(?:\d+\/)?main/, 'a'],
  [/markup-compatibility/, 'mc'],
  [/officeDocument\/(?:\d+\/)?math/, 'm'],
  [/word\/\d+\/wordprocessingShape/, 'wps'],
  [/schemas-microsoft-com:vml/, 'v'],
];

/**
 * Walks an XML text in document order. Tolerates unclosed elements; refuses a document type
 * definition, excessive size and excessive nesting by throwing UnreadableFile.
 */
export function scanXml(source: string, handler: XmlHandler, limits = XML_LIMITS): void {
  const scanner = new Scanner(source, handler, limits);
  scanner.run();
}

class Scanner {
  private at = 0;
  private events = 0;
  private depth = 0;
  private readonly prefixes = new Map<string, string>();
  private readonly names = new Map<string, string>();
  private readonly source: string;
  private readonly handler: XmlHandler;
  private readonly limits: XmlLimits;

  constructor(source: string, handler: XmlHandler, limits: XmlLimits) {
    this.source = source;
    this.handler = handler;
    this.limits = limits;
  }

  run(): void {
    const { source, handler } = this;
    while (this.at < source.length) {
      const tag = source.indexOf('<', this.at);
      if (tag < 0) break;
      if (tag > this.at) this.text(Math.min(tag, this.at + ENOUGH_CHARS));
      if (handler.isFull?.()) break;
      if (++this.events > this.limits.events) throw new UnreadableFile(beyondLimits());
      const next = source.charCodeAt(tag + 1);
      if (next === 0x21) this.declaration(tag);
      else if (next === 0x3f) this.at = after(source, '?>', tag + 2);
      else if (next === 0x2f) this.endTag(tag);
      else this.startTag(tag);
    }
  }

  private text(end: number): void {
    this.handler.text?.(decodeEntities(this.source.slice(this.at, end)));
  }

  private declaration(tag: number): void {
    const { source } = this;
    if (source.startsWith('<!--', tag)) {
      this.at = after(source, '-->', tag + 4);
    } else if (source.startsWith('<![CDATA[', tag)) {
      const end = source.indexOf(']]>', tag + 9);
      this.handler.text?.(source.slice(tag + 9, end < 0 ? source.length : end));
      this.at = end < 0 ? source.length : end + 3;
    } else {
      throw new UnreadableFile(corruptedFile('holds a document type definition'));
    }
  }

  private endTag(tag: number): void {
    const end = this.source.indexOf('>', tag);
    const stop = end < 0 ? this.source.length : end;
    this.depth = Math.max(0, this.depth - 1);
    this.handler.close?.(this.canonical(this.source.slice(tag + 2, stop).trimEnd()), tag);
    this.at = stop + 1;
  }

  private startTag(tag: number): void {
    const end = tagEnd(this.source, tag + 1);
    const selfClosing = this.source.charCodeAt(end - 1) === 0x2f;
    const body = this.source.slice(tag + 1, selfClosing ? end - 1 : end);
    const nameEnd = body.search(/\s/);
    const rawName = nameEnd < 0 ? body : body.slice(0, nameEnd);
    const rest = nameEnd < 0 ? '' : body.slice(nameEnd);
    if (rest.includes('xmlns')) this.declareNamespaces(rest);
    const name = this.canonical(rawName);
    this.at = end + 1;
    if (!selfClosing && ++this.depth > this.limits.depth) throw new UnreadableFile(beyondLimits());
    this.handler.open?.(name, attributesOf(rest), this.at);
    if (selfClosing) this.handler.close?.(name, this.at);
  }

  private declareNamespaces(attributes: string): void {
    for (const match of attributes.matchAll(/xmlns(?::([\w.-]+))?\s*=\s*["']([^"']*)["']/g)) {
      const known = PREFIX_BY_URI.find(([piece]) => piece.test(match[2]!))?.[1];
      const prefix = match[1] ?? '';
      const value = known ?? prefix;
      if (this.prefixes.get(prefix) === value) continue;
      this.prefixes.set(prefix, value);
      this.names.clear();
    }
  }

  private canonical(rawName: string): string {
    let name = this.names.get(rawName);
    if (name === undefined) {
      const colon = rawName.indexOf(':');
      const prefix = colon < 0 ? '' : rawName.slice(0, colon);
      const mapped = this.prefixes.get(prefix) ?? prefix;
      const local = rawName.slice(colon + 1);
      name = mapped ? `${mapped}:${local}` : local;
      this.names.set(rawName, name);
    }
    return name;
  }
}

function after(source: string, mark: string, from: number): number {
  const end = source.indexOf(mark, from);
  return end < 0 ? source.length : end + mark.length;
}

/** Index of the '>' that ends a tag; a '>' inside a quoted value does not. */
function tagEnd(source: string, from: number): number {
  let quote = 0;
  for (let i = from; i < source.length; i++) {
    const code = source.charCodeAt(i);
    if (quote) {
      if (code === quote) quote = 0;
    } else if (code === 0x22 || code === 0x27) quote = code;
    else if (code === 0x3e) return i;
  }
  return source.length;
}

const ATTRIBUTE = /([^\s=/"'<>]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

function attributesOf(source: string): Attributes {
  let parsed: Map<string, string> | undefined;
  return (localName) => {
    if (source === '') return undefined;
    if (!parsed) {
      parsed = new Map();
      for (const [, name, double, single] of source.matchAll(ATTRIBUTE)) {
        parsed.set(name!.slice(name!.indexOf(':') + 1), decodeEntities(double ?? single ?? ''));
      }
    }
    return parsed.get(localName);
  };
}

const PREDEFINED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Replaces character references and the five predefined entities (XML 1.0 §4.6); leaves others alone. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,8})|#(\d{1,10})|(\w+));/gi, (whole, hex, decimal, name) =>
    name ? (PREDEFINED[name] ?? whole) : codePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10)),
  );
}

/** The character of a code point; U+FFFD when there is none. */
export function codePoint(code: number): string {
  const valid = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000);
  return valid ? String.fromCodePoint(code) : '\ufffd';
}

/** Decodes an XML part: UTF-16 by its byte order mark or first bytes, else UTF-8. */
export function decodeXml(bytes: Uint8Array): string {
  const [a, b] = bytes;
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return decode('utf-16le', bytes);
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return decode('utf-16be', bytes);
  return decode('utf-8', bytes);
}

const decode = (encoding: string, bytes: Uint8Array) => new TextDecoder(encoding).decode(bytes);
