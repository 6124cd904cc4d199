import { oneLine } from '#contract/one-line.ts';
import type { AdFacts } from '#contract/match.ts';
import { placesIn } from './places-in.ts';

/** The place of work stands at the top of an ad: so many characters are looked at. */
export const HEAD = 400;

const TITLE_LABEL =
  /^(?:job title|position title|position|role|title|opening for|vacancy|executive search)\s*[:–-]\s*|^opening for\s+/i;
const EMPLOYER_LABEL = /^(?:company|employer|organi[sz]ation|client)\s*:\s*/i;
const NOISE = new RegExp(
  oneLine`
    ^(?:
      about (?:the job|us|the role|this job)|job description|
      (?:position|job|role) (?:overview|summary|purpose|details)|show more|
      (?:hi|hello|hey|dear)\b.{0,40}|we(?:['’]re| are) hiring.*
    )$
  `,
  'i',
);
/** Lines that stand among the first and name neither job nor employer. */
const DETAIL =
  /^(?:posted|job id|req|ref|reference|location|closing|salary|hours|search conducted|published|deadline|[$£€₹\d])/i;

const WORD = String.raw`\p{Lu}(?:[\p{L}\p{N}&'’-]|\.(?=\p{L})){0,30}`;
/** One to five words with capitals; small joining words inside. */
const NAME = `${WORD}(?:\\s(?:${WORD}|&|of|and|the)){0,5}`;
const ORGANISATION = new RegExp(
  oneLine`
    \b(?:
      university|college|school|academy|council|hospital|clinic|trust|nhs|health|services?|
      centre|center|museum|institute|foundation|department|agency|bank|group|holdings|partners|
      solutions|ltd|limited|llc|llp|inc|gmbh|ag|plc|pty|pvt|corp(?:oration)?|company|co
    )\b
  `,
  'i',
);

const AMOUNT = oneLine`
  (?:AU|US|CA|NZ)?(?:[$£€₹]|(?:AUD|USD|EUR|GBP|CAD|INR)\s?)\s?\d[\d.,]*\d\s?(?:k|lakhs?|lpa)?
  (?![\d%]|\s?(?:m|bn|billion|million)\b)
`;
const PAY = new RegExp(
  oneLine`
    ${AMOUNT}(?:\s*(?:-|–|—|to)\s*[$£€₹]?\s?\d[\d.,]*\d\s?(?:k|lakhs?|lpa)?)?
    (?:\s*(?:per|an?|\/|p\.?)\s?(?:hour|hr|h|day|week|month|year|annum|a)\b)?
  `,
  'iu',
);
const CONTRACT =
  /\b(?:permanent|fixed[- ]term|temporary|temp to perm|casual|freelance|zero[- ]hours?|internship|full[- ]time|part[- ]time)\b/i;

/** Title, employer and place as the first lines give them, pay and contract as written; null where nothing does. */
export function factsOf(text: string): AdFacts {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !NOISE.test(line));
  const title = titleOf(lines, text);
  return {
    title,
    employer: employerOf(lines, text, title),
    place:
      placesIn(text.slice(0, HEAD)).find((place) => place.length > 3 && place !== 'Remote') ?? null,
    pay: PAY.exec(text)?.[0].replace(/\s+/g, ' ').trim() ?? null,
    contract: CONTRACT.exec(text)?.[0].toLowerCase() ?? null,
  };
}

function titleOf(lines: readonly string[], text: string): string | null {
  const labelled = lines.slice(0, 8).find((line) => TITLE_LABEL.test(line));
  if (labelled) return cleanTitle(labelled.replace(TITLE_LABEL, ''));
  const first = lines[0] ?? '';
  const wanted = WANTED.exec(first.slice(0, 120));
  if (wanted) return cleanTitle(wanted[1]!);
  if (first.length <= 120 && !/[.!?]$/.test(first)) return cleanTitle(first);
  return titleInText(text.slice(0, 2 * HEAD));
}

/** 'Barista wanted', 'FORKLIFT DRIVERS NEEDED'. */
const WANTED = /^\W{0,10}((?:[\p{L}/&+-]+\s){1,5})(?:wanted|needed|required)\b/iu;

/** 'has an urgent need - Sr. React.js Developer, Plano', 'needs an accounts payable officer for'. */
function titleInText(text: string): string | null {
  const found = new RegExp(
    oneLine`
      \b
      (?:needs?|seeks?|seeking|looking for|hiring|recruit(?:s|ing)|wanted|to be our|opening for)
      \s*[:–-]?\s+(?:an?\s|our(?: next)?\s|the\s)?\s*
      ((?:[SJ]r\.|[^.,;:!?\n]|\.(?=\p{L})){3,70}?)
      (?=,|[;:!?\n]|\.\s|\s(?:for|to|in|at|who|with|on|from|based|that)\b)
    `,
    'iu',
  ).exec(text);
  return found ? cleanTitle(found[1]!) : null;
}

function cleanTitle(line: string): string | null {
  const separator =
    line === line.toUpperCase() ? /\s+(?:[|•·—–-]|\|\|)\s+/ : /\s+(?:[|•·—]|\|\|)\s+/;
  const title = line
    .replace(/^\p{Extended_Pictographic}\uFE0F?\s*|\s*\p{Extended_Pictographic}\uFE0F?$/gu, '')
    .split(separator)[0]!
    .replace(/\s*\((?:m\/f\/d|f\/m\/d|m\/w\/d|all genders|\d+[^)]*contract|remote[^)]*)\)/gi, '')
    .replace(/[\s,;:–-]+$/, '')
    .trim();
  return title === '' || title.length > 100 ? null : title;
}

function employerOf(lines: readonly string[], text: string, title: string | null): string | null {
  const labelled = lines.slice(0, 14).find((line) => EMPLOYER_LABEL.test(line));
  if (labelled)
    return (
      labelled
        .replace(EMPLOYER_LABEL, '')
        .split(/\s*[|·•(]\s*/)[0]!
        .trim() || null
    );
  return employerInText(text) ?? employerLine(lines, title);
}

/** 'Ferrowave is an equal opportunity employer', 'At Lakeline Mutual we insure', 'Saint Brendan is a hospital'. */
function employerInText(text: string): string | null {
  const patterns = [
    new RegExp(String.raw`\bpart of (${NAME})`, 'u'),
    new RegExp(String.raw`(?:^|\. |\n)(${NAME}) is an? (?:[Ee]qual|EQUAL|[Dd]isability)`, 'u'),
    new RegExp(String.raw`\b(?:At|Join) (${NAME}),? (?:we|as)\b`, 'u'),
  ];
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[1]?.trim();
    if (found) return found;
  }
  return null;
}

/** Among the lines at the top: what an organisation calls itself, else the line under the title. */
function employerLine(lines: readonly string[], title: string | null): string | null {
  const top = lines
    .slice(0, 4)
    .filter((line) => line.length <= 110 && !/[.!?]$/.test(line) && !DETAIL.test(line));
  const pieces = top.flatMap((line) =>
    line.split(/\s+[|·•—–-]\s+|,\s|\s*\|\s*|:\s|\s*\(|\)/).map((piece) => piece.trim()),
  );
  const others = pieces.filter(
    (piece) => piece !== '' && !DETAIL.test(piece) && !(title ?? '').includes(piece),
  );
  const named = others.find((piece) => ORGANISATION.test(piece) && /^\p{Lu}/u.test(piece));
  if (named) return named;
  const under = others.find((piece) => top.slice(1).some((line) => line.startsWith(piece)));
  return under && placesIn(under).join('') !== under && under.split(/\s/).length <= 6
    ? under
    : null;
}
