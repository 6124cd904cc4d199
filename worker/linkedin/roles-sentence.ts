import type { ParsedWork } from '#worker/parse/model.ts';
import { employerOf, isBreak, isSelfEmployed, studyOf, titleOfRole, type Facts } from './facts.ts';
import { ended } from './wording.ts';
import { onlyTrue } from './gate.ts';
import { isPerson, withArticle } from './person-title.ts';

/** Where the person works and worked, in at most so many characters; '' where nothing says it. */
export function rolesSentence(facts: Facts, max: number): string {
  const paid = facts.resume.work.length > 0;
  const [now, study] = [present(facts), studying(facts)];
  const isUntold = now === '' && !facts.roles.some(isBreak);
  for (let count = EARLIER_MAX; count >= 0; count -= 1) {
    const before = earlier(facts, count);
    const told = isUntold ? before.replace(/^Earlier, I worked/, 'I worked') : before;
    const sentences = paid ? [now, told, besides(facts), study] : [study, now];
    const text = sentences.filter(Boolean).join(' ');
    if (text.length <= max) return text;
  }
  return '';
}

/** More earlier roles than this make no sentence. */
const EARLIER_MAX = 3;

/** Words and the facts in them, in the order of the words. */
interface Piece {
  text: string;
  sources: string[];
}

/** Nothing where nothing is known to say: 'I work .' */
const sentence = (before: string, { text, sources }: Piece): string =>
  text === '' ? '' : onlyTrue(ended(`${before} ${text}`), sources);

/** 'I am an Executive Chef at The Harrowgate Hotel.' */
function present({ current: all, resume }: Facts): string {
  const jobs = all.filter((role) => !isBreak(role));
  const paid = jobs.length > 0 || resume.work.some((role) => !isBreak(role)) ? jobs : all;
  const titled = paid.filter(({ title }) => title !== null);
  const current = titled.length > 0 ? titled : paid.slice(0, 1);
  const [role] = current;
  if (!role) return '';
  if (resume.work.length === 0) return volunteering('I volunteer', role);
  if (current.length > 1) {
    const pieces = current.slice(0, 2).map(roleIn);
    return current.every((held) => isPerson(titleOfRole(held)))
      ? sentence('I am', joined(pieces))
      : sentence('My roles are', joined(current.slice(0, 2).map(bareRole)));
  }
  const title = titleOfRole(role);
  if (title === '') return sentence('I work', whereOf(role));
  if (!isPerson(title)) return sentence('My role is', bareRole(role));
  return isSelfEmployed(role) && !FREELANCE.test(title)
    ? sentence('I work for myself as', { text: withArticle(title), sources: [title] })
    : sentence('I am', roleIn(role));
}

const FREELANCE = /\b(?:freelancer?|self[- ]employed|independent)\b/i;

/** What someone with jobs does for nothing. */
function besides({ resume }: Facts): string {
  const role = resume.work.length > 0 ? resume.volunteer.find(({ current }) => current) : undefined;
  if (!role) return '';
  return BOARD.test(titleOfRole(role))
    ? sentence('I am also', roleIn(role))
    : volunteering('I also volunteer', role);
}

/** Offices that one holds. */
const BOARD = /\b(?:director|trustee|chair|governor|treasurer|board member)\b/i;

function volunteering(opening: string, role: ParsedWork): string {
  const title = titleOfRole(role).replace(/^volunteer(?:ing)?\b[\s:–-]*/i, '');
  const where = whereOf(role);
  if (title === '' || !isPerson(title)) {
    return where.text === '' ? '' : sentence(opening, where);
  }
  return sentence(`${opening} as`, {
    text: where.text === '' ? withArticle(title) : behind(withArticle(title), where.text),
    sources: [title, ...where.sources],
  });
}

/** 'I study Computer Science at Colorado River University.' */
function studying({ study, studying: isStudying }: Facts): string {
  if (!study || !isStudying) return '';
  const school = study.institution?.value ?? '';
  const place = school === '' ? '' : ` at ${school}`;
  const subject = studyOf(study);
  if (subject !== '') {
    return sentence('I study', { text: `${subject}${place}`, sources: [subject, school] });
  }
  const degree = study.degree?.value ?? '';
  if (degree === '') return '';
  const text = `${withArticle(degree)}${place}`;
  return sentence('I study for', { text, sources: [degree, school] });
}

function earlier({ roles, current, resume }: Facts, count: number): string {
  if (resume.work.length === 0 || count === 0) return '';
  const past = roles.filter((role) => !role.current && titleOfRole(role) !== '' && !isBreak(role));
  const here = current.length === 1 ? employerOf(current[0]!) : null;
  const [last] = past;
  if (current.length === 0 && !roles.some(isBreak)) {
    const opening = last ? sentence('My last role was', bareRole(last)) : '';
    return [opening, listOf(past.slice(1, count), null)].filter(Boolean).join(' ');
  }
  return listOf(past.slice(0, count), here);
}

/** 'Earlier, I worked there as a Cook, and at Ristorante Il Gabbiano as a Sous Chef.' */
function listOf(roles: readonly ParsedWork[], here: string | null): string {
  if (roles.length === 0) return '';
  if (!roles.every((role) => isPerson(titleOfRole(role)))) {
    return sentence('Earlier roles include', joined(roles.map(bareRole)));
  }
  const groups: { role: ParsedWork; titles: string[] }[] = [];
  for (const role of roles) {
    const last = groups.at(-1);
    const employer = employerOf(role);
    if (last && employer !== null && employerOf(last.role) === employer) {
      last.titles.push(titleOfRole(role));
    } else groups.push({ role, titles: [titleOfRole(role)] });
  }
  const pieces = groups.map(({ role, titles }, index): Piece => {
    const employer = employerOf(role);
    const title = joined(titles.map((name) => ({ text: withArticle(name), sources: [name] })));
    if (index === 0 && employer !== null && employer === here) {
      return { text: `there as ${title.text}`, sources: title.sources };
    }
    if (isSelfEmployed(role)) {
      return { text: `for myself as ${title.text}`, sources: title.sources };
    }
    const where = whereOf(role);
    const sources = [...where.sources, ...title.sources];
    return { text: `${where.text} as ${title.text}`.trim(), sources };
  });
  return sentence('Earlier, I worked', joined(pieces));
}

/** A title with a comma in it wants one behind it, too: 'a Vice President, Manufacturing, at Acme'. */
const behind = (text: string, place: string): string =>
  text.includes(',') ? `${text}, ${place}` : `${text} ${place}`;

function whereOf(role: ParsedWork): Piece {
  const employer = employerOf(role);
  return employer ? { text: `at ${employer}`, sources: [employer] } : { text: '', sources: [] };
}

function roleIn(role: ParsedWork): Piece {
  const title = titleOfRole(role);
  const { text, sources } = whereOf(role);
  const named = title === '' ? '' : withArticle(title);
  return { text: text === '' ? named : behind(named, text), sources: [title, ...sources] };
}

function bareRole(role: ParsedWork): Piece {
  const title = titleOfRole(role);
  const { text, sources } = whereOf(role);
  return { text: text === '' ? title : behind(title, text), sources: [title, ...sources] };
}

/** 'A', 'A and B', 'A, B and C'; heavier separators where an item holds a comma or an 'and'. */
function joined(pieces: readonly Piece[]): Piece {
  const texts = pieces.map(({ text }) => text);
  const [between, last] = separators(texts);
  const text = [texts.slice(0, -1).join(between), ...texts.slice(-1)].filter(Boolean).join(last);
  return { text, sources: pieces.flatMap((piece) => piece.sources) };
}

function separators(texts: readonly string[]): [between: string, last: string] {
  const all = texts.join(' ');
  const hasAnd = / and /.test(all);
  if (/; /.test(all) || (all.includes(',') && (hasAnd || texts.length > 2)))
    return ['; ', '; and '];
  return [', ', hasAnd || all.includes(',') ? ', and ' : ' and '];
}
