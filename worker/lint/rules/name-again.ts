import { replaceLint } from '../build.ts';
import type { Rule } from '../model.ts';

export const nameAgain: Rule = {
  id: 'name-again',
  category: 'typography',
  title: 'A name as it is written elsewhere',
  why: 'A name that has its capital in one line and not in the next looks careless.',
  examples: {
    fixes: [
      [
        'Moved stock from the port to the gunzelsheim depot',
        'Moved stock from the port to the Gunzelsheim depot',
      ],
      [
        'Diploma in nursing, gunzelsheim, 2012 (entry)',
        'Diploma in nursing, Gunzelsheim, 2012 (entry)',
      ],
    ],
    keeps: ['Moved stock to the GUNZELSHEIM depot', 'Wrote to info@gunzelsheim.example.com'],
  },
  check(line, { nameForms }) {
    if (!nameForms || line.kind === 'heading') return [];
    return line.tokens.flatMap((token) => {
      const name = /^\p{Ll}/u.test(token.text) ? nameForms.get(token.text) : undefined;
      if (name === undefined) return [];
      return replaceLint(line, token, name, {
        rule: this.id,
        category: this.category,
        message: `Elsewhere the name is written “${name}”.`,
        priority: 55,
      });
    });
  },
};
