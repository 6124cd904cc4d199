import { describe, expect, it } from 'vitest';
import { widthUnit } from './core-port.ts';

function record(length: number, first: number): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(64));
  view.setUint8(12, length);
  view.setFloat64(13, first, true);
  return view.buffer;
}

describe('unit of glyph widths', () => {
  it('follows the font matrix of a font drawn on a grid of 2000', () => {
    expect(widthUnit(record(6, 0.0005))).toBe(0.0005);
  });

  it('is a thousandth where no matrix, or no sensible one, is given', () => {
    expect(widthUnit(undefined)).toBe(0.001);
    expect(widthUnit(record(0, 0.5))).toBe(0.001);
    expect(widthUnit(record(6, 7))).toBe(0.001);
  });
});
