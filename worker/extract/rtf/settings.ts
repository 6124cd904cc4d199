/** What an RTF file says about the document as a whole. */
export interface RtfSettings {
  codePage: number;
  defaultFont: number | undefined;
  pageCount: number | null;
  /** The first page has a header of its own. */
  titlePage: boolean;
  /** Left and right pages have headers of their own. */
  facingPages: boolean;
  columns: number;
}

const WESTERN = 1252;
const MACINTOSH = 10000;
const MAX_COLUMNS = 45;

export const newSettings = (): RtfSettings => ({
  codePage: WESTERN,
  defaultFont: undefined,
  pageCount: null,
  titlePage: false,
  facingPages: false,
  columns: 1,
});

/** Applies a word about the whole document or its sections; true when it was one. */
export function applySetting(name: string, value: number, settings: RtfSettings): boolean {
  switch (name) {
    case 'ansicpg':
      if (value > 0) settings.codePage = value;
      return true;
    case 'mac':
      settings.codePage = MACINTOSH;
      return true;
    case 'deff':
      settings.defaultFont = value;
      return true;
    case 'nofpages':
      settings.pageCount = value > 0 ? value : null;
      return true;
    case 'cols':
      settings.columns = Math.max(settings.columns, Math.min(value, MAX_COLUMNS));
      return true;
    case 'titlepg':
      settings.titlePage = true;
      return true;
    case 'facingp':
      settings.facingPages = true;
      return true;
    default:
      return false;
  }
}
