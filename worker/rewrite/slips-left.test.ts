import { describe, expect, it } from 'vitest';
import { rewriteLine } from './rewrite.ts';
import { slipLeft } from './slips-left.ts';

describe('slipLeft', () => {
  it.each([
    ['Showed customers how to use new feature', 'use new feature'],
    ['Opened new client file and carried out checks', 'Opened new client file'],
    ["Painted the ships's lee ladder", "ships's lee"],
    ['Fitted lenses to new wearer and taught them care', 'to new wearer'],
    [
      'Responded to arrests, strokes and road traffic collision across Kent',
      'strokes and road traffic collision',
    ],
    ['Wrote logs, reports and monthly summary for each child', 'reports and monthly summary'],
    ['Write blog articles and case study for clients', 'articles and case study'],
    [
      'Checked the truck and reported all defects to supervisor straight away',
      'reported all defects to supervisor',
    ],
    [
      'Purified 25 samples by flash chromatography and characterised it by NMR',
      '25 samples by flash chromatography and characterised it',
    ],
    ['Review shop drawing and submittals', 'Review shop drawing'],
    ['Unloaded trucks and broke down pallet for the crew', 'broke down pallet'],
    ['Run moderated usability test with ten users', 'Run moderated usability test'],
    ['Wrote a monthly reports for managers', 'a monthly reports'],
    ['Trained a 45 apprentices in welding', 'a 45 apprentices'],
    ['Led a class of ten patient', 'ten patient'],
    ["Ensured that it's tyres were checked", "it's tyres"],
    ['Negotiated prices with vendor and paid on time', 'with vendor'],
    ['Kept the managers diary', 'managers diary'],
    ['Managed the companies budget', 'companies budget'],
    ['Checked if the invoices was paid', 'invoices was'],
    ['Built pipelines and was maintain the documentation', 'was maintain the'],
    ['Made 30 calls too potential buyers', 'too potential'],
    ['Sold bread an butter', 'an butter'],
    ['Helped with orders, deliveries was my main task', 'deliveries was'],
    ['Advised patient on diet', 'Advised patient'],
    ['Ran the kitchen in the chefs absence', 'the chefs absence'],
    ['Booked rooms, risk papers were done by phone', ', risk papers were'],
    ['Looked after the artists needs', 'the artists needs'],
    ['Repaired presses and made documentation of each repair', 'made documentation of'],
    ['Built pipelines that loads 2 TB a day', 'pipelines that loads'],
    ['Trained to three kitchen assistants', 'Trained to three'],
    ['Gave parents there children back', 'parents there children'],
    ['Checked the holds prior loading of grain', 'prior loading'],
    ['Called and informed to the clients about tours', 'informed to'],
    ['Studied the data for to detect losses', 'for to detect'],
    ['Attended the guests at two desks', 'Attended the guests'],
    ['Walked the wards every hours at night', 'every hours'],
    ['Kept the yard clear at all time', 'at all time'],
    ['Helped elderly resident walk to lunch', 'elderly resident'],
    ["Wrote labels and advised patient's when to come back", "patient's when"],
    ['Wrote unit test for a till', 'unit test'],
    ['Translated the leaflets in English', 'in English'],
    ['Checked the rebar of all customer before the pour', 'of all customer'],
    ['Reviewed leases and advice clients on risk', 'and advice clients'],
    ['Gave an advice to farmers on soil', 'an advice'],
    ['Built a software for stock control', 'a software'],
    ['Served much customers at lunch', 'much customers'],
    ['Sold a story that was told by to national papers', 'by to national'],
    ["Let buyer's drive three cars", "Let buyer's drive"],
    ['Increased the stores turnover by 12%', 'the stores turnover'],
    ['Read the architects drawings', 'the architects drawings'],
    ['Remade and aired beds, scrub bathrooms and restocked bars', 'scrub bathrooms'],
    ['Help the residents to washing and dressing', 'Help the residents to washing'],
    ['Led weekly meeting with the night crew', 'Led weekly meeting'],
    ['Led drivers who delivers to 60 shops', 'drivers who delivers'],
    ['Check the fridges temperature twice a day', 'the fridges temperature'],
    ['Drove the companies vans to sites', 'the companies vans'],
    ['Taught farmers how to prevent to lose crops', 'prevent to lose'],
    ['Learned the staff how to book', 'Learned the staff how to'],
    ['Met with supplier to reduce costs', 'with supplier to reduce'],
    ['Wrote weekly report for the owner', 'Wrote weekly report'],
    ['Mended nets, sets longlines and baited hooks', 'sets longlines'],
    ['Laid out supports and check fit-up before welding', 'and check fit-up'],
    ['Ensured orders were send on time', 'were send'],
    ['Led tours and explained them the exhibits', 'explained them the'],
    ['Mended nets after the hail effected the lower blocks', 'effected the lower'],
  ])('finds the slip in «%s»', (line, slip) => {
    expect(slipLeft(line)).toContain(slip.replace(/^, /, ''));
  });

  it.each([
    'Planning rotas and ordering stock for the shop were shared',
    'Wrote a few reports and a series of talks',
    'Ran a 12 week course for 4 star hotels',
    'Led the 3 design and 2 build teams',
    'Sold from door to door and from client to client',
    'Worked there full time and lived there happily',
    'Sent customers records of their orders',
    'Checked the list of invoices was complete',
    'Was present at all births',
    'Moved too slowly in 2019, which was corrected',
    'Held an X-ray licence and an HGV licence',
    "Stayed at the client's for a week",
    'Tested valves, which were then sealed',
    'Helped users care for pets',
    'Planned lessons for a Year 4 class',
    'Made decisions on claims and made presentations to boards',
    'Managed to win three accounts',
    'Helped the marketing manager to write copy',
    'Ran a 24 hour a day helpline for 3 days a week',
    'Tested each part, most of which were new',
    'Looked after each of the managers in turn',
    'Checked the holds prior to loading',
    'Attended to guests at two desks',
    'Reached an all time high, at all times of the day and every two hours',
    'Helped new customer accounts grow and wrote unit tests for a till',
    'Translated leaflets into English and spoke in English',
    'Taught a class to use new media and won new business for the firm',
    'Designed the new client file and opened new client files',
    'Took stock of rooms, halls and the accident book',
    'Check orders, returns and handle complaint by phone',
    'Promoted from clerk to supervisor at 22 and reported to the supervisor',
    'Moved pallets by pallet truck and wrote the test report',
    'Ran 25 tests by the machine and calibrated it by hand',
    'Informed the clients of what the prior team had sold',
    'Manned the 14:30 to 22:30 desk and drove the 38 route',
  ])('finds none in «%s»', (line) => {
    expect(slipLeft(line)).toBeNull();
  });
});

it.each([
  'Traced a variance to miscoded charges and corrected it',
  'Took part in a Windows 10 to Windows 11 upgrade project',
  'Read blueprints and trained two apprentices on site',
  'Assist manager with pasture walks',
  'Helped the residents to bring and sing songs',
  'Led weekly meetings and a buyer who delivers',
  'Sold the companies vans and the hotels cars',
  'Learned to cook with staff and learned how to prevent it',
  'Worked with client to server links and wrote weekly report cards',
  'Packed boxes, sets of tools and stamped labels',
  'Sold tickets and check valves',
  'Helped users back up files and check logs',
  'Answered calls from all staff and on all mail',
  'Wrote an information leaflet and ran an advice line',
  'Won much praise and did much of the work',
  'Worked by day to meet targets, with to-do lists',
  "Let the buyer's agent view the flat",
  'Met the stores in the region and the architects in person',
  'Wired sockets, light switches and installed panels',
  'Kept stores that were open at night and were clean by 6',
  'Effected the change of plan and effected repairs',
  'Kept records that were up to date and were complete in May',
])('sees no slip in «%s»', (line) => {
  expect(slipLeft(line)).toBeNull();
});

it('asks about the slip that it cannot mend instead of handing back half a line', () => {
  const text = 'Responsible for keeping the managers diary';
  const line = rewriteLine({ text, current: false, dialect: 'uk', protectedSpans: [] });
  expect(line.after).toBe(text);
  expect(line.question?.prompt).toContain('managers diary');
});

it.each([
  'Have done the API testing by hand and also the load testing',
  'Chipping, painting and greasing of deck machineries',
  'Given evidence in court on two occassions',
  'Mooring and unmooring operation',
  'Responsible for keeping the lorry clean and for my own logs',
  'In charge of a crew of 8, which grows to 14 at harvest',
  'The cook and me washed 300 plate a night',
  'Working on queries and ad hoc reports',
])('leaves «%s» rather than dress what it still lacks', (text) => {
  const line = rewriteLine({ text, current: false, dialect: 'uk', protectedSpans: [] });
  expect(line.after).toBe(text);
});

it('asks in plain words where the slip stands in no word of the line', () => {
  const text = 'Giving classes of judo to beginners';
  const line = rewriteLine({ text, current: false, dialect: 'uk', protectedSpans: [] });
  expect(line.after).toBe(text);
  expect(line.question?.prompt).toMatch(/^Write this line again as what you did/);
});
