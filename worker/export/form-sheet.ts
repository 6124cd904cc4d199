import type { FormSheet } from '#contract/resume.ts';
import type { Parsed, ParsedResume, ParsedWork } from '#worker/parse/model.ts';

/** What portals ask for field by field, from the enhanced resume; what was not found is empty. */
export function formSheet(resume: ParsedResume): FormSheet {
  const { name, email, phone, location, urls, label, summary } = resume;
  const [first = '', ...others] = (name?.value ?? '').split(/\s+/).filter(Boolean);
  return {
    person: [
      { label: 'First name', value: first },
      { label: 'Last name', value: others.join(' ') },
      { label: 'E-mail', value: text(email) },
      { label: 'Phone', value: text(phone) },
      { label: 'Address', value: text(location) },
      ...urls.map(({ value }) => ({ label: 'Web address', value })),
      { label: 'Title', value: text(label) },
      { label: 'Summary', value: text(summary) },
    ].filter(({ value }) => value !== ''),
    jobs: [...resume.work, ...resume.volunteer].map(job),
    schools: resume.education.map(({ institution, degree, area, start, end, score }) => ({
      school: text(institution),
      degree: text(degree),
      field: text(area),
      from: text(start),
      to: text(end),
      score: text(score),
    })),
    skills: resume.skills.map(({ value }) => value),
    languages: resume.languages.map(({ value }) => value),
    certificates: resume.certificates.map(({ value }) => value),
  };
}

const text = (parsed: Parsed | null): string => parsed?.value.replace(/\s+/g, ' ').trim() ?? '';

const job = ({ title, company, location, start, end, summary, highlights }: ParsedWork) => ({
  title: text(title),
  employer: text(company),
  place: text(location),
  from: text(start),
  to: text(end),
  duties: [
    ...(summary ? [text(summary)] : []),
    ...highlights.map((line) => `• ${text(line)}`),
  ].join('\n'),
});
