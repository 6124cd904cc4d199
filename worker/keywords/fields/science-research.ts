import type { FieldData } from '../term.ts';

export const scienceResearch: FieldData = {
  id: 'science-research',
  title: 'Science and research',
  titles:
    'research scientist; scientist; research associate; research assistant; postdoctoral ' +
    'researcher; postdoctoral fellow; research fellow; professor; associate professor; ' +
    'assistant professor; lab technician; laboratory technician; lab manager; biologist; ' +
    'chemist; biochemist; microbiologist; ecologist; physicist; geologist; environmental ' +
    'scientist; clinical research associate; clinical research coordinator; principal ' +
    'investigator; phd candidate; graduate research assistant; bioinformatician; ' +
    'epidemiologist; medical writer; marine ecologist; r&d scientist',
  hard:
    'experimental design = study design; data analysis; statistical analysis = statistics, ' +
    'biostatistics; Bayesian statistics; literature review = literature reviews, systematic ' +
    'review; scientific writing = manuscript writing, manuscripts; peer-reviewed publications ' +
    '= peer-reviewed papers, publications, published papers, peer review; grant writing = ' +
    'grants, competitive grants, competitive funding, grant proposals, research funding; ' +
    'principal investigator (PI); research methods = qualitative research, quantitative ' +
    'research, research methodology; survey design; fieldwork = field work, field course; ' +
    'laboratory management = lab management, laboratory; laboratory safety = lab safety, ' +
    'biosafety; polymerase chain reaction (PCR) = qPCR, RT-PCR; DNA sequencing = ' +
    'next-generation sequencing, NGS, eDNA, eDNA metabarcoding, metabarcoding; gel ' +
    'electrophoresis; Western blot = Western blotting; cell culture = tissue culture; flow ' +
    'cytometry; CRISPR; cloning = molecular cloning; microscopy = confocal microscopy; ' +
    'spectroscopy = NMR spectroscopy, UV-Vis; high-performance liquid chromatography (HPLC) = ' +
    'chromatography; mass spectrometry = LC-MS, GC-MS; ELISA = immunoassay, immunoassays; ' +
    'animal models = in vivo; clinical trials = clinical trial; good laboratory practice ' +
    '(GLP); good clinical practice (GCP); IRB protocols = institutional review board, IRB, ' +
    'ethics approval; regulatory submissions; bioinformatics; computational modeling = ' +
    'modelling, biophysical modelling, simulation; mathematical modeling; remote sensing; ' +
    'epidemiology; teaching = taught, undergraduate teaching, undergraduates; student ' +
    'supervision = supervised students, PhD supervision, PhD graduates; conference ' +
    'presentations = conference presentation; open science; organic synthesis; assay ' +
    'development; technology transfer = patents; method validation; sample preparation',
  tool:
    'R = R language, RStudio; Python; MATLAB; SPSS; Stata; SAS; Stan; QGIS = ArcGIS, GIS; ' +
    'ImageJ = Fiji; GraphPad Prism = Prism; LaTeX; Git; C++; Fortran; Linux; electronic lab ' +
    'notebook (ELN); laboratory information management system (LIMS); EndNote = Zotero, ' +
    'Mendeley; REDCap; NVivo; Origin; ChemDraw; Benchling; Microsoft Excel = Excel',
  soft: `critical thinking; mentoring; curiosity`,
  licence:
    'GCP certification = ICH-GCP; Certified Clinical Research Professional (CCRP); PhD; CITI ' +
    'training = CITI certification; radiation safety certificate',
  buzzwords: `translational research; interdisciplinary; reproducibility; high-throughput; open data; knowledge transfer; impact; cutting-edge methods`,
};
