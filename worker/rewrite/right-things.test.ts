import { describe, expect, it } from 'vitest';
import { rewriteLines } from './lines.ts';

const promptOf = (line: string) => rewriteLines([line])[0]!.question?.prompt ?? null;

describe('a question never calls a right thing wrong', () => {
  it.each([
    // Names of clubs, firms and papers.
    'Coached the kickers of a Super Rugby side for two seasons',
    'Ran paid search for The Very Group across 12 brands',
    'Rolled out 900 meters on an Internet of Things network',
    'Sold 400 pages of adverts for Stuff magazine',
    'Published A Lot of Feathers, a field guide that sold 9,000 copies',
    'Assisted Living Bill: briefed 14 peers before each vote',
    'Filed the accounts of 40 clients with Companies House in 2021',
    // Things named by what is done there, sums and kinds of papers.
    'Introduced cleaner fish hides and feeding stations in 2021',
    'Flagged a forged $8,700 cashier’s check before it cleared',
    'Drafted summonses and written addresses for 30 land matters',
    // Deeds of a role still held whose verb is a thing as well.
    'Cost and schedule refits for a fleet of 9 ferries (current)',
    'Wind, varnish and test motors for 30 depots (current)',
    'Spec and order test rigs for three engine lines (current)',
    'Broker grain for 60 farms in the Borders (current)',
    'Captain the first XI and coach 40 juniors (current)',
    // Shops and degrees by their short names.
    'Boned and minced at a Leith butcher’s for six years',
    'Took a master’s in hydrology in two years while working nights',
    'Bound the bishop’s, dean’s and canons’ books for 11 years',
    // How it was done, where that is a fact.
    'Covertly filmed 30 fraud suspects under a court order',
    'Safely moved 120 residents out ahead of a flood',
    'Independently verified 40 woodland projects',
    // Clauses before the deed, and what others did.
    'Once emptied, the mill was dried and reopened in 12 weeks',
    'Withheld the last payment on 14 contracts until snags were closed',
    'Froze payments until three audits were completed',
    'Taught 40 nurses, in Marathi and English, to lift patients safely',
    'Recognised and treated 30 cases of shock',
    'Thin 9 rows of Pink Lady by hand for size and even colour (current)',
    'Finds processing: washed, marked and bagged 900 sherds',
    'Counselled 40 patients a week on warfarin, statins and insulin',
    'Wrote 40 thank-you notes and thank-you letters a week',
    'Quoted 40 jobs to contractors, whose deadlines were often under three weeks',
    'Weaned 11 patients who had been expected to stay on a ventilator',
    'Rebuilt, rewound and rebalanced 200 pumps',
    'Leveraged a £1m reserve into £4m of match funding',
    'Counselled parents and trained nine volunteers to do the same',
    'Awarded three scholarships a year from a £200k fund',
    'Learnt Tetum in four months and ran 30 clinics in it',
    'Partnered with nine hospices to train 40 night sitters',
    // One thing that stands before the place it came from.
    'Fetched honey from 30 hives and bottled it by hand',
    'Collected rain data from nine gauges and mapped it each week',
    'Washed kit for two squads and dried it overnight',
    // What the first owner has, too.
    'Compared the mill’s prices and its rivals’ offers each week',
    // A plain genitive before 'daily' and 'weekly'.
    'Wrote the parish’s weekly notice for 400 homes',
    'Checked the bakery’s daily takings to the last 5p',
    // 'Set', 'put' and 'cut' of today.
    'Shelve stock, face tins and set up displays for 3 aisles (current)',
    'Sweep yards, lay straw and put out feed for 60 ponies (current)',
    'Cut fuel use by 12%, saving £9,000 and earning a county award',
    'Set a depot record, loading 90 lorries and finishing by noon',
    // Two things by the same kind of name, and pasts that no table has.
    'Tested lifting gear and load cells on three rigs',
    'Fitted running boards and towing eyes to 12 vans',
    'Rigged masts, slung beams and signalled crane drivers on 4 sites',
    // Words of talk in their plain sense.
    'Paid wages and super for 30 shearers',
    'Stuck labels on 900 jars a day',
    'Stuck to a budget of £4,000 for the fair',
    'Plan messy play for 12 toddlers (current)',
    'Ran a different craft table each week for 20 children',
    'Tried three different glazes and kept the cheapest',
    'Taught anyone over 70 to text, 15 learners a term',
    // Deeds of a role still held that open on the name of a thing.
    'Test and tag portable tools at 30 depots a year (current)',
    'Police the dock gates and issue 40 passes a day (current)',
    'House 30 lost cats and match them to new owners (current)',
    'Net, grade and ice 9 tonnes of trout a week (current)',
    'Ice buns, pipe borders and box 90 a day for collection (current)',
    'Lease barns and yards for two estates with 60 tenants (current)',
    'Freeze, pack and ship 200 samples to three labs (current)',
    // Deeds in two words.
    'Feed back to 12 tutors within a day (current)',
    'Put in 30 miles of hedging on two farms',
    'Put on 9 plays, selling 4,000 seats and touring to five towns',
    'Upheld food hygiene, keeping a top rating for 6 years',
    // What is taught, what a number is told per, and what limits a figure.
    'Taught letter sounds and counting to 12 children of four',
    'Taught both brothers enough Welsh to chat with their aunt of 90',
    'Sampled 60 coats a lot to AQL 2.5',
    'Made sure everything on the cart was tied down, with no loss in 4 years',
    'Cut between 12 and 16 heads a day, mostly fades (current)',
    'Check shuttering, rebar and embedded items before each pour of a 7-span bridge (current)',
    'Stock checks of 1,200 bins came within 0.4% of the ledger',
    'Straighten frames on a jig and check all 40 points (current)',
    'Compound creams and oral drops for 30 children (current)',
    'Partner with grocers on food drives that feed 300 homes (current)',
  ])('asks nothing of “%s”', (line) => {
    expect(promptOf(line)).toBeNull();
  });

  it('still asks where such words stand for themselves', () => {
    for (const line of [
      'Worked with a super team on stuff for the shop',
      'Provided Excellent Customer Service to all guests of the hotel',
      'Provided Excellent Customer Service To All Guests',
      'Pool maintenance and bar work (current)',
      'Table service, bar work and cash handling (current)',
      'Safely operated the forklift',
      'Leveraged synergies between teams to drive value',
      'Learned the till and the stock system',
      'Awarded employee of the month for sales',
      'Orders, deliveries was my task in the warehouse',
      'Partnered with marketing on the launch of the new brand',
    ])
      expect(promptOf(line), line).not.toBeNull();
  });

  it('takes adjectives and the last of a row for no stray deed', () => {
    for (const line of [
      'Kept a clean and welcoming reception',
      'Created a warm and inviting window each season',
      'Performed RNA extraction, PCR and sequencing under supervision',
      'Supervised earthworks, drainage and surfacing gangs on a £2m bypass',
    ])
      expect(promptOf(line) ?? '', line).not.toMatch(/does not match|do not fit/);
    expect(promptOf('Answered calls, logged tickets and resetting passwords')).toBe(
      '“and resetting” does not match the start of the line. Write it again, each deed with a verb in the past.',
    );
  });

  it('asks how often of what is done over and over only', () => {
    expect(promptOf('Helped to reduce scrap by changing feeds and speeds')).toBe(
      'How much better did it get? Add it to the line.',
    );
    expect(promptOf('Helped deliver an office move by coordinating movers and IT')).toBe(
      'What came of this? Add it to the line.',
    );
    expect(promptOf('Assisted chefs with boning meat, filleting fish and making stocks')).toBe(
      'How much of this did you do, or how often? Add it to the line.',
    );
  });
});

describe('work that is only named', () => {
  it.each([
    'Design of drainage and highway schemes for new estates',
    'Manufacturing prototype components on lathes',
    'Transport of pupils to and from school',
    'Caseload of 25 families',
    'Referrals to other agencies',
    'Rewire of a six bedroom house',
    'Prep and service of lunch for up to 90 covers',
    'Hand tying bouquets and arranging flowers for weddings',
  ])('is asked for as a deed: “%s”', (line) => {
    expect(promptOf(line)).toMatch(/^Write (?:this|the whole) line again as what you did/);
  });

  it('is not seen in titles, honours and deeds', () => {
    for (const line of [
      'Winner of the 2021 Pastry Cup',
      'Author of three papers on river flow',
      'Head of science at a school of 900',
      'Bachelor of Science in Geology',
      'Ministry of Defence clearance since 2019',
      'Building Services Engineer at Corvane Ltd',
      'Disposed of 40 tonnes of clinical waste a month',
    ])
      expect(promptOf(line), line).toBeNull();
  });
});

describe('a plain slip', () => {
  it.each([
    ['Prepared and cook breakfast for up to 80 guests', 'Prepared and cook'],
    ['Kept visitor records and done return to work interviews', 'and done return'],
    ['Kept the lab clean and disposed hazardous waste correctly', 'disposed hazardous'],
    ['Used drones to survey quarries and to producing maps', 'and to producing'],
    ['Cooked all sort of dishes from scratch', 'all sort of'],
    ['Conducted exit interview and analysed the reasons for leaving', 'Conducted exit interview'],
    ['Cared for children aged 2 to 4 year in a nursery', 'aged 2 to 4 year'],
    ['Drove coaches, ensuring passengers safety at night', 'passengers safety'],
    [
      'Gathered information from customers and entered them in a log',
      'information from customers and entered them',
    ],
    ['Attended incidents and dealt with it at once', 'incidents and dealt with it'],
  ])('of «%s» is named', (line, slip) => {
    expect(promptOf(line)).toBe(
      `“${slip}” does not read right. Write the line again as you mean it.`,
    );
  });

  it('is not seen where the words are right', () => {
    for (const line of [
      'Fried and steamed 300 dumplings a night',
      'Logged work planned and done by 12 crews',
      'Used drones to survey quarries in addition to checking 40 spoil heaps',
      'Disposed safely of 40 old cylinders',
      'Cooked all sorts of fish for 90 covers',
      'Conducted an exit interview with each of 40 leavers',
      'Told customers which cuts were best for 12 joints',
      'Found information for students and taught them 3 search methods',
    ])
      expect(promptOf(line) ?? '', line).not.toMatch(/does not read right/);
  });

  it.each([
    ['Picked parcels from shops and delivered it to homes', 'shops and delivered it'],
    ['Responded to complaints and closed it within a day', 'complaints and closed it'],
    ['Maintained servers and its backups', 'servers and its backups'],
    ['Checked the fridge’s daily and logged 40 readings', 'fridge’s daily'],
  ])('is still seen beside its right likeness: «%s»', (line, slip) => {
    expect(promptOf(line)).toBe(
      `“${slip}” does not read right. Write the line again as you mean it.`,
    );
  });

  it('is no owner that a number is asked before', () => {
    expect(promptOf('Took minutes, kept accounts and paid the hall’s bills')).not.toMatch(
      /how many hall/,
    );
  });

  it('still names talk, and asks what a thing was done for', () => {
    expect(promptOf('Stuck in with the crew on busy days')).toContain('“Stuck”');
    expect(promptOf('Built super cool floats for the parade')).toContain('“super');
    expect(promptOf('Lease renewals and rent reviews (current)')).toMatch(/^Write this|^Write the/);
    expect(promptOf('Put on the project team for a new site')).not.toBeNull();
    expect(promptOf('Stopped to chat with guests')).toContain('“to chat with”');
    expect(promptOf('Partner with sales on bids (current)')).toContain('your own part');
    expect(promptOf('Set out stalls, log traders in and collect rents (current)')).not.toContain(
      'do you log',
    );
    expect(promptOf('Fitted shelves, radiators and set up displays')).toContain('do not fit');
  });
});

describe('a good line is left as it is', () => {
  it.each([
    'Dispatched 35 taxis a night and dealt with complaints',
    'File VAT returns for 65 small firms and deal with HMRC queries',
    'Bought fabric from mills that met our ethical standards',
    'Utilised 96% of theatre sessions, up from 81%',
    'Weighed wether lambs and sold 300 at market',
    'Called 212 performances of a musical with over 300 lighting and fly cues',
    'Fitted up to 40 car and van tyres a day and carried out laser alignment',
    'Repaired hernias and resected bowel under supervision',
  ])('«%s»', (line) => {
    expect(rewriteLines([line])[0]!.after).toBe(line);
  });
});
