import type { Sample } from './sample.ts';

/** What a person reads as two columns, a careless parser reads across. */
const ROWS: [string, string][] = [
  ['# Ruben Achterberg', '# MY STORY'],
  ['Graphic designer', 'Designer who turns dull briefs into posters people steal from walls.'],
  ['', ''],
  ['# SAY HELLO', "# WHERE I'VE BEEN"],
  ['Utrecht, Netherlands', '# Graphic Designer, Studio Kanaal, Utrecht'],
  ['+31 30 555 0119', '2019 - now'],
  ['ruben.achterberg@example.com', '- Responsible for the identity of 3 city festivals'],
  ['', '- Worked on packaging for a bakery chain with 22 shops'],
  ['# TOOLBOX', '- Posters were printed in runs of up to 4,000'],
  ['InDesign *****', '- Helped with moving the studio from Sketch to figma'],
  ['Illustrator *****', ''],
  ['Photoshop ****', '# Junior Designer, Drukkerij Maas, Rotterdam'],
  ['Figma ***', '2016 - 2019'],
  ['', '- Duties included preparing artwork for print, 15 jobs a week'],
  ['# LANGUAGES', '- Drew the icons of a tram map'],
  ['Dutch, English', '- In charge of the paper stock'],
  ['', ''],
  ['# FUN FACTS', '# SCHOOL'],
  ['Sourdough, climbing', 'BA Graphic Design, Hogeschool Vecht, 2016'],
];

export const poorLayout: Sample = {
  fileName: 'ruben-achterberg-two-columns.pdf',
  title: 'Graphic designer',
  note: 'PDF, poor layout',
  make: async () => (await import('./two-column-pdf.ts')).twoColumnPdf(poorLayout.fileName, ROWS),
};
