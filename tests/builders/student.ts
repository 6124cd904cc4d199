import type { ResumeDraft } from './resume.ts';

/** A fictional student: a middling resume with projects, some good lines and some faults. */
export const STUDENT: ResumeDraft = {
  name: 'Ines Karlsdottir',
  label: 'Data Analyst Intern',
  email: 'ines.k@example.com',
  phone: '(206) 555-0113',
  location: 'Seattle, WA',
  summary:
    'Statistics student who is passionate about data and I am looking for an internship in analytics.',
  work: [
    {
      title: 'Data Assistant',
      company: 'Puget Tree Survey',
      dates: '06/2024 – Present',
      bullets: [
        'Cleaned 14,000 rows of field data in Python and cut duplicate entries by 12%',
        'Responsible for the weekly report to the survey team.',
        'Was asked to present the findings to a group of 30 volunteers',
        'Worked on dashboards in Tableau in order to show tree health by district, by age and by ' +
          'species for the people who plan the planting of new trees in the city',
      ],
    },
    {
      title: 'Barista',
      company: 'Fernhill Coffee',
      dates: '09/2022 – 05/2024',
      bullets: [
        'Served about 200 customers a shift and balanced the cash drawer',
        'Trained 3 new baristas',
        'Helped with inventory and ordering of supplies',
      ],
    },
  ],
  projects: [
    {
      name: 'Bus delay map',
      bullets: ['Built a web map of 1.2 million bus arrivals with SQL and Leaflet'],
    },
  ],
  education: [
    { degree: 'BSc Statistics', institution: 'Cascadia State University', dates: '2022 – Present' },
  ],
  skills: ['Python', 'SQL', 'Tableau', 'Excel', 'R', 'Teamwork'],
  languages: ['English', 'Icelandic'],
};
