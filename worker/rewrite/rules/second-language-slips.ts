/** What a second language puts otherwise: a number before one thing, a verb in -ing after 'helped', 'of' after a verb. */
import { NOUN_BASES, NOUN_GERUNDS } from '#worker/nlp/verb-data.ts';
import { verbOfBase, verbOfGerund } from '#worker/nlp/verbs.ts';
import type { Slip } from '../slips.ts';

/** What may be put in and taken out. */
export const SECOND_LANGUAGE_WORDS =
  'woman women to of who whom a an in into fell fallen through out throughout';

const COUNT =
  '(?:[2-9]|[1-9]\\d|[1-9]\\d\\d|\\d{1,3},\\d{3}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|several|many|various|different)';
/** Where no other noun can follow. */
const NOUN_ENDS =
  '(?= (?:for|from|at|on|in|by|with|across|to|of|about|within|who|that|which|per|each|every|daily|weekly|monthly|a (?:day|week|month|year|shift|night))\\b|[,.;]|$)';
/** Verbs that do to a thing what 'of' would only hide. */
const DONE_TO =
  'Executed|Posted|Processed|Prepared|Checked|Created|Managed|Performed|Conducted|Organi[sz]ed|Delivered|Maintained|Reviewed|Updated|Developed|Tested|Cleaned|Handled|Ordered|Installed|Repaired|Collected|Monitored|Controlled|Designed|Supervised|Analy[sz]ed|Assembled';

export const SECOND_LANGUAGE_SLIPS: readonly Slip[] = [
  [new RegExp(`(?<=(?<![-–/.,\\w])${COUNT} (?:[a-z]+ )?)woman${NOUN_ENDS}`, 'g'), () => 'women'],
  [
    new RegExp(
      `(?<=(?<!\\b(?:[Tt]ype|[Kk]ind|[Cc]lass|[Gg]rade|[Ll]evel|[Uu]nit) )(?<![-–/.,\\w])(?!different)${COUNT} (?:different |various |main )?)(kind|type|sort)(?= of [a-z])`,
      'g',
    ),
    ([, kind]) => `${kind!}s`,
  ],
  [
    new RegExp(
      `(?<=(?<![-–/.,\\w])${COUNT} (?:customer|client|patient|user|candidate|stakeholder|student|job|sales|support|phone|video|online|news|blog|press|purchase|work|service|test) )(interview|story|call|visit|order|ticket|request|complaint|enquiry|query|survey|article|appointment|session|release|account)${NOUN_ENDS}`,
      'g',
    ),
    ([, thing]) => (thing!.endsWith('y') ? plural(thing!) : `${thing!}s`),
  ],
  // 'Helped launching the product', not 'Helped nursing homes'
  [
    /(?<=(?:^|[.;] )(?:Helped|Help|Helping) (?:to )?)([a-z]+ing)(?= (?:(the|an?|our|their|all|new|\d+)\b|[a-z]+(?: ([a-z]+))?))/g,
    ([, doing, next, third]) => {
      const verb = verbOfGerund(doing!);
      // 'Helped developing countries access vaccines': whose doing it was is told behind.
      const isDeed =
        next !== '' || (ONLY_DONE.test(verb?.base ?? '') && verbOfBase(third!) === undefined);
      return verb && isDeed ? verb.base : null;
    },
  ],
  // 'to plan and delivering lessons'
  [
    /(?<=\bto ([a-z]+) and )([a-z]+ing)(?= (?:the|an?|our|their|all|new|[a-z]+s)\b)/g,
    ([, first, doing]) => {
      const verb = verbOfGerund(doing!);
      const isDeed =
        verbOfBase(first!) !== undefined && (!NOUN_BASES.has(first!) || PLANNED.test(first!));
      return verb && isDeed && !NOUN_GERUNDS.has(doing!) ? verb.base : null;
    },
  ],
  [new RegExp(`^(${DONE_TO}) of(?= [a-z\\d][^,]*$)`, 'g'), ([, done]) => done!],
  // 'a new accounting software'
  [
    /\ban? ((?:new |modern )?(?:accounting|payroll|booking|scheduling|project management|management|CRM|inventory|stock|HR|design|billing) software)(?! (?:engineer|developer|company|team|package|system|tool|solution|product|application|platform|update|upgrade|house|firm|project|suite|licen[cs]e|consultant|provider|vendor))/g,
    ([, software]) => software!,
  ],
  // 'put them back in to stock', not 'logged in to the system'
  [
    /(?<=\b(?:[Ii]ntegrat|[Tt]ranslat|[Cc]onvert|[Tt]urn|[Dd]ivid|[Ii]mport|[Ee]nter|[Pp]ut|[Tt]ransfer|[Mm]igrat|[Ll]oad|[Mm]ov|[Ss]plit|[Gg]roup|[Ss]ort|[Ii]ntegration of)(?:e|ed|es|ing|ting|s)? (?:[A-Za-z]+ ){1,3})(?<!\b(?:log|logg?ed|logging|sign|signed|check|checked|called|came|coming|stepp?ed|hand|handed|dropp?ed|plugg?ed|phoned|went|gave|go) )in to(?= ([A-Za-z]+))/g,
    ([found, next]) => (next === 'stock' || verbOfBase(next!) === undefined ? 'into' : found!),
  ],
  // 'Helped residents getting washed'
  [
    /(?<=\b[Hh]elp(?:ed|ing)? (?:the |our )?(?:residents|patients|clients|customers|children|pupils|students|people|guests|families|users|members|visitors) )(?:in )?(getting|achieving|finding|choosing|completing|understanding|reaching)(?= (?:the|their|an?|washed|dressed|ready|better|up|out|into|in|on|suitable|new)\b)/g,
    ([, doing]) => verbOfGerund(doing!)?.base ?? null,
  ],
  [/\bas second language\b/g, () => 'as a second language'],
  [/\b([Ll]ight)s (?=fittings?\b|switches\b)/g, ([, light]) => `${light!} `],
  [/\bnewborns (?=babies\b)/g, () => 'newborn '],
  // 'the staff explained why margins had fell'
  [/(?<=\b(?:had|have|has) )fell(?= |[,.;]|$)/g, () => 'fallen'],
  [/(?<=\b[a-z]+ )through out(?= (?:the|our|all|each)\b)/g, () => 'throughout'],
  [/\b([Uu])sing of(?= [a-z])/g, ([, first]) => `${first!}sing`],
  [
    /\b([Aa])ccording(?= (?:the|our|their|his|her|its|customer|client|company|manufacturer|[a-z]+s)\b(?<!\baccording (?:as|always|thus)))/g,
    ([, first]) => `${first!}ccording to`,
  ],
  [
    /(?<!\b(?:of|with|for|to|from|by|about|at|on) )\bwhom(?= (?:had|has|have|was|were|is|are|needed|lived|worked|could|did|wanted)\b)/g,
    () => 'who',
  ],
];

/** Verbs whose -ing names no trade: 'reducing', not 'cleaning staff'. */
const ONLY_DONE =
  /^(?:produce|launch|reduce|increase|improve|prepare|organi[sz]e|create|implement|maintain|achieve|write|make|solve|resolve|introduce|bring|find|choose|translate|update|answer|collect|install|repair|replace|assemble|arrange|select|carry|load|unload|promote)$/;
const PLANNED = /^(?:plan|help|design|support|test|check|clean|manage|update|record|pack|order)$/;
const plural = (thing: string) => `${thing.slice(0, -1)}ies`;
