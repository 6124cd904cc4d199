import type { AnalysedLine } from '#worker/nlp/line/model.ts';
import type { Lint, Rule } from '../model.ts';
import { CLICHE, PRAISE } from '../praise-words.ts';

export const emptyPraise: Rule = {
  id: 'empty-praise',
  category: 'style',
  title: 'Leave out what everybody says',
  why: 'A sentence of set phrases tells a reader nothing that the next hundred resumes do not say as well.',
  examples: {
    fixes: [
      [
        'Nurse with nine years on wards. A dynamic, proactive individual with a passion for excellence. (summary)',
        'Nurse with nine years on wards. (summary)',
      ],
      [
        'Result-oriented team player with high energy. Fitter with ten years on rigs. (summary)',
        'Fitter with ten years on rigs. (summary)',
      ],
      [
        'Baker for ten years. A real team player who thinks outside the box and always gives 110%. (summary)',
        'Baker for ten years. (summary)',
      ],
    ],
    keeps: [
      'Nurse with nine years on wards. Reliable and calm at night. (summary)',
      'A dynamic, motivated professional. (summary)',
      'Cook for nine years. Motivated trainer of apprentices. (summary)',
      'Clerk. Passionate about old maps and dynamic languages. (summary)',
      'Baker for ten years. A team player who never gives up. (summary)',
    ],
  },
  check(line) {
    if (line.kind !== 'prose' || line.sentences.length < 2) return [];
    const empty = line.sentences.filter(({ start, end }) => isEmpty(line.text.slice(start, end)));
    if (empty.length === line.sentences.length) return [];
    return empty.flatMap((sentence) => without(line, sentence));
  },
};

function without({ text }: AnalysedLine, { start, end }: { start: number; end: number }): Lint[] {
  const before = /\s*$/.exec(text.slice(0, start))![0].length;
  const after = /^\s*/.exec(text.slice(end))![0].length;
  const span = start === 0 ? { start, end: end + after } : { start: start - before, end };
  return [
    {
      rule: emptyPraise.id,
      category: emptyPraise.category,
      level: 'auto',
      priority: 78,
      span,
      edits: [{ ...span, text: '' }],
      message: 'Leave the sentence out: it says nothing of you alone.',
      absorbs: ['first-person', 'plain-words', 'wordy', 'casing', 'hyphens', 'articles'],
    },
  ];
}

/** Made of nothing but set phrases of praise, and of at least one that everybody uses. */
function isEmpty(sentence: string): boolean {
  const words = sentence.toLowerCase().match(/[\p{L}\d%]+(?:[-’'][\p{L}\d]+)*/gu) ?? [];
  return words.length > 2 && CLICHE.test(sentence) && words.every((word) => PRAISE.test(word));
}
