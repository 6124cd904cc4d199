import { oneLine } from '#contract/one-line.ts';
import type { Need } from '#contract/match.ts';
import type { BlockKind } from '../model.ts';
import { bindsIf, isWish, wouldPlease } from './wants.ts';

const NICE = new RegExp(
  oneLine`
    \b(?:
      ideally|prefer(?:red|ably|ence)|desirable|preferable|desired|
      (?:a|an|big|huge|strong|great|added|distinct|real|definite)? ?
      (?:plus|bonus|asset|advantage)\b|advantageous|nice[- ]to[- ]have|nice but|good to have|
      would (?:
        be (?:a |an |highly |very |also )*(?:
          plus|bonus|great|nice|lovely|useful|helpful|welcome\w*|regarded|beneficial|valued|good
        )|help
      )|(?:highly|well|favou?rably) regarded|
      \ba (?:nice |real |welcome |lovely )?(?:pre(?![-\w])|extra\b)|helpful|
      helps(?=$|[.,;:!)]| (?:if|when|here|a lot|us|too|but|on|in|with|enormously|greatly)\b)|
      would make (?:me|us)|useful\b|(?<!we )welcome(?! to\b)|welcomed|
      not (?:essential|a must|required)|beneficial|it['’]d be|it would help|especially glad|
      even better|(?:so much|all) the better|highly prized|
      (?<!\b(?:you['’]re|you are|be|is|are) )handy(?! (?:with|in|at)\b)|given preference|
      preference given|go a long way|set you apart|stand out|come in (?:useful|handy)|
      if you(?:['’]ve| have| speak| also)|as (?:would|is|are)
    )\b
  `,
  'i',
);
const MUST = /\b(?:must|required?|essential|mandatory|necessary|is a must|minimum|will need)\b/i;

/** By the clause's own words, else by its sentence's opening, else by the heading above it. */
export function needOf(clause: string, sentence: string, block: BlockKind): Need {
  // 'FOODSAFE Level 1 (asset)': the mark at the end of a line with one ask is no part of what is asked.
  const marked = `${clause} ${MARK.exec(sentence)?.[0] ?? ''}`;
  if (
    /\((?:is )?(?:highly )?(?:desirable|preferred|(?:a )?plus|(?:an? )?asset|nice to have|optional|bonus|(?:an )?advantage)/i.test(
      marked,
    )
  )
    return 'nice';
  if (/\((?:essential|required|mandatory|must)\b/i.test(marked)) return 'must';
  if (/^as (?:is|are)\b/i.test(clause) && MUST.test(sentence)) return 'must';
  // 'English, plus Hindi' asks for both.
  const bare = clause
    .replaceAll(/\([^)]*\)/g, '')
    .replaceAll(/,? plus (?!points?\b)(?=\p{L})/gu, ' ');
  const unbracketed = bindsIf(sentence) ? bare.replace(/\bif you\b/i, 'you') : bare;
  if (NICE.test(unbracketed) || wouldPlease(unbracketed)) return 'nice';
  if (block === 'nice')
    return MUST.test(unbracketed) && !/\bnot required\b/i.test(clause) ? 'must' : 'nice';
  if (LEADS_NICE.test(sentence) || isWish(sentence)) return 'nice';
  return 'must';
}

const MARK = /\((?:[\p{L}’' -]{3,30})\)\s*$/u;

const LEADS_NICE = new RegExp(
  oneLine`
    ^(?:
      it (?:would|['’]d) help|it['’]d be (?:great|lovely|nice)|
      none of (?:these|this|the following|it)\b|
      (?:the|these) (?:following|points|things)\b[^:]*\b
      (?:assets?|plus(?:es)?|advantages?|desirable|preferred|welcome|helpful)\b|
      (?:we|i)(?:['’]d| would) be (?:especially |particularly )?(?:glad|happy|delighted)|
      (?:extra |some |big )?(?:bonus|brownie|extra)(?: points)?\b|preferred|nice to have|
      ideally|a bonus|desirable|good to have
    )\b
  `,
  'i',
);
