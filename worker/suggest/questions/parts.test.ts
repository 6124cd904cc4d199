import { expect, it } from 'vitest';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { loadSpeller } from '#worker/nlp/speller.ts';
import { assess, suggestFor } from '#worker/pipeline.ts';

const speller = await loadSpeller();

const asked = (bullet: string) => {
  const text = `Ada Brandt\nada.brandt@example.com\n\nEXPERIENCE\nClerk, Quay Clinic\nMay 2018 – May 2019\n- ${bullet}\n- Kept the hall tidy\n- Sorted the post by hand\n\nSKILLS\nFiling, Excel\n`;
  return suggestFor(assess(documentOf(text), { speller }), { speller }).questions.map(
    ({ rule }) => rule,
  );
};

it.each(['Designed a booking form for the website', 'Introduced a rota for the front desk'])(
  'asks what came of “%s”',
  (bullet) => expect(asked(bullet)).toContain('ask-outcome'),
);

it.each(['Designed flyers and stands for trade fairs', 'Set out footings with a level'])(
  'asks nothing of everyday work: “%s”',
  (bullet) => expect(asked(bullet)).not.toContain('ask-outcome'),
);
