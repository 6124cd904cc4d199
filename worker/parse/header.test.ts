import { describe, expect, it } from 'vitest';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { parseResume } from './parse.ts';

const read = (text: string) => parseResume(documentOf(text));
const person = 'Ada Quillon\nada@example.com\n';

describe('the place in an address', () => {
  it.each([
    ['9 Birch Row, York YO1 7HH', 'York YO1 7HH'],
    ['Flat 2, 31 Quay Street, Wrexham LL13 7YN', 'Wrexham LL13 7YN'],
    ['8 rue des Peupliers, 38000 Grenoble', '38000 Grenoble'],
    ['Erlenweg 22a, 04103 Leipzig', '04103 Leipzig'],
    ['Plot 7, Gandhi Nagar, Nashik - 422001, Maharashtra', 'Nashik - 422001, Maharashtra'],
    ['Halifax, NS  B3H 1A1', 'Halifax, NS B3H 1A1'],
    ['1182 Cottonwood Lane, Three Pines, MT 59715', 'Three Pines, MT 59715'],
    ['18 Wattle Grove, Yarrawong VIC 3550', 'Yarrawong VIC 3550'],
    ['C/ del Olmo, 9, 3.º B, 50009 Zaragoza', '50009 Zaragoza'],
    ['12, rue des Genêts – 29200 Plouvara', '29200 Plouvara'],
    ['Rua do Poço 55, 4700-312 Braga, Portugal', '4700-312 Braga, Portugal'],
    ['Fayettebourg, NC 28301', 'Fayettebourg, NC 28301'],
    ['4020 Linz, Österreich', '4020 Linz, Österreich'],
    ['Via Roma 5 – 10090 Rosta (TO)', '10090 Rosta (TO)'],
    ['PO Box 88, Whitehorse YT', 'Whitehorse YT'],
    ['7 Kowhai Rd, Feilding 4702, New Zealand', 'Feilding 4702, New Zealand'],
    ['Apt 6, The Quays, Athlone, Co. Westmeath, N37 XY12', 'Athlone, Co. Westmeath, N37 XY12'],
    ['B-204, Shanti Niketan, Sector 21, Noida, U.P. 201301', 'Noida, U.P. 201301'],
    ['22 Voortrekker Road, Parow, Cape Town, 7500', 'Cape Town, 7500'],
    ['Poznań, woj. wielkopolskie', 'Poznań, woj. wielkopolskie'],
    ['Saint-Étienne (42)', 'Saint-Étienne (42)'],
    ['Zamieszkały: Nowy Sącz', 'Nowy Sącz'],
    ['Blumenau - SC', 'Blumenau'],
    ['Remote – Asheville, NC', 'Asheville, NC'],
    ['Asheville, NC (open to remote)', 'Asheville, NC'],
    ['Leeds, LS6', 'Leeds, LS6'],
    ['Grimsby, Lincolnshire DN31', 'Grimsby, Lincolnshire DN31'],
    ['Guelph, ON  N1G', 'Guelph, ON N1G'],
    ['Al Rigga 3, Sharjah, UAE (originally from Iloilo)', 'Sharjah, UAE'],
    ['No. 3 Palm Close, Zunguru, Lokoja, Kogi State', 'Zunguru, Lokoja, Kogi State'],
    ['Lot 9, Norbrook Gardens, Black River, St. Mary', 'Black River, St. Mary'],
    ['Talamban, Cebu City, Metro Cebu', 'Talamban, Cebu City, Metro Cebu'],
    ['P.O. Box 2210-30100, Kitale', 'Kitale'],
    ['Brickie, Ballarat VIC', 'Ballarat VIC'],
    ['8 Station Road\nHexham\nNorthumberland\nEngland', 'Hexham Northumberland'],
  ])('%s is %s, street and house left out', (address, place) => {
    expect(read(`Ada Quillon\n${address} | 07700 900111 | ada@example.com`).location?.value).toBe(
      place,
    );
  });

  it.each([
    'No. 3 Palm Close, Zunguru, Lokoja, Kogi State',
    'Talamban, Cebu City, Metro Cebu',
    'Lot 9, Norbrook Gardens, Black River, St. Mary',
  ])('is no title: %s', (address) => {
    const found = read(`Ada Quillon\n${address}\n07700 900111\nada@example.com`);
    expect(found.label).toBeNull();
    expect(found.location).not.toBeNull();
  });

  it.each([
    ['Barber · Harehills, Leeds', 'Barber'],
    ['Apprentice Electrician (Block 3), Halifax, NS', 'Apprentice Electrician (Block 3)'],
    ['Product Manager, Growth', 'Product Manager, Growth'],
  ])('is no part of the title: %s', (line, title) => {
    expect(read(`Ada Quillon\n${line}\n07700 900111 | ada@example.com`).label?.value).toBe(title);
  });

  it('is found between full stops and behind ornaments', () => {
    const line = '9 Pamela Street, Mount Acacia QLD 4825. Ph 0491 570 156. ada@example.com.au';
    expect(read(`Ada Quillon\n${line}`).location?.value).toBe('Mount Acacia QLD 4825');
    expect(read('Ada Quillon\n918-555-0171 ◆ Tulsa, OK ◆ a@example.com').location?.value).toBe(
      'Tulsa, OK',
    );
  });

  it('is not made of a school and its year', () => {
    expect(read(`${person}\nFernhill State College, Year 12 QCE, 2008`).location).toBeNull();
  });
});

describe('a letter', () => {
  it('gives neither a name nor a title', () => {
    const letter = read(
      'Dear Selection Panel,\n\nI am writing to apply for the post of Archivist. I have kept parish records for six years.\n\nYours faithfully,\nAda Quillon\n',
    );
    expect(letter).toMatchObject({ kind: 'letter', name: null, label: null });
  });
});

describe('a name', () => {
  it.each([
    ['SSG Marcus D. Ellington, USA (Ret.)', 'Marcus D. Ellington'],
    ['Curriculum Vitae of Mrs Philippa Garrity-Shaw BA (Hons) PGCE NPQSL', 'Philippa Garrity-Shaw'],
    ['Ngozi Adaeze Pennington, MSN, APRN, FNP-C', 'Ngozi Adaeze Pennington'],
    ['Name:\tAnneliese Bruchmüller', 'Anneliese Bruchmüller'],
    ['Nome e cognome: Fiammetta Zorzan', 'Fiammetta Zorzan'],
    ['Jean Pierre LEE', 'Jean Pierre LEE'],
    ['Ada QUILLON MA', 'Ada QUILLON MA'],
  ])('in %s is %s', (line, name) => {
    const found = read(`${line}\nada@example.com | 07700 900111\n`);
    expect(found.name?.value).toBe(name);
    expect(found.label).toBeNull();
  });
});

describe('a name with small words in it', () => {
  it.each([
    'Omar al-Khatib',
    'Fatima az-Zahra Benali',
    'Leonardo dell’Orto',
    'Luca degli Esposti',
    'Tomás de los Ríos',
    'Isabel de las Casas',
    'Charles des Aulnes',
    'Maria do Carmo da Costa e Silva',
    'Josep Puig i Cadafalch',
    'Noor bint Khalid',
    'Willem in ’t Veld',
    'Jens op den Akker',
    'Dr. Clemens Theodor von Hohenfels-Brandt und Zollern',
  ])('is read whole: %s', (name) => {
    expect(read(`${name}\nLeeds, UK | someone@example.com`).name?.value).toBe(name);
  });

  it.each([
    'Ausbildung und Beruf',
    'Sales i Marketing',
    'Bachelor i Norge',
    'What Others do Best',
    'Praktikum in Leipzig',
  ])('is not what joins other words: %s', (line) => {
    expect(read(`${line}\nsomeone@example.com | 07700 900111`).name).toBeNull();
  });
});

describe('what a resume calls itself', () => {
  it.each([
    ['Życiorys – Jan Przykład', 'Jan Przykład'],
    ['Życiorys Jan Przykład', 'Jan Przykład'],
    ['Curriculum Vitae di Tommaso Neri', 'Tommaso Neri'],
    ['Lebenslauf von Max Brandt', 'Max Brandt'],
    ['LEBENSLAUF\nMax Brandt', 'Max Brandt'],
    ['Резюме\nИван Петров', 'Иван Петров'],
    ['Max Brandt\nCurriculum Vitae', 'Max Brandt'],
    ['Резюме Иван Петров', 'Иван Петров'],
    ['Max Brandt – Lebenslauf', 'Max Brandt'],
    ['Jane Marlowe | Resume', 'Jane Marlowe'],
    ['Jane Marlowe, Curriculum Vitae', 'Jane Marlowe'],
    ['Jane Marlowe CV', 'Jane Marlowe'],
    ['Vita Sackville-Jones', 'Vita Sackville-Jones'],
    ['ENHANCED RESUME\nMARISOL', 'MARISOL'],
  ])('is no part of the name in %s, nor a title', (text, name) => {
    const found = read(`${text}\n12 Mill Lane, Leeds\nx9@example.com\n`);
    expect(found.name?.value).toBe(name);
    expect(found.label).toBeNull();
  });
});

describe('a role above all headings', () => {
  it('is not retold as the summary', () => {
    const found = read(`
Brodie Tanner-Walsh
Tamworth NSW 2340
0491 570 156

Leading Hand Electrician, Peel Valley Electrical, Tamworth NSW. February 2018 to now.
- Run a crew of four on farm pumps, grain dryers and solar.
`);
    expect(found.summary).toBeNull();
    expect(found.work.map(({ title }) => title?.value)).toEqual(['Leading Hand Electrician']);
  });
});

describe('a long name', () => {
  it('of several parts is read whole', () => {
    const name = 'Maximiliane Theodora Wolfeschlegelstein-Bergerdorffmann von Ravensbruck';
    expect(read(`${name}\nmax@example.com | Berlin`).name?.value).toBe(name);
  });

  it('is no sentence in capitals', () => {
    const line =
      'Seeking Demanding Operations Management Responsibilities Throughout Northern Continental Europe';
    expect(read(`${line}\nada@example.com | Berlin`).name?.value).not.toBe(line);
  });
});

it('takes the title of the file of the specification for no name', () => {
  expect(read('ENHANCED RESUME\nAda Quillon, Buyer\nada@example.com').name?.value).toBe(
    'Ada Quillon',
  );
});

it('takes the label of an address for no place', () => {
  const { location, email } = parseResume(
    documentOf('QUILLON, ADA\nMail:\tada@example.org\nPhone:\t+47 900 55 017\n\nSUMMARY\nCook.\n'),
  );
  expect(email?.value).toBe('ada@example.org');
  expect(location).toBeNull();
});

it('takes the address of who made a template for nobody’s own', () => {
  const { email } = parseResume(
    documentOf(
      'Ada Quillon\nCopyright 2018 maker@example.net, licensed under the MIT license\n\nCONTACT\nada@example.org\n\nEXPERIENCE\nCook, Quay Inn\n2019 – 2021\n',
    ),
  );
  expect(email?.value).toBe('ada@example.org');
});
