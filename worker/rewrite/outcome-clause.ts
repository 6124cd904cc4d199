/** What a deed led to, told in a clause behind the things it was done to. */
const OUTCOME =
  /(?<![,–—-]) (?:which (?:result|reduc|improv|increas|sav|cut|led|rais|lower|brought|help|halv|doubl|boost|enabl|allow|shorten|sped)[a-z]*|resulting in|leading to) /;

/** A comma before the outcome: 'Negotiated rates with suppliers, which saved 8%', since it was not the suppliers who saved. */
export const partOutcome = (line: string): string => line.replace(OUTCOME, ',$&');
