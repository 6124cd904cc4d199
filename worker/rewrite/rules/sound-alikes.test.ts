import { describe, expect, it } from 'vitest';
import { keepsItsWord } from '../acceptable.ts';
import { truthGate } from '../truth-gate.ts';
import { confusedWords } from './confused-words.ts';
import { mendSoundAlikes } from './sound-alikes.ts';

const MISTAKEN: readonly (readonly [line: string, mended: string])[] = [
  ['Grew from 40 to 90 pupils, loosing only three', 'Grew from 40 to 90 pupils, losing only three'],
  ['Covered a murder trail in Leeds', 'Covered a murder trial in Leeds'],
  ['Taught pupils with hearing lose', 'Taught pupils with hearing loss'],
  ['Hauled freight with zero cargo loses', 'Hauled freight with zero cargo losses'],
  ['Stored plates in acid-free envelops', 'Stored plates in acid-free envelopes'],
  ['Hired cooks and leaded a team of six', 'Hired cooks and led a team of six'],
  ['Kept the principals of confidentiality', 'Kept the principles of confidentiality'],
  ['Binned contaminated waist', 'Binned contaminated waste'],
  ['Kept losses bellow 15%', 'Kept losses below 15%'],
  ['Trimmed hooves every forth week', 'Trimmed hooves every fourth week'],
  ['Obtained decisions in principal from lenders', 'Obtained decisions in principle from lenders'],
  ['Fitted new base strings', 'Fitted new bass strings'],
  ['Bore coffins with upmost care', 'Bore coffins with utmost care'],
  ['Went threw the footage weekly', 'Went through the footage weekly'],
  ['Counted bats of 31 specie', 'Counted bats of 31 species'],
  ['Turned patients to prevent pressure soars', 'Turned patients to prevent pressure sores'],
  ['Ran classes too groups of eight', 'Ran classes to groups of eight'],
  ['Told buyers so they new what to expect', 'Told buyers so they knew what to expect'],
  ['Cut waste by weighting every portion', 'Cut waste by weighing every portion'],
  ['Bred cows in the heard by AI', 'Bred cows in the herd by AI'],
  ['Cut sag without effecting gloss', 'Cut sag without affecting gloss'],
  ['Have past every roadside check', 'Have passed every roadside check'],
  ['Coached apprentices threw their level 3', 'Coached apprentices through their level 3'],
  ['Calibrated plate metres', 'Calibrated plate meters'],
  ['Hired at nine engineering collages', 'Hired at nine engineering colleges'],
  ['Won a grant to by 30 ukuleles', 'Won a grant to buy 30 ukuleles'],
  ['Served 90 covers and never got a compliant', 'Served 90 covers and never got a complaint'],
  ['Called as soon has they came', 'Called as soon as they came'],
  ['Cut the number of complains by half', 'Cut the number of complaints by half'],
  ['Handle customer complain and refunds', 'Handle customer complaints and refunds'],
  ['Ran a stall witch sold soap', 'Ran a stall which sold soap'],
  ['Led three differents projects', 'Led three different projects'],
  ['Increased sale by 15%', 'Increased sales by 15%'],
  [
    'Proposed a layout, what cut walking by a third',
    'Proposed a layout, which cut walking by a third',
  ],
  ['Took cash and credits cards', 'Took cash and credit cards'],
  ['Checked passports and board passes', 'Checked passports and boarding passes'],
  ['Did oil changes and break inspections', 'Did oil changes and brake inspections'],
  ['Sold phones and accessory in a busy shop', 'Sold phones and accessories in a busy shop'],
  ['Trained staff on how to uses the till', 'Trained staff on how to use the till'],
  ['Remind her to takes her medication', 'Remind her to take her medication'],
  [
    'Rebooked passengers effected by cancellations',
    'Rebooked passengers affected by cancellations',
  ],
  ['Kept the card and stationary stand stocked', 'Kept the card and stationery stand stocked'],
  ['Maintain stationary levels', 'Maintain stationery levels'],
  [
    'Trained two fitters and signed of their logbooks',
    'Trained two fitters and signed off their logbooks',
  ],
  ['Reported incidents to the school principle', 'Reported incidents to the school principal'],
  [
    'Set 40 termite bate stations around a housing estate',
    'Set 40 termite bait stations around a housing estate',
  ],
  [
    "Mixed hair die and recorded each client's formula",
    "Mixed hair dye and recorded each client's formula",
  ],
  ['Restocked shelves and isles before opening', 'Restocked shelves and aisles before opening'],
  [
    'Drafted logic models to compliment the narrative in six submissions',
    'Drafted logic models to complement the narrative in six submissions',
  ],
  [
    'Collaborated with the principle and school counselor on behavior plans for four students',
    'Collaborated with the principal and school counselor on behavior plans for four students',
  ],
  [
    'Trained nurses on GLP principals and data integrity',
    'Trained nurses on GLP principles and data integrity',
  ],
  [
    'Walked each cemetery sight with the gravedigger the day before',
    'Walked each cemetery site with the gravedigger the day before',
  ],
  ['Kept the queue moving through peek hour', 'Kept the queue moving through peak hour'],
  [
    'Sorted clinical waist and sharps for a 40-bed ward',
    'Sorted clinical waste and sharps for a 40-bed ward',
  ],
  [
    'Served members of the pubic at the front desk',
    'Served members of the public at the front desk',
  ],
  [
    'Ran the pastry section and made all breads and deserts from scratch',
    'Ran the pastry section and made all breads and desserts from scratch',
  ],
  [
    'Reduced scrap from 6% to 3.5% threw operator training',
    'Reduced scrap from 6% to 3.5% through operator training',
  ],
  ['Welded 6G pipe with a repair rate bellow 2%', 'Welded 6G pipe with a repair rate below 2%'],
  ['Made bank deposits of up too $6,000 a day', 'Made bank deposits of up to $6,000 a day'],
  ['Lowered reported falls buy 19% in ten months', 'Lowered reported falls by 19% in ten months'],
  [
    'Saved the carrier $310,000 verses initial demands',
    'Saved the carrier $310,000 versus initial demands',
  ],
  [
    'Identified one forged check, preventing a lost of $4,300',
    'Identified one forged check, preventing a loss of $4,300',
  ],
  [
    'Explained options so customers can chose what suits their budget',
    'Explained options so customers can choose what suits their budget',
  ],
  [
    'Corresponded with opposing council to schedule depositions',
    'Corresponded with opposing counsel to schedule depositions',
  ],
  ['Handed out job offers at two career fares', 'Handed out job offers at two career fairs'],
  ['Translated the contract into plane English', 'Translated the contract into plain English'],
  [
    'Helped customers chose the right mobile tariff',
    'Helped customers choose the right mobile tariff',
  ],
  ["Managed the CEO's dairy and travel", "Managed the CEO's diary and travel"],
  ['Completed all jobs safely and too AS/NZS 3000', 'Completed all jobs safely and to AS/NZS 3000'],
  ['Checked that all invoices where paid on time', 'Checked that all invoices were paid on time'],
  [
    'Conducted through inspections of 30 restaurants',
    'Conducted thorough inspections of 30 restaurants',
  ],
  ['Thought English to classes of 20 students', 'Taught English to classes of 20 students'],
  ['Calibrated pressure censors on 12 boilers', 'Calibrated pressure sensors on 12 boilers'],
  [
    'Repaired breaks and clutches on a fleet of 40 buses',
    'Repaired brakes and clutches on a fleet of 40 buses',
  ],
];

const RIGHT: readonly string[] = [
  'Soon has the list ready when a guest complains',
  'Put a house up for sale by auction',
  'Asked them, what cut do you want',
  'Cut rye bread with 12% barley flour',
  'Gave credits and card refunds to the board',
  'Led the way to makes and models that sell',
  'Effected changes agreed by customers',
  'Pushed stationary trolleys to the stand',
  'Kept to the school principle that all may try',
  'Adjusted breaks and shift rotas for 12 staff',
  'Wrote verses and songs for a school choir',
  'Trained die casters and mold setters',
  'Checked permanent molds and dies before each run',
  'Sailed to the Isle of Skye as deck cadet',
  'Adhered to the principle of least privilege',
  'Taught the principles of safe lifting',
  'Explained the principal risks to the board',
  'Kept a herd of 90 cows and heard evidence as a juror',
  'Threw parties for 30 regulars a year',
  'Signposted families to advice on debt',
  'Wrote to advise clients on tax',
  'Led poor communities to pour concrete for wells',
  'Filed a complaint with the regulator',
  'Answered every complaint with a letter',
  'Complimented staff on a job well done',
  'Received compliments from guests',
  'Bought supplies and brought down costs',
  'Cooked steaks and sold stakes in the farm',
  'Cleaned the stationary engine weekly',
  'Showed patience and kindness to patients and their families',
  'Helped patients with patience and humour',
  'Called the roll each morning and played the roll of drums',
  'Rolled bread dough into rolls',
  'Kept plain flour and plane tickets apart',
  'Logged where required tests were done',
  'Checked that sites where waste is stored were locked',
  'Served desserts after crossing the desert',
  'Bellowed orders at 20 recruits',
  'Sold tickets to two fans who were late',
  'Led generation of reports and led line cooks',
  'Installed LED lights and led 4 fitters',
  'Sorted mail for male and female wards',
  'Took medical and personal histories from patients',
  'Ran personal training sessions for medical staff',
  'Sited 40 wind turbines along the coast',
  'Wore PPE where required',
  'Knew all customers by name',
  'Learned the whole process in a week',
  'Waved flags at a finish line',
  'Ran trail races and clinical trials',
  'Took part in trials of the trail system',
  'Helped 20 people buy homes',
  'Helped staff buy 40 bikes through the scheme',
  'Fitted lightning rods and lightening kits',
  'Massaged clients and took messages',
  'Kept diaries for 4 directors on a dairy farm',
  'Presented at two fairs and collected fares',
  'Counselled town councillors and hired counsel',
  'Met council officers and opposing teams',
  'Sold sweets and booked hotel suites',
  'Fed the horses at the manger',
  'Sewed suits and tested each suit for fit',
  'Caught thieves trying to steal pipes',
  'Poured steel and welded frames',
  'Sold carpets in neutral colours on pallets',
  'Pulled an all-nighter to finish the course of lectures',
  'Kept coarse sand and course books',
  'Taught course design and coarse fishing',
  'Sang in a peaked cap at the peak of the season',
  'Took a sneak peek at the plans',
  'Managed two devices and devised a plan',
  'Raised morale and taught moral philosophy',
  'Calmed a horse that threw its rider and one who threw the saddle',
  'Wore everyday clothes and weighted the survey by region',
  'Listened to all and referred to by many',
  'Had past papers bound and kept a compliant site',
  'Got through, then threw the switch',
  'Fitted leaded windows, singed poultry and met two principals of schools',
  'Marked a nature trail and ran too long',
  'Did not effect change without effecting repairs',
  'Passed over the past three years',
  'Wrote right-hand drive manuals',
  'Did less than planned and more than asked',
];

describe('words that sound alike', () => {
  it.each(MISTAKEN)('are told apart by what stands around them: %s', (line, mended) => {
    expect(mendSoundAlikes(line)?.text).toBe(mended);
  });

  it.each(MISTAKEN)('are mended once and for all: %s', (_, mended) => {
    expect(mendSoundAlikes(mended)).toBeNull();
  });

  it.each(MISTAKEN)('pass the gates once mended: %s', (line) => {
    const context = { text: line, current: false, dialect: 'uk' as const, protectedSpans: [] };
    const mended = confusedWords.apply(context)!;
    expect(truthGate(line, mended.text, mended)).toBeNull();
    expect(keepsItsWord(confusedWords, mended)).toBe(true);
  });

  it.each(RIGHT)('are left where they are right: %s', (line) => {
    expect(mendSoundAlikes(line)).toBeNull();
  });

  it('keep the capital of an opening, and leave names', () => {
    expect(mendSoundAlikes('Duel role as cook and host')?.text).toBe('Dual role as cook and host');
    expect(mendSoundAlikes('Sold flowers for Mr Vile of blood drive fame')).toBeNull();
  });
});
