import { isCountable } from '#worker/nlp/count-nouns.ts';
import { openingIndex, predicateAt } from '#worker/nlp/line/clause.ts';
import type { AnalysedLine, Token } from '#worker/nlp/line/model.ts';
import { hasReading, is, isPlural, isRunning, replaceLint } from '../build.ts';
import type { Lint, Rule } from '../model.ts';

export const itOfMany: Rule = {
  id: 'it-of-many',
  category: 'grammar',
  title: '“Them” for more than one',
  why: '“Fill in the forms and post it”: the reader asks which one.',
  examples: {
    fixes: [
      ['Checked the cash report and sent them off', 'Checked the cash report and sent it off'],
      ['Designed bridges in Exocad and milled it', 'Designed bridges in Exocad and milled them'],
      ['Posted ERAs and EOBs and filed it', 'Posted ERAs and EOBs and filed them'],
      ['Repaired 12 bikes and gave it back', 'Repaired 12 bikes and gave them back'],
      [
        'Prepare lesson notes weekly and submit it on Friday (current)',
        'Prepare lesson notes weekly and submit them on Friday (current)',
      ],
      [
        'Washed the trays, dried it and stacked them',
        'Washed the trays, dried them and stacked them',
      ],
    ],
    keeps: [
      'Met the driver and helped them, and led the team and trained them',
      'Checked the list of guests and rang them',
      'Washed the trays and made it look easy',
      'Washed the trays of the oven and cleaned it',
      'Moved the team and the files and ran it',
      'Took the news and sent it out',
      'Cleaned the rooms daily and kept it simple',
      'Sold 40 kilos and wrote it down',
      'Recorded progress in daily logs and shared it with parents',
      'Cleaned the rooms until it closed and left it tidy',
      'Cleaned the rooms and the bar, and locked it',
    ],
  },
  check(line) {
    const { tokens } = line;
    if (!isRunning(line)) return [];
    const opening = predicateAt(tokens, openingIndex(tokens));
    if (!opening || opening.subject) return [];
    return tokens.flatMap((token, at): Lint[] => {
      const verb = tokens[at - 1];
      const before = tokens[at - 2];
      if (token.norm === 'them') return themOfOne(line, at, opening.verb);
      if (token.norm !== 'it' || !is(verb, 'verb') || !/^(?:and|&|,)$/.test(before?.norm ?? ''))
        return [];
      if (IDIOM.test(verb!.best.lemma)) return [];
      const object = tokens.slice(opening.verb + 1, at - 2);
      const many = object.findLast(
        (it, index) =>
          (is(it, 'noun', 'proper') && !goesBy(object, index)) ||
          isAcronyms(it) ||
          isReadAsVerb(it),
      );
      if (
        many === undefined ||
        !isManyThings(many) ||
        !object.every((it, index) => leavesMany(it, index) || goesBy(object, index))
      )
        return [];
      return replaceLint(line, token, 'them', {
        rule: itOfMany.id,
        category: itOfMany.category,
        message: `“${many.text}” are many: “them”.`,
        span: { start: verb!.start, end: token.end },
        priority: 56,
      });
    });
  },
};

/** 'Check the report and send them': of one thing, with nothing else that could be meant. */
function themOfOne(line: AnalysedLine, at: number, opening: number): Lint[] {
  const { tokens } = line;
  const [token, verb, joint] = [tokens[at]!, tokens[at - 1], tokens[at - 2]];
  if (!is(verb, 'verb') || !/^(?:and|&|,)$/.test(joint?.norm ?? '')) return [];
  const object = tokens.slice(opening + 1, at - 2);
  const nouns = object.filter((it) => is(it, 'noun', 'proper'));
  const last = object.at(-1);
  const isOne =
    /^(?:the|a|an|each|every|this)$/.test(object[0]?.norm ?? '') &&
    object
      .slice(1)
      .every((it) => is(it, 'noun', 'adj') && !isPlural(it) && it.best.number !== 'pl') &&
    last !== undefined &&
    nouns.length > 0 &&
    isCountable(last.norm) &&
    !SEVERAL.test(last.norm);
  if (!isOne) return [];
  return replaceLint(line, token, 'it', {
    rule: itOfMany.id,
    category: itOfMany.category,
    message: `“${last.text}” is one: “it”.`,
    span: { start: verb!.start, end: token.end },
    priority: 56,
  });
}

/** One that is many, or a person. */
const SEVERAL =
  /(?:er|or|ist|ian|ant|ent|ee|man|woman)$|^(?:team|crew|staff|group|family|class|public|set|pair|batch|list|range|couple|committee|board|police|patient|guest|nurse|child|student)$/;

/** 'made it look easy', 'kept it simple', 'called it a day', 'wrote it down': nothing named before is meant. */
const IDIOM = /^(?:make|keep|call|take|get|have|find|do|put|see|write|think|feel|say|know|be)$/;

/** Counted as one, or a measure. */
const ONE =
  /^(?:news|logistics|works|means|series|premises|goods|sales|operations|communications|data|media|kilos|tons|tonnes|hours|minutes|days|weeks|months|years|times)$/;

const isManyThings = (noun: Token): boolean =>
  (isPlural(noun) || isReadAsVerb(noun) || isAcronyms(noun)) && !ONE.test(noun.norm);

/** 'ERAs', 'POs' */
const isAcronyms = ({ text }: Token): boolean => /^[A-Z]{2,}s$/.test(text);

/** 'ERAs and EOBs' are many both; 'in Exocad' is by what it was done. */
function goesBy(object: readonly Token[], at: number): boolean {
  const [before, token, next] = [object[at - 1], object[at]!, object[at + 1]];
  if (isAcronyms(token)) return true;
  if (token.norm === 'and')
    return before !== undefined && next !== undefined && isManyThings(before) && isManyThings(next);
  const isProgram = (it: Token | undefined) => is(it, 'proper') && !isAcronyms(it!);
  return /^(?:in|on|with|by)$/.test(token.norm)
    ? isProgram(next)
    : isProgram(token) && /^(?:in|on|with|by)$/.test(before?.norm ?? '');
}

/** 'lesson notes weekly': a plural taken for a verb. */
const isReadAsVerb = (it: Token): boolean => it.best.form === 'third' && hasReading(it, 'noun');

/** Up to the verb nothing that 'it' may stand for: only what belongs to the plural noun, and how often. */
const leavesMany = (it: Token, index: number): boolean =>
  is(it, 'det', 'num', 'adj', 'adv') ||
  /^(?:out|up|off|down)$/.test(it.norm) ||
  // 'Hand in forms', not 'progress in daily logs'
  (it.norm === 'in' && index === 0) ||
  isReadAsVerb(it) ||
  (is(it, 'noun') && (isManyThings(it) || it.best.number !== 'pl'));
