import { describe, expect, it } from 'vitest';
import { buildResume, type RoleDraft } from '#tests/builders/resume.ts';
import { detectField } from './field.ts';
import { FIELDS } from './fields.ts';

/** Newest job first: title, then what was done; the listed skills last. */
interface Career {
  label?: string;
  jobs: [title: string, ...bullets: string[]][];
  skills?: string[];
}

function fieldOf({ label, jobs, skills }: Career): string {
  const work = jobs.map(([title, ...bullets], index): RoleDraft => ({
    title,
    company: 'Brackenfold Ltd',
    dates: `${2022 - index * 3} – ${2025 - index * 3}`,
    bullets,
  }));
  const { document, resume } = buildResume({
    name: 'Robin Example',
    ...(label && { label }),
    work,
    ...(skills && { skills }),
  });
  return detectField(document, resume);
}

const CAREERS: [field: string, career: Career][] = [
  [
    'software',
    {
      jobs: [
        [
          'Senior Frontend Engineer',
          'Moved 40 screens from AngularJS to React and TypeScript',
          'Halved the load time with code splitting',
        ],
      ],
      skills: ['React', 'TypeScript', 'Jest'],
    },
  ],
  [
    'data',
    {
      jobs: [
        [
          'Marketing Data Analyst',
          'Built 14 Tableau dashboards on Snowflake',
          'Ran A/B tests with SQL and Python',
        ],
      ],
      skills: ['SQL', 'Python', 'Tableau'],
    },
  ],
  [
    'cybersecurity',
    {
      jobs: [
        [
          'Information Security Officer',
          'Ran incident response for 900 endpoints with Splunk',
          'Led the ISO 27001 audit',
        ],
      ],
      skills: ['SIEM', 'CISSP', 'phishing simulations'],
    },
  ],
  [
    'it-infrastructure',
    {
      jobs: [
        [
          'IT Support Analyst',
          'Closed 30 tickets a day in ServiceNow',
          'Rolled out Intune to 400 laptops and managed Active Directory',
        ],
      ],
      skills: ['Windows Server', 'VMware', 'DNS'],
    },
  ],
  [
    'devops-cloud',
    {
      jobs: [
        [
          'Staff Platform Engineer',
          'Moved 80 services to Kubernetes with Terraform and Argo CD',
          'Cut incidents with SLOs and Prometheus alerting',
        ],
      ],
      skills: ['AWS', 'Helm', 'CI/CD'],
    },
  ],
  [
    'engineering',
    {
      jobs: [
        [
          'Lead Mechanical Designer',
          'Designed pump housings in SolidWorks, checked by FEA',
          'Wrote the DFMEA of 3 products',
        ],
      ],
      skills: ['GD&T', 'SolidWorks', 'ANSYS'],
    },
  ],
  [
    'civil-engineering',
    {
      jobs: [
        [
          'Graduate Structural Engineer',
          'Designed reinforced concrete frames to Eurocodes',
          'Prepared tenders and bills of quantities for 4 bridges',
        ],
      ],
      skills: ['Revit', 'Civil 3D', 'NEC4'],
    },
  ],
  [
    'manufacturing',
    {
      jobs: [
        [
          'CNC Setter Operator',
          'Set up and ran 3 CNC lathes, turning and milling to 0.01 mm',
          'Cut scrap by 30% with SPC charts',
        ],
      ],
      skills: ['Fanuc', '5S', 'micrometers'],
    },
  ],
  [
    'construction-trades',
    {
      jobs: [
        [
          'Plumbing and Heating Engineer',
          'Installed 60 boilers a year and serviced central heating',
          'Fitted bathrooms and kitchens',
        ],
      ],
      skills: ['Gas Safe registered', 'NVQ Level 3'],
    },
  ],
  [
    'logistics-warehouse',
    {
      jobs: [
        [
          'Night Shift Warehouse Operative',
          'Picked and packed 300 orders a shift with an RF scanner',
          'Loaded trucks by forklift',
        ],
      ],
      skills: ['forklift license', 'cycle counts'],
    },
  ],
  [
    'product-management',
    {
      jobs: [
        [
          'Lead Product Manager',
          'Owned the roadmap and backlog of a B2B SaaS product',
          'Raised trial conversion with 12 A/B tests',
        ],
      ],
      skills: ['Jira', 'Amplitude', 'user interviews'],
    },
  ],
  [
    'project-management',
    {
      jobs: [
        [
          'Senior PMO Analyst',
          'Kept the RAID log and steering committee reports of 9 projects',
          'Planned resources in MS Project',
        ],
      ],
      skills: ['PRINCE2', 'Gantt charts', 'stakeholder management'],
    },
  ],
  [
    'marketing',
    {
      jobs: [
        [
          'Paid Media Manager',
          'Ran Google Ads and Meta Ads campaigns at a ROAS of 4.1',
          'Doubled leads by SEO and e-mail marketing',
        ],
      ],
      skills: ['Google Ads', 'SEO', 'HubSpot'],
    },
  ],
  [
    'sales',
    {
      jobs: [
        [
          'Enterprise Account Executive',
          'Closed $2.1M of new business, 118% of quota',
          'Built a pipeline by cold calling',
        ],
      ],
      skills: ['Salesforce', 'prospecting', 'MEDDIC'],
    },
  ],
  [
    'finance-accounting',
    {
      jobs: [
        [
          'Assistant Management Accountant',
          'Closed the books of 3 sites in 4 days',
          'Reconciled bank accounts and prepared VAT returns',
        ],
      ],
      skills: ['Xero', 'accruals', 'Excel'],
    },
  ],
  [
    'human-resources',
    {
      jobs: [
        [
          'People Partner',
          'Advised 40 managers on grievances and performance reviews',
          'Filled 60 posts a year in Workday',
        ],
      ],
      skills: ['CIPD', 'onboarding', 'employee relations'],
    },
  ],
  [
    'legal',
    {
      jobs: [
        [
          'Conveyancing Paralegal',
          'Drafted contracts and pleadings for 25 matters',
          'Ran document review in Relativity',
        ],
      ],
      skills: ['Westlaw', 'legal research', 'litigation'],
    },
  ],
  [
    'administration',
    {
      jobs: [
        [
          'Team Secretary',
          'Booked travel and kept the calendars of 4 directors',
          'Took minutes and filed records',
        ],
      ],
      skills: ['Outlook', 'diary management', 'data entry'],
    },
  ],
  [
    'customer-service',
    {
      jobs: [
        [
          'Call Centre Agent',
          'Answered 80 inbound calls a day, CSAT 94%',
          'Resolved complaints and refunds in Zendesk',
        ],
      ],
      skills: ['Zendesk', 'live chat', 'de-escalation'],
    },
  ],
  [
    'retail',
    {
      jobs: [
        [
          'Assistant Shop Manager',
          'Trained 12 cashiers and cashed up 4 tills',
          'Built window displays and planograms; cut shrinkage',
        ],
      ],
      skills: ['merchandising', 'stock rotation', 'POS'],
    },
  ],
  [
    'hospitality',
    {
      jobs: [
        [
          'Junior Sous Chef',
          'Ran the grill for 120 covers a night',
          'Kept HACCP records and cut food waste 20%',
        ],
      ],
      skills: ['menu planning', 'food safety', 'pastry'],
    },
  ],
  [
    'beauty-wellness',
    {
      jobs: [
        [
          'Senior Hair Stylist',
          'Built a book of 180 regular clients',
          'Did haircuts, colors and perms for walk-in clients',
        ],
      ],
      skills: ['balayage', 'keratin treatments', 'Vagaro'],
    },
  ],
  [
    'security-facilities',
    {
      jobs: [
        [
          'Night Security Officer',
          'Patrolled a 40-acre site and watched 60 CCTV cameras',
          'Wrote incident reports and ran evacuations',
        ],
      ],
      skills: ['access control', 'SIA licence', 'first aid'],
    },
  ],
  [
    'healthcare',
    {
      jobs: [
        [
          'Ward Sister',
          'Led 9 nurses on a surgical ward',
          'Gave IV therapy and wound care to 12 patients a shift',
        ],
      ],
      skills: ['triage', 'BLS', 'Epic'],
    },
  ],
  [
    'social-work',
    {
      jobs: [
        [
          'Family Support Worker',
          'Held a caseload of 22 families and wrote safety plans',
          'Testified in family court',
        ],
      ],
      skills: ['crisis intervention', 'safeguarding', 'motivational interviewing'],
    },
  ],
  [
    'teaching',
    {
      jobs: [
        [
          'Year 4 Class Teacher',
          'Planned lessons for 28 pupils and wrote IEPs',
          'Raised reading ages with a phonics programme',
        ],
      ],
      skills: ['classroom management', 'Seesaw', 'SEN'],
    },
  ],
  [
    'science-research',
    {
      jobs: [
        [
          'Postdoctoral Fellow',
          'Published 6 peer-reviewed papers on CRISPR screens',
          'Ran Western blots, PCR and flow cytometry',
        ],
      ],
      skills: ['cell culture', 'ImageJ', 'R'],
    },
  ],
  [
    'design',
    {
      jobs: [
        [
          'Digital Product Designer',
          'Designed wireframes and prototypes in Figma',
          'Ran 30 usability tests and built the design system',
        ],
      ],
      skills: ['Figma', 'typography', 'user research'],
    },
  ],
  [
    'media-writing',
    {
      jobs: [
        [
          'Features Editor',
          'Edited 12 features a month to AP style',
          'Grew the newsletter to 40,000 readers',
        ],
      ],
      skills: ['copy editing', 'fact-checking', 'WordPress'],
    },
  ],
  [
    'public-sector',
    {
      jobs: [
        [
          'Senior Policy Adviser',
          'Wrote ministerial briefings and drafted legislation',
          'Ran a public consultation with 900 replies',
        ],
      ],
      skills: ['policy analysis', 'grants management', 'FOIA'],
    },
  ],
  [
    'executive',
    {
      jobs: [
        [
          'Group Chief Operating Officer',
          'Owned the P&L of 4 countries',
          'Led the IPO and 2 acquisitions',
        ],
      ],
      skills: ['M&A', 'EBITDA', 'strategic planning'],
    },
  ],
];

const MIXED: [field: string, career: Career][] = [
  [
    'design',
    {
      label: 'UX Researcher',
      jobs: [
        ['UX Researcher', 'Ran 62 user interviews and 14 usability tests'],
        ['Charge Nurse', 'Led 9 nurses in intensive care', 'Cut medication errors by a third'],
      ],
      skills: ['Figma', 'wireframing', 'journey mapping', 'triage', 'patient safety'],
    },
  ],
  [
    'software',
    {
      jobs: [
        ['Junior Web Developer', 'Built a booking site with Django and PostgreSQL'],
        ['Line Cook', 'Cooked for 90 covers a night'],
      ],
      skills: ['Python', 'Django', 'JavaScript', 'Git'],
    },
  ],
  [
    'human-resources',
    {
      label: 'HR Coordinator',
      jobs: [
        ['HR Coordinator', 'Onboarded 80 hires in BambooHR'],
        ['Store Manager', 'Led 14 staff and cut shrinkage'],
        ['Cashier', 'Worked the register'],
      ],
      skills: ['recruitment', 'onboarding', 'payroll'],
    },
  ],
  [
    'project-management',
    {
      label: 'Project Manager',
      jobs: [
        ['Construction Project Manager', 'Delivered 9 projects on budget with a risk register'],
        ['Site Carpenter', 'Framed 40 houses'],
      ],
      skills: ['PMP', 'stakeholder management', 'MS Project'],
    },
  ],
  [
    'teaching',
    {
      jobs: [
        ['Maths Teacher', 'Taught 140 pupils and planned lessons'],
        ['Software Developer', 'Wrote Java services'],
      ],
      skills: ['classroom management', 'QTS', 'Moodle'],
    },
  ],
  [
    'data',
    {
      label: 'Data Scientist',
      jobs: [
        ['Data Scientist', 'Built churn models in Python'],
        ['Postdoctoral Researcher', 'Published 4 papers on ecology'],
      ],
      skills: ['machine learning', 'SQL', 'scikit-learn'],
    },
  ],
];

describe('the field of an unseen career', () => {
  it.each(CAREERS)('is %s', (field, career) => expect(fieldOf(career)).toBe(field));

  it('has a case for every field', () => {
    expect(new Set(CAREERS.map(([field]) => field))).toEqual(new Set(FIELDS.map(({ id }) => id)));
  });

  it.each(MIXED)('that changed is the one it goes on in: %s', (field, career) =>
    expect(fieldOf(career)).toBe(field),
  );

  it('is general where two trades weigh the same, or nothing is said', () => {
    expect(fieldOf({ jobs: [['Assistant', 'Helped people']] })).toBe('general');
    expect(
      fieldOf({
        jobs: [['Owner', 'Cut hair and built websites']],
        skills: ['balayage', 'perms', 'Django', 'Laravel'],
      }),
    ).toBe('general');
  });
});
