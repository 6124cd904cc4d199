/** FNV-1a over UTF-16 units, twice with different seeds: 64 bits as 14 base-36 digits at most. */
export function hashOf(text: string): string {
  let low = 0x81_1c_9d_c5;
  let high = 0xcb_f2_9c_e4;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    low = Math.imul(low ^ unit, 0x01_00_01_93);
    high = Math.imul(high ^ (unit + index), 0x01_00_01_93);
  }
  return (low >>> 0).toString(36) + (high >>> 0).toString(36);
}
