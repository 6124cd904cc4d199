/**
 * The LinkedIn profile of every person: invented words, lengths, and grammar findings that the resume
 * itself does not have: `npm run bench -- linkedin [FILE...] [--all] [--text]`. `--all` takes every labelled document,
 * `--text` prints each profile.
 */
import { basename } from 'node:path';
import { LocalLinter } from 'harper.js';
import { binary } from 'harper.js/binary';
import type { LinkedInProfile } from '#contract/resume.ts';
import { FIELDS } from '#worker/keywords/fields.ts';
import { TERMS } from '#worker/keywords/lexicon.ts';
import { loadSpeller } from '#worker/nlp/speller.ts';
import { profileFaults } from '../linkedin/profile-faults.ts';
import { corpusResumes, hasCorpus, ownResumes, profileOfFile } from '../linkedin/people.ts';
import { profileText } from '../linkedin/profile-text.ts';

const args = process.argv.slice(3);
const TERM_NAMES = [...TERMS.map(({ name }) => name), ...FIELDS.map(({ title }) => title)].join(
  ' ',
);
const WEB_ADDRESS = /[\w-]{3,}(?:\.[\w-]+)+(?:\/\S*)?/g;

/** A full stop that the checker takes for the end of a sentence. */
const ABBREVIATION = /\b(?:Inc|Ltd|Corp|Co|No|S\.A)\. $/;

const bare = (text: string): string => text.replace(/[.,;:]+$/, '');

const linter = new LocalLinter({ binary });
const speller = await loadSpeller();
const named = args.filter((arg) => !arg.startsWith('--'));
const people = [...ownResumes(), ...corpusResumes(args.includes('--all') ? 'all' : 'one each')];
const total = { faults: 0, grammar: 0 };
if (named.length === 0 && !hasCorpus) console.log('The labelled resumes are absent: skipped.');

for (const path of named.length > 0 ? named : people) {
  const { profile, source, language } = await profileOfFile(path, speller);
  const faults = profileFaults(profile, source);
  const grammar = language === 'en' ? await newFindings(profile, source) : [];
  total.faults += faults.length;
  total.grammar += grammar.length;
  console.log(
    `${basename(path).padEnd(40)} headline ${profile.headline.length}, summary ${profile.summary.length}, ` +
      `faults ${faults.length}, grammar beyond the resume's ${grammar.length}`,
  );
  for (const line of [...faults, ...grammar]) console.log(`  ${line}`);
  if (args.includes('--text')) console.log(`${profileText(profile)}\n`);
}
console.log(`All: ${total.faults} faults, ${total.grammar} grammar findings`);
process.exitCode = total.faults + total.grammar > 0 ? 1 : 0;

/**
 * Findings in the sentences of the profile. Words and lines of the resume, and terms of the field lists,
 * are taken as they are: what is wrong there is not the profile's.
 */
async function newFindings(profile: LinkedInProfile, source: string): Promise<string[]> {
  await linter.clearWords();
  await linter.importWords([...new Set(`${source} ${TERM_NAMES}`.match(/[\p{L}\p{N}]+/gu))]);
  const told = `${flat(source)} ${TERM_NAMES}`;
  const found: string[] = [];
  for (const said of sentencesIn(profile)) {
    if (told.includes(flat(said).replace(/^• |[.;:]$/g, ''))) continue;
    const sentence = said.replace(WEB_ADDRESS, 'a page');
    for (const lint of await linter.lint(sentence)) {
      const { start, end } = lint.span();
      const [token = '', further = ''] = sentence.slice(start).match(/\S+/g) ?? [];
      const words = lint.get_problem_text();
      const isWord = lint.lint_kind() === 'Spelling' && told.includes(words);
      const isName = /\p{Lu}\S*\p{Lu}|\p{Lu}\p{Ll}/u.test(token) && told.includes(bare(token));
      const isTold = told.includes(
        bare(sentence.slice(start, Math.max(end, start + `${token} ${further}`.length))),
      );
      if (isWord || isName || isTold || ABBREVIATION.test(sentence.slice(0, start))) continue;
      found.push(`“${words}” ${lint.message()} … ${sentence}`);
    }
  }
  return found;
}

function flat(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** Lists of skills and keywords are no sentences, nor are dates. */
function sentencesIn(profile: LinkedInProfile): string[] {
  return [
    ...profile.summary.split('\n').filter((line) => !line.startsWith('Skills: ')),
    ...profile.experience.flatMap(({ description, achievements }) => [
      description,
      ...achievements,
    ]),
    ...profile.recommendations.map(({ recommendation }) => recommendation),
    ...profile.optimizationTips,
  ];
}
