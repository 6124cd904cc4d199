import { oneLine } from '#contract/one-line.ts';
import { hasReading, inCaseOf, is, isBeside, replaceLint } from '../build.ts';
import type { Rule } from '../model.ts';

/** Begins with a vowel's letter and a consonant's sound: 'a user', 'a European', 'a one-off'. */
const CONSONANT_SOUND =
  /^(?:u(?:ni(?!n|m(?!ag)|d)|nary\b|s(?:[aeiu]|b\b|$)|til|tens|ra(?!n?i)|k\b|ter|k-)|eu|ewe|one|once|ouija|uk\b|u\.)/;
/** Begins with a consonant's letter and a vowel's sound. */
const VOWEL_SOUND = /^(?:hour|hono[u]?r|honest|heir(?!l?oom\b)|heirloom)/;
/** Letters whose names begin with a vowel: 'an MRI', 'an HR team'. */
const VOWEL_NAME = /^[AEFHILMNORSX]/;
/** Read as words, whatever their letters are called. */
const READ_AS_WORD = new RegExp(oneLine`
  ^(?:
    NASA|NATO|LAN|RAM|ROM|SIM|SaaS|SAP|SQL|SCADA|LEED|RADAR|LIDAR|SOAP|REST|SOC|SOX|MIG|MAC|
    NICU|FIFA|FEMA|HACCP|HIPAA|FAQ|ROI|LAMP|RAID|SIEM|SWAT|SARS|SWOT|SMART|STEM|RIBA|RICS|
    NEBOSH|MIDI|MENA|SENCO|SEND|LIMS|MAP|NICE|REACH|RIDDOR|SENCo|MEP|HAZOP|HVAC|NAPLEX|LARP|
    LASIK|LED|MOOC|FINRA|FOREX|MAPE|FICA|MIFID|SEPA|SEIS|NEET|NASDAQ|NIST|ROTC|NERC|SEC|SLAM|
    SONAR|FLIR|LEAN|MRSA
  )s?$
`);

export const indefiniteArticle: Rule = {
  id: 'indefinite-article',
  category: 'grammar',
  title: '“a” before a consonant’s sound, “an” before a vowel’s',
  why: '“a hour” and “an user” catch the eye of every reader.',
  examples: {
    fixes: [
      ['Ran a autoclave', 'Ran an autoclave'],
      ['Found a error in an user manual', 'Found an error in a user manual'],
      ['Saved a hour with an unique jig', 'Saved an hour with a unique jig'],
      ['Kept a 8-bay rack', 'Kept an 8-bay rack'],
      ['A MRI suite', 'An MRI suite'],
    ],
    keeps: [
      'Signed a N180m loan',
      'Ran a one-off event for a European client',
      'Passed a UK exam and an NHS course',
      'Filled an unusual order',
      'Drove a ute',
      'Plan A is for vitamin A only',
      'Worked in a SQL shop and on an SQL server',
      'Rose by an 11th',
      'Set up an ftp server, an ssh key and a usb stick for a unary test',
    ],
  },
  check(line, { speller }) {
    return line.tokens.flatMap((token, at) => {
      const next = line.tokens[at + 1];
      if (!/^an?$/i.test(token.text) || next === undefined || !isBeside(line, token, next))
        return [];
      if (/[^\s(“"‘]/.test(line.text[token.start - 1] ?? ' ')) return [];
      if (is(next, 'conj', 'prep', 'aux', 'punct')) return [];
      // 'an mtime': who knows how it is said?
      if (/^[a-z]+$/.test(next.text) && speller?.correct(next.norm) === false) return [];
      // 'rinse again an sanitize', 'cattle an them', 'award an jacket': 'and' is meant.
      if (
        token.norm === 'an' &&
        (/^(?:pron|verb)$/.test(next.best.pos) ||
          hasReading(line.tokens[at - 1], 'noun') ||
          next.norm.endsWith('ed'))
      )
        return [];
      const sentenceStart = at === 0 || is(line.tokens[at - 1], 'punct');
      // 'An Post', 'A Coruña': a name.
      if (/^An?$/.test(token.text) && !sentenceStart) return [];
      const wanted = articleFor(next.text);
      if (wanted === null || wanted === token.norm) return [];
      return replaceLint(line, token, inCaseOf(token.text, wanted), {
        rule: this.id,
        category: this.category,
        message: `Before “${next.text}” it is “${wanted}”.`,
        span: { start: token.start, end: next.end },
      });
    });
  },
};

/** Null where it depends on how the reader says it. */
function articleFor(text: string): 'a' | 'an' | null {
  if (/^\d/.test(text))
    return /^(?:8|11(?!\d)|18(?!\d)|11,|18,)/.test(text) ? 'an' : /^1[18]/.test(text) ? null : 'a';
  // 'a N180m loan': naira
  if (/^[NRPK]\d/.test(text)) return null;
  const word = text.toLowerCase();
  const acronym = /^[A-Z][A-Z\d&]*s?(?![a-z])/.exec(text)?.[0];
  if (acronym !== undefined && acronym.length > 1) {
    if (READ_AS_WORD.test(acronym) || acronym.length > 4) return null;
    if (/^[AEIO]/.test(acronym)) return 'an';
    // Two letters, or none that is a vowel: it is spelt out.
    const spelt =
      acronym.length === 2 ||
      !/[AEIOUY]/.test(acronym) ||
      /^(?:MRI|MBA|FBI|SLA|RFI|NDA|SEO|HRIS)$/.test(acronym);
    if (!spelt) return null;
    return VOWEL_NAME.test(acronym) ? 'an' : 'a';
  }
  if (!/^[a-z]{2}/.test(word) || /^[a-z]-/.test(word)) return null;
  // 'an ftp server', 'an Rd file': letters, however they are written.
  if (/^[^aeiouy]+\b/.test(word)) return null;
  if (/^(?:hist|hotel|habit|herb|homage)/.test(word)) return null;
  // 'a ute', 'a urate test', 'an urn': of a word with an open first syllable, who knows how it is said?
  if (/^u[^aeiou][aeiou]/.test(word) && !/^u(?:n|p|m)/.test(word))
    return CONSONANT_SOUND.test(word) ? 'a' : null;
  if (VOWEL_SOUND.test(word)) return 'an';
  if (CONSONANT_SOUND.test(word)) return 'a';
  return /^[aeiou]/.test(word) ? 'an' : 'a';
}
