/** Questions for contact details that the resume does not give. */
import type { Question } from '#contract/resume.ts';
import type { QuestionDraft, SuggestContext } from './draft.ts';

interface Missing {
  id: string;
  kind: Question['kind'];
  prompt: string;
  placeholder: string;
  description: string;
}

const EMAIL: Missing = {
  id: 'ask-email',
  kind: 'email',
  prompt: 'Which e-mail address should employers use?',
  placeholder: 'Your e-mail address',
  description: 'Invitations go by e-mail. It goes under your name and stays on this device.',
};
const PHONE: Missing = {
  id: 'ask-phone',
  kind: 'phone',
  prompt: 'Which phone number should employers call?',
  placeholder: 'Your phone number',
  description: 'Many recruiters call first. It goes under your name and stays on this device.',
};
const PLACE: Missing = {
  id: 'ask-place',
  kind: 'text',
  prompt: 'Which city and state or country do you live in?',
  placeholder: 'City, state or country',
  description: 'Many searches filter by place. A street address is not needed.',
};

/** A question for each of e-mail, phone and place that was not found. */
export function missingContact(context: SuggestContext): QuestionDraft[] {
  const { resume, document } = context;
  if (resume.kind !== 'resume') return [];
  const mail =
    resume.email !== null ||
    /\S@\S+\.\S/.test(document.text) ||
    document.links.some(({ url }) => url.startsWith('mailto:'));
  const missing = [
    ...(mail ? [] : [EMAIL]),
    ...(resume.phone ? [] : [PHONE]),
    ...(resume.location ? [] : [PLACE]),
  ];
  const place = contactPlace(context);
  if (!place) return [];
  return missing.map((one) => ({
    rule: one.id,
    prompt: one.prompt,
    description: one.description,
    kind: one.kind,
    placeholder: one.placeholder,
    before: place.line,
    template: `${place.line}${place.joint}{answer}`,
    check: 'contact-details',
    edits: [{ start: place.at, end: place.at, text: `${place.joint}{answer}` }],
    blocker: one.id === 'ask-email' || (missing.includes(EMAIL) && one.id === 'ask-phone'),
  }));
}

/** End of the contact line, or of the name's line where there is no other. */
function contactPlace({ document, resume }: SuggestContext) {
  const contact = [resume.email, resume.phone, resume.location, ...resume.urls].find(
    (value) => value?.span,
  );
  const span = contact?.span ?? resume.name?.span;
  if (!span) return null;
  const line = document.lines.findLast(
    ({ start, text }) => start <= span.start && text.trim() !== '',
  );
  if (!line || line.role !== 'body') return null;
  const text = line.text.trimEnd();
  return { at: line.start + text.length, line: text, joint: contact ? ' | ' : '\n' };
}
