import type { Sample } from './sample.ts';

const TEXT = `ANNELIESE QUIROGA
Store Supervisor
Date of birth: 4 March 1994 - Married
Dublin, Ireland - anneliese.quiroga@example.com - +353 1 555 0193

PERSONAL STATEMENT
I am a hard-working self-starter and I always give 110%. I love people and I think my enthusiasm is my best asset.

EMPLOYMENT HISTORY

Store Supervisor, Larkfield Homeware, Dublin, 2021 - Present
- I was responsible for a team of people
- In charge of opening and closing the shop, cashing up, rotas
- Sales were increased on my floor after I changed the window display
- Dealt with customer complaints in a timely manner on a daily basis

Sales Assistant, Quayside Books, Dublin, Sept 2017 - 2021
- Duties included serving customers, stock rotation, and visual merchandising
- Helped with the move to a new till system
- Responsible for the ordering of stationery worth 2,000 euro a month

EDUCATION
Leaving Certificate, St Brigid's Secondary School, 2012

SKILLS
Customer service, cash handling, stock control, Microsoft word

References available upon request
`;

export const sales: Sample = {
  fileName: 'anneliese-quiroga-retail.txt',
  title: 'Store supervisor',
  note: 'Text, hardly a number',
  make: () => new File([TEXT], sales.fileName, { type: 'text/plain' }),
};
