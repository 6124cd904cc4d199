import type { CheckInput } from '#worker/checks/model.ts';
import type { Speller } from '#worker/nlp/speller.ts';
import { inputOf } from './input.ts';
import type { ResumeDraft } from './resume.ts';

/**
 * A resume that is nothing but an excerpt from a check's examples: '- ' lines become bullets of one past
 * job, 'Skills: …' its skills, prose the summary; 'Title, dates' lines jobs; a name and title the head.
 */
export function inputOfExcerpt(excerpt: string, speller: Speller): CheckInput {
  const lines = excerpt.split('\n');
  const bullets = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
  const skills = lines
    .filter((line) => line.startsWith('Skills: '))
    .flatMap((line) => line.slice(8).split(', '));
  const rest = lines.filter((line) => !line.startsWith('- ') && !line.startsWith('Skills: '));
  const draft: ResumeDraft = { skills, ...headOf(rest), ...jobsOf(rest) };
  if (bullets.length > 0)
    draft.work = [{ title: 'Clerk', company: 'Acme', dates: '2015 – 2019', bullets }];
  if (rest.some((line) => line.split(' ').length > 5)) draft.summary = rest.join(' ');
  return inputOf(draft, speller);
}

function headOf(lines: string[]): ResumeDraft {
  const [name, second = ''] = lines;
  if (
    !name ||
    lines.length !== 2 ||
    /\d{4} –/.test(second) ||
    !/^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u.test(name)
  )
    return {};
  const email = /\S+@\S+/.exec(second)?.[0];
  const phone = /\(?\d{3}\)? [\d-]{7,}/.exec(second)?.[0];
  const location = /[A-Z]\w+, [A-Z]{2}\b/.exec(second)?.[0];
  return { name, ...(email || location ? { email, phone, location } : { label: second }) };
}

/** 'Head Chef, 2019 – Present' is a job in one line; 'Payroll Specialist, Acme' over a date one in two. */
function jobsOf(lines: string[]): ResumeDraft {
  const dated = lines.filter((line) => /(?:19|20)\d\d –/.test(line));
  if (dated.length === 0) return {};
  const [title, company] = lines[0]!.split(', ');
  if (lines.length === 2 && dated.length === 1)
    return { work: [{ title, company, dates: dated[0] }] };
  return {
    work: dated.map((line) => {
      const parts = line.split(', ');
      return { title: parts.length > 1 ? parts[0] : 'Cook', company: 'Acme', dates: parts.at(-1) };
    }),
  };
}
