/** Whether a gerund before a plural is an act or says of which kind the things are. */
import { oneLine } from '#contract/one-line.ts';
import { isCountNoun } from '../count-nouns.ts';
import type { Token } from './model.ts';

/** 'Framing decks and porches', 'Changing ton containers of chlorine': not what 'training courses' are. */
export function isDoneToMany(tokens: readonly Token[], first: number): boolean {
  let head = first + 1;
  while (
    /^(?:noun|adj)$/.test(tokens[head]?.best.pos ?? '') &&
    tokens[head + 1]?.best.pos === 'noun' &&
    head - first < 3
  )
    head += 1;
  const noun = tokens[head];
  return (
    noun?.best.pos === 'noun' &&
    noun.best.number === 'pl' &&
    /^[a-z]+$/.test(noun.text) &&
    isCountNoun(noun.best.lemma) &&
    !COMPOUNDED.test(noun.best.lemma) &&
    !HAS_NO_OBJECT.test(tokens[first]!.best.lemma) &&
    /^(?:prep|conj|punct)$/.test(tokens[head + 1]?.best.pos ?? 'punct') &&
    !tokens.slice(head).some(({ best }) => best.pos === 'aux')
  );
}
/** Heads of compounds with a gerund: 'cleaning product', 'operating system', 'sewing machine'. */
const COMPOUNDED = new RegExp(oneLine`
  ^(?:
    material|product|system|site|room|machine|tool|skill|course|campaign|programme|program|plan|service|facility|
    session|standard|procedure|process|hour|cost|method|technique|list|record|requirement|area|company|agency|line|
    board|house|condition|visit|day|class|lesson|instruction|scheme|event|shop|centre|center|station|unit|boat|
    vessel|bag|pool|permit|ticket|statement|activity|task|workshop|seminar|project|competition|certificate|licence|
    license|team|crew|group|department|office|staff|assistant|officer|manager|engineer|partner|firm|plant|equipment|
    table|chair|desk|bin|oven|kit|manual|guide|app|platform|strategy|exercise|experience|solution|option|agent|
    code|check|gang|specialist|technician|instructor|school|academy|field|ground|pump|tank|tower|device|log|report|sheet|book
  )$
`);
const HAS_NO_OBJECT =
  /^(?:fish|shop|swim|park|ride|dine|sleep|walk|live|wait|camp|sail|hike|ski|run|farm|work|talk|sing|dance|knit)$/;
