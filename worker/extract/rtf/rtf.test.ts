import { describe, expect, it } from 'vitest';
import { asLatin1 } from '../sniff.ts';
import { problemOf, readDocument } from '#tests/fixtures/read.ts';

/** One byte per character, as RTF is stored. */
const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const rtf = (body: string, head = '') => bytes(`{\\rtf1\\ansi\\ansicpg1252${head} ${body}}`);
const read = (body: string, head = '') => readDocument(rtf(body, head), 'cv.rtf');

describe('reading rich text', () => {
  it('gives paragraphs, escapes and breaks', async () => {
    const document = await read(
      "Zo\\'eb Quill\\par Acme\\tab 2019 \\endash  2021\\par co\\_op\\line caf\\u233?s \\{x\\}\\~y",
    );
    expect(document.text).toBe('Zoë Quill\nAcme\t2019 – 2021\nco-op\ncafés {x} y');
  });

  it('joins surrogate pairs and skips what stands for them in old readers', async () => {
    expect((await read("\\uc1 a\\u-10179?\\u-8704?b {\\uc2 \\u233ab}c\\u8217\\'92d")).text).toBe(
      'a😀b éc’d',
    );
  });

  it('decodes bytes by the font that they are set in', async () => {
    const fonts =
      '{\\fonttbl{\\f0 Arial;}{\\f1\\fcharset204 Arial Cyr;}{\\f2\\fcharset128 MS Mincho;}{\\f3\\fcharset2 Symbol;}}';
    const document = await read(
      "{\\f1 \\'c0\\'ed\\'ed\\'e0} {\\f2 \\'93\\'fa\\'96\\'7b}\\par{\\f3\\'b7} Tea sold",
      fonts,
    );
    expect(document.text).toBe('Анна 日本\n• Tea sold');
  });

  it('keeps the look of lines and the level of headings', async () => {
    const head = '{\\stylesheet{\\s0 Normal;}{\\s5\\b heading 2;}}';
    const document = await read(
      '{\\b\\fs36 Mara Quill}\\par\\pard\\s5 Skills\\par\\pard Tea\\par',
      head,
    );
    expect(document.text).toBe('Mara Quill\n\nSkills\nTea');
    expect(document.lines[0]).toMatchObject({ bold: true, sizePt: 18 });
    expect(document.lines[2]!.headingLevel).toBe(2);
  });

  it('keeps list labels', async () => {
    const document = await read(
      "{\\listtext\\'b7\\tab}Sold tea\\par{\\listtext 2.\\tab}Sold more\\par{\\pntext\\'b7\\tab}End",
    );
    expect(document.text).toBe('• Sold tea\n2. Sold more\n• End');
    expect(document.lines.map((line) => line.list)).toEqual(['bullet', 'number', 'bullet']);
  });

  it('computes labels that the file leaves out', async () => {
    const head =
      '{\\*\\listtable{\\list{\\listlevel\\levelnfc23}\\listid7}{\\list{\\listlevel\\levelnfc0}\\listid8}}' +
      '{\\*\\listoverridetable{\\listoverride\\listid7\\ls1}{\\listoverride\\listid8\\ls2}}';
    const document = await read(
      '\\pard\\ls1 Tea\\par\\pard\\ls2 One\\par Two\\par\\pard None',
      head,
    );
    expect(document.text).toBe('• Tea\n1. One\n2. Two\nNone');
  });

  it('drops hidden, deleted, white and tiny text, and counts what was hidden', async () => {
    const head = '{\\colortbl;\\red255\\green255\\blue255;\\red0\\green0\\blue128;}';
    const document = await read(
      'Seen {\\v ghost}{\\deleted gone}{\\cf1 white}{\\fs4 tiny}{\\cf1\\highlight2 banner}',
      head,
    );
    expect(document.text).toBe('Seen banner');
    expect(document.signals).toMatchObject({ hiddenChars: 14, trackedChanges: true });
  });

  it('shows white text on a shaded table row, and hides it on the next', async () => {
    const head = '{\\colortbl;\\red255\\green255\\blue255;\\red0\\green0\\blue128;}';
    const row = (shade: string, text: string) =>
      `\\trowd${shade}\\cellx900\\pard\\intbl{\\cf1 ${text}}\\cell\\row`;
    const document = await read(
      `${row('\\clcbpat2', 'Role')}${row('\\clcbpat1', 'ghost')}\\pard Baker`,
      head,
    );
    expect(document.text).toBe('Role\nBaker');
    expect(document.signals.hiddenChars).toBe(5);
  });

  it('keeps links, and skips what is no text', async () => {
    const document = await read(
      '{\\info{\\title No}{\\upr{\\title No}{\\*\\ud{\\title No}}}}{\\*\\unknown No}{\\pict\\bin4 \\{}{}{}' +
        '{\\field{\\*\\fldinst HYPERLINK "https://mara.example.org"}{\\fldrslt My page}} and words enough for a page',
    );
    expect(document.text).toBe('My page and words enough for a page');
    expect(document.links).toEqual([{ url: 'https://mara.example.org', text: 'My page', line: 0 }]);
  });

  it('rebuilds tables and keeps text boxes, notes and headers apart', async () => {
    const document = await read(
      '{\\header Mara Quill\\par}\\trowd\\pard\\intbl Excel\\cell daily\\cell\\row\\pard Profile' +
        '{\\shp{\\*\\shpinst{\\shptxt mara@example.org\\par}}{\\shprslt copy}}{\\footnote With honours}\\par End',
    );
    expect(document.lines.map((line) => [line.role, line.text])).toEqual([
      ['header', 'Mara Quill'],
      ['body', ''],
      ['cell', 'Excel\tdaily'],
      ['body', 'Profile'],
      ['body', ''],
      ['textbox', 'mara@example.org'],
      ['body', ''],
      ['body', 'End'],
      ['body', ''],
      ['footnote', 'With honours'],
    ]);
    expect(document.signals).toMatchObject({ tables: 1, textBoxes: 1, contactOutsideBody: true });
  });

  it('joins a range of dates that a narrow cell broke, and no other two lines', async () => {
    const row = (left: string) =>
      `\\trowd\\pard\\intbl ${left}\\cell Baker\\par Acme Ltd\\cell\\row`;
    const document = await read(
      `Mara\\par${row('Jan 2019 \\endash\\line Present')}${row('Leeds 2019\\par Present')}\\pard End`,
    );
    expect(document.text).toBe(
      'Mara\nJan 2019 – Present\tBaker\nAcme Ltd\nLeeds 2019\nPresent\nBaker\nAcme Ltd\nEnd',
    );
  });

  it('reads a file cut short as far as it goes, with a warning', async () => {
    const whole = asLatin1(rtf('Mara Quill\\par Clerk\\par {\\b Tea'));
    const document = await readDocument(bytes(whole.slice(0, -1)), 'cv.rtf', ['cut-short']);
    expect(document.text).toBe('Mara Quill\nClerk\nTea');
  });

  it('refuses nesting without end', async () => {
    const problem = await problemOf(bytes(`{\\rtf1 ${'{'.repeat(5_000)}`), 'cv.rtf');
    expect(problem.code).toBe('corrupted');
  });
});
