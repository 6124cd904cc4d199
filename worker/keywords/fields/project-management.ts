import type { FieldData } from '../term.ts';

export const projectManagement: FieldData = {
  id: 'project-management',
  title: 'Project management',
  titles:
    'project manager; program manager; programme manager; project coordinator; senior project ' +
    'manager; it project manager; technical project manager; scrum master; agile coach; pmo ' +
    'analyst; pmo manager; project administrator; delivery manager; implementation manager; ' +
    'project lead; project director; project officer; portfolio manager, projects',
  hard:
    'project planning = project plans, project plan; project scheduling = project schedule, ' +
    'project schedules; scope management = project scope, scope control; risk management = ' +
    'risk register, risk mitigation; issue management = issue log, RAID log; budget ' +
    'management = project budgets, project budget, budget control; cost control; resource ' +
    'planning = resource allocation, resource management; stakeholder management = ' +
    'stakeholder engagement, stakeholders; change management; change control = change ' +
    'requests; status reporting = status reports, progress reports; project governance = ' +
    'steering committee, governance; program management = programme management; portfolio ' +
    'management; project management office (PMO); agile development = Agile, Agile/Scrum; ' +
    'Scrum; Kanban; Waterfall; hybrid delivery; sprint planning = sprints, retrospectives, ' +
    'daily stand-ups; earned value management (EVM); critical path = critical path method; ' +
    'work breakdown structure (WBS); Gantt chart = Gantt charts; milestone tracking = ' +
    'milestones; procurement; vendor management = vendor selection; contract management; ' +
    'requirements gathering = business requirements; project charter; project delivery = ' +
    'on-time delivery, delivered projects; implementation = rollout, roll-out; system ' +
    'migration = migration; process improvement; quality assurance = QA; lessons learned = ' +
    'post-mortem; business case = business cases; benefits realization; cross-functional ' +
    'teams = cross-functional; kick-off meetings; deployment; training delivery = user ' +
    'training',
  tool:
    'Microsoft Project = MS Project; Jira; Confluence; Asana; Trello; Monday.com; Smartsheet; ' +
    'Primavera P6 = Primavera; Basecamp; Wrike; Azure DevOps; ServiceNow; Microsoft Excel = ' +
    'Excel, MS Excel; Power BI = PowerBI; SharePoint; Miro; Clarity PPM',
  soft: `leadership; negotiation; communication; conflict resolution`,
  licence:
    'Project Management Professional (PMP); PRINCE2 = PRINCE2 Practitioner, PRINCE2 ' +
    'Foundation; Certified ScrumMaster (CSM); Certified Associate in Project Management ' +
    '(CAPM); PMI Agile Certified Practitioner (PMI-ACP); Professional Scrum Master (PSM); ' +
    'SAFe Agilist = SAFe; Managing Successful Programmes (MSP)',
  buzzwords:
    'digital transformation; value delivery; business agility; servant leadership; strategic ' +
    'alignment; quick wins; operating model; delivery excellence',
};
