/** Doubts about the deed of a line: it is told softly, hides in a noun, or its verb does not fit. */
import type { Doubt, Doubts } from './doubt.ts';

/** 'cared for the calves and did the feeding' */
const softLater: Doubt = (text) =>
  /(?:,| and| but) (?:[a-z]+ly |also |then )?(?:did|do|doing|got|get|had|have|having|went|helped out)\b| to do (?:the|all|some)\b/.test(
    text,
  );

/** 'Work on the payments module', 'Look after day to day activities' */
export const softOpening: Doubt = (text) =>
  /^Work(?:ed)? in the [a-z]+(?: [a-z]+)? and /.test(text) ||
  /^(?:Work(?:ed)? (?:on|by|as|like)(?! (?:the )?(?:tills?|checkouts?|board|site|shifts?|call|foot|nights|farms|wards|boats|ships|reception|floor|deck|line|door|gate|pass|counter)\b)|Look(?:ed)? after (?:the )?(?:all|my|day|daily|everything|general)|Did|Do|Got|Had|Served? as the lead on|Trained up on|Have|Made sure|Helped? (?:do|be|get|have|make sure)|Tried|Went|Came|Knew|Saw|Felt|To [a-z]+|Take part|Took part|Participated?|Dea(?:l|lt) with|Act(?:ed)? (?:as|in|like)|T(?:ake|ook) (?:good )?care of|Go through|Went through|Work(?:ed)? [a-z]+ly (?!with\b)|[A-Z][a-z]+ly (?:did|do))\b/.test(
    text,
  );

/** 'Helped make onboarding better', 'Helped complete enquiries and meetings': which deed was helped with? */
const softHelp: Doubt = (text) =>
  /^Help(?:ed)? (?:[a-z]+ )?[a-z]+ in [a-z]{2,}ing /.test(text) ||
  /^Help(?:ed)? (?:(?:increase|improve|enhance|ensure|achieve|grow|boost|drive|get|do|support|meet|reach|keep)\b|(?:cost|time|model|state) [a-z]+\b|(?:make|answer) (?:[a-z]+ )?calls\b|make .*\b(?:better|easier|happy|sure|smooth|possible|work)\b|complete .* and )/.test(
    text,
  );

/** 'Worked closely with physicians', 'Gave training to staff': who did what? */
const softShare: Doubt = (text, { dressed }) =>
  /^(?:(?:Provide|Offer|Give|Gave)(?:d|ed)? (?:help|assistance|advice|cover) (?:to|for|and|when)|G[ai]ve (?:training|support|guidance) (?:to|for|and)|Contributed? to the [a-z]+ing of)\b/.test(
    text,
  ) ||
  /^Work(?:ed)? (?:(?:closely |together )?with (?!.* (?:to|on) )|alongside\b)/.test(text) ||
  (dressed &&
    /^(?:Work(?:ed)? (?:closely |together )?with|Participate?d? in|Spen[dt] time)\b/.test(text));

/** 'Supervised installing sprinklers': the deed stands in one noun, its object in another. */
const overGerund: Doubt = (text) => {
  const [, word = ''] =
    /^(?:Supervised?|Oversaw|Oversee|Managed?|Coordinated?|Led|Lead|Monitored|Monitor) ([a-z]+ing) (?!and\b|of\b|for\b|in\b|at\b|staff\b|crews?\b|teams?\b)(?:[a-z]+ ){0,3}[a-z]+s\b/.exec(
      text,
    ) ?? [];
  return /^(?:installing|fitting|repairing|maintaining|preparing|making|sending|ordering|arranging|creating|developing|delivering|managing|handling|checking|updating|testing|moving|collecting|distributing|designing|implementing)$/.test(
    word,
  );
};

/** 'Performed maintenance on', 'perform analysis on': the deed is still a noun. */
const deedAsNoun: Doubt = (text) =>
  /\b(?:perform|conduct|provid|carr(?:y|ied) out|carrying out|undert[ao]ke?|undertook|mak|made|gav?|giv|do|did)(?:e|ed|es|ing)? (?:the |an? |of |regular |routine |daily |weekly |monthly |some |any )?(?:maintenance|analysis|analyses|assessments?|installations?|management|preparation|evaluations?|monitoring|cleaning|verification|coordination|reconciliations?|administration|observations?|documentation|follow[- ]ups?) (?:of|on|for)\b/i.test(
    text,
  ) ||
  /\b(?:Look(?:ed)? after|Handled?|Managed?|Ensured?|in|for|with|to) (?:the )?(?:[a-z]+ing|smooth [a-z]+) (?:out )?of\b|\b(?:T(?:ake|ook) care of|Look(?:ed)? after|Deal(?:t)? with) the [a-z]+(?:ance|ment|tion|sion|ing) of\b/.test(
    text,
  );

/** 'Guided firms regarding VAT', 'Trained agents how to', 'Used Minitab for the analysis of', 'Managed and oversaw' */
const halfTurned: Doubt = (text) =>
  /^[A-Z][a-z]+ and [a-z]+ of /.test(text) ||
  /^(?:Coached?|Instruct(?:ed)?) [a-z]+(?: [a-z]+)? to (?!be\b|the next\b)[a-z]+|^(?:Guided?|Train(?:ed)?) [^,;]* (?:about|regarding|how to)\b|^Used? .* for the [a-z]+(?:tion|ment|sis|ance|ing|sign) of\b|^(?:Perform|Conduct|Provide?|Did|Carr(?:y|ied) out)(?:ed|d)? (?:the |an? )?(?:repairs?|inspections?|surveys?|maintenance|tests|cover|installations?) (?:regularly )?(?:on|of|to|for|and)\b|^Handled? the [a-z]*(?:tion|ment|ance|ing|update|repair|upgrade|delivery) of\b|^(?:Manage[d]? and over(?:see|saw)|Organi[sz]ed? and arranged?|Help(?:ed)? and assist(?:ed)?|Assist(?:ed)? and help(?:ed)?|Plan(?:ned)? and organi[sz]ed? and)\b/.test(
    text,
  );

/** 'Carried out the servicing of lifts', 'Handled the social media' */
const emptyFrame: Doubt = (text) =>
  /^(?:Carr(?:y|ied) out|Perform(?:ed)?|Conduct(?:ed)?) (?:the )?[a-z]+ing (?:out |up )?of\b|^(?:Handle|Manage|Carrie|Carry|Perform)(?:d|ed)?(?: out)? (?:the|general|all|daily|routine) [a-z]+(?: [a-z]+)?[.;]?$/.test(
    text,
  );

/** 'Worked in a bakery for five years': a place, and no deed. */
const placeOnly: Doubt = (text) =>
  /^Work(?:ed)? (?:in|at) (?:an? |the )?[a-z]+(?: [a-z]+)?(?:[.;]?$| (?:for|since|with) )/.test(
    text,
  );

/** 'Handle the diaries of three directors', 'Handle sales reports, using Excel': such things are kept or prepared. */
const unfitVerb: Doubt = (text) =>
  /^Handled? (?:the |all )?(?:[a-z]+ ){0,3}(?:reports?|diar(?:y|ies)|calendars?|schedules?|rotas?|rosters?)\b(?! (?:management|preparation|planning|writing))/.test(
    text,
  );

/** What makes one ask which deed it was. */
export const DEED_DOUBTS: Doubts = [
  ['soft later deed', softLater],
  ['soft opening', softOpening],
  ['soft help', softHelp],
  ['soft share', softShare],
  ['over a gerund', overGerund],
  ['deed as a noun', deedAsNoun],
  ['half turned', halfTurned],
  ['empty frame', emptyFrame],
  ['place only', placeOnly],
  ['unfit verb', unfitVerb],
];
