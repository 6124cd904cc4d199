import { describe, expect, it } from 'vitest';
import { verbOfBase, type Dialect } from '#worker/nlp/verbs.ts';
import { EQUAL_VERBS } from './equal-verb-table.ts';
import { equalOpenings } from './equal-verb.ts';

/** The line with the best of the equal verbs, or null. */
const reopened = (text: string, dialect: Dialect = 'us') => {
  const [best] = equalOpenings(text, dialect);
  return best ? best.to + text.slice(best.from.length) : null;
};

describe('an equal verb', () => {
  it.each([
    ['Managed a bike shop with 6 staff', 'Ran a bike shop with 6 staff'],
    ['Managed the shop and trained 4 assistants', 'Ran the shop and trained 4 assistants'],
    ['Managed budgets totalling £2m', 'Administered budgets totalling £2m'],
    ['Manage enquiries & bookings', 'Handle enquiries & bookings'],
    ['Created 3 dashboards used by 40 managers', 'Built 3 dashboards used by 40 managers'],
    ['Created weekly and monthly reports', 'Prepared weekly and monthly reports'],
    ['Developed a booking app in React', 'Built a booking app in React'],
    ['Developed relationships with 9 vendors', 'Built relationships with 9 vendors'],
    ['Maintained patient records', 'Kept patient records'],
    ['Maintained a clean and safe work area', 'Kept a clean and safe work area'],
    [
      'Conducted safety audits, cutting repeat findings',
      'Performed safety audits, cutting repeat findings',
    ],
    ['Carried out risk assessments', 'Performed risk assessments'],
    ['Led weekly team meetings', 'Chaired weekly team meetings'],
    ['Led a team of 14 nurses', 'Headed a team of 14 nurses'],
    ['Prepared letters and memos', 'Drafted letters and memos'],
    ['Assisted up to 40 customers a day', 'Helped up to 40 customers a day'],
    ['Monitored budgets and costs', 'Tracked budgets and costs'],
    ['Reviewed invoices, receipts and timesheets', 'Checked invoices, receipts and timesheets'],
    ['Implemented a new stock system', 'Introduced a new stock system'],
    ['Responded to emails from parents', 'Answered emails from parents'],
  ])('%s → %s', (before, after) => expect(reopened(before)).toBe(after));

  it('keeps the form of the verb and the dialect', () => {
    expect(reopened('Arrange charity events', 'uk')).toBe('Organise charity events');
    expect(reopened('Arranged charity events', 'us')).toBe('Organized charity events');
    expect(reopened('Inspecting trailers before loading')).toBe('Checking trailers before loading');
    expect(reopened('Installed new boilers at 2 sites', 'uk')).toBe(
      'Fitted new boilers at 2 sites',
    );
    expect(reopened('Installed new boilers at 2 sites', 'us')).toBeNull();
  });

  it.each([
    ['Managed a team of 12', 'no verb for it says the same'],
    ['Managed a shop selling bikes and a team of 12', 'not all that it is done to fits'],
    ['Managed a shop, staff and stock', 'not all that it is done to fits'],
    ['Managed calendars and travel', 'the second thing may be a deed'],
    ['Created reports and dashboards', 'no verb fits both'],
    ['Created reports for the board and a garden', 'the garden may be created, too'],
    ['Managed and trained a team', 'two verbs open the line'],
    ['Managed to run events', 'the verb means something else'],
    ['Managed event planning', 'the thing is another'],
    ['Developed the website', 'it may have been there before'],
    ['Developed our existing dashboards', 'they were there before'],
    ['Implemented company policies', 'they are those of others'],
    ['Handled complaints', 'to resolve them would be more'],
    ['Helped the chef serve guests', 'the guests are not helped'],
    ['Helped customers find shoes', 'the deed is the finding'],
    ['Provided students feedback', 'two things follow'],
    ['Delivered training in first aid to 40 nurses', 'nobody runs training to nurses'],
    ['Assisted the manager in writing rotas', 'one helps with it'],
    ['Made presentations to the board', 'they were given, not only prepared'],
    ['Ran antenatal clinics', 'to manage a clinic is more'],
    ['Ran the front desk', 'to manage it is more'],
    ['Performed blood tests', 'nobody says so in a hospital'],
    ['Facilitated therapy sessions', 'another may have led them'],
    ['Ran running clubs and workshops', 'the verb stands there already'],
    ['Managed production of running shoes', 'the verb would stand twice'],
    ['Lead teacher for 3 classes', 'it is no deed'],
    ['MANAGED A SHOP', 'it is set in capitals'],
    ['managed a shop', 'it has no capital, and may go on with the line above'],
  ])('is not found for “%s”: %s', (text) => expect(reopened(text)).toBeNull());
});

describe('the table of equal verbs', () => {
  it('knows the forms of each verb, and only verbs whose past tells the tense', () => {
    for (const word of EQUAL_VERBS.flatMap(({ from, to }) => [from, to])) {
      const verb = verbOfBase(word.split(' ')[0]!);
      expect(verb?.lemma, word).toBe(word.split(' ')[0]);
      expect(verb?.past, word).not.toBe(verb?.base);
    }
  });

  it('gives no verb for itself', () => {
    expect(EQUAL_VERBS.filter(({ from, to }) => from === to)).toEqual([]);
  });
});
