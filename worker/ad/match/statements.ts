/** What a resume may say about itself although most leave it out. */
import { oneLine } from '#contract/one-line.ts';
import { nationsAllowedIn } from './jurisdiction.ts';

export interface Statement {
  asked: RegExp;
  /** What settles it, by the clause that asks. */
  said: (clause: string) => RegExp;
  why: string;
}

const always = (pattern: RegExp) => () => pattern;

export const STATEMENTS: readonly Statement[] = [
  {
    asked:
      /\b(?:own|reliable|access to an?|use of a) (?:\w+ )?(?:car|vehicle|transport|ute|truck|van)\b/i,
    said: always(
      /\b(?:own|have a|access to an?) (?:\w+ )?(?:car|vehicle|transport|ute|truck|van)\b|\bcar owner\b/i,
    ),
    why: 'Your resume says that you have one.',
  },
  {
    asked: /\bown (?:\w+ ){0,3}tools\b|\bown tools\b/i,
    said: always(/\b(?:(?:my )?own|personal) (?:[\w-]+ ){0,3}(?:tools|toolkit|tool ?box)\b/i),
    why: 'Your resume says that you have them.',
  },
  {
    asked: new RegExp(
      oneLine`
          \b(?:
            nationals?\b|allowed to work|rights? to work|working rights|
            work (?:permit|authori[sz]ation|visa|rights)|
            (?:authori[sz]ed|eligible|permission|permitted|entitled) to work|sponsorship|visa|
            citizen(?:s|ship)?|permanent residen\w+|
            (?:EU|European|British|US|Irish|Canadian) passport
          )\b
        `,
      'i',
    ),
    said: nationsAllowedIn,
    why: 'Your resume says so.',
  },
  {
    asked: /\b(?:dbs|disclosure and barring)\b/i,
    said: always(/\bdbs\b/i),
    why: 'Your resume names a DBS check; whether it is recent enough is for them to say.',
  },
  {
    asked: /\bpolice (?:check|clearance)\b/i,
    said: always(/\bpolice (?:check|clearance)\b/i),
    why: 'Your resume names it.',
  },
  {
    asked:
      /\bviolations?\b|\baccidents?\b|\bdriving record\b|\bclean (?:mvr|abstract|licen[cs]e)\b/i,
    said: always(
      new RegExp(
        oneLine`
          \bno (?:at-fault )?(?:accidents?|(?:moving )?violations?|points)\b|
          \bclean (?:driving )?(?:record|licen[cs]e|mvr|abstract)\b|\baccident[- ]free\b
        `,
        'i',
      ),
    ),
    why: 'Your resume says so.',
  },
  {
    asked: /\bpassport\b/i,
    said: always(/\bpassport\b/i),
    why: 'Your resume names one.',
  },
  {
    asked: /\bportfolio\b/i,
    said: always(/\bportfolio\b|\b(?:behance|dribbble)\b/i),
    why: 'Your resume names one.',
  },
  {
    asked: new RegExp(
      oneLine`
          \b(?:
            immediate (?:start|joiners?)|immediately available|notice period|
            available (?:within|from|immediately|to start)|
            (?:start|join|begin) (?:\w+ )?(?:immediately|within|by)
          )\b
        `,
      'i',
    ),
    said: always(
      new RegExp(
        oneLine`
          \b(?:
            available (?:immediately|from|now)|immediately available|notice period|
            (?:weeks?|months?|days?)['’]? notice|immediate start|can start
          )\b
        `,
        'i',
      ),
    ),
    why: 'Your resume says when you can start.',
  },
  {
    asked: /\b(?:immuni[sz]\w+|vaccinat\w+)\b/i,
    said: always(
      /\b(?:immuni[sz]ed|immuni[sz]ations?|vaccinated|vaccinations?) (?:up to date|record|current|complete|against)\b/i,
    ),
    why: 'Your resume says so.',
  },
];
