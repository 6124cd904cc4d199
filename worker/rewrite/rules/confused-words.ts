import type { RewriteRule } from '../model.ts';
import { firing } from '../firing.ts';
import { mendSlips } from '../slips.ts';
import { lemmasOf } from '../words.ts';
import { CONFUSED, CONFUSED_IN_BRITISH } from './confused-words-table.ts';
import { SAID_SLIPS, SAID_WORDS } from './said-otherwise.ts';
import { VERB_FORM_SLIPS, VERB_FORM_WORDS } from './verb-form-slips.ts';
import { mendSoundAlikes, SOUND_ALIKE_WORDS } from './sound-alikes.ts';

/** Homophones, articles, apostrophes and agreement that can only be slips. */
export const confusedWords: RewriteRule = {
  id: 'confused-words',
  title: 'Correct the slip',
  why: 'Small slips are what a careful reader remembers.',
  mayAdd: lemmasOf(
    `who in loss by pass practice enquiry set up of manner within break licence their there then than from a part stationery the whom into do to too which off brake advice ensure personal morale lose plan roll principal
    effect piece whether customer manager have relationship ${SOUND_ALIKE_WORDS.added} ${VERB_FORM_WORDS} ${SAID_WORDS}`,
  ),
  mayRemove: lemmasOf(
    `which they they're on lose buy past practise enquire setup off manor with in brake license there their do than then form apart stationary who in to too witch of break advise insure personnel moral loose plane role principle affect
    peace weather costumer manger relationship ${SOUND_ALIKE_WORDS.removed} ${VERB_FORM_WORDS} ${SAID_WORDS}`,
  ),
  examples: {
    fires: [
      ['All four passed there licensing exam', 'All four passed their licensing exam'],
      ['Drew plans and than priced them', 'Drew plans and then priced them'],
      ['Was apart of the night crew', 'Was a part of the night crew'],
      ['Answering there questions by phone', 'Answering their questions by phone'],
      ['Ran drills and done talks', 'Ran drills and did talks'],
      ['Cared for adults and there families', 'Cared for adults and their families'],
      ['Ordered stationary for 3 offices', 'Ordered stationery for 3 offices'],
      ['Coached 40 people, 70% of who found work', 'Coached 40 people, 70% of whom found work'],
      ['Translated menus in to French', 'Translated menus into French'],
      ['Took orders over phone', 'Took orders over the phone'],
      ['Kept good relationship with buyers', 'Kept good relationships with buyers'],
      ['Managed more then 40 staff', 'Managed more than 40 staff'],
      ['Translated letters form German suppliers', 'Translated letters from German suppliers'],
      ['Helped visitors to find there way', 'Helped visitors to find their way'],
      ['Wrote reports witch were sent to the board', 'Wrote reports which were sent to the board'],
      ['Made 30 calls too customers', 'Made 30 calls to customers'],
      ['Ran the shop when the owner was of sick', 'Ran the shop when the owner was off sick'],
      ['Fixed breaks and clutches', 'Fixed brakes and clutches'],
      ['Balanced the till at the end off the day', 'Balanced the till at the end of the day'],
      ['Filed notes in a timely manor', 'Filed notes in a timely manner'],
      ['Reported worn breaks to the garage', 'Reported worn brakes to the garage'],
      ['Gave couples practical advise on colour', 'Gave couples practical advice on colour'],
      ['Answered customer enquires by phone', 'Answered customer enquiries by phone'],
      ['Fixed faults and setup new routers', 'Fixed faults and set up new routers'],
      ['Checked tires, lights and breaks', 'Checked tires, lights and brakes'],
      ['Past every safety audit as first aider', 'Passed every safety audit as first aider'],
      ['Designed logos and stationary', 'Designed logos and stationery'],
      [
        'Led a choir with weekly practise for 35 pupils',
        'Led a choir with weekly practice for 35 pupils',
      ],
      ['Looked after cottages and there gardens', 'Looked after cottages and their gardens'],
      ['Cut the wait form 14 weeks to 6', 'Cut the wait from 14 weeks to 6'],
      ['Called customers which had problems', 'Called customers who had problems'],
      ['Advised women on they’re rights', 'Advised women on their rights'],
      ['Completed stationary orders', 'Completed stationery orders'],
      ['Kept stock with no loses', 'Kept stock with no losses'],
      ['Trained 6 starters on there first week', 'Trained 6 starters in their first week'],
      ['Reordered when stock was to low', 'Reordered when stock was too low'],
      ['Cut costs by 15% buy changing suppliers', 'Cut costs by 15% by changing suppliers'],
      ['Drove in the UK on a full license', 'Drove in the UK on a full licence'],
      ['Agreed accounts totaling £9m', 'Agreed accounts totalling £9m'],
      ['Took messages and past them on', 'Took messages and passed them on'],
      ['Gave advise to farmers', 'Gave advice to farmers'],
      ['Was ran through the drill', 'Was run through the drill'],
      [
        'Plans that were wrote in May and had took a week',
        'Plans that were written in May and had taken a week',
      ],
      ['Helped staff to chose and to ran tests', 'Helped staff to choose and to run tests'],
      ['Managed a team and grown sales by 20%', 'Managed a team and grew sales by 20%'],
      ['Ensured compliance to GDPR', 'Ensured compliance with GDPR'],
      ['Kept there records and they’re own notes', 'Kept their records and their own notes'],
      ['Built a tool rather then buy one', 'Built a tool rather than buy one'],
      ['Worked on a daily bases', 'Worked on a daily basis'],
      ['Called clients before there renewal date', 'Called clients before their renewal date'],
      ['Maintain there records in a file', 'Maintain their records in a file'],
      ['Saw to the stock on daily basis', 'Saw to the stock on a daily basis'],
      ['Responsible of the night shift', 'Responsible for the night shift'],
      ['Cooked in Lyon since 3 years', 'Cooked in Lyon for 3 years'],
      ['Assisted to customers with returns', 'Assisted customers with returns'],
      ['Unloaded 25 trucks for day', 'Unloaded 25 trucks per day'],
      ['Saved clients and average of $3,500', 'Saved clients an average of $3,500'],
      ['Planned shifts, which lead to fewer gaps', 'Planned shifts, which led to fewer gaps'],
      [
        'Signed of timesheets and dropped of parcels',
        'Signed off timesheets and dropped off parcels',
      ],
      ['Worked independent and met targets', 'Worked independently and met targets'],
      ['Insuring that doors are locked', 'Ensuring that doors are locked'],
      ['Gave personnel care to 9 residents', 'Gave personal care to 9 residents'],
      ['Raised team moral and cut sick days', 'Raised team morale and cut sick days'],
      ['Planing and running conferences', 'Planning and running conferences'],
      ['Acted as principle contact', 'Acted as principal contact'],
      ['Wrote on the affect of drought', 'Wrote on the effect of drought'],
      ['Checked weather the doors were shut', 'Checked whether the doors were shut'],
      ['Answered costumer complaints', 'Answered customer complaints'],
      ['Reported to the store manger', 'Reported to the store manager'],
      [
        'Advised managers on there disciplinary cases',
        'Advised managers on their disciplinary cases',
      ],
      [
        'Assessed claims and their was a strict target',
        'Assessed claims and there was a strict target',
      ],
      ['Gave patients advise on medicines', 'Gave patients advice on medicines'],
      [
        'Fitted stairs and insured the work was tidy',
        'Fitted stairs and ensured the work was tidy',
      ],
      ['Entered orders in to the system', 'Entered orders into the system'],
    ],
    leaves: [
      'Held a driving license in Ohio',
      'Sewed a witch costume',
      'Helped pupils form the letters',
      'Fixed breaks in cables',
      'Sold boats to advise and to rent',
      'Serve customers at the counter and advise on cuts (current)',
      'Planed oak boards by hand',
      'Gave moral support',
      'Had ran-out stock and to-go orders',
      'Was responsible for 3 shops since 2019',
      'Lived there since 3 years ago',
      'Was in charge of stock and for a day of sales',
      'Planted what was grown and given the best start',
      'Fed plants grown and given the right light',
      'Kept there until 2019 and left there before noon',
      'Visit there monthly and kept there two years',
      'Sold more, rather, then less',
      'Reported on compliance to the board',
      'Worked independent of the main team',
      'Saw a sign of rust and took care of it',
      'Assisted to the end of the shift',
      'Worked there as a cook',
      'Ran more, then fewer, then 40 trials',
      'Loosening and tightening bolts',
      'Met clients to advise on tax and to check weather the night before',
      'Fed the calf at the manger',
      'Insured the vans and worked on there as a driver',
      'Handed all parts of their kit in to the stores',
      'Was there when it opened',
      'Worked there two summers',
      'Took the lift apart in a day',
      'Sold less than half and than some',
      'Led surveys and done well',
      'Tested the stationary engine',
      'Kept a good relationship with buyers',
      'Stayed on and there was much to do',
    ],
  },
  apply({ text, dialect }) {
    const slips = mendSlips(text, dialect === 'uk' ? BRITISH : AMERICAN);
    const alike = mendSoundAlikes(slips?.text ?? text);
    if (!alike) return slips;
    const { added, removed } = firing(alike.text, 'auto', alike);
    return {
      text: alike.text,
      level: 'auto',
      added: [...(slips?.added ?? []), ...added],
      removed: [...(slips?.removed ?? []), ...removed],
    };
  },
};

const AMERICAN = [...CONFUSED, ...VERB_FORM_SLIPS, ...SAID_SLIPS];
const BRITISH = [...CONFUSED_IN_BRITISH, ...VERB_FORM_SLIPS, ...SAID_SLIPS];
