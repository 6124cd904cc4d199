import { DEFAULT_OPTIONS, TEMPLATES, type TemplateName } from '#contract/document-options.ts';

/** What the command line asks for. */
export type Command =
  | { kind: 'files'; files: string[]; json: boolean; outDir: string | null; options: FileOptions }
  | { kind: 'lines'; file: string; json: boolean }
  | { kind: 'help' }
  | { kind: 'wrong'; reason: string };

/** What to do with each file; cloneable, since it goes to the engine's thread. */
export interface FileOptions {
  /** Accept every suggestion. */
  acceptAll: boolean;
  linkedin: boolean;
  docxDir: string | null;
  txtDir: string | null;
  /** Files of job ads to hold each resume against. */
  ads: string[];
  /** Where the PDF for employers goes, and the Word file of the same look. */
  pdfDir: string | null;
  cleanDir: string | null;
  template: TemplateName;
  /** Field of work for the keyword lists; null recognises it. */
  field: string | null;
  /** `YYYY-MM-DD`; null takes the clock's local date. */
  today: string | null;
}

export const USAGE = `Usage:
  npm run --silent engine -- FILE... [options]     read, score and improve resumes
  npm run --silent engine -- lines FILE [--json]   rewrite one bullet per line; end a line with
                                                   ' (current)' for a role that is still held
Options:
  --json             one JSON object per file, one per line
  --out DIR          write the JSON to DIR/<name>.json instead
  --all              accept every suggestion
  --match AD...      add how the resume answers each job ad; end the list with another option
  --linkedin         add the LinkedIn profile
  --docx DIR         write DIR/<name>.docx and the clean copy DIR/<name>.clean.docx
  --txt DIR          write DIR/<name>.txt, the enhanced text
  --pdf DIR          write DIR/<name>.pdf, the enhanced resume as a PDF for employers
  --docx-clean DIR   write DIR/<name>.docx, the same as a Word file
  --template NAME    look of these two: plain (unless told otherwise), classic, modern or compact
  --field ID         field of work for the keyword lists, instead of the recognised one
  --today YYYY-MM-DD the day to count current jobs to, instead of the clock's
`;

const FLAGS = new Set(['--json', '--all', '--linkedin']);
const WITH_VALUE = new Set([
  '--out',
  '--docx',
  '--txt',
  '--pdf',
  '--docx-clean',
  '--template',
  '--field',
  '--today',
]);

/** Reads the arguments after the script's name; never throws. */
export function parseCommand(args: readonly string[]): Command {
  const read = readArguments(args);
  if (typeof read === 'string') return { kind: 'wrong', reason: read };
  const { flags, values, names, ads } = read;
  if (flags.has('--help')) return { kind: 'help' };
  const json = flags.has('--json') || values.has('--out');
  if (names[0] === 'lines' && args[0] === 'lines') {
    return names.length === 2
      ? { kind: 'lines', file: names[1]!, json }
      : { kind: 'wrong', reason: 'lines takes one file' };
  }
  if (names.length === 0) return { kind: 'wrong', reason: 'no file given' };
  const today = values.get('--today') ?? null;
  if (today !== null && !/^\d{4}-\d{2}-\d{2}$/.test(today)) {
    return { kind: 'wrong', reason: '--today wants YYYY-MM-DD' };
  }
  const wanted = values.get('--template') ?? DEFAULT_OPTIONS.template;
  const template = TEMPLATES.find((name) => name === wanted);
  if (!template) return { kind: 'wrong', reason: `--template knows ${TEMPLATES.join(', ')}` };
  return {
    kind: 'files',
    files: names,
    json,
    outDir: values.get('--out') ?? null,
    options: {
      acceptAll: flags.has('--all'),
      linkedin: flags.has('--linkedin'),
      ads,
      docxDir: values.get('--docx') ?? null,
      txtDir: values.get('--txt') ?? null,
      pdfDir: values.get('--pdf') ?? null,
      cleanDir: values.get('--docx-clean') ?? null,
      template,
      field: values.get('--field') ?? null,
      today,
    },
  };
}

interface Arguments {
  flags: Set<string>;
  values: Map<string, string>;
  names: string[];
  ads: string[];
}

/** Sorts the arguments, or says what is wrong with them; everything after `--` is a file. */
function readArguments(args: readonly string[]): Arguments | string {
  const out: Arguments = { flags: new Set(), values: new Map(), names: [], ads: [] };
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--') {
      out.names.push(...rest.splice(0));
    } else if (arg === '--help' || arg === '-h') {
      out.flags.add('--help');
    } else if (arg === '--match') {
      const end = rest.findIndex((next) => next.startsWith('-') && next !== '-');
      const ads = rest.splice(0, end === -1 ? rest.length : end);
      if (ads.length === 0) return '--match wants a job ad';
      out.ads.push(...ads);
    } else if (FLAGS.has(arg)) {
      out.flags.add(arg);
    } else if (WITH_VALUE.has(arg)) {
      const value = rest.shift();
      if (value === undefined || value.startsWith('--')) return `${arg} wants a value`;
      out.values.set(arg, value);
    } else if (arg.startsWith('-') && arg !== '-') {
      return `unknown option ${arg}`;
    } else {
      out.names.push(arg);
    }
  }
  return out;
}
