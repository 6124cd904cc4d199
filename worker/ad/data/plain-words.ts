/** Words that frame a requirement and name nothing that a resume could show. */
export const FRAME_WORDS = `
a an the and or of in on at to for with by from as is are was were be been being has have had do
does did can could may might must shall should will would you your yours we our ours us they their
them it its this that these those who whom which what when where how if so than then too very more
most less least such other others another any some all both each every either one ones own same
experience experienced exp background knowledge understanding familiarity familiar skill skills skilled
ability able capacity capable proven demonstrated evidence record track history strong solid good
great excellent outstanding sound basic advanced intermediate expert level high highly deep
proficient proficiency proficiently fluency fluent competent competence confident comfortable
comfort working hands minimum preferably preferred ideally ideal desirable desired plus bonus
asset advantage essential required requirement require need needed nice helpful useful welcome
welcomed regarded related relevant similar comparable equivalent etc including include incl
example e.g eg i.e ie like year yr month time day week role job position work worked works
environment field area setting industry sector domain exposure prior previous current direct
directly valid full new using use used uses usage clear effective effectively successful
successfully well various general professional practical real world large small part over under
about within across around between into through per up out not no also just only really know knows
knowing understand understands holder hold holds holding write writes run runs first second set
take taken lead-in know-how command grasp particular particularly place weight expected candidate
applicant person people someone thing things bit lot kind way ways methods method tools tool
systems system department departments techniques technique practice practices principles matters heart safe handling
confidence thorough everyday accurate recent recently continuous consecutive last in-depth depth
extensive significant substantial exceptional superb decent genuine broad keen modern different
short sure happy inside whichever something somebody talk talking scare active currently writing
written reading doing making having certified certification certificate licence license licences
licenses licensed ticket card before after ever already once twice again took bring brings brought
nothing meaningful individual completion towards toward added spend spent spending look looking enough incumbent appointee completed
everybody everyone everything nobody someone's somebody's anybody anyone anything else yourself
himself herself themselves itself myself he she him her his hers me my mine i theirs there here
where's whoever whatever wherever whenever however whether although though because since until
while during against among amongst upon without behind beyond beside besides near via despite
except never always often sometimes usually mostly mainly still even yet almost quite rather simply
truly fairly pretty perhaps maybe two three four five six seven eight nine ten several few many
much lots plenty couple half days weeks months hour years times minute minutes today tomorrow get
gets getting got go goes going gone come comes coming put puts putting let lets see seen give gives
given say says said tell told want wants wanted done don't isn't aren't won't can't cannot stuff
sort sorts type types range levels amount glad ready willing yes please thanks oh ok okay
`;

/** Words that many resumes share: they tell less than the rest of a requirement. */
export const COMMON_WORDS = `
team manage management manager develop development project plan business customer client service
support lead report data process quality company office sale staff product design build create
deliver market operate operation organisation organization supervise train help prepare provide
improve control meet drive give perform carry deal patient handle strategy strategic technical
senior assistant officer engineer professional best standard high review monitor record program
programme result site local national international year budget group community case account
analysis analyse system
`;
