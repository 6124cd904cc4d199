import { firing } from '../firing.ts';
import type { RewriteRule } from '../model.ts';
import { capitalise } from '../words.ts';

/** 'Was promoted to shift lead' → 'Promoted to shift lead'. */
export const dropWas: RewriteRule = {
  id: 'drop-was',
  title: 'Start with the honour',
  why: 'The line begins with what matters.',
  mayAdd: [],
  mayRemove: 'i was were have been also got'.split(' '),
  examples: {
    fires: [
      ['Was promoted to shift lead after 8 months', 'Promoted to shift lead after 8 months'],
      ['I was awarded Driver of the Year in 2020', 'Awarded Driver of the Year in 2020'],
    ],
    leaves: [
      'Got paid by the hour',
      'Was awarded as Star of the Month',
      'Was responsible for payroll',
      'Promoted to shift lead',
      'Was trained on forklifts',
      'Was hired to set up a finance system',
    ],
  },
  apply({ text }) {
    const match =
      /^(?:I\s+)?(?:was|were|have been|got)\s+(?:also\s+)?(?=(?:promoted|voted|recogni[sz]ed|chosen|selected|awarded(?! as\b)|certified|nominated|named|elected|appointed|trained(?! on\b| by\b)|commended|hono(?:u)?red|invited|ranked)\s+(?:as|to|in|for|by|with|on|the|an?|out|[A-Z]|\d|[a-z]+ [a-z]))/i.exec(
        text,
      );
    return match
      ? firing(capitalise(text.slice(match[0].length)), 'auto', { removed: match[0] })
      : null;
  },
};
