/** Weights of the vote on verdicts, in tenths. Generated: learnt by `scripts/train-verdicts.ts`; `match/odds.ts` says how they are read. */
export const VERDICT_ROWS = String.raw`
-6 -12 -11|
-1 -4 -1|and false
-1 1 -1|and true
-1 1 0|need language must
-2 -1 -2|long 2
-2 -1 3|long 4
-2 -2 -3|class true
-2 1 -2|words 4
-2 1 1|long 1
-2 2 3|words 6
-2 3 -1|kind degree
-3 -4 -1|words 3
-3 -4 -3|kind skill
-3 2 -1|kind licence
-4 -1 -3|need language nice
-4 -1 0|or false
-4 0 -3|kind language
-5 -3 -5|terms true
-5 0 -2|names true
-5 1 -2|need licence nice
-6 3 -1|need degree nice
-9 -9 -9|need skill nice
0 -1 -1|words 2
0 -1 1|class false
0 -1 1|need other nice
0 -1 2|need location must
0 1 -1|kind years
0 1 2|words 1
0 2 0|long 3
1 -3 0|long 6
1 1 -1|need years must
2 -2 -1|or true
2 0 1|need licence must
2 0 4|terms false
3 -1 1|kind location
3 -1 3|need other must
3 -3 1|names false
4 -1 -4|long 0
4 -1 4|kind other
4 -2 3|kind soft
4 -2 3|need soft must
4 0 1|need degree must
5 -2 -2|words 0
5 5 5|need skill must
0 12|rule>3
0 2|line>5
1 0|all>3
1 0|degree rule>1
1 0|degree rule>2
1 0|licence rule>1
1 11|names>2
1 3|location rule>1
1 3|location rule>2
1 3|location rule>3
1 6|job>4
10 6|class>1
2 0|all>1
2 0|line>4
2 0|names>1
2 0|rule>2
2 0|telling>1
2 3|licence rule>3
3 0|all>2
3 0|line>2
3 0|rule>1
3 6|degree rule>3
4 0|all>4
4 6|language rule>3
6 0|skill rule>1
7 0|licence rule>2
8 0|line>1
9 0|language rule>1
9 0|language rule>2
-8|write
-6|-ive experience
-5|+ exper- repor- start super-
-4|-age -ees -ial -ist -ors -ort -ugh appro- at prefe- progr- since them
-3|-dge -her -ies -ing -ion -ise -ked -ory ^experience ^hands certificate$ desig- expla- explain famil- handl- hands has knowl- knowledge manag- new or read recor- run some stand- syste- teach- teaching time under- what will
-2|-'ve -ain -and -ard -ate -der -ems -ent -ess -ght -gle -ian -ish -ken -ker -lar -led -n't -our -sed ^-'ve ^-nts ^applicants ^familiarity ^some ^you've advan- alrea- already anoth- another appli- applicants asses- assoc- autho- bette- better better$ care case certi- certification compa- confident data design elect- enoug- enough expos- exposure familiarity food four handling leadi- leading least m management maste- on passp- passport plus pract- practice quali- refer- safe softw- spent stude- systems team too train- training use want worke- worked would years you'v- you've your
2|-'ll -ary -hip -hts -nal -ncy -ous -son -vel / ^-ble ^-ent ^-ous ^if ^valid a an avail- available been busin- business clear- drivi- driving humou- humour inter- it join kind more off prepa- prepared regis- required$ resid- right sense small take trave- travel you'l- you'll
3|!licence #$ -ble -ges -mit -ure ^-ing ^a ^an ^must ^own ^with about by check citizenship confi- eveni- get go licence$ month night- own patie- permi- permit requi- required shift six that the this week$ yrs
4|-ers -hin -nds ^we citiz- every for here in live natio- national not press- pressure satur- trans- up week willing withi- within work you
5|!other -ths be count- days do full month- months out than uk willi-
6|home keep when
7|-day are valid
9|!soft ready
10|must to
19|!
`;
