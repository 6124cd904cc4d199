import { describe, expect, it } from 'vitest';
import { readDocument } from '#tests/fixtures/read.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (source: string) => readDocument(utf8(source), 'cv.doc', ['extension-mismatch']);

describe('a web page saved as .doc', () => {
  it('gives paragraphs, lists, headings, links and tables', async () => {
    const document = await read(
      '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><title>No</title><style>p {}</style></head>' +
        '<body><h1>Mara  Quill</h1><p class=MsoNormal>Baker<br>caf&eacute; &#8211;\n night</p>' +
        '<ul><li>Sold tea</li><li>Sold <b>more</b></li></ul><ol><li>One</li></ol>' +
        '<table><tr><td>Excel</td><td>daily</td></tr></table>' +
        '<p><a href="https://mara.example.org">My page</a></p><p style="display:none">ghost</p></body></html>',
    );
    expect(document.text).toBe(
      'Mara Quill\nBaker\ncafé – night\n• Sold tea\n• Sold more\n1. One\nExcel\tdaily\nMy page',
    );
    expect(document.lines[0]!.headingLevel).toBe(1);
    expect(document.links[0]).toEqual({
      url: 'https://mara.example.org',
      text: 'My page',
      line: 7,
    });
    expect(document.signals).toMatchObject({
      extensionMismatch: true,
      tables: 1,
      hiddenChars: 5,
    });
    expect(document.format).toBe('doc');
  });

  it('is found inside a web archive', async () => {
    const archive =
      'MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="B"\r\n\r\n--B\r\n' +
      'Content-Type: text/html; charset="utf-8"\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n' +
      '<html><body><p>Zo=C3=AB Quill, ba=\r\nker</p></body></html>\r\n--B--\r\n';
    expect((await read(archive)).text).toBe('Zoë Quill, baker');
  });

  it('is decoded as it says, and as its bytes say when that is wrong', async () => {
    const page = (charset: string, name: number[]) =>
      Uint8Array.from([
        ...utf8(`<html><meta charset=${charset}><body>Zo`),
        ...name,
        ...utf8(' Quill</body>'),
      ]);
    const named = async (bytes: Uint8Array) =>
      (await readDocument(bytes, 'cv.doc', ['extension-mismatch'])).text;
    expect(await named(page('windows-1252', [0xeb]))).toBe('Zoë Quill');
    expect(await named(page('utf-8', [0xeb]))).toBe('Zoë Quill');
    expect(await named(page('no-such', [0xc3, 0xab]))).toBe('Zoë Quill');
  });
});

describe('Word XML saved as .doc', () => {
  it('is read in the form of 2003, with its header and list labels', async () => {
    const document = await read(
      '<?xml version="1.0"?><w:wordDocument ' +
        'xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml" ' +
        'xmlns:wx="http://schemas.microsoft.com/office/word/2003/auxHint">' +
        '<w:styles><w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 1"/></w:style></w:styles><w:body>' +
        '<w:p><w:pPr><w:pStyle w:val="H"/></w:pPr><w:r><w:t>Skills</w:t></w:r></w:p>' +
        '<w:p><w:pPr><w:listPr><w:ilvl w:val="0"/><w:ilfo w:val="1"/><wx:t wx:val="·"/></w:listPr></w:pPr><w:r><w:t>Tea</w:t></w:r></w:p>' +
        '<w:sectPr><w:hdr w:type="odd"><w:p><w:r><w:t>Mara Quill</w:t></w:r></w:p></w:hdr></w:sectPr></w:body></w:wordDocument>',
    );
    expect(document.text).toBe('Mara Quill\n\nSkills\n• Tea');
    expect(document.lines[2]!.headingLevel).toBe(1);
  });

  it('is read in the form of one flat package', async () => {
    const part = (name: string, xml: string) =>
      `<pkg:part pkg:name="/${name}"><pkg:xmlData>${xml}</pkg:xmlData></pkg:part>`;
    const document = await read(
      '<?xml version="1.0"?><pkg:package xmlns:pkg="http://schemas.microsoft.com/office/2006/xmlPackage">' +
        part(
          '_rels/.rels',
          '<Relationships><Relationship Id="a" Type="x/officeDocument" Target="word/document.xml"/></Relationships>',
        ) +
        part(
          'word/document.xml',
          '<w:document ' +
            'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Mara ' +
            'Quill</w:t></w:r></w:p></w:body></w:document>',
        ) +
        '</pkg:package>',
    );
    expect(document.text).toBe('Mara Quill');
  });
});
