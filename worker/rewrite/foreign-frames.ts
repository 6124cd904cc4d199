/** Frames that other languages lend: nearly always slips in English, and hardly ever alone in a line. */
import { COUNTABLES } from '#worker/nlp/countables.ts';
import { finder, type SlipFinder } from './slip-finder.ts';
import { isPlural } from './slips.ts';

const WHO_OWN =
  'employees|customers|pupils|patients|councils|clients|students|residents|tenants|guests|members|drivers|teachers|parents|nurses|visitors|children|childrens';
const OWNED =
  'locker|pain|pets|reports|vital signs|lounge|homework|IDs?|books|libraries|toilets?|belongings|medication|laundry|luggage|uniforms?|canteen|entrance|passports|handbook|notes|files|properties|bags|cars|coats|shoes|rights|progress|work';

/** Things that end as many do and are one. */
const ONE =
  /(?:ss|us|is|as|os)$|^(?:lens|news|series|species|means|headquarters|sales|sports|customs|maths|works|gallows|premises|operations|claims|accounts|arts|crossroads|barracks)$/;

export const FOREIGN_FRAMES: readonly SlipFinder[] = [
  // ', that reduced inventory', ', what shortened the clearance'
  finder(
    /, that (?:[a-z]+ed|saves?|cuts?|helps?|led|cut|made|brought) [a-z]+|, what (?:[a-z]+ed|made|led|cut|saves?|helps?) /g,
  ),
  // 'in the Windchill'
  finder(
    /\b(?:in|with|using|on|into|via|through) the (?:Excel|SAP|Salesforce|QuickBooks|AutoCAD|Revit|SolidWorks|Photoshop|Jira|Windchill|Outlook|Xero|Tableau|SharePoint|Teamcenter|PowerPoint|Illustrator|InDesign|Figma|HubSpot|Moodle|Shopify|Canva|WordPress|CATIA|Python|SQL|JavaScript|GitHub|Docker|Kubernetes|Jenkins|Trello|Amadeus|LinkedIn|Instagram|Facebook|YouTube|TikTok|TomTom)(?=[.,;]|$| (?:and|for|with)\b)/g,
  ),
  // 'make inventory', 'made the cleaning of'
  finder(
    /\bma(?:ke|de|king) (?:inventory|training|research(?! [a-z]+)|sport|shopping|homework|cleaning|accounting|formation|marketing|backups?|control of|the (?:cleaning|inventory|maintenance|accounting|control|follow-up|cash|closing) (?:of|for))\b/gi,
  ),
  // 'in the night shift', 'took care about', 'for the all departments', 'according drawing', 'like agent'
  finder(/\bin (?:the )?(?:night|morning|day|evening|late|early|afternoon) shifts?\b/g),
  finder(/\b[Ee]nsured? (?:that )?(?:the |all )?[a-z]+ be\b/g),
  finder(/\bt(?:ook|ake|aking) care about\b|\bthe all [a-z]+s\b|\ban hotel\b/gi),
  finder(/\baccording (?!to\b|as\b)[a-z]+/g),
  finder(
    /\blike (?:an? )?(?:agent|waiter|waitress|manager|assistant|driver|nurse|teacher|cook|cashier|clerk|secretary|engineer|technician|operator|receptionist)\b/g,
  ),
  finder(/\b(?:with|of|for|to|from) them [a-z]+[^su]s\b/g),
  finder(
    /\bfrom (?:the )?\p{Lu}[a-z]+ (?:on|in) (?:the )?(?:English|French|German|Spanish|Italian)\b/gu,
  ),
  finder(/\btill (?:the )?\d+(?:st|nd|rd|th) of\b/g),
  // 'Prepared meals and served it'
  finder(
    /^[A-Z][a-z]+ (?:[a-z]+ ){0,3}?([a-z]+s)(?: (?:of|for) [a-z]+s)? and [a-z]+ it\b/g,
    ([, things = '']) => isPlural(things) && COUNTABLES.has(things),
  ),
  // 'wrote an offers and contracts'
  finder(
    /\ban? (?:air )?([a-z]+s)(?= (?:and|or|for|from|at|on|in|by|with|to) (?!social\b)|[,.;]|$)/g,
    ([, things = '']) => isPlural(things) && !ONE.test(things),
  ),
  // 'customers ID', 'the employees locker rooms'; one may be given to the other
  finder(
    new RegExp(
      `(?<!\\b(?:[Gg][ai]v(?:e|ing)|[Ss]how(?:ed|ing)?|[Tt]old|[Tt]aught|[Tt]each|[Oo]ffer(?:ed)?|[Ss]erved?|[Bb]rought|[Bb]ring|[Ss]en[dt]|[Gg]ot|[Ff]ound|[Hh]elp(?:ed|ing)?|[Ll]et|[Ss]et|[Hh]and(?:ed)?|[Ii]ssued?|[Bb]ought) (?:[a-z]+ )?)\\b(?:${WHO_OWN}) (?:${OWNED})\\b`,
      'g',
    ),
  ),
  // 'helped the editor choosing pictures', 'signed by both party'
  finder(
    /\b[Hh]elp(?:ed|ing|s)? (?:the|our|an?) [a-z]+ (?!bring)[a-z]{2,}ing (?:the|an?|all|their|[a-z]{3,}s)\b/g,
  ),
  finder(
    /\bboth (?:party|side|team|parent|language|department|shift|site|store|location|end|hand|school|office|branch)\b(?! and| [a-z]+s\b)/g,
  ),
  // 'kept the register up-to-date', 'by 12 %', 'by re-labelling of the shelves'
  finder(/\b(?:[Kk]eep(?:ing)?|[Kk]ept) [^,.;]* up-to-date(?=[.,;]|$| (?:with|for|on|and)\b)/g),
  finder(/\bby (?:re-?)?[a-z]+ing of\b/g),
  // 'in autoclave', 'with CMM', 'during the nights', 'back to stock'
  finder(
    /\b(?:in|with|by) (?:autoclave|centrifuge|incubator|CMM|oven)(?=[.,;]|$| (?:and|at|for)\b)/g,
  ),
  finder(/\bduring the (?:nights|weekends|mornings|evenings)\b|\bback to stock\b/g),
  // 'the write person', 'a save workplace', 'notes off each meeting'
  finder(
    /\bthe write (?:person|people|place|time|department|size|amount|way|order)\b|\ba save (?:work|place|environment|site|home)[a-z]*\b|\b(?:notes|copies|lists?|records|photos|pictures|minutes) off (?:each|every|the|all)\b/g,
  ),
  // 'Answered phones and deals with visitors'
  finder(
    /^[A-Z][a-z]+(?:ed|t|[ao]ught) .* and (?:also )?(?:deals with|works (?:with|on)|looks after|sends|checks (?:the|all|for)|reports (?:to|on)|supports the|helps (?:with|the))\b/g,
    ([whole = '']) => !/\b(?:that|which|who)\b/.test(whole),
  ),
];
