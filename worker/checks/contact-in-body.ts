import type { Check } from './model.ts';

export const contactInBody: Check = {
  id: 'contact-in-body',
  category: 'machine-readability',
  title: 'Contact details stand in the page itself',
  why: 'Many parsers skip page headers and footers. A phone number that stands only there may never reach the recruiter.',
  englishOnly: false,
  examples: {
    good: ['First lines of the page: “Maya Okafor · maya.okafor@example.com · 555-0142”.'],
    bad: ['The e-mail address stands only in the page header.'],
  },
  run({ document, resume }) {
    if (!resume.email && !resume.phone) {
      return { kind: 'not-applicable', reason: 'No e-mail address or phone number was found.' };
    }
    if (!document.signals.contactOutsideBody) return { kind: 'scored', fraction: 1, findings: [] };
    const place = resume.email ?? resume.phone;
    return {
      kind: 'scored',
      fraction: 0,
      findings: [
        {
          message:
            'Your contact details stand only in the page header, footer or a text box. Move them under your name on the page.',
          ...(place && { quote: place.value }),
          ...(place?.span && { span: place.span }),
        },
      ],
      faults: [{ id: 'contact-outside-body', ...(place && { quote: place.value }) }],
    };
  },
};
