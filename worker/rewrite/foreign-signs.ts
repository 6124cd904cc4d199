/** Wording that was thought in another language: where a line is changed, its writer is asked to read the whole again. */
import { mayMatch } from '#worker/nlp/needed.ts';
import { rememberByText } from '#worker/nlp/remember.ts';

/** True where such wording stands in the line. */
export const hasForeignSign: (text: string) => boolean = rememberByText(
  (text) => LOOKED_FOR.some(({ sign, mayStand }) => mayStand(text) && sign.test(text)),
  500,
);

const SIGNS: readonly RegExp[] = [
  // An article too many, or none.
  /\bthe (?:social media|absenteeism|customer satisfaction|quality control|technical support|human resources|marketing|public relations|(?:Eastern|Western|Central|Northern|Southern) Europe|Asia|Africa|internet banking)\b(?! (?:team|department|manager|channels?|accounts?|posts?|pages?|strategy|plan|campaigns?|desk|office|staff|agency|manager|side|budget|function|calendar|content|lead|head))/,
  /\bthe (?:[a-z]+ )?relations with the\b|\bthe tracking of the\b|\bthe team of (?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:persons|people|sellers|workers|employees)\b|\b(?:in|of|for|from|across) (?:DACH|FMCG|EMEA|APAC|MENA|LATAM|BFSI) (?:region|sector|market|industry)\b/,
  /\bas (?:a )?foreign language\b(?<!as a foreign language)|^Served as (?!(?:head|captain|chair|chairman|chairwoman|chairperson|secretary|treasurer|president|vice|deputy|acting|interim|editor|chief|best|lead|first|second)\b)[a-z]+(?=[.,;]|$| (?:in|at|on|for|and|during)\b)|\bby (?:[a-z]+ )?method\b|\bduring nights\b|\bat nights\b/,
  /\bin wheelchairs?\b(?<!in a wheelchair)(?=[.,;]|$| (?:and|to|from|with)\b)(?<!users in wheelchairs)|\bminutes of meeting\b|\bwith Alzheimer\b(?!['’])|\bclass(?:es)? [IVX]+ to\b|\b[A-Z][a-z]+ and [A-Z][a-z]+ language\b|\bdaily cash report\b(?<!the daily cash report)|\b(?:3|4|5|6|7|8|9|two|three|four|five|six) [a-z]+s (?:operators|drivers|assistants|managers|engineers|workers|supervisors)\b/,

  // A preposition of another language.
  /\bprior the\b|\bin whole \p{Lu}|\bon the territory of\b|\bat the customer\b(?!['’])|^Promoted as\b|\b(?:receive|received|deliver|delivered|arrive|arrived|pay|paid|finish|finished)(?: [a-z]+){0,2} in time\b|\bfollow(?:ed)? up the\b|\binterested about\b|\bresponsible (?:about|on)\b|\bdepend(?:s|ed|ing)? of\b/u,
  /\band (?:submitted|sent|forwarded|presented|handed) to\b|^Accounted (?!for\b)/,

  // 'cars of brands VW', 'bills of contractors', 'instruments of pressure': English puts the nouns together.
  /\bof brands? [A-Z]|\bof (?:VAT|taxes|contractors|sales)\b(?<!\b(?:the|our|all|sub) [a-z]+)(?=[.,;]|$| (?:and|for|in|to|on)\b)|\bof the (?:company|university|district|pharmacy|alumni|school|hotel|group|branch|agency|department)(?=[.,;]|$| (?:to|for|with|and)\b)|\bbest [a-z]+ of the\b|\bpupils of (?:Primary|Year|Grade|Class)\b|\bsystem of [A-Z]/,

  /\b(?:[Rr]educ|[Ii]ncreas|[Dd]ecreas|[Ii]mprov|[Rr]ais|[Cc]ut|[Bb]oost|[Ll]ower|[Gg]rew|[Gg]row)[a-z]* (?:the )?(?:[a-z]+ ){1,3}(?:in|of) (?:the )?\d+(?:\.\d+)? ?%|\b(?:papers|salaries|rosters?|rotas?|wages|attendance|absenteeism|code|drawings) of (?:the )?(?:\d+ )?[a-z]+s?\b|\b(?:pages?|manuals?|documents?|books?|texts?|website|letters?|articles?) to (?:Spanish|Portuguese|French|German|English|Polish|Italian|Chinese|Arabic|Russian|Dutch)\b|\bin the (?:[a-z]+ )?(?:sewing|assembly|production|packing|packaging|bottling) line\b/,
  /\b(?:[Ee]nter(?:ed)?|[Uu]pload(?:ed)?|[Ii]nput) [^,]* in (?:the )?(?:system|database|CRM|SPSS|Excel|computer)\b|\bwith (?!training\b)[a-z]+(?:ment|tion|ance) of\b|^Appointed as\b|\b[Mm]a[dk]e (?:orders|the payments? of|the drawings of|calls to [^,]*, fixed|an? report about)\b|^Assist (?:in|with) (?:the )?[a-z]+(?:ing|ment|tion|ance)\b|^Make use of\b|^Used? \p{Lu}[^,]* (?:for [a-z]+ing|in the [a-z]+ of)\b/u,

  // A word that means another thing in English.
  /^Attend(?:ed)? (?:to )?(?:the )?(?:[a-z]+ )?(?:calls|phones?|customers|clients|emails|enquiries|inquiries|queries)\b|\b[Cc]ontrol(?:led)? (?:the |all )?(?:entrance|payments?|invoices|documents|tickets|orders|deliveries|goods|presence|attendance)\b|\bsocial networks of\b|\b[Mm]a[dk]e the (?:orders|bookings|menus?|inventor(?:y|ies)|invoices|reservations|reports|documentation|cleaning|maintenance)\b|\b\d+ (?:comm?ercials|sellers)\b|\bpersons\b(?<!\b(?:missing|disabled|young|key|vulnerable|displaced|elderly|homeless|older|deceased|sales|authori[sz]ed) persons)/,
  /\b(?:[A-Z]?[a-z]+ing|[Mm]aintenance|[Rr]epair|[Cc]leaning) of [a-z]+ of\b|\bexpositions?\b|\bthe assembly of furniture\b|\bsolved (?:their|the|customers?['’]?|client) (?:queries|enquiries|inquiries|doubts)\b|\b(?:scholar|academical) (?:year|material|support)\b|\bassist(?:ed)? (?:to|at) (?:the )?(?:meetings?|classes|trainings?|courses?|conferences?|seminars?|workshops?)\b|\b(?:formations?|stages?) (?:of|for|in) (?:the )?(?:staff|employees|new)\b/,
];

const LOOKED_FOR = SIGNS.map((sign) => ({ sign, mayStand: mayMatch(sign) }));
