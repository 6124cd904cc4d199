import { oneLine } from '#contract/one-line.ts';
import { AGENTS } from '#worker/nlp/line/agents.ts';
import { pluralOf } from '#worker/nlp/line/inflect.ts';
import type { AnalysedLine, Token } from '#worker/nlp/line/model.ts';
import { phraseEnd } from '#worker/nlp/line/phrases.ts';
import { hasReading, is, isBeside, isPlural, isRunning, replaceLint } from '../build.ts';
import type { Lint, Rule } from '../model.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** One known person: 'reported to manager' means the manager. */
const PEOPLE =
  words(`doctor manager client customer supervisor engineer consultant stockist supplier driver technician
  teacher owner director foreman chef nurse pharmacist surgeon dentist lawyer accountant architect contractor
  buyer vendor employee tenant landlord pilot captain inspector auditor mechanic operator
  receptionist cashier principal headteacher boss employer family team board council
  committee company police court public government ministry customer-service`);
/** Of these there are many: 'received thanks from guest' means guests. */
const MANY_PEOPLE = words(
  `guest patient passenger student pupil user child candidate applicant resident visitor tourist`,
);
/** Where work is done; 'in hospital', 'at school', 'on site' and 'in court' are right without. */
const PLACES =
  words(`warehouse factory kitchen office shop store laboratory lab yard depot garage workshop restaurant hotel
  clinic ward department branch company market field farm plant showroom studio salon bar cafe canteen pharmacy
  library station airport terminal gate counter desk floor region city village country community
  neighbourhood building room corridor lobby reception classroom gym pool`);
/** Things that are handled. */
const THINGS =
  words(`forklift truck lorry van car machine computer scanner printer crane tractor pallet-truck drawing vernier
  micrometer multimeter till register camera telephone tablet laptop website database software-package form
  calibration-curve contract invoice ledger budget schedule rota roster panel project plan team-plan record logbook roster
  machine-tool lathe press robot-cell helicopter ambulance`);
const PERSON_PREP = /^(?:to|from|with|by|for|of)$/;
const PLACE_PREP = /^(?:in|from|to|at|around|inside|near|outside|leaving)$/;
const THING_PREP = /^(?:with|on|from|using|in)$/;
/** 'on schedule' and 'on budget' say how, not where. */
const ON_TIME = /^(?:schedule|budget|plan|project|record|press)$/;

export const missingArticle: Rule = {
  id: 'missing-article',
  category: 'grammar',
  title: 'Article before one known thing',
  why: 'In English one thing or person that can be counted takes “the” or “a”.',
  examples: {
    fixes: [
      ['Returned it to stockist by noon', 'Returned it to the stockist by noon'],
      ['Worked with supplier to cut the waste', 'Worked with the supplier to cut the waste'],
      ['Worked nights in meat factory', 'Worked nights in the meat factory'],
      [
        'Drew parts and shared them with consultant',
        'Drew parts and shared them with the consultant',
      ],
      ['Got thanks from guest and from patient', 'Got thanks from guests and from patients'],
      ['Served tea in small cafe', 'Served tea in a small cafe'],
      ['Checked parts with vernier', 'Checked parts with a vernier'],
      ['Did minor repairs on truck', 'Did minor repairs on the truck'],
      ['Had good relationship with suppliers', 'Had a good relationship with suppliers'],
      ['Now working as CAD technician in Hull', 'Now working as a CAD technician in Hull'],
      ['Looking for part-time job in a mill', 'Looking for a part-time job in a mill'],
      ['Bought used mower with the first pay', 'Bought a used mower with the first pay'],
      ['Supervise PhD student on soil', 'Supervise a PhD student on soil'],
      ['Became member of the safety board', 'Became a member of the safety board'],
    ],
    keeps: [
      'In lockdown the shop was closed',
      'Referred risks to the desk at head office',
      'Travelled with own van',
      'Worked by day and, on contract, by night',
      'Worked up to parts manager in four years',
      'Released the rooms to reception',
      'Helped older passengers to board, stow bags and find seats',
      'Three years in machine building',
      'Went with learners to court and to interviews',
      'Moved from academia to roles in industry',
      'Trained mechanics in pneumatic system',
      'Worked as manager in retail and on site',
      'Checked loads of board, zinc and cement',
      'Served as charge nurse on 20 nights',
      'Known as assistant to the mayor and used as driver training',
      'Used website analytics and looking for jobs in mills',
      'Have driving licence categories B and C',
      'Own van and tools',
      'Plasterer with ten years in hotel and housing work',
      'Client to client sales and door to door visits',
      'Liaised between doctor and patient',
      'Led office moves and store openings',
      'Settled disputes before they went to court',
      'Worked from home and by phone',
      'Came by van and finished on schedule',
      'Checked the proofs on press',
      'Trained for management with customer service teams',
      'Assistant to Store Manager',
      'Reported to line managers in hotel groups',
      'Packed the shirts by customer and sorted invoices by supplier',
      'Managed customer and supplier accounts',
      'Promoted to supervisor after a year',
      'Moved up from waiter to manager',
    ],
  },
  check(line) {
    if (!isRunning(line)) return [];
    const { tokens } = line;
    return tokens.flatMap((token, at) => {
      const first = at + 1;
      const next = tokens[first];
      if (PERSON_PREP.test(token.norm) && standsForMany(tokens, at)) return plural(line, first);
      const put = listsMaterials(tokens, first) ? null : articleBehind(tokens, at, first);
      if (put === null || next === undefined || !isBeside(line, token, next)) return [];
      return replaceLint(line, { start: next.start, end: next.start }, `${put} `, {
        rule: this.id,
        category: this.category,
        message: `An article is missing: “${put} ${next.text}”.`,
        span: { start: token.start, end: next.end },
        priority: 44,
      });
    });
  },
};

/** 'loads of board, zinc and cement': bare nouns side by side are stuffs. */
function listsMaterials(tokens: readonly Token[], first: number): boolean {
  const [noun, comma, next, joint] = tokens.slice(first, first + 4);
  return (
    is(noun, 'noun') &&
    comma?.text === ',' &&
    is(next, 'noun') &&
    next?.best.number === 'sg' &&
    /^(?:,|and|or|&)$/.test(joint?.norm ?? '')
  );
}

/** 'from guest', of whom there are many; 'a child to adult ratio' and 'from guest to host' are pairs. */
function standsForMany(tokens: readonly Token[], at: number): boolean {
  const head = headOf(tokens, at + 1);
  return head === at + 1 && MANY_PEOPLE.has(tokens[head]!.norm) && !isPaired(tokens, at, head);
}

function plural(line: AnalysedLine, at: number): Lint[] {
  const token = line.tokens[at]!;
  const many = pluralOf(token.norm);
  return replaceLint(line, token, many, {
    rule: 'missing-article',
    category: 'grammar',
    message: `One takes an article, more than one is “${many}”.`,
    span: { start: line.tokens[at - 1]!.start, end: token.end },
    priority: 44,
  });
}

/** Others do what stands behind 'to'. */
const HAS_DONE = /^(?:help|assist|allow|enable|ask|tell|teach|encourage|invite|remind|wait)$/;

function articleBehind(tokens: readonly Token[], at: number, first: number): string | null {
  const token = tokens[at]!;
  const one = firstOfOne(tokens, at);
  if (one !== null) return one;
  const head = headOf(tokens, first);
  if (head === null || isPaired(tokens, at, head)) return null;
  const noun = tokens[head]!.norm;
  const bare = head === first;
  if (
    /^(?:build|built|have|has|had|maintain|maintained|keep|kept|develop|developed|establish|established)$/.test(
      token.norm,
    )
  ) {
    return !bare && /^(?:relationship|reputation)$/.test(noun)
      ? articleFor(tokens[first]!.norm)
      : null;
  }
  if (/^(?:became|become|am|was|is|been)$/.test(token.norm)) {
    return bare && /^(?:member)$/.test(noun) && tokens[head + 1]?.norm === 'of' ? 'a' : null;
  }
  // 'by change supplier': a verb
  if (!bare && hasReading(tokens[first], 'verb', 'base') && /^(?:by|for|without)$/.test(token.norm))
    return null;
  // 'In lockdown shop was closed'
  if (tokens[first]!.norm === 'lockdown') return null;
  // 'the desk at head office'
  if (noun === 'office' && tokens[head - 1]?.norm === 'head') return null;
  // 'gone to court'
  if (noun === 'court' && token.norm === 'to') return null;
  // 'a post of teacher', 'with drawing of sheets'
  if (
    (token.norm === 'of' &&
      /^(?:post|position|job|role|title|grade|rank|profession)$/.test(
        tokens[at - 1]?.norm ?? '',
      )) ||
    (noun.endsWith('ing') && tokens[head + 1]?.norm === 'of')
  )
    return null;
  // 'sorted by customer': a heap for each
  if (token.norm === 'by' && tokens.slice(0, at).some(({ best }) => SORTS.test(best.lemma)))
    return null;
  // 'promoted for supervisor': 'to' is meant.
  if (token.norm === 'for' && /^(?:promoted|upgraded)$/.test(tokens[at - 1]?.norm ?? ''))
    return null;
  // 'helped passengers to board': the verb
  if (
    token.norm === 'to' &&
    bare &&
    hasReading(tokens[head], 'verb', 'base') &&
    tokens.slice(0, at).some(({ best }) => HAS_DONE.test(best.lemma))
  )
    return null;
  if (PERSON_PREP.test(token.norm) && PEOPLE.has(noun) && (bare || is(tokens[first], 'noun')))
    return token.norm === 'to' && risesTo(tokens, at) ? null : 'the';
  // 'to store', 'to counter': the verb
  if (token.norm === 'to' && bare && hasReading(tokens[head], 'verb', 'base')) return null;
  if (/^(?:other|own|different|various)$/.test(tokens[first]!.norm)) return null;
  // 'on contract'
  if (token.norm === 'on' && bare && noun === 'contract') return null;
  // 'released to reception', 'experience in machine building'
  if (noun === 'reception' || (noun.endsWith('building') && !bare)) return null;
  if (PLACE_PREP.test(token.norm) && PLACES.has(noun)) {
    // 'a job as a cook in restaurant'
    const seeks = tokens
      .slice(0, at)
      .some(({ norm }) => /^(?:job|position|post|role|seeking|obtain|looking)$/.test(norm));
    if (seeks && token.norm === 'in') return articleFor(tokens[first]!.norm);
    const [one] = tokens.slice(first, head);
    return is(one, 'adj') && !ONLY_ONE.test(one!.norm) ? articleFor(one!.norm) : 'the';
  }
  if (
    THING_PREP.test(token.norm) &&
    THINGS.has(noun) &&
    !(token.norm === 'on' && ON_TIME.test(noun)) &&
    !(token.norm === 'in' && noun === 'form')
  )
    return (noun === 'system' && bare) || ONE_THERE.test(noun) || isOwnVehicle(token.norm, noun)
      ? 'the'
      : articleFor(tokens[first]!.norm);
  return null;
}

/** 'minor repairs on truck': the one that somebody drives. */
const isOwnVehicle = (prep: string, noun: string): boolean =>
  prep === 'on' && /^(?:truck|lorry|van|car|tractor|ambulance|helicopter)$/.test(noun);

const ONE_THERE = /^(?:website|register|roster|rota|intranet|noticeboard|calendar|server)$/;

const SORTS =
  /^(?:sort|collate|price|charge|compare|analy[sz]e|code|colou?r|pack|group|list|file|arrange|organi[sz]e|divide|split|batch|bag|label|store|rank|index|bill)$/;

/** 'promoted to supervisor', 'grew from waiter to manager': what somebody became has no article. */
const risesTo = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(0, at).some(({ best, norm }) => RISES.test(best.lemma) || norm === 'from') ||
  // 'worked up to manager'
  tokens[at - 1]?.norm === 'up';
const RISES = /^(?:promote|promotion|rise|advance|progress|grow|upgrade|elevate)$/;

/** 'now working as fitter', 'looking for job', 'have driving licence': one of many, that can be counted. */
function firstOfOne(tokens: readonly Token[], at: number): string | null {
  const [before, token, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  const head = headOf(tokens, at + 1, DESCRIBES);
  if (head === null || isPaired(tokens, at, head)) return null;
  const noun = tokens[head]!.norm;
  const isOne =
    (token.norm === 'as' &&
      HIRED.test(before?.norm ?? '') &&
      AGENTS.has(noun) &&
      !SOLE.test(noun) &&
      !/^(?:to|and|or|,)$/.test(tokens[head + 1]?.norm ?? '')) ||
    (token.norm === 'for' && SEEKS.test(before?.norm ?? '') && POSTS.has(noun)) ||
    (is(token, 'verb') && TAKES_ONE.test(token.best.lemma) && ONE_OF_MANY.has(noun));
  return isOne ? articleFor(next!.text) : null;
}

const DESCRIBES = /^(?:[a-z-]+|[A-Z]{2,4}|PhD|MSc|BSc)$/;
/** 'Served as charge nurse' in a list of deeds names a role; 'now working as fitter' is a sentence. */
const HIRED = /^working$/;
/** A post that one person holds needs no article: 'worked as head chef'. */
const SOLE = new RegExp(oneLine`
  ^(?:
    manager|director|head|captain|president|chair|chairman|chairperson|treasurer|secretary|
    leader|supervisor|foreman|principal|editor|coach|host|chef|headteacher|dean|superintendent|
    founder|owner|partner|player|liaison|lead|delegate
  )$
`);
const SEEKS = /^(?:looking|searching|look|search|seeking|applied|applying)$/;
const POSTS = words(
  'job position post role internship placement apprenticeship traineeship vacancy',
);
const TAKES_ONE = /^(?:have|hold|buy|use|get|obtain|supervise|possess)$/;
const ONE_OF_MANY = words(`diploma passport smartphone laptop mower trimmer chainsaw van car
  motorcycle bicycle forklift blog website student apprentice intern trainee`);

/** What there is one of: 'in local market', 'in main office'. */
const ONLY_ONE =
  /^(?:local|main|central|head|same|whole|entire|national|global|first|last|top|front|back|next|own|\d.*)$/;

const articleFor = (word: string) =>
  /^[aeio]|^u(?!se|ni|ti)|^[AEFHILMNORSX](?=[A-Z])/.test(word) ? 'an' : 'a';

/** The last noun of a bare phrase in the singular that ends there; null where the phrase goes on or is no such one. */
function headOf(
  tokens: readonly Token[],
  first: number,
  describes: RegExp = /^[a-z-]+$/,
): number | null {
  let head = first;
  while (
    is(tokens[head], 'noun', 'adj', 'proper') &&
    is(tokens[head + 1], 'noun') &&
    head - first < 2
  )
    head++;
  const noun = tokens[head];
  if (noun === undefined || !is(noun, 'noun') || noun.best.possessive || isPlural(noun))
    return null;
  if (tokens.slice(first, head).some(({ text }) => !describes.test(text))) return null;
  if (!/^[a-z-]+$/.test(noun.text)) return null;
  const end = phraseEnd(tokens, head);
  return end === null || end === 'told' ? null : head;
}

/** 'from client to supplier', 'doctor and patient', 'store by store': a pair needs no article. */
function isPaired(tokens: readonly Token[], at: number, head: number): boolean {
  const [before, next, after] = [tokens[at - 1], tokens[head + 1], tokens[head + 2]];
  if (before && is(before, 'noun') && !isPlural(before) && before.norm === tokens[head]!.norm)
    return true;
  // 'in hotel and housing work'
  const describes = is(after, 'noun', 'adj', 'proper') || after?.best.form === 'gerund';
  if (is(next, 'conj') && describes) return true;
  if (/^(?:board|head)$/.test(before?.norm ?? '')) return true;
  if (tokens[at]!.norm === 'from' && (next?.norm === 'to' || next?.norm === 'through')) return true;
  if (tokens[at]!.norm === 'to' && is(before, 'noun') && PEOPLE.has(before!.norm)) return true;
  return (
    /^(?:to|by|of)$/.test(next?.norm ?? '') &&
    is(after, 'noun') &&
    after!.norm === tokens[head]!.norm
  );
}
