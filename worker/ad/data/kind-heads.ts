import { oneLine } from '#contract/one-line.ts';
import type { RequirementKind } from '#contract/match.ts';

/** What a clause is about by its head, whatever else is named in it; the first that fits. */
export const KIND_HEADS: readonly (readonly [RequirementKind, RegExp])[] = [
  [
    'other',
    new RegExp(
      oneLine`
        \b(?:every|each) (?:second|other|third|fourth) (?:\p{L}+day|weekend|night|evening)s?\b|
        \b(?:may|can|could) (?:already |legally )*(?:live and )?work in (?:the )?\p{Lu}\p{L}+\s*
        $|\ban? (?:(?:strong|good|healthy) )*back that\b|
        \b(?:state of|good|robust) health\b(?! (?:and|literacy|econom))|
        \b(?:immune|immunity) (?:to|against)\b|
        \bshare (?:an? |your )?(?:cabin|room|bunk|caravan|tent)\b|
        \b\p{L}*\d* ?(?:days|weeks|months) on,? (?:and )?(?:\S+ )?(?:\S+ )?off\b|
        ^(?:you are |you must be )?available for (?:at least |an? |the |minimum |of |whole |full )*
        \S+ (?:weeks?|months?|season)\b
      `,
      'iu',
    ),
  ],
  [
    'soft',
    new RegExp(
      oneLine`
        ^(?:you )?works? \p{L}+ly(?: and \p{L}+ly)?$|^well[- ](?:groomed|spoken|mannered)$|
        ^(?:an? )?(?:eye for detail|(?:low|no|small|little) ego)\b|
        \beye for (?:the )?details?\b|^(?:be |being )?good with an? \p{L}+ \p{L}+$
      `,
      'iu',
    ),
  ],
  [
    'location',
    new RegExp(
      oneLine`
        \b(?:up for|willing to live|ready to live) (?:an? |the |one |two |some )?
        (?:(?:in|on|at) |(?:days?|weeks?|weekends?|nights?|trips?) (?:in|at|to) )
      `,
      'iu',
    ),
  ],
  [
    'other',
    new RegExp(
      oneLine`
        \b\d+ (?:years )?(?:old|of age)\b|\byears of age\b|
        \b\d+ ?% (?:and above|or above|or more|throughout|aggregate)|
        \bno\b[^.;]{0,30}\b(?:violations?|dui|dwi|convictions?|at-fault)\b|
        \battest(?:ed|ation)\b|\b(?:we|i) can (?:look at|see|read|click|try)\b|
        ^(?:(?:some|heavy|regular|frequent|occasional|manual) )*lifting\b|
        \b(?:be|are) (?:physically )?fit (?:for|enough|and)\b|
        \b(?:
          up for|o\.?k\.?(?:ay)? with|fine with|cool with|at peace with|do|manage|accept|
          cope with|live with
        ) (?:that|this|it|those|them|these)$|
        ^(?:you(?:['’]re| are) )?(?:ok(?:ay)?|fine|cool|happy|comfortable|at ease) with [^.;]*\b
        (?:days?|nights?|weeks?|shifts?|hours|starts|mornings|weekends|away)\b|
        \b(?:an?|some|the odd|occasional|one|most) (?:evening|saturday|sunday|weekend|bank holiday|night)
        s?\b(?! (?:school|college|course|class))
      `,
      'iu',
    ),
  ],
  [
    'location',
    new RegExp(
      oneLine`
        \bwork (?:at|from|in|out of|across) (?:any|all|either|both|each) (?:of )?(?:the |our )?
        (?:\p{L}+ ){0,2}\p{L}+s\b|
        \bget (?:yourself|there|here|in) (?:to|there|here|under|by|on|every|each|three|two|four|five|for|in)
        \b|\bis where you live\b|\bwithin [\p{L}\d-]+ (?:minutes|miles|km|hours?) of\b
      `,
      'iu',
    ),
  ],
  [
    'licence',
    new RegExp(
      oneLine`
        (?<![\p{L}\p{N}])(?!(?:[NS]VQ|BTEC|GCSE)s?\b)\p{Lu}{2,}\b[^.;,]{0,40} (?:
          [Dd]esignation|[Ss]tatus|[Qq]ualification|[Cc]redential|[Ee]ndorsements?
        )\b|^(?:[Aa]n? )?(?:\p{L}+ ){1,4}(?:designation|endorsements?)\b
      `,
      'u',
    ),
  ],
  [
    'degree',
    /\b(?:completion of|enrol\p{L}* (?:in|on)|completed) [^.;]*\b(?:degree|diploma|bachelor|masters?)\b/iu,
  ],
  [
    'soft',
    new RegExp(
      oneLine`
        \b(?:
          win(?:ning)? (?:over|round)|persuad|convinc|reassur|
          build(?:ing)? (?:\p{L}+ )?(?:trust|rapport|relationships|partnerships)
        )\p{L}*\b|\bwith (?:respect|dignity|kindness|compassion|tact|courtesy|good humou?r)\b|
        \bsee(?:s|ing)? \p{L}+ as\b|\bsit(?:s|ting)? with an? \p{Ll}+
      `,
      'iu',
    ),
  ],
  [
    'experience',
    new RegExp(
      oneLine`
        ^(?:
          (?:you(?:['’]ve| have) )?(?:been|lived|worked|gone) (?:through|alongside|around)|
          (?:some |any )?time (?:spent )?(?:around|among|alongside)|
          (?:interaction|dealings|involvement|contact) with
        )\b|^(?:\p{L}+(?: and| or|,)? ){1,4}(?:miles|time|loads|seasons?)$
      `,
      'iu',
    ),
  ],
  [
    'licence',
    /(?<![\p{L}\p{N}])\p{Lu}{3,} (?:badge|ticket|card)\b|^[Aa]n? qualification in (?!.*\b(?:or|and) )(?:project|rope)\b/u,
  ],
  [
    'years',
    new RegExp(
      oneLine`
        ^(?:you (?:have|bring) )?(?:
          (?:an?|one|a full) year or (?:more|two)|(?:a couple of|a few|some|many|several) years
        ) (?:of|in|as|at|with|on)\b
      `,
      'i',
    ),
  ],
  [
    'other',
    new RegExp(
      oneLine`
        ^(?:an? )?(?:clear |clean )?(?:police|security check|criminal record) clearance\b|
        \b(?:clean|clear) (?:driving |driver['’]?s )?(?:abstract|record)\b
      `,
      'i',
    ),
  ],
  [
    'location',
    new RegExp(
      oneLine`
        \b(?:live|reside|residing|lodge) (?:on|at) (?:the |our )?
        (?:campus|premises|site|farm|estate|ship|boat|island)\b|
        ^(?:residing|resident|living) in \p{Lu}
      `,
      'iu',
    ),
  ],
  [
    'other',
    new RegExp(
      oneLine`
        \b(?:own|have|has|with|run|is|use of) an? (?:\p{L}+[- ])?
        (?:car|van|motorbike|scooter|wheeler)\b|^(?:an? )?(?:two|four|2|4)[- ]wheeler\b|
        \bdrive\b[^.;]*\bin your own (?:car|vehicle|van)\b|
        \b(?:one|two|three|an?|some) (?:nights?|evenings?|weekends?|sundays?|saturdays?)
        (?:['’]s?)?(?: \p{Ll}+){0,2} (?:an?|per|every|each|in) (?:week|month|fortnight)\b
      `,
      'iu',
    ),
  ],
  [
    'licence',
    new RegExp(
      oneLine`
        \b(?:[Aa]ble|[Aa]bility|allowed|licen[cs]ed|insured) to drive (?:an? |the |our )?
        (?:\p{L}+[- ])?
        (?:minibus|mini-bus|bus|coach|van|truck|lorry|hgv|tractor|forklift|ambulance)\b|
        \bon the (?:\p{L}+ ){0,3}register\b(?! (?:office|of births))|\bin good standing with\b|
        \p{Lu}{2,} (?:standing|membership)\b
      `,
      'u',
    ),
  ],
  [
    'degree',
    /\bpost-?graduate (?:stud(?:y|ies)|degree|qualification|diploma|training)\b|\blevel [3-8] or (?:equal|equivalent|higher|above)\b/i,
  ],
  [
    'experience',
    new RegExp(
      oneLine`
        ^(?:(?:some|any)(?:one|body) who |people who |(?:it [^.;]{0,40} favou?r )?to )
        (?:has|have) (?!an?\b|the\b|good\b|some\b|experience\b)(?:\p{Ll}+ly )?
        (?!obtained|gained|passed|completed|held|been)(?:
          \p{Ll}+ed|taught|run|led|built|brought|sold|made|done|grown|written|kept|set|taken|
          seen
        )\b|^(?:an? |proven |strong |good )*(?:track )?record of \p{Ll}+ing\b|
        (?<!\byears?['’]? )\b(?:handling|management|supervision|leadership|line management) of (?:an? )?
        (?:\d|team|group|staff|crew)|
        ^(?:
          (?:
            you(?:['’]ve| have| will have)?|need to|must|should|we['’]d|we|would|expect|want|
            like|you to|to|also|already
          ) )*(?:have|has|['’]ve) (?:ever |already |also )?(?:
          done a lot of|had all|looked at|
          (?:
            written(?! (?:\p{L}+ )?(?:in|with)\b)|rewritten|revised|kept|cut|driven|flown|led|
            built|made|sold|taught|grown|caught|drawn|sewn
          )\b
        )(?! (?:English|German|French|Spanish))|
        \bhave (?:already |also |ever |\p{Ll}+ly )?(?:
          had|paid|hit|beaten|run|handled|trained|turned|commissioned|prepared|organi[sz]ed|
          managed|supervised|supported|delivered|overseen|coached|hosted|negotiated|used|solved|
          held (?!an? |the |your )
        )\b|^(?:been|built|made|run|led|taught|cooked|sold|\p{Ll}{3,}ed) [^.;]* before$|
        ^been (?:an? |the |designer|part)|^worked under (?!\S+ (?:years|months))|
        ^done (?:a lot|lots|plenty|loads) of\b|^been through\b|
        \bknow [^.;]*\bfrom (?:the )?inside\b|
        ^(?:previous|prior|past|some|earlier) work (?:in|at|for|with)\b
      `,
      'iu',
    ),
  ],
  [
    'soft',
    new RegExp(
      oneLine`
        \b(?:keep|keeping|hold) (?:an? )?(?:confidences?|secrets?)\b|
        \b(?:handle|cope with|deal with|work under|stand|bear|take|withstand) (?:the )?
        (?:pressure|stress|criticism|rejection)\b|\b(?:in )?sympath(?:y|ise) with (?:the|our)\b|
        ^(?:an? )?(?:(?:good|excellent|reliable|punctual),? )+time-?keep(?:er|ing)\b|
        \bput (?:safety|people|customers|children|patients|residents|guests) first\b|
        \b(?:stays?|keeps?|remains?|hear|listen) [^.;]{0,30}\bcalm(?:ly)?\b
      `,
      'i',
    ),
  ],
];
