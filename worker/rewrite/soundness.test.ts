import { describe, expect, it } from 'vitest';
import { rewriteLine } from './rewrite.ts';
import { formFault } from './soundness.ts';

const past = { current: false };
const present = { current: true };

describe('formFault', () => {
  it.each([
    ['Launched the website and to drive traffic to it', 'stray infinitive'],
    ['Took bookings, allocated rooms and to prepare invoices', 'stray infinitive'],
    ['Ran the grill and was cooking 200 meals', 'later progressive'],
    ['Reconciled bank statements daily and post journals', 'perhaps a base form'],
    ['Sourced candidates online and schedule interviews', 'perhaps a base form'],
    ['Cleaned rooms and escort the guests', 'later base form'],
    ['Cleaned rooms and restocking the trolley', 'later gerund'],
    ['Typed up of letters for two judges', 'stray of'],
    ['Drove forklifts and cranes, moved 60 pallets a shift', 'unjoined deeds'],
    ['Fitted boilers, radiators and fixed leaks', 'list of things and deeds'],
    ['Met clients to understand there needs', 'stray there'],
    ['Promoted to lead and am now responsible for 6 fitters', 'weak later part'],
    ['Found savings on travel and found £22,000 in a year', 'one verb twice'],
    ['Moved the store room, this saved an hour', 'spliced sentence'],
    ['Maintained chillers and trouble shooting of boilers', 'later activity'],
    ['Helped run the club and serving food to 40 children', 'later gerund'],
    ['Looked after the sauna, steam room and tested the water', 'list of things and deeds'],
    ['Filled in of job sheets', 'stray of'],
    ['Fitted baths including plumbing, tiling and ordered the parts', 'deed in an aside'],
    ['Assisted in organising of weddings', 'activity of'],
    ['Started a podcast and it reached 5,000 people', 'loose clause'],
    ['Taught kayaking, climbing and looking after boats', 'later gerund'],
    ['Prepared lessons and marks homework', 'perhaps a third person'],
    ['Lead a team of 6 to a prize', 'lead for led'],
    ['Fixed computers, printers and set up the network', 'list of things and deeds'],
    ['Waited lists and kept records', 'false object'],
    ['Recycled centre and its 8 staff', 'bare thing'],
    ['Organised the managing directors diary', 'lost apostrophe'],
    ['Involved in trials of pumps and wrote the manual', 'broken opening'],
  ])('finds what is wrong with «%s»', (line, fault) => {
    expect(formFault(line, past)).not.toBeNull();
    expect(formFault(line, past)).toBe(fault);
  });

  it('finds a deed of the past in a line of the present', () => {
    expect(formFault('Manage accounts and maintained relations', present)).toBe('later past');
    expect(formFault('Design brochures and helped with the website', present)).toBe('later past');
  });

  it.each([
    'Trained 6 cooks and wrote the menu',
    'Taught drums (rock, jazz) and ran the school band',
    'Met buyers to plan and price orders',
    'Helped guests find and use lockers',
    'Managed stock, ensuring accuracy',
    'Ordered flour, butter and eggs and baked bread',
    'Ordered paint, brushes and rollers',
    'Changed nappies, fed and put the baby to sleep',
    'Designed, built and maintained APIs in Node.js',
    'Disposed of waste and approved of changes',
    'Moved stock from Leeds to York and to Hull',
    'Cut costs by merging routes and training drivers',
    'Worked there two summers',
    'Kept stock records and designs for 3 shops',
    'Maintained a clean and tidy work area at all times',
    'Waited until buyers called and responded promptly',
    'Managed a call centre and its 40 agents',
    'Managed team budgets and kitchen staff',
    'Counted cash, balanced tills and banked takings of £6,000 a day',
    'Led a team of six, most of them apprentices',
    'Ran the bar while the chef was cooking lunch',
    'Planned routes for drivers who load and unload vans',
  ])('finds nothing wrong with «%s»', (line) => {
    expect(formFault(line, past)).toBeNull();
  });

  it('says nothing of a line that opens with no verb', () => {
    expect(formFault('Warehouse duties and to order paint', past)).toBeNull();
  });
});

it('asks about a line whose rewrite would keep a fault', () => {
  const text = 'Responsible for launching the website and to drive traffic to it';
  const line = rewriteLine({ text, current: false, dialect: 'us', protectedSpans: [] });
  expect(line.after).toBe(text);
  expect(line.question?.purpose).toBe('deed');
});
