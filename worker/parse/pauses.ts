/** Time between jobs, which some date like a job: a break, care of a family, illness, looking for work. */
import { oneLine } from '#contract/one-line.ts';
import { fold } from '#worker/nlp/fold.ts';
import { companyScore, titleScore } from './roles.ts';

/** Whether the parts of a header tell of a time without a job. */
export function isPause(texts: readonly string[]): boolean {
  const [first, ...others] = texts;
  if (first === undefined) return false;
  return (
    texts.every((text) => tellsPause(fold(text))) ||
    (tellsPause(fold(first)) && others.every((text) => !isNamed(text)))
  );
}

/** What may be a post or an employer. */
const isNamed = (text: string): boolean => titleScore(text) >= 1.3 || companyScore(text) >= 1;

function tellsPause(folded: string): boolean {
  const lead = LEAD.exec(folded)?.[0].length ?? 0;
  const rest = folded.slice(lead);
  const said = ALWAYS.exec(rest)?.[0] ?? AWAY.exec(rest)?.[0];
  return said !== undefined && ENDS.test(rest.slice(said.length));
}

const LEAD =
  /^(?:(?:a |an |my |planned |full[- ]time |extended |short |voluntary |temporary |period of |time (?:for|of) |time spent )*)/u;

/** Breaks and what they are for, by the words that they begin with. */
const ALWAYS = new RegExp(
  `^(?:${[
    '(?:career|employment|work|professional)[- ](?:break|gap|pause)|break(?: from (?:work|' +
      'employment))?|gap year|sabbatical(?: leave| year)?|time (?:out|off)(?: work)?|year ' +
      '(?:out|off)|(?:career|family|childcare) (?:gap|pause|time ?out|break)',
    "(?:parental|maternity|paternity|adoption|family|medical|sick|study|unpaid|compassionate|carer[’']?s)[- ](?:leave|time)",
    '(?:care|caring) (?:of|for) (?:my |our |a |an |the |two |three |young |small |elderly |' +
      'ill |sick |ageing |aging |own )*(?:parents?|mother|father|mum|mom|dad|grand\\p{L}+|' +
      'famil(?:y|ies)(?: members?)?|child(?:ren)?|kids|sons?|daughters?|husband|wife|relatives?|' +
      'twins|bab(?:y|ies)|newborn)',
    '(?:raising|bringing up|looking after|nursing) (?:my |our |a |an |the |two |three |four |' +
      'young |small |elderly |ill |sick |own )*(?:parents?|mother|father|famil(?:y|ies)|' +
      'child(?:ren)?|kids|sons?|daughters?|husband|wife|relatives?|twins|bab(?:y|ies))',
    'family (?:care|responsibilities|commitments|reasons|duties)|child[- ]?(?:care|' +
      'rearing)(?: duties)?|stay[- ]at[- ]home (?:mum|mom|mother|dad|father|parent)|home ?maker|' +
      'at home with (?:my |our |the |two |three |young |small )*(?:family|child(?:ren)?|kids|' +
      'sons?|daughters?)',
    '(?:(?:actively )?(?:looking|searching) for (?:a )?(?:new )?(?:work|job|post|position|' +
      'employment|opportunit(?:y|ies))|job[- ]?(?:search|seeking|hunting)|seeking (?:work|' +
      'employment)|unemployed|unemployment|not (?:working|employed|in work)|out of work|off ' +
      'work|between (?:jobs|posts|roles|positions)|without work|no employment|redundan(?:cy|t)|' +
      'laid off|lay-?off)',
    '(?:recovery|recovering|convalescence|convalescing|recuperation)|rehabilitation(?= ' +
      '(?:from|after))|illness|ill health|health (?:reasons|issues|break)|(?:back |knee |hip |' +
      'heart |major )?surgery|hospital stay|medical treatment|bereavement',
    '(?:relocation|relocated|relocating|moved|moving|emigrated|immigrated|immigration)(?= to)|' +
      'elternzeit|erziehungszeit|babypause|mutterschutz|arbeitssuchend|arbeitslos|arbeitssuche|' +
      'auszeit|pflegezeit',
    "conge (?:parental|maternite|sabbatique|de maternite)|sans emploi|recherche d['’]emploi|" +
      "en recherche d['’]emploi|excedencia|baja (?:maternal|por maternidad)|en paro|desempleo|" +
      'pausa (?:profesional|laboral|na carreira)|licenca maternidade|congedo (?:parentale|di ' +
      'maternita)|urlop (?:macierzynski|wychowawczy)',
  ].join('|')})(?!\\p{L})`,
  'u',
);

/** Travel, whose trade needs many workers: no more than where it went may follow. */
const AWAY = new RegExp(
  oneLine`
    ^(?:
      (?:world |solo |overseas )?travel(?:l?ing|l?ed)?|backpacking|
      (?:world|round[- ]the[- ]world) (?:trip|tour)
    )(?= (?:in|through|around|across|to|the world|abroad|overseas)|\s*[(,:–—-]|$)
  `,
  'u',
);

/** Behind it: nothing, a sign, or why and where. */
const ENDS = new RegExp(
  oneLine`
    ^(?:
      $|\s*[(,:;/&–—-]|\.$|
      \s(?:
        to|for|of|after|due|following|in|around|through|across|with|and|because|while|owing|
        from|at|leave|the|abroad|overseas|by|on
      )\b
    )
  `,
  'u',
);
