import { fold } from './fold.ts';

/** Full names and common short forms by month, in the languages whose headings we know; folded on loading. */
const NAMES: readonly string[] = [
  'january jan janv janvier januar jaenner enero ene janeiro gennaio gen januari stycznia ' +
    'styczen sty ledna leden ocak ianuarie січень січня січ январь января янв ιανουαριος ' +
    'ιανουαριου ιαν',
  'february feb febr fevr fev fevrier februar feber febrero fevereiro febbraio februari ' +
    'lutego luty lut unora unor subat februarie лютии лютого лют февраль февраля фев ' +
    'φεβρουαριος φεβρουαριου φεβ',
  'march mar mars marz maerz mrz marzo marco maart mrt marca marzec brezna brezen mart martie березень березня бер март марта мар μαρτιος μαρτιου μαρ',
  'april apr avr avril abril abr aprile kwietnia kwiecien kwi dubna duben nisan aprilie квітень квітня квіт апрель апреля апр απριλιος απριλιου απρ',
  'may mai mayo maio maj maja maggio mag mei kvetna kveten mayis травень травня трав маи мая μαιος μαιου μαι',
  'june jun juin juni junio junho jun giugno giu czerwca czerwiec cze cervna cerven haziran iunie червень червня черв июнь июня июн ιουνιος ιουνιου ιουν',
  'july jul juil juillet juli julio julho luglio lug lipca lipiec lip cervence cervenec temmuz iulie липень липня лип июль июля июл ιουλιος ιουλιου ιουλ',
  'august aug aout agosto ago augustus sierpnia sierpien sie srpna srpen agustos серпень серпня серп август августа авг αυγουστος αυγουστου αυγ',
  'september sept sep septembre septiembre set setembro settembre wrzesnia wrzesien wrz ' +
    'zari eylul septembrie вересень вересня вер сентябрь сентября сен сент σεπτεμβριος ' +
    'σεπτεμβριου σεπ',
  'october oct octobre oktober okt octubre outubro out ottobre ott pazdziernika pazdziernik ' +
    'paz rijna rijen ekim octombrie жовтень жовтня жовт октябрь октября окт οκτωβριος ' +
    'οκτωβριου οκτ',
  'november nov novembre noviembre novembro listopada listopad lis kasim noiembrie листопад листопада лист ноябрь ноября ноя νοεμβριος νοεμβριου νοε',
  'december dec decembre dezember dez diciembre dic dezembro dicembre grudnia grudzien gru ' +
    'prosince prosinec aralik decembrie грудень грудня груд декабрь декабря дек δεκεμβριος ' +
    'δεκεμβριου δεκ',
];

const MONTHS = new Map(
  NAMES.flatMap((names, i) => names.split(' ').map((n) => [n, i + 1] as const)),
);

/** Seasons count as the month in which they begin; terms of a school year likewise. */
const SEASONS = new Map(
  Object.entries({
    spring: 3,
    summer: 6,
    fall: 9,
    autumn: 9,
    winter: 12,
    fruhjahr: 3,
    fruhling: 3,
    sommer: 6,
    herbst: 9,
    printemps: 3,
    ete: 6,
    automne: 9,
    hiver: 12,
    primavera: 3,
    verano: 6,
    otono: 9,
    invierno: 12,
    verao: 6,
    outono: 9,
    inverno: 12,
    estate: 6,
    autunno: 9,
  }),
);

/** 'summer', 'Herbst': a season in any known language. */
export const isSeason = (word: string): boolean => SEASONS.has(fold(word));

/** Month 1..12 of a month or season word in any known language, else null. */
export function monthOf(word: string): number | null {
  const key = fold(word).replace(/\.$/, '');
  return MONTHS.get(key) ?? SEASONS.get(key) ?? null;
}
