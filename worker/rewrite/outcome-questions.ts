/** Questions for a line that tells its deed plainly and lacks a figure or a result. */
import { CHANGE_VERBS } from '#worker/nlp/countables.ts';
import { NOUN_BASES } from '#worker/nlp/verb-data.ts';
import { verbOfBase, verbOfPast } from '#worker/nlp/verbs.ts';
import {
  addition,
  deed,
  figure,
  hasNumber,
  hasResult,
  PERIOD,
  servedBy,
  unitOf,
  VERB_FIRST,
} from './ask.ts';
import type { LineContext, LineQuestion } from './model.ts';
import { isRoutine } from './tell-question.ts';

/** What came of the deed, or how much of it there was; null where nobody could say. */
export function outcomeQuestion({ text, current }: LineContext): LineQuestion | null {
  const [, word = ''] = OPENING.exec(text) ?? [];
  const opening = word.toLowerCase();
  const verb = verbOfPast(opening) ?? verbOfBase(opening);
  if (!verb || hasNumber(text) || PERIOD.test(text) || hasResult(text)) return null;
  if (!verbOfPast(opening) && NOUN_BASES.has(opening) && !current) return null;
  // An engine overhauled runs again: nobody has a figure for that.
  if (verb.lemma === 'overhaul' && !WAYS.test(text)) return null;
  if (MEASURELESS.test(verb.lemma) || MEASURELESS_LINE.test(text)) return null;
  const now = current && verb.base === opening;
  const did = now ? 'do you' : 'did you';
  if (ATTENDING.test(verb.lemma) && !/^\S+(?: [a-z]+ly)? to\b/.test(text))
    return deed(`What ${did} do there? ${VERB_FIRST}`);
  if (verb.lemma === 'ensure' || /^(?:Made|Make) sure\b/.test(text)) {
    return figure(`How ${did} make sure of this?`);
  }
  if (UPHELD.test(verb.lemma)) return null;
  if (HOW.test(text) && (ONE_WORK.test(text) || helpsOnce(text))) {
    // 'Helped to cut breakage by changing feeds' was one piece of work.
    const aim = / (?:to )?([a-z]+) /.exec(text.slice(word.length))?.[1] ?? '';
    return BETTER.test(verbOfBase(aim)?.lemma ?? '') || CHANGED.test(aim)
      ? figure('How much better did it get?')
      : figure(`What ${now ? 'comes' : 'came'} of this?`);
  }
  const often = `How much of this ${did} do, or how often?`;
  if (/^(?:do|use)$/.test(verb.lemma)) return figure(often);
  const isContact = CONTACT.test(verb.lemma) && (verb.lemma !== 'deal' || / with /.test(text));
  const [, helped = '', toDo = ''] = /^Help(?:ed)? ([a-z]{3,}s) ([a-z]+) /.exec(text) ?? [];
  if (verbOfBase(toDo) && !verbOfBase(helped)) {
    return figure(`For about how many ${helped}, or how often?`);
  }
  const people = servedBy(text);
  if (people !== null && !CHANGE_VERBS.has(verb.lemma) && !isContact) {
    return figure(`For about how many ${people}, or how often?`);
  }
  if (isContact) return figure(`How often, and what ${now ? 'comes' : 'came'} of it?`);
  const isMeasured = !CHANGE_VERBS.has(verb.lemma) && !UNMEASURED.test(`${verb.lemma} ${text}`);
  const unit = isMeasured ? unitOf(text) : null;
  if (unit !== null) return figure(`About how many ${unit}, or how often?`);
  const isTakenOn = /^T(?:ook|ake) (?:over|on|up|back)\b/.test(text);
  if ((isRoutine(verb.lemma) && !isTakenOn) || CARRYING_OUT.test(verb.lemma)) return figure(often);
  const came = now ? 'comes' : 'came';
  if (BETTER.test(verb.lemma))
    return figure(`What ${now ? 'gets' : 'got'} better, and by how much?`);
  if (CHANGE_VERBS.has(verb.lemma)) return figure(`What ${came} of this?`);
  return addition(`Add one fact to this line: how much, how often or what ${came} of it.`);
}

const OPENING = /^(?:Also |[A-Z][a-z]+ly )?([A-Za-z]+(?:-[a-z]+)?)(?=[ ,])/;
/** 'Assisted in building a model, doing the testing' */
const ONE_WORK =
  /^(?:Assist|Help|Support)(?:ed)? (?:in|with) (?:building|creating|developing|launching|designing|planning|setting up|opening|moving|writing) an? |^Help(?:ed)? (?:to )?(?:deliver|launch|open|move|build|create|set up|plan) an? /;
/** 'Helped to define the strategy, moving …': no deed that is done over and over. */
function helpsOnce(text: string): boolean {
  const verb = verbOfBase(/^Help(?:ed)? (?:to )?([a-z]+) /.exec(text)?.[1] ?? '');
  return verb !== undefined && !isRoutine(verb.lemma);
}
const HOW = / by [a-z]+ing [a-z]|, [a-z]+ing [a-z]/;
const CHANGED = /^(?:raise|reduce|cut|lower|increase|grow|boost|lift|shorten|speed|improve)$/;
const CARRYING_OUT = /^(?:carry|perform|conduct|undertake|execute|provide|offer|give)$/;
/** Deeds of which nobody has a figure or a result. */
const MEASURELESS =
  /^(?:be|have|speak|wear|testify|live|belong|know|report|commute|volunteer|respect|work|remain|stay|become|earn|receive|keep|follow|adhere|comply|enjoy|try|tidy|break|learn|understand|treat|act|show|get|go|come|see|accompany|join|refer|read|leave|resign|quit|retire|return|start|begin|apply|relocate|emigrate)$/;
const MEASURELESS_LINE =
  /^[A-Z][a-z]+ by\b|\bmy own\b|\bat all times\b|\b(?:master|bachelor)['’]s in\b|\b(?:feel|felt|smile)\b/;
const WAYS =
  /\b(?:process|processes|system|systems|procedures?|polic(?:y|ies)|websites?|site|workflows?|strategy|menus?|rotas?|schedules?|curriculum|programmes?|programs?|filing|reporting|training|onboarding|layout|pricing)\b/;
const BETTER =
  /^(?:improve|streamline|simplify|optimize|standardize|modernize|overhaul|speed|enhance)$/;
/** Deeds that the number of the things beside them does not measure: miles are driven, meetings joined. */
const UNMEASURED = /^(?:drive|operate|ride|use|participate|contribute|take \w+ part) /;
const ATTENDING = /^(?:attend|observe|shadow)$/;
const CONTACT =
  /^(?:communicate|inform|notify|liaise|interact|negotiate|network|consult|correspond|cooperate|meet|coordinate|deal|engage)$/;
const UPHELD = /^(?:maintain|enforce|safeguard|uphold|protect|respect)$/;
