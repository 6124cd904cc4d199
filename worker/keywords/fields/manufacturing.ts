import type { FieldData } from '../term.ts';

export const manufacturing: FieldData = {
  id: 'manufacturing',
  title: 'Manufacturing and production',
  titles:
    'production manager; production supervisor; production operator; production worker; ' +
    'machine operator; cnc machinist; machinist; manufacturing engineer; plant manager; ' +
    'operations manager, plant; quality engineer; quality manager; quality inspector; quality ' +
    'technician; assembler; assembly line worker; maintenance engineer; industrial engineer; ' +
    'process operator; packaging operator; line lead; shift manager; team leader, production; ' +
    'continuous improvement manager; tool and die maker; vice president, manufacturing',
  hard:
    'lean manufacturing = Lean, lean production; Six Sigma = Lean Six Sigma; 5S; Kaizen = ' +
    'continuous improvement; Kanban; value stream mapping (VSM); total productive maintenance ' +
    '(TPM); overall equipment effectiveness (OEE); statistical process control (SPC); ' +
    'single-minute exchange of die (SMED) = changeover reduction, changeover, changeovers; ' +
    'ISO 9001; ISO 13485; IATF 16949; good manufacturing practice (GMP) = cGMP; CNC machining ' +
    '= CNC, CNC programming, milling, turning; injection molding = injection moulding; ' +
    'machine operation = operated machines; machine setup; assembly = assembly line, ' +
    'assembled; soldering; welding; quality control (QC) = quality inspection, in-process ' +
    'inspection; quality assurance = QA; root cause analysis (RCA) = 8D, 5 Whys; corrective ' +
    'and preventive action (CAPA) = corrective actions; production planning = production ' +
    'scheduling, production plan; material requirements planning (MRP); preventive ' +
    'maintenance; predictive maintenance; PLC = PLCs, programmable logic controllers, PLC ' +
    'programming; blueprint reading = blueprints; precision measurement = calipers, ' +
    'micrometers, CMM; standard operating procedures (SOPs) = SOP, work instructions; ' +
    'lockout/tagout (LOTO); workplace safety = health and safety, OSHA compliance; scrap ' +
    'reduction = scrap rate, scrap; throughput; cycle time; capacity planning; supply chain ' +
    'management = supply chain, global supply chain; inventory control; batch records; ' +
    'packaging; process improvement = process optimization; audit readiness; FDA regulations ' +
    '= FDA; sales and operations planning (S&OP) = S&OP; material handling = forklift; clean ' +
    'room = cleanroom; design of experiments (DOE)',
  tool:
    'SAP = SAP PP; enterprise resource planning (ERP) = ERP system; manufacturing execution ' +
    'system (MES); AutoCAD; SolidWorks; Minitab; Mastercam; Microsoft Excel = Excel, MS ' +
    'Excel; Fanuc; Siemens S7 = TIA Portal; Allen-Bradley = RSLogix; SCADA; HMI; Oracle',
  soft: `teamwork; safety awareness; reliability`,
  licence:
    'Six Sigma Green Belt = Green Belt; Six Sigma Black Belt = Black Belt, Master Black Belt; ' +
    'forklift certification = forklift license; Certified Quality Engineer (CQE); OSHA 30 = ' +
    'OSHA-30; NIMS certification; Certified Maintenance and Reliability Technician (CMRT); ' +
    'IPC-A-610',
  buzzwords: `operational excellence; smart factory; Industry 4.0; right first time; zero defects; throughput; lights-out manufacturing; digital thread`,
};
