import { oneLine } from '#contract/one-line.ts';
import type { BlockKind } from '../model.ts';

/** Headings by what stands under them; the first that fits names the block. */
export const HEADINGS: readonly (readonly [BlockKind, RegExp])[] = [
  [
    'duties',
    /\b(?:will|['’]ll|would) be (?:required|expected|asked|responsible|tasked|accountable) (?:to|for)(?: ?:|$)/i,
  ],
  ['asks', /\b(?:apply|bother|call|write|happen|work) (?:without|unless)\b/i],
  [
    'unneeded',
    new RegExp(
      oneLine`
        ^(?:what(?:['’]s| is)? )?(?:
          not (?:a must|required|needed|necessary|essential|wanted|asked|expected)(?!.*\bbut)|
          no need|
          (?:(?:what|things|stuff|anything|everything|bits) )?(?:that )?(?:you|we|i)
          (?:['’](?:re|m)| are| am)? (?:(?:really|actually|honestly|just) )?
          (?:don['’]t|do not|won['’]t|will not|not|never) (?:(?:really|actually|even|too|so|much) )*(?:
            need|want|expect|ask(?:ing)?(?: for)?|require|have to|find|mind|care|fussed|
            bothered|worried|interested|look(?:ing)? (?:for|at)|insist\p{L}*|bother|after
          )|not for you|
          (?:please )?(?:don['’]t|do not|never) (?:worry|fret|bother|mind|panic|fuss)|
          (?:what )?(?:does not|doesn['’]t|won['’]t|will not) (?:count|matter)|
          (?:what )?we can (?:live|do) without|
          (?:what )?you (?:can|may|might) (?:\p{L}+ )?
          (?:leave (?:off|out|behind)|forget|skip|ignore|do without)
        )\b
      `,
      'iu',
    ),
  ],
  [
    'company',
    new RegExp(
      oneLine`
        ^(?:the )?(?:
          company|employer|client|organi[sz]ation(?:al)?|school|hospital|firm|agency|team|
          department|business|practice
        )(?:['’]s)? (?:profile|description|overview|background|information|summary|bio)\b
      `,
      'i',
    ),
  ],
  [
    'others',
    new RegExp(
      oneLine`
        ^(?:
          (?:more|similar|other|related|further|current|all) (?:open )?
          (?:jobs|roles|vacanc(?:y|ies)|positions|openings|opportunities|postings)\b|
          (?:jobs|people) (?:you may|also|like)|also (?:open|hiring|available|recruiting)\b|
          we(?:['’]re| are) also (?:hiring|looking|recruiting)
        )
      `,
      'i',
    ),
  ],
  [
    'facts',
    new RegExp(
      oneLine`
        ^(?:
          about the job|job (?:details|summary info|title|location|reference|id)|location|
          salary|posted|seniority level|employment type|job function|industr(?:y|ies)|ctc|
          reference|show (?:more|less)
        )\b
      `,
      'i',
    ),
  ],
  [
    'nice',
    new RegExp(
      oneLine`
        \b(?:
          nice[- ]to[- ]haves?|(?:cherry|cherries|icing) on\b|sweeteners|good to haves?|
          desired (?:skills|qualifications|experience|attributes|qualities)|
          (?:great|lovely|useful) to have|desirables?|preferred|(?:bonus|brownie|extra) points|
          bonus(?:es)?|plus(?:es)?|even better|it(?:['’]d| would) (?:be|help)|
          (?:it |what |that )?helps?(?: if)?|highly regarded|handy\b|
          what (?:would|might|could) (?!you\b|we\b|i\b)|
          (?:makes?|made) (?:us|our|me|my) (?:day )?|
          (?:would|['’]d) (?:(?:really|also|all) )?be (?!able|expected|asked|required|responsible|working|doing|joining|part)
          \p{L}+ (?:if|to (?:see|hear|find|meet|have))|
          (?:hire|take|want|consider|interview|have|employ|call) you (?:anyway|without|regardless|either way|all the same)|
          ^(?:lovely|great|nice|good|brilliant|super|cool|fab\p{L}*)\b.*\bbut\b|
          catch(?:es)? (?:our|my|the) eye|
          (?:great|lovely|nice|good|helpful|useful|happy|glad|delighted|thrilled|love it) if|
          stand out|set you apart|not essential|not required but|icing|cherr(?:y|ies) on|
          wish ?list|extras|welcome|we(?:['’]d| would) (?:also )?love|
          (?:would|will|can) (?:also )?help|beneficial|helpful|useful|favou?rable|ideally|
          extra (?:credit|love)|love for|advantageous|an advantage|assets?|optional|
          added advantage|(?:nice|good) if|would \p{L}+ (?:to|for|with|in) (?:you|us|me)|
          would make (?:us|me)|
          (?:gets?|puts?|gives?|lifts?|moves?) (?:you|your application|an application) (?:to|up|on|ahead|an?|the)|
          (?:in your|in an? \p{L}+['’]s) favou?r|(?:counts?|speaks?) for you|
          recommend(?:ed|ations?)
        )\b
      `,
      'iu',
    ),
  ],
  [
    'equality',
    /\b(?:equal(?:ity)?(?: opportunit(?:y|ies))?|diversity|inclusion|eeo|our commitments?|accommodations?|accessibility)\b/i,
  ],
  [
    'apply',
    new RegExp(
      oneLine`
        \b(?:
          how to apply|to apply|(?:get(?:ting)?|be|stay) in touch|
          appl(?:y|ication|ications)(?: process| now| details)?|next steps|interested|contact|
          enquiries|closing date|interview process|
          (?:hiring|recruitment|selection) (?:process|timeline)|compensation and process
        )\b
      `,
      'i',
    ),
  ],
  [
    'offer',
    new RegExp(
      oneLine`
        \b(?:
          (?:what|why) (?:we|you)(?:['’]ll)? (?:offer|get|receive)|
          what(?:['’]?s| is) in it(?: for you)?|benefits?|perks|we offer|on offer|
          (?:the|our|your) (?:offer|package|rewards?)|compensation|pay(?: and| &|$)|salary|
          what you get|why (?:us|join|work|you)|remuneration|rewards?|our promise|
          look forward to|treats?|goodies|in (?:return|exchange)|
          ^what (?:the )?\p{L}+ (?:offers|gives|provides)
        )\b
      `,
      'iu',
    ),
  ],
  [
    'asks',
    new RegExp(
      oneLine`
        ^(?:
          what|who|
          (?:the )?(?:stuff|things?|bits|person|people|skills?|one|someone|somebody)
          (?: that| who)?
        ) (?:we|i)(?:['’](?:re|m|d|ll)| are| am| would| will)?
        (?: (?:really|also|absolutely|actually|do|all|ideally))* (?:
          wants?|needs?|expect|require|seek\p{L}*|ask for|hop(?:e|ing)(?: for| to)?|
          look(?:ing)? for|after|picture|imagine|like (?:to|from|you)|have in mind
        )\b|
        ^(?:what|who) (?:they|he|she|(?:the|our|my) \p{L}+)(?:['’](?:re|s)| are| is)?
        (?: (?:really|also))? (?:wants?|needs?|expects?|requires?|seeks?|asks? for|after|looking for)
        \b|\bwe (?:look for|need|want|expect|seek|ask(?: for)?|require|hope (?:for|to find))\W*$
      `,
      'iu',
    ),
  ],
  [
    'asks',
    new RegExp(
      oneLine`
        \b(?:
          require(?:d|ments?)|qualifications?|criteria|essentials?|must[- ]haves?|mandatory|
          profile|about you|who you are|
          you(?:['’]ll)? (?:bring|have|need|are|will bring|will need)|
          what (?:
            you(?:['’]ll)? (?:bring|need|have)|we(?:['’]re| are) looking for|
            we (?:need|expect|look for)|it takes
          )|looking for|we(?:['’]re| are) after|are we (?:after|seeking)|
          (?:do|would) we (?:need|want|like)|you should (?:have|be)|is this you|
          (?:great|good|perfect|right|ideal) (?:fit|match)|person spec(?:ification)?|
          to be (?:considered|successful|shortlisted)|prerequisites?|non-?negotiables?|
          deal-?breakers?|without (?:these|this|them)|(?:our|the|my) (?:shopping |check)?list|
          eligibility|the (?:ideal candidate|person)|your background|conditions of
        )\b
      `,
      'i',
    ),
  ],
  [
    'duties',
    new RegExp(
      oneLine`
        \b(?:
          responsibilit(?:y|ies)|duties|tasks?|mission|
          what (?:you(?:['’]ll| will|['’]d| would)(?: be)?|would you)
          (?: (?:actually|really|mostly|mainly|get to|be))* do(?:ing)?|you will|
          the (?:role|job|position)|
          (?:position|job|role) (?:overview|summary|purpose|description)|
          main purpose(?: of the job)?|day[- ]to[- ]day|awaits? you|waiting for you|
          what a day looks like|a (?:typical )?day|accountabilities|the work|in this role|
          overview|scope
        )\b
      `,
      'i',
    ),
  ],
  [
    'asks',
    new RegExp(
      oneLine`
        ^(?:
          other|additional|general|attributes|personal (?:attributes|qualities|circumstances)|
          circumstances
        )$|
        \b(?:
          skills?|experience|education|licen[cs](?:e|ure|es)|certifications?|knowledge|
          abilities|competenc(?:y|ies|es)|conditions|candidate|you
        )\b
      `,
      'i',
    ),
  ],
  [
    'company',
    new RegExp(
      oneLine`
        \b(?:
          about (?:us|the (?:company|team|organisation|organization|school|hospital|employer))|
          who (?:we are|are we)|our (?:story|company|team|mission|values|client)|
          the (?:company|team|opportunity|organisation|organization)
        )\b
      `,
      'iu',
    ),
  ],
  ['company', /\b(?:[Aa]bout|ABOUT|[Ww]hy|WHY) \p{Lu}/u],
];
