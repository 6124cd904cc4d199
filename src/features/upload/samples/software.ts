import type { Sample } from './sample.ts';

const TEXT = `
Tomasz Brandvold
Software Engineer
Leeds, UK | tomasz.brandvold@example.com | +44 113 496 0182 | github.com/tbrandvold-example

# Profile
I am a passionate, results-driven engineer who thinks outside the box and is a great team player.

# Work Experience
Software Engineer, Fernhill Payments, Leeds
January 2022 - Present
- Worked on the migration of 40 services from Jenkins to github actions
- Was responsible for the on-call rota and for writing runbooks
- Reduced p95 latency of the ledger API from 900 ms to 210 ms by batching postgres queries
- Involved in mentoring two graduates

Junior Developer, Otley Maps, Leeds
August 2019 - December 2021
- Helped with building a route planner in React and TypeScript, used by 12,000 walkers a month
- Responsible for fixing bugs in the javascript front end
- Bugs were triaged by me every Monday morning

# Education
BSc Computer Science, University of Hull
2016 - 2019

# Technical Skills
TypeScript, React, Node.js, PostgreSQL, Docker, AWS, Git
`;

export const software: Sample = {
  fileName: 'tomasz-brandvold-software.docx',
  title: 'Software engineer',
  note: 'Word, weak sentences',
  make: async () => (await import('./word-file.ts')).wordFile(software.fileName, TEXT),
};
