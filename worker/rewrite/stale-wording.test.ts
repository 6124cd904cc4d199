import { describe, expect, it } from 'vitest';
import { staleWording } from './stale-wording.ts';

describe('staleWording', () => {
  it.each([
    ['Handled deadlines while consistently maintaining quality', 'filler'],
    ['Cleaned rooms as and when required', 'filler'],
    ['Packed orders in a timely manner', 'filler'],
    ['Apprehended several shoplifters', 'filler'],
    ['Sorted parts with the help of a scanner', 'wordy'],
    ['Met tenants with regard to repairs', 'wordy'],
    ['Managed all aspects of payroll', 'wordy'],
    ['Handled administrative duties for two partners', 'vague thing'],
    ['Ensured excellent customer service on the floor', 'cliché'],
    ['Greeted guests with a smile', 'cliché'],
    ["Handled complaints when the manager wasn't there", 'spoken word'],
    ['Sorted out the cellar', 'spoken word'],
    ['Tried to keep the queue short', 'modest'],
  ])('hears «%s» as %s', (line, kind) => {
    expect(staleWording(line)).toBe(kind);
  });

  it.each([
    'Consistently hit the sales target',
    'Moved 40 loads of gravel a day',
    'Supported residents with activities of daily living',
    'Ran a kids club for 30 children',
    'Merged survey data from several sources',
    'Tracked the progress of 11 subcontractors',
    'Sold cakes rather than bread',
    'Ensured the lab was stocked and that all the glassware was clean',
    'Monitored the performance of 15 agents',
    "Kept the manager's diary",
    'Usually 90 covers a night',
  ])('hears nothing stale in «%s»', (line) => {
    expect(staleWording(line)).toBeNull();
  });
});
