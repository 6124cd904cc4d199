import type { Finding } from '#contract/resume.ts';

interface FindingGroup {
  message: string;
  /** Each place once. */
  quotes: string[];
}

/** Findings that say the same, said once with all their places; in the order of their first. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<string, Set<string>>();
  for (const { message, quote } of findings) {
    const quotes = groups.get(message) ?? new Set();
    if (quote) quotes.add(quote);
    groups.set(message, quotes);
  }
  return [...groups].map(([message, quotes]) => ({ message, quotes: [...quotes] }));
}
