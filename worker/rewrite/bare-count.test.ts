import { describe, expect, it } from 'vitest';
import { bareCount, hasBareUnknown } from './bare-count.ts';

describe('bareCount', () => {
  it.each([
    ['Negotiated prices with vendor and followed up on delivery', 'vendor'],
    [
      'Catalogued local history collection and led the reading group',
      'Catalogued local history collection',
    ],
    ['Read technical drawing and isometrics', 'Read technical drawing'],
    ['Worked for shipyard in Gdansk', 'shipyard'],
    ['Prepared monthly report for the board', 'monthly report'],
    ['Presented results to client monthly', 'client monthly'],
    ['Operate propane forklift and wrap pallets', 'Operate propane forklift'],
    ['Cut sheets with plasma cutter and packed them', 'plasma cutter'],
    ['Oversaw the work of store with 40 staff', 'store'],
    ['Recorded use in log book and signed it', 'log book'],
    ['Handled HMRC enquiry and prepared forms', 'Handled HMRC enquiry'],
    ['Hired 14 drivers and two transport planner', 'two transport planner'],
    ['Took statements from victims and witness', 'witness'],
    ['Helped surveyor measure buildings', 'Helped surveyor measure'],
    ['Set up filing system and scanned records', 'filing system'],
    ['Inspected fire extinguisher in 12 buildings', 'Inspected fire extinguisher'],
    ['Treated patients in NHS clinic', 'NHS clinic'],
    ['Drove 44-tonne lorry by night', 'Drove 44-tonne lorry'],
    ['Served lunch in 5 star hotel', '5 star hotel'],
    ['Helped open new bakery and develop recipes', 'Helped open new bakery'],
    ['Assisted head baker in daily production', 'Assisted head baker'],
    ['Handled complaints in quick and polite way', 'polite way'],
    ['Counted the cash in vault', 'vault'],
    ['Emptied dishwasher at close', 'Emptied dishwasher'],
    ['Wrote notes for weekly client call', 'weekly client call'],
    ['Did monthly bank reconciliation in Sage', 'Did monthly bank reconciliation'],
  ])('sees the bare noun of «%s»', (line, found) => {
    expect(bareCount(line)).toBe(found);
  });

  it.each([
    'Negotiated prices with the vendor and followed up on delivery',
    'Drove school and city bus routes',
    'Wrote notes for the weekly client call',
    'Completed bank reconciliation in Sage',
    'Automated the weekly sales report, saving 9 hours a week',
    'Delivered the project on site and within budget',
    'Wrote two letters a day and one proposal a week',
    "Kept the manager's diary and the client's file",
    'Worked as assistant in a busy kitchen',
    'Migrated the AWS account of each customer',
    'Met heads of department every month',
    'Handled complaints in a quick and polite manner',
    'Met the head of store and worked with head chef',
    'Handed over proof of site visits and bugs raised by support team',
    'Wrote in the log book of a care home',
    'Pulled reports for the sales and marketing team',
    'Welded stainless pipe and cut sheet metal',
    'Advised firms on fleet, property and cyber cover',
    'Set credit limits according to company policy',
    'Won $1.2M in pipeline from two trade fairs',
    'Tested chilled water lines up to 10 bar',
    'Looked into each breach of cash handling policy',
    'Ran weddings from first meeting to setup',
  ])('passes «%s»', (line) => {
    expect(bareCount(line)).toBeNull();
  });
});

describe('hasBareUnknown', () => {
  it.each([
    'Sailed dinghy with groups of eight',
    'Repaired the roof of chapel',
    'Put the figures in appendix',
  ])('sees the unknown noun in the singular of «%s»', (line) => {
    expect(hasBareUnknown(line)).toBe(true);
  });

  it.each([
    'Sailed a dinghy with groups of eight',
    'Handled paperwork for drainage and signage',
    'Trained staff in dementia and autism',
    'Helped plan and run two conferences',
    'Pulled wire and set boxes in new homes',
    'Kept leadership informed before treatment',
  ])('passes «%s»', (line) => {
    expect(hasBareUnknown(line)).toBe(false);
  });
});
