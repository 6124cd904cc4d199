import { oneOf, type Frame } from '../frames.ts';

/** Things that are not counted, told as many. */
const TOLD_AS_MANY = oneOf(
  'datas|staffs|equipments|informations|softwares|furnitures|luggages|feedbacks|advices',
  'trainings|childrens|peoples|machineries|paperworks|documentations|researches|knowledges',
  'stationeries|jewelleries|wastages|complains',
);

/** What trades are called, told as many. */
const TRADES_AS_MANY = oneOf(
  'sightseeing|upselling|advertising|shopping|networking|marketing|cooking|catering',
  'gardening|planning|cleaning|counselling|counseling|welding|nursing|coaching|mentoring',
  'teaching|parking|handling|printing|editing|programming|coding|farming',
);

/** Words that no dictionary has, or not so joined, and names spelt another way than their owners do. */
export const MISSPELLINGS: readonly Frame[] = [
  // Words joined, or letters left out or changed.
  [
    'upto',
    /\b(?:thru|tho|wich|aswell|alot|incase|infront|eachother|upto|atleast|incharge|everytime|abit|inbetween|alright|inhouse|propper|manged)\b/,
  ],
  [
    'form the',
    /\bform (?:the|an?|our|their|all)\b(?<!\b(?:to|and|the|a|an|that|which) form (?:the|an?|our|their|all))/,
  ],
  ['complyed', /\b[Cc]omplyed\b/],
  // Names.
  ['MacOS', /\b(?:MacOS|One Drive|Mac Books?|NewRelic|Snow Flake|Pyspark|Ofstead)\b/],
  // Things that are not counted, and gerunds told as many.
  ['softwares', new RegExp(String.raw`\b${TOLD_AS_MANY}\b`)],
  ['upsellings', new RegExp(String.raw`\b${TRADES_AS_MANY}s\b`)],
  // A word that stands twice.
  ['the the', /\b(\p{Ll}{3,}) \1\b/u],
];
