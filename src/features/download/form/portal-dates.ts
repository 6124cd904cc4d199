/** A date of a form in the ways that job portals ask for it. */
export interface PortalDate {
  /** `03/2021`; the year alone where no month is known. */
  short: string;
  /** `March 2021`. */
  long: string;
  isPresent: boolean;
}

/** Reads `YYYY-MM`, `YYYY` or `present`; null for nothing. */
export function portalDate(date: string): PortalDate | null {
  if (date === '') return null;
  if (date === 'present') return { short: 'Present', long: 'Present', isPresent: true };
  const [year = '', month] = date.split('-');
  if (!month) return { short: year, long: year, isPresent: false };
  const moment = new Date(Date.UTC(Number(year), Number(month) - 1, 1));
  const long = new Intl.DateTimeFormat('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return { short: `${month}/${year}`, long: long.format(moment), isPresent: false };
}
