/** `Mar 2021` for the `2021-03` of JSON Resume, in the browser's language; anything else as it is. */
export function formatMonth(date: string, locale?: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(date) ?? [];
  if (!year || Number(month) < 1 || Number(month) > 12) return date;
  return new Date(Number(year), Number(month) - 1).toLocaleDateString(locale, {
    month: 'short',
    year: 'numeric',
  });
}
