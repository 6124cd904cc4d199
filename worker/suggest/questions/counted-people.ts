/** People whose number somebody knows from their own work. */

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Whom somebody trains, serves, leads or treats, by lemma. */
export const PEOPLE = words(`
  adult agent analyst applicant apprentice artist assistant athlete attendee baker barista beginner boy buyer candidate
  caregiver carer cashier chef child cleaner clerk client coach colleague consultant contractor cook coworker
  customer designer developer diner doctor driver employee engineer expert family farmer fitter freelancer girl guest
  guide hire household intern interpreter joiner junior kid learner manager mechanic member midwife musician newcomer
  nurse officer operator parent participant passenger patient person picker pilot player porter programmer pupil
  receptionist recruit rep representative researcher resident salesperson seller server shopper soldier
  starter student subcontractor supplier supervisor teacher technician tenant tester tourist trainee trainer traveler
  traveller user vendor visitor volunteer waiter welder woman worker writer youngster
`);

/** What is done to people that can be counted; other verbs ask oddly: 'how many contractors did you let in?'. */
export const PEOPLE_VERBS = words(`
  advise audit brief coach coordinate drive evaluate examine guide hire host induct instruct interview lead manage mentor
  onboard place recruit register schedule screen serve supervise support survey teach train transport treat tutor visit
  welcome assess
`);
