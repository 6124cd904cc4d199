import type { FieldData } from '../term.ts';

export const civilEngineering: FieldData = {
  id: 'civil-engineering',
  title: 'Civil engineering and architecture',
  titles:
    'civil engineer; structural engineer; site engineer; geotechnical engineer; highway ' +
    'engineer; water engineer; transportation engineer; environmental engineer; architect; ' +
    'project architect; architectural designer; architectural technologist; architectural ' +
    'assistant; landscape architect; land surveyor; building surveyor; bim manager; bim ' +
    'coordinator; resident engineer; civil engineering technician; urban designer; drainage ' +
    'engineer',
  hard:
    'structural design = structural engineering; structural analysis; construction ' +
    'supervision = site supervision, supervised construction; construction documents = ' +
    'construction drawings, shop drawings, as-built drawings; technical drawings = ' +
    'engineering drawings; building codes = building code, Eurocodes, building regulations; ' +
    'reinforced concrete design = reinforced concrete; steel design = structural steel; ' +
    'bridge design = bridges; geotechnical engineering = soil mechanics, geotechnical ' +
    'investigation; foundation design = foundations; highway design = road design, highways; ' +
    'pavement design = pavement; traffic engineering = traffic studies; drainage design = ' +
    'drainage, stormwater, stormwater management; hydraulic modeling = hydraulic modelling, ' +
    'hydrology; water and wastewater = wastewater, water treatment, water supply, pipelines; ' +
    'earthworks = grading; land surveying = surveying, topographic survey; site inspection = ' +
    'site inspections; tender evaluation = tendering, tenders, public tenders; bills of ' +
    'quantities = quantity takeoff, quantity takeoffs; cost estimating = cost estimates; ' +
    'contract administration = contract management, contractual claims; planning permission = ' +
    'planning applications, zoning; environmental impact assessment; building information ' +
    'modeling (BIM) = BIM workflow; value engineering = value-engineering; feasibility ' +
    'studies = feasibility study; project specifications = technical specifications; quality ' +
    'assurance = QA; site safety = construction safety; permitting = permits; sustainable ' +
    'design = green building; schematic design = concept design; space planning; building ' +
    'envelope = facades; urban planning; load calculations; materials testing',
  tool:
    'AutoCAD; Civil 3D = AutoCAD Civil 3D; Revit; ETABS; STAAD.Pro; SAP2000; MicroStation; ' +
    'HEC-RAS; EPANET; WaterGEMS; ArcGIS; Primavera P6 = Primavera; Microsoft Project = MS ' +
    'Project; Navisworks; SketchUp; Rhino; Bluebeam = Bluebeam Revu; PLAXIS; Tekla Structures ' +
    '= Tekla; Enscape; FIDIC contracts = FIDIC; NEC contracts = NEC3, NEC4; Microsoft Excel = ' +
    'Excel, MS Excel',
  soft: `problem solving; coordination with contractors; attention to detail`,
  licence:
    'Professional Engineer (PE) = Pr Eng, PEng; Engineer in Training (EIT) = EIT/FE; ' +
    'Chartered Engineer (CEng); Registered Architect = licensed architect, AIA, ARB, RIBA; ' +
    'LEED Accredited Professional = LEED AP; Chartered Member of the ICE = MICE; CSCS card = ' +
    'CSCS',
  buzzwords: `net zero; digital twin; resilient infrastructure; life-cycle cost; modular construction; placemaking; circular economy; whole-life carbon`,
};
