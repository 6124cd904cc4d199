import { describe, expect, it } from 'vitest';
import { problemOf, readDocument } from '#tests/fixtures/read.ts';
import { decodeDos } from '../dos-code-pages.ts';

const RESUME = 'Zoë Brânză\nRésumé – 5 years’ experience\n\n• Größe naïve café\n• Façade';

const utf8 = (text: string) => new TextEncoder().encode(text);

function utf16(text: string, bigEndian: boolean, mark: boolean): Uint8Array {
  const units = mark ? `\ufeff${text}` : text;
  const bytes = new Uint8Array(units.length * 2);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < units.length; i++) view.setUint16(i * 2, units.charCodeAt(i), !bigEndian);
  return bytes;
}

/** Encodes by asking the decoder what each byte means. */
function singleByte(text: string, encoding: string): Uint8Array {
  const table = new Map<string, number>();
  for (let byte = 255; byte >= 0; byte--) {
    table.set(new TextDecoder(encoding).decode(Uint8Array.of(byte)), byte);
  }
  return Uint8Array.from(text, (character) => table.get(character)!);
}

describe('reading plain text', () => {
  it.each([
    ['UTF-8', utf8(RESUME)],
    ['UTF-8 with a mark', utf8(`\ufeff${RESUME}`)],
    ['UTF-16 little endian with a mark', utf16(RESUME, false, true)],
    ['UTF-16 big endian with a mark', utf16(RESUME, true, true)],
    ['UTF-16 little endian without a mark', utf16(RESUME, false, false)],
    ['UTF-16 big endian without a mark', utf16(RESUME, true, false)],
  ])('decodes %s', async (_, bytes) => {
    expect((await readDocument(bytes, 'cv.txt')).text).toBe(RESUME);
  });

  it.each([
    ['windows-1252', 'René Müller\nCafé manager – “front of house”\n• Größe, naïve, façade, señor'],
    ['macintosh', 'René Müller\nCafé manager – “front of house”\n• Größe, naïve, façade, señor'],
    ['windows-1250', 'Łukasz Żółć\nKierownik projektu w Łodzi, język czeski: Příliš žluťoučký kůň'],
    ['windows-1251', 'Анна Иванова\nБухгалтер, опыт работы пять лет, Excel и 1С'],
  ])('decodes %s', async (encoding, text) => {
    expect((await readDocument(singleByte(text, encoding), 'cv.txt')).text).toBe(text);
  });

  it.each([
    ['koi8-r', 'Анна Иванова\nБухгалтер, опыт работы пять лет, Excel и 1С\nОБРАЗОВАНИЕ'],
    ['ibm866', 'Анна Иванова\nБухгалтер, опыт работы пять лет, Excel и 1С\nОБРАЗОВАНИЕ'],
    ['windows-1251', 'ОБРАЗОВАНИЕ\nСанкт-Петербургский государственный университет\nнавыки'],
  ])('tells the Cyrillic of %s from that of others', async (encoding, text) => {
    expect((await readDocument(singleByte(text, encoding), 'cv.txt')).text).toBe(text);
  });

  it.each([
    'René Müller\nCafé manager, Zürich\n• Größe, naïve, façade, señor',
    'Führte vier Köche und schloß jeden Monat die Bücher',
    'Élodie Lefèvre, gérante; a réduit les coûts de 12 %',
  ])('decodes the code page of DOS: %s', async (text) => {
    const table = Array.from({ length: 256 }, (_, byte) => decodeDos([byte], 850));
    const dos = text.replaceAll('•', '*');
    const bytes = Uint8Array.from(dos, (character) => table.indexOf(character));
    expect((await readDocument(bytes, 'cv.txt')).text).toBe(dos);
  });

  it.each([
    [
      'shift_jis',
      [
        0x8e, 0x84, 0x82, 0xcd, 0x8c, 0x6f, 0x97, 0x9d, 0x82, 0xf0, 0x92, 0x53, 0x93, 0x96, 0x82,
        0xb5, 0x82, 0xdc, 0x82, 0xb5, 0x82, 0xbd,
      ],
      '私は経理を担当しました',
    ],
    [
      'gb18030',
      [
        0xb8, 0xba, 0xd4, 0xf0, 0xb9, 0xab, 0xcb, 0xbe, 0xb5, 0xc4, 0xca, 0xd0, 0xb3, 0xa1, 0xba,
        0xcd, 0xcf, 0xfa, 0xca, 0xdb,
      ],
      '负责公司的市场和销售',
    ],
    [
      'euc-kr',
      [
        0xc8, 0xb8, 0xb0, 0xe8, 0xb8, 0xa6, 0xb4, 0xe3, 0xb4, 0xe7, 0xc7, 0xdf, 0xbd, 0xc0, 0xb4,
        0xcf, 0xb4, 0xd9,
      ],
      '회계를담당했습니다',
    ],
  ])('decodes %s', async (_, bytes, text) => {
    const whole = [...utf8('Mei Tanaka\nmei@example.com\n'), ...bytes, 10, ...utf8('Excel, SAP')];
    const read = await readDocument(Uint8Array.from(whole), 'cv.txt');
    expect(read.text).toBe(`Mei Tanaka\nmei@example.com\n${text}\nExcel, SAP`);
  });

  it.each([false, true])(
    'decodes UTF-16 of another script without a mark (big endian: %s)',
    async (big) => {
      const text = 'Анна Иванова\nБухгалтер, опыт работы пять лет, Excel';
      expect((await readDocument(utf16(text, big, false), 'cv.txt')).text).toBe(text);
    },
  );

  it('keeps the rest when one byte of UTF-8 is damaged', async () => {
    const bytes = utf8('Zoë Müller, Köln, Größe');
    bytes[3] = 0xff;
    expect((await readDocument(bytes, 'cv.txt')).text).toMatch(/Müller, Köln, Größe$/);
  });

  it('ends lines at CR LF, CR and LF alike', async () => {
    const document = await readDocument(utf8('Ann Lee\r\nNurse\rLeeds\n\nSkills'), 'cv.txt');
    expect(document.lines.map((line) => line.text)).toEqual([
      'Ann Lee',
      'Nurse',
      'Leeds',
      '',
      'Skills',
    ]);
  });

  it('marks a title with a row of dashes under it as a heading', async () => {
    const document = await readDocument(utf8('Ann Lee\n\nSkills\n------\nExcel'), 'cv.txt');
    expect(document.lines[2]).toMatchObject({ text: 'Skills', headingLevel: 2 });
    expect(document.lines[0]!.headingLevel).toBeUndefined();
  });

  it('refuses binary bytes and blanks', async () => {
    const binary = Uint8Array.from({ length: 600 }, (_, i) => (i * 7919) % 251);
    expect((await problemOf(binary, 'cv.txt')).code).toBe('corrupted');
    expect((await problemOf(utf8('  \n\t\n '), 'cv.txt')).code).toBe('corrupted');
  });
});

describe('hard-wrapped text', () => {
  const read = async (text: string) =>
    (await readDocument(utf8(text), 'cv.txt')).lines.map((line) => line.text);

  it('joins the lines of a wrapped paragraph and of wrapped bullets', async () => {
    const lines = await read(
      'Warehouse supervisor with nine years in cold storage and a record of safe, quick\n' +
        'loading. Known for training new starters well and for keeping the night shift on\n' +
        'Time.\n\n' +
        '- Cut loading time from 50 to 35 minutes a lorry by changing the order in which\n' +
        '  pallets are staged.\n' +
        '- Trained 14 starters.\n',
    );
    expect(lines).toEqual([
      'Warehouse supervisor with nine years in cold storage and a record of safe, quick ' +
        'loading. Known for training new starters well and for keeping the night shift on Time.',
      '',
      '- Cut loading time from 50 to 35 minutes a lorry by changing the order in which pallets are staged.',
      '- Trained 14 starters.',
    ]);
  });

  it('leaves a job header that happens to fill the line alone', async () => {
    const lines = await read(
      'Yard Valley Foods Limited, Senior Accountant (February 2020 to the present day)\n' +
        'Management accounting for a food manufacturer with three sites and a large team\n' +
        'of clerks.\n',
    );
    expect(lines).toEqual([
      'Yard Valley Foods Limited, Senior Accountant (February 2020 to the present day)',
      'Management accounting for a food manufacturer with three sites and a large team of clerks.',
    ]);
  });

  it('finds the wrap beside longer lines that were never wrapped, and after a hanging word', async () => {
    const header =
      'Harborline Diagnostics, Senior Vice President of Global Operations (May 2014 – Dec 2018)';
    const lines = await read(
      'Operations lead with sixteen years in medical devices, tea and biscuits, and\n' +
        `I ran two plants.\n\n${header}\n- Ran the line and kept the audit findings of three ` +
        'years in order, closing\n  112 of 112.\n',
    );
    expect(lines).toEqual([
      'Operations lead with sixteen years in medical devices, tea and biscuits, and I ran two plants.',
      '',
      header,
      '- Ran the line and kept the audit findings of three years in order, closing 112 of 112.',
    ]);
  });

  it('leaves a list of sentences without bullets alone', async () => {
    const lines = [
      'Answered ninety calls a shift for the billing team of a large telephone company.',
      'Trained four new starters every quarter and wrote the handbook that they still use.',
      'Cut the time to close a complaint from nine days to four by a shared work queue.',
    ];
    expect(await read(lines.join('\n'))).toEqual(lines);
  });

  it('leaves jobs told line by line alone, though one ends in a small word', async () => {
    const lines = [
      'Work for two builders who send me the jobs they have no time for',
      'Cut slate, tile and lead to size in the back of the van',
      'Price small repairs from photos and answer the same day',
      'Stayed up on the scaffold in rain with the harness on',
      'Every morning loaded the lorry and strapped everything down',
    ];
    expect(await read(lines.join('\n'))).toEqual(lines);
  });

  it('leaves the lines of a form below a number, and what hangs below a short header', async () => {
    const form = [
      '1) Organization: Harbour View Children’s Hospital, Goa',
      'Designation: Ward Clerk',
    ];
    expect(await read(`${form[0]}\n   ${form[1]}`)).toEqual(form);
    const header = [
      '> 04.2016 - today: Moorside Dairy, milk tanker driver',
      'collects from forty farms',
    ];
    expect(await read(`${header[0]!.slice(0, 45)}\n   ${header[1]}`)).toEqual([
      header[0]!.slice(0, 45),
      header[1],
    ]);
  });

  it('takes one line that begins in lower case for no wrap, unless the line above is long', async () => {
    const habit = [
      'washing up, laying tables, folding napkins and sweeping up',
      'i can carry three plates',
    ];
    expect(await read(habit.join('\n'))).toEqual(habit);
    const wrapped = 'Kitchen porter with four years in busy hotels who is now looking for work';
    expect(await read(`${wrapped}\nnear home.`)).toEqual([`${wrapped} near home.`]);
  });

  it('keeps the line with the e-mail address apart from the address above', async () => {
    const place = '12 Example Close, Elm Park, Ibadan, Oyo State, Nigeria';
    const contact = 'ada.okafor@example.com | 0800 000 1175';
    const prose =
      'Reported from the courts and the state assembly for a daily paper, and\nedited its pages.';
    const lines = await read(`${place}\n${contact}\n\n${prose}\n\n${prose}`);
    expect(lines.slice(0, 2)).toEqual([place, contact]);
  });

  it('leaves short lines, and files without wraps, alone', async () => {
    const short = ['Ann Lee', 'Nurse', 'Leeds', 'ann.lee@example.org', 'registered in 2012'];
    expect(await read(short.join('\n'))).toEqual(short);
    const long = `Nurse with ${'many '.repeat(40)}years`;
    expect(await read(`${long}\nand a short line`)).toEqual([long, 'and a short line']);
  });

  it('turns wide gaps between words into one tab', async () => {
    expect(await read('Acme Ltd          2019 - 2021')).toEqual(['Acme Ltd\t2019 - 2021']);
  });
});

describe('columns set with spaces', () => {
  const read = (text: string) => readDocument(utf8(text), 'cv.txt');

  it('reads one column after the other where both have headings', async () => {
    const document = await read(
      'Ann Lee\n\n' +
        'CONTACT             EXPERIENCE\n' +
        '0113 496 0001       Cook, Sea Inn\n' +
        'Leeds               2019 - 2021\n' +
        '                    - Cooked for 60 guests\n' +
        'SKILLS              Porter, Sea Inn\n' +
        'Baking              2017 - 2019\n' +
        '                    EDUCATION\n' +
        '                    Leeds College\n',
    );
    expect(document.text).toBe(
      'Ann Lee\n\nCONTACT\n0113 496 0001\nLeeds\n\nSKILLS\nBaking\n\n' +
        'EXPERIENCE\nCook, Sea Inn\n2019 - 2021\n- Cooked for 60 guests\n' +
        'Porter, Sea Inn\n2017 - 2019\nEDUCATION\nLeeds College',
    );
    expect(document.signals.columns).toBe(2);
    expect(document.carelessText).toContain('CONTACT             EXPERIENCE');
  });

  it('leaves rows of labels and of dates as they are', async () => {
    const document = await read(
      'EXPERIENCE\n' +
        'since 2019          TEAM LEADER\n' +
        '                    Fell GmbH\n' +
        '2015 - 2019         CLERK\n' +
        '                    Beck AG\n' +
        'EDUCATION\n' +
        '2012 - 2015         SALZ SCHOOL\n' +
        '                    Abitur\n',
    );
    expect(document.text).toContain('since 2019\tTEAM LEADER');
    expect(document.signals.columns).toBe(1);
  });
});
