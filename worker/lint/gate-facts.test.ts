/** What the truth gate takes for the same, and what it names as the fact that changed. */
import { describe, expect, it } from 'vitest';
import { bulletLine } from '#tests/lines/bullet-line.ts';
import type { Speller } from '#worker/nlp/speller.ts';
import { gateLint, truthGate } from './gate.ts';

const SAME: readonly (readonly [before: string, after: string])[] = [
  ['Closed at every end of month', 'Closed at end of every month'],
  ['Closed at each end of the month', 'Closed at end of every month'],
  ['Went up form 5 to 9', 'Went up from 5 to 9'],
  ['Went down form 9 to 5', 'Went down from 9 to 5'],
  ['Worked since the year 2019', 'Worked since 2019'],
  ['Worked since the year 1999', 'Worked since 1999'],
  ['Checked each and every van', 'Checked every van'],
  ['Met twice a week', 'Met 2 times a week'],
  ['Met two times a week', 'Met twice a week'],
  ['Met once a week', 'Met 1 time a week'],
  ['Met once per week', 'Met 1 time per week'],
  ['Worked since May 2018 till June 2021', 'Worked from May 2018 to June 2021'],
  ['Served upto 40 guests', 'Served up to 40 guests'],
  ['Cut waste by 5 per cent', 'Cut waste by 5 percent'],
  ['Cut waste by 5 percents', 'Cut waste by 5 percent'],
  ['Cleaned it everyday', 'Cleaned it every day'],
  ['Met weakly', 'Met weekly'],
  ['Met dayly', 'Met daily'],
  ['Took 5 minuets', 'Took 5 minutes'],
  ['Helped any one', 'Helped anyone'],
  ['Did every thing', 'Did everything'],
  ['Told no one', 'Told noone'],
  ['Helped eachother', 'Helped each other'],
  ['Worked week ends', 'Worked weekends'],
  ['What machines cannot do', 'What machines can not do'],
  ["What machines can't do", 'What machines cannot do'],
  ['What machines cant do', 'What machines cannot do'],
  ['Had not any losses', 'Had no losses'],
  ['Did not have any losses', 'Did no losses'],
  ['Sold more then 20', 'Sold more than 20'],
  ['Sold fewer then 20', 'Sold fewer than 20'],
  ['Ran with out errors', 'Ran without errors'],
  ['Told all that they no', 'Told all that they know'],
  ['Was not never late', 'Was never late'],
  ['Some time led the shift', 'Sometimes led the shift'],
  ['Some times led the shift', 'Sometimes led the shift'],
  ['Sometime led the shift', 'Sometimes led the shift'],
  ['Sites that dont close', 'Sites that do not close'],
  ["Sites that don't close", 'Sites that do not close'],
  ['Im a cook', 'I am a cook'],
  ["I'm a cook", 'I am a cook'],
  ['Worked closely together with nurses', 'Worked closely with nurses'],
  ['I am managing the rota', 'I manage the rota'],
  ["I've packed orders", 'Packed orders'],
  ["They've packed orders", 'They packed orders'],
  ['Two dozens of vans', 'Two dozen of vans'],
  ['Three quarters of it', 'Three quarter of it'],
  ['Sold 1,500 cakes', 'Sold 1.500 cakes'],
  ['Kept it  at   bay daily', 'Kept it at bay every day'],
  ['Cost +/- 5', 'Cost ± 5'],
  ['Set up stalls', 'Set stalls'],
  ['The manager’s rota', 'The manager rota'],
  ['Ran the bar', 'Helped run the bar'],
  ['Responsible for orders', 'Handled orders'],
  ['Tasked with and responsible for orders', 'Handled orders'],
];

const CHANGED: readonly (readonly [before: string, after: string, reason: string])[] = [
  ['Ran two wards', 'Ran three wards', 'numbers: «two» became «three»'],
  ['Ran 12 wards', 'Ran 92 wards', 'numbers: «12» became «92»'],
  ['Ran 12 wards', 'Ran 1 2 wards', 'numbers: «12» became «1 2»'],
  ['Made 1.55 cakes', 'Made 1.5 5 cakes', 'numbers: «1,55» became «1,5 5»'],
  ['Made 1.5 cakes', 'Made 15 cakes', 'numbers: «1,5» became «15»'],
  ['Once led a team', 'Led a team', 'numbers: «once» became «»'],
  ['Paid £5', 'Paid $5', 'units: «£» became «$»'],
  ['Led the year end work', 'Led the end work', 'units: «year» became «»'],
  ['Opened at 9 am', 'Opened at 9', 'units: «am» became «»'],
  ['Opened at 9am', 'Opened at 9', 'units: «am» became «»'],
  ['Worked at no week end', 'Worked at weekends', 'negations: «no» became «»'],
  ['Did not often rest', 'Did often rest', 'negations: «not» became «»'],
  ['As we no longer ran it', 'As we know longer ran it', 'negations: «no» became «»'],
  ['Made the planned trips', 'Made the trips', 'hedges: «expected» became «»'],
  ['More than 20 vans', '20 vans', 'hedges: «more» became «»'],
  ['About to 20 vans', 'To 20 vans', 'hedges: «about» became «»'],
  ['Over a 20 limit', 'A 20 limit', 'hedges: «over» became «»'],
  ['Over an 80 limit', 'An 80 limit', 'hedges: «over» became «»'],
  ['Most of 20 vans', 'Of 20 vans', 'hedges: «most» became «»'],
  ['Over the 20 vans', 'The 20 vans', 'hedges: «over» became «»'],
  ['Least at 20 vans', 'At 20 vans', 'hedges: «least» became «»'],
  ...['$', '€', '£', '₹', '₦'].map(
    (sign) => [`Over ${sign}20`, `${sign}20`, 'hedges: «over» became «»'] as const,
  ),
  ['Over the last 20 weeks', 'The last 20 weeks', 'lost word «over»'],
  ['Increased sales', 'Decreased sales', 'directions: «increase» became «decrease»'],
  ['Sales went up by 5', 'Sales went down by 5', 'directions: «up» became «down»'],
  ['Prices went up from 5', 'Prices went from 5', 'directions: «up» became «»'],
  ['Set it up 5 times', 'Set it 5 times', 'hedges: «up» became «»'],
  ['Took it down 5 steps', 'Took it 5 steps', 'directions: «down» became «»'],
  ['Checked all vans', 'Checked some vans', 'quantities: «all» became «some»'],
  ['Won “Best”', 'Won Best', 'signs changed'],
  ['Tested A/B', 'Tested AB', 'signs changed'],
  ['Helped run the bar', 'Ran the bar', 'shared credit lost'],
  ['Packed boxes and loaded vans', 'Packed boxes', 'lost word «loaded»'],
  ['Planned and checked the work', 'Checked the work', 'lost word «planned»'],
  ['Checked and planned the work', 'Checked the work', 'lost word «planned»'],
  ['Checked, then planned the work', 'Checked, then the work', 'lost word «planned»'],
  ['Also planned the work', 'Also did the work', 'lost word «planned»'],
  ['Performed songs', 'Songs', 'lost word «performed»'],
  ['Ran the bar and the bar', 'Ran the bar', 'lost word «bar»'],
  ["Served O'Sullivan", 'Served Oullivan', "lost word «o'sullivan»"],
  ['Ran the shop', 'Ran the grand shop', 'new word «grand»'],
  ['Orders', 'Handled orders', 'new word «handled»'],
  ['Responsible for orders', 'Mastered orders', 'new word «mastered»'],
];

describe('the truth gate', () => {
  it.each(SAME)('takes «%s» and «%s» for the same', (before, after) => {
    expect(truthGate(before, after)).toBeNull();
  });

  it.each(CHANGED)('tells «%s» from «%s»', (before, after, reason) => {
    expect(truthGate(before, after)).toBe(reason);
  });

  it('lets a reviewed row put other words, and join or part them, but never count otherwise', () => {
    const row = { isRow: true };
    expect(truthGate('Did the needful', 'Did what was needed', row)).toBeNull();
    expect(truthGate('Led the half time show', 'Led the halftime show', row)).toBeNull();
    expect(truthGate('Led the half-time show', 'Led the halftime show', row)).toBeNull();
    expect(truthGate('Led the half time show', 'Led the halftime show')).not.toBeNull();
    expect(truthGate('Ran two wards', 'Ran 3 wards', row)).toBe('numbers: «two» became «3»');
    expect(truthGate('Ran 2 wards', 'Ran the wards', row)).toBe('numbers: «2» became «»');
  });
});

describe('a misspelt word', () => {
  const knowing = (...words: string[]): Speller => ({
    correct: (word) => words.includes(word),
    suggest: () => [],
  });
  const judged = (before: string, after: string, ...known: string[]) =>
    truthGate(before, after, { speller: knowing(...known) });

  it('is the near word that came for it', () => {
    expect(judged('Ran thre wards', 'Ran three wards')).toBeNull();
    expect(judged('Ran eigtheen wards', 'Ran eighteen wards')).toBeNull();
    expect(truthGate('Ran thre wards', 'Ran three wards')).toBe('numbers: «» became «three»');
  });

  it('is no word farther off, the shorter the nearer', () => {
    expect(judged('Ran tre wards', 'Ran three wards')).toBe('numbers: «» became «three»');
    expect(judged('Ran abcdeteen wards', 'Ran eighteen wards')).toBe(
      'numbers: «» became «eighteen»',
    );
  });

  it('is never a number, a word that is right, or one that stays', () => {
    expect(judged('Ran 20 wards', 'Ran 25 wards')).toBe('numbers: «20» became «25»');
    expect(judged('Ran there wards', 'Ran three wards', 'there')).toBe(
      'numbers: «» became «three»',
    );
    expect(judged('Ran thre wards', 'Ran thre three wards')).toBe('numbers: «» became «three»');
  });

  it('is the nearest of several', () => {
    expect(judged('Ran sevven wards', 'Ran sevens seven wards')).toBe('new word «sevens»');
  });
});

const lineOf = (text: string) => bulletLine(text, null);

describe('a lint', () => {
  const lint = (text: string, gone: string, put: string, rule = 'some-rule', span = gone) => {
    const at = (words: string) => ({
      start: text.indexOf(words),
      end: text.indexOf(words) + words.length,
    });
    return gateLint(lineOf(text), { edits: [{ ...at(gone), text: put }], rule, span: at(span) });
  };

  it('is judged on whole words', () => {
    expect(lint('Paid 500 pounds', '00', '0')).toBe('numbers: «500» became «50»');
    expect(lint('Saved 500', '00', '0')).toBe('numbers: «500» became «50»');
    expect(lint('500 saved', '500', '50')).toBe('numbers: «500» became «50»');
    expect(lint('Paid 500 pounds', 'pounds', 'pounds.')).toBeNull();
  });

  it('is judged with all that its span holds', () => {
    expect(lint('Ran over 5 vans', 'over', '')).toBe('hedges: «over» became «»');
    expect(lint('Ran over the van', 'over', '')).toBe('lost word «over»');
    expect(lint('Ran over 5 vans', 'over', '', 'some-rule', 'over 5')).toBe(
      'hedges: «over» became «»',
    );
    expect(lint('Ran 5 vans and more', 'more', 'vans', 'some-rule', 'vans and more')).toBe(
      'lost word «more»',
    );
  });

  it('of a doubled word takes what stands twice for one', () => {
    expect(lint('Ran two two vans', 'two two', 'two', 'doubled-word')).toBeNull();
    expect(lint('Ran in two in two vans', 'in two in two', 'in two', 'doubled-word')).toBeNull();
    expect(lint('Ran two two vans', 'two two', 'two')).toBe('numbers: «two two» became «two»');
    expect(lint('Paid 5 5 pounds', '5 5', '5', 'doubled-word')).toBe('numbers: «5 5» became «5»');
  });

  it('of a reviewed row may put other words', () => {
    expect(
      lint('Did the needful', 'the needful', 'what counts', 'collocations/the-needful'),
    ).toBeNull();
    expect(lint('Did the needful', 'the needful', 'what counts')).toBe('new word «counts»');
  });

  it('is judged with the speller at hand', () => {
    const speller: Speller = { correct: () => false, suggest: () => [] };
    const text = 'Ran thre wards';
    const edit = { start: 4, end: 8, text: 'three' };
    const made = { edits: [edit], rule: 'spelling', span: edit };
    expect(gateLint(lineOf(text), made, { speller })).toBeNull();
    expect(gateLint(lineOf(text), made)).toBe('numbers: «» became «three»');
  });
});
