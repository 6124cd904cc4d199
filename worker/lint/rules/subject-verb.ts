import { isPerson } from '../list-items.ts';
import { oneLine } from '#contract/one-line.ts';
import { isCountable } from '#worker/nlp/count-nouns.ts';
import { targetForm } from '#worker/nlp/line/clause.ts';
import { inflect, singularsOf } from '#worker/nlp/line/inflect.ts';
import type { Speller } from '#worker/nlp/speller.ts';
import type { AnalysedLine, Token } from '#worker/nlp/line/model.ts';
import { hasReading, inCaseOf, is, isPlural, isPluralNumber, replaceLint } from '../build.ts';
import type { Lint, LintContext, Rule } from '../model.ts';

/** They count as one, whoever is meant. */
const EVERYBODY = /^(?:every|some|any|no)(?:body|one|thing)$/;
/** What cannot be counted is one. */
const MASS = new RegExp(oneLine`
  ^(?:
    information|equipment|furniture|software|hardware|advice|feedback|luggage|homework|
    knowledge|machinery|paperwork|stationery|documentation|cleanliness|safety|money
  )$
`);

const TO_PLURAL: Readonly<Record<string, string>> = {
  was: 'were',
  is: 'are',
  has: 'have',
  does: 'do',
};
const TO_SINGULAR: Readonly<Record<string, string>> = {
  were: 'was',
  are: 'is',
  have: 'has',
  do: 'does',
};

/** Plurals in form only, and measures that count as one. */
const COUNTS_AS_ONE = new RegExp(oneLine`
  ^(?:
    news|sous|logistics|lens|axes|stats|economics|mathematics|physics|ethics|politics|athletics|gymnastics|analytics|
    electronics|mechanics|robotics|genetics|statistics|ceramics|graphics|dynamics|series|
    species|means|works|headquarters|data|media|diabetes|measles|sales|operations|
    communications|maths|years?|months|weeks|days|hours|minutes|percent|pounds|dollars|euros|
    miles|kilos|it|who|which|that
  )$
`);
/** Sums that follow a number: '3 years is'. */
const COLLECTIVE = new RegExp(oneLine`
  ^(?:
    team|staff|crew|group|family|police|majority|minority|number|range|variety|half|rest|lot|
    couple|pair|series|government|company|board|committee|department|club|band|cast|public|
    audience|jury|council|army|navy|management|personnel|people|cattle|data|media|none|all|most|
    some|any|part|total|percentage|fraction|handful|host|plenty|faculty|squad|workforce|class|
    population|youth|gang|brigade|shift|choir|household|firm|union|panel|orchestra|ensemble|cohort|watch|side|unit|set|mix|combination|selection|third|quarter|bulk|remainder|majority
  )$
`);
const ALL = /^(?:all|both|these|those)$/;
const OPENS_CLAUSE =
  /^(?:that|when|while|as|if|because|since|after|before|until|where|so|but|and|or|although|though|whether|than|then|how|what|why)$/;

export const subjectVerb: Rule = {
  id: 'subject-verb',
  category: 'grammar',
  title: 'Verb agrees with its subject',
  why: '“Orders was” is the fault that recruiters notice first.',
  examples: {
    fixes: [
      ['Helped clients who wants to add a car', 'Helped clients who want to add a car'],
      [
        'Lead a team of three juniors who handles forms (current)',
        'Lead a team of three juniors who handle forms (current)',
      ],
      ['Orders was packed by noon', 'Orders were packed by noon'],
      ['Everybody are trained and nobody were hurt', 'Everybody is trained and nobody was hurt'],
      ['The above information are true', 'The above information is true'],
      ['Checked that all visitors was logged', 'Checked that all visitors were logged'],
      ['Complaints about late post was answered', 'Complaints about late post were answered'],
      ['Scores of the team has risen', 'Scores of the team have risen'],
      [
        'Helped residents who has swallowing problems',
        'Helped residents who have swallowing problems',
      ],
      ['Built a portal which have been adopted', 'Built a portal which has been adopted'],
      ['Noted what they has eaten', 'Noted what they have eaten'],
      ['Built a model which predict demand', 'Built a model which predicts demand'],
      ['Gave lessons that engages learners', 'Gave lessons that engage learners'],
      ['Wrote the login that replace the code', 'Wrote the login that replaces the code'],
      ['Helped a guest who get heat stroke', 'Helped a guest who got heat stroke'],
      ['Saw 65 clients, of whom only nine was late', 'Saw 65 clients, of whom only nine were late'],
      [
        'Keep the drugs register, which have been clean for years (current)',
        'Keep the drugs register, which has been clean for years (current)',
      ],
      [
        'Write scripts, so a new server are ready (current)',
        'Write scripts, so a new server is ready (current)',
      ],
      ['Both of my managers is happy to talk', 'Both of my managers are happy to talk'],
      [
        'Check that each of the guests have a towel (current)',
        'Check that each of the guests has a towel (current)',
      ],
      [
        'Log parcels as soon as they arrives (current)',
        'Log parcels as soon as they arrive (current)',
      ],
      [
        'Taught nine cooks, four of whom was promoted',
        'Taught nine cooks, four of whom were promoted',
      ],
      ['Taught nine cooks; six has passed', 'Taught nine cooks; six have passed'],
      [
        'Check that all guards wears a vest (current)',
        'Check that all guards wear a vest (current)',
      ],
      ['They was pleased and we was too', 'They were pleased and we were too'],
      ['There was 3 audits, which we passed', 'There were 3 audits, which we passed'],
      ['Firewall rules was reviewed', 'Firewall rules were reviewed'],
      ["Oil the loom so the belt don't slip", "Oil the loom so the belt doesn't slip"],
      ["Ring the vet if it don't eat", "Ring the vet if it doesn't eat"],
      ["Ran the crew when the foreman weren't there", "Ran the crew when the foreman wasn't there"],
      ['17 out of 18 has passed', '17 out of 18 have passed'],
      [
        'Make sure the licence and fire certificate is valid (current)',
        'Make sure the licence and fire certificate are valid (current)',
      ],
      ['Ladders and the winch was checked', 'Ladders and the winch were checked'],
    ],
    keeps: [
      'Kept good relations with customers which helps in repeat orders',
      'Flagged 150 errors a month which were missed before',
      'The team were praised and the staff are happy',
      'One of the reports was late',
      'A list of orders was kept',
      'Logistics is my trade',
      'Wrote a macro to track expiry dates, which is still used',
      'The gang were praised and the brigade are on a four-day week',
      'One of the apps that tracks sleep',
      'Built a list of parts that fit the pump',
      'Made sure the health and safety of guests was kept',
      'If it were needed, what the customers need is speed',
      'Each of the drivers has a phone',
      "Made sure the crew don't wait and the belts don't slip",
      "Saw that the cook and the baker don't meet",
      'Taught what the results of the test is about',
      'Ran the plant where output of the lines was low',
      'The notes present in this file are for the night crew',
      'Whatever remained in the trays was thrown away',
      'A form whose fields are the number of guests',
      'A friendly person with good skills who goes the extra mile',
      'Wrote scripts at the head of the path which print a message',
      'Helped one of the guests who have a dog, and one of the cooks has left',
      'Kept the keys and the log, which have been complete since',
      'Ran the shop and the yard, which have grown',
      'Found four notes in the 2018 season, which were handed over',
      'Doubled sales in five seasons, which was mostly from word of mouth',
      'Keep the rule that control keys work alike (current)',
      'Started the job with the -f and -c options was safe',
      'Made sure the health and safety of guests was kept',
      'Made sure that bread and butter was served',
      'Checked the winch and the ladder was safe',
      'One out of 18 has passed',
    ],
  },
  check(line, context) {
    return line.tokens.flatMap((token, at) => {
      if (TO_PLURAL[token.norm] !== undefined && is(token, 'aux', 'verb'))
        return toPlural(line, at, this, context);
      if (TO_SINGULAR[token.norm] !== undefined && is(token, 'aux', 'verb')) {
        return toSingular(line, at, this);
      }
      const before = line.tokens[at - 1]?.norm ?? '';
      if (/^(?:who|which|that)$/.test(before)) return inRelative(line, at, this);
      // 'the day they arrives'
      if (/^(?:they|we)$/.test(before) && is(token, 'verb') && token.best.form === 'third')
        return change(line, at - 1, at, token.best.lemma, this);
      // 'that all guards wears a vest'
      const isOfAll = isPlural(line.tokens[at - 1]) && ALL.test(line.tokens[at - 2]?.norm ?? '');
      const hasObject = is(line.tokens[at + 1], 'det', 'pron', 'adj', 'num');
      return isOfAll && hasObject && is(token, 'verb') && token.best.form === 'third'
        ? change(line, at - 1, at, token.best.lemma, this)
        : [];
    });
  },
};

function toPlural(line: AnalysedLine, at: number, rule: Rule, { speller }: LintContext): Lint[] {
  const { tokens } = line;
  const verb = tokens[at]!;
  const subject = subjectOf(tokens, at);
  const isPlural = subject !== null && isPluralSubject(tokens, subject, speller);
  const counted =
    (tokens[at - 1]?.norm === 'there' && isPluralNumber(tokens[at + 1])) ||
    isPartOfMany(tokens, at);
  if (!isPlural && !counted && !isPairOfThings(tokens, at)) return [];
  return change(line, subject ?? at - 1, at, TO_PLURAL[verb.norm]!, rule);
}

/** 'sure the licence and fire certificate is': two things that can be counted, at the start of a clause. */
function isPairOfThings(tokens: readonly Token[], verb: number): boolean {
  const second = tokens[verb - 1];
  if (!isThing(second)) return false;
  let at = verb - 2;
  while (is(tokens[at], 'adj', 'noun') && verb - at < 4) at--;
  const isOwn = is(tokens[at], 'det');
  if (isOwn) at--;
  if (tokens[at]?.norm !== 'and' || !(isThing(tokens[at - 1]) || isPlural(tokens[at - 1])))
    return false;
  let first = at - 1;
  while (is(tokens[first - 1], 'adj', 'noun') && at - first < 3) first--;
  const opener = tokens[first - 1];
  if (is(opener, 'det')) first--;
  // 'checked the winch and the ladder was safe': two clauses.
  if (
    isOwn &&
    !isPlural(tokens[at - 1]) &&
    !/^(?:sure|that|when|if|because)$/.test(tokens[first - 1]?.norm ?? '')
  )
    return false;
  return tokens[first - 1]?.norm === 'sure' || opensAt(tokens, first);
}

const isThing = (token: Token | undefined): boolean =>
  is(token, 'noun') && !token!.best.possessive && isCountable(token!.norm);

/** '65 clients, of whom only nine has': a number of those named before. */
function isPartOfMany(tokens: readonly Token[], verb: number): boolean {
  // '17 out of 18 has'
  if (
    isPluralNumber(tokens[verb - 1]) &&
    tokens[verb - 2]?.norm === 'of' &&
    tokens[verb - 3]?.norm === 'out' &&
    isPluralNumber(tokens[verb - 4])
  )
    return true;
  // '; six has passed'
  if (!isPluralNumber(tokens[verb - 1])) return isOfMany(tokens, verb - 1);
  if (/^[a-z]+$/.test(tokens[verb - 1]!.text) && tokens[verb - 2]?.text === ';') return true;
  const relative = tokens[verb - 2]?.best.pos === 'adv' ? verb - 3 : verb - 2;
  return (
    /^(?:whom|which)$/.test(tokens[relative]?.norm ?? '') && tokens[relative - 1]?.norm === 'of'
  );
}

/** 'five dispatchers, four of whom was promoted' */
const isOfMany = (tokens: readonly Token[], relative: number): boolean =>
  /^(?:whom|which)$/.test(tokens[relative]?.norm ?? '') &&
  tokens[relative - 1]?.norm === 'of' &&
  (isPluralNumber(tokens[relative - 2]) ||
    /^(?:both|all|most|many|some|several|few)$/.test(tokens[relative - 2]?.norm ?? ''));

/** 'a model which predict demand', 'lessons that engages learners': the verb of a relative clause. */
function inRelative(line: AnalysedLine, at: number, rule: Rule): Lint[] {
  const { tokens } = line;
  const { best, readings } = tokens[at]!;
  const subject = antecedent(tokens, at - 1);
  if (
    best.pos !== 'verb' ||
    subject === null ||
    !is(tokens[at + 1], 'noun', 'det', 'adj', 'prep', 'num', 'pron', 'adv', 'part')
  )
    return [];
  const noun = tokens[subject]!;
  // 'good relations with customers which helps': what was done helps, as people are 'who'.
  if (tokens[at - 1]!.norm === 'which' && best.form === 'third' && isPerson(noun)) return [];
  if (!/^[a-z]+$/.test(noun.text) || COLLECTIVE.test(noun.norm) || COUNTS_AS_ONE.test(noun.norm))
    return [];
  // 'four notes in the 2018 season, which were handed over': those before the comma may be meant.
  const isBehindComma = tokens[at - 1]!.norm === 'which' && tokens[at - 2]?.text === ',';
  if (isBehindComma && tokens.slice(0, subject).some((it) => isPlural(it)) && !isPlural(noun))
    return [];
  // 'a friendly person with good skills who goes the extra mile'
  if (
    tokens[at - 1]!.norm === 'who' &&
    !isPerson(noun) &&
    tokens.slice(Math.max(0, subject - 6), subject).some((it) => isOnePerson(it))
  )
    return [];
  const isCounted = isPluralNumber(tokens[subject - 1]);
  if (best.form === 'third' && isPlural(noun) && (isCounted || !startsWithOne(tokens, subject)))
    return change(line, subject, at, best.lemma, rule);
  // 'the rule that control keys work alike': a noun before another one is the clause's subject.
  const isWho = tokens[at - 1]!.norm === 'who';
  const mayBeThing =
    !isWho &&
    readings.some((it) => it.pos === 'noun') &&
    is(tokens[at + 1], 'noun') &&
    !isPlural(tokens[at]);
  const isBase = best.form === 'base' && !mayBeThing && !readings.some((it) => it.form === 'past');
  const isOne = noun.best.number === 'sg' && !isPlural(noun) && !is(tokens[subject - 1], 'conj');
  const { norm } = firstOfPhrase(tokens, subject);
  // 'the login that replace the code': with its object behind it, nothing but a verb.
  const single =
    /^(?:a|an|this|each|every)$/.test(norm) ||
    (norm === 'the' &&
      is(tokens[at + 1], 'det', 'pron', 'num') &&
      // 'scripts at the head of the path which print a message'
      !tokens.slice(Math.max(0, subject - 8), subject).some((it) => isPlural(it)));
  if (!isBase || !isOne || !single || tokens.slice(Math.max(0, subject - 5), subject).some(isJoint))
    return [];
  // Somebody met in a job that has ended did it then.
  const isThen = isWho && /^an?$/.test(norm) && targetForm(line) === 'past';
  return change(
    line,
    subject,
    at,
    inflect(best.lemma, isThen ? 'past' : 'third', line.dialect),
    rule,
  );
}

const isOnePerson = (token: Token): boolean =>
  !isPlural(token) && (isPerson(token) || /^(?:person|individual|man|woman)$/.test(token.norm));

function change(line: AnalysedLine, subject: number, at: number, put: string, rule: Rule): Lint[] {
  const verb = line.tokens[at]!;
  const [start, end] = [Math.min(subject, at), Math.max(subject, at)];
  return replaceLint(line, verb, inCaseOf(verb.text, put), {
    rule: rule.id,
    category: rule.category,
    message: `“${line.tokens[subject]!.text}” goes with “${put}”.`,
    priority: 60,
    span: { start: line.tokens[start]!.start, end: line.tokens[end]!.end },
  });
}

function isPluralSubject(tokens: readonly Token[], at: number, speller?: Speller): boolean {
  const subject = tokens[at]!;
  if (/^(?:they|we|you|these|those)$/.test(subject.norm)) return true;
  if (!isPlural(subject)) return false;
  if (COUNTS_AS_ONE.test(subject.norm) || !/^\p{L}+$/u.test(subject.text)) return false;
  // 'James was': no plural of a word.
  const one = singularsOf(subject.norm)[0];
  if (one !== undefined && speller?.correct(one) === false) return false;
  // 'macOS', 'WordPress': a name.
  if (/.\p{Lu}/u.test(subject.text) && /\p{Ll}/u.test(subject.text)) return false;
  const isName = /^\p{Lu}/u.test(subject.text) && at > 0 && !is(tokens[at - 1], 'punct');
  return !isName && !startsWithOne(tokens, at);
}

/** 'a works', 'one of the reports', 'each of the drivers', 'the number of orders'. */
function startsWithOne(tokens: readonly Token[], head: number): boolean {
  for (let at = head - 1; at >= 0 && head - at < 8; at--) {
    const token = tokens[at]!;
    if (/^(?:a|an|one|each|every|either|neither|none|what|this|which|whose)$/.test(token.norm))
      return true;
    if (token.norm === 'of' || is(token, 'det', 'adj', 'noun', 'num', 'adv')) continue;
    return false;
  }
  return false;
}

/**
 * Head of the noun phrase that the verb belongs to: walks back over 'of the team', 'about late post'; null where
 * the clause is not plain.
 */
function subjectOf(tokens: readonly Token[], verb: number): number | null {
  let at = verb - 1;
  while (is(tokens[at], 'adv') && tokens[at]!.norm !== 'there') at--;
  if (at < 0) return null;
  if (/^(?:who|which|that)$/.test(tokens[at]!.norm)) return antecedent(tokens, at);
  if (is(tokens[at], 'pron')) return opensAt(tokens, at) ? at : null;
  let head: number | null = null;
  for (; at >= 0; at--) {
    const token = tokens[at]!;
    if (is(token, 'noun', 'proper')) {
      const closes = !is(tokens[at + 1], 'noun', 'proper') || head === null;
      if (closes && !is(tokens[at + 1], 'noun', 'proper')) head = at;
    } else if (token.norm === 'of' && SOME_OF.test(tokens[at - 1]?.norm ?? '') && head !== null) {
      // 'each of the residents': one of them.
      if (ONE_OF.test(tokens[at - 1]!.norm)) return opensAt(tokens, at - 1) ? at - 1 : null;
      at--;
    } else if (is(token, 'prep') && !OPENS_CLAUSE.test(token.norm)) {
      // What stands before the preposition is the head, if it is a noun.
      if (!is(tokens[at - 1], 'noun') || head === null || token.norm === 'than') return null;
    } else if (!is(token, 'det', 'adj', 'num') && token.best.possessive !== true) break;
  }
  if (head === null) return null;
  // 'a form whose fields are', 'whatever stands in the rows is'
  if (
    tokens
      .slice(Math.max(0, at), verb)
      .some(({ norm }) => /^(?:whose|whatever|whichever|what)$/.test(norm))
  )
    return null;
  if (/^(?:whatever|whoever|what)$/.test(tokens[at]?.norm ?? '')) return null;
  return opensAt(tokens, at + 1) ? head : null;
}

/** 'both of the managers': as many as are named behind it. */
const ONE_OF = /^(?:each|one|either|neither)$/;
const SOME_OF = /^(?:each|one|either|neither|both|several|many|few|two|three|four|five|six)$/;

/** True where a clause may begin: at the line's start, behind a mark, 'that', 'and', or a verb of saying or making sure. */
function opensAt(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (before === undefined || /^[,;:.!?•–—]$/.test(before.text)) return true;
  // 'the -f and -c options': a dash with a blank behind it, no hyphen.
  if (before.text === '-') return tokens[at]!.start > before.end;
  if (is(before, 'punct')) return false;
  if (is(tokens[at], 'pron') && is(before, 'conj')) return true;
  // Joined or not, what ends in a plural is plural: 'sand and the stones were'.
  if (before.norm === 'and') return is(tokens[at], 'det') || listOpens(tokens, at - 1);
  if (OPENS_CLAUSE.test(before.norm)) return before.norm !== 'what' || is(tokens[at], 'pron');
  // 'Expired medicines was': at the start a participle only describes.
  if (at === 1 && hasReading(before, 'verb', 'participle')) return true;
  // 'of checking the rules instead is'
  if (/^(?:check|find|show|prov)\w*ing$/.test(before.norm) && is(tokens[at - 2], 'prep'))
    return false;
  return /^(?:ensur|insur|assur|check|confirm|mak|find|found|said|show|prov|feel|felt|know|knew|think|thought|believ|hop)/.test(
    before.norm,
  );
}

/** True where nothing but nouns and what describes them stands before 'and', back to the clause's start. */
function listOpens(tokens: readonly Token[], and: number): boolean {
  let at = and - 1;
  while (at >= 0 && (is(tokens[at], 'noun', 'adj', 'proper', 'det') || tokens[at]!.text === ','))
    at--;
  return at < 0 || OPENS_CLAUSE.test(tokens[at]!.norm);
}

/** The noun before 'who' or 'which'; null where nouns of both numbers may be meant. */
function antecedent(tokens: readonly Token[], at: number): number | null {
  const isApart = tokens[at - 1]?.text === ',';
  let noun = isApart ? at - 2 : at - 1;
  // '150 mismatches a month which'
  const isRate =
    /^(?:day|night|week|month|year|hour|minute|shift)$/.test(tokens[noun]?.norm ?? '') &&
    /^(?:an?|per|each|every)$/.test(tokens[noun - 1]?.norm ?? '');
  if (isRate && is(tokens[noun - 2], 'noun')) noun -= 2;
  if (!is(tokens[noun], 'noun') || tokens[noun]!.best.possessive) return null;
  if (isApart && !is(tokens[at + 2], 'verb', 'adv', 'aux')) return null;
  // 'from 140 to 388 in five seasons, which was mostly': what happened is meant.
  if (isApart && is(tokens[noun - 1], 'num')) return null;
  if (tokens[at]!.norm === 'who' && !isApart) return noun;
  const near = tokens.slice(Math.max(0, noun - 4), noun);
  const joined = near.findLastIndex((it) => is(it, 'prep', 'conj') || it.norm === 'to');
  // 'a macro to track dates, which is used'
  if (isApart && near.some((it, index) => it.norm === 'to' && is(near[index + 1], 'verb')))
    return null;
  // 'and reject packages that': the object of a verb of its own.
  if (near.slice(Math.max(joined, 0)).some((it) => is(it, 'verb'))) return noun;
  const others = near.slice(0, Math.max(joined, 0)).filter((it) => is(it, 'noun', 'proper'));
  const plural = isPlural(tokens[noun]);
  return others.every((it) => isPlural(it) === plural) ? noun : null;
}

/** 'The above information are': what is no plural is the subject, and nothing is joined to it. */
function opensMass(tokens: readonly Token[], verb: number): boolean {
  if (!MASS.test(tokens[verb - 1]?.norm ?? '')) return false;
  let at = verb - 2;
  while (is(tokens[at], 'adj', 'det') || /^(?:above|the)$/.test(tokens[at]?.norm ?? '')) at--;
  return at < 0 || OPENS_CLAUSE.test(tokens[at]!.norm) || /^[.;:]$/.test(tokens[at]!.text)
    ? !/^(?:and|or)$/.test(tokens[at]?.norm ?? '')
    : false;
}

function toSingular(line: AnalysedLine, at: number, rule: Rule): Lint[] {
  const { tokens } = line;
  const subject = opensMass(tokens, at) ? at - 1 : subjectOf(tokens, at);
  if (subject === null) return [];
  const token = tokens[subject]!;
  const put = TO_SINGULAR[tokens[at]!.norm]!;
  const isOne =
    (EVERYBODY.test(token.norm) && subject === at - 1) ||
    (ONE_OF.test(token.norm) && tokens[subject + 1]?.norm === 'of');
  if (isOne || opensMass(tokens, at)) return change(line, subject, at, put, rule);
  const before = tokens[at - 1]!;
  const isRelative = before.norm === 'which' && tokens[at - 2]?.text === ',';
  const isDenied = /^(?:n't|not)$/.test(tokens[at + 1]?.norm ?? '');
  if (tokens[at]!.norm === 'do' && isDenied && /^(?:he|she|it)$/.test(token.norm))
    return change(line, subject, at, put, rule);
  if (
    (tokens[at]!.norm === 'do' && !isDenied) ||
    tokens.slice(clauseStart(tokens, subject), isRelative ? subject : at).some(isJoint)
  )
    return [];
  const relative = /^(?:who|which)$/.test(before.norm);
  if (!is(token, 'noun') || token.best.number !== 'sg' || isPlural(token)) return [];
  if (token.best.possessive) return [];
  if (COLLECTIVE.test(token.norm) || !/^[a-z]+$/i.test(token.text)) return [];
  const single = firstOfPhrase(tokens, subject);
  const needed = relative
    ? isRelative
      ? /^(?:an?|the)$/
      : /^an?$/
    : tokens[at]!.norm === 'do' || (tokens[at]!.norm === 'were' && isDenied)
      ? /^(?:an?|the|this|that|each|every|my|our|his|her)$/
      : /^(?:an?|this|each|every)$/;
  // 'The campaign of 2024 have sold': at the line's start the article is enough.
  const starts =
    single === tokens[0] &&
    single.norm === 'the' &&
    !relative &&
    // 'The notes present in this file are': the plural is the subject.
    !tokens.slice(1, subject).some((it) => isPlural(it));
  if (starts) return change(line, subject, at, put, rule);
  if (!needed.test(single.norm)) return [];
  // 'Found four notes in the 2018 season, which were handed over': what stands further back may be meant.
  if (isRelative && tokens.slice(0, tokens.indexOf(single)).some((it) => isPlural(it))) return [];
  if (is(tokens[subject + 1], 'prep') && !relative) return [];
  return change(line, subject, at, put, rule);
}

/** What is joined before 'so' or 'because' is another clause's. */
function clauseStart(tokens: readonly Token[], subject: number): number {
  const opener = tokens.findLastIndex(
    ({ norm }, at) => at < subject && /^(?:so|because|that|since|while)$/.test(norm),
  );
  return Math.max(0, subject - 6, opener + 1);
}

const isJoint = (token: Token) => /^(?:and|or|nor|with|if|though|wish|,|&|\/)$/.test(token.norm);

function firstOfPhrase(tokens: readonly Token[], head: number): Token {
  let at = head;
  while (is(tokens[at - 1], 'adj', 'noun', 'adv', 'num')) at--;
  return tokens[at - 1] !== undefined && is(tokens[at - 1], 'det') ? tokens[at - 1]! : tokens[at]!;
}
