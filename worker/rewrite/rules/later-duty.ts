import { HARD_OUTCOMES, SOFT_OUTCOMES } from '#worker/nlp/verb-data.ts';
import { verbOfBase, verbOfPast } from '#worker/nlp/verbs.ts';
import { droppedOf, linkBefore, readDeeds, writeDeeds } from '../coordination.ts';
import { firing } from '../firing.ts';
import { FITTING_LEMMAS, fittingVerb } from '../fitting-verb.ts';
import type { LineContext, RewriteRule, RuleResult } from '../model.ts';
import { readThings } from '../noun-phrase.ts';
import { conjugate } from '../words.ts';
import { HANDLED_THINGS, MANAGED_THINGS } from './duty-nouns.ts';

/** 'Showed flats and was responsible for writing offers' → 'Showed flats and wrote offers'. */
export const laterDuty: RewriteRule = {
  id: 'later-duty',
  title: 'Say the second deed, too',
  why: 'The line starts with a deed and ends with a duty; both read best as deeds.',
  mayAdd: FITTING_LEMMAS,
  mayRemove:
    'i was were be had have also responsible for in charge of tasked with task charged given give made make put entrusted the job role responsibility to the of and as well too'.split(
      ' ',
    ),
  examples: {
    fires: [
      ['Showed flats and was responsible for writing offers', 'Showed flats and wrote offers'],
      ['Painted houses and had the job of mixing colours', 'Painted houses and mixed colours'],
      ['Handled refunds and was also responsible for returns', 'Handled refunds and returns'],
      [
        'Taught chemistry, and was also given the job of running the STEM club, which met on Fridays',
        'Taught chemistry, and ran the STEM club, which met on Fridays',
      ],
      ['Oversaw and was responsible for the depot in Hull', 'Oversaw the depot in Hull'],
      ['Sold shoes and was responsible for the rota', 'Sold shoes and managed the rota'],
      [
        'Drove the van and was in charge of loading it and checking the tyres',
        'Drove the van, loaded it and checked the tyres',
      ],
    ],
    leaves: [
      'Ran the bar and was responsible for safety',
      'Oversaw 15 staff and was responsible for hiring and firing',
      'Ran the bar and was responsible for increasing sales',
      'Ran the bar and was responsible for training materials',
      'Led a team that was responsible for testing pumps',
    ],
  },
  apply(context) {
    const opening = /^[A-Z][a-z-]+/.exec(context.text)?.[0].toLowerCase() ?? '';
    if (!(context.current ? verbOfBase(opening) : verbOfPast(opening))) return null;
    return sameObject(context.text) ?? sharedVerb(context.text) ?? laterDeeds(context);
  },
};

const DUTY =
  /(,? and )((?:I )?(?:was |were |am )?(?:also )?(?:responsible for|in charge of|tasked with|charged with|entrusted with|(?:given|had) the (?:job|task|role|responsibility) of|given responsibility for|made responsible for|put in charge of) )(?=\S)/;
/** Said of the deeds in a clause of its own, which stays word for word. */
const TRAILING = /, (?:which|who|where)\b.*$/s;

function laterDeeds(context: LineContext): RuleResult | null {
  const match = DUTY.exec(context.text);
  if (!match) return null;
  const [whole, link = '', duty = ''] = match;
  const before = context.text.slice(0, match.index);
  if (/\b(?:that|which|who|whose|while|when|where|because)\b/.test(before)) return null;
  const rest = context.text.slice(match.index + whole.length);
  const trail = TRAILING.exec(rest)?.[0] ?? '';
  const deeds = readDeeds(rest.slice(0, rest.length - trail.length), 'gerund', context.dialect);
  if (!deeds) return laterThings(context, before, link, duty, rest);
  const lemmas = deeds.flatMap(({ verb }) => (verb ? [verb.lemma] : []));
  if (lemmas.some((lemma) => HARD_OUTCOMES.has(lemma) || lemma === 'improve')) return null;
  const later = writeDeeds(deeds, (verb) => conjugate(verb, context)) + trail;
  const joined = linkBefore(before, link, later, lemmas.length);
  const text = before + joined + later;
  return firing(text, lemmas.some((lemma) => SOFT_OUTCOMES.has(lemma)) ? 'confirm' : 'auto', {
    removed: `${duty} ${droppedOf(deeds)} ${joined === link ? '' : link}`,
  });
}

/** 'Looked after 40 accounts, and was responsible for the rota' */
function laterThings(
  context: LineContext,
  before: string,
  link: string,
  duty: string,
  rest: string,
): RuleResult | null {
  const said = /,? (?:as well|too)(?=\.?$)/.exec(rest)?.[0] ?? '';
  const fit = fittingVerb(said === '' ? rest : rest.replace(said, ''));
  if (!fit || new RegExp(`^${fit.verb.past}\\b`, 'i').test(before)) return null;
  const verb = `${conjugate(fit.verb, context)}${fit.particle}`;
  return firing(`${before}${link}${verb} ${fit.things}`, 'confirm', {
    added: `${fit.verb.base}${fit.particle}`,
    removed: `${duty} ${said}`,
  });
}

/** 'Oversaw and was responsible for the depot': whoever oversees a thing answers for it. */
function sameObject(text: string): RuleResult | null {
  const match =
    /^(Managed|Oversaw|Ran|Led|Supervised|Coordinated) and was (?:also )?(?:responsible for|in charge of) (?=(?:the|an?|\d+|all) [a-z\d])/.exec(
      text,
    );
  if (!match) return null;
  const [words, verb = ''] = match;
  return firing(`${verb} ${text.slice(words.length)}`, 'confirm', {
    removed: words.slice(verb.length),
  });
}

/** 'Handled refunds and was also responsible for returns': one verb fits both. */
function sharedVerb(text: string): RuleResult | null {
  const match =
    /^((?:Handled|Managed) [a-z][a-z ]*?) and (?:was )?(?:also )?(?:responsible for|in charge of|tasked with) ([a-z ]+)(\.?)$/.exec(
      text,
    );
  const things = match && readThings(match[2]!);
  if (
    !match ||
    !things?.heads.every((head) => HANDLED_THINGS.test(head) || MANAGED_THINGS.test(head))
  )
    return null;
  const joined = `${match[1]!} and ${match[2]!}${match[3]!}`;
  const words = match[0].slice(
    match[1]!.length + 4,
    match[0].length - match[2]!.length - match[3]!.length,
  );
  return firing(joined, 'confirm', { removed: words });
}
