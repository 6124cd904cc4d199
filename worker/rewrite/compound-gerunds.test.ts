import { describe, expect, it } from 'vitest';
import { mayNameLater, mayNameSecond, namesKind, namesThing } from './compound-gerunds.ts';

describe('namesThing', () => {
  it.each([
    ['performing', ' arts to Year 9'],
    ['changing', ' facilities and showers'],
    ['running', ' costs of the salon'],
    ['lending', ' decisions under £50k'],
    ['cleaning', ' staff on three floors'],
    ['teaching', ' assistants'],
    ['riding', ' lessons'],
    ['swimming', ' pool hygiene'],
    ['booking', ' systems and till reports'],
    ['loading', ' docks 4 to 9'],
    ['rotating', ' shifts, including nights'],
  ])('reads «%s%s» as a name', (gerund, tail) => {
    expect(namesThing(gerund, tail)).toBe(true);
  });

  it.each([
    ['cleaning', ' rooms and corridors'],
    ['training', ' staff'],
    ['running', ' the lessons'],
    ['teaching', ' classes of 30'],
    ['reviewing', ' decisions'],
    ['folding', ' stock'],
    ['booking', ' 12 rooms'],
    ['feeding', ' calves and sheep'],
    ['changing', ' its oil'],
  ])('reads «%s%s» as a deed', (gerund, tail) => {
    expect(namesThing(gerund, tail)).toBe(false);
  });
});

describe('namesKind', () => {
  it.each([
    ['financing', ' offers'],
    ['catering', ' packages for guests'],
    ['reading', ' books'],
    ['serving', ' trays'],
  ])('reads a later «%s%s» as a kind of thing', (gerund, tail) => {
    expect(namesKind(gerund, tail)).toBe(true);
  });

  it.each([
    ['financing', ' two projects'],
    ['reading', ' meters'],
    ['serving', ' customers'],
    ['cleaning', ' trays'],
    ['reading', ''],
  ])('reads a later «%s%s» as a deed', (gerund, tail) => {
    expect(namesKind(gerund, tail)).toBe(false);
  });
});

describe('mayNameLater', () => {
  it.each([
    ['training', ' packs'],
    ['scoring', ' sheets for interviews'],
    ['visiting', ' contractors'],
    ['supporting', ' walls'],
  ])('cannot tell «and %s%s» from a deed', (gerund, tail) => {
    expect(mayNameLater(gerund, tail)).toBe(true);
  });

  it.each([
    ['writing', ' guides'],
    ['plastering', ' walls'],
    ['visiting', ' the contractors'],
    ['visiting', ' patients'],
    ['supporting', ' families'],
  ])('takes «and %s%s» for a deed', (gerund, tail) => {
    expect(mayNameLater(gerund, tail)).toBe(false);
  });
});

describe('mayNameSecond', () => {
  it.each([
    ['closing', ' devices'],
    ['cutting', ' discs'],
    ['cleaning', ' contractors'],
    ['planning', ' drawings in AutoCAD'],
    ['fixing', ' brackets on site'],
  ])('cannot tell «and %s%s» from a deed', (gerund, tail) => {
    expect(mayNameSecond(gerund, tail)).toBe(true);
  });

  it.each([
    ['cutting', ' the discs'],
    ['greeting', ' visitors'],
    ['supporting', ' patients'],
    ['updating', ' records'],
    ['sorting', ' discs'],
  ])('takes «and %s%s» for a deed', (gerund, tail) => {
    expect(mayNameSecond(gerund, tail)).toBe(false);
  });
});
