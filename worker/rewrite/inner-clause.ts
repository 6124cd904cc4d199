/** A clause inside a bullet: what is told there is seldom mended by the rule that mended the opening. */

/** True when `text` tells of somebody else's deed or state, or of an aim that says little. */
export const hasInnerClause = (text: string): boolean =>
  STATE.test(text) || OTHERS.test(text) || CIRCUMSTANCE.test(text) || LIGHT_AIM.test(text);

/** 'so that loads are strapped', 'to be compliant' */
const STATE = /\b(?:be|being|been|is|are|was|were|am)\b/;
/** 'what they need', 'to make it easier', 'ensured people got in' */
const OTHERS =
  /(?<![-'’])\b(?:they|he|she|you|we|us|everyone|everybody|someone|somebody|anyone|anybody|nobody|no one|it (?=possible|eas|[a-z]+s\b))(?![-'’])\b|\b(?:ensured?|made sure|make sure|let|helped|help) people\b/i;
/** 'when asked', 'where needed' */
const CIRCUMSTANCE =
  /\b(?:when|whenever|where|wherever|because|if|while|until|unless|since|whether)\b/;
/** 'to enable them to plan', 'to prevent breakdowns', 'to make it possible' */
const LIGHT_AIM =
  / to (?:make|enable|allow|help|ensure|provide|support|have|get|prevent|keep|do|give|take)\b/;
