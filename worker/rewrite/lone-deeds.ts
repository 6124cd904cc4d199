/** Deeds that are told without a thing: 'teaching, marking and running the club', 'filing and managing diaries'. */

/** True where `lone`, told without a thing, hardly shares that of the `later` deed; both as gerunds. */
export const standsForItself = (lone: string, later: string): boolean =>
  SHARED_WITH[lone] !== undefined && !SHARED_WITH[lone].test(later);

/** What the deed may share its thing with. */
const SHARED_WITH: Readonly<Record<string, RegExp>> = {
  caring: /^(?:supporting|looking)$/,
  talking: /^(?:listening|reading)$/,
  playing: /^(?:reading|talking)$/,
  lambing: /^(?:calving|farrowing)$/,
  calving: /^(?:lambing|farrowing)$/,
  shearing: /^(?:dagging|crutching|dipping|drenching)$/,
  scaling: /^(?:polishing|cleaning)$/,
  polishing:
    /^(?:cleaning|waxing|buffing|finishing|sanding|grinding|washing|scaling|repairing|coating|sealing|sharpening|maintaining)$/,
  mooring: /^(?:unmooring|berthing|anchoring)$/,
  driving: /^(?:maintaining|servicing|operating|washing|cleaning|loading)$/,
  staffing: /^(?:scheduling|managing|running|opening)$/,
  teaching: /^(?:assessing|supporting|supervising|mentoring|coaching|examining|training|tutoring)$/,
  training:
    /^(?:coaching|mentoring|supervising|managing|recruiting|assessing|developing|supporting|leading|hiring|onboarding|evaluating|scheduling|rostering|appraising|motivating|inducting|advising|guiding|certifying|directing|overseeing|educating|teaching)$/,
  filing:
    /^(?:sorting|scanning|copying|typing|drafting|retrieving|archiving|indexing|organi[sz]ing|labell?ing|submitting|photocopying|maintaining|faxing|storing|recording|logging|preparing|updating|serving|printing)$/,
  billing: /^(?:coding|invoicing|processing|charging)$/,
  coaching:
    /^(?:mentoring|training|managing|supporting|developing|supervising|leading|motivating)$/,
  brewing: /^(?:fermenting|bottling|serving|selling|packaging|kegging|tasting|canning)$/,
  fermenting: /^(?:bottling|conditioning|kegging|canning)$/,
  ironing: /^(?:washing|folding|pressing|drying|sorting|mending|packing)$/,
  ordering:
    /^(?:receiving|stocking|checking|unpacking|storing|rotating|purchasing|tracking|delivering|paying|stock-taking|collecting|pricing|returning|maintaining|managing|organi[sz]ing|restocking|counting|distributing|issuing|scheduling|monitoring|sourcing|putting)$/,
};
