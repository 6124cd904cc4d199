/** School-leaving, vocational and national qualifications by the words they begin with, folded. */
import { oneLine } from '#contract/one-line.ts';

/** Qualifications by language: `a|b` lists of patterns, ASCII once folded. */
const QUALIFICATIONS = [
  // English: Britain and Ireland, Australia, Canada, South Africa, India, United States
  oneLine`
    cert(?:ificate|\.)? ?(?:iv|iii|ii|i|[1-4])\b|
    gce(?: (?:'?[aso]'?|advanced|ordinary)[- ]levels?)?|'?[ao]'? levels?|(?:as|t)[- ]levels?|
    national 5s?
  `,
  oneLine`
    (?:first |junior |senior |lower |upper |higher |general )?(?:primary |secondary )?
    school leaving cert(?:ificate)?|
    (?:junior |senior |lower |upper |higher |general )(?:primary|secondary) (?:school |education )?
    certificate|primary (?:school )?(?:leaving )?certificate
  `,
  oneLine`
    hnd|hnc|international baccalaureate|ib diploma|access to higher education|
    diploma of higher education|
    btec (?:(?:first|national|extended|higher|level \d) )*(?:diploma|certificate|award)
  `,
  oneLine`
    (?:junior|leaving|transition year|higher|advanced|trade|craft) cert(?:ificate)?|
    national (?:senior|vocational|higher) certificate(?: \([a-z]+\))?|
    (?:ontario|quebec) (?:college|secondary school) (?:advanced )?diploma|
    diploma of collegial studies
  `,
  oneLine`
    class (?:xii|xi|x|12|11|10)(?:th)?(?: \([a-z]+\))?|
    (?:10|12)th(?: (?:standard|std|grade|class))?(?: \([a-z]+\))?|10 ?\+ ?2|hslc|sslc|puc|
    pre-university(?: course)?|polytechnic diploma
  `,
  oneLine`
    study abroad(?: program(?:me)?)?|
    (?:exchange|erasmus\+?) (?:semester|year|program(?:me)?|studies)|semester abroad|a\.b\.|
    s\.b\.|sc\.b\.|ed\.m\.|auslandssemester
  `,
  oneLine`
    high school (?:diploma|equivalency)(?: diploma)?|
    general educational? (?:development|diploma)|g\.e\.d\.?|higher school certificate|
    victorian certificate of education
  `,
  // Certificates of trades and of schools in Nigeria, South Africa, India and Britain
  oneLine`
    trade test|red seal|n[1-6](?= ?[,:(–—-]| [a-z]{4}|$)|nc\(v\)(?: level [2-4])?|
    ncv level [2-4]|national n diploma|(?:senior|national) certificate|umalusi
  `,
  oneLine`
    waec|wassce|neco|nabteb|ssce|bece|o\.?n\.?d|n\.?c\.?e|first school leaving certificate|
    west african (?:senior )?school certificate
  `,
  oneLine`
    gnm|anm|iti|b\.? ?voc|pgdm|pgdca|dca|intermediate$|sr\.? secondary|senior secondary|
    secondary school certificate|industrial training institute certificate
  `,
  oneLine`
    functional skills|qts|qtls|some college(?: (?:courses?|coursework))?|
    vocational (?:diploma|qualification)|
    (?:foundation|modern|advanced|higher|degree) apprenticeship|
    (?:university |college |joint )?degree(?= (?:in|of) )
  `,
  // German, Austrian, Swiss
  oneLine`
    (?:allgemeine |fachgebundene )?(?:fach)?hochschulreife|reife- und diplomprufung|
    reifeprufung|(?:qualifizierender )?(?:haupt|mittel|real)schulabschluss|
    gesellen(?:brief|prufung)|facharbeiterbrief|meister(?:brief|prufung)
  `,
  oneLine`
    staatlich (?:gepruft|anerkannt)e?[rn]? [a-z]+|
    ausbildung zu[rm] (?:staatlich (?:gepruft|anerkannt)e?[rn] )?[a-z][a-z:*/-]+|
    lehre als [a-z]+|kauf(?:mann|frau) efz|[a-z]+ ef[za]
  `,
  // French
  oneLine`
    bac ?\+ ?\d(?: ingenieur)?|
    bac(?:calaureat)?
    (?: (?:pro(?:fessionnel)?|general|technologique|es|s|l|stg|stmg|sti2d|stl|st2s))?(?![a-z])|
    diplome d'etat(?: d[e'] ?[a-z]+)?|titre (?:professionnel|rncp)|(?:master|licence) [123]\b
  `,
  oneLine`
    diplome (?:universitaire|national du brevet|d'ingenieur)|dcg|dscg|btsa|bpjeps|dnb|deas|
    deaes|certificat d'aptitude professionnelle|
    brevet (?:professionnel|des colleges|de technicien superieur)
  `,
  // Spanish, Portuguese
  oneLine`
    ciclo formativo de grado (?:medio|superior)|master(?: universitario)?(?= en )|
    graduado (?:escolar|en eso)|fp(?: de)? grado (?:medio|superior)|diplomad[oa]|diplomatura|
    tecnico (?:superior|medio|auxiliar|especialista)|cfgs|cfgm|bup|
    educacion secundaria(?: obligatoria)?
  `,
  oneLine`
    ensino (?:medio|fundamental|superior|secundario)(?: (?:completo|incompleto|profissional))?|
    \d{1,2}\.?o ano(?: de escolaridade)?|curso (?:tecnico|profissional|superior)|pos-graduacao|
    tecnico(?= (?:em|de) )
  `,
  // Italian
  oneLine`
    maturita (?:classica|scientifica|linguistica|tecnica|artistica|magistrale|professionale)|
    diploma di (?:
      maturita(?: [a-z]+)?|geometra|ragioni[a-z]+|perito(?: [a-z]+)?|liceo(?: [a-z]+)?|laurea|
      qualifica|istruzione superiore|scuola (?:media )?superiore|istituto [a-z]+
    )|qualifica professionale|licenza media
  `,
  // Ukrainian, Russian, Greek
  oneLine`
    (?:бакалавр|магістр|магистр|спеціаліст|диплом|аспирант)\p{L}{0,3}|πτυχιο|
    μεταπτυχιακο(?: διπλωμα)?|διπλωμα|απολυτηριο|διδακτορικο
  `,
  // Dutch
  oneLine`
    mbo(?:[- ](?:niveau )?[1-4])?|hbo(?:[- ](?:bachelor|master))?|wo(?:[- ](?:bachelor|master))|
    vmbo(?:[- ](?:tl|kb|bb|gl|t|k|b))?|mavo|lts|mts|hts|meao|heao|atheneum
  `,
  // Polish
  oneLine`
    mgr\.?(?: inz\.?)?|inz\.?|technik [a-z]+|swiadectwo (?:dojrzalosci|ukonczenia)|
    studia (?:podyplomowe|magisterskie|licencjackie|inzynierskie|i{1,2} stopnia)|
    wyksztalcenie (?:srednie|wyzsze|zawodowe)
  `,
];

const NATIONAL = new RegExp(`^(?:${QUALIFICATIONS.join('|')})(?![\\p{L}\\d])`, 'u');

/** Length of the national qualification at the start of a folded text; 0 for none. */
export const nationalLength = (folded: string): number => NATIONAL.exec(folded)?.[0].length ?? 0;

/** A qualification of schools for all: what stands beside it is the school, not a field of study. */
export const isSchoolLeaving = (folded: string): boolean => LEAVING.test(folded);

const LEAVING = new RegExp(oneLine`
  ^(?:
    g\.?e\.?d\b|general educat|abitur|fachabitur|matura\b|matura$|mittlere reife|
    (?:haupt|real)schul|(?:fach|allgemeine )?hochschulreife|hsc\b|ssc\b|sslc|hslc|class x|
    class 1[0-2]|1[02]th|leaving cert|junior cert|national senior|matric|high school|
    higher school|higher secondary|sr\.? secondary|senior secondary|senior certificate|
    intermediate$|waec|wassce|neco|nabteb|ssce|bece|west african|first school|some college|
    year 1[0-3]|(?:\S+ )?i?gcse['’]?s?\b|gce|vce\b|wace\b|qce\b|eso\b|graduado|bachiller|ensino|
    vwo|havo|vmbo|mavo
  )
`);
