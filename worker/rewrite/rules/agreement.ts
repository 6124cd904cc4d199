import {
  isPastOnly,
  verbOfBase,
  verbOfParticiple,
  verbOfPast,
  verbOfThirdPerson,
} from '#worker/nlp/verbs.ts';
import { NOUN_BASES } from '#worker/nlp/verb-data.ts';
import { isOfClause } from '../held-clause.ts';
import type { RewriteRule } from '../model.ts';
import { isPlural, mendSlips, type Slip } from '../slips.ts';
import { AGREEMENT_FRAMES, isOwnSubject } from './agreement-frames.ts';

/** 'reports was sent' → 'reports were sent', 'clients who was late' → 'clients who were late'. */
export const agreement: RewriteRule = {
  id: 'agreement',
  title: 'Make verb and subject agree',
  why: 'Many things “were”, one “was”; a careful reader stops at the other.',
  mayAdd: ['be', 'have', 'do', 'was', 'is', 'has', 'were', 'are'],
  mayRemove: ['be', 'have', 'do', 'was', 'is', 'has', 'were', 'are'],
  examples: {
    fires: [
      ['Tested models whose results was used', 'Tested models whose results were used'],
      ['Coached ten, of whom six was hired', 'Coached ten, of whom six were hired'],
      ['Kept vans full, so repeat visits was rare', 'Kept vans full, so repeat visits were rare'],
      ['Numbed patients who was due for scaling', 'Numbed patients who were due for scaling'],
      ['Tagged calves, so no animal were lost', 'Tagged calves, so no animal was lost'],
      [
        'Ensure food is kept cold, bins are emptied and temperatures is recorded',
        'Ensure food is kept cold, bins are emptied and temperatures are recorded',
      ],
      ['Orders was picked by hand', 'Orders were picked by hand'],
      ['Made sure reports was sent on time', 'Made sure reports were sent on time'],
      ['Ensured that the drivers was rested', 'Ensured that the drivers were rested'],
      ['Called clients who was late with rent', 'Called clients who were late with rent'],
      ['Served diners, who was mostly tourists', 'Served diners, who were mostly tourists'],
      ['Wrote to buyers that has not paid', 'Wrote to buyers that have not paid'],
      ['Tested switches when there was faults', 'Tested switches when there were faults'],
      ['Checked that all work were done to standard', 'Checked that all work was done to standard'],
      ['Checked that invoices matches orders', 'Checked that invoices match orders'],
      ['Checked books before they was shipped', 'Checked books before they were shipped'],
      ['Led clerks, four of whom has moved up', 'Led clerks, four of whom have moved up'],
      ['Ensured each room were clean', 'Ensured each room was clean'],
      ['Order parts and keeps the log', 'Order parts and keep the log'],
      ['Carry out checks and issues CP12 forms', 'Carry out checks and issue CP12 forms'],
      [
        'Prescribe drugs, refers patients and orders the tests',
        'Prescribe drugs, refer patients and order the tests',
      ],
      [
        'Act as tutor to 22 pupils and chairs the board',
        'Act as tutor to 22 pupils and chair the board',
      ],
      ['Cut grass, trims hedges and plant beds', 'Cut grass, trim hedges and plant beds'],
      ['Measure eyes and orders lenses', 'Measure eyes and order lenses'],
      ['Own the tables and reviews pull requests', 'Own the tables and review pull requests'],
      ['Ran the science fair, which have grown', 'Ran the science fair, which has grown'],
      ['Renewed contracts before they ends', 'Renewed contracts before they end'],
      ['Found that 30% of calls was repeats', 'Found that 30% of calls were repeats'],
      ['Ran a shop which sell bread and gifts', 'Ran a shop which sells bread and gifts'],
      ['Made sure customers gets a reply', 'Made sure customers get a reply'],
      ['Ensured the works was done on time', 'Ensured the work was done on time'],
      ['Each programme have up to 60 speakers', 'Each programme has up to 60 speakers'],
      ['Each of my cases were checked', 'Each of my cases was checked'],
      ['Built a topic that handle 9,000 calls', 'Built a topic that handles 9,000 calls'],
      ['Compiled evidence that support the claims', 'Compiled evidence that supports the claims'],
      ['Trained six, two of whom now runs the desk', 'Trained six, two of whom now run the desk'],
      ['Each of the 40 gates were tested', 'Each of the 40 gates was tested'],
      [
        'Told the lab of every fridge that have failed',
        'Told the lab of every fridge that has failed',
      ],
      [
        'Ran tours; the number of guests have doubled',
        'Ran tours; the number of guests has doubled',
      ],
      [
        'Loaded ships, and berth productivity have risen',
        'Loaded ships, and berth productivity has risen',
      ],
      [
        'Saw 75 members, each of whom are seen monthly',
        'Saw 75 members, each of whom is seen monthly',
      ],
      [
        'Supervise four officers who reports from Wajir',
        'Supervise four officers who report from Wajir',
      ],
      [
        'Write daily specials that changes with the catch',
        'Write daily specials that change with the catch',
      ],
      [
        'Built pipelines in Airflow that loads 2 TB a day',
        'Built pipelines in Airflow that load 2 TB a day',
      ],
      [
        'Attend supervision and adheres to the code (current)',
        'Attend supervision and adhere to the code',
      ],
      [
        'Originate 14 loans and regularly exceeds targets',
        'Originate 14 loans and regularly exceed targets',
      ],
      ['Resolve faults and orders spare parts', 'Resolve faults and order spare parts'],
      ['Review the block and presents findings', 'Review the block and present findings'],
      ['Plan lessons for adults who is nervous', 'Plan lessons for adults who are nervous'],
      ['Date all food so nothing go bad', 'Date all food so nothing goes bad'],
      ['Fit insulation as the work go up', 'Fit insulation as the work goes up'],
      [
        'Maintain Tableau dashboards that tracks times (current)',
        'Maintain Tableau dashboards that track times',
      ],
      [
        'Sold 14 cars a month and were top of the board',
        'Sold 14 cars a month and was top of the board',
      ],
      [
        'Draft share agreements and conducts due diligence',
        'Draft share agreements and conduct due diligence',
      ],
      [
        'Track progress and contacts parents of late pupils',
        'Track progress and contact parents of late pupils',
      ],
      [
        'Sorted boxes of old parts that was returned',
        'Sorted boxes of old parts that were returned',
      ],
    ],
    leaves: [
      "Wrote plans from the assessment of a client's risks and needs, which was done first",
      'Stopped where the number of users that have left fell',
      'Found that gains in productivity have lasted',
      'Told one of the patients who was late',
      'Rang if a customer were to complain',
      'Found out which news was true and so sales was told',
      'Recruited 85 publishers, which has grown revenue by 30%',
      'Swapped 64 lamps for LEDs, which has cut the bill',
      'Each of my files are checked and score above 95%',
      'Asked that each parent have a say and each month are two talks',
      'Led the manager of two officers who reports to me',
      'Taught staff who sales teams need and coaches who run clubs',
      'Built a list of tools that shows prices',
      'Write reports that drivers logs feed into',
      'Ensured everyone left so nobody cut the line',
      'Opened the doors when the staff go home and as the orders come in',
      'Helped everyone go home before the rain and the wind come',
      'Built dashboards that sales teams use and reports that claims handlers read',
      'Trained clerks who stayed and were promoted to manager',
      'Update contracts and contacts lists for sales (current)',
      'Manage a calendar of 40 proposals and reports a year (current)',
      'The series was filmed in Cork',
      'Ran a set of tools which help staff and a team that run shops',
      'Made sure customers requests met targets when orders sales fell',
      'Sold a box of parts that was damaged',
      'Made sure the box of parts was sealed',
      'Ensured the staff was paid',
      'Told the owner of two shops that was robbed',
      'Checked the list of orders was complete',
      'Made sure that shop sales rose',
      'Looked after monitors for touring acts, which was pretty full-on at times',
      'Ran a scheme in which four writers each year were given a grant',
      'Looked into how secrets were kept in repositories, which was chaotic',
      'Wrote 14 manuals and each of these was checked by a second reader',
      'Translation of reports, plea forms and court orders was done by noon',
      'Repaired tubing before the sap begin to flow',
      'Rang back within ten minutes after the first request',
      'Planned when the plant would need to be stopped',
      'Ran 40 sites, each of which might have two guards',
      'Wrote a set of rules that controls access',
      'Kept the set of tools that opens panels',
      'Planted callaloo and pepper, some of which was sold',
      'Cut costs and won back the lenders, all of which was done in a year',
      'Used a range of tools, which was new',
      'Called the manager of the stores who has the keys',
      'Checked that drivers logs books',
      'Check the oven works and holds its heat',
      'Manage orders and returns for three shops',
      'Handle calls, resolves faults and booked engineers',
      'Process accounts and claims daily',
      'Lead sales and operations for two sites',
      'Sign in parties and advocates each morning',
      'Track sales and orders daily',
      'Maintain risks and issues logs',
      'Manage claims and orders teams',
      'Work as a cook who preps and orders the fish',
      'Support the team that builds and maintains the app',
      'Prepare accounts and claims handling reports',
      'Wrote and reviews the code',
      'Trained the team, which have won twice',
      'Extracted DNA from scat samples, which was then sequenced',
      'Took water from 12 deep test wells which was low in iron',
    ],
  },
  apply({ text }) {
    const mended = mendSlips(text, SLIPS);
    const level = laterThirdPerson(mended?.text ?? text);
    if (level === null) return mended;
    return { ...(mended ?? { level: 'auto', added: [], removed: [] }), text: level };
  },
};

/** 'Order parts and keeps the log' → 'and keep the log': after a plain verb nobody is left to keep it. */
function laterThirdPerson(text: string): string | null {
  const opening = /^[A-Z][a-z]+(?= )/.exec(text)?.[0].toLowerCase() ?? '';
  if (!verbOfBase(opening) || verbOfThirdPerson(opening)) return null;
  const isMixed = [...text.matchAll(/(?:,| and) ([a-z]+)(?= [a-z\d])/g)].some(([, word]) =>
    isPastOnly(verbOfPast(word!)),
  );
  if (isMixed) return null;
  const right = text.replaceAll(
    /(?<=(?:,| and|, and) (?:(?:regularly|usually|also|often|then|routinely|always|personally|directly) )?)([a-z]+s)(?= ([\w£$€-]+)((?: [a-z]+)?))/g,
    (word: string, _: string, next: string, more: string, at: number) => {
      const verb = verbOfThirdPerson(word);
      if (!verb || isOfClause(text.slice(0, at).replace(AS_WHAT, ''))) return word;
      // 'parties and advocates each morning'
      if (HOW_OFTEN.test(`${next} ${more.trim()}`)) return word;
      const isSure =
        OWNED.test(next) ||
        (NEVER_THINGS.test(word) && !PREPOSITION.test(next)) ||
        (WITH_PREPOSITION.test(word) && /^(?:to|with|for|in|on)$/.test(next)) ||
        (DONE_TO_MANY.test(word) && MORE_OF.test(next) && isPlural(more.trim())) ||
        (DONE_TO_MANY.test(word) &&
          /^[a-z]/.test(next) &&
          isPlural(next) &&
          !FOR_THINGS.test(next)) ||
        (!NOUN_BASES.has(verb.base) &&
          !ATTRIBUTIVE.test(word) &&
          !/^(?:and|or|of|in|on|at|for|to|with|by|from|as|is|are)$/.test(next)) ||
        (!ATTRIBUTIVE.test(word) &&
          (/^[A-Z]+\d/.test(next) ||
            (/^[A-Z]{2,}$/.test(next) && isPlural(more.trim())) ||
            (/^[a-z]+$/.test(next) && !PREPOSITION.test(next) && isPlural(more.trim()))));
      return isSure ? verb.base : word;
    },
  );
  return right === text ? null : right;
}

/** 'Act as tutor and chairs': what one is opens no clause. */
const AS_WHAT = /^(?:Act|Serve|Work) as /;
/** Before a plural hardly its kind: 'orders lenses', 'books rooms'. */
const DONE_TO_MANY =
  /^(?:empties|orders|checks|drafts|files|logs|labels|packs|trains|mentors|schedules|books|issues|cooks|coaches|answers|updates|tests|drives|processes|trims|waters|feeds|cleans|paints|tracks|edits|chases|contacts|visits|handles|helps|meets|designs|supports|hosts|greets|assists|documents|presents|counts)$/;
/** 'orders spare parts' */
const MORE_OF = /^(?:spare|new|replacement|more|extra|raw|fresh)$/;
/** Deeds that reach their object by a preposition. */
const WITH_PREPOSITION =
  /^(?:adheres|complies|liaises|responds|attends|communicates|collaborates|participates|contributes|refers|listens|adapts|coordinates|assists)$/;
/** As things they are never many. */
const NEVER_THINGS = /^(?:conducts|resolves|ensures|performs)$/;
/** What is named after the things it is for: 'risks and issues logs', 'claims and orders teams'. */
const FOR_THINGS =
  /^(?:teams|logs|queues|desks|lists|sheets|meetings|registers|departments|trackers|boards|reports|records|files|systems|databases|folders|processes|policies|procedures|results|calls|queries|reviews)$/;
/** '40 proposals and reports a year' */
const HOW_OFTEN =
  /^(?:an?|each|every|all) (?:year|month|week|day|morning|evening|hour|shift|night|season|term|quarter)/;
const OWNED = /^(?:an?|the|all|any|our|their|its|each|every|them|up|sure)$/;
const PREPOSITION =
  /^(?:and|or|of|in|on|at|for|to|with|by|from|as|is|are|into|over|using|via|per|daily|weekly)$/;
/** Plurals that stand before their noun: 'claims handling', 'returns desk'. */
const ATTRIBUTIVE =
  /^(?:claims|returns|accounts|records|parts|needs|sales|benefits|supplies|orders|sports|systems|operations|goods|works|arts|deposits|events|projects|services|products|materials|reports)$/;

const PLURAL_OF: Readonly<Record<string, string>> = {
  was: 'were',
  has: 'have',
  is: 'are',
  does: 'do',
};
/** Said of one and of many alike. */
const COLLECTIVE =
  /^(?:staff|team|police|crew|family|group|committee|company|firm|data|media|series|couple|pair|range|number|set|people|class|board|club|council|government|public|band|cast|squad|department|variety)$|s$/;
/** A word that begins the subject: what it follows cannot be a longer subject in the singular. */
const OPENS =
  '(?:that|sure|ensure|ensured|ensuring|if|when|whether|checked|confirmed|so|because|where|until)';

/** Verbs of people and things served, which no deed of a resume opens with. */
const TOLD_OF_THEM =
  /^(need|want|expire|end|arrive|require|happen|start|occur|like|live|seem|become)s$/;

const SLIPS: readonly Slip[] = [
  ...AGREEMENT_FRAMES,
  // One thing is named, and no other: 'the annual fair, which have grown'.
  [
    /(?<=^[A-Z][a-z]+ (?:the|an?|our|its|my) (?:(?!and\b|or\b|of\b|for\b|in\b|to\b|with\b|from\b|on\b|at\b|by\b)[a-z-]+ ){0,3}((?!and\b|or\b)[a-z]+),? (?:which|that) )(have|are|were)(?= [a-z])/g,
    ([, thing, verb]) =>
      isPlural(thing!) || COLLECTIVE.test(thing!)
        ? null
        : { have: 'has', are: 'is', were: 'was' }[verb!]!,
  ],
  // 'standards are kept and temperatures is recorded'
  [
    /(?<=\b(?:are|were) [a-z]+(?:ed|n|t) and ([a-z]+) )(is|was)(?= [a-z]+(?:ed|n|t)\b)/g,
    ([, things, verb]) => (isPlural(things!) ? PLURAL_OF[verb!]! : null),
  ],
  [/(?<=(?<!-)\b(?:they|we|you|(?<!\bof )(?:these|those)) )was\b/g, () => 'were'],
  [
    /(?<=(?<!-)\b(?:they|we|you) )([a-z]+s)(?= [a-z]|[.,;]|$)/g,
    ([, word]) => verbOfThirdPerson(word!)?.base ?? TOLD_OF_THEM.exec(word!)?.[1] ?? null,
  ],
  [/(?<=\b(?:[2-9]|\d\d)% of (?:the |our )?[a-z]+[^s\W]s )was(?= [a-z])/g, () => 'were'],
  [
    /(?<=\ba (?!team|group|family|crew|company|number|committee|board|firm|staff)([a-z]+) (?:which|that) )(help|need|make|give|provide|serve|sell|teach|include|run|offer|save|reduce|improve|increase|allow)(?= (?:the|an?|our|their|all|over|\d+|children|people|staff|women|men|bread|food|[a-z]+s)\b)/g,
    ([, thing, verb]) => (isPlural(thing!) || COLLECTIVE.test(thing!) ? null : `${verb!}s`),
  ],
  [
    /(?<=\b(?:sure|[Ee]nsur(?:e|ed|es|ing)|before|when|if|until|once) (?:the |all |our )?([a-z]+) )([a-z]+s)(?= ([a-z]+))/g,
    ([, subject, word, next]) => plainForm(subject!, word!, next!),
  ],
  [
    /(?<=(?:^|^(?:(?!\b(?:of|for|with|from|in|to|on|by|about)\b)[^.;])*(?:, | and ))([A-Za-z][a-z]+(?: [a-z]+)?) )was(?= (?:[a-z]+(?:ed|n|t)|done|made)\b)/g,
    ([, subject]) => (isPlural(subject!) ? 'were' : null),
  ],
  [
    new RegExp(
      `(?<=\\b${OPENS} (?:(?:all|the|these|those|our|their|all the|many|new) )?([a-z]+) )(was|has|is)(?= [a-z])`,
      'g',
    ),
    ([, subject, verb]) => (isPlural(subject!) ? PLURAL_OF[verb!]! : null),
  ],
  [
    /(?<=\b((?:[A-Za-z\d'’-]+ ){1,8})([a-z]+)(,? (?:who|that|which)) )(was|has|is)(?= ([a-z]+))(?!(?<=, which has) (?:.* by (?:\d|an?\b|half\b)|cut|led|reduced|increased|helped|saved|improved|made|raised|brought|lowered|doubled|halved))/g,
    ([, before, subject, link, verb, next]) =>
      isPlural(subject!) &&
      // ', which was a mess': that may be said of the whole deed.
      (link !== ', which' || next === 'been' || verbOfParticiple(next!) !== undefined) &&
      isOwnSubject(before!)
        ? PLURAL_OF[verb!]!
        : null,
  ],
  [
    /(?<=\b([a-z]+) (?:from|to|for) ([a-z]+) (?:who|that|which) )(was|has)(?= [a-z])/g,
    ([, things, people, verb]) =>
      isPlural(things!) && isPlural(people!) ? PLURAL_OF[verb!]! : null,
  ],
  [
    /(?<=\bthere )was(?= (?:(?:many|several|no|some|two|three|four|five|new|\d+) )?([a-z]+)(?: (?:in|on|at|with|to|for)\b|[,.;]|$))/g,
    ([, things]) => (isPlural(things!) ? 'were' : null),
  ],
  [
    /(?<=\b(?:(?:all|the|each|every|this|that) (?:of the )?)(?:work|equipment|stock|food|information|paperwork|cash|money|waste|training|software|furniture) )(were|are|have)(?= [a-z])/g,
    ([, verb]) => ({ were: 'was', are: 'is', have: 'has' })[verb!]!,
  ],
  [
    /(?<=\b(?:(?:two|three|four|five|six|seven|eight|nine|ten|many|several|both|few) of (?:whom|them|which)|(?:all|some|most) of (?:whom|them)|[a-z]{3,}s, (?:some|most) of which) (?:have |had )?)(was|has|is)(?= [a-z])/g,
    ([, verb]) => PLURAL_OF[verb!]!,
  ],
  [
    /(?<=\b(?:each|every) (?!(?:year|month|week|day|morning|evening|night|shift|term|season|quarter|time|spring|summer|autumn|winter)\b)[a-z]+(?<!s) )were(?= [a-z])/g,
    () => 'was',
  ],
  [
    /(?<=^(?:Each|Every) [a-z]+(?<!s) )(were|have|are)(?= [a-z\d])/g,
    ([, verb]) => ({ were: 'was', have: 'has', are: 'is' })[verb!]!,
  ],
  [/\bworks(?= was\b)/g, () => 'work'],
  [
    /(?<=\b(?:that|whether) (?:(?:all|the) )?([a-z]+) )([a-z]+s)(?= ([a-z]+))/g,
    ([, subject, word, next]) => plainForm(subject!, word!, next!),
  ],
];

/** 'invoices matches orders' → 'match'; of a word that may be a noun nobody can tell. */
function plainForm(subject: string, word: string, next: string): string | null {
  const verb = verbOfThirdPerson(word);
  if (!verb || !isPlural(subject) || /^(?:is|are|was|were|have|had|and|or|of)$/.test(next))
    return null;
  const isSure = !NOUN_BASES.has(verb.base) || word === 'matches' || word === 'meets';
  return isSure ? verb.base : null;
}
