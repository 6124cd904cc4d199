import { inCaseOf, is, replaceLint } from '../build.ts';
import type { Rule } from '../model.ts';

export const leadLed: Rule = {
  id: 'lead-led',
  category: 'spelling',
  title: '“Led” is the past of “lead”',
  why: '“Lead” for “led” is one of the commonest mistakes in resumes, and it stands where people look.',
  examples: {
    fixes: [
      ['Lead a crew of six at the refinery', 'Led a crew of six at the refinery'],
      ['Sent requests which lead to nine stories', 'Sent requests which led to nine stories'],
      ['Found a case that lead the front page', 'Found a case that led the front page'],
      ['Has lead the project since May', 'Has led the project since May'],
    ],
    keeps: [
      'Lead a crew of six at the refinery (current)',
      'Steps which lead to savings (current)',
      'Lead engineer for two plants',
      'Took the lead on two jobs and lead times',
      'Helped to lead a team',
    ],
  },
  check(line) {
    const { tokens } = line;
    return tokens.flatMap((token, at) => {
      if (token.norm !== 'lead') return [];
      const [before, next] = [tokens[at - 1], tokens[at + 1]];
      const takes =
        is(next, 'det') ||
        /^(?:to|by|up|on|#|my|our|their)$/.test(next?.norm ?? '') ||
        is(next, 'num');
      if (!takes) return [];
      const perfect = /^(?:have|has|had|'ve|having|been)$/.test(before?.norm ?? '');
      const ended = line.current === false;
      const opens = before === undefined && next!.norm !== 'to' && next!.norm !== 'on';
      const relative =
        /^(?:which|that|who)$/.test(before?.norm ?? '') && !/^(?:on|up)$/.test(next!.norm);
      if (!perfect && !(ended && (opens || relative))) return [];
      return replaceLint(line, token, inCaseOf(token.text, 'led'), {
        rule: this.id,
        category: this.category,
        message: 'The past of “lead” is “led”.',
        priority: 60,
      });
    });
  },
};
