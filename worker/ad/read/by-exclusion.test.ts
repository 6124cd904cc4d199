import { describe, expect, it } from 'vitest';
import { kindOf } from './kinds.ts';
import { readAd } from './read-ad.ts';

const asked = (...blocks: string[]) =>
  readAd(
    [
      'Night Porter',
      'Elm Hotel',
      'The house has forty rooms above the harbour, a bakery, a laundry and a boat that fetches ' +
        'the guests from the other shore in summer, when the road is full.',
      ...blocks,
    ].join('\n\n'),
  ).requirements.map(({ quote, kind, need }) => `${need} ${kind}: ${quote}`);

describe('parts of an ad by their headings', () => {
  it.each([
    ['Über dich | Who you are, in short', 'must'],
    ['WHAT THEY ARE AFTER', 'must'],
    ['3. CONDITIONS OF ENTRY', 'must'],
    ['WOULD SPEAK FOR YOU', 'nice'],
    ['The sugar on it – nice if you bring it, no harm done if not', 'nice'],
    ['4. RECOMMENDED', 'nice'],
  ])('%s', (heading, need) => {
    expect(asked(`${heading}\n- knife sharpening\n- stock rotation`)).toEqual([
      `${need} skill: knife sharpening`,
      `${need} skill: stock rotation`,
    ]);
  });

  it.each(["Don't fret about", 'What does not count', 'What you may forget', 'In return'])(
    '%s',
    (heading) => {
      expect(asked(`${heading}\n- a degree in hotel management\n- school French`)).toEqual([]);
    },
  );

  it('reads the questions of a reader in the voice of the employer', () => {
    expect(
      asked(
        'Who are you?\nTwo sisters, forty rooms and a licensed bar.',
        'What do I really have to bring?\nThree years behind a reception desk.',
        'What gives me a head start?\nSome Danish.',
      ),
    ).toEqual(['must years: Three years behind a reception desk', 'nice language: Some Danish']);
  });

  it('goes on with a list below it', () => {
    expect(
      asked('What we need\n- bread baking\n- cake icing\n\nand, as a colleague, patience.'),
    ).toContain('must soft: patience');
  });

  it('takes a list of qualifications as asked, of duties and gifts not', () => {
    expect(
      asked(
        'Your kit bag\n- a forklift licence\n- spoken Norwegian\n- crate stacking\n- rope work',
      ),
    ).toHaveLength(4);
    expect(
      asked('On the water\n- Run the licensed boats\n- Train the deckhands\n- Keep the log'),
    ).toEqual([]);
    expect(
      asked('The good bits\n- a paid forklift licence\n- free lunch\n- Danish lessons'),
    ).toEqual([]);
  });

  it('takes a further list behind it as what would come on top', () => {
    expect(
      asked('What we need\n- bread baking', 'Over and above\n- marzipan roses\n- sugar pulling'),
    ).toEqual([
      'must skill: bread baking',
      'nice skill: marzipan roses',
      'nice skill: sugar pulling',
    ]);
  });
});

describe('what is asked without a phrase of asking', () => {
  it.each([
    ['An SVQ qualification, level 3 or higher.', 'must degree'],
    ['You hold a lift licence.', 'must licence'],
    ['Please know the band saw well.', 'must skill'],
    ['The person we picture knows Sage.', 'must skill'],
    ['It matters to us that you are discreet.', 'must soft'],
    ['A little Breton would be cherished.', 'nice'],
    ["It counts in a candidate's favour to have mended clocks.", 'nice experience'],
  ])('%s', (line, kind) => {
    expect(asked('We run a small hotel by the sea.', line)[0]).toMatch(new RegExp(`^${kind}`));
  });

  it.each([
    'Certified to ISO 9001.',
    'Named employer of the year for three years in a row.',
    'Our last porter had a diploma and a parrot.',
    'You do not have to be a joiner, to know Revit, or to own a van.',
    'The shop next door is looking for a florist with a van.',
    'I will be frank about whom we need.',
  ])('%s', (line) => {
    expect(asked('We run a small hotel by the sea.', line)).toEqual([]);
  });

  it('takes no signature as asked', () => {
    expect(asked('What we need\n- bread baking\n\nKind regards\nPetra Holm')).toEqual([
      'must skill: bread baking',
    ]);
  });
});

describe('what a clause is about decides its kind', () => {
  it.each([
    ['a year or more of running a bar', 'years'],
    ['postgraduate study in oncology', 'degree'],
    ['somebody who has led an audit for a certificate', 'experience'],
    ['A record of raising exam marks', 'experience'],
    ['able to drive a lorry', 'licence'],
    ['a midwife on the NMC register', 'licence'],
    ['can drive to our farm in your own car', 'other'],
    ['has a three-wheeler', 'other'],
    ['is willing to live on the estate', 'location'],
    ['lecture through the medium of Irish', 'language'],
    ['who can keep secrets', 'soft'],
    ['puts up with little but can handle pressure', 'soft'],
    ['Good timekeeper', 'soft'],
  ])('%s: %s', (clause, kind) => {
    expect(kindOf(clause)).toBe(kind);
  });
});
