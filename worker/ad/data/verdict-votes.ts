/** Weights of the vote on verdicts, in tenths, learnt by `scripts/train-verdicts.ts`; `match/odds.ts` says how they are read. */
export const VERDICT_ROWS = String.raw`
-6 -12 -11|
-1 -4 -1|and false
-1 1 0|and true
-2 -1 -2|long 2
-2 -1 3|long 4
-2 1 -2|words 4
-2 1 1|long 1
-2 2 3|words 6
-2 3 -1|kind degree
-3 -2 -3|class true
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
0 -3 1|long 6
0 1 -1|kind years
0 1 0|need language must
0 1 3|words 1
0 2 0|long 3
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
5 -2 -3|words 0
6 5 6|need skill must
0 12|rule>2
0 2|line>5
1 0|degree rule>1
1 11|names>2
1 4|location rule>1
1 4|location rule>2
1 6|job>4
10 6|class>1
12 0|language rule>1
2 0|all>1
2 0|licence rule>1
2 0|line>2
2 0|names>1
2 0|telling>1
3 0|all>2
3 0|line>4
4 0|all>4
4 6|degree rule>2
5 0|skill rule>1
5 4|licence rule>2
5 6|language rule>2
6 0|rule>1
8 0|line>1
-7|write
-6|-ive experience
-5|+ exper- repor- start super-
-4|-age -ees -ial -ist -ors -ort -ugh appro- at prefe- progr- since them
-3|-ate -dge -ent -her -ies -ing -ion -ise -ked -ory ^experience ^hands bette- better better$ certificate$ desig- expla- explain famil- handl- hands has knowl- knowledge manag- new or quali- read recor- run some stand- syste- teach- teaching time under- what will worke- worked your
-2|-'ve -ain -and -ard -der -ems -ess -ght -gle -ian -ish -ken -ker -lar -led -mum -n't -our -sed ^-'ve ^-nts ^applicants ^familiarity ^some ^you've advan- alrea- already anoth- another appli- applicants asses- assoc- autho- care case certi- certification compa- confident data design elect- enoug- enough expos- exposure familiarity food handling leadi- leading least m maste- minim- minimum passp- passport peopl- plus pract- practice refer- safe softw- spent stude- systems team too train- training use want would years you'v- you've
-1|& -als -ant -are -ase -bic -cal -ded -des -een -ets -ety -ied -ift -ine -ior -ket -lls -lly -man -nch -ned -ner -nic -nts -ons -ord -orm -out -ple -r's -rds -ren -res -rts -tal -ten -tic -ual -ven -zed ^-ate ^-dge ^-lly ^-mum ^-nce ^-ure ^at ^can ^confident ^ideally ^is ^knowledge ^minimum ^sound ^working ^you abili- ability able above advanced advantage advantage$ and arabi- arabic befor- before both budge- c card child- children code comparable compl- d down e end engli- english entit- experience$ five four frenc- french from germa- german have ideal- ideally if indus- infor- langu- language learn- less life management manda- mandatory neede- needed on over people plann- pleas- please polis- polish preferred preferred$ proce- produ- publi- qualification qualified record relat- revie- rules s safet- safety scree- screen simil- similar similar$ skill- skills software software$ solid someo- someone sound speak studi- studies such throu- through understanding witho- without work$ worki- working writi- writing writt- written
1|!location % -ces -ege -ics -ity -lic -nce -ncy -ply -red -tor -uld ^-'ll ^-ess ^-ity ^-red ^ability ^able ^you'll a analy- any b candi- clear college commi- day dbs don't drug emplo- employment engin- eu first is level need no of open our part perso- person polic- regis- shoul- should so statu- suppl- supply two under way we weeks well who willingness with year
2|-'ll -ary -e's -hip -hts -ous -son -vel / ^-ble ^-ent ^-ous ^if ^valid an avail- available been busin- business clear- confi- humou- humour i inter- it join kind off one prepa- prepared required$ resid- right sense small take trave- travel you'l- you'll
3|!licence #$ -ble -ges -mit -nal -ure ^-ing ^a ^an ^must ^own about by call check citizenship drivi- driving eveni- for get go licence$ month more night- own patie- permi- permit requi- required shift that the this trans- up week$ yrs
4|-ers -hin -nds ^we ^with be citiz- do every here in live natio- national not press- pressure satur- willing withi- within work you
5|!other -ths count- days full month- months out six than uk willi-
6|home keep week when
7|-day valid
8|are
9|!soft must ready
10|to
19|!
`;
