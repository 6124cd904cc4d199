import { expect, it } from 'vitest';
import { parseResume } from '#worker/parse/parse.ts';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { resumeLines } from './resume-lines.ts';

const lines = (sign: string) => {
  const document = documentOf(
    `Ada Quillon\nada@example.com\n\nWORK\nClerk, Marsh Stores, Hull, 2019 - 2021\n${sign}Handling of stock\n${sign}Sold shoes\n`,
  );
  return [...resumeLines({ document, resume: parseResume(document) })];
};

it.each(['- ', '• ', '=> ', '->', '--> ', '» ', '~ '])('reads what stands behind “%s”', (sign) => {
  expect(lines(sign).map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Handling of stock', 'Sold shoes']),
  );
});
