import { oneOf, type Frame } from '../frames.ts';

/** Bases of verbs that stand where a finished form should. */
const BARE_BASES = oneOf(
  'release|deliver|send|prepare|finish|require|provide|create|serve|maintain|submit|process',
  'manage|report|record|update|check|sign|ship|pack|install|repair',
);

/** Deeds of the third person. */
const DEEDS_OF_NOW = oneOf(
  'writes|keeps|makes|takes|gives|sends|helps|ensures|provides|prepares|maintains|explains',
  'advises|serves|solves|teaches|brings|carries|deals|does|goes|has|is|checks|reports',
  'answers|records|supports|updates|assists|manages|handles|organi[sz]es|trains|cleans',
  'collects|creates|delivers|follows|attends',
);

/** Bases of verbs whose past is formed by itself. */
const ODD_BASES = oneOf(
  'find|run|do|write|make|give|take|get|go|see|keep|hold|build|buy|sell|send|spend|teach',
  'speak|meet|read|bring|choose|draw|drive|show|think|win',
);

/** What a base may follow. */
const LEADS_TO_BASE = oneOf(
  'to|help(?:ed)?|let|can|could|would|should|must|who|that|which|they|we|I|you',
);

/** Bases of duties told beside finished deeds. */
const BASES_OF_DUTIES = oneOf(
  'train|monitor|check|report|answer|handle|process|record|clean|order|test|help|show',
);

/** Bases that a preposition or many things follow. */
const BASES_WITH_TAIL = oneOf(
  'lodge|deal|send|keep|make|give|take|ensure|provide|maintain|prepare|arrange|liaise',
  'attend|deliver|explain|advise|organi[sz]e|create|write|bring|carry|teach|serve|solve',
);

/** Bases that an article or a pronoun follows. */
const BASES_WITH_OBJECT = oneOf(
  'lodge|deal|send|keep|make|give|take|help|ensure|provide|maintain|prepare|assist|arrange',
  'follow|liaise|respond|handle|manage|attend|collect|deliver|enter|explain|answer|advise',
  'organi[sz]e|coordinate|process|create|write|bring|carry|complete|conduct|perform|teach',
  'serve|solve|monitor|support|update|review|report|record|check',
);

/** Deeds that go on beside a finished one. */
const DEEDS_IN_ING = oneOf(
  'keeping|making|giving|taking|doing|preparing|maintaining|ensuring|providing|helping',
  'checking|writing|sending|dealing|answering|using|getting|putting|setting|managing',
  'handling|supporting|cleaning|updating',
);

/** What a form in -ing may follow. */
const LEADS_TO_ING = oneOf(
  'by|for|in|of|with|from|on|before|after|while|when|without|including|to|[a-z]+ing',
);

/** Forms of a deed that do not go with what stands before them. */
export const TENSES: readonly Frame[] = [
  // Forms that no verb has, or not there.
  ['Teached', /^Teached/],
  ['Gived', /^Gived/],
  ['Maked', /^Maked/],
  ['was been', /\b(?:is|are|was|were) been\b/],
  ['have being', /\b(?:has|have|had) being\b/],
  ['have asked', /\bhave asked\b(?! (?:for|to|the|me|us|about))/],
  [
    'they are deliver',
    new RegExp(String.raw`\b(?:it|they|which|that) (?:is|are|was|were) ${BARE_BASES}\b`),
  ],
  [
    'to built',
    /\bto (?:built|kept|made|took|gave|went|did|had|found|got|sent|met|paid|sold|taught|told|wrote|switched|gained|halved|logged)\b/,
  ],
  ['to used it', /\bto used (?:it|them|the)\b/],
  ['got done', /\bgot done\b/i],
  // A deed of now beside one that is over.
  [
    'Updated charts and writes comments',
    new RegExp(
      String.raw`^[A-Z][\w-]*ed\b.*,? and ${DEEDS_OF_NOW} (?!and\b|of\b|for\b|in\b|at\b|from\b|by\b|across\b|on\b(?! the phone))[a-z]+`,
    ),
  ],
  [
    'Sampled berries and send results',
    new RegExp(
      String.raw`^[A-Z][\w-]*(?:ed|ote|an|ade|ook|ept|eld|ilt|ent|ave|et|ut|ew|old|ught)\b(?=.*(?<!\b${LEADS_TO_BASE} [^,;]*),? and ${ODD_BASES} (?:the|an?|all|any|new|their|[a-z]+s)\b)`,
    ),
  ],
  [
    'Cleaned tills and check the',
    new RegExp(
      String.raw`^[A-Z][\w-]*(?:ed|ade|ote|ook|ept|eld|uilt)\b.*,? and ${BASES_OF_DUTIES} (?:the|them|it|an?|all|any|their|our|its|new|each|every)\b`,
    ),
  ],
  [
    'Greeted guests and deal with',
    new RegExp(
      String.raw`^[A-Z][\w-]*ed\b.*,? and ${BASES_WITH_TAIL} (?:with|to|for|on|out|up|new|[a-z]+s)\b`,
    ),
  ],
  [
    'Greeted guests and check them',
    new RegExp(
      String.raw`^[A-Z][\w-]*ed\b.*,? and ${BASES_WITH_OBJECT} (?:the|them|it|an?|all|any|their|our|its|him|her|each|every)\b`,
    ),
  ],
  [
    'Checked bags and then send',
    /^[A-Z][a-z]+ed\b.*\b(?:never|and then|then|also) (?:lose|make|take|give|get|go|miss|leave|send|have|has|is|are|do|does)\b/,
  ],
  [
    'Waited until the patient is',
    /^[A-Z][\w-]*ed\b.*\b(?:until|till|before|once|unless|as soon as) (?:[a-z]+ ){1,4}(?:is|are|has|have)\b/,
  ],
  [
    'Stored goods until the client can',
    /^[A-Z][\w-]*(?:ed|de|ote|an|ook|ept|eld|ilt|ent|ave)\b.*\buntil (?:[a-z]+ ){1,4}(?:can|will)\b/,
  ],
  [
    'Ensured stock is',
    /^Ensured\b.*\b(?:is|are|has|have|gets?|leaves?|remains?|feels?|comply|complies|meets?|receives?|arrives?)\b/,
  ],
  ['and has monitored', /\band (?:has|have) [a-z]+(?:ed|en|own)\b/],
  // A deed in -ing beside one that is over.
  [', and included cleaning', /, and included [a-z]+ing\b/],
  [
    'Ran shifts and setting up stock',
    /\band [a-z]+ing (?:in|up|out|off|down|over|away) \b(?<!\b(?:by|for|in|of|with|before|after|while|when|from|on|including) [^,;]*and [a-z]+ing (?:in|up|out|off|down|over|away) )/,
  ],
  [
    'Maintained saws and keeping LOLER',
    new RegExp(
      String.raw`^[A-Z][\w-]*(?:ed|ote|an|ade|ook|ept|eld|ilt|ent|ave)\b(?=.*(?<!\b${LEADS_TO_ING} [^;]*),? and ${DEEDS_IN_ING} [A-Za-z])`,
    ),
  ],
  // One deed of many, or many of one.
  ['faults in the lines was', /\b[a-z]{3,}s (?:in|of|on|at|for) the [a-z]+s was\b/],
  ['a league, which have', /\ban? [^,;]*, which have\b/i],
  [
    'Wrote reports and circulated it',
    /^[A-Z][a-z]+ (?:[a-z]+ ){0,2}[a-z]+[^su]s(?: [a-z]+){0,6} and (?:circulated|sent|filed|posted|checked|digiti[sz]ed?|label(?:led)?|kept|stored|logged|recorded|cleaned|packed) it\b/,
  ],
  [
    'the team that run',
    /\bthe [a-z]+[^s ] (?:that|which) (?:run|use|help|serve|provide|handle|cover|include|need|give|allow|manage)\b/,
  ],
  // A clause that hangs on nothing.
  ['Joined pipes, all welds were checked', /, (?:all|the|all the) [a-z]+ (?:was|were|is|are) /],
  [
    'a system which led',
    /[^,] which (?:led|saved|reduced|increased|cut|helped|resulted|allowed|improved|raised|brought|gave)\b/,
  ],
  [', contact with carriers and preparation', /, contact with [^,]* and [a-z]+\b/],
  // The writer.
  ['and I', /\band I\b/],
  ['I am', /\bI am\b/],
  ['my team', /\b(?:my(?! own)|me|myself)\b/],
];
