/** Where an apostrophe is lost or stray, told by the words around it. */
import { verbLemma } from '#worker/nlp/verbs.ts';
import { isPlural, pluralOf, type Slip } from '../slips.ts';

const FOLLOWS_NOUN =
  '(?= (?:against|nearing|when|working on|every (?:\\d|two|three|other)|through|during|before|after|were|are|have|and|or|to|for|from|at|on|in|by|with|across|into|over|under|around|near|throughout|within|during|via|using|who|that|per|each|every (?:day|week|month|year|shift|hour|morning|night|piece|part|time|second|third|fourth|fifth|tenth)|a (?:day|week|month|year|shift|night)|an hour)\\b| (?:daily|weekly|monthly)(?:$|[,.;]| (?:and|or|in|at|on|for|to|from|with|by|using)\\b)|[,.;]|$)';
/** Whose things may be meant though none is named: 'covered for the manager's', 'at the dentist's'. */
const OWNER =
  /^(?:manager|owner|director|dentist|doctor|baker|butcher|chemist|grocer|client|customer|supplier|competitor|company|firm|one|else|other|today|year|month|week|day|morning|quarter|season|night)$/i;
/** Short ones, whose plural is not told by the ending alone. */
const LETTERS = 'API KPI PC CV TV ID CD TA GP MP VM QA'.split(' ');
/** Nouns in -y before that letter: 'propertys' is a slip, 'dehys' and 'prophys' are trades' short words. */
const IN_Y = `(${`
academ allerg all anomal arm assembl bab balcon beaut berr biops bod budd bull butterfl ceremon
cherr cit colon comed compan controvers cop countr count courtes cr dair dais difficult doil dut
embass enquir entr eulog facult famil fantas ferr foundr fr galax gyps hobb industr injur inquir
jell jett jur kitt lad laundr lorr loyalt malad melod ministr nann nav pantr part pastr patt penalt
pharmac photocop physiotherap polic popp propert pupp quarr registr remed repl royalt specialt sp
strateg strawberr stud subsid suppl symphon tedd therap understud troph warrant
`
  .trim()
  .split(/\s+/)
  .join('|')}|[a-z]{2,}(?:anc|enc|it|olog|graph|ar|er|or|et))`;
/** What is a child's, and not done with children. */
const OF_CHILDREN =
  'meals?|homes|wards?|books?|cloth(?:es|ing)|footwear|wear|spectacles|glasses|shoes|interests|magazines?|furniture|part(?:y|ies)|cent(?:re|er)s?|services?|hospitals?|health|safety|needs|reading|work|activit(?:y|ies)|behaviou?r|names|records?|progress|learning|development|toys|rooms?|areas?|menus?|playground|theat(?:re|er)|workshops?|clubs?|camps?|entertainers?|nurses?|nursing|bedrooms?|coats|bags|hands|teeth|families|parents|social|literature|films?|museum|library|section|department|corner|stor(?:y|ies)|fiction|sports?|swimming|dance|art|music|classes|lessons|rights|panels?|court|charity|choir|football|speech|language|education|school|nursery|birthdays?|play|hearing|dental|sleep|medication|nutrition|hygiene|welfare|wellbeing|confidence|emotional|physical|oral|own';
const PRONOUN =
  /^(?:who|what|that|it|he|she|them|us|there|here|let|how|where|everyone|anyone|someone|children|men|women|people)$/;
const PEOPLE =
  'guests|patients|customers|clients|residents|students|pupils|tenants|visitors|passengers|auditors|users|doctors|nurses|teachers|parents|employees|drivers|dentists|surgeons|vets|architects|engineers|artists|authors|farmers|members|volunteers|learners|actors|players|inspectors|solicitors|owners';
/** Things of people: none of these is also said of what people do. */
const OWNED =
  'appointments?|complaints?|diar(?:y|ies)|rooms?|homes|houses?|luggage|belongings|needs|requirements|expectations|satisfaction|progress|records?|information|data|files|charts|documents|condition|vitals|blood pressure|temperatures?|heart rates?|pulse|oxygen levels|blood sugar|observations|details|enquiries|inquiries|queries|medicines?|medications?|meals|notes|premises|prescriptions|tickets|passports|bags|accounts|feedback|health|safety|wellbeing|welfare|behaviou?r|vital signs|hours|wages|payslips|timesheets|expenses|holidays|laundry|clothes|clothing|feet|teeth|gardens?|cars|vehicles|emails|rotas?';
/** One of the people who are served, taught or bought from. */
const ONE_OF_PEOPLE =
  'guest|customer|patient|client|resident|student|pupil|tenant|visitor|passenger|user|supplier|employee|candidate|learner|stakeholder';
/** Words for people and the places that bear their name. */
const PERSON =
  /(?:er|or|ist|ant|ent|ian|ee|man|rson|mason|ess|eur|ic|ard|and|ph)$|^(?:chef|cook|nurse|vet|boss|firm|council|team|school|child|captain|clerk|guest|pupil|host|judge|coach|head|king|queen|bride|couple|shop|bank|store|club|group|crew|staff|family|bakery|hospital|hotel|city|town|country|world|state|church|college|university|department|business|charity|government|public)$/;
const NOT = 'do|does|did|could|would|is|was|were|has|have|should';

/** Apostrophes that are lost, stray or at the wrong place, and the words put right. */
export const APOSTROPHE_SLIPS: readonly Slip[] = [
  // 'to the patients record': one record has one owner.
  [
    /(?<=\b(?:to|in|on|from|of|into|updated|update|checked|check) the )(patient|guest|client|customer|resident|student|pupil|tenant|employee|learner|passenger|member)s(?= (?:record|chart|file|bedside|account|profile|folder)(?=[.,;]|$| (?:on|in|at|and|with|for|after|before)\b))/g,
    ([, owner]) => `${owner!}'s`,
  ],
  [
    /\b(furniture|equipment|information|software|luggage|machinery|advice|damage|stock(?!['’]s (?:up|of))|effort|paperwork|laundry|cutlery|crockery|homework|rubbish)['’]s(?= (?:and|or|in|for|to|with|on|at|from|into|of|daily|weekly)\b|[,.;]|$)/g,
    ([, mass]) => mass!,
  ],
  [
    /(?<=^[A-Z][a-z]+(?:ed|ing)? (?:[a-z]+ ){0,2}|\b(?:for|of|and|CNC|all|many|new|with) )(?<!\b(?:the|a|an|my|our|his|her|their|each|every) (?:[a-z]+ )?)([a-z]{3,})['’]s(?= (?:and|or|to|for|from|at|on|in|by|with)\b|[,.;]|$)/g,
    ([, word]) => (PRONOUN.test(word!) ? null : pluralOf(word!)),
  ],
  [
    new RegExp(
      `(?<=\\b(?:[2-9]|\\d{2,}|two|three|four|five|six|seven|eight|nine|ten|many|several|various) (?:[a-z]+ )?)([a-z]{3,})['’]s${FOLLOWS_NOUN}`,
      'g',
    ),
    ([, word]) =>
      OWNER.test(word!) && /^(?:today|year|month|week|day)$/.test(word!) ? null : pluralOf(word!),
  ],
  [
    new RegExp(`(?<=\\b([a-z]+) )([a-z]{3,})['’]s${FOLLOWS_NOUN}`, 'g'),
    ([, before, word]) =>
      OWNER.test(word!) ||
      PRONOUN.test(word!) ||
      !(
        isVerbForm(before!) ||
        /^(?:on|in|at|during|with|for|to|from|by|across|between|including|best|new|different|small|large|of|and)$/.test(
          before!,
        )
      )
        ? null
        : pluralOf(word!),
  ],
  [
    /\b([a-z]{3,})['’]s(?= of\b)/g,
    ([, word]) => (PRONOUN.test(word!) || OWNER.test(word!) ? null : pluralOf(word!)),
  ],
  [
    /\b(customer|client|guest|patient|employee|student)s (?=satisfaction\b)/g,
    ([, person]) => `${person!} `,
  ],
  [
    new RegExp(
      `(?<!\\b(?:the|an?|each|every|one|this|that|another|our|my|their|his|her)(?: [a-z]+)? )(?<= )(guest|customer|patient|client|resident|student|pupil|tenant|visitor|passenger|user)['’]s(?= (?:${OWNED})\\b)`,
      'g',
    ),
    ([, person]) => `${person!}s'`,
  ],
  [new RegExp(`\\b([a-z]{3,}[^s\\W]s)['’]s${FOLLOWS_NOUN}`, 'g'), ([, people]) => people!],
  // "the ships's ladder": of one ship, or of many?
  [
    /\b([a-z]{3,}[^s\W]s)['’]s\b/g,
    ([, owners]) => (PERSON.test(owners!.slice(0, -1)) ? `${owners!}'` : null),
  ],
  [
    /\b([Xx]-ray)['’]s(?= (?:and|or|to|for|of|on|in|at|by|with|each|every|per|a)\b|[,.;]|$)/g,
    ([, ray]) => `${ray!}s`,
  ],
  [
    /(?<=\b(?:[Dd]eposits|orders|drafts|transfers|cash|withdrawals|checks|[Ii]ssu(?:e|ed|ing)|[Pp]rocess(?:ed|ing)?|[Pp]repar(?:e|ed|ing)),?(?: and| or)? )cashiers(?= checks?\b(?! (?:the|all|an?|every|each)\b))/g,
    () => "cashier's",
  ],
  // 'attended to guests request for towels'
  [
    /(?<=\b[Tt]o )(guest|customer|client|patient|passenger|resident|visitor)s (request|question|complaint|query|enquiry|problem)(?= (?:for|about|on|regarding)\b|[.,;]|$)/g,
    ([, person, thing]) => `${person!}s' ${pluralOf(thing!)}`,
  ],
  // 'all baby's born at night', 'showed new mother's how to bath them'
  [
    /(?<=\b(?:all|many|new|most|some|several) )([a-z]{3,})['’]s(?= (?:born|made|sent|sold|built|held|kept|taken|how to|what to|when to|where to|ask|[a-z]{3,}ed) )/g,
    ([, word]) => (PRONOUN.test(word!) ? null : pluralOf(word!)),
  ],
  [
    /(?<=\b(?:a|an|the|our|my|under-\d+) )(girls|boys|ladies)(?= (?:football |hockey |netball |rugby |cricket |basketball |volleyball |school )?(?:teams?|sides?|squads?|clubs?)\b)/g,
    ([, owners]) => `${owners!}'`,
  ],
  [
    /(?<=\b(?:in|of|to|check(?:ed|ing)?|monitor(?:ed|ing)?|protect(?:ed|ing)?) )(residents|patients|clients)(?= skin (?:conditions?|integrity|care)\b)/g,
    ([, owners]) => `${owners!}'`,
  ],
  // 'keep the aisle's clear'
  [
    /(?<=\b(?:[Kk]eep|[Kk]ept|[Kk]eeping) (?:the |all )?)(aisle|road|path|floor|room|shelf|table|toilet|corridor|exit|area|yard|bay|line|machine|tool|record)['’]s(?= (?:clear|clean|tidy|safe|stocked|open|free|dry|warm|up to date)\b)/g,
    ([, thing]) => pluralOf(thing!),
  ],
  [/\bparents(?= evenings?\b)/g, () => "parents'"],
  [/\bpartners(?= (?:diaries|diary|calendars?|appointments)\b)/g, () => "partners'"],
  // 'treatment plan's tailored to each patient'
  [
    /(?<=\b([A-Za-z]+) )(?<!\b(?:the|an?|my|our|his|her|its|their|each|every|one|this|that)(?: [a-z-]+)? )([a-z]{3,})['’]s(?= ([a-z]+ed) (?:to|by|for|from|with|in|on|at)\b)/g,
    ([, , word, done]) =>
      OWNER.test(word!) || PRONOUN.test(word!) || !isVerbForm(done!) ? null : pluralOf(word!),
  ],
  // 'balanced the air flow's in the block': what is no person owns nothing here
  [
    /(?<=(?:^[A-Z]|\bto )[a-z]+ the (?:[a-z]+ )?)([a-z]{3,})['’]s(?= (?:in|on|before|after|and the|with|by)\b)/g,
    ([, word]) => (OWNER.test(word!) || PERSON.test(word!) ? null : pluralOf(word!)),
  ],
  // 'answered customer's questions': no 'a' or 'the', so it is many
  [
    new RegExp(
      `(?<!\\b(?:the|an?|each|every|one|this|that|another|our|my|their|his|her|its|any)(?: [a-z-]+)? )(?<=[a-z] )(${ONE_OF_PEOPLE})['’]s(?= ([a-z]{3,}s)\\b(?! (?:to|that|who|which)\\b))`,
      'g',
    ),
    ([, person, things]) => (isPlural(things!) ? `${person!}s'` : null),
  ],
  [
    /\b(women|men)s(?= (?!(?:and|or|to|for|from|at|on|in|by|with|of|who|aged|between|under|over|daily)\b)[a-z])/gi,
    ([, owner]) => `${owner!}'s`,
  ],
  [
    new RegExp(`\\bchildrens(?= (?:${OF_CHILDREN})\\b)`, 'gi'),
    ([word = '']) => `${word.slice(0, -1)}'s`,
  ],
  [/(?<=\b(?:in|at|to|of|from|with) )peoples(?= [a-z]+)/g, () => "people's"],
  [
    new RegExp(
      String.raw`(?<=\b(?:the|our|a|each|this|that|parent|insurance|client) )${IN_Y}ys(?= (?!(?:and|or|to|for|from|at|on|in|by|with|of|was|were|is|are|that|which|who|secure|safe|clean|tidy|ready|open(?! (?:days?|evenings?|nights?)\b)|closed|warm|dry|empty|full|together|informed|happy|[a-z]+ly|[a-z]+ed|when|while|before|after|the|an?|each|every)\b)[A-Za-z])`,
      'g',
    ),
    ([, stem]) => `${stem!}y's`,
  ],
  [
    /\b([a-z]{3,})['’]s(?= (?:can|could|will|would|should|may|might|must)\b)/g,
    ([, word]) => (PRONOUN.test(word!) ? null : pluralOf(word!)),
  ],
  [
    /(?<=\b(?:to|with|for|from|by) )(customer|client|guest|patient|student|resident|visitor|member|supplier|tenant)['’]s(?= (?:and|on|in|at|about|with|by|for|who)\b|[,.;]|$)/g,
    ([, person]) => `${person!}s`,
  ],
  [
    /(?<=\b(?:[a-z]+ed|[A-Z][a-z]+|with|and) (?!the\b|our\b|my\b|an?\b|each\b|every\b)[a-z]+ )(payment|invoice|report|order|plan|booking|call|delivery|document|record)['’]s(?= (?:securely|safely|quickly|accurately|efficiently|promptly|carefully|correctly|approved by|signed by|checked by|sent by)\b)/g,
    ([, thing]) => pluralOf(thing!),
  ],
  [
    /\b((?:19|20)\d0)['’]s(?= (?:and|or|in|on|at|with|by|for|to)\b|[,.;]|$)/g,
    ([, years]) => `${years!}s`,
  ],
  [/(?<=\b(?:over|under)[- ](?:the )?)(\d{1,2})['’]s\b/g, ([, age]) => `${age!}s`],
  [
    /(?<!\b(?:[Ss]en[dt]|[Gg][ai]ve|[Ss]how(?:ed)?|[Tt]old|[Oo]ffer(?:ed)?) (?:the )?)\bmanufacturers (?=(?:guidelines|instructions|recommendations|specifications|manuals?|warrant(?:y|ies)|standards|procedures)\b)/g,
    () => "manufacturers' ",
  ],
  [
    /\b(employee|worker)s (?=(?:annual leave|sick leave|absences?|working hours)\b)/g,
    ([, person]) => `${person!}s' `,
  ],
  [
    /\bthe companies (?=(?:first|own|Facebook|Instagram|website|social media|main|brand|intranet|largest|biggest) (?!in\b|at\b|on\b|by\b|and\b)|(?:(?:service|sales|safety|quality|performance|privacy|dress|ethics|HR|security) )?(?:targets|standards|polic(?:y|ies)|goals|values|mission|reputation|rules|procedures|guidelines|code of)\b)(?<!\b(?:[Tt]old|[Gg]ave|[Ss]ent|[Ss]howed|[Oo]ffered|[Tt]aught) the companies )/g,
    () => "the company's ",
  ],
  [/(?<=\b(?:each|every|one) )drivers (?=hours\b)/g, () => "driver's "],
  [/(?<!\b(?:each|every|one) )\b([Dd])rivers (?=hours\b)/g, ([, first]) => `${first!}rivers' `],
  // 'for buyers' and sellers in three counties': of two alike only one owns, and nothing is owned.
  [
    /(?<!\bat (?:the )?)\b([a-z]{3,}s)['’](?= and [a-z]{3,}s (?:in|at|on|for|with|from|to|by|across|during)\b| and [a-z]{3,}s(?:[.,;]|$))/g,
    ([, people]) => people!,
  ],
  [
    /(?<=\b(?:[Vv]et(?:ted|ting)?|[Cc]heck(?:ed|ing)?|[Vv]erif(?:y|ied|ying)|[Rr]eview(?:ed|ing)?|[Aa]udit(?:ed|ing)?|[Pp]rocess(?:ed|ing)?|[Pp]aid|[Pp]ay(?:ing)?|[Rr]econcil(?:e|ed|ing)|[Mm]atch(?:ed|ing)?) (?:the |new |all |our )?)(suppliers|contractors|subcontractors|vendors|drivers|candidates|applicants|tenants|nurses|doctors|teachers|employees|carers|workers|guards)(?= (?:[A-Z]{2,5} )?(?:registrations?|qualifications|certificates|licen[cs]es|references|invoices|credentials|statements)\b)/g,
    ([, people]) => `${people!}'`,
  ],
  [
    /\b(target|goal|deadline|order|shift|report|call|bill|invoice)['’]s(?= (?:every|each) (?:day|week|month|quarter|year|shift)\b)/g,
    ([, thing]) => pluralOf(thing!),
  ],
  [
    /(?<!\b(?:[Gg][ai]ve|[Ss]en[dt]|[Oo]ffer(?:ed)?|[Ss]old|[Hh]elp(?:ed)?) (?:our |the )?)\b(clients|customers|brands)(?= social media (?:pages|accounts|channels|feeds|posts)\b)/g,
    ([, people]) => `${people!}'`,
  ],
  // No plural ends so.
  [new RegExp(String.raw`\b${IN_Y}ys\b`, 'g'), ([, stem]) => `${stem!}ies`],
  [
    /\b([A-Z]{2,4})['’]s(?= (?:of|and|or|to|for|from|at|on|in|by|with|across|using|through|via|per|within|into|over|each|every|before|after|during|such)\b|[,.;]|$)/g,
    ([, letters]) =>
      LETTERS.includes(letters!) ||
      /^(?:RFP|SOP|FAQ|DVD|SME|HCA|CEO|NGO|SLA|PDF|MOT|EHCP|URL|PCB|LED|ATM|PLC)$/.test(letters!)
        ? `${letters!}s`
        : null,
  ],
  [
    new RegExp(
      `(?<!\\b(?:the|an?|my|our|his|her|its|their|each|every|one|this|that|another)(?: [a-z-]+){0,2} )(?<= )([a-z]{3,})['’]s${FOLLOWS_NOUN}(?! (?:and|or) (?:[a-z]+ )?[a-z]+['’]s? )`,
      'g',
    ),
    ([, word]) =>
      OWNER.test(word!) || PRONOUN.test(word!) || /^(?:children|men|women|people)$/.test(word!)
        ? null
        : pluralOf(word!),
  ],
  [
    new RegExp(`(?<=\\b(?:an?|each|every|one) )(${PEOPLE})(?= (?:${OWNED})\\b)`, 'g'),
    ([, people]) => `${people!.slice(0, -1)}'s`,
  ],
  [
    /(?<=\b(?:to|of|in|for|from|into|and|per|by|with|cleaned|cleaning|clean|inspecting|inspected|visiting|visited|answer|answering|answered|resolve|resolving|resolved|recording|recorded|meeting|met|taking|took|monitoring|monitored|checking|checked) (?:the |our |all )?)(guests|patients|customers|clients|residents|students|pupils|tenants|visitors|passengers|auditors|users)(?= (?:(?!who|across|always|versus|besides|includes|requires|needs to|plus|[a-z]+selves\b|sometimes|overseas|[a-z]+wards\b|indoors|outdoors|upstairs|downstairs|whereas|regardless|perhaps|hours\b|minutes\b|days\b|weeks\b|months\b|years\b|yes\b|whose|does\b)(?:[a-z]{3,}[^su]s)|premises|luggage)\b(?! to\b))/gi,
    ([, people]) => `${people!}'`,
  ],
  [
    new RegExp(
      `(?<=\\b(?!helped|help|helping|let|sent|send|sending|gave|give|giving|offered|told|taught|showed|made|brought|paid|bought|sold|served|handed|issued|provided|watched|saw|that|so|when|if|where|while|until|as|ensur(?:e|ed|ing)|sure)[a-z]+ (?:the |our |all )?)(${PEOPLE})(?= (?:${OWNED})(?: (?:and|or|to|for|from|at|on|in|by|with|daily|weekly|via|using|across|up|safe|private|confidential|once|twice|every|hourly|before|after|during|when|while)\\b|[,.;]|$))`,
      'gi',
    ),
    ([, people]) => `${people!}'`,
  ],
  [
    /(?<=\b([A-Za-z]+) )it['’]s(?= ([a-z]+|\d+))/g,
    ([, before, next]) => (ownsIt(before!.toLowerCase(), next!) ? 'its' : null),
  ],
  [
    /(?<=[a-z]s,? )who['’]s(?= (?:[a-z]+ ){1,2}(?:was|were|is|are|had|has|needed|did)\b)/g,
    () => 'whose',
  ],
  [
    /\b(\d+) (year|month|week|day)s(?= (?:experience|notice|training|work|service|budgets|accounts|forecasts|stock|supply|supplies|pay|rent|wages|leave)\b)/g,
    ([, count, unit]) => (count === '1' ? null : `${count!} ${unit!}s'`),
  ],
  [
    /(?<=(?<![-\w])(?:each|every|one) )([a-z]{3,}s)(?= (?:(?!and\b|or\b|in\b|on\b|at\b|for\b|to\b|with\b|of\b)[a-z]+ )?(?:load|location|status|needs|progress|health|history|file|record|records|room|desk|work|output|rota|diary|budget|team|name|score|price|layout|menu|medication|chart|plan|condition|safety|schedule|preferences?|requirements|requests?|goals|address|account|details)\b)/g,
    ([, owner]) => (isPlural(owner!) ? `${owner!.slice(0, -1)}'s` : null),
  ],
  [/\b(\d+) hours?(?= shifts?\b)/g, ([, count]) => `${count!}-hour`],
  [
    /(?<=\ban? )(\d+|two|three|four|five|six|eight|ten|twelve) (month|year|week|day|hour)s?(?= (?:contract|course|internship|programme|program|project|plan|period|placement|lease|warranty|shift|probation|apprenticeship|role|campaign|trial|tour|training|festival|event|conference|workshop|trip|expedition)\b)/g,
    ([, count, unit]) => `${count!}-${unit!}`,
  ],
  // 'contractors drawings', 'customers problems', 'clients hair', 'animals health'
  [
    /(?<!\b(?:sen[dt]|sending|g[ai]ve|giving|show(?:ed|ing)?|issu(?:e|ed|ing)|offer(?:ed|ing)?|bring|brought|emailed|handed) (?:the |our |all )?)\b(architects|engineers|contractors|subcontractors|manufacturers|designers|surveyors|consultants|clients|customers)(?= drawings\b)/gi,
    ([, people]) => `${people!}'`,
  ],
  [
    /(?<=\b(?:[Ss]olv|[Rr]esolv|[Aa]nswer|[Hh]andl|[Aa]ddress|[Rr]ecord|[Aa]nalys|[Aa]nalyz|[Rr]eview|[Cc]ollect|[Gg]ather|[Uu]nderstood|[Uu]nderst(?:an|oo)d|[Dd]iscuss|[Ii]nvestigat|[Ll]isten|[Ff]ix|[Rr]esearch)(?:e|ed|ing)? (?:to )?(?:the |all |our )?)(customers|clients|patients|guests|users|students|tenants|visitors|residents|passengers)(?= (?:problems|issues|concerns|questions|queries|opinions|doubts|worries|objections|feedbacks?)\b)/g,
    ([, people]) => `${people!}'`,
  ],
  [
    /(?<=\b(?:[Aa]nswer|[Rr]esolv|[Ss]olv|[Hh]andl)(?:e|ed|ing) )(customer|client|patient|guest|user|student|tenant|visitor)s (question|problem|issue|concern|query)(?= (?:by|on|in|at|over|via|about|and|with)\b|[,.;]|$)/g,
    ([, person, thing]) => `${person!}s' ${pluralOf(thing!)}`,
  ],
  [
    /(?<=\b(?:[Rr]ins|[Ww]ash|[Cc]ut|[Dd]ri|[Ss]tyl|[Cc]olour|[Cc]olor|[Bb]rush|[Bb]leach|[Pp]erm|[Tt]rim|[Bb]low-dri|[Ss]hampoo|[Dd]y)(?:e|ed|ing|med|ming|ting|y|ying)? (?:the |our )?)(clients|customers|guests|models|residents|patients)(?= hair\b)/g,
    ([, people]) => `${people!}'`,
  ],
  [
    /\banimals(?= (?:health|welfare|wellbeing|diets?|behaviou?r|cages|pens|feed)\b)/g,
    () => "animals'",
  ],
  [
    /(?<=\b(?:[Rr]econcil(?:e|ed|ing)|[Cc]heck(?:ed|ing)?|[Mm]atch(?:ed|ing)?|[Rr]eview(?:ed|ing)?) (?:[a-zA-Z\d]+ ){0,4}the )suppliers(?= (?:statements|invoices|accounts)\b)/g,
    () => "suppliers'",
  ],
  [/\bpastry['’]s(?= (?:and|or|for|in|at|to|on)\b|[,.;]|$)/g, () => 'pastries'],
  // "turned residents' with a colleague": nothing that they could own follows.
  [
    new RegExp(
      `(?<=\\b(?!at |near |by |to |from |than )[A-Za-z]+ )(${PEOPLE})['’](?= (?:with|when|who|in|on|and (?:[a-z]+ed|the|their)|before|after|during)\\b)`,
      'g',
    ),
    ([, people]) => people!,
  ],
  [/(?<=\b(?:[Ee]ach|[Ee]very) )([a-z]{3,}[^s\W])s['’](?= [a-z])/g, ([, one]) => `${one!}'s`],
  // 'a clients AWS bill', 'each patients chart'
  [
    new RegExp(
      `(?<=\\b(?:an?|each|every|another) )(${ONE_OF_PEOPLE})s(?= (?:[A-Z]{2,} )?([a-z]+)\\b)`,
      'g',
    ),
    ([found, one, next]) =>
      verbOfThird(next!) ||
      /^(?:and|or|who|that|which|with|in|on|at|for|of|to|by|from|was|is|were|are|had|has|can|will|would)$/.test(
        next!,
      )
        ? found!
        : `${one!}'s`,
  ],
  // 'the firms precedent library', not 'the firms supplying us'
  [
    /(?<=\b(?:the|our|its|their|my) )(firm|company|hospital|farm|museum|school|club|council|bank|hotel|restaurant|charity|college|university|practice|clinic|studio|gallery|library|theatre|workshop|kitchen|shop|store|region|city|country|nation|world|year|season)(s|ies)(?= ([a-z]+|[A-Z]{2,}s?)((?: [a-z]+)?))/g,
    ([found, one, ending, next, more]) => {
      const owner = `${one!}${ending === 'ies' ? 'y' : ''}`;
      return ownedByPlace(next!, more!.trim()) ? `${owner}'s` : found!;
    },
  ],
  [new RegExp(`\\b(${NOT})nt\\b`, 'g'), ([, verb]) => `${verb!}n't`],
  [/\b(who|they|I|it|he|she|that|which) (ca|wo)nt\b/g, ([, who, verb]) => `${who!} ${verb!}n't`],
];

/** A thing in the singular or a short name, with no verb in it that could be said of the places. */
const ownedByPlace = (next: string, more: string) =>
  /^[A-Z]/.test(next)
    ? !/^(?:and|or)$/.test(more)
    : (OF_PLACE.test(next) && more !== 'thing') ||
      (OF_PLACE.test(more) &&
        !isVerbForm(next) &&
        !/ly$|^(?:with|and|or|in|on|at|for|of|to|by|from|that|who|which|were|are|have|had|via|into|under|over|per|as|whose|where|when)$/.test(
          next,
        ));
const OF_PLACE =
  /^(?:library|policy|policies|website|online|budget|accounts|payroll|history|archive|newsletter|collection|systems?|network|fleet|quality|safety|style|brand|rota|register|menu|app|intranet|guidelines|procedures|standards?|reputation|turnover|database|server|plan|management|social|annual|first|largest|busiest|oldest|main|own|own-brand|waste|nutrient|precedent|denim|stock|growth)$/;

const verbOfThird = (word: string) => /ed$|ing$/.test(word) && isVerbForm(word);
const isVerbForm = (word: string) => verbLemma(word.toLowerCase()) !== undefined;

/** 'to it's home', 'tested it's water'; 'that it's safe' is 'it is'. */
function ownsIt(before: string, next: string): boolean {
  if (
    /^(?:an?|the|not|been|now|safe|easy|hard|clear|busy|ready|time|important|possible|going|still|also|always|never|fun)$/.test(
      next,
    )
  )
    return false;
  if (
    /^(?:of|to|in|on|for|with|by|from|into|through|at|across|throughout|within|under)$/.test(before)
  )
    return true;
  if (before === 'and' || before === 'or')
    return (
      /(?:tion|ment|ity|ery|ance|ence|ing|team|staff|water|website|social|content|data|budget|stock|fleet|rota|use|cost|own|new)$/.test(
        next,
      ) || isPlural(next)
    );
  return (
    /(?:ed|ing)$/.test(before) &&
    isVerbForm(before) &&
    !/^(?:report|say|confirm|explain|think|claim|know|show|feel|state|promis|ensur|hop|believ|find|agre|mean)/.test(
      before,
    )
  );
}
