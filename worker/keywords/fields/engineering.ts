import type { FieldData } from '../term.ts';

export const engineering: FieldData = {
  id: 'engineering',
  title: 'Mechanical and electrical engineering',
  titles:
    'mechanical engineer; mechanical design engineer; design engineer; electrical engineer; ' +
    'electronics engineer; chemical engineer; process engineer; project engineer; aerospace ' +
    'engineer; automotive engineer; field engineer; systems engineer; hardware engineer; ' +
    'controls engineer; hvac engineer; biomedical engineer; materials engineer; cad designer; ' +
    'cad technician; drafter; petroleum engineer; r&d engineer',
  hard:
    'finite element analysis (FEA) = finite element method, FEM, FEM calculations; ' +
    'computational fluid dynamics (CFD); geometric dimensioning and tolerancing (GD&T); ' +
    'tolerance analysis = tolerance stack-up; design for manufacturing (DFM) = design for ' +
    'manufacturability; design for assembly (DFA); failure mode and effects analysis (FMEA) = ' +
    'DFMEA, PFMEA; root cause analysis (RCA); prototyping = prototypes; 3D modeling = 3D CAD, ' +
    'solid modeling; technical drawings = engineering drawings, made drawings, drawings; ' +
    'mechanical design; product development = new product development, NPD; PLC programming = ' +
    'programmable logic controllers, PLC, PLCs; circuit design; PCB layout = PCB design, ' +
    'printed circuit board; power systems = power distribution; control systems; embedded ' +
    'systems = embedded; thermodynamics = heat transfer; fluid mechanics; hydraulics = ' +
    'hydraulic components, hydraulic; pneumatics; fatigue testing = fatigue analysis; ' +
    'materials testing = stress testing; risk assessments = risk assessment; CE marking = CE ' +
    'documentation; commissioning = commissioned; cost reduction; project specifications = ' +
    'technical specifications; systems engineering; quality assurance = QA; lean ' +
    'manufacturing = Lean; injection molding = injection moulding; sheet metal; machining; ' +
    'welding; supplier management = suppliers; robotics = robot cells',
  tool:
    'AutoCAD; SolidWorks; CATIA = CATIA V5, CATIA V6; Creo = Pro/ENGINEER; Siemens NX; ' +
    'Inventor = Autodesk Inventor; Revit; ANSYS; Abaqus; MATLAB = Simulink; LabVIEW; Altium ' +
    'Designer = Altium; SPICE = LTspice, PSpice; SAP = SAP PLM; Microsoft Project = MS ' +
    'Project; Python; C++; C; Minitab; Teamcenter; Microsoft Excel = Excel, MS Excel',
  soft: `problem solving; cross-functional collaboration`,
  licence:
    'Professional Engineer (PE); Engineer in Training (EIT) = EIT/FE; Chartered Engineer ' +
    '(CEng); Certified SolidWorks Professional (CSWP); Six Sigma Green Belt; Six Sigma Black ' +
    'Belt',
  buzzwords: `digital twin; Industry 4.0; sustainability; design thinking; value engineering; lifecycle assessment; concurrent engineering; model-based design`,
};
