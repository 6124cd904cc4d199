/** Stems (Porter) that say the same on both sides of a match, a group a line: spelling variants and near-synonyms of work. */
export const SAME_STEMS = `
organiz organis
electr electrician electron
plumb plumber
carpent carpentri
dentist dental dentistri
pharmaci pharmacist
write wrote written
lead led
supervis supervisor supervisori
teach taught teacher instruct
build built
sell sold sale
run ran
grow grew grown
drive drove
make made
famili whanau
program programm programme
color colour
behavior behaviour
labor labour
licens licenc
center centr
mentor coach
fund grant
public publish paper journal
student undergradu candid pupil learner
phd hdr
grief bereav griev
recruit hire
supplier vendor
customer guest patron client
collect gather
shop store retail
lorri truck
repair mend
fault defect
formwork shutter
rota roster
stock inventori
draw blueprint
elderli geriatr
child children kid
babi infant
physician doctor
wage payrol
anaesthesia anaesthet anesthesia anesthet
invoic bill
garden landscap
kitchen culinari cook
resid tenant
research studi
appli applic
audit inspect
purchas procur buy bought buyer
advert advertis
translat interpret
forecast project-forecast
analysi analys
german germani
french franc
italian itali
spanish spain
dutch netherland
polish poland
swedish sweden
japanes japan
chines china
indian india
british britain
develop dev
keyboard typist
assess evalu apprais
lawyer solicitor attornei
start begin commenc
choos select
mould mold
tyre tire
bus buse
aluminium aluminum
enquiri inquiri
`;
