import { describe, expect, it } from 'vitest';
import { UnreadableFile } from './problems.ts';
import { decodeXml, scanXml } from './xml.ts';

function eventsOf(source: string, limits?: { events: number; depth: number }): string[] {
  const events: string[] = [];
  scanXml(
    source,
    {
      open: (name, attributes) => events.push(`<${name} ${attributes('val') ?? ''}`.trim()),
      close: (name) => events.push(`/${name}`),
      text: (text) => events.push(text),
    },
    limits,
  );
  return events;
}

describe('scanXml', () => {
  it('reports elements, text, references and character data in order', () => {
    expect(
      eventsOf(
        '<?xml version="1.0"?><a><!-- no > --><b val="1 &gt; 0"/>x&amp;&#233;<![CDATA[<y>]]></a>',
      ),
    ).toEqual(['<a', '<b 1 > 0', '/b', 'x&é', '<y>', '/a']);
  });

  it('names elements by their namespace, not by the prefix that the file chose', () => {
    const strict = 'http://purl.oclc.org/ooxml/wordprocessingml/main';
    const drawing = 'http://schemas.openxmlformats.org/drawingml/2006/main';
    expect(eventsOf(`<q:p xmlns:q="${strict}"><w:p xmlns:w="${drawing}"/></q:p>`)).toEqual([
      '<w:p',
      '<a:p',
      '/a:p',
      '/w:p',
    ]);
    expect(eventsOf(`<p xmlns="${strict}"/>`)).toEqual(['<w:p', '/w:p']);
  });

  it('reads attribute values that hold the other quote or an angle bracket', () => {
    expect(eventsOf(`<a w:val='say "a > b"'/>`)[0]).toBe('<a say "a > b"');
  });

  it('takes what a cut or careless file leaves open', () => {
    expect(eventsOf('<a><b>text')).toEqual(['<a', '<b']);
    expect(eventsOf('</a>x<b')).toEqual(['/a', 'x', '<b']);
  });

  it('refuses document type definitions and anything beyond its limits', () => {
    const limits = { events: 10, depth: 3 };
    expect(() => eventsOf('<!DOCTYPE a><a/>')).toThrow(UnreadableFile);
    expect(() => eventsOf('<a>'.repeat(4), limits)).toThrow(UnreadableFile);
    expect(() => eventsOf('<a/>'.repeat(11), limits)).toThrow(UnreadableFile);
    expect(eventsOf('<a>'.repeat(3), limits)).toHaveLength(3);
  });
});

describe('decodeXml', () => {
  it('knows UTF-16 with and without a mark', () => {
    const wide = (text: string) =>
      Uint8Array.from(text.split('').flatMap((c) => [c.charCodeAt(0), 0]));
    expect(decodeXml(wide('<a/>'))).toBe('<a/>');
    expect(decodeXml(Uint8Array.from([0xff, 0xfe, ...wide('<a/>')]))).toBe('<a/>');
    expect(decodeXml(new TextEncoder().encode('<é/>'))).toBe('<é/>');
  });
});
