/** Genitives with nothing behind them that are right: a place of business, a degree, several owners of one thing. */

/** 'at a Truro optician's', 'a master's in law', 'the king's, queen's and prince's barges': each ends in its 's. */
const BARE_GENITIVES: readonly RegExp[] = [
  // 'at a Hay picture-framer's for six years', 'for the butcher's'
  new RegExp(
    `\\b(?:at|for|from|in|into|to|of|near|outside|above|behind) (?:an?|my|our|his|her|their|the|one|this|that|each|every|local) (?:[\\p{L}-]+ ){0,3}?(?:[a-z]+-)?${tradesOf()}['’]s(?=${endsThere()})`,
    'gu',
  ),
  // 'at Hackney baker's'
  new RegExp(
    `\\bat (?:\\p{Lu}[\\p{L}-]+ ){1,3}(?:[a-z]+-)?${tradesOf()}['’]s(?=${endsThere()})`,
    'gu',
  ),
  /\b(?:[Mm]aster|[Bb]achelor)['’]s(?= (?:in|degree|from|at|with|while|and|scholarships?)\b|[,.;]|$)/g,
  // all but the last of several owners
  new RegExp(`\\bthe (?:[a-z]+ )?[a-z]+['’]s(?=${ownersBehind()})`, 'g'),
  new RegExp(
    `(?<=\\bthe (?:[a-z]+ )?[a-z]+['’\uFDD0]s?, (?:[a-z]+['’\uFDD0]s?, )*)[a-z]+['’]s(?=${ownersBehind()})`,
    'g',
  ),
];

/** Who gives a shop or a practice its name. */
function tradesOf(): string {
  const endings =
    'monger|dresser|maker|smith|seller|fitter|framer|builder|keeper|wright|broker|merchant|grocer|caterer|tailor|ologist|trician|optician|tician|pist|practor|iatrist|agent|cutter|worker|cleaner|repairer|restorer|mender|binder|taker|dealer|printer|breeder';
  const trades =
    'baker|butcher|dealer|framer|fitter|barber|groomer|solicitor|vet|florist|chemist|dentist|doctor|grocer|jeweller|jeweler|newsagent|tobacconist|draper|haberdasher|milliner|tailor|cobbler|saddler|farrier|confectioner|chandler|hatter|cooper|optician|optometrist|pharmacist|undertaker|stationer|furrier|upholsterer|plumber|hairdresser|bookie|accountant|auctioneer|taxidermist|tanner|brewer|vintner|cutler|glazier|potter|printer|dyer|launderer|pawnbroker|ironmonger|greengrocer|osteopath|physio|physiotherapist|masseur|beautician|manicurist|tattooist|photographer|engraver|gilder|gunmaker|locksmith|decorator|caterer|lawyer|notary|architect|surveyor|valuer|mechanic|blacksmith|wheelwright';
  return `(?:${trades}|[a-z]{2,}(?:${endings}))`;
}

/** 'the king's, queen's and prince's barges': more owners, then what they own. */
function ownersBehind(): string {
  return "(?:, [a-z]+['’]s?)* and (?:the )?[a-z]+['’]s? (?!in|on|at|for|with|by|to|from|of|and|or|who|during)[a-z]+";
}

/** Nothing that it could own comes after it. */
function endsThere(): string {
  return ' (?:and|or|for|in|on|at|by|with|from|to|of|over|before|after|during|who|while|until|since|where|across|near|every|each|through|as|six|five|four|three|two|one|\\d+)\\b|[,.;:)]|$';
}

/** The line with the apostrophe of each such genitive taken out of sight, so that no slip is seen in it. */
export const hideGenitives = (text: string): string =>
  /['’]s\b/.test(text)
    ? BARE_GENITIVES.reduce(
        (line, pattern) => line.replaceAll(pattern, (it) => `${it.slice(0, -2)}${HIDDEN}s`),
        text,
      )
    : text;

/** The hidden apostrophes put back, as `written` has them. */
export function showGenitives(text: string, written: string): string {
  const apostrophes = [...written.matchAll(/['’](?=s\b)/g)].map(([sign]) => sign);
  const sign = apostrophes[0] ?? '’';
  return text.replaceAll(HIDDEN, sign);
}

/** No character of any text, and none that stands for a protected span. */
const HIDDEN = '\uFDD0';
