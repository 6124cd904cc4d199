/** Words that sound or look alike, found word by word, so that a line costs no more as the table grows. */
import { SOUND_ALIKES } from './sound-alikes-table.ts';

/** Where a wrong word can only mean `right`; what is not told may be anything. */
interface Frame {
  right: string;
  before: RegExp | null;
  after: RegExp | null;
  line: RegExp | null;
}

const FRAMES = new Map<string, Frame[]>();
for (const row of SOUND_ALIKES) {
  const [pair = '', before = '', after = '', line = ''] = row.split(' :');
  const [wrongs, rights] = pair.split(' > ').map((words) => words.trim().split(' '));
  const told = {
    before: regexOf(before, (words) => `(?<![\\w-])(?:${words}) $`),
    after: regexOf(after, (words) => `^ ?(?:${words})(?![\\w-])`),
    line: regexOf(line, (words) => `\\b(?:${words})`),
  };
  for (const [index, wrong] of wrongs!.entries()) {
    const frames = FRAMES.get(wrong) ?? [];
    FRAMES.set(wrong, [...frames, { right: rights![index]!, ...told }]);
  }
}

function regexOf(words: string, frame: (words: string) => string): RegExp | null {
  return words.trim() === '' ? null : new RegExp(frame(words.trim()), 'i');
}

/** What the table may put in and take out. */
export const SOUND_ALIKE_WORDS = {
  added: [...FRAMES.values()].flatMap((frames) => frames.map(({ right }) => right)).join(' '),
  removed: [...FRAMES.keys()].join(' '),
};

/** The line with its mistaken words put right, and the words that changed; null where there is none. */
export function mendSoundAlikes(
  text: string,
): { text: string; added: string; removed: string } | null {
  let added = '';
  let removed = '';
  const right = text.replaceAll(
    /(?<![\w'’-])[A-Za-z][a-z]+(?![\w'’-])/g,
    (word: string, at: number) => {
      const frames = FRAMES.get(at === 0 ? word.toLowerCase() : word);
      if (!frames) return word;
      const before = text.slice(0, at);
      const after = text.slice(at + word.length);
      const meant = frames.find(
        (frame) =>
          (frame.before?.test(before) ?? true) &&
          (frame.after?.test(after) ?? true) &&
          (frame.line?.test(text) ?? true),
      )?.right;
      if (meant === undefined) return word;
      added += ` ${meant}`;
      removed += ` ${word}`;
      return at === 0 && /^[A-Z]/.test(word) ? meant[0]!.toUpperCase() + meant.slice(1) : meant;
    },
  );
  return right === text ? null : { text: right, added, removed };
}
