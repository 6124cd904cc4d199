/** Faults that a test plants in a resume. */
import { TERMS } from '#worker/keywords/lexicon.ts';
import type { ResumeDraft, RoleDraft } from './resume.ts';

export type Change = (draft: ResumeDraft) => ResumeDraft;

export const eachRole =
  (change: (role: RoleDraft, index: number) => RoleDraft): Change =>
  (draft) => ({ ...draft, work: draft.work?.map(change) });

export const eachBullet =
  (change: (bullet: string, index: number) => string): Change =>
  (draft) => {
    let at = 0;
    return eachRole((role) => ({
      ...role,
      bullets: role.bullets?.map((bullet) => change(bullet, at++)),
    }))(draft);
  };

/** Swaps two letters inside the longest words of the first `count` bullets. */
const misspell = (count: number): Change =>
  eachBullet((bullet, index) => {
    if (index >= count) return bullet;
    const longest = bullet.match(/[a-z]{6,}/g)?.toSorted((a, b) => b.length - a.length)[0];
    if (!longest) return bullet;
    const slip = longest[0]! + longest[1]! + longest[3]! + longest[2]! + longest.slice(4);
    return bullet.replace(longest, slip);
  });

const LONG_STORY = Array.from(
  { length: 130 },
  (_, i) => `Further note ${i} about the work that was done there in those years.`,
);

/** Faults to plant in a strong resume, with the points that each must cost or the score that it leaves. */
export const FAULTS: Record<string, { plant: Change; drop?: number; atMost?: number }> = {
  'columns read into each other': {
    plant: (it) => ({ ...it, signals: { ...it.signals, columns: 2, rowOrderLikeness: 0.5 } }),
    drop: 25,
  },
  'hidden text': {
    plant: (it) => ({ ...it, signals: { ...it.signals, hiddenChars: 400 } }),
    drop: 20,
  },
  'thirty copied skills': {
    plant: (it) => ({
      ...it,
      skills: [...(it.skills ?? []), ...TERMS.slice(0, 60).map(({ name }) => name)],
    }),
    drop: 20,
  },
  'a skill list three times over': {
    plant: (it) => ({ ...it, skills: [1, 2, 3].flatMap(() => it.skills ?? []) }),
    drop: 20,
  },
  'most of the text in one box': {
    plant: (it) => ({ ...it, signals: { ...it.signals, textBoxes: 1, bodyShare: 0.3 } }),
    drop: 8,
  },
  'no dates': { plant: eachRole((role) => ({ ...role, dates: undefined })), drop: 15 },
  '.pages': { plant: (it) => ({ ...it, format: 'pages' }), drop: 15 },
  'five misspellings': { plant: misspell(5), drop: 18 },
  'two misspellings': { plant: misspell(2), drop: 8 },
  'one misspelling': { plant: misspell(1), drop: 1 },
  'no e-mail': { plant: (it) => ({ ...it, email: undefined }), drop: 14 },
  'contact only in the header': {
    plant: (it) => ({
      ...it,
      signals: { ...it.signals, contactOutsideBody: true, headerText: true },
    }),
    drop: 12,
  },
  'far too long': {
    plant: (it) => ({
      ...it,
      extra: [...(it.extra ?? []), ...LONG_STORY],
    }),
    drop: 12,
  },
  'an odd heading over the jobs': {
    plant: (it) => ({ ...it, headings: { experience: 'My journey' } }),
    drop: 9,
  },
  'paragraphs instead of bullets': {
    plant: eachRole(({ bullets, ...role }) => ({ ...role, prose: bullets?.join(' ') })),
    drop: 9,
  },
  'two tables': { plant: (it) => ({ ...it, signals: { ...it.signals, tables: 2 } }), drop: 8 },
  'private data': {
    plant: (it) => ({
      ...it,
      extra: [...(it.extra ?? []), 'Date of birth: 4 May 1988', 'Marital status: married'],
    }),
    drop: 6,
  },
  'told in the first person': {
    plant: eachBullet((it) => `I ${it.charAt(0).toLowerCase()}${it.slice(1)}`),
    drop: 8,
  },
  'mostly duties': {
    plant: eachBullet((it, index) =>
      index % 2 === 0 ? `Responsible for ${it.charAt(0).toLowerCase()}${it.slice(1)}` : it,
    ),
    drop: 8,
  },
  'no numbers': {
    plant: eachBullet((it) => it.replace(/[£$€]?\d[\d,.%]*M?|\b(?:two|four)\b/g, 'many')),
    drop: 12,
  },
  'neither e-mail nor phone': {
    plant: (it) => ({ ...it, email: undefined, phone: undefined }),
    atMost: 60,
  },
  'no experience': { plant: (it) => ({ ...it, work: undefined }), atMost: 65 },
  'no history at all': {
    plant: (it) => ({ ...it, work: undefined, education: undefined }),
    atMost: 50,
  },
  'hardly any text': {
    plant: ({ name, email, skills, education }) => ({
      name,
      email,
      skills,
      education,
      work: [
        {
          title: 'Nurse',
          dates: '2019 – Present',
          bullets: ['Led triage for an emergency department.'],
        },
      ],
    }),
    atMost: 40,
  },
};
