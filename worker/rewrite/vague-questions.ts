/** Questions for words that keep back what was meant: 'a lot of', 'various', 'everything', 'stuff'. */
import { addition, bare, deed, figure, hasNumber } from './ask.ts';
import { standsInName } from './inside-name.ts';
import type { LineContext, LineQuestion } from './model.ts';
import { readThings } from './noun-phrase.ts';
import { isFreight } from './weak-spots.ts';
import { isWhole } from './whole-things.ts';

/** The question for the first such word, which the answer replaces where that surely reads well. */
export function vagueQuestion(context: LineContext): LineQuestion | null {
  const text = bare(context.text);
  if (HATS.test(text))
    return deed(
      'Which jobs were these? Name the two or three that mattered most, each with a verb.',
    );
  return amountQuestion(text, bare(context.written ?? context.text)) ?? kindQuestion(text);
}

/** 'Wore many hats in the shop': jobs, not hats. */
const HATS =
  /^(?:Wear|Wore|Wearing) (?:many|multiple|several|various|different|lots of|a lot of) (?:different )?hats\b/;

const AMOUNT =
  /\b(a lot of|lots of|loads of|tons of|plenty of|a number of|a large number of|a great number of|a high volume of|large volumes of|numerous|countless|many) (?=[A-Za-z])/;

function amountQuestion(text: string, written: string): LineQuestion | null {
  const match = AMOUNT.exec(text);
  if (!match || hasNumber(text) || (!/\bnumerous occasions\b/.test(text) && NAMED.test(text)))
    return null;
  if (/\bnumerous occasions\b/.test(text)) return figure('About how many times?');
  if (isFreight(text, match.index)) return null;
  const after = text.slice(match.index + match[0].length);
  const read = readThings(after);
  const before = text.slice(0, match.index);
  if (read && read.heads.length === 1 && isWhole(read.phrase) && ENDS.test(read.rest)) {
    return {
      prompt: `About how many ${read.phrase}?`,
      kind: 'number',
      template: `${before}{answer} ${after}`,
      measure: 'count',
      things: read.phrase,
      purpose: 'quantity',
    };
  }
  return addition(
    `“${(AMOUNT.exec(written) ?? match)[1]!}” leaves the number open. About how many, or how much? Put the figure in the line.`,
  );
}

/** What may follow things without being part of them. */
const ENDS =
  /^(?:$|[,.;]| (?:in|on|at|from|across|around|for|with|to|and|using|during|over|by|when|before|after)\b)/;

const KIND =
  /\b((?:any |all )?(?:assigned|allocated|various|different|multiple|several|a variety of|a wide variety of|a wide range of|a range of|random|general|daily|day-to-day|other) (?:other |different |kinds of |types of |administrative |admin |office |clerical |small |ad hoc )?(tasks|things|duties|projects|jobs|activities|subjects|topics|areas|responsibilities|operations|functions|roles|initiatives|needs|issues|features|campaigns|systems|tools|products|departments|services|materials|events|matters|procedures|techniques|methods))\b/i;
const LOOSE =
  /\b(everything|(?:all )?(?:the )?(?:things|stuff))\b(?! (?:as|on|from|that|else|they|we|he|she|I)\b)/i;

/** 'various transactions': plain things that the answer can stand for. */
const SEVERAL =
  /\b((?:various|several|a variety of|a wide variety of|a wide range of|a range of|all sorts of|all kinds of) (?:other |different )?)([a-z][a-z -]*)/;

function severalOf(text: string): RegExpExecArray | null {
  const match = SEVERAL.exec(text);
  const read = match && readThings(match[2]!);
  if (
    !match ||
    !read ||
    read.heads.length > 1 ||
    !isWhole(read.phrase) ||
    !ENDS.test(text.slice(match.index + match[1]!.length + read.phrase.length))
  )
    return null;
  match[2] = read.phrase;
  match[1] += read.phrase;
  return match;
}

/** Whom nobody should name. */
const PEOPLE =
  /(?:clients|customers|patients|guests|people|students|pupils|residents|users|children|families|members|visitors|callers|tenants|learners|employees|colleagues)$/i;

/** 'with various tasks', 'Prepped everything': the answer names them in that very place. */
function kindQuestion(text: string): LineQuestion | null {
  if (NAMED.test(text)) return null;
  const kind = KIND.exec(text) ?? severalOf(text);
  const loose = kind ? null : LOOSE.exec(text);
  const match = kind ?? loose;
  // 'various sandwiches, cakes and savouries': it is said of them all.
  if (
    kind &&
    match &&
    !KIND.test(text) &&
    /^, [a-z ]+ and [a-z]/.test(text.slice(match.index + match[1]!.length))
  )
    return null;
  if (!match || (hasNumber(text) && kind) || (kind && PEOPLE.test(match[2]!))) return null;
  if (standsInName(text, match.index, match[1]!)) return null;
  const asked = `Which ${kind ? match[2]!.toLowerCase() : 'things'}?`;
  const named = `${asked} Name the two or three that mattered most`;
  if (/^(?:Did|Do|Done|Doing) /.test(text)) return deed(`${named}, starting with a verb.`);
  if (match.index === 0) return deed(`${named}, and say what you did with them.`);
  const template = `${text.slice(0, match.index)}{answer}${text.slice(match.index + match[1]!.length)}`;
  return { prompt: `${named}.`, kind: 'text', template, purpose: 'deed' };
}

/** 'various duties such as filing', 'filing, scanning and other duties': they are named already. */
const NAMED =
  /\b(?:such as|like|including|e\.g|from [a-z]+ing)\b|[,:(] ?[a-z]+ing\b.*\bother\b|, .* and (?:any |all )?(?:other|various)\b|\beverything (?:from|that)\b/i;
