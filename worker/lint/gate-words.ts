/** The closed word classes that the truth gate keeps in place, and the words that it lets come and go. */

const words = (text: string): readonly string[] => text.trim().split(/\s+/);
const classes = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split('\n')
      .flatMap((row) => {
        const all = words(row);
        return all.map((word) => [word, all[0]!] as const);
      }),
  );

export const NUMBER_WORDS: ReadonlySet<string> = new Set(
  words(`zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands
  million millions billion lakh crore dozen dozens half third quarter double triple twice once both several couple`),
);

/** Each row is one unit in all its spellings. */
export const UNITS = classes(`
%
percent percentage
point points
$
€
£
₹
₦
km kilometre kilometer kilometres kilometers kms
kg kilo kilos kilogram kilograms kgs
mile miles
ton tons tonne tonnes
minute minutes min mins
hour hours hourly hr hrs
day days daily
night nights nightly
week weeks weekly wk wks
fortnight fortnights fortnightly
biweekly
bimonthly
month months monthly
quarterly
year years yearly annual annually yr yrs
decade decades
shift shifts
seasonal season seasons
am
pm
`);

export const NEGATIONS = classes(`
not
no
never
without
none neither nor
nobody nothing
cannot
except excluding
fail fails failed failing
lack lacks lacked lacking
unable
`);

/** Hedges wherever they stand. */
export const HEDGES = classes(`
approximately approx roughly
nearly almost
maximum max
minimum min
average averaging
estimated
expected planned potential potentially possibly
partly partially mainly mostly
`);

/** Hedges only before a number: elsewhere they are prepositions. */
export const HEDGES_BEFORE_NUMBER = classes(`
about around
over above
under below
least
most
more
less fewer
up
plus
`);

export const DIRECTIONS = classes(`
increase increases increased increasing
decrease decreases decreased decreasing
reduce reduces reduced reducing reduction reductions
grow grows grew grown growing growth
rise rises rose risen rising raise raises raised raising
fall falls fell fallen falling
drop drops dropped dropping
cut cuts cutting
improve improves improved improving improvement improvements
worsen worsens worsened
lower lowers lowered lowering
double doubles doubled doubling
halve halves halved halving
`);

/** Words that share the credit; one of them may stand for another, but none may go. */
export const CREDIT: ReadonlySet<string> = new Set(
  words(`help helped helps helping assist assisted assists assisting assistance support supported supports supporting
  contribute contributed contributes contributing participate participated participates participating aid aided
  collaborate collaborated collaborates collaborating collaboratively alongside jointly together co part involved shadow shadowed`),
);

export const QUANTIFIERS = classes(`
all
every each
some
only
always
sometimes occasionally
often regularly frequently
many much
`);

/** Function words: they carry the sentence and no fact. */
export const FREE: ReadonlySet<string> = new Set(
  words(`a an the i me my mine myself we us our ours ourselves is are am was were be been being have has had having do does did
  done doing of to in on at for with by from into onto as that which who whom whose what it its this these those there their
  they them theirs and also so where wherein whereby than then any such will would can could upon about if will's ii not's out up off through though`),
);

/** Content words that may go: they say that a duty was a duty, or nothing at all. */
export const FILLER: ReadonlySet<string> = new Set(
  words(`responsible responsibility responsibilities charge duty duties role roles task tasks tasked include included includes
  including involve involves involving main key various different very really quite highly extremely successfully effectively
  efficiently currently presently actively basis order able ability position capacity manner way ways nature etc kindly
  basically actually just own given assigned use used utilise utilised utilize utilized got get gets getting make made accountable
  work working worked job help's kind sort day-to-day personally furthermore moreover therefore additionally respectively
  needful proven excellent great good strong team member consist consists consisted consisting trusted entrusted asked required expected charged saddled`),
);

/** They may go where the noun of action behind them becomes a verb: 'performed an inspection of'. */
export const LIGHT_VERBS: ReadonlySet<string> = new Set(
  words(`perform performs performed performing conduct conducts conducted conducting undertake undertakes undertook
  undertaking carry carries carried carrying execute executes executed executing effect effected`),
);

/** Verbs that claim no more than a duty does; they may come only where filler or a noun of action goes. */
export const PLAIN_VERBS: ReadonlySet<string> = new Set(
  words(`handle do carry run provide perform conduct work prepare make hold keep serve complete give take use operate act look
  deal attend cover report after supervise oversee coordinate co-ordinate lead's manage monitor maintain know have include`),
);
