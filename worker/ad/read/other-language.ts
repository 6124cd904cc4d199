/** An ad in another language: only what is called the same everywhere can be read from it. */
import type { AdLine } from '#contract/match.ts';
import { hitsIn } from '#worker/keywords/matcher.ts';
import type { AdReading, Requirement } from '../model.ts';
import { kindOf } from './kinds.ts';

/** Keeps tools, languages and lengths of time; a line that names a tool is asked, everything else is the rest. */
export function namesOnly(reading: AdReading): AdReading {
  const kept = reading.requirements.filter(isReadable);
  const others = reading.requirements.filter((one) => !isReadable(one)).map(asLine);
  const rest = [...reading.leftOut, ...reading.duties, ...reading.rest, ...others];
  const named = rest.filter(namesTool);
  return {
    ...reading,
    requirements: [...kept, ...named.map(asRequirement)].toSorted(byStart),
    leftOut: [],
    duties: [],
    rest: rest.filter((line) => !namesTool(line)).toSorted(byStart),
  };
}

const namesTool = ({ quote }: { quote: string }) =>
  hitsIn(quote).some(({ term }) => term.kind === 'tool');

const isReadable = (one: Requirement) =>
  one.kind === 'years' || one.kind === 'language' || namesTool(one);

const asRequirement = ({ id, span, quote }: AdLine): Requirement => {
  const kind = kindOf(quote);
  return { id, span, quote, kind: kind === 'years' ? kind : 'skill', need: 'must' };
};

const asLine = ({ id, span, quote }: Requirement): AdLine => ({
  id,
  span,
  quote,
  why: 'It is not in English.',
});

const byStart = (a: { span: { start: number } }, b: { span: { start: number } }) =>
  a.span.start - b.span.start;
