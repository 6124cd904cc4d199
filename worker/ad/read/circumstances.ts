import { oneLine } from '#contract/one-line.ts';
import { HAS_DONE } from './has-done.ts';

/** Clauses about the person rather than about work: no resume line settles them. */

/** 'An accounting background': what was learnt or done is told by a resume. */
const WORK = new RegExp(
  oneLine`
    \b(?:
      experience[ds]?|knowledge|background(?! (?:check|screen))|familiar\w*|expertise|
      proficien\w+|track record|training|using|ticket|certificat\w+|cards?
    )\b
  `,
  'i',
);

const CHECKS = new RegExp(
  oneLine`
    \b(?:
      polic\w+|criminal|background|reference|credit|security|identity|pre-?employment|drugs?|
      alcohol|medical|health|enhanced|dbs|children['’]?s? act|safeguarding|conduct|national
    ) (?:and \p{L}+ )?(?:records? )?
    (?:checks?|vet(?:ting)?|screen(?:ing|s)?|tests?|clearance|examination)\b
    (?! (?:of|programmes?|services?|reports?))|
    \b(?:pass|undergo|sit|clear|consent to|agree to|subject to|submit to|undertake) (?:an?|the|our|all|to an?)? ?
    [^.;]{0,30}\b(?:checks?|vetting|screen\w*|medical|tests?)\b|\bvetted\b|\bfingerprint\w*|
    \b(?:unspent|clean) (?:convictions?|criminal record)|\bno (?:criminal|unspent) \p{L}+|
    \b(?:moving violations?|accidents?|driving record|points)\b
  `,
  'iu',
);

const BODY = new RegExp(
  oneLine`
    \b(?:
      carry|lift|climb|drag|push|pull|stand|walk|kneel|crouch|bend|crawl|stoop|squat|sit|
      balance|get (?:up|down|on|in)|be on (?:your|their)
    )\w*\b[^.;]{0,40}(?:
      \d ?(?:kgs?|kilo\w*|lbs?|pounds?)\b|
      \b(?:
        ladders?|stairs|scaffold\w*|steps|hoses?|floor|boxes|heights?|all day|
        (?:long|extended|prolonged) periods|for (?:up to |at least )?(?:\w+ )?hours|shift|feet|
        loads?|weights?|furniture|equipment
      )\b
    )|\b\d+ ?(?:kgs?|kilos?|lbs?|pounds)\b[^.;]{0,20}\b(?:lift|carr)\w*|
    \b(?:
      ok|okay|fine|comfortable|at ease|happy|cope|no fear|afraid|not mind|good head|allerg\w+|
      phobi\w+
    )\b[^.;]{0,12}\b(?:
      heights?|confined spaces|needles|blood|dogs?|cats?|animals|dirt|mess|
      (?:the )?(?:cold|heat|dust|noise|rain|dark|wet|sea)|small spaces|(?:getting|hands) dirty
    )\b|
    \b(?:happy|comfortable|fine|ok|okay|used to|able to work)\b(?: working| to work)? (?:in|with|at) (?:an? |the |all )?(?:
      chilled|freez\w+|cold|noisy|dusty|hot|wet|outdoors?|weathers?|busy|fast[- ]paced|
      open[- ]plan
    )\b|
    \b(?:
      manual dexterity|physical(?:ly)? (?:stamina|strength|strong|robust)|
      (?:good|normal|corrected|20\/20) (?:eye ?sight|vision|hearing)|head for heights|
      sea ?sick\w*|colou?r[- ]?blind\w*|non-?smok\w+|on (?:your|their) feet
    )\b
  `,
  'i',
);

const OWN = new RegExp(
  oneLine`
    ^(?:(?:you )?(?:have|has|bring|supply|use|with|provide|need) )?
    (?:a |an |your |his |her |their )?own (?!initiative|pace|account|words?|client|business|team|work|project|portfolio)
    \p{L}+(?:[ ,]\S+){0,5}$|
    \b(?:reliable|own|dependable|personal|private) (?:means of |form of |mode of )?
    (?:transport\w*|cars?|vehicles?|wheels|van|laptop|tools)\b|
    \baccess to (?:a|your own) (?:car|vehicle|van|computer|bike)\b
  `,
  'iu',
);

const PERMISSION = new RegExp(
  oneLine`
    \b(?:allowed|permitted|entitled|eligible|authori[sz]ed|cleared|free|legally able) to (?:live and |legally )?
    work\b|\b(?:work|residence|residency) (?:permit|status|pass)\b|
    \b(?:over|at least|aged|minimum age)(?: of)? (?:16|18|21|23|25)\b
    (?! (?:years? (?:of|in)|months|staff|people|\p{Ll}+s\b))
  `,
  'iu',
);

const AVAILABLE = new RegExp(
  oneLine`
    \b(?:join|start|begin)(?:ing)?\b[^.;]{0,20}\b(?:within|from|by|in|on) (?:
      \d|an?\b|one|two|three|four|the|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*
    )|
    \b(?:mornings?|evenings?|nights?|afternoons?|saturdays?|sundays?|weekends?|shifts?|hours) (?:
      a|per|each|every|in
    ) (?:week|month|fortnight|\p{L}+)\b|\b\d{1,2}(?:[.:]\d\d)? ?[ap]\.?m\b|
    \b(?:available|free|flexible|able to work|cover|work) (?:
      on |for |at |about |with |over |during |across |some |most |all |the )*(?:
      mornings?|evenings?|nights?|saturdays?|sundays?|weekends?|shifts?|(?:working )?hours|
      christmas|school holidays|term|harvest|peak|short notice
    )\b|\b(?:at short notice|away from home|sleep[- ]?ins?|fly[- ]in|fifo|swings?|on a rota)\b
  `,
  'iu',
);

/** A paper on one's conduct, or a list of who may apply at all, whatever licence stands in it. */
export const isCheck = (clause: string): boolean =>
  new RegExp(
    oneLine`
      \b(?:certificate|letter|statement) of (?:good )?(?:conduct|standing)\b|
      \b(?:citizens?|nationals?|PRs?|permanent residents?)\b[^.;]{0,40}\bonly\b
    `,
    'i',
  ).test(clause);

/** Right to work, checks, body, own things, times: only the person knows. */
export const isCircumstance = (clause: string): boolean =>
  !WORK.test(clause.replaceAll(/\b(?:medical|identity|id) cards?\b/gi, ' ')) &&
  [CHECKS, BODY, OWN, PERMISSION, AVAILABLE].some((pattern) => pattern.test(clause));

const PRESENCE = new RegExp(
  oneLine`
    \b
    (?:attend|come (?:in )?to|come into|be (?:in|at|on)|work (?:from|in|at|on)|report to|get to)
    \b[^.;]{0,40}\b(?:office|site|studio|branch|clinic|depot|campus|premises|yard|plant|shop)\b
    [^.;]*\b(?:
      days?|times?|mornings?|week|month|daily|full[- ]time|(?:each|every) \p{L}+|
      (?:mon|tues|wednes|thurs|fri|satur|sun)days?
    )\b|
    \b(?:presently|currently|already|now|physically|locally) (?:living |liv(?:e|ing) |based |residing |located |resident |present |be )*
    in (?:the )?\p{Lu}|
    \b(?:candidates|applicants|those|people) (?:\p{Ll}+ )?(?:in|from|living in|based in|near) (?:the )?
    \p{Lu}\p{L}+[^.;]*\b(?:prefer\w*|only|priorit\w+)|\bcommut\w+|
    \bliv(?:e|es|ing) (?:no (?:further|more)|close|near)\b|
    \b(?:within|from) (?:reach|distance)\b
  `,
  'u',
);

/** Where the person is or can come to. */
export const isPresence = (clause: string): boolean => !WORK.test(clause) && PRESENCE.test(clause);

const DISPOSITION = new RegExp(
  oneLine`
    ^(?:
      (?:
        an?|the|some|real|genuine|true|plenty of|lots? of|great|good|strong|natural|endless|
        bags of|healthy|your|personal|quiet|inner
      ) )*(?:
      (?!
        business|wellness|fitness|awareness|witness|illness|harness|likeness|readiness|lioness|
        governess|effectiveness|competitiveness
      )\p{L}{4,}ness|warmth|composure|poise|patience|grit|hunger|appetite|affinity|backbone|
      courage|tenacity|persistence|perseverance|determination|dedication|commitment|loyalty|
      modesty|maturity|judge?ment|common sense|sensitivity|creativity|imagination|thirst|zest|
      humanity|knack|instinct|mindset|desire|dependability|professionalism|diligence|character|
      temperament|demeanou?r|outlook|readiness|willingness|rigou?r|empathy|curiosity|honesty|
      tact|cheer|
      (?:
        drive|love|sense|eye|head|feel|ear|nerves?|stamina|heart|respect|interest|pride|belief|
        tolerance|autonomy|ownership|calm|flair|ambition|spirit|character|conviction
      )(?=
        $|[.,;]| (?:for|towards?|when|under|that|even|to see)\b
        | of (?:humou?r|play|fun|urgency|duty|order|style|calm|adventure|service)
      )|interest in\b
    )\b(?! (?:management|analysis|systems?|trading|rate|change|services|officer))
  `,
  'iu',
);

/** 'Caring and non-judgemental', 'a resourceful person': nothing but adjectives of character. */
const [ADJECTIVES, ADJECTIVE_FIRST] = (() => {
  const one = oneLine`
    (?:
      [\p{L}-]+(?:
        ful|ous|ive|able|ible|less|minded|headed|hearted|natured|judge?mental|oriented|spirited|
        going|focuss?ed
      )|analytical|assertive|caring|warm|kind|honest|loyal|polite|tidy|friendly|bright|smart|
      sharp|quick|fair|brave|open|calm|patient|confident|dynamic|energetic|driven|dedicated|
      committed|organi[sz]ed|outgoing|understanding|supportive|welcoming|encouraging
    )
  `;
  const alone = new RegExp(
    oneLine`
      ^(?:(?:an?|very|highly|truly|both|you are|you['’]re|is|are|be) )*${one}
      (?:(?:,? (?:and|but|yet|or)|,) (?:very |highly )?${one})*
      (?: (?:
          person|individual|colleague|manner|attitude|nature|style|approach|character|
          personality
        )
      )?$
    `,
    'iu',
  );
  const first = new RegExp(
    String.raw`^(?:you are|you['’]re) (?:very |highly )?${one}, \p{Ll}`,
    'iu',
  );
  return [alone, first] as const;
})();

const OPENING = oneLine`
  ^(?:
    (?:
      most of all|above all|ideally|you|who|we want|
      (?:\p{L}+ ){0,3}(?:wants?|needs?|expects?|seeks?|prefers?)|and|also|someone|somebody|
      anyone|a person|people|a colleague|somebody|that|\p{Ll}{3,}s(?: and \p{Ll}{3,}s)? who|
      you are|you['’]re|are|is|be|being|a|an|can|will|to|always|never|don['’]t|doesn['’]t|
      do not|not|really|genuinely|actually|truly|able
    ) )*
`;

const MANNER = new RegExp(
  oneLine`
    ${OPENING}(?:
      (?:
        enjoy|like|love|care|hate|dislike|prefer|believe|thrive|laugh|smile|listen|admit|
        apologi[sz]e|trust|respect|notice|think|mind|panic|worry|cope|persevere|persist|stay|
        remain|forget|remember|appreciate|relish|cheer|muck|bounce|dare|want to
      )(?:e?s|ing)?\b|
      (?:
        ask|say|tell|show|give|follow|turn|speak|pick|roll|pitch|dig|step|pull|share|feel|look|
        own|finish|adapt|treat|challenge|question|value
      )(?:e?s|ing)? (?:
        up|in|through|together|back|out|after (?:people|others|each|one|your|their)|
        for (?:help|the)|forward|with|plainly|openly|to|strongly|responsible|what|when|why|if|
        before|questions|it|us|no|yes|sorry|the (?:truth|phone)|people|others|everyone|
        everybody|colleagues|your|their|his|her|ideas|knowledge|credit|feedback|honest\w*|
        respect|initiative|patience|mistakes|problems|assumptions|quickly|easily|well|
        \p{Ll}+ (?:with (?:respect|dignity|kindness|care)|as)|["“]
      )(?=[^\p{L}]|$)|
      (?:take|get|keep|put|see|make|bring|do|go|leave|hold|plan)(?:e?s|ting|ing)? (?:
        "|“|an? ["“]|pride|ownership|care|responsibility|things|people|others|your|their|it|
        calm|cool|on (?:with|well)|along|stuck|up|out|what|when|
        the (?:best|extra|team|customer|client|guest|child|patient|lead|initiative|rough)|
        energy|your(?:self)?|no )|happy\b|keen\b|glad\b|proud\b|interested\b|
      open (?:to|about|with)\b|
      comfortable (?:with )?(?:
        change|ambiguity|uncertainty|being|asking|saying|telling|admitting|challenging|
        speaking up|making|taking|in
      )\b|at ease\b|not afraid\b|unafraid\b|ready (?:to|for)\b|
      good (?:with|at) (?:people|names|listening|being|keeping|getting|children|kids)|kind\b|
      warm\b|brave\b|humble\b|nice\b|thoughtful\b|careful\b|thorough\b|decent\b|decisive\b|
      driven\b|dependable\b|dedicated\b|committed\b|conscientious\b|diligent\b|mature\b|
      open-?minded\b|outgoing\b|polite\b|sociable\b|steady\b|tidy\b|unflappable\b|helpful\b|
      hungry\b|ambitious\b|analytical\b(?! (?:chem|skill|method|instr|software|tool|report))|
      assertive\b|inquisitive\b|pragmatic\b|hide\b|approachable\b|articulate\b
    )
  `,
  'iu',
);

/** 'Somebody fair, who plays no favourites': a person as such, without what they know or did. */
const SOMEONE = new RegExp(
  oneLine`
    \b(?:someone|somebody|a person|people(?= who)) (?:
      (?!who|with|to|from|in|at|for)\p{Ll}+(?:,|$| who| and| yet| but)|
      who (?!
        (?:
          has|have|had|['’]s|holds?|knows?|speaks?|understands?|works?|worked|can|could|
          is (?:an?|qualified|trained|experienced|familiar|fluent|able|used)
        )\b
      )
    )
  `,
  'iu',
);

/** 'Doesn't lose heart', 'never cuts corners': what somebody does not do. */
const NEVER =
  /^(?:and |who |you )*(?:doesn['’]t|don['’]t|do not|does not|never|won['’]t) (?!have\b|need\b|hold\b|mind\b)\p{L}+/iu;

/** 'Craft matters to you': what somebody cares for. */
const MATTERS = new RegExp(
  oneLine`
    \b(?:
      matters?|means (?:a lot|something|much)|is (?:very )?important|
      comes? (?:easily|naturally)|appeals?|(?:is |are )?(?:dear|close)
    ) to you(?:r heart)?\b
  `,
  'i',
);

const DATES = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi;

const NAMES_WORK = /(?<!^)(?<![.!?:"“'] )\b(?!I\b)\p{Lu}[\p{L}+#.]*|[+#/]|\d/u;

/** How somebody is or behaves; a name, a figure or a word of learning in it makes it more. */
export const isManner = (clause: string): boolean =>
  !WORK.test(clause) &&
  !HAS_DONE.test(clause) &&
  (DISPOSITION.test(clause) ||
    ADJECTIVES.test(clause.trim()) ||
    ADJECTIVE_FIRST.test(clause) ||
    MATTERS.test(clause) ||
    (!NAMES_WORK.test(clause.replaceAll(/\([^)]*\)/g, ' ').replaceAll(DATES, ' ')) &&
      (MANNER.test(clause) || SOMEONE.test(clause) || NEVER.test(clause))));
