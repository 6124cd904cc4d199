/** What nobody can see in a PDF goes into no file that the user takes away. */
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { DOWNLOAD_KINDS } from '#contract/requests.ts';
import type { Outcome } from '#contract/problem.ts';
import { makePdf, type PlacedText } from '#tests/fixtures/make-pdf.ts';
import { ResumeDatabase } from '../storage/database.ts';
import { encodeBase64 } from './accept-file.ts';
import { createService } from './service.ts';

const VISIBLE = [
  'Teodor Lind',
  'teodor.lind@example.com',
  'EXPERIENCE',
  'Baker, Kornhuset, 2018 - 2024',
  '• Baked 300 loaves a day',
];

const HIDDEN: PlacedText[] = [
  { text: 'Kubernetes in white', x: 60, y: 400, color: [1, 1, 1] },
  { text: 'Terraform unpainted', x: 60, y: 420, mode: 3 },
  { text: 'Blockchain too small', x: 60, y: 440, sizePt: 1 },
  { text: 'Haskell off the page', x: 900, y: 460 },
];

const WORDS = /Kubernetes|Terraform|Blockchain|Haskell/i;

function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return outcome.value;
}

it('stands in no download, nor in the text that is stored', async () => {
  const visible = VISIBLE.map((text, i) => ({ text, x: 60, y: 60 + 18 * i }));
  const bytes = makePdf([{ content: [...visible, ...HIDDEN] }]);
  const engine = createService({
    database: new ResumeDatabase('hidden-text'),
    clock: () => new Date('2026-02-01T12:00:00Z'),
    loadSpeller: async () => null,
  });
  const { id } = valueOf(
    await engine.create({
      originalFileName: 'teodor.pdf',
      originalFilePath: '/uploads/teodor.pdf',
      fileContentBase64: encodeBase64(bytes),
    }),
  );
  const resume = valueOf(await engine.process(id));
  expect(resume.workingContent).toContain('Baked 300 loaves');
  expect(resume.workingContent).not.toMatch(WORDS);
  expect(resume.enhancedContent).not.toMatch(WORDS);
  const texts = DOWNLOAD_KINDS.filter((kind) => !['pdf', 'word', 'word-clean'].includes(kind));
  expect(texts).toContain('text');
  for (const kind of texts) {
    const { contentBase64 } = valueOf(await engine.download(id, kind));
    const text = Buffer.from(contentBase64, 'base64').toString('utf8');
    expect(text, kind).toContain('Teodor Lind');
    expect(text, kind).not.toMatch(WORDS);
  }
});
