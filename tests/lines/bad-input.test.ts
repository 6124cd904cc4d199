import { describe, expect, it } from 'vitest';
import { cpuMsOf } from '#tests/builders/processor-time.ts';
import { applyLints, lintLine } from '#worker/lint/lint-line.ts';
import { analyseLine } from '#worker/nlp/line/analyse.ts';
import type { LineKind } from '#worker/nlp/line/model.ts';
import { loadSpeller } from '#worker/nlp/speller.ts';

const speller = await loadSpeller();

function mended(text: string, kind: LineKind = 'bullet', names: readonly string[] = []): string {
  const line = analyseLine(text, {
    start: 0,
    kind,
    current: false,
    dialect: null,
    protectedSpans: [],
    speller,
  });
  return applyLints(text, lintLine(line, { speller, names: new Set(names) }));
}

const UNTOUCHED: readonly (readonly [what: string, text: string])[] = [
  ['German', 'Verantwortlich für die Planung und Durchführung der Wartung an drei Standorten'],
  ['French', 'Responsable de la gestion des stocks et de la relation avec les fournisseurs'],
  ['Spanish', 'Encargado de la limpieza y del mantenimiento de las instalaciones'],
  ['Portuguese', 'Responsável pela organização dos eventos e pelo contato com os clientes'],
  ['Hindi', 'बिक्री टीम का नेतृत्व किया और लक्ष्य पूरे किए'],
  ['Tagalog', 'Nag-asikaso ng mga kliyente at nag-ayos ng mga papeles sa opisina'],
  ['Polish', 'Obsługa klienta oraz prowadzenie dokumentacji magazynowej'],
  ['capitals', 'SALES MANAGER AND TEAM LEADER OF SIX STORE'],
  ['an e-mail address', 'j.lead@there-office.example, im@alot.example'],
  ['a web address', 'www.excel-alot.example/their-reports?was=3&report=2'],
  ['code', 'Wrote `for (let i = 0; i < 3; i++) { a = a[i] }` in class'],
  ['a command', 'pip install --upgrade excel_report.py && ./run.sh -a option'],
  ['prices', '$1,200.50 / €3.400,00 / £9k p.a. / ₹12,00,000'],
  ['a flattened table', 'Excel    5    Word    4    SAP    3    German    B2'],
  ['C and R', 'C, R, C++ and C#: models in R, drivers in C'],
  ['names that are words', 'Grace Will and Bill Read, Mark Drew, Penny Lane, Will Power'],
  ['a quotation', 'Directed “We Was Robbed”, a play by two pupils'],
  ['initials and units', 'A4, B5, 3 ph 400 V, 16 A, 2 mm², 4 °C, pH 7'],
  ['a phone number', '+44 20 7946 0000 ext. 12'],
  ['dates', '03/2018 – 06/2021, 1 May 2020, Q3 FY22'],
  ['versions', 'iOS 17, Python 3.12, Windows 11, PHP 8, Office 2019'],
  ['nothing but marks', '•••  —  ***  ...'],
  ['one letter', 'a'],
];

describe('lints over lines that are no plain English', () => {
  it.each(UNTOUCHED)('leaves %s alone', (_, text) => {
    expect(mended(text)).toBe(text);
    expect(mended(text, 'heading')).toBe(text);
    expect(mended(text, 'skills')).toBe(text);
  });

  it('leaves the names of the document alone', () => {
    expect(
      mended('Cooked at Recieve & Co with Mr Buisness', 'bullet', ['recieve', 'buisness']),
    ).toBe('Cooked at Recieve & Co with Mr Buisness');
  });

  it('reads a line of 5,000 characters without harm, in time that grows with it', () => {
    const part = 'Packed 3 order a day and checked that all visitors was logged, ';
    const text = (times: number) => part.repeat(times).trim();
    const after = mended(text(80));
    expect(after).toContain('Packed 3 orders a day and checked that all visitors were logged');
    expect(after).not.toContain('visitors was');
    // Four times the text may take four times as long, and some noise.
    expect(cpuMsOf(() => mended(text(80)), 3)).toBeLessThan(
      Math.max(cpuMsOf(() => mended(text(20)), 3) * 12, 100),
    );
  });

  it('says nothing of an empty line', () => {
    expect(mended('')).toBe('');
  });
});
