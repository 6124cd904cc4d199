import { firing } from '../firing.ts';
import type { RewriteRule } from '../model.ts';

/** 'Made many cold calls every day, around 60' → 'Made around 60 cold calls every day'. */
export const approximateCount: RewriteRule = {
  id: 'approximate-count',
  title: 'Put the number where it counts',
  why: 'The figure stands beside what it counts. Accept it only if the number is right.',
  mayAdd: [],
  mayRemove: 'many several probably maybe usually like so a lot lots of or'.split(' '),
  examples: {
    fires: [
      ['Made many cold calls every day, probably around 60', 'Made around 60 cold calls every day'],
      ['Packed many boxes a shift, about 200', 'Packed about 200 boxes a shift'],
      ['Wrote many press releases, maybe 30.', 'Wrote 30 press releases.'],
    ],
    leaves: [
      'Made many cold calls, 60 of them in one day',
      'Wrote many reports for 3 directors, about 40',
      'Trained many cooks, around 9 a year',
      'Sold many cars, around $60,000',
    ],
  },
  apply({ text }) {
    const match =
      /^([A-Z][a-z]+(?: [a-z]+)?) (many) ((?:[a-z-]+ ){0,2}[a-z-]+s\b)((?: (?:every|each|a|per) (?:day|week|month|year|shift|night))?),? (?:and )?(?:(probably|maybe|usually|like|so) )?((?:(?:around|about|approximately|roughly|up to|over|almost|nearly) )?\d[\d,]*)(\.?)$/.exec(
        text,
      );
    if (!match) return null;
    const [, verb, many, things, period, doubt = '', count, stop] = match;
    if (/\d/.test(things!)) return null;
    return firing(`${verb} ${count} ${things}${period}${stop}`, 'confirm', {
      added: `${things} ${period} ${count}`,
      removed: `${many} ${doubt} ${things} ${period} ${count}`,
    });
  },
};
