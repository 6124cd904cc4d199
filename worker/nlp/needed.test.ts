import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayMatch, neededWords, replaceWhere, stands } from './needed.ts';

describe('the words that a pattern needs', () => {
  it.each([
    [/\bstationary(?= (?:orders|cupboard)\b)/g, [['stationary'], ['orders', 'cupboard']]],
    [/(?<=\b(?:worn|faulty) )breaks?\b/g, [['worn', 'faulty'], ['break']]],
    [/\b([Ww])itch(?= (?:was|is)\b)/, [['itch'], ['was', 'is']]],
    [/\b[Ww]itches\b/, [['witches']]],
    [/\bsen[dt] to\b/, [['send to', 'sent to']]],
    [/\b([a-z]{3,})['’]s(?= of\b)/g, [["'s"], [' of']]],
    [/\b(?:could|would|should) of\b/g, [['could', 'would', 'should'], [' of']]],
    [/\bgo+d luck\b/i, [['go'], ['d luck']]],
    [/\b(?:\d+|[2-9]|ten) hours?\b/, [['1', 'ten'], [' hour']]],
    [/\bprior departure|at all time\b(?! low)/gi, [['prior departure', 'at all time']]],
    [/(?<!\bhigh )tide{1,2}s\b/, [['tide']]],
  ])('of %s are known', (pattern, words) => {
    expect(neededWords(pattern)).toEqual(words);
  });

  it.each([
    [/[a-z]+ing\b|\bthe\b|[a-z]/, 'one way of matching holds no word'],
    [/(?:stock|staff)?\b[aou]?/, 'the words may be lacking'],
    [/(?!stock)\w+/, 'the word may not stand there'],
    [/\u0073taff|\x61ff?/, 'letters are written as codes'],
    [/kelvin/iu, 'a foreign sign counts as a letter'],
    [/[a-z]t[^f]f/, 'a class holds too many letters'],
  ])('of %s are not known: %s', (pattern) => {
    expect(neededWords(pattern)).toEqual([]);
  });

  it('looks for them in any case', () => {
    expect(mayMatch(/\bUpto\b/)('handled upto 40 calls')).toBe(true);
    expect(mayMatch(/\bUpto\b/)('Handled UPTO 40 calls')).toBe(true);
    expect(mayMatch(/\bUpto\b/)('handled up to 40 calls')).toBe(false);
  });

  it('must all be there', () => {
    const both = mayMatch(/\b(?:needs|problems) of (?:clients|guests)\b/);
    expect(both('met the needs of guests')).toBe(true);
    expect(both('met the needs of buyers')).toBe(false);
    expect(both('told of guests')).toBe(false);
  });

  it('may be written with either apostrophe', () => {
    const owner = mayMatch(/\bit['’]s\b/);
    expect(owner("it's open")).toBe(true);
    expect(owner('it’s open')).toBe(true);
    expect(owner('its open')).toBe(false);
  });

  it('are sought in each text anew', () => {
    const wool = mayMatch(/\bwool\b/);
    expect(['silk', 'wool', 'silk', 'cotton wool'].map(wool)).toEqual([false, true, false, true]);
  });

  it.each([
    ['Kept Month end reports', 'Kept Month-end reports'],
    ['Kept reports of each month', 'Kept reports of each month'],
  ])('spare the search in a text without them: %s', (text, right) => {
    expect(replaceWhere(text, /\b(month) end /gi, '$1-end ')).toBe(right);
    expect(replaceWhere(text, /\b(month) end /gi, (_, month) => `${month}-end `)).toBe(right);
  });

  it('leave a pattern that was asked for as it was', () => {
    const pattern = /\bstaff\b/g;
    expect(stands(pattern, 'led staff, paid staff')).toBe(true);
    expect([...'led staff, paid staff'.matchAll(pattern)]).toHaveLength(2);
    expect(stands(pattern, 'led a team')).toBe(false);
  });

  it('are never lacking in a text that the pattern matches', () => {
    const letters = fc.constantFrom(
      'a',
      'b',
      'A',
      'ab',
      'aba',
      'bba',
      'abba ',
      'é',
      'K',
      '’',
      "b'a",
      '-',
      '4',
    );
    const { pattern } = fc.letrec<Record<'pattern' | 'choice' | 'part', string>>((tie) => ({
      part: fc.oneof(
        { maxDepth: 3 },
        letters,
        fc.constantFrom(
          '.',
          '\\b',
          '^',
          '$',
          '[ab]',
          "['’]",
          '\\d',
          '[2-9]',
          '[Ab4]',
          '[^a\\]]',
          '\\w',
          '\\u0061',
          '\\x62',
          '\\.',
          '()\\1',
        ),
        fc
          .tuple(fc.constantFrom('(?:', '(', '(?=', '(?!', '(?<=', '(?<!'), tie('choice'))
          .map(([opening, inner]) => `${opening}${inner})`),
        fc
          .tuple(
            fc.oneof(
              letters.map((text) => text[0]!),
              tie('choice').map((inner) => `(?:${inner})`),
            ),
            fc.constantFrom('?', '*', '+', '{2}', '{0,2}', '+?', '??'),
          )
          .map(([one, often]) => one + often),
      ),
      choice: fc
        .array(fc.array(tie('part'), { minLength: 1, maxLength: 4 }), {
          minLength: 1,
          maxLength: 3,
        })
        .map((ways) => ways.map((parts) => parts.join('')).join('|')),
      pattern: tie('choice'),
    }));
    const text = fc.array(letters, { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(pattern, fc.constantFrom('', 'i', 'g'), text, (source, flags, text) => {
        const found = new RegExp(source, flags).test(text);
        fc.pre(found);
        expect(mayMatch(new RegExp(source, flags))(text)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
