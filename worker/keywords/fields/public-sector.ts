import type { FieldData } from '../term.ts';

export const publicSector: FieldData = {
  id: 'public-sector',
  title: 'Public sector and policy',
  titles:
    'policy analyst; policy officer; program analyst; management analyst; contract ' +
    'specialist; contracting officer; grants manager; grant writer; city planner; urban ' +
    'planner; civil servant; legislative aide; legislative assistant; public affairs officer; ' +
    'public administrator; city manager; budget analyst; case officer; emergency management ' +
    'specialist; police officer; firefighter; intelligence analyst; logistics officer, ' +
    'military; nonprofit director; program officer; community outreach coordinator; foreign ' +
    'service officer',
  hard:
    'policy analysis = policy research; policy development = policy drafting; public policy; ' +
    'program management = programme management; program evaluation; grant management = grants ' +
    'management, grant administration; grant writing; public administration; regulatory ' +
    'compliance; legislative analysis = legislation; rulemaking = regulatory affairs; ' +
    'stakeholder engagement = public consultation; community outreach = community engagement; ' +
    'public relations (PR) = public affairs; budget administration = budget formulation, ' +
    'budget execution; procurement = public procurement, tendering; contract administration; ' +
    'Federal Acquisition Regulation (FAR); contracting officer representative (COR); security ' +
    'clearance = secret clearance, top secret clearance, TS/SCI; public records = records ' +
    'management; Freedom of Information Act (FOIA) = freedom of information; performance ' +
    'measurement; strategic planning; emergency management = emergency preparedness; FEMA ICS ' +
    '= incident command system; General Schedule (GS) grade = GS-12, GS-13, GS-9; briefing ' +
    'papers = briefings, ministerial briefings; constituent services; urban planning = ' +
    'zoning, land use; environmental impact assessment = NEPA; intergovernmental relations; ' +
    'public speaking = public hearings; fundraising; volunteer management = volunteer ' +
    'coordination; nonprofit management; monitoring and evaluation; international ' +
    'development; advocacy; law enforcement = patrol; fire safety; intelligence analysis; ' +
    'economic development; needs assessment; census data; impact assessment',
  tool:
    'geographic information systems (GIS) = ArcGIS, QGIS; Microsoft Office = MS Office; ' +
    'Microsoft Excel = Excel; Tableau; SPSS; Stata; SharePoint; Grants.gov; SAM.gov; ' +
    'Salesforce; USAJOBS; Momentum',
  soft: `diplomacy; integrity; negotiation`,
  licence:
    'DAWIA certification = DAWIA; FAC-C certification = FAC-C; Certified Government Financial ' +
    'Manager (CGFM); Grant Professional Certified (GPC); American Institute of Certified ' +
    'Planners (AICP); PRINCE2',
  buzzwords: `evidence-based policy; public value; transparency; accountability; digital government; cross-agency; citizen-centered; resilience`,
};
