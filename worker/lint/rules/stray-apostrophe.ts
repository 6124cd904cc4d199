import { oneLine } from '#contract/one-line.ts';
import type { Speller } from '#worker/nlp/speller.ts';
import { pluralOf } from '#worker/nlp/line/inflect.ts';
import type { Span } from '#contract/resume.ts';
import type { AnalysedLine, Token } from '#worker/nlp/line/model.ts';
import { hasReading, is, isPluralNumber, replaceLint } from '../build.ts';
import type { Rule } from '../model.ts';

/** Whose shop, or things, may be meant though none is named. */
const OWNER = new RegExp(oneLine`
  ^(?:
    doctor|dentist|butcher|baker|grocer|chemist|vet|hairdresser|florist|optician|newsagent|
    solicitor|one|else|other|today|tomorrow|yesterday|year|month|week|day|morning|evening|night|
    o|let|mother|father|friend|parent|sister|brother|aunt|uncle|bachelor|master|associate|it|he|
    she|that|who|what|there|here|how|where|do|women|men|children|people|everyone|someone|anyone|
    nobody|world|country|nation
  )$
`);
const DECADE =
  /(?<![\p{L}\d])((?:19|20)?\d0|1\d|[2-9]|under-\d{1,2})['’]s(?=$|[.,;)]| (?:and|or|to|in|at|for|with)\b| \()/gu;
const ONE = /^(?:a|an|this|that|each|every|another|one|his|her|my|someone)$/;

export const strayApostrophe: Rule = {
  id: 'stray-apostrophe',
  category: 'grammar',
  title: 'No apostrophe in a plain plural',
  why: 'An apostrophe makes an owner, never a plural.',
  examples: {
    fixes: [
      ["Dropped bins at farms and business's", 'Dropped bins at farms and businesses'],
      ["Two referee's available on request", 'Two referees available on request'],
      ["Drove artic's and rigid's for a dairy", 'Drove artics and rigids for a dairy'],
      ["Reported any defect's on the tablet", 'Reported any defects on the tablet'],
      ["Delivered to RDC's along the coast", 'Delivered to RDCs along the coast'],
      ["Sent requests to public authority's", 'Sent requests to public authorities'],
      ["Looked after 38 resident's with dementia", 'Looked after 38 residents with dementia'],
      ["Managed the social media's of a hotel", 'Managed the social media of a hotel'],
      ["Wrote to alumni's and donors", 'Wrote to alumni and donors'],
      ["Set up 62 switch's and 9 routers", 'Set up 62 switches and 9 routers'],
      ["Does it before the crew get's on site", 'Does it before the crew gets on site'],
      ["Explained doses to patients and parent's", 'Explained doses to patients and parents'],
      ["Mended the lining of coat's", 'Mended the lining of coats'],
      ['Served in the 1990’s', 'Served in the 1990s'],
      ["Passed the test two week's early", 'Passed the test two weeks early'],
      ["Ran the shop on Sunday's", 'Ran the shop on Sundays'],
      [
        "Fitted locks in commercial property's without damage",
        'Fitted locks in commercial properties without damage',
      ],
    ],
    keeps: [
      "Was given the school's least loved job",
      "Answered the client's questions",
      "Worked at the dentist's on Mondays",
      "Holds a bachelor's in law, and a driver's license",
      "Met each client's and each supplier's needs",
      "Made cheese of sheep's, goat's and cow's milk",
      "Worked at McDonald's in Leeds",
      "It's the team's own tool",
      "Learned do's and don'ts",
      "Kept the manager's daily log",
      "A friend of the owner's in Cork",
      "Planned Sunday's menu",
      "Marked 11 master's and 17 bachelor's theses",
      "Relied on the lorry's being full by noon",
    ],
  },
  check(line, { speller }) {
    const { tokens, text } = line;
    const fix = (span: Span, plural: string) =>
      replaceLint(line, span, plural, {
        rule: this.id,
        category: this.category,
        message: `No apostrophe here: “${plural}”.`,
        priority: 60,
      });
    const decades = [...text.matchAll(DECADE)].flatMap(({ 0: all, 1: years, index }) =>
      fix({ start: index, end: index + all.length }, `${years!}s`),
    );
    const plurals = tokens.flatMap((token, at) => {
      const plural = pluralMeant(line, token, at, speller);
      return plural === null ? [] : fix(token, plural);
    });
    return [...decades, ...plurals];
  },
};

function pluralMeant(
  { tokens, text }: AnalysedLine,
  token: Token,
  at: number,
  speller: Speller | undefined,
): string | null {
  const [, stem = ''] = /^(.{2,})['’]s$/.exec(token.text) ?? [];
  const before = tokens[at - 1];
  // 'two referee's available'
  const isOffered =
    isPluralNumber(before) && is(tokens[at + 1], 'adj') && !is(tokens[at + 2], 'noun', 'adj');
  if (stem === '' || !(endsPhrase(tokens, at) || isSpan(tokens, at) || isOffered)) return null;
  if (text[token.end] === '”') return null;
  const counted = isPluralNumber(before);
  // 'patients and parent's': one of several, as the plural beside it says.
  const among = before?.norm === 'and' && tokens[at - 2]?.best.number === 'pl';
  if (OWNER.test(stem.toLowerCase()) && !is(before, 'adj') && !counted && !among) return null;
  if (ONE.test(before?.norm ?? '') || describesOne(tokens, at)) return null;
  if (/^[A-Z]{2,}\d*$/.test(stem) || /^[A-Z]{2,5}[a-z]?$/.test(stem)) return `${stem}s`;
  if (WEEKDAY.test(stem) && /^(?:on|and|or|to|,)$/.test(before?.norm ?? '')) return `${stem}s`;
  if (/^\p{Lu}/u.test(stem) && at > 0 && !is(before, 'punct') && !isTitleNoun(tokens, at))
    return null;
  if (/^\p{Lu}/u.test(stem) && (at === 0 || is(before, 'punct'))) return null;
  const word = stem.toLowerCase();
  // 'the social media's of': no plural is wanted.
  if (/^(?:media|data|staff|equipment|information|software|furniture|luggage|feedback)$/.test(word))
    return stem;
  if (/^(?:women|men|children|people)$/.test(word)) return counted ? stem : null;
  if (/^(?:alumni|criteria|phenomena|bacteria|fungi|alumnae)$/.test(word)) return stem;
  if (isVerbHere(tokens, at, word)) return inflectThird(stem);
  if (doubleGenitive(tokens, at) || sharesOwner(tokens, at)) return null;
  // 'a shepherd's or stock manager job'
  if (
    tokens[at + 1]?.norm === 'or' &&
    is(tokens[at + 2], 'noun', 'adj') &&
    is(tokens[at + 3], 'noun')
  )
    return null;
  if (!/^[a-z-]+$/i.test(stem)) return null;
  if (speller?.correct(word) === false || speller?.correct(`${word}s`)) return `${stem}s`;
  const plural = pluralOf(stem);
  if (plural === stem && stem.endsWith('ss')) return `${stem}es`;
  // 'technology's': several are meant, though it is one elsewhere.
  return plural === stem && /[^aeiou]y$/.test(stem) ? `${stem.slice(0, -1)}ies` : plural;
}

const WEEKDAY = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/;

/** 'three month's early', 'two day's later': how long, and nothing that is owned. */
const isSpan = (tokens: readonly Token[], at: number): boolean =>
  isPluralNumber(tokens[at - 1]) &&
  /^(?:second|minute|hour|day|night|week|month|year)['’]s$/i.test(tokens[at]!.text) &&
  /^(?:early|late|later|earlier|ago|running|straight|ahead|behind|overdue)$/.test(
    tokens[at + 1]?.norm ?? '',
  );

/** What follows is no thing that could be owned. */
function endsPhrase(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (next === undefined) return true;
  if (is(next, 'punct')) return /^[,.;:!?()]$/.test(next.text);
  // 'relied on the van's being full'
  if (next.norm === 'being') return false;
  if (/^(?:using|including|following|aged|based|per)$/.test(next.norm)) return true;
  if (is(next, 'verb')) {
    // 'the client's packed lunch' owns; 'defect's reported on' does not.
    return (
      next.best.form !== 'gerund' && !hasReading(next, 'noun') && !is(tokens[at + 2], 'noun', 'adj')
    );
  }
  if (/^(?:about|over|around|since|before|after)$/.test(next.norm)) return true;
  // 'any defect's reported on the form'
  if (hasReading(next, 'verb', 'participle') && is(tokens[at + 2], 'prep')) return true;
  if (/^(?:daily|weekly|monthly|yearly)$/.test(next.norm))
    return !is(tokens[at + 2], 'noun', 'adj');
  // 'the school's least loved job'
  if (is(next, 'adv')) return !is(tokens[at + 2], 'adj', 'noun') && !is(tokens[at + 3], 'noun');
  return is(next, 'prep', 'conj', 'aux', 'det', 'pron') || next.norm === 'to';
}

/** 'each public authority's': an adjective may stand between. */
const describesOne = (tokens: readonly Token[], at: number) =>
  is(tokens[at - 1], 'adj', 'noun') && ONE.test(tokens[at - 2]?.norm ?? '');

/** 'Special Delivery's': a name's last word that is a common noun. */
const isTitleNoun = (tokens: readonly Token[], at: number) =>
  /^(?:Deliver|Visit|Student|Vendor|Client|Customer|Manager|Engineer)/.test(tokens[at]!.text);

/** 'a friend of the owner's', 'a friend of Ada's'; 'the lining of coat's' lacks nobody. */
const doubleGenitive = (tokens: readonly Token[], at: number) =>
  (tokens[at - 1]?.norm === 'of' && /^\p{Lu}/u.test(tokens[at]!.text)) ||
  (tokens[at - 2]?.norm === 'of' &&
    is(tokens[at - 1], 'det') &&
    is(tokens[at - 3], 'noun') &&
    /^(?:friend|colleague|client|relative)s?$/.test(tokens[at - 3]!.norm));

/** 'the client's and the firm's interests': a later owner says that this is one too. */
function sharesOwner(tokens: readonly Token[], at: number): boolean {
  // 'sheep's, goat's and cow's milk'
  if (tokens[at + 1]?.text === ',' && /['’]s$/.test(tokens[at + 2]?.text ?? ''))
    return sharesOwner(tokens, at + 2);
  if (!/^(?:and|or|,|&)$/.test(tokens[at + 1]?.norm ?? '')) return false;
  const later = tokens
    .slice(at + 2, at + 4)
    .findIndex(
      (it) =>
        /['’]s$/.test(it.text) &&
        (it === tokens[at + 2] || is(tokens[at + 2], 'det', 'pron', 'num')),
    );
  return later >= 0 && is(tokens[at + 2 + later + 1], 'noun', 'adj');
}

/** 'the crew get's on', 'he run's the bar' */
const isVerbHere = (tokens: readonly Token[], at: number, word: string) =>
  /^(?:get|run|make|give|take|need|want|come|put|let|keep|see|say|go|know|provide|ensure|include|help|seem|become|bring)$/.test(
    word,
  ) &&
  (is(tokens[at - 1], 'noun', 'pron', 'proper') || at === 0);

const inflectThird = (stem: string) => (/(?:ch|sh|s|x|go)$/.test(stem) ? `${stem}es` : `${stem}s`);
