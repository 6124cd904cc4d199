/** What a line opens with: a verb, a duty phrase, a gerund, a noun, a passive or a person. */
import { oneLine } from '#contract/one-line.ts';
import type { Opening, Token } from './model.ts';

const DUTY = new RegExp(oneLine`
  ^(?:(?:(?:i|he|she|we|they) )?(?:am|is|are|was|were|being|be|'m|'re|have been|has been) )?(?:
    (?:
      also|mainly|solely|primarily|directly|fully|partly|jointly|currently|chiefly|largely|
      independently|additionally
    ) )*(?:
    responsib\w+|responsab\w+|accountable|in (?:full )?charge|tasked|entrusted|trusted with|
    assigned|involved|charged with|in control of|duties|duty|tasks?
  )\b
`);
const DUTY_NOUNS = new RegExp(oneLine`
  ^(?:
    (?:
      my|the|main|key|primary|principal|daily|day-to-day|core|general|other|additional|major|
      job|work|role|primarily|various|typical|duties|duty
    ) )*(?:responsibilit\w+|duty|duties|tasks?|role|job|work) (?:and \w+ )?(?:
    include[ds]?|including|was|were|is|are|involve[ds]?|entail\w*|consist\w*|comprise[ds]?|
    cover(?:ed|s)|:
  )
`);

export function openingOf(tokens: readonly Token[]): Opening {
  const words = tokens.filter((it) => it.best.pos !== 'punct');
  const head = words
    .slice(0, 12)
    .map((it) => it.norm)
    .join(' ');
  if (DUTY.test(head) || DUTY_NOUNS.test(head)) return 'duty';
  let at = 0;
  while (words[at]?.best.pos === 'adv' && at < 3) at += 1;
  const first = words[at];
  if (!first) return 'other';
  if (/^(?:i|we|me|my|myself|our|im)$/.test(first.norm)) return 'person';
  if (first.best.pos === 'verb') {
    if (first.best.form === 'gerund') return 'gerund';
    return 'action';
  }
  if (first.best.pos === 'aux')
    return first.best.lemma === 'be' || first.best.lemma === 'have'
      ? auxOpening(words, at)
      : 'other';
  const opening = nominalOpening(words, at);
  return opening === 'nominal' && !leadsNoun(words, at) ? 'other' : opening;
}

/** 'Proficient in Excel' is led by an adjective, not by a noun. */
function leadsNoun(words: readonly Token[], start: number): boolean {
  let at = start;
  while (/^(?:det|adj|num|adv|conj)$/.test(words[at]?.best.pos ?? '')) at += 1;
  return /^(?:noun|proper)$/.test(words[at]?.best.pos ?? '');
}

/** 'was driving' and 'have taken' are actions; 'was awarded' is a passive. */
function auxOpening(words: readonly Token[], at: number): Opening {
  let next = at + 1;
  while (words[next] && (words[next]!.best.pos === 'adv' || words[next]!.best.pos === 'aux'))
    next += 1;
  const verb = words[next];
  if (verb?.best.pos !== 'verb') return 'other';
  if (verb.best.form !== 'participle') return 'action';
  return words.slice(at, next).some((it) => it.best.lemma === 'be') ? 'passive' : 'action';
}

const QUANTITY = /^(?:all|both|some|most|many|none|each|these|those)$/;

/** A noun phrase that an auxiliary and a participle follow is a passive's subject. */
function nominalOpening(words: readonly Token[], start: number): Opening {
  const first = words[start]!;
  const leads = /^(?:noun|proper|det|adj|num)$/.test(first.best.pos) || QUANTITY.test(first.norm);
  if (!leads) return 'other';
  for (let at = start; at < words.length && at < start + 16; at += 1) {
    const word = words[at]!;
    if (isNounBehindOf(words, start, at)) continue;
    // 'Repair of frames and painted them'
    if (
      word.best.form === 'past' &&
      words[at - 1]?.norm === 'and' &&
      words[start + 1]?.norm === 'of'
    )
      return 'nominal';
    if (word.best.pos === 'verb')
      return word.best.form === 'participle' || word.best.form === 'gerund' ? 'nominal' : 'other';
    if (word.best.pos !== 'aux') continue;
    if (word.best.lemma !== 'be') return 'other';
    let next = at + 1;
    while (words[next] && /^(?:adv|aux|pron|det)$/.test(words[next]!.best.pos)) next += 1;
    return words[next]?.best.form === 'participle' ? 'passive' : 'other';
  }
  return 'nominal';
}

/** 'Conduction of toolbox talks', 'cleaning of pipes, suction and trays': what may be a noun is one behind 'noun of'. */
const isNounBehindOf = (words: readonly Token[], start: number, at: number): boolean =>
  words[start + 1]?.norm === 'of' &&
  at > start + 1 &&
  /^(?:base|third)$/.test(words[at]!.best.form ?? '') &&
  words[at]!.readings.some((it) => it.pos === 'noun') &&
  (words[at + 1]?.best.pos !== 'det' || /^(?:every|each)$/.test(words[at + 1]!.norm));
