import { oneLine } from '#contract/one-line.ts';
import { hitsIn } from '#worker/keywords/matcher.ts';
import { holdsName, kinOf, membersFor } from './classes.ts';
import { stemsOf, type Stem } from './stems.ts';

/** One thing that a requirement names; any of its alternatives is enough. */
export interface Part {
  alternatives: readonly Alternative[];
}

export interface Alternative {
  text: string;
  /** Names of lexicon terms that it holds. */
  terms: readonly string[];
  /** Names and members of the classes that it names. */
  members: readonly string[];
  stems: readonly Stem[];
  /** Stems of names that narrow its terms: 'UK' in 'UK payroll'. */
  termNames: readonly string[];
  /** Stems of names that narrow its classes. */
  classNames: readonly string[];
  /** Stems of words that stand right before a field's name and narrow it: 'commercial' in 'commercial real estate'. */
  narrower: readonly string[];
  /** Telling stems that neither its terms nor its classes explain. */
  rest: readonly string[];
  /** Stems of words that stand right behind its names and are what is asked. */
  heads: readonly string[];
  /** Stems of what the system asked serves: 'donor' in 'donor CRM'. */
  kinds: readonly string[];
  /** Names behind it in brackets say which of it is meant, or it is such a detail itself. */
  widely?: boolean;
  /** It is nothing but the name of a tool. */
  tool: boolean;
}

const EXAMPLES =
  /(?:, |\()?\b(?:such as|like|e\.g\.?,?|for example|for instance|ours is|or similar|whichever|or equivalent|or comparable|particularly)\b/i;

/** 'Terraform, Pulumi or similar': one is enough. */
const OR_SIMILAR = new RegExp(
  oneLine`
    ,[^,;()]+ or (?:
      the like|its like|(?:an(?:other)? )?(?:similar|equivalent|comparable|other)s?\b
    )|,\s(?:whatever|whichever|you name it|take your pick)\W*$
  `,
  'i',
);

/** Words that two asks may share and that ask nothing alone: 'training or experience in …'. */
const BARE_FRAME = new RegExp(
  oneLine`
    ^\P{L}*(?:(?:an?|some|any|formal|relevant|previous|prior|proven|recent|specific|both) )*(?:
      training|education|qualifications?|study|studies|coursework|interest|practice|
      internships?|placements?|certification|aptitude|awareness
    )$
  `,
  'iu',
);

/** 'A fixed phrase with and in it' names one thing. */
const FIXED_PAIR = new RegExp(
  oneLine`
    \b(
      moving|manual|health|terms|profit|research|learning|training|food|design|mergers|
      monitoring|test|supply|planning|diversity|equality|hand|search|nuts|fruit|bed|sales|track|
      command|plan|goods|hospitality|travel|arts|audio|tax|oil|water|heating|wear|slings|lock|
      pick
    ) and (
      handling|safety|conditions|loss|development|assessment|beverage|drink|build|acquisitions|
      evaluation|tag|demand|control|inclusion|diversity|power tools|rescue|bolts|vegetables|
      breakfast|operations planning|trace|do|out|services|tourism|leisure|crafts|visual|
      accounting|gas|sewerage|ventilation|tear|pack
    )\b
  `,
  'gi',
);
/** Joins the words of a pair, so that no list is read into it. */
const JOINED = '\u2060';

/** Whoever does something by trade: what stands before 'or' shares the word. */
const TRADE =
  /\b(?:\p{L}{3,}(?:er|or|ist|ian|ant)|nurse|chef|cook|clerk|assistant|agent|analyst|architect|consultant|technician|officer)s?$/iu;

/** 'A learning or instructional designer': both are designers. */
function withSharedTrade(pieces: readonly string[]): readonly string[] {
  const [first = '', second = '', more] = pieces.map((piece) => piece.trim());
  const trade = TRADE.exec(second)?.[0];
  return more !== undefined ||
    !trade ||
    second === trade ||
    TRADE.test(first) ||
    !/^(?:(?:as )?an? )?\p{Ll}+$/u.test(first)
    ? pieces
    : [`${first} ${trade}`, second];
}

/** 'Produce or review drawings', 'of leading or coaching teams': whatever is done is done to the same thing. */
function withSharedObject(pieces: readonly string[]): readonly string[] {
  const last = pieces.at(-1)!.trim();
  const shared = NATION_OF.exec(last)?.[1];
  if (shared && pieces.length > 1) {
    return pieces.map((piece) => (NATION.test(piece.trim()) ? `${piece.trim()} ${shared}` : piece));
  }
  const object = /^\p{Ll}+\s+(.+)$/u.exec(last)?.[1];
  return object && pieces.length > 1
    ? pieces.map((piece) => (LONE_VERB.test(piece.trim()) ? `${piece.trim()} ${object}` : piece))
    : pieces;
}

/** 'French or Spanish clients': clients of both. */
const NATION_OF = /^\p{Lu}\p{L}+(?:an|ese|ish|ch|ss|ek)\s+(\p{Ll}.*)$/u;
const NATION = /(?:^|\s)\p{Lu}\p{L}+(?:an|ese|ish|ch|ss|ek)$/u;

const LONE_VERB =
  /^(?:.*\b(?:to|can|could|must|of|in|with|from|by|for) )?(?:\p{Ll}+ing|(?<=\b(?:to|can|could|must) )\p{Ll}+)$/u;

const OR = /,\s+(?:or\s+)?|\s+or\s+|\s?\/\s?(?=\p{L}{3})/u;
const ASIDE = /\(([^)]*)\)/g;
/** Words in brackets that speak instead of naming: 'with us it is one week in four'. */
const CLAUSE = /\b(?:we|us|our|you|your|it|they|is|are|was|will|have|has|can)\b/i;

/** Splits a requirement into what it names: lists are parts, 'or', slashes and examples are alternatives. */
export function partsOf(asked: string, common: ReadonlySet<string> = new Set()): Part[] {
  const plain = asked
    .replace(/\s+/g, ' ')
    .replaceAll(FIXED_PAIR, `$1${JOINED}and${JOINED}$2`)
    .replace(
      /^(?:strong|solid|good) (?:in|on)\b|^(?:you )?(?:are |be |feel )?at home (?:with|in)\b/i,
      '',
    )
    .replace(/\s[–—-]\s.*$/, (tail) => asideOf(asked, tail));
  const whole = hitsIn(plain).map(({ term }) => term.name);
  const [main, examples] = asKind(plain) ?? asExamples(plain);
  const isChoice = /\bor\b/.test(main.replaceAll(/\([^)]*\)/g, '')) || OR_SIMILAR.test(plain);
  const pieces = isChoice
    ? [main]
    : main.split(
        /,?\s+(?:including|incl\.)\s+|,\s+(?:and\s+)?(?![^()]*\))|\s+(?:and|&)\s+(?![^(]*\))|;\s+|\s\+\s/,
      );
  const kin = OF_A_KIND.test(asked) ? kinOf(asked) : [];
  const parts = withSharedObject(withoutEchoes(pieces)).flatMap((piece): Part[] => {
    const texts = [
      ...withSharedObject(withSharedTrade(piece.replaceAll(ASIDE, ' ').split(OR))),
      ...[...piece.matchAll(ASIDE)].flatMap(([, inside = '']) =>
        CLAUSE.test(inside) ? [] : inside.split(OR),
      ),
    ];
    const isDetail = (text: string) =>
      !/[\p{Lu}\d]/u.test(text) && !piece.replaceAll(ASIDE, ' ').includes(text);
    const telling = texts.filter((text) => !BARE_FRAME.test(text.trim()));
    const alternatives = (telling.length > 0 ? telling : texts)
      .map((text) => withKin(alternative(text, whole, common), kin))
      .filter(({ stems, terms, members }) => stems.length + terms.length + members.length > 0)
      .map((one) =>
        isFurtherNamed(piece, one.text) || (piece.includes('(') && isDetail(one.text))
          ? { ...one, widely: true }
          : one,
      );
    return alternatives.length > 0 ? [{ alternatives }] : [];
  });
  const extra = examples
    ? examples
        .split(/,\s+(?:and\s+|or\s+)?|\s+(?:or|and)\s+|[()]/)
        .map((text) => withKin(alternative(text, whole, common), kin))
    : [];
  const named = extra.filter(({ stems, terms }) => stems.length + terms.length > 0);
  if (named.length > 0 && parts.length > 0) {
    const last = parts.at(-1)!;
    parts[parts.length - 1] = { alternatives: [...last.alternatives, ...named] };
  } else if (named.length > 0) parts.push({ alternatives: named });
  return parts;
}

/** 'Mastercam or other CAM software', 'an app such as Famly', 'a till system (ours is Aloha)': any of the kind will do. */
const OF_A_KIND = new RegExp(
  oneLine`
    \bor (?:an?(?:other)? |some(?:thing)? |any )?(?:
      similar|equivalent|comparable|like|the like|its like|other|another|else
    )\b|\b(?:such as|like|e\.g\.?|for example|for instance)\b|
    \b(?:ours is|we use|any will do|of (?:that|this) sort)\b|\ban? comparable one\b
  `,
  'i',
);

/** With products of the same kind, where it names one. */
const withKin = (one: Alternative, kin: readonly string[]): Alternative =>
  kin.some((name) => holdsName(one.text, name))
    ? { ...one, members: [...one.members, ...kin] }
    : one;

/** 'Python (pandas, scikit-learn)': showing Python alone shows a part; 'management (CRM)' only gives its letters. */
function isFurtherNamed(piece: string, text: string): boolean {
  const [, before = '', inside = ''] = BRACKET.exec(piece) ?? [];
  const named = before.split(OR).at(-1)!.trim();
  if (inside === '' || named === '' || !text.startsWith(named)) return false;
  const names = inside.split(/,\s+(?:or |and )?|\s+(?:or|and)\s+|\s?\/\s?/);
  return (
    names.length > 1 &&
    names.every(
      (name) =>
        name.split(' ').length <= 3 &&
        (hitsIn(name).some(({ term }) => term.kind === 'tool') ||
          /^\p{Lu}\p{L}*\p{Ll}|^\p{Lu}{3,}/u.test(name)),
    )
  );
}

const BRACKET = /^(.*?)\(([^)]+)\)/;

/** What stands behind a dash explains, unless nothing stands before it; a name in it is asked as well. */
function asideOf(asked: string, tail: string): string {
  if (stemsOf(asked.slice(0, asked.length - tail.length)).length === 0) return tail;
  const named = hitsIn(tail).flatMap(({ term }) => (term.kind === 'tool' ? [term.name] : []));
  return named.length > 0 ? `, ${named.join(', ')}` : '';
}

/** 'Present a plan and defend it': what only points back asks nothing new. */
function withoutEchoes(pieces: readonly string[]): readonly string[] {
  const own = pieces.filter((piece, index) => index === 0 || !ECHO.test(piece));
  return own.length > 0 ? own : pieces;
}

const ECHO =
  /\b(?:it|them|behind them|the same|so on|live to tell)\b[^\p{L}]*$|^(?:so on|more|the like|etc)\b/iu;

/** A name tells more than a common word, and what the ad's title says tells less than the rest. */
function weighed(text: string, common: ReadonlySet<string>): readonly Stem[] {
  const stems = stemsOf(text);
  const names = namesIn(text);
  if (names.size === 0 && common.size === 0) return stems;
  return stems.map(({ stem, weight }) => {
    if (common.has(stem)) return { stem, weight: Math.min(weight, TITLE_WEIGHT) };
    return { stem, weight: names.has(stem) ? NAME_WEIGHT : weight };
  });
}

export const NAME_WEIGHT = 2;
const TITLE_WEIGHT = 0.4;

/** Stems of words in capitals, unless nearly every word has one. */
function namesIn(text: string): ReadonlySet<string> {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const later = words.slice(1);
  const capitals = later.filter((word) => /^\p{Lu}/u.test(word));
  const isTitleCase = capitals.length * 2 > later.length;
  const names = words.filter(
    (word, index) =>
      /^\p{Lu}{2,}\d*$/u.test(word) || (index > 0 && !isTitleCase && /^\p{Lu}/u.test(word)),
  );
  return new Set(names.flatMap((word) => stemsOf(word).map(({ stem }) => stem)));
}

const stemSet = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => stemsOf(text).map(({ stem }) => stem)));

/** Names that stand right before a word that a term or a class explains, and narrow it. */
function narrowing(
  text: string,
  explained: ReadonlySet<string>,
  names: ReadonlySet<string>,
): readonly string[] {
  if (explained.size === 0) return [];
  const stems = (text.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap(
    (word) => stemsOf(word)[0]?.stem ?? (/^real$/i.test(word) ? [] : ['']),
  );
  return stems.filter(
    (stem, index) =>
      names.has(stem) && !explained.has(stem) && explained.has(stems[index + 1] ?? ''),
  );
}

/** What a name only qualifies: 'crisis' in 'a media crisis', where knowing the media shows no crisis. */
function headsOf(text: string, explained: ReadonlySet<string>, rest: readonly string[]): string[] {
  const stems = (text.match(/[\p{L}\p{N}'’]+/gu) ?? []).map((word) => stemsOf(word)[0]?.stem ?? '');
  return stems.filter(
    (stem, index) =>
      rest.includes(stem) && !explained.has(stem) && explained.has(stems[index - 1] ?? ''),
  );
}

/** 'Donor' in 'a donor CRM', 'hotel' in 'hotel booking system': what the class serves narrows it. */
function kindsOf(text: string): readonly string[] {
  const found = CLASS_HEAD.exec(text);
  const before = found ? (stemsOf(found[1]!)[0] ?? null) : null;
  return before && before.weight >= 1 ? [before.stem] : [];
}

const CLASS_HEAD =
  /(\p{Ll}+) (?:ERP|CRM|EHR|EMR|CAD|GIS|POS|(?:management )?(?:system|software|platform))s?\b/u;

/** 'Laser' in 'laser cutting', which is all that is asked: cutting by other means is not it. */
const loneQualifier = (text: string): readonly string[] => {
  const words = text.split(/\s+/);
  const [first] = words.length === 2 ? stemsOf(words[0]!) : [];
  return first && first.weight >= 1 ? [first.stem] : [];
};

/** What a thing is wanted for is no part of it: 'French for our terrace evenings'. */
const PURPOSE = /(?<=\S.*)\s(?:for|so|when|where|because)\s/;

/** Adjectives that say which field is meant. */
const FIELD_OF_USE = /\b\p{Ll}{3,}(?:[ic]al|[nt]ial|ic|[mn]tal)\b/giu;

/** 'A planning tool: Asana, Trello, whatever': one of a kind is asked, and names of it are given. */
function asKind(text: string): [main: string, examples: string] | null {
  const found =
    new RegExp(
      oneLine`
      ^(
        (?:(?:some|good|solid|working) )*(?:fluency|knowledge|command|experience)? ?
        (?:in|of|with)? ?an? [^:,]{3,60}
      )(?::|, be it|, whether)\s+(.+)$
    `,
      'iu',
    ).exec(text) ?? /^(\p{L}+(?: \p{L}+){0,2}): ([^:]+ or [^:,]+)$/u.exec(text);
  return found
    ? [found[1]!, found[2]!.replace(/,? (?:whatever|whichever|or another|or others?)\W*$/i, '')]
    : null;
}

function asExamples(text: string): [main: string, examples: string | null] {
  const found = EXAMPLES.exec(text);
  if (!found) return [text, null];
  return [text.slice(0, found.index), text.slice(found.index + found[0].length)];
}

/** `whole` are the terms of the whole requirement: a short name such as R is known by its company only. */
function alternative(
  text: string,
  whole: readonly string[],
  common: ReadonlySet<string>,
): Alternative {
  const bare = text.replaceAll(JOINED, ' ').trim();
  const words = new Set(bare.split(/[^\p{L}\p{N}+#.]+/u));
  const hits = hitsIn(bare);
  const members = membersFor(bare);
  const classStems = stemSet(members);
  const byTerms = stemSet(hits.map(({ start, end }) => bare.slice(start, end)));
  const named = stemSet(members.filter((name) => holdsName(bare, name)));
  const stems = weighed(bare, common);
  const names = namesIn(bare);
  const fields = stemSet(bare.match(FIELD_OF_USE) ?? []);
  const byHard = new Set([
    ...named,
    ...stemSet(
      hits.flatMap(({ term, start, end }) =>
        term.kind === 'tool' ? [] : [bare.slice(start, end)],
      ),
    ),
  ]);
  const rest = stemsOf(bare.split(PURPOSE)[0]!).flatMap(({ stem, weight }) =>
    weight < 1 || byTerms.has(stem) || named.has(stem) ? [] : [stem],
  );
  return {
    text: bare,
    heads: headsOf(bare, byHard, rest),
    terms: [
      ...new Set([
        ...hits.map(({ term }) => term.name),
        ...whole.filter((name) => words.has(name)),
      ]),
    ],
    members,
    stems,
    rest,
    tool:
      hits.length > 0 &&
      hits.every(({ term }) => term.kind === 'tool') &&
      stems.every(({ stem }) => byTerms.has(stem)),
    termNames: narrowing(bare, byTerms, names),
    classNames: narrowing(bare, classStems, names),
    narrower: narrowing(bare, byHard, new Set([...fields, ...loneQualifier(bare)])),
    kinds: kindsOf(bare).filter((kind) => !classStems.has(kind)),
  };
}
