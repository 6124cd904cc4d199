import { describe, expect, it } from 'vitest';
import { gainsLittle } from './little-gain.ts';

describe('gainsLittle', () => {
  it.each([
    ['Assisted the doctor with patients daily', ['wordiness']],
    ['Served guests and took orders', ['empty-tail']],
    ['Handled all stock issues', ['plain-verb']],
    ['Kept 40 rooms clean daily', ['wordiness']],
    ['Supported budget holders with their cost centres', ['gerund-led']],
    ['Helped moor and load cars', ['help-with-deed']],
    ['Made deliveries to customers in the area', ['did-things']],
    ['Handled general maintenance', ['weak-lead-in-noun']],
    ['Completed forms for new patients', ['plain-verb', 'first-person']],
    ['Took the under-11 team to matches', ['first-person']],
    ['Increased sales in the store', ['able-to']],
    ['Served as the mentor for two paramedics', ['served-as']],
    ['Gave support to users', ['gerund-led']],
    ['Solved any problems of guests', ['gerund-led']],
    ['Coordinated with developers and the client', ['gerund-led']],
    ['Answered calls and emails of customers', ['gerund-led']],
    ['Created layouts for social media of a cosmetics brand', ['noun-led']],
    ['Helped to plan the annual inventory', ['first-person']],
    ['Helped with the stock take and then putting the order in', ['help-with-deed']],
    ['Helped with swimming classes on Saturdays', ['informal-words', 'gerund-led']],
    ['Assisted carpenters with formwork and to the concrete team on a tower', ['light-verb']],
    ['Prepared payment proposals for approval of the manager', ['weak-lead-in-noun']],
    ['Served guests and took orders', ['gerund-led']],
    ['Prepared returns for 12 firms', ['noun-led']],
    ['Called patients to remind them of visits', ['gerund-led']],
    ['Made 18 deliveries a day', ['did-things']],
    ['Handle team leaders and their rotas', ['one-tense']],
    ['Reduced queues by opening a second counter', ['able-to']],
    ['Advised staff about their pay', ['light-verb']],
  ])('is true of «%s» by %j', (text, rules) => {
    expect(gainsLittle(text, rules)).toBe(true);
  });

  it.each([
    ['Reconciled 14 bank accounts weekly', ['wordiness']],
    ['Served 40 guests and took orders', ['empty-tail']],
    ['Served guests and took orders', ['known-misspellings']],
    ['Ensured all loads were strapped', ['agreement', 'plain-verb']],
    ['Helped prepare VAT returns', ['help-with-deed']],
    ['Handled 40 claims a week', ['plain-verb', 'first-person']],
    ['Managed the apprentices', ['weak-lead-in-noun']],
    ['Prepared press reviews', ['weak-lead-in-noun']],
    ['Helped with swimming classes on Saturdays', ['known-misspellings']],
    ['Helped with the sale of 900 eggs a week', ['help-with-deed']],
    ['Handled freight', ['weak-lead-in']],
    ['Documented the paintings', ['first-person']],
    ['Took 80 calls a day', ['first-person']],
    ['Helped run courses for the Friends of the Museum', ['help-with-deed']],
    ['Kept the rota and checked the vans', ['one-tense']],
    ['Used Power BI to build a dashboard', ['light-verb', 'wordiness']],
    ['Answered calls of customers', ['known-misspellings']],
  ])('is false of «%s» by %j', (text, rules) => {
    expect(gainsLittle(text, rules)).toBe(false);
  });
});
