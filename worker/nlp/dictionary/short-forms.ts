/** Short forms that people write in bullets, lower case: no misspellings, and never proposed for one. */
export const SHORT_FORMS: ReadonlySet<string> = new Set(
  `
acct accts addl addr admin admins approx appt appts apt apts asap asst assts assoc atty attys avg bldg bldgs blvd bus
cert certs comm comms corp dept depts dev devs dir dist div docs engr engrs equip est exec execs exp fmr
freq ft fwd gen govt hosp hq hr hrs hwy info insp inst intl inv lab labs lbs lic mag maint mfg mgmt mgr mgrs
min mins misc mktg mtg mtgs natl neg org orgs oz pax pcs pkg pkgs pkt pkts pls pos prep prev prod prog progs proj
projs pts qty qtr qtrs rec recs ref refs reg regs rep reps req reqs rm rms sched sec secs sep sess spec specs sq sqft sqm
std ste sub subs supv supvr svc svcs sys tech techs tel temp temps univ util vet vets vol vols vs wk wks wkly wknd wknds
wt yr yrs
`
    .trim()
    .split(/\s+/),
);
