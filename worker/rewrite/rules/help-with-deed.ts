import { verbOfBase, verbOfDeedNoun, verbOfPast } from '#worker/nlp/verbs.ts';
import { droppedOf, readDeeds, writeDeeds } from '../coordination.ts';
import { readDeedPair } from '../deed-pair.ts';
import type { Deed } from '../deed.ts';
import { firing } from '../firing.ts';
import type { LineContext, RewriteRule, RuleResult } from '../model.ts';
import { DEED_NOUN_LEMMAS, DEED_VERB_LEMMAS } from '../truth-gate.ts';
import { capitalise, conjugate } from '../words.ts';

/** 'Helped with setting up X' → 'Helped set up X': the sharing word stays, the padding goes. */
export const helpWithDeed: RewriteRule = {
  id: 'help-with-deed',
  title: 'Cut the padding',
  why: '“Helped” stays: it is the honest word. The deed now follows it at once.',
  mayAdd: [...DEED_VERB_LEMMAS, 'help', 'with', 'and', 'set', 'up'],
  mayRemove: [
    ...DEED_NOUN_LEMMAS,
    ...'i was were be been have also help assist involve with in to the of out actively'.split(' '),
    'and',
    'set',
    'setup',
    'up',
    'which',
    'part',
    'a',
    'team',
    'that',
    'participate',
    ...'support do work as crew squad who take provide give offer assistance relation lend hand helping play have role'.split(
      ' ',
    ),
  ],
  examples: {
    fires: [
      ['Lent a hand with moving the textile store (current)', 'Helped move the textile store'],
      ['Helped with setting up market stalls', 'Helped set up market stalls'],
      ['Assisted in planning and running 4 trade fairs', 'Helped plan and run 4 trade fairs'],
      ['Assisted with the installation of solar panels', 'Helped install solar panels'],
      ['Was involved in the migration of 40 mailboxes', 'Helped migrate 40 mailboxes'],
      [
        'Assisted in the planning and execution of trade fairs',
        'Helped plan and execute trade fairs',
      ],
      ['Assist to prepare bids (current)', 'Help prepare bids'],
      ['Assisted with troubleshooting of breakers', 'Helped troubleshoot breakers'],
      ['Helped in the launching of a loyalty card', 'Helped launch a loyalty card'],
      ['Helped with training of 6 clerks (current)', 'Helped train 6 clerks'],
      ['Supported in the delivery of 45 babies', 'Helped deliver 45 babies'],
      ['Assisted the dentist with taking of X-rays', 'Helped the dentist take X-rays'],
      ['Was involved in the setup of window displays', 'Helped set up window displays'],
      ['Was part of the team that launched a food bank', 'Helped launch a food bank'],
      [
        'Was part of the team that did the year-end reporting',
        'Helped with the year-end reporting',
      ],
      [
        'Was involved in doing flat surveys for the council',
        'Helped with flat surveys for the council',
      ],
      ['Provided support in relation to the preparation of bids', 'Helped prepare bids'],
      ['Took part in clearing paths and in counting birds', 'Helped clear paths and count birds'],
      ['Took part in planning the summer school', 'Helped plan the summer school'],
      [
        'Involved in designing of logos and packaging for cafes',
        'Helped design logos and packaging for cafes',
      ],
      ['Played a part in setting up the food bank', 'Helped set up the food bank'],
      ['Ran a club and helped with the writing of bids', 'Ran a club and helped write bids'],
      ['Assisted the chef with preparing banquets', 'Helped the chef prepare banquets'],
    ],
    leaves: [
      'Helped with the replacement of old switches by new ones',
      'Helped in milking parlour twice a day',
      'Helped 19 young people move into housing',
      'Assisted the controller with month-end close',
      'Helped with ironing and keeping the linen room tidy',
      'Helped with training materials',
      'Was part of a team of 8 that cut falls by 18%',
      'Helped customers',
      'Helped a bit with training new starters',
      'Assisted with the commissioning of a bottling line and fault finding on conveyors',
      'Assisted pupils with reading and marking their work',
      'Helped in the preparation of shows and in the cataloguing of prints',
      'Took part in training',
      'Provided support to tenants',
      'Worked in a team that was praised',
      'Helped in the lab with cleaning glassware',
      'Involved in helping residents with meals',
      'Helped to made the test plan',
      'Helped out in shipping and receiving when they were short',
      'Helped to organise and ran a tombola stall',
      'Supported in doing of network upgrades',
      'Was involved in doing the stock take and then putting orders in',
      'Helped customers with financing options and trade-in paperwork',
    ],
  },
  apply(context) {
    return (
      afterHelper(context) ??
      helpedTo(context) ??
      partOfTeam(context) ??
      helpedSomeone(context) ??
      laterHelp(context)
    );
  },
};

const HELPER =
  /^(?:I\s+)?(?:(?:was|were|am|is|have been)\s+)?(?:(?:also|actively)\s+)?(?:helped|help|helping|assisted|assist|assisting|assisting|involved|participated|participate|supported|supporting|support|took part|(?:played|had|took) a (?:part|role|hand)|(?:provided?|gave|offered) (?:support|assistance|help)|(?:lent|gave) a (?:helping )?hand)\s+(?:out\s+)?(?:with|in relation to|in)\s+/i;

/** 'in operating theatre', 'in milking parlour': where, not what. */
const WORKPLACE =
  /^[a-z]+ing (?:parlou?r|shed|section|clinic|theat(?:re|er)|room|department|kitchen|area|unit|hall|line|floor|bay|shop|house|yard|pool|cent(?:re|er)|suite|lab|office|station|barn|pen)\b/;

const help = (context: LineContext) => capitalise(conjugate(HELP, context, context.text));
const HELP = verbOfBase('help')!;

function afterHelper(context: LineContext): RuleResult | null {
  const opening = HELPER.exec(context.text)?.[0];
  if (opening === undefined) return null;
  const said = context.text.slice(opening.length);
  const rest = said.replace(OF_OBJECT, '$1 ').replace(SET_UP, 'setting up ');
  if (WORKPLACE.test(rest)) return null;
  // 'Helped do the accounts' is said by nobody.
  if (/^doing (?=\S)/.test(rest)) {
    if (rest.startsWith('doing of ')) return null;
    if (/(?:,| and| or) (?:also |then )?[a-z-]+ing\b/.test(rest)) return null;
    return firing(`${help(context)} with ${rest.slice(6)}`, 'auto', {
      added: 'help with',
      removed: `${opening} do`,
    });
  }
  const of = `${OF_OBJECT.test(said) ? 'of' : ''} ${SET_UP.exec(said)?.[0] ?? ''}`;
  const words = { added: SET_UP.test(said) ? 'help set up' : 'help', removed: opening };
  const pair = readDeedPair(rest, context.dialect);
  if (pair) {
    const [one, two] = pair.verbs;
    return firing(`${help(context)} ${one.base} and ${two.base} ${pair.object}`, 'auto', {
      added: `help ${one.base} and ${two.base}`,
      removed: `${opening} ${pair.words}`,
    });
  }
  const noun = /^(the\s+)?([a-z-]+)\s+of\s+(?=\S)/i.exec(rest);
  const verb = noun && verbOfDeedNoun(noun[2]!.toLowerCase(), context.dialect);
  if (verb) {
    const object = rest.slice(noun[0].length);
    // What is replaced is replaced with a thing; the replacement is 'by' it.
    if (verb.base === 'replace' && / by /.test(object)) return null;
    if (
      / and [a-z]+ [a-z]+ing (?:on|for|with) /.test(object) ||
      /\b(?:and|,) (?:(?:in|with) )?(?:the )?[a-z-]+ of\b|(?: and|,) (?:in|with|of) /.test(object)
    )
      return null;
    return firing(`${help(context)} ${verb.base} ${object}`, 'auto', {
      added: `help ${verb.base}`,
      removed: `${opening} ${noun[0]}`,
    });
  }
  const deeds = readDeeds(rest.replaceAll(AGAIN, '$1 '), 'gerund', context.dialect);
  if (!deeds || deeds.some((deed) => deed.adverb !== '') || isHelp(deeds)) return null;
  const inner = [...rest.matchAll(AGAIN)].join(' ');
  return firing(`${help(context)} ${writeDeeds(deeds, (v) => v.base)}`, 'auto', {
    ...words,
    removed: `${opening} ${inner} ${of} ${droppedOf(deeds)} ${/\balso\b/.exec(rest)?.[0] ?? ''}`,
  });
}

/** 'Involved in helping residents': one does not help help. */
const isHelp = (deeds: readonly Deed[]) =>
  /^(?:help|assist|support)$/.test(deeds[0]?.verb?.lemma ?? '');

/** 'helped with packing and with loading' */
const AGAIN = /(,| and) (?:with|in) (?=[a-z]+ing\b)/g;

const SET_UP = /^(?:the )?set-?up of (?=\S)/;

/** 'cleaning and labelling of 2 million records': the 'of' falls when verbs take the object. */
const OF_OBJECT = /^((?:[a-z-]+ing, )*[a-z-]+ing and [a-z-]+ing) of (?=\S)/;

function helpedTo(context: LineContext): RuleResult | null {
  const match = /^(?:I\s+)?(?:assisted|assist)\s+to\s+(?=([a-z-]+)\b)/i.exec(context.text);
  if (!match || !verbOfBase(match[1]!.toLowerCase())) return null;
  // 'Helped to organise and ran a stall'
  const later = /(?:,| and) ([a-z]+) /.exec(context.text)?.[1] ?? '';
  if (verbOfPast(later) && !verbOfBase(later)) return null;
  return firing(`${help(context)} ${context.text.slice(match[0].length)}`, 'auto', {
    added: 'help',
    removed: match[0],
  });
}

const TEAM =
  /^(?:I\s+)?(?:was\s+|worked\s+as\s+|worked\s+in\s+)?(?:(?:a\s+)?part of )?(?:a|the) (?:team|crew|squad) (?:that|which|who) ([a-z-]+)\b/i;

function partOfTeam(context: LineContext): RuleResult | null {
  const match = TEAM.exec(context.text);
  const verb = match && verbOfPast(match[1]!.toLowerCase());
  if (!match || !verb || /^(?:be|have|tour|travel|go|come)$/.test(verb.lemma)) return null;
  const rest = context.text.slice(match[0].length);
  if (/^\.?$/.test(rest) || /(?:,| and) [a-z]+(?:ed|t|n)\b/.test(rest)) return null;
  const deed = verb.lemma === 'do' ? 'with' : verb.base;
  return firing(`Helped ${deed}${rest}`, 'auto', {
    added: `help ${deed}`,
    removed: match[0],
  });
}

/** 'Assisted the head chef with preparing X' → 'Helped the head chef prepare X'. */
function helpedSomeone(context: LineContext): RuleResult | null {
  const match =
    /^(Helped|Assisted)\s+((?:the\s+|a\s+)?(?:[a-z-]+\s+){1,4}?)(with|in)\s+(?=[a-z]+ing\b)/.exec(
      context.text,
    );
  if (
    !match ||
    /\b(?:and|by|to|of|find|out|in|at|on|with|for|during|bit|lot|little|often|there|also|lead)\b/.test(
      match[2]!,
    )
  )
    return null;
  const deeds = readDeeds(context.text.slice(match[0].length), 'gerund', context.dialect);
  // 'with financing options and trade-in paperwork': things, not what the other person does.
  if (!deeds || deeds.some(({ adverb, verb }) => adverb !== '' || verb === null)) return null;
  if (SERVED.test(match[2]!) && deeds.some(({ verb }) => !DONE_ONESELF.has(verb!.lemma)))
    return null;
  const text = `${help(context)} ${match[2]!}${writeDeeds(deeds, (v) => v.base)}`;
  return firing(text, 'auto', {
    added: 'help',
    removed: `${match[1]!} ${match[3]!} ${droppedOf(deeds)}`,
  });
}

/** 'Assisted customers with fitting and choosing shoes': who fitted them? */
const SERVED =
  /\b(?:customers|clients|shoppers|pupils|students|learners|patients|residents|children|guests|visitors|users|families|members|passengers|people|applicants|tenants)\s$/;
/** Deeds that nobody does for those who are helped with them. */
const DONE_ONESELF = new Set(
  `wash dress eat bathe shower move walk shop cook find choose select use read learn understand complete apply register
  navigate access set plan practise practice settle study return book pay use log manage budget`.split(
    /\s+/,
  ),
);

/** 'Ran a club and helped with the writing of bids' */
function laterHelp(context: LineContext): RuleResult | null {
  const match = /(,? and )((?:I )?(?:also )?(helped|assisted) (?:out )?(?:with|in) )(?=\S)/.exec(
    context.text,
  );
  const opening = /^[A-Z][a-z-]+/.exec(context.text)?.[0].toLowerCase() ?? '';
  if (!match || !verbOfPast(opening)) return null;
  const [whole, link = '', words = ''] = match;
  const before = context.text.slice(0, match.index);
  const rest = context.text.slice(match.index + whole.length);
  const noun = /^(?:the )?([a-z-]+) of (?=\S)/.exec(rest);
  const verb = noun && verbOfDeedNoun(noun[1]!, context.dialect);
  if (verb && /(?:,| and) /.test(rest)) return null;
  const deeds = verb ? null : readDeeds(rest, 'gerund', context.dialect);
  if (!verb && (!deeds || deeds.some(({ verb: one }) => one?.lemma === 'do'))) return null;
  const told = verb
    ? `${verb.base} ${rest.slice(noun[0].length)}`
    : writeDeeds(deeds!, ({ base }) => base);
  return firing(`${before}${link}helped ${told}`, 'auto', {
    added: `help ${verb?.base ?? ''}`,
    removed: `${words} ${verb ? noun[0] : droppedOf(deeds!)}`,
  });
}
