import { describe, expect, it } from 'vitest';
import { likelySlip } from './likely-slips.ts';

describe('likelySlip, of frames that other languages lend', () => {
  it.each([
    ['Modelled safety stock, that reduced inventory by 12%', ', that reduced inventory'],
    ['Prepared the papers, what shortened the clearance', ', what shortened'],
    ['Released drawings in the Windchill', 'in the Windchill'],
    ['Count stock and make inventory each week', 'make inventory'],
    ['Ran the desk in the night shift', 'in the night shift'],
    ['Cooked breakfast and took care about the buffet', 'took care about'],
    ['Welded pipes with TIG according drawing', 'according drawing'],
    ['Worked in call centres like agent', 'like agent'],
    ['Resolved discrepancies with them invoices', 'with them invoices'],
    ['Translated manuals from Italian on English', 'from Italian on English'],
    ['Sent wages till 25th of the month', 'till 25th of'],
    ['Prepared meals and served it to residents', 'Prepared meals and served it'],
    ['Wrote an offers and contracts', 'an offers'],
    ['Helped the editor choosing pictures', 'Helped the editor choosing pictures'],
    ['Had contracts signed by both party', 'both party'],
    ['Kept the register up-to-date', 'Kept the register up-to-date'],
    ['Cut waste by re-labelling of the shelves', 'by re-labelling of'],
    ['Measured castings with CMM', 'with CMM'],
    ['Checked customers ID and issued badges', 'customers ID'],
    ['Forwarded emails to the write person', 'the write person'],
    ['Answered phones and deals with visitors', 'Answered phones and deals with'],
  ])('sees the slip of «%s»', (line, slip) => {
    expect(likelySlip(line)).toBe(slip);
  });

  it.each([
    'Worked to a standard that reduced waste',
    'Saved the data in the Excel sheet of the team',
    'Made research notes for two historians',
    'Stocked shelves in the night',
    'Sorted mail according to size',
    'Sold tools like drills and saws',
    'Walked dogs and played with them daily',
    'Gave patients medication and showed children books',
    'Cleaned the grill and polished it',
    'Ran a sales desk and a news stand',
    'Helped the cleaning staff and the ward sister',
    'Kept an up-to-date register',
    'Cut waste by relabelling the shelves',
    'Served both sides of the bar',
    'Fixed a bus and drove it home',
    'Answered phones for a team that deals with visitors',
  ])('sees none in «%s»', (line) => {
    expect(likelySlip(line)).toBeNull();
  });
});
