/**
 * Degrees that name their subject in their letters: 'letters = level, subject'
 * (4 associate, 5 bachelor, 6 master, 7 doctorate).
 */
export const SHORT_DEGREE_ROWS = `
ADN ASN = 4 nursing
BSN BN RGN = 5 nursing
BSW = 5 social work
BBA = 5 business administration
BCA = 5 computer applications science
BEd = 5 education teaching
LLB = 5 law
BPharm = 5 pharmacy
BArch = 5 architecture
MBBS = 6 medicine
BDS = 6 dentistry
MSN = 6 nursing
MSW = 6 social work
MBA = 6 business administration management
MPH = 6 public health
MPA = 6 public administration
MHA = 6 health administration
MCA = 6 computer applications science
MEd = 6 education teaching
LLM = 6 law
MArch = 6 architecture
JD = 7 law
MD = 7 medicine
DNP = 7 nursing
PharmD = 7 pharmacy
EdD = 7 education
`;
