/**
 * A regular expression's source told over several lines: line breaks and the indentation behind them are left out,
 * backslashes stay. The build writes the one line itself (`scripts/build/one-line.ts`).
 */
export const oneLine = (parts: TemplateStringsArray, ...values: readonly unknown[]): string =>
  String.raw({ raw: parts.raw.map(withoutBreaks) }, ...values);

/** Also what the build does to the source of a template. */
export const withoutBreaks = (raw: string): string => raw.replaceAll(/\r?\n\s*/g, '');
