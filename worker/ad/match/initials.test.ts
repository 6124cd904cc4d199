import { expect, it } from 'vitest';
import { shortened, speltOut } from './initials.ts';

it('knows a short name by what its letters stand for, joining words left out', () => {
  expect(speltOut('HACCP and CIP', 'Wrote the hazard analysis and critical control plans')).toEqual(
    ['haccp'],
  );
  expect(speltOut('Good ROI', 'Returns of clients in Leeds')).toEqual([]);
});

it('knows words by their first letters', () => {
  expect(shortened('Knowledge of total parenteral nutrition', 'Mixed TPN for the ward')).toEqual([
    'total',
    'parenteral',
    'nutrition',
  ]);
  expect(shortened('Total quality', 'Mixed TPN for the ward')).toEqual([]);
});

it('takes no letters that meet by chance', () => {
  expect(speltOut('ECC', 'Explain contracts to clients by phone')).toEqual([]);
  expect(speltOut('CAM software', 'A place where I can apply my knowledge')).toEqual([]);
  expect(speltOut('OOT results', 'Follow up out-of-trend results')).toEqual(['oot']);
});
