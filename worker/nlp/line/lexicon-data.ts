/**
 * Lemmas of WordNet 3.0 (licence: LICENSE-wordnet.txt in this folder) by word class, likeliest class first,
 * a rare one in upper case; front coded. What guess.ts gets right is left out. Generated: npm run lexicon.
 */
export const LEXICON = `
=a
0abandoned 3shed 2breviated 2ducting 2horrent 2iding 2ject 2lated 4ze 3oom 2ounding 2ridged 3upt 2scessed
3entminded 3olved 4rbed 6ing 3temious 4racted 5use 2undant 3sed 3zz 1ccelerated 4nted 4pted 6ing 3ommodating
5panied 8ying 6lished 4rdant 6ing 4utered 3redited 4ued 3umulated 4rate 5sed 4satory 5ing 5tomed 2hy 2idulous
2knowledged 2quainted 4iescent 5red 5tted 2rid 4monious 2tivated 3uated 6ing 1dapted 2dicted 3led 3ressed
3ucting 2equate 2ipose 2jacent 3udicatory 4sted 2mired 3onishing 6tory 2opted 3red 4ing 4ned 2roit 2ulatory
4terated 9ing 7ous 2vanced 6ing 5tageous 3entitious 6uresome 8ous 4rse 5tised 3ised 1erated 1ffected 6ing
7onate 3iliated 4xed 3licted 2ire 2lame 3oat 3utter 2orementioned 5said 5thought 3ul 2raid 1gglomerated
3ravated 8ing 4egated 2hast 2ile 3tated 6ing 2leam 3itter 3ow 2og 3nized 6ing 2rarian 3eed 1ided 2ling 2rborne
3ed 3sick 3tight 3worthy 3y 1jar 1kin 1larmed 5ing 2buminous 2eatory 2ienated 7ing 3gned 5ing 2kaline 2leged
4viated 3ied 3otted 4ver 4yed 3uring 2phabetized 3ine 2tered 5nating 1malgamated 3tory 3zed 4ing 2bidextrous
4ent 4guous 4tious 4valent 3ulant 2eliorating 3nded 2orous 4phous 2phibious 3le 2used 4ing 1nal 4ogous 4yzed
2drogenous 6ynous 2gered 3led 3ry 3uished 4lar 2hydrous 2imated 6ing 2nihilated 9ing 3ounced 4yed 3ular
2omalous 3nymous 2swering 2tebellum 3hropomorphous 3icancer 5ipated 9ory 4personnel 5odean 6llution 4quated
4submarine 4tank 5rust 3lered 3onymous 3sy 2xious 1pelike 2palled 4reled 6nt 3ealing 5sing 4llate 4tizing 3lied
3ointed 4rtioned 4site 3raising 4eciated 5hended 5nticed 4oved 3urtenant 2t 1queous 3iline 1rcane 3ed
3hdiocesan 4ed 4ing 2dent 3uous 2id 2med 3ored 2oused 2ranged 5t 4yed 3esting 3ogant 2ticled 5ular 8ted 3y
1scertained 2hamed 3en 3y 2inine 2phyxiated 9ing 3iring 2sassinated 3erted 6ing 3iduous 4gned 4milating 4sted
3onant 4rted 3umed 5ing 4red 5ing 2terisked 3ir 3onished 8ing 4unded 7ing 3ute 2ynchronous 1thirst 2ilt
2rioventricular 3ocious 4phied 2tached 5king 4ined 3empted 4nded 5uated 4sted 3ired 1uburn 2dacious 3itory
2gmented 2ricular 2spicious 3tere 2thenticated 4orized 3ographed 4immune 4mated 4nomous 1varicious 2enged 3rse
2ian 3d 2owed 2uncular 1waited 3kened 3re 3sh 2ed 3igh 3some 4truck 2ing 2kward 0bacchanalian 3kbreaking 4ed
4handed 4stair 2ffling 2ggy 2ked 2lanced 3ding 3king 4y 3ly 3my 2ndaged 4ed 3ned 3tering 2ptized 2rbarous
4ecued 5d 3ed 4faced 4handed 5eaded 4legged 3my 3red 5led 4icaded 2sed 3tardized 2ted 3tered 4y 1eaded 4y 3ked
3ming 3rded 3ten 4ified 3uteous 2calmed 3oming 2daubed 3ded 3immed 3raggled 4idden 2efy 3ry 3tling 2fitting
3ogged 4uled 3uddled 2ggarly 3otten 3rimed 3uiled 6ing 2headed 3olden 2lated 3ittled 3licose 5ed 4ying 3ted
2mused 2nedictory 4ficent 4volent 3ighted 5n 6ant 3umbed 2reft 3ried 4ylike 2seeching 3ieged 3otted 3pectacled
4oke 7n 2ttering 4ing 2whiskered 3ildered 4tched 7ing 1iased 2bulous 2concave 5vex 2furcated 2gamous 3ger
3hearted 3oted 2lious 3led 4iard 4owing 6y 2nocular 2partisan 7te 3olar 2tchy 3ing 3ty 3uminous 2valent 2zarre
1lackened 3ded 3med 5worthy 3nched 4d 4keted 3se 4phemous 4ted 5ing 3tant 2eached 4k 3mished 3nded 3ssed
2ighted 3nded 5folded 5ing 3stery 3the 6some 2ockaded 7ing 5ed 3odcurdling 5ed 5shot 6tained 6ucking 5thirsty
5y 3tched 6y 4to 3wn 4y 4zy 2ubbery 3nted 3rred 5y 3shing 4tering 7ous 7y 1odacious 3ied 2ffo 2ggy 3us 2iled
3sterous 2ned 4headed 3kers 3ny 3y 2oked 3lean 3ming 3ted 3zy 2rdered 3ed 2somy 3sy 2tched 3hered 6some 3tomed
2uncy 4ded 6n 4teous 2wed 3legged 2xed 3like 3y 1raced 3ided 4nwashed 5y 4sed 3mbly 3nched 4ded 3sh 4sy 3tty
3wny 2eakneck 4sted 4thed 6taking 3ezy 2illiant 3mming 3ndle 7d 3stled 6y 2oached 4dband 3caded 3iled 3ke 5n
6hearted 3nzed 3wned 2uising 3shed 4que 1ubbling 2ffeted 2gged 2ilt 2lbous 3ging 4y 3ky 3lheaded 2mbling
3ptious 4y 2nchy 3gled 5ing 2oyant 2rbling 3dened 6some 3glarproof 3ied 3led 4y 3ned 4ished 4t 3red 2shed
4whacking 4y 3inesslike 3ted 4ling 4y 2tterfingered 4oned 4ressed 2xom 2zzing 0cacophonous 2daverous 3enced
2gey 2lamitous 3careous 4iferous 4ulated 8ing 3endered 3ibrated 3loused 5w 3umnious 2mouflaged 3py 2ncerous
3did 5ed 3kerous 3ned 4y 3onized 4pied 3tabile 5nkerous 4ed 5ring 2pacious 4risoned 3ped 3ricious 3sular 3tious
5vated 8ing 2rbonaceous 7ted 4uncular 3diac 5ovascular 3efree 4worn 3ious 3nivorous 3otid 4using 3petbagging
6ed 3roty 3sick 3tilaginous 3ved 2sed 3hed 3tellated 4led 4rated 2tchpenny 5y 3egorized 4rcorner 2ulked
2vernous 1elebrated 8ory 3lular 2nsored 6ious 3tered 4igrade 4ralist 8zed 9ing 2rebellar 5rovascular 4monious
3tificated 7ed 1hafed 3grined 3ined 3lky 4lenging 3mbered 3ncy 4ged 5ing 4ted 3pped 3rged 4med 5ing 4tered 4y
3ste 3tty 2eap 3cked 6red 3eky 4ry 4separing 5y 3rished 3sty 3wy 2ickenhearted 3ldlike 3nked 4tzy 3pper 3rpy
3seled 3tinous 3valrous 2ockablock 3ked 3osy 3pped 5y 2ubby 3ffed 3mmy 3nky 3rchgoing 4ning 1ircadian 4uitous
5lating 8ory 5mlocutory 6polar 6scribed 7pect 2tified 3ywide 2vil 5ized 1lad 3mmy 4orous 3ndestine 4ging 5orous
4king 3rifying 3shing 4sy 3wed 3yey 2eared 5headed 3ment 3nched 3ver 2iched 3nched 4king 3pped 2oaked 3gged
5ing 3istered 3sed 5fisted 5mouthed 3thed 4ted 3uded 5y 3ven 3ying 2ubfooted 3msy 3nky 3stered 3ttered
1oagulated 3lesced 8nt 7ing 3rse 6ned 3ted 2bwebby 2chlear 3kamamie 4eyed 4sure 4y 2dified 2existent 7ing 2gent
3ged 3nisant 5zant 2herent 2iled 4ing 3ncident 7ing 2licky 3lected 7ivized 5giate 3onized 5naded 4red 5fast
3umnar 6ed 2matose 3bed 4ined 3ely 3forted 7ing 4y 3manding 4emorating 5nsurate 5rcialized 4issioned 5tted
4odious 5nsense 3partmentalized 4elling 5ndious 6sated 5tent 4lacent 6ining 7sant 5eted 7ing 5iant 6cated 4osed
5unded 4rehended 6ssed 5omising 4ulsory 3radely 2ncave 4ealed 5ited 5ntrated 5rned 6ted 4iliatory 5se 4luded
7ing 4ordant 4upiscent 5rrent 7ing 3demnatory 7ing 5scending 4ign 5tioned 4ylar 3fident 6ing 5gured 5ned 6ing
5rmatory 7ed 7ing 4licting 4orming 5unded 8ing 4used 6ing 3gealed 5sted 4ratulatory 5uent 6ous 3iferous 3joined
7t 4ugated 5nct 3nected 4iving 3sanguineous 4cientious 6ous 4ecrated 5nting 5quent 5rved 4iderate 8ed 5stent
4olatory 6idated 7ng 4picuous 4tipated 6tuted 5rained 9ing 6icted 9ing 4ular 5ming 6mated 3tagious 5ined
5minated aing 4emporaneous 7tuous 5nted 7ious 5rminous 5sted 4iguous 5nued 7ing 7ous 4orted 4racted 8ile 6sting
8y 5ibuting 9ory 6te 6ved 5olled 8ing 4umacious 6elious 3venient 6tionalized 5rgent 6sant 5x 4inced 7ing
4oluted 2oked 3rdinated 9ing 2pious 3pery 3yrighted 2rbelled 3ded 3ked 4ing 3ned 5red 4y 3porate 4ulent 5scular
3rected 5lated 5sponding 4oboratory 5ded 4ugated 5pted 7ing 2stly 4umed 2terminous 3tony 2unterbalanced 7poised
5rified 6ywide 5ywide 3pled 3rageous 4teous 5ly 2valent 4riant 3ered 4ted 5ous 2wardly 2y 1rabbed 5y 4wise
3cked 3fty 3ggy 3mped 3nky 4nied 3ppy 3shing 4s 3ved 3zed 2eaky 4my 3dited 6worthy 4ulous 3epy 3puscular 3sted
5fallen 3tinous 2inging 4kled 6y 3ppled 6ing 3spy 4scrossed 2oaky 3cked 3oked 3pped 3ssbred 5ed 5hatched
3tchety 3upy 3wded 4ned 5ing 2uciform 3ddy 3el 3mbly 4my 4pled 3shed 4ted 5y 2ystalline 9zed 1uddly 2ltivated
4ured 2mbersome 4rous 2rdled 3ed 3ious 3led 4y 3mudgeonly 3ricular 3sed 4ory 3t 4ained 3vaceous 4ed 4ing 4y
2shioned 4y 3sed 2taneous 3e 1zarist 0dabbled 2ft 2maged 5ing 3ning 2ndified 3gerous 3k 2pper 4led 2rkened 3ned
2shed 4ing 3tardly 2ted 2ughterly 3nted 5ing 2zed 3zled 5ing 1eadened 4locked 5y 3fened 6ing 3thlike 2based
5ing 4uched 3ilitated 9ing 3onair 2capitated 4yed 3entralized bing 3ided 5uous 4phered 3lamatory 5ratory 6ed
5ssified 3ollete 4nstructionist 4rated 5ous 3reased 7ing 5ed 5pit 2dicated 2famatory 3ending 3iant 4cient 4led
4ned 5ite 3lated 3oliated 4rmed 3t 3unct 2graded 6ing 2humanized 3ydrated 2jected 2layed 3eterious 3icate
4ghted 4mited 4neated 4quescent 4rious 3uxe 2manding 3eaning 4nted 3ode 4lished 4nstrated 4ralized 9ing 3ure
2natured 3igrating 3se 3ted 3uded 2picted 3leted 3opulated 3raved 4ecating 8ory 6iating 5ssed 7ing 4ived
2ranged 3isory 4ved 3ogatory 2scending 4ribed 3ecrated 4nsitizing 4rted 5ved 6ing 3iccated 4gned 4red 5ous
3pairing 4ised 4oiled 5ndent 3tined 5tute 4royed 3ultory 2tached 4iled 3ected 4rminate 8ed 8ing 4sted 2valued
4stating 3eloped 3ious 3oid 4ted 4uring 5t 2wy 2xterous 1iaphanous 2cey 3hotomous 3otyledonous 3tated 2fferent
9iated 4icult 5dent 4used 6ing 2gnified 6ying 2lapidated 4tory 3igent 3uted 2m 3ensioning 3inished 8ing 3med
2ngy 2pped 3terous 2re 4cted 6ing 3ty 2sabling 5used 4dvantaged cous 4ffected 4ppointed aing 6roving 4rranged
7yed 4strous 3believing 3carded 4erning 4harged 4iplined 4losed 4ombobulated 6posed 5ncerted aing 6nected
6solate 6tented 7inued aous 5rdant 5uraged 9ing 7teous 5vered 4redited 6et 6pant 6te 5iminating bory 3eased
4mbodied 4nchanted aing 5franchised 5tangled 3figured 4ranchised 3graced 5untled 4uised 5sted 7ing 3harmonious
4eartened aing 5d 5veled 4onest 6ored 4y 3illusioned bing 4nclined 5genuous 5herited 5terested 3jointed 3liked
4ocated 3mantled 5yed 6ing 4issed 3obedient 5liging 4rdered 8ly 5ganized 5iented 9ing 3paraging 7te 5ssionate
4ensed 5rsed 4irited 8ing 4leased 8ing 4osed 6sessed 4roportionate 4utatious 6ed 3qualified 9ying 5ieted 8ing
3regarded 4upted 3satisfied 4ected 5nting 4imilar 5pated 4oluble 7te 6ved 5nant 3tant 4inct 6guished 4orted
4racted 6it 6ught 5essed 8ing 5ibuted 4urbed 7ing 3united 4sed 2valent 3ergent 6ing 5se 6ified 5ted 6ing 3ided
3orced 1ocile 3umented 2ddering 6y 3gy 2gged 4ing 3like 2lorous 2med 4sticated 3inated 7ing 5eering 2ne 2ped 4y
2rmant 2sed 2ting 3ted 4y 2ubled 4ting 3ghy 3r 2wered 3nhearted 4market 4scale 4trodden 4y 2zy 1raconian 3fty
3gging 3ined 5ing 3ped 3wn 2eaded 4med 5like 5y 4r 3nched 3ssed 5y 2ied 3lled 3ppy 3ven 3zzling 6y 2oll 3oping
5y 3pping 3wsing 5y 2udging 3gged 3nken 1ual 2bious 2ctile 2lcet 3led 2mb 4founded 9ing 4struck 3py 2ple
4icitous 2sky 3ty 2teous 1yed 2stopian 0eared 3ned 3splitting 3thbound 5en 5ly 5shaking 5y 2sed 3tbound 4ern
7most 3ygoing 1bullient 1choing 1dged 3y 2ified 4ying 3ted 2ucated 1erie 1ffected 4minate 4rvescent 9ing 4te
3icacious 5ient 3lorescent 3ulgent 1gregious 1laborated 3psed 3sticized 3ted 4ing 2dritch 2ected 5rifying 3gant
4iac 3phantine 2fin 2icited 2ongated 3quent 1maciated 3ncipated 3sculated 2barrassed 9ing 4ttled 3edded 4zzled
3odied 4ldened 4ssed 3roiled 2ended 3rgent 5ing 2inent 2phasized 3loyed 3owered 1nabling 3mored 2cased 3hained
5nted 7ing 3ircled 7ing 3losed 3ompassing 4uraged 8ing 3roaching 4usted 3umbered 3ysted 2dangered 3earing 4d
3ogenous 4wed 3uring 2ervated 7ing 2feebling 3orced 3ranchised 2gaged 5ing 3orged 3raved 4ossed 7ing 2hanced
2larged 3ightening 4vened 7ing 2meshed 2nobling 2ormous 2raged 4ptured 2suing 2tangled 3erprising 5tained 9ing
3hralled 8ing 3icing 4tled 3ranced 7ing 4enched 2veloping 3ious 4sioned 1ponymous 1quidistant 4pped 1rectile
2oded 3genous 2rant 3ing 3oneous 2udite 1scaped 2tablished 3eemed 3ranged 7ing 4ous 1tched 2iolated 1uclidean
2phonious 1vanescent 3porated 2enhanded 3ryday 2idenced 6t 2oked 1xacerbating 4ting 3ggerated 3lted 5ing
3sperated 9ing 2ceeding 4llent 3hanged 3ited 5ing 3lamatory 3rescent 5tory 4uciating 3ulpated 8ory 4sed 2ecuted
3mplifying 2hausted 7ing 3ilarated 9ing 2igent 4uous 3stent 5ing 2ogenous 3nerated 3rbitant 2panded 5sionist
3ectant 6ed 4ditious 4rienced 3iatory 4ratory 5ed 3lanatory 4icit 4oded 5ited 5ratory 3osed 5itory 3ressed
3urgated 2quisite 2tant 3emporaneous 4nded 5uating 4rminated 3inct 5guished 3ortionate 3racellular 6urricular
5neous 5ordinaire 5sensory 5vagant 4overted 2uberant 3ltant 5ing 1yed 0fab 3led 3ricated 3ulous 2ced 4ted 5ious
3ile 3tious 5tious 2ddy 3ed 2gged 2inthearted 2llacious 4en 4ing 3se 2med 3iliarized aing 4shed 3ous 2ncied
3ged 3ned 2raway 3inaceous 3seeing 4ighted 3thermost 2scinated 8ing 3hioned 3tened 4idious 2ted 3headed 5rly
3igued 3tened 6ing 3uous 2ulty 3x 2vored 2wning 2zed 1earsome 3therbrained 7ed 7y 4ured 2brile 2cund 2derated
2eble 2igned 3sty 2licitous 3onious 3ted 2rny 3ocious 3rous 3tile 3vent 4id 2tching 3id 3tered 2vered 2wer 4st
2y 1ibrous 2ckle 3titious 2ddling 3gety 2erce 4y 2gured 2lamentous 3led 3med 4y 3thy 2ner 4spun 3gered 3icky
4shed 4te 2red 2shy 3sile 3tulous 2tted 2xed 2zzing 4y 1labbergasted 5y 3ccid 3gellated 4rant 3ky 3meproof
3ring 3shy 3tfooted 4tened 6ring 4ulent 3vorsome 3wed 3xen 2ecked 3dged 3ecy 4ting 3shly 5y 2ickering 3ghty
3nty 3ppant 3rtatious 2ooded 5lighted 7t 4red 3rid 3ssy 3urishing 5y 3wered 6y 2uctuating 3ent 3ffy 3ky 3shed
4tered 2yaway 3blown 1oaming 4y 2cused 2gbound 3ged 4y 2iled 2ldaway 3ksy 2nd 2olhardy 4ing 3ted 4ling 5oose
4sore 2rbearing 4idden 3ced 3egoing 6ne 4ign 4ordained 4sighted 5ted 3feited 3ged 4iving 4otten 3ked 3lorn
3malized 4ed 4ulated 3thcoming 4ified 4uitous 5nate 2ssilized 2uled 2xy 1ractious 3gile 4mented 4rant 3med
3udulent 4ght 3yed 2eaky 3ckled 3eborn 4hand 4standing 4wheeling 5ill 3nzied 3tted 2ied 3ghtened 4id 3lled 5y
3nged 3sky 3volous 3zzly 5y 2olicsome 3stbitten 5ed 5y 3thing 5y 3wning 4zy 3zen 2uiting 5y 3mpy 3strated 8ing
1uddled 2eled 2ggy 2lfilled 3some 2mbling 3ed 2nded 3goid 5us 3ky 2rious 3led 3nished 3red 4owed 4y 3thermost
2sed 3sy 3ty 2tile 2zzed 4y 0gabby 3led 2ga 2lled 4ing 3ore 3vanising 7zing 2mmy 3y 2ngling 4renous 2ping 2rbed
4led 3gantuan 3licky 3rulous 2seous 3sy 2thered 2uche 3nt 3zy 2wky 1eared 2latinous 3ded 3id 2neralized 5ous
3iculate 3teel 4lemanly 3uine 2osynchronous 2rmane 2sticulating 1hastly 2ostly 1ibbous 2ddy 2fted 2lded 3led
2mpy 2ngery 1lace 4iated 3ddened 4some 3morous 3ndular 3ring 3ssed 5y 3zed 2ib 3nting 3stening 6ring 3ttering
7y 2obular 3omy 3rified 5ous 3ved 3wering 2ued 4y 3m 3tinous 4ted 5onous 1narled 5y 1oaded 2bsmacked 2dforsaken
3like 4y 2lden 2ne 3zo 2odly 3ey 2rgeous 3y 2ssipy 2uty 2wned 1rabby 3cious 3ded 4uated 3iny 3ndiloquent 6ose
4ted 4ular 7ted 3ssroots 5y 3tified 6ying 4uitous 3velly 5n 4id 3zed 2eased 5y 4ter 6st 5hearted 3edy 3garious
2ieving 5ous 3lled 3m 4y 3pping 3sly 4tly 3tty 3zzled 2oggy 3omed 4ved 5y 3ping 3tty 3uchy 4ped 3veling 6ling
3wn 2udging 3eling 4some 3ff 3mpy 3ngy 1uarded 2ided 4ing 3lty 2mmed 4y 2shing 4y 3seted 3tatory 4y 2tsy
0hackneyed 2ired 4like 4y 2lfhearted 3lowed 4ucinating aory 3ting 2mmered 4y 2nded 4held 4led 4made 4some
4woven 5ritten 3gdog 2ppy 2rassed 3dbound 4core 4ened 4headed 7rted 4scrabble 4working 3ebrained 3monious 7zed
3nessed 3ried 4owing 3sh 2sty 2tched 3ed 3ted 2ughty 3nted 5ing 2zardous 3y 1eaded 4strong 4y 3led 4thier 6y
3rd 4tbreaking 7oken 5ening 5felt 5rending 5sick 5warming 5y 3ted 3venly 4yhearted 5set 2dged 2fty 2ightening
3nous 2ld 3meted 2mpen 2npecked 2p 2ralded 3baceous 4ivorous 3culean 2sitant 6ting 2terodox 6geneous 9ous 2xed
1ibernating 2dden 3ebound 4ous 2ghborn 4er 4falutin 2larious 3ly 2ndering 4most 2pped 2red 3sute 1oarse 4y
2bnailed 2gged 2key 2ley 2megrown 4like 5y 4made 4sick 4y 3ing 3ogeneous 7ized 7ous 4logous 2nest 4ycombed 5ed
3ored 2ofed 3ked 2rned 4like 4y 3rendous 4id 5fied 6ying 3tatory 2t 3headed 2usebound 6roken 5wifely 1uddled
2ffy 2ge 2lking 2mane 3bled 5ing 3id 4liated 8ing 3ongous 4rous 3pbacked 4ed 2nchbacked 5ed 3gry 3ted 2rried
2shed 1ydrated 4ous 2pertrophied 3notized 0icebound 2ky 2y 1dealized 3mpotent 3ntified 2olatrous 4ized 1ffy
1gneous 3ited 3oble 4minious 4rant 5ed 1llicit 3uminated 9ing 4sory 5trious 1mbalanced 2maculate 4nent 4ture
3ediate 4nse 3inent 3obile 4derate 6st 3unized 5odeficient 2pacted 4ired 4ssioned 4tient 3ecunious 4ded 5ing
4lled 6ing 4nding 5itent 4rious 5manent 5tinent 5vious 4tuous 3ious 3lanted 4emented 4icated 6it 4oring 3olite
4rtant 6ed 6unate 4sed 5ing 4tent 4verished 3recise 5ssed 4isoned 4oper 5ved 6ident 7ng 7sed 4udent 3udent 4re
1naccurate 3dequate 4vertent 3ne 4imate 3ppropriate 4t 3rticulate 3uspicious 2board 4rn 4und 3red 3uilt
2candescent 4pacitated bing 4utious 3ensed 4ssant 5tuous 3hoate 3ipient 4sed 3lement 4ined 4uded 3oherent
4mmensurate 6odious 6unicado 5plete 4ngruous 5siderate 7stent 6picuous 6tant 5tinent 5venient 4rporated 5rect
3reased 7ing 5dulous 4iminating aory 3urious 2debted 4cent 5orous 4finite 4licate 4ntured 4terminate 3ifferent
4genous 7t 5nant 4rect 4screet 7iminate 5posed 5soluble 5tinct 4vidualized 3olent 4or 3uced 4lgent 4strialized
8ous 3welling 2ebriated 3fficient 3legant 3pt 3rrant 4t 3xact 4pedient 6rienced 7t 2famous 4ntile 4tuated
3ected 6ious 4licitous 4rtile 3irm 3lamed 6matory 5ted 4ected 3ormed 3requent 3uriated 8ing 2genious 5uous
3lorious 3rained 5tiating 4owing 6n 2habited 4rmonious 3erent 5ited 7ing 3ibited 7ory 3uman 7e 2iquitous
3tiatory 2judicious 4red 5ious 2ky 2laid 2most 2nate 3er 5most 3ocuous 3umerate 2opportune 3rdinate 2salubrious
4ne 3cribed 3ectivorous 5ure 4nsate 5tient 3idious 4gnificant 4ncere 5uating 4pid 4stent 3olent 5uble 4uciant
3piratory 6ed 6ing 7ting 3t 4antaneous 4itutionalized 3ubordinate 4fficient 4lar 5ting 2tact 3egrated 4lligent
4mperate 4nded 5se 6ified 8ying 4r 5bred 5collegiate 7nnected 5dependent 5ested 8ing 5faith 6ering 5laced 8ing
6inear 8king 6ocutory 5mittent 5necine 5preted 5red 7lated 6upted 5secting 6tellar 5vening 5woven 4state
3imidated 9ing 3olerant 4ned 4xicated 9ing 3ramuscular 5nsigent 5state 5uterine 5venous 4epid 4icate 5guing
4oductory 5verted 4uding 2undated 3red 2vading 4lidated 9ing 3erted 4stigatory 3idious 4gorated 9ing 4olate
4ting 3olved 1odized 2nized 1rate 2idescent 2ksome 2oned 2relevant 5igious 4solute 4verent 3itated 7ing
1solated 6ing 3sceles 2thmian 1tchy 1vied 0jaded 2gged 2iled 2mmed 2ngling 2rring 2undiced 4ty 2wed 2zzy
1ealous 2june 2lled 4ied 4ylike 2rkwater 2sting 2tting 2weled 1iggered 2lted 2ngling 5y 3xed 2ttery 1ocose 3und
2ined 4ted 2king 2lted 4ing 2wly 2yous 1ubilant 2dicious 2icy 2mbled 4o 3py 2stified 2xtaposed 0kaput 2yoed
1eeled 2pt 2yed 1indhearted 4led 3gly 3ky 2tschy 1nackered 2ightly 3tted 2obbly 5y 3tted 5y 3wn 1ooky 0labeled
3ile 3ored 5ing 6ous 5saving 3yrinthine 2ced 4rated 3hrymose 3king 4luster 3tating 3y 2dylike 2id 2mbent 3ented
6ing 3inar 2nded 4locked 4scaped 3guid 5orous 3k 4y 2psed 2rger 2scivious 3ting 2tent 3hery 3ticed 2udatory
3ghing 2x 2yered 2zy 1eaded 5n 3fed 4y 3ky 3rned 3sed 3thery 3ved 5ned 2cherous 2ering 4y 2ftmost 2gged 4y
3uminous 2isured 2mony 2ngthened 6y 3ient 2onine 2prous 2ssened 5r 2ttered 2velheaded 2wd 1ibelous 4rated
3idinous 2censed 5tious 3it 3ked 2dded 2felike 5ong 3ted 2ghted 5headed 8rted 5proof 3neous 2i 2ked 2lting
2mbed 3pid 2near 4d 3ked 2onhearted 2pped 2quefied 4ified 2ssome 3ted 2te 3he 5some 3igious 3tered 4ler 2vely
4ried 3id 1oaded 3my 3th 5some 2bar 3ed 2calized 4ted 3o 2fty 2gy 2ne 4ly 4some 3gsighted 5tanding 4time 2opy
3sened 3ted 2psided 2quacious 2rdly 2uche 3sy 3vered 2ved 4lorn 4sick 3ing 2wborn 3ered 5most 3ly 1ubberly
3ricated 6ious 2cid 3ky 2dicrous 2gubrious 2kewarm 2mbar 3inescent 5ous 3pen 4y 2nar 2rid 2scious 3trous 4y
2xuriant 6ous 1vi 3i 1xi 3i 3v 2vi 4i 1ymphoid 2ophilised 8zed 0macabre 2d 3dened 6ing 3e 2ggoty 3nanimous
4etized 4ificent 7ed 5loquent 2idenly 3led 3nstreamed 4tained 2ladjusted 5roit 3eficent 4volent 3formed
4unctioning 3icious 4gnant 3nourished 3odorous 3treated 2ndibular 3gled 4y 3ky 3like 3ned 5red 6ly 3que 3tled
3ufactured 2rauding 3bled 6ized 3itime 3ked 3ooned 3red 3shy 3velous 2sked 3ted 5red 6ly 2tched 5ing 3ed 4y
3ronly 3ted 3ured 2udlin 2ximizing 1eager 3ly 5mouthed 3ndering 3sly 4ured 3ty 2chanized 2ddlesome 3iated 4ocre
2ek 2llifluous 4owed 3odious 3ted 2mbranous 2nacing 3dacious 3tholated 2rcantile 4erized 3etricious 3ged 3ited
5orious 3ry 2smerized 8ing 3sy 2ticulous 3tlesome 1icro 2d 3dlemost 2ffed 2gratory 2lch 3d 3itarized 3ky 3led
2natory 3cing 3ded 3ed 3gy 3imized 3ty 2raculous 3ed 3rored 3y 2sappropriated 3begotten 3cellaneous 4hievous
3erly 3guided 3labeled 5id 4eading 3matched 3ogynous 3placed 3represented 3sed 4hapen 4ing 3taken 4reated 4y
3understood 4sed 2tigated 2xed 1oated 2cking 2deled 4rating 5nized 4st 3ified 3ular 6ted 2ist 2lded 4y 3ecular
3ten 2mentous 2neyed 3itory 3ocled 5otyledonous 4gamous 4tonous 4unsaturated 3strous 2onlit 4struck 2rbid
3ibund 3ose 3tgaged 4ified 6ying 2ssy 2tivated 3ored 5ized 3tled 2untainous 5ed 3sy 2ved 3ing 1ucilaginous 3ky
3ous 2ddied 4led 6headed 4y 2ffled 2ggy 2llioned 3ticellular 6olored 5faceted 7rious 6orm 5level 5phase 6lied
6urpose 5story 5tudinous 5variate 2ndane 3ificent 2rdered 6ous 3ky 3murous 2scular 3hy 3ky 3sy 3tached 7ioed 4y
2ted 3ilated 4nous 2zzy 1ysterious 4ified 6ying 0nacreous 2gging 2ked 2pped 4ing 2rcotized 8ing 3rowed 3y
2scent 3ty 2tty 3uralized 2ughty 3seated 7ing 5ous 1earsighted 3t 2bular 5ous 2cessitous 3ked 2e 3ded 4led
2farious 2glected 4igent 2ighboring 8ly 2rvous 4y 2stled 2ther 6most 3ted 4led 6some 2utered 4ralized 2wfangled
4ound 3sworthy 4y 1iffy 3ty 2ggardly 4ling 3htlong 2mble 2pping 4y 2si 2trogenous 1odding 3ular 2isome 4y
2minated 2nabsorbent 4djacent 4ligned 3belligerent 3chalant 4onducting 6forming 6tagious 7inuous 4rystalline
3equivalent 4xempt 5istent 3fat 4lowering 3granular 3human 3infectious 6lammatory 3linear 5ving 3migratory
3obligatory 5servant 3parallel 4lussed 4oisonous 5rous 4rescription 3random 4eciprocating 5sistant 4igid
3sectarian 5gregated 4kid 4lip 4peaking 4tandard 5ick 3uniform 6on 3venomous 4iolent 4olatile 2rthbound
5easterly bn 6rnmost 5westerly bn 2sed 3y 2tched 3ed 4worthy 3iced 3orious 2urished 7ing 2xious 1th 1ubby 3ile
2clear 6ted 2gatory 2llified 2mbing 3inous 2rsed 2tritious 3ty 0oaken 2ten 1bdurate 2edient 3se 2ligated 7ory
5ed 5ing 4terated 4vious 2noxious 2scene 3equious 4rvant 6ed 6ing 4ssed 3olescent 6te 3treperous 5ucted 2tuse
2viating 4ous 1ccluded 3upied 2eangoing 1dd 2ious 2oriferous 4ous 1ffended 6ing 3icious 1iled 3y 1lden 4r
2eaginous 2factory 1minous 2nipotent 5resent 4scient 4vorous 1nerous 3time 2going 2side 1ozy 1palescent 3que
2encast 4ed 4handed 5earted 3rating 2inionated 2portune 4sed 5ing 3ressed 4obrious 2ulent 1racular 2bicular
2chestrated 2dained 3ered 2ganized 2ientated 8ing 6ed 6ing 2nate 3ery 2otund 2phaned 2thodox 1scillating 8ory
2sified 2tentatious 1therworldly 2iose 1utbound 3classed 3dated 4oor 7sy 3er 5most 3fitted 3going 3lawed 4ined
4ying 3moded 3raged 7ous 4e 3spoken 5read 4tanding 5retched 1varian 3te 2erabundant 5mbitious 5nxious 5rm 5wed
4bearing 5lown 5old 5urdened 4cautious 5onfident 4done 5ressed 5ue 4eager 5xcited 4fed 5lowing 5ond 5ull
4generous 5rown 4hand 8ed 6sty 5eated 4indulgent 4joyed 4laden 6nd 6rge 5oaded 6oked 8ing 5ying 4modest 4nice
4powering 5riced 4reaching 6fined 5iding 6pe 4sewn 6xed 5hot 5ize 5tated 6rung 6uffed 5ubscribed 6spicious 4t
5urned 4weening 5helming 5rought 4zealous 2iparous 2ular 1wing 2ned 1xidized 0packaged 4ed 2dded 2id 3ned
4staking 4ted 6rly 3red 2latalized 3lid 4y 3mate 4y 3pitating 3sied 3try 2neled 3icked 6y 2pery 2ralyzed 4mount
3ched 3ented 3ked 4y 3lous 3otid 3simonious 3ted 4icipating aory 6ularized 2sse 4ionate 3ted 5urized 2tched 5y
3ented 3ronized 8ing 3terned 2unchy 2ved 2ying 1eachy 3ked 4y 3ty 2bbly 2culiar 2digreed 2eled 3ved 2llucid
2nciled 3ding 4ulous 3etrating 3ile 4nsular 3t 3urious 2opled 2ppery 4y 2rambulating 3ceived 3emptory 3fected
4idious 4orated 4umed 5nctory 3ilous 3ky 3meating 5d 3nicious 3plexed 7ing 3severing 4istent 7ing 4nickety
4onalized 4picacious 7uous 3t 4inacious 6ent 4urbed 7ing 3verse 6ted 4ious 2sky 3tered 6ing 4iferous 5lent
2taled 3rifying 3ulant 1hosphorescent 8ous 1icaresque 4yune 3kled 4y 3tured 7sque 2ddling 2ebald 3d 3rced 5ing
2ffling 2gheaded 2llaged 5red 2mpled 5y 2nched 3ioned 3nate 3striped 2ous 2quant 2ssed 3tillate 2tched 3eous
3hy 3ted 1lacating 6ory 4ed 4id 3giarized 3inspoken 3nar 4gent 4ned 4tar 5ed 3stered 3titudinous 3yed 2easant
5ed 3dged 3nteous 2iant 2otted 3wed 2ucked 5y 3gged 3med 4my 4ping 4y 3ndered 3shy 1oached 2cked 4marked
2ignant 3nted 3sed 4onous 2lar 3ished 4te 3luted 3yandrous 4gamous 4morphous 4semous 4unsaturated 2maded 3pous
2ndering 6ous 2pular 6ted 5ous 2rcine 3ous 3tentous 4ly 4rayed 2sed 3h 3sessed 3ted 4humous 4meridian 5odern
aist 4paid 6rtum 4war 2tbellied 3ent 3holed 3ted 2uched 3ring 2wdered 6y 3ered 1racticed 3iseworthy 5ing 2eachy
4dolescent 3cancerous 5rious 5st 4eding 4ious 5pitating 8ous 5se 4ocious 5nceived 6ditioned 5oked 4ursory
3datory 4estined 5termined 4igested 5sposed 4ominant 3eminent 4xisting 3fatory 4erred 3gnant 3hensile 3judiced
3literate 3mature 4editated 4onitory 3occupied 3packaged 7ed 5id 5ratory 6ed 4onderant ating 5ssessing 6terous
4ubescent 3recorded 3scient 5ribed 4erved 5t 4sed 4tigious 4umptuous 3tended 6tious 3vailing 5lent 4ious 3war
2icey 4kly 3estly 3med 3ncely 5ipled 3ssy 4tine 3vileged 3zewinning 2obing 3cessed 4laimed 4onsular 3digious
3faned 4essed 4icient 4ound 4use 3gnathous 3hibited 8ory 3jected 7ing 3lix 4onged 3minent 5scuous 6ing 6sory
4ulgated 3ne 4ged 4ounced 3ofed 3pelling 5r 6tied 4itiatory 7ous 4ortionate 3scribed 4pering 7ous 4y 3tean
5cted 7ing 4racted 5uding 6sile 4uberant 3ud 3ved 5n 4ident 4oked 6ing 3ximate 2udent 3rient 1seudonymous
1ubescent 3licised 7zed 5shed 2dgy 2erile 2ffed 4y 2gnacious 2kka 2lchritudinous 3py 3verized 2mped 2nctilious
5ured 3gent 3ished 6ing 3y 2rblind 3e 3ifying 3suant 5ing 3ulent 2shy 3illanimous 2trescent 4id 2zzled 5ing
0quadrangular 3int 3lified 3rantined 4relsome 3si 3vering 2easy 3enly 3lled 3nched 3rulous 2iescent 3lted 3rky
3ts 2ondam 3tidian 0rabid 2cking 3y 2ddled 3iant 5ting 2gged 3ing 2iding 3ning 4proof 4y 3sed 2mbling 4unctious
3pant 3shackle 2ncid 4orous 3dom 6ized 4y 3ging 4y 3ked 3sacked 4omed 2pacious 3ed 3t 4urous 2re 4fied 3ing
2scally 3py 2tified 4oned 3like 3tlebrained 6d 4y 2ucous 3nchy 2vaged 3ening 5ous 3ishing 2wboned 2zed 1ealized
3nimated 3rmost 3soned 4sured 7ing 2bellious 3orn 2calcitrant 3eived 4ssed 3herche 3laimed 3ognized 4nciled
8ing 5dite 5structed 4rded 4vered 7ing 3riminatory 4udescent 3tangular 4ified 5linear 3umbent 4rrent 6ing
2dbrick 3dened 3eemed 6ing 3headed 3istributed 3olent 4ubled 3uced 5tionist 4ndant 2echoing 3dy 3king 2ferenced
3ined 3lected 7ing 3ormed 3reshed 7ing 4igerated aing 3ulgent 2generating 3imented 4stered 3nant 3ulated 7ory
2igning 3nforced 4vigorated 2jected 2lated 4xed 5ing 3easing 4vant 3iant 4eved 4nquished 3ocated 3uctant
2maining 3iniscent 4ss 3oved 3unerated 2nascent 3ding 3ewed 5ing 3owned 2organized 2peated 4lling 4ntant
4titious 3orted 3resented 6sed 7ing 4oving 3ugnant 2quested 4ired 2scued 3erved 4ttled 3ilient 4nous 4stant
3olute 5ved 4nant 6ting 4unding 3pected 4iratory 4lendent 3ted 4rained 5icted 8ing 3urgent 4scitated 2tained
4liatory 3icent 4red 5ing 3racted 7ile 3urning 2velatory 4rberating 5ed 6nt 5sed 3ised 4talized 9ing 4ved 5ing
3olting 5ved 2warding 1heumatoid 5y 2ymed 4ing 1ibbed 2ckety 2ddled 3ged 3iculous 2fe 3led 2gged 3hteous 5most
3id 3orous 2led 2med 3ing 3med 2nged 4like 2otous 2parian 3e 4ned 3ped 4ing 4led 2sen 3ky 3que 2tzy 2veting
1oasted 2bed 3ust 2ckbound 4y 2iled 4ing 2lled 4icking 2ofed 3ted 2py 2seate 3y 2tated 5ory 3ted 5n 3und 2uged
4hened 5shod 3nded 1ubbery 4ishy 3icund 2ddy 3e 2ffianly 4led 2gged 2ined 4ous 2led 2mbustious 3pled 2nny 3ty
2shed 4y 3ted 4proof 9ed 4y 2tted 4y 0saccharine 3ked 3red 4ilegious 4osanct 2d 3dled 2gacious 3ging 2id 3nted
5like 6y 2lacious 4ried 3ted 4y 3ubrious 3ving 2nctified 6monious 6oned 8ing 3dy 3e 3itized 2piens 6t 3py 2ssy
2tiated 4ny 4sfactory 6ied 6ying 3urated 5nine 2ucy 3teed 2ved 1cabby 4rous 3led 5ne 4loped 4y 3ndalous 3red
4red 4y 3thing 4terbrained 7ed 7shot 5y 2ented 2heduled 4ming 3maltzy 3olarly 4olwide 2intillating 2lerosed
2orched 4ned 3ured 3wling 2raggly 6y 4mbled 4ppy 4tchy 4wny 3eechy 4wy 3ipted 3ofulous 3ubbed 6y 4ffy 4mptious
4pulous 2ulpted 6ured 3mmy 3rfy 4rilous 5ying 1eaborne 3going 3led 3med 4y 3rching 4ed 4ing 3sick 4oned 3ted
3worthy 2baceous 2cluded 3retory 3tioned 2dgy 3itious 3ulous 2eded 4y 3ming 4ly 3ping 3thing 2gmented 3regated
2lected 3fsame 2miarid 4circular 5onducting 7scious 4detached 4precious 6ivate 4skilled 5olid 5weet
4transparent 2nescent 3ile 3sed 4itized 4ory 4uous 3tentious 4ient 2parated 2questered 4ined 2re 4ndipitous 5e
3iceous 4ous 3ous 3pentine 3rated 4ied 3vile 2ttled 2vere 6d 2wed 3n 2xed 3y 1habby 3ckled 3ded 4owed 6y 4y
3gged 5y 3ken 4y 3med 5faced 3ped 5ly 3red 4pened 3ttered 7proof 3ved 5n 2eared 4thed 3etlike 3lled 4tered
2ielded 3fty 3mmery 3ny 3pboard 4shape 3rty 3tty 3very 2ocked 5ing 3d 3pworn 3rn 4tened 5sighted 3uldered 4ted
3wery 4y 2redded 4wd 3ieked 4veled 3ubby 4nken 2uddering 3ttered 1ibylline 2ckening 4ly 2desplitting 2ghted 5ly
3ned 4ificant 2lenced 5t 3iceous 3ken 4y 3ty 3very 2milar 3plex 3ulated 5taneous 2ncere 3ewy 3ister 3tered
3uous 2ssified 3terly 2tuated 2zed 3zling 1ketchy 3wed 2illed 3mmed 4py 3nned 4t 5ight 3rting 1laked 3nderous
4gy 4ted 5ing 3phappy 3shed 5ing 3tternly 2eazy 3epy 4ty 4ved 3nder 2iced 4ked 3ding 3ghting 3my 3ppery 5ing 5y
4shod 3thering 7y 2oped 4ing 4ped 5y 3shed 3uchy 3venly 2ubbed 3icing 3mberous 4my 3rred 3shy 2y 1maller 3rmy
3shed 2elly 2itten 2oggy 3ked 4y 3ldering 3othed 3thered 7ing 2udgy 3g 4gled 3tty 1nakelike 4y 3ppy 3rky 4led
5y 3zzy 2eaking 5y 3ering 2ide 3ffy 2obby 3oty 3tty 3wbound 4y 2uffling 6y 3ggled 1oaked 3py 2ber 5ing
2cialized 2dden 4ing 2ftened 4hearted 2ggy 2igne 6e 3led 2lar 3d 4ierly 3ed 4mn 3icitous 4dified 3uble 3ved
2matosensory 3ber 3nolent 2norous 2othing 4y 2phisticated 3py 2rdid 3rowing 4y 3ted 2ughing 5t 3py 3red 3sed
3thbound 5easterly bn 6rn 8most 5westerly 2wn 2zzled 1paced 5y 4ious 3ngled 6y 3ring 4kly 4se 3ttered 3vined
3yed 2ecialized 5fied 5ous 4ked 5led 3edy 3llbinding 6ound 3nt 2icy 3dery 3ffing 5y 3ked 4y 3ndly 4y 3raling
4ited 6uous 2lashed 6y 4ttered 4yfooted 3endid 3intery 4tting 3otched 2oiled 3ken 3ngy 4taneous 3oky 3rting
5smanlike 5y 3tted 5y 3uting 2rigged 5htly 4nglike 6y 3outed 3y 2umy 3nky 3rious 4ned 4ting 1qualid 5ling 6y
4ndered 4red 4shed 6y 3eaking 6y 5ling 4lched 3iffy 4ggly 4nting 4rting 4shy 1tabbing 4ilized 8ing 3cked 3ged
4gering 4nant 4y 3id 4ned 3lemated 4ked 3ndardized 3rchy 4ing 4kers 4lit 4red 5ing 5y 4tled 6ing 4ved 3ted 5ly
5smanlike 5wide 4uesque 5tory 2eadfast 5ied 5ying 4lthy 4med 5y 3ely 3llar 6te 3mmed 3ntorian 3reotyped 4ile
6ized 4torous 3wed 2icking 5y 3fled 3llborn 4ted 3mulated 8ing 3ngy 4king 5y 4ting 3ppled 3rred 3tched 2ocked
5y 3dgy 3lid 3ned 4y 3oped 5ing 3pped 6red 3ried 4my 3uthearted 2raggling 7y 4ightforward 5ned 5tlaced 4nded
5ge 6led 4pping 4tified 4ying 3eaked 6y 5mlined 4etwise 4ngthened 5uous 4ssed 4tched 7y 3icken 5t 4dent
4kebound 4ngent 6y 4ped 5ped 5y 3ong 4ppy 3uck 5tured 4ggling 4ng 2ubbly 5orn 5y 3ck 3dded 4ied 5ous 3ffed 5y
3mpy 3ng 4ned 5ing 4ted 3pefied 6ying 5ndous 3rdy 2ylized 1uave 2bcutaneous 3dued 3human 3jugated 3limated 6ed
3merged 6sed 3ordinating 3scribed 4equent 5rvient 4idized 4tandard 7tiating 4urface 3terranean 4le 3urban
2cceeding 4inct 3hlike 3kled 2dden 3sy 2ety 2fficient 4ocating 2gared 2ited 2lfurous 3len 3try 2mmery 3ptuous
2nburned 3dry 3k 4en 3lit 3ny 3tanned 2perabundant 6nnuated 5b 5charged 6ilious 5erogatory 5fine 6luous 5human
5imposed 5saturated 6titious 5vised 8ory 3ine 3ported 5sed 4ressed 3reme 2refooted 3ging 3ly 3mounted 3passing
4rised 7ing 3reptitious 4ounded 8ing 3viving 2spected 5nded 4icious 3tained 1velte 1waggering 3mpy 3nky 3rthy
3yback 8ed 2eetened 3lled 4tering 3pt 5back 2ingeing 2ollen 3oning 3rn 1ylphlike 2nchronized 8ous 4opated
3onymous 2rupy 0tabular 2cit 5urn 3ky 3tile 2gged 2iled 4ored 3nted 2ken 2lented 3ky 2med 2ngled 4y 3ned
3talizing 5mount 2ped 4red 3ped 2rdy 2sseled 3ty 2ttered 4ling 4y 2ut 2wdry 3ny 2xing 3paying 1eary 3sed 2dious
2eming 3nage 4y 2lescoped 2mperate 6ed 5stuous 4ting 2nacious 4nted 3dentious 5rhearted 6ized 3sed 4ile 3tacled
3uous 4red 2pid 2rminated 3rified 6ying 3se 2ssellated 3ted 4icular 4y 2tchy 3hered 2xtured 1hawed 2ermonuclear
2ickened 5headed 5set 3nned 3rsty 2orny 4ough 8going 2readbare 6ed 6like 6y 5tened 8ing 3ifty 4lled 6ing 4ving
3oaty 4nged 4wn 2udding 3mbed 3ndering 7ous 7struck 7y 2warted 1iddly 2ed 3red 2ghtfisted 2led 3led 3ted
2mbered 3ed 4serving 4worn 3orous 2ned 3kling 3ned 4y 3pot 3seled 3y 2pped 3sy 2red 4some 3ing 2tillated 8ing
3led 3tering 3ular 1oasted 2ed 2gged 2iling 4some 2lerant 2ned 3gued 3sured 2othed 5some 5y 2pmost 3notch 3ped
2rmented 3n 3pid 3rid 3tious 4uous 5red 6ous 2taled 3tering 2uched 5y 3ghened 3risty 3sled 2wering 3headed
1rabecular 3cked 3demarked 3ined 4torous 3nquil 8izing 4scendent 6ribed 5fixed 6ormed 5gender 5istorized 6tory
5lucent 5mitted 5parent 6iring 6olar 7sed 5verse 3pped 3shy 3veled 2eacherous 5ly 4sonous 5ured 4ted 3ed 4like
3mendous 4ulous 3nchant 4dsetting 5y 3spassing 2iangular 3cky 3ed 3lled 3mmed 3partite 4lex 4ping 3te 3umphant
3valent 2oubled 7some 6ing 2uculent 3ncated 3ssed 4ted 5ing 5worthy 2ying 1ubby 3ed 4rculous 5ous 3ular 2cked
2fted 2mescent 3id 3ultuous 2rbaned 4id 4ulent 3gid 3ned 2sked 1wee 4dy 2iggy 3lit 4led 3nkly 4ned 5ing 3sted
5y 2openny 1yrannous 0ubiquitous 1gly 1lcerated 5ous 2nar 2t 3erior 3imo 3ra 5modern 1mpteen 7th 1nabashed 5ted
3ccented 6pted 5ommodating 5redited 5ustomed 4knowledged 4quainted 3ddressed 4orned 4ulterated 4venturous 5ised
3ffected 5iliated 4raid 3ided 3like 4loyed 4tered 3mbiguous 6tious 3nimous 4nounced 4swered 4ticipated 3pparent
5ealing 6tizing 5reciated 3rmed 5ored 4y 3shamed 4ked 4signed 6sted 5uming 3ttached 5ended 3uthorized 3vailing
3ware 2balanced 4ptized 4rred 3eaten 4coming 4lieving 4nding 5t 3iased 3leached 5mished 4inking 4ushing 3olted
4rn 4und 7ed 4wed 3randed 4idled 4oken 3urdened 4ttoned 2canny 4pped 4ring 3easing 4nsored 4remonious 5tain
3hained 5llenged 5nged 7ing 5rged 6ted 5ste 4ecked 4ristian 3ivil 7ized 3lad 5imed 5ssified 4ean 7ly 6r 7ed
4ogged 5thed 5uded 4uttered 3oiled 4llected 5ored 4mbed 6ined 5mitted 6on 5pensated 6laining 7eted 7icated
6ounded 6rehending 7omising 4ncealed 7rned 5ditioned 5fined 7rmed 5nected 5quered 5secrated 6idered 6olidated
6trained 6umed 8mated 5taminated 6ested 6rolled 5verted 6inced 9ing 4oked 5l 5rdinated 4rrected 7lated
6oborated 4unted 5pled 5th 4vered 3rossed 5wded 6ned 3tuous 3ultivated 6ured 4red 5led 4t 2damaged 4ted 4unted
3eceived 5ided 5lared 4feated 6nded 5ined 4manding 4rage 5coated 7ver 5developed 6one 5employed 5fed 5handed
5lying 5manned 6entioned 5nourished 5populated 6rivileged 5sea 7xed 6hot 6ized 6taffed 8ted 7ood 5water 7y
6eight 4served 8ing 5ired 4tected 6rmined 7red 4veloped 5iating 3ifferentiated 4gested 5nified 4luted 4minished
5med 4scharged 6iplined 6losed 6overed 6riminating 5guised 5mayed 5puted 5solved 5tinguished 6ributed 6urbed
4vided 3ocumented 4mesticated 4ne 3reamed 5ssed 3ue 4lant 3ying 2earned 5thly 4sy 3difying 5ted 4ucated
3mbarrassed 3nclosed 5umbered 4ding 4forced 4lightened 4terprising 3qualed 5ipped 3rring 3ven 3xampled 4cited
7ing 5used 4pected 5ired 5lained 6oited 7red 5ressed 5urgated 2fading 4iling 5r 4ltering 4miliar 4stened 3ed
4eling 4igned 4minine 4rtilized 4ttered 3illed 4nished 4tting 4xed 3lagging 5ttering 5vored 4edged 4inching
3ocused 4rced 5eseen 5giving 5med 4unded 3ramed 4equented 4iendly 4ozen 3ulfilled 4nded 5ny 4rnished 2gainly
3enerous 5tle 8manly 3odly 4verned 3racious 5ded 4udging 3uarded 4ided 2hallowed 4mpered 4ppy 4rdened 5med
4tched 3ealed 6thy 5rd 5ted 4eded 4ralded 4sitating 3indered 5ged 3oly 3urried 5t 2icellular 3dentified 3fied
4ormed 4ying 3mpaired 5eded 5ortant 6sing 5ressed 6oved 3ncorporated 4fected 5luenced 5ormed 4habited 5ibited
4itiated 4jured 4spired 8ing 5tructed 5ured 4telligent 6nded 6rested aing 7rupted 4vited 7ing 5olved 3onized
3que 3sex 3ted 3valent 4ersalist 2just 6ified 2kempt 3ind 2labeled 4ced 4dylike 4tched 3eaded 5rned 5vened
4ttered 3icensed 4ghted 4kely 4mited 4ned 4sted 4t 3oaded 4cked 4ved 6ly 5ing 3ucky 2made 4nned 7rly 4rked 5red
6ied 4tched 3eaning 5sured 4diated 4rited 3itigated 4xed 3odified 4lested 4tivated 4urned 4ved 2named 3eeded
4rved 6ing 3oticed 3umbered 2observant 8ed 5tructed 3ccupied 3pened 4posed 3rdered 4ganized 4thodox 2paid 5nted
5red 4ralleled 4steurized 4ved 3erceived 5formed 5suaded 5turbed 3laced 5nned 4easant 7ing 4umbed 3olished
5luted 4pular 8ted 3racticed 4ecedented 5judiced 5meditated 5pared 6ossessing 5ssed 5tentious 4incipled
4ocessed 5mising 6pted 5pitious 5tected 5ved 7n 6oked 3ublished 4nished 2qualified 4estioned aing 4iet 2read 6y
5lized 5soning 4cognized 6nstructed 6rded 4fined 5ormed 4generate 5istered 5ulated 4hearsed 4lated 5eased
6nting 5ieved 4marked 5itting 4pentant 5orted 4quited 4served 5istant 5olved 5trained 7icted 4vealed 4warded
8ing 3ighteous 4pe 6ned 4valed 3uffled 4ly 2saddled 4fe 4id 4lted 4nctioned 4tisfactory 8ied 8ying 5urated 4ved
5ory 3cathed 4heduled 5ooled 4ripted 5upulous 3ealed 5soned 4cured 4eded 5ing 5mly 4gmented 5regated 4nt 4ttled
3hackled 5ken 5ped 7ly 5ven 4eathed 4od 5rn 3ightly 5ned 3killed 3miling 3narled 3oiled 4ld 5icited 5ved
4phisticated 4rted 4ught 5nd 3paring 4ecified 6tacular 5nt 4oiled 5ken 5rting 7smanlike 3tained 5ted 4eady
4inting 4ressed 5uctured 6ng 4uck 5died 3ubstantiated 5tle 4ited 4llied 4ng 4pervised 5ported 4re 5passed
6rising 4spected 9ing 3wayed 4eetened 5rving 2tainted 4lented 4med 4ngled 5ned 4pped 4rnished 4sted 4ught
3enanted 5ded 4sted 3idy 4ed 4ring 4tled 3old 4uched 4ward 3rained 5mmeled 5veled 4eated 4ied 5mmed 4od 5ubled
4ue 5stworthy 3utored 3wisted 2used 2varied 5nished 5ying 3eiled 4rified 5sed 3oiced 2wanted 4rranted 4shed
4vering 3earied 4d 4lcome 5l 3holesome 3ieldy 4lling 4se 4tting 3onted 4rldly 5ried 5thy 4ven 3rapped 4inkled
5tten 2yielding 1pcoming 4untry 2ended 2lifted 2market 3ost 2pity 2raised 3oarious 2scale 3etting 3tanding
2tight 3urned 1rban 5e 5ized 2gent 2sine 1sed 2urious 1terine 2ilized 2tered 1vular 1xorious 0vacant 3cinated
3illating 3uous 2gue 2in 4glorious 2liant 4d 5ated 7ing 3orous 3ued 3ved 4ular 2nished 2pid 3orized 5ous
2ricolored 6se 4ed 5gated 3nished 3ying 2scular 3omotor 3t 2ulted 1ehement 3icular 2iled 3ned 2lvety 2nerating
3omous 4us 3ted 4ilated 8ory 4ricular 4uresome 6ous 2racious 3balized 4ose 5ten 3dant 3ified 5ying 3miform
5nous 3satile 3tiginous 2sicular 3ted 2xatious 3ed 3ing 1ibrant 5tory 2carious 3ious 3timized 4orious 2gilant
3orous 2le 3lainous 2ndicated 3ous 2olated 4ent 2rile 3tuous 3ulent 2scid 4ous 3ualized 2talizing 3iated 3reous
4ified 2vacious 3id 4parous 1ociferous 2iced 2latilized 3uble 4minous 4ptuous 2racious 1ulcanized 3gar 3pine
3turous 0wacky 2inscoted 2lleyed 2nted 4ing 2rlike 3med 4hearted 3ped 3ring 3ty 3y 2shed 4y 3ted 2terborne 5ed
5logged 5proofed 5tight 5y 2velike 3y 2xed 4n 3y 2yward 1eak 4ened 3lthy 3ned 3ried 5some 4ying 3thered 2bbed
2dded 3ged 2e 3dy 3nsy 4y 3py 2ighted 6y 2lcoming 2stbound 4ernmost 1hacked 3tsoever 2eaten 3eled 4zing 5y 2iny
3skered 7y 4pered 3tened 5washed 2olehearted 5some 3rled 1icked 2despread 3owed 2fely 2gged 4ly 2llowy 3ted 3y
2mpy 2ndblown 5urned 4ed 4swept 4y 3ged 4like 3some 3try 3y 2red 3y 2spy 2thdrawn 4ered 3ting 4y 2zardly 3ened
1obbling 2ebegone 2manly 2ndering 3ky 3ted 2oded 5n 4sy 4y 3lly 3zy 2rdy 3kaday 4manlike 3ldly 5wide 3my 3n
3ried 5some 3sened 3thwhile 2ven 1rapped 2ecked 3nching 3tched 2iggling 6y 3nkled 6y 3thed 5ing 4ten 2ongheaded
3th 3ught 2y 0xci 3i 3v 2vi 4i 1xxi 4i 5i 4v 3v 4i 5i 6i 0yearlong 3sty 2lled 4owed 1ounger 1ucky 2mmy 0zealous
2roth 2sty 1ippy
=aN
0abdominal 2errant 2solute 3urd 1cademic 2cusative 2hing 2ute 1damant 2ept 2renal 2verbial 1esthetic 1fferent
1gape 1lveolar 1ncient 2noying 3ual 2ti 4biotic 4septic 1scending 2tringent 1udible 2thoritarian 3omatic
0baroque 2sic 2wdy 1elligerent 3oved 2trothed 1ilingual 2nomial 2tter 6sweet 1lack 3zing 2istering 2ond 1old
2rderline 3ing 3n 2uffant 2vine 1rittle 2oad 1ucolic 0casebook 1entenary 4ral 2ramic 1hestnut 2ic 3lling 5y
1ircular 1lassical 6fied 1oaxing 2gnate 2mbatant 3ic 3mon 3parative 4rehensive 2nfluent 3nective 3sumptive
3templative 4raband 6dictory 2rdial 3rosive 2zy 1raven 3zy 2imson 2ude 3shing 1ubist 0dainty 2mp 2rkening
1ecadent 3larative 2ductible 2fensive 2licious 2ntal 2sperate 2veloping 3iant 3otional 1iagonal 2etary 2gestive
2minutive 1octrinaire 2mestic 3inant 2wncast 1rab 2iving 1utch 1windling 1ynamic 0eatable 1clectic 1ighteenth
5h 1lastic 2derly 4st 2ectric 3vated 4enth 1meritus 1nlightened 2tire 1phemeral 2ileptic 1rotic 2satz 1ssential
1thnic 1verlasting 1xclusive 2pedient 3losive 2ternal 3raterrestrial 0fallow 2miliar 2scist 2tty 1ederal 2line
2minine 1ifteenth 4h 4ieth 2nal 2tting 1limsy 2oating 2uorescent 2ying 1ormal 2urteenth 1rail 2iendly 3ghtening
2ontal 1unctioning 3damental bist 3ny 0gaudy 2y 1entile 2rminal 1ilt 1lad 2owing 1ossamer 2verning 1radual 3nd
3phic 2eat 2oss 1uttural 0haggard 2ndicapped 4y 2rdy 3monic 2zel 1eavy 2roic 1opeful 2rizontal 2stile 1uman
5itarian 2rrying 2sky 1ypothetical 0illegitimate 3iterate 1maginary 2mortal 2perative 5fect 5ial 3ossible
1ncidental 3oming 3urable 2dependent 2ferior 5nal 3inite 2itial 2nocent 2quiring 2sured 2tensive 4rlocking
5national 5state 2variable 7nt 3erse 1onic 1rrational 3egular 1solationist 0jutting 2venile 0khaki 1indred
1nowing 1osher 0large 2test 2vender 1eading 3ning 1imited 5ing 2ngual 2t 3eral 6te 1ocal 2st 2vely 2wering
1unatic 2sh 0makeshift 2mmalian 4oth 2ndatory 2rried 3tial 2sculine 2uve 1edian 4cal 2nial 2re 2tallic
3ropolitan 1ilitant 6ry 1obile 2dal 3ern 2nastic 2tivating 1ultiple 2m 2sical 1ystic 0nasal 2tal 3ional 3ural
1eanderthal 2cessary 2gative 2utral 2wborn 1ice 2neteenth 3th 1oble 2minal 2ndescript 3resident 2rmal 3thern
1ull 0oblique 1cclusive 2ular 1ffbeat 1ld 2ive 1ncoming 1perative 1ral 2ganic 1verweight 0paranoid 4sympathetic
3tial 5culate 2ssive 3toral 4y 2yable 1early 2rennial 3ipheral 3manent 3sonal 2tite 1harmaceutical 2ilharmonic
1ictorial 1lain 2easing 2ush 1oor 2rtable 2sitive 3sessive 4ible 3terior 1ragmatic 2eliminary 3ventive 2imitive
3or 2obable 3gressive 3portional 3vincial 1seudo 2ychotic 0queer 2icksilver 0radial 2pid 2sping 2tional 2w
1ecent 3iprocal 2gular 2ligious 2mote 2sidual 3ultant 2tarded 3inal 2vealing 4rsible 3olutionary 1ich 2sing
1olling 2tary 2undabout 3sing 2yal 1ustic 0salient 2pphire 2vory 1canty 2hematic 1easonal 2condary 2nsitive
2rial 2venteenth 6h 1hallow 3ttering 2ifting 1ick 2lly 2mple 2ngular 2xteenth 4h 1kinny 1mall 1nug 1oaring
2cial 2litary 2re 3rel 2unding 2viet 1parkling 2ecial 5fic 4tacular 2ic 1tarving 3tic 2erling 2out 2reaming
3iking 2upid 1ubconscious 3stantive 2perior 1wift 1ynthetic 0tall 2rt 2unting 1echnical 2en 2lling 4tale
2mporal 7ry 2rritorial 1heatrical 3rapeutic 4mal 2ick 5ening 3rteenth 5ieth 1imid 2ngling 1orturing 2talitarian
2uching 3gh 1ricolor 1welfth 3ntieth 0ultimate 1nderground 4sirable 2employed 2fortunate 2iversal 2seen 1pbeat
2land 2per 2right 1tilitarian 0valuable 1ertical 2terinary 1ocal 2latile 3taic 3untary 0walking 3loping
2ndering 2rming 1eird 2stern 1illing 2nding 2thering 1obbly 2rking 3thy 2unded 0yawning 1ielding 1oung
=aNR
0bad 0downhill 0extra 0northerly 0short 0whole
=aNV
0antic 4que 0blank 1rown 0fair 0keen 0major 1ute 0pale 0ready 0sallow 1ingle 1lack 0taboo 1reble 0vermilion
1oid 0wan 2terproof
=aNVR
0jolly 0plump 0quiet 0wrong
=aR
0alfresco 2oof 1miss 1sleep 0big 1right 2otherly 0clockwise 1ommendable 2nsecutive 0deathly 2vilish 0easy
0firsthand 1oremost 3thright 2urfold 1resh 0goddamn 7ed 0interdepartmental 0jocular 0loud 0new 0phonemic
0scorching 1idelong 1oft 1taccato 3rk 2eaming 0twofold 0unaccompanied 2thinking 1ppermost 0wide 1ondrous
0yonder
=aRN
0deep 0fourth 1ull 0high 0little 1ow 0real 0sharp 1weet 0true 0wild
=aV
0bald 1razen 2isk 1usy 0callous 0deliberate 2solate 1izzy 1ull 0exact 0foolproof 0gentle 0laden 1egitimate
0malign 0numb 0profane 0reticulate 0scant 1heer 1lim 1oundproof 1tale 3unch 0thin 0unfit 0warm 1eary
=aVN
0brave 0faint 0smart 0tender
=aVRN
0rough
=an
0active 1ged 1mber 1natomical 2terior 1ppalling 0blue 1rooding 0capitalist 2rdinal 2utious 1hemical 2ief
2ristian 1ivilian 1losing 1old 3lective 3onial 2ming 3mercial 4onplace 4unist 3plex 4ulsive 2nservative 4tant
3temporary 4rary 2operative 0danish 2rk 1ead 3f 3r 2ceased 2pendent 1isabled 2vine 1oomed 2wntown 1runk 1ue
1ying 0earnest 1ccentric 1xtreme 0faithful 2t 1lat 2edgling 0gleaming 1ray 2een 2otesque 0ideal 1naugural
2evitable 2frared 2tegral 4llectual 4rim 5mediate 0key 0liquid 1ooking 0marine 3tian 2ximum 1eddling 1inimum
3or 1onotone 2ral 3tal 1yriad 0native 1eurotic 0opposite 2timum 1rderly 3inary 2iginal 1val 2erall 0particular
2stel 1hony 1ink 1otential 1ressing 2imary 3ncipal 3vate 2ofessional 3testant 1ublic 2rple 0radical 2ising 1ed
2lative 1oman 5tic 1unaway 0safe 2vage 1chizophrenic 3olastic 1ecret 2nior 1hining 1ilver 1miling 1olid
2vereign 1piritual 1tern 1upernatural 3porting 1weeping 0tenth 1hieving 1rembling 0unconscious 2known 1tmost
0variable 0white 1inning 2se 1orth
=anR
0damned 0firm 0left 0stiff
=anV
0alien 0compact 2nfederate 1risp 0fleet 0general 0joint 0yellow
=anv
0blind 0fake 0net 0parallel 0stable
=ar
0aground 1like 1nticlockwise 1propos 1wful 0barefoot 0caudal 1onnubial 2unterclockwise 1rosswise 0daily 1ecent
1ownward 0earliest 4y 0fortnightly 0hard 1ourly 0inland 2shore 2ward 0late 1egato 1ikely 0manly 1eagerly 1ighty
1onthly 0nearby 1igh 0onshore 3tage 1utward 0quarterly 0secondhand 1idearm 1ure 0tight 2mely 0underarm 5hand
2manly 0weekly 0yearly
=arN
0fast 1ine 0ill 0midway 0quick 0straight 1uper
=arV
0long
=arn
0overhead
=av
0absent 1ppropriate 1wake 0bare 1lunt 0corrupt 0elaborate 1xempt 0frequent 0humble 0mature 0shrill 1ublime
=avN
0alternate 0bound 0cool 0empty 1qual 0foul 1ree 0idle 1ntimate 0narrow 0perfect 0steady 3ep 0wet
=avNR
0clear
=avR
0slow
=avRN
0damn
=avn
0average 0brief 0total
=avr
0loose
=n
0abacus 2jurer 2s 3conder 3tainer 2user 1canthus 2centing 3ounting 3rual 3used 6r 2hiever 2idosis 2quirer 6ing
5ttal 2robatics 4polis 4stic 3ylic 2tuary 1dapter 2der 3ucing 2ios 2juster 2miral 5er 2opter 3rer 2ulterer
2venturer 4rsary 5tiser 8ing 6orial 3iser 1egis 2robatics 5ics 4dynamics 4nautics 1ffirmed 3latus 2terburner 5s
1genesis 1irbus 3ing 3liner 3speed 1lder 2embic 3rting 2moner 3s 2phabetizer 2tering 3imeter 2umnus 1manuensis
3ryllis 2bergris 3ler 2ends 2meter 2niocentesis 2phitheater 3lifier 1nalysis 5zer 3pest 2emometer 2gelfish 3ler
4ing 3uish 2imus 3seed 2nals 3ealing 3iversary 3otating 4uncer 3ulus 2ointing 3maly 3pheles 2s 2teater 4chamber
3her 3imalarial 6tter 4podes 4quary 4sepsis 5pasmodic 4thesis 3ler 2us 1piary 3s 2optosis 3thecary 6osis
2paratus 3earing 5ser 4ndicitis 4tizer 3lauder 4ier 3ortioning 3raisal 7er 4oval 1quifer 1rbiter 5rager 3utus
2chbishopric 4er 4itectonics 2guer 4ing 2mful 3ing 3orer 3rest 2ousal 2ranger 6ing 4s 3ears 3ival 2senal 5ic
2teriosclerosis 3hritis 3ificer 1sbestos 8is 2epsis 2king 2paragus 3ic 2saulter 4yer 3embler 7ing 7y 4nting
3igning 4ze 2ter 3rologer 5nautics 6omer 5physics 1telier 2herosclerosis 3letics 2las 2mospherics 2omizer
2tacker 4inder 3ender 6ing 1udiometer 2ger 2tobiographer 4maker 1venger 3rting 2iary 3onics 3taminosis
2oirdupois 3wal 1wakening 3rding 2ning 1xis 0babbler 5ing 3ysitter 8ing 2cillus 3kbiter 4er 4grounder 4hander
4ing 4packer 8ing 4rest 4slapper 6ider 8ing 4water 5oods 2dgering 3lands 2gful 3ger 4ing 3piper 2iting 2ker
2lancing 3der 4ric 3ladeer 4istics 4ooning 5ting 4player 3uster 2ndaging 4ing 4leader 4master 4oleer 3ger
3ister 3ker 4ing 3ning 5ster 4s 3queting 2rbecuing 3gainer 7ing 3ing 3keeper 5r 3nstormer 3ometer 3racking 4ier
5ng 5ster 3tender 5rer 2sinful 4s 3ter 4ing 2ther 4ing 4os 3tering 4ing 4ler 2wling 1eachcomber 3ding 3ker 3rer
3ter 4ing 2d 3chamber 4lothes 3der 4ing 3sitter 2efburger 3hive 3keeper 7ing 3per 3r 2getter 3gary 4ing 3inner
6ing 3uiler 2heading 4st 3older 6ing 2lching 3eaguering 3iever 6ing 3ling 4owing 4wether 4y 5ful 3onging 3ting
2nder 4ing 2quest 2rating 2sieger 6ing 3tiary 4owal 4seller 2trayal 6er 4othal 1ibliographer 2ceps 3kering
3ycler 6ing 2dder 4ing 2er 2focals 2ker 2lliards 5ng 4y 2nder 4weed 3oculars 2oethics 3grapher 3nics 3physics
3statistics 4ynthesis 2rder 4seed 3thing 2shopric 2ter 4wing 2vouacking 1lackening 5ing 5mailer 5topping 3dder
3sphemer 4ter 3zer 2eacher 3eder 5ing 3nder 5ing 3ssing 2ighter 3nder 4g 2oater 3ckbuster 5er 5ing 3gger
3odletting 5shed 6ucker 4mer 4per 3ssoming 3tter 3wer 4fly 4ing 2uefish 4ing 4stocking 3ffer 3ing 3nderer 3sher
4terer 1oarder 5ing 3ster 5ing 3ter 4ing 2bbysoxer 3sledding 2ding 3ybuilder 9ing 2iler 2lus 2mbardier 4er 4ing
2ndholder 4ing 3er 4shaker 3us 2oger 3kbinder 8ing 4ing 4keeper 8ing 4maker 4seller 3mer 3ndocks 3ster 3tlegger
8ing 3zer 4ing 2rer 3rower 6ing 3stal 2tcher 3tler 2ulder 3ncer 4dary 5er 2wler 4ful 4ing 3string 2xer 3ing 1ps
1racer 3gger 3iding 4npower 5storming 5washing 4sing 3nding 3wler 3zier 2eadwinner 4ker 5ing 5water 4thalyzer
6er 3eder 3viary 3wer 4ing 2iber 3cklayer 8ing 3efing 4r 3gadier 3nging 3tches 2oadcaster 9ing 5ening 3iler
5ing 3lly 3nchitis 6us 5obuster 4tosaurus 3oder 3ther 3wning 4ser 5ing 2uiser 3shing 1uccaneering 3ketful 4ler
2ffeting 2gler 2ilder 5ing 2lldozer 4fighter 9ing 4ring 2mbler 3mer 3per 2ndling 3gler 3ting 2rger 4her 4lary
4omaster 3ial 3ner 3ping 3sary 4itis 3ying 2shing 4whacker 3ker 3ter 4ier 2tchering 3ler 3terfingers 4ressing
2yer 3ing 2zzer 1ystander 0cabdriver 3er 3inetmaker aing 2ckler 3tus 2daver 3ger 3uceus 2lculus 3iber 4sthenics
3ligrapher 5ng 3ming 3ving 2mbric 3corder 3paigner 8ing 4er 4ing 4us 2ncer 3dlepower 3ing 4ster 3nabis 4ibal
3vas 6ser 7ing 2pital 3sizing 2ravansary 3dholder 4sharper 3egiver 4ssing 4taker 3ies 3jacking 3maker 3nival
3oler 5ing 4usal 6er 3penter 5r 5tbagger 6ing 4ing 4us 3rier 3ter 4ing 4ographer 3ver 4ing 2seworker 3ing
3sowary 3tanets 4er 4ing 4ling 2taloger 5ysis 3cher 3erer 5ing 3fish 3harsis 4eter 2uliflower 4king 3sing
2viler 1eding 2iling 2llulitis 2nser 4oring 3tering 4iliter 5meter 1hafing 3ise 3llenger 5is 3mois 3ndelier
5ler 4geling 6over 6r 4ter 5ing 3os 3parral 4ter 3racter 4ger 4ioteer 4mer 3sed 5r 4sis 4tening 3tterer 7ing
2eater 3erer 5leader 4seburger 3mise 3st 3valier 3wer 4ing 2ickenfeed 5weed 3ding 3ffonier 3gger 3ller 3pping
3ropractic 3seler 3tterlings 3ve 2oirmaster 3ker 4ing 3lecystitis 5r 3mping 3oser 3pper 3reographer 4ister
3wder 2ristening 3onicler 5ometer 3ysalis 2unking 3rchgoer 1ider 2nder 3ematographer 2rcus 3rhosis 4us 2s 2trus
2vics 3vies 1ladding 3moring 3nger 3pper 5ing 3ssifier 3vier 2eaner 5ing 5ser 4ring 4ver 3matis 3ric 4king 3vis
2iffhanger 3macteric 4ber 5ing 3ncher 4ic 3pper 5ing 3toris 2ocking 3dhopper 3ning 3pping 3thes 5ier 6ng 4ting
3uding 3ver 3wning 2ubbing 3cking 3mping 3nking 3stering 1oaching 3ming 3ster 3ting 3xer 2bber 4ler 5ing 2ccus
3hineal 3kchafer 4fighting 4sucker 3ooning 2der 3fish 3ger 3ing 2ffer 3ounder 2iner 3tus 2lander 3eus 3ic 4tis
3lecting 4ider 5er 3onizer 4rimeter 6ng 4ssus 2mber 4ing 6ing 3er 3forter 3mander 4entary 4issary 7ioner aing
5ttal 4oner 6weal 4unicating 5ter 6ing 3paring 4eer 4iler 6ing 4lainer 4oser 6ing 5unding 4ressing 4troller
4uter 6ing 2nceding 3denser 7ing 4itioner 9ing 4ucting 3fectioner 5rral 7er 5ssional 4ines 3ger 6ies 4regating
3ifer 3junctivitis 5rer 6ing 3ker 3quering 6st 3sensus 4pectus 4table 7ulary 4umer 3tainer 4ender 4racting
5etemps 5iver 5oller 4umely 3vener 6ing 6tioneer 5rging 6ter 5yancer 9ing 6ing 2oker 4ing 3ler 4ing 2pier 4ng
3ying 4writer 2rer 3iander 3ker 3nflower 4meal 3ollary 4nal 5er 3poral 4us 3roding 2s 3igner 3mos 3ting 4umer
6ier 2ttager 4er 4onseed 2ughing 3nseling 4terfeiter 7offensive br 5ing 3pling 3rier 4ser 5ing 4tier 6ng 3scous
3turier 2vering 2ward 3catcher 3ling 3puncher 3shed 1ps 1racker 5ling 3mmer 3pper 4shooter 3ter 3ving 3wler
5ing 3yfish 2eaking 4mer 3d 4ential 3ed 4per 5ing 3mains 3st 2icketer 3er 3sis 3tic 4ter 2oaking 3cheting 4us
3fter 3oner 5ing 3pper 3sier 4sbones 6reeding 5ing 5over 3upier 3wding 2ucible 3dites 3iser 3ller 3pper 3sader
4her 2yogenics 4nics 3ptanalysis 5ographer 3stal 7lizing 1s 1ucumber 2ddling 2mulonimbus 5us 2nnilingus 2pful
3ping 2rbing 3dling 3ing 3ler 2shioning 3tomer 6s 2tler 3ter 4lefish 1ybernetics 2cling 4opes 6s 2linder 2mbal
2nic 2stitis 0dabbler 2gger 2irying 3s 2llier 2mpener 6ing 5r 3selfly 2ncer 4ing 3der 3ger 4ling 2rner 4ing
3ter 2ting 4ve 2uber 4ing 3ghter 2wdler 5ing 3ning 2ybed 3dreamer 8ing 1ds 1ealer 4ing 3rest 3thbed 2bater
3riefing 5s 3ugger 4nking 2cal 4nter 3eiver 3iliter 4meter 3ker 3larer 3oder 5ing 4mpressing 2ed 3r 4stalker
2famer 4ulter 3ender 4rral 3iler 4ning 3rauder 5yal 4oster 3using 2gaussing 2humidifier 2icer 2layer 3egating
3iverer 2mister 3ographer 4lishing 3urral 6er 2nial 4er 2picting 3ositary 3ressive 2regulating 3iving 3matitis
4is 3ringer 3vish 2scender 3erter 3igner 3pising 4oiler 3sertspoonful 3troyer 2tailing 3ecting 7ve 4rminer
3ritus 2veloper 3ising 1iabetes 3eresis 3gnosing 8s 7tics 4ramming 3lysis 5zer 3meter 3per 2bs 2ckens 3tionary
2ddly 2electric 3resis 3ter 5tics 4ing 2gger 4ing 3italis 3nitary 2mer 3mer 2ner 3ing 3ner 2pper 2rtying 2s
3appearing 6roval 4ssembly 5ter 4vowal 3bursal 3claimer 4ounter 5verer 4us 3hwasher 6ter 3incentive 5terest
3mantling 4issal 3owning 3patcher 4ensary 7er 5rsal 4osal 4raise 3sembler 8ing 5nter 4olving 3tiller 4urber
2thering 2uresis 5tic 2ver 5ticulitis 3ider 4ner 5g 1ocker 4ing 4worker 2dger 4ing 2er 2gfish 2ily 3ngs 2ldrums
3ly 2orkeeper 5nocker 2ppelganger 2rmer 2s 3imeter 3ser 4ier 2ubleheader 5ing 4ter 3sing 2wager 3eling 3ner
4ing 4sizing 5wing 3ser 4ing 2zer 1rafter 5ing 3gonfly 3matics 3per 3wer 4ing 4string 2eamer 5ing 3dger 3gs
3nching 3sser 5ing 5maker 8ing 2ibbler 6ing 3er 3fter 3lling 3nker 5ing 3ver 2omedary 3ning 3pper 5ings 3ver
2ubbing 3gging 3mmer 5ing 3thers 2yer 1ubbing 2cking 4ling 4pins 4weed 2eler 2ffer 2lcimer 2mbwaiter 3per 4ing
4ling 4ster 2ster 1weller 5ing 1yeing 3r 2namiter 0earful 3ner 4ings 3ring 3thing 5ling 2sing 3terner 2ter 3ing
3s 2ves 5dropper 1bbing 1cliptic 2onometrics 6ics 7zer 1d 2ger 3ing 2iting 2s 1ggbeater 1ider 1lbowing
2ectioneering 5rolysis 7nics 7phoresis 7statics 3phantiasis 2lipsis 2uding 2ver 4s 1mbalmer 3er 4zzler 3racing
4oiderer 2etic 2issary 3tter 2phasis 7zing 3loyer 3tying 2ulsifier 1ncephalitis 3hanter 3losing 3oding 2ding
4ve 3ocarditis 4dontics 4metriosis 4rser 2ergizer 2folding 4rcer 2gineering 3raver 6ing 2hancer 2joining
2larger 3isting 2quirer 2tering 6tis 5prise 5tainer 3rails 4emets 2uresis 2virons 4sioning 1picenter 3dermis
3glottis 2os 1qualizer 4ting 3ipoise 5ping 1r 2aser 2ecting 2gonomics 2oding 2ysipelas 1s 2ophagus 2palier
3ousal 2sayer 2t 3er 3rus 3uary 1tcher 4ing 2her 3ic 5s 3nographer 3os 1ucalyptus 2genics 2tectic 3henics
1vening 3rglades 2ildoer 6ing 1wer 1xaminer 2chequer 3laiming 3reting 2ecuting 7oner 3gesis 3rciser 7ing 2odus
2pelling 4nding 4rimenter 5tise 3letive 4oiter 5rer 3orter 6ing 4under 7ing 3unging 2tinguisher aing 3ortioner
1yeful 3liner 0fabric 2cing 3toring 2ding 2goting 2ker 2lconer 3ler 3sifier 6ying 2mily 2ncier 2rmer 4ing 3rier
4owing 3thing 4ing 2shioning 3tener 6ing 4ing 2ultfinder 5ing 2wner 1easting 3therbedding 7ing 2ces 2d 2eder
4ing 3ler 4ing 2igning 2ller 2ncer 4ing 3der 2rmenting 3rying 3tilizer 2stering 4ival 2tish 3us 2ver 1ibber
4ing 3er 3rosis 2cus 2ddler 2elder 5ing 5worker 2ghter 3uring 2ler 3ibusterer 4ng 3ler 4ing 4y 3ming 4maker
2nagler 4ncing 3der 4ing 3gering 6ling 6printing 3ial 4s 5her 6ing 2recracker 4fighter 5ly 4lighter 4power
4water 3ing 2sher 4ing 4monger 3tful 4icuffs 2ver 2xative 3er 3ing 1lamethrower 3nker 3pper 5ing 3sher 5ing
3tbed 4fish 4terer 4us 3voring 2ier 3pper 3rting 2oater 3gger 5ing 3oding 4ring 5walker 3uter 3werbed 2uting
4tering 2ycatcher 3er 3over 3paper 3swatter 1ocusing 2ible 3ling 2lder 3lower 4y 2ndling 2otballer 4er 4ing
4lights 5ocker 4rest 2rager 5ing 3ceps 3ding 3ecaster 8ing 4father 5inger 4grounding 4igner 4nsics 4quarter
4runner 4st 6alling 6er 4telling 4warning 3ger 4ing 5ver 4oing 3king 3matting 3saking 4wearing 3tuneteller bing
3warding 2stering 6ling 2undering 5ing 5ling 2yer 1ps 1racas 4tal 3mer 4ing 3nkfurter 2eebooter 4holder 4ing
4lancer 5oader 4thinker 9ing 4zer 5ing 3ighter 3quenter 3shener 6r 5water 2iary 3sking 2ontbencher 5ier 3sting
2uiterer 2yer 3ing 1ucker 2eling 2ller 2mbler 2nctionary 3ding 4raiser 4us 3eral 3gus 2rnishing 3rier 5ng
2silier 0gabfest 2dfly 2ffer 2iner 3ter 2llbladder 4ows 3vanometer 2mbler 5ing 3ekeeper 3ing 2nder 3gster
2rdener 6ing 3fish 3lic 3roter 2someter 3sing 3tritis 5oenteritis 3works 2tecrasher 4keeper 3herer 6ing
2zetteer 1earing 2ezer 2lding 2nder 3esis 4tics 3itals 4us 3omics 3us 2ographer 3meter 3physics 4olitics
2riatrics 2tting 1hostwriter 1ibberish 2ggler 2lder 4ing 2ngivitis 2rder 2ver 1lacier 3diolus 3ns 3ssblower
5ful 3zier 2eaner 2ider 4ing 3mmering 3ster 2oaming 4ting 3betrotter 3ssary 3ttis 1oading 3lkeeper 4tender
2bbler 2ddaughter 3father 3mother 3speed 2er 2fer 2ggles 2iter 2ldbricking 4fish 3fer 4ing 2ndolier 3er 2ober
3gly 2pher 2ring 2sling 3siper 6ing 2uger 2verned 1rabber 3der 4ing 3fting 3mpus 3nary 4ddaughter 5father
5mother 4ter 3ppling 3sshopper 3ter 3vedigger 5r 4imeter 5tas 3zier 5ng 2easer 3ed 4nfly 5grocer 5ing 5sward
4ter 5ing 3nadier 2iever 3lling 3nder 5ing 4ning 3ping 2ocer 3oming 4ving 3under 6ing 6skeeper 4per 5ing 3veler
3wer 4ler 5ing 2umbler 1uesser 5ing 4t 2ilder 2lly 3per 4ing 2mming 2nmetal 3ner 3powder 3runner 7ing 3slinger
2sher 2zzler 5ing 1ymnastics 0haberdasher 2cker 2emodialysis 2ggis 4ler 5ing 3iographer 2irdresser 9ing
4splitter 6ring 2ler 3itosis 2mburger 3mering 4ing 3ster 2ndful 4icapper 4ler 5ing 4over 4shaking 5pring
4writing 3ger 4ing 4over 3kering 2ppening 2rasser 3dening 4liner 3monizer 3pooner 3rier 3vester 7ing 2shish
2tching 3emonger 4r 3red 3ter 2uler 4ier 5ng 2wker 4ing 3ser 2ying 3maker 6ing 3seed 1eader 4hunter 4ing 4liner
4master 4quarters 4rest 4waiter 6ter 3ler 3rer 4ing 4tstrings 3ter 4her 4ing 3ver 4ing 2ckler 5ing 3tometer
2dger 4ing 2ifer 2licopter 3per 4ing 2modialysis 3stitching 2patitis 2rder 3etic 3pes 3ring 2wer 2xameter
1iatus 2biscus 2ding 2ghlander 5ighter 9ing 2jacker 6ing 2ker 3ing 2llbilly 2ndquarter 2ppocampus 5potamus
3ster 2reling 4r 2ssing 3toriographer 4rionics 2tchhiker 3ter 4ing 1oarder 5ing 3xer 2bbler 2lder 4ing 4over
3idaymaker 3lering 4y 3ster 2mecoming 4maker 7ing 4ostasis 5wner 4r 4steader 3ily 2neymooner 3ker 3oring 2ofer
4ing 3ker 4ing 3ter 2pper 2rsefly 5power 5radish 5whipping 2sier 3pital 3tler 2tbed 3elier 2usebreaker aing
5cleaning 5fly 6ul 5holder 5keeper 9ing 5lights 5master 6other 5warming 4ing 2witzer 3ler 1ubris 2ffing 2gging
2mdinger 3erus 3idifier 3mer 4ing 4us 3oring 3us 2nger 3ter 4ing 2rdler 5ing 3ler 4ing 3ting 2shing 3king
3tings 4ler 1ybridizing 2draulics 4ocephalus 5dynamics 5lysis 5meter 5ponics 2grometer 2mnal 2pnosis 3othalamus
6esis 2steresis 0iambus 1bis 1cebreaker 2ing 2tus 1dentifier 3s 2ler 3ing 2olater 1gnoramus 1leitis 1maging
2biber 5ing 2mobilizing 2parting 3eller 4tus 3inging 3orter 6ing 4unding 3rinting 1nbreeding 2centive 4st 3iter
3lining 3ubus 4rring 2dexer 5ing 3ucer 5ing 4lging 2fielder 4nitive 4rmary 3laming 3omercial 4rmatics 6er 6ing
2graining 2haler 2itiative 2kling 2nards 3ing 3keeper 2oculating 2quest 4irer 2s 3ider 4sting 3talling 4illing
3urer 2teger 5rating 4nsifier 4rbreeding 5loper 5mediary 5preter 9ing 5rupter 5val 6iewer 3riguer 4uder 2vader
3ective 4ntorying 4rter 4stigating 7ng 1ris 2oning 4monger 4worker 1slander 2omer 2suer 4ing 2thmus 1tching
2inerary 0jabberer 6ing 4ing 2ckal 4hammer 2iler 2mming 2rful 2sper 2wbreaker 2ywalker 1ellyfish 2ster 2tliner
2weler 1igger 2msonweed 2nks 2tter 1obber 3holder 2dhpurs 2gger 4ing 2iner 4ing 2ker 2stling 2tter 4ing
2urneyer 7ing 1udging 3iciary 2gful 3gler 5ing 2icer 2mper 4ing 2niper 3ker 5ting 0kaiser 1eeper 4ing 2nning
2ratitis 1ibitzer 2cker 4ing 2dnapper 7ing 2lldeer 4er 4ing 3oliter 4meter 3ter 2ndergartener aner 4ling
3ematics 4tics 3g 4fisher 4maker 2pper 2sser 4ing 1nacker 2eeling 2ickerbockers 7s 3sh 3tter 5ing 2ocker 5ing
1raal 1s 1udos 0laborer 2cewing 3ing 2ding 3yfinger 2ger 3ging 2mplighter 2ncer 3der 4holder 8ing 4ing 4lubber
4owner 4scaper 8ing 2pping 3sing 3wing 2rcenous 3der 3yngitis 2ser 2tecomer 4s 2ughter 3ncher 6ing 4dering 2ver
2wbreaker 3giver 3maker 6ing 3yer 2ying 3over 2zybones 1eaching 3der 3fing 3ner 3per 4ing 3rner 5ing 3seholder
3ther 3vening 5r 4ing 2cher 3turer 6ing 2d 3ger 2gging 3ionary 4slating 2mming 2nder 4ing 3gthening 3s 2per
2ssening 2tterer 6ing 4ing 2veler 5ing 4raging 2xicographer 4s 1ibber 3eler 3rary 2cking 2ed 2fer 4saver 7ing
3ter 2ghtening 5ing 5ning 2kening 3ing 2miter 3ning 3per 4ing 2nebacker 4r 3g 4erer 6ing 4uistics 3ing 3seed
2preading 2quidizer 2sper 3tener 6ing 4ing 2ter 3hographer 3mus 3otes 3terer 2ver 1oader 4ing 3fer 4ing 3ner
4ing 3ther 5ing 2bster 2cating 3ker 4ing 3oweed 3us 2dger 4ing 2gger 4ing 3ic 4stics 3rolling 2iterer 2lly 2ner
3ging 2oker 3ping 3sening 3ter 4ing 2ser 3ings 2tus 2udspeaker 3nger 3ver 2vemaking 4r 2wlander 1ubber 2gger
2minary 3per 2nching 3gfish 2pus 2rker 2ster 2thier 1ying 2nching 0macrobiotics 5economics 2dras 2gnetometer
4ifier 3us 2iler 4ing 3nspring 4tainer 2keover 4r 3ing 2laise 3ingerer 8ing 2mmal 2nager 3damus 4ible 3ger 4ler
3ner 3ometer 3power 3slaughter 3tis 3ufacturer aing 2pper 4ing 2rathoner 4uder 3bleizing 5ing 3cher 5ing 3iner
3ker 5ter 6ing 4ing 3quis 7e 2ser 3her 3ker 4ing 3querader 3seter 3tering 4ic 5tis 2tchmaker 8ing 3er 3hematics
3ing 5s 3ric 3ting 2uler 2yflower 5y 3onnaise 1eaning 4s 3sles 4uring 3tpacking 4us 2d 3al 3dler 3ic 2ed 3ting
2gabucks 4lopolis 2iosis 2llowing 2mber 3orial 2nder 4ing 3inges 6itis 4scus 3ses 2rcer 4handiser aing 3ganser
4er 3rymaker 8ing 2scal 3hing 3merizer 3saging 4enger 2tacarpus 4lworker 9ing 4morphosis 4physics 4stasis
4tarsus 5hesis 3empsychosis 3ier 3ropolis 1icrocomputer 5economics 6lectronics 5meter 2dsummer 3winter 2ler
3ker 4weed 3ler 4iliter 5meter 5ner 6g 3ometer 2micker 2ncer 3der 3er 5al 4sweeper 3gling 3ibus 4computer 4ng
3ster 3ter 2sdeed 3er 3giving 3nomer 3reading 3sal 4ioner 5ve 4pelling 4us 3taking 4er 4iming 4ral 5ial
3understanding 2tosis 2xer 3ing 1oaner 2bster 2cker 2deler 5ing 3ifier 3ulus 2istener 7ing 2lasses 3ding 3ester
3ly 3ter 4ing 2neylender 5maker 3iker 4toring 3kfish 3omer 4nucleosis 4polizer 7y 4syllable 3ster 2ocher
3nlighter 4shiner 3ring 2ped 3ping 2ralizing 3ning 2therfucker 3orcycling 5ing 3tling 2untaineering 5er 5ing
3rner 3ser 3thful 2ver 3iegoer 2wer 1s 1uckraker 7ing 3us 2dslinger 2enster 2ffler 2gful 3ger 4ing 6s 2leteer
3tiplexer 7ier 6rocessing 2mbler 5ing 3mer 3ps 2rderer 3murer 2s 3her 3ic 3keteer 2tineer 3terer 6ing 1yelitis
2xomatosis 0nagger 2nometer 2rcissus 4osis 3whal 2utilus 2ysayer 1ebuliser 6zer 2cking 3romancer 5polis 5sis
2mesis 2oconservative 2phritis 2stling 2tting 2uritis 4osis 5transmitter 3tering 2vus 2wcomer 3lywed 3s 4caster
4dealer 4letter 4paper 4reader 2xus 1ibbler 2ggler 3htclothes 2mbus 2pper 2ter 3picker 1oisemaker 2nbeliever
3drinker 3member 3smoker 4tarter 2rtheaster 6r 7ner 5wester 2sebleed 3her 2tary 3epaper 2us 1ucleolus 5us
2mbering 3ismatics 2ptials 2rser 4ing 4ling 2tcracker 3ter 0oasis 2tmeal 1bituary 2server 3tetrics 1ccupier
2eanographer 2topus 1dds 2ometer 1ffal 3ender 4ring 3iceholder 5iating 4ng 3spring 1give 2ler 1hmmeter 1iler
1ldster 2eander 2igopoly 1nlooker 2us 1odles 1pener 2s 2us 1rbiter 2deal 4ring 2ganizer 2ris 2thodontics
5paedics 6edics 6tics 1sier 2mosis 2teoarthritis 5porosis 3ler 1tter 1uster 4ing 2tbuilding 3cropping 3fielder
5tter 7ing 3ing 3lier 3pouring 3rider 5gger 3sider 1verachiever 6ting 4casting 4eating 5mphasis 4feeding
4heating 4lapping 4rating 4seer 4taking 4working 1wner 1xidizer 0pacemaker 4r 4setter 3ific 6er 4ng 3kaging 4er
4ing 2dding 4ler 2ediatrics 2ger 3ing 2ilful 3nkiller 4ter 5ing 3ring 2leographer 3impsest 4ng 3lbearer 2mpas
4hleteer 2ncreas 7titis 3derer 3eling 3handler 3nier 3oply 3ther 4ing 2per 5er 5hanger 9ing 5ing 3yrus 2rable
4chuting 4der 5ise 4gliding 4legal 5ysis 4medic 6ter 4professional 4sailing 4trooper 9s 3celing 3dner 4oner
3egoric 4nthesis 4r 4sis 3geting 6ting 3ing 4sh 6ioner 3king 3ser 3taker 4henogenesis 4ing 5tioning 3vovirus 2s
3cal 3senger 5r 4ionflower 2tching 3erfamilias 5noster 3hfinder 4os 3ois 2uper 2ving 2wnbroker 2yer 3master
1eacekeeper 5maker 3ling 2ccary 3ker 3s 3toralis 2ddler 5ing 3estal 3iatrics 3ometer 2eing 3ler 4ing 3per
2lting 3vis 2nis 3ning 3sioner 3tameter 2rfecter 4ormer 7ing 4umer 3icarditis 4meter 4odontics 4phrasis 4sher
5talsis 4tonitis 3jurer 3spective 4uader 3tussis 3usal 5ing 2ssary 3t 2tal 3er 3itioner 3rochemical 3tifogger
5ng 2wter 1halanger 4lus 3ryngitis 2enobarbital 2ial 3landerer 5tely 4ippic 4osopher 9izer bing 4ter 2lebitis
2onetics 4ics 3sphorus 3tocopier 5engraving 5grapher 5meter 5synthesis 2rasing 2ysic 6s 1iaster 2cker 4ing
3nicker 3turing 2er 2geonholing 2laster 3ferer 3ing 3lager 6ing 3oting 2ncer 3ing 3ning 2pefitting 4r 2sser
4ing 2tcher 5ing 3ting 1laceholder 5kicker 5r 3giarizer 3ner 4king 4ner 5ing 4ter 5ing 3sterer 7ing 3teful 4ing
4ter 4ypus 3yacting 4er 4goer 4ing 4thing 2eader 4ting 3nipotentiary 3xus 2iers 2odder 3sive 3tter 3ver 3wing
2umber 5ing 3nderer 4ger 1neumatics 5ococcus 1oacher 5ing 2cketful 2etics 2inter 3soner 6ing 2ker 3ing 2lder
3icyholder 4omyelitis 4sher 6ing 4tics 3lster 4uter 3onaise 3yester 4mer 4nomial 4syllable 4technic 2nderer
2pover 3per 4ing 2rker 3nographer 3poise 3ringer 3tal 4cullis 4rayal 7ing 2ser 3ing 3ter 4ing 4master 4uring
2tbelly 4oiler 3ful 3holder 6er 2ulterer 3nding 3ter 2wder 1ractise 6tioner 3ncer 4kster 3ter 4tler 3xis 3yer
2eacher 6ing 3rogative 3sbyter 4chooler 4enter 5rver 3tender 7ing 4rial 2icing 4ker 5ing 5ling 3est 3mer 4ing
4ping 3nter 5ing 5making 3soner 3vateer 3zefighter 2obationer 4oscis 3ceeding 7s 5ssing 4urer 3dding 4ucer
3fessing 4iling 3gnosis 4rammer 8ing 3moter 4pter 6ing 3ofreader 3peller 4hesier 5ylaxis 4osal 6er 3spectus
4thesis 6odontics 3tester 3vender 4ider 4oker 3wler 2uner 4ing 1sittacosis 2oriasis 2ychoanalysis 6kinesis
6neurosis 6sis 5rometer 1ubes 3is 3licizing 5sher 7ing 2dding 2ffer 4ing 2king 2ller 4ing 4over 3sing 2ncher
3ning 3ster 3ter 4ing 2ppeteer 2rchaser 7ing 3ifier 3ser 4uer 2s 3her 4ing 4over 2tterer 4ing 2zzler
1yelonephritis 2lorus 2ramiding 2xis 0quadriceps 6plegic 5upling 3lifier 6ying 3ndary 4tifier 3rreler 5ier
5ying 4ter 7final 7ing 7master 2elling 3nching 3stioner 2ibbler 3ckening 3etus 3lting 3ntupling 3sling 3tter
3vering 3zzer 0rabies 2cer 3ing 3keteering 2diographer 5meter 4sh 4us 2gweed 2ider 3ling 4roader 8ing 3nier
4maker 7ing 4water 3ser 2mbler 2ncher 5ing 3gefinder 5r 3ker 3sacking 3ter 4ing 2per 4seed 3ier 3per 2scal 3her
3ter 2tepayer 3hskeller 3ifier 4ng 4oning 3ter 4ing 4ler 2veling 4r 3isher 2zing 3zing 1eaching 3der 4ing 4ying
3mer 3per 4praisal 3soner 4sembly 2building 4rial 5ying 4s 4ttal 2casting 3eivables 6er 3ital 6tive 5er 3koning
3liner 6ing 3onnoitering 4rder 6ing 4unting 3ruiter 3tifier 3usal 3ycling 2deemer 3fish 3ucer 5ing 3wing 2ed
3fer 2fereeing 5ral 3illing 4ner 5ing 3ocusing 4rmer 3resher 3ueling 4sal 4ter 2gaining 3ulating 2hearing 6sal
2indeer 2joinder 2lapsing 4xer 3egating 3ic 4ever 4nquishing 4quary 4shing 4ving 2mainder 6s 4king 3embering
3inder 3oval 5er 2ndering 3ewal 3ter 4ing 2ordering 2pairer 3eater 6ing 3hrasing 3lacing 3orter 6ing 4sitioning
3rinting 5sal 4oducer 3ublic 7shing 2quester 4ital 2s 3cuer 3earcher 3huffling 3ister 3olving 3pecter 3torer
4rainer 2tailer 6ing 5ner 4king 3raining 4eated 4ial 5eval 7er 4ovirus 2veler 4nuer 4rs 6al 3iewer 4ser 5ing
4val 3olver 2wording 3riting 1hesus 3toric 2initis 4oceros 5virus 2ombus 2ymer 5ster 1ibbing 2cer 3kets 2der
3ing 2fling 2gger 4ing 2nger 4ing 4leader 4master 3sing 2oter 4ing 2pening 3per 4ling 2ser 2tual 2ver 5bed 4ter
2yal 1oadbed 4runner 4ster 3mer 3rer 3ster 5ing 2bber 3otics 2ckabilly 4er 2gers 2isterer 2ller 6blading 4mops
4over 2mper 2ofer 4ing 3mer 4ful 3ster 3ter 4ing 2per 3ing 2sary 3emary 3ter 2tter 4ing 4weiler 2under 5ing
3ter 2ver 2wer 3ing 1ubbernecker 4ing 2ckus 2dder 2gger 2ining 2ler 2mmer 3ormonger 2nner 2sher 4ing 3ting 4ler
0sackful 4ing 2ddler 2fekeeping 3flower 2ilfish 4ing 2lamander 4ry 3es 3ly 3ter 4ing 4peter 4shaker 4water 3ver
2mpler 5ing 2nctuary 3dal 4bagger 5laster 4er 4piper 2pling 3per 3sucker 2rcophagus 3s 2ssafras 4ing 2tyriasis
2ucer 3teing 2ver 3oring 2wbones 3fly 3yer 2ying 1cabies 3ffolding 3ling 4per 3mmer 3ndal 7monger 4ner 5ing
3remonger 3ttering 3venger 2epter 2heduler 7ing 4mer 3illing 4stosomiasis 3moozer 3napps 5uzer 3ooldays 6ing
6master 6teacher 5ner 2issors 2lerosis 2offer 5ing 3lding 4iosis 3opful 4ter 3rcher 4ekeeper 5r 4ing 4ner 3urer
5ing 4ter 5ing 5master 2rambler 4per 5ing 5per 4tching 3eamer 4eching 5d 5ning 6writer 4wdriver 5ing 3ibbler
4ptwriter 4vener 3ounger 3ubber 6ing 4tineer 2udding 3ller 5ing 1eabed 3farer 3ler 4ing 3rcher 3soning 3ting
3water 4eed 2cateurs 3onder 3retary 3tary 3urer 2ducer 2edbed 4er 4ling 3ker 4ing 3r 4sucker 2izing 2ller 4ing
3tzer 2mantics 3ester 3ifinal 4nary 4otics 4professional 4quaver 4trailer 2nder 4ing 3sing 2pal 3sis 3ulcher
2quencer 2rer 3ies 3ver 4icing 5ng 2squicentennial 2tter 4ing 4ler 5ing 2vering 2wer 3ing 1hading 4owboxing
6ing 3ker 4ing 3mbling 3recropper 5holder 9ing 5r 4pener 6r 5shooter 3ver 4ing 2earer 5ing 4thing 3dding
3epherder 4ting 3ller 5fish 5ing 2ielding 3lling 3ner 4gling 3pbuilder 9ing 4owner 4per 5ing 3rker 5ing 4ring
4ting 3tting 2ocker 3emaker 4string 3oter 5ing 3paholic 4keeper 4lifter 8ing 4per 5ing 3ring 4tcoming 5ener
7ing 3uter 5ing 3velful 3wing 4jumping 4stopper 2redder 3ieking 4lling 4mper 4nking 2uffler 6ing 3nning 4ter
3tter 5ing 2yster 1ibling 2ckbed 2dewinder 3ing 2fter 4ing 2ghting 5seeing 8r 3naler 6ing 6ler 4er 4ified 5ng
2lencer 5ts 3icosis 3verfish 2mmering 2nger 4ing 3ker 4ing 3ner 3us 5itis 2pper 2s 3al 3ter 2tter 2zing
1kateboarder aing 5r 4ing 2eptic 3tcher 2idder 3er 3ing 3mmer 5ing 3nful 3rmisher 2ulker 5ing 2ydiver 6ing
3scraper 3writing 1lackening 6r 5ing 3mmer 3nderer 3pper 3sher 3ting 3ughterer 3veholder 3yer 4ing 2edder 5ing
3eper 5over 5walker 9ing 3uthing 2icer 4ing 4ker 3der 3nger 5ing 3pcover 4per 2oganeering 3ucher 4ghing 3wing
2ugger 1macker 5ing 3llholder 9ing 3rting 3sher 3ttering 2elter 2ithereens 2ocking 3ker 3oching 4ther 2uggler
6ing 1napper 3tcher 2eaker 3ezing 2iffer 4ter 3per 4ping 3veler 6ing 2ogging 3oper 3rer 4ing 4keling 4ter 5ing
3wboarder 9ing 2uffer 3ggling 1oapsuds 2bbing 2ccer 3ializing 2ftener 2iling 2journer 2lderer 6ing 4ier 7ing
3idifying 5us 3ver 4ing 2mersaulting 3melier 2ngster 4writer 2othsayer 8ing 2rcerer 3ter 4ing 2under 3ring
3sing 3theaster 6rner 5wester 2wer 1pacing 3deful 3mmer 3nner 3rer 6ibs 4kler 4ring 3ttering 3ying 2eaker
4rfish 3cies 5fier 4ter 5rometer 7photometer 3echwriter 4der 5ing 5ometer 3llbinder 5er 5ing 4unker 3nder 5ing
3wer 2hincter 3ygmomanometer 2ider 3llover 3nnaker 5er 5ing 4ster 3rometer 3tting 2lashing 4ttering 3icer 5ing
4ntering 2oiler 5ing 3nger 3onful 3rtscaster 6writer 3tter 5ing 2rayer 5ing 3eader 6ing 3inkler 7ing 5ter 4tzer
3outing 2urring 3ttering 2ying 3master 1quabbler 4ndering 4tter 6ing 4wker 3eaker 5ler 4ezer 6ing 3inter
1tabber 4ilizer 4ling 3ffer 3ging 3ining 3keholder 3lker 5ing 4ling 3mmerer 4per 3nder 3phylococcus 4ler 3rer
4fish 4gazer 7ing 4ling 4ter 4veling 3sis 3ter 4ioner 7master 5stic 4us 3yer 2ealing 4mfitter 3ed 4lmaker
5worker 9s 4per 4ring 3gosaurus 3nographer 5sis 3pbrother 4daughter 4father 4ladder 4mother 4per 4sister
3rilizer 3wing 2icker 5ler 3ffener 7ing 3mulus 3nger 4ker 3rrer 3tching 2ockbroker 5holder 5ing 5piling 5taking
3ker 3macher 3ner 5walling 4ing 3pes 4over 4ping 3rekeeper 4yteller 3wing 2raggler 4ightener 5ner 4nger 6ler 8s
7ing 4tegics 5us 3eaker 5mer 4etwalker 4ngthener aing 4ptococcus 4tcher 7ing 4wing 3ikebreaker bing 6r 4nger
4ping 5ling 5per 6ing 5teaser 4ving 3oking 4ller 2udying 3ffing 3mbler 4ping 3nner 4ting 3tterer 2ylus 1ubbing
3family 3heading 3joining 3mariner 4erging 4itter 3order 3scriber 4iding 7zer 4pecies 4tituting 3total 4ropics
2ccubus 3ker 4ing 4ling 2fferer 2ggester 2iting 2mmer 4oning 2nbather 3dial 4ries 3fish 4lower 3glasses
2percharger 6omputer 5power 5tanker 5vising 3per 4ing 4lanting 5ier 5ying 4orter 2rfacing 4boarding 4er 4ing
3roundings 3veying 4ival 2spender 2tler 3uring 1wabbing 3ggerer 3rd 3shbuckler 3thing 2earer 5ing 4ter 5ing
5pants 3eper 5stakes 4tbrier 5ener 7ing 3lling 3rving 2illing 3mmer 3ndler 4ger 3tcher 6ing 2ordfish 1yllable
6us 2mbiosis 4olizing 3pathizer 2nchronizing 3opsis 3thesis 8zer 2philis 0tablespoonful 2cheometer 4ometer 3ker
4ing 4ler 3tic 2gger 2ilgater 4ing 4oring 2keover 4r 2lebearer 3ker 4ing 3us 2mer 3pering 2nager 3gier 3ker
4ful 3ner 4ing 3talizer 2ping 3per 4ing 2rsus 2skmaster 3ter 4ing 2ter 3ter 4ing 4ler 2xer 3imeter 3payer
1eacher 5ing 4upful 3mster 3rjerker 3ser 4poonful 2ctonics 2d 2enager 3thing 4otaler 2lecaster 8ing 5ommuting
6nferencing 4grapher 4kinesis 4marketing 5eter 4phoner 5rinter 6ocessing 7mpter 4typewriter 4working 3ler 4y
2mper 5st 4orizer 4ter 2nderizer 4initis 4onitis 3ner 4is 3ting 2rcentenary 9nial 3minus 3rier 2ster 4ifier 5ng
5s 2tanus 3rameter 1halamus 3nks 6giving 3tcher 3wing 2eater 7goer 3rmodynamics 6meter 6s 3saurus 4is 2ickener
3mbleful 3ng 4ker 5ing 4ner 5ing 2rasher 6ing 3eader 4sher 6ing 3iller 4ps 3ombolytic 7sis 6us 4ttler 7ing 4wer
3usting 2underer 7shower 2ymus 1icker 4ing 4ler 2ddler 5ywinks 3ewater 3ings 2ebreaker 3r 2ger 3htening 5s 2ler
3ing 3ling 2mber 3ekeeper 8ing 4r 4server 4table 3ing 2nder 3kerer 3ning 5tus 3ter 4ing 2pper 4ler 3ster 2ther
1oaster 5ing 5master 2bogganing 2ddler 2gs 2iler 2ner 3gs 3ometer 3sillitis 2olmaker 2piary 4c 3per 2rchbearer
3toise 4urer 3us 2sser 2tterer 2weling 2ying 1racer 4ing 4ker 5ing 3der 4ing 4ucer 3ffic 7ker 3ilblazer 5er
5ing 4ner 5ing 3mper 5ler 6ing 3nquilizer 4scriber 5ducer 5former 5mittal 9er 9ing 5planting 6onder 7rter
3pezius 4per 5ing 4shooting 3veler 6ing 5rsal 3wler 2easurer 4tise 3kker 3ncher 3spasser 3ws 2ibunal 3ceps
5ratops 4hinosis 4kster 3er 3fler 3lling 3mester 4mer 5ing 3pling 4os 4per 2olleybus 5ing 3oper 3tter
3ublemaker 7shooter 4ncing 4per 4ser 2ucker 5ing 5ling 3mpeter 5ing 1uber 5culosis 3ful 3ing 2gger 2mbler 6weed
5ing 2ner 3ic 4ng 2rmeric 3ner 4ing 4over 4table 3ps 3quoise 1waddler 2eed 4ter 2iner 3rler 3ster 3tching 2ofer
1ying 2pesetter 4writer 8ing 3hus 3ing 3ographer 2rannosaurus 0udder 1lcer 2ster 1mbilicus 1ncovering
2derachiever 5belly 5clothes aing 5ling 5pants 5rating 5secretary 5taker 8ing 5writer 3ies 3oing 2fastening
3olding 2iting 2loading 2masking 2rest 2snarling 2tangling 3ying 2veiling 1pbraiding 4inging 2dating 2ending
2heaval 3older 5sterer 2lifting 2rising 1reter 2ging 2inal 6ysis 1ser 2ing 2urer 4per 1terus 1veitis
0vacationer 8ing 3cinating 2gary 3initis 3us 2lise 3uer 2ndal 3ishing 3quisher 2porizer 2rietal 2ssal 2ulter
1eering 2getable 2iling 2nding 3eering 3ting 2rger 3ifier 3nier 3sifier 2sper 1ichyssoise 2ewer 4finder 4ing
2king 2llager 4us 2ntner 2per 2rus 2scometer 4us 3iting 3ualizer 2tals 2zier 1ocable 5ulary 4lizing 2icing
3ding 2ltmeter 2miting 2tary 3er 3ing 2ucher 2yager 1ulgarizer 0wadding 3er 3ing 2fer 3fler 2gerer 3oner 2iler
3nscoting 8ting 3ter 3ver 2kening 2lker 4over 3lflower 4y 3rus 3tzer 2nderer 3gler 5ing 3ker 2rbler 3d 4er
3ehousing 3mer 4onger 9ing 3ning 3ping 2shables 4er 4ing 3ter 5water 4ing 2tcher 5ing 5maker 5tower 3ering
5proofing 5shed 5works 2verer 3ing 2xwing 2yfarer 1eakener 4fish 4ling 3ning 3rer 3therboarding 7stripping 3ver
4ing 2bbing 3master 2dding 2eder 4killer 3kender 3per 2ighing 5ting 6lifter aing 2lder 4ing 3lbeing 4spring
3sher 2sterner 2ther 3ter 4ing 1hacker 3ler 2eal 3edler 6ing 4ler 5ing 3reabouts 5withal 2iner 3pper 7snapper
3rling 3sperer 4tleblower 7r 6ing 3tefish 5ner 6ing 5water 4ing 4tler 2olesaler 3oper 3pper 1icker 2dening
3ower 2ener 2gging 4ler 2ldcatter 4ebeest 5r 4flower 4ing 3lies 4power 3ting 2ndbreaker 4cheater 4er 4flower
4jammer 3emaker 7ing 3ger 3ker 3ner 4owing 2per 2retapper 3ing 2shing 2thdrawal 4ers 4holding 1omanizer
2odcarver 8ing 5utter 4pecker 4shed 4worker 8ing 3er 3fer 3ing 2rding 3kaholic 4er 4table 3rier 3shiper 4ted
1rangler 6ing 3pper 5ing 2ecker 5ing 3stler 6ing 2iggler 3nger 3ter 4ing 2ongdoer 7ing 0yachting 2rdmaster
2wner 1earling 4ning 2lling 4owhammer 3ping 1odeling 2ungster 0zapper 1ed 1ing 4er 2ther 1oning 2ster
=nA
0accessory 1dditive 2herent 4sive 2jective 3unct 2ult 1erial 1fghan 1labaster 2iquot 2pha 1nalogue 2imal
2tecedent 1rithmetic 1spirant 1theist 2tendant 0baffled 2nging 3ner 2rbarian 2ss 1earing 2neficiary 3t 2ta
1laring 2ooming 1ouncing 1racing 2eakable 6way 1uggy 2rning 0caller 2pillary 2rdboard 2tching 3hedral 1c
1entennial 1heering 1lassic 2eft 1ontingent 4raceptive 6lto 3vertible 2ral 3respondent 1racking 1utting
0deepening 2monstrative 2rivative 2scendant 2terminant 5rent 1iabetic 3lectic 2rective 2scomfited 1ocumentary
0ebony 1llipsoid 1xistentialist 2pert 0fanatic 1lint 2owering 4ing 2uid 1oreboding 3mative 1reshman 1ugitive
0giving 1rasping 3ting 2eenhouse 2owing 4nup 2umbling 0howling 0imbecile 2itation 1ncompetent 2dividualist
2stant 4inct 2tangible 3erior 5rogative 1talic 0jerking 0kind 0laggard 1egion 1ibertine 1owland 0maiden 3med
2niac 4fold 3ual 2terial 1echanic 2rcenary 3ging 1issionary 1oire 2neymaking 3ochrome 2saic 2tive 1urmuring
2sing 2tant 0narrowing 1onconformist 1ymphomaniac 0occidental 2her 1pponent 1utcast 0pagan 2perback 1ectoral
2digree 2riodical 1ituitary 1recedent 3requisite 3scription 2ivy 2ojectile 3tozoan 1unk 2rging 2ssy 0racist
1earing 3soning 2cluse 2flex 2gulation 2trospective 2verend 1uby 2sset 3tling 0sable 2ge 2lmon 1capular 1ec 2lf
1haping 1ide 2nning 2ze 1lain 3pstick 2eeping 1moking 1ocialist 2lvent 2phomore 3rano 1peaking 2rawling 1tandby
3tuary 5te 2imulant 3rring 2rait 4w 1uffering 2mmary 1wimming 0teasing 2nding 3or 2rminal 2stimonial 1humping
1oken 1raditionalist 1utorial 1wilight 3sting 0umbrella 1nderstanding 0velvet 2rtebrate 1iolet 0wailing 2ning
2xing 1eakening 3ther 1hirring 1ildcat 2zard 1orld
=nAR
0forte 0offstage 0uptown
=nAV
0chance
=nR
0boiling 0course 0horseback 0overtime 0soaking 0way
=nRA
0backstage 0rattling 1oaring 0southwest
=nRV
0part
=nV
0adventure 1ge 1ir 1libi 2ligator 3owance 3y 1mbuscade 1nger 1pe 2prentice 1rm 3or 2ray 1sh 2phalt 2terisk
1trophy 2tire 1utopsy 1x 0bachelor 3klog 2dge 2ll 4ast 4oon 5t 4yhoo 2nquet 2r 3b 3rack 5ge 2sh 2ttle 2yonet
1eacon 3d 3k 3n 2ggar 2rry 3th 1icycle 2n 2vouac 1lackberry 3nket 2emish 2inker 2ob 3tch 2udgeon 1ond 3net 2oze
2som 2ttleneck 2wer 3l 2x 1rad 3ke 2ead 2idle 3m 2oker 3om 1ucket 2ffalo 2gle 2nt 2rr 2s 3hel 2tter 0cab 3bage
2ke 2lendar 2ndle 4y 3t 4ilever 2psule 2ravan 3bonate 3eer 3pet 3toon 4wheel 2se 3tle 2tcall 2ve 4rn 1ensure 5s
2rtificate 1hagrin 3mp 3p 3riot 2eese 2isel 2oir 3mp 3rd 2rome 2unk 3te 1inch 1lam 3ngor 3ret 3ss 2eat 2oak 3ck
3sure 3ud 3wn 1oal 3st 2coon 2ffin 2mpass 4lexion 4ost 2ncert 7ina 4ord 3e 3jugate 3voy 2pper 2quette 2rd 4uroy
3e 3k 4screw 3ner 2urt 2whide 1rab 3mp 3te 3ze 2eam 2ib 3cket 2ook 2usade 4t 1uff 2p 0date 2wn 1ebauch 2luge
1isadvantage 4rray 3course 3k 3order 2tch 1octor 2g 2pe 1rizzle 2one 2ug 1uel 2ng 2sk 0eagle 1lbow 1mbargo
1poxy 1ssay 1xit 1ye 3ball 0facsimile 3tor 2lcon 2ntasy 2rce 2ther 3igue 2ult 2wn 1ence 1iddle 2eld 2nger
6print 1law 2eck 2our 3wer 2uff 3te 1oot 4note 2rearm 4ground 3t 2under 2wl 2x 1reak 3ckle 3ight 2ight 2og 3th
0gage 2rb 3ment 2s 1ee 2sture 1ibbet 2ft 1limmer 2ory 1oose 2ssip 2wn 1race 3in 3ss 3te 3vel 2ipe 2oin 3ove
3und 4p 2ub 3dge 1um 2t 3ter 0halter 2m 2re 2sp 2t 1elm 2morrhage 1inge 2ve 1ood 3p 2und 3se 1umor 1ypertrophy
0incense 3h 3onvenience 2k 2set 2terest 5lude 0jacket 1elly 2wel 1ibe 1ot 2urney 3st 1ug 0kit 1neecap 2ight
2uckle 0ladder 2nce 2ther 1eague 3pfrog 3sh 2ech 2tter 2ver 1ilt 2ne 2pstick 1oft 1unch 2st 0man 3tle 3ure 2ss
1icrowave 2nstrel 2re 2st 1oonlight 2rtgage 2ther 3ion 2uth 1uddle 2ff 2nition 2tiny 2zzle 0nickel 2trate 1ose
1umber 2t 0officer 1men 1rb 2dinate 2phan 1utcry 1verhang 1yster 0page 2in 2nder 2r 3achute 4graph 3tition
2sture 2tronage 3ter 6n 1eak 3l 3rl 2g 2nsion 2ople 2rfume 3il 3oxide 1ickle 3ture 2ece 2gment 2mp 2nnacle 2pe
2que 2rate 2tchfork 3h 1leat 1ocket 2lice 3ka 2rter 2sition 3tmark 2t 2uch 2wer 3wow 1rank 2eamble 3fix 3judice
3lude 3mise 3ssure 2ize 5fight 2ogram 3stitute 1uke 2lp 2n 2p 0quaver 2est 2ilt 3z 0racket 6eer 2ft 4er 2mp
2nch 3som 2sp 2t 2vage 2zor 1eason 2ceipt 2ef 2giment 2ndezvous 2prieve 4oof 2spite 2trospect 2volt 1ifle 2ot
1ocket 2of 3t 2pe 1ubbish 3ric 2ck 2mor 3pus 2t 0sabotage 2lve 2ndpaper 2uce 1caffold 3lp 3rf 2ent 2heme 3ool
2oop 3urge 2uffle 1eam 2diment 2ed 1hack 5le 3me 3rk 2ell 2in 3pwreck 3rt 3t 2oulder 2rine 1ight 3npost 1kunk
1lat 2um 1nack 3il 2ip 1od 2il 2journ 2mersault 2nnet 2phisticate 2rrow 2up 1pace 2eck 2ike 3te 2latter 3utter
2oon 3rt 2ree 2ume 1quabble 3ire 1teel 2ockade 3ne 3ol 2ripe 2ub 3cco 1uccor 2ds 2ffix 2lfur 2n 2rf 1wash 2ig
1yndicate 0tailgate 3nt 2ngle 4o 2r 3iff 1ee 2nant 3ure 2rrace 1hermostat 2irst 2rone 2wack 1icket 2me 2n 1ool
2rch 2y 1rademark 3nsit 2emor 3nch 2ill 3p 3umph 2oll 2uck 1winge 0unbalance 0vacation 2let 3ue 2ult 1ein 2rge
3se 1oice 2odoo 0waffle 2ger 2itress 2llpaper 2rehouse 2ter 3tle 1eb 2ight 2lter 1hale 3rf 2iff 2ore 1idow
2nter 2tch 1olf 2rd 3m 0yacht 1en 1oke 0zest
=nVA
0beetle 1ias 1ombproof 0discontent 0hex 0invalid 0jade 0premiere 0radio 1omance 1ubber 0salt 2tellite 1ham
1lick 3ght 1tarboard 1urface 0tan 1ense 0vagabond
=nVR
0chock
=nVRA
0broadside 0solo
=na
0ablative 2original 2rasive 2solutist 4rbent 3tinent 1ccidental 2id 2oustic 2ting 4vating 5ist 1denoid
2olescent 2renergic 2sorbent 2ulterant 2visory 1ery 1ffine 4rmative 3luent 1ging 2nostic 1lcoholic 2mighty
2ternative 3o 1mateur 2bulatory 2ethyst 2ino 2nesiac 6c 2phibian 2yloid 1nalgesic 4og 2esthetic 2imist 3onic
2nelid 2odyne 3rectic 5xic 2tacid 4rctic 3ediluvian 3hropoid 3iaircraft 4bacterial 4knock 4microbial 4phonal
5odal 4quarian 4viral 1phasic 3rodisiac 2ostate 2pellant 3roaching 5ving 1quatic 1rachnoid 2ctic 2gent 2thritic
1scendant 4tic 2sistant 2teroid 3hmatic 1ttic 1udiovisual 2stral 2xiliary 0bacchanal 3kstairs 2king 2ntam
2ritone 3ren 1ehaviorist 2ige 2littling 2nedictine 2reaved 3serk 1icentenary 8nial 3uspid 2ennial 2labial
3lionth 2nary 3ding 2ped 2sexual 2valve 1linking 2onde 1obtail 2hemian 2on 2tanical 2urgeois 2wing 3leg
1raggart 5ing 3nching 2eathing 3eding 2idal 3ny 2oadloom 3ody 2unet 6te 3te 1ubbly 2dding 2limic 3lying 2tch
3tery 1ygone 2zantine 0caesarean 6ian 2itiff 2lico 2nary 3ine 2ptive 2ramel 3boniferous 3ing 3nation 3pal
4etbag 2taleptic 3hartic 4olic 3ty 2ustic 2valier 1elibate 3luloid 2ntenarian 4rist 2real 4monial 3ise 3ulean
2sarean 2tacean 1haracteristic 4treuse 2eating 3rry 2ichi 3ldbearing 2oice 3ral 4date 1innabar 1l 2airvoyant
2eansing 2oisonne 1ockney 2eval 2llateral 4ectible 8vist 2mbustible 3estible 3memorative 3plementary 4osite
2ncealing 4omitant 4rete 3formist 3gregationalist 3ic 3junctive 3stitutional 3valescent 2pulative 2ronary
3rective 5lative 2signatory 3metic 4opolitan 2unterrevolutionary 7tenor 2vert 1reole 3scent 3taceous 2iminal
2owing 2ustacean 2ying 1uboid 2neiform 3ning 2rative 3ling 3rent 3sive 2tthroat 1yan 0dalmatian 2mask 2ndy
2redevil 3ing 3ling 2stard 1eadening 2ciding 4mal 2feated 2ist 2linquent 4verable 2mographic 4niac 4tic 3ulcent
2parted 3ilatory 3ressant 2relict 2signing 1iacritic 2ckey 2fferential 2lettante 2minuendo 2nky 2ocesan 2ploid
2rigible 2sarming 3infectant 3posable 3sident 3taff 1owdy 1rifting 3nkable 1uckbill 2d 2odecimal 1yslectic 5xic
3peptic 0ecclesiastic 1dible 3torial 1fferent 1galitarian 2ocentric 1ightieth 1lder 2ective 5rolytic 1mollient
2ployable 3yrean 1ncyclical 2demic 3ocrine 2ergizing 1pic 4urean 3demic 4ural 1quatorial 3estrian 3ilateral 4ne
5octial 1vergreen 2il 1xcess 2ecutive 2ponential 3ressionist 2terior 3remist 4overt 0facial 3torial 2iling
2lsetto 3tering 2talist 2ultfinding 2vorite 1emale 3inist 1iduciary 2ghting 2rstborn 2tter 1lagging 3mboyant
4ing 2oppy 2yspeck 1olding 2rbidding 3ehand 4shadowing 3mulary 3tieth 2ssil 2urscore 1rench 2icative 2ont
1ungible 3icular 2ture 5ist 0gallant 1eneric 3itive 2odesic 1iant 2mcrack 1lossy 1oing 2ld 2ofy 1rave 2izzly
2oundbreaking 2ubby 0hairsplitting 2lal 3cyon 2ploid 2rdback 4cover 2ywire 1ealing 3rsay 3then 2patic 2rbal
3maphrodite 2terosexual 2uristic 1ick 2eroglyphic 2ghbrow 4land 2nd 1oly 2meless 4spun 3inid 3osexual 2ney
3orific 1umanist 3drum 2ndredth 1ybrid 2meneal 2pertensive 3notic 3ochondriac 4dermic 2steric 0iambic 1i 2i
1mmovable 3une 2perialist 3onderable 3ressionist 1ncendiary 3ident 3umbent 2dicative 4e 4go 4vidual 2essential
2finitesimal 2halant 2solvent 4mniac 3urgent 2tent 4rnationalist 5rogatory 3oxicant 3ransitive 2vertebrate
1ronclad 1sometric 1terative 2inerant 1v 1x 0jeering 2rky 1ugular 2nior 0kin 1nockabout 5down 5out 0labial
2cteal 2pidary 2rboard 2shing 2teral 3itudinarian 2ureate 2xative 1ee 2ftist 4over 2nitive 2sbian 1iberal 2ege
2ghtweight 2lac 3liputian 2ttoral 2velong 4ry 3ing 1ocomotive 2nghand 2ony 2wbrow 3ercase 1umbering 2pine 1yric
0macho 3ro 2dcap 2genta 3ic 2lcontent 3e 3ted 2nsard 2rsupial 2stoid 2verick 2xi 4llary 1edium 2lancholic 9y
3ting 2ndicant 2ridian 2shed 2tacarpal 4l 4tarsal 3ric 1iddle 3get 3i 3land 2grant 2llionth 2ni 4ature 4malist
4strant 3uscule 1nemonic 1od 2lar 2ngol 6oid 3o 4clonal 4lingual 2ody 2rdant 3tuary 2tile 2urning 2vable
1ultiplex 2ral 0naif 2ming 2ppy 2rcoleptic 5tic 3rative 2tionalist 1eedy 2gro 2olithic 2urasthenic 1inetieth
1ominative 2nagenarian 3combatant 3essential 3metal 3pareil 6tisan 4rofit 3sense 2table 2vel 1ude 2meral
2trient 0objective 2late 3ong 2sessive 1ceanic 2togenarian 1ffensive 3icial 1mnibus 1ozing 1pening 2portunist
2tic 1range 2dinal 2namental 1ttoman 1utback 4oard 3size 1verage 4cast 2oid 0pacifist 2latal 5ine 3eolithic
3liative 2mpering 2ndemic 3egyric 3theist 2pist 2ralytic 4medical 5ilitary 4plegic 3enthetical 3ticipial 5san
5tive 3venu 2ssing 2tient 3rician 4onymic 1eacekeeping 3nut 2destrian 2ndant 4ent 3itent 8iary 3ultimate
2rcipient 3egrine 3ipatetic 4shable 3pendicular 2tty 1hantom 3rmaceutic 4yngeal 2ilistine 1iggy 1lacental 3stic
2eading 3beian 2odding 2undering 3perfect 3ral 1ointillist 2key 3y 2lemic 3troon 3yglot 2ntifical 2sitioning
6vist 3tdoctoral 4graduate 4mortem 2table 3ty 1raetorian 2ecipitant 3fab 3mium 3servative 3teen 3ventative
2ocessional 3digal 3fligate 3gnostic 3letarian 3nominal 3pellant 4hylactic 4rietary 3state 2ying 1sychic
1urebred 3gative 3sued 1yrotechnic 0quadratic 5ilateral 5uped 2estioning 0rallying 2nking 2sh 2tionalist
2vaging 2zorback 1eactionary 2ceding 4ssional 7ve 3reant 2ferent 3lexive 3ormatory 6ist 3ractory 4igerant 2gent
2joicing 2laxant 2ntal 2pellent 3resentative 3tilian 3ublican 2quisite 2sident 3pondent 3torative 2tro 2verting
1heumatic 2omboid 1ibald 2ghtist 1oan 2coco 2manticist 2omy 2se 2utine 2ving 2wdy 1uling 2m 3bling 3inant 3my
2nning 0sabbatical 2nguine 2urian 2ving 1calar 3rlet 2hizoid 2reaming 4wball 2urvy 1eafaring 2ctarian 4ional
3ular 2dative 2eing 2miautomatic 2nsitizing 3t 2paratist 2rvo 2ventieth 2xagenarian 3ist 1hakedown 3ring 2eeny
2ivering 2oddy 3rthand 1ibilant 2mian 2ssy 2tting 2xtieth 1mashing 2elling 1noopy 1ociable 2ftening 2porific
2uthwestern 1panking 3rtan 3stic 2endthrift 2ick 3nal 3ritualist 2layfoot 1quab 1tainless 3lwart 3ndard 5ing
3rting 2ereo 2ifling 3gmatic 3nging 3pendiary 2oic 2raining 4pless 3ep 2yptic 1ubaltern 3junctive 3mersible
3normal 3script 4idiary 3versive 2cculent 2lky 2nrise 3set 2perlative 5numerary 5script 3pliant 6cant 2rplus
3rogate 1washbuckling 2inging 1ylvan 2philitic 0tabby 2keout 3ing 2ngerine 2pering 2rsal 2tterdemalion 2upe
1eal 3raway 4ing 2mpering 2rnary 3tiary 2state 2xtbook 1heist 3rmoplastic 3spian 2oroughbred 3usandth 2reescore
3obbing 4waway 5back 2warting 1ickling 2ptop 1onic 2pping 1ransient 6tive 5sexual 5vestite 2ibutary 3ennial
3fling 3g 3lateral 4lion 8th 2opic 2uant 3sty 1ubeless 4rcular 1winkling 0ultraconservative 5marine 5violet
1mber 3ilical 1nabridged 2cial 2derclass 2gulate 2iform 3on 3valve 2knowing 2mentionable 2touchable 1ppercase
2start 1ttermost 0vagrant 2ledictory 4tudinarian 2nilla 2riant 2ulting 1elar 2rnacular 3sed 2stal 2teran 1i 2i
3i 2rgin 6al 3tuoso 2sionary 1ocative 2luptuary 4te 0waiting 2king 2tercress 2vering 2yfaring 1earable 4ing
2eping 1hipping 3spering 1indup 3king 2reless 2tching 1omanlike 2n 2olen 4gathering 2rrying 3sening 2unding 0xi
2i 3i 2v 2x 1v 2i 3i 4i 1x 2i 3i 4i 3v 3x 2v 3i 4i 5i 2x 0zany 1illion
=naR
0east 0impromptu 0northeast 0west
=naV
0bronze 1ully 0crescendo 0dun 0hollow 0quack 0sole 0top 1win
=nar
0downstage 0fore 0leeward 0offside 0right 0seaward 1outh 0windward
=nav
0light 0subordinate
=nr
0alias 0cf 0dripping 0glissando 0home 0longways 0meantime 1idweek 0nay 1owadays 0peradventure 1iping 1lenty
0raving 0sidesaddle 0tandem 0yea
=nrA
0southeast 1traightaway
=nra
0adagio 1llegretto 6o 1ndante 0bimonthly 2weekly 0easterly 0fortissimo 2ursquare 1ucking 0largo 0middling
0nonstop 2rth 5eastward 5west 9ward 0overmuch 0pianissimo 2zzicato 0semimonthly 4weekly 1outheastward 6rly
5westward 0uphill 0whacking
=nv
0abort 2seil 1ccession 3ount 1ddict 2vert 1ffiliate 3ront 1il 2rbrush 3lift 3mail 1larm 2iment 2loy 3ure 1mbush
2nesty 2ount 1nagram 2gle 2nex 2te 1pparel 3eal 3lique 1quaplane 4tint 1rbitrage 1spirate 2sault 3ent
1uctioneer 2thor 3oclave 4graph 1valanche 1ward 2e 0baa 2bbitt 2ckfire 4lash 4pack 4space 5top 6roke 2g 2il 3t
2lance 2nd 3k 4roll 3ter 2rber 3d 3f 3gain 4e 3k 3ricade 3ter 2sset 2tik 3ten 2y 1eam 3rd 3ver 2bop 2ep 3swax
2lay 3ch 3lyache 3t 2nch 3efice 6t 1ib 2ff 2ght 2ke 2lge 3l 4et 2nge 2rdlime 2tch 1labber 3ckball 5guard 5jack
5leg 6ist 5mail 5top 3re 4ney 3ther 3ze 4on 2each 3ep 2ight 3tz 5krieg 2oat 3ck 3ssom 3w 2ueprint 3nder 3r
3ster 1oard 2bble 3sled 2g 2ldface 2mb 4ard 2ng 2ob 3gie 3k 3ndoggle 3tstrap 2p 2rder 2tch 3tle 1racket 3ille
3nd 3vo 3wl 3y 2eakfast 4m 4ststroke 3vet 2ibe 3dge 3ne 3stle 2oach 3cade 3och 4d 4k 3wse 2unch 1ubble 2ccaneer
2d 2ffer 2g 3ger 2lge 3k 3l 4dog 4etin 3wark 2nch 4o 3g 4le 3ker 2oy 2r 3l 3nish 3p 3row 2ss 2tterfly 4onhole
4ress 0cabal 2ddie 2kewalk 2lcimine 3iper 3k 3liper 4us 2mber 3p 4aign 2nal 3e 3ker 3nonade 3oe 4py 3ter 4on 2p
3arison 2rol 4m 4use 3p 3t 2shier 3ket 2terwaul 3nap 2useway 3tion 2vil 1ensor 1hair 3lk 3mber 4pion 3peron 3r
4coal 4m 4ter 3sse 3uffeur 2ecker 5mate 3ep 4r 2icane 3ll 3me 3n 4e 4k 3rrup 3tchat 2loroform 2orus 1ipher
2rcle 1lack 3pboard 3sh 3w 2ew 2imax 3nker 2oister 3ne 3p 3t 4ure 3ut 2unk 3tter 1oach 3t 2bble 6stone 2ckle
2de 2g 2if 4fure 3n 2ke 2llar 2mb 4at 3fit 4ort 3mand 4ission 4une 3pere 4lement 5iment 4romise 2ndition 3fab
4ection 4lict 3ga 3jecture 3k 3sent 3tact 4ent 5st 4rast 2o 3per 2py 4right 2rbel 3nice 3ral 3set 2sh 3t 4ume
2uch 3nterattack 7balance 7claim 7mand 7point ase 7sign 9nk 7weight 3ple 2venant 2wl 2x 1radle 3p 4e 3yon 2edit
3osote 3pe 2ick 3nkle 2ock 3quet 3ssbreed 5cut 5hatch 3wd 4n 2umb 3nch 1ub 3e 2ckold 5o 2dgel 2e 2ll 2rb 3ry
5comb 3tsy 3ve 2ss 1ycle 0dado 2m 3age 2pple 2teline 2ub 2ze 1ebate 3it 3ut 2cay 3ease 3oy 3ree 2fault 3ile
2light 2mise 3o 2scant 3ire 3pair 2tail 3our 4x 1iagram 2bble 2ke 2mple 2n 3g 2scharge 4o 5rd 4redit 3esteem
3favor 3grace 4uise 5st 3illusion 3quiet 3respect 3sent 3temper 2ther 3to 2ve 3orce 1odder 2gfight 3sled
2micile 2ng 2odle 2t 2ubt 3che 2wer 3se 1ragoon 3wl 2eam 3dge 2ivel 2ool 3pkick 2udge 3m 1ust 1yke 2namite
0earmark 1clipse 1dge 1ffect 1gress 1lectroplate 1mcee 1namel 2core 2d 3eavor 2filade 2gineer 1scallop 2teem
1vidence 1xcerpt 3hange 3use 2patriate 3erience 6ment 1yewitness 0face 2g 3got 3ot 2n 2re 3m 3row 3t 2shion
1ear 3st 3ther 4ure 2lt 2rret 2ster 4oon 2tter 2ud 1ib 2gure 2let 3ibuster 4gree 3m 3trate 2n 3ancier 3k 2re
4bomb 2sh 3sure 3tfight 2zz 1lag 3il 3re 2eece 2ock 3od 5light 3ss 3w 2unk 3rry 1oal 3m 2b 2dder 2il 2ol 2rage
4y 3bear 3ce 3d 3m 2xhunt 3trot 1ray 3zzle 2eewheel 3sco 2icassee 3tter 3zz 2ock 3lic 3st 1tp 1uck 2ddle 3ge
2llback 2nction 3d 3k 3nel 2rlough 3row 2sillade 0gab 2d 2g 3gle 2ll 2mbol 2ngrene 2rage 3den 3gle 3nishee
3rison 4ote 3ter 2zette 1el 2rrymander 1host 1ibber 3e 2mp 2n 2rdle 3th 1lamour 2impse 2oss 1narl 1oldbrick 2ng
2ogle 1rade 3ndstand 3ph 2ease 2iddle 3me 3t 3zzle 2ouch 4se 2ubstake 1uesstimate 2ffaw 2illotine 2rgle 1yp
0hack 4le 2lloo 2mmer 3string 2nd 4craft 5uff 4icap 2p 2rbinger 4or 3lequin 3m 3p 4oon 2sh 3sle 2w 3k 2zard
1eadline 3p 3t 2ckle 3tor 2mstitch 2nna 1iccough 4up 2ke 1oard 3x 2b 3nail 2mestead 2neycomb 3k 2odoo 2rseshoe
5whip 2st 2wl 1uckster 2ff 2lk 3l 2mbug 3p 2nch 2rrah 2sk 1ydrate 4oplane 2pe 3hen 0image 1ndent 6ure 2ebriate
2fix 3luence 2strument 2terdict 5n 3rigue 4overt 2ventory 0jack 4knife 4rabbit 2g 2il 2r 2undice 4t 2w 3bone
2zz 1est 1ib 2ggle 2nx 2tterbug 1ockey 2ke 2lt 2unce 2yride 1uggle 2lienne 2mble 2nk 4et 2t 0kayak 3o 1eel
2nnel 1id 2nk 2p 2te 1nell 2ot 1owtow 1vetch 0labor 2ck 3quer 3tate 2dle 2nd 4scape 2p 3se 2rd 3k 2sso 2yer
1each 3k 3se 3ven 1ibel 2ghter 2me 3it 2sp 3t 2thograph 3ter 1oaf 3n 2ot 1ube 2ff 2ge 2ll 2mber 3p 0machine
3rame 2dder 2lfunction 3t 2mbo 2nacle 3date 3euver 3gle 3icure 2raud 3inade 3ket 2ster 2te 3ter 2ul 1eld 2nace
2ow 2rit 2ter 1icrofilm 2ff 2ldew 3k 2me 4ograph 2nd 3ister 2rror 2sconduct 5unt 3deal 3match 3play 4rint 3take
1ollycoddle 3t 2nger 2och 3nshine 2pe 2rtar 4ice 5se 2thball 3orbike 6oat 5cycle 2untaineer 3sse 1ug 2lct 2nch
2rder 3k 2sh 4room 3s 0name 2p 2rk 1eedle 2igh 2st 2ttle 3work 1ibble 2ck 4er 4name 2x 1oose 2sedive 3h 1uke
0object 1ccasion 1il 2nk 1oze 1rbit 2der 2nament 1utcrop 3fit 3go 3put 3rage 1verbid 4charge 4print 4supply
4use 0pad 3lock 2ir 2l 3aver 3isade 3m 3sy 2n 3el 3handle 3ic 3tomime 2rade 4phrase 3cel 3ley 3ody 4le 3rot
3tner 2ste 2tch 2w 3n 1each 2dicure 2e 3k 3ve 2n 2rcolate 3k 3m 3vert 2stle 1hotostat 2rase 1icket 3nic 2ddle
2ffle 2geonhole 2le 3lage 2nion 2p 2rouette 2t 3y 1lacard 4e 3it 3nk 4t 3sh 3te 2onk 3t 2ug 3me 3nder 1ock
4mark 2d 3cast 2int 3son 2le 4axe 3lard 2made 3padour 2niard 3tificate 2ol 2re 3tion 2sit 2ther 3ter 2ultice
3nd 3t 1ractice 3ng 3te 3wn 2ecis 3dicate 3face 3view 3y 2ice 4kle 3de 2obate 3cess 3file 5t 6eer 3gress 3lapse
3menade 3p 4osition 3spect 3vision 1salm 1uddle 2lse 2mice 2ree 3r 3se 2tter 4y 0quaff 3ke 3rry 2estion 3ue
2ibble 3rk 0rabbet 2ce 2ffle 2ge 2il 3ment 3n 2mpage 2nge 3t 2ppel 2tchet 3e 2ve 4l 4n 2zz 1eam 2bate 3el
3roadcast 2cap 3ompense 4rd 2dress 2el 3ve 2fit 3orm 3rain 2gress 2in 3ssue 2lapse 3ish 2nege 2patriate 3lay
3ose 3rint 4oach 3urchase 2search 3huffle 3t 3ult 2take 3read 2venge 3oke 1hyme 1ick 2ff 2m 3e 2poste 3ple
1oach 2be 2ck 2ok 2sin 2uge 4hcast 3te 2w 1ubberneck 2e 2ff 2in 2le 2mba 4le 0saber 2ck 2ilplane 2laam 2mba
3ple 2nd 4bag 5last 2ss 2unter 1cald 4e 4lop 3m 4p 3t 2hlep 3mooze 2ope 3rn 2rabble 4g 4p 3een 4w 3immage 3oll
3unch 4ple 2ull 4pture 3m 3pper 2ythe 1eaplane 3son 2esaw 2gue 2ine 2llotape 2maphore 2nse 3tence 2quence
2renade 3vice 1hade 4ow 3g 3mpoo 3nghai 4k 3pe 2ear 3llac 4ter 3pherd 2ield 3ll 3mmer 3ngle 4ny 3p 2oal 3ck
3ehorn 4tree 3rtlist 3wer 2red 3iek 4mp 2uck 3nt 3ttlecock 1ideline 4swipe 4track 2gnal 2lence 3houette
3kscreen 3t 2mper 2n 2phon 1kate 5board 2etch 3wer 2i 3pper 3rmish 4t 3ttle 2yrocket 1lag 3lom 3nder 4g 4t 2ed
4ge 6hammer 3et 3igh 3uth 3w 2it 3ver 2obber 3t 3uch 4gh 2ur 3sh 1mear 3lt 2irch 2ock 3ke 3och 2udge 3t 1naffle
3ke 3re 2eeze 2ick 3ffle 3pe 3tch 3vel 2ooker 4ze 3rkel 3w 4ball 5oard 4mobile 4shoe 2uffle 1ock 2lace 2ot 2p
2rt 2urce 1pade 3m 3ngle 4k 3r 4ge 4k 5le 3t 4chcock 4ter 3wn 2eckle 3ed 3ll 2ice 3el 3ral 2lat 3int 6er 3otch
3urge 2oof 4k 4l 3rtscast 3t 4light 2ring 4tz 2ud 3r 4t 1queegee 3ish 1taff 3g 4e 3lemate 4l 3rch 3sh 3te 4ion
3ve 2eamer 5roller 3m 3ncil 4ograph 3p 3w 2int 2ock 5pile 3oge 3pper 5le 3re 4m 2rain 4nd 4p 3eak 5m 4ss 3ing
3oke 4ll 3ucture 4ggle 4t 2uff 3mp 3nt 2yle 3mie 1ubject 3lease 5t 3vention 2gar 2it 2lfate 3k 3ly 2mmit 4ons
2nburn 3tan 2p 2rcharge 3fboard 3tax 1wag 4e 3mp 3n 3t 4ter 2eat 2ill 2oosh 3t 1yringe 0talc 2mp 4on 2pe 2rget
3mac 2sk 3te 2ttle 4oo 2x 3i 1eargas 2lecast 4graph 4phone 4x 2rm 1hrill 3ong 4ttle 3um 2umb 5tack 3nder 1ick
4le 4tock 2ller 2ncture 3g 4e 3sel 2p 3ple 2re 2the 3le 1oady 2boggan 2enail 2ggle 2ll 2mahawk 2nsure 2ot 4le
2rment 3pedo 2t 3e 2urney 3t 2wer 1rade 3m 4mel 3nsition 3p 3sh 3vail 4esty 3wl 2eadle 4sure 3k 3llis 2ial 3ce
4k 3fle 3gger 3plicate 2ouble 3wel 2uckle 3mp 5et 3ss 1ucker 2ne 2rtle 2sk 3sle 1waddle 3ng 2eak 3et 2ig 3ll 3t
4ter 1ype 0umpire 1ndercharge 6oat 6ut 5lay 5study 2icycle 0vacuum 2mp 2unt 1eneer 3t 2rdigris 2to 1ictual
2deotape 2ew 2sa 2triol 0waddle 2ge 2ltz 2nk 2re 2ssail 2ve 1edge 2lt 2nch 1heelbarrow 3lk 4p 2ipsaw 3r 4ligig
5pool 3sker 3teout 5wash 4tle 2oosh 1ind 3g 3kle 2re 4tap 1orship 2und 2w 1rack 2inkle 0xerox 0yak 2nk 2rn 2w
3l 1ip 1odel 2wl 0zap 1ipper
=nvA
0bum 0center 1olor 4ur 0head 0iron 0jet 0level 0minute 1odel 0pet 1lane 0rank 1ear 2probate 0singsong 1tar
=nvR
0con
=nva
0azure 0backhand 1irch 1lindfold 1ootleg 1uckram 2rlesque 0carmine 1helate 1larion 1onglomerate 2unterfeit
1rank 0decrescendo 2generate 1ummy 2plex 0flagellate 1reelance 0ginger 0hale 0lame 1imber 0matte 1imic 1oot
2tley 3or 0occult 0pedal 1remier 0quadruplicate 2intuple 0renegade 0scotch 1nafu 2uff 1ound 1play 2ruce
1ublimate 1wank 0wanton 1elsh
=nvaR
0square
=nvar
0counter 0upstage
=nvr
0hotfoot 0piggyback 1lop
=nvra
0cod 0wholesale
=r
0aback 3ft 2eam 3d 2ly 1far 2ield 2resh 1las 2oft 3ud 1midships 1new 2on 2yhow 3more 3place 3way 6s 1pace 2iece
1right 1shore 2tern 3raddle 5y 4ide 1thwart 2op 1while 0backwards 1etimes 3wixt 0closest 1ontrariwise
0disregarding 1oubtless 2wnriver 4wards 1uly 0earlier 1dgewise 1lsewhere 1ndways 1rgo 2st 1vermore 4yplace
0faster 5st 1orever 7more 3sooth 3thwith 1rontwards 0heavenwards 2nceforth 2reabout 9s 4by 4in 6after 4of 4to
6fore 4under 5pon 4with 1ither 6to 1omewards 1undredfold 0ibidem 1dly 1ndoors 2fra 2sofar 4much 2wards
1rrespective 0kinda 0landwards 1eastwise 1ief 1ongest 0midships 0nearer 5st 2vermore 1igher 5st 1ohow 2n 2wise
0oft 3ener 5times 3times 1utwards 1verboard 4leaf 0passim 1erchance 3force 1ronto 0quicker 6st 0regardless
0seldom 1kywards 1lantwise 2ower 5st 1omeday 4how 4place 4way 7s 5hat 2onest 2pping 1traightway 1upra 0thence
6forth 3reabout as 6fter 5for 6rom 5in 5of 6n 5to 7fore 5with 2ither 0unawares 2derfoot 1priver 2state 2wards
0videlicet 0whence 3resoever 1ithal 0yeah
=rA
0afoot 2t 0bodily 0cleanly 0downright 4stream 4wind 0farthest 0headlong 1omeward 0leisurely 2ngthwise 0offshore
0scarce 0tenfold 0weakly
=rN
0closer 0forth 0hereafter 0longer 0outdoors 0plum 0sooner
=rNA
0northward 0southward 0westerly 4ward
=rV
0sic
=ra
0aboveboard 2reast 1drift 1kimbo 1lright 1midship 2ok 1skance 3ew 2lant 2under 1wry 0backward 2reback 8ed
4footed 1eastly 2hindhand 1iyearly 0crosstown 0daylong 1eadpan 2fenseless 1ownfield 0erstwhile 1xtempore 0fain
2rther 1urthest 0gingerly 1ratis 0halfway 2phazard 1eadfirst 3venward 0incognito 2veterate 0kindly 0later 1ento
1owest 0midmost 1otherly 0nationwide 1ightly 0offhand 7ed 1utright 1vernight 4sea 0piecemeal 1resto 3tty
0sideways 2xfold 1kyward 1lapdash 0threefold 0unbeknownst 2kindly 2timely 1pstream 2ward 3ind 0verbatim 1ivace
0whopping 0yon
=raN
0eastward
=ran
0enough
=rna
0rearward
=v
0aah 1base 4h 3te 2breviate 2dicate 3uct 2et 2hor 2ide 2jure 2late 2negate 2olish 3minate 3und 2rade 3idge
3ogate 2scond 3olve 4rb 3tain 2ut 1ccede 4lerate 4ntuate 4pt 3limate 3ommodate 5pany 6lish 4st 4uter 3redit 4ue
3ulturate 4mulate 4se 5tom 2erbate 2hieve 2knowledge 2quaint 4iesce 5re 5t 2tivate 3uate 1dapt 2dle 3uce 2here
2join 4urn 3udge 5icate 4re 4st 2minister 8rate 4re 4t 4x 3onish 2opt 3re 4n 2sorb 2ulate 3mbrate 1erate
1ffiance 4rm 3lict 3ord 5est 1ggravate 4ieve 2itate 2ree 1irfreight 1lienate 3gn 2lay 3ege 4viate 3iterate
3ocate 4t 4w 3ude 2ter 1mass 3ze 2bulate 2eliorate 3nd 3rce 2putate 2use 1nimadvert 2neal 3ihilate 3otate 4unce
4y 3ul 2oint 2tedate 3icipate 4quate 1ppall 3ear 5se 4nd 4rtain 3laud 4y 3oint 4rtion 4se 3reciate 5hend 4ove
1rbitrate 2gue 2ise 2ouse 2raign 4nge 3ive 3ogate 2t-direct 1scend 4rtain 3ribe 2k 2phyxiate 3ire 2sail
4ssinate 3emble 4rt 4ss 4verate 3ign 4milate 3ort 3uage 4me 4re 2tonish 4und 1tone 2tach 4in 3end 4st 3ract
3une 1ugment 2scultate 2thenticate 3omate 1venge 3r 4t 2oid 3uch 3w 1wait 3ken 0babysit 2ckbite 4date 4fill
4pedal 4slide 4track 2dmouth 2mboozle 2nish 2rnstorm 2sk 2te 2wl 1ecalm 3kon 3loud 3ome 2daub 4zzle 3eck 4vil
3im 4zen 3raggle 2fall 3it 3og 4ul 3riend 3uddle 2g 3et 3rime 4udge 3uile 2have 3ead 3old 4ove 2jewel 2labor
3eaguer 3ie 5ve 4ttle 3ong 2mire 3oan 3use 2numb 2queath 2rate 3eave 2seech 5m 4t 3iege 3mear 4irch 3ot 3pangle
5tter 4eak 3tir 4ow 4rew 5ide 2think 3ide 3oken 3ray 4oth 2wail 4re 3ilder 4tch 1ide 2lk 2odegrade 2sect 1lab
3cken 3nch 4dish 3spheme 3t 2eed 3nch 3ss 2indside 3ther 2urt 1ode 3ge 2ggle 2llix 4ocks 2nk 2rrow 1rainwash
3ze 2eastfeed 4the 2ighten 3ng 2oaden 3wbeat 2uit 1ulldoze 2mble 2rble 3geon 4le 3y 2shwhack 3k 0cadge 2jole
2lcine 4ulate 3ibrate 3umniate 3ve 2nnulate 3oodle 2pitulate 3tivate 2rjack 3ve 2stigate 2ter 2vort 1ede
2lebrate 2rebrate 1hasten 2eapen 3rish 2ide 3ldproof 3vy 2lorinate 2oose 3reograph 2risten 1irculate 5mnavigate
6scribe 6vent 1leanse 4ve 2omp 3the 3y 1o-author 3design 5velop 3found 3host 3lead 3manage 3ordinate 3present
3write 2alesce 3rsen 2ddle 2erce 3xist 2gitate 2habit 3ere 2incide 2ld-call 3laborate 5te 4ide 5mate 4ocate
4ude 2mbust 3mandeer 4emorate 5nce 6d 6tate 4ingle 5serate 5t 4unicate 3pel 5nsate 5te 4ile 4lain 5icate 5y
4ort 5se 4rehend 4ute 2ncatenate 4eal 5de 5ive 4iliate 4lude 4oct 4ur 5ss 3demn 5nse 5scend 4ole 5ne 4uce
3fabulate 4er 5ss 4ide 5gure 5ne 5rm 4late 4orm 5und 4ront 4use 5te 3geal 5st 4ratulate 5egate 3join 4ure 3nect
4ive 4ote 3quer 3sider 5gn 5st 4olidate 4pire 4tipate 6tute 5rain 6ict 6ue 4ult 5me 3tain 5minate 4emn 6plate
5nd 4inue 4ort 4radict 6indicate 6vene 5ibute 6ve 5overt 4use 3valesce 4ene 5rge 5y 4ince 4oke 4ulse 2operate
2pulate 3yedit 4write 2rrespond 4oborate 5de 4ugate 3uscate 2sign 3ponsor 3set 2unteract 7vail 2vet 2wer 2zen
1ram 3ve 2eate 3mate 3nelate 2inge 2oon 3ss-check 6sell 6train 2umble 4ple 1ulminate 3tivate 2mber 2rdle 3tail
1ycle-count 0dabble 2lly 2mpen 2ndle 3gle 2rken 2unt 2wdle 1eactivate 3den 3fen 2bar 5k 4se 3ilitate 3one 4uch
3unk 4rr 2caffeinate 4mp 4nt 4pitate 3eive 4lerate 3ide 4mate 4pher 3laim 5re 5w 3ode 4mmission 5pose 6ress
4nstruct 5taminate 6rol 4rate 4uple 3ry 5pt 2dicate 3uce 5t 2em 3p-clean 4en 2face 4lcate 4me 3ecate 4nd 4r
3ine 3late 4ect 4ower 3og 4rest 5m 3raud 5y 4ock 5st 3use 3y 2grade 2horn 3ydrate 6ogenate 2ice 3fy 3gn 2ject
2lete 3imit 4quesce 4ver 3ouse 3ude 3ve 2marcate 3ean 3ist 3ob 4dulate 4lish 4nstrate 4te 2nature 3igrate
3ominate 4te 4unce 3ude 3y 2part 3end 3ict 3lane 4ete 4ore 5y 3opulate 4rt 4se 3rave 4ecate 6iate 5ss 4ive 3ute
2rail 4nge 3egulate 3ide 4g 4ve 3ogate 2salinate 5t 3cale 4end 4ribe 5y 3ecrate 4gregate 4rve 3ignate 4st 3poil
3tine 4roy 5uct 2tach 4in 3ect 4r 5iorate 5mine 4st 3hrone 3onate 3ract 2value 4state 3elop 3olve 4te 4ur
1iagnose 2cker 2ddle 2ffer 6entiate 4ract 2gress 2late 3lydally 2minish 2ne 2sable 5use 4ffect 6orest 4gree
4llow 4mbiguate 4ppear 6oint 6rove 4rm 5range 4ssemble 6ociate 4vow 3band 5r 4elieve 4ud 5rse 3cern 4laim 5ose
4olor 5mbobulate 6fit 6mode 6pose 5ncert 6tinue 5untenance 6rage 5ver 4uss 3embark 6ody 7wel 4nchant 6umber
5gage 5tangle 4stablish 3figure 3gorge 4runtle 3hearten 5vel 3incline 5fect 5herit 5tegrate 7r 3locate 5dge
3mantle 4ember 4iss 3obey 5lige 4rient 9ate 4wn 3parage 4el 5nse 5rse 4irit 4lace 5ease 4ort 5se 6sess 4rove
3robe 4upt 3satisfy 4ect 5mble 6inate 5ver 4imulate 5pate 4ociate 4uade 3tend 4ill 5nguish 4ort 4ract 5ibute
4urb 3unite 2verge 5t 4st 3ulge 1off 2mesticate 3inate 5eer 2nate 2ss 2te 2uble-check 3se 2wnplay 1rench 2own
2ub 1umbfound 1well 2indle 0eat 2vesdrop 1dify 3t 2ucate 4e 1ff 3ace 3ectuate 4rvesce 3use 1ject 1lapse 3te
2ectioneer 5rocute 3vate 2icit 3de 3minate 2ope 2ucidate 3de 1maciate 3nate 4cipate 2balm 4nk 4rk 5rass 3ed
4llish 4zzle 3itter 3lazon 3ody 4lden 4ss 4wer 3roider 6l 2end 3rge 2igrate 3t 2ote 2power 2ulate 1nable 3ct
3mor 2camp 4psulate 4se 3hain 5nt 3ipher 4rcle 3lose 3ode 4mpass 4urage 3roach 4ust 4ypt 3umber 2danger 3ear
3orse 4w 3ue 4re 2ervate 2feeble 3old 4rce 2gage 3ender 3orge 3rave 4oss 3ulf 2hance 2join 4y 2large 3ighten
4st 4ven 2mesh 2noble 2plane 2rage 4pture 3ich 3oll 2sconce 3hrine 5oud 3lave 3nare 3ue 4re 2tangle 3er 5tain
3hrall 5one 4use 3ice 4tle 3omb 3rain 5p 4eat 5nch 4ust 3wine 2umerate 3nciate 2velop 4nom 3isage 5ion 1quate
3ip 4vocate 1radicate 3se 2ode 2r 2uct 3pt 1scalate 3hew 2pouse 3y 2tablish 3range 1tch 1vacuate 3de 3luate
3porate 2entuate 2ict 3nce 2oke 3lve 1xacerbate 3ggerate 3lt 3mine 3sperate 2cavate 3eed 4l 3ite 3laim 4ude
3ommunicate 4riate 3rete 3ulpate 2ecrate 4ute 3rt 2foliate 2hale 3ilarate 3ort 3ume 2ist 2onerate 2pand 4tiate
3ect 6orate 4dite 4l 4nd 3iate 4re 3lain 4icate 4ode 5re 3ostulate 4und 3ropriate 3unge 4rgate 2tend 5uate
4rminate 3inguish 4rpate 3ol 4rt 3radite 5polate 4icate 4ude 2ude 3lt 0fabricate 2cilitate 3t-check 2il 2mish
2scinate 3ten 2tten 2ze 1ecundate 2ign 2licitate 2nd 1ibrillate 2eld-test 2lch 2nagle 3e-tune 2shtail 2xate
1labbergast 3mbe 3tten 6r 3y 2ee 2og 3ut 2uctuate 3mmox 3oresce 5idate 1oist 2llow 2ment 2ndle 2rbid 3ebode
4close 4doom 4go 4know 4ordain 4see 5hadow 6orten 5tall 4tell 4warn 3gather 4et 4ive 4o 3mulate 3nicate 3sake
4wear 1reeload 3shen 2ighten 3zzle 2ogmarch 2ustrate 1ulfill 2migate 2rbish 3l 3nish 0gainsay 2llivant 3umph
2rble 2wp 2zump 1eld 2nerate 3uflect 2rminate 2state 4iculate 1hostwrite 1ift-wrap 2rd 1laciate 3dden 2ean
1nash 3w 1oggle 2vern 1radate 3nulate 3vitate 2eet 2ieve 2ok 3vel 3w 1uzzle 1yrate 0habituate 2llow 4ucinate
3ve 2nd-deliver 5wash 3ker 2ppen 2rass 3den 3k 3ry 2sten 1eadbutt 4quarter 3l 3r 4ken 4ten 2dgehop 2ighten
2sitate 2w 1ibernate 2e 2ghtail 2tchhike 1obnob 2odwink 2usebreak 5clean 2ver 1umiliate 2nker 2rtle 1ydrogenate
2perventilate 3henate 0ideate 1gnite 3ore 1lluminate 7e 4strate 1magine 2bibe 3ue 2itate 2merse 3igrate 3olate
3ure 2pair 4le 4nel 4rt 3each 4de 4l 4nd 4ril 5sonate 3inge 3licate 4ode 5re 4y 3ortune 4se 4und 4verish
3recate 5gnate 4ison 4ove 3ugn 4te 1nactivate 3ugurate 2capacitate 4rcerate 5nadine 3inerate 4te 3lude 3ommode
4rporate 3riminate 3ubate 4lcate 5pate 4r 2dicate 5t 4te 4viduate 3octrinate 3uce 5t 4lge 3well 2fatuate 3ect
4r 4st 3iltrate 3lame 5te 4ect 4ict 3orm 3ringe 3uriate 4se 2gest 3rain 5tiate 2habit 4le 3ere 5it 3ibit 2ject
3ure 2nervate 3ovate 2oculate 2quire 2scribe 3eminate 3inuate 4st 3pect 4ire 6it 3tall 5ntiate 4igate 5ll 4ruct
3ufflate 4late 4re 2tegrate 4nd 4ract 5breed 5cede 6ommunicate 7nnect 5fere 5ject 5lace 7rd 6eave 6ink 6ope
5marry 6ingle 7x 5penetrate 6olate 7se 6ret 5relate 6ogate 5sect 6perse 5twine 5vene 5weave 3imidate 3one
4xicate 3roduce 5spect 4ude 3ubate 4it 2undate 3re 2vade 4lidate 3eigh 6le 4nt 4rt 4st 6igate 3igilate 5orate
3oke 4lve 1rk 2radiate 3igate 4tate 3upt 1solate 1terate 0jaywalk 1ell 2ttison 1osh 1udder 2nketeer 2xtapose
0keep 1ibitz 3osh 2dnap 2ndle 1nead 0lade 2mbaste 2nguish 2ud 3nder 2ve 2ze 1earn 2gislate 2nd 3gthen 2ssen
2vitate 1iberate 2gate 3hten 2ken 2mn 2nger 2pread 2quefy 4idate 2sten 2tigate 2ven 1oathe 2cate 2iter 2ll 4op
4ygag 2osen 2p 2se 2ur 1ubricate 2cubrate 2rk 2xuriate 1ynch 0macerate 3hinate 2dden 2im 3nline 4tain 2linger
3treat 2nage 3handle 3ipulate 3umit 2rinate 3ry 2sticate 4urbate 2turate 2under 1eddle 3iate 4cate 4tate
2liorate 2nstruate 2tamorphose 3ricate 2wl 1igrate 2litate 2ngle 2saddress 4pply 6rehend 7opriate 3behave
3calculate 6l 5rry 5st 4onceive 6strue 3direct 4o 3govern 4uide 3handle 3inform 5terpret 3judge 3lay 4ead
3manage 3name 3place 4ronounce 3read 5member 5present 3speak 6ll 6nd 4tate 3time 4reat 3understand 2tigate
1odulate 2il 3sten 2lder 3est 2rph 2sey 3h 2tivate 2urn 1uckrake 2ltiply 2tate 3ilate 0nab 2rrate 2tter 2useate
2vigate 1eaten 2cessitate 2gate 3otiate 1iggle 2tpick 1obble 2minate 2nplus 2tate 2urish 2vate 1uzzle 0obey
2fuscate 2jurgate 2lige 2serve 4ss 3olesce 3truct 2tain 3rude 2viate 1cclude 3upy 4r 1ffboard 3end 3iciate
3load 1gle 1mit 1oh 1perate 2ine 2pose 3ress 2t 1rate 2chestrate 2dain 2ientate 3ginate 1scillate 3ulate 1ust
2tbalance 4id 3class 3distance 4o 4raw 3face 4ight 4lank 4ox 3grow 4uess 3last 4ive 3maneuver 5tch 3number
3pace 4erform 4lay 4oint 3rank 4un 3score 4ell 4hine 5out 4mart 4ource 4tay 5rip 3vote 3wear 5igh 4it
1verachieve 6t 5we 4balance 5ear 4cloud 5ome 7pensate 6ok 5rowd 4do 6se 5raw 6ess 4eat 5xert 6pose 6tend 4feed
5ill 5ly 4grow 4hear 7t 4indulge 4joy 4lie 4master 4pay 5lay 5opulate 6wer 5rice 6oduce 7tect 4rate 5each 8t
5ule 4see 6w 5hadow 5leep 5pend 6read 5tate 7y 6ep 6ock 6retch 4take 6x 5ire 4value 4whelm 5inter 5rite 2ulate
1we 1xygenate 0paginate 2lliate 3pate 4itate 2mper 2rboil 3ch 3e 3se 3take 4icipate 1eculate 2ddle 2netrate
2rambulate 3ceive 3egrinate 3form 3ish 3jure 3meate 4ute 3petrate 6uate 4lex 3secute 5vere 4ist 4pire 4uade
3tain 4urb 3use 3vade 2ster 2ttifog 1hilander 1ilfer 1lacate 3yact 2ead 1ollinate 4ute 2nder 2pulate 2rtend
4ray 2ssess 3tdate 4pone 2tentiate 2wer-wash 1ray 2e-screen 3ach 4rrange 3cede 4lude 4onceive 5ok 3date 4ecease
5stine 5termine 4ict 5gest 5spose 3en 4xist 3fabricate 4er 4igure 4orm 3heat 3judge 3meditate 3occupy 4rdain
3pare 5y 4onderate 5ssess 3record 3scribe 4ide 4sure-wash 4ume 5ppose 3vail 5ricate 4ent 2imp 2oceed 4laim
4rastinate 5eate 4ure 3fess 3gnosticate 3hibit 3liferate 4ong 3mote 4ulgate 3nate 4ounce 3ofread 3pagate 4el
4hesy 4itiate 4ose 5und 3rate 4ogue 3scribe 4ecute 4per 3tect 4ract 5ude 3ve 4ide 4oke 1ublish 2le 3sate 2mmel
2nctuate 3ish 2pate 2rloin 3sue 3vey 2ssyfoot 2trefy 0quality-check 3sh 2ell 3nch 2icken 3eten 3t 0rankle 3sack
2refy 2tiocinate 2vish 2ze 1e-engineer 2absorb 3ct 5ivate 3djust 4mit 3ffirm 3lign 4locate 3nimate 3p 4pear
5ortion 3rm 4range 3ssemble 6rt 6ss 5ign 5ure 3waken 2balance 3ind 3oot 3rand 3uild 4ry 4t 2calculate 5ibrate
4nt 4pitulate 4st 3ede 4ive 3harge 3iprocate 4te 3kon 3laim 4ine 3ollect 4mbine 5mence 8d 6it 4ncile 5dition
5figure 7rm 5nect 6oiter 5quer 5secrate 6ider 6titute 7ruct 5vene 7rt 4py 4up 4ver 3reate 4iminate 4udesce
3uperate 4r 4se 3ycle 2dden 3ecorate 4dicate 4em 4fine 4ploy 5osit 4termine 4velop 3irect 4scover 5tribute 3o
4uble 5nd 3uce 4plicate 2echo 3lect 3nact 4gineer 3stablish 3valuate 3xamine 2face 5tor 4shion 3er 3inance 5e
5ish 3late 4ect 3ocus 4rest 5ge 5mulate 3ract 4igerate 3uel 4rbish 5nish 4te 2gain 4le 3enerate 3roup 5w 3ulate
4rgitate 2habilitate 3ear 6se 5t 3ome 4use 2ify 3gnite 3mburse 4pose 3nforce 4stall 7te 4tegrate 6rpret 5roduce
4vent 5igorate 3terate 2jig 3oice 5n 3uvenate 2kindle 2label 4te 4x 3earn 4gate 4nt 3ieve 4ne 5quish 4ve 3oad
4cate 3y 2main 4rry 3ediate 4mber 3ind 5isce 3old 4nstrate 3unerate 2name 3d 3egotiate 4w 3ounce 4vate 2open
3rient 2package 4int 4y 3el 4nt 3hrase 3ine 3lace 5nt 4enish 4icate 4umb 3ossess 4t 3rehend 5sent 6s 4ice
4ocess 5duce 5ve 3ublish 4diate 4rpose 2quire 5te 2read 2schedule 4ind 3eal 5t 4ct 4ed 4ll 4mble 4nt 4quence
4ttle 4w 3hape 4ip 3ide 4gn 4st 3ole 4nate 4und 3pire 4ond 3tart 5te 4ock 5re 4rain 5engthen 5ict 5ucture
3ubmit 4rface 5rect 4scitate 2tain 4liate 3ell 3ie 4re 3ool 4uch 3race 6t 5in 4ench 4ieve 4ogress 4y 2unite 3se
2value 3eal 4rberate 5t 3ile 4sit 4ve 3olve 2wind 4re 3ord 5k 1id 2le 2pen 2ve 1oam 2b 2il 3ster 2llick 2ughen
5house 3se 2ve 1uminate 3ple 2sticate 0sadden 2livate 2te 3isfy 3urate 1carper 3venge 2huss 2intillate 3ssor
2oot 2ram 3imp 3ounge 2ulpt 1ecede 3lude 3rete 2duce 2em 3p 3the 2ize 2lf-manage 2nd 2quester 7rate 2ver 2w
1hadowbox 3rpen 3tter 2eathe 3lve 3w 2irk 4r 2oo 3plift 3rten 2rink-wrap 6wrap 4ve 6l 2un 3sh 1icken 2dle 2ft
2ghtread 2mulate 2ng 3ter 2t 3uate 1kimp 3tter 3ve 2ulk 2ydive 3jack 1lacken 3ke 3ther 3y 2eepwalk 2ink 3ther
2og 3sh 2ue 3rp 1mite 2uggle 1narf 2og 1often 2licit 3ve 2othe 2ugh 1pacewalk 3y 2eak 3ctate 4ulate 3llbind 3nd
3w 2losh 2ot-check 6lean 2urn 1quander 1tagnate 3nch 3rgaze 4ve 2eamroll 3epen 3t 2iffen 3mulate 3pple 4ulate
2oke 3newall 3ryboard 3w 2raighten 5ten 4ngle 6ulate 3eamline 4ngthen 4w 3im 4ve 2un 3pefy 1ubdivide 4ue 3join
4ugate 3merge 6se 4it 3orn 3rogate 3scribe 4ide 5st 4tantiate 4ume 3tend 4ract 3vert 2cceed 4umb 3kle 2ffer
4ice 4ocate 4use 2garcoat 3gest 2mmon 2nbathe 3der 2perannuate 5charge 5impose 6ntend 5pose 5scribe 6ede 5vene
3plant 5icate 4ose 4ress 4urate 2rmount 3pass 3veil 4ive 2spend 3tain 1waddle 2ear 3eten 3lter 1yllabicate 2nc
4opate 0tabulate 2uten 1eem 3the 2leport 2mpt 2rminate 2ssellate 1hank 2icken 3eve 2reaten 4sh 3ive 1ighten
2tillate 4vate 3rate 1oddle 2g 2lerate 2pple 2tter 2ughen 3sle 1raduce 3ipse 3nsact 5cend 6ribe 5ect 5fect
6igure 7x 6orm 6use 5gress 5late 6iterate 5migrate 7t 6ute 5pire 5ship 2isect 2oubleshoot 4nce 1ut 1ypecast
4set 4write 0ulcerate 2ulate 1nbar 3end 3ind 3lock 3olt 4som 4x 3uckle 4rden 4tton 2chain 3lasp 4oak 5g 5the
4utter 3oil 4rk 4uple 4ver 3ross 3url 2deceive 4rachieve 7t 5bid 5expose 5go 5lie 5mine 5pay 6in 6lay 5rate
5sell 6hoot 6ign 6tand 8te 5take 5value 5write 3o 2earth 2fasten 3old 3reeze 4ock 3url 2hand 4rness 3inge 4tch
3ook 4rse 2ify 3te 2lace 3earn 5sh 3oad 4ck 4ose 7n 2make 4n 4sk 3oor 2nerve 2pack 3ick 4n 3lug 2ravel 3eel
3oll 2saddle 4y 3cramble 5ew 3eal 5t 4ttle 3heathe 3narl 3trap 2tangle 3ie 3wist 2veil 2wind 3rap 2yoke 2zip
1pbraid 2chuck 2end 2hold 5ster 2root 2sell 3kill 1rinate 1surp 0vacate 3cinate 3illate 2lidate 3uate 2moose
2nish 3quish 2riegate 3y 1eer 2getate 2nd 3erate 3tilate 2siculate 2x 1ibrate 2e 2ndicate 2olate 2tiate
3uperate 2visect 1ociferate 2uch 5safe 0waive 2ken 2nder 2rn 2ylay 1eaken 3n 2ep 2igh 2nd 1ham 2eedle 3lm 3t
2iten 2op 1iden 2eld 2gwag 2ndsurf 2thdraw 4er 4hold 4stand 2ve 1oo 2rsen 1reak 4the 3st 2ite 4he 0yammer 1earn
=vA
0alight 1rticulate 0bandy 0coagulate 2nfiscate 3summate 0dilute 2scriminate 0elongate 1masculate 0hinder
0lacerate 1ive 0nucleate 0obliterate 0predominate 0radiate 0satiate 1ear 2date 0tarry 0undulate
=vAN
0cross 0lay 0mean 0prompt
=vN
0acclaim 3ord 1dd 1ffect 3ix 1mble 1ssist 1udition 2gur 0babble 2dger 2ffle 2lk 2rbecue 2ste 2the 1ear 3t 2gin
2nd 2t 2vel 1icker 2llow 2nd 2rdie 1link 3ster 2ubber 3sh 1oast 2b 2il 2lster 2o 3merang 2ther 2ycott
1rainstorm 3ndish 2eak 3ed 2oil 1udge 2ild 2llshit 2mp 2rn 2tcher 2y 0cackle 2ll 2mouflage 2ncel 3vass 2per
2reen 3icature 3ry 2scade 3trate 2tapult 3ch 2ucus 3lk 2w 1ease 1hafe 4f 3nt 3perone 2eat 3w 2irp 2oke 3p 3rtle
2ronicle 2ug 3rn 1ite 3rate 1lamber 4p 3nk 3sp 2ench 2imb 3ng 4k 2obber 3g 1oax 2ck 2llect 2mbine 3e 3mute
3pare 2nscript 4erve 4ole 5rt 4truct 3vert 4ict 2pe 2ugh 1rane 3wl 2eak 4se 3ep 2oak 3chet 2uise 3sh 1uddle
2rate 3l 0dare 3n 3t 2ydream 2zzle 1egas 2legate 2mur 2spatch 2vise 1ial 2ctate 2e 2g 2p 2scard 4onnect 3mount
3solve 2vide 1ocket 2vetail 2wngrade 2ze 1rag 3w 2ibble 3ll 3p 2oop 3wse 1ub 2mp 2nk 2pe 0earn 2se 1bb 1ddy
1jaculate 1lect 1mploy 1ntail 1xcise 2haust 2ile 2pose 0fade 2lter 2thom 1eel 2int 2rment 3ry 2tch 3e 3tle
1idget 2ll 2nd 3ish 2zzle 1lake 3unt 2ex 2icker 3nch 4g 3rt 3t 2oat 3p 3unce 5der 4rish 2ub 3ster 1orecast
2ster 1racture 2eeze 3t 2isk 2own 1ulminate 2me 0gabble 2mble 2pe 2rland 3ner 2sh 2ther 2wk 1et 2yser 1ild 2ve
1lide 3sten 2oat 3wer 2ue 3t 1o 2bble 2of 2re 3ge 2uge 1rab 3pple 3sp 3ze 2imace 3nd 2ope 2umble 1uarantee 2ess
2ll 2sh 0haggle 2ndle 3g 2rrow 2tch 1eave 2ft 2ist 2lp 1ibachi 2de 2jack 2re 2ss 1obble 2ck 2g 2ist 2ld 2ne
2over 2p 1ug 2m 2nt 2rl 2stle 0implant 4ement 3ress 1nitiate 2lay 2sert 2terlock 5rupt 2vite 1tch 0jabber 2ngle
1eer 1ig 2lt 2mmy 2ngle 2ve 1og 3gle 2in 2stle 1ump 0kill 1neel 2it 2ow 0lace 2m 3ent 3inate 3poon 2sh 2tch
2unch 1eave 2er 2t 2vy 1ick 2e 2ft 1ob 2dge 2ok 3m 2pe 2unge 2wer 1ug 2rch 0madrigal 2ke 2nifest 2r 2sh
3querade 3sacre 3termind 2triculate 1eander 2et 2lt 2nd 3tion 2w 1ince 2sfire 3quote 3s 3trust 2ter 1oo 3r
2ttle 2ve 2w 1uck 2ffle 2ll 2mble 2se 3ter 2tter 0nag 1estle 2uter 1ip 1od 1udge 2rture 0offer 3set 1verburden
4drive 4estimate 4lap 6y 5ook 4ride 5un 4shoot 4turn 4work 0paddle 2ll 2nt 2rlay 3ry 2ss 2t 2ve 2y 1eck 2el 3p
2lt 2pper 2rmit 1ierce 2llory 2nch 3g 2ss 2vot 1lague 3t 2edge 2od 2uck 3mmet 3nge 2y 1oke 2mmel 2och 2se 2unce
3r 1rance 3ttle 2ecept 4ondition 3empt 3sage 4erve 4s 3tend 2octor 3d 4uce 3ffer 3wl 2y 1ull 2ncture 3t 2rge 3l
3port 2sh 2t 3t 2zzle 1yramid 0quail 3rantine 2ickstep 3p 3ver 2ote 0raise 2mble 2pe 1each 3d 2bound 3uke 2call
4pture 3ess 3oil 4unt 2dact 2ek 2fuse 2hash 2ject 2make 4nd 3it 3ount 4ve 2nder 2order 2peat 3osition 3rimand
3ulse 2run 2solve 2tard 3ch 3hink 3rofit 2v 3ere 6nce 3ise 2write 1icochet 2de 2ffle 2nse 2p 2se 1oost 2ut 1ub
2ffle 2mmage 2n 2pture 2stle 0sag 2il 2lute 3vage 2p 2shay 2ve 3or 3vy 2w 2y 1cab 3re 3tter 2off 3ld 3rch 3ur
2ramble 4pe 4tch 4wl 3ibble 5e 2ud 3ff 3rry 3ttle 1ee 3k 2gregate 2ll 2rve 2ttle 1hake 3mble 3ve 2im 4my 3ne
3ver 2oot 3ut 3ve 3w 2rink 3oud 2udder 3ffle 1idestep 2eve 2mmer 2nge 2re 2zzle 1kedaddle 2id 3m 3p 2ylark 1lam
3p 3sh 3ver 2ime 3ng 2uice 1mirk 2older 3ther 1nag 3p 3tch 2icker 3ff 2oop 3re 4t 2uggle 1oak 3r 2b 2lder 2use
2w 1pearhead 2ill 3n 3t 2oil 3ut 2rain 4wl 3inkle 5t 3out 2utter 1quall 4sh 4wk 3eeze 4lch 3irm 5t 1tab 3gger
3lk 3mmer 3nd 3re 4t 5le 3y 2eal 2ifle 3nk 3r 3tch 2omp 3p 2raddle 4fe 4ggle 3ike 3op 3um 2ud 3mble 3tter
1ubcontract 3poena 2ction 2e 2rfeit 3round 2ture 1wap 3the 3y 2eep 2im 3ndle 4g 3pe 3vel 2oon 0tack 2ilor 2ke
2lk 2mper 2per 2rnish 2t 1each 2eter 2lescope 3l 2nd 2ther 1hatch 3w 2ink 2rash 3ob 4w 2ump 1idy 2lt 2ngle 3ker
2tter 1oil 1rample 3nsplant 6ose 3verse 2eat 3mble 3spass 2ickle 2ot 2udge 3ndle 2y 1uck 2mble 2rn 1widdle 3ne
4kle 3rl 3tch 0underestimate 5line 5score 3ress 1plift 1rge 0vomit 2w 0wad 3e 2ft 2ggle 2it 2lk 3lop 5w 2ne
3gle 3t 2rble 3p 2tch 2ver 1ear 3therstrip 1hack 2imper 3ne 4ny 3rl 3sk 4tle 2oop 1iggle 2lt 2n 3ce 3k 3now 2pe
2secrack 3h 1obble 1reck 3nch 3stle 2iggle 3ng 0yap 0zip 1oom
=vNA
0agglomerate 0brag 1ust 0converse 2ordinate 2rrelate 1ut 0deviate 1uplicate 0fell 1ound 0puff 0quadruple 0rust
0saute 1elect 1hy 1neak 2ub 1quint 1wagger 2ish 0wed
=vNR
0plunk 0smack
=vNRA
0crisscross 0zigzag
=vRAN
0express
=va
0adulterate 1gglutinate 1malgamate 1pproximate 1ttenuate 0bifurcate 1lear 1ulletproof 0clean 1ompassionate
2nsecrate 0defoliate 2lineate 2siccate 1iffuse 2sjoint 0erect 1viscerate 0federate 1ireproof 0incarnate 0lavish
0numerate 0obligate 2scure 3tinate 0perforate 1rim 2ostrate 0reincarnate 2plete 2trograde 0serrate 1hut 1kew
1leek 1upple 0tame 1eetotal 1riangulate 2uncate 0utter 0vermiculate 0weatherproof
=vaN
0alert 0bankrupt 0complete 0direct 1ry 0forfeit 0lean 1imp 0maroon 1ock 0open 0secure 2parate 1our 1pare 1quat
1uspect
=van
0calm 1orrect 0fancy 0moderate 0present 2ime 0smooth 1tray 0upset
=varN
0close
=vn
0abandon 2use 1che 2t 1ddress 2vance 3ocate 1id 2m 1nchor 2swer 1pproach 1rchive 2rest 1ssay 3ociate 1ttack
3empt 3ribute 1uction 2dit 1vail 0bake 2le 2n 3dage 2rcode 2t 3ch 3ter 1ellow 2nchmark 1id 2te 1lame 3st 2eat
3nd 2og 3om 1ogey 2om 3st 2re 2unce 2w 1race 3id 2each 3w 2oadcast 2uise 3sh 1uck 4le 2dget 2ff 4et 2ndle 2rst
2stle 2tt 2zz 1ypass 0cable 2che 2ption 4ure 2re 4ss 2sh 3t 2talog 2use 1ement 2ntrifuge 1hallenge 3nge 4nel
3rge 4t 3se 3t 4ter 2eck 2ip 2uck 5le 1laim 3mor 3ng 3p 3tter 2ick 3nch 3p 2uck 3ster 3tch 1oil 2llapse 2mment
3pound 4ress 2ncentrate 5rn 3duct 3tract 5ol 2ok 2unsel 4t 2ver 1raft 3sh 2imp 3pple 3tique 2op 3uch 3w 2y 1ure
3se 2shion 0dab 2nce 2sh 1eal 2brief 3ug 2cline 3rease 2feat 2lay 2mand 2nt 2posit 2sert 3ign 1ice 2gest
2scipline 4ount 3dain 3honor 3like 3patch 4lay 4ute 3regard 3trust 1ock 3ument 2dge 2n 2om 2se 2wnload 1raft
3in 3pe 2ess 2ift 3nk 3ve 2op 1uck 1warf 1ye 0echo 1mail 2brace 1ncounter 2vy 1scape 3ort 2timate 1xercise
2hibit 2ploit 3ort 2tract 0fall 2vor 2x 1eed 1ight 2le 3let 3ter 2nance 2x 1lank 3p 3sh 2ick 3p 2utter 2y 1ocus
2ld 2rge 3mat 1rame 3nchise 2y 1uel 2mble 2se 3s 0gain 2llop 2rnish 2sp 2uge 2ze 1ear 1iggle 1lance 3re 3ze
2eam 2int 3tter 2ow 1oad 1raft 3nt 2ill 3n 3p 2oan 3om 3ut 3wl 2unt 1uard 2ide 2lp 0hail 2lt 2mper 2rangue
3ness 3vest 2te 2ul 3nt 1edge 2ed 2m 2rald 3d 1ighlight 2nt 2t 3ch 1oe 2ller 2neymoon 3or 2ok 3t 2pe 2se 1uddle
2rdle 3ry 2sh 0import 3rint 1ncline 3rease 2dex 2put 2stitute 3ult 2tercept 5face 5view 2voice 1ssue 0jab 2m
1erk 1ournal 1udge 0keynote 1ick 2ss 1nock 0label 2g 2mb 2ugh 1eap 2cture 2verage 1icense 2nk 1oad 2bby 2ck 2g
2op 2ve 1unge 2re 0mail 2nufacture 2p 2rch 3k 3shal 3vel 2sk 3sage 2tch 1easure 2ntor 2rchandise 3ge 2sh 1ill
2nt 2suse 2x 1oan 2ld 2nitor 2p 2unt 1ulch 2rmur 0nail 1eed 2glect 1otch 3e 3ice 1urse 0onboard 1rient 1utline
1verflow 4haul 4load 4throw 0pace 3k 4age 2int 2rdon 3k 2tent 3rol 2use 1eer 2rch 2tition 1hone 3tocopy 5graph
1ick 2lot 2n 3point 2oneer 2tch 1lan 3ster 3y 2ow 1oach 2ise 2ll 2p 2st 4ulate 1raise 2ecipitate 3p 2ick 3nt
2obe 3ject 3mise 3test 4otype 2une 1ucker 2mp 2nch 2rchase 0quarrel 2ery 0rack 2id 2ke 2lly 2m 2p 2ttle 1ebuff
2cruit 2design 2feree 3ill 3resh 3und 2gard 3ister 3ret 2ign 2launch 4y 3ease 2mark 3edy 3odel 2nt 2pair 3eal
3ly 3ort 3ute 2quest 4isition 2scue 3erve 4t 3ort 3pect 3ume 2tail 3est 3ort 3reat 3urn 2vamp 3el 3iew 2ward
1iddle 3icule 2g 2ng 2sk 2val 3et 1oar 3st 2ll 2mp 2t 3ate 1ush 0sacrifice 2ddle 2feguard 2nction 1camper 3n
2hedule 2ore 3ut 3wl 2ream 4ech 3ipt 3ub 1eal 3rch 3t 2gment 1hare 2ed 2ift 2op 3vel 3wcase 2rug 2uttle 1igh 3n
2nk 2p 1late 3ughter 2eep 2ice 3de 3p 2op 2ug 3mber 4p 1mash 2ell 2ile 1narl 2eer 1pan 2ear 2lash 3ice 2onge
4sor 2ray 2y 1queak 5l 1tack 3in 3ke 3mp 5ede 3ple 2eam 3er 3ward 2ick 3ng 2ocktake 3op 2retch 3ip 2udy
1ubstitute 3title 2ck 2pplement 5y 4ort 2rge 3mise 3prise 3render 3vey 1wab 3llow 3rm 2erve 2irl 3tch 2oop
0tackle 2g 2lly 2p 2unt 1ear 3se 2st 1hread 3ust 2ud 2wart 1ie 2le 2nkle 3t 1oast 2rque 3ture 2ss 2uch 3r 2w
1race 4k 3il 4n 3mp 3nsfer 5port 3vel 2ead 2iage 2ust 1ug 2nnel 2rf 2tor 1wist 0update 2grade 2load 1se 2her
0varnish 1eil 2nture 2st 2t 1isit 1olunteer 2te 0wag 2il 2ke 2rrant 2sh 3te 2x 1eave 2ed 2ld 1heel 4ze 2ip
3sper 3z 1inch 2tness 1onder 2rk 3ry 1rangle 3p 0yawn 1ell 3p 1ield 0zone
=vnA
0animate 1rch 0base 0crack 5le 0dread 0hurt 0outlaw 0reverse 0set 1plit 2read 1well 0trim 0welcome
=vnR
0bolt
=vnRA
0flush
=vna
0abstract 1ggregate 0double 0fit 1rank 0graduate 0lead 0polish 0triple
=vnr
0bang 0plumb
=vrNA
0tiptoe
=vra
0mellow
`;
