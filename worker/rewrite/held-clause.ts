/** Whether a later verb may belong to a clause of its own: 'Support the team that builds and maintains'. */
export const isOfClause = (before: string): boolean =>
  SEES.test(before) || OPENS_CLAUSE.test(before);

const OPENS_CLAUSE =
  /\b(?:who|that|which|what|how|where|when|if|whether|so|as|while|because|it|he|she)\b/;
/** Of what is seen to or told a clause may follow: 'Check the oven works and holds its heat'. */
const SEES =
  /^(?:Ensure|Check|Confirm|Verify|See|Make|Know|Help|Let|Guarantee|Monitor|Determine|Prove|Show|Explain|Demonstrate|Report|Test|Keep|Be|Have|Do)\b/;
