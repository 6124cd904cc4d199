/**
 * Rare words that look like a misspelling of another, from SCOWL (licence: LICENSE.txt in this folder), front coded
 * as the other words are. Generated: node scripts/rare-words.ts FOLDER.
 */
export const RARE_WORDS = `
0abacterial 5ors 3ture 2ductores 2earing 3gging 3tments 2hominable 2ieses 3ological 4ses 2lush 2ollas 3ught
2raiding 3oach 2scissae 3orbant 3triction 2uilding 3ndancies 3sage 1canthous 3rophobia 3ters 4ours 2celerant
8tive 9ory 4nsion 9s 4ptant 6ee 4ssary 3ited 5ing 3oasted 7ing 4mmodationism ft bve 5panier bs 8yist cs 6t 7ed
7ing 4rdancies 4urted 7ing 5strement ds 5terment 6red 8s 7ing 3ultural 4rsing 6t 2etins 2idaemia 4ifiers 2linic
2mites 2quite 2rawl 2tinal 7ly 5on 7s 4onist 4vized 7ing 3orish 2uate 1ddrest 2equative 3rmin 2herend 8s
2mittee 4xt 2nation 8s 2oors 2press 7ed 8s 7ing 2scription 2vected 6ing 4rsaria 5tizement ds 3ocaat 6tion as
8ve 2ward 2ynamic 1eronomist as 4se 2sthesis 4ivate 9d 8ing 1ffectivities 3orce 7s 3ranchise bd aing 1gapae
2eings 3long 3ndums 4esias 2grandisement 5ted 6ing 4egative 5ssed 2onistes 3rae 2raffe 4phic 1height 2istoric
2orse 2ungry 1iguille 2rbusses 2zles 1kratic 1lablaster 3rum 6ing 6s 2berts 3inoism 3uminate 2ength 3rtest
2icant 7s 3ned 5ment 9s 3teracy 2leluiah 9s 4rion 8s 3ice 3ness 3onge 3round 2manacks 2phabeted 2sike 2terative
5n 3heas 3itudinal 2uminiums 1mandine 4itins 3ryllid 9s 2broid 5sian 3ulator 4scadoes 2ebae 4ic 3nage 4de 4ed
4tal 5ias 2mine 6s 2ornings 3tions 2perzand 9s 3ing 2ygdalae 1nabiotic 3clisis 3esthesias as 3leptics 4ities 6y
3paest 8ic 8s 2choress 7t 2drogyne 2ears 3rgy 3sthesis 2gary 3lophobes 2ight 3lities 6y 3malism 3sole 7s
2nalising 3ihilatory 2onymises 2tecedency 4ed 4nati 3icipant 8tive 9or 4monyl 4ng 6s 4wear 3ral 1paying
2eriodic 2hasiacs 3onics 3rodisia 2iarians 3ologies 7y 2lastic 2noeal 2ologiae 6ues 3stacies 3theosise 2parat
5tement bs 4ying 3ellative 6ees 4ndicles 3licatory 3raisees 7ive 4obate 9s 5ofs 5priative 3uied 4lse 7s 4yed
5ing 2rication 4orities 8y 3otic 1quatintas 1rachis 3ise 2bitrative 2chaea 4eologically 4ils 5pelagoes 4ons
3ked 4ing 2each 4ding 2gled 4ing 3ufied 5ying 4te 2iettas 3ose 3stas 5os 2kose 2oint 3llas 3ynt 2rayal 7s 3ect
4stant 6ee 3iage 2ticulative 2uspices 1sbestic 6ous 2cendence 8t 9s 2eismic 2hake 2phaltums 4yxial 3iratae 7ory
3read 2signat 3like 3ociationism dt 4il 6ed 6ing 6s 3umptionist 2table 4rt 4tic 3rict 2ynergies 1topic 2retic
2taint 7ed 7ment bs 3empers 4ndments 3orned 7yism 3ractors 5pped 6s 4ist 5ted 6ional 3uent 1udiencia 4tee
2guste 2rate 3eately 4olae 3iculae 8te ad 4sts 2tecism 3ists 3ography 4man 5en 3umny 1viated 5ing 3gation 6ors
3tal 2ocadoes 1watch 2eather 3ing 2heel 2rong 1xehead 2like 1zonal 0baaskap 7s 2bbitting 2chelorism 3kdropt
4lot 4off 4sheesh 4woodsy 3terian 6oidal 2gass 2illies 2lista 7s 3ladist 9s 5ta 4ista 8s 4on 6ets 5tee 8s
4siness 4ute 3ustered 2ndaid 4og 5lier 9s 3kit 3nerets 6ols 5ts 3shie 3teng 4ing 4ling 2ptistries 8y 2rbitone
9s 3carolle as 3ege 6s 3geese 5llo 8s 5st 4oose 4uest 3illas 3mie 3ock 6s 4stats 3ricadoed as 9ing 3tisans
3ytas 5ones 2silicae 8l 8n 3snesses 2thyscaph as 3ological 7y 3telers 6ing 5ment 5rie 4ik 4ological 8y 2ubees
2yonetted 8ing 3side 2zars 1eachy 3dman 5en 4rolls 3kier 3nos 3rberries 8y 4die 3thed 5s 3uffet 8s 4xite 2blood
7s 3ungs 2clogging 6s 3urse 2dungs 2echy 3nahs 3yard 7s 2fanas 3fanas 3ooling 2galling 3hard 7s 3ilding 3roan
3uin 2ignes 2knighted 2lacing 3onoid 2mean 2ndaying 4ee 4let 4ys 3efact 8ory 8s 5iciates 2patched 2rake 6s
3ceuse 3daches 5sh 3inged 3thas 5e 6s 2setment 9s 3hame 3potted 7ing 2tatter 8s 3itle 7d 7s 6ing 3oiled 6ing
3read 7s 2zzant 1hagees 3rals 1ibliophilies ay 2gfeet 2kies 2llon 3steds 2ngeing 4ies 2ographee 2rling 2storts
2tternut 2vouacks 3vying 1lackie 7s 3dings 3nquets 8te as 3stie 7r 7s 5y 3ttered 2eachery 3thered 2indage
3thered 3zzardy 2ockier 5y 3keish 3ndeness 3omier 3ttier 3wie 4off 1oaked 4ing 3rishnesses 2dachs 3ement 8s
3gies 2ggard 3ieing 3oaks 2ileries 6y 2lides 3locked 2obie 4ook 7s 3koos 4sie 3mier 3ngaries 3tie 2rdels 4ure
7s 3ecoles 3ides 3ked 4ing 2skages 4inesses 3quet 7s 3tangi 2tchiest 3hie 4rium 8s 2ugainvillaea es 4hten 3lted
5ing 3rgeon 8ed 8ing 8s 4rides 4ses 3ses 4oukis 2vates 2wdacious 3eries 2xiness 8es 2yard 1rabblers 6ing 3dded
3ggiest 3kesman 4ier 6st 3nchiest 6y 4dade 4gling 4ked 4ned 3shier 7st 5y 4sie 3wlier 2eady 4koff 3ded 3eks
2ickiest 5y 3dies 3gandine 4ued 5ing 3mfull 3nksmanship 2oadish 3keries 6y 3okie 3thered 2ulots 3shiest 6ness
aes 5up 5y 4kness 2yological 7y 1uccanier 9ed 9ing 9s 3ketsful 2ddled 5ing 3geteers 2ffier 6st 2gginesses
2lbels 4ils 4uls 2ngie 6s 2ppies 2rbliest 3dash 3nouses 3rhel 7s 3sal 3weed 2shie 2tteryfingered 1ycoket 7s
2ssuses 0caatinga 2balled 3ined 3lets 3oshed 2cheted 3ophonious 2dencies 5t 3ucous 2ecity 4um 3rulean 3sium
2ffeins 2irds 2kier 2laloo 4maries 4shes 3carate 4eolate 4igerous 4retes 4ulary 6ous 3endal 7rist 6rer 9s 7y
3ibered 4mas 3lets 4ipees 7ring 5sthenic cs 4ose 3orification es 6meter 5y 3packs 3umniatory 3vered 4ities
3yculate 7us 4psoes 2mailed 4ses 3elry 4rae 6l 3omiles 3panili 4orees 3stanes 2ncelate 8ion 6li 3dent 4ie
3nabins 4ie 3taloup 9s 4eloupe 4ier 5llations 3ulates 2pitani 5ula 3less 3onises 6zed 3rates 3sulary 2rabin 7es
4cks 4paxes 4tes 4vansery 3bonade 9s 6ous 3dboardy 4iacal 6e 5s 5tic 4uus 3fuls 3itas 3ked 3neying 6s 4ie 3otin
7s 3petbaggery 3rell 7s 4ousel 9s 4yons 3tas 3uncular 3ven 3yatides 2sease 4ose 5us 4tte 3sation 4ino 7s 5ses
4one 3tigatory 4ratos 3ualism 2taclases 3chup 3echin 6u 4goric 4ress 8es 3harises 3talo 4ie 4leya 2ucussed 7ing
3dation 3liculate 5nary 3sey 3ter 2wkers 1eilers 2llae 5rets 6ist 6ous 2mbalist 2ntare 5uries 4ner 7s 4reing
5ical 6fugate 4urial 2rates 5ins 3ebella 3ites 3tes 4ifier 9s 2taceous 1hadars 4dars 5ors 4ors 3ffier 3gans
4rinned 8ing 3ines 3lcedonyx 3maeleon as 4isal 8s 4paign 9s 5ioness 3ncey 4delled 8ing 4tage 3paties 6ties
4eless 5ss 4iters 4pie 4talises 8ze ad 9ing 5ered 5rels 3ractered 9ism 9y 4ed 5t 6s 4geful 4ing 4nel 4rier 5y
4tas 5ist 5ography 3sseing 3untries 7y 3zans 4zan 7s 5en 7s 2ecky 3irography 3rtier 3tah 6s 3verons 4ins 3wie
2iacking 4sm 6s 3ccory 3efess 5ry 4ld 6s 3gre 3lde 5lier 8st 4iad 4lada 3maeric 3rrupped 8ing 3ttered 3vvied 5y
6ing 3zed 4ing 2lamydial 3oracne 6mine 5ins 6tes 5ophyl 2ocaholic as 4olatey 3kies 4ris 3leraic 3okie 7s 4sey
3regrapher ay 5oid 5uses 4ial 5c 5oid 8s 6nic 4ussed 7ing 3use 5ing 3wris 4se 2romic 4nography 6loger bs
3ysalid 9es 9s 2thonic 2uffest 3rchiest 7sm 6y 4inga 4ros 2yack 6ed 6ing 6s 3pres 1icale 4trice 8les 7ses
2nematograph 2rclips 4uiteers 5lative 8or 3rhoses 4ous 2sted 2tied 4fication cs 5ying 4zeness 3rals 4onellal
5us 1labbering 3mpered 3rences 4ifier 9s 5onets 3ssific 3ught 3vering 4igers 4ulate 2erid 4kess 5ish 2ientage
7l 3fted 3mature 3nometric 2overed 6y 2ubbier 3eing 3peid 3stery 1oachee 5ies 3eval 7s 3gulatory 3lbin 3pted
5ing 3tee 2bbered 4ier 2ccolite 9s 5us 3hleate 3oanuts 2dable 3ille 2empted 6ing 3nobite 9s 8ic 3rected 7ing 7s
2ffing 4le 6s 5ing 2ggling 3nation 2hunes 2ifed 4fe 6s 3gnes 3ncidencies 4ferred 8ing 4vents 2llectivity 4ogue
8s 5quia 8ed 4ying 3onics 6tis 4phony 4rific 5y 4stric 4ury 3umneas 6iation 2marbs 3batted 7ing 4es 4le
4ustibly 3itial 3mandery 7oes 5ta 4emoratory 5ndators 6sal 7urably 6tation cs 5rcialese 4inute 9s 5xing 6t
4unality 6icatory 5tate 9s 8ing 3pactible 5dre 8s 5nionate 5rted 7ing 4end 6sator 4ilement bs 4leated 8ing 8s
6cting 8s 6tive 6xest 5iancies 6cant 7es 5ot 4onental 5sitous 6ture 4radors 5ehendible 6ssures 5ized 8s 7ing
4uterese 8ist 2ncent 7s 7us 5ptuality 8s 5rtino 8st 5ssive 4retism 9t 8ve 6wing 3densery 4olatory 4uctus 3fect
7ed 7ing 8onary 5rential 4idencies 5gurate bd aing 5rmee 5ture 3geed 4ratulator 5eeting 5uency 3ies 3ject 7ed
7ing 5es 4unctival 5ries 3nectible 8onism 4ivery 3oscenti 3quistadores 3secrative 5il 5rvant 8tional
4ignatories by 4olated 8ing 6idative 5nancies 5rtial 4ultee 3tactee 5minable 4ingence 4radictor 5ibutive 4usive
3valescencies 4ecting 5nance as 6iencies 5rgencies ay 6sationism et 6tend 4olute 9s 2oches 3eed 4ying 3key 4off
3lamon 8s 3mbes 3nties 5y 3perant 4tative 3rdinative 2pasetic 3ihues 3perahs 7s 6ish 4le 2rdilleran 4wainery
3elation 8ve 4spondencies 3kier 3nelian 9s 6s 4iches 6les 6ulum 5ferous 4ucopian 5ted 3porality 8ly 4ulency
5scule as 3rading 5sion 4ectible 7ory 5gidor as 5spondencies 4odies 4uptor 3sleted 3veting 3yzal 2seys 3hering
3tes 4umery 7y 6ire 5s 2thurn 7s 3illon 3tabus 4iers 2uguar 7s 3loir 3nselee 7lee 4tersue 5ryfied 3rtezan 9s
3thier 2venantal 8ees 8ors 4rups 2wier 3pies 2ypous 2zzies 1raaled 5ing 3tch 3unch 7ed 8s 7ing 2edent 3epie
3mationist cs 6orial 8s 3nate 7d 6ion 9s 6ure 9s 4ellate as 9ing 4ulate 9d 8ion 3scendi 8oes 4ton 7s 2icketeer
3minalese 8ist 6e 6ous 6y 4pled 5y 3sic 3terial 2oakiness 3ceate 3macks 4bie 3ppy 3ssworts 3tals 4cheted 4tle
2ucifiers 3dded 3ellest 3mmacks 5ie 4plier 8st 3ores 3ral 3sadoes 4tie 2ymotherapy 3ptogam 9s 1uatros 2biculum
2llender 9s 4ied 5s 4ying 3turist 2mbent 3ulate 8d 7ing 8on as 5ous 2niforms 2peling 3olated 3pier 3rite 3ulae
2ration 3rie 6ry 3sitors 4tness 3tanas 5te 4seying 3vacious 5te 7d 6ive 4etted 7ing 2shionet 3pidore 9s 3todes
5med 2tability 3esie 3las 4ing 3tling 3waters 1yclase 7s 4ise 7s 5ze 7s 4opaedia bs 4uses 2mlings 2phering
2tometer 7ric 1zardas 0dacite 6s 2ddock 2ffily 2guerreotypies 7otype 2ishikis 2lasis 2mnified 2ncette 7y 5y
3druffy 2rnations 2tabus 4ry 2ubier 3phines 3ted 4ies 2wted 2ydreamy 1earie 2bitors 3onaire 4shed 6ing 3tee 6s
2caliter 9s 5ogues 4meter 9s 3illion 9s 3koed 5ing 5s 3olletee 4ntaminative 3rescendi 3umbent 4ple 4ry 2eing
2facto 3ecator 9s 4ncelessly bness 3lorations 3oamer 8s 3ragging 2gausses 3ression 2horting 2icide 7s 3nosaur
9s 3seal 2kkoing 2lated 2magogry 4ndant 4rkation bs 3ent 6ial 7ng 6s 3onical 5strationist aory 4tist 8s
3ystifiers 2ntalia 4els 4iled 6s 5nal 4urist 9s 2peinct 4ndance 3ictors 3lorations 3ositation cs 3recator
6iatingly 9ory 4ivative 4ogramed 9ing 3side 7s 3uration as 2rmography 2scendent as 4rive 8d 7ing 3iderate 4gnee
8s 3ponding 3sertspoonsful 2tectible 4rge 7d 6ing 3ractory 5inment 2velopes 7pe 9s 3iationism bt 2xtrorse 6usly
8ness 1hooras 1iacid 3genesis 4ramed 7ing 6phs 3llage 8s 4ogged 6ic 7te 4ysing 5zing 3pase 3rchy 2castery 3kys
3tatory 2djeridoo as 2etarily 2fferencies 8tia 2gestant 3hting 3italins 8sm 2lapidate as 3ettanteism 9i 3utive
2minuendi 9oes 3plement 2nkie 2phtherial 3lomates 5sis 2rled 2scal 6ced 4iplinarily cty 4ordancy 5ursive
4retionarily 3godded 3inclose ad 9ing 5festant cs 3ject 7ed 7ing 3pathy 4loding 4ondee 6ees 6ing 4unged 7ing
3semblies 5rtationist 7ed 7ing 4imilate bd bs aing bon 4onancies 9y 3tained 7ing 4raint 7te 2vergencies 9y
5sifier bs 3ies 4sim 6onism at 3ulsion 9s 2zening 1jellabah 9s 1oated 2bbie 2ckising 5zed 6ing 3toress 6ial
3umentarian ds 2dding 2ggie 2miciliate 4nies 2nary 4tive 3nas 5t 2oked 5t 6s 4ing 3nas 2rbugs 3meuse 4ient
3sels 4ums 2ssals 4eret 8s 2tations 2ublure 3ght 2ving 2wing 2xastics 1rabettes 3cone 3ggling 4onets 3woff
2omes 4onds 3ngoes 6s 4ish 3okings 3sophilae 3ughtier 9st 7y 4kings 4ths 2yfoot 3wells 1uckie 2lness 2mfounded
8ing 8s 3ose 2nnites 4ock 2pabilities 3licative 4ying 2rational 1walming 2ining 1yeweed 4ood 2nameter 4trons
0eanling 2rthliness 1bionised 6zed 2ulliency 1ccrisis 2otages 1ddishes 2ental 2ucationese 6ory 1ffluvial 3orce
1ighteenmos 5vos 1jaculator 1laboratory 3sticates 2ectee 5orial 5ress 7ts 6ogenic 7lyse 9ze 7phoreses
3mentarily 3phantiases 3vatory 2iminant 7tive 8ory 2uants 3ent 6s 3triate 9s 3viate 8d 7ing 1mancipatory 2bale
5ling 4rcation bs 4ses 4ttles 4yed 5s 3looming 3odiers 4gging 4ly 4rder 8ed 8ing 4sked 6ing 6s 4werment 3racive
5id 5ve 7d 6ing 5zure 9s 4ead 4oideress 4uing 5ting 2inencies 2meshing 2placed 6ing 5ning 3tional 1narched 6ing
2cashing 3hasing 3urtain 9ed 9ing 3yclopedian 2dermically 3ited 5ing 3long 3ocarditic 4dontia as 4metria 9oses
4thelia 3pins 2ergic 2fierce 2ginery 5ous 3ouement as 3race 5ven 7ry 4ieve 2hancive 2jambement bs 2neads
2ragement as 3ings 2serfed 6ing 3narled 7ing 2tablement 3rail 6nment bs 4ism 2umerative 3red 4ing 2vier
2walling 1osinophile bs 1paulette 9d 2hemerae 2iglottic 9des 3nephrin 3stomes 5yles 3thelia 1quivocatory
1rasement 9s 2iach 2rantries 7y 3orist 1scalade 8d 8rs 8s 7ing 7o 6tory 4padoes 3ritorial 2sentialism bt 3oins
2thete 7s 3imably 6tive 4pulate 4vated 8s 7ing 3oppage 9s 6ed 6ing 1theric 3icise 3ylic 2iolates 2tling 2ypical
1ucaryote 9s 8ic 3hology 3lidian 2thanasic 9es 8y 7tize bd aing 1vacuant 2erymen 2ictee 2ocate 7d 6ing 3lute 7d
6ing 2ulgate 8d 7ing 1xaggeratory 3men 4inant 2centric 4ptious 4rption 3iding 3losures 3rescencies ay 3urvate
2ecrative 4utant 6ory 6ry 3dras 3mplifiers 2foliant 7tive 2hibitory 2opodite 3rcized 8s 7ing 3terically
2pansile 3ectational 4ditate ad 9ing 7ive 7or 9s 4llant 4rimentist 5tism 3lantation cs 7ed 4icably 3osit 5ture
3ropriatory 3ulsed 4ncted 2section 4rting 7on 9s 2tendant 6ibility 5sile 7onist 4rminatory 5nalism at 3oll 6s
3ractant 5it 5vagancies by 6erts 3ubates 0fabricant 7tive 2cetted 6ing 3ilitative 9ory 3ked 4ing 2ggoting
2hlore 2irily 5sh 3tor 6s 2lconets 3deral 8s 3lals 2milism 7t 2ndangoes 3tasie 4igue 2rcie 6s 3meress 6ies 6y
2sciation 5cule 9s 3tish 2tigate 2utor 6s 2wnier 2yences 3ing 3res 1eares 3tuous 5rette as 3zed 4ing 2deralese
4xing 2irie 2llation 3onries 2minal 2nnec 6s 2rial 4ty 3lies 3mata 6e 3reous 4iages 3ulae 2stivous 2tial 4ch
6ism 8t 9ic 9s 2zzed 1ibroin 3ster 2eres 2gurant 6te 5ist 2lagrees 4ture 8s 3eted 5ing 3mily 5s 6h 3ose 3trable
2nalis 4ncialist 3eish 3fish 7es 3nac 6k 7s 6s 2ppence 4le 6s 2ssilities 8y 3tical 6uff 4ulose 2tchet 5y
2xatures 1lagellar 4gy 3mboyante 4ingoes 3nnelet 3tulency 3unch 7es 4tas 3vorist 9s 2edgeling as 3eches 6ing
4ringly 5s 3nses 3shiness 3tch 6ed 7rs 6ing 3ying 2ibbertigibbety 3mped 5ing 2oatage 6tion as 5ier 5y 3ccus
3kati 7s 3ozie 3ristics 4uits 3tage 3uriest 6shy 2uidics 6se 3nkie 3orins 5oses 5s 3shy 2yboat 7s 3ping 3tier
7s 5ng 1oamily 2calized 7ing 2grams 2ined 4ing 2late 6s 3derols 3ioles 5se 5us 4ums 2odism 3tballist 4les 2rams
3doing 3egathered aing 4say 5wear 9ing 9s 6ore 8n 3geman 3hented 7ing 3kiest 3lese 3mae 5nt 5te 4ee 5s 4icate
8ion 4ular 6ise 9d 8ing 8m 3nent 3thy 2ssors 2ughten 6y 3lder 5re 3sty 1rabbit 3ctionalism 3grancies 3ise 6d
5ing 3nchisor as 5ize 8d 7ing 5ophobe 3sses 3tching 2eebee 5ootery 2ication 3ngiest 3sket 3tures 3zzlier 8st
2oggiest 3ntes 5oons 3wardly 7ness 4siest 5tier 8st 7ness 8g 1ugled 4ing 2lgour 3lish 2migatory 2nctionated
3die 3ebral 6ial 2ranes 3menty 3rily 5ners 2sileer 8s 3sbudgety 0gabbard 3elle 7s 3let 6s 3oon 6s 2dling 3roon
7ing 7s 2eing 2itered 2lages 3iot 6s 3leryites 5ta 4oot 2mash 4ys 3esy 3moned 2pless 2ragist 3igue 7s 3ote 6d
6s 5ing 3rigue 4otte 8d 8s 7ing 3veys 4ie 2solene 8s 5inic 3siness 3teropod as 4roscope 6tomy 2untries 1eests
2lable 2minated 8s 7ing 8on 2nealogic 4ralcy 7e 3ically 3sdarmes 3trifiers 2rent 6s 3falcon 9s 3main 2statory
2table 1iantry 2eing 2gametre 9s 2mmickery 5e 6s 2ngerbready 2rlie 3ned 4ier 2tterns 2vable 1lacises 3diatory
3moring 3ssie 3zen 2ebae 3eted 2iming 2obby 4ulets 3ops 3rifiers 3ssarial 8st 3ttides 3zings 2unch 6es 2yphic
1nomae 1oatish 2bbledegook 2ddammed 2ffing 2getting 2llands 2meral 7s 2nadial 2odie 4liness 4willy 3rals 2rmed
4ing 2ssamery 4ipped 7ing 2vernessy 6mentese 2wans 3pens 1rabblers 3dine 6i 6o 6s 3ine 3mmies 3ndad 7dies 8y 7s
6mes 5e 5ioso 5sir 4itite 4ulary 6ite 3peries 4hemic 9s 5itic 3vidity 5ton 3yout 2eave 6d 6s 5ing 3cised 6ing
3enie 7r 7s 8t 5y 4sing 3isens 3ssing 2illade 5eries 7y 4se 3nderies 7y 3pier 4pier 3sled 4tlier 8st 7ness 3vet
2odier 3ggeries 3ugh 6s 4pism 7t 5y 4tiest 5y 3wlier 4thist 6y 2uellingly 3ffier 7st 3mmeted 7ing 3tten
1uardage 5ee 4ish 2erilla 8s 2idage 3mped 5ing 2lpier 2mbotils 2nlock 3room 3ter 6s 2ssie 3tation 2ttlers 3zers
1ymmals 3nasia 8l 7en 4ospermy 2rant 3ene 6s 0habitudes 6s 2ematoxylon 4onies 2gbuts 2lalas 3enesses 3itus
3lahs 5lled 7ing 6s 5ns 4els 4oaing 5s 4ucinator 3vah 2mburgher 3psters 2ndicuffs 4seling 3seling 3ting 3umans
2ptens 2rken 6ed 6ing 6s 3mans 4onical 3oset 2tmakers 2uding 1eadage 3rie 3thered 7y 5ier 2ctarage 4ometre as
2ediness 2ighs 5th 7s 3red 2ktare 7s 2lotage 2matoxylin 3odialyses 4philic 2nbits 3leys 2patology 2rbivories
3desses 3iotable 4tably 2taera 7s 3erogynous 3mans 2xamine 1iccupped 7ing 2dage 3ling 2eron 2ghfaluting 4ish
4low 2nderance as 2ppuses 2rseling 2stiology 4oriettes 7fies 7sm 2tless 1ocuses 5ing 5ses 6ing 2gtieing 2ised
2list 2meostases 3ies 3moses 3oeopathic 6stasis 9tic 4phobe 9s 7nies 2nied 3key 6s 4ie 2oned 5r 6s 4ing 3shed
6s 5ing 3tenannie 4ier 2roscopies 8y 3ste 6s 2sannahs 3pitia 3try 2tchpots 3spurs 2ummoses 4uses 3sel 6ling as
6s 5sit 4ling 2wdie 3somever 1uckstery 2llaballoo 4oed 5ing 5os 5s 2mungous 2nkie 2rraying 2skie 1yaenas 5ic
3logens 2bridous 2dranth 8s 4ias 4ocephalous 5phane 7obe 2loist 2menaeal 3nist 7s 2pinosis 3othecate bs 7nuse
bs 7sist 0iconizing 1dentifiably 3ography 2iotcies 2olators 3neity 1gnitible 1llapse 7d 7s 3imitably 7ed 3ogic
3ustratory 1magism 6t 2base 6d 5ing 3edded 6ing 2measured 3igrational 4nute 4ssion 9s 4xed 5ing 3olators
4veable 3uration 2painted 7ing 4rking 5lance 6ing 4stes 6ing 3edimental 4rmanency 5tinencies 4trative
3onderably 4rtancies 3resa 7s 6e 7s 6ted 7ing 7s 4ovided 7sate bd aing 8or as 1nadmissibly 4vertency 3morato
3ptitude 3rming 2canted 6ing 6s 3edes 4nted 6ing 3ipiency 4tant 8s 6tion as 8ve as 3lose 7d 6ing 6ures
3oherency 4mbustibly 4nnu 7s 5siderably 5veniencies cy 5y 4rporative 3retion 9s 4ossed 7ing 3ubative 7ory 5ous
4nabular 4rrence as 2decipherably 4mnifiers 4pendencies 3icatable 7ory 4genities 9y 6stibly 4scernibly 6rete
5pose 9s 4viduum as 3orse 7d 7ment bs 6ing 3ulgencies 5in 2education 3legancy 3radicably 3xertion as 2famises
6zes 4ntas 6e 7s 3ective 3lammably 5tive 4ective 5xion 4uenzal 5xion 3orcing 3ulae 4riation 2haulers 3olders
2jectant 3unct 7ed 7ing 2nage 6s 3ocency 4minate 4vationist 3uendoes 4merous 4trition 2osculate ad as 9ing aon
cs 4ite 7s 2sanie 4tiate 3ignificancy 4nuatory 4pience 8t 9ly 3narers 3pectress 4hered 7ing 3tal 6s 5ncies
4illment bs 5tutive 8or as 3ulance 9s 6tive 4pportably 2taglioes 3egrable 7lity 7nt 7tionist 4merate 4ractant
5clude ad as 9ing 6ut 5mat 6it 8s 5ne 7ment bs 7s 8hip bs 5oceptor cs 5stellary 5valic 3imal 3onated 4rtion 9s
3ransigeance ct dly ds ancy 4oitus 5mits 8tent 5n 6s 5rse 4ust 7ed 7ing 7s 2unction 9s 2vaginate ad 9ing 3ected
4nit 5tress 3itement as 5ors 1odometric 1risating 7on 2onised 5zing 2radicate ad as 9ing 3ecognition 6nciled
4gardless 4pairable 4tention 3igational 8ve 3otational 1sleted 2olative 3metricals 3steric 3topies 2suant
1temed 0jackeroos 2nglier 2untie 2velinas 1essies 2ttier 1iggier 2nriksha 9s 2ujitsu 1oinders 2ltier 1udicator
2nketers 2ssive 3tifier 9s 2ttied 2venals 5ilia 0kabinett 8s 2lendar 8ing 8s 3ong 2putt 2yoeing 1embed 3ping
1idnaped 7r 8s 6ing 2ssagram 9s 2tcheny 1longs 1nickknacky 2obblier 8st 1ookie 2ppies 1rising 1vetchier 0laager
6s 2bella 6oid 3ises 3orism 7t 3rose 2cers 2dinos 2evigated 8ing 2gnappe 8s 2icise 7d 6ing 3ked 4ing 3rage 4ise
7d 6ing 3sse 2llans 4ygagged 9ing 8s 2mberts 4ier 3pad 5s 6es 4ion 2nciers 3dlordism 4scapist 3ose 3ternist
4horns 2pelled 3ises 2rgen 6s 3vate 3yngitic 2scars 3sock 2teener 4ning 3itation 3ten 6s 2undrette as 2valiers
4tion 8s 3endered 2wins 2yerage 1eadier 4off 3fleteers 7ted 8ing 3sowe 6s 3thered 7ing 2ction 7s 4ress 2dgier
2ftie 2iger 2kked 4ing 2ngthmen 3ited 5ing 2ttern 7s 2ukotomies 8y 2vulin 2wises 5son 1ianes 2beratory 3raire
7ies 5ting 7ons 2cenced 7es 3henose 2ernes 3ver 2ghtish 2keability 6leness 3ker 2mbas 4us 3elit 4ns 3inal 5ess
4tarian as 5es 3mers 2ncture 8s 3eny 3sey 6s 3tie 2poid 6s 3pening 4ie 2quate 4efiers 4ifiers 2stee 2teratim
7or 3igative 2veability 3ier 6s 3yer 6s 1laneros 1oamed 3ved 2belet 3iped 3ose 2chial 3ulate 7ion as 5us 2ggat
6s 3otypies 2ngans 5s 4eing 5s 2okists 3ning 2ppering 2rettes 3iners 2toses 2ungingly 2vability 3eableness 7y
4day 2wbred 3ery 3nded 2xygen 2yallest 1ubricative 6ous 2cence 3kie 3tations 2ngie 6s 2suses 2tings 2xated 5ing
1yophilises 8zation 2tically 3tae 0maaing 2caronics 8es 3chie 3han 6s 4rees 3intoshes 3kled 3led 3roscopical
3ules 2derize 8d 7ing 3ling 7s 3rone 7s 2fflings 2gister 3nesian 5tons 2harajas 3zors 2iles 3nor 6s 5ur 3ster
7ed 7ing 5res 6ing 2ledicent 4factory 3ignment 4nes 5gery 3leably 3onate 2meys 3mees 4ie 2ndarine 9s 4oline 9s
3ent 3gal 6s 3ifestoes 4pulatory 4tou 3nikin 8s 3sonry 3tically 4uas 2reschal 3garitae 8e 4ents 4inate 9d 9s
8ing 9on 3ihuana 4neras 3line 6spike bs 3quetery 3shmallowy 2scarons 3hies 3titic 7des 4odont 9s 4urbator
2tachin 4dores 3chet 7s 5ups 3hematicise 9se bs 3inal 3ooke 3ronal 3tery 4in 3weed 2ungiest 2vises 2ximin 4xes
2ying 3weed 2zarine 8s 3iest 3ourka 8s 1eaneing 3tal 4ed 2chanist 9s 3onic 2dacca 4kas 3iae 6valist cs 5tional
7ve 6ory 4cks 4tator 9s 3usans 2ering 2galomanic 2ined 3sters 2lancholiacs 3odises 6zes 2mbraneous 3entoes
2ndicity 5go 3ingitic 3sing 4ual 2ranti 3chandize bd br cs bs aing ds 5ets 3lots 2sarch 3eems 4led 3omerism
5orphy 3san 4uage 8s 3tizoes 2talise 4mer 7s 4thesise 3empsychosist 3hodologist 3ical 7s 2zcaline 3quites
1iaowed 5ing 3uled 5ing 2chings 3rodont 5metry 2dlegs 3sole 3wive 2ggles 3rationist 2lchig 3eometer as 3itaire
6nce 6ria 3lepede 9s 4iohm 8s 6nnaire cs 4run 3sey 2ncier 3ging 3iate 4mism 4scule 9s 4ver 7s 3orcas 5ess
2ritis 2scueing 3ologist as 3see 2tigant 6tive 2xtions 2zenmast 9s 3zles 1oanful 7ly 2bbies 4le 6s 2delli 6o 7s
4rne 7s 3ulatory 2eing 2ggie 2ithered 7ing 7s 2llifiers 4uskan 2mentos 3mets 4ie 4uck 7ed 7ing 3uses 2nachism
4rchial 3estrous 4th 3ickers 3oclinal 4ecy 4graphy 4loguist bs 4thelism 4vular 3steras 2oneye 2puses 2rions
3rising 3sure 3tary 4ifiers 2ssie 5ness 2tivative 3orbus 5y 2untainy 5y 3sey 4le 6s 4mee 4tachio aed as
2vability 3eables 1uckered 6ing 4iness 2ddie 2jahedin 2llock 3shed 5ing 3tiplet 9s 8xor bs 5storey 2mper 6s
2ndified 6y 7ing 3icipalism bt 4fy 6ing 3tins 2reins 3reys 4hine 8s 3thers 2scadels 4ids 3eful 3ick 6ed 6s
3siness 2tule 6s 1yocardia 3logist 2rmidones 3rhine 2stifiers 2xomatoses 0nacrite 2diral 2ethings 2ggier 2ilset
2mable 2ppie 2rases 3rational 6ory 3whales 2sial 2tational 2zifications 5ying 1earlier 2bulized 2crophilic
6oleis 9s 8i 3tared 2edily 4leful 3sing 2gational 3lectors 3otiatory 2ophiliac 3terise 9d 7ze 9d 8ing 2tful
2urastheniacs 2wsie 5ly 3waver 1icoise 2difications 6ed 5y 6ing 2ghty 3ritude 2mbys 2tpickier 3roglycerine
1octuary 2dations 2inting 3sette 2nparous 4lusses 3suches 2rmanize 9d 8ing 2tational 3hingism 2uriture
1ubbliest 2llifiers 2rdles 3sle 6d 6s 3turant 2tational 8s 1yetwork 8s 0obbligati 2ituarist 2jectivates 8ism at
2last 6s 3igational 7or 2servancies 2turates 1ccupances 2eanographical 3llar 2reate 2tillion 1donate 1ecology
1ffcuts 3eree 3guard 3icinal 9ly 9s 3wards 1grish 1illet 1leomargarin 1mental 2nibusses 1ndometer 1ogamies
2logic 4ng 6s 2spore 7s 1palled 2erationism bt 4ons 5se 2inionist 2pilate 8d 7ing 8on as 2tatives 3ionees
3oelectronic 1rangerie 5utang as 2dinaire 6riest 7s 2ganons 4stic 3one 6s 2ienteered 3gane 7s 4inalism at 7tive
2thopaedical 1ssifiers 2teoarthritic 5poroses 1tologies 1urangs 2tdoer 3her 3lers 3rances 3stript 1various
2ered 4lax 5eap 6t 4set 1wling 1xygenic 0pabular 2cable 3haks 3tion 7ing 2douks 3rone 6i 2iked 4ing 3nims
4tiness 5y 3sano 7s 2leate 3iform 4sadoes 3lette 8s 4iament 5est 3mettoes 3tered 6ing 2nadas 4esthesia 4ries 5y
4tela 8s 3danus 4emia 8s 4ying 3esthesia 3fries 4uls 3iers 3taleons 4heologist ds ay 4on 6s 5ums 4uns 2pable
3illate 4stries 7y 2rabolae 4disiacal 4ffine 8y 4medicos 6trize bd 5oecia 9um 6s 4phrasis 4quets 3baked
3chmenty 3dal 6s 3ecious 4nty 4ve 3gasite 9s 3kee 4ie 5sh 3ling 3odic 4nymic 4quets 4toid 3pent 7s 3rakeet 9s
4els 4ocked 7ing 3tan 6s 4ialism 9t 5cipational bve 6ularism ct 5ers 5tas 5zans 3venues 2ssado 5ment 9s 4ement
9s 4ionals 8ry 5vate 9s 4ment 8s 3teups 4orale 9s 5se 2thogeny 5logic 3inated 3once 3rices 4ology 5nne 8s 3tie
2upering 2visse 7s 1eacod 3ges 3rleyed 3son 2docals 4philiac 3rails 2ltate 6ion 4ering 2mican 2nalities 7y 3ial
3lite 3sione 8s 3ult 4mbral 2peroni 3percorny 6minty 4ily 2raeon 7s 4mbulatory 3case 4iform 4oid 7s 4usses
3durably 3ennating 5ty 4on 3ficient 4oranses 6in 3iblem 8s 4cardiac an 9tic 5on 4dotic 7s 4helial 4odid 5tic
4tonaeal 9um bs 7ea 7itic 3mitee 6tee 4utated 8ing 3nickety 3rons 3secutive 8ory 4onalism 6ifiers 4pectivism ct
3tinency 3viate 8s 2trary 4ifiers 4ogram 9s 3tled 5ing 3ulancy 1haenomena 9on 6type 3rmacopeia cs 9oeial dn
4yngitic 2easantry 3nix 4ocopy 2lebitic 5otomic 2ocine 3nate 7s 4ey 6s 4ography 5typy 3sphore 3tism 4oglyphy
6raphist 6s 5psy 5set 5troph aic as 6ypy 2ysicalism at 6iancy 3tols 1ianic 5ssimi 2cadores 3kery 4off 3tography
5rical aly 2ecen 6s 3rage 4ids 3tist 2ggie 2laff 6s 4stered 3eate 4us 3lies 3ose 2nasters 3nie 4ock 4ules 2olet
2pier 2riform 2solite 2tchiest 5y 2zzaz 4les 1laceboes 5ntae 4oid 7s 3gae 3inish 4ster 8ed 8ing 8s 3nche 4ish
7es 4kters 4tas 4xty 3smatic 5oid 8s 4te 6ry 3tesful 4ina 4ysma 3ylet 2eiad 6s 3ntitude as 2icae 5tion 9s 6ure
9s 2oated 5ing 3ttered 5iest 5y 4zed 3utered 7ing 3wtered 7ing 2umberies 7y 4mier 7st 3vious 1neumococcic
1oachy 2cketsful 2dleys 2enology 3tastery 4ising 5zing 2geys 2ignance 3ntillisme ate 2leis 4yns 3ianite 4clinic
4es 4omyelitic 4ticks 7oes 3king 3lee 4ie 6s 5nise 9d 8ing 7zation 8e 9d 8ing 5sts 4usion 3ygraphy 4hedra
4mathy 4pite 2mmetty 4ie 2ontangs 2plitei 3padums 4le 6s 2rgie 3ifers 4smatic 6s 3rect 7ed 7ing 8on as
3tabellas 9o as 5e 5gue 8s 5s 4eress 5ss 7es 4ress 2sitif 7s 6vest 3sessory 5ted 4iblest 5e 3tern 7s 4iches
5lled 8r 9s 7ing 8on as 4nati 2tassa 3che 3iches 3tles 2ules 3ssies 3tier 2werset 3ter 6s 1racticalism bt 7ian
3efect 8s 4sidium 3tie 2eact 3cative 4edency 5ptive 7ory 5ssional 4ipes 5sian 7ve 3dicant 6tory 5lect 9ed
4ominancy 3hensible 3lation 9s 4ection as 4iminarily 3mune 3nticed 8s 3ops 3parator 4onderancies 4pie 6ness
3scious 4entationism et 7ee 9s 7ive 5s 4srun 3terists 7te 9s 6mit 9s 4or 6ial 4tifiers 3vene 6tible 4ue 6d 5ing
2iggeries 5isms 3maeval 4eness 4ine 3ncipi 8a 9l as 4teries 7y 3orate 8s 3vatism 4ities 2oactivity 3blemist
4oscides 3carp 6yote as 9ic 4idence 8t 4rastinatory 4uratory 6eur 9s 3emium 4tte 3gnosticatory 4rade 6med 8r 9s
3hibitor 3jectivity 3lation 4epses 5tariate 3misees 3naos 4ota 3oemium 9s 3pagative 6ule 4ellor 9s 5nse 4hase
4ining 5tiator 4oning 4raetor 5etor 4toses 3rector 9s 3sciutti 5riptive cly 4euche 4pection 3tectant 7ories 9y
7ress 4hesis 4oactinium 5coccal 7list 5typic 5zoal 7on 9s 4rusible 4uberancies by 4yl 6s 3udish 3veably 5ction
5dore 5nd 4ining 5rus 5soes 7rs 2unella 7e 7o 1sephological 2ychiater 5ologism cs 6metry 1ulsant 3vinate 9d
2nctate 5os 5ulate ad 9ion 6ration 3itions 3kiness 2rposive 3sier 3tier 2stulate 2trefiers 3tie 3ures
1yelonephritic 2orrheal 2ridic 4form 3ognostic bs 4manic 4pes 5us 0quadrantes 5ennia 5iennial aum 6phonic
5ophonic 5uply 7ole as 3ere 6s 3iches 3ntitates 3rtation as 5ern 8s 7oons 7saw 5ier 8s 2eans 4ziest 3enie 3rida
7s 5er 7s 3stionee 8ist 2icksandy 6ilvery 3ddits 3llet 7s 3noidine 4te 2odded 5ing 3tatious 4has 1wertys
0rabbity 2cketiest 3oon 6s 2dded 3iatory 4cated 8s 7ing 8on as 4otelephonies 4xes 3omes 2ilbus 4es 3ted 4ing
2keoff 2mmies 3pacious 3sons 2nced 4heros 4ing 3dan 6s 4ie 2phides 2refiers 2sure 2tans 3hest 3ine 3oos 3tliest
4oon 2unge 2ying 2zzamatazz 1eactionist 3llie 4os 4tie 2batoes 2calcitrancy 3ceed 5ing 4ied 6s 4ying 3eiptor 9s
3itativo 3ognizor 4nnoitre bd br cs bs aing 4rdist 4veree 9s 3urvation bs 2dintegrate cd cs bing con 3short
3tail 7s 2eched 5ing 3dbird 8s 4ing 3fier 3sty 2fecting 4el 3ormate 3ractor 9s 4igeratory 3ugeeism 5ia 2galists
6ties 4rdant 3ental 3iminal 4straries 9y 3nal 3ulable 6e 5ised 7ing 2ifier 3ver 2jectee 6ionist 2lationism at
3egable 3iction 4ers 5vable 3ucent 5tate 9d 8ing 9on 6ed 6ing 2manets 3ittals 6ee 7ncies 4xt 3oras 2negadoes
5ue 7d 7r 8s 7s 6ing 3itences 3ovative 3tiers 3verse 8d 8s 7ing 3ying 2parably 3echage 4llant 9s 4rtorial
3levied 8s 6y 7ing 4icase 7tive 5er 3resentant ationism gt 9ee 4oducibly 5gramed 9ing 3unit 2quisitionist
5tement bs 2silin 7s 4nated 8s 7ing 5ise 5y 4stents 3pectant 4lended 9ncy 3tauranteur ds 8tion 4orationism dt
4rictionism dt 6nge 9s 3uscitative 2taliator 4rdment as 3entionist 3iarii 6y 4rant 3ractible 8ve 5l 4oact 8ed
8ing 9on bs 8s 3unded 6ing 6s 4rniks 2visal 7s 1habdom 7s 2eocord 8s 2inal 2omboides 2umbaing 1ibanded 3bier
3oflavine 2cochetted 9ing 2dgel 6s 4iest 5ls 2gamarole as 3gald 3hties 3ling 2llet 2mland 7s 2ppier 2sping
2tards 2valize 8d 7ing 3ered 4tted 6ing 1obotism 2cketeer 2dster 7s 2gation 8s 3ueing 2kelay 7s 2lfing 3lbar
2neoed 5ing 2omie 3tier 5ness 2pily 2quets 2rted 4ing 2ssered 6s 3tellar 3ulas 2tative 3ovated 7ing 2uble 6s
3ghie 7s 6sh 5leg 5t 5y 3ndoff 3ssette 9s 3tinism 8t 4ous 2yalize 8d 7ing 3ster 7ed 7s 1ubout 6s 3ricate 9s
2ddles 2eing 3lles 2lable 3ier 2mmier 6st 2nback 7s 2ralize 8d 7ing 3ban 2shier 3tre 6s 0saccules 2eter 2ibling
8s 2lability 4des 4riat 3ified 3lenders 4yman 3monets 6ids 3pids 3tate 6ing 7on 6ory 4ie 4oed 5ing 4petre 2miel
6s 2nctifiers 3divers 4papery 3itaria 3seis 3teras 6os 4irs 4oors 4urs 2porific 4tas 3ples 2rcophagic 9ous 3red
2tellitic 3isficed 9s 8ing 7er 9s 2ucisses 3gers 2vannahes 3ine 3veying 2wdering 3wort 1cabble 3iled 5ing 3lade
6o 5e 3paed 5ing 4ple 7d 6ing 4ulary 7ted 3rifiers 4latinal 4paed 6ing 3tole 4tery 3vengery 3zons 2ending 3pses
5is 3rne 2hanse 3elms 3istosomiases 3lepp 7s 4ump 7s 3moosed 8s 7ing 3naps 3oliastic 4olies 6mistressy 4rl 4ut
2iatical 3ent 3llas 3roccos 3ssions 2laffed 6ing 3imming 2olloped 7ing 3opsful 3pae 5te 4elid 3riae 5ous 4se
3uped 5ing 4th 2rabblier 4ggily 4ich 4tting 4uch 4ye 5s 3eeving 4iched 7ing 3ieving 4vening 3oogie 8s 3ummy
4nchie 2ulduggery 4psit 3rfiest 3tage 5te 2ytale 1eaminess 4ster 3rce 2borrheal 2conde 7s 3retage 7ire 7riate
cs 6est 6ins 3ularity 4ritan 2eled 4ing 2igneury 5iory 3zable 2lectee 2mble 3eiotic 9s 4mes 3inarist 6tes
3plice 4ster 8s 2nesce 7s 3horita 9s 3nit 3seis 4ism 6t 4oria 7ly 3tiency 2parationism ct 7ory 3ulchre 9d 9s
8ing 2quencies 2renates 3geanty 3iality 4emas 4ffed 4ng 3jeants 3ose 4var 7s 3ring 2tdown 3off 6s 3ule
2xduction as 3pert 7s 3tain 1graffiti 1hakoes 3llon 7s 5us 3moying 3ndries 3pen 3rable 3uling 3vie 6s 2edrow
3enie 4py 4sh 4ty 3getz 3ikhdom 9s 3lfy 4lacks 5ier 5y 4tery 5ie 4viest 3nding 3rardises 8zes 9ing 4berts
4rises 3ygets 2imaal 3nneying 3pman 4pos 3tes 4tim 2lemiels 4pping 3ump 6ing 6s 6y 2mear 3oozing 2nook 2ortie
3tten 3velsful 2rieving 4mpier 2tetel 7s 3inkers 3ook 3uck 4pped 6ing 1ialids 4on 2bilated 7ing 2ccan 3kees
2ganid 3nalment 4ee 4ificancy 9te 7ers 5ori 2lageing 3icious 3kie 3labubs 3vae 2mplifier as 3ulars 6tive 7ory
2ngsongy 3icized 7ing 3kage 3uations 2rups 2tdown 7s 3ellas 3hens 5s 3reps 3tine 3uationism bt 2washing 2zeism
6t 3ier 1kailed 5ing 2eanes 3eing 3lder 7ed 7ing 4lied 4tered 7ing 3nes 3pses 5is 3rring 2iddier 3lless 3rled
4ring 3ting 2reen 3immage 9d 9s 8ing 2ullduggery 3rrying 3ttling 2yhook 3red 1labbered 3ggiest 3nes 4guage 9s
3ttered 2eaves 3eches 4kier 7st 4veens 2ieve 6s 3mpsy 4siest 3pes 4pered 5iest 4ups 3ving 2obbier 5y 2ueing
3mbrous 4py 2yish 1maltines 3rtass 5ie 6sh 3tching 4tered 7s 2eeking 2ickering 6ts 3dgeons 3let 3ttle 2okeho
3oshing 4the 7ned 8ing 7s 6y 3uching 1natchier 2eeing 3lling 2ifted 5ing 3ppiness 2oked 4ing 3oked 5ing 4zling
3rtiest 3ttie 3utiest 1oapie 4sudsy 2cialities 8y 5tes 4etary 4opathy 3kette 8s 2ftie 2ggings 2ilage 2landers
4rised 6zed 3ecised 7ing 6zed 7ing 3faed 5ing 3icitant 4dated 7ing 5ifiers 4on 6s 4ton 7s 4ve 3unar 4tionist
3vations 2mnolency 2nicates 3sie 2ogeeing 3tiness 2ppiness 2rexes 3ing 6s 3nings 3oses 2ssings 2ubriquet as
3thernism 5ron 8s 5sayer 2wfed 4fed 5ing 4ing 3led 4ing 2yabean 1padoes 3ining 4rges 6ing 3mmy 3nglets 3rids
4kliest 4ry 4th 6s 4vers 3tlese 8s 3yads 5rd 2ecifical 4trin 4ulatory 3echification fs 9ers 4ring 8s 3irings
3ldered 7ing 5ing 8s 3ndall 4se 6s 3rling 8s 4matozoal bn 4st 2hinges 2icae 4ulae 7te 3gnel 3lite 4th 3nage
4off 3raea 7s 5nt 7s 5tion 9s 4itism 8t 6oso 6ualty 7el 7s 2lendrous 5t 3ore 6s 3uttery 2ongeous 3onies 5sful
3ront 7s 2raint 7s 4ngled 8s 4yey 3eathing 3ingals 6e 7ing 7s 3ucier 7st 2ulyied 7s 3nkie 2yring 1quadded 6y
5rone 4ilings 4loid 4ttier 8st 6led 7ing 4wkier 3eakery 3intier 8st 4rrely 4tches 1tabile 7s 4lish 3cte 3ddle
3ffage 3gey 4gart 5ie 3ithe 3llage 3mened 4in 3nchels 4ged 5ing 4nel 7s 3phyle 7ococcic 3rned 5ing 3tice 7s 5sm
6t 4usy 2eamie 4ned 5ing 4ring 5sman 7en 3edy 4king 4lie 4piness 3gnosis 4osaur 9s 3ils 3lae 4ene 4las 5erid
5ing 3mmas 3nded 3pups 3reoscopies 6typies 9y 4ve 3thoscopies 3wardry 2ickie 4tions 3lettoes 3med 4ing 4ulator
as 3pel 4itate 4ulary 3thied 5ying 2ogey 3matic 3nen 5y 4ish 3poff 3rables 5x 4iated 5ettes 3und 6ing 6s 4rie
4th 3vies 3wre 6s 2rack 4ff 6s 4ightish 5king 4mp 6ed 6ing 6s 4tegetic 5h 5onic 6us 3eamered 6iness 6y 4ekers
6ing 5l 6ing 6s 5ty 4ptococcic 4tte 6o 7s 3iatum 4ck 4dence 5ling 4ngily 4pt 3ombs 4ok 4ud 4wed 5ing 8s 3unting
2ubblier 8st 3ddles 4ier 7s 3ltifiers 3mmel 7s 4page 3pefiers 5ndious 2ymyed 3psis 1ubarration bs 3ducing
3hastation cs 3itize 8d 7ing 3penaed 7ing 7s 3serviency 4idiariness 4tantival cly 5itutive 5ratal 3tilest 6ty
3urbanities 2ccade 5h 6s 4essionist 4ise 4ubous 5ssed 3tional 2ffetes 2jeeing 2lfureous 2mmariness 5ted 4erier
8st 2ngar 3ray 2paris 3erably 5ioress 5sedeas 6py 5visals 2rbased 3fier 6s 3gent 5oncy 3print 8s 6zed 8s 7ing
3veille 9s 5yals 7nce 2sceptibly 3pensoids 1wabby 3inish 3llet 3nnied 5ying 3sticas 2ealed 5ing 3epy 4rt
4tbriar as 3ven 6s 2iftie 7s 3mmerets 5ier 5y 3ngier 5le 7s 7tree bs 3shier 7st 3tchels 6y 2obbed 5ing 3pping
8s 3und 6s 1yeing 2llabises 4epsis 3vae 2mbiontic 3podium 2ndet 6s 3ergetic 6ic 7ds 4ses 3onymes 4psise
3thesist 6tize ad 9ing 2pher 6s 4ilise 4oning 0tablespoonsful 5ted 3ooli 7s 4uleh 5red 3rets 3uing 4latory 5e
5is 2chism 6t 4ometry 4ycardiac 5graphy 3kety 4ie 5ly 3tual 7ly 2edium 2ggee 2ille 4oress 3vering 2lbots 3cked
3ion 6s 4ped 3liated 4ols 2mbourin 3pion 7s 2ngie 4liest 3ists 3kas 3nish 3oaks 3ukis 2ppiced 7s 6ing 2ramas
4ntulae 3boys 3cels 3ging 3pauling as 3rinesses 3seal 7s 2simeter 9s 3sells 5ts 2ubes 3rines 2wery 2xies
1chicking 1eacupsful 3spoonsful 3ted 3zelled 2chnicism 3kel 2ddie 2ensiest 5y 4ty 3pee 6s 2gulated 2inded 5ing
2lepheme 9s 4scopies 8y 3fers 3ically 3lens 4ys 2mblores 3perative 5s 2ndresse 3nies 5st 7s 3uious 2rminative
8ory 3pinols 3rases 4eens 4ifiers 3tial 7s 2sselate 8ion 3tacy 5s 4ee 4oons 4udo 2tched 3rahedra 2uchters 2wart
6s 2xtuaries 7y 1hacking 3nkee 3tchier 6y 2eine 6s 3ocrasies 8y 4rbist 9s 3rapsid 9s 4me 6s 5ites 4ology 3wier
2icketed 3gging 8s 3lls 3ngumajig bs 3rams 2oracostomy 3ughten 3wel 6s 2raldom 4pple 4wed 3eaping 7t 4ep 6s 4ne
4shels 3iven 3ombosed 4pple 8d 7ing 4woff 3ustful 2yreoid 8s 4ses 5oidal 1ickey 2ddle 6d 5ier 6ng 3ewaiter as
3ivated 8s 7ing 8on 2ghtish 2mbery 2ncted 5ing 3ily 3nie 3tiness 2ppier 2rling 3oes 2ssuey 2tanism 3rant 3tie
5vate 9d 9s 8ing 9on 3ule 6d 5ing 1janting 1oastie 2baccoes 2cher 6s 2ilinet 8s 2lbooth 8s 2mograph 2ndini 6o
3emes 3let 6s 3neau 7s 4ish 3sillitic 3tine 2rchon 5y 3goch 3quate 8d 5ey 3sade 7s 2talisator bs 7e 8d 7ing 7m
6zed 7ing 2uchup 3rista 8s 2wable 3bars 3ery 3nish 1rabeated 3cheate 6ide 5led 4tator 9s 5ility 3ditors 4uction
3iked 5ing 4lerist 3jection 3nchets 4nie 4quillest 4scriptase 5ferrable 9ins 6ixt 5hip 5lative 8ory
5portational 9ee bs 3pes 4pier 6ness 5y 2eacher 3illage 9d 3ntal 7s 3ssured 8s 3zzes 2iacid 5t 4list 5ogs 4rchy
4zin 7s 3bble 4ulate 9d 8ing 3chinal 4kie 5lier 8st 5sier 8st 7ness 3ffid 3gged 4onal 3lbys 4obate 3nal 3pack
4loid 4pier 5y 3turate 9s 3umviry 2oade 6s 3che 3lleybusses 5ied 5ying 3opials 3phically 4ological cly 8y
2ucage 4ulency 3stor 7s 2yptophane 3sail 7s 1sarism 2ouris 1ubages 3biness 3ercule 9s 8oses 2ftier 2itional
2mpline 8s 2nability 2rbeth 7s 4idites 5nate 9d 5th 7s 3finess 3gent 3istas 3niped 4round 9s 2shies 2torised
7ing 6zed 7ing 4yed 6r 7ed 7ing 1wattlers 2elvemos 2ingeing 3rlier 1ypable 3hous 3ier 4fiers 2rings 1zarism
0umpirages 1nageing 3kite 2bitts 2ciforms 2derfong 5god 5n 2esthetic 2icity 4olored 3fier 4ormest 3literal
3tage 2lidding 4veable 3oveable 2mistakeable cy 3oveable 2satable 3eeling 2weariable 3orkably 1playing
1ranology 3res 2edine 2idine 3nose 2ning 2ticarial 1seability 5le 0vaccinial 3uate 7d 7s 6ing 7on 9s 2gile
3ueing 2lgoid 3lary 5tion 9s 3sed 4ing 3utas 2pulation as 2riolas 7tions 6es 6ous 3nishy 3ooms 3roas 3ved
2stier 6st 2ultier 5y 2ward 1egetal 7s 2litation as 3ured 5ing 2national 5or 7s 3dage 4er 6s 4ue 6s 3enes
4rably 4wes 3iality 6ly 4nes 3ose 3tail 4ilative 4ricule as 3ulae 2rbalism 8t 4ification 7ed 8s 6ying 5le 7s
3ifiably 3million 3nality 5tion 3rey 3sicles 6ular 3vels 2stiment 1ibists 2cariance as 2dette 7s 3uous 2ewier
5ness 2gilanteism 2lifiers 3lagery 5inage 5nages 4enage 9s 4ous 2ncibility 3dicative bness 8ory 3ewed 2ring
2scoid 5unties 3eing 3ionist 4tator 9s 5e 6e 7s 6s 3ored 3tal 3uality 2talism 4mines 3ellus 3tling 2vifiers
1ogueing 2ling 4tate 8d 7ing 8on as 3tameter as 3umeter 9s 5ist 4ntaryism 4tation as 2rlage 7s 3pal 3tically
2tress 2uchered 1rooms 1uggiest 2lcanism 3ning 0waddied 3sets 2ggon 6er 8s 6s 2inscotted 3red 4ing 3tered 6ing
3vode 2llas 4ie 2nnish 2rless 4ing 3mups 3rand 6tee 9s 2stel 5red 6ful 9ness 4rie 7s 2tchet 7s 3erish 5ski
2ulked 5ing 2wling 2xweed 1eaponed 2delned 6ing 2elfard 3ting 2ired 2rwolves 2ssand 3ternism 4ie 6s 2tted
1hackiest 3rfie 3tnesses 4somever 2eeped 5led 6ing 4zled 6ing 3nas 4cever 4uas 3rve 6s 3ugh 6ed 6ing 2ickered
3dder 5ing 3ffle 7s 3mpling 4siest 3ngdings 3pcordy 4pier 5y 3rried 5s 5ying 3shes 4sed 5ing 3thered 4ier 6s 7t
2odunnit 9s 3listic 3opie 7s 1iches 2ddie 2eldier 2lleying 2ndowy 3geing 3terfed 6ier 8st 7sh 6y 2teless
3hholdens 4ier 4outen 3neys 1oenesses 2lffish 2maned 2odhen 4ie 4sia 3lds 4ier 6s 7t 2rdish 3nnesses 3rited
6ing 3set 6s 2undy 1riggliest 3teup 4hen 2ongous 1yting 0yairds 2rmelkes 4ulkas 1eards 2ldring 2shivahs
1oghourt 8s 3ourt 7s 2uthens 5y 0zanders 1irconias 1onated 3king 3oid 3ule 2olite 7s
`;
