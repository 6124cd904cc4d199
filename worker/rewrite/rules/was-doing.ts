import { verbOfBase, verbOfGerund, verbOfPast, type Verb } from '#worker/nlp/verbs.ts';
import { droppedOf, linkBefore, readDeeds, writeDeeds } from '../coordination.ts';
import { firing } from '../firing.ts';
import type { LineContext, RewriteRule, RuleResult } from '../model.ts';
import { capitalise } from '../words.ts';

/** 'Was handling returns' → 'Handled returns'; 'Have been training staff' → 'Train staff' while the role lasts. */
export const wasDoing: RewriteRule = {
  id: 'was-doing',
  title: 'Use the plain verb',
  why: '“Was doing” is a longer way to say “did”.',
  mayAdd: [],
  mayRemove:
    'i was were am is be been have has had also currently the of do all and engage in'.split(' '),
  examples: {
    fires: [
      ['Was handling returns at two counters', 'Handled returns at two counters'],
      ['I am managing 3 stores (current)', 'Manage 3 stores'],
      ['Been working with buyers to agree prices (current)', 'Work with buyers to agree prices'],
      ['Was answering phones and greeting guests', 'Answered phones and greeted guests'],
      ['Ran the bar and was cooking 80 meals a night', 'Ran the bar and cooked 80 meals a night'],
      ['Was engaged in the sorting of apples', 'Sorted apples'],
      ['Was doing the checking of steel on site', 'Checked steel on site'],
      ['Was looking after payroll and tax deduction', 'Looked after payroll and tax deduction'],
      ['Was consistently hitting my target', 'Consistently hit my target'],
      [
        'Drove a crew, and I was mentoring 3 students and signing off their hours',
        'Drove a crew, and mentored 3 students and signed off their hours',
      ],
      [
        'Cooked lunches and was ordering stock and keeping the books',
        'Cooked lunches, ordered stock and kept the books',
      ],
      ['Drew blood, and was also labelling tubes', 'Drew blood, and labelled tubes'],
    ],
    leaves: [
      'Engaged in the sorting and grading of apples',
      'Was outstanding in two audits',
      'Been teaching piano to adults for 6 years (current)',
      'I am training for a certificate',
      'Was helping guests, parking cars and tips',
      'Was looking for a new role',
      'Was going to open a shop',
      'Am learning Portuguese (current)',
      'Was leading hand for a crew of five',
      'Was acting captain in two seasons',
      'Was running late-night trains',
      'Being on call every weekend',
      'Ran the bar while Ana was cooking meals',
      'Left and was training for a marathon',
    ],
  },
  apply(context) {
    const match = OPENING.exec(context.text);
    if (!match) return laterDoing(context);
    const [opening, been = '', how = ''] = match;
    const rest = context.text.slice(opening.length);
    // 'Been teaching for 6 years': the plain present does not span the years.
    if (
      been !== '' &&
      /\b(?:for (?:over |more than )?(?:\d|an?\b|[a-z]+ (?:years|months))|since)\b/.test(rest)
    )
      return null;
    if (
      /^(?:training(?! (?:new|the|all|junior|up|staff|\d+)\b)|studying|looking(?! after)|hoping|interning|running late|outstanding)\b/.test(
        rest,
      )
    )
      return null;
    const told = isState(rest) ? null : toldOf(rest, context);
    if (told === null) return null;
    const kept = /^(?:also|currently|)$/i.test(how) ? '' : `${how} `;
    return firing(capitalise(kept + told.text), 'auto', {
      added: kept,
      removed: `${opening} ${told.dropped}`,
    });
  },
};

const HOW =
  '(?:(also|currently|mainly|mostly|often|regularly|usually|frequently|constantly|consistently|always|then|personally|sometimes) )?';
const OPENING = new RegExp(
  `^(?:I(?:['’]ve|['’]d)? )?(?:was engaged in(?: the)?|(?:was|were|am|is)|(?:(?:have|has|had) )?(been)) ${HOW}(?=[a-z-]+ing\\b)`,
  'i',
);

/** The activity as plain deeds: every gerund of a list, or the one that has no other after it. */
function toldOf(
  rest: string,
  context: LineContext,
): { text: string; dropped: string; verbs: number } | null {
  // 'checking the guards are alert', 'cutting out rust and weld in new metal'
  if (!context.current && /\b(?:is|are|has|have)\b/.test(rest)) return null;
  const [, base = ''] = / and ([a-z]+) (?:in|up|out|the|all|an?|new) /.exec(rest) ?? [];
  if (verbOfBase(base) && !verbOfGerund(base)) return null;
  const inflect = (verb: Verb) => (context.current ? verb.base : verb.past);
  const [done = ''] =
    /^doing (?:(?:all )?the )?(?=[a-z-]+ing(?:(?:,|,? and) [a-z-]+ing)* of )/.exec(rest) ?? [];
  const deeds = readDeeds(rest.slice(done.length), 'gerund', context.dialect);
  if (deeds) {
    return {
      text: writeDeeds(deeds, inflect),
      dropped: `${done} ${droppedOf(deeds)}`,
      verbs: deeds.filter(({ verb: one }) => one).length,
    };
  }
  const plain = done === '' ? null : /^([a-z-]+) of (?=\S)/.exec(rest.slice(done.length));
  const [word = ''] = plain ? [plain[1]] : /^[a-z-]+/.exec(rest)!;
  const verb = verbOfGerund(word);
  if (
    !verb ||
    isState(rest) ||
    LATER_GERUND.test(rest) ||
    / of\b/.test(rest.slice(word.length, word.length + 3))
  )
    return null;
  return plain
    ? {
        text: `${inflect(verb)} ${rest.slice(done.length + plain[0].length)}`,
        dropped: `${done} of`,
        verbs: 1,
      }
    : { text: inflect(verb) + rest.slice(word.length), dropped: '', verbs: 1 };
}

const LATER_GERUND = /(?:,|;| and| or| &|, also) (?:then |also |[a-z]+ly )?[a-z-]+ing\b/;

/** 'Ran the bar and was cooking meals': the later deed in the form of the first. */
function laterDoing(context: LineContext): RuleResult | null {
  const first = /^[A-Z][a-z-]+/.exec(context.text)?.[0].toLowerCase() ?? '';
  if (!(context.current ? verbOfBase(first) : verbOfPast(first))) return null;
  const match = LATER.exec(context.text);
  if (!match) return null;
  const [whole, link = '', words = '', how = ''] = match;
  const before = context.text.slice(0, match.index);
  if (
    /\b(?:that|which|who|while|when|where|because|as (?:I|we|he|she|they|it|the)|if)\b/.test(before)
  )
    return null;
  const rest = context.text.slice(match.index + whole.length);
  const told = isState(rest) ? null : toldOf(rest, context);
  if (told === null) return null;
  const kept = /^(?:also|currently|)$/.test(how) ? '' : `${how} `;
  const joined = linkBefore(before, link, told.text, told.verbs);
  return firing(before + joined + kept + told.text, 'auto', {
    added: kept,
    removed: `${words} ${told.dropped} ${joined === link ? '' : link}`,
  });
}

const LATER = new RegExp(`(,? and )((?:I )?(?:was|am|is) ${HOW})(?=[a-z-]+ing [a-z\\d])`);
const isState = (rest: string) => STATES.test(rest);
const STATES =
  /^(?:(?:leading|acting|managing|marketing|purchasing|training|founding|working|presiding|commanding|attending|visiting|consulting|standing|operating|teaching|housing|planning|nursing|accounting|engineering) (?:hand|seaman|firefighter|director|partner|editor|manager|officer|assistant|member|foreman|head|lead|captain|chair|deputy|secretary|treasurer|consultant|adviser|advisor|physician|engineer|lecturer|professor|fellow|supervisor|leader|specialist|trustee|executive|agent|clerk|coordinator|administrator)\b|training(?! (?:new|the|all|junior|up|staff|\d+)\b)|studying|looking(?! after)|hoping|going(?= to (?:be|do|have|open|start|become|buy|sell|work|move|leave|train|retire)\b)|trying|learning|living|being|having|outstanding)\b/;
