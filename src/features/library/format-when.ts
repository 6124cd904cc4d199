/** When something was stored, in the browser's language: today by the hour, this year by the day. */
export function formatWhen(iso: string, now: Date, locale?: string): string {
  const when = new Date(iso);
  if (Number.isNaN(when.getTime())) return '';
  if (when.toDateString() === now.toDateString()) {
    return `Today, ${when.toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' })}`;
  }
  const sameYear = when.getFullYear() === now.getFullYear();
  return when.toLocaleDateString(locale, {
    day: 'numeric',
    month: 'long',
    ...(sameYear ? {} : { year: 'numeric' }),
  });
}
