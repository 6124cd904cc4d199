import { describe, expect, it } from 'vitest';
import {
  BULLET_NUMBERING,
  listItem,
  makeDocx,
  paragraph,
  run,
  table,
  textBox,
} from '#tests/fixtures/make-docx.ts';
import { readDocument } from '#tests/fixtures/read.ts';

const read = (parts: Parameters<typeof makeDocx>[0]) => readDocument(makeDocx(parts), 'cv.docx');
const textsOf = async (parts: Parameters<typeof makeDocx>[0]) =>
  (await read(parts)).text.split('\n');

describe('the body of a .docx', () => {
  it('gives paragraphs, tabs, breaks and hyphens as a reader sees them', async () => {
    const body =
      paragraph(run('Mara Quill', '<w:b/><w:sz w:val="36"/>')) +
      paragraph(
        `${run('Acme Ltd', '<w:b/>')}<w:r><w:tab/></w:r>${run('2019 – 2021')}`,
        '<w:tabs><w:tab w:val="right" w:pos="9000"/></w:tabs>',
      ) +
      paragraph(
        `<w:r><w:t>Clerk</w:t><w:br/><w:t>co</w:t><w:noBreakHyphen/><w:t>op</w:t><w:softHyphen/></w:r>`,
      );
    const document = await read({ body });
    expect(document.text).toBe('Mara Quill\nAcme Ltd\t2019 – 2021\nClerk\nco-op');
    expect(document.lines[0]).toMatchObject({ bold: true, sizePt: 18, role: 'body' });
    expect(document.lines[1]).toMatchObject({ bold: true });
    expect(document.lines[2]!.bold).toBeUndefined();
  });

  it('writes list labels out and counts numbered lists', async () => {
    const numbering =
      BULLET_NUMBERING +
      '<w:abstractNum w:abstractNumId="5"><w:lvl w:ilvl="0"><w:start w:val="3"/><w:numFmt ' +
      'w:val="upperRoman"/><w:lvlText w:val="%1)"/></w:lvl></w:abstractNum>' +
      '<w:num w:numId="7"><w:abstractNumId w:val="5"/></w:num>';
    const document = await read({
      body: listItem('Sold tea', 1) + listItem('One', 7) + listItem('Two', 7) + listItem('x', 99),
      numbering,
    });
    expect(document.text).toBe('• Sold tea\nIII) One\nIV) Two\nx');
    expect(document.lines.map((line) => line.list)).toEqual([
      'bullet',
      'number',
      'number',
      undefined,
    ]);
  });

  it('keeps insertions, drops deletions and old formatting', async () => {
    const body = paragraph(
      `<w:ins>${run('Led ')}</w:ins><w:del><w:r><w:delText>Helped </w:delText></w:r></w:del>` +
        run('a team', '<w:rPrChange><w:rPr><w:vanish/></w:rPr></w:rPrChange>'),
    );
    const document = await read({ body });
    expect(document.text).toBe('Led a team');
    expect(document.signals.trackedChanges).toBe(true);
  });

  it('hides what the styles hide, white and tiny text, and counts it', async () => {
    const styles =
      '<w:style w:type="character" w:styleId="Ghost"><w:rPr><w:vanish/></w:rPr></w:style>' +
      '<w:style w:type="character" w:styleId="Ghost2"><w:basedOn w:val="Ghost"/></w:style>';
    const body = paragraph(
      run('Seen ') +
        run('python java', '<w:rStyle w:val="Ghost2"/>') +
        run('sql', '<w:color w:val="FFFFFF"/>') +
        run('aws', '<w:sz w:val="2"/>') +
        run('banner', '<w:color w:val="FFFFFF"/><w:shd w:fill="000080"/>'),
    );
    const document = await read({ body, styles });
    expect(document.text).toBe('Seen banner');
    expect(document.signals.hiddenChars).toBe('python javasqlaws'.length);
  });

  it('gives headings their level and a gap above', async () => {
    const styles =
      '<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/></w:style>';
    const document = await read({
      body: paragraph('Ann Lee') + paragraph('Skills', '<w:pStyle w:val="H1"/>') + paragraph('Tea'),
      styles,
    });
    expect(document.text).toBe('Ann Lee\n\nSkills\nTea');
    expect(document.lines[2]!.headingLevel).toBe(1);
  });

  it('puts a text box after its paragraph, once', async () => {
    const document = await read({
      body: paragraph(run('Profile') + textBox(paragraph('ann@example.org'))) + paragraph('End'),
    });
    expect(document.text).toBe('Profile\n\nann@example.org\n\nEnd');
    expect(document.lines[2]!.role).toBe('textbox');
    expect(document.signals).toMatchObject({ textBoxes: 1, contactOutsideBody: true });
    expect(document.carelessText).toBe('Profile\n\nEnd');
    expect(document.signals.bodyShare).toBeCloseTo(10 / 23);
  });
});

describe('links and fields of a .docx', () => {
  it('keep the visible text and the target', async () => {
    const body =
      paragraph(`<w:hyperlink r:id="L1">${run('My page')}</w:hyperlink>`) +
      paragraph(
        '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>HYPERLINK "mailto:ann@example.org"</w:instrText></w:r>' +
          '<w:r><w:fldChar w:fldCharType="separate"/></w:r>' +
          run('ann@example.org') +
          '<w:r><w:fldChar w:fldCharType="end"/></w:r>',
      );
    const document = await read({ body, links: { L1: 'https://ann.example.org' } });
    expect(document.text).toBe('My page\nann@example.org');
    expect(document.links).toEqual([
      { url: 'https://ann.example.org', text: 'My page', line: 0 },
      { url: 'mailto:ann@example.org', text: 'ann@example.org', line: 1 },
    ]);
  });

  it('are none where nothing of them can be seen', async () => {
    const body = paragraph(`${run('E-mail: {{ email }}')}<w:hyperlink r:id="L1" w:history="1"/>`);
    const document = await read({ body, links: { L1: 'mailto:author@example.org' } });
    expect(document.links).toEqual([]);
  });

  it('cannot lose the rest of a document to a field that never ends', async () => {
    const body =
      paragraph('<w:r><w:fldChar w:fldCharType="begin"/></w:r>') + paragraph('Still here');
    expect(await textsOf({ body })).toEqual(['Still here']);
  });
});

describe('headers and footers of a .docx', () => {
  const sectPr = (extra = '') =>
    '<w:sectPr><w:headerReference w:type="default" r:id="H1"/><w:headerReference ' +
    'w:type="first" r:id="H2"/><w:footerReference w:type="default" ' +
    `r:id="F1"/>${extra}</w:sectPr>`;

  it('are read once: header before the body, footer after it, page numbers dropped', async () => {
    const document = await read({
      body: paragraph('Nurse') + sectPr('<w:titlePg/>'),
      headers: {
        H1: paragraph('Ann Lee'),
        H2: paragraph('Ann Lee') + paragraph('ann@example.org'),
      },
      footers: { F1: paragraph('Page 1 of 2') + paragraph('References on request') },
    });
    expect(document.text).toBe('Ann Lee\nann@example.org\n\nNurse\n\nReferences on request');
    expect(document.lines.map((line) => line.role)).toEqual([
      'header',
      'header',
      'body',
      'body',
      'body',
      'footer',
    ]);
    expect(document.signals).toMatchObject({
      headerText: true,
      footerText: true,
      contactOutsideBody: true,
    });
    expect(document.carelessText).toBe('Nurse');
  });

  it('do not count when the document never shows them', async () => {
    const body = paragraph('Nurse') + sectPr();
    const headers = { H1: paragraph('Ann Lee'), H2: paragraph('Old draft') };
    expect(await textsOf({ body, headers, footers: { F1: '' } })).toEqual(['Ann Lee', '', 'Nurse']);
  });
});

describe('tables of a .docx', () => {
  it('read a row of single lines as one line with tabs', async () => {
    const document = await read({
      body: table([
        ['Excel', 'Word'],
        ['French', 'fluent'],
      ]),
    });
    expect(document.text).toBe('Excel\tWord\nFrench\tfluent');
    expect(document.lines[0]!.role).toBe('cell');
    expect(document.signals.tables).toBe(1);
  });

  it('put a date cell on the line of the job beside it', async () => {
    const job = paragraph('Baker, Crumb & Co') + paragraph('Baked 300 loaves a night');
    expect(await textsOf({ body: table([['2019 – 2021', job]]) })).toEqual([
      '2019 – 2021\tBaker, Crumb & Co',
      'Baked 300 loaves a night',
    ]);
  });

  it('read two columns one after the other, never woven', async () => {
    const left = ['Contact', 'Leeds', 'ann@example.org'].map((text) => paragraph(text)).join('');
    const right = ['Experience', 'Baker', 'Baked bread'].map((text) => paragraph(text)).join('');
    const document = await read({ body: table([[left, right]]) });
    expect(document.text).toBe('Contact\nLeeds\nann@example.org\n\nExperience\nBaker\nBaked bread');
    expect(document.signals.columns).toBe(2);
    expect(document.lines.at(-1)!.column).toBe(1);
  });

  it('read column by column when each column has several headed blocks', async () => {
    const block = (heading: string, ...lines: string[]) =>
      paragraph(run(heading, '<w:b/>')) + lines.map((line) => paragraph(line)).join('');
    const body = table([
      [block('Contact', 'Leeds', 'York'), block('Profile', 'Baker', 'since 2010')],
      [block('Skills', 'Bread', 'Cakes'), block('Experience', 'Crumb & Co', 'Head baker')],
    ]);
    const texts = (await textsOf({ body })).filter(Boolean);
    expect(texts.slice(0, 6)).toEqual(['Contact', 'Leeds', 'York', 'Skills', 'Bread', 'Cakes']);
  });
});

describe('unusual packages', () => {
  it('are found when the main part is in UTF-16 and in the strict namespace', async () => {
    const xml =
      '<?xml version="1.0"?><x:document ' +
      'xmlns:x="http://purl.oclc.org/ooxml/wordprocessingml/main"><x:body><x:p><x:r><x:t>Strict ' +
      'Ann</x:t></x:r></x:p></x:body></x:document>';
    const bytes = new Uint8Array(2 + xml.length * 2);
    const view = new DataView(bytes.buffer);
    view.setUint16(0, 0xfeff, true);
    for (let i = 0; i < xml.length; i++) view.setUint16(2 + i * 2, xml.charCodeAt(i), true);
    const made = makeDocx({ body: '', extra: {} });
    const { unzipSync, zipSync } = await import('fflate');
    const files = unzipSync(made);
    files['word/document.xml'] = bytes;
    expect((await readDocument(zipSync(files), 'cv.docx')).text).toBe('Strict Ann');
  });
});
