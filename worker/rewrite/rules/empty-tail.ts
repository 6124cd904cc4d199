import { firing } from '../firing.ts';
import type { RewriteRule } from '../model.ts';
import { lemmasOf } from '../words.ts';

/** 'Stocked shelves, faced cans and other stuff' → 'Stocked shelves and faced cans'. */
export const emptyTail: RewriteRule = {
  id: 'empty-tail',
  title: 'Cut the empty ending',
  why: '“Other tasks as needed” tells a reader nothing; what stands before it does.',
  mayAdd: ['and'],
  mayRemove: lemmasOf(
    `and or etc so on forth more much whatnot things thing stuff like that other others various misc miscellaneous general similar
    office duty task job work activity chore responsibility as needed when required if assigned necessary requested by manager
    performed did doing handled completed with any all many lots of
    management supervisor the a lot else whatever anything everything you name it`,
  ),
  examples: {
    fires: [
      ['Ran errands and other duties as assigned', 'Ran errands'],
      ['Cut hair, swept floors, etc.', 'Cut hair and swept floors'],
      ['Stocked paint, brushes etc.', 'Stocked paint and brushes'],
      ['Painted walls, doors, trim and so on', 'Painted walls, doors and trim'],
      ['Assisted in lab tests and other things as needed', 'Assisted in lab tests'],
      ['Helped coworkers when needed', 'Helped coworkers'],
      ['Typed letters and invoices and stuff like that', 'Typed letters and invoices'],
      [
        'Sorted mail, answered calls, and performed other duties as required',
        'Sorted mail and answered calls',
      ],
    ],
    leaves: [
      'Contributed to the move to Git, among other things',
      'Referred clients to specialists as needed',
      'Repaired pumps and other equipment',
      'Handled other duties',
      'Trained cashiers and other staff',
      'Other duties as assigned',
      'Led the team and more than doubled sales',
      'Sold hats, etc., at fairs',
    ],
  },
  apply({ text }) {
    const tail = TAIL.exec(text) ?? IN_NEED.exec(text);
    if (!tail || tail.index === 0) return null;
    const stop = text.endsWith('.') && !/\betc\.$/i.test(text) ? '.' : '';
    const kept = text.slice(0, tail.index);
    if (kept.split(' ').length < 2 || /\b(?:of|for|with|in|to|and|or|among|amongst)$/.test(kept))
      return null;
    const tied = withAnd(kept, tail[0]);
    if (tied === null) return firing(kept + stop, 'auto', { removed: tail[0] });
    return firing(`${tied.join(' and ')}${stop}`, 'auto', {
      added: `and ${tied[1]}`,
      removed: `${tail[0]} ${tied[1]}`,
    });
  },
};

const WHEN =
  '(?: (?:as|when|if|where|whenever)(?: and when)? (?:needed|required|assigned|necessary|requested|asked)(?: by (?:the )?(?:manager|management|supervisor))?)';
const THINGS =
  '(?:stuff|things|tasks?|duties|jobs|chores|responsibilities|work|activities|odd jobs|office (?:stuff|tasks|work|duties)|misc(?:ellaneous)? (?:tasks|duties|stuff|things))';
const TAIL = new RegExp(
  `,?(?: and| or|,| &)? ?(?:` +
    [
      `(?<=[ ,])(?:(?:performed|did|doing|performing|handled|handling|completed|with) )?(?:any |all |many |various |lots of |a lot of )?other (?:various |general |misc |miscellaneous |similar |related |office |admin |administrative |small )?${THINGS}${WHEN}?`,
      `(?<=[ ,])(?:stuff|things) like that`,
      `(?<=and )(?:stuff|things|more|much more|whatnot|so on|so forth|such|so on and so forth|everything else|anything else(?: needed)?|a lot more)${WHEN}?`,
      `(?<=[ ,])(?:etc\\.?,? ?)+`,
      `(?<=[ ,])you name it`,
      `(?<=or )(?:whatever|anything else|whatever else)(?: was)?${WHEN}?`,
    ].join('|') +
    `)\\.?$`,
  'i',
);

/** 'Helped coworkers when needed': help is given when it is needed. */
const IN_NEED =
  /(?<=^(?:Helped|Help|Assisted|Assist|Helped out|Supported) (?:the |other )?[a-z-]+(?: [a-z-]+)?) (?:when|whenever|as|if|where) (?:needed|required|necessary|asked)\.?$/;

/** What was a list before its tail fell: its last comma becomes 'and'. */
function withAnd(kept: string, tail: string): [string, string] | null {
  const list = /^(.*[^,]), ([^,]+)$/.exec(kept);
  if (!list || /\band\b|\bor\b/.test(list[2]!) || !/^,| and| or| etc/.test(tail)) return null;
  if (
    /^(?:which|who|where|including|such as|then|resulting|with|from|for|in|on|at|to|while|as)\b/.test(
      list[2]!,
    )
  )
    return null;
  return [list[1]!, list[2]!];
}
