/** What the choices of a document are called. */
import type { AccentName, DateStyle, TemplateName } from '#contract/document-options.ts';

export const TEMPLATE_NAMES: Record<TemplateName, { name: string; about: string }> = {
  plain: { name: 'Plain', about: 'Black on white, what parsers like best' },
  classic: { name: 'Classic', about: 'Serif, centred name, fine rules' },
  modern: { name: 'Modern', about: 'Large name and a colour' },
  compact: { name: 'Compact', about: 'Dense, for one page' },
};

export const ACCENT_NAMES: Record<AccentName, string> = {
  black: 'Black',
  blue: 'Blue',
  green: 'Green',
  wine: 'Wine red',
  plum: 'Plum',
  slate: 'Slate grey',
};

export const DATE_NAMES: Record<DateStyle, string> = {
  'as-written': 'As written',
  short: 'Mar 2021',
  long: 'March 2021',
  numeric: '03/2021',
};
