import { oneLine } from '#contract/one-line.ts';

/** What may stand before a degree. */
const OF_LEVEL = oneLine`
  (?:
    one[- ]year |two[- ]year |joint |double |dual |combined |executive |advanced |honou?rs |
    postgraduate |graduate |higher national |national |1st class |first class )?
`;
/** 'Dipl.-Ing. (FH)' */
const OF_GERMANY = oneLine`
  dipl\.? ?-? ?(?:
    ing|kfm|kffr|inf|phys|psych|chem|math|biol|oec|des|paed|geogr|ok|betriebsw|volksw|
    wirt[a-z]*|soz[a-z]*
  )(?:\. ?-? ?(?:ing|inf|paed|arb))?\.?(?=$|[\s,;:(–—])(?: \((?:fh|ba|tu|uni|univ)\.?\))?
`;
/** 'B.Sc', 'PhD', 'HND' */
const IN_LETTERS = oneLine`
  (?:
    b\.? ?a|b\.? ?s\.? ?c|b\.? ?s|b\.? ?e\.? ?n\.? ?g|b\.? ?e|b\.? ?tech|b\.? ?com|
    b\.? ?ed|b\.? ?b\.? ?a|b\.? ?f\.? ?a|b\.? ?arch|b\.? ?des|b\.? ?s\.? ?n|
    b\.? ?s\.? ?e|b\.? ?s\.? ?w|b\.? ?a\.? ?s|ll\.? ?b|ll\.? ?m|m\.? ?a|m\.? ?sci|
    mchem|mphys|mmath|mbiol|m\.? ?pharm|b\.? ?pharm|mbchb|mbbs|bds|bvsc|bhm|m\.? ?s\.? ?c|
    m\.? ?s|m\.? ?eng|m\.? ?e|m\.? ?tech|m\.? ?b\.? ?a|m\.? ?f\.? ?a|m\.? ?phil|
    m\.? ?ed|m\.? ?arch|m\.? ?p\.? ?h|m\.? ?p\.? ?a|m\.? ?s\.? ?w|m\.? ?s\.? ?n|
    m\.? ?c\.? ?a|b\.? ?c\.? ?a|m\.? ?res|m\.? ?com|m\.? ?des|m\.? ?i\.? ?m|
    m\.? ?p\.? ?p|m\.? ?m|ph\.? ?d|d\.? ?phil|ed\.? ?d|j\.? ?d|m\.? ?d|dds|dvm|
    pharm\.? ?d|psy\.? ?d|d\.? ?n\.? ?p|d\.? ?b\.? ?a|a\.? ?a\.? ?s|a\.? ?a|a\.? ?s|
    a\.? ?s\.? ?n|g\.?e\.?d|hnd|hnc|btec|nvq|i?gcse['’]?s?|[ao]['’]?[- ]?levels?|igcse|hsc|
    ssc|icse|isc|pgce|pgde|pgdip|pgcert|edexcel|lic|mag|dipl|ing|inz|mgr|dr|bts|dut|but|cap|bep|
    deug|dess|dea|deust|licence pro|vwo|havo|mbo|hbo|vmbo|fp|eso
  )\.?(?=$|[\s,;:(–—/-])
`;
/** What a school ends with: 'Year 12', 'Grade 10', 'Higher Secondary'. */
const OF_SCHOOL = oneLine`
  s\.s\.c\.?|h\.s\.c\.?|year 1[0-3](?: (?:qce|hsc|vce|wace|sace|ncea))?(?=$|[\s,;:(–—-])|
  class (?:xii|x|12|10)(?:th)?(?=$|[\s,;:(–—/-])|
  (?:10|12)th(?: (?:standard|std|grade|class))?(?=$|[\s,;:(–—/-])|city (?:&|and) guilds|
  grade 1[0-2](?=$|[\s,;:(–—-])|[a-z]{2,6} level [1-8](?=$|[\s,;:(–—-])|
  national [1-7]s?(?=$|[\s,;:(–—-])|mestrado integrado|matric(?:ulation)?|
  intermediate(?= ?[(:,–—-]| [^a-z]*from\b)|plus two|victorian certificate of education|
  (?:higher|scottish) school certificate|vce|qce|wace|sace|ncea(?: level \d)?|
  (?:advanced )?highers|npq[a-z]{1,3}|geprufte?r? [a-z]+|betriebswirt(?:in)?|fachwirt(?:in)?|
  higher secondary(?: certificate)?
`;
/** 'Bachelor', 'certificate of', 'high school'; 'Diplom', which begins alike. */
const IN_ENGLISH = oneLine`
  bachelor(?:'?s|s)?|master(?:'?s|s)?|magister(?:-?artium)?|doctor(?:ate)?|doctoral|
  associate(?:'?s)?(?= (?:degree|of|in))|diploma di maturita|diploma|diplome d'etat|
  diplom(?:[- ]?[a-z]*)?|diplome|certificate (?:iv|iii|ii|i)\b|
  certificate(?= (?:of|in|\d)|\s*[,;:–—-]|$)|foundation degree|high school diploma|high school|
  secondary school|ged|undergraduate|postgraduate
`;
/** 'Licenciatura', 'laurea', 'maîtrise'. */
const IN_ROMANCE = oneLine`
  licence|licenciatura|licenciado|licenciada|licenciatura|maitrise|mastere?|maestria|mestrado|
  doutorado|doutoramento|doctorado|doctorat|bacharelado|bacharel|graduacao|tecnologo|
  tecnico superior|tecnico|ingeniero|ingeniera|ingenierie|grado(?: superior| medio)?|
  bachillerato|bachiller|titulo|formacion profesional|ciclo formativo|curso superior|
  laurea(?: magistrale| triennale| specialistica)?|dottorato|diploma di maturita|maturita|
  maturidad|perito
`;
/** 'Abitur', 'Ausbildung', 'matura'. */
const IN_GERMAN_AND_POLISH = oneLine`
  abitur|fachabitur|fachhochschulreife|allgemeine hochschulreife|mittlere reife|
  realschulabschluss|hauptschulabschluss|staatsexamen|promotion|ausbildung|berufsausbildung|
  lehre|meister|meisterbrief|matura|magister|licencjat|inzynier|doktorat|technik|studia
`;
/** 'Baccalauréat', 'apprenticeship', 'exchange', 'bootcamp'. */
const BESIDES = oneLine`
  baccalaureat|bac|brevet|diplome d'etat|certificat|propedeuse|npa|mention complementaire|
  kandidat|kandidatexamen|ingenieur|apprenticeship|trade certificate|journeyman|licentiate|
  minor|leaving certificate|secondary education|exchange|erasmus|coursework|postdoc|
  classe preparatoire|cpge|prepa|gymnasieexamen|studentexamen|specialization|especializacion|
  especialista|nanodegree|bootcamp
`;

/** A degree at the start of a text, folded: the longest form wins, with a level such as '(Hons)'. */
export const DEGREE = new RegExp(
  oneLine`
    ^(?:
      ${OF_LEVEL}(?:
        ${OF_GERMANY}|${IN_LETTERS}|${OF_SCHOOL}|${IN_ENGLISH}|${IN_ROMANCE}|
        ${IN_GERMAN_AND_POLISH}|${BESIDES}
      )(?!\p{L})
    )
  `,
  'u',
);

/** Words that make a school, folded. */
export const SCHOOL = new RegExp(
  oneLine`
    \b(?:
      [a-z]*universi[td][a-z]*|sixth form|tafe|ysgol|coleg|scoil|liceu|kolleg|ogolnoksztalcace|
      lyceum|ifsi|univ\.?|college|school|institute?\b|instituto|institut|academy|academia|
      akademi[a-z]*|accademia|[a-z]*academie|politechni[a-z]*|polytechni[a-z]*|politecnic[a-z]*|
      politecnico|poly|hochschule|fachhochschule|[a-z]*hochschule|[a-z]*schule|gymnasium|lycee|
      ecole|escuela|escola|scuola|faculdade|facultad|faculte|facolta|liceo|istituto|colegio|
      conservator[a-z]*|seminary|uniwersytet|szkola|liceum|technikum|zespol|universiteit|
      hogeschool|[a-z]*college|lyceum|iut|ecole|insa|centrum|centro|iess?|ies|fh|tu|eth|mit|
      ucla|epfl|eafit|hec|insead|esade|essec|sciences po|grandes? ecole|bootcamp|center|centre|
      klinikum|krankenpflegeschule|berufskolleg|oberschule|[a-z]*akademie|hs|g?hss|
      (?:govt\.?|government|private) iti|k-12|coursera|edx|udacity|kolegium|univerzit[a-z]*|
      universitet[a-z]*|hogskola[a-z]*|yliopisto|colaiste|preparatoria|cegep|iae|afpa|
      cfa d[a-z]+|lp|htl|brg|bg|bhak|hak|htbla|bbs|osz|cifp|ceip|senai|senac|iseg|iscte|ipsia|
      itis|roc|aoc|csg|[a-z]*schulzentrum|[a-z]*gymnasium|[a-z]*vidyalaya|vidyapeeth|
      [a-z]+[’']s? high$|universitatea|universitesi|egyetem
    )\b
  `,
  'u',
);
