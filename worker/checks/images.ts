import type { Check } from './model.ts';
import { clamp } from './lines/ramp.ts';

export const images: Check = {
  id: 'images',
  category: 'machine-readability',
  title: 'No pictures or skill graphics',
  why:
    'A parser cannot see pictures: a rating bar, a logo or an icon tells it nothing. Photos ' +
    'are best left out in the US, UK and Canada, where employers must not judge by looks.',
  englishOnly: false,
  examples: { good: ['Spanish: fluent'], bad: ['Spanish: (picture of four filled dots)'] },
  run({ document: { signals } }) {
    const number = signals.images;
    if (number === 0) return { kind: 'scored', fraction: 1, findings: [] };
    const [what, show] =
      number === 1
        ? ['a picture', 'it shows, then remove it']
        : [`${number} pictures`, 'they show, then remove them'];
    return {
      kind: 'scored',
      fraction: clamp(1 - number * 0.4),
      findings: [
        {
          message: `Your file holds ${what} (photo, logo, icon or background). Say in words what ${show}.`,
        },
      ],
    };
  },
};
