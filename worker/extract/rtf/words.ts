/** Control words that stand for characters (RTF 1.9.1, 'Special characters'). */
export const CHARACTERS: Record<string, string> = {
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  tab: '\t',
  line: '\n',
  lbr: '\n',
  column: '\n',
  page: '\n',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
};

/** Control symbols that stand for characters. */
export const SYMBOLS: Record<string, string> = {
  '~': '\u00a0',
  _: '-',
  '\\': '\\',
  '{': '{',
  '}': '}',
  '\t': '\t',
};

/** Groups whose text is no text of the document. */
export const SKIPPED = new Set(
  (
    'colortbl info pict objdata themedata colorschememapping datastore latentstyles ' +
    'rsidtbl xmlnstbl filetbl revtbl pgptbl userprops mmathPr sp sn sv nonshppict shprslt ' +
    'bkmkstart bkmkend atnid atnauthor atndate atnref atnparent atnicn annotation template ' +
    'private panose falt fname passwordhash wgrffmtfilter pnseclvl picprop blipuid ' +
    'tc tcn xe rxe bxe writereservhash writereservation docvar factoidname ' +
    'nonesttables pnseclvl ftnsep ftnsepc ftncn aftnsep aftnsepc aftncn objclass objname ' +
    'fldtype datafield formfield ffname upr pn'
  ).split(' '),
);

/** Starred groups that hold text or tables that are read nevertheless; all other starred groups are skipped. */
export const STARRED = new Set(
  (
    'fldinst shpinst shptxt listtable listoverridetable generator nesttableprops ud do ' +
    'dptxbxtext footnote listtext pntext shppict'
  ).split(' '),
);
