import { verbLemma } from '#worker/nlp/verbs.ts';
import { firing } from '../firing.ts';
import { matchLeadIn } from '../lead-in.ts';
import type { RewriteRule } from '../model.ts';
import { capitalise } from '../words.ts';

/** 'dealing with returns' → 'Dealing with returns': only words that are surely no name. */
export const capitalStart: RewriteRule = {
  id: 'capital-start',
  title: 'Start with a capital',
  why: 'Every bullet begins with a capital letter; a small one looks hurried.',
  mayAdd: [],
  mayRemove: [],
  examples: {
    fires: [
      ['built a test rig for pumps', 'Built a test rig for pumps'],
      ['responsible for the till', 'Responsible for the till'],
      ['was on call every third week', 'Was on call every third week'],
    ],
    leaves: ['iOS developer for two banks', 'npm packages for teams', 'Built a test rig'],
  },
  apply({ text }) {
    const word = /^[a-z]+(?:-[a-z]+)?(?= )/.exec(text)?.[0];
    if (word === undefined) return null;
    const plain = word === 'was' || verbLemma(word) !== undefined || matchLeadIn(text) !== null;
    return plain ? firing(capitalise(text), 'auto') : null;
  },
};
