/** LinkedIn's own "Save to PDF", read as a resume. */
import { describe, expect, it } from 'vitest';
import { fieldTable, judgeReading } from '#tests/bench/reading.ts';
import { makeLinkedInPdf } from '#tests/builders/linkedin-profile-pdf.ts';
import { LINKEDIN_PROFILES } from '#tests/fixtures/linkedin-profiles.ts';
import { readDocument } from '#tests/fixtures/read.ts';
import { parseResume } from '#worker/parse/parse.ts';

describe("a profile that LinkedIn's own “Save to PDF” wrote", () => {
  for (const [name, { profile, said }] of Object.entries(LINKEDIN_PROFILES)) {
    it(`is read in full: the ${name}`, async () => {
      const document = await readDocument(await makeLinkedInPdf(profile), 'Profile.pdf');
      const resume = parseResume(document);
      const verdicts = judgeReading(resume, said);
      const wrong = verdicts
        .filter(({ outcome }) => outcome !== 'right')
        .map(({ field, wanted, found }) => `${field}: want «${wanted}» got «${found}»`);
      expect(wrong, fieldTable(verdicts).join('\n')).toEqual([]);
      expect(resume.languages.map(({ value }) => value)).toEqual(said.languages ?? []);
      expect(resume.certificates.map(({ value }) => value)).toEqual(said.certificates ?? []);
    });
  }

  it('keeps the side bar apart, drops the page numbers and joins what goes on overleaf', async () => {
    const { profile } = LINKEDIN_PROFILES.engineer!;
    const { text, lines } = await readDocument(await makeLinkedInPdf(profile), 'Profile.pdf');
    const plain = text.replaceAll(/\s+/g, ' ');
    expect(lines.at(-1)).toMatchObject({ text: 'Page 1 of 2', role: 'footer' });
    expect(plain).not.toContain('Page 2 of 2');
    for (const paragraph of profile.summary!) expect(text).toContain(`${paragraph}\n`);
    expect(text).toContain(`\n${profile.experience[1]!.roles[0]!.text![0]}\n`);
    expect(plain).toContain('English (Full Professional) German (Elementary)');
    expect(plain.indexOf('Error budgets')).toBeLessThan(plain.indexOf('Tomasz'));
  });
});
