import { oneLine } from '#contract/one-line.ts';
import type { RequirementKind } from '#contract/match.ts';
import { hitsIn } from '#worker/keywords/matcher.ts';
import { ENGLISH_NAMES } from '#worker/parse/language-names.ts';
import { KIND_HEADS } from '../data/kind-heads.ts';
import { isCheck, isCircumstance, isManner, isPresence } from './circumstances.ts';
import { HAS_DONE } from './has-done.ts';
import { licencesIn } from './licence-names.ts';

const NUMBER =
  '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|eighteen|twenty)';

/** Names that ads use of food, law, music or animals, too. */
const ALSO_ELSE =
  /^(?:latin|scottish|creole|breton|cree|ewe|corsican|sardinian|sicilian|neapolitan)$/;

/** Languages as the alternatives of a pattern. */
export const LANGUAGES = [
  ...ENGLISH_NAMES.split(' ').filter((name) => !ALSO_ELSE.test(name)),
  'chuukese',
  'marshallese',
  'māori',
  'isixhosa',
  'isizulu',
  'sesotho',
  'setswana',
  '(?:american|british|irish) sign language',
  'auslan',
].join('|');

const YEARS = new RegExp(
  oneLine`
    \b${NUMBER}\s*(?:\(\d+\)\s*)?\+?\s*(?:(?:-|–|to|or)\s*(?:${NUMBER}|more)\s*)?\+?\s*
    (?:or more\s+|full\s+)?(?:years?|yrs?|months?)\b|
    \b(?:at least|no fewer than|no less than|minimum of) ${NUMBER} of (?:them|which|those)\b|
    ^(?:and )?of which (?:at least |a minimum of |no less than )?${NUMBER} (?:in|as|at|with|on)\b|
    ^${NUMBER} of which (?:in|at|must|should|spent|with|as)\b|
    ^${NUMBER} of (?:them|those) (?:in|at|spent|with|as)\b
  `,
  'i',
);
const DEGREE = new RegExp(
  oneLine`
    \b(?:
      [bm]\.?[as]\.? in\b|cert(?:ificate|\.)? (?:i{2,3}|iv)|(?<!\d )degrees?|
      bachelor(?:['’]?s)?|master(?:['’]?s)?(?: of| in| degree)?|ph\.?d|doctora(?:te|l)|mba|
      m\.?sc|b\.?sc|b\.?tech|m\.?tech|b\.?e\b(?=\s*[/(])|b\.?com|diploma|ged|high school|
      leaving cert(?:ificate)?|a[- ]levels?|gcses?|matric|hnd|hnc|university|graduate(?!d)|
      apprenticeship(?! scheme)|time[- ]served|education in|completed studies|studies in|
      tertiary|pg ?cert|pg ?dip|pgce|qualification in|vocational training
    )\b
  `,
  'i',
);
const LICENCE = new RegExp(
  oneLine`
    \b(?:
      member(?:ship)? of (?:the |an? )?(?:\p{Lu}|professional|relevant)|
      (?<!work )(?<!residence )(?<!building )permits?\b|food handlers?|
      (?:safety|handlers?|service|skills|competence|operators?) cards?|
      level \d (?:award|cert\w*)|certs?\b|wset|
      (?:assessor|teaching|trade|professional|mentor\w*) qualification|qualified teacher|
      tickets\b|reach truck licence|licen[cs]e[ds]?|licensure|certificat(?:e|es|ion|ions)|
      certified|chartered|registered|(?<!post-)registration|registrable|accredit(?:ed|ation)|
      charter(?:ship|ed)|endorsements?|medical card|cpa|cipd|acca|cima|fache|lcsw|lsw|rn\b|nmc|
      hcpc|ahpra|bls|acls|cissp|pmp|prince2|cscs|sia|hgv|cdl|forklift|food (?:hygiene|safety)|
      first aid|green belt|black belt|white card|security clearance|fellowship|coxswain|
      diving qualification|qts|ticket|blue card(?! \()|(?:\S+ ){1,4}credentials?$|
      \p{Lu}{2,} credentials?\b
    )
  `,
  'iu',
);
const LOCATION = new RegExp(
  oneLine`
    \b(?:
      time ?zones?|fl(?:y|ies|ying) (?:in|out|from)\b|(?:stay|nights?|weeks?|days?) away\b|
      away from home|
      spend (?:up to |about |around )?\S+ (?:days?|weeks?|nights?|months?) (?:a|per|each|every|in|at|on|with)
      \b|(?:transfer|move|relocation) to (?:our|another|an?|the) \S+|
      hours of (?:central european|cet|gmt|eastern|pacific)|wfo\b|work from office|
      (?:hybrid|in[- ]office|in the office)\b|liv(?:e|es|ed|ing) (?:in|within|near|locally)|
      based in|resid(?:e|es|ing|ence)|relocat(?:e|ion)|commut(?:e|able|ing)|
      (?:willing|able|prepared|happy) to travel|business trips?|
      (?:occasional|regular|frequent|some|international|domestic|overnight) travel|
      travel (?:up to|between|to|within|required|is required)|locals? only|
      on[- ]?site (?:at|in|weeks?|days?)|days a week in|to be (?:on site|onsite|in \p{Lu})|
      to be in \p{Lu}|be in \p{Lu}\p{L}+ \w+ days|onsite weeks|local candidates|
      willing(?:ness)? to (?:occasionally |regularly )?(?:travel|relocate|commute)|
      (?:ready|prepared|open|able|ability) to (?:travel|relocate|commute)|
      (?:get|come|go|report|drive) (?:in)?to \p{Lu}\p{L}+|
      (?:reach|get to|arrive at)\b[^.;]*\bwithin \S+ (?:minutes?|hours?|miles?|km)|
      within (?:easy )?
      (?:reach|commuting distance|driving distance|\d+ (?:minutes?|miles?|km|hours?) of)|
      local to \p{Lu}\p{L}+
    )\b
  `,
  'iu',
);
const OTHER = new RegExp(
  oneLine`
    \b(?:
      immediate (?:start|joiners?)|\d{1,2}(?:[.:]\d\d)? ?[ap]\.?m\b|
      (?:safety|steel[- ]toe(?:cap)?) boots|ppe\b|
      own (?:hand |basic |power )*(?:tools|ute|truck|van|transport|equipment|phone)|
      use of a (?:car|vehicle|van)|points on your (?:driving )?licen[cs]e|
      (?:has|have|with) an? (?:car|van|vehicle|bike|motorbike)|selective service|
      suitab(?:le|ility) for (?:federal |government )?employment|drug[- ]free|
      be (?:free|available)\b|free (?:on )?weekends|
      willing(?:ness)? to (?!
        learn|live (?:in|on|at)|travel|relocate|commute|contribute|help|occasionally travel|
        obtain|gain|acquire|complete|study|undertake training|get
      )\p{L}+|(?:security|police|pre-?employment|baseline) vetting|
      (?:basic|enhanced|standard|satisfactory|criminal) disclosure|
      disclosure (?:scotland|check|and barring)|right[s]? to work|working rights|
      work (?:permit|authori[sz]ation|visa|rights)|authori[sz]ed to work|visa|
      (?<!(?:event|sports?|corporate|brand) )sponsorship\b(?! (?:deal|sale|package|propos))|
      citizen(?:s|ship)?\b(?! (?:servic|develop|scien|engage|advice|portal))|
      permanent residen(?:t|ce)|background (?:check|screening)|criminal (?:record|background)|
      police (?:check|clearance)|dbs|sector check|working with children|blue card|credit check|
      drug (?:test|screen(?:ing)?)|medical (?:check|exam(?:ination)?|clearance)|
      (?:pre-?employment )?medical\b(?= and| check| exam)|immediately available|
      available (?:immediately|to start|for)|availability|notice period|immediate joiners?|
      passport|
      (?:own|reliable|access to an?) (?:car|vehicle|transport(?:ation)?|tools|laptop|computer)|
      your own car|
      (?<!(?:property|loan|product|estate|investment|project|client|asset|credit) )portfolio\b
      (?! (?:
          manag|analy|compan|optimi|of \d|
          of \p{L}+ (?:properties|clients|accounts|buildings|loans)
        )
      )|lift(?:ing)? (?:up to )?\d+|able to (?:lift|stand|walk|kneel)|stand(?:ing)? and walk|
      (?:night |late |early |rotating )?shifts?\b(?! lead|[- ]left| supervis| manag| plann)|
      weekends?\b|evening (?:work|shifts?)|night work|overtime|on[- ]call|bank holidays|
      quiet,? private|wired internet|broadband|internet connection|references|referees?|
      rehabilitation of offenders|flexib(?:le|ility) (?:to|hours|with)|field trips|
      vaccinat(?:ed|ion)|athlete|or military|military service|
      (?:18|21|25) (?:years|or (?:over|older))|(?:over|at least|aged) (?:18|21|25)|
      permission to work|eligib(?:le|ility) to work|
      (?:own|use of a|access to) (?:bike|bicycle|motorbike|scooter)|vehicle of your own|
      (?:extended|long|unsocial|unsociable|irregular|anti-?social|flexible|early|late|out[- ]of) hours|
      hours rota|early (?:starts?|mornings?)|late (?:finish\w*|nights?)|
      (?:evenings|nights|saturdays|sundays) (?:and|or|are|is|required)|
      (?:and|or) (?:evenings|nights|saturdays|sundays)|nights? out|attendance record|
      immuni[sz]ation|proof of (?!concepts?\b)|fingerprint\w*|
      (?:pass|clear|undergo) (?:a|an|one|the|our|all) \p{L}+|
      (?:reference|identity|health|security|employment|eligibility|records?) checks?|
      physically (?:fit|able|capable)|physical(?:ly)? (?:demands|demanding)|good physical|
      (?:work|working|be) (?:at heights?|outdoors|outside in|in (?:the )?(?:cold|heat|dust|all weathers?))|
      comfortable with (?:heights|dogs|animals|the cold)|colou?r vision|eyesight|
      (?:bend|kneel|crouch)\w*(?:,| and| or|$)|carry (?:a|up|heavy)|(?:work|writing) samples|
      examples of (?:your |previous |past |own )*work|
      (?:education|career|employment|study) gaps?|years? (?:of )?gap|
      gaps? in (?:education|employment)|
      (?:no|any|active|current|standing|live) (?:\p{L}+ )?backlogs?|
      (?:ready|prepared|able|happy|ability|required|available) to (?:work|do|cover) (?:
        all|any|some|in |on |night|late|early|rotat\w+|evening|weekend|shift|extended|overtime|
        flexib\w+|unsocial|outside|split|one|two|bank
      )\S*|start (?:immediately|by|in|on|within)|
      available (?:within|from|on|\p{Lu}\p{L}+|immediately)|(?:you|must be|are) available
    )\b|\d+ ?% (?:throughout|aggregate|marks|and above|or above|in (?:10th|academics))|^USC$|
    \bUSC\b(?= (?:or|and|\/)? ?(?:GC|green|only))|\bUSC or GC\b
  `,
  'iu',
);
const SOFT = new RegExp(
  oneLine`
    \b(?:
      (?:ability|able|capacity|skills?) (?:to )?(?:build|develop|form|foster|maintain)\w* (?:\w+ )?
      (?:relationships?|relations|rapport|trust)|(?:relationship|rapport)[- ]building|
      prioriti[sz]e|(?:gracious|graceful|composed|cheerful|tactful|discreet|thick[- ]skinned)\b|
      under pressure|under stress|structured way|way of working|
      enjoy(?:ment)? (?:of )?(?:team|work)|too seriously|
      you (?:don['’]t|never|always|like to|love to|love|enjoy) (?!need|have|mind)\p{L}+|
      (?:explain|present|defend|pitch|report) [^.;]{0,60}\b(?:to|for) (?:\p{L}+[- ]){0,5}(?:
        people|owners|audiences?|stakeholders?|customers?|clients?|managers?|management|
        leaders?\w*|executives?|boards?|teams?|colleagues|head of|director\w*|officers|parents|
        patients|public|staff|users
      )|
      (?:dealing|deal|cope|coping) with (?:\p{L}+[- ](?:or |and )?){0,3}(?:
        public|people|customers|clients|callers|guests|patients|parents|tenants|passengers|
        situations|behaviou?r
      )|
      (?:ability|able) to (?:
        write well|
        work (?:
          well|under|on your own|alone|as part|flexibly|independently|
          to (?:tight |strict |competing )*deadlines|quickly
        )|multi-?task|learn|manage (?:own|your|competing|multiple|time)
      )|classroom practitioner|supportive of|ethos|
      (?:professional|smart|tidy|clean|neat|polished|well[- ]groomed) (?:\p{L}+ )?appearance|
      well[- ]presented|presentable|high expectations|
      contribute to (?:a |an |the )?(?:\w+ )?
      (?:culture|team|extra\W?curricular\W\w+|activities|life of)|team (?:culture|spirit)|
      can-do|can do (?:attitude|approach|spirit)|customer (?:service|care) skills|
      hard[- ]?working|punctual\w*|trustworth\w+|initiative|
      willing(?:ness)? to (?:learn|contribute|help)|eager|energetic|creative (?:thinker|flair)|
      diplomacy|tact\b|compassion\w*|caring (?:nature|manner)|kind\b(?! of)|sense of humou?r|
      communicat(?:ion|or|ing|e)\b
      (?! (?:protocols?|systems?|bus|interfaces?|networks?|technolog|plan|strateg)) ?
      (?:skills?|and|with|clearly|effectively)?|interpersonal|
      team[- ]?(?:players?|work(?:ers?)?)|attitude|mentality|proactive|
      self[- ](?:starter|motivated|driven|organi[sz]ed)|enthusias\w+|passion\w*|
      motivat(?:ed|ion)|reliab(?:le|ility)(?! (?:vehicle|car|transport|means))|friendly|calm\b|
      resilien\w+|empath\w+|humility|humou?r|patience\b|
      (?<!\b(?:(?:the|each|every|one|any)(?: \p{L}+)?|an? \p{L}+|\p{L}+ing) )patient\b(?=\s*(?:[,.;)]|$)| and\b| with\b| person| approach| manner| attitude| nature)|
      curio(?:us|sity)|positive\b(?! (?:pressure|displacement|cash|airway))|adaptab\w+|
      flexible (?:approach|attitude|person)|
      work(?:ing)? (?:well )?(?:under pressure|independently|in a team|with interdisciplinary)|
      attention to detail|organi[sz](?:ed|ational) (?:skills|way)|well organi[sz]ed|
      time[- ]management|problem[- ]solv\w+|leadership skills|people skills|phone manner|
      telephone manner|safe, |on time\b|confidential\w*|commitment to|equality|discretion|
      hands-on (?:mentality|attitude|approach|person|manner)|work ethic|shout|listen|
      (?<!data )integrity|honest\w*|
      (?<!(?:online|web|digital|media|brand|market|retail) )presence\b|write well|
      collaborat\w+ (?:attitude|style|mindset)|present (?:technical )?(?:results|findings|ideas)
    )\b
  `,
  'iu',
);
const EXPERIENCE = new RegExp(
  oneLine`
    \b(?:
      (?:you|who)(?:['’]ve| have| has) (?!got\b|used\b)\p{L}+(?:ed|en|un|ade|uilt|aught|old|ent)
      \b|(?:if|because) you(?:['’]ve| had| have) \p{L}+ed\b|you had \p{L}+ed|headcount|
      demonstrated ability|
      should have (?!an?\b|the\b|good|strong|excellent|some|experience)\p{L}+|if you['’]ve|
      publications?|domain knowledge|should have worked|
      (?:conducting|drafting|administering|overseeing|leading|running) \p{L}+|talking to|owned|
      experience[ds]?|exp\b|background|track record|record of|history of|
      having (?!an?\b|the\b)\p{L}+(?:ed|en|un|ught|ade|ld|t)\b|having led|
      hands-on (?!mentality|attitude|approach|person|manner)\p{L}+ (?!with|in|of)\p{L}+|
      worked (?:with|in|on|as)|has worked|
      have (?:taken|run|led|built|managed|set|written|shipped|worked)|
      you['’]ve (?:taken|run|led|built|managed|set|written|shipped|worked|supervised|dealt|done)|
      has done|demonstrated (?:success|capacity)|proven (?:success|record)|evidence of|
      exposure to|success in|contributions?|mentor\w*|supervis\w+|leads? from|research network|
      responsibility of|dealt with|turning around|you talk to|prior work|comfort with
    )\b
  `,
  'iu',
);
const LANGUAGE = new RegExp(
  oneLine`
    \b(?:
      reads?|writes?|understands?|fluent|fluency|communicat\w+|enough|native|bilingual|spoken|
      written|speak|speaks|speaking|conversational|proficien\w+|business|working|good|level|
      mother[- ]tongue
    )\b[^.]{0,40}\b(?:${LANGUAGES})\b|
    \b(?:${LANGUAGES})\b[^.]{0,30}\b(?:
      fluent|native|level|[ABC][12]\b|spoken|speaker|language|plus|would|helps|is an?\b|
      an asset|asset|skills|desirable|required|essential|preferred|helpful|bonus
    )|
    \b(?:
      official|community|second|foreign|another|additional|second|third|european|asian|
      indigenous
    ) (?!programming|scripting|markup|query|coding|modelling|modeling|design|computer|sign\b)
    (?:\w+ )?languages?\b|\b(?:further|other|more) languages? (?:welcome|are|is|would|an?)\b|
    ^(?:${LANGUAGES})$|
    \b(?:speaks?|speaking|reads?|writes?|conversant in|converse in|conversation in|understand)\b
    [^.;]{0,30}\b(?:${LANGUAGES})\b|^(?:${LANGUAGES}) (?:would|will|is|helps?|at|you)\b
  `,
  'i',
);

/** The kind that a clause's own words name beyond doubt; null for skills and experience of any sort. */
export function strongKindOf(text: string): RequirementKind | null {
  const clause = text.trim().replaceAll(/\s+/g, ' ');
  if (/\b(?:commit|stay|remain) [^.;]*\b(?:months?|years?|term|contract)\b/i.test(clause))
    return 'other';
  if (DEGREE_OR_YEARS.test(clause)) return 'degree';
  const byHead = kindOfHead(clause);
  if (byHead) return byHead;
  if (
    (SEVERAL.test(clause) ||
      YEARS.test(
        clause.replace(
          new RegExp(
            oneLine`
              \b(?:
                within(?: the (?:last|past))?|in the (?:first|last|past)|per|every|in|
                (?:no|not) (?:older|more|longer) than|up to|(?<!no )(?<!not )less than|under
              )\s+\S+\s+(?:months?|years?)
            `,
            'gi',
          ),
          ' ',
        ),
      )) &&
    !/\b\d+ years? (?:old|of age)\b/i.test(clause)
  )
    return 'years';
  if (
    new RegExp(
      oneLine`
        ^driving (?:would|is|an? )|^(?:you )?(?:can|must|able to) drive\b|^drives$|
        \b(?:driv(?:er|ing)['’]?s? (?:licen[cs]e|abstract|record)|full licen[cs]e|mvr)\b
      `,
      'i',
    ).test(clause)
  )
    return 'licence';
  if (
    /\b(?:citizenship|work(?:ing)? (?:permit|visa)|residence permit)\b/i.test(clause) &&
    !KNOWN.test(clause)
  )
    return 'other';
  if (/\blevel [3-8]\b[^.;,]*\bqualification\b/i.test(clause) && !TAUGHT.test(clause))
    return 'degree';
  if (/\b(?:gcses?|nvq|svq|btec)\b/i.test(clause) && !TAUGHT.test(clause)) return 'degree';
  if (isCheck(clause)) return 'other';
  if (/\bcert(?:ificate|\.)? (?:i{2,3}|iv)\b/i.test(clause)) return 'degree';
  if (SENSE.test(clause)) return 'soft';
  if (/\b(?:18|21|25)\+(?= |$|[.,;)])(?! years)/.test(clause)) return 'other';
  if (
    /(?<!\d )\bdegree|\bbachelor|\bmaster(?:['’]s| of)|ph\.?d\b|tertiary qualification/i.test(
      clause,
    ) &&
    !TAUGHT.test(clause)
  )
    return 'degree';
  if (GRADUATE.test(clause)) return 'degree';
  if (/\bWorking (?:Safely )?at Heights?\b/.test(clause)) return 'licence';
  if (LANGUAGE.test(clause) && !/\bwrite\b[^.]*\bfor\b/i.test(clause) && !/courses\b/i.test(clause))
    return 'language';
  const known = KNOWN.test(clause) || COMES_FROM.test(clause) || HAS_DONE.test(clause);
  if (LOCATION.test(clause) && GOING.test(clause) && !known) return 'location';
  if ((OTHER.test(clause) || isCircumstance(clause)) && !LICENCE_FIRST.test(clause) && !known)
    return 'other';
  if (LOCATION.test(clause) && !isTool(clause) && !known) return 'location';
  const hasWorked = HAS_DONE.test(clause) && !GAINED.test(clause);
  if (
    (LICENCE.test(clause) || namesLicence(clause)) &&
    !hasWorked &&
    !MAJOR.test(clause) &&
    !new RegExp(
      oneLine`
        \bdealt with\b|-licensing\b|\blicensing\b|
        \bpost[- ](?:trade|registration|qualification)\b|\bexperience (?:with|of|in|on|as)\b|
        \bexperience \(|\b(?:knowledge|awareness)\b
      `,
      'i',
    ).test(clause)
  )
    return 'licence';
  if ((DEGREE.test(clause) || MAJOR.test(clause)) && !TAUGHT.test(clause)) return 'degree';
  if (SOFT.test(clause)) return 'soft';
  return null;
}

const IN_LANGUAGE = new RegExp(
  oneLine`
    \b(?:
      teach|work|lecture|write|present|negotiate|correspond|take calls|serve \p{L}+|
      deal with \p{L}+
    ) (?:(?:through|by) (?:the )?medium of |in )(?:${LANGUAGES})\b|
    ^(?:${LANGUAGES}) (?:that )?(?:you can|good enough|strong enough|to)\b|
    ^(?:(?:some|basic|good|fluent) )?(?:${LANGUAGES}),? or (?:an? |the )?(?:willing|ready|interest|desire)|
    ^(?:an? )?(?:few|couple of|some) words of (?:${LANGUAGES})\b
  `,
  'iu',
);

const kindOfHead = (clause: string): RequirementKind | null =>
  KIND_HEADS.find(([, pattern]) => pattern.test(clause))?.[0] ??
  (IN_LANGUAGE.test(clause) ? 'language' : null);

/** 'Has passed the exam', 'have obtained a card': what was done is the licence. */
const GAINED = new RegExp(
  oneLine`
    ^\P{L}*(?:\S+ ){1,3}(?:
      obtained|gained|passed|completed|held|earned|received|acquired|got|been|certified|
      registered|licen[cs]ed|qualified
    )\b
  `,
  'iu',
);
const MAJOR = /\bqualification\b[^.;]*\b(?:major|majoring|specialis\w+) in\b/i;

/** 'Teach A level', 'mentoring Master students': what others learn is no degree of one's own. */
/** 'Experience of night work', 'knowledge of visas': what is known or was done, not when or where one can. */
const KNOWN = new RegExp(
  oneLine`
    ^(?:
      (?:
        an?|good|strong|solid|some|proven|working|previous|prior|relevant|demonstrated|basic|
        excellent|sound|first|initial|early|practical|hands-on|professional|recent|real|
        documented
      ) )*(?:
      experience|knowledge|understanding|familiarity|
      background(?! (?:check|screen|investigat|vet))|exposure
    )\b(?! (?:and|or) )
  `,
  'i',
);

/** 'A sense of fun at 6 a.m.' */
const SENSE =
  /^(?:(?:an?|the|your|good|great|healthy|some) )*sense of (?:humou?r|fun|duty|order|urgency|calm|adventure)\b/i;

/** 'Ideally someone from a laboratory setting': where somebody has worked. */
const COMES_FROM = new RegExp(
  oneLine`
    ^(?:ideally |preferably )?(?:(?:an? )?(?:someone|somebody|people|person|candidates?) )?
    (?:coming |who comes? )?(?:from (?:an? |the )?|with an? )[^.;]*\b
    (?:environment|background|industry|sector|domain|setting|company|firm|shop)\b
    (?! (?:check|screen))
  `,
  'i',
);

/** Getting to a place in time, whatever stands around it. */
const GOING =
  /\b(?:away from home|fly (?:in|out)|nights? away|spend|travel|relocat\w+|commut\w+|reach|get (?:in)?to|trips?)\b/i;

/** 'A diploma in catering or 4 years in a kitchen': work may stand for the schooling. */
const DEGREE_OR_YEARS = new RegExp(
  oneLine`
    ^(?:(?!years?\b)[^.;,]){0,60}\b(?:degree|diploma|bachelor(?:['’]s)?|master(?:['’]s)?)\b
    [^.;]{0,50}\bor (?:at least |a minimum of )?${NUMBER}\+? (?:or more )?years?\b
  `,
  'i',
);

const SEVERAL = /\bseveral years\b[^.;]*\b(?:experience|work|practice|in|of|as)\b/i;

const GRADUATE = /^(?:an? )?(?:recent )?graduates? (?:of|from|in)\b/i;

const TAUGHT = new RegExp(
  oneLine`
    (?<!(?:bachelor|master|diploma|degree|certificate)(?:['’]?s)? (?:of|in) (?:\p{L}+ )?)\b(?:
      teach(?:ing)?(?! (?:degree|qualification|diploma))|taught|attainment|raising|students|
      mentor\w*|supervis\w+|tutor\w*|pupils
    )\b
  `,
  'iu',
);

/** A licence that the table names, standing almost alone: 'RSA', 'ALS', 'Counterbalance and reach truck'. */
const namesLicence = (clause: string): boolean =>
  clause.replace(HOLDS, '').split(/\s+/).length <= 8 && licencesIn(clause).length > 0;

/** 'You must hold a valid' licence. */
const HOLDS = /^.*\b(?:hold|have|has|holds|possess)\b (?:an? |the )?(?:valid |current |full )*/i;

const LICENCE_FIRST = /\b(?:licen[cs]e|certificate|accreditation|registration|level \d)\b/i;

/** 'Everyday Māori', 'Spanish for our southern routes': a language, and no market, law or kitchen by its name. */
export const isBareLanguage = (text: string) => BARE_LANGUAGE.test(text.trim());

const BARE_LANGUAGE = new RegExp(
  oneLine`
    ^(?:
      (?:
        a little|some|any|your|everyday|basic|good|great|working|conversational|strong|decent|
        te reo|knowledge|command|of|and|or|either|both|in|you|speak|know|have|ideally|also|
        first|with|school|${LANGUAGES}
      )[ ,/]+
    )*(?:${LANGUAGES})(?:
      $|\s*[,.;:(–—/-]|
      \s+(?:
        for|or|and|will|would|is|are|helps?|to|at|as|skills?|speak\w*|preferred|desirable|
        required|essential|plus|welcome
      )\b
    )
  `,
  'i',
);

/** Kind of one clause, the more binding first. */
export function kindOf(asWritten: string): RequirementKind {
  // Ads break their lines anywhere.
  const text = asWritten.trim().replaceAll(/\s+/g, ' ');
  const strong = strongKindOf(text);
  if (strong) return strong;
  if (isBareLanguage(text)) return 'language';
  if (isPresence(text)) return 'location';
  if (!isTool(text) && isManner(text)) return 'soft';
  if (COMES_FROM.test(text) || TIME_AT.test(text)) return 'experience';
  if (/^(?:ideally|preferably) (?:in|with|from) /i.test(text))
    return isTool(text) || /^\S+ with \p{Lu}/u.test(text) ? 'skill' : 'experience';
  if (!EXPERIENCE.test(text)) return 'skill';
  // 'Experience with Kafka' asks for knowing it; 'experience of leading teams' for having done it.
  if (ENDS_IN_EXPERIENCE.test(text)) return isTool(text) ? 'skill' : 'experience';
  return NAMES_A_THING.test(text) &&
    !IN_DOING.test(text) &&
    (isTool(text) || hasTerm(text) || SOFTWARE.test(text))
    ? 'skill'
    : 'experience';
}

/** 'Some time as a team leader', 'a season in a ski school'. */
const TIME_AT =
  /^(?:(?:an?|some|any|the|your) )?(?:time|spell|stint|season|summer|years?)(?: spent)? (?:as|in|at|on|with|behind|abroad)\b/i;

/** 'Experience in defining targets' asks for a deed. */
const IN_DOING =
  /\b(?:[Ee]xperience|[Ee]xp\.?) in (?!using\b|programming\b|engineering\b)\p{Ll}+ing\b/u;

const NAMES_A_THING =
  /\b(?:experience|exp\.?|hands-on)(?: \w+)? (?:with|in|(?:of|in) using)\b|\bexposure to\b|\bhave run\b/i;
const ENDS_IN_EXPERIENCE =
  /\b(?:experience|exp\.?)(?: \(|$| will be| is| (?:highly )?(?:desirable|preferred|required|essential|advantageous))/i;
/** A thing by name or by what it is: 'experience with Uniform', 'a property management system'. */
const SOFTWARE =
  /\b(?:software|systems?|platforms?|tools?|applications?|databases?|languages?)\b|\b(?:with|using|in) \p{Lu}[\p{L}+#.]+/u;
const isTool = (text: string) => hitsIn(text).some(({ term }) => term.kind === 'tool');
const hasTerm = (text: string) => hitsIn(text).some(({ term }) => term.kind === 'hard');
