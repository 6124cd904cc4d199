import { verbOfParticiple, verbOfPast } from '#worker/nlp/verbs.ts';
import { firing } from '../firing.ts';
import type { RewriteRule } from '../model.ts';
import { isOwnDeed, plainTail } from './passive.ts';

/** 'Tested pumps and faults were logged' → 'Tested pumps and logged faults'. */
export const secondPassive: RewriteRule = {
  id: 'second-passive',
  title: 'Keep yourself in the sentence',
  why: 'The line starts with your deed and ends without you. Accept only if both were your work.',
  mayAdd: [],
  mayRemove: ['was', 'were', 'be'],
  examples: {
    fires: [
      ['Tested pumps and faults were logged daily', 'Tested pumps and logged faults daily'],
      ['Ran payroll, and timesheets were checked', 'Ran payroll, and checked timesheets'],
    ],
    leaves: [
      'Tested pumps and we were thanked',
      'Led a shop and sales were up',
      'Ran payroll and was promoted',
      'Taught pupils and parents were informed by the head',
      'Ran the depot and made sure rules were followed',
    ],
  },
  apply(context) {
    const match =
      /^([A-Z][a-z-]+)(?= )(.*?)(,? and )((?:[a-z-]+ ){0,2}[a-z-]+s) were ([a-z-]+)((?: |\.?$).*)$/.exec(
        context.text,
      );
    const verb = match && verbOfParticiple(match[5]!);
    if (!match || !verb || !verbOfPast(match[1]!.toLowerCase()) || context.current) return null;
    const [, opening, middle, link, things, , tail] = match;
    if (!isOwnDeed(verb) || !plainTail(tail!) || /\b(?:was|were|that|which|who)\b/.test(middle!))
      return null;
    if (/\b(?:we|they|I|it|sure)\b/.test(things!)) return null;
    if (things!.split(' ').some((word) => verbOfPast(word) ?? verbOfParticiple(word))) return null;
    return firing(`${opening!}${middle!}${link!}${verb.past} ${things!}${tail!}`, 'confirm', {
      added: `${verb.base} ${things!}`,
      removed: `${verb.base} ${things!} was`,
    });
  },
};
