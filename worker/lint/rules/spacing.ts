import { replaceLint } from '../build.ts';
import type { Rule } from '../model.ts';

/** What is wrong, and what takes its place; `$1` and `$2` stay. */
const FAULTS: readonly (readonly [RegExp, string, string])[] = [
  [/(?<=[\p{L}\d%)]) +,(?=[\p{L}\d])/gu, ', ', 'The blank stands behind the comma.'],
  [/(?<=\p{L}|\d) +(?=[,;](?:\s|$))/gu, '', 'No blank before the mark.'],
  // Labels set out below one another are no slip: 'Place : Cork', 'Date  : May'.
  [/(?<=^\p{L}{3,}) (?=: \p{L}[^:,]*,)/gu, '', 'No blank before the colon.'],
  [/(?<=\p{Ll}{2}) +(?=\.(?:$| \p{Lu}))/gu, '', 'No blank before the full stop.'],
  [/(?<=\p{Ll}{2}|\d\)|\s\p{Lu}),(?=\p{Ll}{2})/gu, ', ', 'A blank stands behind the comma.'],
  [/(?<=\p{Ll}{2}|\)),(?=(?:19|20)\d\d(?:$|\D))/gu, ', ', 'A blank stands behind the comma.'],
  [/(?<=\p{L}{2}|\p{Ll}\)),(?=\p{Lu}\p{Ll}{2})/gu, ', ', 'A blank stands behind the comma.'],
  [/(?<=\p{Ll}{2});(?=\p{L}{2})/gu, '; ', 'A blank stands behind the semicolon.'],
  [/(?<=\p{Ll}{3})\.(?=\p{Lu}\p{Ll}+ \p{Ll})/gu, '. ', 'A blank stands behind the full stop.'],
  [/(?<=\p{Ll}),,(?=\s|$)/gu, ',', 'One comma is enough.'],
  [/(?<=[\p{Ll})])(?<!\betc)(?<!\.)\.\.(?=$|\s)(?!\s*\.)/gu, '.', 'One full stop is enough.'],
  [/(?<=\p{Ll})!{2,}(?=$|\s)/gu, '!', 'One exclamation mark is enough.'],
  [/(?<=[\p{L}\d]) \) ?(?=$|[\s,.;])/gu, ')', 'No blank before the bracket.'],
  [/\( (?=\p{L}|\d)/gu, '(', 'No blank behind the bracket.'],
  [/(?<=\p{Ll}{2})\((?=\p{Ll}{3,}[^()]* [^()]*\))/gu, ' (', 'A blank stands before the bracket.'],
  [/(?<=\p{Ll}{2}) {2,3}(?=\p{Ll}{2})/gu, ' ', 'One blank is enough.'],
  [
    /(?<=(?<![\p{L}\d])(?:from|to|in|of|by|with|for|since|until|and|about|over|filed|issued|valid))(?=\d+(?:[.,]\d+)?(?:%|\s|$|[),.;]))/giu,
    ' ',
    'A blank stands before the number.',
  ],
  [
    /(?<=(?<![\p{L}\d.])\d+)(?=(?:to|and|until|years|months|weeks|days|hours|people|staff|customers|patients|guests|students|clients) )/gu,
    ' ',
    'A blank stands behind the number.',
  ],
];

export const spacing: Rule = {
  id: 'spacing',
  category: 'typography',
  title: 'Blanks and marks in their places',
  why: 'A blank before a comma, or none behind it, looks careless and confuses software that splits lists.',
  examples: {
    fixes: [
      ['Safety card,2019', 'Safety card, 2019'],
      ['Cut waste to 2.5% ,the best figure', 'Cut waste to 2.5%, the best figure'],
      ['Drove Ford,Vauxhall and MAN vans', 'Drove Ford, Vauxhall and MAN vans'],
      ['Bought diesel ,tyres and parts', 'Bought diesel, tyres and parts'],
      ['Sold cars,vans and trucks', 'Sold cars, vans and trucks'],
      ['Ran a bar , a club and a shop', 'Ran a bar, a club and a shop'],
      ['Led the staff.The team grew', 'Led the staff. The team grew'],
      ['Cleaned the hall..', 'Cleaned the hall.'],
      ['Packed ( and sealed ) boxes', 'Packed (and sealed) boxes'],
      ['Won the  prize', 'Won the prize'],
      ['Software : Sage, Canva', 'Software: Sage, Canva'],
      ['Cut waits from9 days to 2 (filed2021)', 'Cut waits from 9 days to 2 (filed 2021)'],
      ['Served 40customers a day', 'Served 40 customers a day'],
      ['Licence B,forklift ticket', 'Licence B, forklift ticket'],
    ],
    keeps: [
      'Wrote to a,b@example.org and www.example.org/a,b',
      'Sold 1,200 cars, vans... and so on',
      'Used ASP.NET and Node.js; call f(x) and std::list',
      'Paid €3,50 each; open 9:00–17:00',
      'Mixed lime and sand 1 : 3, sir :)',
      'Place : Cork',
      'Used in2town, Win32 and mp3to4; ran the M25to Kent road',
    ],
  },
  check(line) {
    return FAULTS.flatMap(([pattern, put, message]) =>
      [...line.text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
        const span = { start: index, end: index + found.length };
        return inAddress(line.text, span.start)
          ? []
          : replaceLint(line, span, put, {
              rule: this.id,
              category: this.category,
              message,
              priority: 45,
            });
      }),
    );
  },
};

/** Within a run of characters that is an address, a path or code. */
function inAddress(text: string, at: number): boolean {
  const start = text.lastIndexOf(' ', at - 1) + 1;
  const next = text.indexOf(' ', at);
  return (
    /[@\\/_=<>{}[\]#|]|www\.|::|\w\(/.test(text.slice(start, next < 0 ? text.length : next)) &&
    !/\p{Ll}\(\p{Ll}/u.test(text.slice(start, next < 0 ? text.length : next))
  );
}
