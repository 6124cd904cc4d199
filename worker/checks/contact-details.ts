import type { Finding } from '#contract/resume.ts';
import type { Check, CheckInput, Fault } from './model.ts';
import { quoting } from './lines/findings.ts';

/** Share of the points of each detail; they add up to 1. */
const SHARE = { name: 0.2, email: 0.35, phone: 0.25, place: 0.12, link: 0.08 };

/** Nine to fifteen digits in groups, not a range of years. */
const PHONE = /(?<![\d.,])\+?\(?\d{1,4}\)?(?:[ .()/-]{1,2}\d{2,5}){2,5}(?![\d.,])/;
const EMAIL = /[\w.+-]+\s?@\s?[\w-]+\s?\.\s?\w{2,}/;
const UNPROFESSIONAL =
  /(?:baby|sexy|hott|420|69|gamer|princess|playa|stud|party|cutie|kitty|rockstar|ninja|xx+|lover|badboy|badgirl|beer|devil|angel\d|swag)/i;

export const contactDetails: Check = {
  id: 'contact-details',
  category: 'structure',
  title: 'Name, e-mail, phone and place are there',
  why: 'A recruiter who cannot reach you cannot invite you. The city matters because many searches filter by distance; a street address is not needed.',
  englishOnly: false,
  examples: {
    good: ['Maya Okafor\nmaya.okafor@example.com | (555) 010-0142 | Denver, CO'],
    bad: ['Maya Okafor\nDenver, CO'],
  },
  run(input) {
    const { resume } = input;
    const email = resume.email !== null || emailElsewhere(input);
    const phone = resume.phone !== null || phoneElsewhere(input);
    const link =
      resume.urls.length > 0 || input.document.links.some(({ url }) => /^https?:/.test(url));
    const findings: Finding[] = [];
    const miss = (present: boolean, message: string) => {
      if (!present) findings.push({ message });
    };
    miss(resume.name !== null, 'We could not find your name. Put it alone on the first line.');
    miss(email, 'Add an e-mail address under your name.');
    miss(phone, 'Add a phone number under your name.');
    miss(resume.location !== null, 'Add your city and state or country.');
    miss(link, 'Add your LinkedIn address or a portfolio, if you have one.');
    let fraction =
      (resume.name ? SHARE.name : 0) +
      (email ? SHARE.email : 0) +
      (phone ? SHARE.phone : 0) +
      (resume.location ? SHARE.place : 0) +
      (link ? SHARE.link : 0);
    if (resume.email && UNPROFESSIONAL.test(resume.email.value.split('@')[0]!)) {
      fraction -= 0.1;
      findings.push(quoting('Use an e-mail address made of your name.', resume.email));
    }
    const faults: Fault[] = [];
    if (!email && !phone) faults.push({ id: 'no-contact' });
    else if (!email) faults.push({ id: 'no-email' });
    return { kind: 'scored', fraction: Math.max(0, fraction), findings, faults };
  },
};

/** An address that reading missed is not the user's gap. */
function emailElsewhere({ document }: CheckInput): boolean {
  return EMAIL.test(document.text) || document.links.some(({ url }) => url.startsWith('mailto:'));
}

function phoneElsewhere({ document }: CheckInput): boolean {
  return document.lines.slice(0, 25).some(({ text }) => {
    const found = PHONE.exec(text)?.[0];
    const digits = found?.replace(/\D/g, '').length ?? 0;
    return digits >= 9 && digits <= 15;
  });
}
