import type { DocumentFormat, Finding } from '#contract/resume.ts';
import type { Check } from './model.ts';

/** Share of the points per format: .docx and text PDF are taken everywhere, .pages nowhere that is documented. */
const FORMATS: Record<DocumentFormat, number> = {
  docx: 1,
  pdf: 1,
  txt: 0.9,
  doc: 0.7,
  rtf: 0.7,
  pages: 0,
};

export const fileFormat: Check = {
  id: 'file-format',
  category: 'machine-readability',
  title: 'A file type that employers accept',
  why: 'Application forms take .docx and PDF nearly everywhere, older types sometimes, .pages hardly ever.',
  englishOnly: false,
  examples: { good: ['resume.docx', 'resume.pdf'], bad: ['resume.pages'] },
  run({ document: { format, signals } }) {
    let fraction = FORMATS[format];
    const findings: Finding[] = [];
    if (format === 'pages') {
      findings.push({
        message: 'Send a PDF or Word copy: hardly any application form takes .pages.',
      });
    } else if (format === 'txt') {
      findings.push({
        message: 'Plain text shows no headings or bold type. Send a .docx or PDF where you can.',
      });
    } else if (fraction < 1) {
      findings.push({
        message: `Save it as .docx or PDF: some application forms refuse .${format}.`,
      });
    }
    if (signals.extensionMismatch) {
      fraction *= 0.5;
      findings.push({
        message: `The file’s name does not fit its type (.${format}). Save it again under the right type.`,
      });
    }
    if (signals.trackedChanges) {
      fraction *= 0.7;
      findings.push({
        message: 'Tracked changes are still in the file. Accept or reject them before you send it.',
      });
    }
    return {
      kind: 'scored',
      fraction,
      findings,
      ...(format === 'pages' && { faults: [{ id: 'pages-format' as const }] }),
    };
  },
};
