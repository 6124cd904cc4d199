import { oneLine } from '#contract/one-line.ts';
import type { BlockKind } from '../model.ts';
import { isCircumstance } from './circumstances.ts';
import { HAS_DONE } from './has-done.ts';
import { isDutyOrOffer } from './headings.ts';
import { isHiring } from './hiring.ts';
import { strongKindOf } from './kinds.ts';
import { isJoy, isLeadQuestion, isOrder, isWelcome, wants } from './wants.ts';

const OFFERED = 'The employer offers this; it is not asked of you.';
const KNOWN = new RegExp(
  oneLine`
    ^(?:
      (?:a|good|strong|solid|some|proven|working|previous|prior|in-depth|relevant|demonstrated) )*
    (?:knowledge|understanding|experience|familiarity|background)\b|
    \b(?:knowledge|experience|background)(?: \([^)]*\))?$
  `,
  'i',
);
const HOW_TO_APPLY = 'This says how to apply.';

/** Why a stretch that reads like a demand is none; the first that fits is told. */
const NOT_ASKED: readonly (readonly [why: string, pattern: RegExp])[] = [
  [
    'The ad says that this is not needed.',
    new RegExp(
      oneLine`
        \bno\b[^.;,]{0,60}\b(?:needed|required|necessary|wanted|expected)\b|
        (?:\bnot|\bnever|n['’]t)\b[^.;,]{0,25}\b(?:
          required|require|necessary|needed|need|essential|a must|expected|a requirement|
          a condition|have to|ask
        )\b|\bby no means (?:essential|required|necessary|needed|a must)\b|\bneed not\b|
        \bnot required\b|\bNOT an?\b|
        \b(?:nobody|no one|none of us) (?:will )?(?:asks?|expects?|requires?|needs?|wants?)\b|
        \bplease excuse\b|\b(?:do not|don['’]?t) (?:submit|contact|apply|send)\b|
        \bno \w+(?: \w+)?,? please\b|\bnot a must\b|\b(?:is|are) fine too\b|
        (?:\bnot|n['’]t)\b[^.;,]{0,12}\b
        (?:look(?:ing)? for|seeking|after an?|care (?:about|where|if|whether))\b|
        \byou (?:can|may) (?:leave|forget|skip|ignore)\b|\bneedn['’]t\b|\bkindly excuse\b|
        ^(?!
          [^.;]*\b(?:without|unless|lack\w*|no|not? hav\w+|only (?:those|candidates|applicants))
          \b(?! be)
        )[^.;]*\b(?:will not|won['’]t|cannot|can['’]t) be (?:considered|shortlisted|entertained|looked at|accepted)
        \b|\byou (?:won['’]t|will not) (?:be|have|need|get|find|see|spend|work)\b|
        \b(?:is|are|do|does)n['’]t\b[^.;]{0,20}\beither\b|^nor\b|^neither\b|
        \b(?:need|want|expect|ask for|require)s? neither\b
      `,
      'i',
    ),
  ],
  [
    'This says what the employer does not offer.',
    new RegExp(
      oneLine`
        \bnot eligible for\b[^.;]*\bsponsor|\bno (?:visa |immigration )?sponsorship\b|
        \b(?:cannot|can['’]t|can not|do(?:es)? not|don['’]t|unable to|not able to)\b[^.;,]{0,20}
        \b(?:offer|provide|sponsor)\b
      `,
      'i',
    ),
  ],
  [
    OFFERED,
    new RegExp(
      oneLine`
        \b(?:
          we(?:['’]ll| will| can| also)? (?:teach|train|pay|offer|give|provide|cover|sponsor|transfer)|
          training (?:is|provided|lasts)|you(?:['’]ll| will)? get\b|(?<!be )free \w+|
          (?<!(?:welfare|housing|social|state|family|of) )benefits?\b
          (?! realisation| management| advice| administration)|pension|401\(?k\)?|salary|
          bonus (?:linked|scheme)|vacation|
          (?<!(?:bank|public|most|and|on|some|over|during|work) )holidays?\b|
          paid (?:for|leave|parental)|parental leave|insurance\b(?= and|,)|pay (?:range|starts)|
          super\b|stipend|p\/h|per hour|relocation (?:costs|assistance)|sponsorship is available
        )\b|[$£€₹]\s?\d
      `,
      'i',
    ),
  ],
  [
    'This is a statement on equal opportunity.',
    new RegExp(
      oneLine`
        \b(?:
          equal[- ]opportunity|eoe\b|without regard to|regardless of|applicants? from all|
          all backgrounds|encouraged to apply|(?:are|is) welcome to apply|
          encourage applications|(?:particularly )?welcome applications|discriminat\w+|
          disability confident|
          (?:disab\w+|veterans?|women|indigenous)\b[^.]*\b(?:preference|preferential)|
          committed to (?:safeguarding|equality|diversity|inclusion|equal)|
          protected (?:veteran|characteristic)|whoever you|whomever you|whatever your|
          no matter (?:who|where|your)|as diverse as|equally welcome|
          reasonable (?:adjustments|accommodation)
        )\b
      `,
      'i',
    ),
  ],
  [
    HOW_TO_APPLY,
    new RegExp(
      oneLine`
        \S@\S+\.\p{L}|
        \b(?:
          appl(?:y|ications?) (?:now|by|close|with|via|online|to)|
          send (?:your |a |us )?(?:cv|resume|résumé|application)|
          share (?:your |updated )?(?:cv|resume|profile)|shortlisted|
          successful (?:candidates|applicants) will be contacted|cover(?:ing)? letter|
          closing date|interviews?:|call \p{Lu}\p{L}+ on|in subject line|
          third[- ]party recruiters|phone calls|please (?:use|write|tell|ignore)|cvs are|
          not heard (?:from us|back)|(?:has|have) been unsuccessful|other (?:vacancies|roles)|
          each criterion|to be (?:sent|mailed|e-?mailed|submitted|forwarded|uploaded) |
          unsolicited|acquisition in response|not appreciated|
          (?:agencies|recruiters)[^.]*\b(?:not|no)\b|for an informal chat|enquiries
        )\b
      `,
      'iu',
    ),
  ],
];

const HARD_ASK = new RegExp(
  oneLine`
    \b(?:
      immediate start|
      only (?:candidates|applicants|those|people) (?!selected|shortlisted|chosen|invited)|
      need apply\b|
      (?:at least|min(?:imum)?\.?(?: of)?) (?:\d+\+?|one|two|three|four|five) ?
      (?:years?|yrs?|months?)|must\b(?! see)|require[ds]?\b|
      references? (?:will be|are) (?:taken|required|checked|requested|sought)|
      (?:is|are) (?:
        essential|mandatory|necessary|a must|non-?negotiable|compulsory|a prerequisite|
        a precondition|vital|crucial|indispensable|imperative|
        (?:a |an )?(?:part of the (?:deal|job|rota|bargain))|expected|subject to|contingent|
        conditional
      )|depends? (?:up)?on an?\b|you (?:are|have to be) available|willing(?:ness)? to|
      right to work|working rights|work (?:permit|authori[sz]ation)|authori[sz]ed to work|
      driving licen[cs]e|driver['’]?s? licen[cs]e|valid passport|police check|
      (?:background|criminal record|credit) (?:check|investigation)|dbs\b|notice period|
      you(?:['’]ll| will| do)? need\b|
      (?:police|pre-?employment|security|drug|alcohol|health|medical) (?:and \w+ )?
      (?:check|vetting|screen\w*|test|medical|examination)|on call\b|weekends?\b|
      shifts? (?:are|is|include|will)
    )\b
  `,
  'i',
);

const SOFT_ASK = new RegExp(
  oneLine`
    \b(?:
      (?:wants?|expects?|needs?|prefers?|hop(?:e|es|ing) (?:for|to find)|values?|likes?) (?:
        you|someone|somebody|anyone|people|candidates|a (?:person|colleague)
      )\b|you(?:['’]ve| have)\b|be (?:comfortable|ready|prepared)\b|
      helps(?=$|[.,;:!)]| (?:if|when|here|a lot|us|too|but|on|in|with|enormously|greatly)\b)|
      would make (?:me|us)\b|
      you(?:['’]re| are) (?:
        comfortable|a|an|able|fluent|familiar|confident|used to|qualified|happy|someone
      )|
      you (?:
        live in|know|can|hold|bring|speak|understand|talk|write|run|prepare|love|enjoy|like|
        should
      )|your portfolio|look(?:ing)? for|we need|needs (?:an?|someone)|seeks?\b|
      (?:someone|somebody|anybody|a person) (?:who|with)|given preference|
      preference (?:will be )?given|(?:the )?(?:successful|ideal|right) candidate|
      candidates? (?:will|should|need)|experience (?:with|in|of|as)|exp\b|
      (?:strong|solid|proven|(?<!judged |rated )good) (?:
        in|knowledge|understanding|skills?|grasp|record
      )|knowledge of|familiarity with|fluency in|comfort with|ability to|able to|a record of|
      (?:is|are|be|being) (?:
        a |an |big |highly |well |favou?rably |good |very |also |most |added |nice |real |
        strong |great |definite |distinct )*(?:
        pre(?![-\w])|extra\b|plus|bonus|asset|advantage|preferred|desirable|useful|welcome\w*|
        regarded|good to have|appreciated|helpful|handy|great|lovely|nice|ideal|real advantage
      )|(?:would|will|can|might|could) (?:really |also )?(?:help|come in (?:useful|handy))\b|
      we(?:['’]ll| will)? (?:also )?ask (?:that )?you|it would help|go a long way|set you apart|
      especially glad|preferred|preferable|
      would be (?:advantageous|beneficial|desirable|preferable|ideal|great|an advantage)|
      ideally|locals only|\w+ only|preferably|(?:glad|happy|pleased|delighted) if
    )\b
  `,
  'i',
);

const YOU_WILL = new RegExp(
  oneLine`
    ^(?:in the first (?:year|months)[^.]*|day to day,? )?(?:
      you(?:['’]ll|['’]d| will| would)\b(?! (?:
          need|have|hold|bring|must|
          be (?!
            (?:
              responsible|part|reporting|based|given|in charge|one of|the|expected|accountable|
              tasked|required to (?:work|travel)|an? (?:key|valued|member|part|trusted)|
              \p{L}+ing
            )\b
          )
        )
      )|reporting to|the (?:role|post|position|job)\b(?! requires)
    )
  `,
  'iu',
);

/** Gives the reason for a requirement, or speaks of the employer. */
const REASON = new RegExp(
  oneLine`
    ^(?:
      as (?!
        an?\b|well\b|is\b|are\b|would\b|part\b|such\b|long\b|soon\b|required\b|needed\b|
        \p{L}+ing\b
      )[^,]*\b(?:is|are|was|were|have|do|does)\b|as a condition\b[^,]*$|
      as (?:we|there|it|this|you|they)\b|because|since (?:we|it|this)|
      (?:it|this|that) is (?:our|a|the|not)|
      (?:we|our)\b
      (?!.*\b(?:look(?:ing)? for|needs?|seeks?|wants?|prefers?|requires?|expects?|ask you)\b)|
      (?:they|he|she)\b|
      (?:this is )?(?:an? )?[\p{L}, -]{0,40}(?:based|time|term|onsite|remote|hybrid|permanent) (?:role|position|post|job)
      \b|before (?:we|anyone|anybody)\b|["“]?\p{L}+["”]? meaning\b|
      it(?:['’]d| would) (?:help|be \w+)$|\d+\+? months? contract|please tell|
      (?:but )?if you (?:need|have questions|are on the fence|['’]re on).*|
      (?:but )?if you.*\b(?:you['’]ll pick|that['’]s (?:fine|ok)|we['’]ll)|\(.*=.*\)$
    )
  `,
  'iu',
);

const OFFER_DEPENDS =
  /\b(?:offer|appointment|post|employment|job|role)\b[^.;]*\b(?:depends?|conditional|subject to|contingent|requires?)\b/i;

/** 'You ship landing pages yourself': what the person does already, not what the job brings. */
const YOU_DO =
  /^you (?!(?:will|would|may|might|get|receive|report|join|earn|start|apply|work|can expect|also get|are part)\b)[\p{Ll}'’]+\s/iu;

/** 'We wish to appoint a teacher to teach', 'looking for a nurse to join our team'. */
const JOB_STATEMENT = new RegExp(
  oneLine`
    \b(?:wish(?:es)?|seek(?:s|ing)?|look(?:s|ing)?|recruiting|hiring)\b.*
    (?<!able |willing |ready |prepared |happy |free |needs? |wants? )\bto (?!(?:have|hold|be)\b)
    \p{Ll}+\b|\bneeds? an? [\p{L}&/ -]{3,70} (?:for an?|to start|from next|to join)\b
  `,
  'iu',
);

/** Everything in a sentence that opens like this is about applying. */
const TO_APPLY = new RegExp(
  oneLine`
    ^(?:(?:then|so|now|just|simply) )?(?:
      write to (?:us|me)\b|
      please (?:send|submit|include|attach|e-?mail|apply|note that applications)|
      interested (?:candidates|applicants|parties)|(?:to apply|apply)\b|
      (?:send|upload|submit) (?:us|your|me|the)|e-?mail (?:us|your)|drop in\b|message\b
    )
  `,
  'i',
);

/** 'Ring Dervla in the office', 'Contact us': whom to ask. */
const ASK_THEM = new RegExp(
  oneLine`
    ^(?:Phone|Ring|Call|Text|E-?mail|Contact|Ask for|Speak to|Talk to|Visit|See) (?:
      \p{Lu}\p{Ll}+(?=[.!?]?$| (?:in|on|at|if|directly|before|from)\b)|us\b|me\b
    )
  `,
  'u',
);

export type Judgement = { asked: true } | { asked: false; why: string | null; duty: boolean };

const ASKED: Judgement = { asked: true };
const SILENT: Judgement = { asked: false, why: null, duty: false };

/** Sentences about the employer, its staff or the way of applying, wherever they stand. */
const TELLS_OF_US = new RegExp(
  oneLine`
    ^(?:
      (?:
        we|our|staff|employees|colleagues|jobs|there (?:is|are)|
        the (?:
          trust|company|school|team|office|role|post|job|site|council|hospital|firm|business|
          shop|practice
        )
      ) (?!\w+ (?:must|need))|see (?:ref|our|the|also|below)\b
    )
  `,
  'i',
);
const NAME_DOES =
  /^\p{Lu}[\p{L}&'’-]+(?: [\p{Lu}&][\p{L}&'’-]*)+ (?:is|are|was|has|\p{Ll}{3,}s) (?:an?|the|in|for|\p{Ll}+s?)\b/u;

/** 'Larchwood is a certified family business': what the employer is. */
const IS_FIRM = new RegExp(
  oneLine`
    ^\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)* (?:is|are) an? [^.;]*\b(?:
      company|firm|employer|business|charity|school|comprehensive|college|practice|agency|
      studio|start-?up|provider|manufacturer|retailer|workplace|hospital|trust|organi[sz]ation|
      co-?op
    )\b
  `,
  'u',
);

const OF_A_PERSON: ReadonlySet<string | null> = new Set([
  'years',
  'degree',
  'licence',
  'language',
  'location',
  'other',
  'soft',
]);

const PEOPLE =
  /\b(?:people|someone|somebody|anyone|anybody|candidates?|colleagues?) (?:who|with)\b/i;

/** 'You hold a lift licence' asks, even where a heading speaks of the firm. */
const IS_OR_HAS = new RegExp(
  oneLine`
    ^you (?:(?:already|also|must|should|need to|ideally) )?
    (?:are|be|have|hold|speak|know|understand|possess|own) (?!
      (?:
        part|one of|in good|joining|welcome|here|the (?:first|face|heart)|probably|looking|
        reading
      )\b
    )
  `,
  'i',
);

/** 'You do not have to be a vet, to own a van …': each member of the list is not needed. */
const NEGATED =
  /\b(?:not|n['’]t|nobody|no one|never)\b[^.;]{0,20}\b(?:have|need|expect\p{Ll}*|require\p{Ll}*|ask\p{Ll}*)\b[^.;]*$/iu;

const NOT_NEEDED: Judgement = { asked: false, why: NOT_ASKED[0]![0], duty: false };

/** 'No crunch, no egos': says what is not there, unless it is a clean record that is asked. */
const ONLY_NOT = /^(?:no|never(?! \p{Ll}+s\b)|without|nothing|none) /iu;
const CLEAN_OF = new RegExp(
  oneLine`
    \b(?:
      criminal|convictions?|endorsements?|cautions?|claims?|points|violations?|accidents?|
      more than|later|fewer|less|older|longer|gaps?|sponsorship|records?|restrictions?|bans?|
      disqualif\w+|allerg\w+|fear|problem with|ego\w*|issues?
    )\b
  `,
  'i',
);

const REASSURES = new RegExp(
  oneLine`
    \b(?:don['’]t|do not|no need to) worry\b|
    \b(?:does not|doesn['’]t|won['’]t) matter\b(?! (?:which|what kind))|
    \bno (?:problem|drama|worries|matter)\b|\bnever mind\b|\bmakes no difference\b|
    \bwe (?:don['’]t|do not) mind\b|\bnot a (?:problem|barrier|deal[- ]?breaker)\b
  `,
  'i',
);

/** 'He or she has worked in SAP': the person who is looked for, as 'you' elsewhere. */
const asYou = (text: string): string =>
  text.replace(/^(?:he or she|she or he|he\/she|she\/he|\(?s\)?\/?he)\b/i, 'you');

/** Applications that are not taken ask for a right to work, although they say what the employer does not do. */
const VISA_RULED_OUT = new RegExp(
  oneLine`
    \b(?:unable|not able|cannot|can['’]t|can not)\b[^.;]{0,12}\b
    (?:consider|accept|take|employ|hire)\b[^.;]*\b(?:
      visa|sponsor\w*|permit|right to work|
      (?:anyone|anybody|candidates|applicants|applications|people|you) (?:without|unless|who (?:do|are|can))
    )\b
  `,
  'i',
);

/** How the employer chooses among those who apply. */
const SELECTION = new RegExp(
  oneLine`
    \b(?:candidates|applicants|applications|those)\b[^.;]*\b(?:will|may|can) (?:only )?be (?:
      contacted|notified|informed|acknowledged|invited
    )\b|^(?:all |late |your |incomplete )?applications? (?!must\b)|
    \b(?:used|part|stages?|steps?) (?:in|of) (?:our|the) (?:
      selection|hiring|recruitment|interview
    )\b
  `,
  'i',
);

/** Whether a clause asks something of the person, judged by its words and by the heading it stands under. */
export function judge(quote: string, whole: string, block: BlockKind): Judgement {
  if (block === 'unneeded') return NOT_NEEDED;
  const [clause, sentence] = [asYou(quote), asYou(whole)];
  if (VISA_RULED_OUT.test(clause)) return ASKED;
  if (SELECTION.test(clause)) return { asked: false, why: HOW_TO_APPLY, duty: false };
  const withoutAside = clause.replaceAll(/\([^)]*\)/g, ' ');
  const asksStill =
    /\b(?:nice but|desirable|handy|helpful|useful|advantage\w*|preferable|an asset|is a plus|would be|or willing)\b/i.test(
      clause,
    );
  if (isLeadQuestion(clause) || isWelcome(clause) || isJoy(clause)) return SILENT;
  const wanted = wants(clause);
  if (
    REASON.test(clause) &&
    !OFFER_DEPENDS.test(clause) &&
    (!wanted || /^(?:as|because|since|before)\b/i.test(clause))
  )
    return SILENT;
  if (/^(?:al)?though (?:we|our)\b/i.test(clause)) return SILENT;
  if (ONLY_NOT.test(clause) && !CLEAN_OF.test(clause)) return NOT_NEEDED;
  if (REASSURES.test(sentence) && !HARD_ASK.test(sentence) && !wanted) return NOT_NEEDED;
  if (TO_APPLY.test(sentence) || ASK_THEM.test(sentence))
    return { asked: false, why: HOW_TO_APPLY, duty: false };
  if (
    /^(?:or )?(?:to \p{Ll}|an? )/u.test(clause) &&
    !FINITE.test(clause) &&
    NEGATED.test(sentence.slice(0, sentence.indexOf(clause)))
  )
    return NOT_NEEDED;
  for (const [why, pattern] of NOT_ASKED) {
    if (!pattern.test(withoutAside) || (asksStill && why === NOT_ASKED[0]![0])) continue;
    // Pensions and insurance are fields of work, too.
    if (why === OFFERED && (KNOWN.test(clause) || HAS_DONE.test(clause))) continue;
    if (
      HARD_ASK.test(withoutAside.replace(pattern, ' ')) &&
      !/\bno\b|\bnot\b|n['’]t\b/i.test(withoutAside)
    )
      continue;
    return { asked: false, why, duty: false };
  }
  if (
    JOB_STATEMENT.test(sentence) &&
    !/\b(?:who|with|must|experience|qualified in)\b/i.test(sentence)
  )
    return SILENT;
  if (
    (TELLS_OF_US.test(clause) || NAME_DOES.test(clause) || IS_FIRM.test(clause)) &&
    !wanted &&
    !HARD_ASK.test(clause) &&
    !SOFT_ASK.test(clause)
  )
    return SILENT;
  if (block === 'asks' || block === 'nice')
    return YOU_WILL.test(clause) && !HARD_ASK.test(clause)
      ? { asked: false, why: null, duty: true }
      : ASKED;
  const hard = HARD_ASK.test(clause);
  if (block === 'duties') return hard ? ASKED : { asked: false, why: null, duty: true };
  if (block === 'company')
    return IS_OR_HAS.test(clause) || (wanted && PEOPLE.test(clause)) ? ASKED : SILENT;
  if (block === 'offer' || block === 'equality' || block === 'apply' || block === 'facts') {
    return hard && BINDING.test(clause) ? ASKED : SILENT;
  }
  if (/^you(?:['’]ll| will)\b/i.test(clause) && isCircumstance(clause)) return ASKED;
  if (isHiring(clause)) return SILENT;
  if (
    YOU_WILL.test(sentence) &&
    !hard &&
    /^(?!working (?:knowledge|understanding))\p{Ll}+ing\b/u.test(clause)
  )
    return { asked: false, why: null, duty: true };
  if (YOU_WILL.test(clause)) return hard ? ASKED : { asked: false, why: null, duty: true };
  if (
    /^(?:we|our|my|the company|at \p{Lu})\b/iu.test(clause) &&
    !/\b(?:look(?:ing)? for|needs?|seeks?|wants?|prefers?|requires?|expects?|ask)\b/i.test(
      clause,
    ) &&
    !wanted
  )
    return SILENT;
  if (isOrder(clause) && OF_A_PERSON.has(strongKindOf(clause))) return ASKED;
  if (YOU_DO.test(clause) && !JOB_STATEMENT.test(sentence)) return ASKED;
  if (JOB_STATEMENT.test(sentence) && !/\b(?:who|with|must|experience)\b/i.test(sentence))
    return SILENT;
  const carried =
    sentence !== whole ||
    CARRIES.test(sentence) ||
    ((wants(sentence) || YOU_DO.test(sentence)) && !FINITE.test(clause));
  return hard ||
    wanted ||
    SOFT_ASK.test(clause) ||
    carried ||
    (!FINITE.test(sentence) && isOfRecord(clause))
    ? ASKED
    : SILENT;
}

/** 'A carter's permit, in date': a thing that people hold, named by itself and told of nobody. */
const isOfRecord = (clause: string): boolean =>
  !isDutyOrOffer(clause) &&
  !OF_SOMEBODY.test(clause) &&
  HELD.has(strongKindOf(clause)) &&
  clause.split(/\s+/).length > 1;
const HELD: ReadonlySet<string | null> = new Set(['years', 'degree', 'licence', 'language']);
const OF_SOMEBODY = new RegExp(
  oneLine`
    \b(?:
      we|our|us|his|her|its|their|staff|since|founded|established|family|firm|company|awards?|
      award-winning|courses?|training|lessons?|fees|sponsored|funded|paid
    )\b|\b(?:19|20)\d\d\b|[|·]|
    ^(?:
      for|in|over|after|within|during|with|named|voted|rated|(?:certified|accredited) (?:to|by)|
      including
    )\b|\bago\b|\p{Ll}s (?:an?|the|our)\b
  `,
  'iu',
);

/** Says something of its own, and is no member of a list. */
const FINITE =
  /\b(?:is|are|was|were|has|had|have|(?<!^)do|does|did|will|would|can|could|we|they|it|i|he|she|there)\b|n['’]t\b/i;

/** Sentences whose whole list is asked: 'To be considered you'll need …, solid MYOB, good phone manner'. */
const CARRIES = new RegExp(
  oneLine`
    \b(?:
      you(?:['’]ll| will)? (?:need|have|must|should|live)|you(?:['’]ve| have)|must|
      needs (?:an?|someone)\b|we need|look(?:ing)? for|
      (?:someone|somebody|anybody|a person) (?:with|who)|candidate (?:will|must|has)|
      is expected|required|it would help|especially glad|in addition|have a
    )\b
  `,
  'i',
);
/** What an employer may ask even among its offers. */
const BINDING =
  /\b(?:must\b|right to work|working rights|work permit|authori[sz]ed to work|check\b|licen[cs]e|passport|subject to|contingent)\b/i;
