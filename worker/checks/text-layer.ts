import type { Check } from './model.ts';
import { ramp } from './lines/ramp.ts';

const ADVICE =
  ', most likely icons or letters of a special font. Write words instead of icons, in an ordinary font such as Arial or Calibri.';

export const textLayer: Check = {
  id: 'text-layer',
  category: 'machine-readability',
  title: 'The text can be read',
  why:
    'Software reads the letters stored in the file, not the picture of the page. Letters that ' +
    'fonts hide come out as rubbish or go missing, and with them the words an employer ' +
    'searches for.',
  englishOnly: false,
  examples: {
    good: ['Managed a $2M budget for 14 stores.'],
    bad: ['Man\uFFFDg\uFFFDd \uE001 \uE002 b\uFFFDdg\uFFFDt \uFFFD\uFFFD 14 st\uFFFDr\uFFFDs'],
  },
  run({ document }) {
    const lost = document.text.match(/[\uFFFD\uE000-\uF8FF\u0000]/g)?.length ?? 0;
    const junk = lost + document.signals.junkChars;
    const share = junk / Math.max(1, document.text.length + document.signals.junkChars);
    const findings = [];
    if (share > 0.002) {
      findings.push({
        message:
          junk === 1
            ? `1 character could not be read${ADVICE}`
            : `${junk} characters could not be read${ADVICE}`,
      });
    }
    if (document.signals.ocrLayer) {
      findings.push({
        message:
          'This file is a scan. Its text was guessed from a picture and may be wrong: export it from your word processor instead.',
      });
    }
    const fraction = (1 - ramp(share, 0.002, 0.05)) * (document.signals.ocrLayer ? 0.5 : 1);
    return { kind: 'scored', fraction, findings };
  },
};
