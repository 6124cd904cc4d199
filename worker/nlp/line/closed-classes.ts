/** Words of the closed classes, by hand: `class: words`, a word in several classes standing first in its likeliest. */
import type { Reading } from './model.ts';

/** Form after the class: `aux.third`. Number after a slash: `det/sg`. */
const CLASSES = `
det: the some any no what whichever whatever such half quite
det/sg: a an this each every another either neither much
det/pl: these those both all many several few
det.possessive: my your his her its our their whose
pron: it he she who whom which something everything anything nothing someone everyone anyone nobody everybody somebody none
pron/pl: we they them us others
pron/sg: i me himself herself itself myself yourself him one
pron: you mine yours hers ours theirs themselves ourselves yourselves each-other oneself
aux: can could will would shall should may might must cannot wo ca sha
aux.base: do have be am are
aux.third: is has does
aux.past: was were did had
aux.participle: been
aux.gerund: being having
prep: of in for with on at by from as into about like through after over between out against during without before under around among within towards toward
 upon beyond across behind despite throughout beside besides inside outside above below beneath except via per till until unlike near onto off amid amongst
 along alongside past concerning regarding excluding including following given plus minus versus vs v aboard ex incl excl w/ w/o re c/o than up down notwithstanding
 underneath upto circa pro
conj: and or but nor & so while whilst because since although though whereas if unless when where whenever wherever whether whereby wherein that how why yet once et ie
part: to not n't nt
adv: very also too only just then there here now often always never usually daily-weekly still ever again ago already almost alone apart aside away back-to-back
 even far forward further furthermore however indeed instead likewise maybe meanwhile moreover nevertheless nonetheless otherwise perhaps quickly rather
 soon therefore thereby thus together twice thrice up-to-date altogether approx approx. plus-minus roughly nearly e.g. i.e. eg etc. etc p.a. asap
 today tomorrow yesterday tonight o'clock a.m. p.m. am pm upfront upstairs downstairs overseas abroad onsite on-site off-site offsite online offline in-house
 full-time part-time door-to-door hence afterwards beforehand sometimes sometime somewhere anywhere everywhere nowhere ahead least most more less
adj: other own same first second third last next able various numerous certain former latter main good better best worse worst
 own-brand eager such-like
num: one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty
 seventy eighty ninety hundred thousand million billion dozen dozens hundreds thousands zero once-only nil
other: please yes okay ok hello
`;

/** Words of a second class beside the first: `word class class`. */
const ALSO = `
as adv conj
that det pron
so adv
more det adv
most det adv
less det adv
least det
all pron adv
both pron conj
many pron
several pron
some pron
any pron adv
each pron
few adj
much pron adv
one pron
her pron
his pron
no adv
what pron
which det
who pron
this pron
these pron
those pron
about adv
over adv
up adv
down adv
out adv
off adv
on adv
in adv
through adv
around adv
along adv
under adv
before conj adv
after conj adv
until conj
till conj
since prep adv
than conj
as prep
like verb
following adj verb.gerund
including verb.gerund
regarding verb.gerund
concerning verb.gerund
given verb.participle
past adj noun adv
plus conj
inside adv
outside adv adj
above adv
below adv
behind adv
near adv adj
across adv
within adv
without adv
throughout adv
alongside adv
first adv noun
second noun
third noun
last adv verb
next adv
own verb
once adv
yet adv
while noun
when adv
where adv
how adv
why adv
do verb.base
did verb.past
does verb.third
have verb.base
has verb.third
had verb.past
having verb.gerund
can noun verb
will noun
may proper
might noun
must noun
us proper
it noun
daily-weekly adj
there pron
better adv verb
best adv noun
well adj noun
good noun
worse adv
worst noun
further adj verb
forward adj verb noun
back noun verb
half noun adv
quite adv
such pron
far adj
still adj noun
even adj
just adj
only adj
alone adj
together adj
ahead adj
overseas adj
online adj
offline adj
onsite adj
on-site adj
in-house adj
full-time adj
part-time adj
up-to-date adj
door-to-door adj
back-to-back adj
today noun
tomorrow noun
tonight noun
yesterday noun
round prep adv adj noun verb
per adv
minus adj
vs conj
other noun
others noun
so-called adj
`;

const LEMMAS: Record<string, string> = {
  am: 'be',
  are: 'be',
  is: 'be',
  was: 'be',
  were: 'be',
  been: 'be',
  being: 'be',
  has: 'have',
  had: 'have',
  having: 'have',
  does: 'do',
  did: 'do',
  given: 'give',
  ca: 'can',
  wo: 'will',
  sha: 'shall',
  "n't": 'not',
  nt: 'not',
};

const GERUND_LEMMAS: Record<string, string> = {
  following: 'follow',
  including: 'include',
  regarding: 'regard',
  concerning: 'concern',
};

/** What each name in the tables above stands for. */
const NAMED: Record<string, Omit<Reading, 'lemma'>> = {
  det: { pos: 'det' },
  'det/sg': { pos: 'det', number: 'sg' },
  'det/pl': { pos: 'det', number: 'pl' },
  'det.possessive': { pos: 'det', possessive: true },
  pron: { pos: 'pron' },
  'pron/sg': { pos: 'pron', number: 'sg' },
  'pron/pl': { pos: 'pron', number: 'pl' },
  aux: { pos: 'aux' },
  'aux.base': { pos: 'aux', form: 'base' },
  'aux.third': { pos: 'aux', form: 'third' },
  'aux.past': { pos: 'aux', form: 'past' },
  'aux.participle': { pos: 'aux', form: 'participle' },
  'aux.gerund': { pos: 'aux', form: 'gerund' },
  verb: { pos: 'verb', form: 'base' },
  'verb.base': { pos: 'verb', form: 'base' },
  'verb.third': { pos: 'verb', form: 'third' },
  'verb.past': { pos: 'verb', form: 'past' },
  'verb.participle': { pos: 'verb', form: 'participle' },
  'verb.gerund': { pos: 'verb', form: 'gerund' },
  noun: { pos: 'noun', number: 'sg' },
  proper: { pos: 'proper', number: 'sg' },
  prep: { pos: 'prep' },
  conj: { pos: 'conj' },
  part: { pos: 'part' },
  adv: { pos: 'adv' },
  adj: { pos: 'adj' },
  num: { pos: 'num' },
  other: { pos: 'other' },
};

function build(): Map<string, Reading[]> {
  const table = new Map<string, Reading[]>();
  const add = (word: string, name: string) => {
    const named = NAMED[name]!;
    const reading: Reading = { ...named, lemma: lemmaOf(word, named) };
    if (named.pos === 'noun' && word === 'others') reading.number = 'pl';
    table.set(word, [...(table.get(word) ?? []), reading]);
  };
  let name = '';
  for (const line of CLASSES.trim().split('\n')) {
    const head = /^[\w./]+(?=: )/.exec(line)?.[0];
    name = head ?? name;
    const rest = head === undefined ? line : line.slice(head.length + 2);
    for (const word of rest.trim().split(/\s+/)) add(word, name);
  }
  for (const line of ALSO.trim().split('\n')) {
    const [word = '', ...classes] = line.split(' ');
    for (const it of classes) add(word, it);
  }
  return table;
}

function lemmaOf(word: string, { pos, form }: Omit<Reading, 'lemma'>): string {
  if ((pos === 'aux' || pos === 'verb' || pos === 'part') && LEMMAS[word] !== undefined) {
    return LEMMAS[word];
  }
  return form === 'gerund' ? (GERUND_LEMMAS[word] ?? word) : word;
}

/** Readings of each word of a closed class, likeliest first. */
export const CLOSED: ReadonlyMap<string, readonly Reading[]> = build();
