import { describe, expect, it } from 'vitest';
import { likelySlip } from './likely-slips.ts';
import { rewriteLine } from './rewrite.ts';

describe('likelySlip', () => {
  it.each([
    ["Cleaned school's classrooms every evening", "school's classrooms"],
    ["Kept the tools and the stock's up to date", "stock's"],
    ['Managed the newspapers social media', 'the newspapers social media'],
    ['Gave a safe and quality electrical services', 'a safe and quality electrical services'],
    ['Replaced every filters and belts', 'every filters'],
    ['Led 5 regional cleaning managers and 3 delivery van', '3 delivery van'],
    ['Drove 49 seat coach in Wales', '49 seat coach'],
    ['Cleaned 3 floors office building after hours', '3 floors office building'],
    ['Ran a club which help children with maths', 'a club which help'],
    ['Ran tests that increase sales by 14%', 'tests that increase sales by 14%'],
    ['Helped with laundry and changing of linen', 'and changing of'],
    ['Sold motor and health insurances', 'insurances'],
    ['Ordered stocks and checked dates', 'Ordered stocks'],
    ['Trained staff and informed public', 'informed public'],
    ['Helped guests by using ramp', 'using ramp'],
    ['Stock control and ordering of materials', 'Stock control and ordering of'],
    ['Drove vans over night', 'over night'],
    ['Monitored newborns babies', 'newborns babies'],
    ['Sold 52 policies in first year', 'in first year'],
    ['Updated records on software Exact', 'on software Exact'],
    ['Ensured staff was following the rules', 'Ensured staff was following'],
    ['Managed the diary of two directors', 'diary of two directors'],
    ['Supported staff and helped residents washing', 'helped residents washing'],
    ['Made sure visitors are given a badges', 'a badges'],
    ['Cut the number of complaint by 30%', 'number of complaint'],
    ['Measured parts and record results in a log', 'and record results'],
    ['Sheared sheep and treated it', 'sheep and treated it'],
    ['Put up the stand at three trade fair in Germany', 'at three trade fair'],
    ['Set risk forms for outings to park', 'outings to park'],
    ['Mentored juniors and ran weekly code review', 'weekly code review'],
    ['Reduced hosting cost by a third', 'Reduced hosting cost'],
    ['Input orders in Sage and matched it with slips', 'Input orders in Sage and matched it'],
  ])('sees «%s»', (line, slip) => {
    expect(likelySlip(line)).toBe(slip);
  });

  it.each([
    "Cleaned the school's classrooms and each child's desk",
    "Held a driver's licence and a master's degree in a day's work",
    'Managed the charity website and the sales budget',
    'Gave a safe and friendly welcome to guests',
    'Led a safe and professional team of drivers',
    'Checked every filter and belt',
    'Built a 3 bedroom house and ran 2 customer service teams',
    'Led a 5 star hotel in Wales',
    'Cooked in a busy 120 cover restaurant',
    'Ran a club which helps children',
    'Run tests that increase sales by 14%',
    'Sold motor and health insurance and ordered stock',
    'Did sales planning, goods processing and events management',
    'Ensured staff were paid and rooms were clean',
    'Led the opening of two shops and planning of events',
    'Used Sage and matched it with slips',
    'Managed the content calendar and weekly newsletter',
    'Wrote a weekly report for the board and led the daily check of tills',
    'Cut the number of complaints by 30% at two trade fairs',
    'Explained to patients how to care for wounds',
    'Took outings to the park and drove a school bus and checked it daily',
  ])('leaves «%s»', (line) => {
    expect(likelySlip(line)).toBeNull();
  });

  it('keeps a line from being handed back half repaired', () => {
    const line = (text: string) =>
      rewriteLine({ text, current: false, dialect: 'uk', protectedSpans: [] });
    const half = line('Sold 52 life policys in first year');
    expect(half.after).toBe(half.before);
    expect(half.question?.prompt).toContain('“in first year” does not read right');
    expect(line('Sold 52 life policys in one year').after).toBe(
      'Sold 52 life policies in one year',
    );
  });
});
