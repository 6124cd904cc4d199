import { expect, it } from 'vitest';
import { extract } from '../extract/extract.ts';
import { parseResume } from '../parse/parse.ts';
import { settingOf } from './setting.ts';

async function settingFor(place: string, phone: string) {
  const text = `Ines Duarte\nines.duarte@example.com | ${phone} | ${place}\n\nEXPERIENCE\nBaker, Padaria Norte, Jan 2019 - Present\n- Baked 300 loaves a day`;
  const read = await extract(new TextEncoder().encode(text), 'ines.txt');
  if (!read.ok) throw new Error(read.problem.message);
  const { paper, language } = settingOf(parseResume(read.value));
  return `${paper} ${language}`;
}

it.each([
  ['Portland, Oregon', '(503) 555-0142'],
  ['Austin, TX', '512-555-0188'],
  ['Toronto, Ontario', '416-555-0133'],
  ['Denver', '(720) 555-0142'],
])('prints on Letter paper in %s', async (place, phone) => {
  expect(await settingFor(place, phone)).toBe('letter en-US');
});

it.each([
  ['Porto, Portugal', '+351 22 555 0142'],
  ['Leeds, UK', '+44 113 555 0142'],
  ['Athlone, Co. Westmeath', '020 910 4457'],
])('prints on A4 in %s', async (place, phone) => {
  expect(await settingFor(place, phone)).toBe('a4 en-GB');
});
