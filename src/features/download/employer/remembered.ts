import {
  ACCENTS,
  DATE_STYLES,
  DEFAULT_OPTIONS,
  PAPERS,
  TEMPLATES,
  TEXT_SIZES,
  type DocumentOptions,
} from '#contract/document-options.ts';

const KEY = 'resume-ai-document';

/** The looks chosen last; a value that no version knows falls back to the usual one. */
export function rememberedOptions(): DocumentOptions {
  const stored = read();
  const one = <T>(name: keyof DocumentOptions, known: readonly T[], usual: T): T =>
    known.find((value) => value === stored[name]) ?? usual;
  const order = stored['order'];
  return {
    template: one('template', TEMPLATES, DEFAULT_OPTIONS.template),
    paper: one('paper', PAPERS, DEFAULT_OPTIONS.paper),
    sizePt: one<DocumentOptions['sizePt']>('sizePt', TEXT_SIZES, null),
    accent: one<DocumentOptions['accent']>('accent', ACCENTS, null),
    dates: one('dates', DATE_STYLES, DEFAULT_OPTIONS.dates),
    pages: one<DocumentOptions['pages']>('pages', [1, 2], null),
    order: Array.isArray(order)
      ? order.filter((kind) => typeof kind === 'string').slice(0, 30)
      : [],
  };
}

/** Keeps the looks; a browser that keeps nothing loses only them. */
export function rememberOptions(options: DocumentOptions): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(options));
  } catch {
    // Storage is full or switched off.
  }
}

function read(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
