/** The grammar of asking, whoever writes: who wants what, what would please, what has to be so. */
import { oneLine } from '#contract/one-line.ts';

const NOT_THINGS = oneLine`
  (?!
    (?:
      to|you(?:r|['’])?|it|that|this|them|us|one another|each other|what|how|
      more (?:of|space|room)|everyone to|for (?:you|us)|every|all|our|
      (?:an? )?(?:\p{Ll}+ )?
      (?:world|future|society|community|place|culture|workplace|difference)
    )\b
  )
`;

/** 'I need a Gas Safe card', 'they also want Sage': wants a thing or a person, and not to do something. */
const WANTS = new RegExp(
  oneLine`
    \b(?:
      we|i|they|he|she|
      (?:the|our|my|this) (?:client|team|school|firm|company|chef|owners?|manager|practice|family)
    )(?:['’](?:d|re|m|ll|ve|s)| would| will| do| are| am| is)?
    (?: (?:also|really|especially|particularly|only|all|mainly|still|absolutely|just|strongly))* (?:
      (?:
        wants?|needs?|expects?|requires?|seeks?|insists? on|sets? (?:great |much )?store by|
        asks? for|hopes? (?:for|to (?:see|find|get|have))|wish for|
        (?:like|love|prefer|want) to (?:see|find|have|hear)|hoping (?:for|to (?:see|find))|
        be (?:especially |very )?(?:glad|happy|pleased|delighted|thrilled) (?:of|with|about|to (?:see|have|find|hear from|meet))|
        (?:glad|happy) of
      ) ${NOT_THINGS}\p{L}|
      (?:
        wants?|needs?|expects?|asks?|would like|
        (?:['’]d|would) (?:like|want|need|expect|ask|love)
      ) you to (?:be|have|hold|know|speak|bring|show|own|live|possess)\b|
      (?:(?:wants?|likes?|loves?|prefers?|values?|needs?|cares?) (?:\p{Ll}+ )*|(?:after|for) )
      (?:(?:about|for) )?(?:\p{Ll}+ ){0,2}
      (?:people|someone|somebody|anyone|those|colleagues|\p{Ll}{3,}s) (?:who|with)\b
    )
  `,
  'iu',
);

/** 'A little Greek would go a long way', 'experience of polytunnels would be a treat'. */
const WOULD_PLEASE = new RegExp(
  oneLine`
    \b(?:counts?|speaks?|tells?|weighs?|is|be|work) in (?:your|their|an? \p{L}+['’]s) favou?r\b|
    \bis (?:something|what|one thing) (?:we|i)(?:['’]d| would)? (?:also )?
    (?:love|like|hope|welcome|appreciate)\b|
    (?<!\b(?:you|we|they|i|it|that|this|he|she|which|who|what|role|job|post|position)) would (?:
      also |really |certainly |even |all )*(?:
      be (?:an? )?(?!
        (?:an? )?
        (?!(?:treasur|priz|valu|appreciat|welcom|lov|cherish|notic|applaud|reward|admir)ed\b)(?:
          \p{L}+ed\b|responsible|based|part\b|your|the |mistake|problem|shame|pity|lie|
          necessary|essential|mandatory|compulsory|available|possible|required|needed|paid|
          \p{L}+ing\b
        )
      )\p{L}+|go (?:down (?:well|a treat)|far|a long way)|make (?:us|me|our|my)|suit (?:us|me)|
      delight|please|impress|not (?:hurt|go amiss)|not be amiss|stand (?:you|out)|count|earn|
      win us|sweeten|catch our
    )\b
  `,
  'iu',
);

/** 'Your Word has to be solid', 'needs to be free on Fridays': what has to be so of the person. */
const HAS_TO_BE = new RegExp(
  oneLine`
    \bmatters? to (?:me|us) that you\b|
    ^(?:everybody|everyone|all (?:staff|crew|employees|candidates)) (?:here )?
    (?:takes?|pass(?:es)?|undergo(?:es)?|needs?|holds?) |
    \b(?:person|man or woman|one|colleague|candidate|applicant) (?:that )?(?:i|we) (?:
      picture|imagine|have in mind|want|need|dream of|hope for|would hire
    )\b|
    (?:^|\b(?!(?:there|it|this|that|which|we)\b)[\p{L})]+ )(?:needs?|ha(?:s|ve)|ought) to (?:
      be|have|hold|know|speak
    )\b
  `,
  'iu',
);

/** 'Grafting should be second nature', 'your sums ought to be sound'. */
const SHOULD_BE = new RegExp(
  oneLine`
    (?<!\b(?:it|this|that|we|they|there|which|what|questions?|applications?|cvs?|enquiries)) (?:
      should|ought to
    ) (?:be|come|feel|have|hold) (?!
      (?:sent|submitted|addressed|made|received|directed|e-?mailed|forwarded|returned)\b
    )\p{L}
  `,
  'iu',
);

/** 'Bring your own knives', 'expect a drug test', 'be free from 6 to 9'. */
const IMPERATIVE = new RegExp(
  oneLine`
    ^(?:please )?(?:do not |don['’]t )?(?:
      (?:be|have|hold|bring|know|speak|own) (?!in touch|sure to|part|an? part|the first|yourself|aware|careful|us\b|welcome)|
      (?:plan|expect|be prepared|be ready|be willing) (?:to|on|an?|some) )
  `,
  'i',
);

/** 'A degree in physics, please.' */
const PLEASE = new RegExp(
  oneLine`
    \S{3,} please$|
    \bplease (?:
      be (?!aware|advised|in touch|sure|patient while)|have (?!a look|look)|hold|know|own|
      bring your own|speak
    ) ?\p{L}|^show (?:me|us) (?:that|where|how) you\b
  `,
  'iu',
);

/** 'Kiln firing: essential.' */
const STATED = new RegExp(
  oneLine`
    \S: (?:absolutely |highly |strongly )?(?:
      essential|required|mandatory|compulsory|a must|preferred|desirable|optional|handy|useful|
      helpful|welcome|an? (?:plus|bonus|asset)
    )$
  `,
  'i',
);

/** 'Punctuality goes without saying', 'we'd rather you lived nearby'. */
const ASSUMED = new RegExp(
  oneLine`
    \S (?:
      we take for granted|goes? without saying|(?:is|are) a given|we (?:count|rely) on|
      (?:so much|all) the better
    )$|
    ^your (?!
      (?:\p{L}+ )?(?:
        role|job|tasks?|duties|contact|day|work|responsibilit\p{L}+|team|salary|pay|place|
        manager|office|base|hours|application|data|employer|colleagues|boss|mission|focus|
        shifts?|contract|start|questions?|privacy|first|next|time|benefits?
      )\b
    )\p{L}+(?: \p{L}+)? (?:is|are) |
    ^(?:we|i)(?:['’]d| would) (?:rather|prefer) (?:you|someone|somebody|an?)\b|
    ^(?:extra |some |big )?(?:bonus|brownie|extra)(?: points)? (?:for|if)\b|
    ^you(?:['’]re| are) (?:already |also |really |genuinely )?(?:
      handy|good|great|strong|skilled|experienced|proficient|trained|registered|licen[cs]ed|
      certified|at (?:home|ease)|well[- ]versed|quick|adept|patient|organi[sz]ed|reliable|
      willing|flexible
    )\b
  `,
  'iu',
);

/** Whether a clause asks by its grammar alone. */
export const wants = (clause: string): boolean =>
  WANTS.test(clause) ||
  WOULD_PLEASE.test(clause) ||
  HAS_TO_BE.test(clause) ||
  SHOULD_BE.test(clause) ||
  PLEASE.test(clause) ||
  STATED.test(clause) ||
  ASSUMED.test(clause);

export const wouldPlease = (clause: string): boolean => WOULD_PLEASE.test(clause);

/** What is wanted, without who wants it: 'we hope for a little Basque' asks for 'a little Basque'. */
export const wantedIn = (clause: string): string =>
  clause.replace(WHO_WANTS, '').replace(POINTS_FOR, '');
const POINTS_FOR = /^(?:extra |some |big )?(?:bonus|brownie|extra)(?: points)? (?:for|if) /i;
const WHO_WANTS = new RegExp(
  oneLine`
    ^(?:\p{L}+-wise,? )?(?:we|i|they|he|she|(?:the|our|my|this) \p{L}+)
    (?:['’](?:d|re|m)| would| do| are| am)?
    (?: (?:also|really|especially|particularly|only|still))* (?:
      wants?|needs?|expects?|requires?|insists? on|asks? for|hop(?:es?|ing) for|wish(?:es)? for|
      (?:like|love) to (?:see|find|have)|
      be (?:glad|happy|pleased|delighted) (?:of|about|to (?:see|have))
    ) (?=\S)(?!you\b|to\b)
  `,
  'iu',
);

/** An order to the reader, which asks where its matter is one of the person. */
export const isOrder = (clause: string): boolean => IMPERATIVE.test(clause);

/** 'Who are we looking for?', 'does this sound like you?' heads what follows, 'do you have …?' asks. */
export const isLeadQuestion = (clause: string): boolean =>
  /^(?:i|we)(?:['’]ll| will| want to| shall)? be (?:plain|frank|honest|clear|open|blunt|straight|upfront)\b/i.test(
    clause,
  ) ||
  new RegExp(
    oneLine`
      ^(?:so |now |and |but )*(?:
        who|what|why|where|when|how|which|is|does|ready|interested|sounds?|fancy|tempted|
        intrigued|curious|not|questions?|still|think|want
      )\b[^.!]*\?$
    `,
    'i',
  ).test(clause);

/** 'You'll fit in if …', 'I think you'd love it here': praise around the ask. */
export const isWelcome = (clause: string): boolean => WELCOME.test(clause);
const FITS = oneLine`
  (?:
    do (?:well|great|fine)|fit (?:in|right)|feel (?:right )?at home|love (?:it|this|working)|
    like it|thrive|get on|be (?:happy|at home|a (?:good|great|perfect) (?:fit|match))|
    enjoy (?:it|this)
  )
`;
const WELCOME = new RegExp(
  oneLine`
    ^(?:(?:i|we) (?:think|believe|reckon|suspect|guess|bet|hope)(?: that)? )?(?:
      you(?:['’](?:ll|d)| will| would| might| may) (?:probably |certainly |really |soon )*
      ${FITS}|this (?:job|role|post) (?:is|might be|could be) (?:for you|right for you|yours)|
      (?:
        we should talk|let['’]s talk|come and talk|get in touch|
        we(?:['’]d| would) (?:love|like) to (?:hear from|meet|talk to) you
      )
    )\b[^,;]{0,30}$
  `,
  'iu',
);

/** 'You'll fit in if you have run a bar' asks firmly; 'we'd be glad if you have' does not. */
const BINDS_IF = new RegExp(
  oneLine`
    \b(?:
      ${FITS}|(?:job|role|post|one|this) is (?:for you|yours)|right for you|talk|get in touch|
      hear from you|apply|meet you
    )\b[^.;]{0,25}\bif\b
  `,
  'iu',
);
export const bindsIf = (sentence: string): boolean => BINDS_IF.test(sentence);

/** 'We hope for some Welsh', 'my client would love to see a second trade': a wish, and no condition. */
export const isWish = (sentence: string): boolean => WISH.test(sentence);
const WISH = new RegExp(
  oneLine`
    ^(?:(?:and|also|finally) )?(?:we|i|they|he|she|(?:the|our|my|this) \p{L}+)
    (?:['’]d| would| do|['’]re| are)?(?: (?:also|really|especially|particularly|even))* (?:
      hop(?:e|es|ing) for|wish(?:es)? for|rather (?:you|someone|somebody)|
      love to (?:see|find|have|hear)|
      be (?:especially |very )?(?:glad|happy|pleased|delighted|thrilled) (?:of|with|about|to (?:see|have|find|hear from|meet))
    )\b
  `,
  'iu',
);

/** 'Thrilled to be working with a new client': how the writer feels. */
export const isJoy = (clause: string): boolean =>
  new RegExp(
    oneLine`
      ^(?:(?:we|i)(?:['’](?:m|re)| am| are) )?
      (?:delighted|thrilled|pleased|proud|excited|happy|glad) to (?:
        be (?:working|recruiting|partner\p{L}*|hiring|looking|supporting|representing|offering)|
        say|announce|share|offer|introduce|report
      )\b
    `,
    'iu',
  ).test(clause);

/** Nothing but words that join: 'and', 'however'. */
export const isJoint = (quote: string): boolean =>
  new RegExp(
    oneLine`
      ^(?:
        and|but|or|so|however|also|then|therefore|plus|in addition|moreover|furthermore|finally|
        first(?:ly)?|secondly?|lastly|last|above all|most of all|of course|naturally|obviously|
        please|as (?:to|for|regards) (?:\p{Ll}+ ?){1,3}|\p{L}+-wise|
        on the \p{Ll}+ (?:front|side)
      )\W*$
    `,
    'iu',
  ).test(quote.trim());
