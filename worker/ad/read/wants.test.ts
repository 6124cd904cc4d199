import { describe, expect, it } from 'vitest';
import { cpuMsOf } from '#tests/builders/processor-time.ts';
import { readAd } from './read-ad.ts';

/** Prose needs an opening that is taken for the title, and stands in a paragraph of its own. */
const asked = (...paragraphs: string[]) =>
  readAd(['Job in Town', ...paragraphs].join('\n\n')).requirements.map(
    ({ quote, kind, need }) => `${need} ${kind}: ${quote}`,
  );

describe('the grammar of asking, whoever asks', () => {
  it.each([
    ['I need someone with a forklift ticket.', 'must licence'],
    ['They also want Xero for the month end.', 'must skill'],
    ['The client insists on fluent Dutch.', 'must language'],
    ["I'd want you to be at home in Photoshop.", 'must skill'],
    ['We care most about people who are patient and fair.', 'must soft'],
    ['Your spelling has to be flawless.', 'must skill'],
    ['Needs to be available on Sundays from March.', 'must other'],
    ['A diploma in horticulture, please.', 'must degree'],
    ['Plan to travel to Cork for a week each quarter.', 'must location'],
    ['Be available from 7 to 11 in the evening.', 'must other'],
    ['We wish for a little Basque.', 'nice language'],
    ['Another Nordic language would be a gift.', 'nice'],
    ['Some Turkish would go a long way at the counter.', 'nice language'],
    ['A season as a ski guide would be good.', 'nice'],
    ['Grafting and budding should be second nature.', 'must skill'],
    ['Bookbinding is something we would love to see.', 'nice'],
    ['Kiln firing in a gas kiln: essential.', 'must'],
    ['Gilding on glass: preferred.', 'nice'],
    ['A spotless driving record is non-negotiable, as you will drive our vans.', 'must'],
    ["We can't consider anybody without the right to work in Ireland.", 'must other'],
    ["There'll be a police check before the first day.", 'must other'],
    ['Two references will be taken up.', 'must other'],
    ["We'd rather you lived in Wales.", 'nice location'],
    ['Extra brownie points for Danish.', 'nice language'],
    ["You're handy with a lathe.", 'must'],
    ['A clean workbench goes without saying.', 'must'],
    ["We're looking for team players.", 'must soft'],
    ['We set great store by honesty.', 'must soft'],
    ['Your handwriting is neat.', 'must'],
    ['A bus licence: handy.', 'nice'],
    ['If your Welsh stretches to a phone call, so much the better.', 'nice'],
    ['Night baking would be advantageous but is not essential as full training is given.', 'nice'],
    ['We expect you to be at the Leith studio each Monday.', 'must location'],
    ['Sundays are part of the deal, once a month.', 'must other'],
  ])('%s', (sentence, expected) => {
    const found = asked(sentence);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^${expected}`));
  });

  it.each([
    'We want a world without waste.',
    'We love our customers.',
    'Our guests want to know where the fish was caught.',
    'So who are we looking for?',
    'Does that sound like you?',
    'Thrilled to be working with a new client again.',
    'The role would be based in Hull.',
    'I think you would feel at home here.',
    'As most of our guests are hikers, we open early.',
    "You'll be running the bar, ordering the wine and looking after the guests who have a table booked.",
    'Then upload your papers in our portal.',
    'CVs for the other posts to be sent to the branch.',
    'Questions? Ring Dervla in the office.',
    'Our app helps 900 bakers sell their bread.',
    'Larchwood is a certified family business with 40 staff.',
    'Experience with looms is by no means essential.',
    'Your salary is paid on the last Friday.',
    'Not looking for: resellers, trainees.',
    'Our client is looking for friendly baristas for a new kiosk.',
    'Questions should be sent to the office.',
  ])('%s – asks nothing', (sentence) => {
    expect(asked(sentence)).toEqual([]);
  });
});

describe('what is asked in one breath', () => {
  it('carries the wish to every member of the list', () => {
    expect(
      asked(
        "None of these is a must, but we'd be glad of a spell in events, some Figma, or a bit of Dutch.",
      ).map((row) => row.split(' ')[0]),
    ).toEqual(['nice', 'nice', 'nice']);
  });

  it('opens a list within a paragraph and closes it at the full stop', () => {
    expect(
      asked(
        'The following will be considered assets: bookbinding experience; InDesign; a driving licence. Our shop is on the quay.',
      ),
    ).toEqual([
      'nice experience: bookbinding experience',
      'nice skill: InDesign',
      'nice licence: a driving licence',
    ]);
  });

  it('takes in what a pronoun speaks of', () => {
    expect(asked('Our site runs on Drupal and Solr; you should know both of them.')).toEqual([
      'must skill: Our site runs on Drupal and Solr; you should know both of them',
    ]);
    expect(asked("QuarkXPress or Scribus? You've used one of the two.")).toHaveLength(1);
  });

  it('parts deeds with matters of their own, and keeps a person together', () => {
    expect(
      asked(
        'You must show experience in drafting commercial leases, advising anxious tenants and settling service disputes.',
      ),
    ).toHaveLength(3);
    expect(asked("They need somebody who is fair and doesn't shout on a Monday.")).toEqual([
      "must soft: They need somebody who is fair and doesn't shout on a Monday",
    ]);
  });

  it('leaves the reason out that stands before the ask', () => {
    expect(asked('The crates are awkward, so you have to be physically fit.')).toEqual([
      'must other: you have to be physically fit',
    ]);
  });

  it('cuts an aside in brackets that asks for more', () => {
    expect(
      asked(
        "You'll have the first diploma (if you hold the second, even better), a good grasp of VAT.",
      ),
    ).toEqual([
      "must degree: You'll have the first diploma",
      'nice skill: if you hold the second, even better',
      'must skill: a good grasp of VAT',
    ]);
  });

  it('ends a sentence before a name that is written small', () => {
    expect(asked('You know your way round a terminal. npm and git are a must.')).toHaveLength(2);
  });
});

describe('headings in the ad’s own voice', () => {
  it.each([
    ["DON'T BOTHER WITHOUT", 'must'],
    ['On our list', 'must'],
    ['HANDY', 'nice'],
    ['What would make us cheer', 'nice'],
    ['You might be a great fit if you...', 'must'],
    ["It's a bonus if you…", 'nice'],
  ])('%s', (heading, need) => {
    expect(asked(`${heading}\n-> Tile cutting\n-> Plastering`)).toEqual([
      `${need} skill: Tile cutting`,
      `${need} skill: Plastering`,
    ]);
  });

  it('takes what will be required in the job for duties', () => {
    expect(
      asked(
        'You will be required to:\n- Sweep the yard\n- Feed the hens',
        'Must have:\n- Own boots',
      ),
    ).toEqual(['must other: Own boots']);
  });

  it('reads labels with a comma and labels that ask for little', () => {
    expect(
      asked('Nice, but no must: glazing, gilding.', 'Craft, tools and skills: brazing.'),
    ).toEqual(['nice skill: glazing, gilding', 'must skill: brazing']);
  });

  it('offers nothing as an ask', () => {
    expect(
      asked(
        'WHAT YOU CAN LOOK FORWARD TO\nSpanish lessons, a bus ticket, a nursery from 9 months.',
      ),
    ).toEqual([]);
  });
});

describe('how somebody is', () => {
  it.each([
    'Craft matters to you, and not only on open days',
    'A sense of fun at 4 a.m.',
    'people who stay kind on long days',
    'Never cuts corners on a Friday',
  ])('%s', (line) => {
    expect(asked(`What we need\n- ${line}\n- Welding`)[0]).toMatch(/^must soft/);
  });
});

it('reads a text without stops in a moment', () => {
  expect(cpuMsOf(() => readAd(`Job in Town\n\n${'shops and '.repeat(3000)}`))).toBeLessThan(1500);
});
