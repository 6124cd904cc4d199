/** What a clause asks, without who asks, how gladly, and how well or when it was done: only that can stand in a resume. */
import { oneLine } from '#contract/one-line.ts';
import { rememberByText } from '#worker/nlp/remember.ts';
import { isManner } from '../read/circumstances.ts';
import { wantedIn } from '../read/wants.ts';

/** 'The successful candidate will', 'if you have', 'as would'. */
const LEAD = new RegExp(
  oneLine`
    ^(?:(?:so|as|and|but|therefore|hence|ideally|preferably) )*(?:(?:would|will|do|is|are) (?=\p{Ll}))?
    (?:(?:we|i|they)(?:['’]d| would)? (?:expect|want|like|need|ask) (?=you to ))?(?:
      (?:if )?(?:
        you|
        (?:the )?(?:(?:successful|ideal|right) )?
        (?:candidates?|applicants?|incumbents?|appointees?|person)
      )(?:['’](?:ve|re|ll|d))?(?: (?:
          to|will|would|should|must|can|could|do|need to|have to|are|be|have|has|had|hold|show|
          demonstrate|possess|already|also|ideally|personally
        )
      )*(?: (?:used to|able to|good at|at home (?:in|with)))? |
      (?:must|should|need to) (?:be )?(?:able to|have) )?
  `,
  'iu',
);

/** 'Somebody who has', 'the person who', 'proof that you can'. */
const WHO = new RegExp(
  oneLine`
    ^(?:
      [^,;.]{0,40}\b(?:someone|somebody|anyone|anybody|person|people|candidate|colleague)s? (?:who|that)
      (?:['’]s| has| have| can| is| are)? |
      (?:show (?:us|me)|proof|evidence|signs) (?:that|of how|where) you(?:['’]ve| have| can)? )
  `,
  'iu',
);

/** 'A trainee joins us, so you need to …': why it is asked. */
const SINCE = new RegExp(
  oneLine`
    ^.*,\s+(?:and|so|therefore|hence|which is why) (?=
      (?:you|we|i)(?:['’]\p{L}+)? (?:will |would |do )?
      (?:need|want|must|should|look|ask|expect|have to)\b
    )(?!.*\b(?:both|them|it|these|those|two of)\b)
  `,
  'iu',
);

/** '(E) A/T' of a person specification: how much it counts and how it is found out. */
const ASSESSED =
  /\s*\((?:[EDAITCR]|essential|desirable|required|preferred|asset)(?:[ ,/][EDAITCR])*\)(?:\s+[A-Z](?:\s?[/,]\s?[A-Z])*)?\W*$/i;

/** 'Without fuss', 'well enough to teach it', 'inside out', 'in date'. */
const HOW = new RegExp(
  oneLine`
    ,?\s+(?:
      without (?:any |much |too much |close )*(?:
        fuss|drama|supervision|help|hand-?holding|being \p{Ll}+|prompting|trouble|complaint|
        panic|thinking|blinking|guidance
      )|well enough (?:to|for|that)|(?:so )?that (?:other|another|any|some)(?:one|body)?\b|
      (?:whatever|whichever|no matter) (?:the|its|their|which|what)\b|
      inside out$|in your sleep|like the back|from memory|to a high standard|
      with (?:ease|confidence|care|pride|flair)|in date$|up to date$|(?:and )?unexpired$|
      before$|already$|yourself$|at least once$|goes without saying|(?:is|are) a given$|
      (?:is|are|has|have|holds?|(?:should|must|will) (?:be|have|hold)) (?:for you )?
      (?:(?:no|not an?|basically|practically|really|an?|your|old|like) )*
      (?:secret|mystery|mysterie|terror|stranger|second (?:home|nature))s?\b.*$|
      (?:is|are) familiar to you$|we (?:find|consider|think) (?:very |most )?important$|
      (?:especially|in particular|included|above all)$|
      (?:refreshed|renewed|taken|issued|completed|obtained|done) (?:with)?in the (?:last|past) \S+.*$|
      (?:do|does)(?:n['’]t| not) (?:frighten|scare|faze|worry|daunt) you$|from (?:the )?inside$|
      that (?:\p{Ll}+ )?(?:people|users|customers|guests) (?:really|actually|truly|want|use|love|like)
      \b
    ).*$
  `,
  'iu',
);

const PLEASED = new RegExp(
  oneLine`
    ,?\s+(?:would|will|might|could) (?:also |really |certainly )*(?:
      be (?:an? )?\p{L}+(?: \p{L}+){0,2}|go (?:down|far|a long)\b.*|(?:put|give|set) you .*|help|suit us|
      come in (?:handy|useful)|make (?:us|our|me).*
    )$
  `,
  'iu',
);

/** 'Kept bees and didn't mind the stings': what follows tells of the person. */
function withoutManner(text: string): string {
  const found = new RegExp(
    oneLine`
      ^(.{8,}?\S),? (?:and|but) (?:you )?(
        (?:
          \p{Ll}+n['’]t|(?:did|do) not|have (?:strong |firm )?(?:opinions|views)|lived|survived|
          enjoyed|liked|loved|care|know why
        )\b[^,;]*
      )$
    `,
    'iu',
  ).exec(text);
  return found && (isManner(found[2]!) || !/\p{Lu}/u.test(found[2]!)) ? found[1]! : text;
}

/** clause → its matter; the clause itself where nothing would be left. */
export const coreOf: (clause: string) => string = rememberByText((clause) => {
  const bare = wantedIn(
    clause.replace(/\s+/g, ' ').replace(ASSESSED, '').replace(SINCE, ''),
  ).replace(WHO, '');
  const core = withoutManner(
    bare
      .replace(LEAD, '')
      .replace(PLEASED, '')
      .replace(/,? please$/i, ''),
  )
    .replace(HOW, '')
    .trim();
  return /\p{L}{3}/u.test(core) ? core : clause;
});
