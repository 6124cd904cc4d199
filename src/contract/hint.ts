/** What the user says about how their resume was read; by words and not by place, so that it survives a new reading. */
import * as v from 'valibot';
import { BULLET_SIGNS } from './bullet-signs.ts';

/** What a line may be told to be; the sections are the headings that it may be. */
export const LINE_ROLES = [
  'summary',
  'experience',
  'education',
  'skills',
  'projects',
  'volunteer',
  'certificates',
  'languages',
  'job',
  'bullet',
  'contact',
  'nothing',
] as const;
export type LineRole = (typeof LINE_ROLES)[number];

export const HINT_FIELDS = ['name', 'label', 'email', 'phone', 'location'] as const;
export type HintField = (typeof HINT_FIELDS)[number];

const WORK_FIELDS = ['title', 'company', 'location', 'start', 'end'] as const;
const SCHOOL_FIELDS = ['degree', 'area', 'institution', 'start', 'end'] as const;

const words = v.pipe(v.string(), v.maxLength(600));

export const HintSchema = v.variant('kind', [
  /** A detail of the person; an empty value says that there is none. */
  v.object({ kind: v.literal('value'), field: v.picklist(HINT_FIELDS), value: words }),
  /** A detail of a job or a school; `line` is the line that its entry begins with. */
  v.object({ kind: v.literal('job'), line: words, field: v.picklist(WORK_FIELDS), value: words }),
  v.object({
    kind: v.literal('school'),
    line: words,
    field: v.picklist(SCHOOL_FIELDS),
    value: words,
  }),
  /** What a line is. */
  v.object({ kind: v.literal('line'), line: words, role: v.picklist(LINE_ROLES) }),
]);
export type Hint = v.InferOutput<typeof HintSchema>;

const SIGN = new RegExp(`^\\s*[${BULLET_SIGNS}]\\s+`, 'u');

/** The words of a line by which a hint finds it: without its bullet, its spaces and its case. */
export const lineKey = (line: string): string =>
  line.replace(SIGN, '').replaceAll(/\s+/g, ' ').trim().toLowerCase().slice(0, 600);

/** The hints with one more, which takes the place of an earlier one about the same thing. */
export const withHint = (hints: readonly Hint[], hint: Hint): Hint[] => [
  ...withoutHint(hints, hint),
  hint,
];

/** The hints without the one about the same thing. */
export const withoutHint = (hints: readonly Hint[], hint: Hint): Hint[] =>
  hints.filter((one) => aboutOf(one) !== aboutOf(hint));

const aboutOf = (hint: Hint): string => {
  const line = 'line' in hint ? lineKey(hint.line) : '';
  return [hint.kind, line, 'field' in hint ? hint.field : ''].join('\u0000');
};
