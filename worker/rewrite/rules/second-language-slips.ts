/** What a second language puts otherwise: a number before one thing, a verb in -ing after 'helped', 'of' after a verb. */
import { NOUN_BASES, NOUN_GERUNDS } from '#worker/nlp/verb-data.ts';
import { verbOfBase, verbOfGerund } from '#worker/nlp/verbs.ts';
import type { Slip } from '../slips.ts';

/** What may be put in and taken out. */
export const SECOND_LANGUAGE_WORDS =
  'woman women to of who whom a an in into fell fallen through out throughout hair hairs mail mails produce insurance insurances personnel progress progresses management managements contact with answer answered answering accordance assured assuring participated participating regarding participate ensure assure insure staff stuff newly new before send sending sign signing stop stopping cause causing at from by hair conduct conducts of for inform informed informing explain explained describe described prior before most many train trained teach taught advise advised supervise supervised';

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
    /(?<=\b(?:[Ii]ntegrat|[Tt]ranslat|[Cc]onvert|[Dd]ivid|[Ii]mport|[Ee]nter|[Pp]ut|[Tt]ransfer|[Mm]igrat|[Ll]oad|[Mm]ov|[Ss]plit|[Gg]roup|[Ss]ort|[Ii]ntegration of)(?:e|ed|es|ing|ting|s)? (?:[A-Za-z]+ ){1,3})(?<!\b(?:log|logg?ed|logging|sign|signed|check|checked|called|came|coming|stepp?ed|hand|handed|dropp?ed|plugg?ed|phoned|went|gave|go) |\b(?:hand|turn|send|call|check|drop)(?:ed|t|ped|ing|ping|s)? (?:[a-z]+ ){1,3})in to(?= ([A-Za-z]+))/g,
    ([found, next]) => (next === 'stock' || verbOfBase(next!) === undefined ? 'into' : found!),
  ],
  // 'per a year'
  [/\bper an?(?= (?:hour|day|night|shift|week|month|quarter|season|term|year)\b)/g, () => 'per'],
  // 'turned the barn in to a studio', not 'turned lost keys in to the desk'
  [/(?<=\b[Tt]urn(?:ed|ing|s)? (?:[a-z]+ ){1,4})in to(?= an? )/g, () => 'into'],
  // 'Helped residents getting washed'
  [
    /(?<=\b[Hh]elp(?:ed|ing)? (?:the |our )?(?:residents|patients|clients|customers|children|pupils|students|people|guests|families|users|members|visitors) )(?:in )?(getting|achieving|finding|choosing|completing|understanding|reaching)(?= (?:the|their|an?|washed|dressed|ready|better|up|out|into|in|on|suitable|new)\b)/g,
    ([, doing]) => verbOfGerund(doing!)?.base ?? null,
  ],
  // 'before to send them', 'before sign the note', 'by detain 45 shoplifters'
  [
    /(?<=\b(?:before|after|without) )(?:to )?([a-z]+)(?= (?:the|them|it|an?|any|each|all|our|their)\b)/g,
    ([found, doing]) => {
      const verb = verbOfBase(doing!);
      const isSure =
        found !== doing ||
        !NOUN_BASES.has(doing!) ||
        /^(?:sign|send|start|leave|use|install|stop|cause)$/.test(doing!);
      return verb && isSure && !/^(?:all|that|both|each)$/.test(doing!) ? verb.gerund : null;
    },
  ],
  [
    /(?<=\b[Bb]y )(introduce|detain|reduce|implement|create|improve|provide|increase|organi[sz]e|negotiate|renegotiate|optimi[sz]e|automate|replace|develop|identify|analy[sz]e|use|make|give|train|teach|write|build|install|remove|simplify|ensure|maintain|develop)(?= (?:the|an?|new|our|their|\d+|(?<!build |train |use |increase |install |design )[a-z]+s)\b)/g,
    ([, doing]) => verbOfBase(doing!)?.gerund ?? null,
  ],
  [
    /(\b[Cc]ontact(?:ed|ing)|(?<=\b(?:to|can|could|will|would|must) )contact) with(?= (?:the |all |our |new |potential )?[a-z]+s\b)/g,
    ([, contact]) => contact!,
  ],
  [
    /\b([Aa]nswer(?:ed|ing)) to(?= (?:(?:over |up to |the |all |our |daily )?(?:\d[\d,]*\+? )?(?:[a-z]+['’]? )?(?:[a-z]+ )?(?:calls|enquiries|inquiries|questions|emails|queries|requests|phones?|messages|tickets|complaints|reviews)\b))/g,
    ([, answered]) => answered!,
  ],
  [/\b([Ii])n accordance (?:to|of)(?= )/g, ([, first]) => `${first!}n accordance with`],
  [/\b([Rr])egarding to(?= )/g, ([, first]) => `${first!}egarding`],
  [
    /\b([Pp])articipat(ed|ing|e) to(?= (?:the|an?|all|daily|weekly|monthly|team|our|meetings|[a-z]+ meetings)\b)/g,
    ([, first, end]) => `${first!}articipat${end!} in`,
  ],
  [/(?<=\bfrom \d[\d.,]*%) at(?= \d[\d.,]*%)/g, () => ' to'],
  [
    /^Assur(ed|e|ing)(?= (?:that\b|all\b|the (?:safety|security|cleanliness|comfort|smooth|correct|timely|wellbeing)\b))/g,
    ([, end]) => `Ensur${end!}`,
  ],
  [
    /(?<=\b(?:to|and) )insure(?= (?:they|that|it|we|all (?:[a-z]+ )?(?:were|are|[a-z]+s (?:were|are)))\b)/g,
    () => 'ensure',
  ],
  [
    new RegExp(
      `(?<=(?<![-–/.,\\w])(?<!(?<!^)\\b[A-Z][A-Za-z]* )${COUNT} (?:new |junior |kitchen |sales |bar |floor )?)(?<!\\bvarious )stuff(?=$|[,.;]| (?:and|on|in|at|across|with|for|to|per)\\b)`,
      'g',
    ),
    () => 'staff',
  ],
  [
    /\bnew built(?= (?:houses|homes|flats|properties|apartments|estates?|blocks?|schools?)\b)/g,
    () => 'newly built',
  ],
  // things that are never counted
  [
    /(?<=\b(?:[Ww]ash|[Cc]ut|[Dd]ri|[Ss]tyl|[Cc]olour|[Cc]olor|[Bb]rush|[Bb]leach|[Tt]rim|[Ss]hampoo)(?:e|ed|ing|med|ming|ting|y|ying)? (?:and (?:cut|dried|styled|coloured|dyed) )?(?:(?:the )?(?:clients['’]|customers['’]|long|short|their) )?)hairs\b/g,
    () => 'hair',
  ],
  [/\bfresh produces\b/g, () => 'fresh produce'],
  [
    /(?<=\b(?:[Ss]ort|[Dd]istribut|[Cc]ollect|[Dd]eliver|[Oo]pen|[Ff]rank|[Pp]ost)(?:e|ed|ing) (?:and [a-z]+ed )?(?:the )?(?:daily |incoming |outgoing )?)mails\b/g,
    () => 'mail',
  ],
  [
    /\b(travel|home|car|life|health|motor|pet|dental|suitable|house|property) (insurance|assurance)s\b/g,
    ([, kind, cover]) => `${kind!} ${cover!}`,
  ],
  [
    /(?<=\b(?:the|their|his|her|our|about|reported|monitored|tracked|pupils['’]|students['’]) )progresses(?=$|[,.;]| (?:to|of|and|with|on|in|at)\b)/g,
    () => 'progress',
  ],
  [/(?<=\b(?:senior|top|upper|middle) )managements\b/g, () => 'management'],
  [/\bcode of conducts\b/g, () => 'code of conduct'],
  // 'with 88% success rate'
  [
    /\b(with|at|by|has|had|have|having|achieving|achieved) (?=(\d[\d.]*)% (?:[a-z]+ ){0,2}rate\b)/gi,
    ([, before, share]) => `${before!} ${/^(?:8|11$|18$|11\.|18\.)/.test(share!) ? 'an' : 'a'} `,
  ],
  [
    /(?<=\ba (?:[a-z-]+ ){0,4}(?:company|business|firm|shop|store|restaurant|hotel|practice|branch|charity) )with turnover of\b/g,
    () => 'with a turnover of',
  ],
  [/\bas second language\b/g, () => 'as a second language'],
  [/\b([Ll]ight)s (?=fittings?\b|switches\b)/g, ([, light]) => `${light!} `],
  [/\bnewborns (?=babies\b)/g, () => 'newborn '],
  // 'informed to the client', which tells of what next, not 'informed to a high level'
  [
    /\b([Ii]nform(?:ed|ing)?) to(?= (?:(?:the|our|all|all the) )?(?:[a-z]+['’]s? )?(?:[A-Z]+ )?[a-z]+(?:,|[.;]?$| (?:and|about|of|on|when|whenever|what|which|how|why|that|if|each|every|by|in)\b| [a-z]+(?:,|[.;]?$| (?:and|about|of|on|when|what|which|how|why|that|if|each|every|by)\b)))/g,
    ([, informed]) => informed!,
  ],
  // 'sausages for to serve', 'for reduce flash'
  [/\bfor to(?= ([a-z]+) (?!or\b|and\b))/g, ([whole, word]) => (verbOfBase(word!) ? 'to' : whole!)],
  [
    /\bfor(?= (?:reduce|avoid|improve|make|ensure|prevent|increase|provide|create|find|solve|detect|obtain|achieve|maintain|identify) (?:the|an?|any|all|our|their|more|[a-z]+s|[a-z]+ing)\b(?! [a-z]+ing\b))/g,
    () => 'to',
  ],
  // 'tested it prior connecting the inverter', 'prior departure'
  [
    /\bprior(?= (?:(departure|arrival|delivery|expiry|opening|installation|shipment|handover|launch|completion|release)(?=[.,;]|$)|([a-z]+ing) (?:the|an?|it|them|our|their|each|any|all)\b))/g,
    ([, event, doing]) => (event !== '' || verbOfGerund(doing!) ? 'before' : null),
  ],
  // 'most of beginners', not 'most of Madrid's'
  [
    /(?<!\bthe )\b([Mm]ost|[Mm]any) of(?= (?!us\b|its\b|hours\b)[a-z]{3,}[^su\W]s(?: [a-z]+(?:ed|s|t)?\b|[.,;]|$))/g,
    ([, share]) => share!,
  ],
  // 'explained students how to pay', 'explained them the limits of the venue'
  [
    /\b([Ee]xplain|[Dd]escrib)(e|ed|ing)?(?= (?:them|him|her|(?:the )?(?:customers|patients|clients|guests|visitors|students|pupils|parents|staff|users|buyers|tenants|families)) (?:how|what|why)\b)/g,
    ([, stem, end]) => `${stem!}${end ?? ''} to`,
  ],
  [
    /\b([Ee]xplain|[Dd]escrib)(e|ed|ing)? (them|him|her|(?:the )?(?:customers|patients|clients|guests|visitors|students|pupils|parents|staff|users|buyers|tenants|families)) ((?:the|our|their|its|an?) (?:(?!of\b)[A-Za-z/-]+ ){0,2}?(?:(?!of\b)[A-Za-z-]+)(?: of (?:the |our |their )?[a-z]+)?)(?=[.,;]|$| (?:and|or|in|on|at|by|with|before|after|during|via|using|when|from)\b)/g,
    ([, stem, end, people, thing]) => `${stem!}${end ?? ''} ${thing!} to ${people!}`,
  ],
  // 'trained to new staff', 'advised to the farmers how'
  [
    /\b([Tt]rained|[Tt]aught|[Ss]upervised|[Aa]dvised) to(?= (?:the |all |our |new |all new |two |three |four |five |six |\d+ )(?:[a-z]+ )?(?:staff|starters|joiners|hires|recruits|employees|trainees|apprentices|agents|colleagues|cashiers|assistants|nurses|drivers|operators|farmers|clients|customers|patients|students|pupils|teachers|volunteers|managers|engineers|technicians|team|crew|users|families|parents)\b)/g,
    ([, taught]) => taught!,
  ],
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
