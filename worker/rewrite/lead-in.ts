/** Openings that name a duty instead of a deed. */
import { isPastOnly, verbOfGerund, verbOfPast } from '#worker/nlp/verbs.ts';
import { lemmasOf } from './words.ts';

export interface LeadIn {
  /** Words of the opening, to be taken out. */
  removed: string;
  rest: string;
  toInfinitive: boolean;
  kind: 'responsible' | 'duties';
}

const RESPONSIBLE =
  /^(?:Also )?(?:I(?:['’]m)?\s+)?(?:(?:was|were|am|is|have been|had been|has been|being)\s+)?(?:(?:also|directly|currently)\s+)?(?:(?:the )?(?:one|person) )?(?:(?:made )?responsible for|responsible of|tasked with(?: the (?:job|task) of)?|charged with|entrusted with|accountable for|(?:put |placed )?in charge of|given (?:the )?responsibility (?:for|of)|given the (?:job|task) of|(?:had|got) the (?:job|task|responsibility) of|held responsibility for|had responsibility for|took responsibility for|responsibility for)\s*:?\s+/i;
const DUTIES =
  /^(?:(?:my|the|an?)\s+)?(?:main\s+|primary\s+|key\s+|core\s+|daily\s+|general\s+)?(?:(?:(?:large|big|main|key|regular)\s+)?part of (?:my|the)\s+)?(?:job\s+|role\s+|work\s+)?(?:duties|responsibilities|responsibility|tasks|duty|role|job|work(?= (?:included|involved|consisted)))\s*(?:(?:included?|includes|including|were|was|are|is|consist(?:s|ed)? of|involved|involves?|entailed)(?:,? but (?:were |was |are )?not limited to,?)?\s*:?|:)\s+/i;
/** 'Responsible to manage', 'It was my job to manage'. */
const TO_DO =
  /^(?:I\s+)?(?:(?:was|am|were)\s+)?(?:also\s+)?responsible to (?=[a-z]+ (?:\d+|a|an|the|all|new|[a-z]+s|[a-z]+ [a-z]+)\b)|^it (?:was|is) my (?:job|duty|responsibility|task) to (?=[a-z])/i;
const TO = /^to\s+(?=[a-z])/;
/** 'To process invoices and run the payment batch': a duty as a job advert names it. */
const BARE_TO =
  /^To (?!date\b|the\b|an?\b)(?=[a-z]+ [a-z\d])(?!.*, (?:I|we|[a-z]+ed|took|made|ran|led|set)\b)/;

/** The opening of a line, its words, and what follows; null when the line opens otherwise. */
export function matchLeadIn(text: string): LeadIn | null {
  const toDo = TO_DO.exec(text)?.[0];
  if (toDo !== undefined) {
    const rest = text.slice(toDo.length);
    return { removed: toDo, rest, toInfinitive: true, kind: 'responsible' };
  }
  const bare = BARE_TO.exec(text)?.[0];
  if (bare !== undefined) {
    return { removed: bare, rest: text.slice(bare.length), toInfinitive: true, kind: 'duties' };
  }
  const responsible = RESPONSIBLE.exec(text);
  const duties = responsible ? null : DUTIES.exec(text);
  const opening = (responsible ?? duties)?.[0];
  if (opening === undefined) return null;
  const rest = text.slice(opening.length);
  const to = duties ? TO.exec(rest) : null;
  return {
    removed: opening + (to?.[0] ?? ''),
    rest: to ? rest.slice(to[0].length) : rest,
    toInfinitive: to !== null,
    kind: responsible ? 'responsible' : 'duties',
  };
}

/** What follows the duties in words of its own, which stay: ', posting daily', ' and then assisted in Year 1'. */
export function trailOf(rest: string): string {
  const doing = /, ([a-z-]+ing) (?!(?:of|and|or)\b)[^,]*$/.exec(rest);
  const things = doing ? rest.slice(0, doing.index) : '';
  if (doing && verbOfGerund(doing[1]!) && !/,| and /.test(things)) return doing[0];
  const told = /, (?:which|who) (?!is\b|are\b|has\b|have\b)[a-z]+\b.*$/s.exec(rest);
  if (told) return told[0];
  const link = /,? and (?:then|later|subsequently|eventually|in|during|for|after|from|over) /.exec(
    rest,
  );
  if (!link) return '';
  const words = rest
    .slice(link.index + link[0].length)
    .split(' ')
    .slice(0, 6);
  const deed = words.findIndex((word) => {
    const verb = verbOfPast(word);
    return isPastOnly(verb);
  });
  const time = words.slice(0, deed).join(' ');
  const isTold = deed >= 0 && deed < words.length - 1 && !/,| and /.test(` ${time} `);
  return isTold ? rest.slice(link.index) : '';
}

export const LEAD_IN_LEMMAS: readonly string[] = lemmasOf(
  `i i'm was am been have being also primarily mainly directly solely currently fully responsible tasked with charged
  entrusted accountable in charge of held had took responsibility my main primary key core daily general job role work duties
  part a an large big regular tasks duty included including consisted involved entailed to for is it but not limited one person put placed given the task had made make got get`,
);
