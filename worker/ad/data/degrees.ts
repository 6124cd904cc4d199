/**
 * Degrees that name their subject in their letters: 'letters = level, subject'
 * (4 associate, 5 bachelor, 6 master, 7 doctorate).
 */
export const SHORT_DEGREE_ROWS = `
ADN ASN = 4 nursing
AAS = 4 
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

/** Fields of learning as ads name them, and beginnings of the subjects in each: 'pattern = pattern'. */
export const FIELD_ROWS = `
life(?:,? (?:and|or|\\w+,? or) \\w+)? sciences?|biosciences?|biological sciences? = (?:\\w*biolog|biochem|genetic|zoolog|botan|physiolog|ecolog|biotech|neurosci|biomed|immunolog|pharmacol)
health(?:,? (?:and|or|\\w+,? or) \\w+)? sciences?|allied health = (?:nursing|public health|physiotherap|\
occupational therap|radiograph|dietetic|nutrition|pharmac|midwif|paramedic|epidemiolog|speech|audiolog)
social sciences? = (?:sociolog|psycholog|economic|politic|anthropolog|social work|geograph|criminolog|international relations)
natural sciences?|physical sciences? = (?:physics|chemist|\\w*biolog|geolog|earth science|astronom|biochem)
stem|stem subject|quantitative (?:subject|field|discipline) = (?:physics|chemist|\\w*biolog|mathemat|statistic|engineer|computer|econom|data science)
humanities = (?:histor|philosoph|literature|english|languages|classics|linguistic|theolog|religio)
finance subject|commercial subject|business discipline = (?:accounting|finance|economics|business|commerce|marketing)
`;
