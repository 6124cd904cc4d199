/** What the choices of a document are called. */
import type { AccentName, DateStyle, TemplateName } from '#contract/document-options.ts';

export const ABOUT_TEMPLATES: Record<TemplateName, string> = {
  plain: 'Black on white, what parsers like best',
  classic: 'Serif, centred name, fine rules',
  modern: 'Large name and a colour',
  compact: 'Dense, for one page',
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
