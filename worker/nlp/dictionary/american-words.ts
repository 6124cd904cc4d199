/**
 * Words of dictionary-en 4.0.0 (licence: LICENSE.txt in this folder) in all their forms, sorted; each as
 * the number of letters shared with the word before it, in base 36, and the rest. Generated: npm run dictionary.
 */
export const AMERICAN_WORDS = `
0A 1achen 2liyah 2ron 1bbas 5id 3ott 3y 2dul 2e 3l 4ard 4son 3rdeen 4nathy 2idjan 3gail 3lene 2ner 2origine 9s
2raham 4m 5s 2salom 2uja 2yssinia 9n 1c 2adia 3pulco 2centure 3ra 2evedo 2haean 3ebe 4rnar 4son 3illes 2oncagua
3sta 2ropolis 3ux 2taeon 3on 3s 2uff 1da 3m 4s 3n 4a 3r 3s 2dams 3erley 3ie 4son 2ela 5ide 4e 4ine 3n 4auer
2hara 2idas 3rondack as 2kins 2ler 2m 3iralty 2olf 5o 4ph 3nis 6es 2renalin 9s 3ian 6a 5tic 4enne 2vent 6ist 9s
6s 3il 1egean 2lfric 2neas 4id 2olus 2roflot 2schylus 4ulapius 3op 1fghan 6i 7stan 6s 2r 3ica 6n 7s 4kaans 6ner
9s 3o 4centric asm 4s 1g 2amemnon 3na 3ssi 6z 3tha 2gie 2laia 2nes 4w 3i 2ra 3icola 4ppa 6ina 2uadilla
4scalientes 3ilar 4naldo 4rre 3stin 1hab 2mad 5abad 5inejad 3ed 2riman 1ida 2ken 2leen 2mee 2nu 2redale 8s 4s
2sha 1jax 1kbar 2hmatova 2ihito 3ta 3va 2kad 2ron 1l 2a 3bama 7n 8s 6ian 9s 3ddin 3mo 5gordo 3n 4a 3r 4ic 3s
4ka 6n 7s 2ba 4nia 7n 8s 5y 3ee 4rio 5t 6a 7n 6o 3igensian 4on 4reo 3uquerque 2catraz 3estis 3ibiades 4ndor
3mena 3oa 4tt 3uin 3yone 2dan 3ebaran 4n 4ramin 3o 3rin 2ec 3ichem 3jandra 8o 3mbert 3ppo 3ut 5ian 8s 5s 3x
4ander 9s 7ra 8ia an 4ei 4is 2fonso 5zo 4rd 3red 6a 6o 2genib 4r 5ia 7n 8s 3ieba 5rs 3ol 4nquian as 8n 9s
2hambra 3ena 2i 3ce 4ia 3ghieri 3ne 3oth 3sa 4ha 4on 4sa 4tair 2kaid 2lah 5abad 4n 3eghenies 8y 5ra 4n 5de
5town 3hallows 3ie 5s 4son 3state 3yson 2ma 4ch 4ty 3ighty 3ohad 4ravid 2nilam 4tak 2onzo 2pert 3hard 4ecca
5ratz 4onse 7o 3ine 3o 3s 2sace 4tian 8s 3op 3ton 2ta 4ba 4i 5c 5r 4mira 3hea 3iplano 3man 3oids 4n 4ona 2udra
2va 4rado 5ez 5o 3in 2yce 3son 4sa 2zheimer 1m 2adeus 4o 3lia 3nda 3rillo 4u 3terasu 4i 3zon 6ian 6s 2ber 2elia
3n 4hotep 3r 4asian 4ica 7n 8a 8ism bs 9zation fs ae bd bs aing 8s 7s 5nd 7ian as 7s 3s 4lan 2gen 2haric 3erst
2ie 3ga 3sh 2man 2oco 3s 2paro 3ere 2ritsar 2sterdam 2trak 2undsen 3r 2way 2y 1na 3baptist 4el 3cin 4reon 3heim
3lects 3nias 3sazi 4tasia 3tole 6ia 8n 3xagoras 2chorage 2dalusia 9n 4man 3ean 4rsen 6on 4s 3orra 7n 8s 3re 5a
5i 5s 5tti 5w 6s 4ianampoinimerina 4oid 5mache 6eda 5pov 3y 2gara 3el 5a 5es 5ia 6ca 7o 6na 7e 6que 6ta 5o 6u
4vin 3ie 3kor 3le 5s 5ton 4ia 5can 8ism bs 8s 6ism 9s 7zation 8e 4o 5phile 7obe 3ola 6n 7s 4ra 6s 3strom 3uilla
4s 2hui 2iakchak 3bal 3ta 2kara 2n 3a 4bel 7le 4m 4polis 5urna 3e 4tte 3ie 4ston 3marie 3unciation cs 2ouilh
2selm 6o 3han 2taeus 4nanarivo 4rctic 9a 5es 3hony 4ropocene 3ichrist as 4etam 4fa 4gone 5ua 4llean 7s 4och
4pas 5odes 3ofagasta 4ine 7tte 4n 5e 5ia 6nus 6o 6us 5y 3wan 4erp 2ubis 2zac 1pache 6s 3lachicola 3tosaurus
2ennines 2hrodite 2ia 2ocalypse 4rypha 3llinaire 5o 6nian 6s 3stle 2palachia an bs 5oosa 9s 3le 5seed 5ton
3omattox 2r 3il 5s 2uleius 1quafresh 4rian 6us 8es 3ila 4nas 5o 4taine 1r 2a 3b 4ia 6n 7s 5c 5st 7s 4s 4y 3celi
3fat 3gon 4uaya 3l 3maic 4co 3paho 7es 7s 3rat 3ucanian 3wak 6an 2bitron 2cadia 7n 3hean 4ibald 5e 5medes 3tic
4urus 2dabil 3en 3uino 2ecibo 3quipa 3s 2gentina 8e 9an 8ian bs 3o 4naut 8s 5ne 4s 3us 2iadne 4nism 3el 4s 5es
3osto 3starchus 5ides 5ophanes 6telian 7le 3us 3z 4ona 7n 8s 6ian 9s 2juna 2k 3ansan 8s 7s 3hangelsk 3wright
2lene 3ine 5gton 2mageddon as 5nac 4nd 6o 5i 3enia 7n 8s 3inius 3onk 4ur 3strong 2neb 3hem 3o 4ld 3ulfo 2on
2rhenius 3on 2t 3axerxes 3emis 3hur 6ian 3ie 3uro 2uba 2yan 5s 1s 2ama 2cella 4nsion 2gard 2hanti 3croft 3e
4ville 3gabat 3ikaga 3kenazim 4habad 3lee 5y 3molean 3urbanipal 2ia 4go 4n 5s 4tic 7s 3mov 2mara 2oka 2pell 4n
4rger 3idiske 2quith 2sad 4m 5ese 3embly 3isi 3yria 7n 8s 2taire 4na 4rte 3on 4r 5ia 3rakhan 3urias 2uncion
2wan 1t 2acama 3hualpa 3lanta 3ri 3scadero 3turk 2habasca 7kan as 4nasius 3ena 5e 5ian 8s 5s 2kins 6on 2lanta
6es 6ic 7s 4s 5es 2man 2onement 2reus 3ia 3opos 2s 2tic 5a 4la 3lee 3n 3ucks 2wood 1u 2brey 3urn 2ckland 2den
3i 4on 3ra 4ey 3ubon 2g 3ean 3sburg 3ust 6a 7n 6ine 8ian bs 6s 6us 2rangzeb 3elia 6o 6us 4omycin 3iga 3ora
2schwitz 3sie 6s 3ten 5rlitz 4in 6s 4ralasia bn 7ia 9n as 7oid 8pithecus 5ia 7n 8s 5onesian 2tumn 1v 2a 3lon 2e
3ntine 3rnus 4roes 4y 3sta 2icenna 3gnon 3la 3or 3s 2ogadro 3n 4dale 1xis 2um 1yala 2ers 2mara 2rshire 2urveda
2yubid 1zana 4ia 3zel 2erbaijan ai bs 2ores 3v 2tec 5an 5s 3lan 0B 1a 2al 4s 3th 5ist 2bbage 4itt 3el 5s 3ylon
7ia 9n as 7s 2call 4rdi 3chanalia 5ic 5us 3h 3kus 3on 3tria 2den 3lands 2edeker 8s 3z 2ffin 2ggies 3hdad 3uio
2ha'i 5ullah 4ma 6nian 6s 5ian 8s 3ia 3rain 2idu 3kal 3ley 3rd 2kelite 4r 5sfield 3u 4nin 2lanchine 4ton 3boa
3der 4win 7s 3earic 3four 3i 4nese 3kan 6s 4hash 3l 4ard 3thazar 4ic 5more 3uchistan 3zac 2mako 3bi 2nach
3croft 3dung 3galore 4kok 4ladesh ai bs 4or 4ui 3jarmasin 4ul 3ks 3neker 4ister 3ting 4u 5s 2otou 2ptist 7e 7s
2rabbas 4ck 3badian 9s 6os 5ra 6ella 6ossa 6y 4er 4ie 4our 4ra 4uda 3celona 8eta 4lay 7s 3deen 3ents 3ker 4ley
3low 3nabas 6y 5rd 5ul 4es 5tt 5y 4um 3oda 3quisimeto 3r 4anquilla 4era 5tt 4ie 4on 4y 5more 3t 4h 5es 5oldi
7omew 4lett 4ok 5n 3uch 3yshnikov 2sel 3ho 3ie 4l 3que 6s 3ra 3s 4eterre 3tille 3utoland 2taan 3es 3hsheba
3ista 3man 3tle 3u 2udelaire 4ouin 4rillard 3er 3haus 3m 2varia 7n 2xter 2yamon 3er 4s 5ian 4ux 3lor 3onne
3reuth 3watch 1e 2ach 3dle 3n 3rd 5more 5sley 4naise 3sley 3tlemania 6s 4rice 6x 6z 4ty 3u 4fort 4jolais
4marchais 5ont 4regard 4voir 2chtel 3k 4er 5t 6t 4ley 4man 4y 3querel 2de 3ouin 7s 2ebe 3cher 3faroni 3lzebub
3rbohm 3thoven 4on 2gin 2han 3ring 2iderbecke 3jing 3rut 2kesy 2la 4rus 7ian 4u 3em 3fast 3g 4ian 7s 5um 4rade
3inda 4ze 3l 4a 5my 5trix 4eek 4ingham 6i 4ow 3mont 5pan 3oit 4russian bs 3shazzar 3tane 3ushi 2n 3acerraf
3chley 3d 4er 4ictus 5x 3edict 8ine bs 4lux 4t 5ton 3gal 6i 6s 4hazi 3in 5ese 4ta 5o 3jamin 3nett 4ie 4y 3son
3tham 4ley 4on 3z 4edrine 2owulf 2rber 6s 3enice 4tta 3g 4en 5r 6ac 4man 4son 3ia 4ng 3keley 4shire 9s 3le 4in
6er 8s 6s 5oz 5tz 3muda 7n 8s 7s 6ian 9s 3n 4adette 6ine 5nke 5rd 7o 5ys 4bach 4ese 4hardt 4ice 5e 5ni 4oulli
4stein 3ra 4y 3t 4a 4elsmann 4ha 4ie 5llon 4ram 6nd 3wick 3yl 3zelius 2ss 4el 5mer 4ie 3t 2telgeuse 3h 4any 4e
5sda 4lehem 4une 3sy 3te 4ie 4y 5e 2ulah 2veridge 5ley 6y 2yer 1harat 2opal 2utan 6ese 4to 1i 2alystok 3nca 2b
3le 5s 2c 2ddle 3en 2erce 2gfoot 3gles 2ko 2lbao 4o 3l 4ie 5ngs 4y 2mini 2nghamton 2ogen 3ko 2rd 4seye
3kenstock 3mingham 3o 2scay 6ne 3hkek 4op 3marck 6k 3quick 3sau 2zet 1jerknes 2ork 1k 1lackbeard 6urn 5feet
6oot 5pool 5sburg 6hirt 6tone 5well 3ine 4r 3ke 3nca 5hard 6e 4kenship 4tyre 3tz 3vatsky 2enheim 3vins 2igh
2och 4kbuster 3emfontein 3ndel 5ie 3om 5er 5field 5ingdale 8ton 5sburg 9y 2u 3cher 3ebeard 4tooth 2vd 2ythe
1oadicea 3s 2b 3bi 5e 5tt 4y 2ccaccio 2dhidharma 5sattva 3leian 2eing 3otia 7n 3r 4s 3thius 2gart 3ota 2hemia
7n 8s 3r 2ise 2jangles 2leyn 3ivar 5ia 7n 8s 3lywood 3ogna 3shevik 9i 9s 8sm 9t 5oi 3ton 4zmann 2mbay 2naparte
4venture 3d 3hoeffer 3iface 4ta 3n 4er 5ville 4ie 3o 2oker 3le 5an 3ne 3tes 4h 2rdeaux 5n 4on 3eas 3g 4es 4ia
4lum 4s 3is 3k 3laug 3n 4eo 3obudur 4din 3u 2sch 3e 3nia 6n 3porus 3ton 6ian 6s 3well 2tha 3ox 3swana 3ticelli
2ulder 4ez 3rbaki 5on 7s 4nemouth 2vary 2wditch 3ell 4n 4rs 5y 3ie 3man 2yd 3er 3le 1r 2ad 4bury 4dock 4enton
4ford 4ley 5y 4shaw 5treet 4y 3gg 3he 4ma 6gupta 6n 7i 8sm as 7s 6putra 6s 5s 3ille 7s 4n 3mpton 3n 4ch 4deis
6n 7burg 5i 6e 5o 6n 5t 5y 4t 3que 3silia 3tislava 4tain 3y 3zil 6ian 9s 4os 4zaville 2eakspear 4thalyzer 3cht
4kenridge 3men 5rton 3nda 6n 4nan 5er 4t 5on 3st 3t 4on 4t 3wer 4ster 3xit 3zhnev 2ian 5a 5na 3ce 3dalveil
4geport 6r 6s 6t 7own 7t 8e 5man 3e 4s 3gadoon 4gs 4ham 5t 6on 4id 5tte 3llo 6uin 3nkley 3sbane 4tol 3t 4ain
5nnia 8c 9a 4icism 9s 5sh 7er 9s 4ney 4on 6s 4s 4t 5anies 7y 5en 5ney 2no 2oadway 8s 3bdingnag bian 3ck 3kaw
3nson 4te 5osaurus 4x 3oke 6s 5lyn 5s 3s 3wn 5e 5ian 6e 7s 6ng 5shirt 6ville 2ubeck 3ce 4kner 3egel 3mmel 3nei
6an 8s 5lleschi 4hilde 4o 4swick 3ssels 3t 4us 2yan 5t 3ce 3nner 3on 2zezinski 1tu 1uber 2chanan 5rest 4enwald
4wald 3k 4ingham 4ley 4ner 2d 3apest 3dha 6s 5ism 8s 7t 8s 4y 3weiser 2ffalo 4y 3ord 2gatti 3zilla 2ick
2jumbura 2khara 6in 2lawayo 3finch 3ganin 5r 6i 7a 8n 9s 3lock 4winkle 3tmann 2mppo 2nche 3desbank 6tag 3in
3ker 3sen 3uel 3yan 2rbank 4erry 3ch 3ger 5ss 4oyne 4undian 8es 7y 3ke 4s 3l 4ington 3ma 4ese 3nett 4s 5ide 3r
4is 4oughs 3sa 3t 4on 3undi 7an 9s 2sch 3h 4ido 4nell 2tler 3terfingers 2xtehude 1yblos 2ers 2rd 3on 5ic
2zantine 9s 7um 0C 1a 2bernet 3ot 3ral 4era 4ini 2dette 3illac 4z 2edmon 3rphilly 3sar 6s 2ge 3ney 2hokia
2iaphas 3n 4s 3ro 3tlin 2jun 5s 2l 3ais 3cutta 3der 6on 4well 3eb 4donia 4xico 3gary 3houn 3i 4ban 4f 5ornia an
bs 4gula 3laghan 5han 5o 5s 4ie 5ope 5sto 3oocan 3vary 4ert 4in 6ism 9s 8t 9ic 9s 2macho 4rillo 3bodia 8n 9s
4rian 8s 6dge 3den 3el 5opardalis 6t 7s 4mbert 9s 4ron 6on 8ian bs 8s 3illa 6e 3oens 3panella 4bell 4inas 4os
3ry 3us 2n 3aan 6ite 9s 4d 5a 5ian 8ism 8s 4letto 4ries 4veral 3berra 3cer 6s 4un 3dace 4ice 5de 4y 3nes 4on
3on 4pus 3tabrigian 4erbury 4on 6ese 5r 4rell 4u 3ute 2pablanca 3ek 4lla 4t 5ian 5own 3h 3istrano 4tol 7ine 7s
3one 4te 3ra 4i 5corn 9s 3t 3uchin 4let 2ra 4calla 6s 4vaggio 3boloy 5ndale 6iferous 5rundum 3denas 4iff 5n
4ozo 3ey 3ib 5bean 9s 5s 4na 4ssa 3l 4a 4ene 4in 4o 5s 4sbad 5on 4ton 4y 5le 3mela 6la 6o 5n 4ichael 5ne 3nap
5tion 4egie 5y 4ot 3ol 5e 5ina 7e 7gian 7ian 5yn 3pathian as 4enter 3r 4anza 4ie 6r 5llo 4oll 3son 3ter 6sville
5sian 4hage 7inian cs 4ier 4wright 3uso 3ver 3y 2sablanca 4ls 4ndra 5ova 8s 3cades 3e 4y 3h 3io 3par 4er 4ian
3sandra 9s 5tt 4idy 5e 5opeia 5us 3taneda 4ilian 6lo 4lereagh 4or 4ries 5o 2talan 7s 5ina 5onia 4wba 3erpillar
3hay 4er 6ine 4leen 4olic 8ism bs 8s 4ryn 4y 3iline 3o 3skill 8s 3t 3ullus 2ucasian 9s 6oid 6us 4hy 2vendish
3our 2xton 2yenne 3man 3uga 6s 4se 1b 1d 1e 2ausescu 2bu 4ano 2celia 3il 5e 5ia 5y 2dric 2leste 3gene 3ia 4na
3lini 3sius 3t 4ic 6s 4s 2nozoic 3taurus 4igrade 4ral 2pheid 5us 2rberus 3enkov 4s 3f 3vantes 2sar 5ean 3sna
2tus 2ylon 6ese 2zanne 1f 1h 2'in 2ablis 3d 4ian 7s 4wick 3gall 3itanya 5in 3ldea 7n 4lenger 4mers 3mberlain 7s
8burg 4paign 5lain 5ollion 3n 4ce 6llorsville 4digarh 5ler 5on 5ra 7gupta 7sekhar 4el 5y 4g 5chun 5sha 4tilly
3plin 7esque 4man 4paquiddick 4ultepec 3rbray 4donnay 4ity 4lemagne 6ne 6s 7ton as 6y 5ie 5otte 9sville 9town
4maine 5in 4olais 5n 4tism 5res 4ybdis 3se 4ity 3teaubriand 4tahoochee 6nooga 5erley 7ton 3ucer 4ncey 4tauqua
3vez 3yefsky 2e 3chen 5nya 3ddar 3er 5ios 4tos 4ver 3khov 7ian 3lsea 4yabinsk 3n 4ey 4gdu 4nai 3ops 3ri 5e
4nenko 5obyl 6myrdin 4okee 8s 4ry 4yl 3sapeake 4hire 4ter 7field 7ton 3valier 4iot 4rolet 6n 4y 3yenne 8s 2i
3anti 7s 3ba 4cha 3cago 7an 5na 6o 4kasaw 9s 4lets 4o 3huahua 9s 3le 5an 7s 3mborazo 4era 7s 4u 3n 4a 5town
4ese 4ook 7s 3pewyan 4pendale 6wa 8s 3quita 3rico 3sholm 4inau 3ttagong 3vas 2loe 2octaw 7s 3msky 3ngqing 3pin
4ra 3u 2retien 3is 5t 6a 6church 6endom bs 8sen 6i 7an 9ities by aze 9s 7e 7na 8e 6like 6mas 9es 9tide ds bme
ds 6oper 8her 6s 3omebook as 4nicles 3ysler 5ostom 5tal 2uck 3kchi 3mash 3ng 3rch 6ill 4riguera 3vash 1i 2cero
2d 2mabue 2ncinnati 3derella as 4y 3erama 2pro 2rce 2sco 2tibank 4group 3roen 1l 2aiborne 4r 5e 5ol 3ncy
3peyron 4ton 3ra 4e 5nce 6don 4ice 5ssa 4k 5e 5sville 3ude 6tte 5ia 6ne 6o 6us 4s 5ewitz 5ius 3y 4ton 2earasil
3m 4enceau 6s 6t 7ine 7s 4ons 4son 3o 4patra 3veland 2iburn 3ff 5ord 4ton 3ne 4t 5on 3o 3ve 2ojure 3rets 4ox
3sure 3tho 3useau 3vis 2yde 5sdale 3temnestra 1m 2dr 1o 2bain 3b 2chabamba 4in 5se 4ran 3kney 3teau 2d 3y 2ffey
2gnac 2han 3en 2imbatore 3ntreau 2ke 4s 2l 3bert 4y 3e 4en 4man 4ridge 4tte 3fax 3gate 3in 3leen 4ier 5n 6s 3o
4gne 4mbia 8n 9s 6o 4n 4radan 9s 7o 8an 4sseum 3t 4rane 3umbia 7ne 6us 2m 3anche 8s 3bs 3dr 3intern 3mandment
4ons 6wealth 4union 9s 7sm 8t 9s 3o 4ran 5os 3paq 4ton 3te 2nakry 4n 3cepcion 5tta 4ord 7e 7s 3dillac 4orcet
3estoga 3federacy 9te bs 4ucian 9ism cs 9s 7us 3g 4o 5lese 4regational eist hs 6ss 8es 8ional 6ve 3ley 3n
4ecticut 5llsville 5mara 5r 6y 4ie 4olly 5rs 3rad 5il 4oe 3servative 4table 6nce 7tine aople 5itution 4uelo
3tinent 9al 4reras 3way 2ok 4e 3ley 4idge 3per 6stown 3rs 2pacabana 3eland 4nhagen 4rnican 8us 3land 4ey
3perfield 6tone 4ola 3tic 2ra 3delia 4illeras 4oba 3ey 3fu 3ina 5e 5ne 5th 7ian as 4olanus 6is 3k 3leone 3mack
3neille 5lia 7us 6l 4ing 5sh 7es 4wall 8is 3onado 4t 3p 3reggio 4ine 3sica 7n 3tes 6es 4land 3vallis 4ette 4us
3y 2sby 3sack 3tco 4ello 4ner 2te 3onou 4paxi 3swold 3ton 2ulomb 4ter 3perin 3rbet 4tney 3steau 2ventries 7y
3ington 2ward 3ell 3ley 3per 2x 2y 3le 2zumel 1pl 1r 2abbe 3ft 3ig 3nach 4e 4mer 3ter 3wford 3y 4ola 2eation
5or 3cy 3e 4d 4k 5s 4s 3ighton 3ole 6s 4n 3ssida 4t 3taceous 5n 6s 4e 2ichton 4k 3mea 6n 3ollo 3sco 4tina 2oat
5ia 7n 8s 5s 3ce 4kett 3esus 3mwell 8ian 3nin 4kite 4us 3okes 3sby 4s 3w 4ley 4s 2ucifixion bs 3ikshank 4se
3soe 3x 3z 2yptozoic 3stal 1s 2onka 1t 2esiphon 2hulhu 1u 2ba 4n 5s 2chulain 2isinart 2lbertson 3len 2mberland
3mings 2nard 3ningham 2pid 2racao 3ie 4tiba 3rier 4y 3t 4is 2ster 2vier 2zco 1ybele 2clades 4opes 6s 2gnus
2mbeline 2nthia 2prian 5ot 7s 4us 2rano 3il 5lic 3us 1zech 5ia 5oslovak cia en fs 5s 3rny 0D 1achau 3ron 6s 2da
4ism 2edalus 2guerre 3wood 2homey 2imler 3sy 2kar 3ota 6n 6s 2lai 3e 4y 3i 4an 3las 3matia 8n 9s 3ton 2mascus
3e 3ian 4en 4on 3ocles 4n 2n 3a 4e 3bury 3e 4law 4s 3gerfield 3ial 4el 6le 6s 4sh 3nie 4y 3one 3te 4on 3ube
5ian 3ville 2phne 2rby 3cy 3danelles 3e 4n 3fur 3in 4o 4us 3jeeling 3la 4ene 4ing 3nell 3rel 6l 5n 4in 4ow 4yl
3th 4moor 6uth 3von 3win 6ian 7sm 9s 8t 3yl 2tamation 2ugherty 3mier 2vao 3e 4nport 3id 5s 6on 4es 4s 3y 2wes
3kins 3n 3son 2y 3an 3ton 1eadhead 3n 4a 4dre 4n 5a 5e 3th 2bbie 4y 3ian 3ora 6h 4uillet 3ra 3s 3ussy 2c
3alogue 4tur 3ca 5n 3ember 8s 3ker 2dekind 2e 3na 3re 2foe 2gas 2idre 3mos 3rdre 3ty 2jesus 2l 3acroix 6uz 4ney
5o 4ware 8an as 8s 3bert 3eon 3gado 3hi 3ia 4bes 4cious 4lah 7s 4us 3l 4a 3mar 6va 4er 4onico 3ores 5is 3phi 6c
6nus 3ta 4ona 2m 3avend 3erol 4ter 5rius 3ing 3ocrat 8ic 8s 6itus 4sthenes 3psey 2na 4li 3eb 5ola 3g 3is 5e
3mark 3nis 4y 3ton 3ver 2on 2pp 2rby 3ek 3ick 3mot 3rick 5da 2scartes 3demona 3iree 3mond 2troit 2uteronomy
2vanagari 3i 4n 3on 5ian 2war 4yne 3ey 3itt 2xedrine 3ter 1haka 3ulagiri 1i 2aghilev 3l 3na 4e 4n 5a 5e 3s
4pora 8s 2ck 4ens 7ian 5rson 4inson 4son 3taphone as 2derot 3o 3rikson 2efenbaker 3go 3m 3trich 2jkstra 3on
2lbert 7s 3lard 4inger 4on 2na 4h 3o 2ocletian 3genes 3n 4ne 4ysian 6us 3phantine 3r 2pper 2r 3ac 3ichlet 3k 2s
3ney 6land 3raeli 2vine 2wali 2x 3ie 5crat 5land 9s 3on 1jango 2ibouti 1mitri 1nepropetrovsk 2iester 1obbin
3erman 3ro 2ctor 6ow 2dge 4son 3oma 3son 2e 2ha 2lby 3e 3lie 4y 3ores 2mesday 3ingo 6uez 5ic 7a 8n 9s 7k 6on
6que 4tian 2n 3a 4hue 4ld 6son 4tello 3etsk 3izetti 3n 4a 4e 5ll 5r 4ie 4y 3ovan 3s 2oley 4ittle 3nesbury
2ppler 2ra 3cas 3een 3ian 4c 4s 4tos 3othea 6y 3set 5y 3thy 4mund 2stoevsky 2t 3han 3son 2uala 4y 3bleday 3g
4las 7s 3ro 2ver 2w 3ns 4y 2yle 1r 2aco 5nian 4ula 3ke 3mamine 9s 4buie 3no 3vidian 2eiser 3sden 3w 3yfus
2istan 2opbox 2udge 3pal 2yden 1schubba 1u 2ane 2bai 3cek 3he 3lin 3rovnik 3uque 2champ 2dley 2ffy 2isburg 2ke
2lles 3uth 2mas 3bledore 4o 2nant 3bar 3can 3dee 3edin 3kirk 3lap 3n 4e 2racell 4n 5t 6e 3ban 3er 4x 3ham 6s
3kheim 3oc 5her 2se 3hanbe 3seldorf 3tbuster 4in 4y 2tch 5man 6en 5woman 2valier 1vina 2orak 1wayne 2ight 1y
2er 2lan 2son 1zerzhinsky 2ungaria 0E 1akins 2rhart 3l 4e 5ne 4ine 3nest 7ine 4hardt 3p 2st 4er 6n 7er 6s 4man
4s 4wood 2ton 1ben 4eezer 3rt 2ola 3nics 4y 2ro 1cclesiastes 2o 2stasy 2uador 7an 9s 7ean 7ian as 1d 2am 4s 2da
3ie 4ngton 3y 2en 4s 2gar 5do 2inburgh 3son 3th 2mond 5ton 3und 2na 2sel 2uardo 2ward 6ian 6o 6s 3in 5a 1eyore
1ffie 2rain 3en 1ggo 2ypt 5ian 8s 5ology 1hrenberg 3lich 1ichmann 2ffel 2leen 2nstein 8s 2re 2senhower 5stein
3ner 1laine 3m 3nor 3sticsearch 5oplast 2ba 3e 4rt 3rus 2dersburg 3on 2eanor 4zar 3ctra 3na 2gar 2i 3as 3jah
3nor 3ot 3sa 5beth 4e 5o 4ha 3za 5beth 9an bs 9town 2khart 2la 3en 4smere 3ie 4ngton 4ot 6t 4s 5on 2ma 3er 3ira
3o 2nath 3ora 2ohim 3ise 3y 2roy 2sa 3ie 4nore 2tanin 3on 2ul 2va 3ia 4n 4ra 4s 2way 3ood 2yria 3see 4ian 5um
7s 1macs 3nuel 2erson 4y 2il 4e 4ia 5o 4y 3nem 5nce 2ma 4nuel 3ett 3y 2ory 1ncarta 2dymion 2g 3els 3land 4ish
7er 8s 7man 8en 7woman aen 2id 3f 3wetok 2kidu 2och 3s 2rico 4que 3on 2terprise 1ocene 1pcot 2hesian 8s 5us
3raim 2ictetus 4urean 6us 3methius 3phanies 7y 3scopal 9ian cs 4tle 2som 4n 3tein 1quuleus 1r 2asmus 3to
5sthenes 2ebus 3ctor 3whon 2hard 2ic 4a 4h 4k 5a 5son 3danus 3e 3k 4a 3n 3s 4es 3trea 7n 8s 2lang 3enmeyer 2ma
2na 3est 6ine 6o 3ie 3st 2os 4es 2rol 2se 2win 1s 2au 2cher 6ichia 3ondido 2kimo 6s 2meralda 2peranto 7za
3inoza 2q 3uire 7s 2sen 5e 4quibo 4x 3ie 2tablishment 3eban 4la 5la 6e 4r 5hazy 4s 3her 3onia 7n 8s 3rada 1than
3el 5red 4rnet 3iopia 8n 9s 2na 2on 2ruria 4scan 2ta 1u 2charist 9ic 9s 3lid 2gene 5ia 6e 6o 2la 3er 2menides
2nice 2phrates 2r 3asia 7n 8s 3ipides 3odollar as 4pa 5e 6an 8s 3ydice 2stachian 4is 2terpe 1va 3n 4gelical 8na
9e 8st 4s 5ville 2e 3lyn 3nki 3rest 5tt 7e 4glades 4t 2ian 3ta 1wing 1xcalibur 3edrin 4llencies 9y 3hequer
2ercycle 2ocet 3dus 2xon 1yck 2re 2senck 1zekiel 2ra 0F 1aberge 3ian 6s 2cebook 2eroe 2fnir 2gin 2hd 3renheit
2irbanks 4field 4hope 3sal 6abad 3th 2jardo 2lasha 3kland 8s 3lopian 3staff 3well 2nnie 4y 2raday 3go 3ley 3mer
4ington 3ragut 5khan 4ell 4ow 3si 2ssbinder 2tah 3es 3her 6s 3ima 5id 2ulkner 8ian 3ntleroy 3st 5ian 6no 5us
2wkes 2y 3e 4tteville 1e 2b 3ruaries 7y 2d 3eral 7ist 7s 5ico 3s 2lecia 3ice 5ia 6ty 4pe 4x 3lini 2nian 2rber
3dinand 3gus 6on 3linghetti 3mat 4i 3n 4andez 7o 3rari 6o 4ell 4is 2ynman 2z 1iat 2berglas 3onacci 2chte 2del
3o 2elding 5s 2garo 3ueroa 2ji 4an 6s 2lipino 8s 3lmore 3ofax 2nch 3land 5y 4ey 3n 4bogadottir 4egan 4ish 4s
2ona 2rebase 4fox 4stone 2scher 3her 3k 2tch 5burg 3zgerald 4patrick 4roy 2zeau 1la 3gstaff 3nagan 4ders 3thead
4t 3ubert 2eischer 3ming 5sh 3tcher 2int 5stones 2o 3ra 4ence 6tine 5s 4ida 7n 6ian 9s 5ne 4sheim 4y 3ssie
3wers 3yd 2ynn 1m 1och 2kker 2ley 3gers 3som 2malhaut 2nda 2osball 2rbes 3d 3eman 4st 6er 3mica 7s 4osa 7n
3rest 3ster 3taleza 2sse 3ter 2tomat 2ucault 3rier 4neyron 4th 2wler 2x 3es 1r 2agonard 3n 4ce 6s 7ca 5ine 6s
7ca 9n as 8o 5k 5o 6is 8e 6phile 4glais 4k 5el 6nstein 5fort 6urt 9er 5ie 6sh 5lin 5s 4ny 4z 3ser 3u 4en 4lein
3zier 2ed 4a 4die 5y 4eric 8k 9sburg 8ton 4ric 7k 3eman 6son 9ries ay 9s 4town 3ida 3mont 3nch 6es 6man 7en
6woman 9en 3on 3snel 5o 3ud 5ian 3y 4a 2i 3day 6s 3eda 6n 5man 8n 4nd 6s 3gga 4idaire 3sbee 4co 4ian 7s 3to 4z
2obisher 3do 3issart 3mm 3nde 4tenac 3st 5belt 2unze 2y 3e 1uchs 2entes 2gger 2ji 4an 4tsu 4wara 4yama 2kuoka
4yama 2lani 3bright 3ler 6ton 3ton 2nafuti 3dy 2ries 3man 3twangler 2shun 2zhou 3zbuster 0G 1a 2ble 3on 5ese
4rone 3riel 7a 7le 2crux 2dsden 2ea 3l 4ic 4s 2garin 3e 2ia 3l 3man 3nes 6ville 4sborough 2lahad 7s 4pagos 4tea
5ia 7ns 4xy 3braith 3e 4n 3ibi 4lean 8s 6e 6o 3l 4agher 4egos 4ic 6ism 9s 4o 5way 4up 3ois 3sworthy 3vani
4eston 2ma 4y 3bia 6n 7s 4le 3ow 2ndalf 4hi 6an 3esha 3ges 4tok 3su 3try 3ymede 2p 2rbo 3cia 3dner 3eth 3field
4unkel 3gantua 3ibaldi 3land 3ner 3rett 4ick 5son 4y 3th 3vey 3y 3za 2scony 3ser 3tonia 4roenterology 2tes
3ling 3orade 3sby 3un 2uguin 3l 4ish 4s 3ss 5ian 3tama 4ier 2vin 2wain 2y 3le 2za 3iantep 1d 2ansk 1e 2ffen
2henna 3rig 2iger 2lbvieh 3ler 2mini 6s 2n 3a 4ro 3e 4sis 4t 4va 5ieve 3ghis 3oa 5s 3too 4ry 2o 3ffrey 3rge 6s
6town 7te 5ia 7n 8s 6na 2r 3ald 6ine 4rd 6o 3ber 3e 3itol 3man 6ic 6s 6y 3onimo 3ry 3shwin 3trude 2stapo 7s
2thsemane 3ty 5sburg 2wurztraminer 1hana 5ian 3ts 3zvanid 2ent 2ibelline 1iacometti 3nnini 3uque 2bbon 4s
3raltar 9s 3son 2de 4on 2elgud 3nah 2l 3a 3bert 7o 3christ 3da 3ead 4s 3gamesh 3l 4espie 5tte 4iam 6n 5gan 3man
4ore 3roy 2na 3ger 4rich 3ny 3o 3sberg 5urg 4u 2orgione 3tto 3vanni 2raudoux 2selle 3h 2uliani 3seppe 2za 1k
1ladstone 9s 4ys 3ser 4gow 4s 4tonbury 4wegian as 3xo 2eason 3n 4da 6le 4livet 4n 5a 2oria 3ucester 3ver
1nostic 7ism 1oa 2bi 2d 3ard 3dard 3el 3head 3iva 3ot 3speed 8s 3thaab 3unov 3zilla 2ebbels 3ring 3thals 5e 2ff
2g 3ol 2iania 2lan 3conda 3da 4berg 4en 4ie 5locks 5ng 4man 4sboro 5mith 4water 5yn 3gi 4otha 3iath 2mez 3orrah
3pers 3ulka 2ndwanaland 3zales 7z 6o 2od 4all 4e 4man 4rich 4will 6n 4year 3gle 3lagong 2pher 2rbachev 3dian
5mer 4on 3e 4n 4y 3gas 4on 6zola 3ky 2spel 6s 2teborg 3h 4am 4ic 6s 4s 2uda 5s 3ld 3nod 2vernor 2ya 1r 2able
3cchus 4e 5land 4ie 6la 3dy 3ffias 4ton 3ham 6e 3il 3mmy 4pians 3nada 4t 3ss 3ves 3y 4slake 2ecian 3ece 4k 5s
4ley 4n 5e 5land 9ic 5peace 5s 6boro 6leeves 6pan 5ville 5wich 4r 3g 4g 4orian 7o 6y 3nada 6ian 9s 7nes 4del
4oble 3sham 3ta 4chen 4el 4zky 3y 2ieg 3ffin 6th 3mes 4m 3nch 3s 2omyko 3pius 3ss 4z 3tius 3ver 3zny 2umman
3ndy 4ewald 3s 3yere 7s 1uadalajara 6canal 6quivir 6upe 4eloupe 3llatiri 3m 4anian 3ngdong 5zhou 4tanamo 3rani
4nieri 3temala 9n as 3yama 5quil 2cci 2elph 3rnsey 8s 4ra 5ero 3vara 2ggenheim 2iana 3do 3llermo 3nea 6n 7s
5vere 4ness 3yang 3zhou 4ot 2jarat 7i 3ranwala 2lfport 3lah 4iver 2mbel 2nther 2ofeng 2pta 2rkha 2s 3tav 6o 6us
2tenberg 3hrie 3ierrez 2y 3ana 5ese 2zman 1walior 2en 4doline 7yn 2yn 1ypsies 4y 0H 1a 2as 2bakkuk 3er 2dar 3es
3oop 3rian 2fiz 2gar 3erstown 3gai 3iographa 3ue 2hn 2ida 5s 3fa 3nan 3phong 3ti 5an 7s 2kka 3luyt 2l 3dane 3e
4akala 4y 3ifax 3l 4ey 4iburton 5e 4mark 4oween 9s 4statt 3on 3s 4ey 2m 3an 3burg 7s 3hung 3ilcar 5l 5ton 8ian
4tic 3let 4in 3marskjold 4erstein 5tt 4ond 4urabi 3pshire 4ton 3sun 2n 3cock 3del 4y 3ey 3ford 3gul 4zhou 3k
3na 5h 4ibal 3oi 4ver 7ian 3s 4el 5n 4on 3uka 5kah 8s 2psburg 2rare 3bin 3din 6g 4y 3greaves 3lan 4em 5quin 5y
4ingen 4ow 3mon 3old 3per 4ies 4y 3rell 4iet 7t 5ngton 5s 6burg 6on 8burg 4ods 4y 3t 4e 4ford 4line 4man 3vard
4ey 2sbro 3idim 3kell 3tings 2tfield 3haway 3sheput 3teras 4ie 6sburg 2uptmann 3sa 4dorff 2vana 6s 4rti 3el
3oline 2w 3aii 6an 8s 3king 6s 4s 3thorne 2y 3den 4n 3ek 4s 3nes 3s 3ward 4ood 5rth 2zel 3leton 4itt 1e 2ad
3rst 3th 5er 3viside 2b 3e 4i 4rt 3raic 6sm 8s 4ew 6s 4ides 2cate 3tor 3uba 2ep 2fner 2gel 5ian 3ira 2idegger
5lberg 4i 3fetz 3longjiang 3mlich 3ne 5ken 4lein 4rich 4z 3senberg 4man 2len 5a 5e 3ga 3icobacter 6n 4opolis 5s
3lene 7s 6ic 7sm 9s 8t 9ic 7zation 8e 5r 5spont 4man 3mholtz 3oise 3sinki 3vetian 7us 2met 3ingway 2nan 3ch
3derson 4rick 8s 6x 3ley 3nessy 3ri 5etta 5k 4y 3sley 4on 2pburn 3haestus 3plewhite 2ra 4cles 6itus 4kles 3bart
4ert 3culaneum 6ean 7s 3der 3eford 8s 4ro 3iberto 3man 5phroditus 4es 4inia 5tage 6e 4osillo 3nandez 3od 5otus
4ku 3r 4era 4ick 5ng 3schel 4ey 4hel 6y 3tz 5sprung 3zegovina 4l 2shvan 3iod 3peria 6us 3s 4e 4ian 3ter 4on
2ttie 2witt 3lett 2yerdahl 3wood 2zbollah 3ekiah 1f 1g 1ialeah 3watha 2bernia 8n 2ckman 4ok 5ry 4s 2eronymus
2gashiosaka 3gins 3hlander as 8s 4ness 4tstown 2lario 5y 3bert 3da 4ebrand 3figer 3l 4ary 4el 3ton 2malaya 8n
8s 3mler 2nayana 3demith 5nburg 4i 4u 5ism 8s 5s 6tan 9i as 3es 5ville 3ton 2pparchus 4ocrates 9ic 2ram 3obumi
4hito 4shima 2spanic 8s 7ola 3s 2tachi 3chcock 3ler 6s 3tite 7s 1mong 1o 2bart 3bes 4s 2ckney 2dge 5s 4kin 2ff
4a 4man 3stadter 2gan 4rth 3warts 2henlohe 5staufen 5zollern 3hot 3okam 2kkaido 3usai 2lbein 3comb 3den 5r
3iday 4ness 3land 7er 9s 7s 4erith 5y 4ie 5s 4oway 4y 5wood 3man 4es 3ocaust 5ene 3st 5ein 8s 3t 2mer 5ic 2n
3da 4uran 8s 7s 3ecker 4ywell 3g 3iara 3olulu 4rable 3shu 2od 3ke 5r 3per 3sier 7s 3ters 3ver 6s 2pe 4well 3i
4s 3kins 3per 2race 5io 4tio 3mel 4uz 3n 4blower 4e 3owitz 3thy 4on 3us 2sea 3t 4s 2tpoint 3tentot 9s 2udini
3ma 3se 4man 4ton 3yhnhnm 2vhaness 2ward 3e 4ll 6s 3rah 2yle 1rothgar 1ts 1uang 2bbard 4le 3ei 4r 5t 2ck
2ddersfield 3son 2erta 3y 2ff 4man 2ggins 3h 4es 3o 3uenot 8s 2i 3tzilopotchli 2ll 2mberto 4oldt 3e 3mel 5r
3phrey 8s 3vee 2n 3an 3g 4arian 9s 6y 3s 4pell 3t 4er 4ington 4ley 4sville 2rd 3ley 3on 3st 2s 3sein 5rl 4ite
3ton 2tchinson 3ton 3u 2xley 2ygens 1yades 2de 4rabad 3ra 2men 2perion 2undai 1z 0I 1'd 2ll 2m 2ve 1a 2ccoca
2go 2n 2petus 1badan 2eria 6n 2iza 2lis 2o 2sen 1cahn 3rus 2e 3land 7er 9s 7ic 1da 3ho 5an 7s 5es 5s 1eyasu
1gnacio 4tius 2or 2uassu 1jsselmeer 1ke 2hnaton 1la 2ene 2iad 5s 2l 3inois 8an as 3uminati 2yushin 1melda
2hotep 2odium 3gene 2us 1n 2a 2c 3a 4s 3hon 3orporated 2d 3ependence 3ia 5n 6a 7n 8s 7polis 6ian 6s 4es 4o 4ra
3ochina 8ese 4nesia 9n as 4re 3ra 3us 3y 2es 3z 2ge 3lewood 3ram 4es 4id 2nocent 3sbruck 2onu 2quisition 2st
4agram 5matic 2tel 5sat 4rnationale 6et 8s 5pol 2uit 5s 3ktitut 2var 1o 2nesco 3ian 6s 4c 5s 2wa 4n 5s 4s
1phigenia 2swich 1qaluit 2bal 2uitos 1r 2a 3n 4ian 7s 3q 4i 5s 2eland 3ne 2is 4h 5er 5man 6en 5woman 8en 2kutsk
2ma 2oquoian 9s 7s 2rawaddy 2tish 2vin 5e 5g 2win 1saac 3bel 6a 6la 7e 3iah 2cariot 2fahan 2herwood 3im 3mael
3tar 2iah 3dro 3s 2lam 5abad 5ic 6sm 7t 5ophobia bc 5s 2mael 4il 2olde 2pell 2rael 6i 7s 7te 6s 2sac 5har
2tanbul 2uzu 1t 2aipu 3l 4ian 7ate 7s 4y 3sca 2haca 6n 2o 1va 3n 4hoe 2es 2orian 4y 2y 1yar 1zaak 3nagi 5mi
2hevsk 2mir 2od 2vestia 0J 1ack 4ie 4lyn 4son 7ian 7ville 4y 3lyn 3ob 5ean 5i 6n 6te 5s 6on 3quard 5eline 7yn
6s 3uzzi 2gger 3iellon 3uar 2hangir 2ime 3n 4ism 3pur 2karta 3e 2maal 4ica 7n 8s 4l 4r 3e 4l 4s 5town 3i 4e 2n
3a 4cek 3e 4ll 6e 4sville 4t 5te 3ice 4e 4ne 4s 5sary 3jaweed 3na 4ie 3sen 6ist 3uaries 6y 4s 2p 3an 5ese 8s 3s
3ura 2red 3lsberg 3red 5tt 4od 3vis 2smine 3on 3per 2taka 2va 4nese 4s 3ier 2xartes 2y 3apura 4wardene 3cee 6s
3ne 3son 1ean 4ette 4ie 5ne 4ne 6tte 5ie 6ne 2d 3i 2ep 3ves 2ff 4erey 6son 9ian 6y 4rey 5y 2hoshaphat 4vah
2kyll 2nifer 3kins 3na 4er 4ie 5fer 5ngs 4y 3sen 2phthah 2rald 3emiah 8s 5y 3i 4cho 3maine 3oboam 4ld 4me 3ri
4od 5ld 4y 3sey 6s 3usalem 2ss 4e 4ica 5e 3uit 6s 4s 2tway 2w 3el 5l 4ss 6es 3ish 6ness 3ry 3s 2zebel 7s
1iangsu 5xi 2dda 2lin 3l 4ian 2m 3enez 3mie 4y 2nan 3nah 4y 2varo 1o 2an 4n 5a 5e 3quin 2b 3s 2casta 3elyn 3k
4ey 2di 4e 3y 2e 3l 3y 2gjakarta 2hann 6a 6es 8burg 3n 4athan 7on 4ie 4nie 5y 4s 5on 5ton 7wn 2lene 3son 2n 3ah
5s 4s 4than 6on 3es 5boro 3i 3son 2plin 2rdan 6ian 9s 3ge 2se 4f 5a 5ina 4ph 6ine 6s 7on 6us 3h 4ua 3iah 4e 3ue
2ule 2ve 3ian 2y 3ce 5an 3ner 1pn 1r 1uan 4a 4ita 3rez 2bal 2daeo 4h 4ic 6al 5sm 7s 4s 5es 3d 3e 4a 3ges 3ith
3son 3y 2ggernaut 2l 3es 3ia 5n 6a 6ne 4e 5s 5t 6te 4o 4us 3liard 3y 2n 3e 4au 4s 3g 4frau 4ian 3ior 6s 3ker 6s
3o 2piter 2rassic 3ua 2stice 5n 6e 6ian 2tland 2venal 0K 1aaba 2bul 2fka 5esque 2goshima 2hlua 3ului 2ifeng
3lua 3ser 6s 3tlin 2lahari 4mazoo 4shnikov 3b 3evala 3goorlie 3i 3myk 2ma 3chatka 3ehameha 3pala 4uchea 2n
3chenjunga 3dahar 4insky 3e 4ohe 3kakee 3nada 3o 3pur 3s 4an 6s 5s 3t 4ian 2ohsiung 2posi 2ra 4chi 4ganda
4korum 4mazov 3eem 4n 5ina 3i 4n 5a 3l 4a 4off 3o 4l 3roo 3yn 2sai 3ey 3hmir 7s 3parov 2te 4lyn 3harine 4erine
6yn 4iawar 5e 4leen 4mandu 4rine 5yn 4y 3ie 4na 3mai 3owice 3rina 3y 2uai 3fman 3nas 4da 2wabata 4saki 2y 3e
3la 2zakh 6s 7tan 4n 5tzakis 1b 1eaton 4s 2ck 2enan 3watin 2illor 3sha 3th 2ller 5y 4i 5e 4ogg 4y 3sey 3vin
2merovo 3p 4is 2n 3dall 4ra 5ick 3more 3nan 4edy 5th 5wick 4ith 4y 3osha 3t 4on 4uckian as 7y 3ya 5n 6s 5tta
4on 2ogh 3kuk 2pler 2rensky 3i 3mit 3n 3ouac 3r 4i 4y 2ttering 2ven 3in 3lar 3orkian 2wpie 2y 3nes 6ian
1habarovsk 3chaturian 3lid 3n 3rkov 4toum 3yyam 3zar 2mer 2oikhoi 4san 3meini 3rana 2rushchev 2ufu 3lna
2warizmi 2yber 1ickapoo 2dd 2el 3rkegaard 3th 3v 2gali 2kuyu 2lauea 3imanjaro 3leen 3roy 2m 3berley 7y 2ng 4s
5port 5ton 7wn 3ney 3sey 4hasa 2owa 5s 2p 3ling 2rby 3chhoff 5ner 3ghistan 6z 7ia 3ibati 4nyaga 3k 4land
4patrick 3ov 3sten 2sangani 3hinev 3lev 3simmee 5nger 2t 3akyushu 3chener 3ty 2wanis 1lan 4sman 3us 2ee 4nex
7es 3in 2imt 3ne 4gon 2ondike 8s 1mart 1napp 2esset 2gwarreye 2ickerbocker 3evel 3ght 2opf 3ssos 3wles 3x
4ville 2udsen 3th 5s 1obe 2ch 4ab 2dachrome 4k 4ly 3iak 2estler 2hinoor 3l 2izumi 2jak 2komo 2lyma 2mmunizma
2ng 4o 3rad 2ontz 2ppel 2rea 5n 6s 3nberg 3y 3zybski 2sciusko 3suth 3ygin 2tlin 2ufax 2wloon 1r 2aft 3katoa 4ow
3mer 3snodar 6yarsk 2ebs 3mlin 7ologist by 3sge 2ingle 3s 4hna 7murti 4ta 5en 5i 6e 6n 7a 7e 5opher 5y 2oc 3ger
3necker 3potkin 2uger 6rand 3pp 2ystal 1s 2hatriya 1ublai 3rick 2hn 2ibyshev 2lthumm 2nming 2omintang 2rd 4ish
6tan 3osawa 3t 4is 2sch 2tuzov 2wait 6i 7s 2znets 7k 1wakiutl 3n 4gju 4zaa 7s 1y 2le 2oto 2rgyzstan 2ushu 0L 1a
2b 3an 3rador 8ean 8s 2cey 3hesis 3tobacillus 3y 2doga 4nna 3y 4ship 8s 2fayette 3itte 2gos 3range 7ian 2hore
2ius 2jos 2keisha 4land 4wood 3isha 3ota 3shmi 2maism 7s 4r 5ck 4ze 3b 4ert 4orghini 4rusco 3entations 3ont 2na
4i 3cashire 6ter 4e 5lot 3d 4on 4ry 4sat 5teiner 3e 3g 4erhans 4land 5ey 4muir 3ka 5n 3ny 3sing 3zhou 2o 3coon
3s 3tian 7s 2place 6ian 5nd 7er 3p 4s 2ra 4mie 3dner 3edo 3ousse 3ry 3s 4en 4on 2s 3caux 3sa 4en 4ie 2t 3asha
3eran 3ham 3in 5a 5er 5o 6s 5s 5x 4sha 3onya 4ya 3robe 3via 6n 7s 2ud 4er 3e 3ndromat 3ra 5sia 4el 5n 6ce 6t 4i
5e 2val 3ern 6e 3oisier 4nne 2wanda 3rence 3son 3ton 2yamon 3la 3ton 2zaro 5us 1e 2a 3ch 3dbelly 3h 3key 3n
4der 4n 5a 5e 3r 4jet 4y 3venworth 2banese 5on 3esgue 3lanc 2da 3erberg 2e 3ds 3sburg 3uwenhoek 3ward 2ft
2gendre 4r 3horn 3o 3ree 2hman 2ibniz 3cester 9s 3den 3f 3gh 3la 3pzig 2la 4nd 3ia 2maitre 3uel 4ria 2n 3a 4rd
3in 5grad 5ism 7t 3non 4y 3o 4ir 4ra 5e 3t 4en 4s 2o 3la 3minster 3n 4a 5rd 7o 4cavallo 4el 4id 6as 4or 3pold
7o 3s 2pidus 3ke 3us 2rner 3oy 2s 3a 3ley 4ie 3otho 3seps 4ie 3ter 4rade 2ta 3ha 4e 3icia 4tia 3terman 2vant
3esque 3i 4athan 4ne 4s 4ticus 5t 3y 2w 3insky 4s 5ton 5ville 2xington 3us 1hasa 5s 2otse 1i 2aoning 2bby
3erace 6l 5ia 7n 8s 3ra 5s 4eville 4ium 3ya 5n 6s 2chtenstein 2dia 2e 3berman 4fraumilch 3chtenstein der fs 3ge
3ut 2la 3ia 5n 6a 4th 4uokalani 3le 4ian 5e 5put 8ian bs 4y 3ongwe 3y 2ma 3baugh 4o 4urger 3oges 4usin 3popo 2n
3a 3coln 7s 3d 4a 4bergh 4say 5ey 4y 3naeus 3otype 3ton 3us 4x 5es 3wood 2onel 2pizzaner 3pi 4mann 3scomb 3ton
2sa 3bon 3sajous 3ter 6ine 4on 3zt 2thuania 9n as 3tle 4on 2vermore 5pool 6udlian cs 3ia 4ngston ae 3onia 3y 2z
3a 3zie 4y 1jubljana 1lewellyn 2oyd 1n 1oafer 6s 2bachevsky 2chinvar 3ke 5an 4heed 4wood 2dge 3i 3z 2ewe 4i 4s
2gan 2hengrin 2ire 3s 2ki 2la 3ita 3lard 4obrigida 2mbard 7i 7y 3e 3poc 2n 3don 6er 8s 3g 4fellow 4mont 4street
4ueuil 4view 3nie 2pez 2ra 4in 6e 3d 4s 5hip 8s 3elei 4n 5a 5e 5tz 7ian 5z 6o 4tta 3i 4e 3na 3raine 4e 4ie 2s
2t 3hario 8s 3t 4ie 2u 3ella 3ie 4s 5a 5e 5iana 9n as 8ian bs 5ville 3rdes 3vre 2ve 4craft 4lace 2we 4ll 4nbrau
4ry 3lands 2yang 3d 3ola 1r 1t 2d 1u 2anda 4n 2bavitcher 3bock 3umbashi 2cas 3e 3ia 5n 6o 4en 4fer 4le 5le 4nda
4o 4te 6s 4us 3know 3retia 7us 3y 2ddite 7s 3hiana 3wig 2ella 2fthansa 4waffe 2ger 3osi 2igi 3s 4a 2ke 2la 3ly
3u 2miere 2na 2pe 4rcalia 3us 2ria 2saka 3itania 2ther 6an 8ism bs 8s 2vs 2xembourg aer cs aian 2z 3on 1vov
1yallpur 2cra 3urgus 2dia 5n 6s 2ell 2le 3y 2man 3e 2nch 5burg 3da 4on 3ette 3n 4e 5tte 2on 4s 2ra 2senko
3istrata 3ol 0M 1aalox 2bel 3le 2c 3ao 4ulay 3beth 3cabees 7us 3e 4don 7ia 9n as 3h 4iavelli ban 3ias 4ntosh 3k
4enzie 4inac 7w 3millan 3on 3umba 3y 2dagascan as 9r 4m 3den 4ox 3eira 7s 4leine 5ine 5yn 4ra 3ge 3ison 3onna
7s 3ras 4id 3urai 2e 3terlinck 2fia 5s 4oso 2gdalena 8e 3ellan 8ic 3gie 3hreb 3i 4not 3nificat 5togorsk 3og 4o
3ritte 3saysay 3us 3yar 6s 2habharata 4rashtra 4vira 4yana 7ist 3di 3fouz 3ican 7s 3ler 2i 3denform 3gret 3ler
4lol 3man 4onides 3ne 5r 6s 3sie 3treya 2j 3esty 3or 5ca 3uro 2karios 3er 2labar 5o 4cca 5hi 4gasy 4mud 4prop
4wi 6an 8s 4y 5a 6lam 6n 7s 5s 6ia 8n 9s 3colm 3dive 7s 6ian 9s 4onado 3e 3i 4an 6s 4bu 4nda 5owski 3larme
4omars 5ry 3one 4ry 3plaquet 3raux 3ta 4ese 4hus 7ian as 2meluke 4t 3ie 3ore 2n 3agua 4ma 4sseh 3chester 5u
6ria 9n 6s 4ini 4unian 9s 3dalay 5rin 4ela 6brot 5ville 4ingo 4rell 4y 3et 3fred 3hattan 9s 3i 4chean 4la 6s
4toba 6ulin 3kato 3ley 3n 4heim 4ing 3sfield 4on 3teca 5gna 4le 3uel 6a 3x 2o 3ism 6s 5t 6s 3ri 5s 2pplethorpe
3uto 2r 3a 4caibo 4t 5ha 6i 6on 3c 4eau 5l 6ino 6la 6o 4h 5es 4i 5a 6no 5e 4o 5ni 5s 4us 6e 4y 3duk 3garet 6ita
8o 4e 5ry 4ie 4o 5t 4ret 7he 4uerite 3i 4a 5n 6a 7s 6ne 6o 4bel 4cela 4e 5tta 4lyn 4n 5a 5e 6s 4o 5n 4s 5a 5ol
5sa 4tain 5za 4upol 5s 3jorie 6y 3k 4ab 4ham 4ov 4s 3la 4boro 8ugh 4ene 5y 4in 4on 5we 3mara 3ne 3onite 3ple
3quesas 6tte 6z 5is 6ta 3rakesh 4iott 3s 4ala 4eillaise cs 8es 5s 4h 5a 6ll 3ta 4el 4ha 4ial 6n 7s 5n 6a 6ez
6ique 4y 3va 4ell 4in 3x 4ian 5sm 7s 6t 7s 3y 4ann 7e 4ellen 4land 8er 5ou 4sville 2sada 4i 4ryk 3cagni 3efield
4rati 5u 3hhad 3on 5ic 6te 5s 3s 4achusetts 5soit 4enet 5s 5y 3ter 6s 2ther 5son 5w 6s 7on 4ias 5s 3ilda 4sse
3lab 3t 4el 5rhorn 4hew 7s 5ias 4ie 2ud 4e 3gham 3i 3ldin 3passant 3ra 4een 4iac 5ce 6io 5ne 5tania an bs 6ian
9s 7us 4o 5is 4yan 3ser 2vis 2x 3imilian 4ne 3well 2y 3a 4n 5s 4s 3er 3fair 4lower 3nard 3o 3pole 3ra 3s 3tag
2zama 4rin 4tlan 3da 3ola 3zini 1b 2abane 2ini 1d 1e 2ad 4e 4ows 3gan 3ny 2cca 5s 2dan 3ea 4llin 3ford 3ia
4caid 8s 6re 8s 5i 4na 4terranean ds 3usa 2g 3an 3han 2ier 3ghen 3ji 3r 2jia 2kong 2l 3anesia 9n 5ie 3ba 4ourne
3chior 6zedek 3endez 3inda 4sa 6nde 5sa 3lon 3ody 3pomene 3ton 3va 4ille 5n 2mcached 3ling 3phis 2nander 3cius
4ken 3del 6eev 6ian 6ssohn 5z 4ocino 5za 3elaus 5ik 4s 3gzi 3ifee 3kalinan 5r 4ent 3nen 4onite 9s 3ominee 4tti
3sa 3tholatum 3uhin 3zies 2phisto 8pheles 2rak 3cado 5tor 4ed 6es 5r 4ia 4k 4uries 6ochrome 6y 3edith 3ino 3le
4in 4ot 3ovingian 3riam 5ck 5ll 5mack 5tt 3thiolate 4on 3vin 2sa 4bi 3mer 3olithic 4potamia bn 4zoic
3serschmidt 4iaen 6h 7s 6nic 5eurs 2tallica 4mucil 3hodism 9s 8t 9s 4uselah 3ternich 2use 2x 3icali 6n 7s 5o
2yer 5beer 5s 1fume 1g 2r 1ia 3mi 5s 3placidus 2cah 4wber 3h 4ael 7mas aes 4eal 5l 6angelo 6e 6in 6le 6ob 6son
4igan 8der bs 8ite 3k 4ey 4ie 4y 3mac 6s 3ronesia an 5soft 2das 3dleton 8wn 3east 7ern 3land 7s 3way 4est 7ern
aer 2guel 2ke 3hail 3oyan 2lagros 4n 5ese 3dred 3es 3ford 3ken 3l 4ard 5y 4er 5t 4icent 5e 5kan 4s 3ne 3o
4sevic 3quetoast 3tiades 4on 6ian 7c 5wn 3waukee 2mi 3osa 2n 3amoto 3danao 4oro 4y 3erva 3g 4us 3n 4eapolis
5lli 5sota 9n as 4ie 3oan 6s 4lta 4s 4t 5aur 3sk 5y 3taka 3uit 4teman 2ocene 2r 3a 4beau 4ch 4nda 3fak 3iam 3o
3zam 2skito 3s 4issauga 7ippi ban ds 4oula 6ri 8an as 4y 3tassini 4er 4ress 4y 2tch 5el 7l 3ford 3hra 5idates
3subishi 3terrand 4y 3zi 2xtec 2zar 1k 1lle 1me 3s 1n 2emosyne 1o 2bil 5e 3utu 2desto 3igliani 2e 3t 2gadishu
3ul 5s 2hacs 4med 5mad 6edan aism ds as 4ve 6s 4wk 6s 3egan 3o 4rovicic 2ira 3ses 5yev 2jave 6s 2ldavia 8n 4ova
7n 3iere 4na 3l 4ie 4y 3nar 3och 4kai 4tov 3uccas 2mbasa 2n 3a 4can 5o 3dale 5y 6s 4rian 3egasque as 4ra 4ssen
4t 3gol 6ia 8n 9s 7c 6oid 6s 3ica 4que 3k 3mouth 3ongahela 3roe 5via 3s 4anto 4ieur 5gnor 9s 3t 4ague 5igne 5na
7n 8s 4calm 4e 5negrin 9o 5rey 6rey 5squieu 6sori 5verdi 6ideo 5zuma 4golfier 6mery 4icello 4oya 4pelier
4rachet 5eal 4serrat 4y 2ody 3g 3n 4ey 3r 4e 4ish 4s 2rales 4n 4via 7n 3dred 3e 4no 3gan 6s 6town 3iarty 4n
4son 4ta 3ley 3mon 6ism 9s 6s 3o 4ccan 8s 6o 4ni 3pheus 5y 3ris 6on 6town 4ow 3se 3t 4imer 4on 2saic 3cow 3eley
5le 4s 3ley 3s 3ul 2torola 4wn 3rin 3t 2ulton 3nt 5batten 5ie 7s 3ssorgsky 3the 4on 2wgli 2zambican as 7que 4rt
3illa 1r 2s 1s 2es 2gr 1t 1uawiya 2barak 2eller 3nster 8s 2gabe 2hammad 8an aism ds as 2ir 2jib 2lder 3len 5r
4igan 5kan 5ns 3roney 3tan 4ics 2mbai 3ford 2nch 5hausen 4ie 3ich 3oz 3ro 3ster 2ppet 2rasaki 4t 3chison 4ia
3doch 3freesboro 3iel 4llo 4ne 3mansk 3phy 3ray 4ieta 4ow 4umbidgee 2scat 4ovite 6y 3e 3harraf 3ial 3kegon
4ogee 3lim 6s 3solini 5rgsky 2tsuhito 2zak 1yanmar 2cenae 7an 2ers 2lar 5s 3es 2ra 3dal 3na 3on 3tle 2sore 3t
0N 1a 2bisco 3okov 2der 3ia 4ne 2gasaki 3oya 3pur 3y 2huatl 7s 4m 2ipaul 3r 4obi 3smith 2m 3ath 3ibia 7n 8s 3pa
2n 3ak 3chang 4y 3ette 3jing 3nie 3ook 3sen 3tes 4ucket 2omi 2pa 3htali 3ier 3les 3oleon 8ic 8s 3ster 2rcissus
3mada 3nia 3raganset bt 2sh 4ua 4ville 3sau 4er 2t 3alia 6e 4sha 3chez 3e 3han 6iel 6s 3ion 6wide 4vity
2ugahyde 3ru 3tilus 2vajo 6es 6s 4rre 6o 3ratilova 3y 2zarene 6th 3ca 3i 4s 5m 6s 1b 1d 2jamena 1e 2al
3nderthal bs 3politan 2b 3r 4aska 8n 9s 3uchadnezzar 2d 2fertiti 2gev 3ress 7es 4itude 4o 5es 5id 7s 5s 2hemiah
3ru 2il 2lda 3l 4ie 4y 3sen 4on 2mbutal 3esis 2o 3gene 3lithic 2pal 5ese 5i 6s 3tune 2reid 3f 3o 3uda 2scafe
3selrode 3tle 4or 6ius 2tflix 3herlander cs as 3scape 3tie 3zahualcoyotl 2v 3a 4da 6n 7s 5ian 3is 3sky 2wark
3burgh 3castle 3foundland cer cs 3man 3port 3sweek 3ton 6ian 2xis 1galiema 2uyen 1i 2agara 3mey 2belung 2caea
4ragua 9n as 3colo 3e 4ne 3hiren 4olas 6e 6s 7on 3k 4elodeon 4laus 4olas 3obar 4demus 4la 6s 5e 4sia 2ebuhr
3lsen 3tzsche 3ves 2gel 4r 5ia 7n 8s 6en 3htingale 2jinsky 2ke 3ita 3kei 4i 3olai 4n 2le 2mitz 3rod 2na 3eveh
3tendo 2obe 2ppon 6ese 2renberg 3vana 2san 3ei 3san 2ta 2vea 2xon 1krumah 1o 2ah 2bel 5ist 8s 3le 2e 3l 4le 4s
3mi 2kia 2la 4n 2me 2na 2otka 2ra 3bert 7o 3dic 6s 3een 3folk 3iega 3ma 5l 5n 6d 7y 6s 3plant 3ris 3se 5man 6en
3th 5ampton 5east 9s 6rner 5rop 6up 5s 5west 9s 4on 3w 4ay 4egian 9s 4ich 2s 3feratu 3tradamus 2ttingham
2uakchott 3mea 2v 3a 4rtis 3ember 8s 3gorod 3ocain 8e 8s 4kuznetsk 4sibirsk 2xzema 2yce 3es 1p 1ubia 5n
2kualofa 2mbers 2navut 3ez 3ki 2remberg 4yev 1yasa 2erere 0O 1ahu 2kland 4ey 2tes 2xaca 1b 2adiah 3ma 5care
2erlin 4on 1cala 3ml 2cam 3ident 8al as 2eania 5side 5us 2hoa 2t 3avia 7n 6o 3ober 7s 1dell 3r 3ssa 3ts 2in 3s
2om 2ysseus 6y 1edipal 5us 2rsted 1felia 2fenbach 1gbomosho 2den 2ilvy 2lethorpe 1hio 4an 6s 1ise 1jibwa 6s
1kayama 2eechobee 3fenokee 2hotsk 2inawa 7n 2la 4homa 8n 2toberfest 1la 3f 3juwon 3v 2denburg 3field 3smobile
3uvai 2en 4ek 2ga 2igocene 3n 3ve 5r 5tti 4ia 5er 2lie 2mec 3sted 2sen 3on 2ympia 7d 8s 7n 8s 7s 6c 7s 5us
1maha 5s 3n 4i 5s 3r 3yyad 2durman 2nipotent 2sk 1nassis 2eal 3ga 4in 3ida 6s 2ion 2o 3ndaga 8s 2sager 2t
3arian 6o 1ort 1pal 2el 2helia 3iuchus 2penheimer 3osition 2rah 1ra 3cle 3n 4ge 4jestad 2bison 2dovician 2e 3g
4on 6ian 9s 3m 3o 3stes 2ient 6al 8ism 8s 3n 4oco 3on 3ya 3zaba 2kney 2lando 3eans 3on 5s 3y 2pheus 4ic 2r
2tega 3hodox 3iz 2val 3ille 2well 6ian 1s 2age 5s 3ka 2bert 3orn 6e 2car 5s 3eola 2good 2hawa 3kosh 2iris 2lo
2man 2trogoth 3wald 2valdo 2wald 1thello 2is 2tawa 6s 3o 4man 1uagadougou 2ija 5s 1vid 1wen 4s 5boro 1xford 6s
2nard 2onian 2us 2ycontin 1z 2ark 5s 2ymandias 2zie 0P 1a 2ar 2blo 4um 3st 2ce 3heco 3ific 4no 3kard 2dang
3erewski 3illa 2ganini 3e 3lia 2hlavi 2ige 3ne 3ute 6s 2kistan 8i 9s 2lembang 4ocene 5gene 5lithic 5zoic 4rmo
4stine 8ian bs 6rina 4y 3ikir 4sades 3ladio 3mdale 4er 6ston 4olive 4yra 3omar 2m 3ela 3irs 3pers 2n 3ama 6nian
as 6s 4sonic 3dora 3gaea 3khurst 3munjom 3sy 3tagruel 5loon 4heon 3za 2racelsus 5lete 4dise 4guay 8an as
4lympic as 4maribo 5ount 4na 3cheesi 3eto 3is 5ian 8s 3k 4er 6sburg 4inson 9ism 4man 4s 3liament 3menides 5san
8s 3nassus 9es 4ell 3r 4ish 3sifal 4ons 3thenon 5ia 2sadena 3cagoula 5l 6s 4o 3quale 3sion 7s 4over 8s 3ternak
5ur 2t 3agonia 9n 3e 4l 4rson 3na 3rica 6e 6ia 6k 3sy 3terson 4i 4on 4y 2ul 4a 4ette 4i 5ne 6g 2varotti 3lov 6a
6ian 2wnee 6s 2yne 1b 1d 1eabody 3ce 3le 3rl 5ie 4son 4y 2chora 3k 4inpah 3os 2dro 2el 2g 3asus 7es 3gy 2i
3ping 2king 6ese 9s 6s 2le 4e 3oponnese 2mbroke 2n 3a 3derecki 3elope 3n 4a 4ey 4ington 4sylvania cn ds 4y
4zoil 3sacola 3tagon 5teuch 5x 4ecost 9al bism bs 9s 4ium 7s 2oria 2pin 3si 3ys 2quot 2rcheron 4ival 4y 3elman
4z 3iclean 7s 3kins 3l 4s 3m 4alloy 4ian 3nod 3on 4t 3rier 4y 3seid 5phone 6olis 5us 4hing 4ia 6n 7s 3th 3u
4vian 8s 2shawar 2tain 4luma 3e 4r 5s 6en 6on 3ra 5rch 3ty 2ugeot 1fc 2izer 1haedra 4thon 3nerozoic 3raoh 7s
4isaic 9al 6ee 8s 2ekda 3lps 2idias 3l 4adelphia 4by 4emon 4ip 6pe 7ians 8ne as 6s 5stine 4lip 7a 7s 5y 3pps
2obos 3ebe 4nicia 9n as 6x 3tostat 9s 9ted aing 2rygia 2yllis 1iaf 3get 3nola 2casso 3cadilly 3kering 5tt 4ford
4wick 3t 2edmont 3rce 4re 5ot 2ke 2late 6s 3comayo 3grim 7s 3lsbury 2natubo 3cus 3dar 3kerton 3occhio 5het 3ter
3yin 2ppin 2raeus 4ndello 2sa 3ces 3istratus 3saro 2tcairn 3t 4man 4s 5burgh 5field 2us 2zarro 1kwy 1l 2anck 4o
4tagenet 3sticine 3taea 4h 4o 5nic 7sm 8t 4te 3utus 3yboy 4tex 2eiades 4stocene 3xiglas 9es 2iny 3ocene 8s
2utarch 4o 2ymouth 1m 1o 2cahontas 4tello 3ono 6s 2dgorica 3horetz 3unk 2e 2go 2incare 3ret 4ot 3sson 3tier
2kemon 2l 3and 5ski 4ris 5oid 8s 3e 4s 3ish 4tburo 3k 3lard 4ock 4ux 4y 5anna 3o 3tava 3yhymnia 4nesia 9n as
4phemus 2merania 9n 3ona 3padour 4eian 6i 5y 2nce 3tchartrain 4iac 6nak 2oh 3le 3na 2pe 4ye 3ocatepetl 3per
4ins 3sicle 2rfirio 3rima 3sche 3t 4er 6ville 4ia 4land 4o 4smouth 4ugal 6uese 2seidon 3t 2temkin 3omac 3sdam
3tawatomie 4er 4s 5town 2ughkeepsie 3nd 3ssin 2well 4rs 3hatan 2znan 1r 2ada 4o 3etorian 3gue 3ia 3krit 3tchett
4t 3vda 3xiteles 2eakness 3cambrian 3minger 4yslid 3nsa 4tice 3s 4byterian cism fs cs 4cott 4ley 4ton 3toria
2iam 3bilof 3ce 5line 3estley 3nce 6ton 5ipe 3scilla 3us 3vate 2ocrustean 9s 4ter 4yon 3f 3hibition 3kofiev
3methean 8us 3phets 3serpina 9e 3tagoras 4erozoic 5stant aism ds as 5us 3udhon 4st 3vencal 9s 7e 5rbs 4idence
as 4o 3zac 6s 2udence 6tial 3itt 3ssia 7n 8s 3t 2yor 1salms 4ter 7s 2yche 1t 2ah 2olemaic 6ies 6y 1u 2ccini 3k
4ett 2ebla 5o 3rto 2get 3h 2laski 3itzer 3lman 7s 2nch 3ic 3jab 6i 2rana 3cell 3due 3im 5s 4na 4tan 7ism as 3us
2san 3ey 3hkin 4tu 2tin 3nam 2zo 1vt 1ygmalion 4ies 4y 2le 2m 2nchon 2ongyang 3tr 2renees 4x 5es 3rhic
2thagoras 8ean 4ias 4on 0Q 1addafi 2ntas 2tar 5i 6s 1ingdao 4hai 2qihar 1om 1uaalude 3ker 6ism 9s 6s 3lcomm
3oar 3simodo 3ternary 3yle 2e 3bec 6ois 3chua 3en 5s 6land 3ntin 3tzalcoatl 3zon 2incy 4n 4tilian 5on 3rinal
3sling 3to 3xote 6ism 2mran 2onset 2ran 5ic 0R 1a 2bat 3elais 8ian 3in 2chael 4el 6le 4maninoff 3ine 2dcliff 8e
2e 2fael 3fles 2gnarok 2inier 2leigh 3ph 2ma 4da 6n 7s 4krishna 4nujan 4yana 3bo 3irez 5o 3on 5a 4s 3say 4es 5y
2nd 4al 6l 4ell 4i 4olph 4y 3goon 3kin 6e 2oul 2phael 3paport 3unzel 2quel 2salgethi 5hague 3mussen 3putin 3ta
5ban 5farian bism bs 2ther 3liff 2ul 2vel 2walpindi 2y 3burn 3leigh 3mond 4undo 1b 1d 1e 2ading 3gan 6omics
3ltor 3soner 2ba 3ekah 2cife 3onstruction 2dding 3eemer 3ford 3grave 3is 3mond 3shift 2ebok 3d 3se 3ves
2formation bs 3ugio 2ggie 3ina 6e 6ld 3or 3ulus 2hnquist 2ich 3d 3lly 3naldo 4hardt 5old 2marque 3brandt
3ington 3us 2na 4issance bs 4scence 4ult 3e 4e 3o 4ir 2p 3resentative 3ublican aism as 2quiem 7s 2sistance
3toration 3urrection 2uben 3nion 3ters 4her 2v 3a 3elation as 4re 6nd 3lon 2x 2yes 3kjavik 3na 5ldo 4olds 1f 1h
2ea 3e 3ingau 3nish 2iannon 3ne 5land 2oda 4e 5s 6ia 8n 3nda 4e 1ibbentrop 2cardo 3e 3h 4ard 7s 8on 4elieu 4ie
4mond 4ter 5hofen 3k 4enbacker 5y 4ie 4over 4y 3o 2ddle 3e 2efenstahl 3l 3mann 3sling 8s 2ga 3el 3gs 3ht
3oberto 4letto 2ley 3ke 2mbaud 2ngling 4o 2o 3s 2pley 2sorgimento 2ta 4lin 3z 2vas 3era 5s 6ide 3iera 7s 2yadh
2zal 1n 1oach 3noke 2b 3bie 5n 6s 4y 3erson 5t 6a 6o 6s 7on 4son 5pierre 3in 5son 4tussin 3les 3son 3t 3yn 2cco
3ha 5mbeau 4e 5lle 5ster 3k 4efeller 4ford 4ies 4ne 4well 4y 2d 3denberry 3erick 3ger 6s 3in 3ney 3olfo 3rick
5go 6uez 5quez 2eg 3ntgen 2gelio 4r 5s 4t 2jas 2ku 2laids 4nd 6o 3ex 3land 4erblade 4ins 3odex 3vaag 2m 3an
5esque as 5ia 7n 8s 6es 5o 6v 5s 6h 5ticism 5y 3e 4o 4ro 4s 3mel 3ney 3ulus 2n 3ald 3da 3nie 4y 3stadt 3tgen
2oney 3sevelt 3t 2quefort 9s 2rschach 3y 2sa 4les 5ie 6nd 8a 5yn 4nna 6e 4rio 3coe 3e 4ann 5u 4crans 4lla
4marie 7y 4nberg 5do 5zweig 4tta 3icrucian 4e 3lyn 3s 4etti 4ini 3tand 4ov 4ropovich 3well 2tarian 3h 4ko
4schild 3terdam 4weiler 2uault 3rke 3sseau 2ve 4r 2we 4na 3land 4ing 2xanne 3ie 3y 2y 3al 3ce 2zelle 1te 1u
2baiyat 3bermaid 3en 5s 3icon 7s 4k 4n 5stein 3y 2chbah 2dolf 5ph 3y 4ard 2fus 2hr 2iz 2keyser 2mpelstiltskin
3sfeld 2nnymede 3yon 2pert 2sh 4die 4more 3kin 3s 4el 6l 4ia 6n 7s 4o 3tbelt 4y 2tan 3gers 3h 4erford 4ie
3ledge 1wanda 6n 7s 6s 2y 1x 1y 2an 2dberg 3er 2ukyu 0S 1aab 3r 4inen 3tchi 2bbath 7s 3ik 4n 5a 5e 3re 4ina
2cajawea 3co 3hs 3ramento 2dat 3dam 4ucee 3e 3ie 3r 2favid 3eway 2gan 3inaw 4ttarius bes 2hara 6n 3el 2igon 3ph
2kai 3ha 5lin 5rov 3i 3s 2l 3adin 5o 4mis 4s 4zar 3em 4rno 4sforce 3inas 5ger 4sbury 5h 3k 3lie 4ust 4y 3ome
4nika 3ton 3vador 8an as 8ean bs 8ian bs 5tore 3ween 3yut 2m 3antha 4r 5a 5itan 9s 5kand 3mie 4y 3oa 5n 6s 4set
4yed 3pson 3son 6ite 4ung 3uel 6son 2n 3'a 3a 3chez 5o 3d 4burg 4ers 4inista 4oval 4ra 4y 3ford 6ized 3g 4er
3hedrin 3ka 5ra 3skrit 3ta 5na 5yana 4eria 4iago 4os 2ppho 4oro 2ra 4cen 7s 4gossa 4h 4jevo 4n 4sota 4tov 4wak
3dinia 3gasso 4ent 4on 3noff 3oyan 3to 4re 2sha 3k 4atchewan 6oon 3quatch 9es 3sanian 4oon 2t 3an 5ism 7t
3urday 8s 5n 6alia 2udi 5s 3l 3nders 5ra 3ssure 3ternes 2vage 4nnah 3ior 3onarola 4y 5ard 2wyer 2xon 5s 5y
2yers 1b 1c 2ala 3n 4dinavia bn cs 3ramouch 4borough 4latti 2heat 4dar 4herazade 4lling 4nectady 3iaparelli 4ck
4ller 4ndler 3lesinger 4iemann 5tz 4oss 3midt 3nabel 5uzer 4eider 3oenberg 4penhauer 3rieffer 4odinger 5eder
3ubert 4ltz 5z 4mann 5peter 4yler 6kill 3wartz 6zenegger 7kopf 4eitzer 5ppes 4inger 6n 2ientologist ds ay 3pio
2opes 3rpio 7s 6us 4sese 3t 4ch 6es 6man 7en 6woman 9en 4ia 4land 4s 5man 6en 5woman 8en 4t 5ie 7s 6sh 5sdale
2rabble 8s 4nton 3iabin 4bner 4pture 9s 3ooge 3uggs 2ud 3lley 2ylla 3thia 7n 1e 2aborg 3gram 3n 3rs 3side 3ttle
2bastian 3ring 2c 3onal 3retariat 8y 2der 5s 3na 2ebeck 3ger 2ga 3ovia 3re 3undo 3way 6s 2iko 3ne 4feld 2jong
2lassie 3ectric 4na 4ucid 6us 3im 3juk 3kirk 3lers 3ma 3znick 2marang 3inole 8s 4ramis 4te 6s 5ic 7s 3tex 2n
3ate 6s 3dai 3eca 6s 4gal 7ese 3ghor 3ior 3nacherib 4ett 3surround 2oul 2p 3hardi 3oy 3t 4ember 9s 4uagint as
2quoya 2rb 4ia 6n 7s 4s 3ena 5geti 3gei 4io 3pens 3ra 5no 2t 3h 3on 2urat 3ss 2vastopol 3ern 5us 3ille 3res
2ward 2xtans 4on 2ychelles 3fert 3mour 1gt 1haanxi 3ckleton 3ffer 3h 3ka 4er 5speare ban 3na 4dong 4e 4ghai
4kara 4na 5on 4tung 4xi 3piro 3ri 5'a 5f 4lene 4on 4p 5e 4ron 3sta 3ula 4n 5a 3vian 4uot 3w 4n 5a 5ee 7s
2charansky 2ea 3ba 4eli 4oygan 3ena 4trock 3ffield 3ila 3lby 4don 4ia 4l 5ey 5y 4ton 3nandoah 4yang 3ol 3pard
4herd 4pard 3ratan 6on 4ee 4i 5dan 4lock 4man 4pa 4ri 6e 5y 4wood 4yl 3tland 8s 3vardnadze 5t 2i'ite 3elds 3ite
6s 3jiazhuang 3koku 3llong 4oh 3nto 6ism 9s 8t 9s 6s 3raz 4ley 3va 2ockley 3rt 5horn 3shone 8s 4takovitch 2rek
4veport 3iner 3opshire 2ula 2ylock 7ian 1i 2am 4ese 2belius 4ria 7n 8s 3yl 2chuan 3ilian 8s 5y 2d 3dhartha 3ney
2egfried 3mens 3rpinski 4ras 2gismund 3mund 3urd 2hanouk 2kh 4ism 4s 3kim 6ese 3orsky 2las 3esia 3urian 8s 3va
4ia 2menon 3mental 4ons 3on 5e 3pson 7s 7ville 3s 2nai 4tra 3bad 3clair 3dbad 4hi 3gapore 9an bs 4er 4h 4leton
3halese 3kiang 2oux 2r 3ius 3s 2stine 3yphean 6us 2va 4n 1jaelland 1kinner 3ppy 2opje 2ye 3lab 3pe 1lackware
3shdot 3ter 3v 4ic 4onic 4s 2idell 3nky 2oan 5e 3cum 3vak 6ia 8n 6s 4ene 7s 6ia 8n 9s 2urpee 1m 2all 2etana
2irnoff 3th 5son 8ian 2okey 3lensk 4lett 2uts 2yrna 1n 2ake 3pple 2ead 3ll 2ickers 3der 2oopy 3w 4belt 2yder
1oave 2c 3astee 3orro 3rates 6ic 2ddy 3om 2fia 2ho 2l 3is 3omon 4n 3zhenitsyn 2mali 6a 7n 8s 6s 3me 3oza 2n
3dheim 4ra 3ghai 5ua 3ia 3ja 3ny 3ora 3tag 3y 4a 2phia 5e 4oclean 8s 3with 2rbonne 2sa 2to 2uphanouvong
3rceforge 3sa 3th 5ampton 5east 9s 6rner as 6y 5s 5west 9s 2viet 2weto 2yinka 3uz 1p 2aatz 3ckle 3hn 3in 3m 3n
4glish 4iard 8s 5sh 3rks 4ta 6cus 6n 7burg 7s 2ears 3er 3nce 6r 7ian 4gler 8ian 4ser 7ian 3rry 2hinx 2ica
3elberg 3llane 3noza 4x 3ro 5graph 3tsbergen 4z 2ock 3kane 2ringdale 6field 6steen 5t 4te 2utnik 1q 2uanto 3ibb
1r 2inagar 3vijaya 1t 2a 3cey 4i 5e 4y 3el 3fford 3lin 6grad 6ist 4lone 3mford 3n 4dish 4ford 4islavsky 4ley
4ton 3ples 3rbucks 4k 5ey 4r 3ten 5s 3ubach 4nton 2e 3adicam 3ele 3fan 6ie 3in 5beck 5em 6r 5metz 5way 3lla
3ndhal 4gel 3phan 7ie 5en 7s 8on 3rling 4n 5e 5o 3tson 3uben 7ville 3ve 5n 6s 7on 4ie 3wart 2ieglitz 3lton 7s
3mson 3ne 3rling 2ockhausen 6olm 5ton 3ic 5ism 8s 5s 3kes 3lichnaya 4ypin 3ne 5henge 3ppard 3ut 3we 2rabo
4divari aus 4sbourg 4uss 4vinsky 3eisand 3ickland 4ndberg 3omboli 4ng 2u 3art 6s 3debaker 3ttgart 3yvesant
2ygian 3rofoam 9s 5n 3x 1uarez 2baru 2cre 5ts 2dan 5ese 3etenland 3oku 3ra 2e 3tonius 3z 2ffolk 3i 4sm 2harto
2i 2karno 3kot 2lawesi 3eiman 3la 4ivan 2matra 7n 8s 3eria 7n 8s 3mer 6s 3ner 3ter 2n 3beam 5lt 3danese 5s 5y
6s 3g 3kist 3ni 5s 5te 7s 4yvale 3s 2perbowl 5fund 5glue 5ior 5man 3t 2rabaya 4t 3iname 8se 3ya 2san 5a 5na 6e
3ie 3quehanna 3sex 2therland 3ton 2va 2wanee 2zanne 3ette 3hou 3uki 3y 1valbard 2en 4gali 3rdlovsk 1wahili 7s
3mmerdam 3nee 4sea 5on 3zi 5land 5s 2ed 4e 5n 6borg 5s 4ish 3eney 4t 2ift 3nburne 3ss 5air 5es 3tz 5erland
1ybil 2dney 2kes 2lvester 4ia 5e 2nge 2racuse 3ia 5c 5n 6s 1zilard 2ymborska 0T 1'ang 1a 2basco 7s 4tha
3ernacle as 3itha 3riz 6es 2citus 3oma 2d 3zhik 2egu 3jon 2ft 2galog 7s 3ore 3us 2hiti 6an 8s 3oe 2ichung 3nan
4e 3pei 4ing 3wan 6ese 3yuan 2jikistan 2klamakan 2lbot 3iban 4esin 3lahassee 4chief 4ey 6rand 4inn 3mud 6ic 7st
6s 2mara 3eka 4ra 5lane 3i 4ka 4l 5s 3many 4i 5e 4uz 4y 3pa 5x 3ra 3worth 2ncred 3ey 3ganyika 4ier 7s 4shan 3ia
4sha 3ner 4hauser 3talus 3ya 3zania 8n 9s 2o 3ism 6s 5t 6s 2ra 4ntino 4wa 4zed 3bell 3get 3im 3kenton 4ington
3tary 4uffe 3zan 2sha 4kent 3man 6ia 8n 3s 2tar 5s 3e 3um 2urus 6es 2vares 2wney 2ylor 1b 2ilisi 1c 2haikovsky
1e 2asdale 2chnicolor 3umseh 2d 3dy 2flon 6s 2gucigalpa 2hran 2lemachus 6nn 4type 3l 4er 3ugu 2mecula 3pe 4lar
5e 2nn 4essean as 8e 4yson 8ian 3ochtitlan 2otihuacan 2rence 4sa 5hkova 3i 3kel 3psichore 3r 4a 5n 6ce 4ell
5nce 4i 5e 4y 3tiary 2sla 3s 4a 4ie 2t 3hys 3ons 2uton 6ic 6s 2vet 2x 3aco 4n 5s 4rkana 4s 1h 2ackeray 3d 4deus
3i 4land 4s 3les 4ia 3mes 3nh 4ksgiving cs 4t 3r 4p 3tcher 2ea 3bes 3iler 3lma 3mistocles 3ocritus 4dora 7e 7ic
6sius 4sophy 3ravada 4esa 6e 4mopylae 6s 4on 3seus 4pian 6s 4salonian cs aki 7y 2ieu 3mbu 4phu 2omas 4ism 6tic
4pson 4son 3r 4azine 4eau 4nton 4oughbred 4pe 3th 2race 5ian 2u 3cydides 3le 3nderbird 3r 4ber 4man 5ond 4s
5day 8s 3tmose 1i 2a 3njin 2ber 5ius 4t 5an 7s 2cketmaster 3onderoga 2de 2enanmen 2ffany 2gris 2juana 2llich
4man 3sit 2m 3buktu 3ex 3my 3on 4r 4thy 3ur 5id 2na 3g 3kerbell 6toy 3seltown 3toretto 2ppecanoe 5rary 2rane
3esias 3ol 5ean 2sha 4ri 2tan 5ia 6c 5s 3ian 4caca 3o 3us 5ville 1l 2aloc 2ingit 1m 1obago 3it 3y 2cantins
3queville 2d 3d 2go 4lese 2jo 2kay 3ugawa 3yo 5ite 2ledo 6s 3kien 3stoy 3tec 3yatti 2m 3as 3baugh 3lin 3mie 4y
3pkins 3sk 2nga 5n 6s 3i 4a 3to 3y 4a 2peka 3sy 2rah 5s 3ies 3onto 3quemada 3rance 4ens 5s 4icelli 3tola 4uga
3valds 3y 2sca 5nini 3hiba 2to 2ulouse 2wnes 4send 2ynbee 3oda 4ta 1racey 4i 5e 4y 3falgar 3ilways 3jan 3n
4scaucasia 5vaal 5ylvania cn 3ppist 8s 3vis 4olta 2easuries 7y 3blinka 3kkie 3nt 5on 3velyan 4ino 4or 3y
2iangulum 4ssic 3cia 3dent 3este 3murti 3na 4idad 8ian bs 5ties 6y 3pitaka 4oli 4pe 3sha 4tan 3ton 2obriand
3ilus 3jan 6s 3llope 3ndheim 3picana 3tsky 3y 4es 2uckee 3deau 4y 3ffaut 3jillo 3man 4bull 4p 3th 1simshian
3olkovsky 3tsihar 2ongkhapa 2wana 1u 2amotu 3reg 2bman 2cker 3son 3uman 2dor 5s 2e 3s 4day 7s 2lane 3l 3sa
4idas 2ms 2ngus 6ka 3is 5ia 7n 8s 3ney 2pi 3perware 3ungato 2rgenev 3in 5g 3k 4estan 5y 4ic 6s 5sh 4menistan 4s
3lock 3ner 3pin 2scaloosa 5n 6y 5rora 9s 4on 3kegee 3saud 2t 3ankhamen 3si 3u 2valu 6an 1wain 2eed 5ledee 8um
2ila 3nkies 3tter 3zzlers 2p 1y 2cho 2lenol 4r 2ndale 6l 2re 4e 3olean 4ne 2son 0U 1bangi 2untu 1cayali 2cello
1dall 1fa 1ganda 6n 7s 1ighur 1jungpandang 1kraine 6ian 9s 1lster 2trasuede 2yanovsk 3sses 1mbriel 1nderwood
2gava 2icode 3lever 3on 5ist 5s 5town 3royal 3tarian 9ism cs 9s 5s 3x 4es 2ukalhai 1panishads 2dike 2john 2ton
1r 2al 4s 3nia 4us 2ban 2du 2ey 2iah 3el 3s 2quhart 2sa 3ula 5ine 2uguay 7an 9s 3mqi 1senet 6s 2tinov 1t 2ah
4an 6s 2e 3s 2ica 2opia 6n 7s 6s 2recht 3illo 1zbek 5istan 2i 3s 0V 1a 2caville 2der 3uz 2l 3arie 3dez 4osta
3encia 8s 5ti 7n 8e 8o 5zuela 4ria 7n 6e 5y 3halla 3ium 6s 3kyrie 8s 3lejo 5tta 3ois 3paraiso 3voline 2n 3ce
4ouver 3dal 6s 4erbilt 4yke 3essa 3g 3uatu 3zetti 2ranasi 3ese 3gas 2seline 8s 3quez 3sar 2tican 2uban 3ghan 5n
2zquez 1eblen 2da 4nta 4s 2ga 4s 3emite 2la 4squez 4zquez 3cro 6s 3ez 3ma 3veeta 2netian 8s 4zuela 9n as 3ice
3n 3tolin 3us 5es 5ian 2ra 4cruz 3de 4i 4un 3izon 3laine 3meer 4ont 7er 9s 3n 4a 4e 4on 3ona 5ese 5ica 3sailles
2salius 3pasian 4ucci 3ta 3uvius 1iacom 3gra 2c 3ente 3hy 3ki 5e 4sburg 4y 3tor 6ia 8n 9ism 9s 6ville 4rola
2dal 2enna 5ese 4tiane 3tcong 4minh 4nam 7ese 2jayanagar 6wada 2king 6s 2la 3la 5rreal 5s 4on 3ma 3nius 3yui
2nce 5nt 3demiatrix 3eland 3son 2ola 4et 2rgie 5l 5nia 8n 9s 4o 5s 2sa 4lia 4yans 3hnu 3igoth 8s 3tula 2tim 3o
3us 2valdi 3ekananda 3ian 4enne 1lad 4imir 5vostok 3minck 3sic 1ogue 2lcker 3demort 3ga 4ograd 3kswagen 3stead
3ta 5ire 3vo 2nda 3negut 2ronezh 3ster 2yager 1t 1uitton 2lcan 3g 4ate 7s 0W 1abash 2c 3o 2de 2gner 6ian 2hhabi
2ikiki 3te 2ke 3sman 2ld 4emar 5n 6sian 4heim 4o 5rf 3es 5a 3green 8s 3ker 4man 3l 4ace 4enstein 5r 4is 4oon 4s
3mart 3pole 4urgisnacht 3sh 3t 4er 6s 4on 2namaker 3da 3g 3kel 2rd 3e 3hol 3ing 3ner 3ren 3saw 3wick 2satch 3h
4ington aian ds 3sermann 2terbury 5ford 5gate 5loo 8s 5s 5town 3kins 3son 6ville 3t 4eau 4s 3usi 2ugh 3sau 2ve
2yne 5sboro 1eaver 2b 3b 3er 5n 3ster 7s 2d 3dell 3gwood 3nesday 9s 2eks 2hrmacht 2i 3erstrass 3ll 3nberg 3rton
3ss 5muller 3zmann 2ldon 3land 4er 5s 4ington as 4s 3sh 5man 6en 5woman 2natchee 3dell 4i 4y 2sak 3ley 6an 3sex
4on 3t 4ern 7er 7s 4inghouse 4minster 4on 4phalia 4s 2yden 2zen 1harton 2eaties 5stone 3eler 5ing 2ig 4s 3pple
3rlpool 3stler 3taker 4e 5field 5hall 6ead 6orse 5ley 5s 4field 4ley 4man 4ney 4sunday as 4tier 1icca 3hita
2emar 3sel 5nthal 2ggins 3ner 2i 2kileaks 4pedia 2lberforce 6t 4ur 6n 3cox 3da 4e 5r 3es 4y 3ford 4red 7o 3helm
7ina 3kerson 5s 4ins 7on 3l 4a 5mette 5rd 4emstad 4iam 7s 8burg 8on 8port 5e 5s 4y 3ma 4er 4ington 3son 6ian
3ton 2mbledon 3sey 2nchell 6ster as 3dbreaker 4ex 4hoek 4ows 4sor 7s 4ward 3esap 3fred 6y 3ifred 3kle 3nebago
4ie 5peg 3ston 3ters 4hrop 2s 3c 4onsin 9ite cs 3e 2tt 4genstein 3watersrand 1m 1obegon 2dehouse 2lf 4e 4f
4gang 3longong 4stonecraft 3sey 3verhampton 2nder 6bra 3g 2od 4ard 4hull 4land 4row 4s 5tock 4ward 3lf 4ite
4ongong 4worth 3ster 3ten 2rcester 9s ahire 3dsworth 3kman 3ms 2tan 2voka 2zniak 3zeck 1rangell 2en 2ight 4ley
2oclaw 1u 2han 2rlitzer 1yatt 2cherley 3liffe 2eth 2lie 2nn 2o 3ming 7ite as 0X 1amarin 2nadu 3thippe 2vier 1e
2nakis 3ia 3ophon 2rox 5es 3xes 2s 1hosa 1i'an 2an 4s 3oping 2menes 2ngu 3jiang 2ongnu 2zang 1mas 4es
1ochipilli 1uzhou 0Y 1acc 2hoo 3tzee 3weh 2kima 3ut 5sk 2le 3ow 3ta 3u 2magata 4ha 3oussoukro 2ng 4on 4tze 3k
4ee 6s 4s 2obang 3unde 2qui 2ren 3oslavl 2taro 3es 2uco 1b 1eager 3ts 2katerinburg 2llowknife 6stone 3tsin 2men
5i 6s 6te 2nisei 2revan 3kes 2senia 2vtushenko 1ggdrasil 1iddish 1mir 1oda 2knapatawpha 3o 4hama 2landa 2ng
3kers 2rk 4ie 4shire 9s 4town 3uba 2semite 3sarian 2ung 5stown 1pres 2silanti 1uan 2catan 2go 4slav 8ia an bs
8s 2kon 2le 4s 4tide 8s 2ma 4s 2nnan 2ri 1ves 3tte 2onne 0Z 1achariah 6y 4ery 2greb 2ire 4ian 2mbezi 4ia 6n 7s
4oni 3enhof 3ora 2ne 3uck 3zibar 2pata 3orozhye 4tec 3pa 2ra 4thustra 1ealand 2bedee 2chariah 2dekiah 3ong
2ffirelli 2ke 2lig 3ma 2n 3ger 3o 3s 2phaniah 4yrhills 6us 2st 2us 1hdanov 2ejiang 3ngzhou 2ivago 2ukov 1ibo
2egfeld 4ler 2ggy 2ka 2mbabwe 8an as 3merman 2nfandel 2on 4ism 7s 6t 7s 4s 2ploc 1n 1oe 2la 3lverein 3oft 2mba
2rn 3oaster 7rian bism es bs 3ro 2sma 1r 1s 2igmondy 1ubenelgenubi 6schamali 2kor 2lu 4land 4s 2ni 2rich
1wingli 2orykin 1yrtec 2uganov 1zz 0a 1ah 2rdvark 8s 1b 2ack 4us 6es 3ft 3lone 7s 3ndon 7ed 7ing 7ment 7s 3se
5d 5ment 5s 4h 5ed 7ly 6s 5ing 5ment 4ing 3te 5d 5ment 5s 4ing 4toir 8s 2be 4s 5s 6es 4y 5s 3ot 5s 3r 4ev 6iate
ad as 9ing aon cs 6s 2dicate 8d 8s 7ing 8on as 3omen 7s 5inal 3uct 6ed 7e 8s 6ing 7on 9s 6or 8s 6s 2eam 3d
3rrant 6tion aal as 3t 4s 4ted 5ing 5or 7s 3yance 2hor 5red 7nce 8t 9ly 6ing 5s 2idance 4e 5s 4ing 7ly 3lities
6y 2ject 6ion 6ly 6ness 3uration as 7ory 5e 6d 6r 7s 6s 5ing 2late 6d 6s 5ing 6on 8s 6ve 8s 4ze 3e 4r 4st 3oom
3ution 8s 3y 2negate 8d 8s 7ing 8on 3ormal 8ities ay 8ly 2oard 3de 5s 3lish 7ed 8s 7ing 5tion 9ism bt cs
3minable 9y 7te 9d 9s 8ing 9on bs 3riginal as 8e 9s 4ning 4t 5ed 5ing 6on 8ist bs 8s 6ve 8ly 5s 3und 6ed 6ing
6s 4t 3ve 5board 2racadabra 4de 6d 6s 5ing 4sion 8s 6ve 8ly 8ness 8s 3east 3idge 7d 7s 6ing 6ment as 3oad 4gate
8d 8s 7ing 8on as 7or 9s 3upt 6er 7st 6ly 6ness 2s 3cess 7ed 8s 7ing 4issa 8s 7ion 4ond 7ed 8r 9s 7ing 7s 3eil
6ed 6ing 6s 4nce 7s 5t 6ed 7e 8ism 8s 6ing 6ly 6minded cly cness 6s 3inthe 3olute 8ly 8ness 8s 9t 7ion 8sm 9t
as 5ve 7d 7s 6ing 4rb 6ance 6ed 7ncy 8t 9s 6ing 9ly 6s 5ption 8ve 3tain 7ed 8r 9s 7ing 7s 4emious aly aness
5ntion as 4inence 8t 4ract 8ed aly aness 8ing 9on bs 8ly 8ness ces 8s 5use 8ly 8ness 3urd 6er 7st 6ist 9s 7ties
8y 6ly 6ness 2undance 9s 7t 8ly 3se 5d 5r 6s 5s 4ing 5ve 7ly 7ness 3t 4ment 8s 4s 4ted 5ing 3zz 2ysmal 7ly 4s
5al 5es 1c 2acia 6s 3deme 6ia 7c 8al aly 8ian bs 8s 7es 6y 3nthus 8es 2cede 6d 6s 5ing 4lerate ad as 9ing aon
cs 9or bs 4nt 6ed 6ing 6s 6ual 8te ad as 9ing aon 4pt 6ability 8le aness 9y 7nce as 7tion bs 6ed 6ing 6s 4ss
6ed 7s 6ibility 8le 9y 7ng 7on 9ed 9ing 9s 6ories 9ze bd bs aing 8y 3ident 8al aly as 8s 3laim 7ed 7ing 7s
5mation 4imate 9d 9s 8ing 9on 9zation ae bd bs aing 5vities 8y 3olade 8s 4mmodate bd bs aing dly bon ds 5panied
as 9ment ds 9st bs 8y 9ing 6lice as 8sh aed bs aing ament es 4rd 6ance 8t 6ed 6ing 9ly 7on 9ist cs 9s 6s 4st
6ed 6ing 6s 4unt 7ability 9le 8ncy 9t as 7ed 7ing 7s 5ter 8ed 8ing 8ments 8s 3redit 8ation 8ed 8ing 8s 5tion 9s
4ual 7s 5e 6d 6s 5ing 3t 3ulturate bd bs aing bon 4mulate ad as 9ing aon cs ave 9or bs 4racy 6te 8ly 8ness 5sed
8ness 4sation as 8ve as 7ory 5e 6d 6r 7s 6s 5ing 8ly 5tom 8ed 8ing 8s 2e 3d 3rbate 8d 8s 7ing 5ic 7ally 6ty 3s
3taminophen 5te 7s 4ic 4one 6ic 4yl 6ene 2he 4d 4ne 6s 4s 3ier 5st 5vable 6e 7d 7ment bs 7r 8s 7s 6ing 4ng 6ly
3oo 3romatic 3y 2id 4ic 5fied 8s 6y 7ing 5ty 4ly 4osis 4s 4ulous 3ng 2knowledge bd bs aing ament es 2me 4s 2ne
2olyte 7s 3nite 7s 3rn 5s 3ustic 8al aly 8s 2quaint 8ance cs dhip 8ed 8ing 8s 4iesce 9d 9nce at bly 9s 8ing
5rable 6e 7d 7ment 7r 8s 7s 6ing 5sition bs 9ve bly bness 5t 6s 6tal 9s 7ed 7ing 2re 4age 7s 4s 3id 5er 6st
5ity 5ly 5ness 4monious bly bness 7y 3obat 7ic 9ally 9s 7s 4nym 7s 4phobia 5olis 9es 4ss 5tic 8s 3ylamide 5ic
7s 2t 3ed 3ing 5ium 4on 6able 6s 4vate 8d 8s 7ing 8on 7or 9s 5e 6ly 6ness 6s 5ism 7t 8s 6ties 7y 3or 5s 3ress
7es 3s 3ual 6ities 8y 7zation 8e 9d 9s 8ing 6ly 5rial 7es 6y 5te 7d 7s 6ing 7on 6or 8s 2uity 3men 3pressure
4uncture aist ds 3te 5ly 5ness 5r 5s 6t 2yclovir 3l 1d 2age 5s 4io 6s 3mant 7ly 3pt 5ability 7le 6tion as 5ed
6r 7s 5ing 6on 8s 6ve 5s 2d 3able 3ed 4nd 6a 6s 6um 4r 5s 3ict 6ed 6ing 7on 9s 7ve 6s 4ng 4tion 8al aly 8s 6ve
8s 3le 5d 5s 4ing 3ress 7able 7ed 8e 9s 8s 7ing 3s 3uce 6d 6s 5ing 2enine 4ocarcinoma 5id 7al 7s 3pt 5ly 5ness
5s 3quacy 6te 8ly 8ness 2here 6d 6nce 7t 8s 6s 5ing 4sion 6ve 8ness 8s 2iabatic 3eu 5s 3os 3pose 2j 3acency 7t
8ly 3ectival aly 8e 9s 3oin 6ed 6ing 6s 4urn 7ed 7ing 7ment bs 7s 3udge 7d 7s 6ing 5icate ad as 9ing aon cs ave
9or bs by 4nct 7s 4ration as 5e 6d 6s 5ing 4st 6able 6ed 7r 8s 6ing 6ment as 6s 4tant 8s 2man 3en 3in 5ister
aed aing as 8rate cd cs bing con es cve ely bor ds 5s 4rable 8y 6l 7s 7ty 6tion 5e 6d 6r 7s 6s 5ing 8ly
4ssibility 8le 9y 7on 9s 4t 5s 5tance 6ed 8ly 6ing 4x 5ed 6s 5ing 5ture 9s 3onish 8ed 9s 8ing 8ment cs 6tion as
7ory 2o 3be 5s 3lescence bs 9t as 3pt 5able 5ed 6r 7s 5ing 6on 8s 6ve 5s 3rable 8ness 7y 5tion 4e 5d 5r 6s 5s
4ing 7ly 4n 5ed 5ing 5ment 9s 5s 2renal 7ine 7s 5ergic 3ift 3oit 6ly 6ness 2s 3orb 6ed 7nt 9s 6ing 6s 5ption as
2ulate 7d 7s 6ing 7on 6or 8s 8y 4t 5erant as 8te ad as 9ing aon 7er 9s 8ss aes 7ies 7ous 7y 5hood 5s 3mbrate 9d
9s 8ing 9on 2v 3ance 7d 7ment bs 7s 6ing 5tage 9d 9ous cly 9s 8ing 3ent 6itious cly 6s 6ure 9d 9r as 9s aome as
bes 8ing 9sm at bs 8ous bly bness 4rb 6ial 9ly 9s 6s 5sarial 9es 8y 6e 7ly 7ness 7r 7st 6ities 8y 5t 6ed 6ing
7se 9d 9ment ds 9r as 9s 8ing 6orial bs 6s 3ice 4sability 7le 8y 5e 6d 7ly 6ment 6r 7s 6s 5ing 5or 7ies 7s 7y
3ocacy 6te 8d 8s 7ing 3t 2ware 2ze 4s 1egis 2rate 6d 6s 5ing 6on 5or 7s 3ial 6ist 9s 6ly 6s 4e 5s 3obatic 9s
5ic 7ally 7s 4drome 9s 5ynamic bally bs 4gram 8s 4nautic aal as 4sol 7s 5pace 3y 2sthete 8s 7ic 9ally 9ism 9s
1far 2fability 5le 6y 4ir 6s 3ect 6ation bs 6ed 8ly 6ing 9ly 7on 9ate cly 9s 6s 4rent 3iance 8d 8s 7ing 4davit
9s 4liate 9d 9s 8ing 9on bs 4ne 5ities 7y 4rm 6ation bs 9ve bly bs 6ed 6ing 6s 4x 5ed 6s 5ing 3latus 4ict 7ed
7ing 8on as 7s 4uence 7t 8ly 3ord 6ability 8le 9y 6ed 6ing 6s 5est 8ation 8ed 8ing 8s 3ray 6s 4ont 7ed 7ing 7s
2ghan 6s 2icionado as 3eld 3re 2lame 3oat 3utter 2oot 3rementioned 5said 5thought 3ul 2raid 3esh 2t 3er 5birth
as 6urner bs 5care 5effect bs 5glow 9s 5image as 5life 7ves 5market bs 7th 9s 5noon 9s 5s 6have as 7ock as
5taste as 6hought cs 5ward 9s 6ord 9s 1gain 5st 3pe 3r 3te 5s 3ve 2e 3d 3ism 5t 6s 3less 7ly 7ness 3ncies 5y
4da 6s 4esis 4t 5s 3ratum 3s 2glomerate bd bs aing bon ds 4utinate bd bs aing bon ds 3randize ad ament as 9ing
5vate 9d 9s 8ing bly 9on bs 4egate 9d 9s 8ing 9on bs 8or as 5ssion 8ve aly aness 7or 9s 4ieve 8d 8s 7ing 4o
2hast 2ile 5ly 4ity 3ng 5s 3tate 7d 7s 6ing 7on 9s 6or 8s 4prop 2leam 3itter 3ow 2nostic 8ism 8s 2o 3g 3nies
5st 7s 5ze 7d 7s 6ing 9ly 4y 3raphobia ac bs 2rarian 8ism 8s 3ee 5able 9ness 8y 5d 5ing 5ment 9s 5s 3ibusiness
ces 4cultural cist fs cly ae aist ds 3onomic 8st as 7y 4und 2ue 1h 2a 2choo 2ead 3m 2oy 1id 3e 4d 4s 3ing 3s
2grette 8s 2l 3ed 4ron 7s 3ing 3ment 7s 3s 2m 3ed 3ing 3less 7ly 7ness 3s 2n't 2r 3bag 6s 5se 7s 4ed 6s 4orne
4rush 8ed 9s 8ing 4us 6es 3craft 8man 9en 5ew 7s 3drome 8s 6p 7ped 8ing 7s 3ed 3fare 7s 4ield 8s 4low 4oil 7s
4reight 3guns 3head 7s 3ier 5st 4ly 4ness 5g 6s 3less 7ness 5tters 4ift 7ed 7ing 7s 5ne 7r 8s 7s 4ock 7s 3mail
7ed 7ing 7s 5n 4en 3plane 8s 6y 4ort 7s 3s 4hip 7s 5ow 7s 4ick 7ness 4pace 5eed 4trike 9s 7p 8s 3tight 5me
3waves 5y 6s 4oman 6en 5rthiness 8y 3y 2sle 5s 2tch 5es 1jar 1ka 2imbo 3n 1labaster 3ck 4rity 3rm 5ed 5ing 8ly
6st 8s 5s 3s 2b 3acore 8s 4tross 9es 3eit 3inism 5o 6s 3s 3um 5en 5in 7ous 5s 2chemist 9s 6y 3ohol 7ic 9ally 9s
8sm 7s 4ve 6s 2der 5man 6en 5s 5woman 8en 2e 3atory 3house 8s 3mbic 7s 3rt 5ed 5ing 5ly 5ness 5s 3s 3wife 5ves
2falfa 3resco 2ga 4e 4l 3ebra 7ic 9ally 7s 3orithm 9ic 9s 2ias 5ed 6s 5ing 3bi 5ed 5ing 5s 3en 5able 6te 8d 8s
7ing 8on 5ed 5ing 6st 8s 5s 3ght 6ed 6ing 6s 4n 5ed 6r 7s 5ing 5ment 9s 5s 3ke 3ment 7ary 7ed 7ing 7s 4ony 3ve
5ness 3yah 6s 2kali 6es 6ne 7ity 6ze 8d 8s 7ing 5oid 8s 3yd 5s 2l 3ay 5ed 5ing 5s 3egation as 5e 6d 7ly 6s
5iance as 6ng 5oric 9al bly 8es 8st as 7y 5retto as 6o 7s 4le 6s 5uia 8s 4rgen 8ic 8s 6ic 8ally 7es 7st 9s 6y
4viate 9d 9s 8ing 9on 4y 5s 5way 8s 3iance 8s 4ed 5s 4gator 9s 4terate ad as 9ing aon cs ave cly 3ocate 8d 8s
7ing 8on as 4t 5ment 9s 5s 5ted 6ing 4ver 4w 5able 8y 6nce 9s 5ed 5ing 5s 4y 5ed 5ing 5s 3spice 3ude 6d 6s 5ing
4re 6d 6ment as 6s 5ing 8ly 4sion 8s 6ve 8ly 8ness 4vial 6um 8s 3y 4ing 2manac 7s 3ighty 3ond 6s 5er 7s 4st 3s
4house 9s 2oe 4s 3ft 3ha 5s 3ne 4g 5shore 6ide 3of 5ly 5ness 3ud 2p 3aca 6s 3ha 5bet 8ic aal cly 9zation fs ae
bd br cs bs aing 8s 5numeric cal ely 5s 3ine 6s 3s 2ready 3ight 2so 2t 3ar 5piece as 5s 3er 5able 6tion as
5cation bs 5ed 5ing 5nate 9d 9ly 9s 8ing 9on bs 9ve bly bs 8or as 5s 3hough 3imeter 9s 4tude 8s 3o 4gether 4s
3ruism 7t 8ic aally 8s 3s 2um 4ina 6um 4na 6e 5i 5us 4s 2veolar 8s 2ways 1m 2algam 7ate ad as 9ing aon cs 7s
3nuenses 8is 3ranth 8s 4etto 4yllis 9es 3ss 5ed 6s 5ing 3teur 7ish aly aness 9m 7s 4ory 3ze 5d 5ment 5s 4ing
7ly 4on 6ian 6s 2bassador aial as bhip es 8ress ces 3er 5gris 3iance 8s 4dexterity 8rous cly 4ent 4guities 8y
6ous 9ly 4t 5ion 8s 7us 9ly 9ness 4valence 9t aly 3le 5d 5r 6s 5s 4ing 3rosia 8l 3ulance 9man aen 9s 9woman cen
7t 6te 8d 8s 7ing 8on as 7ories 9y 4scade 9d 9s 8ing 5h 6ed 7s 6ing 2eliorate ad as 9ing aon ave 3n 4ability
6le 7y 4d 5able 5ed 5ing 5ment 9s 5s 4ities 6y 3rce 6d 6ment as 6s 5ing 4icium 3thyst 8s 2iability 5le 6y
3cability 6le 7y 3d 4e 5s 4ship 8s 3go 5s 3ne 5s 4o 3ss 3triptyline 4y 2meter 7s 3o 4nia 6um 3unition 2nesia 7c
8s 6c 7s 5tied 8s 6y 7ing 3iocenteses bis 5n 6s 5tic 2oeba 6e 6s 5ic 3k 3ng 4tillado bs 3ral 6ity 6ly 4ous 7ly
7ness 4phous 9ly 9ness 4tizable 8tion cs 7e 8d 8s 7ing 3unt 6ed 6ing 6s 4r 5s 3xicillin 2p 3erage 5e 6s 5sand
9s 3hetamine bs 4ibian 9s 7ous aly 5theater cs 4ora 7e 3icillin 3le 5r 5st 4ification ds 7ed 8r 9s 8s 6y 7ing
5tude 9s 4y 3s 3ule 6s 4tate 8d 8s 7ing 8on as 5ee 7s 2t 2ulet 6s 3se 5d 5ment 9s 5s 4ing 7ly 2ygdala 3lase
4oid 1n 2abolism 3chronism bs atic dally 4onda 8s 3erobe 8s 7ic 9ally 3gram 7s 3l 4gesia 8c 9s 4ly 4og 6ical
aly 7es 7ze 9d 9s 8ing 6ous 9ly 9ness 6s 6ue 8s 6y 4ysand 9s 6es 6is 6t 7s 5tic 8al aly 8s 5zable 6e 7d 7r 8s
7s 6ing 3pest 7ic 9s 7s 3rchic 8ally 7sm 8t 9ic 9s 6y 3thema 8s 8tize cd cs bing 4omic 8al aly 7es 7st 9s 7ze
9d 9s 8ing 6y 2cestor 8s 6ral 9ly 7ess aes 7ies 7y 3hor 6age 9s 6ed 6ing 7te 9s 6man 7en 6people 8rson cs 6s
6woman 9en 5vies 6y 3ient 7er 8st 7ly 7ness 7s 4llaries 8y 2d 3ante 7s 3iron 7s 3rogen 8ic 6ynous 8y 5id 7s
2ecdotal 9ly 7e 8s 3mia 5c 6ally 4ometer as 5ne 7s 3nt 3sthesia 9ologist gs dy 7tic as 9st bs 9zation ae bd bs
aing 3urysm 8s 3w 2gel 5fish 9es 5ic 7a 8l 9ly 5s 4r 5ed 5ing 5s 3ina 4oplasties ay 5sperm as 3le 5d 5r 6s 5s
5worm 9s 4icism 9s 7ze 9d 9s 8ing 5ng 4ophile as 7one as 3ora 6s 4stura 3rier 6st 5ly 4y 3st 5rom 8s 3uish 7ed
8s 7ing 4lar 7ities 9y 6tion 2hydrous 2iline 6gus 3madversion ds 9t aed aing as 5l 6cule as 6s 5te 7d 8ly 7s
6ing 7on 9s 6or 8s 4e 4ism 6t 7ic 7s 4osities 8y 4us 3on 5ic 5s 3se 5ed 5tte 2kh 4s 3le 5bone 9s 5s 5t 6s
2nalist 8s 5s 3eal 6ed 6ing 6s 4lid 7s 4x 5ation as 5ed 6s 5ing 3ihilate ad as 9ing aon 9or bs 4versaries ay
3otate 8d 8s 7ing 8on as 8ve 7or 9s 4unce 8d 8ment cs 8r 9s 8s 7ing 4y 5ance 9s 5ed 5ing 8ly 5s 3ual 6ized 6ly
6s 4itant 9s 6ies 6y 4l 5ar 5led 6ing 5ment 9s 5s 5us 4nciation cs 2ode 5s 4ize 7d 7s 6ing 4yne 7s 3int 6ed
6ing 6ment 6s 3malies 6ous 9ly 6y 3n 4s 4ymity 6ous 9ly 3pheles 3rak 6s 4ectic 9s 5xia 7c 8s 3ther 2s 3wer
6able 6ed 6ing 6phone bs 6s 2t 3acid 7s 4gonism as 9t aic cally as 8ze ad as 9ing 4rctic 3e 4ater 8s 4bellum
4cedence 9t as 5hamber bs 4d 5ate 8d 8s 7ing 5iluvian 4ing 4lope 8s 4natal 5na 7e 7s 4rior 5oom 8s 4s 3hem 6s
5r 6s 4ill 7s 4ologies 9st bs 9ze bd bs aing 8y 4racite 6x 5opocentric 8id as 8logical fly cst es by 8morphic
fally esm eze dous 3i 4abortion cist fs 5ircraft 4bacterial ds 5iotic as 5odies 7y 4c 5ancer 5ipate ad as 9ing
aon cs 9ory 5ked 6ing 5lerical 6imactic dally 9x aes 7ne 9s 6ockwise 5oagulant ds 6mmunism ct ds 5s 5yclone bs
aic 4democratic 6pressant es 5ote 8s 4fascist bs 5erromagnetic 5reeze 4gen 7ic 9ity 7s 4hero 8es 5istamine ds
4knock 4labor 5ogarithm ds 4macassar cs 6larial 6tter 5icrobial 6ssile 5ony 4neutrino cs 9on bs 5uclear
4oxidant bs 4particle cs 6sti 8o 9s 6thetic 8ies 8y 5ersonnel 8pirant es 5hon 8al aly as 8s 5odal 9s 7ean as 8s
6llution 6verty 5roton as 4quarian bism bs 9es 8y 7te 9d 9s 8ing 6e 7d 7s 6ing 7ties 8y 4rrhinum bs 4s 5cience
5emitic asm 6psis 7tic aally as 6rum 9s 5lavery 5ocial aly 5pasmodic ds 5ubmarine 4tank 5heses 8is 7tic aal cly
5oxin 9s 5rust 4venin 9s 7om 5iral 9s 7us 6visectionist is 4war 3ler 6ed 6s 3onym 7ous 7s 3rum 3s 4ier 6st 4y
2us 4es 2vil 5s 2xieties 6y 4ous 7ly 7ness 2y 3bodies 6y 3how 3more 3one 3place 3thing 8s 4ime 3way 6s 4here
4ise 1orta 5s 4ic 1pace 3rt 5heid 5ment 9s 3thetic 9ally 5y 4ite 2e 3d 3like 3ritif 8s 4ture 8s 3s 3x 4es
2hasia 6c 7s 3elia 6on 8s 3id 5s 3orism 8s 7tic aally 3rodisiac bs 2iaries 6st 8s 5y 3cal 6ly 3ece 3ng 3sh 5ly
2lenty 3omb 2ocalypse as 8tic 4rypha 9l aly 3gee 6s 3litical aly 4ogetic aally 6ia 8s 7es 7st 9s 7ze 9d 9s 8ing
6y 3plectic 6xies 7y 4tosis 6tic 3stasies 7y 6te 8s 7ize ad as 9ing 5le 7s 8hip 5olic 5rophe as 3thecaries 9y
6gm 8s 6oses 8is 2p 3all 6ed 6ing 9ly 6s 5oosa 9s 4ratchik bs 7us 9es 5el 7ed 7ing 7s 6nt 8ly 5ition as 3eal
6ed 6ing 9ly 6s 5r 6ance as 6ed 6ing 6s 5se 7d 7ment bs 7r 8s 7s 6ing 4llant 9s 7te 8ion bs 4nd 6age 9s
6ectomies by 7d 6ices 8itis 7ng 7x 8es 6s 4rtain 9ed 9ing 9s 4tite 8s 6zer 9s 7ing aly 3laud 7ed 8r 9s 7ing 7s
6se 4e 5jack 5s 6auce 5t 6s 4iance 9s 5cability 8le 9y 7nt 9s 7tion bs 8or as 5ed 6r 7s 6s 5que 8d 8ing 8s 4y
5ing 3oint 7ed 8e 9s 7ing 8ve 7ment bs 7s 4rtion 9ed 9ing 9ment 9s 4se 6d 6s 5ing 6te 8ly 8ness 7ion 8ve as
3raisal 9s 7e 8d 8r 9s 8s 7ing 4eciable ay 8te ad as 9ing aon cs ave cly 9or bs by 5hend 9ed 9ing 9s 8sion cs
ave cly cness 5ntice ad as bhip es 9ing 4ise 7d 7s 6ing 5ze 7d 7s 6ing 4oach 8able 8ed 9s 8ing 5bation bs
5priate bd bly bness bs aing bon ds aor cs 5val 8s 6e 7d 7s 6ing 9ly 5x 6imate bd bly bs aing bon ds 3s
3urtenance cs at 2ricot 7s 3on 5s 4pos 2se 4s 2t 3er 4st 3itude 8s 3ly 3ness 1qua 4culture 4lung 8s 4marine as
4naut 8s 4plane 9d 9s 8ing 4rium 8s 4s 4tic 7ally 7s 6nt 8s 4vit 3educt 8s 4ous 3ifer 7s 4line 1rabesque 9s
4ility 4le 3chnid 8s 6ophobia 2biter 7s 5rage 9d 9r as 9s 9ur bs 8ing 7ment bs 7rily 9ness 8y 7te 9d 9s 8ing
9on 8or as 3or 5eal 6tum 9s 5s 5vitae as 3utus 7es 2c 3ade 6s 4ne 3ed 3h 4aeological ely bst ds ay 5ic 7ally
6sm 8s 7t 8s 5ngel 9s 4bishop aric ds as 4deacon as 5iocesan ae bs 5uchess bes 6ke 8s 4ed 5nemies 8y 5r 6s 6y
5s 6t 5typal 8e 9s 4fiend 9s 4iepiscopal 5ng 5pelago bs 5tect 9onic ds 9s 9ural dly be cs 6rave as 5val 6e 7d
7s 6ing 7st 9s 4ly 4ness 4way 7s 3ing 3s 3tic 6s 2dent 6ly 3or 5s 3uous 7ly 7ness 2e 3a 4l 4s 3n't 4a 5s 3s
2gent 3inine 3on 4sies 5y 4t 5s 3uable 7y 4e 5d 5r 6s 5s 4ing 4ment 8ation bve dly dness 8s 3yle 6s 2ia 4s 3d
4ity 4ly 3ght 3se 5n 5s 4ing 4tocracies ay 9t aic cally as 3thmetic aal cly aian ds 2k 3s 2m 3ada 6s 5illo 9s
4ment 8s 4ture 8s 3band 7s 3chair 8s 3ed 3ful 6s 3hole 7s 3ies 4ng 4stice 9s 3let 6s 4oad 7s 3or 5ed 6r 7s 5ial
6es 6ng 5s 5y 3pit 6s 3rest 7s 3s 3y 2oma 5s 5therapist es by 6ic 8ally 8s 3se 3und 4sal 5e 6d 6s 5ing 2peggio
8s 2r 3aign 7ed 7ing 7ment bs 7s 4nge 7d 7ment bs 7r 8s 7s 6ing 5t 4s 5es 4y 5ed 5ing 5s 3ears 4st 6ed 6ing 6s
3hythmia 9c aal 3ival 7s 5e 6d 6s 5ing 3ogance 7t 8ly 6te 8d 8s 7ing 8on 4w 5head 9s 5root 5s 4yo 6s 2sed 4nal
7s 5ic 3ing 3on 5ist 8s 2t 3erial 6es 6ole 9s 7sclerosis 5y 3ful 6ly 6ness 3hritic 9s 8s 5opod 9s 6scope bs aic
ay 3ichoke 9s 5le 7d 7s 5ulacy 8r 8te ad aly aness as 9ing aon cs 4er 5st 4fact 8s 5ice 8r 9s 8s 7ial aity aly
4llery 9man aen 4ness 4san 7s 5t 6e 7s 6ic 8ally 6ry 6s 3less 7ly 7ness 3s 4ier 6st 4y 3work 7s 3y 2ugula 3m 4s
1s 2ap 2bestos 2cend 6ance 9y 8t 9s 6ed 6ing 6s 5sion 9s 5t 6s 4rtain 9able 9ed 9ing 9ment 9s 4tic 7ally 7ism
7s 3ot 5s 3ribable 6e 7d 7s 6ing 5ption 2eptic 7ally 3xual 7ity 7ly 2h 3amed 7ly 3can 6s 3ed 4n 4s 3ier 5st 4ng
3lar 6s 3ore 3ram 6s 3tray 7s 3y 2ide 5s 3nine 7ly 6ities 8y 2k 3ance 3ed 4w 3ing 3s 2lant 3eep 2ocial 2p
3aragus 5tame 3ect 6s 4n 5s 4rities 7y 5sion 9s 3halt 7ed 7ing 7s 4odel 8s 4yxia 8te ad as 9ing aon cs 3ic 5s
4distra as 4rant 8s 6te 8d 8s 7ing 8on as 7or 9s 5e 6d 6s 5in 7g 7s 3s 2s 3ail 6able 7nt 9s 6ed 6ing 6s 4ssin
8ate bd bs aing bon ds 8s 4ult 7ed 8r 7ing 7s 4y 5ed 6r 7s 5ing 5s 3emblage as 7e 8d 8r 9s 8s 7ies 8ng 7y 8man
9en 8woman ben 4nt 6ed 6ing 6s 4rt 6ed 6ing 7on 9s 7ve 9ly 9ness 6s 4s 5s 6ed 7s 6ing 6ment as 6or 8s 4t 5s
4verate ad as 9ing aon 3hole 7s 3iduity 6ous 9ly 9ness 4gn 6able 7tion bs 6ed 7e 7r 8s 6ing 6ment as 6or 8s 6s
4milate ad as 9ing aon 4st 6ance 8t 9s 6ed 6ing 7ve 6s 4ze 6s 3n 3oc 5iate 9d 9s 8ing 9on bs 9ve aity 4nance 7t
8s 4rt 6ative 6ed 6ing 6ment as 6s 3t 3uage 7d 7s 6ing 4mable 5e 6d 6s 5ing 5ption as 8ve 4rance 9s 5e 6d 7ly
7s 6s 5ing 2tatine 3er 5isk 8ed 8ing 8s 5n 5oid 8s 5s 3hma 6tic 9ally 9s 3igmatic 9sm bs 4r 3onish 8ed 9s 8ing
bly 8ment 4und 7ed 7ing aly 7s 3raddle 5khan 5l 5y 4ide 5ngency 9t aly as 4olabe 9s 6oger as 8ical cly 9st bs
8y 5naut 9ic bal bs 9s 6omer as 8ic aal cly 8y 5physical bist es bs 3ute 6ly 6ness 6r 6st 2under 2ylum 6s
3mmetric aal cly 9es 8y 4ptomatic 7tic aally 3nchronous cly 1t 2avism 6t 7ic 7s 3xia 5c 6s 2e 3lier 7s 2heism
6t 7ic 7s 4rosclerosis ctic 3irst 3lete 7s 6ic 8ally 8ism 8s 3wart 2ilt 3shoo 2las 5es 2mosphere as 9ic bally
bs 2oll 5s 3m 4ic 6ally 5ze 7d 7r 8s 7s 6ing 4s 3nal 6ity 6ly 4e 5d 5ment 5s 4ing 3p 2ria 5l 4oventricular 4um
3ocious 9ly 9ness 6ties 7y 4phied 8s 6y 7ing 5ine 2tach 6able 6e 7d 7s 6ing 6ment as 5k 6ed 7r 8s 6ing 6s 4in
6ability 8le 6der 6ed 6ing 6ment as 6s 4r 3empt 7ed 7ing 7s 4nd 6ance as 8t 9s 6ed 7e 8s 7r 8s 6ing 6s 5tion 9s
7ve 9ly 9ness 5uate 9d 9s 8ing 9on 4st 6ation bs 6ed 6ing 6s 3ic 5s 4re 6d 6s 5ing 4tude 8s 7inal 9ize cd cs
bing 3n 3orney 8s 3ract 7able 8nt as 7ed 7ing 8on as 8ve aly aness 7s 4ibutable 8e 9d 9s 8ing 9on bs 9ve bly bs
5tion 3une 6d 6s 5ing 3y 2witter 2ypical 8ly 1ubergine 9s 3urn 2ction 7ed 8er as 7ing 7s 2dacious 9ly 9ness 6ty
3ibility 5le 7s 6y 4ence 8s 4o 5logical 9st bs 8y 5meter as 5phile as 5s 5tape 9s 5visual bs 4t 5ed 5ing 6on
8ed 8ing 8s 5or 7ium as 7s 7y 5s 2ger 5s 3ht 5s 3ment 7ation cs ave 7ed 8r 9s 7ing 7s 3ur 5ed 5ies 6ng 5s 5y
4st 6er 7st 6ly 6ness 2k 3s 2nt 4ie 6s 4s 2ra 4l 5ly 4s 3eole 7s 4us 3icle 7s 5ular 3ora 6s 2scultate ad as
9ing aon cs 3pice 7s 6ious aly aness 3tere 7ly 7r 7st 6ities 8y 4ral 2thentic 9ally ate cd cs bing con es 9ity
4or 6ed 7ss 9es 6ial 7ng 7tarian dism ds 9tive dly dness 8ies 8y 7zation ds 8e 9d 9s 8ing 6s 7hip 3ism 5tic 3o
4bahn 8s 5iographer es cic eal gly des cy 4clave 9s 5racies 8y 7t 8ic aally 8s 6oss 4didact as 4graph 9ed 9ing
9s 4immune 9ity 4maker 9s 6te 8d 8s 7ic 9ally 9s 8ng 8on 8sm 8ze ad as 9ing 7on 9s 5obile ad as 9ing 6tive
4nomic 7ous aly 7y 4pilot 9s 5sied 8s 6y 7ing 4s 5uggestion 4worker as 3umn 6al 6s 2x 3iliaries 8y 4n 1v 2ail
5ability 7le 5ed 5ing 5s 3lanche 9s 3rice 6ious aly 3st 3tar 6s 3unt 2dp 2e 3nge 6d 6r 7s 6s 5ing 4ue 6s 3r
4age 7d 7ly 7s 6ing 4red 5ing 4s 5e 5ion 8s 4t 5ed 5ing 5s 2g 2ian 4ries 5y 4tion 5or 7s 5rices 7x 8es 3d 4ity
4ly 3onic 7s 3taminosis 2ocado 7s 5tion 9al 9s 3id 5able 8y 6nce 7t 5ed 5ing 5s 4rdupois 3uch 6ed 7s 6ing 3w
4al 6s 4ed 6ly 4ing 4s 2uncular 9ly 1w 2ait 5ed 5ing 5s 3ke 5n 6ed 6ing 9s 6s 5s 4ing 3rd 5ed 6e 7s 5ing 5s 4e
5ness 3sh 3y 2e 3d 3igh 3s 4ome 7ly 7ness 4truck 2ful 5ler 7st 6y 5ness 2hile 2ing 2kward 7er 8st 7ly 7ness 2l
3s 2n 3ing 6s 3s 2oke 5n 2ry 1x 2ed 3s 2ial 5ly 3ng 3om 5atic 9ally 5s 3s 2le 4s 4tree 8s 2olotl 7s 3n 4s 1yah
4s 3tollah 9s 2e 3s 1zalea 6s 2imuth 7s 2ure 5s 0b 1aa 3ed 3ing 3s 2bble 6d 6r 7s 6s 5ing 3e 4l 5s 4s 3ied 5r
5s 6t 3oon 6s 3ushka 8s 3y 4hood 4ing 5sh 4sat 5it 7s 7ter as 8ing 2ccalaureate ds 5rat 4hanal 9ia bn cs 9s 4y
3helor 8hood 8s 3illary 6i 6us 3k 4ache 8s 4bench 9es 5it 7e 8r 9s 8s 7ing 7ten 5oard 9s 6ne 8s 5reaking 4chat
5loth 9s 5omb 8ed 8ing 8s 4date 8d 8s 7ing 5oor 5rop 8s 4ed 5r 6s 4field 9s 6re 8d 8s 7ing 4gammon 5round aer
cs as 4hand 8ed aly 9r as 8ing 8s 5oe 7s 4ing 7s 4lash 8es 5ess 5og 7ged 8ing 7s 4pack 8ed 9r as 8ing 8s 5edal
9ed 9ing 9s 4rest 8s 5oom 8s 4s 5cratching 5eat 8s 5ide 8s 5lapper bs 9ing 7sh 9es 6id 8e 9r as 9s 8ing 5pace
9d 9s 8ing 6in 5tabber bs 9ing 7ge 7ir 9s 6op 8ped 9ing 8s 7ries 8y 6reet as 8tch bes 7oke ad as 9ing 4talk
5rack 9ed 9ing 9s 4up 6s 4ward 8ly 8ness 8s 6sh 6ter 9s 5oods 9man aen 4yard 8s 3on 3teria 8l 7cidal ae bs
7ologic dal cst es by 7um 2d 3der 5st 4ie 6s 3e 3ge 5r 6ed 6ing 6s 5s 3inage 3lands 4y 3man 4en 4inton 4outh
8ed 8ing 8s 3ness 2ffle 6d 6ment 6r 7s 6s 5ing 2g 3atelle 9s 3el 5s 3ful 6s 3gage 4ed 4ie 6r 6s 7t 5ly 5ness 6g
4y 3pipe 7r 8s 7s 3s 3uette 8s 2h 3t 4s 2il 4able 4ed 5y 6s 4iff 7s 5ng 5wick 9s 4out 7s 4s 5man 6en 3rn 5s 3t
4ed 4ing 4s 3ze 2ke 4d 4r 5ies 5s 5y 4s 5hop 8s 3ing 3lava 3sheesh 2laclava 9s 4laika 9s 4nce 7d 7s 6ing 3boa
6s 3conies 6y 3d 4ed 5r 6dash 5st 4faced 4ies 5ng 4ly 4ness 4ric 7s 4s 4y 3e 4d 4en 4ful 7ly 7ness 4r 5s 4s
3ing 3k 4ed 4ier 6st 5ng 4s 4y 3l 4ad 6eer 9s 6ry 6s 5st 7ed 7ing 7s 4cock 8s 4ed 5rina 9s 5t 6ic 6s 4game 8s
5irl 8s 5own 8s 4ing 5stic 9s 4oon 7ed 7ing 8st as 7s 5t 6ed 6ing 6s 4park 8s 5layer as 5oint 9s 4room 8s 4s
5ed 6s 5ier 7st 6ng 5y 4y 5hoo 8ed 8ing 8s 3m 4ier 6st 5ness 4s 4y 3oney 3sa 5m 6ic 6s 5s 3uster 8s 6rade as
2mboo 6s 6zle 9d 9s 8ing 2n 3al 5ities 7y 5ly 4na 6s 3d 4age 7d 7s 6ing 5nna 8s 4box 7es 4eau 7x 5d 4ied 6r 6s
7t 5ng 5t 6ry 6s 4leader as 4master as 4oleer 9s 4s 5man 6en 5tand 9s 4wagon 9s 5idth 9s 4y 5ing 3e 4ful 4s 3g
4ed 5r 4ing 4le 6s 4s 3i 4sh 6ed 7s 6ing 6ment 5ter 8s 3jo 5ist 8s 5s 3k 4able 4book 8s 4card 8s 4ed 5r 6s 4ing
4note 8s 4roll 8ed 8ing 8s 5upt 8cies 9y 8ed 8ing 8s 4s 3ned 5r 6s 4ing 4ock 7s 4s 3quet 7ed 8r 9s 7ing 7s 7te
9s 3s 4hee 7s 3tam 6s 6weight cs 4er 6ed 6ing 9ly 6s 3yan 6s 3zai 6s 2obab 6s 2p 3s 3tism 7al 7s 6t 7eries 9y
7s 5ze 7d 7r 8s 7s 6ing 2r 3b 4acoa 5rian 9ism cs 9s 7c 8ally 7sm 9s 7ties 8y 7ze 9d 9s 8ing 6ous 9ly 4ecue 8d
8s 7ing 5d 5l 6l 7s 6s 5r 6ed 6ing 6ries 7y 6s 7hop as 4ie 6s 5ng 5turate bs 4s 4wire 3carole 9s 3d 4ic 4s 3e
4back 8ed 4d 4faced 9ly 5oot 8ed 4handed 5eaded 4legged 5y 4ness 4r 4s 5t 3f 4ed 4ing 4lies 5y 4s 3gain 7ed 8r
9s 7ing 7s 4e 5d 5man 6en 5s 4ing 3hop 6ped 7ing 6s 3ing 4sta 7s 4tone 8s 4um 3k 4ed 5ep 7er 9s 7s 5r 6s 4ing
4s 3ley 3maid 7s 5n 4en 4ier 6st 4y 3n 4acle 8d 8s 4ey 6s 4s 5torm 9ed ar bs 9ing 9s 4yard 8s 3ometer 9s 7ric
aally 4n 5age 8s 5ess 8es 6t 7cies 8y 7s 5ial 6es 5s 5y 4que 3rack 7ed 7ing 7s 6uda 9s 5ge 7d 7s 6ing 4e 5d 5l
6ed 6ing 6s 5n 6er 7st 6ness 6s 5s 5tte 8s 4icade 9d 9s 8ing 5er 7s 5ng 7s 5o 6s 5ster 9s 4oom 7s 5w 6s 3s
3tender 9s 5r 6ed 7r 8s 6ing 6s 3yon 6s 2sal 5ly 5t 6ic 3e 4ball 8s 5oard 9s 4d 4less 5ine 8s 5y 4man 5en 7t 8s
4ness 4r 4s 5t 3h 4ed 5s 4ful 7ly 7ness 4ing 3ic 5ally 5s 4l 5ica 8s 6sk 8s 4n 5ful 8s 5g 5s 4s 3k 4ed 5t 6ball
as 6ry 6s 6work 4ing 4s 3que 6s 3s 4es 5t 6s 4inet 8s 5st 7s 4o 5on 7ist as 7s 5s 4wood 8s 3t 4ard 7ization es
9e ad as 9ing 7s 7y 4e 5d 5r 6s 5s 4ing 5on 7s 2t 3ch 5ed 6s 5ing 3e 4d 4s 3h 4e 5d 5r 6s 5s 5tic 4house 9s
4ing 4mat 7s 4os 4robe 8s 6om 8s 4s 4tub 7s 4water 4yscaphe bs 6phere bs 3ik 5s 4ng 4ste 3man 4en 3on 5s 3s
4man 5en 3talion 9s 4ed 5n 6ed 6ing 6s 5r 6ed 7r 8s 6ies 7ng 9s 6s 6y 4ier 6st 5ng 4le 6axe 9s 6d 7ore as 7ress
6field bs 7ront bs 6ground cs 6ment as 6r 7s 6s 7hip as 5ing 4y 2uble 6s 3d 4s 3xite 2wd 4ier 6st 5ly 5ness 4s
4y 3l 4ed 4ing 4s 2y 3berries 7y 3ed 3ing 3onet 7ed 7ing 7s 4u 5s 3s 2zaar 6s 3illion 9s 3ooka 7s 1bl 1drm 1e
2ach 5comber bs 5ed 6s 5front 5head 9s 5ing 5wear 4on 6s 3d 4ed 4ier 6st 5ng 4le 6s 4s 4y 3gle 6s 3k 4ed 5r 6s
4s 3m 4ed 4ing 4s 3n 4bag 7s 4ed 4feast 9s 4ie 6s 5ng 4pole 8s 4s 5prout as 5talk 9s 3r 4able 7y 4d 5ed 5ing
5less 5s 4er 6s 4ing 7s 5sh 7ly 7ness 4like 4s 5kin 8s 3st 5lier 8st 7ness 6y 5s 3t 4able 4en 5r 6s 4ific 8ally
9tion ds 7ed 8s 6y 7ing 5ng 7s 5tude 9s 4nik 7s 4s 3u 4s 4t 5eous 9ly 5ician as 6es 6fication 8ed 9r as 9s 7ul
9ly 7y 8ing 5s 5y 3ver 6ed 6ing 6s 2bop 5s 2calm 6ed 6ing 6s 4me 4use 3k 4on 6ed 6ing 6s 4s 3loud 7ed 7ing 7s
3ome 6s 5ing 8ly 3querel 9s 2d 3aub 6ed 6ing 6s 4zzle 8d 8ment 8s 7ing 3bug 6s 3chamber as 4lothes 3ded 5r 4ing
3eck 6ed 6ing 6s 4vil 7ed 7ing 7ment 7s 3fellow 9s 3head 7s 3im 5med 6ing 5s 4zen 7ed 7ing 7s 3lam 6s 3pan 6s
4ost 7s 3raggle 9d 9s 8ing 4idden 4ock 7s 5ll 7s 5om 7s 3s 4ide 7s 5t 6s 6ter 9s 4ore 7s 4pread 9s 4tead 8s
3time 7s 2e 3bread 3ch 5es 5nut 8s 3f 4burger as 4cake 8s 4ed 4ier 6st 5ness 6g 4s 5teak 9s 4y 3hive 7s 3keeper
9s 7ing 3line 7s 3n 3p 4ed 5r 6s 4ing 4s 3r 4ier 6st 4s 4y 3s 4wax 3t 4le 6d 6s 5ing 4root 8s 4s 3ves 2fall 6en
6ing 6s 3ell 3it 5s 5ted 6ing 9ly 3og 5ged 6ing 5s 4re 6hand 4ul 6ed 6ing 6s 3riend 8ed 8ing 8s 3uddle 8d 8ment
8s 7ing 2g 3an 4t 3et 5s 5ter 8s 6ing 3gar 6ed 6ing 6ly 6s 6y 4ed 4ing 3in 5ner 8s 6ing 9s 5s 3one 5ia 7s 4t
5ten 3rime 7d 7s 6ing 4udge 8d 8s 7ing aly 3s 3uile 7d 7ment 7r 8s 7s 6ing 9ly 5ne 7s 4m 5s 4n 2half 5ves 4ve
6d 6s 5ing 6or 8al aly 8ism at bs 8s 3ead 6ed 6ing 6s 4ld 4moth 8s 4st 6s 3ind 6hand 6s 3old 6en 7r 8s 6ing 6s
4ove 7d 7s 6ing 2ige 3ng 5s 2jewel 7ed 7ing 7s 2labor 7ed 7ing 7s 4ted 7ly 4y 5ed 5ing 5s 3ch 5ed 6s 5ing
3eaguer 9ed 9ing 9s 3fries 5y 3ie 5d 5f 6s 5s 5vable 9y 6e 7d 7r 8s 7s 6ing 4ttle 8d 8ment 8s 7ing 3l 4adonna
4boy 7s 4e 5d 5s 5trist aic as 4hop 7s 4icose 8ity 5ed 6s 5gerence by at bly bs 5ng 4man 5en 4ow 6ed 6ing 6s 4s
4wether as 4y 5ache 9d 9s 8ing 5button bs 5ful 8s 5ing 3ong 6ed 6ing 9s 6s 4ved 7s 4w 3t 4ed 4ing 4s 4way 7s
3uga 6s 3ying 2mire 6d 6s 5ing 3oan 6ed 6ing 6s 3use 6d 7ly 6ment 6s 5ing 2nch 5ed 6s 5ing 5mark 9s 3d 4able
4er 6s 4ier 6st 5ng 4s 4y 3eath 4dictine 9on bs 8ory 4faction bs 8or as 8ress ces 5ice 8nce 9t aly 8s 7ial aly
9ries ay 6t 7ed 7ing 7s 4volence bs 9t aly 3ighted 9ly 5n 6ant 6ity 6ly 3t 4onite 4s 4wood 3umb 6ed 6ing 6s
3zene 4ine 4yl 2queath 8ed 8ing 8s 5st 7s 2rate 6d 6s 5ing 3eave 7d 7ment bs 7s 6ing 4ft 4t 5s 3g 4s 3iberi 3k
4elium 4s 3m 4s 3ried 6s 4y 5ing 5like 3serk 3th 5ed 5ing 5s 3yl 5lium 5s 2seech 7er 9s 8s 7ing aly 5m 6ed 6ing
6s 4t 5s 5ting 3ide 6s 4ege 7d 7r 8s 7s 6ing 3mear 7ed 7ing 7s 4irch 8ed 9s 8ing 3om 5s 4t 5s 5ted 6ing 4ught
3pangle 9d 9s 8ing 5tter 9ed 9ing 9s 4eak 7ing 7s 5ctacled 4oke 7n 3t 4ed 4ial 7ity 7ly 6ries 7y 5ng 5r 6red
7ing 6s 4ow 6al 8s 6ed 6ing 6s 4rew 7ed 7ing 7n 7s 5idden 7e 8s 7ing 5ode 4s 5eller as 8ing 2t 3a 4ke 6n 6s
5ing 4s 3cha 3el 3hink 7ing 7s 4ought 3ide 6d 6s 5ing 4mes 3oken 7ed 7ing 7s 4ok 3ray 6al 8s 6ed 7r 8s 6ing 6s
4oth 7al 9s 7ed 7ing 7s 3s 3ter 6ed 6ing 6ment 6s 4ing 4or 6s 3ween 4ixt 2vel 5ed 5ing 5s 4rage 8s 3ies 3vies
4y 3y 2wail 6ed 6ing 6s 4re 6d 6s 5ing 3hiskered 3igged 4lder 8ed 8ing bly 8ment 8s 4tch 7ed 8s 7ing aly 7ment
2y 3ond 3s 2zel 5s 1f 1haji 1i 2annual 8ly 3s 4ed 5s 4ing 3thlon 8s 2b 3le 5s 4ical 5ographer ds bic dal fly
ces by 6phile bs 3s 3ulous 2cameral 9ism 4rb 6onate bs 6s 3entenaries ay 8nial cs 4p 5s 3ker 6ed 7r 8s 6ing 6s
3oncave 5vex 3uspid 8s 3ycle 7d 7r 8s 7s 6ing 7st 9s 2d 3dable 4en 5r 6s 4ies 5ng 4y 3e 4s 4t 5s 3ing
4rectional dly 3s 2ennial 8ly 8s 6um 8s 3r 4s 2ff 4ed 4ing 4s 3ocal 7s 3urcate 9d 9s 8ing 9on bs 2g 3amist 8s
5ous 5y 3ger 5st 4ie 6s 5sh 3head 7s 6rted aness 4orn 7s 4t 5s 3mouth 8s 3ness 3ot 5ed 5ries 6y 5s 3wig 6s 2jou
5x 2ke 4d 4r 5s 4s 3ing 5i 6s 2labial 8s 4teral 9ly 3berries 7y 3e 3ge 5s 3ingual 9ism 9ly 9s 4ous 7ness 4rubin
3k 4ed 5r 6s 4ing 4s 3l 4able 4board 9s 4ed 5t 6ed 6ing 6s 4fold 8s 4hook 8s 4iard 8s 5es 5ng 7s 8gate 5on
7aire bs 7s 7th 9s 4ow 6ed 6ing 6s 6y 4s 4y 5can 8s 2mbo 5s 3etallic as 9sm 3odal 4nthlies 8y 2n 3aries 5y
4ural 3d 4er 6ies 6s 6y 4ing 7s 4s 4weed 3ge 5d 5s 4o 3man 4en 3nacle 8s 4ed 4ing 3ocular 9s 4mial 8s 3s 2o
3chemical bly bs 8st ary as 3degradability ble 9e ad as 9ing 4iversity 3ethics 3feedback 4ilm 7s 3g 4rapher as
8ic aal cly 9es 8y 3l 4ogic 8al aly 7st 9s 6y 3marker 9s 5ss 4edical 3nic 6ally 6s 3physical 9ist cs 9s 4ic 6s
4sied 7s 5y 6ing 3reactor as 4hythm 9s 3s 4ensor 9s 4phere 9s 4ynthesis 3tech 7nological cy 4in 2partisan aship
7te 3ed 5al 5s 3lane 7s 3olar 7ity 2racial 3ch 5ed 6s 5ing 3d 4bath 8s 5rain 9ed 9s 4cage 8s 4ed 5r 6s 4house
9s 4ie 6d 6ing 6s 5ng 4like 6me 4s 5eed 5ong 4watcher bs 4ying 3etta 7s 3th 5day 8s 5ed 6r 7s 5ing 5mark 9s
5place as 5rate 9s 6ight as 5s 6tone as 2s 3cuit 7s 3ect 6ed 6ing 7on 9s 6or 8s 6s 4xual 8ity 8ly 8s 3hop 6ric
9s 6s 3muth 3on 3que 3tro 6s 2t 3ch 5ed 6s 5ier 7st 6ly 6ness 7g 5y 4oin 7s 3e 4r 5s 4s 3ing 6ly 3map 6s 3s
3ten 5r 6er 7st 6ly 6n 7ess 7s 6s 7weet bs 4ier 6st 4y 3umen 5inous 2valent 5ve 7s 3ouac 7ked 8ing 7s 2weeklies
7y 2yearly 2z 3arre 7ly 1k 1l 2ab 4bed 6r 7ed 7ing 7mouth cs 7s 5ing 4s 3ck 5amoor as 5ball 9ed 9ing 9s 6erries
9y aing 6ird 9s 6oard as 5currant cs 5ed 6n 7ed 7ing 7s 6r 6st 5face 5guard as 5head 9s 5ing 6sh 5jack 9ed 9ing
9s 5leg 8s 6ist 9ed 9ing 9s 6y 5mail 9ed ar bs 9ing 9s 5ness 5out 8s 5s 6mith as 6nake as 5thorn as 6op 8ped
9ing 8s 3dder 7s 4e 5d 5s 3g 4ged 5ing 4s 3h 4s 3mable 4e 5d 5less 9ly 9ness 5r 5s 5worthiness ay 4ing 4mo 3nch
6ed 7s 6ing 5mange as 4d 5er 6st 5ish 8ed 9s 8ing 8ment cs 5ly 5ness 4k 5ed 6r 6st 6t 7ed 7ing 7s 5ing 5ly
5ness 5s 3re 5d 5s 4ing 4ney 7ed 7ing 7s 3se 4pheme 9d 9r as 9s 8ies 9ng 8ous bly 8y 4t 5ed 6r 7s 5ing 5off 8s
5s 3t 4ancies 7y 6t 7ly 4her 7ed 7ing 7s 4s 3ze 5d 5r 6s 5s 4ing 4on 6ed 6ing 6s 2dg 2each 6ed 7r 8s 7s 6ing 4k
5er 6st 5ly 5ness 4r 5ier 7st 6ly 6ness 5y 4t 5ed 5ing 5s 3d 3ed 5er 7s 5ing 5s 4p 5ed 6r 7s 5ing 5s 3mish 7ed
8s 7ing 3nch 6ed 7s 6ing 4d 5ed 6r 7s 5ing 5s 3ss 5ed 7ly 7ness 6s 5ing 8s 3tch 3w 2ight 6ed 7r 8s 6ing 6s 3mey
4p 5ish 5s 3nd 5ed 6r 7s 6st 5fold 9ed 9ing 9s 5ing 8ly 5ly 5ness 5s 6ide 9d 9s 8ing 4g 4i 5s 4k 5ed 6r 7ed
7ing 7s 5ing 5s 4tz 6e 7s 3p 4s 3ss 5ful 8ly 8ness 4ter 7ed 7ing aly 7s 7y 3the 6ly 6ness 6r 7ing 6some 7t 4z
5ed 6s 5ing 5krieg as 3vet 6s 3zzard 8s 2oat 5ed 6r 7s 5ing 5s 5ware 3b 4bed 5ing 4s 3c 4k 5ade 8d 8r 9s 8s
7ing 6ge 8s 5buster bs 9ing 5chain as 5ed 6r 7s 5head 9s 6ouse as 5ing 5s 4s 3g 4ged 6r 7s 5ing 4s 3ke 5s 4ish
3nd 5e 6r 6s 7t 5ish 5ness 5s 3od 5bath 9s 5curdling 5ed 5hound as 5ied 7r 7s 8t 6ly 6ness 7g 5less 9ly 9ness
7tting 6ine 9s 5mobile bs 5s 6hed 7ot 6tain aed as 7ock 7ream bs 6ucker bs 9ing 5thirstier dst cly cness by 5y
6ing 4m 5ed 6r 7s 5ing 5s 4p 5ed 6r 7s 5ing 5s 3ssom 7ed 7ing 7s 7y 3t 4ch 6ed 7s 6ier 8st 7ng 6y 4s 4ted 6r 7s
5ing 5o 3use 6d 6s 5ing 3w 4er 6s 4flies 6y 4gun 7s 4hard 8s 5ole 8s 4ier 6st 5ng 4job 7s 4lamp 8s 4n 4out 7s
4pipe 8s 4s 4torch 9es 4up 6s 4y 4zier 7st 5y 2ubber 7ed 7ing 7s 7y 3dgeon 8ed 8ing 8s 3e 4bell 8s 6rries 8y
5ird 8s 5onnet as 6ttle as 4d 4fish 8es 4gill 8s 5rass 4ish 4jacket as 5eans 4ness 5ose 8s 4point 9s 5rint 9ed
9ing 9s 4r 4s 5ier 7st 5t 6ocking cs 5y 4t 5s 3ff 5ed 6r 7s 6st 5ing 5ly 5ness 5s 3ing 4sh 3nder 7buss bes 7ed
8r 9s 7ing 7s 4t 5ed 6r 6st 5ing 5ly 5ness 5s 3r 4b 5s 4red 5ier 7st 6ness 7g 5y 4s 4t 5ed 5ing 5s 3sh 5ed 6r
7s 6s 5ing 4ter 7ed 8r 9s 7ing 7ous 7s 7y 2vd 1oa 3r 4d 5ed 6r 7s 5ing 8house ds 5room 9s 5s 5walk 9s 4s 3s 4t
5ed 6r 7s 5ful 8ly 8ness 5ing 5s 3t 4ed 5r 6s 4house 9s 4ing 4load 8s 4man 5en 4s 5wain 9s 4yard 8s 2b 3bed
4ies 5n 6g 6s 4le 6d 6s 5ing 4y 5soxer as 3cat 6s 3olink 8s 3s 4led 7ded 9r as 8ing 7s 6igh 9s 3tail 7s 3white
8s 2ccie 3k 2d 3acious 3e 4d 4ga 6s 4s 3ge 5d 5s 4ing 3ice 6s 4ed 5s 4ly 4ng 3kin 6s 3s 3y 4builder bs 9ing
4guard 9s 4suit 8s 4work 2ffin 6s 4o 2g 3a 3ey 5ed 5ing 5man 6en 5s 3ged 4ier 6st 5ng 4le 6d 6s 5ing 4y 3ie 5s
3on 4sity 3s 3us 3yman 5en 2hemian 8ism 8s 2il 4ed 5r 6maker bs 6plate 6s 4ing 7s 4s 3nk 5ed 5ing 5s 3sterous
aly aness 2la 4s 3d 4er 5st 4face 8d 4ly 4ness 3e 4ro 6s 4s 3ivar 7es 7s 3l 4ard 7s 4ix 6ed 7s 6ing 4ocking as
7s 4s 3ogna 3shie 4ter 7ed 7ing 7s 3t 4ed 4hole 8s 4ing 4s 3us 5es 2mb 4ard 7ed 7ier as 8ng 7ment bs 7s 5st 7ic
9ally 4ed 5r 6s 4ing 7s 4proof 4s 5hell 9s 5ite 8s 2nanza 7s 3bon 6s 3ce 5s 3d 4age 4ed 4holder as 4ing 4man
5en 4s 5man 6en 4woman 7en 3e 4d 4head 8ed 8s 4less 4r 5s 4s 5haker as 4yard 3fire 7s 3g 4ed 4ing 4o 5s 4s
3homie 3ier 5st 4ness 5g 4to 6s 3k 4ed 5rs 4ing 4s 3net 6s 4ier 6st 4y 3obo 6s 3sai 3us 5es 3y 2o 3b 4ed 4ies
5ng 4s 4y 3dle 6s 3ed 3ger 6s 5yman 7en 4ie 6d 6ing 6man 6s 3hoo 6ed 6ing 6s 3ing 3k 4able 4binder aies as ay
8ing 4case 8s 4ed 5nd 7s 4ie 6s 5ng 7s 5sh 4keeper as 8ing 4let 7s 4maker 9s 7ing 6rk 8ed 8ing 8s 5obile as
4plate 9s 4s 5eller as 5helf 8ves 6op 8s 5tall 9s 6ore 9s 4worm 8s 3lean 3m 4box 7es 4ed 5r 6ang 9ed 9ing 9s 6s
4ing 4s 3n 4docks 6ggle ad ar bs as 9ing 4ies 4s 3r 4ish 7ly 7ness bes 4s 3s 4t 5ed 6r 7s 5ing 5s 3t 4black 9s
4ed 5e 6s 4h 5s 4ies 5ng 4lace 8s 5eg 7ged 9r as 8ing 7s 6ss 4s 5trap 9ped aing 9s 4y 3ze 5d 5r 6s 5s 4ier 6st
5ng 4y 2p 3ped 4ing 3s 2rax 3dello 8s 5r 6ed 6ing 6land as 7ine as 6s 3e 4d 5om 4hole 8s 4r 5s 4s 3ing 6ly 3n
4e 3on 4ugh 7s 3row 6ed 7r 8s 6ing 9s 6s 3scht 4tal 7s 3zoi 6s 2sh 3om 5s 5y 3s 4ed 5s 4ier 6st 5ly 5ness 6g
5sm 4y 2t 3anic 7al 9ly 6st 8s 5y 3ch 5ed 6r 7s 6s 5ing 3h 4er 6ation 6ed 6ing 6s 7ome 3net 6s 3s 3tle 6d 6neck
as 6r 7s 6s 5ing 4om 6ed 6ing 6less 6s 3ulinum 6sm 2udoir 7s 3ffant 8s 3gainvillea ds 4h 5s 5t 3illabaisse ds
6on 8s 3lder 7s 4es 5vard 9s 3nce 6d 6r 7s 6s 5ier 7st 6ly 6ness 7g 5y 4d 5aries 7y 5ed 6n 6r 7s 5ing 5less 9ly
9ness 5s 4teous 9ly 9ness 5ies 6ful 9ly 9ness 5y 3quet 7s 3rbon 7s 4geois 9ie 3strophedon 3t 4ique 8s 4onniere
bs 4s 3zouki 8s 2vine 6s 3ver 2w 3dlerization es 9e ad as 9ing 3ed 4l 5s 4r 5s 3ing 3l 4ed 5g 6ged 6s 5r 6s
4ful 7s 4ine 7s 6g 4s 3man 4en 3s 4prit 8s 4tring 9s 3wow 6s 2x 3car 6s 3ed 4n 4r 5s 4s 3ier 5st 4ng 3like
3room 7s 3wood 3y 2y 3cott 7ed 7ing 7s 3friend 9s 3hood 7s 3ish 6ly 6ness 3s 4enberries ay 2zo 4s 1pm 2s 1ra
3ce 5d 5let 8s 5r 6o 7s 6s 5s 4ing 4ken 6t 7ed 7ing 7s 5ish 8ness 4t 5s 3d 4awl 7s 4s 4ycardia 3e 4s 3g
4gadocio bs 6rt 8s 5ed 6r 7s 5ing 4s 3id 5ed 5ing 5s 4lle 4n 5child aren 5ed 5ier 7st 6ness 7g 5less 9ly 5power
5s 6torm aed aing as 5teaser bs 5wash 9ed as 9ing 7ve 9s 5y 4se 6d 6s 5ing 3ke 5d 5man 6en 5s 4ing 3mble 7s 6y
3n 4ch 6ed 7s 6ing 6like 4d 5ed 6r 7s 5ied 7s 6ng 6sh 8ed 9s 8ing 5s 5y 6ing 3s 4h 5er 6st 5ly 5ness 4s 5erie
9s 6s 5ier 8e 9s 7st 6ly 6ness 5y 3t 4s 4tier 7st 5y 4wurst 9s 3vado 4e 5d 5ly 5ness 5r 6y 5s 6t 4ing 4o 5s
4ura 7s 3wl 5ed 6r 7s 5ing 5s 4n 5ier 7st 6ness 5y 3y 4ed 4ing 4s 3ze 5d 5n 6ed 6ing 6ly 6ness 6s 5r 6s 5s 4ier
7s 5ng 2each 6ed 7s 6ing 4d 5basket bs 6oard as 7x 8es 5crumb as 5ed 5fruit as 5ing 5line 9s 5s 5th 7s 5winner
bs 4k 5able 9s 6ge 8s 6way 9s 5down 9s 5er 7s 5fast 9ed 9ing 9s 6ront as 5ing 5neck 5out 8s 5points 5s 5through
cs 5up 7s 5water as 4m 5s 4st 6bone as 6ed 6fed 8ed aing as 6ing 6plate bs 6s 7troke cs 6work as 4th 6able
7lyze bd br cs bs aing 6e 7d 7r 8s 7s 6ier 8st 7ng 6less aly aness 6s 6taking cly 6y 3d 3ech 6es 4d 5er 7s 5ing
5s 4ze 6d 6s 6way 9s 5ier 7st 6ly 6ness 7g 5y 3thren 3ve 5s 5t 6s 6ted 7ing 4iaries 7y 5ty 3w 4ed 5r 6ies 6s 6y
4ing 4pub 7s 4s 2ibe 5d 5r 6s 6y 5s 4ing 3ck 5bat 8s 5ed 5ie 7s 6ng 5layer as 8ing 5s 5work 5yard 9s 3dal 6s 4e
5groom as 5s 6maid as 4ge 6able 6d 6head as 6s 6work 5ing 4le 6d 6s 6way 9s 5ing 3e 4f 5case 9s 5ed 6r 6st 5ing
8s 5ly 5ness 5s 4r 5s 3g 4ade 7s 6ier 9s 5nd 7age 7s 6tine as 4ht 6en 8ed 9r as 8ing 8s 7r 7st 6ly 6ness 6s 4s
3ll 5iance 9y 8t 9ine 9ly 9s 3m 4ful 4less 4med 5ing 4s 5tone 3ndle 7d 4e 4g 5er 7s 5ing 5s 4ier 6st 5ness 4k
5manship 5s 4y 3oche 7s 3quette 9s 3sk 5ed 6r 6st 6t 7s 5ing 5ly 5ness 5s 4tle 7d 7s 6ier 8st 7ng 6y 3tches
4tle 7ness 7r 7st 2o 3ach 6ed 7s 6ing 4d 5band 5cast 9er bs 9ing 9s 6loth 5en 7ed 7ing 7s 6r 6st 5loom 6y
5minded 5ness 5s 6heet as 6ide 9d 9s 8ing 6word as 3cade 7d 7s 6ing 4coli 4hette 9s 5ure 8s 3gan 6s 4ue 6s 3il
5ed 6r 7s 5ing 5s 3ke 5n 6hearted dly 6ly 6ness 5r 6age 9s 6ed 6ing 6s 3llies 5y 3mide 7s 6ic 5ne 3nc 5hi 7al
7tic 9s 6us 5o 6buster cs 6s 5s 4tosaur as aus ces 4ze 6d 6s 5ing 3och 6es 4d 5ed 6r 7s 5ier 7st 6ly 6ness 7g
8ly 5mare 9s 5s 5y 4k 5ed 5ing 5let 8s 5s 4m 5s 6tick as 3s 3th 5el 7s 6r 7hood bs 7liness 8y 7s 5s 3ugham 8s
6t 4haha 8s 3w 4beat 8en 8ing 8s 4n 5ed 6r 6st 5field 5ie 7s 6ng 6sh 5ness 5out 8s 5s 6tone as 4s 5e 6d 6r 7s
6s 5ing 2r 2uin 5s 4se 6d 6r 7s 6s 5ing 4t 5ed 5ing 5s 3nch 6ed 7s 6ing 4et 6s 6te 8s 4t 3sh 5ed 6s 5ing 5off
8s 5stroke bs 5wood 7rk 4que 7ly 7ness 7r 7st 3tal 6ities 8y 7zation 8e 9d 9s 8ing 6ly 4e 5s 4ish 7ly 7ness 1u
2b 3ble 6d 6gum 6s 5ier 7st 6ng 5y 3o 4es 3s 2ccaneer 9ed 9ing 9s 3k 4aroo 8s 4board 9s 4ed 5t 6ed 6ful 9s 6ing
6s 5ye 7s 4ing 4le 6d 6r 7s 6s 5ing 4ram 4s 5aw 7s 5hot 5kin 8s 4teeth 5ooth 9ed 4wheat 4yball 9s 3olic 7ally
7s 2d 3ded 4ies 5ng 7s 4y 3ge 5d 5rigar as 5s 5t 6ary 6ed 6ing 6s 4ie 6s 5ng 3s 2ff 4alo 7ed 8s 7ing 4ed 5r 6ed
6ing 6s 5t 6ed 6ing 9s 6s 4ing 4oon 7ery 7ish 7s 4s 2g 3aboo 7s 3bear 7s 3ged 5r 6ed 6ing 6s 6y 4ier 6s 7t 5ng
4y 3le 5d 5r 6s 5s 4ing 3s 2ild 5er 7s 5ing 8s 5s 5up 7s 4t 5in 2lb 4ous 4s 3ge 5d 5s 4ier 6st 5ng 4y 3imarexia
5ia 6c 7s 3k 4ed 4head 8s 4ier 6st 5ness 6g 4s 4y 3l 4dog 7ged 8ing 7s 6ze 8d 8r 9s 8s 7ing 4ed 5t 6ed 6in 8ed
8ing 8s 6proof bed bing bs 6s 4fight 9er bs 9ing 9s 6nch 9es 5rog 8s 4head 8ed aly aness 8s 5orn 8s 4ied 6s 5ng
5on 5sh 7ly 7ness 4ock 7s 4pen 7s 4ring 8s 4s 5eye 5hit 8s 8ted ar bs 9ing 4whip 8s 4y 5ing 3rush 7es 3wark 7s
2m 3bag 6s 4le 6bee 9s 6d 6r 7s 6s 5ing 3f 3med 5r 6s 5st 4ing 3p 4ed 5r 6s 4h 4ier 6st 5ness 6g 4kin 7s 4s
4tious 9ly 9ness 4y 3s 2n 3ch 5ed 6s 5ier 7st 6ng 5y 4o 5ed 5ing 5s 3dle 6d 6s 5ing 3g 4alow 8s 4ed 5e 6s 4hole
8s 4ing 4le 6d 6r 7s 6s 5ing 4s 3ion 6s 3k 4ed 5r 6s 4house 9s 4ing 4s 4um 3nies 4y 3s 3t 4ed 4ing 7s 4s 2oy
4ancy 6t 7ly 4ed 4ing 4s 2r 3ble 6d 6s 5ing 4s 3den 6ed 6ing 6s 7ome 4ock 3eau 6cracies ay 9t aic cally bzation
ce dd ds cing as 6s 3g 4eon 7ed 7ing 7s 5r 6s 4h 5er 7s 5s 4lar 7ies 8ze ad as 9ing 7proof 7s 7y 5e 6d 6s 5ing
4omaster bs 4s 4undies 7y 3ial 6s 4ed 5s 3ka 5s 3l 4ap 4ed 5sque 9d 9s 8ing 4ier 6st 5ness 4s 4y 3n 4able 8s
4ed 5r 6s 4ing 5sh 7ed 8r 9s 8s 7ing 4oose 8s 5ut 7s 4s 4t 3p 4ed 4ing 4s 3r 4ed 4ing 5to 7s 4o 5s 5w 6ed 7r 8s
6ing 6s 4s 3s 4a 5e 5r 6ies 6s 6y 4itis 4t 5ing 5s 3y 4ing 2s 3bies 4oy 6s 4y 3ed 4s 3girl 7s 3h 4ed 5l 6ed
6ing 6s 5s 4ier 6st 5ness 6g 7s 4man 6ster as 5en 4whack 9ed ar bs 9ing 9s 4y 3ied 5r 5s 6t 4ly 4ness 8es 8like
8man 9en 8person es 8woman ben 5g 3k 4ed 5r 6s 4in 6g 6s 4s 3load 7s 3s 4ed 5s 4ing 3t 4ed 5r 6s 4ier 7s 6st
5ng 4le 6d 6s 5ing 4s 4y 3y 4bodies 7y 4ing 4ness 4work 2t 3ane 3ch 5er 7ed 7ies 8ng 7s 7y 6s 3ler 6s 3s 3t 4e
5d 5r 6ball as 6cream 7up 9s 6ed 6fat 7ingered cs 7lied as 8y 9ing 6ier 8s 9t 7ng 6milk 6nut 9s 6s 7cotch 6y 5s
4ies 5ng 4ock 7s 5n 6ed 6hole ad as 9ing 6ing 6s 6wood as 4ress 8ed 9s 8ing 4s 4y 2xom 2y 3back 7s 3er 5s 3ing
3out 6s 3s 2zz 4ard 7s 4ed 5r 6s 5s 4ing 4kill 8s 4word 8s 1x 2s 1y 2e 3s 2gone 6s 2law 5s 3ine 6s 2pass 6ed 7s
6ing 4th 6s 3lay 3roduct 9s 2re 4s 3oad 6s 2stander 9s 2te 4s 2way 5s 3ord 6s 2zantine 0c 1a 2b 3al 5lero 9s 5s
4na 6s 4ret 7s 3bage 7s 4ed 4ies 5ng 4y 3driver 9s 3er 5s 3in 5et 7maker cs aing 7ry 7s 7work 5s 3le 5cast 9ing
9s 5d 5gram 9s 5s 4ing 3ochon 8s 4odle 5se 7s 3riolet 9s 3s 4tand 8s 2cao 5s 3he 5d 5pot 8s 5s 5t 6s 4ing 3kle
6d 6r 7s 6s 5ing 3ophonies 8ous 8y 3ti 4us 2d 3aver 7ous 7s 3die 6d 6s 5sh 7ly 7ness 4ying 3ence 7d 7s 5za 7s
4t 5s 3ge 5d 5r 6s 5s 4ing 3mium 3re 5s 3s 3ucei 6us 2esura 7s 2fe 4s 4teria 9s 5iere 9s 3f 4einated 7e 4s 3tan
6s 2ge 4d 4s 4y 3ier 5st 4ly 4ness 5g 3oule 7s 2hoot 6s 2iman 6s 3rn 5s 3sson 7s 3tiff 7s 2jole 6d 6ment 6r 7s
7y 6s 5ing 2ke 4d 4s 4walk 8s 3ing 2l 3abash 8es 5oose 9s 4mari 8s 5ine 6ties 7ous aly 7y 3careous 4iferous
6ication 7ed 8s 6y 7ing 5mine 9d 9s 8ing 5ne 7d 7s 6ing 5te 5um 4ulable 7te 9d aly 9s 8ing bly 9on bs 9ve 8or
as 6i 6us 3dera 7s 3endar 8ed 8ing 8s 3f 4skin 3iber 7s 5rate 9d 9s 8ing 9on bs 8or as 4co 6es 4fornium 4per
7ed 7ing 7s 5h 6ate 9s 6s 4sthenic bs 3k 4ed 4ing 4s 3l 4a 5ble 5s 4back 8s 4ed 5r 6s 4igrapher cs aic bst ds
ay 5ng 7s 5ope 8s 4osities 8y 5us 7ed 8s 7ing 7ly 7ness 5w 6er 7st 6ness 4s 4us 6ed 7s 6ing 3m 4ed 5r 5st 4ing
4ly 4ness 4s 3oric 6e 7s 6fic 3umet 7s 5niate ad as 9ing aon 9or bs 7es 7ous 6y 3ve 5d 5s 4ing 3ypso 7s 4x 5es
2m 3araderie 3ber 6ed 6ing 6s 4ial 5um 7s 4ric 3corder 9s 3e 4l 5hair 5lia 8s 5s 4o 5s 4ra 6man 7en 6people
8rson 6s 6woman 9en 8rk 3iknickers 4sole 8s 3ouflage ad ar bs as 9ing 3p 4aign 8ed 9r as 8ing 8s 5nile 9s
6ologist ds ay 4ed 5r 6s 4fire 8s 4ground as 4hor 4ier 6st 5ng 4s 5ite 8s 4us 6es 4y 3s 4haft 8s 2n 3't 3al
5ization 7e 8d 8s 7ing 5s 4pe 6s 4rd 6s 5ies 5y 4sta 3can 6s 4el 6ed 7r 8s 6ing 6lation cs 6ous 6s 5r 6ous 6s
3delabra as 9um 4id 6a 7cies 8y 7te 9s 8ure bs 6ly 6ness 5ed 6s 4le 6d 6light 8t 6power 6r 7s 6s 7tick bs 6wick
as 5ing 4or 4y 5floss 5ing 3e 4brake 9s 4d 4r 5s 4s 3ine 6s 5g 4ster 8s 3ker 6ed 6ing 6ous 6s 3nabis 8es 4ed
5lloni 5ries 6y 4ibal 8ism atic 9zation ae bd bs aing 8s 5er 6st 5ly 5ness 6g 4on 6ade 9d 9s 8ing 6ball as 6ed
6ing 6s 5t 4y 3oe 5d 5ing 6st 8s 5s 4la 4n 5ical 9ly 6zation cs 7e 8d 8s 7ing 5s 4odle 8d 8s 7ing 4pied 7s 5y
6ing 3s 4t 3t 4abile 5loupe as 5nkerous cly cness 5ta 7s 4ed 5en 7s 5r 6ed 6ing 6s 4icle 8s 5lever aed aing as
5ng 4o 5n 6al 6ment as 6s 5r 6s 5s 4s 3vas 6back as 6ed 7s 6ing 6s 7ed 8r 9s 8s 7ing 3yon 6ing 6s 2p 3abilities
9y 5le 6y 4cious 9ly 9ness 6tance 7ies 7or 9s 7y 4rison 9ed 9ing 9s 3e 4d 4r 5ed 5ing 5s 4s 5kin 3illaries 9ty
8y 4tal 7ism 9t aic cally as 8zation 9e ad as 9ing 7ly 7s 6tion as 5ol 7s 5ulate ad as 9ing aon cs 3let 6s 3o
4n 5s 4s 3ped 4ing 4uccino as 3rice 7s 6ious aly aness 3s 4icum 8s 5ze 7d 7s 6ing 4tan 7s 5one 8s 4ular 6e 7d
7s 6ing 7ze 9d 9s 8ing 3t 4ain 7cies 8y 7ed 7ing 7s 4ion 7ed 7ing 7s 6us 8ly 8ness 5vate 9d 9s 8ing 9on 8or as
6e 7s 6ities 8y 4or 6s 4ure 7d 7s 6ing 2r 3afe 6s 4mel 7ize ad as 9ing 7s 4pace 8s 4t 5s 4van 7s 8aries ay 5el
7s 4way 7s 3bide 7s 5ne 7s 4ohydrate cs 5lic 5n 6aceous 7te 9d 9s 8ing 9on 6iferous 7ze 9d 9s 8ing 6s 5rundum
5y 6s 4s 4uncle 9s 7ular 5retor as 3cass 7es 4inogen aic city cs as 7ma 9s 3d 4amom 8s 7n 8s 4board 4ed 5r 6s
4holder as 4iac 5e 6s 5gan 8s 5nal 8ly 8s 6g 5o 6gram as 9ph bs 6logist cs 9y 6myopathy 6pulmonary 6vascular 4s
5harp 9er bs 9s 3e 4d 4en 6ed 6ing 6s 5r 6ed 6ing 7sm 8t 9s 6s 4free 5ul 7ler 9st 8y 7ness 4giver 9s 4less 8ly
8ness 4r 5s 4s 5s 6ed 7s 6ing 4t 5aker 9s 5s 4worn 3fare 3go 5es 3hop 6s 3ibou 7s 4cature ad as 9ing ast cs 4es
4llon 8s 4ng 4ous 3jack 7ed 8r 9s 7ing as 7s 3load 7s 3maker 8s 4ine 7s 3nage 5l 6ity 6ly 5tion 9s 4elian 9s
4ies 5val 8s 6ora 8e 9s 8ous bly bness 4y 3ob 5s 4l 5ed 6r 7s 5ing 5s 4m 5ed 5ing 5s 4tene 5id 7s 4usal 8s 6e
7d 7l 8s 7r 8s 7s 6ing 3p 4al 6s 4ed 5l 6s 5nter 9ed 9ing 9s 7ry 5r 6s 5t 6bag 9ged br cs aing 9s 6ed 6ing 6s
4i 5ng 4ool 7ed 7ing 7s 5rt 7s 4s 4us 3rel 6s 4iage 8s 8way bs 5ed 6r 7s 6s 5on 4ot 6s 6y 4y 5all 8s 5cot 8s
5ing 5out 6ver 9s 3s 4ick 7ness 3t 4age 4ed 5l 6s 5r 6s 4horse 9s 4ilage 9s 8inous 5ng 4load 8s 4ographer cs
aic ay 5n 6s 5on 7ed 7ing 8st as 7s 4ridge 9s 4s 4wheel 9ed 9ing 9s 3ve 5d 5r 6ies 6s 6y 5s 4ing 7s 3yatid 8s
2saba 6s 3cade 7d 7s 6ing 5ra 7s 3e 4book 8s 4d 4harden aed aing as 4in 4load 8s 4ment 8s 4s 4work 8er as 3h
4back 5ook 8s 4ed 5s 5w 6s 4ier 7ed 7ing 7s 5ng 4less 4mere 3ing 6s 5o 6s 3k 4et 6s 4s 3sava 7s 4erole 9d 9s
8ing 5tte 8s 4ia 6s 4ock 7s 5waries 8y 3t 4anet 8s 5way 8s 4e 5llated 5r 6s 5s 4igate 9d 9s 8ing 9on 8or as 5ng
7s 4le 6d 6s 5ing 4off 7s 5r 6s 4rate 8d 8s 7ing 8on as 4s 3ual 6ly 6ness 6s 6ties 7y 4ist 7ic 7ry 7s 2t
3aclysm 9al 9ic 9s 5omb 8s 4falque as 4lepsy 7tic as 5og 7ed 8r 9s 7ing 7s 5pa 7s 5yses 7is 7t 8s 6tic 6ze 8d
8s 7ing 4maran 9s 4pult 8ed 8ing 8s 4ract 8s 5rh 4strophe bs aic cally 4tonia 8c 9s 3bird 7s 4oat 7s 3call 7ed
7ing 7s 4h 5all 8s 5er 7s 6s 5ier 7st 6ng 8s 5ment 9s 5penny 6hrase bs 5word 9s 5y 3echism 9s 8t 9s 7ze 9d 9s
8ing 4gorical bly 8es 8zation es 9e ad as 9ing 7y 4r 5corner 5ed 6r 7s 5ing 8s 5pillar bs 5s 5waul 9ed 9ing 9s
3fish 7es 3gut 3harses 7is 6tic 9s 4edral 9s 5ter 8ize bd bs aing 8s 4ode 7s 6ic 5lic 8ity 3ion 6s 3kin 6s
3like 3nap 6ped 7ing 6s 4ip 3s 4uit 7s 3tail 7s 4ed 5ries 6y 4ier 6st 5ly 5ness 6g 4le 6man 7en 4y 3walk 7s
2ucus 6ed 7s 6ing 3dal 6ly 3ght 3ldron 8s 4iflower bs 4k 5ed 6r 7s 5ing 5s 3sal 6ities 8y 6ly 5tion 7ve 4e 5d
5less 5r 6ie 8s 6s 5s 5way 8s 4ing 4tic 7ally 7ity 7s 3terization 8e 9d 9s 8ing 4ion 7ary 7ed 7ing 7s 6us 8ly
8ness 2valcade 9s 5ier 8ly 8s 5ries 6y 7man 8en 3e 4at 6s 4d 4man 5en 4r 5n 6ous 9ly 6s 5s 4s 3iar 4l 5ed 6r 7s
5ing 8s 5s 4ng 4tation 5ies 5y 3ort 6ed 6ing 6s 2w 3ed 3ing 3s 2y 3enne 3s 3use 6s 1c 1ease 5d 5fire 9s 5less
9ly 9ness 5s 4ing 2ca 4l 3um 2dar 5s 3e 4d 4r 5s 4s 3illa 7s 4ng 2ilidh 7s 5ng 7s 2landine 3eb 5rant 9s 7te 9d
9s 8ing 9on bs 8or as ay 6ities 8y 5s 4riac 6ty 5y 4sta 7s 6ial 9ly 3ibacy 6te 8s 3l 4ar 6s 4ed 4ist 7s 4mate
8s 4o 5phane 5s 4phone 9s 4s 4ular 8s 6ite 8is 6oid 7se 2ment 6ed 7r 8s 6ing 6s 6um 4teries 7y 2nobite 8s 7ic
4taph 8s 3ser 6s 4or 6ed 6ial 7ng 7ous aly aness 6s 7hip 4urable 6e 7d 7r 8s 7s 6ing 5s 6ed 7s 6ing 3t 4aur 7s
5vo 7s 4enarian bs 9es 8y 6nial aly as 5r 6board bs 6ed 6fold as 6ing 6piece bs 6s 4igrade 8m 9s 5liter as 5me
7s 7ter as 5pede 9s 4ral 7ism 9t 8ty 8zation 9e ad ar bs as 9ing 7ly 7s 5ifugal bly 9e ad as 9ing 6petal bly
6sm 7t 8s 4s 4uries 7on 9s 6y 2phalic 2ramic 7ist as 7s 6st 8s 3eal 6s 4bellar 8um as 5ra 7l 7te 9d 9s 8ing 9on
6ovascular 6um 8s 4ment 8s 5onial aly as 8es 8ous bly bness 7y 3ise 4um 3met 3t 4ain 7ly 7ties 8y 4ifiable ay
7cate bd bs aing bon ds 7ed 8s 6y 7ing 5tude 9s 4s 3ulean 3vical 6es 5x 2sarean 8s 3ium 3sation 9s 4ion 7s 4pit
7s 5ool 8s 2tacean 8s 3eris 1f 1g 1h 2ad 4s 3fe 5d 5s 4f 5ed 5inch 9es 7g 5s 4ing 3grin 7ed 7ing 7s 3in 5ed
5ing 5s 6aw 8ed 8ing 8s 4r 5ed 5ing 5lift 9s 5man 8ship cs 6en 5person bs 5s 5woman 8en 4se 6s 3lcedony 4et 6s
4ice 7s 4k 5board as 5ed 5ier 7st 6ness 7g 5s 5y 4lenge 9d 9r as 9s 8ing 5is 3mber 7ed 7lain bs 7maid bs 7s
5ray 4eleon 9s 4ois 5mile 9s 4p 5agne 9s 5ed 6rs 5ing 6on 8ed 8ing 8s 9hip cs 5s 3nce 6d 6l 7leries ay 8or as
bhip 7s 6ries 7y 6s 5ier 7st 6ness 7g 5re 7s 5y 4delier as 5ler 8s 4ge 6ability 8le aness 9y 6d 6less aly 7ing
as 6over as 6r 7s 6s 5ing 4nel 7ed 7ing 8zation 9e ad as 9ing 7s 4son 7s 4t 5ed 6r 7s 6use 9s 6y 7s 5icleer bs
6ng 5s 3os 4tic 7ally 3p 4arral 9s 5ti 7s 6ti 8s 4book 8s 4eau 7s 5l 6s 5ron 8age 8ed 8ing 8s 4lain 8cies 9y 8s
5et 7s 4ped 5ies 6ng 5y 4s 4ter 7s 3r 4abanc 9s 5cter 9ful 9istic eally es azation gs be cd cs bing 9less 9s
5de 7s 4broil 9ed 9ing 9s 4coal 8s 4d 5onnay as 4ge 6able 6d 6r 7s 6s 5ing 4ier 6st 5ly 5ness 5ot 7eer as 7s
5sma 8tic bs 5table aness 9y 6ies 6y 4ladies 7y 6tan 9ism 9ry 9s 5ie 7s 4m 5ed 6r 7s 5ing 8ly 5less 5s 4red
5ing 4s 4t 5ed 6r 7ed 8r 9s 7ing 7s 5ing 5reuse 5s 4woman 7en 4y 3se 5d 5r 6s 5s 4ing 4m 5s 4sis 4te 6ly 6n 7ed
8ss 7ing 7s 6r 6st 5ise 8d 8ment cs 8r 9s 8s 7ing 6ty 4uble 8s 3t 4eau 7s 7x 5laine as 4line 8s 4room 4s 4ted
6l 7s 6r 7box aes 7ed 8r 9s 7ing 7s 5ier 7st 6ly 6ness 7g 5y 3uffeur 9ed 9ing 9s 4vinism 9t aic cally as 2eap
5en 7ed 7ing 7s 6r 6st 5ly 5ness 5o 5skate as 4t 5ed 6r 7s 5ing 5s 3ck 5book 9s 7x 5ed 6r 7board cs 7ed 7ing 7s
5ing 5list 9s 5mate 9d 9s 8ing 5off 8s 6ut 8s 5point as 5room 9s 5s 6um 5up 7s 3ddar 3ek 5bone 9s 5ed 5ier 7st
6ly 6ness 7g 5s 5y 4p 5ed 5ing 5s 4r 5ed 6r 7s 5ful 8ler ast 9y 8ness 5ier 7st 6ly 6ness 7g 6o 7s 5leader bs
7ss 9ly 9ness 5s 5y 4se 6board bs 7urger cs 6cake as 7loth 6d 6paring 6s 5ier 7st 6ness 7g 5y 4tah 7s 3f 4s 3m
4ical 8ly 8s 5se 7s 6t 7ry 7s 4o 5therapeutic by 4urgy 3nille 3rish 7ed 8s 7ing 4oot 7s 4ries 5y 4t 4ub 6ic 7m
6s 4vil 3ss 5board as 5man 6en 4t 5ed 6rfield cs 5ful 8s 5ier 7st 5nut 8s 5s 5y 3valier 9s 4iot 4ron 7s 3w 4ed
5r 6s 4ier 6st 5ness 6g 4s 4y 2g 3e 2i 3aroscuro 3c 4ane 7ries 8y 7s 4er 5st 4hi 6s 4k 5adee 9s 5en 7ed 7feed
7hearted 7ing 7pox 7s 8hit bs 5pea 8s 5s 5weed 4le 4ness 4ories 6y 3de 5d 5s 4ing 7ly 3ef 5dom 5er 6st 5ly 5s
5tain 9s ahip ds 3ffon 7ier as 3gger 7s 4non 7s 3huahua 9s 3lblain 9s 4d 5bearing 6irth as 5care 5hood 9s 5ish
8ly 8ness 5less 9ness 6ike 5minder bs 9ing 5proof aed aing as 5ren 4i 5es 4l 5ed 6r 7s 6st 5ier 7st 6ness 7g
8ly 8s 5ness 5s 5y 3me 5d 5r 6a 7s 6ic 8al 6s 5s 4ing 4ney 7s 4p 5anzee as 5s 3n 4a 5ware 4chilla as 4e 5s 4k
5ed 5ing 5s 4less 4ned 5ing 4o 5s 4s 5trap 9s 4tz 6ier 8st 6y 4wag 7s 3p 4board 4munk 8s 4olata 9s 4ped 6r 7s
5ie 7s 6ng 8s 5y 4s 3rography 5podist bs 8y 6ractic cs aor cs 4p 5ed 5ier 7st 6ly 6ness 7g 5s 5y 4rup 7ed 7ing
7s 3s 4el 6ed 7r 8s 6ing 6s 3t 4chat 8s 8ted 9ing 4in 6ous 4osan 4s 4terlings 3valrous aly aness 7y 4e 5s 4ied
6s 4y 5ing 2lamydia 9e 9s 3oral 5dane 5ide 8s 6nate ad as 9ing aon 7e 5ofluorocarbon is 7orm aed aing as 6phyll
7last bs 2m 2oc 4k 5ablock 5ed 5ing 5s 4oholic as 5late 9s 8y 4s 3ice 6r 6s 7t 4r 5boy 8s 5master bs 5s 3ke
5cherries ay 5d 5r 6s 5s 4ing 3lecystectomy 9itis 5r 6a 6ic 5sterol 3mp 5ed 6r 7s 5ing 5s 3ose 6r 7s 6s 5ier
7st 6ness 7g 5y 3p 4house 9s 4ped 6r 7ed 7ing 7s 5ier 7st 6ly 6ness 7g 5y 4s 5tick 9s 3ral 6e 7s 6ly 6s 4d 5al
6te 8s 5s 4e 5a 5ograph bed cr ds bic dally cng bs by 5s 4ister 9s 4oid 7s 4tle 7d 7r 8s 7s 6ing 4us 6ed 7s
6ing 3se 5n 3w 4der 7s 4ed 4ing 4s 2rism 5ten 8ed 8ing bs 8s 6ian 6ology 3omatic 9ally 8n 7ography 5e 6d 6s
5ing 6um 5osomal 9e as 4nic 7ally 7le 9d 9r as 9s 8ing 5ograph bs 6logical dly aes ast cs 9y 6meter bs 3ysalis
9es 6nthemum ds 2ub 4bier 7st 6ness 5y 4s 3ck 5ed 5hole 9s 5ing 5le 7d 7s 6ing 5s 3ffed 3g 4ged 5ing 4s 3kka 6s
3m 4med 5ier 7st 6ly 6ness 7g 5y 4p 5s 4s 3nder 7ed 7ing 7s 4k 5ed 5ier 7st 6ness 7g 5s 5y 4ter 7ed 7ing 7s
3rch 6es 6goer as 8ing 6man 7en 6warden cs 7oman 9en 6yard as 4l 5ish 8ly 8ness 5s 4n 5ed 6r 7s 5ing 5s 3te 5s
4ney 7s 4zpah 2yme 3ron 6s 1iabatta 8s 3o 4s 2cada 6s 4trices 7x 3erone 8s 7i 2der 5s 2gar 5ette 9s 5illo 9s 5s
2lantro 3ia 4um 2nch 5ed 6s 5ing 5ona 8s 4ture 8s 3der 6ed 6ing 6s 3e 4ma 6s 6tic 7ographer fs dic dy 3nabar
5mon 2pher 6ed 6ing 6s 2r 3ca 5dian 4le 6d 6s 6t 7s 5ing 4uit 7al 7ed 7ing 7ous aly aness 7ry 7s 7y 5lar 8ity
9ze bd bs aing 8ly 8s 7te 9d 9s 8ing 9on bs 8ory 5mcise ad as 9ing aon cs 6ference ds btial 7lex aes 6locution
es bory 6navigate ed es ding eon gs 6polar 6scribe cd cs bing aption fs 7pect bion bly 7tance cd cs bing atial
ely 6vent aed aing bon as 5s 6es 3que 6s 3rhosis 6tic 9s 4i 4us 2s 3gender 3tern 7s 2t 3adel 7s 4tion 8s 3e 4d
4s 3ies 4fied 4ng 4zen 7ry 7s 8hip 3ric 4on 6ella 6s 4us 6es 3y 4wide 2vet 5s 3ic 5ally 5s 4l 5ian 8s 6ties 7y
6zation cs 7e 8d 8s 7ing 5ly 3vies 1k 1l 2ack 5ed 5ing 5s 3d 4ding 4e 3im 5able 6nt 8s 5ed 6r 7s 5ing 5s
4rvoyance at bs 3m 4bake 8s 5er 7ed 8r 9s 7ing 7s 4med 5ier 7st 6ly 6ness 7g 5y 4or 6ed 6ing 6ous 6s 4p 5down
9s 5ed 5ing 5s 4s 3n 4destine bly 4g 5ed 6r 7s 5ing 5or 7ous aly 5s 4k 5ed 5ing 5s 4nish 8ness 4s 5man 6en
5woman 8en 3p 4board 9ed 9ing 9s 4ped 6r 7board cs 7s 5ing 4s 4trap 3que 6s 3ret 6s 4ification ds 7ed 8s 6y
7ing 5net 8ist bs 8s 5on 7ed 7ing 7s 5ty 3sh 5ed 6s 5ing 4p 5ed 5ing 5s 4s 5ed 6s 5ic 7al 9ly 7ism 9t as 7s 6er
7st 6fiable 8cation es 8ed as 9r as 9s 7y 8ing 6ness 7g 6sm 5less 9ness 5mate 9s 5room 9s 5work 5y 3tter 7ed
7ing 7s 3usal 5e 6s 5trophobia dc 3vichord as 6le 8s 5er 7s 3w 4ed 4ing 4s 3y 4ey 4ier 6st 2ean 5able 5ed 6r 7s
6st 5ing 8s 5lier 8st 7ness 6y 5ness 5s 6e 7d 7r 8s 7s 6ing 5up 7s 4r 5ance 9s 5ed 6r 6st 5headed 5ing 8house
ds 8s 5ly 5ness 5s 5way 8s 4t 5s 4vage 8s 5e 6d 6r 7s 6s 5ing 3f 4s 4t 5s 3matis 8es 4ency 6t 7ine as 7ly 3nch
6ed 7s 6ing 3restories 9y 4gies 5y 6man 7en 6woman 9en 4ic 6al 8ism 8ly 6s 4k 5ed 5ing 5s 6hip 3ver 6er 7st 6ly
6ness 4is 6es 3w 4ed 4ing 4s 2iche 6d 6s 4k 5able 5bait 5ed 6r 7s 5ing 5s 3ent 6ele 9s 6s 3ff 5hanger bs 9ing
5s 5top 8s 3i 3macteric 7ic 5te 7s 6ic 8ally 6ologist ds ay 5x 6ed 7s 6ing 4b 5able 5ed 6r 7s 5ing 5s 4e 5s
3nch 6ed 7r 8s 7s 6ing 4g 5er 7s 5film 5ier 7st 6ng 5s 5y 4ic 6al 8ly 6ian 9s 6s 4k 5ed 6r 7s 5ing 5s 3ometric
aian ds as 3p 4board 9s 4ped 6r 7s 5ing 8s 4s 3que 6s 6y 5ish 8ly 8ness 3t 4oral 6ides 7s 8es 4s 3x 2oaca 6e 4k
5ed 5ing 5room 9s 5s 3bber 7ed 7ing 7s 3che 6s 4k 5ed 5ing 5s 5wise 6ork 9s 3d 4dish 4hopper as 4s 3g 4ged 5ing
4s 3isonne 5ter 8ed 8ing 8s 6ral 3mp 5ed 5ing 5s 3nal 4e 5d 5s 4idine 5ng 4k 5ed 5ing 5s 3p 4ped 5ing 4s 3se 5d
5fisted 5ly 5mouthed 5ness 5out 8s 5r 5s 6t 5t 6ed 6ing 6s 5up 7s 4ing 7s 4ure 7s 3t 4h 5e 6d 6s 7horse cs
7line bs 7pin as 5ier 8s 6ng 5s 4s 4ted 5ing 4ure 7s 3ud 5burst as 5ed 5ier 7st 6ness 7g 5less 5s 5y 4t 5ed
5ing 5s 3ve 5n 5r 6leaf as 9ves 6s 5s 3wn 5ed 5ing 6sh 8ly 8ness 5s 3y 4ed 4ing 7ly 4s 2ub 4bable 5ed 6r 7s
5ing 4feet 5oot 8ed 4house 9s 4land 4s 3ck 5ed 5ing 5s 3e 4d 4less 4s 3ing 3mp 5ed 5ier 7st 6ng 5s 5y 4sier 7st
6ly 6ness 5y 3ng 4k 5ed 6r 7s 5ier 7st 6ng 5s 5y 3ster 7ed 7ing 7s 3tch 6ed 7s 6ing 4ter 7ed 7ing 7s 2vi 4i 2xi
4i 4v 4x 3vi 5i 1m 1nidarian 9s 1o 2ach 5ed 6s 5ing 5load 9s 5man 6en 5work 3djutor 9s 3gulant 9s 7te 9d 9s
8ing 9on 8or as 3l 4ed 5sce 8d 8nce 9t 8s 7ing 4face 8s 5ield 9s 4ing 5tion 9ist cs 9s 4mine 8s 4s 3rse 6ly 6n
7ed 8ss 7ing 7s 6r 6st 3st 5al 5ed 6r 7s 5guard as 5ing 5line 9s 5s 3t 4ed 4ing 7s 4room 8s 4s 4tail 8s 3uthor
8ed 8ing 8s 3x 4ed 5r 6s 5s 4ial 5ng 7ly 2b 3alt 3ber 6s 4le 6d 6r 7s 6s 7tone bs 5ing 3nut 6s 3ra 5s 3s 3web
6bed 7ier 9st 7y 6s 2ca 4ine 3ci 5s 4us 4yges 5x 3hineal 4lea 7e 7r 7s 3k 4ade 7s 5mamie 5tiel 9s 6oo 8s 6rice
as 4chafer as 5row 8s 4ed 5rel 8s 5yed 4fight 9ing 9s 4ier 6st 5ly 5ness 6g 4le 6s 7hell bs 4ney 7s 4pit 7s
4roach 9es 4s 5comb 9s 5ucker as 6re 4tail 8s 4y 3o 4a 5s 4nut 7s 4on 6ed 6ing 6s 4s 2d 3a 4s 3ded 4ing 4le 6d
6s 5ing 3e 4d 4ine 4pendency at bs 4r 5s 4s 4x 3fish 7es 3ger 6s 3ices 5il 7s 4fication cs 6ed 7r 8s 7s 5y 6ing
4ng 3on 5s 3piece 8s 3s 4wallop 2ed 4s 4ucation bal 3fficient bs 3lenterate cs 3nzyme 3qual 7ly 7s 3rce 6d 6r
7s 6s 5ing 6on 6ve 3val 6ly 6s 3xist 7ed 8nce 9t 7ing 7s 4tensive 2ffee 6cake as 6house bs 6maker bs 6pot 9s 6s
5r 6dam 9s 6s 4in 6ed 6ing 6s 2g 3ency 5t 6ly 3itate 8d 8s 7ing 8on as 8ve 7or 9s 3nac 6s 5te 7s 4ition 9al 7ve
9ly 5zable 7nce 8t 4omen 8s 5scente ai 3s 3wheel 8s 2habit 7ant as 8tion 7ed 7ing 7s 3eir 6s 4re 6d 6nce 8y 7t
8ly 6s 5ing 4sion 6ve 8ly 8ness 3o 4rt 6s 4s 2if 4fed 5ing 5ure 8d 8s 7ing 4s 3l 4ed 4ing 4s 3n 4age 7s 4cide
8d 8nce bs 9t aal cly 8s 7ing 4ed 5r 6s 4ing 4s 5urance 3r 3tal 4us 2ke 4d 4s 3ing 2l 3a 4nder 8s 4s 3d
4blooded 4er 5st 4ly 4ness 4s 3eslaw 4us 6es 4y 5s 3ic 5ky 4seum 8s 4tis 3l 4aborate bd bs aing bon dist ds bve
dly aor cs 5ge 7n 7s 5pse 8d 8s 7ible 8ng 5r 6bone as 6d 7s 6ed 6ing 6less 6s 5te 7d 7ral aize aly 7s 6ing 7on
9s 6or 8s 4eague 9s 5ct 7ed 9ly 7ible bs 8ng 8on as 8ve aly as 9ism bt cs azation be cd cs bing 7or 9s 7s 5en
7s 5ge 7s 6iality 8n 9s 8te 4ide 7d 7r 8s 7s 6ing 5e 6r 7ies 7s 7y 6s 5sion 9s 4ocate 9d 9s 8ing 9on bs 5id 7al
7s 5q 6uial aism ds aly 8es 8um as 7y 4ude 7d 7s 6ing 5sion 7ve 3ogne 7s 4n 5el 7cy 7s 6s 5ial 8ism at bs 8ly
8s 6es 6st 8s 6zation 7e 8d 8r 9s 8s 7ing 5nade 9d 9s 5oscopies ay 5s 5y 4phon 8s 4r 5ant 8s 6tion 7ura as
5blind aness 5ed 7s 5fast 9ness 6ul 8ly 8ness 5ing 6st 8s 6zation 7e 8d 8s 7ing 5less 9ly 9ness 5s 5way 8s
4ssal 8ly 6i 6us 5tomies 8y 6rum 3s 3t 4ish 4s 3umbine 9s 5n 6ar 6ed 6ist 9s 6s 2m 3a 4ker 7s 4s 4tose 3b 4at
6ant 9s 6ed 6ing 7ve 9ness 6s 4ed 5r 6s 4ination bs 6e 7d 7r 8s 7s 6g 7s 6ing 4o 5s 4s 4ust 7ed 7ibility 9le bs
8ng 8on 8ve 7s 3e 4back 8s 4dian 8s 6c 6enne as 7s 5own 8s 5y 4lier 7st 6ness 5y 4r 5s 4s 5tible as 4t 5s
4uppance bs 3fier 6st 5t 6s 4ort 7able bness ay 7ed 8r 9s 7ing aly 7less 7s 4y 3ic 5al 7ity 7ly 5s 4ng 6s 4ty
3m 4a 5nd 7ant as 7ed 8er aed aing as 8r 9s 7ing 7ment bs 7o 8s 7s 5s 4emorate bd bs aing bon ds bve aor cs
5nce 8d 8ment cs 8s 7ing 6d 7able ay 8tion cs 9ory 7ed 7ing 7s 6surable ate cly 6t 7aries 9y 8te ad as 9ing 9or
bs 7ed 7ing 7s 5rce 7ial aism bzation ce dd ds cing aly as 4ie 6s 5ngle 9d 9s 8ing 5serate bd bs aing bon ds
bve 6sar 9iat cs aes 9s 9y 7ion aaire es aed br cs aing as 5t 6ment as 6s 6tal 9s 7ed 8e 9man aen 9s 9woman cen
8r 9s 7ing 4ode 7s 6ification 7ous aly 7ties 8y 6ore 9s 5n 6alities ay 8ty 6er 8s 7st 6ly 6ness 6place bs 6s
7ense 6weal ath cs 5tion 9s 4unal 8ly 6e 7d 7s 6icability ale by 9nt bs 9te bd bs aing bon ds bve aor cs 7ng
7on 9s 7que as 7sm 8t 9ic 9s 7ties 8y 5table 7tion bs 9ve aity 8or as 6e 7d 7r 8s 7s 6ing 3orbidity 3p 4act 7ed
8r 8st 7ing 8on 7ly 7ness 7or 9s 7s 5nies 7on 9able cy 9s ahip 9way cs 6y 5rability 8le 9y 7tive bly bs 6e 7d
7s 6ing 7son as 6tment bal dization fe gd gs fing bs 5ss 7ed 8s 7ing 8on aate dly 5tibility 8le as 9y 6riot as
4ed 5er 7s 5l 6led 7ing aly 6s 5ndious 8um as 6sate ad as 9ing aon cs 9ory 5re 7d 7s 6ing 5te 7d 7nce as 9ies
9y 8t 9ly 7s 6ing 7tion bs 9ve bly bness 8or as 4ilation bs 6e 7d 7r 8s 7s 6ing 5ng 4lacence ay 9t aly 6in 8ant
bs 8ed 9r as 8ing 8s 8t 9s 7sance at bly 5ected 6ment aary aed aing as 6te 8d 8ly 8ness 8r 8s 9t 7ing 8on as 6x
7es 7ion aal aed as 8ties 9y 7ly 5iance 8t 9ly 6cate ad bly as 9ing aon cs 7it 9y 6ed 7s 6ment aary aed aing as
5y 6ing 4o 5nent 9s 5rt 7ed 7ing 7ment 7s 5s 6e 7d 8ly 7r 8s 7s 6ing 7te 9d 9ly 9s 8ing 9on bal bs 8or as 6t
7ed 7ing 7s 6ure 5te 7s 5und 8able 8ed 8ing 8s 4rehend aed aing as 9sibility cle dy bon ds bve dly dness ds 6ss
8ed 9s 8ible 9ng 9on 9ve 8or as 5ise 8d 8s 7ing 5omise ad as 9ing 4s 4troller bs 4ulsion as 8ve aly aness
7ories aly 9y 5nction bs 5tation bal dly bs 6e 7d 7r 8ate 8ization ae bd bs aing 8s 7s 6ing 3rade 7ly 7s 8hip
2n 3catenate bd bs aing bon ds 5ve 7ly 7ness 6ities 8y 4eal 7able 7ed 8r 9s 7ing 7ment 7s 5de 7d 7s 6ing 5it
7ed 9ly 9ness 7s 6vable ay 7e 8d 8s 7ing 5ntrate bd bs aing bon ds 8ic aally 5pt 7ion aal as 7s 7ual aization
hs ce dd ds cing aly 5rn 7ed 9ly 7ing 7s 6t 7ed 9ly 7goer bs 7ina aed aing as 9g 8ze ad as 9ing 7master ds 7o
8s 7s 5ssion aaire es bl bry as 4h 5ie 7s 5s 4ierge 9s 5liate ad as 9ing aon 9or bs by 5se 7ly 7ness 7r 7st
6ion 4lave 8s 5ude 8d 8s 7ing 6sion as 8ve aly aness 4oct 7ed 7ing 8on as 7s 5mitant bly bs 5rd 7ance bs 9t 8t
9s 5urse 9s 4rete 8d 8ly 8ness 8s 7ing 8on as 4ubinage 8e 9s 5piscence bt 5r 6red 8nce bs ay 9t aly 7ing 6s 5ss
7ed 8s 7ing 8on as 8ve 3demn 7ation cs 9ory 7ed 8r 9s 7ing 7s 5nsate as 9ion cs 7e 8d 8r 9s 8s 7ing 5scend aed
aing dly as 9sion 4ign 5ment 9s 5tion 9al bity bly bs 9ed ar bs 9ing 9s 4o 5le 7d 7nce as 7s 6ing 5m 6inium bs
6s 5ne 7d 7s 6ing 5r 6s 5s 4uce 7d 7s 6ing 7ve 6t 7ance 7ed 7ibility 9le 8ng 8on 8ve 9ity 7or 9s 7ress bes 7s
5it 7s 3e 4d 4s 4ys 3fab 6bed 7ing 6s 6ulate bd bs aing bon ds 4ection aer cies cs cy as 5deracies ay 9te bd bs
aing bon ds 5r 6ee 8s 7nce as 9ing 6ment as 6rable 8l 7ed 8r 9s 7ing 6s 5ss 7ed 9ly 8s 7ing 8on aal cs as 7or
9s 5tti 4idant 9e as 9s 6e 7d 7nce as 8t 9ial city cly 9ly 7r 8s 7s 6ing 9ly 5gurable 9tion ds 8e 9d 9s 8ing
5ne 7d 7ment bs 7s 6ing 5rm 7ation cs 9ory 7ed 7ing 7s 5scate ad as 9ing aon cs 9or bs by 4lagration ds 6te 8d
8s 7ing 8on as 5ict 8ed 8ing 8s 5uence as 8t 4orm 7able 8l 8nce 8tion cs 7ed 8r 9s 7ing 8sm 9t as 8ty 7s 5und
8ed 8ing 8s 4raternities cy 5ere 8s 5ont 8ation dal ds 8ed 8ing 8s 4use 7d 8ly 7r 8s 7s 6ing 9ly 7on 9s 5tation
6e 7d 7s 6ing 3ga 5ed 5ing 5s 4eal 7ed 7ing 7ment 7s 5nial 9ity 9ly 7tal aly 5r 6ies 6s 5st 7ed 7ing 8on 8ve 7s
4lomerate cd cs bing con es 4rats 7ulate cd cs bing con es bory 5egant as 8te ad as 9ing aon cal eism gt hs cs
6ss 8es 8ional 8man 9en 8people arson es 8woman ben 5uence 8t 9ly 6ities 8y 6ous 3ic 5al 7ly 5s 4fer 7ous 7s
4ng 3j 4ectural 9e ad as 9ing 4oin 7ed 8r 9s 7ing 7s 7t 8ly 4ugal 8ly 7te 9d 9s 8ing 9on bs 5nct 8ion bs 9va bs
ae bs aitis 8s 8ure bs 5ration bs 6e 7d 7r 8s 7s 6ing 3k 4ed 5r 6s 4ing 4s 3man 3nect 7able 7ed 7ing 8on as 8ve
as 9ity 7or 9s 7s 5d 4ing 5ption as 5vance 6e 7d 7r 8s 7s 6ing 4oisseur bs 5tation bs 9ve 6e 7d 7s 6ing 4ubial
3quer 7able 7ed 7ing 7or 9s 7s 6st 8s 5istador cs 3s 4anguineous aity 4cience aless as 8tious dly dness 6ous
9ly 9ness des 5ript 9ed 9ing aon 9s 4ecrate ad as 9ing aon cs 6utive bly 5d 5nsual 8s 9es 6t 7ed 7ing 7s
5quence bs 9t aial dly aly 5rvancies ay 8tion cism et fs asm ave cly cs 9oire ds ar bies bs by 7e 8d 8s 7ing 5s
4ider 8able by 9te bly bness aion ds 8ed 8ing 8s 5gn 7ed 8e 9s 7ing 7ment bs 7or 9s 7s 5ng 5st 7ed 8nce bs aies
ay 9t aly 7ing 7ories 9y 7s 4olable 7tion bs 8ory 6e 7d 7s 6idate bd bs aing bon ds aor cs 7ng 9ly 5mme 5nance
as 8t 9ly 9s 5rt 7ed 7ia 8ng 8um 7s 4pectus aes 5icuous bly bness 6racies 9y 8tor bial ely bs 7e 8d 8s 7ing
4table 9s 7ularies by 6ncy 7t 8ly 8s 5ellation ds 6rnation 5ipate ad as 9ing aon 6tuencies by at bs 8te ad as
9ing aon cal eism fty ely es cs ave 5rain 9ed 9ing 9s 9t as 6ict 9ed 9ing aon cs ave 9or bs 9s 6uable 7ct 9ed
9ing aon cal cist fs cs ave cly cness 9or bs 9s 7e 8d 8s 7ing 4ubstantiation 5l 6ar 7te 9s 6s 7hip 6t 7ancies
ay 9t as 8tion cs ave 7ed 7ing 7s 5mable as 6e 7d 7r 8ism at bs 8s 7s 6ing 6mate ad aly as 9ing aon cs 6ption
9ve bs 3t 4act 7able 7ed 7ing 7less 7s 5gion 9s 8us aly aness 5in 7able 7ed 8r 9ization be cd cs bing 9s 7ing
7ment 7s 5minant bs 9te bd bs aing bon aor cs 4d 4emn 7ed 7ing 7s 6plate bd bs aing bon bve dly ds 7oraneity
cous fly aries by 7t 8ible by 8uous cly cness 5nd 7ed 8r 9s 7ing 7s 6t 7ed 9ly 9ness 7ing 8on as 9us bly bness
7ly 7ment 7s 5rminous cly 5st 7able 8nt as 7ed 7ing 7s 5xt 7s 7ual aization ce dd ds cing aly 4iguity 7ous aly
5nence 8t 9al bs 9s 6gencies ay 9t aly as 6ua 8l 9ly 8nce bs 8tion cs 7e 8d 8s 7ing 8ties 9y 7ous aly 7um 4ort
7ed 7ing 8on aist ds as 7s 5ur 7ed 7ing 7s 4ra 6band 8ssoon ds 6ception bve ds 7t 8ed 8ible 9le aity 9ng 9on bs
8or as 8s 8ual bly 6dict aed aing bon ds aory as 8stinction hs 6flow as 6il 8s 7ndicate ed es ding eon gs 6lto
9s 6ption bs 7untal cly 6rian aism as 8es 9ty 8ly 8ness 8wise 7y 6st 8ed 8ing 8s 6vene ad as 9ing 9tion ds
5etemps 5ibute ad as 9ing aon cs 9or bs by 6te 8ly 8ness 7ion 6vance bs 7e 8d 8r 9s 8s 7ing 5ol 7lable 8ed 9r
as 8ing 7s 6versial dly bes ay 9t aed aible bng as 4umacious cly 8y 6elies 9ous 8y 5se 7d 7s 6ing 7on 9s
3undrum 9s 4rbation bs 3valesce ad ance ds bt cs as 9ing 4ection aal 8ve 7or 9s 5ne 7d 7r 8s 7s 6ience bs 9t
aly 7ng 6t 7icle bs 8on aal city dze fd fs eing cly aeer ds as 7s 5rge 8d 8nce bs 9t 8s 7ing 6sant 8tion cal
eist hs ely cs 7e 8d 8ly 8s 7ing 8on as 6t 7ed 8r 9s 7ibility 9le bs 8ng 7s 5x 6ity 6ly 5y 6able 7nce as 9ing
6ed 6ing 6or 8s 6s 4ict 7ed 7ing 8on as 7s 5nce 8d 8s 7ing aly 5vial 9ity 9ly 4ocation bs 5ke 7d 7s 6ing 5luted
8ion bs 5y 6ed 6ing 6s 4ulse 8d 8s 7ing 8on as 8ve aly 3y 2o 3ed 3ing 3k 4book 8s 4ed 5r 6ies 6s 6y 4house 9s
4ie 6s 5ng 4out 7s 4s 4ware 8s 3l 4ant 7s 4ed 5r 6s 5st 4ie 6s 5ng 4ly 4ness 4s 3n 4s 5kin 8s 3p 4ed 5r 6age
7te 9d 9s 8ing 9on 9ve bly bness bs 8or as 6ed 6ing 6s 4ing 4s 3rdinate ad aly as 9ing aon 9or bs 3s 3t 4ie 6s
4s 2p 3acetic 4y 3e 4d 4s 3ied 5r 6s 5s 4lot 7s 4ng 6s 4ous 7ly 7ness 3ped 5r 6head as 6plate 6s 6y 4ing 3ra 3s
4e 5s 3ter 6s 3ula 6s 6te 8d 8s 7ing 8on 8ve as 3y 4book 8s 4cat 7s 7ted 8ing 4ing 5st 7s 4left 4right 9ed 9ing
9s 4writer as 2quetries 7y 6te 8d 8s 7ing 8sh aly 2r 3acle 7s 4l 5s 3bel 6s 3d 4age 4ed 4ial 7ity 7ly 7s 5llera
as 5ng 5te 4less 4on 6ed 6ing 6s 5van 4s 4uroy 8s 3e 4d 4ligionist ds 4r 5s 4s 5pondent cs 3gi 5s 3iander 4ng
3k 4age 4ed 5r 6s 4ing 4s 5crew 9ed 9ing 9s 3m 4orant 9s 4s 3n 4ball 8s 5read 4cob 7s 5rake 9s 4ea 6l 6s 5d 5r
6ed 6ing 6s 7tone bs 5t 6s 4field 9s 5lakes 6our 7wer as 4ice 7s 5er 6st 5ly 5ness 6g 4meal 4row 7ed 7ing 7s 4s
5talk 9s 7rch 4ucopia as 4y 3olla 7ries 8y 7s 4na 6l 7s 6ries 7y 6s 6tion as 6virus bes 5er 7s 6t 7s 3p 4ora 7l
8s 7te 9ly 8ion bs 9sm 6eal 9ity 9ly 4s 5e 6s 5man 6en 4ulence 8t 5s 6cle 9s 7ular 3r 4al 6led 7ing 6s 4ect
7able 7ed 8r 8st 7ing 8on aal as 8ve as 7ly 7ness 7or 7s 5late 9d 9s 8ing 9on bal bs 9ve bs 5spond aed bnce es
ct ds aing dly as 4idor 8s 5e 6s 4oborate bd bs aing bon ds bve aor cs cy 5de 7d 7s 6ing 5sion 7ve 9ly 9s
4ugate 9d 9s 8ing 9on bs 5pt 7ed 8r 8st 7ibility 9le 8ng 8on as 7ly 7ness 7s 3sage 7s 5ir 7s 4et 6ed 6ing 6s
3tege 7s 5x 4ical 6es 5sol 7ne 3undum 4scate 9d 9s 8ing 9on 3vette 8s 2s 3h 4ed 5s 4ing 3ign 6atories ay 6ed 7r
8s 6ing 6s 4ne 6s 3metic 8ally 8ian bs 8s 6ologist ds ay 4ic 6ally 4ogonies 9st bs 8y 5logical 9es 9st bs 8y
5naut 9s 5politan cism cs 5s 6es 3play 4onsor 9ed 9ing 9s 3set 6ed 6ing 6s 6ted 7ing 3t 4ar 6red 7ing 6s 4ed
4ing 7s 4lier 7st 6ness 5y 4s 4ume 7d 7r 8s 7s 6ier 9s 7ng 2t 3angent 9s 3e 4rie 7s 5minous 4s 3illion 9s 3s
3tage 7r 8s 7s 6ing 5r 6s 4er 6s 4on 6ed 6ing 6mouth bs 6s 7eed as 6tail as 6wood as 6y 3yledon 9s 2uch 5ed 6s
6tte 9s 5ing 3gar 6s 4h 5ed 5ing 5s 3ld 5've 5n't 4ee 6s 4is 4omb 7s 3ncil 7man 8en 7or 9s 7person ds 7s 7woman
aen 4sel 7ed 7ing as 7or 9s 7s 4t 5able 8y 5down 9s 5ed 6nance bd bs aing 6r 7act aed aing bon ds bve as
8rgument fs 8ttack ded ding ds 7balance ed es ding 8last cs 7claim ced cing cs 9ockwise 8ulture es 7ed
8spionage 8xample es 7factual 8eit bed cr ds bing bs 8oil bs 7ing 9surgencies gy 9telligence 7man ad bed bing
bs 8easure es 9lodies cy 9n 8ove bs 7offensive gs br cs 7pane bs 9rt bs 8etition 8oint ced cing cs ase cd cs
bing 8roductive 7revolution haries jy hs 7s 8ign bature gs bed bing bs 9nk bing bs 8pies 9y 8troke ds 8unk
7tenor cs 7vail bed bing bs 7weight ds 6ss 8es 5ies 6ng 5less 5ries 7fied 6y 7man 8en 7side bs 7wide 8oman aen
5s 5y 6wide 3p 4e 5s 4le 6d 6s 6t 7s 5ing 8s 4on 6s 4s 3rage 7ous aly aness 4gette 9s 4ier 7ed 7ing 7s 4se
6book as 6d 6r 7s 6s 6work 5ing 4t 5ed 6ous 9ly 9ness 6san 9s 7ies 7y 5house as 5ier 8s 6ng 5lier 8st 7ness 6y
5room 9s 5s 6hip 9s 5yard 9s 3scous 4in 6s 3ture 6ier 9s 2valent 4riance 8t 3e 4n 5ant 8ed 8ing 8s 5s 4r 5age
6ll 8s 5ed 5ing 8s 5let 8s 5s 5t 6ly 6ness 6s 4s 4t 5ed 5ing 5ous 8ly 8ness 5s 4y 5s 2w 3ard 6ice 6liness 7y 6s
3bell 7s 4ird 7s 4oy 6s 3catcher as 3ed 4r 5ed 5ing 5s 3girl 7s 3hand 7s 4erd 7s 4ide 7s 3ing 3l 4ick 7s 5ng 7s
4s 3man 4en 3orker 8s 3pat 6s 4oke 7s 5x 4uncher as 3rie 6s 3s 4hed 7s 4lip 7s 2x 3comb 7s 3ed 4s 3ing 3swain
8s 2y 3er 4st 3ly 3ness 3ote 6s 3pu 5s 2zen 5age 5ed 5ing 5s 3ier 5s 6t 4ly 4ness 3y 1pd 2l 2s 1rab 4bed 6r 7s
5ier 7st 6ly 6ness 7g 5y 4grass 4like 4s 4wise 3ck 5down 9s 5ed 6r 7jack bs 7s 5head 9s 5ing 8s 5le 7d 7s 6ing
9s 6y 5pot 8s 5s 5up 7s 3dle 6d 6s 5ing 3ft 5ed 5ier 7st 6ly 6ness 7g 5s 6man 9ship 7en 6people 6woman 9en 5y
3g 4gier 7st 6ness 5y 4s 3m 4med 6r 7s 5ing 4p 5ed 5ing 5on 7s 5s 4s 3nberries 8y 4e 5d 5s 4ial 5ng 5um 7s 4k
5case 9s 5ed 5ier 7st 6ly 6ness 7g 5s 6haft as 5y 4nied 7s 5y 3p 4e 5s 4ped 6r 7s 5ie 7r 7s 8t 6ng 5y 4s
5hooter bs 3sh 5ed 6s 5ing 4s 5er 6st 5ly 5ness 3te 5d 5r 6ed 6ing 6s 5s 4ing 3vat 6s 4e 5d 5n 6ly 6ness 6s 5s
4ing 7s 3w 4dad 7s 4l 5ed 6r 7s 5ier 7s 8t 6ng 5s 6pace as 5y 4s 3y 4fish 8es 4ola 7s 5n 6ed 6ing 6s 4s 3ze 5d
5s 4ier 6s 7t 5ly 5ness 6g 4y 2eak 5ed 5ier 7st 6ly 6ness 7g 5s 5y 4m 5ed 6r 7ies 7s 7y 5ier 7st 6ly 6ness 7g
5s 5y 4se 6d 6s 5ing 4te 6d 6s 5ing 6on 8ism bs at bs 8s 6ve 8ly 8ness 8s 7ity 5or 7s 5ure 8s 3che 6s 3d 4ence
6tial aed aing as 6za 8s 4ibility 6le 7y 5t 6able 9y 6ed 6ing 6or 8s 6s 6worthiness by 4o 5s 4ulity 6ous 9ly
9ness 3ed 5s 4k 5s 4l 5s 4p 5er 7s 5ier 7st 6ly 6ness 7g 5s 5y 3mains 5te 7d 7s 6ing 7on 9s 6oria 9es 9um bs 8y
4e 5s 3nelate 9d 9s 8ing 9on bs 3ole 6s 4sote 8d 8s 7ing 3pe 5s 4t 4uscular 3scendo 9s 7t 8s 4s 4t 5ed 5fallen
5ing 5less 5s 3taceous 4in 6ism 6ous 6s 4onne 3vasse 8s 4ice 7s 3w 4ed 5l 6work 4ing 4man 5en 4s 2ib 4bage 5ed
6r 7s 5ing 4s 3ck 5ed 6t 7er 9s 7ing 7s 5ing 5s 3ed 4r 5s 4s 3key 3me 5s 4inal 8ity 9ze bd bs aing 8ly 8s
6ologist ds ay 4p 5ed 5ing 5s 4son 7ed 7ing 7s 3nge 6d 6s 5ing 4kle 7d 7s 6ier 8st 7ng 6y 4oline 9s 3pes 4ple
7d 7r 8s 7s 7ware 6ing 9ly 3ses 4is 4p 5bread as 5ed 6r 6st 5ier 7st 6ness 7g 5ly 5ness 5s 5y 4scross aed bs
aing 3teria 7on 4ic 6al 8ity 8ly 6ism 9s 7ze 9d 9r as 9s 8ing 6s 5que 8d 8s 7ing 4ter 7s 2oak 5ed 5ier 7st 6ng
5s 5y 3chet 7ed 8r 9s 7ing 7s 4k 5ed 6ry 5s 4odile 9s 4us 6es 3ft 5er 7s 5ing 5s 3issant 9s 3ne 5s 4ies 4y 5ism
3ok 5ed 7er 8st 7ly 7ness 5ing 5neck 9s 5s 4n 5ed 6r 7s 5ing 5s 3p 4land 8s 4ped 6r 7s 5ing 4s 3quet 7te 9s
3sier 7s 4s 5bar 8s 6eam 9s 6ones 7w 8man 9en 8s 6red 8ed aing as 5check aed aing as 6urrent cs 7t 8s 8ting 5ed
6r 6s 7t 5fire 9s 5hatch aed bs aing 5ing 8s 5ly 5ness 5over 9s 5patch aes 6iece as 5road 9s 5town 5walk 9s
6ind 9s 7se 6ord 9s 3tch 6es 7t 8s 8y 3uch 6ed 7s 6ing 4p 5ier 8s 7st 5y 4ton 7s 3w 4bar 7s 4d 5ed 5fund 9ed
9ing 9s 5ing 5s 4ed 4feet 5oot 8s 4ing 4n 5ed 5ing 5s 4s 2ucial 7ly 5ble 8s 5fied 8s 7x 8es 8ion bs 6orm 9s 6y
7ing 3d 4dier 7st 5y 4e 5ly 5ness 5r 5st 4ites 6ies 6y 3el 5er 6st 5ly 5ness 5ties 6y 4t 5s 3ft 5ed 5s 5y 3ise
6d 6r 7s 6s 5ing 3ller 7s 3mb 5ed 5ier 7st 6ng 5le 7d 7s 6ier 8st 7ness 8g 6y 5s 5y 4mier 7st 6ness 5y 4pet 7s
5le 7d 7s 6ing 3nch 6ed 7r 7s 6ier 8st 7ness 8g 6y 3pper 7s 3sade 7d 7r 8s 7s 6ing 4e 5s 4h 5ed 6r 7s 6s 5ing
8ly 4t 5acean as 6l 5ed 5ier 7st 6ly 6ness 7g 5s 5y 3tch 6es 3x 4es 2y 3babies 6y 3ing 6s 3ogenic 9s 4nics
4surgery 3pt 5analysis 5ic 7ally 5ocurrencies dy 6gram as 9pher ds by 5s 3stal 7line 9zation ae bd bs aing
8ographic ey 7s 1s 1t 2n 2r 1u 2b 3byhole 9s 3e 4d 4r 5s 4s 3ic 5al 5le 7s 4ng 4sm 5t 6s 4t 5s 3oid 6s 3s
2ckold 7ed 7ing 7ry 7s 5o 6s 3umber 8s 2d 3dle 6d 6s 5ier 7st 6ng 5y 3gel 6ed 6ing 9s 6s 3s 2e 3d 3s 2ff 4ed
4ing 4s 2ing 3sine 7s 2linary 3l 4ed 4ing 4s 3minate 9d 9s 8ing 9on bs 3otte 7s 3pability 6le 7y 4rit 7s 3t
4ism 6t 7s 5vable 7r 8s 7table 8e 9d 9s 8ing 9on 8or as 4s 4ural 8ly 6e 7d 7s 6ing 3vert 7s 2m 3ber 6ed 6ing 6s
7ome aness 4rous 3in 3merbund as 4ing 3s 3ulative aly 5i 5onimbi aus 5us 2neiform 3nilingus 5ng 7er 8st 7ly 3t
4s 2p 3board 8s 3cake 7s 3ful 6s 3id 5ity 5s 3ola 6ed 6s 3pa 5s 4ed 4ing 3ric 3s 2r 3ability 5le 4cao 5ies 5y
4re 4te 6d 6s 5ing 6ve 8s 5or 7ial 7s 3b 4ed 4ing 4s 5ide 5tone 9s 3d 4le 6d 6s 5ing 4s 3e 4d 4r 5s 4s 4ttage
3few 6s 3ia 5e 4e 5s 4ng 4o 5s 6ities 8y 5us 7ly 7ness 4um 3l 4ed 5r 6s 5w 6s 4icue 8d 8s 7ing 5er 6st 5ness 6g
4s 4y 3mudgeon aly as 3rant 7s 4encies 7y 6t 7ly 7s 4icula 9r 8um 5ed 6s 4y 5comb 9ed 9ing 9s 5ing 3s 4e 5d 6ly
5s 4ing 5ve 7ly 4or 6ily 7ness 6s 6y 3t 4ail 7ed 7ing 7ment bs 7s 6n 7ed 7ing 7s 4er 5st 4ly 4ness 4sied 7s 5y
6ing 3vaceous aness 5ture 9s 4e 5d 5s 4ier 6st 5ng 4y 2shier 6st 5on 7ed 7ing 7s 4y 3p 4id 6or 8s 6s 4s 3s 4ed
6ly 6ness 5s 4ing 3tard 7s 4odial 8n 9s ahip 6y 5m 6arily 8y 6er 8s 6house bs 6ization 8e 9d 9s 8ing 6s 2t
3aneous 4way 7s 3back 7s 3e 4ly 4ness 4r 4sier 7st 5t 5y 4y 5s 3icle 7s 4e 5s 3lass 7es 4er 6s 6y 5t 6s 3off 6s
4ut 6s 3s 3ter 6s 4hroat 9s 4ing 7ly 7s 4lefish aes 3up 5s 3worm 7s 1w 2t 1yan 4ide 4obacteria 2berbullies 9y
5cafe 9s 5netic as 5punk 9s 5sex 6pace as 3org 6s 2clamen 8s 4e 5d 5s 4ic 6al 8ly 5ng 5st 7s 4ometer as 5ne 7s
6ic 5pedia as 7s 6s 5tron 9s 2gnet 6s 2linder 8s 6rical 2mbal 6ist 9s 6s 2nic 5al 7ly 5ism 5s 3osure 8s 2press
7es 2st 4ic 5tis 4s 2tokines 4logist as 7y 4plasm 9ic 4sine 1zar 4ina 7s 5sm 6t 7s 4s 0d 1ab 3bed 5r 6s 4ing
4le 6d 6r 7s 6s 5ing 3s 2ce 4s 3ha 5s 4shund 9s 3tyl 6ic 8s 6s 2d 3aism 6t 7s 3dies 4y 3o 4es 3s 2emon 6ic 6s
2ffier 6st 5ness 4odil 8s 4y 3t 4er 5st 4ly 4ness 2g 3ger 6s 3o 4es 4s 3s 3uerreotype dd ds cing 2hlia 6s
2ilies 5ness 4y 3ntier 7s 8t 6ly 6ness 5y 3quiri 8s 3ries 4y 5ing 5maid 9s 7n 6en 5woman 8en 3s 4es 4ies 4y 2le
4s 3liance 9s 5ed 6r 7s 6s 4y 5ing 3matian 9s 2m 3age 6able 6d 6s 5ing 4sk 6ed 6ing 6s 3e 4s 3med 4ing 5t 3n
4able 7y 5tion 4ed 6est 4ing 4s 3p 4ed 5n 6ed 7r 8s 6ing 6s 5r 6s 5st 4ing 4ly 4ness 4s 3s 4el 6flies 8y 6s 4on
6s 2nce 5d 5r 6s 5s 4ing 3delion 9s 5r 4ier 6s 7t 5fied 8s 6y 7ing 4le 6d 6s 5ing 4ruff 4y 3g 4ed 5r 6ous 9ly
6s 4ing 4le 6d 6r 7s 6s 5ing 4s 3ish 6es 3k 4er 5st 4ly 4ness 3seuse 8s 2pper 6er 7st 4le 6d 6s 5ing 2re 4d
5evil 9ry 9s 4r 5s 4s 5ay 3ing 6ly 3k 4en 6ed 7r 8s 6ing 6s 5r 5st 4ie 6s 4ly 4ness 4room 8s 3ling 7s 3n 4ed
6er 7st 5r 6s 4ing 4s 3t 4board 9s 4ed 5r 6s 4ing 4s 2sh 4board 9s 4ed 5r 6s 5s 4iki 7s 5ng 7ly 3tard 7liness
8y 7s 2ta 4base 8s 4set 7s 4type 3e 4book 8s 4d 4less 5ine 8d 8s 7ing 4r 5s 4s 5et 3ing 4ve 6s 3um 2ub 4ed 5r
6s 4ing 4s 3ghter 8ly 8s 3nt 5ed 5ing 8ly 5less 9ly 9ness 5s 3phin 7s 2venport 9s 3it 5s 2wdle 6d 6r 7s 6s 5ing
3n 4ed 4ing 4s 2y 3bed 6s 4reak 3care 3dream 8ed 9r as 8ing 8s 3light 8s 4ong 3s 3time 2ze 4d 5ly 4s 3ing 3zle
6d 6r 7s 6s 5ing 8ly 1b 2l 1c 1d 2ed 2ing 2s 1eacon 6ess 9es 6s 4tivate ad as 9ing aon 3d 4beat 8s 5olt 8s 4en
6ed 6ing 6s 5r 5st 4head 8ed 8ing 8s 4lier 7st 6ne 8s 9s 5ock 8ed 8ing 8s 5y 4pan 7ned 8ing 7s 4wood 3f 4en 6ed
6ing 9ly 6s 5r 5st 4ness 3l 4er 6s 7hip as 4ing 7s 4s 4t 3n 4eries 6y 4s 5hip 3r 4er 5st 7s 4ies 4ly 4ness 4s
4th 6s 4y 3th 5bed 8s 6low 9s 5less 9ly 6ike 6y 5s 5trap 9s 5watch aes 3ves 2b 3acle 7s 4r 5k 6ation 6ed 6ing
6s 5ment 5red 6ing 5s 4se 6d 6ment as 6s 5ing 4table 5e 6d 6r 7s 6s 5ing 4uch 7ed 8e 9s 8ries 9y 8s 7ing
3enture 9s 3ilitate ad as 9ing aon 7ies 7y 4t 5ed 5ing 5s 3onair 8ly 8ness 4uch 7ed 8s 7ing 3ridement 5ef 7ed
7ing as 7s 5s 3s 3t 4or 6s 4s 3ug 5ged 7r 8s 6ing 5s 4nk 6ed 6ing 6s 4t 5ante 9s 5ed 5ing 5s 2cade 6nce 8y 7t
8ly 8s 6s 4f 5f 6einate cd cs bing 6s 5s 4gon 7s 4l 5s 4mp 6ed 6ing 6ment 6s 4nt 6ed 7r 8s 6ing 6s 4pitate ad
as 9ing aon cs 9or bs 4thlete as 7on 9s 4y 5ed 5ing 5s 3ease 7d 7s 6ing 4dent 8s 4it 6ful 9ly 9ness 6s 5ve 7d
7r 8s 7s 6ing 9ly 4lerate ad as 9ing aon 9or bs 4ncies 6y 5nial 9s 5t 6ly 6ralization be cd cs bing 4ption 9s
7ve 9ly 9ness 3ibel 7s 4dable 5e 6d 7ly 6r 7s 6s 5ing 5uous 4liter 9s 4mal 7ization 7s 6te 8d 8s 7ing 8on 5eter
9s 4pher 8able 8ed 8ing 8s 4sion 8s 6ve 8ly 8ness 3k 4chair 9s 4ed 4hand 8s 4ing 4le 6s 4s 3laim 7ed 8r 9s 7ing
7s 5mation bs 8ory 5rable 7tion bs 9ve 8ory 6e 7d 7r 8s 7s 6ing 5ssification aed bs 9y aing 5w 6ed 6ing 6s
4ension as 4ination 6e 7d 7r 8s 7s 6ing 5vities 8y 3ode 6d 6r 7s 6s 5ing 4herence 4lletage bs 8e 5onization 9e
ad as 9ing 4mmission ced cing cs 5pose 9d 9s 8ing 9tion 6ress aed bs aing bon 4ngestant cs 5struct bed bing con
eism gt hs es bs 5taminate dd ds cing don 6rol 9led aing 9s 4r 5ate 8d 8s 7ing 8on as 8ve aly 7or 9s 5ous 8ly
8ness 5s 5um 4upage 9d 9s 8ing 6le 8d 8s 7ing 4y 5ed 5ing 5s 3rease 8d 8s 7ing aly 5e 6d 6ing 6s 5ment 9ed 9ing
9s 5pit 8ude 5scendo bs 4ied 6s 5minalization ce dd ds cing 4y 5ing 5ption 2dicate 8d 8s 7ing 8on as 7or 9s 9y
3uce 6d 6s 5ible 6ng 5t 6ed 6ible as 7ng 7on 9s 7ve 9ly 6s 2ed 4ed 4ing 4s 3jay 6s 3m 4ed 4ing 4s 3p 4en 6ed
6ing 6s 5r 5st 4fake 8s 4ly 4ness 4s 3r 4skin 5talker bs 3scalate ad as 9ing aon 2f 3ace 6d 6ment 6r 7s 6s 5ing
4lcate 9d 9s 8ing 9on bs 4mation 7ory 5e 6d 6r 7s 6s 5ing 4ult 7ed 8r 9s 7ing 7s 3eat 6ed 7r 8s 6ing 7sm 8t 9s
6s 4cate 8d 8s 7ing 8on 5t 6ed 6ing 7on 9s 7ve 9ly 9ness 9s 6or 8s 6s 4nd 6ant 9s 6ed 7r 8s 6ing 6s 5estration
es 5se 7d 7less bly bness 7s 6ible 9y 7ng 7ve 9ly 9ness 4r 5ence 7tial bly 5ment 9s 5ral 8s 6ed 6ing 5s 3fer
5st 3iance 6t 7ly 4brillation bor ds 4ciencies 9y 8t 6t 7s 4ed 5s 4le 6d 6ment 6r 7s 6s 5ing 4nable 5e 6d 6r 7s
6s 5ing 6te 8ly 8ness 7ion as 8ve aly 3late 7d 7s 6ing 7on 9ary 4ect 7ed 7ing 8on as 8ve 7or 9s 7s 4ower 8ed
8ing 8s 3og 5ged 7r 8s 6ing 5s 4liant 9s 7te 9d 9s 8ing 9on 8or as 4rest 8ation 8ed 8ing 8s 5m 6ation bs 6ed
6ing 7ties 8y 6s 3raud 7ed 8r 9s 7ing 7s 5y 6al 6ed 6ing 6s 4ock 7ed 7ing 7s 5st 7ed 8r 9s 7ing 7s 3t 4er 5st
4ly 4ness 3unct 4se 6d 6s 5ing 3y 4ing 2g 3as 5es 5sed 6ing 3eneracy 8te ad as 9ing aon ave 3radable 7tion 6e
7d 7s 6ing 4ee 6s 2humanization 9e ad as 9ing 5idified br cs bs 9y aing 3ydrate 9d 9s 8ing 9on 8or as 6ogenase
bte dd ds cing 2ice 5d 5r 6s 5s 4ing 3fication 5ed 6s 4y 5ing 3gn 5ed 5ing 5s 3sm 4t 5ic 5s 3ties 4y 2ject 6ed
8ly 6ing 7on 6s 2lay 5ed 6r 7s 5ing 5s 3ectable 9y 7tion 4gate 8d 8s 7ing 8on as 4te 6d 6rious 6s 5ing 6on 8s
4verage ad as 9ing 3ft 5ware 3i 4berate ad aly aness as 9ing aon cs ave 4cacies 7y 6te 8ly 8ness 8ssen cs 5ious
9ly 9ness 4ght 7ed 9ly 7ful aly 7ing 7s 4minator 6t 7ation 7ed 8r 9s 7ing 7s 4neate 9d 9s 8ing 9on bs 5quencies
ay 9t aly as 5t 6ed 6ing 4quesce ad ant as 9ing 4rious 9ly 9ness 6um 8s 4s 4ver 7able bs 8nce 7ed 8r 9s 7ies
8ng 7s 7y 8man 9en 3l 4s 3ouse 7d 7s 6ing 3phinium as 3ta 5s 3ude 6d 6s 5ing 4ge 6d 6s 5ing 4sion 8al 8s 6ve
8ly 4xe 3ve 5d 5r 6s 5s 4ing 2magnetization ae bd bs aing 5ogic 9ally 7ue 9ry 9s 7y 4nd 6ed 6ing 6s 4rcate 9d
9s 8ing 9on bs 3ean 6ed 6ing 6or 6s 4nted 8ly 6ia 4rit 7s 4sne 7s 3igod 7dess bes 7s 4john 8s 4litarization be
cd cs bing 4mondaine cs 8e 4se 6d 6s 5ing 5t 6ed 7r 8s 6ing 6s 4tasse 9s 3o 4b 5bed 6ing 5ilization 9e ad as
9ing 5s 4cracies 8y 7t 8ic aally 9zation ae bd bs aing 8s 4de 5ulate ad as 9ing aon 4ed 4grapher bs 9ic bally
bs 9y 4ing 4lish 8ed 9s 8ing 6tion as 4n 5etization 9e ad as 9ing 5iac 8al aly 6c 7ally 6ze 8d 8s 7ing 5ologies
9y 5s 6trability ale by 9te bd bs aing bon ds bve dly dness ds aor cs 4ralization 9e ad as 9ing 4s 4te 6d 6s
5ic 6ng 6on 8s 6vate ad as 9ing 4unt 3ulcent 9s 4r 5e 6ly 6ness 6r 6st 5ral 8s 6ed 7r 8s 6ing 5s 3ystification
9ed as 8y 9ing 2n 3ationalization ce dd ds cing 5uration 7e 8d 8s 7ing 3drite 8s 3gue 3iability 6le 5l 6s 4ed
5r 6s 5s 4grate 9d 9s 8ing 9on 4m 5s 4trification 4zen 7s 3ominate ad as 9ing aon cal cs 9or bs 4tation as 8ve
5e 6d 6s 5ing 4uement as 5nce 8d 8ment cs 8s 7ing 3s 4e 5ly 5ness 5r 5st 4ities 6y 3t 4al 6ly 4ed 4ifrice as 5n
6g 5st 7ry 7s 5tion 4s 4ure 7s 3uclearize cd cs bing 4dation 5e 6d 6s 5ing 4nciation cs 3y 4ing 2odorant 9s
6ization 8e 9d 9r as 9s 8ing 2part 6ed 6ing 6ment aal cization ee fd fs eing cly as 6s 6ure 9s 3end 6ability
8le 9y 6ed 7nce 9ies 9y 8t 9ly 9s 6ing 6s 4rsonalize dd ds cing 3ict 6ed 6ing 7on 9s 6s 4latories 9y 3lane 7d
7s 6ing 4ete 7d 7s 6ing 7on 4orable 9y 6e 7d 7s 6ing 5y 6ed 6ing 6ment as 6s 3olarization 9e ad as 9ing
5iticize cd cs bing 4nent 8s 4pulate ad as 9ing aon 4rt 6ation bs 6ed 7e 8s 6ing 6ment 6s 4se 6d 6s 5ing 6t 7ed
7ing 8on as 7or 9ies 9s 9y 7s 4t 5s 3rave 7d 7s 6ing 7ties 8y 4ecate 9d 9s 8ing bly 9on 8ory 6iate ad as 9ing
aon 5dation bs 5ss 7ant as 7ed 8s 7ing aly 8on as 8ve as 7or 9s 7urization be cd cs bing 4ivation bs 6e 7d 7s
6ing 4ogram 9med aing 9s 3t 4h 5s 3utation as 5e 6d 6s 5ies 6ng 6ze 8d 8s 7ing 5y 2queue 7d 7s 2rail 6ed 6ing
6leur as 6ment as 6s 4nge 7d 7ment 7s 6ing 3bies 4y 3egulate ad as 9ing aon 4lict 8ion 8s 3ide 6d 6s 5ing 4sion
6ve 8ly 8ness 5ory 4vable 6tion as 8ve as 5e 6d 6s 5ing 3mal 5titis 6ological bst ds ay 4is 3ogate 8d 8s 7ing
8on 7orily 9y 3rick 7s 5ere 8s 5nger 9s 3v 4ish 7es 2salinate ad as 9ing aon 7ization 9e ad as 9ing 5t 6ed 6ing
6s 3cale 7d 7s 6ing 5nt 7ed 7ing 7s 4end 7ant as 7ed 8r 7ing 7s 6t 7s 4ribable 7e 8d 8r 9s 8s 7ing 6ed 7s
6ption bs 9ve bly bness 8or as 5y 6ing 3ecrate 9d 9s 8ing 9on 4gregate bd bs aing bon 4lect 8ed 8ing 9on 8s
4nsitization ae bd bs aing 4rt 6ed 7r 8s 6ification 7ng 7on 9s 6s 5ve 7d 8ly 7s 6ing 3iccant 9s 7te 9d 9s 8ing
9on 8or as 4derata 9um 4gn 6ate 9d 9s 8ing 9on bs 6ed 7r 8s 6ing 6s 4rability 7le 9ness 8y 5e 6d 6s 5ing 5ous
4st 6ed 6ing 6s 3k 4ill 7ed 7ing 7s 4s 4top 7s 3olate 8d 8ly 8ness 8s 7ing 8on 3pair 7ed 7ing aly 7s 4erado 9es
7te 9ly 9ness 8ion 4icable 9y 5se 7d 7s 6ing 5te 4oil 7ed 8r 9s 7ing 7ment 7s 5liation 5ndence ay 9t aly 5t 6ic
8ally 7sm 6s 3sert 7s 8poon cful fs cs 3tabilization ae bd bs aing 4ination bs 6e 7d 7s 6ies 7ng 6y 5tute 8ion
4roy 7ed 8r 9s 7ing 7s 5uct 8ed 8ibility ale 9ng 9on 9ve bly bness 8s 3uetude 4ltorily 8y 2tach 6able 6ed 7s
6ing 6ment as 4il 6ed 6ing 6s 5n 6ed 7e 8s 6ing 6ment 6s 3ect 6able 6ed 6ing 7on 7ve 9s 6or 8s 6s 4nte 7s 6ion
9s 4r 5gent 9s 5iorate bd bs aing bon 5ment 6inable 9nt bs 9te aion ds 8e 9d aly 9r as 9s 8ing 9sm atic dally
5red 7nce 8t 9s 6ing 5s 4st 6able 9y 7tion 6ed 6ing 6s 3hrone 8d 8ment 8s 7ing 3onate 8d 8s 7ing 8on as 7or 9s
4ur 6ed 6ing 6s 4x 5ed 6s 5ification 8ed 9s 7y 8ing 6ng 3ract 7ed 7ing 8on 7or 9s 7s 4iment 9al bly 9s 5tus
2uce 5s 3terium 2valuation bs 6e 7d 7s 6ing 4state 9d 9s 8ing bly 9on 8or as 3elop 7ed 8r 9s 7ing 7ment bal dly
bs 7s 3iance 7y 6t 7s 5te 7d 7s 6ing 7on 9s 4ce 6s 4l 5ed 5ing 6sh 8ly 8ness 5ment 5ries 6y 5s 5tries 7y 4ous
7ly 7ness 4se 6d 6s 5ing 4talize ad as 9ing 3oid 4lution 5ve 7d 7s 6ing 4te 6d 7ly 6e 7s 6s 5ing 6on 8al as 8s
4ur 6ed 6ing 6s 5t 6er 7st 6ly 6ness 2w 3berries 7y 3claw 7s 3drop 7s 3ier 5st 4ness 3lap 6s 3y 2xterity 6ous
9ly 9ness 4rose 1harma 2oti 5s 3w 4s 1iabetes 6ic 8s 4olic 8al aly 3critic 9al 9s 3dem 6s 3ereses 7is 3gnose 8d
8s 7ing 8s 7tic aally aian ds as 4onal 8ly 8s 4ram 7matic cally 8ed 8ing 7s 3l 4ect 7al 7ic 9al 9s 7s 5d 4ing
7s 4og 6ue 8s 4s 4yses 6is 5zes 3m 4agnetic asm 5nte 4eter 8s 6ric 9al bly 4ond 7back bs 7s 3pason 8s 4er 6ed
6ing 6s 4hanous 5ragm 9atic 9s 3ries 5st 7s 4rhea 4y 3spora 8s 4tase 5ole 7ic 3thermy 4om 6ic 6s 5nic 4ribe 8s
3zepam 2bble 6d 6s 5ing 3s 2ce 4d 4s 4y 3hotomies 8ous 8y 3ier 5st 4ng 3k 4ens 5r 6ed 6ing 6s 5y 6s 4head 8s 4s
4ybird 9s 3otyledon bous bs 3t 4a 5te 7d 7s 6ing 7on 9s 6or 8ial bly 8s 9hip cs 4ion 7aries 9y 4um 2d 3actic
8ally 3dle 6d 6r 7s 6s 5ing 5y 6squat 4ums 3geridoo as 3n't 3o 4es 3st 2e 3d 3lectric as 3reses 6is 3s 4el 6ed
6ing 6s 3t 4aries 6y 4ed 5r 6s 5tic 8s 4ing 5tian 9s 4s 2ff 4ed 5r 6ed 7nce as 8t 9iable bl cs bte dd ds cing
don 9ly 6ing 6s 4icult 9ies 9ly 9y 5dence 8t 9ly 5ng 4ract 8ed 8ing 9on 8s 4s 4use 7d 7ly 7ness 7s 6ing 7on 7ve
8ity 2g 3erati 4st 6ed 6ibility 8le 7ng 7on 9s 7ve 9s 6s 3ger 6s 4ing 7s 3icam 7s 4t 5al 7is 7ly 5ization 7e 8d
8s 7ing 5s 3nified 8s 6y 7ing 5taries 8y 6ies 6y 3raph 7s 4ess 7ed 8s 7ing 8on as 8ve 3s 2ke 4d 4s 3ing 3tat 6s
2lapidated 9ion 4tation 5e 6d 6s 5ing 6on 5or 7s 7y 3do 5s 3emma 7s 4ttante as 9ish bm 3igence 7t 8ly 3l 4ies
4s 4y 5dallied bs 9y aing 3uent 4te 6d 6s 5ing 6on 8s 2m 3e 4nsion 9al 9less 9s 4r 4s 3inish 8ed 9s 8ing 5uendo
as 6tion as 8ve as 4ty 3ly 3med 5r 6s 5st 4ing 3ness 3ple 6d 6s 5ing 5y 3s 3wit 6s 6ted 2n 3ar 5s 3e 4d 4r 5s
4s 4tte 7s 3g 4bat 7s 4ed 4hies 5y 4ier 6st 5ly 5ness 6g 4le 6s 4o 5es 4s 4us 6es 4y 3ing 3k 4er 4ier 6s 7t 4y
3ned 5r 6ed 6ing 6s 6time 6ware 4ing 3osaur 8s 3s 3t 2ocesan 8s 6e 7s 3de 5s 3rama 7s 3xide 7s 5n 6s 2p
3htheria 6ong 9s 3loid 7s 5ma 7cy 7s 7t 8a 8ic aally 9st bs 8s 5pia 3ole 6s 3ped 5r 6s 4ier 6st 5ng 4y 3s 4o
5mania ac bs 5s 4tick 8s 3terous 4ych 7s 2re 4ct 6ed 7r 7st 6ing 7on 9al 9less 9s 7ve 9s 6ly 6ness 6or 8ate bs
8ial 9es 8s 9hip cs 8y 6s 4ful 4ly 4r 4st 3ge 5s 3igible 9s 3k 4s 3ndl 6s 3t 4ball 8s 4ied 6r 6s 7t 5ly 5ness
4y 5ing 2s 3abilities 9y 5le 7d 7ment 7s 6ing 5use 8d 8s 7ing 4dvantage cd cous fly cs bing 4ffect 9ed 9ing aon
9s 6iliate cd cs bing con 6orest bed bing bs 4gree 8able cness by 8d 8ing 8ment cs 8s 4llow 8ed 8ing 8s
4mbiguate bion 4ppear 9ance ds 9ed 9ing 9s 6oint aed aing dly ament es as 6robation 8val 9e ad as 9ing cly 4rm
6ament 6ed 6ing 9ly 6s 5range ad ament as 9ing 7y 8ed 8ing 8s 4ssemble bd bs aing ay 6ociate cd cs bing con
5ter 8s 6rous aly 4vow 7al 9s 7ed 7ing 7s 3band 7ed 7ing 7ment 7s 5r 6ment 6red 7ing 6s 4elief 8ve ad ar bs as
9ing cly 4ursal 7e 8d 8ment cs 8s 7ing 3c 4ard 7ed 7ing 7s 4ern 7ed 7ible ay 8ng aly 7ment 7s 4harge 9d 9s 8ing
4iple 8s 9hip 7inarian es by 9e ad as 9ing 4laim 8ed 9r as 8ing 8s 5ose 8d 8s 7ing 7ure as 4o 5ed 5graphies ay
5ing 5lor 8ation ds 8ed 8ing 8s 5mbobulate ed es ding eon 6fit 9ed 9ing 9s 9ure 7ort aed aing as 6mode ad as
9ing 6pose ad as 9ing 9ure 5ncert aed aing dly as 6nect aed cly cness aing bon ds as 6solate cly 6tent aed cly
aing ament as 7inuance es btion fs ae bd bs aing bties cy aous dly 5rd 7ance 9t aly 7ed 7ing 7s 5s 5theque bs
5unt 8ed 9nance ed es ding 9r as 8ing 8s 6rage ad ament es as 9ing cly 7se 9d 9s 8ing 7teous cly 9sies ay 5ver
8ed 9r as 8ies 9ng 8s 8y 4redit 9able cy 9ed 9ing 9s 6et 8er 9st 8ly 8ness 6pancies ay 9t 6te 8ly 8ness 7ion
aary 5iminant ate cd cs bing con bor ds dy 4s 4ursive aly aness 5s 6es 6s 7ant as 7ed 8s 7ing 8on as 3dain 7ed
7ful aly 7ing 7s 3ease 7d 7s 4mbark 9ation 9ed 9ing 9s 6odied as 9ment 8y 9ing 7wel aed aing ament as 4nchant
aed aing ament as 6umber bed bing bs 5franchise ed ement es ding 5gage 9d 9ment ds 9s 8ing 5tangle bd bment bs
aing 4quilibrium 4stablish ced ds cing cment 6eem 9ed 9ing 9s 3favor 8ed 8ing 8s 4igure 9d 9ment ds 9s 8ing
4ranchise cd cment cs bing 3gorge 8d 8ment 8s 7ing 4race 8d 8ful bly bness 8s 7ing 5untle ad ament as 9ing
4uise 8d 8s 7ing 5st 7ed 9ly 7ing aly 7s 3h 4abille 5rmonious 9y 4cloth 9s 4earten aed aing dly as 5d 5s 5vel
8ed 8ing 8ment 8s 4ing 4onest 9ly 9y 6or 8able by 8ed 8ing 8s 4pan 7s 4rag 7s 4towel 9s 4ware 6sher as 6ter 4y
3illusion bed bing bment bs 4ncentive cs 6lination 9e ad as 9ing 5fect 9ant cs 9ed 9ing aon 9s 6lation
6ormation 5genuous cly 5herit aance aed aing as 5tegrate cd cs bing con 7r 8est bed dly dness bs 8ment 8red
9ing 8s 5vestment 3joint 8ed aly aness 8ing 8s 4unctive 8ure 3k 4ette 8s 4s 3like 7d 7s 6ing 4ocate 9d 9s 8ing
9on bs 5dge 8d 8s 7ing 5yal 8ly 8ty 3mal 6ly 5ntle 9d 9ment 9s 8ing 5y 6ed 6ing 6s 4ember 9ed 9ing 9ment 9s
4iss 7al 9s 7ed 8s 7ing 8ve aly 4ount 8ed 8ing 8s 3obedience at bly 6y 7ed 7ing 7s 5lige 9d 9s 8ing 4rder 8ed
8ing 8liness 9y 8s 5ganization ae bd bs aing 5ient 9ate cd cs bing con 9ed 9ing 9s 4wn 6ed 6ing 6s 3parage 9d
9ment 9s 8ing bly 7te 9ly 6ities 8y 5ssion aate dly 5tch 8ed 9r as 9s 8ing 4el 6led 7ing 6s 5nsable 8ries 9y
8tion cs 7e 8d 8r 9s 8s 7ing 5rsal 7e 8d 8s 7ing 8on 4irit 8ed 8ing 8s 4lace 8d 8ment cs 8s 7ing 6y 7able 7ed
7ing 7s 5ease 9d 9s 8ing 8ure 4ort 7ed 7ing 7s 5sable as 7l 8s 6e 7d 7r 8s 7s 6ing 7tion bal bs 6sess aed bs
aing bon 4raise 9d 9s 8ing 5oof 8s 6portion dal ete gly ds 6vable 7e 8d 8s 7ing 4utable 9y 7nt 9s 7tion bs aus
cly 6e 7d 7r 8s 7s 6ing 3qualification gs aed bs 9y aing 5iet 8ed 8ing 8s 8ude 6sition cs 3regard 9ed 9ful 9ing
9s 5pair 6utable by 8e 5spect aed aful dly aing as 4obe 7d 7s 6ing 4upt 7ed 7ing 8on as 8ve aly 7s
3satisfaction 9ied bs 9y aing 4ect 7ed 7ing 8on as 7or 9s 7s 5d 5mblance 8e 9d 9r as 9s 8ing 6inate bd bs aing
bon 5nsion as 6t 7ed 8r 9s 7ing 7s 5rtation cs 6vice as 5s 5ver 8ed 8ing 8s 4idence 8t 9s 5milar aities cy
8itude ds 6ulate bd bs aing bon aor cs 5ng 5pate 9d 9s 8ing 9on 4ociate ad as 9ing aon ave 5luble 7te 9ly 9ness
8ion 6ve 8d 8s 7ing 5nance as 8t 4uade 8d 8s 7ing 6sion 8ve 3t 4aff 7s 5l 6ly 5nce 8d 8s 7ing 6t 7ly 5ste 8ful
bly bness 8s 4emper 5nd 7ed 7ing 7s 6sion as 6tion as 4ill 7ate as 9ion cs 7ed 8r 9ies 9s 9y 7ing 7s 5nct 8er
9st 8ion bs 9ve bly bness 8ly 8ness 6guish bable bed cs bing 4ort 7ed 8r 7ing 8on as 7s 4ract 8ed aly 8ing 9on
bs 8s 6it 6ught 5ess 8ed 9s 8ful 8ing bly 5ibute ad as 9ing aon cal cs ave cly 9or bs chip fs 6ct 8s 5ust 8ed
8ful bly 8ing 8s 4urb 7ance bs 7ed 8r 9s 7ing aly 7s 3union 6te 8d 8s 7ing 7y 4se 6d 6s 5ing 3yllabic 2tch 5ed
6s 5ing 3her 6ed 7r 8s 6ing 6s 3ransitive 3sy 3ties 4o 5ed 5ing 5s 4y 3z 4es 2uretic 8s 4nal 7ly 2v 3a 4lent 4n
5s 4s 3e 4d 4r 5ge 7d 7nce as 8t 7s 6ing 5s 6e 7ly 7ness 6ification 9ed as 8y 9ing 7on 9ary 9s 7ties 8y 5t 6ed
6iculitis 7ng 6s 4s 5t 6ed 6ing 7ture bs 6ment 6s 3idable 5e 6d 6nd 8s 6r 7s 6s 5ing 4nation 5e 6d 6ly 6r 7s 6s
7t 5g 5ing 6ties 7y 4sibility 7le 6on 8al 8s 6ve 8ly 8ness 5or 7s 3orce 7d 7e 8s 7ment bs 7s 6ing 4t 5s 3ulge
7d 7s 6ing 3vied 6s 4y 5ing 2xieland 2zzied 6r 6s 7t 5ly 5ness 4y 5ing 1jellaba 8s 1o 2able 2b 3bed 4in 6g 6s
3erman 8s 3ro 3s 2c 3ent 6s 3ile 6ly 5ity 3k 4ed 5r 6s 5t 6ed 6ing 6s 4ing 4land 8s 4s 5ide 4worker as 4yard 8s
3s 3tor 6al 7te 9s 6ed 6ing 6s 4rinaire bs 8l 7e 8s 3udrama 9s 4ment 8aries ay 9tion ds 8ed 8ing 8s 2dder 6ed
6ing 6s 6y 4le 3ge 5d 5m 6s 5r 6s 5s 4ier 6st 5ng 4y 3o 4s 2e 3r 4s 3s 4kin 7s 4n't 2ff 4ed 4ing 4s 2g 3cart 7s
5tcher as 3e 4ared 4s 3fight 8s 5sh 7es 3ged 6ly 6ness 5rel 4ier 6s 7t 5ng 4one 7r 7s 8t 6ing 4y 3house 8s 3ie
5s 3leg 6ged 7ing 6s 4ike 3ma 5s 5tic 8ally 7sm 8t 9s 3napper 3s 4bodies 7y 4led 7s 3trot 7s 7ted 8ing 3wood 7s
2ilies 4y 3ng 5s 2ldrums 3e 4d 4ful 7ly 7ness 4s 3ing 3l 4ar 6s 4ed 4house 9s 4ies 5ng 4op 6ed 6ing 6s 4s 4y
3men 6s 3omite 4r 5ous 8ly 3phin 7s 3t 4ish 7ly 7ness 4s 2main 6s 3e 4d 4s 5tic 8ally 9te bd bs aing bon 8ity
8s 3icile 8d 8s 7iary 8ng 4nance 7t 8ly 8s 6te 8d 8s 7ing 8on 7rices 9x 5eer 8ed 8ing bly 8s 5g 5ion 8s 5o 6es
2n 3't 3a 4s 4te 6d 6s 5ing 6on 8s 3e 3g 4ed 4ing 4le 6s 4s 3key 6s 3ned 4ing 5sh 4ybrook as 3or 5s 3s 3uts
2odad 6s 5h 6s 4le 6bug 9s 6d 6r 7s 6s 5ing 3hickey 9s 3lally 3m 4ed 4ing 4s 5ayer 9s 5day 5ter 8s 3r 4bell 8s
4jamb 8s 4keeper as 5nob 8s 7cker bs 4man 6t 7s 5en 4plate 9s 5ost 8s 4s 5tep 8ped 9ing 8s 6op 8s 4way 7s 4yard
8s 2pa 4mine 3e 4d 4r 5s 4s 4y 3ier 5st 4ness 5g 3pelganger cs 2ries 3k 4ier 6st 4s 4y 3m 4ancy 6t 4er 6s 4ice
5tories 8y 4ouse 4s 3sal 6ly 3y 2s 3age 6s 3e 4d 4s 3h 3imeter 9s 4ng 3s 4ed 5r 6s 5s 4house 9s 4ier 7s 5ng 3t
2t 3age 4rd 6s 3com 6s 3e 4d 4r 5s 4s 3h 3ing 6ly 3s 3ted 4ier 6st 5ng 4y 2uble 6d 6header cs 6s 7peak 6t 7s
5ing 5oon 8s 5y 4t 5ed 6r 7s 5ful 8ly 8ness 5ing 8ly 5less 9ly 5s 3che 6d 6s 5ing 3gh 5ier 7st 5nut 8s 5tier
8st 6y 5y 3r 4er 5st 4ly 4ness 3se 5d 5s 4ing 2ve 4cot 7e 8s 7s 4s 4tail 8ed 8ing 8s 3ish 2wager 7s 3dier 6s 7t
5ly 5ness 4y 3el 5ed 5ing 5s 4r 5ed 5ing 5s 3n 4beat 8s 4cast 4draft 9s 4ed 5r 6s 4fall 8en 8s 5ield 4grade 9d
9s 8ing 4hearted bly bness 5ill 8s 4ier 6st 5ng 4load 8able 8ed 8ing 8s 4market 4play 8ed 8ing 8s 5our 8s
4range 5ight 6ver 4s 5cale 5hift 9ed 9ing 9s 5ide 8s 6ze 8d 8s 7ing 5pout 9s 5tage 7irs 7te 6ream 5wing 9s
4tempo 5ime 5own 5rend 9s 6odden 5urn 8s 4ward 8s 5ind 4y 3ries 4y 3se 5d 5r 6s 5s 4ing 2xologies 7y 2yen 5ne
7s 5s 2z 3e 4d 4n 5s 5th 4s 3ier 5st 4ly 4ness 5g 3y 1pi 2t 1rab 4ber 6st 4ly 4ness 4s 3chma 7s 4onian 3ft 5ed
6e 7s 6r 7s 5ier 7st 6ly 6ness 7g 5s 6man 9ship 7en 6woman 9en 5y 3g 4ged 5ier 7st 6ng 5y 4net 7s 4on 6flies 8y
6s 5on 7ed 7ing 7s 4s 5ter 8s 3in 5age 5board as 5ed 6r 7s 5ing 5pipe 9s 5s 3ke 5s 3m 4a 5s 5tic 8ally 8s 7st
9s 7zation ds 8e 9d 9s 8ing 4s 3nk 3pe 5d 5r 6ies 6s 6y 5s 4ing 3stic 7ally 3t 4ted 3ughtboard cs 3w 4back 8s
5ridge as 4er 6s 4ing 7s 4l 5ed 5ing 5s 4n 4s 5tring as 3y 4s 2ead 5ed 5ful 8ly 8ness 5ing 5locks 5nought bs 5s
4m 5boat 9s 5ed 6r 7s 5ier 7st 6ly 6ness 7g 5land 6ess 6ike 5s 5world as 5y 4r 5ier 7st 6ly 6ness 5y 3dge 6d 6r
7s 6s 5ing 3gs 3nch 6ed 7s 6ing 3ss 5age 5ed 6r 7s 6s 5ier 7st 6ness 7g 8s 5maker as 8ing 5y 3w 2ibble 7d 7r 8s
7s 6ing 4let 7s 3ed 4r 5s 4s 5t 3ft 5ed 6r 7s 5ing 5net 8s 5s 5wood 3ll 5ed 6r 7s 5ing 5master bs 5s 3nk 5able
5er 7s 5ing 8s 5s 3p 4ped 5ier 7st 6ng 8s 5y 4s 3ve 5l 6ed 7r 8s 6ing 6s 5n 5r 6s 5s 6haft as 5way 8s 4ing 7s
3zzle 7d 7s 6ing 6y 2ogue 6s 3id 5s 3ll 5er 7ies 7y 6st 5ness 5y 3medaries 8y 3ne 5d 5s 4ing 3ol 5ed 5ing 5s 4p
5ed 5ier 7st 6ness 7g 5s 5y 3p 4kick 8s 4let 7s 4out 7s 4ped 6r 7s 5ing 8s 4s 5ical 5y 3ss 3ught 7s 3ve 5r 6s
5s 3wn 5ed 5ing 8s 5s 4se 6d 6s 5ier 7st 6ly 6ness 7g 5y 2ub 4bed 6r 7s 5ing 8s 4s 3dge 6d 6ry 6s 5ing 3g 4ged
5ie 7s 6ng 6st 8s 5y 4s 5tore 9s 3id 5ism 5s 3m 4beat 8s 4lin 7s 4med 6r 7s 5ing 4s 5tick 9s 3nk 5ard 8s 5en
7ly 7ness 6r 6st 5s 3pe 5s 3thers 2y 3ad 5s 3er 5s 3ing 3ly 3ness 3s 3wall 1ual 4ism 5ty 2b 3bed 5r 6s 4in 6g
3iety 4ous 7ly 7ness 3s 2cal 4t 5s 3hess 7es 4ies 4y 3k 4bill 8s 5oards 4ed 4ier 6s 7t 5ng 4ling 8s 4pins 4s
4weed 4y 3t 4ile 6ity 5ng 4less 4s 2d 3e 4d 4s 3geon 3ing 3s 2e 3l 4ed 5r 6s 4ing 7s 5st 7s 4s 3nna 6s 3s 3t 4s
2ff 4ed 5r 6s 4ing 4s 2g 3out 6s 2h 2ke 4dom 7s 4s 2lcet 4imer 8s 3l 4ard 7s 4ed 5r 5st 4ing 4ness 4s 4y 3y 2mb
4bell 8s 4er 5st 4found 9ed 9ing 9s 4ly 4ness 4o 5s 4struck 4waiter as 3dum 6s 3mies 4y 3p 4ed 5r 6s 4ier 6st
5ness 6g 4ling 8s 4s 5ite 8s 5ter 8s 4y 2n 3ce 5s 3derhead as 3e 4s 3g 4aree 8s 4ed 5on 7s 4hill 8s 4ing 4s 3k
4ed 4ing 4s 3ned 5r 5st 4ing 4o 3s 2o 3decimal 5na 7l 6um 3polies 6y 3s 2pe 4d 4r 5s 4s 3ing 3le 5x 6es 4icate
9d 9s 8ing 9on 8or as 6itous 8y 2rability 5le 6y 4nce 4tion 3ess 3ing 3st 3um 2sk 4ier 6st 5ness 4y 3t 4bin 7s
4cart 8s 4ed 5r 6s 4ier 6st 5ness 6g 4less 4man 5en 4pan 7s 4s 5heet 9s 4y 2tch 3eous 7ly 3iable 4es 4ful 7ly
7ness 3y 2vet 5s 1warf 5ed 5ing 6sh 7m 5s 2eeb 5s 3ll 5er 7s 5ing 8s 5s 4t 2indle 7d 7s 6ing 1yadic 2bbuk 6im
6s 2e 3d 3ing 3r 4s 3s 4tuff 2ing 2ke 4s 2namic 7al 9ly 7s 6sm 6te 8d 8r 9s 8s 7ing 5o 6s 4stic 7es 6y 2sentery
3function bal bs 3lectic 9s 5xia 7c 8s 3pepsia 6tic 9s 4hagia 5oria 8c 4rosium 3tonia 5pi 7a 8n 1z 0e 1'en 3r
1a 2ch 2ger 5er 6st 5ly 5ness 3le 5s 5t 6s 2r 3ache 7s 3bud 6s 3drum 7s 3ed 3ful 6s 3l 4dom 7s 4ier 6st 5ness
4obe 7s 4s 4y 3mark 7ed 7ing 7s 4uff 7s 3n 4ed 5r 6s 5st 7ly 7ness 7s 4ing 7s 4s 3phone 8s 4iece 8s 4lug 7s
3ring 7s 3s 4hot 4plitting 3th 5bound 5ed 6n 7ware 5ier 7st 6ness 7g 5lier 8st 7ng 9s 6y 5quake as 5s 6haking
5ward 9s 6ork 9s 8m 9s 5y 3wax 4ig 6s 2se 4d 4l 5s 4ment 8s 4s 3ier 5st 4ly 4ness 5g 3t 4bound 4erlies 7y 6n
7er 9s 7most 4ward 8s 3y 4going 2t 3able 7s 3en 4r 5ies 5s 5y 3ing 3s 2ve 4s 5drop 9ped br cs aing 9s 1bb 3ed
3ing 3s 2onies 4y 2ullience 8t 9ly 6tion 1ccentric 9ally 9ities by 9s 3l 4esial 8stic cal ely cs 2helon 7s
3idna 4noderm as 3o 4ed 5s 4ic 5ng 4location 4s 2lair 6s 4t 3ectic 8ally 8ism 8s 3ipse 7d 7s 6ing 5tic 3ogue 7s
2ocide 3l 4ogic 8al aly 7st 9s 6y 3n 4ometric bs 6ic 8al aly 8s 7es 7st 9s 7ze 9d 9r as 9s 8ing 6y 3system 9s
3tourism 9t as 2ru 2stasies 6y 5tic 8ally 2u 3menical aly 8ism 7sm 3s 2zema 1d 2amame 2died 5s 3y 4ing 2elweiss
3ma 5s 2ge 4d 4r 5s 4s 4wise 3ier 5st 4ly 4ness 5g 6s 3y 2ibility 4le 6ness 6s 3ct 5s 3fication 6e 7s 5ed 6r 7s
6s 4y 5ing 3t 4able 4ed 4ing 5on 7s 4or 6ial 9ize cd cs bing 9ly 9s 6s 7hip 4s 2s 2uc 4ability 6le 5te 7d 7s
6ing 7on 9al bist es bly 9ist cs 9s 7ve 6or 8s 4e 5d 5s 4ing 3tainment 1ek 2l 3s 2rie 5r 5st 4ly 4ness 1ff 3ace
6d 6ment 6s 5ing 3ect 6ed 6ing 7ve 9ly 9ness 6s 6ual 9ly 8te ad as 9ing 4d 4minacy 8te aly 4ndi 7s 4rent 5vesce
ad ance bt cly as 9ing 4te 6ly 6ness 3icacious bly 7y 5iencies 9y 8t 9ly 4gies 5y 4ng 3lorescence bt 4uence 7t
8s 5via 7um 5x 3ort 6ful 6less aly aness 6s 3rontery 3s 3ulgence 8t 4se 6d 6s 5ing 6on 8s 6ve 8ly 8ness 1gad
3litarian bism bs 2g 3beater 9s 3cup 6s 3ed 3head 7s 3ing 3nog 3plant 8s 3s 4hell 8s 2lantine 9s 2o 3centric
aally aity as 3ism 5t 6ic 8al aly 6s 3mania 8c 9s 3s 3tism 6t 7ic 9al bly 7s 2regious 9ly 9ness 4ss 6es 4t 5s
1h 1ider 5down 9s 5s 2genvalue as 6ector bs 3ht 5een 8s 8th as 5h 6s 5ies 7th 9s 5s 5y 2nsteinium 2steddfod as
2ther 1jaculate 9d 9s 8ing 9on bs 8ory 2ect 5ed 5ing 6on 8s 5or 7s 5s 1ke 3d 3s 2ing 1laborate 9d 9ly 9ness 9s
8ing 9on bs 3n 4d 5s 3pse 6d 6s 5ing 3stic 7ally 8ted 7ity 8ze ad as 9ing 7s 3te 5d 6ly 5s 4ing 5on 2bow 5ed
5ing 5room 5s 2der 5berries 9y 5care 5ly 5s 4st 3ritch 2ect 5able 5ed 5ing 6on 8eer bed bing bs 8s 6ve 8s 5or
7al 9ly 8te as 7s 5ric 8al aly 8ian bs 9ty 8s 7fication 9ed ar bs as 8y 9ing 6ocardiogram hs gph is iy 8ute bd
bs aing bon ds 7de 9s 8ynamics 7encephalogram ks jph lic ls ly 7logist ds 8ysis 9te bs aic 7magnet dic fally
esm ds 8otive 7n 8ic aa blly as 8s 7plate cd cs bing 7scope cs bic 8hock 8tatic ds 7type bs 7weak 5s 3emosynary
3gance 6t 7ly 4iac 7al 7s 5es 4y 3m 4ent 7al 9ly 8ry 7s 3phant 8iasis 9ne 8s 3v 4ate 7d 7s 6ing 7on 9s 6or 8s
4en 6s 7es 6th 8s 2f 3in 4sh 2icit 6ation 6ed 6ing 6s 3de 5d 5s 4ing 3gibility 6le 3minate 9d 9s 8ing 9on bs
8or as 3sion 7s 3te 5s 4ism 6t 7s 3xir 6s 2k 3s 2l 3ipse 7s 6is 6oid 9al 9s 5tic 8al aly 3s 2m 3s 2ocution 9ary
9ist cs 3dea 6s 3ngate 8d 8s 7ing 8on as 3pe 5d 5ment 9s 5s 4ing 3quence 7t 8ly 2se 4where 2ucidate 9d 9s 8ing
9on bs 3de 5d 5s 4ing 3sive 7ly 7ness 2ver 5s 4s 3ish 1m 2aciate 8d 8s 7ing 8on 3il 5ed 5ing 5s 3nate 7d 7s
6ing 7on 9s 4cipate ad as 9ing aon 9or bs 3sculate ad as 9ing aon 2balm 6ed 7r 8s 6ing 6s 4nk 6ed 6ing 6ment as
6s 4rgo 7ed 8s 7ing 5k 6ation bs 6ed 6ing 6s 5rass 9ed as 9ing cly 9ment ds 4ssies 6y 4ttled 3ed 5ded 6ing 5s
4llish 9ed as 9ing 9ment ds 4r 5s 4zzle 8d 8ment 8r 9s 8s 7ing 3itter 8ed 8ing 8ment 8s 3lazon 8ed 8ing 8ment
8s 4em 6atic aally 6s 3odied 7s 6ment 5y 6ing 4lden 8ed 8ing 8s 5ism 8s 6zation 4ss 6ed 7r 8s 7s 6ing 4uchure
4wer 7ed 7ing 7s 3race 7able 7d 7s 6ing 5sure 9s 4ocation bs 5ider 9ed ar bs 9ies ang 9s 9y 6l 7ed 7ing 7ment
7s 4yo 6logical ast cs 9y 6nic 6s 2cee 5d 5ing 5s 2end 5ation as 5ed 5ing 5s 3rald 7s 4ge 6d 6nce 8ies 8y 7t 6s
5ing 4ita 6us 4y 3tic 6s 2f 3s 2igrant 8s 6te 8d 8s 7ing 8on as 5e 6s 3nence 8s 6t 7ly 3r 4ate 7s 4s 3ssaries
7y 5ion 8s 3t 4s 4ted 6r 7s 5ing 2o 3ji 5s 3llient 9s 4ument 9s 3s 3te 5d 5s 4icon 8s 5ng 5on 7al 9ism aze cd
cs bing 9ly 7less 7s 5ve 7ly 2pathetic 6ically 7ze 9d 9s 8ing 6y 3eror 7s 3hases 6is 7ze 9d 9s 8ing 5tic 8ally
4ysema 3ire 6s 5ic 7al 9ly 7ism 9t as 3lacement bs 4oy 6able 6ed 7e 8s 7r 8s 6ing 6ment as 6s 3orium 8s 4wer
7ed 7ing 7ment 7s 3ress 7es 3tied 6r 6s 7t 5ly 5ness 4y 5ing 3yrean 2s 2u 3late 7d 7s 6ing 7on 9s 7ve 6or 8s
4sification 8ed 9r as 9s 7y 8ing 6on 8s 3s 1n 2able 6d 6r 7s 6s 5ing 3ct 5ed 5ing 5ment 9s 5s 3mel 6ed 7r 8s
6ing 9s 6s 6ware 4or 6ed 6ing 6s 2c 3amp 6ed 6ing 6ment as 6s 4psulate bd bs aing bon ds 4se 6d 6ment 6s 5ing
3ephalitic bs 3hain 7ed 7ing 7s 5nt 7ed 8r 9s 7ing aly 7ment bs 7ress bes 7s 4ilada 9s 3ipher 8ed 8ing 8s 4rcle
8d 8ment 8s 7ing 3l 4ave 7s 4ose 7d 7s 6ing 6ure 9s 3ode 6d 6r 7s 6s 5ing 4mium 8s 5pass 9ed as 9ing 4re 6d 6s
5ing 4unter 9ed 9ing 9s 5rage 9d 9ment ds 9s 8ing bly 3roach 8ed 9s 8ing 8ment cs 4ust 7ation cs 7ed 7ing 7s
4ypt 7ed 7ing 8on 7s 3umber 8ed 8ing 8s 6rance bs 3y 4clical as 6opedia cs bc 4st 6ed 6ing 6ment 6s 2d 3anger
8ed 8ing 8ment 8s 3ear 6ed 6ing 9ly 6ment as 6s 5vor 8ed 8ing 8s 4d 4mic 7ally 7s 3game 7s 3ing 6s 4ve 6s 3less
7ly 7ness 3most 3ocarditis 5rine 9s 8ologist fs cy 4genous aly 4metrial 9osis 9um 4rphin 9s 5se 7d 7ment bs 7r
8s 7s 6ing 4scope 9s 8ic 8y 4thelial 7rmic 5racheal 4w 5ed 5ing 5ment 9s 5s 3point 8s 3s 3ue 5d 5s 4ing 4rable
6nce 5e 6d 6s 5ing 3ways 2ema 5s 4ies 4y 3rgetic 9ally 5ies 6ze 8d 8r 9s 8s 7ing 5y 4vate 8d 8s 7ing 8on
2feeble 8d 8ment 8s 7ing 3ilade 8d 8s 7ing 3old 6ed 6ing 6s 4rce 7able 7d 7ment 7r 8s 7s 6ing 3ranchise bd
bment bs aing 2gage 6d 6ment as 6s 5ing 8ly 3ender 8ed 8ing 8s 3ine 6er 8ed 8ing 8s 6s 3orge 7d 7ment 7s 6ing
3ram 6s 5ve 7d 7r 8s 7s 6ing 9s 4oss 7ed 8s 7ing 7ment 3ulf 6ed 6ing 6ment 6s 2hance 7d 7ment bs 7r 8s 7s 6ing
2igma 6s 6tic 9ally 2jambment as 3oin 6ed 6ing 6s 4y 5able 8y 5ed 5ing 5ment 9s 5s 2large 7able 7d 7ment bs 7r
8s 7s 6ing 3ighten 9ed 9ing 9ment 9s 4st 6ed 7e 8s 6ing 6ment as 6s 4ven 7ed 7ing 7ment 7s 2mesh 6ed 7s 6ing
6ment 3ities 5y 2noble 7d 7ment 7s 6ing 3ui 2ormities 7y 5ous 8ly 8ness 3ugh 2plane 7d 7s 6ing 2queue 7d 7s
4irer 8s 6ingly 2rage 6d 6s 5ing 4pture 9d 9s 8ing 3ich 6ed 7s 6ing 6ment 3oll 6ed 6ing 6ment as 6s 2s 3conce
8d 8s 7ing 3emble 8s 3hrine 8d 8ment 8s 7ing 5oud 8ed 8ing 8s 3ign 6s 4lage 3lave 7d 7ment 7s 6ing 3nare 7d
7ment 7s 6ing 3ue 5d 5s 4ing 4re 6d 6r 7s 6s 5ing 2tail 6ed 6ing 6ment 6s 4ngle 8d 8ment cs 8s 7ing 3ente 7s 4r
5al 5ed 5ic 6ng 6tis 5prise as 9ing cly 5s 5tain 9ed ar bs 9ing cly 9ment ds 9s 3hrall 8ed 8ing 8ment 8s 5one
8d 8ment cs 8s 7ing 4use 7d 7s 6iasm as 9t aic cally as 7ng 3ice 6d 6ment as 6s 5ing 8ly 4re 6ly 6ty 4ties 5le
7d 7ment bs 7s 6ing 5y 3omb 6ed 6ing 6ment 6s 5ological ast cs 9y 4urage 9s 3r'acte 4ails 6ned 5nce 8d 8ment 8s
7ing aly 6t 7s 5p 6ment 6ped 7ing 6s 4eat 7ed 7ies 8ng aly 7s 7y 5e 6s 5nch 8ed 9s 8ing 8ment cs 5preneur cial
cs dhip 4ies 4opy 4ust 7ed 7ing 7s 4y 5phone as 5way 8s 3wine 7d 7s 6ing 2umerable 7te 9d 9s 8ing 9on bs 8or as
3nciate 9d 9s 8ing 9on 3resis 2velop 7e 8d 8r 9s 8s 7ing 7ment 7s 4nom 7ed 7ing 7s 3iable 7y 4ed 5s 4ous 7ly
7ness 4ronment bal dism ft gs dly bs 7s 4sage 8d 8s 7ing 5ion 8ed 8ing 8s 3oy 5s 3y 4ing 7ly 2zymatic 5e 6s
1olian 2n 3s 2sinophil aic as 1paulet 7s 2ee 4s 2hedrine 4mera 8l 9ly 2ic 4enter 9s 4s 4ure 7an 9s 7s 3demic
8ally 8s 7ological cst es by 5rmal 7ic 8s 9es 4ural 8s 3glottis aes 4ram 7matic 7s 6ph 8s 8y 3lepsy 6tic 9s
4ogue 8s 3nephrine 3phanies 7y 3scopacy 8l 8te 4ode 7s 6ic 8ally 4temic 7ological by 5le 7s 5olary 3taph 7s
4helial 8um 6t 7s 4ome 7s 6ize 9d 9s 8ing 2och 5al 5s 3nymous 3xied 6s 4y 5ing 2silon 7s 1quability 5le 6y 4l
5ed 5ing 6ty 6zation 7e 8d 8r 9s 8s 7ing 5ly 5s 4nimity 4table 5e 6d 6s 5ing 6on 8s 5or 7ial 7s 3erries 6y
4strian aism as 8enne cs 3idistant bly 4lateral bs 5ibrium 4ne 6s 5octial 6x 7es 4p 5age 8s 5ment 5oise 5ped
6ing 5s 4table 8y 6tion 5ies 5y 4v 5alence bs aies ay 9t aly as 5ocal 9ly 9ness 8te ad as 9ing aon cs 9or bs 1r
2a 3dicable 7te 9d 9s 8ing 9on 8or as 3s 4able 4e 5d 5r 6s 5s 4ing 4ure 7s 2bium 2e 3ct 5ed 5ile 6ng 6on 8s 5ly
5ness 5or 7s 5s 3long 3mite 7s 2g 3o 4nomic 9ally 9s 4sterol 4t 3s 2mine 6s 2ode 5d 5s 4ible 5ng 3genous 3sion
5ve 3tic 6a 7lly 6ism 6s 2r 3and 6s 5t 4ta 6s 5ic 7ally 5um 3ed 3ing 3oneous 9ly 4r 5s 3s 2satz 6es 3t 4while
2uct 5ation as 5ed 5ing 5s 3dite 7ly 6ion 3pt 5ed 5ing 6on 8s 6ve 5s 2ysipelas 3throcyte bs 7mycin 1s 2calate
8d 8s 7ing 8on as 7or 9s 5lop 8ed 8ing 8s 5ope 8s 4pade 8s 5e 6d 6e 7s 6ment as 6s 5ing 6sm 7t 8s 5ologist cs
9y 4rgot 8s 5ole 8s 5pment as 3hatological ay 4ew 6ed 6ing 6s 3ort 6ed 6ing 6s 3ritoire as 4ow 6s 3udo 6s
4tcheon as 2ophageal 7i 7us 3teric 8ally 2p 3adrille as 4lier 8ed 8ing 8s 3ecial 8ly 3ied 5s 4onage 3lanade 9s
3ousal 6e 7d 7s 6ing 3resso 8s 4it 3y 4ing 2quire 7s 2say 5ed 6r 7s 5ing 6st 8s 5s 3ence 7s 5tial 9ly 9s 2t
3ablish 9ed as 9ing 9ment ds 4te 6s 3eem 6ed 6ing 6s 4r 5s 3imable 6te 8d 8s 7ing 8on as 7or 9s 3oppel 3radiol
5nge 8d 8ment cs 8s 7ing 4ogen 8s 5us 4us 6es 3uaries 6y 1ta 3s 2c 3h 4ed 5r 6s 5s 4ing 7s 2ernal 7ly 7ness
5ities 7y 2hane 5ol 3er 5eal 8ly 3ic 5al 7ly 5s 3moid 3nic 6ally 6ity 6s 4ocentric bsm 5grapher cs aic cally ay
5logical cly 9st bs 8y 3ological 8st as 7y 4s 3yl 5ene 2iolated 5ogic 9al 8es 7y 3quette 2ude 5s 2ymological
cly 9es 9st bs 8y 1ucalypti 8us aes 3hre 6d 6s 5ing 3lidean 2genic 7ally 7ist as 7s 2karyote 9s 8ic 2logies 6st
8ic 8s 6ze 8d 8r 9s 8s 7ing 5y 2nuch 6s 2phemism 9s 8tic bally 4onious aly 6y 5ria 7c 8ally 2reka 3o 4pium 4s
2tectic 3hanasia 6ize 9d 9s 8ing 4enics 3rophication 1vacuate 8d 8s 7ing 8on as 5ee 7s 3de 5d 5r 6s 5s 4ing
3luate 8d 8s 7ing 8on as 8ve 7or 9s 3nescence 9t 4gelic 9al bism bly bs 8sm 9t aic as 8ze ad as 9ing 3porate 9d
9s 8ing 9on 8or as 3sion 7s 5ve 7ly 7ness 2e 3n 4ed 5r 5st 4handed aly 4ing 7s 4ly 4ness 4s 5ong 4t 5ful 8ly
8ness 5ide 5s 5ual 8ities ay 8ly 7te 9d 9s 8ing 3r 4glade 9s 5reen 9s 4lasting bly bs 4more 4y 5body 5day 5one
5place 5thing 5where 3s 2ict 5ed 5ing 6on 8s 5s 3dence 8d 8s 7ing 6t 7ly 3l 4doer 8s 6ing 4er 5st 4ler 6st 5y
4ness 4s 3nce 6d 6s 5ing 3scerate ad as 9ing aon 2ocation 9s 7ve 9ly 3ke 5d 5s 4ing 3lution 9ary 9ist cs 4ve 6d
6s 5ing 1we 3r 4s 3s 1x 2abyte 7s 3cerbate ad as 9ing aon 4t 5ed 6r 6st 5ing 8ly 6on 6tude 5ly 5ness 5s
3ggerate ad bly as 9ing aon cs 9or bs 3joule 8s 3lt 5ation 5ed 5ing 5s 3m 4ination bs 6e 7d 7r 8s 7s 6ing 4ple
7d 7s 6ing 4s 3sperate ad bly as 9ing cly aon 2cavate 8d 8s 7ing 8on as 7or 9s 3eed 6ed 6ing 9ly 6s 4l 5led
7nce 9ies 9y 8t 9ly 6ing 5s 6ior 4pt 6ed 6ing 7on 9able al bism bly 9s 6s 4rpt 7ed 7ing 7s 4ss 6es 6ive 9ly
3hange 8able 8d 8s 7ing 4equer 9s 3ise 6d 6s 5ing 6on 8s 4tability 7le 8y 6tion 5e 6d 7ly 6ment as 6r 7s 6s
5ing 8ly 5on 3l 4aim 7ed 7ing 7s 5mation bs 8ory 4ude 7d 7s 6ing 5sion 9ary 9s 7ve 9ly 9ness 9s 8ity
3ommunicate dd ds cing don fs 4riate 9d 9s 8ing 9on bs 3rement 9al 5scence bs 9t 5ta 6e 7d 7s 6ing 7on 9s 6ory
4uciating cly 3ulpate 9d 9s 8ing 9on 8ory 4rsion 9ist cs 9s 7ve 9ly 9ness 4sable 8y 5e 6d 6s 5ing 2ec 4rable 8y
6te 8d 8s 7ing 8on 4s 4utable 6e 7d 7s 6ing 7on 9er bs 9s 7ve 9s 6or 8s 6rices 8x 3geses 6is 5tic 8al 3mplar 8s
8y 6ification fs 9ed as 8y 9ing 5t 6ed 6ing 7on 9s 6s 3rcise 8d 8r 9s 8s 7ing 4t 5ed 5ing 6on 8s 5s 3s 3unt
2foliate 9d 9s 8ing 9on 2halation as 5e 6d 6s 5ing 4ust 7ed 7ible 8ng 8on 8ve aly aness 7s 3ibit 7ed 7ing 8on
aism ct ds as 7or 9s 7s 4larate ad as 9ing aon 3ort 6ation bs 6ed 6ing 6s 3umation as 5e 6d 6s 5ing 2igence 8s
7ies 7y 6t 4uity 5ous 3le 5d 5s 4ic 5ng 3st 5ed 6nce 9s 7t 8ial bism dt es bly 5ing 5s 3t 4ed 4ing 4s 2obiology
3dus 6es 3genous 3n 4erate 9d 9s 8ing 9on 4s 3planet 9s 3rbitance 9t aly 4cise 8d 8s 7ing 7m 8s 7t 8s 3skeleton
bs 4phere 9s 3thermic 4ic 6a 7lly 6ism 6s 2p 3and 6able 6ed 6ing 6s 5se 7s 6ible 7on 9ary 9ism bt cs 9s 7ve 9ly
9ness 4t 5iate 9d 9s 8ing 9on 5riate ad as 9ing aon 5s 3ect 6ancy 8t 9ly 7tion bs 6ed 6ing 6orant bs 9te bd bs
aing bon 6s 4dience as 9ies 9y 8t 9ly 9s 6te 8d 8r 9s 8s 7ing 8on aary as 9us bly bness 4l 5led 6ing 5s 4nd
6able as 6ed 6ing 7ture bs 6s 5se 7s 6ive 9ly 9ness 4rience ad as 9ing 8tial 6ment aal cly btion aed br cs aing
as 5t 6ise 6ly 6ness 6s 3iate 7d 7s 6ing 7on 6ory 4ration 5e 6d 6s 5ing 5y 3lain 7able 7ed 7ing 7s 5nation bs
8ory 4etive 9s 4icable 7te 9d 9s 8ing 9on bs 6it 8ly 8ness 4ode 7d 7s 6ing 5it 7able 8tion ave 7ed 8r 9s 7ing
7s 5ration bs 8ory 6e 7d 7r 8s 7s 6ing 5sion 9s 7ve 9ly 9ness 9s 3o 4nent 8ial bly ation 8s 4rt 6able 7tion 6ed
7r 8s 6ing 6s 4s 5e 6d 6s 5ing 6tion as 7or 9s 9y 5tulate bd bs aing bon ds 5ure 8s 4und 7ed 8r 9s 7ing 7s
3ress 7ed 8s 7ible 8ng 8on aism ct dic ds aless ely as 8ve aly aness 7ly 7way as 4opriate bd bs aing bon ds aor
cs 3ulsion 9s 4nge 7d 7s 6ing 4rgate 9d 9s 8ing 9on bs 2quisite 9ly 9ness 2t 3ant 3emporaneous ely eness 8e
8ization ae bd bs aing 4nd 6able 6ed 7r 8s 6ing 6s 5sibility 8le 7on 9al 9s 7ve 9ly 9ness 5t 6s 5uate 9d 9s
8ing 9on 4rior 8s 5minate bd bs aing bon ds aor cs 5nal 8ization fs ae bd bs aing 8ly 8s 3inct 7ed 7ing 8on as
7s 5guish aable aed br cs bs aing 4rpate 9d 9s 8ing 9on 3ol 5led 6ing 5s 4rt 6ed 6ing 7on 9ate cly 9er bs 9ist
cs 6s 3ra 5cellular 6t 7ed 7ing 8on as 8ve 7or 9s 7s 6urricular 5ditable 8e 9d 9s 8ing 9on bs 5judicial 5legal
5marital 6ural 5neous aly 5ordinaire brily cy 5polate bd bs aing bon ds 5s 6ensory 5terrestrial gs 9itorial
gity 5vagance cs at bly aza cs 6ehicular 4eme 7ly 7ness 7r 7s 8t 6ism 8t 9s 7ties 8y 4icable 7te 9d 9s 8ing 9on
5nsic 9ally 4oversion 8t 9ed 9s 4ude 7d 7s 6ing 5sion 9s 7ve 2uberance 8t 9ly 3dation 4e 5d 5s 4ing 3lt 5ant
8ly 6tion 5ed 5ing 5s 3rb 5an 7ite as 5ia 5s 1ye 3ball 7ed 7ing 7s 4row 7s 3d 4ropper as 3ful 6s 3glass 8es
3ing 3lash 7es 4ess 5t 6s 4id 6s 5ner 8s 3opener 9s 7ing 3piece 8s 3s 4ight 4ore 7s 4train 3teeth 4ooth 3wash
4itness aes 0f 1a 2b 3le 5d 5s 3ric 6ate 9d 9s 8ing 9on bs 8or as 6s 3ulous 8ly 2cade 6s 3e 4cloth 9s 4d 4less
4palm 8ed 8ing 8s 4s 4t 5ed 5ing 6ous 9ly 9ness 5s 3ial 6ly 6s 4le 6ly 5itate ad as 9ing aon 9or bs 7ies 7y 4ng
6s 3simile 9d 9ing 9s 3t 4ion 7al 9ism 7s 6us 5tious 4oid 7s 5r 6ed 6ial 9s 7es 7ng 7zation 8e 9d 9s 8ing 6s 6y
5tum 8s 4s 4ual 7ly 3ulties 6y 2d 3diness 5sh 7ness 6t 7s 4y 3e 4d 4s 3ing 3s 2erie 6s 2ff 4ed 4ing 4s 2g 3ged
4ing 4ot 6s 3ot 5ing 5s 3s 2ience 3l 4ed 4ing 7s 4le 4s 4ure 7s 3n 4er 5st 4t 5ed 6r 6st 5hearted 5ing 5ly
5ness 5s 3r 4er 5st 4ground as 4ies 5ng 7s 4ly 4ness 4s 4way 7s 4y 5land 9s 3th 5ful 8ly 8ness 8s 5less 9ly
9ness 5s 2jita 6s 2ke 4d 4r 5s 4s 3ing 4r 5s 2lcon 6er 8s 6ry 6s 3l 4acies 7ous aly 6y 4back 4en 4ibility 6le
8ness 7y 5ng 4off 7s 5ut 5w 6ed 6ing 6s 4s 3se 5hood 9s 5ly 5ness 5r 5st 5tto 8s 4ie 6s 5fiable 7cation ds 7ed
8r 9s 8s 6y 7ing 5ties 6y 3ter 6ed 6ing 9ly 9s 6s 2me 4d 3ilial 7r 8ity 9zation ae bd bs aing 8ly 8s 6es 5y 4ne
6s 4sh 6ed 7s 6ing 3ous 6ly 2n 3atic 7al 9ly 7ism 7s 3boy 6s 3ciable 5ed 6r 7s 6s 7t 5ful 8ly 8ness 5ly 5ness
4y 5ing 5work 3dango 8s 4om 3fare 7s 3g 4ed 4s 3light 8s 3ned 4ies 5ng 4y 3s 3tail 7s 5sia 8s 7ed 8s 7st 9s 7ze
9d 9s 8ing 6tic 9al bly 6y 7ing 3zine 7s 2r 3ad 5ize 8d 7ing 5s 4way 3ce 5s 4ical 8ly 3e 4d 4s 4well 8s 3ina
6ceous 5g 3m 4ed 5r 6s 4hand 8s 5ouse 9s 4ing 7s 4land 8s 4s 5tead 9s 4yard 8s 3o 3rago 7es 4ier 7s 4ow 6ed
6ing 6s 3seeing 4ighted aness 3t 4ed 4her 7most 6st 5ing 8s 4ing 4s 2scia 6s 5cle 8s 5nate 9d 9s 8ing bly 9on
bs 5sm 6t 7ic 7s 3hion 7able ay 7ed 8r 9s 7ing 8sta bs 7s 3t 4back 8s 6ll 8s 4ed 5n 6ed 7r 8s 6ing 9s 6s 5r 5st
4idious aly aness 5ng 4ness 8es 4s 2t 3al 5ism 7t 8ic aally 8s 6ties 7y 5ly 3back 3e 4d 4ful 7ly 7ness 4s 3head
7ed 7s 5r 6ed 6hood 6ing 6land as 7ess 7y 6s 4om 6able 6ed 6ing 6less 6s 3igue 7d 7s 6ing 4ng 3ness 3s 4o 5s
3ten 6ed 6ing 6s 5r 5st 4ier 6s 7t 5ness 4y 3uity 4ous 7ly 7ness 3wa 5s 2ucet 6s 3lt 5ed 5finder bs 9ing 5ier
7st 6ly 6ness 7g 5less 9ly 9ness 5s 5y 3n 4a 5s 4s 3vism 6t 7s 3x 2ve 4s 3or 5able 8y 5ed 5ing 6te 8s 7ism 5s
2wn 4ed 5r 6s 4ing 4s 2x 3ed 4s 3ing 2y 3er 4st 3s 2ze 4d 4s 3ing 1ealty 3r 4ed 4ful 7ly 7ness 4ing 4less 8ly
8ness 4s 5ome 3sibility 6le 7y 4t 5ed 6r 7s 5ing 5s 3t 4her 7bedding 8rained 7ed 7ier 9st 8ng 7less 7s 7weight
ds 7y 4s 4ure 7d 7less 7s 6ing 2brile 2cal 3es 3kless 8ly 8ness 3und 6ate 9d 9s 8ing 9on 6ity 2d 3eral 7ism 9t
as 8zation 9e ad as 9ing 7ly 7s 6te 8d 8s 7ing 8on as 3ora 6s 3s 2e 3ble 6ness 6r 6st 5y 3d 4back 6g 7s 4er 6s
4ing 7s 4lot 7s 4s 3l 4er 6s 4good 4ing 7ly 7s 4s 3s 3t 2ign 5ed 5ing 5s 3nt 5ed 5ing 5s 3stier 7st 5y 2ldspar
3icitate ad as 9ing aon cs 7ies 7ous aly 7y 4ne 6s 3l 4a 5s 5tio 4ed 5r 6s 5st 4ing 4ow 6man 7en 6s 7hip as 4s
3on 5ies 6ous 5s 5y 3t 4ed 4ing 4s 2m 3ale 6ness 6s 3inine 8ly 8s 7ity 6sm 7t 8s 6ze 8d 8s 7ing 3oral 3ur 5s 2n
3ce 5d 5r 6s 5s 4ing 3d 4ed 5r 6s 4ing 4s 3estration 3nel 3s 3tanyl 2r 3al 3ment 7ation 7ed 7ing 7s 4ium 3n
4ier 6st 4s 4y 3ocious 9ly 9ness 6ty 3ret 6ed 6ing 6s 4ic 5ed 6s 4omagnetic csm 5us 4ule 7s 4y 5boat 9s 5ing
5man 6en 3tile 6ity 7zation 8e 9d 9r as 9s 8ing 3ule 6s 3vency 6t 7ly 4id 6ly 4or 2ss 4ed 5s 4ing 3t 4al 4er
6ed 6ing 6s 4ival 8s 6e 7ly 7ness 6ities 8y 4oon 7ed 7ing 7s 4s 2ta 4l 3ch 5ed 6r 7s 6s 5ing 8ly 3e 4d 4s 3id
5ness 4ng 4sh 6es 6ism 8t 9ic 9s 3lock 7s 3ter 6ed 6ing 6s 4le 4uccine 3us 5es 2ud 4al 6ism 8tic 4ed 4ing 4s
2ver 5ed 5ish 8ly 8ness 5s 2w 3er 4st 3ness 2y 2z 3zes 1f 1iance 6e 7s 6s 3sco 6es 3t 4s 2b 3bed 5r 6s 4ing 3er
5board 5fill 5glass 5s 3ril 6late ad as 9ing aon 6s 5n 4oid 5sis 5us 3s 3ula 6e 6r 2che 5s 4u 5s 3kle 6ness 6r
6st 3tion 7al 9ization gs be cd cs bing 9ly 7s 5tious aly 5ve 3us 2ddle 6d 6r 7s 6s 7ticks 5ier 7st 6ng 5y
3elity 3get 6ed 6ing 6s 6y 3uciaries 8y 2e 3f 4dom 7s 4s 3ld 5ed 6r 7s 5ing 5s 6man 7en 5work 9er bs 3nd 5ish
8ly 5s 3rce 6ly 6ness 6r 6st 4ier 6st 5ness 4y 3sta 6s 2fe 4r 5s 4s 3teen 7s 7th 9s 4h 5ly 5s 4ies 6th 8s 4y 2g
3ht 5back 5er 7s 5ing 5s 3ment 7s 3s 3uration 8ve aly 5e 6d 6head as 6s 5ine 8s 7g 2lament 8ous 8s 3bert 7s 3ch
5ed 6s 5ing 3e 4d 4name 8s 4r 5s 4s 4t 3ial 4buster aed br cs aing as 4gree 8d 8ing 8s 4ng 6s 3l 4ed 5r 6s 5t
6ed 6ing 6s 4ies 5ng 7s 5p 6ed 6ing 6s 4s 4y 3m 4ed 4ier 6st 5ness 6g 4maker 9s 4s 5trip 9s 4y 3o 3ter 6able
6ed 7r 8s 6ing 6s 4h 5ier 7st 6ly 6ness 5y 4rate 8d 8s 7ing 8on 2n 3agle 7d 7r 8s 7s 6ing 4l 5e 6s 5ist 8s 6ty
6zation 7e 8d 8s 7ing 5ly 5s 4nce 7d 7s 6ial 9ly 7er 9s 7ng 3ch 5es 3d 4er 6s 4ing 7s 4s 3e 4d 4ly 4ness 4r 5y
4s 5pun 5se 7d 7s 6ing 5t 3ger 6board bs 6ed 6ing 9s 6ling as 6mark as 6nail as 6print bed bing bs 6s 6tip 9s
3ial 6s 4cal 5kier 8st 7ness 6y 4ng 4s 5es 5h 6ed 7r 8s 7s 6ing 4te 6ly 3k 4ed 4ing 4s 3ned 4y 3s 2r 3e 4arm 7s
4ball 8s 5omb 8ed 8ing bs 8s 6x 7es 5rand 9s 6eak 9s 6ick 9s 5ug 7s 4cracker bs 4d 5amp 4fight 9er bs 9ing 9s
5lies 6y 4guard 9s 4house 9s 4light 9er bs 4man 5en 4place 9s 6ug 8s 5ower 5roof 9ed 9ing 9s 4r 5s 4s 5creen as
5ide 8s 5torm 9s 4trap 8s 6uck 9s 4wall 8s 6ter 5ood 6rk 8s 3ing 6s 3m 4ament 9s 4ed 5r 5st 4ing 4ly 4ness 4s
4ware 3s 4t 5born 9s 5hand 5ly 5s 3th 5s 2scal 6ly 6s 3h 4bowl 8s 4cake 8s 4ed 5r 6ies 6man 7en 6s 6y 5s 4hook
8s 4ier 6st 5ly 5ness 6g 4monger as 4net 7s 4pond 8s 4tail 8ed 8ing 8s 4wife 6ves 4y 3sile 5on 7able 4ure 7s 3t
4fight 9s 5ul 7s 4icuffs 4s 4ula 7s 6ous 2t 3ful 6ly 6ness 3ly 3ment 7s 3ness 3s 3ted 5r 6s 5st 4ing 7ly 7s 2ve
4r 5s 4s 2x 3able 4te 6d 6s 5ing 6on 8s 6ve 8s 3ed 5ly 4r 5s 4s 3ing 6s 4ty 3ture 7s 2zz 4ed 5s 4ier 6st 5ng
4le 6d 6s 5ing 4y 1jord 5s 1l 2ab 4bergast bed bing bs 5ier 7st 6ly 6ness 5y 3ccid 7ity 7ly 4k 5s 3g 4ella 8nt
as 8te ad as 9ing aon 7um 4ged 5ing 4man 5en 4on 6s 4pole 8s 4rance 8y 7t 8ly 4s 5hip 8s 5taff 9s 6one 9s 3il
5ed 5ing 5s 4r 5s 3k 4e 5d 5s 4ier 6st 5ness 6g 4y 3mage 4be 6ed 6ing 6s 5oyance ay 9t aly 4e 5d 5nco 8s 5proof
aed aing as 5r 6s 5s 5thrower cs 4ing 7o 8s 7s 4mability 7le 9s 3n 4ge 6s 4k 5ed 6r 7s 5ing 5s 4nel 7ed 8tte
7ing 7s 4s 3p 4jack 8s 4ped 6r 7s 5ing 4s 3re 5d 5s 5up 7s 4ing 3sh 5back 9s 6ulb 9s 5card 9s 6ube 9s 5ed 6r 7s
6s 7t 5gun 8s 5ier 7st 6ly 6ness 7g 5light as 5y 4k 5s 3t 4bed 7s 5oat 8s 5read 4car 7s 4feet 5ish 8es 5oot 8ed
8s 4iron 8s 4land 5et 7s 5y 4mate 8s 4ness 4s 4ted 6n 7ed 7ing 7s 6r 7ed 8r 9s 7ing aly 7s 7y 6st 5ing 6sh 5op
7s 4ulence 8t 5s 4ware 5orm 8s 3unt 6ed 6ing 9ly 6s 3vor 6ed 6ful 6ing 9s 6less 6s 7ome 3w 4ed 4ing 4less 8ly
8ness 4s 3x 4en 3y 4ed 4ing 4s 2ea 4bag 7s 5ite 8s 4pit 7s 4s 3ck 5ed 5ing 5s 3d 4ged 5ling 9s 3e 4ce 6d 6r 7s
6s 5ier 7st 6ness 7g 5y 4ing 4s 4t 5ed 6r 6st 5ing 8ly 8ness 5ly 5ness 5s 3sh 5ed 6s 5ier 7st 6ng 5lier 8st 6y
5pot 8s 5y 3w 3x 4ed 5s 4ibility 6le 7y 5ng 5on 4time 2ibbertigibbet fs 3ck 5ed 6r 7ed 7ing 7s 5ing 5s 3ed 4r
5s 4s 5t 3ght 6ier 8st 7ness 6less 6s 6y 3mflam 8med 9ing 8s 4sier 7st 6ly 6ness 5y 3nch 6ed 7s 6ing 4g 5ing 5s
4t 5ier 7st 5lock 9s 5s 5y 3p 4pancy 7t 8ly 5ed 6r 7s 6st 5ies 6ng 5y 4s 3rt 5ation as 9us bly bness 5ed 5ing
5s 5y 3t 4s 4ted 5ing 2oat 5ed 6r 7s 5ing 5s 3ck 5ed 5ing 5s 3e 4s 3g 4ged 6r 7s 5ing 8s 4s 3od 5ed 6r 5gate 9s
5ing 5light aed aing as 7t 5plain as 5s 5water as 4r 5board as 5ed 5ing 5s 5walker bs 4zies 5y 3p 4house 9s
4ped 5ier 7s 8t 6ly 6ness 7g 5y 4s 3ra 5l 5s 4escence 9t 5t 6s 4id 6ly 6ness 5n 6s 5st 7s 3ss 5ed 6s 5ier 7st
6ng 5y 3tation 9s 4illa 8s 4sam 3unce 7d 7s 6ing 6y 5der 8ed 8ing 8s 4r 5ed 5ing 6sh 8ed 9s 8ing 5s 5y 4t 5ed
6r 7s 5ing 5s 3w 4chart 9s 4ed 5r 6bed 9s 6ed 6ier 8st 7ness 8g 9s 6less 6pot 9s 6s 6y 4ing 4n 4s 2t 2u 3b 4bed
5ing 4s 3ctuate 9d 9s 8ing 9on bs 3e 4ncy 5t 6ly 4s 3ff 5ed 5ier 7st 6ness 7g 5s 5y 3id 5ity 5ly 5s 3ke 5s 4ier
6st 4y 3me 5s 4mox 7ed 8s 7ing 3ng 4k 5ed 5ies 6ng 5s 5y 3oresce 9d 9nce at 9s 8ing 5idate ad as 9ing aon 7e 8s
6ne 6te 5ocarbon cs 6scope bs aic 4xetine 3rried 7s 5y 6ing 3sh 5ed 6r 6s 7t 5ing 4ter 7ed 7ing 7s 3te 5d 5s
4ing 5st 7s 4ter 7ed 7ing 7s 7y 3vial 3x 4ed 5s 4ing 2y 3able 4way 3blown 4y 5s 3catcher as 3ing 3leaf 6ves
3over 7s 3paper 8s 5st 7s 3sheet 8s 4peck 8ed 8ing 8s 4watter as 3trap 7s 3way 6s 4eight 9s 4heel 8s 1oal 4ed
4ing 4s 3m 4ed 4ier 6st 5ness 6g 4s 4y 2b 3bed 4ing 3s 2cal 5ly 3us 5ed 6s 5ing 2dder 6s 2e 3s 2g 3bound 3ged
4ier 6st 5ly 5ness 6g 4y 3horn 7s 3ies 3s 3y 4ish 2ible 6s 3l 4ed 4ing 4s 3st 5ed 5ing 5s 2l 3d 4away 4ed 5r 6s
4ing 4out 7s 4s 3iage 4c 4o 5s 3k 4lore 7ic 8st as 4s 5ier 7st 6ness 7ger as 8ing 5y 4tale 8s 4way 7s 3l 4icle
8s 5es 4ow 6ed 7r 8s 6ing 9s 6s 6up 8s 4y 2ment 6ation 6ed 6ing 6s 2nd 4ant 7s 4er 5st 4le 6d 6s 5ing 5y 4ness
4ue 6s 3t 4anel 8s 4s 2o 3bar 3d 4ie 6s 4s 5tuff 9s 3l 4ed 5ries 6y 4hardier ast 9ly 9ness 8y 4ing 5sh 7ly
7ness 4proof 4s 5cap 3t 4age 4ball 8er as 8ing 8s 5ridge as 4ed 5r 6s 4fall 8s 4hill 8s 5old 8s 4ie 5ng 7s
4less 5ights 6ng 8s 5ocker as 6ose 4man 5en 4note 8d 8s 7ing 4path 8s 5late 9s 5rint 9s 4race 8s 5est 8s 4s 5ie
7s 5logging 5ore 5tep 8s 6ool 9s 4wear 5ork 4y 2p 3pery 4ish 7ness 3s 2r 3a 4ge 6d 6r 7s 6s 5ing 4y 5ed 5ing 5s
3bade 4ear 7ance 7ing 7s 4id 6den 7ing aly as 6s 4ore 6ne 3ce 5d 5ful 8ly 8ness 5ps 5s 4ible 7y 5ng 3d 4able
4ed 4ing 4s 3e 4arm 7ed 7ing 7s 4bear 8s 5ode 8d 8s 7ing as 4cast 8er as 8ing 8le as 8s 5lose 9d 9s 8ing 8ure
bs 5ourt 9s 4doom 8ed 8ing 8s 4father as 5eet 5inger as 5oot 5ront 9s 4go 6es 6ing 6ne 5round aed aing as 4hand
8s 5ead 8s 4ign 7er 9s 7ness 4knew 6ow 8ing 8ledge 8n 8s 4leg 7s 5imb 8s 5ock 8s 4man 6st 8s 5en 5ost 4name 8d
8s 5oon 8s 5sic 8ally 8s 4ordain aed aing as 4part 8s 5erson as 5lay 4quarter bs 4runner as 4s 5ail 8s 6w 5ee
7able 7ing 7n 7r 8s 7s 5hadow aed aing as 6ore 9s 8ten bed bing bs 5ight 9ed bness 5kin 8s 5t 6all 9ed 9ing 9s
7tion 6ed 7r 8s 6ing 6land 6ry 6s 4taste 9d 9s 8ing 5ell 8ing 8s 5hought 5old 4ver 7more 4warn 8ed 8ing 8s 5ent
5oman 7en 6rd 8s 3feit 7ed 7ing 7s 7ure as 3gather 9ed 9ing 9s 5ve 4e 5d 5r 6ies 6s 6y 5s 5t 6ful 9ly 9ness 6s
6table 7ing 4ing 7s 5vable 6e 7n 8ess 7r 8s 7s 6ing 4o 5er 7s 6s 5ing 5ne 5t 6ten 3k 4ed 4ful 7s 4ing 4lift 8s
4s 3lorn 7ly 3m 4al 6dehyde 6in 7sm 8t 9s 7ties 8y 7zation 8e 9d 9s 8ing 6ly 6s 5t 6ion 9s 7ve 6s 6ted 7ing 4ed
5r 6ly 4fitting 4ic 5dable 9y 5ng 4less 8ly 8ness 4s 4ula 7e 7ic 7s 7te 9d 9s 8ing 9on bs 8or as 3nicate 9d 9s
8ing 9on 8or as 3sake 7n 7s 6ing 4ook 6th 4wear 8ing 8s 5ore 7n 4ythia 9s 3t 4e 5s 4h 5coming 5right aly aness
5with 4ies 6th 8s 5fication ds 7ed 8r 9s 8s 6y 7ing 5ssimo 5tude 4night 9ly 9s 4ress 8es 4s 4uitous aly aness
7y 5nate 9ly 6e 7s 7teller ds bing 4y 3um 5s 3ward 7ed 8r 9s 8st 7ing 7ly 7ness 7s 4ent 2ssa 4il 6ization 8e 9d
9s 8ing 6s 3ter 6ed 6ing 6s 2ught 3l 4ard 4ed 5r 5st 4ing 4ly 4mouthed 4ness 4s 3nd 5ation aal as 5ed 6r 7ed
7ing 7s 5ing 5ling 9s 5ries 6y 5s 4t 5ain 8head cs 8s 5s 3r 4fold 4poster as 4s 5core 5ome 8s 5quare 4teen 8s
8th as 5h 6ly 6s 2wl 4ed 4ing 4s 2x 3ed 4s 3fire 3glove 8s 3hole 7s 5und 8s 4unt 7ing 7s 3ier 5st 4ly 4ness 5g
3trot 7s 7ted 8ing 3y 2yer 5s 1ps 1r 2acas 6es 4k 5ed 5ing 5s 4tal 7s 5ion 8al aly 8s 7us 9ly 9ness 5ure 8d 8s
7ing 3g 4ile 7r 7st 6ity 4ment 8ary 9tion 8ed 8ing 8s 4rance 9s 7t 8ly 4s 3il 5er 6st 5ly 5ness 5ties 6y 3me 5d
5r 6s 5s 5work 9s 4ing 3nc 5hise 9d 9e as 9r as 9s 8ing 5ium 5ophone 5s 4gibility 7le 4k 5ed 6r 6st 5furter bs
5incense 7g 5ly 5ness 5s 4tic 7ally 3ppe 6s 3t 4ernal 9ly 7ities 9y 8zation 9e ad ar bs as 9ing 4ricidal 9e as
4s 3ud 5s 6ter 9s 5ulence 9t aly 4ght 3y 4ed 4ing 4s 3zzle 7d 7s 6ing 2eak 5ed 5ier 7st 6ng 6sh 8ly 8ness 5s 5y
3ckle 7d 7s 6ing 6y 3e 4base 8d 8s 7ing 5ie 7s 5ooter as 6rn 4d 5man 6en 5om 7s 4hand 5old 8er as 8s 4ing
4lance 9d 9r as 9s 8ing 5oad 8ed 9r as 8ing 8s 5y 4man 6sonry 5en 4phone 4r 4s 5ia 7s 5t 6anding 6one 9s 6yle
9s 4thinker bs 9ing 4ware 6y 7s 5heel 9ed 9ing 9s 5ill 4zable 5e 6r 7s 6s 5ing 3ight 7ed 8r 9s 7ing 7s 3nch
4emies 6y 5tic 8ally 4zied 8ly 7s 5y 3q 4uencies 8y 7t 8ed 9r as 9st 8ing 8ly 8s 3sco 6es 4h 5en 7ed 8r 9s 7ing
7s 6r 7s 6st 6t 7s 5ly 5man 6en 5ness 5water 3t 4ful 7ly 7ness 4s 5aw 7s 4ted 5ing 4work 2iable 4r 5ies 5s 5y
3cassee 9d 9ing 9s 5tive 9s 4tion 8al 8s 3dge 6s 3ed 5cake 9s 4nd 6ed 6ing 6less 7ier 9s at 8ness 7y 6s 7hip as
4s 4ze 6s 3g 4ate 7s 4ged 5ing 4ht 6ed 7n 8ed 8ing bly 8s 6ful 9ly 9ness 6ing 6s 4id 6ity 6ly 6ness 4s 3ll 5ed
5ier 7st 5s 5y 3nge 6d 6s 5ing 3pperies 7y 3sk 5ed 5ier 7st 6ly 6ness 7g 5s 5y 4son 7s 3tter 7ed 7ing 7s 4z
3volities 8y 6ous 9ly 9ness 3zz 5ed 6s 5ier 7st 6ng 5le 7d 7s 6ing 6y 5y 2o 3ck 5s 3g 4ging 8s 4man 6rch 9ed as
9ing 5en 4s 5pawn 3lic 6ked 8r 9s 7ing 6s 7ome 3m 3nd 5s 4t 5age 8s 6l 7ly 5bench aer cs bs 5ed 5ier 8s 9man
aen 9woman cen 6ng 6spiece cs 5s 5ward 9s 3sh 4t 5bit 8e 9s 8ing 8ten 5ed 5ier 7st 6ly 6ness 7g 8s 5s 5y 3th
5ed 5ier 7st 6ness 7g 5s 5y 3ufrou 3wn 5ed 5ing 5s 4zier 7st 6ly 6ness 5y 3ze 5n 2uctified 9s 7y 8ing 5ose 3gal
6ity 6ly 3it 5cake 9s 5ed 6rer 9s 5ful 8ly 8ness 5ier 7st 6ness 7g 6on 5less 9ly 9ness 5s 5y 3mp 5ier 7st 6sh
5s 5y 3strate 9d 9s 8ing bly 9on bs 5um 7s 2y 3er 5s 3ing 1t 2p 3ers 3ing 3s 1uchsia 7s 3k 4ed 5r 6s 4head 8s
4ing 4s 2ddle 6d 6s 5ing 3ge 5d 5s 4ing 2ehrer 7s 3l 4ed 4ing 4s 2g 3al 3gy 3itive 8s 3ue 5s 2hrer 6s 2lcrum 7s
3fill 7ed 7ing 7ment 7s 3l 4back 8s 4ed 5r 6s 5st 4ing 4ness 4s 4y 3minate 9d 9s 8ing 9on bs 3some 7ly 7ness 2m
3ble 6d 6r 7s 6s 5ing 8ly 3e 4d 4s 3ier 5st 4gant 8s 6te 8d 8s 7ing 8on 7or 9s 4ng 3s 3y 2n 3ction 8al aism ct
ds bties cy aly 9ries ay 8ed 8ing 8s 5or 3d 4amental bism dt es bly bs 4ed 4ing 4raiser as 8ing 4s 3eral 7s 6ry
5eal 8ly 3fair 7s 3gal 4i 5ble 8s 5cidal 8e 9s 4oid 5us 4us 3icular 9s 3k 4ed 4ier 6st 5ness 6g 4s 4y 3nel 6ed
6ing 6s 5r 5st 4ier 6s 7t 5ly 5ness 4y 5man 6en 2r 3below 4ish 7ed 8s 7ing 3ies 4ous 7ly 3l 4ed 4ing 4ong 7s
5ugh 8ed 8ing 8s 4s 3n 4ace 7s 4ish 7ed 8s 7ing as 5ture 3or 5s 4semide 3red 4ier 7s 6st 5ness 6g 4ow 6ed 6ing
6s 4y 3s 3ther 7ance 7ed 7ing 7more 9st 7s 6st 4ive 7ly 7ness 3y 3ze 2se 4d 4e 5s 4lage 8s 4s 3ibility 5le
4lier 8s 5lade 9s 4ng 4on 6s 3s 4budget as 4ed 5s 4ier 6st 5ly 5ness 6g 4pot 7s 4y 3tian 5er 6st 5ness 4y 2t
3ile 6ly 5ity 3on 5s 3ure 6s 5ism 7t 8ic 8s 6ties 7y 5ologist cs 9y 3z 4ed 5s 4ing 2zz 4ball 8s 4ed 5s 4ier 6st
5ly 5ness 6g 4y 1wd 2y 0g 1ab 3ardine 9s 3bed 4ier 6st 5ness 6g 4le 6d 6s 5ing 4y 3erdine 9s 3fest 7s 3le 5d 5s
3s 2d 3about 8s 3ded 5r 6s 4ing 3flies 5y 3get 6ry 6s 3olinium 3s 2ff 4e 5d 5r 6s 5s 4ing 4s 2g 3a 3ged 4ing
4le 6s 3s 2iety 3ly 3n 4ed 5r 6s 4ful 7ly 4ing 4s 5aid 6y 7er 9s 7ing 7s 3t 4er 6s 4s 2l 3a 4ctic 4s 4xies 5y
3e 4na 4s 3l 4ant 7ly 7ry 7s 4bladder bs 4ed 5on 7s 5ria 8s 7es 6y 5y 6s 4imaufries ay 5ng 5um 5vant 9ed 9ing
9s 4on 6s 5p 6ed 6ing 6s 5ws 4s 5tone 9s 3oot 6s 4re 4sh 6es 3s 3umph 7ed 7ing 7s 3vanic 7sm 7zation 8e 9d 9s
8ing 6ometer cs 2mbit 6s 4le 6d 6r 7s 6s 5ing 4ol 6ed 6ing 6s 3e 4cock 8s 4d 4keeper as 4ly 4ness 4r 4s
5manship 5t 6er 8s 4te 6s 5ic 3ier 5st 4n 5e 6s 7s 5g 5s 3ma 5s 4on 4y 3ut 5s 3y 2nder 6s 3g 4busters 4ed 4ing
4land 5ia 6ng 6on 8ic 4plank 9s 4rene 8d 8s 7ing 7ous 4s 5ta 7s 6er 8s 4way 7s 3ja 3net 6s 3tlet 7s 4ries 5y 2p
3e 4d 4s 3ing 3s 2r 3age 6d 6s 5ing 3b 4age 7man 5nzo 8s 4ed 4ing 4le 6d 6s 5ing 4s 3con 6s 3den 6ed 7r 8s 6ia
8s 7ng 6s 3fish 7es 3gantuan 4le 6d 6s 5ing 4oyle 8s 3ish 6ly 6ness 3land 7ed 7ing 7s 4ic 6ky 3ment 7s 3ner 6ed
6ing 6s 5t 6s 4ish 7ed 8e 9d 9ing 9s 8s 7ing 7ment bs 3ret 6s 4ison 8ed 8ing 8s 4ote 7d 7r 8s 7s 6ing 4ulity
6ous 9ly 9ness 3s 3ter 6s 2s 3bag 6s 3eous 4s 3h 4ed 5s 4ing 4older 9s 3ket 6s 3light 8s 3man 4en 3ohol 4line
4meter 9s 3p 4ed 4ing 4s 3sed 5s 4ier 6st 5ng 4y 3tric 6tis 5oenteritis 6intestinal 6nome as 9ic bal dly 9y
6pod 9s 3works 2te 4au 6x 4crash 9ed ar bs as 9ing 4d 4house 9s 4keeper as 4post 8s 4s 4way 7s 3her 6ed 7r 8s
6ing 9s 6s 3ing 3or 5s 2uche 6ly 6ness 6r 7ie 6st 5o 6s 3dier 6st 5ly 5ness 4y 3ge 5d 5s 4ing 3nt 5er 6st 5let
8s 5ness 3ze 4ier 6st 5ness 4y 2ve 4l 5s 3otte 7s 2wd 3k 4ed 4ier 6st 5ly 5ness 6g 4s 4y 3p 4ed 4ing 4s 2y 3er
4st 3ness 3s 2ze 4bo 6s 4d 4lle 7s 4r 5s 4s 4tte 7d 7er 9s 7s 6ing 3illion 9s 4ng 3pacho 3ump 6ed 6ing 6s 1ear
4box 7es 4ed 4ing 4s 5hift 9s 4wheel 9s 2cko 5s 2ddit 2e 3d 3ing 3k 4ier 6st 4s 4y 3s 4e 3zer 6s 2isha 2l 3atin
7ous 3cap 3d 4ed 4ing 7s 4s 3id 4gnite 3led 4ing 3s 2m 3ological 8st as 7y 3s 4tone 8s 2n 3darme 8s 4er 6ed 6s
3e 4alogical cly 9es 9st bs 8y 4ra 6l 7issimo ds 9t as 8ties 9y 8zation es 9e ad as 9ing 7ly 7s 8hip 6te 8d 8s
7ing 8on aal as 8ve 7or 9s 5ic 7ally 7s 5osities 9y 6us 8ly 8ness 4s 5es 5is 4tic 7ally 7ist as 7s 3ial 6ity
6ly 4culate 4e 5s 4i 4tal 7ia 7ly 7s 5ive 8s 5ourinary 4us 6es 3ned 4ing 3ocidal 7e 8s 4me 6s 5ics 3re 5s 3s 3t
4eel 7ly 7ness 4ian 7s 5le 7s 6ity 4le 6d 6folk as 6man 9ly 7en 6ness 6r 6s 7t 6woman 9en 5ing 5y 4ries
6fication 8ed 9s 7y 8ing 5y 4s 3uflect 9ed 9ing aon cs 9s 4ine 7ly 7ness 4s 2ocache 8d 8s 7ing 4entric aally
4hemistry 3de 5s 6ic 8s 6y 5tic 3engineering 3g 4rapher as 8ic aal cly 9es 8y 3logic 8al aly 7es 7st 9s 6y 3m
4agnetic asm 4eter 6ric 9al bly 8es 7y 3physical 9ist cs 9s 4olitical as 3stationary 4ynchronous 7line bs
3thermal 8ic 2ranium 8s 3bil 6s 3iatric 9ian cs 9s 3m 4ane 6ium 4icidal 8e 9s 5nal 7te 9d 9s 8ing 9on 4s
3ontological bst ds ay 3rymander bed bing bs 3und 6s 2stalt 7s 5po 7s 5te 7d 7s 6ing 7on 9al 4iculate bd bs
aing bon ds 4ural 6e 7d 7s 6ing 3undheit 2t 3away 7s 3s 3ting 3up 2wgaw 6s 2yser 6s 1hastlier 8st 7ness 6y 3t
4s 2ee 3rkin 7s 3tto 6ize 9d 9s 8ing 6s 2ost 5ed 5ing 5lier 8st 7ness 6y 5s 5write ar bs as 9ing 9ten 7ote 3ul
5ish 8ly 8ness 5s 1iant 5ess 8es 5s 2bber 6ed 6ing 7sh 6s 5t 6ed 6ing 6s 4on 6s 5us 3e 4d 4s 3ing 3let 6s
2ddier 6st 5ly 5ness 4y 2ft 4ed 4ing 4s 2g 3abit 7s 5yte 8s 4gram 8s 4hertz 4joule 9s 4meter 9s 4ntic 8ally
4pascal as 5ixel 9s 4watt 8s 3ged 4ing 4le 6d 6r 7s 6s 5ier 7st 6ng 5y 3olo 6s 3s 2ld 4ed 5r 6s 4ing 4s 3l 4ie
6s 5on 7s 4s 3t 4s 2mbals 3crack 8ery 8s 3let 6ed 6ing 6s 3me 5s 4ick 7ry 7s 7y 3p 4ed 4ing 4s 4y 2n 3ger
6bread 6ed 6ing 6ly 6s 7nap as 6y 4ham 4ivitis 3kgo 6es 3ned 4ing 3ormous 3s 4eng 2raffe 7s 3d 4ed 5r 6s 4ing
4le 6d 6s 5ing 4s 3l 4friend as 4hood 8s 4ish 7ly 7ness 4s 4y 3o 4s 3t 4ed 4h 5s 4ing 4s 2st 2t 3e 4s 3s 2ve
4away 8s 4back 8s 4n 5s 4r 5s 4s 3ing 6s 2zmo 5s 3zard 7s 1lace 5ed 5ing 5s 4ial 7ly 6te 8d 8s 7ing 8on as 5er
7s 3d 4den 7ed 7ing 7s 6r 6st 4e 5s 4iator 9ial 9s 5ola 8s 7i 7us 4ly 4ness 4s 5ome 3m 4orization 8e 9d 9s 8ing
6ous 9ly 5ur 7ed 7ing 7s 3nce 6d 6s 5ing 4d 5es 5s 5ular 4s 3re 5d 5s 4ing 7ly 3snost 4s 5blower bs 9ing 5ed 6s
5ful 8s 5house as 5ier 7st 6ly 6ness 7g 5ware 5y 3ucoma 3ze 5d 5s 4ier 7s 5ng 2eam 5ed 5ing 8s 5s 4n 5ed 6r 7s
5ing 8s 5s 3e 4ful 7ly 7ness 3n 4ohumeral 5id 4s 2ib 4ber 6st 4ly 4ness 3de 5d 5r 6s 5s 4ing 3mmer 7ed 7ing as
7s 4pse 7d 7s 6ing 3nt 5ed 5ing 5s 3ssandi 8o 4ten 7ed 7ing 7s 6r 7ed 7ing 7s 3tch 6ed 7s 6ing 4ter 7ati 7ed
7ing 7s 7y 4z 5ier 7st 5y 2oaming 8s 4t 5ed 5ing 8ly 5s 3b 4al 6ism 8t 9s 7zation 8e 9d 9s 8ing 6ly 4e 5d 5s
5trotter cs aing 4ing 4s 4ular 6e 7s 6in 3ckenspiel cs 3om 5ier 7st 6ly 6ness 5y 3p 4py 3ried 6s 5fication 7ed
8s 6y 7ing 5ous 8ly 4y 5ing 3ss 5aries 7y 5ed 6s 5ier 7s 8t 6ly 6ness 7g 5olalia 5y 3ttal 5is 7es 3ve 5d 5s
4ing 3w 4ed 5r 6ed 6ing 6s 4ing 7ly 4s 4worm 8s 2ucagon 4ose 3e 4d 4s 4y 3ier 5st 4ng 3m 4ly 4mer 6st 4ness 3on
5s 3t 4en 6ous 4inous 9ly 4s 4ted 5ing 5on 7ous aly 7s 7y 2ycerin 6ol 4ogen 5l 3ph 1m 1narl 5ed 5ier 7st 6ng 5s
5y 3sh 5ed 6s 5ing 3t 4s 3w 4ed 4ing 4s 2eiss 2occhi 3me 5s 4ic 5sh 2u 3s 1o 2ad 4ed 4ing 4s 3l 4ie 6s 4keeper
as 8ing 4less 4mouth 9s 4post 8s 4s 5corer as 4tender as 3t 4ee 6s 4herd 8s 4s 5kin 8s 2b 3bed 5t 6s 4ing 4le
6d 7ygook 6r 7s 6s 5ing 3let 6s 4in 6s 3s 4macked 4topper as 2d 3awful 3child 8ren 3dammit 6n 7ed 5ughter bs
4ess 7es 3father 9s 4orsaken 3head 4ood 3less 7ly 7ness 4ier 6st 5ke 5ness 4y 3mother 9s 3parent 9s 3s 4end 7s
4on 6s 4peed 2er 4s 3s 2fer 5s 2ggle 6d 6s 5ing 2ing 5s 3ter 6s 2ld 4brick 9ed ar bs 9ing 9s 4en 6er 7st 6rod
4field 9s 6nch 9es 6sh 8es 4mine 8s 4s 5mith 9s 3f 4ed 5r 6s 4ing 4s 3lies 5wog 8s 4y 2nad 5al 5s 3dola 7s 6ier
9s 3e 4r 5s 3g 4ed 4ing 4s 3k 4s 3na 3orrhea 9l 3zo 2o 3ber 6s 3d 4bye 7s 4hearted 4ies 5sh 4lier 7st 5y 4ness
5ight 4s 4will 4y 3ey 3f 4ball 8s 4ed 4ier 6st 5ness 6g 4s 4y 3gle 6d 6s 5ies 6ng 5y 3ier 5st 3k 4s 3n 4s 3p
3se 5berries 9y 6umps 5d 5s 6tep 9ped aing 9s 4ing 2pher 6s 2re 4d 4s 3ge 5d 5ous 8ly 8ness 5s 4ing 4on 6s 3ier
5st 4lla 7s 5y 4ness 5g 3mandize ad ar bs as 9ing 4less 3p 4s 3se 3y 2sh 4awk 7s 3ling 7s 3pel 6s 3samer 4ip
6ed 7r 8s 6ing 6s 6y 2t 3cha 6s 3h 4s 3ta 4en 2uache 7s 3ge 5d 5r 6s 5s 4ing 3lash 7es 3rd 5e 6s 5s 4mand 8s
5et 7s 3t 4ier 6st 4y 2v 3ern 6able 7nce 6ed 7ss 9es 6ing 6ment aal as 6or 8s 9hip 6s 3t 2wn 4ed 4ing 4s 1r 2ab
4bed 6r 7s 5ier 7st 6ng 5y 4s 3ce 5d 5ful 8ly 8ness 5less 9ly 9ness 5s 4ing 5ous 8ly 8ness 4kle 7s 3d 4able 5te
7d 7s 6ing 7on 9s 4e 5d 5r 6s 5s 4ient 8s 5ng 4s 4ual 7ism 7ly 7ness 6te 8d 8s 7ing 8on as 3ffiti 7o 4t 5ed 6r
7s 5ing 5s 3ham 6s 3il 4n 5ed 5ier 7st 6ness 5s 5y 3m 4mar 7ian as 7s 6tical bly 4ophone as 4pus 7es 4s 3n
4aries 6y 4d 5am 7s 6unt 9s 5child aren 5dad 8dies 9y 8s 7ughter ds 5ee 7s 6r 6st 6ur 5father bed bing bly bs
5iloquence ct 6ose 9ly 8ity 5ly 5ma 7s 6other bly bs 5nephew bs 7ss 6iece as 5pa 7rent bs 7s 5s 6on 8s 6tand
aed aing as 5uncle as 4ge 6s 4ite 6ic 4nies 5y 4ola 4s 4t 5ed 6e 7s 6r 7s 5ing 5s 6manship 4ular 8ity 7te 9d 9s
8ing 9on 6e 7s 3pe 5fruit as 5s 6hot 5vine 9s 4h 5ed 5ic 7al 9ly 7s 6ng 6te 5ologist cs 9y 5s 4nel 7s 4ple 7d
7s 6ing 3sp 5able 5ed 5ing 5s 4s 5ed 6s 5hopper bs 5ier 7st 6ng 5land 9s 5roots 5y 3te 5d 5ful 8ly 8ness 5r 6s
5s 4ification ds 7ed 8s 6y 7ing aly 5n 6g 7ly 7s 6s 5s 5tude 4uities 7ous aly aness 7y 3vamen 8s 4e 5d 6igger
bs 5l 6ed 6ing 6ly 6s 6y 5n 6ess 5r 5s 6ide 9s 6t 7one as 5yard 9s 4id 5es 5meter as 5ng 5tas 7te 9d 9s 8ing
9on bal 6y 4y 3y 4beard 9s 4ed 5r 5st 4ing 5sh 4ness 4s 3ze 5d 5r 6s 5s 4ing 2ease 6d 6paint 6r 7s 6s 5ier 7st
6ly 6ness 7g 5y 4t 5coat 9s 5er 6st 5hearted 5ly 5ness 5s 3be 5s 3ed 5ier 7st 6ly 6ness 5y 4n 5back 9s 6elt 9s
5ed 6r 7y 6st 5field 6lies 7y 5gage 9s 6rocer bs 5horn 9s 7use as 5ing 6sh 5ly 5mail 5ness 5room 9s 5s 6tone
6ward 5wood 4t 5ed 6r 7s 5ing 8s 5s 3garious aly aness 3mlin 7s 3nade 7s 6ier 9s 7ne 3p 4ped 5ing 4s 3w 3yhound
9s 2ibble 7s 3d 4dle 7cake bs 7s 4iron 8s 4lock 8ed 8s 4s 3ef 5s 4vance 9s 5e 6d 6r 7s 6s 5ing 5ous 8ly 8ness
3ffin 7s 5on 7s 3ll 5e 6d 6s 5ing 8s 5s 3m 4ace 7d 7s 6ing 4e 5d 5s 4ier 6st 5ness 6g 4ly 4mer 6st 4ness 4y 3n
4d 5er 7s 5ing 8s 5s 6tone as 4go 6s 4ned 5ing 4s 3p 4e 5d 5r 6s 5s 4ing 4pe 6d 6r 7s 5ing 4s 3slier 7st 6ness
5y 4t 5le 6y 5mill 9s 3t 4s 4ted 6r 7s 5ier 7st 6ness 7g 5y 3zzle 7d 7s 6ier 8s 9t 7ng 6y 2oan 5ed 5ing 5s 4t
5s 3cer 6ies 6s 6y 3g 4gier 7st 6ly 6ness 5y 3in 5s 3k 4ked 5ing 4s 3mmet 7s 3om 5ed 6r 7s 5ing 5s 6man 7en 4ve
6d 6s 5ier 7st 6ng 5y 3pe 5d 5r 6s 5s 4ing 3sbeak 8s 4grain 4s 5ed 6r 6s 7t 5ing 5ly 5ness 3tesque 9ly 9ness 9s
4tier 7st 5o 6es 5y 3uch 6ed 7s 6ier 8st 7ly 7ness 8g 6y 4nd 6breaking es 6cloth bs 6ed 7r 8s 6hog 9s 6ing 9s
6less aly 6nut 9s 6s 7heet bs 7keeper ds 7man 8en 7well bs 6water 7ork 4p 5ed 6r 7s 5ie 7s 6ng 8s 5s 5ware 4se
6d 6r 7s 6s 5ing 4t 5ed 5ing 5s 3ve 5l 6ed 7r 8s 6ing 6led 7ing 6s 5s 3w 4er 6s 4ing 4l 5ed 6r 7s 5ing 5s 4n
5up 7s 4s 4th 6s 2ub 4bed 6r 7s 5ier 7st 6ly 6ness 7g 5y 4s 5take 3dge 6d 6s 5ing 8ly 3e 4l 5ing 8ly 8s 4s 5ome
8ly 8ness 8r 8st 3ff 5er 6st 5ly 5ness 3mble 7d 7r 8s 7s 6ing 9s 4p 5ier 7st 6ly 6ness 5s 5y 3nge 6s 5ier 7st
5y 4ion 7s 4t 5ed 5ing 5s 1s 1t 1uacamole 3nine 4o 3rani 7s 6tee 9d 9ing 9s 7ied 9s 7or 9s 7y 8ing 4d 5ed 7ly
6r 7s 5house as 5ian 8s 9hip 6ng 5rail 9s 6oom 9s 5s 6man 7en 3va 5s 2bernatorial 2errilla 9s 3ss 5able 5ed 6r
7s 6s 5ing 5timate bd bs aing 5work 4t 5book 9s 5ed 5house as 5ing 5room 9s 5s 2ff 4aw 6ed 6ing 6s 2idance 4e
5book 9s 5d 5line 9s 5post 9s 5r 6s 5s 4ing 3ld 5er 7s 5hall 9s 5s 4e 5ful 5less 9ly 9ness 4lemot 9s 5otine ad
as 9ing 4t 5ier 7st 6ly 6ness 5less 5y 3nea 6s 3se 5s 3tar 6ist 9s 6s 2lag 5s 3ch 5es 3den 6s 3f 4s 3l 4ed 5t
6s 4ibility 6le 5es 5ng 4s 4y 3p 4ed 5r 6s 4ing 4s 2m 3ball 7s 4o 5il 7s 5ot 7s 5s 3drop 7s 3med 4ier 6st 5ng
4y 3ption 3s 4hoe 7d 7ing 7s 2n 3boat 7s 3fight 8er as 8s 5re 3ge 4y 3k 4y 3man 4en 5tal 3ned 5l 6s 5r 6s 6y
4ing 4y 5sack 9s 3point 5wder 3runner 9s 7ing 3s 4hip 7s 5ot 7s 4linger as 4mith 8s 3wale 7s 2ppies 4y 2rgle 6d
6s 5ing 3ney 6s 3u 4s 2sh 4ed 5r 6s 5s 4ier 6st 5ng 7ly 4y 3set 6ed 6ing 6s 4ied 6s 4y 5ing 3t 4atory 4ed 4ier
6st 5ly 5ng 4o 4s 4y 2t 3less 7ness 3s 4ier 6st 4y 3ted 5r 6ed 6ing 6s 7nipe bs 4ier 6st 5ng 4ural 8s 4y 2v
3nor 6s 3s 2y 3ed 3ing 3s 2zzle 6d 6r 7s 6s 5ing 1ym 3khana 8s 3nasium 9s 6t 7ic 9ally 9s 7s 4osperm as 3s 4lip
7s 2necologic bal ast cs 9y 2p 3ped 5r 6s 4ing 3s 4ies 4ter 7s 4um 4y 2rate 6d 6s 5ing 6on 8s 5or 7s 3falcon 9s
3o 4s 5cope 9s 8ic 2ve 4d 4s 3ing 0h 1'm 1a 2berdasher bies bs by 3iliment as 4t 5ability 7le 6t 7ion as 7s 5s
5ual 8ly 8ness 7te 9d 9s 8ing 9on 6e 7s 2cienda 8s 3k 4ed 5r 6s 4ing 5sh 4le 6s 4ney 7ed 7ing 7s 4s 5aw 7s
4tivist as 4work 2d 3dock 7s 3ith 3n't 3st 2fnium 3t 4s 2g 3gard 7ly 7ness 4is 6es 6h 4le 6d 6r 7s 6s 5ing
3iographer cs aies ay 3s 2hnium 2iku 3l 4ed 4ing 4s 5tone 9s 7rm 9s 3r 4ball 8s 6nd 8s 5readth bs 6ush 9es
4cloth 5ut 7s 4do 6s 5resser bs 9ing 6yer 9s 4ed 4grip 8s 4ier 6st 5ness 4less 5ike 6ne 8s 4net 7s 4piece 9s 6n
7s 4s 5breadth cs 5plitter cs aing 6ray 9s 7ing as 5tyle 9s 8ist bs 4y 2j 3j 4es 4i 5s 2ke 4s 2lal 3berd 7s
3cyon 3e 4d 4r 4s 5t 3f 4back 8s 4hearted bly bness 4pence 7nies 8y 4time 8s 5one 8s 4way 5it 7s 3ibut 7s 4ng
4te 5osis 3l 4elujah as 4mark 8ed 8ing 8s 4oo 6ing 6s 5w 6ed 6ing 6s 4s 4ucinate bd bs aing bon ds aory 8ogen
cic es cs 4way 7s 3o 4ed 4gen 7s 4ing 4n 4s 3t 4ed 5r 6ed 6ing 6neck as 6s 4ing 7ly 4s 3ve 5d 5s 4ing 3yard 7s
2m 3burg 7er 9s 7s 3let 6s 3med 5r 6ed 7r 8s 6head as 6ing 9s 6lock as 6s 6toe 9s 4ier 6st 5ng 4ock 7s 4y 3per
6ed 6ing 6s 3s 4ter 7s 5ring 9ing 9s 6ung 2nd 4bag 7s 6ll 8s 6rrow as 5ill 8s 5ook 8s 5rake 9s 4car 7s 7t 8s
5lasp 9s 5raft 9ed 9ing 9s 5uff 8ed 8ing 8s 4ed 6ness 4ful 7s 4gun 7s 4held 8s 5old 8s 4icap 8ped ar bs 9ing 8s
6raft as 5er 6st 5ly 5ness 6g 5work 4kerchief cs 4le 6bar 9s 6d 6r 7s 6s 5ing 4made 6id 8en as 8s 4out 7s 5ver
8s 4pick 8ed 8ing 8s 4rail 8s 4s 5aw 7s 5et 7s 5hake 9s 8ing bs 5ome 8ly 8ness 8r 8st 5pring as 5tand 9s 4work
6ven 5riting 8ten 4y 5man 6en 3g 4ar 6s 4dog 4ed 5r 6s 4ing 7s 4man 5en 4nail 8s 4out 7s 5ver 8s 4s 4up 6s 3k
4er 6ed 6ing 9s 6s 4ie 6s 4s 3som 6s 2p 3hazard 9ly 9ness 3less 7ly 7ness 4oid 7s 4y 3pen 6ed 6ing 9s 6s 7tance
cs 4ier 6st 5ly 5ness 4y 3tic 2rangue 8d 8s 7ing 4ss 6ed 7r 8s 7s 6ing 6ment 3binger 9s 4or 6ed 6ing 6master cs
6s 3d 4back 8s 6ll 5oard 6und 4core 6ver 9s 4en 6ed 7r 8s 6ing 6s 5r 5st 4hat 7s 5eaded aly aness 7rted bly
bness 4ier 6st 5hood 5ly 5ness 4liner 9s 5y 4ness 4scrabble 5hip 8s 5tand 9s 4tack 5op 7s 4ware 5ired 5ood 8s
6rking 4y 3e 4bell 8s 5rained 4d 4lip 7ped 7s 4m 5s 4s 3icot 7s 4ng 3k 4ed 4ing 4s 3lequin 9s 4ot 6ry 6s 3m 4ed
4ful 7ly 7ness 4ing 4less 8ly 8ness 4onic 8a 9lly 9s 8s 7es 7ous aly aness 7um 9s 7zation 8e 9d 9r as 9s 8ing
6y 4s 3ness 7ed 8s 7ing 3p 4ed 4ies 5ng 5st 7s 4oon 7ed 8r 9s 7ing 7s 4s 5ichord bist es bs 4y 3ridan 8s 5ed 6r
7s 6s 4ow 6ed 6ing 6s 4umph 8ed 8ing 8s 4y 5ing 3sh 5er 6st 5ly 5ness 3t 4s 3vest 7ed 8r 9s 7ing 7s 2s 3h 4ed
5s 4ing 5sh 4tag 7s 3n't 3p 4s 3sle 6d 6s 5ing 4ock 7s 3t 4e 5d 5n 6ed 6ing 6s 5s 4ier 6st 5ly 5ness 6g 4y 2t
3band 7s 4ox 6es 3ch 5back 9s 5eck 8s 6d 6ries 7y 6s 6t 7s 5ing 5way 8s 3e 4d 4ful 7ly 7ness 4monger as 4r 5s
4s 3h 3ing 3pin 6s 3red 6s 3s 4tand 8s 3ted 5r 6s 4ing 2uberk 7s 3ghtier 8st 7ly 7ness 6y 3l 4age 4ed 5r 6s
4ier 7s 5ng 4s 3nch 6es 4t 5ed 6r 7s 5ing 8ly 5s 3teur 2ve 4n 5't 5s 4rsack 9s 4s 3ing 3oc 2w 3ed 3ing 3k 4ed
5r 6s 4ing 5sh 7ness 4s 3s 4er 6s 3thorn 8s 2y 3cock 7s 3ed 3ing 3loft 7s 3maker 8s 6ing 4ow 6s 3rick 7s 5de 7s
3s 4eed 7s 4tack 8s 3wire 2zard 6ed 6ing 6ous 9ly 6s 3e 4d 4l 5nut 8s 5s 4r 5s 4s 3ier 5st 4ly 4ness 5g 6s 3mat
3y 1dqrs 1e 2'd 3ll 2ad 4ache 8s 4band 8s 7ger as 8ing 5oard 9s 5utt 8ed 8ing 8s 4case 8s 5heese 5ount 9s
4dress 9es 4ed 5r 6s 4first 4gear 4hunt 8ed 9r as 8ing 8s 4ier 6st 5ly 5ness 6g 7s 4lamp 8s 6nd 8s 5ess 5ight
9s 6ne 8d 8r 9s 8s 7ing 5ock 8s 6ng 4man 6ster as 5en 5istress ces 4phone 9s 5iece 9s 6n 7s 4quarter bed bing
bs 4rest 8s 5oom 4s 5carf 8ves 5et 7s 5hip 8s 6rinker cs 5man 6en 5tall 9s 7nd 9s 6one 9s 6rong 4teacher bs
4waiter as 6ters 6y 5ind 8s 5ord 8s 4y 3l 4ed 5r 6s 4ing 4s 4th 6care 6ful 9ly 9ness 6ier 8st 7ly 7ness 6y 3p
4ed 4ing 4s 3r 4d 4er 6s 4ing 7s 4ken 7ed 7ing 7s 4s 5ay 5e 6s 4t 5ache 9s 5beat 9s 6reak aing as 7oken 6urn
5en 7ed 7ing 7s 5felt 5h 6rug 9s 6s 7tone bs 5ier 7s 8t 6ly 6ness 5land 9s 6ess 9ly 9ness 5rending cly 5s 6ick
9ness 6trings 5throb as 5warming 6ood 5y 3t 4ed 6ly 5r 6s 4h 5en 7dom 7ish 9m 7s 6r 5s 4ing 4proof 4s 5troke
4wave 8s 3ve 5d 5n 6lier 9st 7y 6s 6ward as 5r 6s 5s 4ier 6s 7t 5ly 5ness 6g 4y 5hearted 5set 5weight bs 2ck
4le 6d 6r 7s 6s 5ing 3tare 7s 4ic 6ally 4ogram 9s 5meter as 5r 6ed 6ing 6s 2dge 5d 5hog 8s 7p 8ped 9ing 8s 5r
6ow 8s 6s 5s 4ing 3onism 7t 8ic 8s 2ed 4ed 4ful 7ly 4ing 4less 8ly 8ness 4s 3haw 6ed 6ing 6s 3l 4ed 4ing 4less
4s 2ft 4ed 4ier 6st 5ly 5ness 6g 4s 4y 2gemonic 7y 3ira 6s 2ifer 6s 3ght 6en 8ed 8ing 8s 6s 3nous 7ly 7ness 3r
4ess 7es 4loom 8s 4s 3st 5ed 5ing 5s 2ld 3ical 5es 5opter aed aing as 4ocentric 5trope as 4pad 7s 5ort 8s 4um
4x 3l 4bent 4cat 7s 4ebore 4fire 4hole 8s 4ion 7s 5sh 7ly 7ness 4o 5s 4uva 3m 4et 6ed 6s 4s 5man 6en 3ot 5s 3p
4ed 5r 6s 4ful 7ly 7ness 4ing 7s 4less 8ly 8ness 5ine 8s 4mate 8s 4s 3ve 5s 2m 3atite 5ologic bal ast cs 9y 3e
3iplegia 4sphere as 9ic bal 3line 7s 4ock 7s 3med 5r 6s 4ing 3oglobin 4philia ac bs 4rrhage ad as 9ic ang 7oid
as 4stat 8s 3p 4en 3s 4titch 9ed as 9ing 2n 3ce 5forth 8ward 4hman 6en 3na 5ed 5ing 5s 3peck 7ed 7ing 7s 3s 2p
3arin 4tic 6tis 5ocyte as 3per 5st 3tagon 8al 8s 5thlon as 2r 3ald 6ed 6ic 7ng 6ry 6s 3b 4aceous 5ge 5l 6ist 9s
6s 4icidal 8e 9s 5vore 9s 8ous 4s 3culean 3d 4ed 5r 6s 4ing 4s 5man 6en 3e 4about 9s 5fter 9s 4by 4ditary 7y
4in 6after 4of 5n 4sies 5y 4tic 7al 7s 5o 6fore 4under 6to 5pon 4with 3itable 6ge 8s 3maphrodite ds cic 4etic
8al aly 4it 6age 9s 6ian 6s 3nia 6l 6s 6te 8d 8s 7ing 8on 3o 4es 4ic 6ally 6s 5n 6e 7s 6s 5sm 4n 5s 3pes
5tologist ds ay 3ring 7bone 7s 3s 4elf 3tz 2s 3itance 8y 7t 8ly 6te 8d 8s 7ing aly 8on as 3sian 2tero 6dox 9y
6geneity aous dly 6s 7exual city cly cs 2uristic 9ally 9s 2w 3ed 4r 5s 3ing 3s 2x 3adecimal bs 4gon 7al 7s 5ram
8s 4meter 9s 3ed 4s 3ing 2y 3day 6s 1f 1gt 2wy 1i 2atus 6es 2bachi 7s 3ernate 9d 9s 8ing 9on 8or as 3iscus 8es
2ccough 8ed 8ing 8s 4up 6ed 6ing 6s 3k 4ey 6s 4ories 6y 4s 2d 3den 3e 4away 8s 4bound 4d 4ous 7ly 7ness 6t 7s
4r 5s 4s 3ing 6s 2e 3d 3ing 3rarchic aal cly 9es 8y 4oglyph aic cs as 3s 2gh 4ball 8s 5orn 6y 7s 5row 8s 4chair
9s 4er 6s 5st 4falutin 4handed aly aness 4land 8er as 8s 5ight 9ed ar bs 9ing 9s 5y 4ness 4road 8s 4s 4tail 8ed
8ing 8s 4way 7man 8en 7s 2jab 5s 4ck 6ed 7r 8s 6ing 9s 6s 2ke 4d 4r 5s 4s 3ing 2larious 9ly 9ness 6ty 3l
4billies 8y 4ier 6st 5ness 4ock 7s 4s 5ide 8s 4top 7s 4y 3t 4s 2m 3s 4elf 2nd 4er 6ed 6ing 6s 4most 4quarter bs
4rance 9s 4s 5ight 3g 4e 5d 5s 4ing 4s 3t 4ed 5r 6land as 6s 4ing 4s 2p 3bath 7s 4one 7s 3huggers 3ness 3ped 5r
5st 4ie 6s 5ng 4o 5campus 5drome as 5potamus ces 5s 4y 3s 4ter 7s 2ragana 3e 4d 4ling 8s 4s 3ing 3sute 7ness 2s
3s 4ed 5s 4ing 3t 4amine 9s 4ogram 9s 5logist bs 8y 5pathology 5rian 9s 7c 8al aly 8ity 7es 7ographer fs dy 6y
4rionic aally as 2t 3ch 5ed 6r 7s 6s 5hike 9d 9r as 9s 8ing 5ing 3her 6to 3s 3ter 6s 4ing 2ve 4d 4mind 8s 4s
3ing 2ya 1mm 1o 2agie 6s 3rd 5ed 6r 7s 5ing 8s 5s 4frost 4ier 6st 5ness 4se 6ly 6ness 6r 6st 4y 3x 4ed 5r 6s 5s
4ing 2b 3bies 5t 6s 4le 6d 6r 7s 6s 5ing 4y 5horse as 5ist 8s 3goblin 9s 3nail 7ed 7ing 7s 4ob 6bed 7ing 6s 3o
4s 3s 2c 3k 4ed 5y 4ing 4s 5hop 8s 2d 3gepodge as 3s 2e 3cake 7s 3d 4own 7s 3ing 3r 4s 3s 2g 3an 5s 3back 7s
3ged 4ing 5sh 7ly 3s 4head 8s 3tie 6d 6s 4ying 3wash 2ick 5ed 5ing 5s 3st 5ed 5ing 5s 2ke 4d 4s 4y 3ier 5st 4ng
3um 2ld 4all 7s 4er 6s 4ing 7s 4out 7s 5ver 8s 4s 4up 6s 3e 4d 4s 4y 3iday 7ed 7ing 7maker cs 7s 4er 5st 4ness
5g 4sm 5tic 8ally 3ler 6ed 6ing 6s 4ies 4ow 6ed 7r 7st 6ing 6ly 6ness 6s 4y 5hock 9s 3mium 3ocaust 9s 4gram 8s
7ph 9ic 9s 9y 3s 4ter 7ed 7ing 7s 3y 2mage 6s 3bre 6s 4urg 7s 3e 4bodies 7y 6y 7s 4coming as 4d 4grown 4land 8s
5ess 8ness 5ier 7st 6ke 6ness 5y 4made 6ker 9s 7ing 4opath 9ic 9s 9y 5stasis 8tic 5wner 9s 4page 8s 4r 5ed 5ing
5oom 8s 5s 4s 5chooling 5ick 8ness 5pun 5tead 9ed ar bs 9ing 9s 6retch bes 4town 8s 4ward 8s 5ork 8er as 8ing
5recker bs 4y 5ness 5s 3icidal 7e 8s 4er 5st 4letic 5ies 5y 4ng 5id 7s 5oid 8s 5y 3o 4erotic 4geneity 8ous bly
7ization 9e ad as 9ing 5raph 9s 4logous 7y 4nym 7s 4phobia 9c 7ne 9s 4s 5exual aity as 2n 3cho 6s 3e 4d 4r 5s
4s 5t 6er 7st 6ly 6y 4y 5bee 8s 5comb 9ed 9ing 9s 5dew 8s 5ed 5ing 5locust 5moon 9ed ar bs 9ing 9s 5pot 8s 5s
6uckle bs 3ing 3k 4ed 5r 6s 4ies 5ng 4s 4y 3or 5able 9ness 8y 6rily 8um as 7y 5ed 6e 7s 6r 7s 5ific 9s 6ng 5s
3s 2och 3d 4ed 4ie 6s 5ng 4lum 7s 4oo 6ed 6ing 6s 4s 4wink 8ed 8ing 8s 3ey 3f 4ed 5r 6s 4ing 4s 3k 4ah 6s 4ed
5r 6s 4ing 4s 4up 6s 4worm 8s 4y 3ligan 8ism 8s 3p 4ed 4ing 4la 4s 3ray 3segow 8s 3t 4ed 5nannies 9y 5r 6s 4ing
4s 3ver 6ed 6ing 6s 5s 2p 3e 4d 4ful 7ly 7ness 7s 4less 8ly 8ness 4s 3ing 3ped 5r 6s 4ing 3s 4cotch 9ed as 9ing
2ra 4s 3de 5d 5s 4ing 3ehound 9s 3izon 7s 7tal aly as 3monal 6e 7s 3n 4beam 5lende 4ed 5t 6s 4ier 6st 4less
5ike 4pipe 8s 4s 4y 3ologic 9al 8st as 7y 4scope 9s 3rendous aly 4ible 8ness 7y 5d 6ly 5fic 8ally 7ed 8s 6y
7ing aly 4or 6s 3se 5back 6ox 8es 5d 5flesh 7ies 7y 5hair 6ide 5laugh as 6ess 5man 8ship 6en 5play 6ower
5radish bes 5s 6hit 7oe 9d 9ing 9s 5tail 9s 6rading 5whip 9ped aing 9s 6oman 8en 5y 4ier 6st 5ng 3tatory
4icultural dist gs be bist es 2s 3anna 7s 3e 4d 4pipe 8s 4s 3ier 6s 6y 4ng 3p 4holipase 4ice 7s 5table 9y 7l
8ity 9zation fs ae bd bs aing 8s 3t 4age 7s 4ed 5l 6ed 7r 8s 6ing 6ries 7y 6s 5ss 7ed 8s 7ing 4ile 7ly 7s
6ities 8y 5ng 4ler 7s 4s 2t 3bed 6s 4looded 4ox 6es 3cake 7s 3el 5ier 8s 5s 3foot 7ed 7ing 7s 3head 7ed 9ly
9ness 7s 4ouse 8s 3key 6s 3link 7s 4y 3ness 3plate 8s 4ot 6s 3s 4hot 7s 3ted 5r 5st 4ie 6s 5ng 2und 5ed 5ing 5s
3r 4glass 9es 4i 5s 4ly 4s 3se 5boat 9s 7und 7y 8s 6reak aer cs aing as 7oke an 5clean aed aing as 6oat 9s 5d
5flies 7y 6ul 8s 5hold 9er bs 9s 6usband cs 5keeper bs 9ing 5lights 5maid 9s 7n 7ster bs 7te 9s 6en 6istress
des 6other bs 5parent bs 6lant as 6roud 5room 5s 5top 8s 5wares 8ming cs 6ife 9ly 7ves 6ork 4ing 7s 2ve 4l 5s
4r 5board as 5craft as 5ed 5ing 5s 2w 3'd 4re 3beit 3dah 6s 4y 3ever 3itzer 8s 3l 4ed 5r 6s 4ing 4s 3s 4oever
2yden 6ish 6s 1p 1r 2s 1t 1uarache 8s 2b 3bies 4ub 6s 4y 3cap 6s 3ris 3s 2ckleberries ay 4ster 8ed 8ing 9sm 8s
2ddle 6d 6s 5ing 2e 3d 3s 2ff 4ed 4ier 6st 5ly 5ness 6g 4s 4y 2g 3e 4ly 4ness 4r 4st 3ged 4ing 3s 2h 2la 4s 3k
4ing 4s 3l 4abaloo as 4ed 5r 6s 4ing 4s 2m 3an 5e 6ly 6ness 6r 6st 5ism 7t 8ic 8s 6tarian cism cs 7ies 7y
6zation 7e 8d 8r 9s 8s 7ing 5kind 5ly 5ness 5oid 8s 5s 3ble 6d 6ness 6r 7s 6s 7t 5ing 8s 5y 4ug 6ged 7ing 6s
3dinger 9s 4rum 3eral 5i 5us 3id 5ification 8ed 9r as 9s 7y 8ing 6ty 5ly 5or 7s 4liate 9d 9s 8ing bly 9on bs
6ty 3med 5r 6s 4ing 7bird bs 4ock 7s 7y 4us 3ongous 4r 5ed 6sque 5ing 6st 8s 5less 9ly 9ness 5ous 8ly 8ness 5s
3p 4back 8ed 8s 4ed 4h 5ed 5ing 5s 4ing 4s 3s 3us 2nch 5back 9ed 9s 5ed 6s 5ing 3dred 7fold 7s 7th 9s 7weight
ds 3g 4er 6ed 6ing 6s 4over 4rier 7st 6ly 6ness 5y 3k 4er 6ed 6ing 6s 4ier 6st 4s 4y 3t 4ed 5r 6s 4ing 4ress
8es 4s 5man 6en 2rdle 6d 6r 7s 6s 5ing 3l 4ed 5r 6s 4ing 4s 3rah 6ed 6ing 6s 4icane 9s 5ed 7ly 6s 4y 5ing 3t
4ful 7ly 7ness 4ing 4le 6d 6s 5ing 4s 2sband 7ed 7ing 7man 8en 7ry 7s 3h 4ed 5s 4ing 3k 4ed 5r 6s 4ier 6s 7t
5ly 5ness 6g 4s 4y 3sar 6s 4ies 4y 3tings 4le 6d 6r 7s 6s 5ing 2t 3ch 5es 3s 2zzah 6ed 6ing 6s 1wy 1yacinth 8s
2brid 6ism 7zation 8e 9d 9s 8ing 6s 2dra 5ngea 9s 6t 7s 5s 5te 7d 7s 6ing 7on 5ulic 9ally 9s 4o 5carbon bs
6ephalus 6hloride 6ortisone 5dynamic cs 5electric dally dity 5foil 9s 5gen 8ate bd bs aing bon 8ous 5logist bs
8y 6yses 8is 7ze 9d 9s 8ing 5meter as 8ry 5philic 7obia ac 8ne as 6lane ad as 9ing 6onic aally as 5sphere
5therapy 9mal 5us 5xide 9s 2ena 5s 2giene 6ic 8ally 7st 9s 3rometer as 2ing 2men 5eal 5s 3n 4al 6s 4book 8s 4ed
4ing 4s 2pe 4d 4r 5active aity 5bola 9s 8e 8ic 5critical dly 6ube 5glycemia 5inflation 5link 9ed 9ing 9s
5market bs 6edia 5parathyroidism 6lane 5sensitive eness dities fy 6pace as 5tension ave cs 7xt 6hyroid cism
6rophied cs ay bing 5ventilate ed es ding eon 6isor as 4s 3hen 6ate 9d 9s 8ing 9on bs 6ed 6ing 6s 3ing 3noses
6is 5therapist es by 6ic 8ally 8s 7sm 8t 9s 7ze 9d 9s 8ing 3o 4allergenic 4chondria cc ds 5risies 8y 7te 9s
8ical cly 4dermic as 4glycemia bc cs 4s 4tenuse as 5halami aus 6ermia 7ses 8is 9ze bd bs aing 7tical cly 6yroid
bism 2ssop 3terectomies by 7sis 6ia 7c 8al aly 8s 0i 1amb 4i 5c 6s 4s 4us 6es 1bex 4es 2id 4em 3s 4es 2uprofen
1ce 3berg 7s 4oat 7s 5und 5x 6es 4reaker as 3cap 6s 3d 3man 4en 3s 2hthyologist ds ay 2icle 6s 3er 4st 3ly
3ness 4g 5s 2kier 5st 3y 2on 4ic 4oclasm 9t aic as 5graphy 4s 2tus 2y 1d 2ea 4l 5ism 7t 8ic aally 8s 6zation cs
7e 8d 8s 7ing 5ly 5s 4s 3m 4potent 3ntical 9ly 6fiable 8cation es 8ed 9r as 9s 7y 8ing 6kit 9s 6ties 7y 3ogram
8s 7ph 9s 4logical bly 8es 8st as 7ue 9s 7y 3s 2iocies 5y 4m 5atic 9ally 5s 4pathic 4syncrasies by atic dally
4t 5ic 7ally 5s 2le 4d 4ness 4r 5s 4s 5t 3ing 3y 2ol 4ater 8s 6ress aes 7ous 7y 4ization 6e 7d 7s 6ing 4s 2s
2yll 5ic 7ally 5s 1f 2fier 5st 4ness 3y 2s 1gloo 5s 2neous 3itable 5e 6d 6s 5ing 6on 8s 3oble 6y 4minies 8ous
bly 7y 4ramus 9es 6nce 7t 8ly 5e 6d 6s 5ing 2uana 6s 1i 2i 1lea 3itis 3um 2ia 3um 2k 3s 2l 3egal 7ities 9y 7ly
7s 5ibility 7le 8y 6timacy ate cly 3iberal 9ity 9ly 4cit 7ly 7ness 4mitable 4teracy 8te aly as 3ness 7es
3ogical 9ity 9ly 3s 3uminable 8te ad as 9ing cly aon cs 7e 8d 8s 7ing 4s 5ion 8ist bs 8s 6ve 5ory 5trate ad as
9ing aon cs ave cly 9or bs 7ious bly bness 1mage 5d 5ry 5s 4inable 9y 7l 7ry 7tion bs 9ve bly 6e 7d 7s 6g 6ing
9s 4o 5es 3m 4s 2balance 9d 9s 3ecile 8s 7ic 8ties 9y 3ibe 6d 6r 7s 6s 5ing 3rication 4oglio 9s 3ue 5d 5s 4ing
2itable 5te 7d 7s 6ing 7on 9s 7ve 9ly 9ness 6or 8s 2maculate aly aness 4nence 8y 7t 8ly 4terial aity aly aness
5ure 8ly 7ity 3easurable by 4diacies 8y 7te 9ly 9ness 4morial aly 4nse 7ly 6ities 8y 4rse 7d 7s 6ible 7ng 7on
9s 7ve 3igrant 9s 7te 9d 9s 8ing 9on 4nence 7t 8ly 3obile 7ity 8zation 9e ad ar bs as 9ing 4derate aly 6st 8ly
8y 4late 8d 8s 7ing 8on 4ral 7ities 9y 7ly 5tal 8ity 9ze bd bs aing 8ly 8s 4vability 7le 8y 3une 5ity 6zation
cs 7e 8d 8s 7ing 5odeficiency et 6globulin es 6logic bal ast cs 9y 4re 6d 6s 5ing 4tability 7le 8y 2p 3act 6ed
6ing 6s 4ir 6ed 6ing 6ment as 6s 4la 6s 5e 6d 6ment 6s 5ing 5pable 9y 4nel 7ed 7ing 7s 4rt 6ed 6ial 9ity 9ly
7ng 6s 4ssable 9y 6e 7s 6ibility 8le 9y 7oned 7ve 9ly 9ness 8ity 5to 4tience as 8s 8t 9ly 3each 7able 7ed 8r 9s
8s 7ing 7ment bs 4ccability 8le 9y 5unious bly bness 4dance 5e 6d 6s 5iment aa as 6ng 4l 5led 7r 8s 6ing 5s 4nd
6ed 6ing 6s 5etrability ale by 5itence 9t aly 4r 5ative aly as 5ceptibility ble cy ave 5f 6ect 9ion cs 9ly
9ness 9s 5ial 8ism at bic dally bs 8ly 8s 6l 7ed 7ing 7ment 7s 6ous 9ly 9ness 6shable by 5manence at bly
6eability 9le ay 6issible 5sonal aly 9te bd bs aing bon ds aor cs 5tinence cs at bly 6urbability ble cy 5vious
aly 4tigo 5uosity 7us 9ly 9ness 6s 7es 3ieties 6y 4nge 7d 7ment 7s 6ing 4ous 7ly 7ness 4sh 6ly 6ness
3lacability 8le 9y 5nt 7able 8tion 7ed 7ing 7s 5usibilities dy 9le ay 4ement 9able ation es 9ed ar 9ing 9s
4icate 9d 9s 8ing 9on bs 6it 8ly 8ness 5ed 6s 4ode 7d 7s 6ing 5re 7d 7s 6ing 9ly 5sion 9s 7ve 4y 5ing 3olite
8ly 8ness ces 7ic 4nderable cs 4rt 6able 7nce 8t 9ly 7tion bs 6ed 7r 8s 6ing 6s 6unate bly 8e 9d 9s 8ing 9ty
4se 6d 6r 7s 6s 5ing 8ly 6tion as 5sibilities cy 8le as 9y 5t 6or 8s 6s 6ure 9s 4tence 8y 7t 8ly 4und 7ed 7ing
7s 4verish aed bs aing ament 3racticability ble cy al bity bly 4ecate 9d 9s 8ing 9on bs 6ise 9ly 9ness 8ion
5gnability 9le ay 8te ad as 9ing aon 5sario as 6s 7ed 8s 7ibility 9le 8ng 8on aability cle aism ct dic ds as
8ve aly aness 4imatur as 5nt 7ed 8r 9s 7ing 7s 5son 8ed 8ing 8ment cs 8s 4obabilities cy 8le 9y 5mptu 9s 5per
8ly 6rieties ay 5vable 6e 7d 7ment bs 7s 6idence at bly 7ng 7sation dal ds 8e 9d 9r as 9s 8ing 4udence 8t 9ly
3s 3udence 7t 8ly 4gn 6ed 7r 8s 6ing 6s 4lse 7d 7s 6ing 7on 7ve 9ly 9ness 8ity 4nity 4re 6ly 6r 6st 5ities 7y
4table 6tion as 5e 6d 6s 5ing 1n 2abilities 8y 3ccessibility ale by 5uracies 9y 8te aly 4tion 6vate ad as 9ing
aon 7e 8ly 7ity 3dequacies 9y 8te aly 4missibility ale 4vertence at bly 5isability 9le 3lienability 9le ay
3morata 9s 3ne 5ly 5r 5st 4imate 9ly 9ness 5ties 6y 3pplicable 5reciable cy 6oachable 7priate dly dness 4t 5ly
5ness 3rguable 4ticulacy ate cly cness 6stic 3smuch 3ttention 9ve bly bness 3udibility 7le 8y 4gural 9s 8te ad
as 9ing aon cs 4spicious cly 4thentic 2board 7s 4rn 4und 4x 5es 3red 5ed 7ing 7s 3uilt 2c 3alculable by
4ndescence bt cly 5tation bs 4pability 7le 8y 6citate cd cs bing con 9y 4rcerate bd bs aing bon ds 5nadine bd
bs aing 7te 9d 9s 8ing 9on bs 4utious aly 3ed 4ndiaries 9y 5se 7d 7s 6ing 5tive 9s 4ption 9s 4rtitude 4ssant
9ly 5t 6uous aly aness 3h 4ed 5s 4ing 4oate 4worm 8s 3idence 9s 7t 8al aly as 8s 4nerate ad as 9ing aon 9or bs
5g 4pience 8t 9ly 4se 6d 6s 5ing 6on 8s 6ve 8ly 8ness 5or 7s 4te 6d 6ment as 6r 7s 6s 5ing 4vilities 9y 3l
4emency 8t 4ination bs 6e 7d 7s 6ing 4ude 7d 7s 6ing 5sion 9s 7ve 9ly 9ness 3ognito 9s 4herence 9t aly
4mbustible 5e 6r 7s 6s 5ing 5mensurate ely 6ode 9d 9s 8ing 9ous 6unicable bdo 5parable by 7tibilities ey ale cs
by 6etence by at bly bs 6lete aly aness 6rehensibility ele fy don 4nceivability ble cy 6lusive cly cness
5gruities ay 8ous bly bness 5sequential fly 6iderable bte dly dness cion 7stencies cy bt cly 6olable by
6picuous dly dness 6tancy 9t aly 5testability ble cy 6inence at 6rovertible fy 5venience dd ds cing bt cly
4rporate bd bs aing bon 8eal 5rect 9ly 9ness 6igibility ale by 6uptibility ble cy 3rease 8d 8s 7ing aly
5dibility 8le 9y 6ulity 8ous bly 5ment 9al bism dt es bly 9ed 9ing 9s 4iminate bd bs aing bon aory 4ustation cs
3s 3ubate 8d 8s 7ing 8on 7or 9s 5us 7es 4lcate 9d 9s 8ing 9on 5pable 7te 9d 9s 8ing 4mbencies 9y 8t 9s 4nabula
9um 4r 5able 9s 8y 5ious 5red 6ing 5s 6ion 9s 2d 3ebted 8ness 4cencies 8y 7t 8ly 5ipherable 6sion 8ve aly aness
5orous aly 4ed 4fatigable cy 5easible by 6nsible by 5inable ay 7ite aly aness 4lible 8y 6cacies 9y 8te aly
4mnification fs 9ed as 8y 9ing 7ties 8y 5onstrable 4nt 6ation bs 6ed 6ing 7on 6s 6ure 9d 9s 8ing 4pendence at
bly bs 4scribable cy 5tructibility cle dy 4terminable dy bcy bte dly 4x 5ation as 5ed 6r 7s 6s 5ing 3icate 8d
8s 7ing 8on as 8ve aly as 7or 9s 5es 5t 6able 6ed 6ing 6ment as 6s 4e 5s 4fference at bly 4gence 7ous 7t 8ly 8s
6stible 9on 5nant 9ly 7tion 6ities 8y 5o 4rect 8ion 8ly 8ness 4scernible 6ipline 6reet aly 8tion cs 7iminate
ely 5pensability ble ds cy 6osed 8ition ds 6utable by 5solubility ale by 5tinct aly aness 8guishable gy 4te 6d
6s 5ing 4um 4vidual aism ct dic fally ds bty bzation ce dd ds cing aly as 9te bd bs aing bon 6sibility 9le ay
3octrinate cd cs bing con 4lence 7t 8ly 4mitable ay 4or 6s 3ubitable ay 4ce 6d 6ment as 6r 7s 6s 5ing 5t 6ance
6ed 7e 8s 6ing 7on 9s 7ve 9ly 6s 4lge 7d 7nce as 8t 9ly 7s 6ing 4strial aism ct ds bzation ce dd ds cing aly
8es 8ous bly bness 7y 3well 7ing 7s 6t 2ebriate 9d 9s 8ing 9on 3dible 4ucable 3ffability 7le 8y 5ective bly
bness 8ual bly 5icacy 7iencies by at bly 3lastic 4egance 8t 9ly 4igibility 8le as 9y 4uctable ay 3pt 5itude 5ly
5ness 3qualities 9y 5itable ay 7ies 7y 3radicable 4rant 4t 5ia 7l 5ly 5ness 3scapable ay 4sential bs 4timable
ay 3vitability 8le 9y 3xact 7ly 7ness 4cusable ay 4haustible cy 4orability 8le 9y 4pedience by at 6nsive bly
bness 6rience cd 7t 8ly 5iable 5licable by 5ressible cy ave 4tinguishable 5ricable by 2f 3allibility 8le 9y
4mies 5ous 8ly 5y 4ncy 5t 6icide bs 7le 6ries 7y 8man 9en 6s 4rct 7ion 7s 4tuate 9d 9s 8ing 9on bs 3easible 4ct
6ed 6ing 7on 9s 8us aly aness 6s 4licities 9ous 9y 4r 5ence 9s 7tial 5ior 8ity 8s 5nal 8ly 6o 7s 5red 6ing 5s
5tile 8ity 4st 6ation bs 6ed 6ing 6s 3idel 7ities 9y 7s 4eld 7er 9s 7s 4ghter 9s 7ing 4ll 6ed 6ing 6s 5trate ad
as 9ing aon 9or bs 4nite 8ly 8simal dly ds 7ies 8val 9e as 7ude 7y 4rm 6aries 8y 6ities 8y 4x 3lame 7d 7s 6ing
6mability 9le 8tion cs 9ory 5table as 6e 7d 7s 6ing 7on 9ary 4ect 7ed 7ing 8on aal as 7s 5xibility 8le 9y 4ict
7ed 7ing 8on 8ve 7s 4orescence bt 5w 6s 4uence 9d 9s 8ing 7tial bly 7za 5x 6es 3o 4mercial bs 4rm 6al 8ity 8ly
7nt 9s 7tics 9on bal 9ve bly bness 6ed 7r 8s 6ing 6s 4tainment 3ra 5ction as 5red 5sonic 6tructural de es
4equence ay 9t aly 4inge 8d 8ment cs 8s 7ing 3uriate 9d 9s 8ing bly 4se 6d 6r 7s 6s 5ing 6on 8s 2genious 9ly
9ness 5ue 7s 6ity 6ous 9ly 9ness 4st 6ed 6ing 7on 6s 3lenook 9s 4orious aly 3ot 5s 3rain 7ed 7ing 7s 5te 7s
6iate ad as 9ing cly aon 7tude 4edient as 5ss 7es 4owing 6n 3uinal 2habit 7able 8nt as 7ed 7ing 7s 4lant 8s
6tion as 7or 9s 5e 6d 6r 7s 6s 5ing 4rmonious 3ere 6d 6nt 8ly 6s 5ing 6t 7able 8nce bs 7ed 7ing 7or 9s 7s 3ibit
7ed 7ing 8on as 7or 9s 9y 7s 3ospitable by 3uman 7e 8ly 7ities 9y 7ly 2imical 8ly 5table 9y 3quities 7ous aly
7y 3tial 7ed 7ing 8sm 8zation 9e ad as 9ing 7ly 7s 6te 8d 8s 7ing 8on as 8ve as 7or 9s 9y 5o 2ject 6ed 6ing 7on
9s 6or 8s 6s 3udicious bly bness 4nction as 8ve 4re 6d 6r 7s 6s 5ies 6ng 6ous 5y 4stice 9s 2k 3blot 7s 3ed 3ier
5st 4ness 5g 3ling 7s 3s 4tand 8s 3well 7s 3y 2laid 4nd 4y 5ing 5s 3et 5s 3ine 2mate 6s 3ost 2n 3ards 4te 6ly
6ness 3er 5most 5sole 9s 6pring 5vate 9d 9s 8ing 9on 3ing 6s 4t 3keeper 9s 3ocence 7t 8ly 8s 5uous 9ly 9ness
4vate 8d 8s 7ing 8on as 8ve 7or 9s 9y 3s 3uendo 8s 4merable ay 8cy 8te 2oculate 9d 9s 8ing 9on bs 3ffensive bly
bness 3perable 7tive 4portune bly 3rdinate aly 4ganic 9ally 3sitol 2patient 9s 3ut 5s 5ted 6ing 2quest 7s
4ietude 5re 7d 7r 8s 7s 6ies 7ng 9ly 6y 5sition bal bs 9ve bly bness 8or aial as 4orate 2road 6s 3ush 6es 2s
3alubrious 4ne 6ly 6r 6st 5itary 7y 4tiability 8le 9y 3cribe 8d 8r 9s 8s 7ing 6ption bs 5utability 9le bness ay
3eam 6s 4ct 6icidal ae bs 7vore bs aous 6s 5ure 8ly 7ities 9y 4minate ad as 9ing aon 4nsate 6ibility 8le 9y
7tive bly aity 5tience 9t 4parability 9le bs ay 4rt 6ed 6ing 7on 9s 6s 4t 5s 5ting 3hore 3ide 6r 7s 6s 5ious
9ly 9ness 4ght 7ful 7s 5nia 7ficance ct dly 4ncere 9ly 8ity 5uate 9d 9s 8ing 9on bs 9ve 8or as 4pid 7ity 7ly
7ness 4st 6ed 7nce 8t 9ly 6ing 9ly 6s 3obriety 4far 4le 6nce 7t 8ly 6s 5ubility 7le 8y 5vable 6encies 9y 8t 9s
4mnia 8c 9s 5uch 4uciance 9t 3pect 7ed 7ing 8on as 7or 9ate cs 9s 7s 4iration bal bs 8ory 6e 7d 7s 6ing 7t 8ed
8ing 8s 3t 4abilities ay 5ll 7able 8tion cs 7ed 8r 9s 7ing 7ment bs 7s 5nce 8d 8s 7ing 6t 7aneous dly 7er 7iate
bd bs aing 7ly 7s 5r 5te 7d 7s 6ing 4ead 5p 6s 4igate 9d 9s 8ing 9on 8or as 5ll 7ation 7ed 7ing 7s 5nct 8ive
bly 8s 8ual 5tute 9d 9r as 9s 8ing 9on bal dization fe gd gs fing dly bs 4r 5uct 8ed 8ing 9on bal bs 9ve bly
8or as 8s 6ment aal cist fs dty cly cs btion aed aing as 3ubordinate cion 5stantial dly 4fferable by 6iciency
bt cly 4la 6r 7ity 6te 8d 8s 7ing 8on 7or 9s 5in 5t 6ed 6ing 9ly 6s 4perable ay 5portable 4rable 6nce 9s 5e 6d
7s 6r 7s 6s 5gence as 9ies 9y 8t 9s 5ing 5mountable dy 5rection cist fs cs 4sceptible 2t 3act 4glio 8s 4ke 6s
4ngibility 8le as 9y 3eger 7s 5ral 8ly 8s 7te 9d 9s 8ing 9on 9ve 8or 6ity 5ument as 4l 5lect 9s 9ual cism dze
fd fs eing cly cs 6igence at bly bsia 8ibility ale by 4mperance 9te bly 4nd 6ed 8s 6ing 6s 5se 7ly 7r 7st
6ification 9ed ar bs as 8y 9ing 7ties 8y 7ve 9ly 9ness 9s 5t 6ion 9al bly 9s 6ly 6ness 6s 4r 5act 8ed 8ing 9on
bs 9ve bly aity 8s 5bred 8ed aing as 5cede 9d 9s 8ing 7pt 9ed 9ing aon cs 9or bs 9s 7ssion cs 9or bs by 6hange
bability dle ey bd bs aing 6ity 6ollegiate 7m 8municate gd gs fing gon 8s 7nnect ced cing don fs cs 8tinental
7urse 6ultural 5denominational 7partmental 8endence dt ely 6ict 9ed 9ing aon 9s 7sciplinary 5est 8ed 8ing bly
8s 5face 9d 9s 8ing 7ith 6ere 9d 9nce 9s 8ing 8on 6ile 9d 9s 8ing 5galactic 6overnmental 5im 6or 8s 5j 6ect 9ed
9ing aon cs 9s 5lace 9d 9s 8ing 7rd 9ed 9ing 9s 6eave ad as 9ing 7ukin 6ine 9ar 9d 9s 8ing bs 8k 9ed 9ing 9s
6ock 9ed 9ing 9s 8utor cs cy 7pe 9d 9r as 9s 8ing 6ude 9d 9s 8ing 5marriage ds aed bs 9y aing 6ediaries by ate
cly cs 7nt 9s 7zzi 9o as 6inable by 8gle bd bs aing 7ssion cs 7ttence cy bt cly 7x 8ed 9s 8ing 5n 6al 8ization
ae bd bs aing 8ly 8s 7tional dism ft gs ezation fe gd gs fing dly ds 6ecine 7d 7e 8s 7t 6ing 7st 9s 6ment 6s
7hip as 5office 6perability ble ate cs 5penetrate ed es ding eon 7rsonal 6lanetary 8y 6olate bd bs aing bon ds
7se 9d 9s 8ing 9tion 6ret 9ation es cve 9ed ar bs 9ing ave 9s 5racial 6ed 7gnum bs 7late bd bs aing bon ds ehip
hs 6ing 6ogate bd bs aing bon ds bve dly ds aor cies cs cy 6upt 9ed ar bs 9ing aon cs 9s 5s 6cholastic 6ect 9ed
9ing aon cal eity cs 9s 7ssion cs 7x 6perse bd bs aing bon 6tate as 7ellar 7ice as 8tial 5twine ad as 9ing
5urban 5val 8s 6ene 9d 9s 8ing 8tion cism et fs cs 6iew 9ed ae bs ar bs 9ing 9s 6ocalic 5war 6eave as 9ing 6ove
9n 4stacy 7te 6inal 8e 9s 3ifada 4macies 7y 6te 8d 8ly 8s 7ing 8on as 5idate ad as 9ing cly aon 3o 4lerable ay
8nce 9t aly 4nation as 5e 6d 6r 7s 6s 5ing 4xicant as 8te ad as 9ing aon 3racranial 6tability 9le ay 5mural
7scular 5net 8s 6s 7igence bt cly cs 8tive cly cs 5state 5uterine 5venous bes bly 4epid 8ity 8ly 4icacies 8y
7te 9ly 5gue 8d 8r 9s 8s 7ing aly 5nsic 9ally 4o 5duce 9d 9s 8ing 8tion cs 9ory 5it 7s 5s 6pect aed aing bon
bve dly as 5version 8t 9ed 9s 4ude 7d 7r 8s 7s 6ing 5sion 9s 7ve 9ly 9ness 3uit 6ed 6ing 7on 9s 7ve 9ly 9ness
6s 2undate 8d 8s 7ing 8on as 3re 5d 5s 4ing 2vade 6d 6r 7s 6s 5ing 4lid 7ate ad as 9ing aon 7ed 7ing 8sm 8ty
7ly 7s 5uable 9y 4riability 8le as 9y 7nt 4sion 8s 6ve 3ective 4igh 7ed 7ing 7s 6le 8d 8r 9s 8s 7ing 4nt 6ed
6ing 7on 9s 7ve 9ly 9ness 6or 8ied as 8s 8y 9ing 6s 4rse 7ly 7s 6ion 9s 5t 6ebrate cs 7d 7r 8s 6ing 6s 4st 6ed
6igate bd bs aing bon ds bve aor cs cy 7ng 7ture bs 6ment as 6or 8s 6s 4teracy 8te 3idious 9ly 9ness 4gilate ad
as 9ing aon 9or bs 5orate ad as 9ing cly aon 4ncibility 8le 9y 4olability 8le 9y 7te 4sibility 7le 8y 4tation
aal cs as 5e 6d 6e 7s 6s 5ing 8ly 3ocation as 4ice 7d 7s 6ing 4ke 6d 6s 5ing 4luntarily bness ay 6tion 5ve 7d
7ment bs 7s 6ing 3ulnerability ale by 2ward 6ly 6s 1octl 2dide 6s 4ne 4ze 6d 6s 5ing 2n 3ic 4zation 5e 6d 6r 7s
6s 5ing 3osphere as 9ic 3s 2ta 4s 1pecac 6s 1rascibility 7le 8y 3te 5ly 5ness 2e 3ful 3nic 2ides 6cence 9t aly
4ium 3s 4es 2k 3ed 3ing 3s 4ome 7ly 7ness 2on 4clad 8s 4ed 4ic 6al 8ly 5es 5ng 4monger as ay 4s 5tone 4ware
5ood 8s 6rk 4y 2radiate 9d 9s 8ing 9on 4tional aity aly as 3eclaimable 5oncilability cle dy 6verable cy
4deemable by 5ucible ay 4futable ay 4gular 9ities by 9ly 9s 4levance bs aies ay 9t aly 5igion 9us 4mediable by
5ovable 4parable ay 5laceable 5ressible cy 6oachable dy 4sistible by 5olute aly aness 9ion 5pective 6onsibility
ble cy 4trievable cy 4verence 9t aly 7sible by 5ocable ay 3igable 6te 8d 8s 7ing 8on 4tability 7le 8y 6nt 8s
6te 8d 8s 7ing aly 8on as 3upt 6ed 6ing 7on 9s 7ve 6s 1s 2chemia 7c 2inglass 2l 3and 6er 8s 6s 3e 4s 4t 5s 2m
3s 2n't 2obar 6ic 6s 3late 7d 7s 6ing 7on 9ism bt cs 3mer 6ic 7sm 6s 5tric 9ally 9s 4orphic 9sm 3sceles 3therm
8s 4ope 7s 6ic 4ropic 2suance 4e 5d 5r 6s 5s 4ing 2thmian 5us 7es 1t 2'd 3ll 2al 4ic 6ization 8e 9d 9s 8ing 6s
2ch 4ed 5s 4ier 6st 5ness 6g 4y 2em 4ization 6e 7d 7s 6ing 4s 3rate 7d 7s 6ing 7on 9s 7ve 6or 8s 2inerant 9s
7ries 8y 2s 3elf 1v 2ied 4s 2ories 4y 2y 1x 0j 1ab 3bed 5r 6ed 7r 8s 6ing 6s 4ing 3ot 5s 3s 2caranda 9s 3k 4al
6s 5ss 7es 4boot 8ed 8s 4daw 7s 4ed 5t 6ed 6s 4hammer as 4ing 4knife 9d 9s 8ing 7ves 4pot 7s 4rabbit as 4s
5traw 9s 3quard 2de 4d 5ly 5ness 4ite 4s 3ing 2g 3ged 6er 7st 6ly 6ness 4ies 3s 3uar 6s 2il 4bird 8s 5reak 9s
4ed 5r 6s 4house 9s 4ing 4s 2lapeno 8s 3opies 5y 4usie 8s 2m 3b 4alaya 4oree 8s 4s 3med 4ier 6st 5ng 4y 3s
2ngle 6d 6r 7s 6s 5ing 3itor 7ial 7s 2pan 5ned 6ing 5s 3e 4d 4s 3ing 2r 3diniere as 3ful 6s 3gon 3red 4ing 7ly
3s 2smine 7s 3per 2to 4s 2undice 8d 8s 7ing 4t 5ed 5ier 7st 6ly 6ness 7g 5s 5y 2va 3elin 7s 2w 3bone 7d 7s 6ing
4reaker as 3ed 3ing 3line 7s 3s 2y 3bird 7s 3s 3walk 7ed 8r 9s 7ing 7s 2zz 4ed 5s 4ier 6st 5ng 4y 1ct 1ealous
7ies 7ly 7y 3n 4s 2ep 4s 3r 4ed 4ing 7ly 4s 3z 2juna 5e 5um 2ll 4ed 4ied 6s 5ng 4o 5s 4s 4y 5bean 9s 5fish 9es
5ing 5like 5roll 9s 2mmied 6s 4y 5ing 2nnet 6s 4ies 4y 2opardize ad as 9ing 7y 2remiad 8s 3k 4ed 4ier 6st 5ly
5n 6ess 6g 6s 4s 4water 4y 3oboam 8s 3rybuilt 5can 8s 3sey 6s 2st 4ed 5r 6s 4ing 7ly 4s 2t 3liner 8s 3port 7s
3s 4am 3ted 4ies 5ng 5son 8ed 8ing 8s 4y 2wel 5ed 6r 7s 5ing 5ries 6y 5s 1g 1ib 3bed 4ing 3e 4d 4s 3ing 3s 2ff
4ies 4s 4y 2g 3ged 5r 6ed 6ing 6s 4ing 4le 6d 6s 5ing 5y 3s 4aw 6ed 6ing 6s 2had 5ist 8s 5s 2lt 4ed 4ing 4s
2mmied 6s 4y 5ing 3sonweed 2ngle 6d 6s 5ing 5y 4oism 7t 8ic 8s 3k 4ed 4ing 4s 3n 4i 3rikisha as 3x 4ed 5s 4ing
2tney 6s 3terbug 9ged br aing 9s 6ier 8st 6s 6y 2ve 4d 4s 3ing 1ob 3bed 5r 6s 4ing 3holder 9s 3less 7ness 3s
4hare 8s 4worth 9s 2ck 4ey 6ed 6ing 6s 4s 5trap 9s 3ose 6ly 6ness 5ity 3ular 7ity 7ly 4nd 6ity 6ly 2dhpurs 2ey
4s 2g 3ged 5r 6s 4ing 4le 6d 6s 5ing 3s 2hn 4nies 5y 6cake as 4s 2in 4ed 5r 6s 6y 4ing 4s 4t 5ed 5ing 5ly 5s
3st 5s 2joba 2ke 4d 4r 5s 4s 4y 3ier 5st 4ng 6ly 2llied 6r 6s 7t 5fication ds 5ly 5ness 5ty 4y 5ing 3t 4ed 5r
6s 4ing 4s 2nquil 7s 2sh 4ed 5r 6s 5s 4ing 3tle 6d 6s 5ing 2t 3s 3ted 5r 6s 4ing 7s 2ule 5s 3nce 6d 6s 5ing 5y
3rnal 7ese 7ism 9t aic as 7s 5ey 7ed 8r 9s 7ing 7man 8en 7s 5o 6s 3st 5ed 6r 7s 5ing 5s 2vial 6ity 6ly 2wl 4ier
6st 4s 4y 2y 3ed 3ful 6ler 8st 7y 6ness 3ing 3less 7ly 7ness 3ous 6ly 6ness 3ridden 6e 7r 8s 7s 6ing 4ode 3s
4tick 8s 1r 1ubilant 8ly 6tion 5ee 7s 2dder 6ed 6ing 6s 3ge 5d 5s 6hip 4ing 4ment 8al aly 8s 3icatories 9y 7ure
5ial 8ly 7ries 8y 6ous 9ly 9ness 3o 2g 3ful 6s 3ged 5rnaut as 4ing 4le 6d 6r 7s 7y 6s 5ing 3s 3ular 7s 2ice 5d
5r 6s 5s 4ier 6st 5ly 5ness 6g 4y 2jitsu 3ube 6s 2kebox 7es 2lep 5s 3ienne 2mble 6d 6s 5ing 4o 5s 3p 4ed 5r 6s
4ier 6st 5ly 5ness 6g 4s 5uit 8s 4y 2n 3co 5s 4tion 8s 5ure 8s 3gle 6s 3ior 6s 4per 7s 3k 4ed 5r 6s 5t 6ed 7er
9s 6ing 6s 4ie 6r 6s 7t 5ng 4s 4yard 8s 3ta 5s 2ridic 7al 9ly 4es 4sdiction cal cs 5prudence 5t 6ic 6s 3or 5s
3y 4man 5en 4woman 7en 2st 4er 5st 4ice 7s 5fiable ay 7cation ds 7ed 8s 6y 7ing 4ly 4ness 2t 3e 3s 3ted 4ing
2venile 8s 2xtapose 9d 9s 8ing 9tion ds 0k 1abbalah 3oom 3uki 2ddish 7es 2ffeeklatch ces asch des 2huna 6s
2iser 6s 2le 4idoscope cs bic dally 2mikaze 8s 2na 3garoo 8s 3ji 2olin 2pok 3pa 5s 3ut 2rakul 4oke 7s 4t 5e 5s
3ma 4ic 3t 4s 2takana 3ydid 7s 2yak 5ed 5ing 5s 3o 4ed 4ing 4s 2zoo 5s 1c 1ebab 5s 2dgeree 2el 4ed 4haul 8ed
8ing 8s 4ing 4s 3n 4ed 5r 5st 4ing 4ly 4ness 4s 3p 4er 6s 4ing 4s 5ake 8s 2g 3s 2lp 3vin 6s 2n 3ned 5l 6ed 6ing
6s 4ing 3o 3s 2pi 4s 3t 2ratin 6tis 3bside 3chief 8s 3fuffle 9s 3nel 6s 3osene 2strel 7s 2tch 5es 5up 3o 4genic
4ne 6s 3tle 6drum as 6s 2y 3binding as 4oard 8ed 9r as 8ing 9st bs 8s 3ed 3hole 7s 3ing 3note 7d 7r 8s 7s 6ing
3pad 6s 4unch 8ed 9r as 9s 8ing 3s 4tone 8s 5roke 9s 3word 7s 1g 1haki 5s 3n 4s 1ibble 6d 6s 5ing 4utz 7es 7im
3itz 6ed 7r 8s 7s 6ing 3osh 2ck 4back 8s 6ll 5oxing 4ed 5r 6s 4ier 6st 5ng 4off 7s 4s 5tand 9s 4y 2d 3ded 5r 6s
4ie 6s 5ng 5sh 4o 5s 3nap 6ped 8r 9s 7ing as 6s 4ey 6s 3s 4kin 2elbasa 8s 7i 2ke 4s 2ll 4deer 8s 4ed 5r 6s 4ing
7s 4joy 7s 4s 3n 4ed 4ing 4s 3o 4byte 8s 4coulomb bs 5ycle 9s 4gram 8s 4hertz 4joule 9s 4liter 9s 4meter 9s
4newton as 4pascal as 4s 4ton 7s 4volt 8s 4watt 8s 3t 4ed 5r 4s 2mono 6s 2n 3ase 3d 4a 4er 6garten cs aner ds
5st 4hearted bly bness 4le 6d 6s 5ier 7st 6ness 7g 5y 4ness 8es 4red 4s 3e 4matic 9s 4s 4tic 7ally 7s 3folk 7s
3g 4dom 7s 4fisher as 4lier 7st 5y 4maker 9s 4pin 7s 4s 5hip 3k 4ed 4ier 6st 5ly 5ness 6g 4s 4y 3sfolk 4hip
4man 5en 4woman 7en 2osk 5s 2p 3ped 5r 6ed 6ing 6s 4ing 3s 2rsch 6es 2smet 3s 4able 4ed 5r 6s 5s 4ing 4off 7s
5gram 9s 2t 3chen 7ette bs 7s 7ware 3e 4d 4s 3h 3ing 3s 4ch 6y 3ted 5n 6ish 6s 4ies 5ng 4y 2wi 4fruit 9s 4s 1l
2axon 6s 2eptocracy 6mania bc cs 2udge 6d 6s 5ing 3ge 5d 5s 3tz 5es 5ier 7st 6ness 5y 1m 1n 2ack 5er 7ed 7ing
7s 5s 3psack 8s 3ve 5ry 5s 4ish 7ly 2ead 5ed 6r 7s 5ing 5s 3e 4cap 7ped 8ing 7s 4d 4ing 4l 5ing 5s 4s 3ll 5ed
5ing 5s 4t 3w 2icker 7bockers 7s 5knack as 3fe 5d 5s 4ing 3ght 6ed 6hood as 6ing 6liness 7y 6s 3sh 5es 3t 4s
4ted 6r 7s 5ing 4wear 3ves 2ob 4bier 7st 5ly 5y 4s 3ck 5about 5down 9s 5ed 6r 7s 5ing 5off 8s 6ut 8s 5s 5wurst
as 3ll 5s 3t 4hole 8s 4s 4ted 5ier 7st 6ng 5y 3w 4able 4ing 7ly 7s 4ledge 9able cy 4n 4s 2uckle 7d 8uster ds
7head bs 7s 6ing 3rl 5ed 5ing 5s 1oala 5s 3n 4s 2hl 4rabi 8es 2la 4s 2ok 4aburra as 4ier 6st 5ness 4s 4y 2peck
6s 2rma 2sher 6ed 6ing 6s 2wtow 6ed 6ing 6s 1ph 1raal 5s 3ut 5s 2ill 2ona 4e 5r 4or 4ur 2ypton 1s 1t 1uchen 6s
2dos 3zu 5s 2mquat 7s 1vetch 6ed 7r 8s 7s 6ing 1w 0l 1a 2b 3el 5ed 5ing 5s 3ia 5l 6s 4le 4um 3or 5atories 9y
5ed 6r 7s 5ing 6ous 9ly 9ness 5s 6aving 3s 3urnum 8s 3yrinth 9ine 9s 2c 3e 4d 4rate 8d 8s 7ing 8on as 4s 4wing
8s 5ork 3hrymal 7ose 3ier 5st 4ng 3k 4adaisical dly 4ed 5y 6s 4ing 4luster 4s 3onic 7ally 3quer 7ed 7ing 7s
3rosse 3tate 7d 7s 6ing 7on 4eal 4ic 4ose 3una 6e 3y 2d 3der 6ed 6ing 6s 4ie 6s 5sh 7ness 3e 4d 4n 4s 3ies 4ng
6s 3le 5d 5s 4ing 3s 3y 4bird 8s 5ug 7s 4finger as 4like 5ove 8s 4ship 8s 2etrile 2g 3er 5s 3gard 7ly 7s 4ed
4ing 3niappe 9s 3oon 6s 3s 2id 3n 3r 4d 5s 4s 3ty 2ke 4front 9s 4s 5ide 2m 3a 4s 5eries 7y 3b 4ada 7s 5ste 8d
8s 7ing 4da 6s 4ed 5ncy 6t 7ly 4ing 4kin 7s 4s 5kin 8s 5wool 3e 4brain 9ed 9s 4d 4ly 4ness 5t 6able 9y 7tion bs
6ed 6ing 6s 4r 5s 4s 5t 3ina 6e 6r 6te 8d 8s 7ing 8on 5g 3med 4ing 3p 4black 4light 9er bs 4oon 7ed 7ing 7s
4post 8s 4rey 7s 4s 5hade 9s 3s 2nai 5s 3ce 5d 5r 6s 5s 5t 6s 4ing 3d 4au 6s 4ed 5r 4fall 8s 5ill 8s 4holder as
8ing bs 4ing 7s 4ladies 7y 5ess 5ine 8s 5ocked 6rd 8s 5ubber as 4mark 8s 6ss 8es 5ine 8s 4owner 9s ahip 7ing as
4s 5cape 9d 9r as 9s 8ing 5lid 8e 9s 8ing 7p 8s 5man 6en 4ward 8s 3e 4s 3guage 8s 5id 7ly 7ness 6sh 8ed 9s 8ing
5or 7ous aly 7s 3k 4er 5st 4ier 6st 5ness 4ly 4ness 4y 3olin 3tern 7s 4hanum 3yard 7s 2p 3aroscopic ay 6tomy
3board 8s 3dog 6s 3el 5s 3idaries 7y 4n 5s 3ped 5t 6s 4ing 3s 4e 5d 5s 4ing 3top 6s 3wing 7s 2rboard 8s 3cenies
7st 9s 6ous 6y 4h 5es 3d 4ed 5r 6s 4ier 6st 5ng 4s 4y 3ge 5hearted 5ly 5ness 5r 5s 6s 6t 4ish 4o 5s 3iat 6s 3k
4ed 4ing 4s 5pur 8s 3va 5e 5l 3yngeal 7s 6itis 5x 2sagna 7s 3civious aly aness 3e 4d 4r 5s 4s 3h 4ed 5s 4ing 7s
3ing 3s 4es 4ie 6s 5tude 4o 5ed 5ing 5s 3t 4ed 4ing 7ly 4ly 4s 2t 3ch 5ed 6s 5ing 5key 8s 3e 4comer 9s 4ly 4ncy
5ess 5t 4r 5al 7ed 7ing 7ly 7s 4st 4x 3h 4e 5d 5r 6ed 6ing 6s 6y 5s 4ing 4s 3ices 4sh 4tude 8s 7inal arian es
3rine 7s 3s 3te 5r 6ly 5s 4ice 7d 7s 7work bs 2ud 4able 7y 5num 5tory 4ed 4ing 4s 3gh 5able 8y 5ed 5ing 8ly
8stock ds 5s 5ter 3nch 6ed 7r 8s 7s 6ing 6pad 9s 4der 7ed 8r 9s 8tte bs 7ing 7s 5ress 9es 6ies 6omat as 6y 7man
8en 7woman aen 3reate 8s 9hip 5l 6s 2v 3a 4ge 4liere 9s 4torial 8es 7y 3e 4d 4nder 8s 4s 3ing 4sh 6ed 7r 7s 8t
6ing 6ly 6ness 3s 2w 3breaker as 8ing 3ful 6ly 6ness 3giver 8s 3less 7ly 7ness 3maker 8s 6ing 5n 4en 3n 4mower
9s 4s 3rencium 3s 4uit 7s 3yer 6s 2x 3ative 8s 3er 4st 3ity 3ly 3ness 2y 3about 8s 4way 3er 5ed 5ing 5s 4tte 7s
3ing 3man 4en 3off 6s 4ut 6s 4ver 7s 3people 5rson 9s 3s 3up 5s 3woman 6en 2ze 4d 4s 3ied 5r 5s 6t 4ly 4ness 5g
3y 4bones 4ing 1b 2s 2w 1ea 3ch 5ed 6s 5ing 3d 4ed 5n 5r 6less 6s 7hip as 4ing 4s 3f 4age 4ed 4ier 6st 5ng
4less 6t 7ed 7ing 7s 4s 5talk 9s 4y 3gue 6d 6s 5ing 3k 4age 7s 4ed 4ier 6st 5ness 6g 4s 4y 3n 4ed 5r 5st 4ing
7s 4ness 4s 3p 4ed 5r 6s 4frog 8ged 9ing 8s 4ing 4s 4t 3rn 5ability 7le 5ed 7ly 6r 7s 5ing 5s 3s 4e 5back 9s 5d
5hold 9er bs 9s 5r 6s 5s 4h 5ed 6s 5ing 4ing 4t 5wise 3ther 7ette 7neck bs 7s 7y 3ve 5d 5n 6ed 6ing 6s 5r 6s 5s
4ing 7s 2ch 4ed 5r 6ous 9ly 9ness 6s 6y 5s 4ing 3ithin 3tern 7s 4ure 7d 7r 8s 7s 8hip bs 6ing 2d 3ge 5r 6s 5s
2e 3ch 5ed 6s 5ing 3k 4s 3r 4ed 4ier 6st 5ness 6g 4s 4y 3s 3ward 7s 5y 2ft 4er 5st 4ies 5sm 6t 7s 4most 4over
8s 4s 4ward 8s 4y 2g 3acies 5y 4l 5ese 5ism 8s 7tic aally 6ties 7y 6zation 7e 8d 8s 7ing 5ly 5s 4te 6e 7s 6s
5ion 8s 5o 6s 3end 6arily 8y 6s 4rdemain 3ged 4ier 6st 5ness 6g 7s 4y 3horn 7s 3ibility 5le 6y 4on 6aries 8y
6naire bs 6s 4slate 9d 9s 8ing 9on 9ve bly 8or as 8ure bs 4t 5imacy 8te ad aly as 9ing aze cd cs bing 7ization
9e ad as 9ing 3less 3man 4en 3room 7s 3s 3ume 6s 5inous 3warmer 9s 4ork 2i 3s 4ure 7d 7liness 8y 7wear 3tmotif
9s 8v 9s 2mma 5s 4e 4ing 7s 3on 5ade 8s 5grass 5s 5y 3ur 5s 2nd 4er 6s 4ing 4s 3gth 6en 8ed 8ing 8s 6ier 8st
7ly 7ness 6s 6wise 6y 3ience 7y 6t 7ly 4tive 3s 4es 3t 4il 6s 4o 2onine 3pard 7ess aes 7s 3tard 7s 2per 5s
3rechaun as 4osy 5us 3ta 4on 6s 2sbian 7ism 7s 3ion 6s 3s 4ee 6s 5n 6ed 6ing 6s 5r 4on 6s 5r 6s 3t 2t 3down 7s
3hal 6ly 5rgic 9ally 7y 3s 3ter 6bomb as 8x 9es 6ed 7r 8s 6head as 6ing 6press 6s 4ing 7s 4uce 7s 3up 5s 2ucine
4otomies 8y 3kemia 7c 8s 4ocyte 9s 2vee 5s 4l 5ed 6r 7s 5headed bness 5ing 5ly 5ness 5s 4r 5age 8d 8s 7ing 5ed
5ing 5s 3iathan 9s 4ed 5r 6s 5s 4tate 8d 8s 7ing 8on 5y 3y 4ing 2wd 4er 5st 4ly 4ness 2xer 5s 3ical 5ographer
ds bic dal by 6n 7s 4s 1g 1iabilities 8y 4le 3ise 6d 6s 5ing 5on 7s 3r 4s 2b 3ation 8s 3ber 6s 3el 5ed 6r 7s
5ing 5ous 5s 4ral 7ism 8ty 8zation es 9e ad as 9ing 7ly 7ness 7s 6te 8d 8s 7ing 8on 7or 9s 5tarian bs 6ies 7ne
9s 6y 3idinal 7ous 5o 6s 3rarian 9s ahip 7es 6y 4ettist as 7o 8s 2ce 4nse 7d 7e 8s 7s 6ing 5tiate as 7ous aly
aness 3hen 6s 3it 5ly 3k 4ed 4ing 7s 4s 3orice 8s 2d 3ded 3less 3o 4s 3s 2e 3d 4er 3f 4er 5st 3ge 5s 3n 4s 3s
3u 4tenancy 9t as 2fe 4belt 8s 5lood 5oat 8s 5uoy 8s 4forms 4guard 9s 4less 8ly 8ness 5ike 6ne 8s 5ong 4r 5s
4saver 9s 7ing 5pan 8s 5tyle 9s 4time 8s 4work 8s 3t 4ed 5r 6s 4ing 4off 7s 4s 2gament 8s 4te 6d 6s 5ing 6on
5ure 8d 8s 7ing 3ht 5ed 6n 7ed 8r 9s 7ing 7s 6r 7s 6st 5face 9d 5headed 8rted cly cness 6ouse as 5ing 5ly 5ness
6ing 9ed 9s 5proof 5s 6hip 9s 5weight bs 3neous 4in 5te 2i 2kability 5le 7ness 3e 4d 4lier 7st 6hood as 6ness
5y 4n 5ed 6ss 8es 5ing 5s 4r 4s 5t 4wise 3ing 2lac 5s 3ies 3liputian 3o 4s 3t 4ed 4ing 4s 3y 2mb 4er 6ed 6ing
6ness 6s 4less 4o 5s 4s 3e 4ade 7s 4d 4light 4rick 8s 4s 5cale 5tone 4y 5s 3ier 5st 4ng 4t 5ation as 5ed 6r 7s
5ing 8s 5less 9ness 5s 3n 4ed 4ing 4s 3o 4s 4usine 9s 3p 4ed 5r 5st 5t 6s 4id 6ity 6ly 6ness 5ng 4ly 4ness 4s
3y 2nage 3chpin 8s 3den 6s 3e 4age 7s 5l 6ly 5ment 9s 5r 6ity 6ly 4backer as 4d 4feed 4man 5en 4n 5s 4r 5s 4s
5man 6en 4up 6s 3g 4er 6ed 7r 8s 6ie 7ng 9ly 9s 6s 4o 5es 4s 4ual 5ine 6st 8ic aally as 8s 3iment 8s 4ng 6s 3k
4age 7s 4ed 5r 4ing 4man 5en 4s 4up 6s 3net 6s 3o 4leum 3seed 3t 4ed 5l 6s 4ier 6st 5ng 4s 4y 2on 4ess 7es
4hearted 4ization 6e 7d 7s 6ing 4s 2p 3id 5s 3osuction 3ped 4y 3read 7er 7ing 7s 3s 4tick 8ed 8ing 8s 2q
3uefaction 6ied 8s 6y 7ing 5ur 7s 4id 6ate 9d 9s 8ing 9on bs 8or as 6ity 7ze 9d 9r as 9s 8ing 6s 4or 6ed 6ing
6s 2ra 3e 2sle 3p 4ed 5r 6s 4ing 4s 3some 3t 4ed 5n 6able 6ed 7r 8s 6ing 6s 5ria 4ing 7s 4less 8ly 8ness 4s 2t
3anies 5y 3chi 6s 3e 4r 5acy 6l 7ly 7ness 7s 6riness 7y 6te 8ly 8s 7i 7ure 5s 3he 5ly 5ness 5r 5some 6t 4ium
4ograph aed br cs aic cally bng as ay 5sphere bs 3igant 8s 6te 8d 8s 7ing 8on 7or 9s 5ious 9ness 3mus 3otes
3ter 6ateur bs 6bug 9s 6ed 7r 8s 6ing 6s 4le 6ness 6r 6st 4oral 8s 3urgical aly 7es 7st 9s 6y 2vability 5le 3e
4d 4lier 7st 6hood as 6ness 5ong 8s 5y 4n 5ed 5ing 5s 4r 5ied 7s 6sh 5s 5wort 9s 6urst 5y 6man 7en 4s 5t 6ock
4ware 3id 5ly 4ng 6s 2x 2zard 6s 1l 2ama 5s 3no 5s 1o 2ad 4able 4ed 5r 6s 4ing 4s 3f 4ed 5r 6s 4ing 4s 3m 4ier
6st 4y 3n 4ed 5r 6s 4ing 4s 5harking 4word 8s 3th 5e 6d 6r 7s 6s 5ing 8s 5some 9ly 9ness 3ves 2b 3ar 3bed 5r 6s
4ied 6s 5ng 4y 5ing 6st 8s 3e 4d 4s 3otomies 8ze ad as 9ing 7y 3s 4ter 7s 2cal 5e 6s 5ities 7y 6zation 7e 8d 8s
7ing 5ly 5s 4te 6d 6s 5ing 6on 8s 5or 7s 4vore 8s 3i 3k 4able 4ed 5r 6s 5t 6s 4ing 4jaw 4out 7s 4s 5mith 9s
5tep 4up 6s 3o 4motion 8ve as 4s 4weed 8s 3um 5s 4s 5t 6s 4tion 8s 2de 4s 5tar 8s 6one 9s 3ge 5d 5r 6s 5s 4ing
7s 2ft 4ed 4ier 6st 5ly 5ness 6g 4s 4y 2g 3anberries 9y 4rithm 9ic 9s 3book 7s 3e 4s 3ged 5r 6head as 6s 4ia 6s
5ng 3ic 5al 7ity 7ly 5ian 8s 4er 5st 4n 5s 4stic 8al aly 8s 3jam 6s 3o 4ff 6s 4n 5s 4s 4type 8s 4ut 6s 3rolling
3s 3y 2in 4cloth 9s 4s 3ter 6ed 7r 8s 6ing 6s 2lcat 6s 3l 4ed 4ies 5ng 5pop 8s 4op 6ed 6ing 6s 4s 4y 5gag 8ged
9ing 8s 2ne 4lier 7st 6ness 5y 4r 5s 4some 8ly 8ness 3g 4boat 8s 6w 7s 4ed 5r 5st 5vity 4hair 8s 6nd 5orn 8s
6use 9s 4ing 7ly 7s 5sh 5tude 9s 8inal cly 4s 5horeman aen 5ighted 5tanding 4time 4ueur 8s 4ways 2o 3fah 6s 3k
4alike 9s 4ed 5r 6s 4ing 4out 7s 4s 4up 3m 4ed 4ing 4s 3n 4ie 6r 6s 7t 4s 4y 3p 4ed 4hole 8s 4ier 6st 5ng 4s 4y
3s 4e 5d 5ly 5n 6ed 7ss 6ing 6s 5r 5s 6t 4ing 3t 4ed 5r 6s 4ing 4s 2p 3e 4d 4s 3ing 3ped 4ing 3s 4ided 8ly
8ness 2quacious aly aness 7ty 2rd 4ed 4ing 4lier 7st 6ness 5y 4s 5hip 8s 3e 3gnette 9s 3is 5es 3n 3ries 4y 2se
4r 5s 4s 3ing 6s 3s 4es 4less 3t 2t 3ion 6s 3s 3teries 6y 4o 3us 5es 2uche 3d 4er 5st 4hailer as 4ly 4mouth 9ed
9s 4ness 4speaker bs 3gh 5s 3nge 6d 6r 7s 6s 5ing 3r 4ed 4ing 4s 3se 5d 5s 4ier 6st 5ly 5ness 6g 4y 3t 4ish 7ly
7ness 4s 3ver 6ed 6s 2vable 7ness 6y 3e 4bird 8s 4child 4d 4less 5ier 7s 8t 6ness 5orn 5y 4making 4r 5s 4s 5ick
4y 5s 3ing 6ly 2w 3born 5y 6s 4row 7s 3down 3ed 4r 5case 5ed 5ing 5most 5s 4st 3ing 4sh 3land 7er 9s 7s 4ier
6st 5fe 7s 5ness 4y 3ness 3s 2x 2yal 5er 6st 5ism 7t 8s 5ly 5ties 6y 2zenge 7s 1s 1td 1uau 4s 2bber 6ly 6s 3e
4d 4s 3ing 3ricant 9s 7te 9d 9s 8ing 9on 8or as 6ious aly 7ty 2cid 5ity 5ly 5ness 3k 4ed 4ier 6st 5ly 5ness 6g
4less 4s 4y 3rative 9ly 9ness 4e 3ubrate 9d 9s 8ing 9on 2dicrous 9ly 9ness 3o 2ff 4ed 4ing 4s 2g 3e 4s 3gage
4ed 5r 6s 4ing 3hole 7s 3s 4ail 7s 3ubrious aly aness 2kewarm 8ly 8ness 2ll 4abies 6y 4ed 4ing 4s 3u 4s 2mbago
5r 4er 6ed 7r 8s 6ing 6jack as 6man 7en 6s 6yard as 3en 3inaries 7y 5escence at 5osity 6us 8ly 3mox 6es 3p
4ectomies 9y 5d 5n 6proletariat 4ier 6st 5ness 6g 5sh 4s 4y 2nacies 5y 4r 4tic 7s 3ch 5box 8es 5ed 6on 8ette cs
8s 6s 5ing 5room 9s 5time 9s 3g 4e 5d 5s 4fish 8es 5ul 7s 4ing 4s 3khead 8s 2pine 6s 3us 2rch 5ed 6s 5ing 3e 4d
4s 3gy 3id 5ly 5ness 4ng 3k 4ed 5r 6s 4ing 4s 2scious 8ly 8ness 3h 4er 5s 6t 4ly 4ness 3t 4ed 5r 6less 4ful 7ly
4ier 6st 5ly 5ness 6g 4rous 8ly 4s 4y 2tanist 8s 3e 4nist 8s 4s 4tium 2x 3uriance 8t 9ly 7te 9d 9s 8ing 9on 6es
6ous 9ly 9ness 5y 1vi 3i 1xi 3i 3v 3x 2vi 4i 1yceum 6s 3hgate 8s 2e 2ing 2mph 5atic 9s 5ocyte as 6id 6ma 8s
2nch 5ed 6r 7s 6s 5ing 8s 3x 4es 2re 4bird 8s 4s 3ic 5al 7ly 5ism 7t 8s 5s 2sosomal 7es 0m 1a 2'am 2c 3abre
4dam 7ia 9s 8ze ad as 9ing 4que 7s 4roni 8s 6on 8s 4w 5s 3e 4d 4rate 8d 8s 7ing 8on 4s 3h 4ete 7s 4inable 7te
9d 9s 8ing 9on bs 6e 7d 7ry 7s 6ing 7st 9s 5smo 4o 3ing 3kerel 8s 4inaw 8s 6tosh aes 3rame 4o 5biotic bs 5cosm
9s 5economic ds 5logies 8y 5n 6s 5phages 5s 6copic 3s 2d 3am 5e 5s 3cap 6s 3den 6ed 6ing 9ly 6s 5r 6s 5st 4ing
3e 4moiselle cs 3house 8s 3ly 3man 4en 3ness 3ras 6a 7h 8s 7s 6es 6sa 8s 4igal 8s 3s 3woman 6en 2elstrom 9s
3stro 7s 2fia 5s 4osi 6o 2g 3azine 8s 3e 4nta 4s 3got 6s 6y 3i 4c 5al 7ly 5ian 8s 5ked 6ing 5s 4sterial bly
6racy 8te as 3ma 3nanimity 8ous bly 5te 7s 4esia 7um 5t 6ic 8ally 7sm 7te 7zable 9tion 8e 9d 9s 8ing 6o 7meter
cs 7s 8phere 6s 4ification ds 8ence at bly 7ed 8r 9s 8s 6y 7ing 5loquence bt 5tude 9s 4olia 8s 5n 4um 6s 3pie
6s 3s 3us 2harajah 9s 6ni 8s 5ishi 9s 4tma 7s 3oganies 7y 4ut 6s 2id 4en 6hair 7ead as 7ood 6ly 6s 4s 5ervant
bs 3l 4bag 7s 5omb 8ed 8ing 8s 6x 7es 4ed 5r 6s 4ing 7s 4lot 7s 4man 5en 4s 5hot 8s 3m 4ed 4ing 4s 3n 4frame 9s
4land 8s 5ine 8d 8s 7ing 5y 4mast 8s 4s 5ail 8s 5pring as 5tay 8s 6ream aed aing as 4tain 8ability ale 8ed 9r
as 8ing 8s 5enance 5op 7s 3sonette as 3ze 5s 2jestic 8ally 7es 6y 3olica 4r 5domo 9s 5ed 6tte 9s 5ing 6tarian
cism cs 7ies 7y 5ly 5s 2ke 4over 8s 4r 5s 4s 5hift 9s 4up 6s 4weight as 3ing 6s 2lachite 4dies 5justed 9ment
5ministration 5roit 9ly 9ness 5y 4ise 4mute 8s 4propism bs 4ria 7l 5key 4thion 3content as 3e 4diction bs
4faction 8or as 5ic 7ence 9t 4ness 4s 4volence 9t aly 3feasance 4ormation cs 7ed 4unction bed bing bs 3ice
5ious 9ly 9ness 4gn 6ancies 9y 8t 9ly 6ed 6ing 7ty 6s 4nger 8ed 9r as 8ing 8s 3l 4ard 7s 4eability 7le 5t 6s
4ow 6s 4s 3nourished 4utrition 3occlusion 4dorous 3practice bs 3t 4ed 6s 4ier 6st 5ng 4ose 4reat 8ed 8ing 8ment
8s 4s 4y 3ware 2m 3a 4s 3ba 5s 4o 5ed 5ing 5s 3ma 5l 6ian 9s 6s 5ry 4ies 4ogram 9s 8phy 5n 5th 7s 4y 3s 2n
3acle 7d 7s 6ing 4ge 6ability 8le 6d 6ment as 6r 7ess aes 7ial 7s 6s 5ing 4na 6s 4tee 7s 3dala 7s 5mus 8es 5rin
8s 5te 7d 7s 6ing 6ory 4ible 8s 6ular 4olin 8s 4rake 8s 5el 7s 5ill 8s 3e 4d 4ge 4s 4uver 8ability ale 8ed 8ing
bs 8s 3ful 6ly 3ga 5nese 4e 5d 5r 6s 5tout 9s 4ier 6st 5ness 4le 6d 6r 7s 6s 5ing 4o 5es 4rove 8s 4y 3handle 9d
9s 8ing 4ole 7s 5od 4unt 7s 3ia 5c 6al 8ly 6s 5s 4c 5ally 5s 5ure 8d 8s 7ing 8st as 4fest 8ation ds 8ed 8ing
8ly 8o 9s 8s 5old 8ed 8ing 8s 4kin 7s 4la 4oc 6s 4pulable 8te ad as 9ing aon cs ave cly 9or bs 3kind 4y 3lier
6st 5ke 5ness 4y 3na 4ed 5quin 9s 5r 6ed 6ism 9s 6ly 6s 4ing 5sh 7ly 7ness 3ometer 9s 4r 5ial 5s 3power 3que 3s
4ard 7s 4e 5rvant 5s 4ion 7s 4laughter 3ta 5s 4el 6piece bs 6s 7helf aves 5s 4illa 8s 5s 6es 6sa 8s 4le 6d 6s
5ing 4ra 6s 3ual 6ly 6s 4facture bd br cs bs aing 4mission bs 6t 7s 7ted 8ing 4re 6d 6s 5ing 4script as 3y 2p
3le 5s 3maker 8s 3ped 5r 6s 4ing 7s 3s 2r 3abou 7s 7t 8s 4ca 6s 4schino as 4thon 8er as 8s 4ud 6ed 7r 8s 6ing
6s 3ble 6d 6ize 9d 9s 8ing 6s 5ing 3ch 5ed 6r 7s 6s 5ing 6oness bes 3e 4s 3garine 7ta 9s 4e 4in 6al 8ia 9zation
ae bd bs aing 8ly 8s 6s 3ia 5chi 8s 4gold 8s 4juana 4mba 7s 4na 6de 8d 8s 7ing 6ra 6s 6te 8d 8s 7ing 8on 5e 6r
7s 6s 4onette as 4tal 7ly 5ime 3joram 3k 4down 8s 4ed 6ly 5r 6s 5t 6ability 8le 6ed 7er 9s 7r 8s 6ing 6place bs
6s 4ing 7s 4ka 6a 4s 5man 8ship 6en 4up 6s 3l 4in 6espike cs 6s 3malade 4oreal 5set 8s 5t 6s 3oon 6ed 6ing 6s
3que 6e 7s 6s 7s 8es 6try 5is 7e 8s 8tte 3red 4iage 8ability ale 8s 5ed 7s 6s 5ng 4ow 6s 4y 5ing 3s 4h 5al 7ed
7ing 7s 5es 5ier 7st 5land 9s 5mallow bs 5y 4upial 9s 3t 4en 6s 7ite 4ial 7ly 6n 7s 5n 6et 8s 6gale as 6i 7s 6s
4s 4yr 6dom 6ed 6ing 6s 3vel 6ed 6ing 6ous 9ly 6s 3zipan 2s 3c 4ara 7ed 7ing 7s 4ot 6s 4uline 9s 8ity 3er 5s 3h
4ed 5r 6s 5s 4ing 4up 6s 3k 4ed 5r 6s 4ing 4s 3ochism 8t 9ic bally 9s 4n 5ic 5ry 5s 3que 6rade ad ar bs as 9ing
6s 3s 4acre 8d 8s 7ing 5ge 7d 7s 6ing 4ed 5s 5ur 7s 6se 8s 4if 6s 5ng 5ve 7ly 7ness 3t 4ectomies 9y 5d 5r
6class bes 6ed 6ful 9ly 6ing 6ly 6mind aed aing as 6piece bs 6s 7troke cs 6work as 6y 4head 8s 4ic 6ate 9d 9s
8ing 9on 5ff 7s 5tis 4odon 8s 5id 7s 4s 4urbate ad as 9ing aon 9ory 2t 3ador 7s 3ch 5book 9s 7x 8es 5ed 6s 5ing
5less 6ock 9s 5maker as 8ing 5stick as 5wood 3e 4d 4r 5ial 8ism at bic dally bs 9zation ae bd bs aing 8ly 8s
6el 5nal 8ly 6ity 5s 4s 4y 5s 3h 4ematical cly aian ds as 3inee 7s 5g 5s 3riarch 9al 9ies 9s 9y 5ces 6idal 8e
9s 6ulate bd bs aing bon 5monial 8y 5x 4on 6ly 6s 3s 3te 5d 5r 6ed 6ing 6s 5s 4ing 4ock 7s 4ress 8es 3urate 8d
8s 7ing 8on 5e 6d 6ly 6r 6s 7t 5ing 6ties 7y 3zo 5h 6s 5s 5t 6h 2udlin 3l 4ed 5r 6s 4ing 4s 3nder 7ed 7ing 7s
3soleum 9s 3ve 2ven 5s 4rick 8s 2w 3kish 7ly 7ness 3s 2x 3ed 4s 3i 4lla 7e 7ry 4m 5a 6l 7ly 5ization 7e 8d 8s
7ing 5s 5um 7s 4ng 4s 2y 3be 5s 3day 6s 3flies 5ower 9s 5y 3hem 3n't 3o 4nnaise 4r 5al 7ty 5ess 8es 5s 3pole 7s
3st 2ze 4s 3urka 7s 1dse 1e 2ad 4ow 6lark as 6s 3ger 6ly 6ness 3l 4ier 6st 5ness 4s 4time 8s 4y 5bug 8s
5mouthed 3n 4der 7ed 7ing as 7s 4er 5st 4ie 6s 5ng 7ful aly aness 7less bly bness 7s 4ly 4ness 4s 4t 5ime
4while 4y 3s 4les 5ier 7st 5y 4urable 9y 6e 7d 7less 7ment bs 7s 6ing 3t 4ball 8s 4head 8s 4ier 6st 5ness 4less
5oaf 7ves 4packing 4s 4y 2cca 5s 3hanic 8al aly 8s 7sm 9s 8tic bally 7zation 8e 9d 9s 8ing 2d 3al 5ist 8s 5lion
9s 5s 3dle 6d 6r 7s 6s 7ome 5ing 3ia 5l 6ly 5n 6s 5s 5te 7d 7s 6ing 7on 6or 8s 4c 5aid 6l 7ly 7s 6ment 6re 6te
8d 8s 7ing 8on as 5inal 9ly 7e 8s 5o 6s 5s 4eval 8ist bs 4ocre 7ities 9y 4tate 8d 8s 7ing 8on as 8ve aly 4um 6s
3ley 6s 3ulla 7s 4sa 6e 2ed 3k 4er 5st 4ly 4ness 3rschaum as 3t 4ing 7house cs 7s 4s 4up 6s 2g 3a 4bit 7s 5ucks
5yte 8s 4church aes 5ycle 9s 4death 9s 4gram 8s 4hertz 4joule 9s 4lith 8ic 8s 5omania bc cs 6polis bes 4meter
9s 4pascal as 5hone 9d 9s 8ing 5ixel 9s 4star 8s 4ton 7s 4watt 8s 3s 2h 2iosis 4tic 2lamine 4ncholia ac bs 9y
5ge 7s 5in 5oma 8s 3d 4ed 4ing 4s 3ee 5s 3iorate 9d 9s 8ing 9on 9ve 3lifluous bly bness 4ow 6ed 7r 7st 6ing 6ly
6ness 6s 3odic 7ally 6es 6ous 9ly 9ness 5rama 9s 9tic cally cs 5y 4n 5s 3t 4down 8s 4ed 4ing 4s 2mber 6s 7hip
as 4rane 8s 7ous 3e 4nto 7s 4s 3o 4ir 6s 4rabilia aty 7le 8y 6ndum as 5ial 8ize bd bs aing 8s 6es 6zation 7e 8d
8s 7ing 5y 4s 3sahib 8s 2n 3ace 6d 6s 5ing 8ly 4ge 6rie 9s 6s 3d 4acious aly 7ty 4ed 5levium 5r 6s 4icancy 8t
9s 5ng 4s 3folk 7s 3haden 3ial 6ly 6s 4ngeal 7s 6itis 5x 4sci 6us 3opausal 8e 4rah 7s 3sch 6es 4ervants 5s
4trual 8te ad as 9ing aon 4urable 7tion 4wear 3tal 6ist 9s 7ties 8y 6ly 4hol 7ated 4ion 7ed 7ing 7s 4or 6ed
6ing 6s 7hip 3u 4s 2ow 4ed 4ing 4s 2rcantile 9ism 4enaries 8y 5r 6ize 9d 9s 8ing 6s 4handise bd br cs bs aing
7t 8able 8man 9en 8s 4ies 5ful 8ly 5less 9ly 9ness 4urial 9ly 7c 6y 4y 3e 4ly 4s 5t 4tricious cly cness 3ganser
9s 4e 5d 5r 6s 5s 4ing 3idian 8s 4ngue 8s 5o 6s 4t 5ed 5ing 5less 5ocracies ay 9tic 6rious bly bness 5s 3maid
7s 5n 4en 3rier 6st 5ly 5ment 5ness 4y 5maker as 8ing 2s 3a 4s 3cal 6in 8e 6s 3dames 4emoiselles 3h 4ed 5s 4ing
3meric 7sm 7ze 9d 9r as 9s 8ing 3omorph 9s 4n 5s 4sphere as 3quite 8s 3s 4age 7d 7s 6ing 4ed 5igneurs 5nger 9s
5s 4iah 7s 6nic 5er 6st 6urs 5ly 5ness 6g 4mate 8s 4y 3tizo 7s 2t 3a 4bolic 9ally 8sm as 8te as 8ze ad as 9ing
4carpal as 8i 8us 4data 4l 5anguage cs 5ed 5lic 6urgic bal ast cs 9y 5s 5work 9er bs 9ing 4morphic asm 9ose cd
cs bing cs 4phor 8ic aal cly 8s 6ysical cly as 4stases 8is 9ze bd bs aing 7tic 4tarsal as 8i 8us 5heses 8is 3e
4d 4mpsychoses cis 4or 6ic 8ally 7te 9s 6oid 9s 7logic cal bst ds ay 6s 4r 5ed 5ing 5s 4s 3formin 3h 4adone
5mphetamine 5ne 6ol 4inks 4od 6ical aly aness 6ological ely bes ay 6s 5trexate 5ught 4s 4yl 3iculous aly aness
4er 6s 4ng 3ric 6al 8ly 7te 9d 9s 8ing 9on 6ize 9d 9s 8ing 6s 4o 5nome 9s 5polis aes 9tan 5s 3tle 6some 2w 3ed
3ing 3l 4ed 4ing 4s 3s 2zzanine 9s 4o 5s 1fg 2r 3s 1g 2r 1i 2asma 6s 2c 3a 3e 3k 4ey 6s 4s 3ro 5aggression fs
5be 7s 6ial 7ological cst es by 6reweries by 5chip 9s 6ircuit cs 6ode 7mputer ds 7sm 9ic 9s 5dot 8s 5economics
6lectronic fs 5fiber as 7che 7lm 9ed 9ing 9s 7nance 6loppies 5groove bs 5light as 6oan 9s 5manage bd bment br
cs bs aing 6eteorite es 9r as 5n 6s 5organism ds 5phone as 6lastics 6rocessor es 5s 6cope as 9ic bal dly 9y
6econd bs 6urgery 5wavable 8e 9able 9d 9s 8ing 3s 2d 3air 3day 4en 6s 4ies 4le 6brow as 6man 7en 7ost 6s
6weight cs 5ing 4y 3field 8er as 3ge 5s 5t 6s 3i 4s 3land 7s 4ife 3most 3night 3point 8s 3rib 6s 5ff 7s
3section as 4hipman 8en 7s 4ize 4t 5ream 4ummer 3term 7s 4own 3way 6s 4eek 7s 4ife 7d 7ries 8y 7s 6ing 5nter
5ves 3year 7s 2en 4s 2ff 4ed 4ing 4s 2ght 5've 5ier 7st 6ly 6ness 5n't 5y 3nonette as 3raine 8s 5nt 7s 5te 7d
7s 6ing 7on 9s 6ory 2kado 6s 3e 4d 4s 3ing 2l 3adies 5y 3ch 3d 4er 5st 5w 6ed 6ing 6s 4ly 4ness 3e 4age 7s
4post 8s 4r 5s 4s 5tone 9s 3f 4s 3ieu 6s 4tancy 7t 8ly 8s 6rily 8sm 9t aic as 8zation 9e ad as 9ing 7y 6te 8d
8s 7ing 5ia 7man 8en 7s 3k 4ed 5r 6s 4ier 6st 5ness 6g 4maid 8s 6n 5en 4s 5hake 9s 5op 7s 4weed 8s 4y 3l 4age
4ed 5nnia 9l 8um as 5r 6s 5t 4iard 8s 5bar 8s 5gram 9s 5liter as 5meter as 5ner 8s 8y 6g 7s 5on 7aire bs cs des
7s 7th 9s 5pede 9s 5second bs 4pond 8s 4race 8s 4s 5tone 9s 6ream as 4wright as 3ometer 9s 3quetoast bs 3s 3t
4ed 4ing 4s 2me 4d 4ograph aed aing as 4s 4tic 3ic 5ked 7r 8s 6ing 5ries 6y 5s 4ng 3osa 6s 2n 3aret 7s 4tory
3ce 5d 5meat 5r 6s 5s 4ing 3d 4bogglingly 4ed 6ness 5r 6s 4ful 7ly 7ness 4ing 4less 8ly 8ness 4s 5et 7s 3e 4d
4field 9s 4r 5al 7ogical ast cs 9y 7s 5s 4s 5trone 5weeper bs 3gle 6d 6s 5ing 4y 3i 4ature 9s 8ist bs 9zation
ae bd bs aing 4bar 7s 5ike 8s 5us 7es 4cab 7s 6m 7s 5omputer cs 4floppies 4m 5a 6l 7ism 9t as 7ly 5ization 7e
8d 8s 7ing 5s 5um 7s 4ng 4on 6s 4s 5eries 5kirt 9s 5ter 8ed 8ial 9ng 8s 6rant as 8tion cs 7ies 7y 4van 7s 3k 4s
3nesinger bs 4ow 6s 3or 5ed 5ing 6ties 7y 5s 4xidil 3ster 7s 5rel 8s 9y 3t 4age 4ed 5r 6s 4ier 6st 5ng 4s 4y
3uend 7s 5t 6s 4s 5cule 9s 5es 4te 6d 6ly 6man 7en 6ness 6r 6s 7t 5ia 7e 6ng 3x 4es 2racle 7s 5ulous aly 4ge 6s
3e 4d 4s 3ier 5st 4ng 3ror 6ed 6ing 6s 3th 5ful 8ly 8ness 5less 9ly 3y 2saddress aed bs aing 5venture cs
4ligned 8ment 5liance bs 4nthrope bs aic cally bst ds ay 4pplication es 8ed 9s 7y 8ing 6rehend ced cing cs
bsion fs 7opriate ed es ding eon gs 3begotten 5have 9d 9s 8ing 9or 3c 4alculate cd cs bing con es 6l 7ed 7ing
7s 5rriage bs 8ed 9s 7y 8ing 5st 7ing 7s 4egenation 5llaneous dly 9ies 9y 4hance 9s 5ief 7vous bly bness
4ibility 6le 4lassified 4ommunication gs 5nceive bd bs aing 8ption ds 6duct aed aing as 6struction fs ae bd bs
aing 5unt 8ed 8ing 8s 4reant 9s 4ue 6d 6s 5ing 3deal 7ing 7s 7t 5ed 7s 5meanor bs 4iagnose bd bs aing bs 5d
5rect 9ed 9ing aon 9s 4o 5es 5ing 8s 5ne 3er 5able 9ness 8y 5ies 5liness 6y 5s 5y 3feasance 6ture as 4ile 7d 7s
6ing 5re 7d 7s 6ing 5t 6s 6ted 7ing 4ortune as 3giving 9s 4overn 9ed 9ing 9ment 9s 4uidance 7e 8d 9ly 8s 7ing
3handle 9d 9s 8ing 5p 6s 4ear 7d 7ing 7s 4it 6s 6ting 4mash 8es 3identified cs ay bing 4nform 9ation 9ed 9ing
9s 5terpret cation hs ced cing cs 3judge 8d 8s 7ing 7ment bs 3label 8ed 8ing 8s 5id 5y 6ing 6s 4ead 7ing aly 7s
5d 3manage 9d 9ment 9s 8ing 5tch 8ed 9s 8ing 3name 7d 7s 6ing 4omer 8s 3ogamist as 7y 5ynist aic as 7ous 7y
3place 8d 8ment 8s 7ing 6y 7ed 7ing 7s 4rint 8ed 8ing 8s 6sion 5onounce cd cs bing 7unciation gs 3quotation cs
7e 8d 8s 7ing 3read 7ing as 7s 5member bed bing bs 5port 9ed 9ing 9s 6resent cation hs ced cing cs 4ule 7d 7s
6ing 3s 4al 6s 4ed 5s 4hape 8d 8n 8s 7ing 4ile 7ry 7s 5ng 5on 7aries 9y 7er 9s 7s 5ve 7s 4peak 8ing 8s 6ll 8ed
8ing bs 8s 6nd 8ing 8s 7t 5oke 8n 4tate 8d 8ment cs 8s 7ing 5ep 7s 4us 6es 3t 4akable 6e 7n 8ly 7s 6ing 4ed 5r
6s 4ier 6st 5ly 5me 7d 7s 6ing 5ness 6g 4letoe 4ook 4ral 7s 6nslated 5eat 8ed 8ing 8ment 8s 6ss 8es 5ial 8s
5ust 8ed 8ful bly 8ing 8s 4s 4y 5pe 7s 6ing 3understand ding gs ds aood 4se 6d 6s 5ing 2te 4r 5ed 5ing 5s 4s
3igate 8d 8s 7ing 8on 3ochondria cl bon 4ses 5is 4tic 3ral 3t 4en 6s 4s 3zvah 2x 3able 3ed 4r 5s 4s 3ing 3ture
7s 2zzen 6mast as 6s 1kay 2s 1l 1m 1nemonic 8ally 8s 1o 2an 4ed 5r 6s 4ing 4s 3t 4ed 4s 2b 3bed 4ing 3ile 6s
5ity 6zation cs 7e 8d 8r 9s 8s 7ing 3s 4ter 7s 2ccasin 8s 3ha 5s 3k 4ed 5r 6ies 6s 6y 4ing 7bird bs 7ly 4s 2d
3al 5ities 7y 5s 3ded 4ing 3e 4l 5ed 6r 7s 5ing 8s 5s 4m 5s 4rate 8d 8ly 8ness 8s 7ing 8on 7or 9s 5n 6ism 8t
9ic 9s 7ty 7zation 8e 9d 9r as 9s 8ing 6ly 6ness 6s 4s 5t 6ly 6y 3icum 7s 4fiable 6cation cs 6ed 7r 8s 7s 5y
6ing 4sh 6ly 6ness 3s 3ular 7ization 6te 8d 8s 7ing 8on as 7or 9s 5e 6s 5o 5us 2ggy 3ul 5s 2hair 2i 3eties 5y
3l 4ed 4ing 4s 3re 5s 3st 5en 7ed 8r 9s 7ing 7s 6r 6st 5ly 5ness 5ure 7ize ad ar bs as 9ing 2lar 5s 4sses 3d
4board 9s 4ed 5r 6ed 6ing 6s 4ier 6st 5ness 6g 7s 4s 4y 3e 4cular 9ity 7e 8s 4hill 8s 4s 5kin 5t 6ation 6ed 7r
8s 6ing 6s 3l 4ies 5fication 7ed 8s 6y 7ing 4s 4uscan 6k 7s 4y 5coddle bd bs aing 3t 4ed 5n 5r 6s 4ing 4s
3ybdenum 2m 3ent 6a 7rily 9ness 8y 6ous 9ly 9ness 6s 6um 3mies 4y 3s 2nad 4rch 7ic 9al 8es 8sm 9t aic as 7s 7y
4steries 8y 6ic 8al aly 8ism 8s 4ural 3etarily 8sm 9t as 7y 5ization 7e 8d 8s 7ing 4y 5bag 8s 6ox 8es 5ed
5lender bs 5maker as 8ing 5s 3ger 6ed 6ing 6s 4ol 6ism 6oid 9s 6s 5ose 8s 4rel 7s 3ies 4ker 7s 4sm 5t 6s 4tion
8s 5or 7ed 7ing 7s 7y 3k 4ey 6ed 6ing 6s 7hine bs 4ish 4s 5hood 9s 3o 4chromatic 9e as 5le 7d 7s 6onal
5otyledon dous ds 5ular 4dic 6es 6st 8s 5y 4gamist as 7ous aly 7y 5ram 8med 9ing 8s 7ph 9s 4lingual bs 6th 8ic
8s 5ogist as 7ue 9s 4mania 9c aal as 5er 7s 4nucleosis 4phonic 5lane 9s 5olies 8st aic as 8zation 9e ad ar bs
as 9ing 7y 4rail 8s 4syllabic ale cs 4theism 9t aic as 5one 8s 7ic 9ally 7ous aly aness 7y 4unsaturated 4xide
8s 3seigneur 4ieur 5gnor 9s 4oon 7al 7s 4ter 7s 5rance as 6osities ay 7us 9ly 3tage 7s 4h 5lies 6y 5s 3ument
8al aly 8s 2o 3ch 5ed 6r 7s 6s 5ing 3d 4ier 6st 5ly 5ness 4s 4y 3ed 3ing 3n 4beam 8s 4ed 4ing 4less 5ight 9ed
ar bs 9ing 9s 6t 4s 5cape 9s 5hine 9r as 9s 6ot 8s 5tone 9s 6ruck 4walk 8s 3r 4ed 4hen 7s 4ing 7s 4land 8s 4s
3s 4e 3t 4ed 4ing 4s 2p 3e 4d 5s 4r 5s 4s 4y 3ier 5st 4ng 4sh 3ped 5t 6s 4ing 3s 2raine 7s 4l 5e 5ism 7t 8ic
aally 8s 6ties 7y 6zation 7e 8d 8r 9s 8s 7ing 5ly 5s 4ss 6es 4torium as 4y 5s 3bid 6ity 6ly 6ness 3dancy 6t 7ly
7s 3e 4ish 4l 5s 4over 4s 3gue 6s 3ibund 3n 4ing 7s 4s 3occo 4n 5ic 7ally 5s 4se 6ly 6ness 3ph 5ed 6me 8s 7ic
5ia 6ne 7g 5ological 9y 5s 3row 6s 3sel 6s 3tal 6ity 6ly 6s 5r 6board bs 6ed 6ing 6s 4gage 8d 8e 9s 8s 7ing 7or
9s 4ician 9s 5fication 7ed 8s 6y 7ing 5se 7d 7s 6ing 4uaries 7y 2s 3aic 6s 3ey 5ed 5ing 5s 3h 4ed 5s 4ing 3que
6s 5ito 8es 3s 4back 8s 4es 4ier 6st 4y 3t 4ly 2t 3e 4l 5s 4s 4t 5s 3h 4ball 8ed 8ing 8s 4er 6board bs 6ed
6fucker cs aing 6hood 6ing 6land as 7ess 7iness 7y 6s 4s 3if 5s 4le 6s 5ity 4on 6ed 6ing 6less aly aness 6s
4vate 8d 8s 7ing 8on aal as 7or 9s 5e 6less 6s 3ley 6s 4ier 6st 3ocross 9es 4r 5bike 9d 9s 8ing 6oat 9s 5cade
9s 7r 8s 6ycle ad as 9ing ast cs 5ed 5ing 6st 8s 6zation 7e 8d 8s 7ing 5man 6en 6outh as 5s 5way 8s 3s 3tle 6d
6s 5ing 4o 5es 2ue 4s 3nd 5ed 5ing 5s 4t 5able 6in 8eer bed bing bs 8ous 8s 9ide cs 8top bs 5ebank as 6d 6r 7s
5ing 8s 5s 3rn 5ed 6r 7s 5ful 8ly 8ness 5ing 5s 3se 5d 5r 6s 5s 5trap 9ped aing 9s 4ier 6st 5ness 6g 4saka 8s
5e 6d 6s 5ing 4y 3th 5ed 5feel 6ul 8s 5ier 7st 6ness 7g 5piece as 5s 5wash 9es 7tering 5y 4on 2vable 7s 3e 4d
4ment 8s 4r 5s 4s 3ie 5goer 9s 5s 4ng 6ly 2w 3ed 4r 5s 3ing 3s 2xie 2zzarella 1p 2g 2h 1s 1t 2g 3e 1u 2ch
3ilage 7inous 3k 4ed 4ier 6st 5ng 4rake 8d 8r 9s 8s 7ing 4s 4y 3ous 3us 2d 3died 6r 6s 7t 5ly 5ness 4le 6d
6headed 6s 5ing 4y 5ing 3flap 7s 6t 7s 3guard 8s 3pack 7s 3room 7s 3slide 8s 6nger as 8ing 2enster 3sli 3zzin
7s 2ff 4ed 4in 6g 6s 4le 6d 6r 7s 6s 5ing 4s 3ti 5s 2g 3ful 6s 3ged 5r 6s 4ier 6st 5ness 6g 7s 6s 4le 6s 4y 3s
4hot 7s 3wump 7s 2jaheddin 2kluk 6s 2latto 7es 3berries 7y 3ch 5ed 6s 5ing 4t 5ed 5ing 5s 3e 4s 5kinner bs
4teer 8s 3ish 6ly 6ness 3l 4ah 6s 4ed 5in 5t 6s 4igan 8s 7tawny 5ng 5on 7ed 7s 4s 3ti 5cellular 6hannel 6olored
6ultural dism 5dimensional 7sciplinary 5faceted 7mily 7rious cly cness 6orm 5grain 5lateral cly 7yered 6evel
6ingual cism 5media 6illionaire gs 5national ds 5part 9y 6layer 7e 8s 8x 9ed ar bs as 9ing 7icand cs ation es
cve 9ities by 8ed 9r as 9s 7y 8ing 6rocessing cor es 6urpose 5racial 5stage 7ory 5task 9ing 9s 6ude 9s 8inous
5variate 6erse as 6itamin cs 5year 2m 3ble 6d 6r 7s 6s 6typeg 5ing 3mer 6s 6y 4ies 5fication 7ed 8s 6y 7ing 4y
3ps 2n 3ch 5ed 6s 5ie 7s 6ng 5kin 8s 3dane 7ly 7s 3g 4ed 4ing 4s 3icipal 9ities by 9ly 9s 4ficence 9t aly 4tion
8ed 8ing 8s 2ral 5ist 8s 5s 3der 6ed 7r 8s 7ss 9es 6ing 6ous 9ly 6s 3k 4ier 6st 5ly 5ness 4s 4y 3mur 6ed 7r 8s
6ing 9s 6ous 6s 3rain 2s 3cat 6el 8s 6s 4le 6bound 6d 6man 7en 6s 5ing 5y 4ular 8ity 8ly 7ture 6oskeletal 3e 4d
4s 4tte 7s 4um 6s 3h 4ed 5r 6s 5s 4ier 6st 5ness 6g 4room 8ed 8ing 8s 4y 3ic 5al 7e 8s 7ity 7ly 7s 5ian 8ly 8s
9hip 5ological ast cs 9y 5s 4ng 6ly 6s 3k 4eg 6s 5llunge bs 5t 6eer 9s 6ry 6s 4ie 6r 6s 7t 5ness 4melon 9s 4ox
6en 4rat 7s 4y 3lin 3s 4ed 5l 6s 5s 4ier 6st 5ng 4y 3t 4've 4ache 8d 8s 7io 9ed 9s 5ng 7s 5rd 4er 6ed 6ing 6s
4ier 6st 5ly 5ness 4n't 4s 4y 2tability 5le 6y 4gen 7ic 7s 4nt 6s 4te 6d 6s 5ing 6on 8al 8s 6ve 3e 4d 4ly 4ness
4r 4s 5t 3ilate 8d 8s 7ing 8on as 7or 9s 4neer 8s 5g 5ied 7s 5ous 8ly 5y 6ing 3t 4er 6ed 7r 8s 6ing 9s 6s 4on
6chops 6y 4s 3ual 6ity 6ly 2umuu 6s 2zak 3zily 5ness 4le 6d 6s 5ing 4y 1y 2cologist as 7y 2elitis 2na 4s
2ocardial 8um 3pia 5c 6ally 2riad 6s 3midon 8s 3rh 3tle 6s 2s 3elf 3teries 7ous aly aness 6y 4ic 6al 8ly 6ism
6s 5fication 7ed 8s 6y 7ing 5que 2th 4ic 6al 4ological 9es 9st bs 9ze bd bs aing 8y 4s 2xomatosis 0n 1aan 4s 2b
3bed 4ing 3ob 5s 3s 2celle 7s 3ho 5s 3re 5ous 2dir 5s 2e 2ff 4er 5st 2g 3ged 5r 6s 4ing 3s 3ware 2h 2iad 5s 3f
4s 3l 4brush 9es 4ed 4ing 4s 3ve 5ly 5r 5st 5te 6y 2ked 5ly 5ness 2me 4able 4d 4less 8ly 5y 4plate 9s 4s 5ake
8s 3ing 2nnies 4y 3obot 7s 4meter 9s 4second as 4technologies dy 5ube 2p 3alm 6ed 6ing 6s 3e 4s 3htha 7lene
3kin 6s 3less 3oleon 8s 3ped 5r 6s 4ier 6s 7t 5ng 4y 3s 2rc 4issism 9t aic as 7us 4olepsy 8tic 5ses 6is 5tic 8s
7zation 8e 9d 9s 8ing 4s 3k 4y 3rate 7d 7s 6ing 7on 9s 7ve 9s 6or 8s 4ow 6ed 7r 7st 6ing 6ly 6ness 6s 3whal 7s
3y 2sal 5ity 6zation 7e 8d 8s 7ing 5ly 5s 3cence 6t 3tier 6st 5ly 5ness 4urtium as 4y 2tal 3ch 3ion 6al 8ism at
bic dally bs 9ties ay 9zation fs ae bd bs aing 8ly 8s 6hood 6s 6wide 4ve 6s 5ities 7y 3l 3ter 6ed 6ing 6s 4ier
6st 5ly 5ness 4y 3ural 7ism 9t aic as 8zation 9e ad as 9ing 7ly 7ness 7s 5e 6s 5ism 7t 8s 2ught 6ier 8st 7ly
7ness 6s 6y 3sea 6m 6te 8d 8s 7ing aly 5ous 8ly 8ness 3tical 8ly 5lus 8es 2val 3e 4l 5s 4s 3ies 4gability 7le
6te 8d 8s 7ing 8on aal 7or 9s 3vies 4y 3y 2y 3s 4ayer 8s 1e'er 2anderthal bs 3p 4s 3r 4by 4ed 5r 5st 4ing 4ly
4ness 4s 5hore 5ide 6ghted bly bness 3t 4en 6ed 6ing 6s 5r 5st 4h 4ly 4ness 2bula 6e 6r 5ous 8ly 8ness
2cessaries 9ly 8y 6itate bd bs aing 8ies 8ous 8y 3k 4band 8s 4ed 5rchief bs 4ing 4lace 8d 8s 7ing as 5ine 8s 4s
4tie 7s 3rology 5mancer bs 9y 5philia bc cs 6olis aes 5ses 6is 5tic 3tar 6ine 9s 2e 3d 4ed 4ful 7ly 4ier 6st
5ness 6g 4le 6d 6point 6s 7s 8ly 8ness 6woman 9en 8rk 5ing 4n't 4s 4y 2farious 9ly 9ness 2g 3ate 6d 6s 5ing 6on
8s 6ve 8d 8ly 8ness 8s 7ing 8sm 8ty 3lect 7ed 7ful aly aness 7ing 7s 4igee 8s 7nce 8t 9ly 6ible 9y 3otiability
8le 7te 9d 9s 8ing 9on bs 8or as 3ritude 4o 5id 2igh 5bor 8ed 8hood cs 8ing 8liness 9y 8s 5ed 5ing 5s 3ther
2lson 6s 2matode 8s 3eses 5is 2oclassic aal aism 4olonialism dt es 5n 6s 7ervative fs 5rtex 3dymium 3lithic
4ogism 9s 3n 4atal 6e 7s 3philia 5yte 8s 4lasm 8s 7tic 4rene 2penthe 3hew 6s 4rite 7ic 8s 5opathy 3otism 7t 8ic
8s 3tunium 2rd 4ier 6st 4s 4y 3ve 5d 5less 9ly 9ness 5s 4ier 6st 5ness 6g 4ous 7ly 7ness 4y 2st 4ed 4ing 4le 6d
6s 5ing 8s 4s 2t 3ball 4ook 7s 3her 6most 6world 3iquette as 3s 3ted 5r 6s 4ing 4le 6d 6s 7ome 5ing 3work 7ed
7ing 7s 2ural 6gia 8c 6ly 5sthenia bc cs 4itic 8s 7s 4ological cly 9st bs 8y 5n 6al 6s 5science 6es 6is 6urgeon
cs ary 9ical 5tic 8ally 8ism 8s 6ransmitter gs 3t 4er 6ed 6ing 6s 4ral 7ism 9t as 8ty 8zation 9e ad ar bs as
9ing 7ly 7s 5ino 8s 5on 7s 2ver 5more 5theless 3i 3us 2w 3bie 6s 4orn 7s 3comer 8s 3el 5s 4r 4st 3fangled 4ound
3line 7s 4y 5wed 8s 3ness 3s 4agent 9s 4boy 7s 4cast 8er as 8s 4dealer as 4flash 9es 4girl 8s 5roup 9s 4hound
9s 4ier 6st 4letter as 4man 5en 4paper 9man aen 9s 9woman cen 5eak 5rint 4reader as 6el 8s 5oom 8s 4stand 9s
4weeklies 9y 5oman 7en 6rthiness 9y 4y 3t 4on 6s 4s 2xt 3us 5es 1iacin 2b 3ble 6d 6r 7s 6s 5ing 3s 2ce 4ly
4ness 4r 4st 4ties 5y 3he 5s 3k 4ed 5l 6odeon bs 6s 5r 6ed 6ing 6s 4ing 4le 6s 4name 8d 8s 7ing 4s 3otine 2ece
5s 2fedipine 3f 4y 3tier 6st 4y 2gga 5rd 7liness 8y 7s 5s 5z 4er 6s 4le 6d 6r 7s 6s 5ing 3h 4er 5st 4t 5cap 8s
6lothes 7ub 9bed aing 9s 5dress aes 5fall 5gown 9s 5hawk 9s 5ie 7s 6ngale bs 5life 7ght as 6ong 6y 5mare 9s
8ish 5s 6hade as 7irt as 6pot 9s 6tand as 7ick as 5time 5watchman ben 6ear 2hilism 7t 8ic 8s 2l 2mbi 4le 6ness
6r 6st 5y 4us 4y 3rod 6s 2ncompoop as 3e 4pin 7s 4s 4teen 8s 8th as 5ies 7th 9s 5y 3ja 5s 3nies 4y 3th 5s
2obium 2p 3ped 5r 6s 4ier 6st 5ness 6g 4le 6s 4y 3s 2rvana 2sei 2t 3er 3pick 7ed 8r 9s 7ing 7s 3rate 7d 7s 6ing
7on 4ic 5fication 5te 7s 4o 5cellulose 5gen 8ous 6lycerin 3s 3wit 6s 2x 3ed 4s 3ing 1o 2b 3ble 6d 6s 5ing
3elium 3ility 3le 5man 6en 5ness 5r 5s 6t 5woman 8en 4y 3odies 5y 3s 2cturnal 9ly 7e 8s 2d 3al 3ded 4ing 4le 6s
4y 3e 4s 3s 3ular 5e 6s 2el 4s 3s 2ggin 6s 2how 2ise 5d 5less 9ly 9ness 5maker as 5s 4ier 6st 5ly 5ness 6g 4ome
4y 2mad 5ic 5s 3enclature cs 3inal 7ly 6te 8d 8s 7ing 8on as 8ve as 7or 9s 5ee 7s 2n 3abrasive 5sorbent cs
4cademic 5ceptance 5id 5tive 9s 4ddictive 5hesive 5jacent 6ustable 5ministrative 4ge 6narian cs 6s 5gression
4lcoholic 5igned 8ment 5lergic 4ppearance ds 4ssignable 4thletic 5tendance 4utomotive 4vailability 3basic
4eliever bs 6ligerent es 4inding 4reakable 4urnable 3caloric 5ncerous 4e 4halance 9t aly 6rgeable 4lerical bs
5inical 4ollectable 5m 6bat 9ant cs 7ustible 6mercial ds 7ittal cly 7unicable 6peting ative 7liance 8ying
7rehending 6s 5nducting aor cs 6forming bsm ct ds bty 6secutive 7tructive 6tagious 7inuous 7ributing cory
8oversial 6vertible 5operation 5rroding 8sive 4redit 5iminal bs 6tical 5ystalline 4umulative 5stodial 3dairy
4eductible 5liveries ay 5mocratic 5nominational 5partmental 6reciating 5script 6tructive 5tachable 6erminism
dtic 4isciplinary 7losure 7rimination eory 4ramatic 5inker as 5ying 3e 4ducational 4ffective 4lastic 5ectric
bal 4mpty 4nforceable 5tities 8y 4quivalent ds 4ssential 5uch 8es 4theless 4vent 8s 4xchangeable 6lusive 5empt
5istence at 5plosive cs 3factual 5ding 5t 6al 6tening 4errous 4iction aal 4lammable 5owering 5uctuating 5ying
4ood 4reezing 4unctional 3governmental 4ranular 3hazardous 4ereditary 4uman 3identical 4nclusive 5dependent
6ustrial 5fectious 6lammatory 8tionary 7ected 5tellectual fs 7rchangeable 8ference 8vention 6oxicating 5vasive
4rritating 4ssue 3judgmental 6icial 3legal 5thal 4inear 5terary 5ving 3magnetic 5lignant 4ember 9s 5tal 8lic 8s
4igratory 5litant 9ry 3narcotic bs 5tive 9s 4egotiable 4uclear 5merical 3objective 5ligatory 5servance bt
4ccupational 7rence 4fficial 4perational ave 3parallel bs 6eil 9s 6ticipant es cting 8san bs 5ying 6ment as
4erformance aing 6ishable 6son 9s 4hysical bly 4lus 7es 7sed 8ing 4oisonous 5litical 6luting 5rous 4racticing
5ejudicial 6scription 5oductive 6fessional fs 7it 9able 9s 6liferation 4ublic 5nishable 3racial 5dioactive
5ndom 4eactive 5ciprocal ds cting 6ognition 7verable 6urring 5deemable 5fillable 6undable 5ligious 5newable
5presentational 5sident bial bs 8ual 7stance bt 6trictive 5turnable ds 4hythmic 4igid 3salaried 4cheduled
5ientific 5oring 4easonal 5ctarian 6ular 5gregated 5nse 7ical bly 8tive 5xist 6ual 4kid 4lip 4moker 9s 7ing
4ocial 4peaking 6cialist ds bzing 8fic 5iritual cs 4taining 6ndard 6rter as 5ick 5op 5rategic 6iking 6uctural
4uccessive 5pport aing 5rgical 5staining 4ympathizer 3tarnishable 5xable 4echnical 5nured 4heatrical 5inking
5reatening 4oxic 4raditional 6nsferable 8parent 5ivial 5opical 3uniform 6on 4ser 7s 3venomous 5rbal 4iable
5olence 9t aly 5rulent 4ocal 7tional 5latile 5ter 8s 6ing 3white 8s 4orking 3yielding 3zero 2odle 6d 6s 5ing 3k
4ie 4s 4y 3n 4day 4tide 6me 3se 5s 2pe 2r 3'easter 3m 4al 6cy 6ity 7zation 8e 9d 9s 8ing 6ly 5tive 4s 3th
5bound 5east 9er bly bn bs 9ward ds 6r 7lies 8y 7n 8er as 8most 7s 5ward 9s 6est 9er bly bn bs 9ward ds 2s 3e
4bag 7s 5leed 9s 4cone 8s 4d 5ive 8d 8s 7ing 4gay 7s 4s 3h 4ed 5r 6s 5s 4ing 3ier 5st 4ly 4ness 5g 3talgia 8c
9ally 4ril 7s 5um 7s 3y 2t 3abilities 9y 5le 7s 6y 4rial 6es 6zation 7e 8d 8s 7ing 5y 4te 6d 6s 5ing 6on 8s 3ch
5ed 6s 5ing 3e 4book 8s 4d 4let 7s 4pad 7s 6per 4s 4worthiness 9y 3hing 7ness 7s 3ice 6able 9y 6board bs 6d 6s
5ing 4fiable 6cation cs 6ed 7r 8s 7s 5y 6ing 4ng 4on 6al 8ly 6s 3oriety 6ous 9ly 3withstanding 4ork 7s 2ugat 6s
3n 4s 3rish 7ed 8s 7ing 7ment 3s 2va 4e 4s 3el 5ette 9s 5ist 8s 6zation cs 7e 8d 8s 7ing 5la 7s 5s 5ties 6y 4na
6s 5e 3ice 6s 4tiate 9s 2w 3adays 4y 5s 3here 3ise 3t 2xious 2zzle 6s 1th 1u 2ance 6d 6s 2b 3bier 6st 5n 6s 4y
3ile 3s 2clear 6te 8d 8s 7ing 8on 5i 6c 5oli 7us 6n 7s 6side 6tide 5us 2de 4r 4s 5t 3ge 5d 5s 4ing 3ism 5t 6s
4ty 2gatory 3get 6s 2isance 8s 2ke 4d 4s 3ing 2ll 4ification 7ed 8s 6y 7ing 5ty 4s 2mb 4ed 5r 6ed 6ing 6less 6s
5st 4ing 4ly 4ness 4s 3erable 6cy 6l 7s 6te 8d 8s 7ing 8on as 7or 9s 5ic 7al 9ly 5ologist cs 9y 6us 8ly 3inous
4smatic as 9st bs 3skull 8s 2n 3cio 6s 3neries 6y 3s 2ptial 7s 2rse 5d 5lings 5maid 9s 5r 6ies 6s 6y 7man 8en
5s 4ing 4ling 8s 3ture 7d 7r 8s 7s 6ing 2s 2t 3case 7s 4racker as 3hatch 8es 4ouse 8s 3meat 7s 5g 6s 3pick 7s
3ria 6s 5ent 8s 5ment 9s 5tion 9al bly 9ist cs 8us aly aness 7ve 3s 4hell 8s 3ted 5r 6s 4ier 6st 5ness 6g 4y
2zzle 6d 6r 7s 6s 5ing 1ybble 6s 2lon 5s 2mph 5et 7s 5o 6mania bc cs 6s 5s 0o 1'clock 2er 1af 3ish 6ly 6ness 3s
2k 3en 3s 3um 2r 3ed 3ing 3lock 7s 3s 4man 5en 4woman 7en 2ses 3is 2t 3cake 7s 3en 3h 4s 3meal 3s 1b 2bligato
9s 2duracy 6te 8ly 8ness 2edience 7t 8ly 3isance 9s 7t 3lisk 7s 3se 4ity 3y 4ed 4ing 4s 2fuscate 9d 9s 8ing 9on
bs 2i 3s 3t 4s 4uaries 7y 2j 3ect 6ed 6ification 9ed as 8y 9ing 7ng 7on 9able cy 9s 7ve 9ly 9ness 9s 8ity 6or
8s 6s 3urgate 9d 9s 8ing 9on bs 2late 5ion 8s 3igate 8d 8s 7ing 8on as 7orily 9y 5e 6d 6s 5ing 8ly 4que 7ly
7ness 7s 6ity 4terate ad as 9ing aon 4vion 7us 9ly 9ness 3ong 6s 4quy 2noxious 9ly 9ness 2oe 4s 3ist 6s 2s
3cene 7ly 7r 7st 6ities 8y 4urantism bt cs 6e 7d 7ly 7r 7s 8t 6ing 7ties 8y 3equies 7ous aly aness 6y 4rvable
9y 7nce as 8t 9ly 7tion bal bs 8ories ay 6e 7d 7r 8s 7s 6ing 4ss 6ed 7s 6ing 7on 9al bly 9s 7ve 9ly 9ness 9s
3idian 3olesce 9d 9nce at 9s 8ing 6te 8d 8s 7ing 3tacle 8s 4etric 9al 9ian cs 9s 4inacy 7te 9ly 4reperous cly
cness 5uct 8ed 8ing 9on bism dt es bs 9ve bly bness 8s 2tain 6able 6ed 6ing 6ment 6s 3rude 7d 7s 6ing 5sion 7ve
9ly 9ness 3use 6ly 6ness 6r 6st 2verse 7s 3iate 7d 7s 6ing 7on 4ous 7ly 7ness 1carina 7s 2casion 8al aly 8ed
8ing 8s 3idental as 3lude 7d 7s 6ing 5sion 9s 7ve 3ult 6ism 8t 9s 4pancy 7t 8s 6tion aal cly as 5ied 7r 8s 7s
5y 6ing 4r 5red 7nce as 6ing 5s 2ean 5front as 5going 5ic 5ographer ds bic by 6logy 5s 3lot 6s 2h 3er 2ker 5s
2tagon 7al 7s 4l 4ne 6s 4ve 6s 5o 6s 3et 5s 3ogenarian cs 4pus 7es 2ular 6s 4ist 7s 4omotor 1dalisque 9s 2d
3ball 7s 3er 4st 3ities 5y 3ly 3ment 7s 3ness 3s 2e 3s 2ious 6ly 6ness 3um 2ometer 8s 3r 4ed 4iferous 4less
4ous 4s 2yssey 7s 1edipal 2nology 4phile 9s 2uvre 6s 1f 2f 3al 3beat 7s 3ed 4nd 6ed 7r 8s 6ing 6s 5se 7s 6ive
9ly 9ness 9s 4r 5ed 5ing 8s 5s 5tories 8y 3hand 7ed 9ly 9ness 3ice 6holder cs 6r 7s 6s 5ial 8dom 8ese 8ism 8ly
8s 7nt 9s 7te 9d 9s 8ing 8or as 6ous 9ly 9ness 4ng 6s 4sh 3line 4oad 7ed 7ing 7s 3print 8s 3s 4et 6s 6ting
4hoot 8s 6re 7ing 4ide 5te 4pring 4tage 8s 3track 2t 3en 5er 6st 5times 3times 1gle 4d 4r 5s 4s 3ing 2re 4ish
4s 5s 6es 1h 2m 3meter 8s 3s 2o 2s 1i 2k 3s 2l 3can 6s 4loth 8s 3ed 3field 8s 3ier 5st 4ness 5g 3man 4en 3s
4kin 7s 3y 2nk 4ed 4ing 4s 3tment 8s 1kapi 5s 3y 4ing 4s 2ra 4s 1ld 3en 4r 4st 3ie 5s 4sh 3ness 3ster 7s 2e
3aginous 4nder 8s 3o 4margarine 3s 2factories 8y 2igarch 8ic aal 9es 8s 8y 4onucleotide fs 5polies 8y 3ve 5s 1m
2budsman 7en 2ega 5s 3let 6s 3n 4s 2icron 7s 3nous 7ly 7ness 3ssion 8s 3t 4s 4ted 5ing 2nibus 7es 4potence 9t
5resence at 4science 9t 4vore 8s 7ous aly aness 2s 1n 2board 2ce 3ogene 8s 4logist as 7y 4ming 2e 3ness 3rous
7ly 7ness 3s 4elf 3time 2going 2ion 5s 6kin 2line 3ooker 8s 6ing 3y 2omatopoeia bc atic 2rush 6es 6ing 2screen
3et 5s 3hore 3ide 4te 3laught 9s 3tage 2to 4geny 4logical 7y 2us 4es 2ward 2yx 4es 1odles 2h 3ed 3ing 3s 2mph
2ps 2ze 4d 4s 3ier 5st 4ng 3y 1p 2acity 3l 4escence 9t 4s 3que 6d 6ly 6ness 6r 6s 7t 5ing 2code 6s 2e 3d 3n
4cast 4ed 5r 6s 5st 4handed aness 5earted 4ing 7s 4ly 4ness 4s 4work 3ra 5ble 5nd 7s 5s 5te 7d 7s 6ic 8ally 7ng
7on 9al bly 9s 7ve 9s 6or 8s 4etta 8s 3s 2hthalmic 8ologist fs cy 2iate 6s 3ne 5d 5s 4g 4ing 5on 7ated 7s 3oid
6s 3um 2ossum 7s 2p 3onent 8s 4rtune 9ly 8ism at bic dally bs 9ties ay 4se 6d 6s 5ing 6te 8ly 8s 7ion as 3ress
7ed 8s 7ing 8on 8ve aly aness 7or 9s 4obrious bly 8um 2s 2t 3ed 3ic 5al 7ly 5ian 8s 5s 4ma 6l 7ly 5ism 8s 7t
8ic aally 8s 6zation cs 7e 8d 8r 8s 7ing 5um 7s 4ng 4on 6al 8ly 6ed 6ing 6s 3ometrist bs 8y 3s 2ulence 6t 7ly
3s 4es 1r 2acle 6s 4ular 3l 4ity 4ly 4s 3nge 6ade 9s 6ness 6ries 7y 6s 5utan 9s 3te 5d 5s 4ing 5on 7s 4or 6ical
aly 7es 7o 8s 6s 6y 2b 3icular 4t 5al 7s 5ed 6r 7s 5ing 5s 3s 2c 3hard 7s 4estra 9l 9s 9te bd bs aing bon ds
4id 6s 3s 2dain 6ed 6ing 6ment 6s 3eal 6s 4r 5ed 5ing 8s 5lies 7ness 6y 5s 3inal 7s 6nce 9s 6ries 8ly 8ness 7y
6te 8s 7ion as 3nance 3ure 2e 3gano 3s 2g 3an 5dy 5elle 9s 5ic 7ally 7s 6sm 8ic 8s 7t 8s 6zation cal ely cs 7e
8d 8r 9s 8s 7ing 5s 5za 4sm 6ic 6s 3iastic 4es 3y 2iel 5s 4nt 6al 8ist bs 8s 7te 9d 9s 8ing 9on bs 6ed 7ering
6ing 6s 3fice 7s 3g 4ami 4in 6al 8ity 8ly 8s 7te 9d 9s 8ing 9on 8or as 6s 3ole 6s 3son 6s 2molu 2nament 8al
9tion 8ed 8ing 8s 4te 6ly 6ness 3erier 7st 6ness 5y 3ithological bst ds ay 2otund 7ities 9y 2phan 6age 9s 6ed
6ing 6s 2ris 5es 2thodontia ac bs ast cs 7x 8ies 8y 5gonal aity 6raphic cally bes ay 5pedic as 9st bs 2zo
1scillate 9d 9s 8ing 9on bs 8or as ay 6oscope cs 3ulate 8d 8s 7ing 8on as 2ier 5s 2mium 3osis 4tic 2prey 6s
2sicles 4fication 6ed 7s 5y 6ing 2tensible 9y 5tation aus cly 4oarthritis 5path 9ic 9s 9y 6orosis 3ler 6s
3racism 7ze 9d 9s 8ing 4ich 7es 1ther 5ness 5s 5wise 6orldly 2iose 2ter 5s 3oman 7s 1ubliette 9s 2ch 2ght 5n't
2nce 5s 2r 3s 4elves 2st 4ed 5r 6s 4ing 4s 2t 3age 6s 4rgue 8d 8s 7ing 3back 7s 5lance ad as 9ing 4id 6ding 6s
4oard 8s 6st 8ed 8ing 8s 5und 5x 6es 4reak 8s 4uilding bs 5rst 8s 3cast 7s 4lass 8ed 9s 8ing 4ome 7s 4ries 5op
7ped 8ing bs 7s 5y 3dated 4id 5stance bd bs aing 4o 5es 5ing 5ne 5or 7s 8y 4raw 7ing 7n 7s 5ew 3ed 4r 5course
5most 5wear 3face 7d 7s 6ing 5ll 7s 4ield 8er as 8s 5ght 8ing 8s 5t 6s 6ted 8r 9s 7ing 4lank 8ed 8ing 8s 5ow 7s
4ought 5x 6ed 7s 6ing 3go 5es 5ing 8s 4rew 5ow 7ing 7n 7s 7th 9s 4uess 8ed 9s 8ing 5n 6ned 7ing 6s 3hit 6s
6ting 4ouse 8s 3ing 6s 3laid 5ndish aly aness 5st 7ed 7ing 7s 5w 6ed 6ing 6s 5y 6ing 6s 4et 6s 4ier 7s 5ne 7d
7s 6ing 5ve 7d 7s 6ing 4ook 7s 4ying 3maneuver bed bing bs 5tch 8ed 9s 8ing 4oded 3number 9ed 9ing 9s 3pace 7d
7s 6ing 5tient as 4erform aed aing as 4lace 8ment 6y 7ed 7ing 7s 4oint 8ed 8ing 8s 5st 7s 5uring as 4roduce ad
as 9ing 4ut 6s 6ted 7ing 3race 7d 7s 6ing 5ge 7d 7ous aly 7s 6ing 5n 6k 7ed 7ing 7s 4e 5ach 8ed 9s 8ing 4ider
8s 5gger 9s 6ht 4un 6ning 6s 3s 4core 8d 8s 7ing 4ell 7ing 7s 5t 6s 4hine 8s 7ing 5one 6ut 8ed 8ing 8s 4ide 7r
8s 7s 5ze 7s 4kirt 8s 4mart 8ed 8ing 8s 4old 5urce 9d 9s 8ing 4pend 8ing 8s 7t 5oken 9ly 9ness 5read 9ing 9s
4tanding bly 6tion as 6y 7ed 7ing 7s 5retch aed bs aing 6ip 8ped 9ing 8s 3ta 5ke 7s 3vote 7d 7s 6ing 3ward 7ly
7s 4ear 7ing 7s 5igh 8ed 8ing 8s 4it 6h 6s 6ted 7ing 4ore 6k 7ed 8r 9s 7ing 7s 6n 2zo 4s 1va 3l 4s 3rian 5es 4y
3te 4ion 7s 2en 4bird 8s 4proof 4s 4ware 3r 4abundance bt 5chieve bd br cs bs aing 6t 7ed 7ing 8ve 7s 5ge 7s
6gressive 5ll 7s 5mbitious 5nxious 5rching 6m 7ed 7ing 7s 5te 6tentive 5we 7d 7s 6ing 4balance bd bs aing 5ear
8ing bly 8s 5id 7ding 7s 6te 8s 5lown 5oard 6ld 6ok 8ed 8ing 8s 6re 7ne 6ught 5uild 9ing 9s 8t 6rden aed aing
as 6y 7ing 7s 4came 6pacity 7italize ed es ding 6reful 6st 8ing 8s 6utious 5harge ad as 9ing 5lock 9ed 9ing 7ud
9ed 9ing 9s 5oat 8s 6me 8s 7ing 7pensate ed es ding eon 6nfidence ct 7scientious 6ok 8ed 8ing 8s 5ritical 6owd
9ed 9ing 9s 4decorate cd cs bing 6pendent 6velop bed bing bs 5id 5o 6es 6ing 6ne 6se 8d 8s 7ing 5raft 9s 7w
8ing 8n 8s 6ess 9ed as 9ing 7w 6ive 9s 5ub 7bed 8ing 7s 6e 4eager 6t 7en 7ing 7s 5motional 6phasis bze dd ds
cing 5nthusiastic 5stimate cd cs bing con 5xcite ad as 9ing 6ercise cd cs bing 8t 9ed 9ing aon 9s 6pose ad as
9ing 9ure 6tend aed aing as 4fed 6ed 8ing 8s 5ill 8ed 8ing 8s 5lew 6ies 7ght as 6ow 8ed 8ing 8n 8s 6y 7ing 5ond
5ull 4generalize ed es ding 9ous 5raze 9d 9s 8ing 6ew 6ound 7w 8ing 8n 8s 8th 4hand 8ed 8s 7g 8ing 8s 6sty 6ul
8ed 8ing 8s 5ead 8s 7r 8d 8ing 8s 7t 8ed 8ing 8s 5ung 4indulge bd bnce ct bs aing 6flated 4joy 7ed 7ing 7s
4kill 4laden 6id 7n 6nd 6p 7ped 8ing 7s 6rge 6y 7ing 7s 5eaf 5ie 7s 5oad 8ed 8ing 8s 6ng 6ok 8ed 8ing 8s 6rd 8s
5y 6ing 4manned 8ing 6ster aed aing as 5odest 5uch 8es 4nice 6ght 9s 4optimism btic 4paid 6rticular 6ss 8es 6y
7ing 7s 5lay 8ed 8ing 8s 5opulate cd cs bing con 6wer 9ed 9ing cly 9s 5raise ad as 9ing 6ecise 6ice 9d 9s 8ing
7nt 9ed 9ing 9s 6oduce bd bs aing ation 7tect bed bing cve bs 4qualified 4ran 6te 8d 8s 7ing 5each 9ed as 9ing
8t 9ed 9ing aon cs 9s 6fined 5idden 7e 8s 7ing 6pe 5ode 5ule 8d 8s 7ing 6n 7ning 7s 4s 5ampling 6w 5ea 7s 6e
7ing 7n 7r 8s 7s 6ll 8ing 8s 6nsitive dness 6xed 5hadow aed aing as 7re 9d 9s 8ing 6oe 8s 7ot 9ing 9s 7t 5ight
9s 6mple 9ification is ced ds by cing 6ze 5leep 9ing 9s 7pt 5old 5pecialization de ed es ding 7nd 9ing 9s 8t
6read aing as 5taffed 7te 9d 9ment ds 9s 8ing 7y 8ed 8ing 8s 6ep 8ped 9ing 8s 6imulate dd ds cing 6ock 9ed 9ing
9s 6retch bed cs bing 7ict 7ung 6uffed 5ubscribe dd ds cing 7tle 6pplied bs 9y aing 6spicious 4t 5ake 8n 8s
7ing 6x 7ed 8s 7ing 5hink 9ing 9s 6ought 6rew 7ow 9ing 9n 9s 5ime 8s 6re 8d 8s 7ing 5ly 5one 8s 6ok 5ure 8s 7n
8ed 8ing 8s 4use 7d 7s 6ing 4valuation ds 8e 9d 9s 8ing 5iew 8s 4weening bly 6ight 5helm 9ed 9ing cly 9s 5inter
aed aing as 5ork 8ed 8ing 8s 5rite 9s 8ing 8ten 6ote 7ught 4zealous 2iduct 7s 3parous 2oid 5s 2ular 5te 7d 7s
6ing 7on 4e 5s 3m 1w 2e 3d 3s 2ing 2l 3et 5s 3ish 6ly 3s 2n 3ed 4r 5s 6hip 3ing 3s 1x 2alate 2blood 3ow 5s
2cart 6s 2en 2ford 6s 2idant 7s 5se 5tion 7ve 4e 5s 4ization 6e 7d 7r 8s 7s 6ing 2tail 6s 2yacetylene 3gen 6ate
9d 9s 8ing 9on 3mora 6on 1yster 6s 1z 2one 0p 1a 2blum 3ulum 2ce 4d 4maker 9s 4r 5s 4s 5etter as 4y 3hyderm 9s
5sandra bs 3ier 5st 4fic 7ally 8tion 6ed 7r 8s 7s 6sm 7t 8ic 8s 5y 6ing 4ng 3k 4age 7d 7r 8s 7s 6ing 4ed 5r 6s
5t 6s 4ing 7house cs 4s 5addle as 3t 4s 3y 2d 3ded 4ies 5ng 4le 6d 6r 7s 6s 5ing 4ock 7ed 7ing 7s 4y 3lock 7ed
7ing 7s 3re 5s 3s 2ean 5s 3lla 6s 2gan 5ism 5s 3e 4ant 7ry 7s 4boy 7s 4d 4r 5s 4s 3inate 8d 8s 7ing 8on 5g 3oda
6s 2h 2id 3l 4ful 7s 4s 3n 4ed 4ful 7ler 9st 8y 7ness 4ing 4killer as 8ing 4less 8ly 8ness 4s 5taking bly 4t
5ball 6ox 8es 6rush aes 5ed 6r 7ly 7s 5ing 8s 5s 5work 3r 4ed 4ing 7s 4s 4wise 3sley 7s 2jama 6s 2l 3ace 6s
4din 7s 4nquin 9s 4table 6l 7ization 9e ad as 9ing 7s 5e 6s 5ial 8ly 6nate as 7e 8s 4ver 7ed 7ing 7s 4zzi 6o 3e
4d 4face 8s 4ly 4ness 4o 5grapher cs ay 5lithic 5ntologist es by 4r 4s 5t 4tte 7s 3frey 7s 3imony 5psest as
4ndrome as 9ic 5g 6s 4sade 8s 5h 3l 4adium 4bearer as 4ed 5t 6s 4iate 8d 8s 7ing 8on 8ve as 5d 6ly 6ness 5ng
4or 4s 4y 3m 4ate 4ed 5tto 8s 4ier 6st 5ng 5st 7ry 7s 4s 4top 7s 4y 3omino 8s 3pable 7y 5te 7d 7s 6ing 7on
4itate 9d 9s 8ing 9on bs 3s 4ied 6s 4y 5ing 3trier 7st 6ness 5y 2mpas 4er 6ed 6ing 6s 4hlet 8eer bs 8s 2n 3acea
7s 5he 4ma 6s 4tella 9s 3cake 7d 7s 6ing 4hromatic 4reas 8es 7tic 9tis 3da 5s 4emic 8s 6onium 5r 6ed 7r 8s 6ing
6s 3e 4gyric 9s 4l 5ed 5ing 8s 6st 8s 5s 4s 3g 4s 3handle 9d 9r as 9s 8ing 3ic 5ked 6ing 6y 5s 3ned 4ier 7s 5ng
3oplies 6y 4rama 8s 7ic 3pipes 3s 4ies 4y 3t 4aloons 4echnicon cs 5d 4heism 8t 9ic 9s 6on 8s 6r 7s 4ie 6s 5ng
4o 5mime 9d 9s 8ic 9ng 9st bs 5s 4ries 5y 4s 5uit 8s 4yhose 5liner 5waist as 2p 3a 4cies 5y 4l 4razzi 8o 4s 4ya
6s 3er 5back 9s 7rk 9s 6oard 7y 8s 5clip 9s 5ed 6r 7s 5girl 9s 5hanger bs 9ing 5ing 5less 5s 5weight bs 6ork 5y
3illa 7e 7ry 4st 6s 3oose 7s 3pies 4y 3rika 3s 3yri 5us 2r 3a 4ble 7s 5ola 8s 7ic 4cetamol bs 5hute 9d 9s 8ing
9st bs 4de 6d 6r 7s 6s 5igm 8atic 8s 6ng 6saical 7e 8s 5ox 7es 7ical bly 4ffin 4gliding 5on 7s 5raph 9ed 9ing
9s 4keet 8s 4legal 9s 5lax 8es 6el 8ed 8ing 9sm bs 9zation aed 8ogram ds 8s 5yses 7is 6tic 9s 6ze 8d 8s 7ing
aly 4magnetic 5ecia 8um 6dic 9al bs 9s 6ter 9ize cd 9s 7ric 5ilitaries by 5ount 9cy 7r 8s 4noia 8c 9s 7d 8s
6rmal 4pet 7s 5hernalia 6rase ad as 9ing 5legia 9c as 5rofessional gs 5sychologist gs dy 4quat 4s 5ailing
5cending 5ite 8s 7ic 9al bly 8sm 5ol 7s 5ympathetic fs 4thion 6yroid bs 5roop 9er bs 9s 5yphoid 3boil 7ed 7ing
7s 3cel 6ed 6ing 6s 4h 5ed 6s 5ing 5ment 9s 3dner 7s 4on 6able 9y 6ed 7r 8s 6ing 6s 3e 4d 4goric 4nt 6age 7l
6ed 6heses 9is aze cd cs bing 8tic bal dly 7ood 6ing 6s 4r 5s 4s 5es 5is 3fait 7s 3iah 6s 4bus 4etal 4mutuel as
4ng 6s 4sh 6es 6ioner bs 4ties 5y 3k 4a 5s 4ed 4ing 4land 4our 4s 4way 7s 4y 3lance 5y 6ed 6ing 6s 4ey 6ed 6ing
6s 4iament aarian fs cy as 4or 6s 5us 3migiana 3ochial 9ism 9ly 4died 7s 6st 8s 5y 6ing 4le 6d 6e 7s 6s 5ing
4tid 4xysm 8al 8s 3quet 7ed 7ing 7ry 7s 3red 4icidal 8e 9s 5ed 6s 5ng 4ot 6ed 6ing 6s 4y 5ing 3s 4e 5c 6s 5d 5r
5s 4imonious cly 8y 5ng 4ley 4nip 7s 4on 6age 9s 6s 3t 4ake 7n 7r 8s 7s 6ing 4ed 5rre 8s 4henogenesis 4ial 7ity
7ly 7s 5cipant bs 9te bd bs aing bon aor cs cy 8ial 8le as 6le 8board 8s 6ular aities cy bzation ce dd ds cing
aly as 9te bs 5ed 6s 5ng 7s 5san 8s 9hip 5tion 9ed 9ing 9s 7ve 9s 4ly 4ner 7ed 7ing 7s 8hip bs 4ook 4ridge 9s
4s 4urition 4way 4y 5ing 3venu 7s 2s 3cal 6s 4hal 3ha 5s 3s 4able 7y 5ge 7s 7way as 4book 8s 4e 5d 5l 6s 5nger
9s 5r 6by 6s 7by 5s 4im 5ng 7ly 5on 7ate aly 7flower ds 7less 7s 5ve 7ly 7ness 7s 6ity 7zation 8e 9d 9s 8ing
4key 7s 4phrase as 5ort 8s 4word 8s 3t 4a 5s 4e 5board 5d 5l 6s 5rn 7s 5s 5urization 9e ad ar bs as 9ing 4iche
8s 5e 6r 6s 7t 5lle 8s 5me 7s 5ness 6g 4or 6al 8s 7te 9s 6s 4rami 5ies 5y 4s 4urage 6e 7d 7land 7s 6ing 4y 2t
3ch 5ed 6s 5ier 7st 6ly 6ness 7g 5ouli 5work 9s 5y 3e 4lla 7e 7s 4nt 6ed 6ing 6ly 6s 4rfamilias des 5nal 8ism
at bic bs 8ly 6ity 6oster bs 4s 3h 4etic 8ally 4finder as 4less 4ogen 8ic 8s 5logical cly 9st bs 8y 5s 4s 4way
7s 3ience 6t 7er 8st 7ly 7s 4na 6s 5e 4o 5s 4sserie as 3ois 3resfamilias 4iarch 9al ate cs 9ies 9s 9y 5cian 9s
7dal 8e 9s 5monial 9es 8y 5ot 7ic 9ally 8sm 7s 4ol 6led 7ing 6man 7en 6s 6woman 9en 5n 6age 9s 6ess 9es 6ize 9d
9r as 9s 8ing bly 6s 6ymic aally as 5on 7s 3s 4ies 4y 3ted 5r 6ed 6ing 6n 7ed 7ing 7s 6s 4ies 5ng 4y 2ucity
3nch 6es 6ier 8st 6y 3per 6ism 7ze 9d 9s 8ing 6s 3se 5d 5s 4ing 2ve 4d 4ment 8s 4s 3ilion 8s 4ng 6s 3lova 7s 2w
3ed 3ing 3l 4s 3n 4broker as 8ing 4ed 4ing 4s 5hop 8s 3paw 6s 3s 2y 3able 3back 7s 3check 8s 3day 6s 3ed 4e 5s
4r 5s 3ing 3load 7s 3master 9s 4ent 7s 3off 6s 4la 4ut 6s 3phone 8s 3roll 7s 3s 4lip 7s 3wall 7s 5re 1ct 1d 1ea
3ce 5able 8y 5ful 8ly 8ness 5keeper bs 9ing 5maker as 8ing 5s 5time 4h 5es 5ier 7st 5y 4ock 7s 3fowl 7s 3hen 6s
3k 4ed 4ing 4s 4y 3l 4ed 4ing 4s 3nut 6s 3r 4l 5ed 5ier 7st 6ng 5s 5y 4s 3s 4ant 7ry 7s 4hooter as 3t 4ier 6st
4y 2bble 6d 6s 5ing 5y 2can 5s 3cadillo aes 5ries 6y 3k 4ed 5r 6s 4ing 5sh 4s 3s 3tic 5n 4oral 8is 8s 3ulate 8d
8s 7ing 8on 7or 9s 5iar 8ities ay 8ly 4niary 2dagogic 9al bly 7ue 9s 7y 4l 5ed 5ing 5o 6s 5s 4nt 6ic 8ally 6ry
6s 3dle 6d 6r 7s 6s 5ing 3erast 8s 8y 4stal 8s 6rian aization ce dd ds cing as 3iatric 9ian cs 9s 4cab 7s 5ure
8d 8s 7ing 8st as 4gree 8d 8s 4ment 8s 3ometer 9s 4phile 9s 8ia 3uncle 8s 2e 3d 3ing 3k 4aboo 4ed 4ing 4s 3l
4ed 5r 6s 4ing 7s 4s 3n 4s 3p 4bo 4ed 5r 6s 4hole 8s 4ing 4s 5how 8s 3r 4age 7s 4ed 5ss 7es 4ing 4less 4s 3s
3ve 5d 5s 4ing 5sh 7ly 7ness 3wee 6s 4it 6s 2g 3board 8s 3ged 4ing 3s 2ignoir 8s 2joration 8ve aly as 2ke 4s
3ineses 5gese 9s 3oe 2lagic 3f 3ican 7s 3lagra 4et 6ed 6ing 6s 4ucid 3met 6s 3t 4ed 4ing 4s 3vic 5s 6es 2mmican
2n 3al 5ization 7e 8d 8s 7ing 5ties 6y 4nce 7s 3ce 4hant 8s 4il 6ed 6ing 9s 6s 3d 4ant 7s 4ed 5nt 7s 4ing 4s
4ulous 6um 8s 3etrability 8le 7te 9d 9s 8ing bly 9on bs 9ve 3friend 9s 3guin 7s 3icillin 4le 4nsula 9r 9s 4s
5es 4tence 7t 8ial aries by 8ly 8s 3knife 6ves 3light 8s 3man 6ship 4en 3nant 7s 4ed 4ies 5less 5ng 4on 6s 4y
5weight bs 6orth 3ologist as 7y 3s 4ion 7able 7ed 8r 9s 7ing 7s 5ve 7ly 7ness 3t 4acle 8s 5gon 8al 8s 6ram 9s
5meter as 5thlete bs 8on as 4house 9s 3uche 4ltimate bs 4mbra 8e 8s 4rious 9ly 9ness 5y 2on 4age 4ies 4s 4y
3ple 6d 6s 5ing 2p 3ped 5r 6corn as 6ed 6ing 6mint as 6oni 9s 6s 6y 4ier 6st 5ness 6g 4y 3s 4in 3tic 6s 5de 7s
2r 3adventure 4mbulate bd bs aing bon ds aor cs 3cale 7s 4eivable 7e 8d 8s 7ing 5nt 7age as 7ile as 7s 5ptible
ay 8on aal as 8ve aly aness 7ual aly 4h 5ance 5ed 6s 5ing 4ipience 9t 4olate 9d 9s 8ing 9on 8or as 4ussion aist
ds 8ve 3dition 4urable 3egrinate bd bs aing bon ds 8e 9s 4mptorily 9y 4nnial 9ly 9s 4stroika 3fect 7a 8s 7ed 8r
8st 7ibility 9le 8ng 8on aism ct ds as 7ly 7ness 7s 4idies 7ous aly 6y 4orate 9d 9s 8ing 9on bs 6ce 6m 7ance bs
8tive 7ed 8r 9s 7ing 7s 4ume 7d 7r 8ies 8s 8y 7s 6ing 5nctorily ay 5sion 3gola 7s 3haps 3icardia al 9tis 9um
4gee 7s 4helia 8on 4l 5ed 5ing 5ous 8ly 5s 4meter 9s 4natal 5ea 6um 4od 6ic 8al aly as 8ity 6ontal 9ics ast cs
6s 4patetic bs 5heral aly as 8ies 8y 6rases 9is 9tic 4scope 9s 5h 6able as 6ed 7r 8s 7s 6ing 5talses 9is 8tic
6yle 9s 4toneal 8um as 7itis 4wig 7s 6nkle as 3jure 7d 7r 8s 7s 6ies 7ng 6y 3k 4ed 4ier 6st 5ly 5ness 6g 4s 4y
3m 4afrost 5nence 9y 8t 9ly 9s 4eability 7le 6te 8d 8s 7ing 8on 5d 4ing 5ssible ay 8on as 8ve aly aness 5t 6s
6ted 7ing 8vity 4s 4utation bs 6e 7d 7s 6ing 3nicious aly aness 3oration as 4xide 8d 8s 7ing 3pendicular dity
dly ds 5trate ad as 9ing aon 9or bs 6ual 9ly 9s 8te ad as 9ing aon 7ity 4lex 7ed 9ly 8s 7ing aly 8ties 9y
3quisite as 3secute 9d 9s 8ing 9on bs 8or as 5verance 8e 9d 9s 8ing 4iflage 5mmon 9s 5st 7ed 8nce 9t aly 7ing
7s 4nickety 4on 6a 7ble 7e 7ge 9s 7l 8ities ay 9ze bd bs aing 8ly 8s 8ty 7s 6ification fs 9ed as 8y 9ing 6nel
6s 4pective bs 6x 5icacious dly aty 7uity 8ous 6ration 7e 8d 8s 7ing 4uadable 7e 8d 8r 9s 8s 7ing 6sion as 8ve
aly aness 3t 4ain 7ed 7ing 7s 4er 5st 4inacious cly 9ty 6ence 8t 9ly 4ly 4ness 4urb 7ation cs 7ed 7ing 7s 5ssis
3uke 6s 4sal 7s 5e 6d 6s 5ing 3v 4ade 7d 7s 6ing 5sive 9ly 9ness 4erse 8ly 8ness 7ion as 8ty 6t 7ed 7ing 7s 4s
2seta 6s 3kier 6st 5ly 5ness 4y 3o 4s 3saries 6y 4imal 6ism 8t 9ic bally 9s 3t 4er 6ed 6ing 6s 4icide 9s
5ferous 5lence as 8t 9ial 4le 6d 6s 5ing 4o 4s 2t 3abyte 8s 4joule 9s 4l 5ed 5s 4rd 6s 4watt 8s 3cock 7s 3er
5ed 5ing 5s 3iole 7s 4te 6s 5ion 8ary 8ed 9r as 8ing 8s 3rel 6s 4ifaction 6ied 8s 6y 7ing 4ochemical ds 5dollar
bs 5l 6atum 6eum 6ogist bs 8y 3s 3ted 4icoat 9s 5er 6st 5fog 8ged ar bs by 9ing 8s 5ly 5ness 6g 5sh 7ly 4y
3ulance 7t 8ly 4nia 7s 2w 3ee 5s 3it 5s 3s 3ter 6s 2yote 1f 2ennig 7s 1g 1haeton 7s 3ge 5s 4ocyte 9s 3langer 9s
8s 6x 7es 4li 6c 5ocentric csm 5us 3ntasm 8agoria es dcal 9l 8s 5om 7s 3raoh 7s 4isaic 6ee 8s 4maceutic cal es
cs 7ies 8st as 7ologic dal cst es by 8poeia ds 8therapy 7y 4yngeal 8s 7itis 6x 3se 5d 5out 8s 5s 4ing 3t
2easant 8s 3nacetin 4obarbital 5l 5m 6ena 9l aly 8ological cy 9n as 6s 5type 4ytoin 3romone 9s 3w 2i 3al 5s
3lander 9ed ar bs 9ing 9s 6thropic dally ces cst es by 5telic 9st bs 8y 4harmonic cs 4ippic 9s 5stine as 9ism
4odendron cs 5logical 9st bs 8y 5sopher bs 9ic bal dly aes aze cd cr ds cs bing 9y 4ter 7s 3s 4h 5ed 6r 7s 5ing
2lebitis 4gm 6atic aally 3oem 4x 2obia 6s 5c 6s 3ebe 6s 4nix 7es 3ne 5card 9s 5d 5me 7s 6ic 8ally 5s 5tic 8ally
8ian bs 8s 5yed 6ing 4ic 6ally 6s 5ed 6r 6s 7t 5ness 6g 4ograph aic as 5logical cly 9st bs 8y 5n 4y 5ing 3oey
3sphate 9s 6odiesterase 7r 8escence dt ely 8ic 8ous 8s 8us 8ylation 3to 5cell 9s 6opied ar bs as 8y 9ing 5ed
6lectric dally 6ngrave cd cr ds cs bing es 5finishing 5genic aally 6raph aed br cs aic cally bng as ay 5ing
5journalism et fs 5meter as 5n 6s 5s 6ensitive 6tat 9ic 9s 9ted aing 6ynthesis dze fd fs eing btic 5tropic asm
6ypesetter ding 5voltaic 2rasal 5e 6book as 6d 6ology 6s 5ing 8s 3eaking 4nologist cs 9y 2yla 5cteries 9y
4ogeny 4um 3s 4ic 6al 8ity 8ly 8s 6ian 9s 7st 9s 6ked 7ing 6s 5o 6gnomies ay 7raphy 6logic bal dly ast cs 9y 6s
6therapist fs cy 5que 8s 3toplankton 1i 2anissimo as 6t 7s 4o 5forte as 5la 7s 5s 3ster 7s 3zza 6s 2broch 7s 2c
3a 4dor 7s 4nte 4resque 4yune 3calilli 4olo 7s 3k 4ax 6ed 7s 6ing 4ed 5r 6el 8s 6s 5t 6ed 7r 8s 6ing 6s 4ier
6st 5ness 6g 7s 4le 6d 6s 5ing 4pocket as 4s 4up 6s 4y 3nic 6ked 8r 9s 7ing 6s 3ot 5s 3s 3togram 9s 8ph as
5rial 9ly 9s 4ure 7d 7s 8que bly bness 6ing 2ddle 6d 6s 5ing 5y 3gin 6s 2e 3bald 7s 3ce 5d 5meal 5s 5work 9er
bs 4ing 4rust 8s 3d 3ing 3r 4ce 6d 6s 5ing 8ly 8s 4s 3s 3ty 3zoelectric 2ffle 5ing 2g 3eon 6hole ad as 9ing 6s
3ged 5ries 6y 4ier 6s 7t 5ng 5sh 7ly 7ness 4y 5back 9ed 9ing 9s 3headed 9ly 9ness 3let 6s 3ment 7ation 7ed 7s
3pen 6s 3s 4kin 7s 4ties 5y 4will 3tail 7s 2ing 2ke 4d 4r 5s 4s 5taff 9s 3ing 2laf 5s 4ster 8s 3chard 8s 3e 4d
4s 4up 6s 3fer 6age 6ed 7r 8s 6ing 6s 3grim 7age as 7s 3ing 6s 3l 4age 7d 7r 8s 7s 6ing 5r 6ed 6s 4box 7es 4ed
4ing 5on 7s 4ock 7s 5ried 8s 6y 7ing 5w 6case as 6ed 6ing 6s 7lip as 4s 3ot 5ed 5house as 5ing 5s 2mento 7s
3iento 8s 3p 4ed 5rnel 9s 4ing 4le 6d 6s 5ier 7st 5y 4s 2n 3afore 8s 4ta 6s 3ball 3cer 6s 4h 5ed 6s 5ing
4ushion as 3e 4apple 9s 4d 4s 4wood 8s 4y 3feather as 3g 4ed 4ing 4s 3head 7s 4ole 7s 3ier 5st 4ng 4on 6ed 6ing
6s 3k 4ed 5r 5st 5ye 4ie 6s 5ng 5sh 4ness 4o 5s 4s 3nacle 8s 5te 4ed 4ies 5ng 4y 3ochle 4n 5s 3point 8ed 8ing
8s 4rick 8s 3s 4etter 9s 4tripe 9d 9s 3t 4o 5s 4s 3up 5s 3wheel 8ed 8ing 8s 3yin 4on 6s 2oneer 7ed 7ing 7s 3us
5ly 5ness 2p 3e 4d 4line 8s 4r 5s 4s 4tte 7s 4work 3ing 4t 5s 3ped 4in 6g 6s 3s 4queak 9s 2quancy 6t 7ly 4e 5d
5s 4ing 2racy 4nha 7s 4te 6d 6s 5ical 9ly 6ng 3ogi 4shki 4uette 9d 9s 8ing 2s 3catorial 3mire 7s 3s 4ed 5r 6s
5s 4ing 4oir 7s 3tachio 9s 4e 5s 4il 6late 6s 4ol 6s 5n 6s 2t 3a 4pat 7s 4s 3ch 5blende 5ed 6r 7s 6s 5fork 9ed
9ing 9s 5ing 5man 6en 3eous 7ly 7ness 3fall 7s 3h 4ead 7s 4ier 6st 5ly 5ness 4y 3iable 7y 4ed 5s 4ful 7ly 4less
8ly 8ness 3on 5s 3s 3ta 5nce 8s 5s 4ed 4ing 3uitaries 8y 3y 4ing 7ly 2vot 5al 5ed 5ing 5s 2x 3el 5s 3ie 5s 2zza
5s 5zz 4eria 8s 4icati 8o 1k 2g 2t 2wy 1l 2acard 7ed 7ing 7s 5te 7d 7s 6ing 7on 6ory 4e 5bo 7s 5d 5holder bs
5kick 9ed ar bs 9ing 9s 5ment 9s 5nta 8l 9s 8s 5r 6s 5s 4id 6ity 6ly 5ng 7s 4ket 7s 3giarism as 9t as 8ze ad ar
bs as 9ing 7y 4ue 6d 6s 5ing 3ice 4d 5s 4n 5chant 6lothes cman den 5er 6st 5ly 5ness 5s 6man 7en 6ong 6poken 5t
6iff 9s 7ve 9ly 6s 4t 5ed 5ing 5s 3n 4ar 4e 5d 5load 9s 5r 6s 5s 5t 6arium bs 8y 6s 4gency 7t 4ing 4k 5ed 5ing
5s 5ton 4ned 6r 7s 5ing 8s 4s 4t 5ain 8s 6r 6tion as 5ed 6r 7s 5ing 8s 5like 5s 3que 6s 3sh 5ed 6s 5ing 4ma 5on
4ter 7board 7ed 8r 9s 7ing 7s 5ic 7ity 8ze ad as 9ing 7s 6que 3t 4e 5au 7ed 7ing 7s 5d 5ful 8s 5let 8s 5n 6s 5s
4form 8ed 8ing 8s 4ing 6um 5tude 9s 8inous 4onic 5on 7ed 7ing 7s 4s 4ted 6r 7s 5ing 4y 5pus 8es 5s 3udit 7s
4sibility 7le 8y 3y 4able 5ct 7ed 7ing 7s 4back 8s 5ill 8s 5ook 8s 6y 7s 4ed 5r 6s 4fellow as 5ul 7ly 7ness
4girl 8s 5oer 8s 5round as 8p 9s 4house 9s 4ing 4list 8s 4mate 8s 4off 7s 4pen 7s 4room 8s 4s 5chool as 4thing
9s 5ime 4wright as 3za 5s 2ea 4d 5ed 6r 7s 5ing 8ly 8s 5s 4s 5ant 8er 9st 8ly 8ness 8ries 9y 5e 6d 6s 5ing 8ly
8s 5urable ay 7e 8d 8ful 8s 7ing 4t 5ed 5ing 5s 3b 4by 4e 5ian 8s 5s 4iscite as 4s 3ctra 6um 8s 3dge 6d 6s 5ing
3naries 6y 4ipotentiaries ey 5tude 9s 4teous 5iful 9ly 5y 4um 6s 3onasm 8s 3thora 3ura 6e 5isy 3xus 6es
2iability 5le 4ncy 5t 6ly 3ed 4rs 4s 3ght 6ed 6ing 6s 3msoll 8s 3nth 6s 2od 4ded 6r 7s 5ing 8s 4s 3nk 5ed 6r 7s
5ing 5s 3p 4ped 5ing 4s 3sive 7s 3t 4s 4ted 6r 7s 5ing 3ver 6s 3w 4ed 4ing 4man 5en 4s 5hare 9s 3y 4s 2uck 5ed
5ier 7st 6ly 6ness 7g 5s 5y 3g 4ged 5ing 4hole 8s 4in 6s 4s 3m 4age 4b 5ed 6r 7s 5ing 8s 5s 4e 5d 5s 4ier 6st
5ng 4met 7ed 7ing 7s 5y 4p 5ed 6r 6st 5ing 5ly 5ness 5s 4s 4y 3nder 7ed 8r 9s 7ing 7s 4ge 6d 6r 7s 6s 5ing 4k
5ed 5ing 5s 3perfect as 3ral 6ism 8t 9ic 9s 7ties 8y 7zation 8e 9d 9s 8ing 6s 3s 4es 4h 5er 6st 5ier 7st 5ly
5ness 5y 3tocracies 9y 8t 9ic 9s 5nium 3vial 2y 3ing 3wood 1m 1neumatic 9ally 5ococcal ai aus 6nia 1oach 5ed 6r
7s 6s 5ing 2ck 4ed 5t 6book as 6ed 6ful 9s 6ing 6knife 9ves 6s 4ing 4mark 8ed 8ing 8s 4s 2d 3cast 7ing 7s 3ded
4ing 3iatrist as 7y 4um 6s 3s 2em 4s 3sy 3t 4aster 9s 4ess 7es 4ic 6al 8ly 6s 4ry 4s 2grom 6s 2i 3gnancy 7t 8ly
3nciana 9s 4settia as 4t 5blank 5ed 7ly 6r 7s 5ier 7st 6llism at bs 6ng 5less 9ly 9ness 5s 5y 3se 5d 5s 4ing
4on 6ed 7r 8s 6ing 9s 6ous 9ly 6s 2ke 4d 4r 5s 4s 4y 5s 3ier 5st 4ng 3y 2l 3ar 5ities 7y 6zation 7e 8d 8s 7ing
3e 4axe 7d 7s 6ing 4cat 7s 4d 4mic 7al 9ly 7ist as 7s 4s 5tar 8s 3ice 6d 6man 7en 6s 6woman 9en 5ies 6ng 5y
6holder cs 6maker bs 4ng 4o 5myelitis 5s 4sh 6ed 7r 8s 7s 6ing 4tburo 9s 5e 6ly 6ness 6r 6sse 7t 5ic 7al 9ly
7ian as 8zation 9e ad as 9ing 7king 7o 8s 7s 6es 5y 3ka 5ed 5ing 5s 3l 4ack 7s 5rd 7s 4ed 5n 4inate 9d 9s 8ing
9on 8or as 6g 5wog 8s 4s 5ter 8s 4utant 9s 6e 7d 7r 8s 7s 6ing 7on 3o 4naise 9s 5ium 3s 3tergeist bs 4roon 8s
3y 4acrylamide 5mories 8y 5ndrous 8y 4clinic as 4ester 9s 5thylene 4gamist as 7ous 7y 5lot 8s 5on 7al 7s 5raph
9ed 9ing 9s 4hedral 8on as 4math 8s 5er 7ic 8zation 9e ad as 9ing 7s 5orphic 9ous 4nomial as 4p 5honic 8y
5ropylene 5s 4s 5emous 5tyrene 5yllabic ale cs 4technic bs 5heism 9t aic as 7ne 4unsaturate ed es 5rethane cs
4vinyl 2m 3ade 6d 6s 5ing 4nder 8s 3egranate bs 3mel 6ed 6ing 6s 4ies 4y 3p 4adour 9ed 9s 5no 7s 4om 6s 5sity
5us 7ly 7ness 3s 2nce 5d 5s 4ho 6s 4ing 4y 3d 4er 6ed 7r 8s 6ing 6ous 9ly 9ness 6s 4s 3e 4s 3g 4ed 5e 4ing 4s
3iard 7s 4ed 5s 3tiff 7s 6ical aly 9te bd bs aing 4oon 7s 3y 4ing 4tail 8s 2o 3ch 5ed 6s 5ing 3dle 6s 3ed 3f 4s
4ter 7s 3h 4ed 4ing 4s 3ing 3l 4ed 4ing 4room 8s 4s 5ide 8s 3p 4ed 4ing 4s 3r 4boy 4er 5st 4house 9s 4ly 4ness
3s 2p 3corn 3e 4s 3gun 6s 3injay 8s 3lar 6s 4in 3over 7s 3pa 5dom 8s 5s 4ed 5r 6s 5t 6s 4ies 5ng 4y 5cock 3s
3ulace 8s 6r 7ity 8zation 9e ad as 9ing 7ly 6te 8d 8s 7ing 8on as 5ism 7t 8s 5ous 8ness 4p 5s 2rcelain 9s 4h
5es 4ine 4upine 9s 3e 4d 4s 3gies 4y 3ing 3k 4er 6s 4ier 6s 7t 4y 3n 4o 5grapher cs aic cally ay 3osity 4us
6ness 3phyritic 7y 4oise 8d 8s 7ing 3ridge 5nger 9s 3t 4ability 6le 8s 5ge 7d 7s 6ing 5l 6s 4cullis aes 4ed 5nd
7ed 7ing 7s 6t 7ous aly aness 7s 5r 6house bs 6s 4folio 9s 4hole 8s 4ico 7es 5ere 8s 5ng 5on 7ed 7ing 7s 4lier
7st 6ness 5y 4manteau bs 4rait 8ist bs 8s 8ure 6y 7al 9s 7ed 7ing 7s 4s 4ulaca 2se 4d 4r 5s 4s 4ur 6s 3h 4er
5st 3ies 4ng 4t 5ed 5ing 6on 8al 8ed 8ing 8s 6ve 8ly 8ness 8s 7ism 9t as 5ron 8s 5s 3s 4e 5s 6s 7ed 8s 7ing 8on
as 8ve aly aness as 7or 9s 4ibilities ay 6le 8s 7y 4um 6s 3t 4age 5l 4bag 7s 5ox 7es 4card 8s 5ode 8s 6lonial
6nsonantal 4date 8d 8s 7ing 5oc 7s 7toral 4ed 5r 6ior 9s 7ty 6s 4graduate cs 4haste 5umous aly 5ypnotic 4ie 6s
5lion 9s 5ndustrial 6g 7s 4lude 8s 4man 6rk 8ed 8ing 8s 6ster as 5en 7opausal 6ridian 5istress ces 5odern aism
ct ds 6rtem as 4nasal 6tal 4operative 4paid 6rtum 5one 8d 8ment cs 8s 7ing 5randial 4s 5cript as 5eason as
5ynaptic 4ulate 9d 9s 8ing 9on bs 5ral 6e 7d 7s 6ing 9s 4war 5oman 7en 3y 2t 3ability 5le 7s 4sh 5sium 4to 6es
3bellied 9s 7y 4oiler 9s 3ency 5t 6ate 9s 6ial 9ities by 9ly 9s 8te ad as 9ing 6ly 3ful 6s 3head 7s 5r 6b 7s
6ed 6ing 6s 4older 9s 6e 7d 7r 8s 7s 6ing 5ok 7s 3ion 6s 3luck 7s 3pie 6s 4ourri 9s 3s 4herd 8s 5ot 7s 3tage
4ed 5r 6ed 6ies 7ng 6s 6y 4ier 6s 7t 5ness 6g 4y 2uch 5ed 6s 5ing 3f 4fe 6s 4s 3lterer 9s 5ice 8d 8s 7ing 5ry
3nce 6d 6s 5ing 4d 5age 5ed 5ing 8s 5s 3r 4ed 4ing 7s 4s 3t 4ed 5r 6s 4ing 4s 2verty 2w 3der 6ed 6ing 6s 6y 3er
5boat 9s 5ed 5ful 8ly 5house as 5ing 5less 9ly 9ness 5s 3wow 6ed 6ing 6s 2x 3es 1p 2m 2r 1r 2acticability 9le
ay 8l 9ities by 9ly 9s 7e 8d 8s 7ing 7um 9s 6tioner cs 3etor 7ian 7s 3gmatic 9al bly 9s 8sm 9t as 3irie 7s 4se
6d 6s 6worthiness by 5ing 3line 7s 3m 4s 3nce 6d 6r 7s 6s 5ing 8ly 4g 5ed 5ing 5s 4k 5s 6ter 9s 3seodymium 3t
4e 5d 5r 6s 5s 4fall 8s 4ing 4s 4tle 7d 7r 8s 7s 6ing 3wn 5ed 5ing 5s 3y 4ed 5r 6ful 9ly 6s 4ing 4s 2each 6ed
7r 8s 7s 6ier 8st 7ng 6ment 6y 4dolescence es ct 4mble 8d 8s 7ing 4rrange ad ament as 9ing 4ssigned 3cancel 9ed
9ing 9s 8rous 5rious aly aness 5st 5ution aary as 4ede 7d 7nce 8t 9s 7s 6ing 5pt 7or 9s 7s 4inct 8s 5osity 6us
8ly 8ness 5pice 9s 7tant bs 9te bd bly bs aing bon ds 8ous bly 5s 6e 7d 7ly 7ness 7r 7s 8t 6ing 7on 4lude 8d 8s
7ing 6sion 4ocious aly aness 7ty 5gnition ave 5lonial 5nceive bd bs aing 8ption ds 6dition ced cing cs 5ok 7ed
7ing 7s 4ursor 9s 9y 3date 7d 7s 6ing 6or 8s 8y 5wn 4ecease ad as 9ing 7ssor bs 5fined 5signate cd cs bing
6tination 9e ad as 9ing 5termination be cd cr ds cs bing 4icable 7ment bs 7te 9d 9s 8ing 9on 9ve bly 6t
7ability 9le ay 7ed 7ing 8on as 8ve 7or 9s 7s 5gest 9ed 9ing 9s 5lection cs 5spose ad as 9ing ation es 4nisone
4ominance at bly 9te bd bly bs aing 3emie 7s 6nence 9t aly 5pt 7ed 7ing 8on 8ve aly 7s 4n 5ed 5ing 5s 4xist 8ed
9nce 8ing 8s 3f 4ab 6bed 7ing 6ricate cd cs bing con 6s 5ce 7d 7s 6ing 5tory 4ect 7s 7ure as 5r 6able 9y 6ence
as 8tial cly 6ment 6red 7ing 6s 4igure 9d 9s 8ing 5x 6ed 7s 6ing 4orm 7ed 7ing 7s 4rontal 3game 7s 4nancies 8y
7t 3heat 7ed 7ing 7s 5nsile 4istorian cs ac bal dly 9y 4uman 3installed 3judge 8d 8s 7ing 7ment bs 6ice 9d 9s
8ial 9ng 3kindergarten fs 3lacy 5te 7s 4im 6inaries ay 6s 5terate 4ude 7s 3marital 5ture 9ly 4ed 6ical 7tate bd
bs aing bon 6s 5nstrual 4ier 7e 8d 8s 7ing 7s 8hip bs 5se 7d 7s 6ing 5um 7s 5x 6ed 7s 6ing 4olar 8s 5nition bs
8ory 3natal 8ly 4up 6s 6tial 3occupation ds 8ied as 8y 9ing 4perative 4rdain 9ed 9ing 9s 4wned 3p 4ackage ad as
9ing 7ed 5id 5ration bs 8ory 6e 7d 8ness 7s 6ing 5y 6ing 6ment as 6s 4end 4onderance ds bt cly ate cd cs bing
5sition bal dly bs 6sess aed bs aing bon ds 6terous cly 4ped 5ier 7s 8t 6ng 5y 4s 4ubescence bt cs 5ce 7s 3quel
7s 3record 9ed 9ing 9s 5gister bed bing bs 9ration 5quisite cs 4ogative bs 3s 4age 7d 7s 6ing 4byopia 6ter 9ies
9s 9y 4chool 9er bs 9s 5ience 8t 9ly 5ribe 9d 9s 8ing 7pt 9ion cs ave cly 9s 4eason 9s 5nce 8s 6t 7able ay
8tion cs 7ed 8r 9s 7iment cs 8ng 7ly 7ment bs 7s 5rvable 8tion cist fs ave cs 7e 8d 8r 9s 8s 7ing 5t 6s 6ting
4hrank 6ink 9ing 9s 6unk 4ide 7d 7ncies 9y 8t 9ial 9s 7s 6ing 7um 4ort 7ed 7ing 7s 4s 5ed 6r 7s 6s 5ie 7s 6ng
8ly 8s 5man 6en 5ure 8d 8s 7ing 8zation 9e ad ar bs as 9ing 4tidigitation 6ge 7ious 5o 6s 4umable 9y 6e 7d 7s
6ing 6ption bs 9ve 8uous cly cness 5ppose ad as 9ing ation es 3tax 4een 7s 5nd 7ed 8r 9s 7ing 7s 6se 8s 7ion as
6tious bly bness 5rit 8s 6m 6natural dly 5st 7ed 7ing 7s 5xt 7s 4rial 8s 4tied 7r 7s 8t 6fied 9s 7y 8ing 6ly
6ness 5y 6ing 4zel 7s 3vail 7ed 7ing 7s 5lence 8t 5ricate bd bs aing bon ds aor cs 4ent 7able 8tive cs 7ed 7ing
8on 8ve as 7s 4iew 7ed 8r 9s 7ing 7s 5ous 8ly 5sion 9s 3war 3y 4ed 4ing 4s 3zzie 7s 2iapic 3ce 5d 5less 5s 5y
4ier 6st 5ng 4k 5ed 6r 7s 5ing 5le 7d 7s 6ier 8st 7ness 8g 6y 5s 3de 5d 5ful 8ly 5s 4ing 3ed 4r 5s 4s 5t 6ess
9es 6hood as 6lier 9st 8ness 7y 6s 3g 4gish 8ness 4s 3m 4acy 5l 5ries 7ly 6y 5te 7s 4e 5d 5r 6s 5s 5val 4ing
5tive 9ly 9ness 9s 4ly 4mer 6st 4ness 4ogenitor cs aure 5rdial aly 4p 5ed 5ing 5s 4rose 8s 4ula 7s 3nce 6dom 9s
6lier 9st 8ness 7y 6s 7s 8es 5ipal 9ities by 9ly 9s 7le 9d 9s 4t 5able 5ed 6r 7s 5ing 8s 5making 5out 8s 5s 3on
5s 4r 5ess 8es 5ies 6ties 8zation 9e ad as 9ing 7y 5s 5y 3sm 5atic 5s 4on 6er 8s 6s 4sier 7st 6ly 6ness 5y
4tine 3thee 3vacy 5te 7er 9s 7ly 7r 7s 8t 6ion 9s 7zation ds 8e 9d 9s 8ing 4et 6s 4ier 6s 7t 5lege 9d 9s 8ing
6y 4y 3ze 5d 5fight aer cs aing as 5s 5winner bs 9ing 4ing 2o 3active 9ly 3b 4abilistic 9ties ay 6le 8s 7y 5te
7d 7s 6ing 7on 9al ary 9er bs 4e 5d 5s 4ing 7s 5ty 4lem 7atic bal dly 7s 4osces 7is 9es 3caine 4edural 8e 9s
5ed 7ed 7ing as 7s 5ss 7able 7ed 8s 7ing 8on aal cs aed aing as 7or 9s 4laim 8ed 8ing 8s 6mation cs 5ivities 9y
4onsul 9ar 9s 4rastinate dd ds cing don cor es 5eate 9d 9s 8ing 9on 9ve 4tor 7ed 7ing 7s 4urable 7tor as 6e 7d
7ment 7r 8s 7s 6ing 3d 4ded 5ing 4igal 8ity 8ly 8s 6ies 7ous aly 6y 4s 4uce 7d 7r 8s 7s 6ible 7ng 6t 7ion as
8ve aly aness 9ity 7s 3f 4anation bs 6e 7d 7ly 7ness 7s 6ing 7ties 8y 4ess 7ed 9ly 8s 7ing 8on aal cism dzation
ee fd fs eing cly cs as 7or 9ial cly 9s ahip ds 4fer 7ed 7ing 7s 4iciency 9t aly as 5le 7d 7s 6ing 5t 6ability
8le 9y 6ed 7er 9ed 9ing 9s 7role bs 6ing 6less 6s 4ligacy 8te aly as 4orma 5und 8er 9st 8ly 8ness 4s 4undities
9y 5se 7ly 7ness 6ion 9s 3genitor as 6y 5sterone 7in 9s 4nathous 5oses 7is 7tic aate dd ds cing don fs cor es
as 4ram 7mable cs 9tic 8ed 9r as 8ing bs 7s 5ess 8ed 9s 8ing 9on bs 9ve bly bness bs 3hibit 8ed 8ing 9on bist
es bs 9ve bly 8ory 8s 3ject 7ed 7ile as 8ng 8on aist ds as 7or 9s 7s 3karyote as 9ic 3lapse 8d 8s 7ing 4e 5s
5tarian bs at 4iferate bd bs aing bon 6ic 8ally 5x 6ity 6ly 4ogue 8s 5ng 7ation cs 7ed 7ing 7s 3m 4enade 9d 9s
8ing 5thium 4inence 8t 9ly 5scuity 8ous bly 6e 7d 7s 6ing 9ly 6sory 4o 5ntories 9y 5s 5te 7d 7r 8s 7s 6ing 7on
9al 9s 4pt 6ed 7r 8s 7st 6ing 9s 7tude 6ly 6ness 6s 4s 4ulgate ad as 9ing aon 9or bs 3n 4e 5ness 4g 5ed 5horn
9s 5s 4ominal 5un 7ce 9able 9d 9ment ds 9s 8ing 7s 4to 4uclear 5nciation ds 3of 5ed 5ing 5read 9er bs 9ing 9s
5s 3p 4aganda 9ist cs aze cd cs bing 7te 9d 9s 8ing 9on 8or as 5ne 4el 6lant as 7ed 8r 9s 7ing 6s 5nsities 9y
5r 6er 7st 6ly 6tied 9s 7y 4hecies 7y 6sied 9r as 9s 7y 8ing 6t 7ess aes 7ic 9al bly 7s 5ylactic cs 8xes 9is
4inquity 5tiate ad as 9ing aon 9ory 7ous aly 4onent 9s 5rtion aal city cly cs bte dly aed aing as 5sal 8s 6e 7d
7r 8s 7s 6ing 7tion bal bed bing bs 5und 8ed 8ing 8s 4ped 5ing 4ranolol 5ietaries ay 8ies 8or aial dly as bhip
8ress ces 8y 4s 4ulsion 8ve 3rate 7d 7s 6ing 4ogation 6ue 8d 8s 7ing 3s 4aic 7ally 4cenium as 5iutto 5ribe 9d
9s 8ing 7ption cs 4e 5cute 9d 9s 8ing 9on bs 8or as 5lyte 9d 9s 8ing 9sm 9ze bd br cs bs aing 4ier 6st 4ocial
5dies 6y 4pect 8ed 8ing 9ve bly 8or as 8s 8us aes 6r 7ed 7ing 8ty 7ous aly 7s 4tate 8s 5heses 8is 7tic 5itute
ad as 9ing aon 5rate 9d 9s 8ing 9on bs 4y 3tactinium 5gonist bs 4ean 5ct 7ed 7ing 8on aism ct ds as 8ve aly
aness 7or 9ate cs 9s 7s 5ge 7e 8s 7s 5in 7s 5st 7ant as 8tion cs 7ed 8r 9s 7ing 7s 4ocol 8s 5n 6s 5plasm aic
5type 9s 8ical 9ng 5zoa 8n 9s 7ic 4ract 8ed 8ing 9on 8or as 8s 5ude 8d 8s 7ing 6sile 8on as 4uberance cs at 3ud
5er 6st 5ly 3v 4ability 6le 7y 4e 5d 5n 6ance as 6der 6ience 5rb 7ial aly 7s 5s 4ide 7d 7nce 8t 9ial cly 9ly 7r
8s 7s 6ing 5nce 8s 7ial aism aly as 6g 5sion 9al bly 9ed 9ing 9s 6o 7s 4ocateur bs 8ion bs 9ve bly bness 5ke 7d
7r 8s 7s 6ing 9ly 5lone 5st 7s 3w 4ess 4l 5ed 6r 7s 5ing 5s 4s 3xies 5mal 7te 6ity 4y 2ude 5nce 6t 7ial aly 7ly
5ry 5s 4ish 7ly 7ness 3ne 5d 5r 6s 5s 4ing 3rience 7t 8ly 2y 3ing 1salm 5ist 8s 5s 4teries 7y 2ephologist cs 9y
3ud 5o 6nym 9ous 9s 6s 7cience ds 5s 5y 2haw 5s 2i 3s 3ttacosis 2oriasis 2st 2ych 5e 6d 7elia ac bally bs 6s
5iatric ast cs 9y 6c 7al 9ly 7s 6ng 5o 6active 7nalyses cis ct ds btic eal gly bze dd ds cing 6babble 6drama bs
6genic 6kinesis atic 6logical dly aes ast cs 9y 6metric 6neuroses cis 6path aic aology as ay 7harmacology
8ysiology 6s 7es 7is 7omatic 6therapies dst fs cy 7ic 9ally 9s 7ropic cs 5s 1t 2armigan 9s 2erodactyl bs
2omaine 8s 1ub 3ertal 6y 4s 5cence 8t 3ic 4s 3lic 6an 8s 7tion bs 6ist 9s 7ty 7ze 9d 9s 8ing 6ly 5sh 7able 7ed
8r 9s 8s 7ing 3s 2ce 3k 4er 6ed 6ing 6s 4ish 7ly 7ness 4s 2d 3ding 7s 4le 6d 6s 5ing 3enda 6um 3gier 6st 5ness
4y 3s 2eblo 6s 3rile 6ity 4peral 2ff 4ball 8s 4ed 5r 6s 4ier 6st 5n 6ess 6g 6s 4s 4y 2g 3ilism 7t 8ic 8s
3nacious aly aness 7ty 3s 2ke 4d 4s 3ing 3ka 2lchritude ainous 3e 4d 4s 3ing 3l 4back 8s 4ed 5r 6s 5t 6s 5y 6s
4ing 4out 7s 5ver 8s 4s 3monary 3p 4ed 4ier 6st 5ness 6g 5t 6s 4s 4wood 4y 3sar 6s 5te 7d 7s 6ing 7on 9s 4e 5d
5s 4ing 3verization 8e 9d 9s 8ing 2ma 4s 3ice 6s 3mel 6ed 6ing 6s 3p 4ed 5r 6nickel 6s 4ing 4kin 7s 4s 2n 3ch
5bag 8s 5ed 6on 8s 6r 7s 6s 5ier 7st 6ng 5line 9s 5y 4tilio 9us bly bness 5ual 8ity 8ly 7te 9d 9s 8ing 9on 6re
8d 8s 7ing 3dit 6ry 6s 3gency 6t 7ly 3ier 5st 4ness 4sh 6able 6ed 7s 6ing 9ly 6ment as 4tive 8ly 3k 4er 5st 4s
3ned 5t 6s 4ing 3s 4ter 7s 3t 4ed 5r 6s 4ing 4s 3y 2p 3a 4e 4l 4te 6d 6s 5ing 3il 5s 3ped 5t 6eer 9s 6ry 6s
4ies 5ng 4y 3s 2rblind 3chasable 7e 8d 8r 9s 8s 7ing 3dah 3e 4bred 8s 4e 5d 5ing 5s 4ly 4ness 4r 4st 3gative 9s
6orial 9es 8y 4e 5d 5r 6s 5s 4ing 3ification 6ed 7r 8s 7s 5y 6ing 4ne 6s 4sm 5t 6ic 6s 4tan 7ical bly 8sm 7s 5y
3l 4ed 4ieu 7s 5ng 4oin 7ed 7ing 7s 4s 3ple 6r 6s 7t 5ish 4ort 7ed 9ly 7ing 7s 5se 7d 7ful aly aness 7less bly
bness 8y 7s 6ing 3r 4ed 4ing 4s 3se 5d 5r 6s 5s 4ing 4uance 7t 5e 6d 6r 7s 6s 5ing 6t 7s 3ulence 7t 3vey 6ance
6ed 6ing 6or 8s 6s 4iew 2s 3h 4bike 8s 4cart 8s 5hair 9s 4ed 5r 6s 5s 4ier 6st 5ly 5ness 6g 4over 8s 4pin 7s 4y
3illanimity aous dly 3s 4es 4ier 6s 7t 4y 5cat 8s 5foot 9ed 9ing 9s 3tular 6e 7s 2t 3ative 3out 6s 3refaction
ave 6ied 8s 6y 7ing 5scence 9t 4id 3s 4ch 6es 3t 4ed 5e 6s 5r 6ed 7r 8s 6ing 6s 4ied 6s 5ng 4s 4y 5ing 3z 4es
2zzle 6d 6ment 6r 7s 6s 5ing 1vt 1wn 3ed 3ing 3s 1yelonephritis 2gmies 4y 2lon 5s 4ri 6c 5us 2orrhea 2ramid 7al
7ed 7ing 7s 3e 4s 3imidine as 4te 6s 3omania 9c as 4technic bal bs 3uvate 2thon 6s 2x 3es 1zazz 0q 1r 1t 2s 2y
1ua 3ck 5ed 6ry 5ing 5s 3d 4rangle as 8ular 7t 8s 6phonic 6tic 9s 7ure 5ennial 9um bs 5iceps aes 6lateral ds
7le 9s 8ion bs 6plegia bc cs 6vium 5uped 9al 9s 7le 9d 9s 9t as 8icate dd ds cing don 9ng 4s 3ff 5ed 5ing 5s
3gmire 8s 3hog 6s 3il 5ed 5ing 5s 4nt 6er 7st 6ly 6ness 3ke 5d 5s 4ing 4y 3lification ds 7ed 8r 9s 8s 6y 7ing
5tative bly 6ies 6y 4m 5ish 5s 3ndaries 7y 4go 6s 4ta 5ifiable 8cation 8ed 9r as 9s 7y 8ing 6tation ave cly
7ies 7y 6zation 7e 5um 3rantine ad as 9ing 4k 5s 4rel 7ed 8r 9s 7ing 7s 8ome bness 5ied 7s 5y 6ing 4t 5er 7back
bed bing bs 7deck bs 7ed 7final cs 7ing 7lies 8y 7master ds 7s 8taff aves 6t 7s 5o 6s 5s 5z 3sar 6s 4h 5ed 6s
5ing 4i 3train 8s 3ver 6ed 6ing 6s 6y 3y 4s 5ide 8s 2easier 7st 6ly 6ness 5y 3en 5ed 5ing 5lier 8st 6y 5s 4r
5ed 6r 6st 5ing 5ly 5ness 5s 3ll 5ed 5ing 5s 3nch 6able 6ed 7r 8s 7s 6ing 6less 3ried 6s 4ulous 9ly 9ness 4y
5ing 3s 4adilla as 4t 5ed 5ing 6on 8able by 8ed 9r as 8ing bly bs 8naire ds 8s 5s 3ue 5d 5s 4ing 2ibble 7d 7r
8s 7s 6ing 3che 6s 4k 5en 7ed 7ing 7s 6r 6st 5fire 5ie 7s 5lime 6y 5ness 5sand 9s 6ilver 6tep 9s 3d 4s 3escence
8t 9ly 4t 5ed 6n 7ed 7ing 7s 6r 6st 5ing 6sm 5ly 5ness 5s 5ude 6s 7es 3ff 5s 3ll 5s 4t 5ed 6r 7s 5ing 5s 3n 4ce
6s 4e 5s 4idine 5ne 4oa 4s 5y 4t 5essence cs atial ely 6t 7s 5s 5uple 9d 9s 9t as 8ing 3p 4ped 5ing 4s 5ter 8s
3re 5s 4k 5ed 5ier 7st 6ness 7g 5s 5y 4t 5s 3sling 8s 3t 4claim 9s 4e 4s 4tance 5er 7s 5ing 3ver 6ed 6ing 6s 6y
3xotic 8ally 3z 4zed 6r 7s 6s 5ical 9ly 6ng 2o 3in 5s 4t 5ed 5ing 5s 3ndam 3rate 4um 6s 3t 4a 5bility 6le 5s
5tion 9s 4e 5d 5s 4h 4idian 5ent 8s 5ng 1werty 0r 1abbet 6ed 6ing 6s 4i 5nate 6ic 8al 5s 5t 6ed 6ing 6s 4le 6s
3id 5ly 5ness 4es 2ccoon 7s 3e 4course as 4d 4goer 8s 4horse 9s 4me 6s 4r 5s 4s 4track 9s 4way 7s 3ial 6ism 8t
9s 6ly 4er 5st 4ly 4ness 5g 4sm 5t 6s 3k 4ed 5t 6ed 7er 9ed 9ing 9s 6ing 6s 4ing 4s 3onteur 9s 3quetball bs 3y
2d 3ar 5s 6cope as 3dled 3ial 6ly 6s 5n 6ce 6s 6t 7ly 5te 7d 7s 6ing 7on 9s 6or 8s 4cal 7ism 8zation 9e ad as
9ing 7ly 7s 5chio 4i 4o 5active bly aity 5carbon 5ed 5gram 9s 8pher cs ay 5ing 6sotope cs 5logist bs 8y 5man
6en 7ter as 8ric 9y 5phone as 5s 6copy 6onde as 6urgery 5telegraph es ey 9phone es 6herapist es by 4sh 6es 4um
5s 3on 3s 2ffia 5sh 7ly 7ness 4le 6d 6s 5ing 3t 4ed 5r 6s 4ing 4s 2g 3a 4muffin as 4s 3bag 3e 4d 4s 3ga 4ed 6er
7st 6ier 8st 6ly 6ness 6y 4ing 3ing 6ly 3lan 6s 3out 6s 3s 3tag 6s 4ime 3weed 4ort 2h 2id 4ed 5r 6s 4ing 4s 3l
4card 8s 4ed 4ing 7s 4leries 7y 4road 8ed 9r as 8ing 8s 4s 4way 7man 8en 7s 3ment 3n 4bow 7s 4coat 8s 4drop 8s
4ed 4fall 8s 4ier 6st 5ng 4maker 9s 7ing 4proof 4s 5torm 9s 4water 4y 3se 5d 5r 6s 5s 4in 6g 6s 2jah 5s 2ke 4d
4s 3ing 4sh 6ly 6ness 2llied 6s 4y 5ing 2m 3ble 6d 6r 7s 6s 5ing 8s 4unctious cly cness 3ekin 7s 3ie 4fication
cs 6ed 7s 5y 6ing 3jet 6s 3med 4ing 3p 4age 7d 7s 6ing 5ncy 6t 7ly 5rt 7s 4ing 4s 3rod 6ded 7ing 6s 3s 4hackle
2n 3ch 5ed 6r 7s 6s 5ing 4id 6ity 6ness 4or 6ous 9ly 3d 4ier 6st 5ness 4om 6ization 8e 9d 9s 8ing 6ly 6ness aes
6s 4y 3ee 5s 3g 4e 5d 5finder bs 5r 6s 5s 4ier 6st 5ness 6g 4y 3k 4ed 5r 5st 4ing 7s 4le 6d 6s 5ing 5y 4ness 4s
3sack 7ed 7ing 7s 4om 6ed 7r 8s 6ing 6s 6ware 3t 4ed 5r 6s 4ing 7s 4s 2p 3acious 9ly 9ness 6ty 3e 4d 4r 5s 4s
5eed 3id 5er 6st 5ity 5ly 5ness 5s 4er 6s 4ne 5g 4st 6s 3ped 5l 6led 7ing 6s 5r 6s 4ing 4ort 7eur as 7s
4rochement ds 3s 4callion bs 3t 4ly 4ness 4or 6s 4ure 7s 6ous 9ly 2re 4bit 7s 4d 4faction 5ied 7s 5y 6ing 4ly
4ness 4r 4s 5t 3ing 4ties 5y 2scal 6ly 6s 3h 4er 6s 5s 6t 4ly 4ness 3p 4berries 8y 4ed 4ier 6st 5ng 4s 4y 3ter
2t 3atouille 3bag 6s 3chet 7ed 7ing 7s 3e 4d 4payer 9s 4r 5s 4s 3her 4skeller bs 3ification 6ed 7r 8s 7s 5y
6ing 4ng 6s 4o 5cinate bd bs aing bon 5n 6al 8e 9s 8ism at bic bs 9ty 9zation fs ae bd bs aing 8ly 8s 6ed 6ing
6s 5s 3like 5ne 7s 3s 3tan 6s 4ed 5r 6s 4ier 6st 5ng 4le 6brain bed bs 6d 6r 7s 6s 7nake bs 6trap as 5ing 8s 5y
4rap 7s 4y 2ucous 7ly 7ness 3nchier 8st 7ly 7ness 6y 2vage 6d 6r 7s 6s 5ing 3e 4d 4l 5ed 5ing 8s 5s 4n 5ed 5ing
5ous 8ly 5s 4r 5s 4s 3ine 6s 5g 6s 4oli 7s 4sh 6ed 7r 8s 7s 6ing 9ly 6ment 2w 3boned 3er 4st 3hide 3ness 2y 3on
3s 2ze 4d 4s 3ing 3or 5back 9s 5s 3z 4ed 5s 4ing 4matazz 1cpt 1d 1e 2absorb 8ed 8ing 8s 3ch 5able 5ed 6s 5ing
4quaint aed aing as 6ire 9d 9s 8ing 4t 5ance 7t 8s 5ed 5ing 6on 8aries ay 8s 6vate ad as 9ing aon 7e 7ity 5or
7s 5s 3d 4abilities ay 6le 4dress 9ed as 9ing 4er 6s 7hip as 4ied 6r 6s 7t 5ly 5ness 6g 7s 4just 8ed 8ing 8ment
cs 8s 4mission 6t 7s 7ted 8ing 4opt 7ed 7ing 7s 5ut 7s 4s 4y 5ing 3ffirm 8ation ds 8ed 8ing 8s 5orestation
3gent 7s 3l 4er 5st 4ign 7ed 7ing 7ment bs 7s 5sm 6t 7ic 9ally 7s 5ties 6y 5zable 7tion bs 6e 7d 7s 6ing
4locate ad as 9ing aon 5y 4m 5s 4ness 4politik 4s 4ty 3m 4ed 5r 6s 4ing 4s 3nalyses 8is 7ze 9d 9s 8ing 4imate
9d 9s 8ing 9on 3p 4ed 5r 6s 4ing 4pear 8ance cs 8ed 8ing 8s 5lication ds 7ed 8s 6y 7ing 5oint 9ed 9ing 9ment 9s
6rtion bed bing bment bs 5raisal bs 9e ad as 9ing 4s 3r 4ed 4guard 9s 4ing 4m 5ament 5ed 5ing 5ost 5s 4range 9d
9ment ds 9s 8ing 5est 8ed 8ing 8s 4s 4ward 8s 3scend 8ed 8ing 8s 4on 6able aness 9y 6ed 7r 8s 6ing 6s 4semble
ad as 9ing 9y 6rt 8ed 8ing 9on 8s 6ss 8ed 9s 8ing 8ment cs 5ign 8ed 8ing 8ment cs 8s 5urance bs 7e 8d 8s 7ing
aly 3ttach 8ed 9s 8ing 8ment 6in 8ed 8ing 8s 5empt 9ed 9ing 9s 3uthorize bd bs aing 3waken 8ed 8ing 8s 2bate 6d
6s 5ing 3el 5led 6ing 7on 9s 8us aly aness 5s 3id 5ding 5s 4nd 6ing 6s 4rth 7s 3oil 6ed 6ing 6s 4ot 6ed 6ing 6s
4rn 4und 7ed 7ing 7s 3roadcast bing bs 3uff 6ed 6ing 6s 4ild 7ing 7s 6t 4ke 6d 6s 5ing 8ly 4rial 8s 6ed 7s 5y
6ing 4s 5es 4t 5s 5tal 8s 6ed 6ing 2c 3'd 3alcitrance bt 6ulate bd bs aing bon ds 5l 6ed 6ing 6s 4nt 6ation bs
6ed 6ing 6s 4p 5italization be cd cs bing 7ulate cd cs bing con es 5ped 6ing 5s 5ture 9d 9s 8ing 4st 6ing 6s
3ce 5s 3d 3ede 6d 6s 5ing 4ipt 7ed 7ing 7s 5vable as 6e 7d 7r 8s 9hip 7s 6ing 4nt 6er 7st 6ly 6ness 4ptacle as
6ion 9ist cs 9s 7ve 9ly 9ness 8ity 6or 8s 4ss 6ed 7s 6ing 7on 9al bs ary 9s 7ve 9s 3harge 8able 8d 8s 7ing 6ter
9ed 9ing 9s 4eck 7ed 7ing 7s 5rche 4risten aed aing as 3idivism 9t as 4pe 6s 5ient 9s 5rocal aly as 9te bd bs
aing bon 8ity 4rculate bd bs aing 4tal 7ist as 7s 6tion as 8ve as 5e 6d 6r 7s 6s 5ing 3kless 8ly 8ness 4on 6ed
6ing 9s 6s 3laim 7able 7ed 7ing 7s 5mation 5ssification aed bs 9y aing 4ine 7d 7r 8s 7s 6ing 4use 7s 6ive
3ognition 7zable by 9nce 8e 9d 9r 9s 8ing 4il 6ed 6ing 6s 4llect 9ed 9ing aon cs 9s 5onization 9e ad as 9ing 6r
7ed 7ing 7s 4mbination 8e 9d 9s 8ing 5mence ad ament as 9ing 8d 9able ation es 9ed 9ing 9s 6ission ced cing cs
7t 8s 8ted 9ing 5pense ad as 9ing 6ilation 8e 9d 8ing 6ose 9d 9s 8ing 6ute 9d 9s 8ing 4n 5cilable 8e 9d 9s
8iation es 9ng 5dite 8ion bed bing bs 5figuration ae bd 7rm 9ation es 9ed 9ing 9s 5naissance es 6ect 9ed 9ing
9s 6oiter bed bing bs 5quer 9ed 9ing 9s 8st 5s 6ecrate cd cs bing con 6ider aation aed aing as 7gn 9ed 9ing 9s
6titute cd cs bing con 7ruct bed bing con es cve bs 5tact 9ed 9ing 9s 7minate dd ds cing 5vene 9d 9s 8ing 7rt
9ed 9ing 9s 4ok 6ed 6ing 6s 4pied 7s 5y 6ing 4rd 6ed 7r 8s 6ing 9s 6s 4unt 7ed 7ing 7s 5p 6ed 6ing 6s 5rse 4ver
7able 7ed 7ies 8ng 7s 7y 3reant 8s 6te 8d 8s 7ing 8on aal as 4iminate bd bs aing bon ds aory 4oss 7ed 8s 7ing
4udesce ad ance bt as 9ing 5it 7ed 8r 9s 7ing 7ment 7s 4ystallize dd ds cing 3tal 6ly 5ngle 9s 7ular 4ifiable
7cation ds 7ed 8r 9s 8s 6y 7ing 5linear 5tude 4o 5r 6ies 6s 6y 5s 4um 6s 3umbent 4perate ad as 9ing aon ave 4r
5red 7nce as 8t 9ly 6ing 5s 6ion 9s 7ve 9ly 4se 6d 6s 5ing 3yclable as 6e 7d 7s 6ing 2d 3act 6ed 6ing 7on 6or
8s 6s 3bird 7s 4reast 9s 5ick 3cap 6s 4oat 7s 4urrant as 3den 6ed 6ing 6s 5r 5st 4ish 3ecorate ad as 9ing aon
4dicate ad as 9ing 4em 6able 6ed 7r 8s 6ing 6s 4fine 8d 8s 7ing 8tion 4liver 9ed 9ing 9s 4mption 8ve 4ploy 8ed
8ing 8ment 8s 5osit 9ed 9ing 9s 4sign 8ed 8ing 8s 4termine bd bs aing 4velop 9ed 9ing 9ment ds 9s 3head 7ed 7s
3ial 6ed 6ing 6s 4d 4rect 8ed 8ing 9on 8s 4scover aed aies bng as ay 5solve ad as 9ing 5tribute cd cs bing con
bor ds 8ct aed aing as 4vide 8d 8s 7ing 3lining 3neck 7s 5ss 3o 4es 4ing 4lence 7t 4ne 4uble 8d 8s 7ing 6t
7able ay 7s 5nd 7ed 7ing 7s 3raft 7ed 7ing 7s 5w 6ing 6n 6s 4ess 7ed 8s 7ing 5w 3s 4kin 7s 3uce 6d 6r 7s 6s
5ible 6ng 5tase 6ion 9ist 9s 7ve 4ndancies 9y 8t 9ly 4plicate bd bs aing bon 3wood 7s 3ye 5d 5ing 5s 2echo 6ed
7s 6ing 3d 4ier 6st 5ness 5t 6ed 6ing 6s 4s 4ucate 9d 9s 8ing 9on 4y 3f 4ed 5r 6s 4ing 4s 3k 4ed 4ing 4s 3l
4ect 7ed 7ing 8on as 7s 5d 4ing 4s 3mbark 8ed 8ing 8s 5odied 9s 7y 8ing 4erge 8d 8nce 8s 7ing 4phasize bd bs
aing 5loy 8ed 8ing 8ment 8s 3nact 7ed 7ing 7ment bs 7s 4gage 8d 8s 7ing 4list 8ed 8ing 8ment 8s 4ter 7ed 7ing
7s 5ries 6y 3quip 7ped 8ing 7s 3stablish bed cs bing bment 3valuate ad as 9ing aon cs 4e 5s 4ing 3xamination ds
8e 9d 9s 8ing 4plain 9ed 9ing 9s 5ort 8ed 8ing 8s 2f 3ace 6d 6s 5ing 5tor 8ed 8ing 8s 4shion 9ed 9ing 9s 5ten
8ed 8ing 8s 3ection 6ories 8y 4r 5able 5ee 7d 7ing 7s 6nce 9d 9s 8ing 7dum as 7t 8ial 8s 5ral 8s 6ed 7r 8s 6ing
5s 3fed 4ing 3ile 6d 6s 5ing 5l 6able 6ed 6ing 6s 4nance 9d 9s 8ing 5e 6d 6ment as 6r 7ies 7s 7y 6s 5ing 6sh
8ed 9s 8ing 4t 5s 5ted 6ing 3late 7d 7s 6ing 7on 9ary 9s 4ect 7ed 7ing 8on as 8ve aly 9ity 7or 9s 7s 5x 6es
6ive 9ly 9s 8ity 6ology 3ocus 7ed 8s 7ing 4ld 6ed 6ing 6s 4rest 8ation 8ed 8ing 8s 5ge 7d 7s 6ing 5m 6at 8ion
bs 9ve 8ories ay 8ted 9ing 6ed 7r 8s 6ing 7st 9s 6s 6ulate bd bs aing bon ds 5tified as 8y 9ing 3ract 7ed 7ing
8on 8ve 7ories 9y 7s 5in 7ed 7ing 7s 4eeze 8s 7ing 5sh 7ed 8r 9s 8s 7ing aly 7ment bs 4igerant bs 9te bd bs
aing bon aor cs 4oze 7n 3s 3uel 6ed 6ing 6s 4ge 6e 7s 6s 4lgence 8t 4nd 6able 6ed 6ing 6s 4rbish 9ed as 9ing
9ment ds 5nish 9ed as 9ing 4sal 7s 5e 6d 6s 5ing 4table 6tion as 5e 6d 6r 7s 6s 5ing 2g 3ain 6ed 6ing 6s 4l 5e
6d 6ment 6s 5ia 6ng 5ly 4rd 6ed 6ing 6less 6s 4ther 8ed 8ing 8s 5ta 7s 3encies 6y 5eracy 8te ad as 9ing aon ave
5t 6s 4x 5p 6s 3gae 3icidal 7e 8s 4me 6n 7s 7t 8al 9tion 8ed 8ing 8s 6s 4on 6al 8ism bs 8ly 6s 4ster 8ed 8ing
8s 6rant as 8r 9s 8tion cs 7ies 7y 3nant 3rade 7d 7s 6ing 4ess 7ed 8s 7ing 8on as 8ve 5t 6ful 9ly 6s 6table ay
7ed 7ing 5w 4ind 7ing 7s 4ound 6p 7ed 7ing 7s 5w 6ing 6n 6s 6th 3ular 7ities 9y 8zation 9e ad as 9ing 7ly 7s
6te 8d 8s 7ing 8on as 8ve 7or 9s 9y 4rgitate bd bs aing bon 2hab 5bed 6ing 5ilitate cd cs bing con cve 5s 4ng
6ed 6ing 6s 4sh 6ed 7s 6ing 3ear 6d 6ing 9s 6s 7al 9s 7e 8d 8s 7ing 5t 6ed 6ing 6s 3i 4re 6d 6s 5ing 3ouse 7d
7s 6ing 3ung 2ification 5ed 6s 4y 5ing 3gn 5ed 5ing 6te 8d 8s 7ing 5s 3mbursable 8e 9d 9ment ds 9s 8ing 4pose
8d 8s 7ing 3n 4carnate bd bs aing bon ds 5orporate dd ds cing don 4deer 4ed 4fect 8ed 8ing 9on bs 8s 5late 9d
9s 8ing 5orce 9d 9ment ds 9s 8ing 4ing 5tialize cd 4oculate bd bs aing 4s 5ert 8ed 8ing 9on 8s 5pect 9ed 9ing
9s 5tall 9ed 9ing 7te 9d 9ment 9s 8ing 5urance 4tegrate bd bs aing bon 6rpret bation gs bed bing bs 5roduce bd
bs aing ation 4vent 8ed 8ing 9on bs 8s 6st 8ed 8ing 8ment 8s 5igorate cd cs bing 3ssue 7d 7s 6ing 3terate 9d 9s
8ing 9on bs 9ve 2ject 6ed 6ing 7on 9s 6s 3ig 5ged 7r 8ed 8ing 8s 6ing 5s 3oice 7d 7s 6ing 9s 5n 6der 9s 6ed
6ing 6s 3udge 7d 7s 6ing 4venate ad as 9ing aon 2kindle 8d 8s 7ing 2l 3abel 7ed 7ing 7s 4id 4pse 7d 7s 6ing
4table 5e 6d 7ness 6r 7s 6s 5ing 6on 8al 8s 9hip cs 6ve 8ly 8s 7ism 9t aic as 8ty 4unch 8ed 9s 8ing 4x 5ant 8s
6tion as 5ed 6r 7s 6s 5ing 4y 5ed 5ing 5s 3earn 7ed 7ing 7s 5sable 6e 7d 7s 6ing 4gate 8d 8s 7ing 8on 4nt 6ed
6ing 6less aly aness 6s 4vance 8y 7t 8ly 3iability 6le 7y 5nce 6t 4c 5s 4ed 5f 6s 5s 5ve 7d 7r 8s 7s 6ing 4ght
7ed 7ing 7s 5ion 8s 7sity 7us 9ly 9ness 4ne 6d 6s 5ing 5quish aed bs aing ament 4quaries 8y 4sh 6ed 7s 6ing 5t
6ed 6ing 6s 4vable 5e 6d 6s 5ing 3oad 6ed 6ing 6s 4catable 7e 8d 8s 7ing 8on 3uctance 8t 9ly 3y 4ing 2m 3ade
4in 6der 9ed 9ing 9s 6ed 6ing 6s 4ke 6s 5ing 4nd 6ed 6ing 6s 4p 5ped 6ing 5s 4rk 6able aness 9y 6ed 6ing 6s
5riage as 7ed 8s 6y 7ing 4ster 8ed 8ing 8s 4tch 7es 3easure 9d 9s 8ing 4diable 7l 8ly 7te 9d 9s 8ing 9on 6ed 7s
5y 6ing 4lt 6ed 6ing 6s 4mber 8ed 8ing 8s 6rance bs 3igrate 9d 9s 8ing 4nd 6ed 7r 8s 6ing 6s 5isce 9d 9nce cs
at bly 9s 8ing 4ss 6ion 9s 6ly 6ness 4t 5s 5tance as 6ed 6ing 4x 5ed 6s 5ing 3nant 7s 3odel 7ed 7ing 7s 4ld 6ed
6ing 6s 4nstrance cs at bs 9te bd bs aing 4rse 7ful aly 7less bly bness 5tgage ad as 9ing 4te 6ly 6ness 6r 6s
7t 4unt 7ed 7ing 7s 4vable 6l 7s 5e 6d 6r 7s 6s 5ing 3s 3unerate ad as 9ing aon cs ave 2naissance bs 4l 4me 6d
6s 5ing 4scence as 8t 3d 4er 6ed 6ing 9s 6s 5zvous aed bs aing 4ing 5tion 9s 4s 3egade 8d 8s 7ing 5e 6d 6r 7s
6s 5ing 5otiable 9te bd bs aing bon 4w 5able 6l 7s 5ed 5ing 5s 3net 4in 3ominate ad as 9ing aon 4unce 8d 8ment
8s 7ing 4vate 8d 8s 7ing 8on as 7or 9s 4wn 6ed 3t 4al 6s 4ed 5r 6s 4ing 4s 3umber 8ed 8ing 8s 4nciation cs
2occupation 7ied 9s 7y 8ing 6r 7red 8ing 7s 3pen 6ed 6ing 6s 3rder 7ed 7ing 7s 4g 5anization es 9e ad as 9ing
5ed 5ing 5s 4ient 8ation 8ed 8ing 8s 2p 3ack 6age 9d 9s 8ing 6ed 6ing 6s 4id 5nt 7ed 7ing 7s 5r 6able 6ed 7r 8s
6ing 6man 7en 6s 4rable 6tion as 5tee 4st 6s 4triate ad as 9ing aon cs 4ve 6d 6s 5ing 4y 5able 5ing 5ment 9s 5s
3eal 6ed 6ing 6s 5t 6ability 8le 9y 6ed 8ly 7r 8s 6ing 6s 4l 5led 7nt 9s 6ing 5s 4nt 6ance 8t 9ly 6ed 6ing 6s
4rcussion cs 5toire as 7ries 8y 4tition as 9us bly bness 8ve aly aness 3hotograph ced cing cs 4rase 8d 8s 7ing
3ine 6d 6s 5ing 3lace 7able 7d 7ment bs 7s 6ing 5nt 7ed 7ing 7s 5y 6ed 6ing 6s 4enish 9ed as 9ing 9ment 5te 7d
7ness 7s 6ing 7on 4ica 7s 7te 9d 9s 8ing 9on bs 8or as 5ed 6s 4y 5ing 3opulate ad as 9ing 4rt 6age 6ed 8ly 7r
8s 6ing 6orial 6s 4se 6d 6ful 6s 5ing 6tion aing 7ories 9y 5sess 9ed as 9ing aon cs 3rehend 9ed 9ing 9s
8sibility ble cy aon 5sent 9ation eal es cve es 9ed 9ing 9s 6s 7ed 8s 7ing 8on as 8ve aly aness 4ice 7d 7s 6ing
5eve 8d 8s 7ing 5mand 9ed 9ing 9s 5nt 7ed 7ing 7s 5sal 8s 6e 7s 6ing 5zed 4oach 8able 8ed 9s 8ful bly 8ing
5bate 9s 5cess 9ed as 9ing 5duce 9d 9r as 9s 8ible 9ng 8tion cs ave 5gram 9med aing 9s 5of 7ed 7ing 7s 5ve 7d
7s 6ing 9ly 3s 3tile 7s 6ian 9s 3ublic 8an aism as 9tion ds 8s 7sh 9ed as 9ing 4diate 9d 9s 8ing 9on bs 8or as
4gnance 8t 4lse 7d 7s 6ing 7on 7ve 9ly 9ness 4rchase ad as 9ing 5posed 4tability 7le 8y 6tion as 5e 6d 7ly 6s
5ing 2quest 7ed 8r 7ing 7s 4iem 7s 5re 7d 7ment bs 7s 6ing 5site 9s 8ion bed bing bs 5tal 6e 7d 7r 8s 7s 6ing
2ran 3ead 6ing 6s 4cord 8ed 8ing 8s 3oute 7d 7s 6ing 3un 5ning 5s 2s 3alable 5e 6s 4mple 8d 8s 7ing 4t 3chedule
ad as 9ing 4ind 7ed 7ing 7s 5ssion 4ue 6d 6r 7s 6s 5ing 3eal 6able 6ed 6ing 6s 5rch 8ed 9r as 9s 8ing 4ction 9s
4ed 6ed 6ing 6s 4ll 6er 8s 6ing 6s 4mblance bs 7e 8d 8s 7ing 4nd 5t 6ed 6ful 9ly 9ness 6ing 6ment as 6s 4rpine
5vation bs 6e 7d 8ly 8ness 7s 6ing 7st 9s 6oir 9s 4t 5s 5ting 6le 8d 8ment 8s 7ing 4w 5ed 5ing 5n 5s 3hape 7d
7s 6ing 5rpen 9ed 9ing 9s 4ip 6ment 6ped 7ing 6s 4uffle 9d 9s 8ing 3ide 6d 6nce 9s 8ies 8y 7t 8ial 8s 6s 5ing
5ua 7l 8s 6e 7s 6um 4gn 6ation bs 6ed 8ly 6ing 6s 4lience 9y 8t 9ly 4n 5ous 5s 4st 6ance as 8t 6ed 7r 8s 6ible
7ng 7vity 6less 6or 8s 6s 4t 5s 5ting 4ze 6d 6s 5ing 3old 5e 6d 6s 5ing 5ute 8ly 8ness 7ion as 5vable 6e 7d 7r
7s 6ing 4nance 9s 7t 8ly 6te 8d 8s 7ing 7or 9s 4rption 5t 6ed 6ing 6s 4und 7ed 7ing aly 7s 5rce 8d 8ful bly
bness 8s 7ing 4w 5ed 5ing 5n 5s 3p 4ect 7ability 9le ay 7ed 8r 9s 7ful aly aness 7ing 8ve aly 7s 5ll 7ed 7ing
7s 4iration 8or as ay 6e 7d 7s 6ing 5te 7s 4lendence at bly 4ond 7ed 8nt as 7ing 7s 6se 8s 7ibilities dy 9le ay
8ve aly aness 4ray 7ed 7ing 7s 3t 4aff 7ed 7ing 7s 5rt 7ed 7ing 7s 5te 7d 7ment bs 7s 6ing 5urant as 8teur cs
4ed 4ful 7ler 9st 8y 7ness 4ing 5tch 8ed 9s 8ing 6ution 5ve 7ly 7ness 4less 8ly 8ness 4ock 7ed 7ing 7s 5ration
bs 9ve bs 6e 7d 7r 8s 7s 6ing 4rain 8ed 9r as 8ing 8s 8t 9s 5engthen ced cing cs 5ict 8ed 8ing 9on bs 9ve bly
bness 8s 6ng 8ing 8s 5oom 8s 5ucture bd bs aing ds 6ng 4s 4udied 8s 6y 7ing 4yle 7d 7s 6ing 3ubmit 8s 8ted 9ing
5scribe bd bs aing 4lt 6ant 9s 6ed 6ing 6s 4me 6d 6s 5ing 5ption as 4pplied 9s 7y 8ing 4rface 9d 9s 8ing 5gence
as 8t 5rect 9ed 9ing aon cs 9s 5vey 8ed 8ing 8s 4scitate bd bs aing bon aor cs 2tail 6ed 7r 8s 6ing 6s 5n 6ed
7r 8s 6ing 6s 4ke 6n 6s 5ing 4liate 9d 9s 8ing 9on bs 9ve 8ory 4rd 6ant 9s 7tion 6ed 7r 8s 6ing 6s 4ught 3ch
5ed 6s 5ing 3each 7es 7ing 4ll 6ing 6s 4ntion 7ve 9ly 9ness 4st 6ed 6ing 6s 3hink 7ing 7s 4ought 3icence 7t 8ly
5ulated 9ion cs 7um 4e 5d 5s 4na 6l 6s 5oblastoma 5ue 7s 4re 6d 6e 7s 6ment as 6s 5ing 3old 4ok 5l 6ed 6ing 6s
4rt 6ed 6ing 6s 4uch 7ed 8s 7ing 3race 7d 7s 6ing 6t 7able 7ed 7ile 8ng 8on as 7s 5in 7ed 7ing 7s 4ead 7ed 7ing
7s 6t 7ed 7ing 7s 5nch 8ed 9s 8ing 8ment cs 4ial 7s 5bution bs 9ve 5ed 6s 6vable 8l 9s 7e 8d 8r 9s 8s 7ing 4o
5active bly 5d 6den 5fire 9d 9s 8ing 7t 8s 8ted 9ing 5grade ad as 9ing 7ess aed bs aing bon bve 5rocket bs 5s
6pect aed aing bon bve dly ds as 5virus aes 4y 5ing 3sina 3urn 6able as 6ed 7e 8s 7r 8s 6ing 6s 3weet 7ed 7ing
7s 3ying 4pe 6d 6s 5ing 2unification 7ed 8s 6y 7ing 5on 7s 5te 7d 7s 6ing 3pholster bed bing bs 3sable 4e 5d 5s
4ing 2v 3aluation bs 6e 7d 7s 6ing 4mp 6ed 6ing 6s 3eal 6ed 6ing 9ly 9s 6s 4ille 4l 5ation as 7ory 5ed 6r 7s
5ing 8s 5ries 6y 5s 4nge 7d 7ful aly 7s 6ing 5ue 7r 8s 7s 4rb 6erate bd bs aing bon ds 5e 6d 6nce 9d 9s 8ing 7d
8s 7t 8ial bly 8ly 6s 5ie 7s 6ng 5s 6al 8s 6e 7d 7ly 7s 6ibility 8le 9y 7ng 7on 9s 5t 6ed 6ible 7ng 6s 4tment
9s 3iew 6ed 7r 8s 6ing 6s 4le 6d 6ment 6r 7s 6s 5ing 4se 6d 6r 7s 6s 5ing 6on 8ism at bs 8s 6t 7ed 7ing 7s
4talization 9e ad as 9ing 4val 7ism 9t as 7s 5e 6d 6s 5ification 8ed 9s 7y 8ing 6ng 3ocable 6tion as 4ke 6d 6s
5ing 4lt 6ed 6ing 9ly 6s 5ution aaries cy aist ds bze dd ds cing as 5vable 6e 7d 7r 8s 7s 6ing 3s 3ue 5s 4lsion
3ved 4ing 2ward 6ed 6ing 6s 5m 6ed 6ing 6s 4sh 6ed 7s 6ing 3eave 7s 6ing 4d 5ded 6ing 5s 4igh 7ed 7ing 7s 3ind
6able 6ing 6s 4re 6d 6s 5ing 3ord 6ed 6ing 6s 5k 6ed 6ing 9s 6s 4und 4ve 6n 3rite 7s 6ing 6ten 4ote 2zone 6d 6s
5ing 1hapsodic 9al 8es 8ze ad as 9ing 7y 2ea 4s 3nium 3ostat 8s 3sus 6es 3toric 8al aly 8ian bs 3um 5atic 9ally
9s 8sm 7oid 5y 2inestone as 4itis 4o 5ceros aes 5plasty 5s 5virus aes 3zome 7s 2o 3dium 4odendron cs 3mboid 8al
8s 5us 7es 3s 2ubarb 7s 2yme 5d 5r 6s 5s 6ter 9s 4ing 3thm 6ic 8al aly 6s 1ial 4s 2b 3ald 6ry 3bed 5r 6s 4ing
4on 6s 3oflavin 3s 2ce 4d 4r 5s 4s 3h 4er 5s 6t 4ly 4ness 3ing 3k 4ed 5tier 8st 6s 6y 4ing 4rack 4s 5haw 8s
3ochet 8ed 8ing 8s 4tta 2d 3dance 4en 4ing 4le 6d 6s 5ing 3e 4r 5less 5s 6hip 4s 3ge 5d 5pole 9s 5s 4ing 4y
3icule 8d 8s 7ing 7ous aly aness 4ng 3s 2fe 4r 4st 3f 4ed 4ing 4le 6d 6s 5ing 4raff 4s 3le 5d 5man 6en 5r 6s 5s
4ing 3t 4ed 4ing 4s 2g 3atoni 3ged 5r 6s 4ing 3ht 5ed 6ous 9ly 9ness 6r 6st 5ful 8ly 8ness 5ing 6sm 7t 8s 5ly
5most 5ness 5o 5s 6ize 9d 9s 8ing 5ward 9s 3id 5ity 5ly 5ness 3marole 9s 3or 5ous 8ly 8ness 5s 3s 2le 4d 4s
3ing 3l 4s 2m 3e 4d 4s 3ing 3less 3med 4ing 3s 2nd 4s 3g 4ed 5r 6s 4git 7s 4ing 7s 4leader as 6t 7s 5ike
4master as 4s 5ide 4tone 8s 4worm 3k 4s 3se 5d 5s 4ing 2ot 4ed 5r 6s 4ing 4ous 7ly 7ness 4s 2p 3arian 3cord 7s
3e 4ly 4n 5ed 6ss 5ing 5s 4r 4st 3off 6s 4ste 7d 7s 6ing 3ped 5r 6s 4ing 4le 6d 6s 5ing 5y 3s 4aw 6s 3tide 7s
2se 4n 4r 5s 4s 3ibility 5le 4ng 6s 3k 4ed 4ier 6st 5ly 5ness 6g 4s 4y 3otto 7s 3que 3sole 7s 2te 4s 3ual 6ism
8tic bally 7zed 6ly 6s 3zier 6st 4y 2v 3al 5ed 5ing 5ries 6y 5s 3e 4d 4n 4r 5bank 9s 6ed 8s 6oat 9s 5front 5s
6ide 9s 4s 4t 5ed 6r 7s 5ing 5s 3iera 7s 4ng 3ulet 7s 2yal 5s 1m 1oach 5ed 6s 5ing 3d 4bed 7s 5lock 9ed 9ing 9s
4house 9s 4ie 6s 4kill 4runner as 4s 5how 8s 5ide 8s 5ter 8s 4way 7s 5ork 8s 7thy 3m 4ed 5r 6s 4ing 4s 3n 4s 3r
4ed 5r 6s 4ing 4s 3st 5ed 6r 7s 5ing 8s 5s 2b 3bed 5r 6ies 6s 6y 4ing 3e 4d 4s 3in 5g 5s 3ocall 8ed 8ing 8s 4t
5ic 7s 6ze 8d 8s 7ing 5s 3s 3ust 6er 7st 6ly 6ness 2ck 4abilly 4bound 4ed 5r 6ies 6s 6y 5t 6ed 6ing 6ry 6s
4fall 8s 4ier 6st 5ness 6g 4s 4y 3oco 2d 3e 4nt 6s 4o 5s 3s 2e 3buck 7s 3ntgen 8s 3s 2ger 5ed 5ing 5s 3ue 5ry
5s 4ish 7ly 7ness 2il 4ed 4ing 4s 3ster 7ed 8r 9s 7ing 7s 2le 4s 3l 4back 8s 4ed 5r 6blading 6s 7kating 4ick
7ed 7ing 7s 5ng 7s 4mop 7s 4over 8s 4s 2maine 7s 4n 5ce 7d 7r 8s 7s 6ing 5tic 8ally 8ism at bs 9ze bd bs aing
8s 3eo 5s 3p 4ed 5r 6s 4ing 4s 2ndo 5s 2od 4s 3f 4ed 5r 6s 4ing 4less 4s 4top 7s 3k 4ed 5ries 6y 4ie 6s 5ng 4s
3m 4ed 5r 6s 5tte 8s 4ful 7s 4ier 6st 5ness 6g 4mate 8s 4s 4y 3st 5ed 6r 7s 5ing 5s 3t 4ed 5r 6s 4ing 4kit 7s
4less 8ness 6t 7s 4s 2pe 4d 4r 5s 4s 3ier 5st 4ng 3y 2saries 5y 3e 4ate 4bud 7s 6sh 8es 4mary 4s 4tte 7s 4water
5ood 8s 3ier 5st 4ly 4n 5ed 6ss 5ing 5s 3ter 6s 4rum 7s 3y 2t 3a 4ries 5y 4s 4te 6d 6s 5ing 6on 8al 8s 5ory 3e
3gut 3isserie as 3ogravure bs 4r 5s 4tiller as 3s 3ted 5n 6er 7st 6ly 6ness 5r 6s 4ing 4weiler as 3und 6a 7s
6ity 6ness 2ue 4s 3ge 5d 5s 4h 5age 5cast 5ed 6n 7ed 7ing 7s 6r 6st 5house ad as 9ing 5ing 5ly 5neck 9ed 9ing
9s 7ss 5s 6hod 4ing 3lette 3nd 5about as 5ed 6l 7ay 9s 7s 6r 7s 6st 5house as 5ing 6sh 5ly 5ness 5s 5up 7s
5worm 9s 3se 5d 5s 4ing 4t 5about as 5ed 5ing 5s 3t 4e 5d 5ing 5r 6s 5s 4ine 7ly 7s 6g 6ize 9d 9s 8ing 4s 3x
2ve 4d 4r 5s 4s 3ing 2w 3an 5s 3boat 7s 3dier 6s 7t 5ly 5ness 4y 5ism 3ed 4l 5ed 5ing 5s 4r 5s 3ing 3lock 7s 3s
2yal 5ist 8s 5ly 5s 5ties 6y 1pm 2s 1s 1t 2e 1ub 3ato 6s 3bed 5r 6ize 9d 9s 8ing 6neck aed br cs aing as 6s 6y
4ing 7s 5sh 7ed 8s 7ing 7y 4le 3down 7s 3e 4lla 4s 3icund 4dium 4er 5s 6t 3le 5s 3ric 6s 3s 3y 2ched 3k 4ed
4ing 4s 5ack 8s 4us 6es 3tions 2dder 6less 6s 4ier 6st 5ness 4y 3e 4ly 4ness 4r 4st 3iment 8ary 8s 2e 3d 3ful
6ly 6ness 3s 2ff 4ed 4ian 7ly 7s 5ng 4le 6d 6s 5ing 5y 4s 2g 3by 3ged 6er 7st 6ly 6ness 5r 3rat 6s 3s 2in
4ation 4ed 4g 4ing 4ous 7ly 4s 2le 4d 4r 5s 4s 3ing 6s 2m 3ba 5ed 5ing 5s 4le 6d 6s 5ing 8s 4ustious 3inant 8s
6te 8d 8s 7ing 8on as 8ve aly 3mage 7d 7s 6ing 4er 5st 4y 3or 5ed 5ing 5monger bs 5s 3p 4le 6d 6s 5ing 5y 4s
4us 6es 3s 2n 3about 8s 4round 9s 4way 7s 3down 7s 3e 4s 3g 4s 3ic 3let 6s 3nel 6s 5r 6s 4ier 6st 5ng 4y 3off
6s 3s 3t 4ier 6st 5me 4s 4y 3way 6s 2pee 5s 3iah 6s 3ture 7d 7s 6ing 2ral 2se 4s 3h 4ed 5r 6s 5s 4ing 4y 3k 4s
3set 6s 3t 4ed 4ic 6ally 7te 9d 9s 8ing 9on 6ity 6s 5er 6st 5ness 6g 4le 6d 6r 7s 6s 5ing 8s 4proof 9ed 9ing 9s
4s 4y 2t 3abaga 8s 3henium 5rfordium 4less 8ly 8ness 3s 3ted 4ier 6st 5ng 4y 1ye 0s 1abbath 7s 6ical as 3er 5s
3le 5s 3ot 5age 8d 8s 7ing 5eur 8s 5s 3ra 5s 2c 3charin 9e 3erdotal 3hem 6s 5t 6s 3k 4cloth 4ed 5r 6s 4ful 7s
4ing 7s 4s 3ra 5ment 9al 9s 4ed 6ly 6ness 4ifice 9d 9s 8ial bly 9ng 5lege 9s 8ious cly 5stan 9s 7ies 7y 4oiliac
as 5sanct aness 4um 3s 2d 3den 6ed 6ing 6s 5r 5st 4le 6bag 9s 6d 6r 7s 7y 6s 5ing 3es 3hu 5s 3ism 5t 6ic 8ally
6s 3ly 3ness 3omasochism ct dic ds 2fari 6ed 6ing 6s 3e 4guard 9ed 9ing 9s 4keeping 4ly 4ness 4r 4s 5t 4ties 5y
3flower 9s 4ron 7s 2g 3a 4cious 9ly 6ty 4s 3e 4brush 4ly 4r 4s 5t 3ged 4ier 6st 5ng 4y 3o 3s 3uaro 7s 2hib 5s
2id 3l 4board 9er bs 9ing 9s 7t 8s 4cloth 4ed 4fish 8es 4ing 7s 4or 6s 4plane 9s 4s 3nt 5ed 5hood 5lier 8st 7ke
7ness 6y 5s 3th 2ke 2laam 6ed 6ing 6s 4ble 4cious 9ly 9ness 6ty 4d 5s 4mander as 5i 6s 4ried 7s 5y 3e 4room 8s
4s 5clerk as 5girl 9s 5ladies 8y 5man 8ship 6en 5people 7rson bs 5room 9s 5woman 8en 3ience 6t 7ly 7s 4ne 6s
5ity 4va 6ry 6te 8d 8s 7ing 8on 3lied 6s 4ow 6er 7st 6ness 4y 5ing 3mon 6ella ae 6s 3on 5s 4on 6s 3sa 5s 3t
4box 7es 4cellar as 4ed 5r 5st 4ier 6st 5ne 7s 8s 6g 4peter 4s 5haker as 4water 4y 3ubrious 4tary 6tion as
7orian cs 9y 5e 6d 6s 5ing 3vage 7able 7d 7s 6ing 5tion 4e 5d 5r 6s 5s 4ing 4o 5s 2marium 3ba 5ed 5ing 5s 3e
4ness 4s 4y 3izdat 8s 3osa 6s 4var 7s 3pan 6s 4le 6d 6r 7s 6s 5ing 8s 3urai 7s 2natorium as 3ctification 8ed 9s
7y 8ing 6monious dly dness 9y 6on 8ed 8ing 8s 6ty 5uaries 8y 6m 7s 3d 4al 6s 6wood 4bag 7ged 9r as 8ing 7s 6nk
8s 6r 7s 5last 9ed ar bs 9ing 9s 5ox 7es 4castle as 4ed 5r 6s 4hog 7s 4ier 6st 5ness 6g 4lot 7s 7ter as 4man
5en 4paper 9ed 9ing 9s 5iper 9s 6t 7s 4s 5tone 7rm 9s 4wich 8ed 9s 8ing 4y 3e 4ly 4ness 4r 4st 3g 4froid 4ria
4s 4uinary 7e 8ly 3itarian as 8um as 7y 6tion 5ize 8d 8r 9s 8s 7ing 5y 3k 3s 4erif 2p 3ience 6s 6t 3less 4ing
7s 3ped 5r 6s 4hire 8s 4ier 6st 5ness 6g 4y 3rophyte as 9ic 3s 4ucker 9s 3wood 2ran 3casm 7s 6tic 9ally 4oma 7s
5phagi 9us 3dine 7s 4onic 8ally 3ge 5s 3i 4s 3ky 3nie 6s 3ong 6s 3saparilla cs 3torial 9ly 2sh 4ay 6ed 6ing 6s
4es 3s 4afras 9es 4ed 5s 4ier 6st 5ng 4y 2t 3anic 7al 9ly 6sm 7t 8s 4y 3chel 7s 3e 4d 4en 4llite 9d 9s 8ing 4s
3iable 5te 7d 7s 6ing 7on 4ety 4n 5g 5wood 9s 5y 4re 6s 5ic 7al 9ly 6st 8s 6ze 8d 8s 7ing 4sfaction cs 9orily
by 6ied 8s 6y 7ing aly 3ori 3rap 6s 3suma 7s 3urate 8d 8s 7ing 8on 5nine 3yr 5iasis 6c 5s 2uce 5d 5pan 8s 5r 6s
5s 4ier 6st 5ly 5ness 6g 4y 3erkraut 3na 5ed 5ing 5s 4ter 7ed 7ing 7s 3rian 4opod 8s 3sage 7s 3te 5ed 5ing 5s
2vable 4ge 6d 6ly 6ness 6r 7ies 7y 6s 7t 5ing 4nna 7s 5t 6s 3e 4d 4r 5s 4s 3ing 6s 4or 6s 3or 5ed 5ier 7s 8t
6ness 7g 5s 5y 4y 5s 3vied 6r 6s 7t 4y 5ing 2w 3bones 4uck 7s 3dust 3ed 3flies 5y 3horse 8s 3ing 3mill 7s 3s
3yer 6s 2x 3es 3ifrage 9s 3ophone 9s 8ist bs 2y 3ing 6s 3s 1cab 4bard 8s 5ed 5ier 7st 6ness 7g 5y 4ies 4rous 4s
3d 4s 3ffold 8ing 8s 3g 4ged 4s 3lability 5r 6s 5wag 8s 4d 5ed 5ing 5s 4e 5d 5less 5ne 5s 4ier 6st 5ness 6g
4lion 8s 5op 7ed 7ing 7s 4p 5ed 6l 7s 6r 7s 5ing 5s 4y 3m 4med 6r 7s 5ing 4p 5er 7ed 7ing 7s 5i 5s 4s 3n 4dal
7ize ad as 9ing 7monger ds 7ous aly 7s 5ium 4ned 6r 7s 5ing 4s 5ion 4t 5ed 6r 6st 5ier 7s 8t 6ly 6ness 7g 5ly
5ness 5s 5y 3pegoat 9ed 9ing 9s 6race as 4ula 7e 7r 8s 3r 4ab 6s 4ce 6ly 6ness 6r 6st 5ities 7y 4e 5crow 9s 5d
5monger bing bs 5s 4f 5ed 5ing 5s 4ier 6st 5fication 7ed 8s 6y 7ing 5ly 5ness 6g 4latina 5et 4p 5ed 6r 7ed 7ing
7s 5ing 5s 4red 5ing 4s 4ves 4y 3t 4hing 8ly 4ological 8y 4s 4ted 6r 7brain ced cs 7ed 7ing as 7s 8hot 5ing 5y
3venge 8d 8r 9s 8s 7ing 2enario 8s 7st 9s 4e 5ry 5s 4ic 6ally 4t 5ed 5ing 5less 5s 3pter 7s 2h 3adenfreude
3edule 8d 8r 9s 8s 7ing 4ma 6ta 7ic 9ally 9s 8ze ad as 9ing 5e 6d 6r 7s 6s 5ing 4rzo 7s 3illing 9s 4sm 6atic as
6s 5t 6osomiasis 4zo 6id 8s 6phrenia cc ds 6s 3lemiel 9s 5p 6ped 7ing 6s 4ock 3maltz 8ier ast 8y 4o 5es 5oze 8d
8r 9s 8s 7ing 4uck 7s 3napps 5uzer 9s 4itzel 9s 4ook 7s 5z 6es 6zle 9s 3olar 7ly 7s 8hip bs 6stic aally aism
4ol 6bag 9s 7ook as 8y 9s 6child bren 6days 6ed 6fellow cs 6girl as 6house bs 6ing 6kid 9s 6marm aish as 8ster
cs 8te as 7istress ees 6room as 6s 6teacher ds 6work 6yard as 5ner 8s 3uss 6boomer cs 6ed 7s 6ing 3wa 5s 2i
3atic 7a 3ence 7s 5tific aally 7st 9s 3mitar 8s 3ntilla 9s 9te bd bs aing bon 3on 5s 3ssor 7ed 7ing 7s 2leroses
7is 6tic 2off 5ed 6r 7s 5ing 5law 8s 5s 3ld 5ed 5ing 8s 5s 4iosis 3nce 6s 4e 5s 3op 5ed 5ful 8s 5ing 5s 4t 5ed
6r 7s 5ing 5s 3pe 5d 5s 4ing 3rbutic 4ch 6ed 7r 8s 7s 6ing 4e 5board as 5card 9s 5d 5keeper bs 5less 6ine 9s 5r
6s 5s 4ing 4n 5ed 6r 7s 5ful 8ly 5ing 5s 4pion 8s 3tch 6ed 7s 6ing 6s 3undrel 9s 4r 5ed 6r 7s 5ge 7d 7s 6ing
5ing 5s 4t 5ed 6r 7s 5ing 5master bs 5s 3w 4l 5ed 5ing 5s 4s 2rabble 8d 8r 9s 8s 7ing 4g 5gier 8st 6lier 9st 7y
6y 5s 4m 5ble 8d 8r 9s 8s 7ing 5med 6ing 5s 4p 5book 9s 5e 6d 6r 7s 6s 5heap 9s 5ie 6ng 8s 5ped 7r 8s 6ier 8st
7ng 6y 5s 5yard 9s 4tch 7card bs 7ed 8s 7ier 9st 8ly 8ness 9g 7pad as 7y 4wl 6ed 6ing 6s 6y 5nier 8st 7ness 6y
3eam 6ed 7r 8s 6ing 9ly 6s 4e 5ch 7ed 8s 7ier 9st 8ng 7y 5d 6s 5n 6ed 6ing 9s 6play as 6s 7aver bs 7hot as
6writer cs aing 5s 4w 5ball 9s 5driver bs 5ed 5ier 7st 6ness 7g 5s 5worm 9s 5y 3ibal 5ble 8d 8r 9s 8s 7ing 5e
6s 4m 5mage 9d 9s 8ing 5p 6ed 6ing 6s 5s 6haw 9ed 9ing 9s 4p 5s 5t 6ed 6ing 6s 6ural 8e 9s 6writer cs 4vener 9s
3od 4fula 7ous 4g 5s 4ll 6ed 6ing 6s 4oge 7s 4ta 6l 5um 4unge 8d 8r 9s 8s 7ier 9st 8ng 7y 3ub 5bed 7r 8s 6ier
8st 7ng 6y 5s 4ff 6ier 8st 7ly 7ness 6s 6y 4m 5half 8ves 5mage 9s 6ed 6ing 5p 6ed 6ing 6s 6tious bly 6y 5s 4nch
7ed 8s 7ies 8ng 7y 4ple 7d 7s 6ing 5ulosity 8us aly aness 4tineer as 7ize ad as 9ing 7y 2uba 5ed 5ing 5s 3d
4ded 5ing 4s 3ff 5ed 5ing 5le 7d 7s 6ing 5s 3ll 5ed 6r 7ies 7s 7y 5ing 6on 8s 5s 4pt 6ed 6ing 6or 8s 6ress aes
6s 6ural 8e 9d 9s 8ing 3m 4bag 7s 4med 5ier 7st 6ng 5y 4s 3pper 7ed 7ing 7s 3rf 5y 4ried 7s 6lity 7ous aly
aness 5y 6ing 4vier 7st 6ly 5y 3tcheon 9s 4tle 7butt 7d 7s 6ing 3zzier 7st 5y 2ythe 6d 6s 5ing 1ea 3bed 6s 4ird
7s 4oard 8s 5rne 3coast 8s 3farer 8s 6ing 4loor 8s 4ood 4ront 8s 3going 4ull 7s 3horse 8s 3l 4ant 7s 4ed 5r 6s
4ing 4s 5kin 3m 4an 6ship 4ed 5n 4ier 6st 5ng 4less 8ly 4ount 8s 4s 5tress aes 4y 3nce 6s 3plane 8s 4ort 7s 3r
4ch 6able 6ed 7r 8s 7s 6ing 9ly 6light bs 4ed 4ing 7ly 4s 3s 4cape 8s 4hell 8s 5ore 8s 4ick 7ness 5de 7s 4on
6able 9y 7l 8ity 8ly 6ed 6ing 9s 6s 3t 4ed 4ing 4mate 8s 4s 3wall 7s 5rd 7s 5ter 5y 6s 4eed 7s 4orthiness 8y
2baceous 3orrhea 3um 2c 3'y 3ant 6s 4teurs 3ede 6d 6s 5ing 4ssion 9ist cs 3lude 7d 7s 6ing 5sion 7ve 3ond
6aries 9ly 8y 6ed 7r 8s 6hand 6ing 6ly 6ment as 6s 3recy 5t 6arial at bs 9es 8y 9ship 6e 7d 7s 6ing 7on 9s 7ve
9ly 9ness 6ly 6ory 6s 3s 3t 4arian 9ism 9s 7es 6y 4ion 7al 9ism 9s 7ed 7ing 7s 4or 6s 4s 3ular 7ism 9t as
8zation 9e ad as 9ing 4re 6d 6ly 6r 6s 7t 5ing 6ties 7y 3y 2dan 5s 4te 6d 6ly 6ness 6r 6s 7t 5ing 6on 6ve 8s
3entary 3ge 4y 3iment 8ary 9tion 8s 4tion 7us 3uce 6d 6r 7s 6s 5ing 5tion 9s 7ve 9ly 9ness 6ress aes 4lous 8ly
2e 3d 4bed 7s 4case 8s 4ed 5r 6s 4ier 6st 5ness 6g 4less 5ing 8s 4pod 7s 4s 4y 3ing 6s 3k 4er 6s 4ing 4s 3m 4ed
4ing 7ly 4lier 7st 6ness 5y 4s 3n 3p 4age 4ed 4ing 4s 3r 4s 5ucker 3s 4aw 6ed 6ing 6s 3the 6d 6s 5ing 2gfault
8s 3ment 7ation 7ed 7ing 7s 3regate 9d 9s 8ing 9on bist es 3ue 5d 5ing 5s 4ing 2igneur 8s 5ior 8s 3ne 5d 5r 6s
5s 4ing 3smic 7ally 5ograph ber ds bic bs by 6logic bal ast cs 9y 3ze 5d 5s 4ing 4ure 7s 2ldom 3ect 6ed 6ing
7on 9s 7ve 9ly 8ity 6man 7en 6ness 6or 8s 6s 4nium 5ographer ds by 3f 4ie 6s 5sh 7ly 7ness 4less 8ly 8ness
4same 3l 4er 6s 4ing 4off 7s 5tape 9d 9s 8ing 5ut 7s 4s 3tzer 7s 3vage 7s 4es 2mantic 8ally 8ist bs 8s 4phore
9d 9s 8ing 3blance 9s 3en 4ster 8s 3i 4annual aly 5rid 5utomatic ds 4breve 9s 4circle as 8ular 5olon 9s
6nducting bor ds 7scious 4darkness 5etached 4final 9ist cs 9s 4gloss 9es 4monthlies ay 4nal 6r 7ian as 8es 7s
7y 4official 5tic 8s 4permeable 5recious 6ivate 6o 7fessional gs 7s 4quaver as 4retired 4s 5killed 5olid 5weet
4tone 8s 5railer bs 7nsparent 6opical 4vowel 9s 4weeklies 9y 4yearly 3olina 3pstress aes 2n 3ate 6s 5or 7ial 7s
3d 4er 6s 4ing 4off 7s 4s 3escence 8t 3ile 5ity 4or 6ity 6s 3na 3or 5a 6s 5ita 8s 5s 3s 4ation 9al bism dt es
cze ed es ding bly 9s 4e 5d 5less 9ly 9ness 5s 4ibilities ay 6le 8ness 7y 5ng 5tive 9ly 9ness 9s 8ities ay
7zation 8e 9d 9s 8ing 4or 6s 6y 4ual 7ist as 8ty 7ly 5ous 8ly 8ness 3t 4ence 8d 8s 7ing 6tious bly 4ience 7t
5ment 9al bism dt es cty czation de ed es ding bly 9s 5nel 8s 4ries 5y 2pal 5s 4rability 7le 8y 6te 8d 8ly
8ness 8s 7ing 8on as 8sm 9t as 8ve 7or 9s 3ia 3sis 3ta 5l 4et 6s 4ic 6emia 9c 4uagenarian es 5m 3ulcher 9ed
9ing 9s 7ral 2q 3uel 6s 5nce 8d 8r 9s 8s 7ing 6tial aly 5ster 9ed 9ing 9s 7rate bd bs aing bon ds 4in 6ed 6ned
6s 5tur 4oia 7s 2raglio 8s 4pe 6s 5h 6ic 6s 3e 4nade 8d 8s 7ing 5dipitous ay 5e 6ly 6ness 6r 6st 5ity 4r 4st 3f
4dom 4s 3ge 5ant 8s 3ial 6izable 9tion ds 8e 9d 9s 8ing 6ly 6s 4es 4f 5s 4graph 9s 4ne 4ous 7ly 7ness 3mon 6ize
9d 9s 8ing 6s 3ology 4tonin 4us 3pent 7ine 7s 3rate 7d 6ion 9s 4ied 3um 5s 3vant 7s 4e 5d 5r 6ies 6s 6y 5s 4ice
7ability 9le 7d 7man 8en 7s 7woman aen 6ing 5ette 9s 5le 6ity 5ng 7s 5tor 8s 6ude 4o 5mechanism es 6otor as 5s
2same 6s 3quicentennial gs 3sion 7s 2t 3back 7s 3s 4crew 8s 4quare 9s 3t 4able 4ee 6s 5r 6s 4ing 7s 4le 6d
6ment as 6r 7s 6s 5ing 4s 3up 5s 2ven 5s 5teen 9s 9th bs 6h 7s 6ies 8th as 6y 4r 5al 7ly 6nce 9s 5e 6d 6ly
6ness 6r 6st 5ing 6ty 5s 2w 3age 3ed 4r 5age 5s 3ing 3n 3s 2x 3agenarian cs 3ed 4s 3ier 5st 4ly 4ness 5g 4sm 5t
6s 3less 3ologist as 7y 3pot 6s 3tant 7s 4et 6s 4ing 4on 6s 4uplet 9s 3ual 6ity 6ly 3y 1f 1h 2abbier 7st 6ly
6ness 5y 3ck 5ed 5ing 5le 7d 7s 6ing 5s 3d 4e 5d 5s 4ier 6st 5ly 5ness 6g 7s 4ow 6box 9ed as 9ing 6ed 6ier 8st
7ng 6s 6y 4s 4y 3ft 5ed 5ing 5s 3g 4ged 5ier 7st 6ness 7g 5y 4s 3h 4s 3ke 5down 9s 5n 5out 8s 5r 6s 5s 5up 7s
4ier 6st 5ly 5ness 6g 4y 3le 4l 5ot 7s 6w 7er 8st 7ly 7ness 7s 4om 4t 3m 4an 6ic 7sm 8tic 6s 4ble 7d 7s 6ing
5olic 4e 5d 5faced aly 6ul 8ly 8ness 5less 9ly 9ness 5s 4ing 4med 5ing 4poo 7ed 8r 9s 7ing 7s 4rock 8s 4s 3n't
4dies 5y 4ghai 8ed 8ing 8s 4k 5s 4ties 5ung 5y 6town as 3pe 5d 5less 9ly 9ness 6ier 8st 7ness 6y 5s 4ing 3rd 5s
4e 5able 5crop 9ped br cs aing 9s 5d 5holder bs 9ing cs 5r 6s 5s 5ware 4ia 6h 5ng 4k 5ed 5ing 5s 6kin 4p 5ed 6n
7ed 8r 9s 7ing 7s 6r 7s 6st 5ie 7s 6ng 6sh 5ly 5ness 5s 6hooter cs aing 3tter 7ed 7ing 7proof 7s 3ve 5d 5n 5r
6s 5s 4ing 7s 3wl 5s 3y 4s 2e 3'd 4ll 3af 4r 5ed 6r 7s 5ing 5s 4th 6e 7d 7s 6ing 9s 6s 4ve 6d 6s 5ing 3bang 7s
4een 7s 3d 4ding 4s 3en 5ier 7st 5y 4p 5dog 8s 5fold 9s 5herder bs 5ish 8ly 8ness 5skin 9s 4r 5ed 6r 6st 5ing
5ness 5s 4t 5ing 5like 5s 3ikdom 8s 5h 6s 4la 6s 3kel 6s 3lf 4l 5ac 7ked 8ing bs 7s 5ed 6r 5fire 7sh 9es 5ing
5s 4ter 7ed 7ing 7s 4ve 6d 6s 5ing 3nanigan as 3pherd 8ed 9ss bes 8ing 8s 3rbet 7s 4iff 7s 4ries 5y 3s 3w 4ed
4ing 4n 4s 2h 2iatsu 3bboleth as 3ed 4ld 6ed 6ing 6s 4r 4s 5t 3ft 5ed 5ier 7st 6ly 6ness 7g 5less 9ly 9ness 5s
5y 3itake 8s 3ll 5ed 6lagh as 5ing 8s 5s 3m 4med 6r 7ed 7ing 7s 7y 5ied 7s 6ng 5y 6ing 4s 3n 4bone 8s 4dig 7s
4e 5d 5r 6s 5s 4gle 7d 7s 6ing 5uard 4ier 6st 5ness 6g 4ned 5ied 7s 6ng 5y 6ing 4s 5plints 4y 3p 4board 9s
5uilder bs 9ing 4load 8s 4mate 8s 5ent 8s 4owner 9s 4ped 6r 7s 5ing 4s 5hape 4wreck 9ed 9ing 9s 6ight as 4yard
8s 3re 5s 4k 5ed 6r 7s 5ing 5s 4r 5ed 5ing 8s 5s 4t 5ed 5front as 5ing 5less 5s 6leeve bs 5tail 9s 5waist as 5y
3t 4faced 4head 8s 4load 4s 4ted 5ier 7st 6ng 5y 3v 4er 6ed 6ing 6s 6y 4s 2oal 5ed 5ing 5s 4t 5s 3ck 5ed 6r 7s
5ing 8ly 5proof 5s 3d 4dier 7st 6ly 6ness 5y 3e 4horn 8ed 8ing 8s 4ing 4lace 8s 4maker 9s 4s 5hine 9s 5tring as
4tree 8s 3gun 6ate 6s 3ne 3o 4ed 4ing 4k 4s 4t 5er 7s 5ing 8s 5out 8s 5s 3p 4aholic as 4fitter as 8ing 5ront 9s
4keeper as 4lift 8ed 9r as 8ing 8s 4pe 6d 6r 7s 6s 5ing 4s 4talk 4worn 3re 5bird 9s 5d 5line 9s 5s 4ing 4t 5age
8s 5bread 5cake 9s 6hange bd bs aing 6oming bs 6rust 6ut 8s 5ed 6n 7ed 7ing as 7s 6r 6st 5fall 9s 5hand 9ed
6orn 9s 5ies 6ng 6sh 5list 9ed 9ing 9s 6y 5ness 5s 6ighted cly cness 6top 9s 5wave 9s 5y 3t 4gun 7ned 8ing 7s
4s 3uld 6've 6er 8ed 8ing 8s 6n't 4t 5ed 6r 7s 5ing 5s 3ve 5d 5l 6ed 6ful 9s 6ing 6s 5s 4ing 3w 4biz 5oat 8ed
8ing 8s 4case 8d 8s 7ing 4down 8s 4ed 5r 6ed 6ing 6proof 6s 6y 4girl 8s 5round as 4ier 6st 5ly 5ness 6g 7s
4jumping 4man 7ship 5en 4n 4off 7s 4piece 9s 5lace 9s 4room 8s 4s 5topper bs 9ing 4time 4y 2pt 2rank 4pnel 3ed
5ded 7r 8s 6ing 5s 4w 5d 6er 7st 6ly 6ness 5ish 5s 3iek 6ed 6ing 6s 4ft 4ke 6s 4ll 6ed 7r 7st 6ing 6ness 6s 6y
4mp 6ed 7r 8s 6ing 6s 4ne 6s 5k 6able 7ge 6ing 6s 4ve 6d 6l 7ed 7ing 7s 6n 6s 5ing 3oud 6ed 6ing 6s 3ub 5beries
8y 6ier 8st 6y 5s 4g 5ged 6ing 5s 4nk 6en 2tick 6s 2uck 5ed 5ing 5s 6es 3dder 7ed 7ing 7s 3ffle 7board cs 7d 7r
8s 7s 6ing 3n 4ned 5ing 4s 4t 5ed 5ing 5s 3sh 5ed 6s 5ing 3t 4down 8s 4eye 4off 7s 5ut 7s 4s 4ter 7bug as 7ed
7ing 7s 5ing 5le 7cock bed bing bs 7d 7s 6ing 2y 3er 4st 3ing 3ly 3ness 3ster 7s 1ibilant 8s 3ling 7s 3yl 5line
5s 2c 3ced 4ing 3k 4bay 7s 5ed 7s 4ed 5n 6ed 6ing 9ly 6s 5r 5st 4ie 6s 5ng 5sh 4le 6s 5ier 7st 5y 4ness 8es 4o
5s 5ut 7s 4room 8s 4s 3s 2de 4arm 7s 4bar 7s 5oard 9s 5urns 4car 7s 4d 4kick 8s 4light 9s 6ne 8d 8s 7ing 5ong
4man 5en 4piece 9s 4real 4s 5addle as 5how 8s 5plitting 5tep 8ped 9ing 8s 6roke ad as 9ing 5wipe 9d 9s 8ing
4track 9ed 9ing 9s 4walk 8s 7l 8s 6ys 5inder as 3ing 6s 3le 5d 5s 4ing 2ege 5s 3nna 3rra 6s 3sta 6s 3ve 5d 5s
4ing 2ft 4ed 5r 6s 4ing 4s 2gh 4ed 4ing 4s 4t 5ed 5ing 8s 5less 6ier 8st 6y 5read 5s 6eeing 8r 9s 3ma 5s 3n
4age 5l 6ed 7r 8s 6ing 7zation 8e 9d 9s 8ing 6ly 6man 7en 6s 5tories 8y 6ure 9s 4board 9s 4ed 5r 6s 5t 6s
4ificance at bly 9tion ds 7ed 8s 6y 7ing 5ng 7s 4or 6a 7s 6e 6i 7na 9s 8e 6s 4post 8ed 8ing 8s 4s 2lage 3ence
7d 7r 8s 7s 6ing 5t 6er 7st 6ly 6s 3houette ad as 9ing 3ica 6te 8s 5eous 5on 7e 7s 6sis 3k 4en 4ier 6st 5ly
5ness 4s 5creen as 4worm 8s 4y 3l 4ier 6s 7t 5ness 4s 4y 3o 4s 3t 4ed 4ier 6st 5ng 4s 4y 3ver 6ed 6fish aes
6ing 6s 7mith bs 6ware 6y 2m 3ian 6s 4lar 7ities 9y 7ly 5e 6s 5itude 3mer 6ed 6ing 6s 3onize 8d 8s 7ing 5y
3patico 4er 6ed 6ing 9ly 6s 4le 6minded 6ness 6r 6st 6ton 9s 6x 5icity 6fication es 8ed 9s 7y 8ing 6stic aally
5y 3s 3ulacra 8um as 6te 8d 8s 7ing 8on as 7or 9s 5cast 9ed 9ing 9s 5taneity 9ous cly 2n 3ce 5re 7ly 7r 7st
6ity 3e 4cure 8s 4s 4w 5s 5y 3ful 6ly 6ness 3g 4able 5long 9s 4e 5d 5ing 5r 6s 5s 4ing 4le 6d 6ness 6s 6t 7on
9s 7ree as 7s 5ing 5y 4s 5ong 8ed 8ing 8s 4ular 8ities ay 8ly 8s 3ister 3k 4able 4er 6s 4hole 8s 4ing 4s 3less
3ned 5r 6s 4ing 3ology 3s 3uosity 5us 7ly 4s 5es 5itis 5oidal 2p 3hon 6ed 6ing 6s 3ped 5r 6s 4ing 3s 2r 3e 4d
4n 5s 4s 3ing 3loin 7s 3occo 7s 3rah 4ee 3s 2s 3al 3es 3sier 6s 7t 5fied 4y 3ter 6hood as 6liness 7y 6s 2t 3ar
5ist 8s 5s 3com 6s 3e 4d 4map 7s 4s 3ing 3s 3ter 6s 4ing 7s 3u 4ate 7d 7s 6ing 7on 9al 9s 2x 3es 3fold 3pence
8s 3shooter 3teen 7s 7th 9s 4h 5s 4ies 6th 8s 4y 2zable 3e 4d 4r 4s 3ing 3zle 6d 6r 7s 6s 5ing 1ka 3te 5board
aed br cs aing as 5d 5r 6s 5s 4ing 2edaddle 9d 9s 8ing 3et 5er 7s 3in 5s 3letal 6on 8s 3ptic 7al 9ly 7ism 7s
3tch 6book as 6ed 7r 8s 7s 6ier 8st 7ly 7ness 8g 6pad 9s 6y 3w 4bald 8s 4ed 5r 6ed 6ing 6s 4ing 4s 2i 3bob 6s
3d 4ded 5ing 4pan 7s 4s 3ed 4r 5s 4s 3ff 5le 5s 3ing 3ll 5ed 6t 7s 5ful 8ly 8ness 5s 3m 4med 6r 7s 5ing 4p 5ed
5ier 7st 6ly 6ness 7g 5s 5y 4s 3n 4care 4flint 9s 5ul 4head 8s 4less 4ned 5ier 7st 6ness 7g 5y 4s 4t 5ight 3p
4ped 6r 7ed 7ing 7s 5ing 4s 3rmish 8ed 9r as 9s 8ing 4t 5ed 5ing 5s 3s 3t 4s 4ter 7ed 7ing 7s 5ish 8ly 8ness
5le 7s 3ve 5d 5r 6s 5s 4ing 4vied 7s 5y 6ing 2oal 5s 2ua 4s 3lduggery 4k 5ed 6r 7s 5ing 5s 4l 5cap 8s 5s 3nk
5ed 5ing 5s 2y 3cap 6s 3dive 7d 7r 8s 7s 6ing 3ing 3jack 7ed 8r 9s 7ing as 7s 3lark 7ed 7ing 7s 4ight 8s 5ne 7s
3rocket 9ed 9ing 9s 3scraper as 3ward 7s 4riter 9s 7ing 1lab 4bed 5ing 4s 3ck 5ed 6n 7ed 7ing 7s 6r 7s 6st 5ing
5ly 5ness 5s 3g 4ged 5ing 4heap 8s 4s 3in 3ke 5d 5s 4ing 3lom 6ed 6ing 6s 3m 4med 6r 7s 5ing 4s 3nder 7ed 8r 9s
7ing 7ous 7s 4g 5ier 7st 5y 4t 5ed 5ing 8ly 5s 5wise 3p 4dash 4happy 4ped 6r 7s 5ing 4s 5tick 3sh 5ed 6r 7s 6s
5ing 3t 4e 5d 5s 4her 7ed 7ing 7s 4ing 4s 4ted 6rn 8ly 8s 3ughter 9ed ar bs 9house es 9ing 9s 3ve 5d 5holder bs
5r 6ed 6ing 6s 6y 5s 4ing 5sh 7ly 7ness 3w 3y 4ed 5r 6s 4ing 7s 4s 2eaze 6bag 9s 8ll as 6s 5ier 7st 6ly 6ness
5y 3d 4ded 6r 7s 5ing 4ge 6d 6hammer ced cing cs 6s 5ing 4s 3ek 5ed 6r 6st 5ing 5ly 5ness 5s 4p 5er 7s 5ier 7st
6ly 6ness 7g 5less 9ly 9ness 5over 9s 5s 5walk 9ed ar bs 9ing 9s 6ear 5y 6head as 4t 5ed 5ing 5s 5y 4ve 6d
6less 6s 3igh 6ed 6ing 6s 6t 7s 3nder 7er 8st 7ize ad as 9ing 7ness 3pt 3uth 6ing 6s 3w 4ed 4ing 4s 2ice 5d 5r
6s 5s 4ing 4k 5ed 6r 7s 6st 5ing 5ly 5ness 5s 3d 4e 5r 6s 5s 6how 9s 4ing 3er 4st 3ght 6ed 7r 7st 6ing 6ly
6ness 6s 3m 4e 4ier 6st 5ness 4line 4med 6r 7s 6st 5ing 4ness 4s 4y 3ng 5back 9s 5ing 5s 6hot 9s 4k 5ier 7st
6ng 5s 5y 3p 4case 8s 5over 9s 4knot 8s 4page 8s 5ed 6r 7ier 9st 8ness 7s 7y 5ing 5y 4s 5hod 5tream as 4way 7s
3t 4her 7ed 7ing 7s 7y 4s 4ter 5ing 3ver 6ed 6ing 6s 2ob 4bed 6r 7ed 7ing 7s 7y 5ing 4s 3e 4s 3g 4an 6eering 6s
4ged 5ing 4s 3op 5s 3p 4e 5d 5s 4ing 4ped 5ier 7st 6ly 6ness 7g 5y 4s 3sh 5ed 6s 5ing 3t 4h 5ful 8ly 8ness 5s
4s 4ted 5ing 3uch 6ed 7r 8s 7s 6ier 8st 7ng 6y 4gh 6ed 6ing 6s 3ven 6lier 9st 8ness 7y 6s 3w 4coach 9es 4down
8s 4ed 5r 5st 4ing 4ly 4ness 4poke 8s 4s 2udge 5ier 7st 5y 3e 4d 4s 3g 4gard 8s 5ed 6r 7s 5ing 6sh 8ly 8ness 4s
3ice 6d 6s 5ing 4ng 3m 4ber 7ed 7ing 7ous 7s 4dog 7s 4lord 8s 4med 6r 5ier 7st 6ng 5y 4p 5ed 5ing 5s 4s 3ng 4k
3r 4p 5ed 5ing 5s 4red 5ing 5y 4s 3sh 5ier 7st 6ness 5y 3t 4s 4tier 7st 6sh 5y 2y 3ly 3ness 1mack 5ed 6r 7s
5ing 5s 3ll 5er 6st 5holder bs 9ing cs 5ish 5ness 5pox 5s 3rmier 7st 5y 4t 5ed 6n 7ed 7ing 7s 6r 6st 5ies 6ng
5ly 5ness 5phone as 5s 5watch aes 5y 6pants 3sh 5ed 6r 7s 6s 5ing 5up 7s 3ttering as 2ear 5ed 5ier 7st 6ng 5s
5y 3ll 5ed 5ier 7st 6ness 7g 5s 5y 4t 5ed 6r 7s 5ing 5s 2idgen 7s 3lax 4e 5d 5s 5y 6s 4ing 7ly 3rch 6ed 7s 6ing
4k 5ed 5ing 5s 3te 5s 4h 5ereens 5ies 5s 5y 4ing 4ten 2ock 5ed 5ing 5s 3g 4gier 7st 5y 4s 3ke 5d 5house as
5less 5r 6s 5s 6creen bs 6tack as 5y 4ier 6st 5ness 6g 4y 3lder 7ed 7ing 7s 3och 6ed 7s 6ing 6y 4th 6ed 7r 7st
6ie 8s 7ng 6ly 6ness 6s 3rgasbord bs 3te 4her 7ed 7ing 7s 2udge 6d 6s 5ier 7st 6ng 5y 3g 4ger 6st 5le 7d 7r 8s
7s 6ing 4ly 4ness 3rf 5s 3t 4s 4tier 7st 6ness 5y 1nack 5ed 5ing 5s 3ffle 7d 7s 6ing 4u 5s 3g 4ged 5ing 4s 3il
5ed 5ing 5s 3ke 5bite 9s 5d 5like 5s 6kin 4ier 6st 5ng 4y 3p 4dragon as 4ped 6r 7s 5ier 7st 6ly 6ness 7g 6sh
8ly 8ness 5y 4s 5hot 8s 3re 5d 5s 4f 5ed 5ing 5s 4ing 4k 5ier 7st 5s 5y 4l 5ed 5ier 7st 6ng 8ly 5s 5y 3tch 6ed
7r 8s 7s 6ing 3zzier 7st 6ly 5y 2eak 5ed 6r 7s 5ier 7st 6ly 6ness 7g 8ly 5s 5y 3er 5ed 5ing 8ly 8s 5s 4ze 6d 6s
5ing 2ick 5ed 6r 7ed 7ing 7s 5ing 5s 3de 5ly 5r 5st 3ff 5ed 6r 7s 5ier 7st 6ng 5le 7d 7s 6ing 5s 5y 4ter 7s 3p
4e 5d 5r 6s 5s 4ing 4ped 6t 7s 5ier 7st 6ng 5y 4s 3t 4ch 6ed 7s 6ing 4s 3vel 6ed 7r 8s 6ing 6s 2ob 4bery 5ier
7st 6sh 8ly 8ness 5y 4s 3g 4ged 5ing 4s 3od 5s 4ker 7ed 7ing 7s 4p 5ed 6r 7s 5ier 7st 6ng 5s 5y 4t 5ier 7st 6ly
6ness 5s 5y 4ze 6d 6s 5ing 3re 5d 5r 6s 5s 4ing 4kel 7ed 8r 9s 7ing 7s 4t 5ed 6r 7s 5ing 5s 3t 4s 4tier 7st 6ly
6ness 5y 3ut 5s 3w 4ball 8ed 8ing 8s 6nk 8s 5ird 8s 5lower as 5oard 9ed ar bs 9ing 9s 6und 4drift 9s 6op 8s 4ed
4fall 8s 5ield 9s 5lake 9s 4ier 6st 5ness 6g 4line 4man 5en 5obile ad as 9ing 4plow 8ed 8ing 8s 4s 5hed 6oe
8ing 8s 5torm 9s 5uit 8s 4y 2ub 4bed 5ing 4s 3ff 5box 8es 5ed 6r 7s 5ing 5le 7d 7s 6ing 6y 5s 3g 4ged 6r 6st
5ing 5le 7d 7s 6ing 4ly 4ness 4s 1o 2ak 4ed 4ing 7s 4s 3p 4box 7es 4ed 4ier 6st 5ness 6g 4s 5tone 5uds 4y 3r
4ed 4ing 4s 2b 3bed 4ing 7ly 3er 5ed 6r 6st 5ing 5ly 5ness 5s 3riety 5quet 9s 3s 2c 3cer 3iability 6le 8s 7y 5l
6ism 8t 9ic 9s 7te 9s 7zation 8e 9d 9s 8ing 6ly 6s 4etal 6ies 6y 4oeconomic dally 5logical cly 9st bs 8y 5path
9s 6olitical 3k 4ed 5t 6s 5ye 7s 4ing 4s 2d 3a 4s 3ded 5n 6ly 4ing 3ium 3omite 8s 6ze 8d 8s 7ing 5y 3s 2ever
2fa 4s 3t 4back 6ll 8s 5ound 4cover 4en 6ed 7r 8s 6ing 6s 5r 5st 4hearted 4ies 4ly 4ness 4ware 5ood 8s 4y
2ggier 6st 5ly 5ness 4y 2igne 6e 3l 4ed 4ing 4s 3ree 6s 2journ 7ed 8r 9s 7ing 7s 2l 3ace 6d 6s 5ing 4r 5ia 6um
3d 4er 6ed 7r 8s 6ing 6s 4ier 7ed 7ing 7ly 7s 7y 3e 4cism 8s 4d 4ly 4mn 6er 7ss 8t 6ified as 8y 9ing 7ties 8y
7zation 8e 9d 9s 8ing 6ly 6ness 4noid 8s 4s 3icit 7ation cs 7ed 7ing 7or 9s 8us aly aness 7s 7ude 4d 5arity 5er
6st 5i 6fication 8ed 9s 7y 8ing 6ty 5ly 5ness 5s 5us 4loquies 9ze bd bs aing 8y 4ng 4psism 8tic 4taire 9s 6ries
8ness 7y 5ude 3o 4ed 4ing 5st 7s 4s 3s 4tice 8s 3ubility 5le 7s 4te 6s 5ion 8s 3vable 4e 5d 5ncy 6t 7s 5r 6s 5s
4ing 2matic 5osensory 3ber 6ly 6ness 4rero 8s 3e 4bodies 7y 4day 4how 4one 7s 4place 4rsault aed aing as 6et 8s
8ted 9ing 4thing 9s 5ime 8s 4way 7s 5hat 8s 6ere 3nambulism bt cs 4olence 8t 2n 3ar 5s 4ta 6s 5ina 8s 3g 4bird
8s 5ook 8s 4fest 8s 4s 5ter 8s 6ress aes 4writer as 8ing 3ic 3net 6s 4ies 4y 3ogram 8s 4rity 5ous 8ly 8ness 3s
4ofbitches 2on 4er 5st 3t 4h 5e 6d 6r 7s 6s 5ing 8ly 5sayer as 8ing 4ier 6st 4y 2p 3h 4ism 6t 7ic 9al ate cd cs
bing con 7ries 8y 7s 4omore 9s 8ic 3orific 9ally 9s 3ped 4ier 6st 5ng 4y 3rano 7s 3s 2rbet 6s 3cerer 8s 7ss 9es
6y 3did 6ly 6ness 3e 4head 8s 4ly 4ness 4r 4s 5t 3ghum 3orities 7y 3rel 6s 4ier 6st 5ly 5ness 4ow 6ed 6ful 9ly
9ness 6ing 6s 4y 3t 4a 4ed 5r 6s 4ie 6d 6ing 6s 5ng 4s 2t 3s 3tish 2u 3'wester 3ffle 7s 3gh 5ed 5ing 5s 5t 3k
4s 3l 4ful 7ly 7ness 4less 8ly 8ness 4mate 8s 4s 3nd 5alike as 5bar 8s 6ite 9s 6oard as 5check as 5ed 6r 7s 6st
5ing 8s 5less 9ly 6y 5ness 5proof aed aing as 5s 6cape as 5track as 3p 4con 7s 4ed 4ier 6st 5ng 4s 4y 3r 4ce 6d
6s 5ing 4dough 9s 4ed 5r 5st 4ing 5sh 4ly 4ness 4puss 8es 4s 3s 4aphone as 4e 5d 5s 4ing 3th 5bound 5east 9er
bly bn bs 9ward ds 6rlies 8y 7n 8er as 8most 8s 5paw 8s 5ward 9s 6est 9er bly bn bs 9ward ds 3venir 8s 2vereign
9s 9ty 3iet 6s 2w 3ed 4r 5s 3ing 3n 3s 2y 3bean 7s 2zzled 1pa 3ce 5craft as 5d 5flight bs 5man 6en 5port 9s 5r
6s 5s 6hip 9s 6uit 9s 5time 5walk 9ed 9ing 9s 6oman 8en 5y 4ial 5er 6st 5ness 6g 5ous 8ly 8ness 3de 5d 5ful 8s
5s 5work 4ices 5ng 5x 3ghetti 3ke 3m 4med 6r 7s 5ing 4s 3n 4dex 4gle 7d 7s 6ing 6y 4iel 7s 4k 5ed 5ing 8s 5s
4ned 6r 7s 5ing 4s 3r 4e 5d 5ly 5ness 5r 6ibs 5s 6t 4ing 7ly 4k 5ed 5ier 7st 6ng 5le 7d 7r 8s 7s 6ing 6y 5s 5y
4red 5ing 5ow 7hawk bs 7s 4s 5e 6ly 6ness 6r 6st 5ity 4tan 3s 4m 5odic 9ally 5s 4tic 7s 3t 4e 5s 4he 6s 4ial
7ly 4s 4ted 6r 7ed 7ing 7s 5ing 4ula 7s 3vin 6ed 3wn 5ed 5ing 5s 3y 4ed 4ing 4s 2eak 5easies 8y 6r 7phone cs 7s
5ing 8s 5s 4r 5ed 5fish 9ed as 9ing 5gun 5head 9ed 9ing 9s 5ing 5mint 5s 3c 4ial 7ism as 9t as 8zation es 9e ad
as 9ing 7ly 7s 7ties 8y 5e 6s 5f 6iable 7c 8ally 9tion ds 8ity 8s 7ed 8r 9s 8s 6y 7ing 5men 8s 5ous 8ly 8ness
4k 5ed 5ing 5le 7d 7s 6ing 5s 4s 4tacle 9s 7ular bly bs 6te 8d 8s 7ing 7or 9s 5er 7s 5ra 7l 6ometer cs 7scope
cs bic by 6um 4ulate 9d 9s 8ing 9on bs 9ve bly 8or as 3d 3ech 6es 6ified as 8y 9ing 6less aly aness 6writer cs
4d 5boat 9s 5er 7s 5ier 7st 6ly 6ness 7g 5ometer bs 5s 6ter 9s 5up 7s 5way 8s 6ell 5y 3leological ast cs 9y 4l
5bind 9er bs 9ing 9s 6ound 5check aed br cs aing as 5down 9s 5ed 6r 7s 5ing 8s 5s 4unker 9s 7ing 3nd 5able 5er
7s 5ing 5s 5thrift bs 4t 3rm 5atozoa aon 5icidal 9e as 5s 3w 4ed 5r 6s 4ing 4s 2hagnum 8s 3ere 6s 5ical 9ly
5oid 8al 8s 3incter 9s 5x 6es 2ic 4e 5d 5s 4ier 6st 5ly 5ness 6g 4s 4ule 7s 4y 3der 6s 6web 9s 6y 3ed 4l 5ed
5ing 5s 4s 3ff 5ed 5ier 7st 6ng 5s 5y 3got 6s 3ke 5d 5s 4ier 6st 5ness 6g 4y 3ll 5age 8s 5ed 5ing 5over 9s 5s
5way 8s 3n 4ach 5l 6ly 6s 4dle 7d 7s 6ier 8st 7ng 6y 4e 5less 9ly 9ness 5s 5t 6s 4ier 6st 4less 4naker 9s 5er
7et 9s 7s 6y 7s 5ing 4s 5ter 8hood 8ish 8s 4y 3racle 8s 5l 6ed 6ing 6ly 6s 4e 5a 6s 5s 4it 6ed 8ly 6ing 6less
6s 6ual 9ism bt cic cs aty 9ly 9s 7ous 4ochete as 4y 3t 4ball 8s 4e 5d 5ful 8ler ast 9y 8ness 5s 4fire 8s 4ing
4s 4ted 5ing 5le 5oon 8s 3v 4s 2lanchnic 4sh 6down as 6ed 7s 6ier 8st 7ly 7ness 8g 6y 4t 5s 5ted 7r 8ed 8ing 8s
6ing 4y 5ed 5feet 6oot 9ed 5ing 5s 3een 6s 4ndid 8er 9st 8ly 6or 8ous 8s 5ectomy 6tic 3ice 6d 6r 7s 6s 5ing 4ff
6s 4ne 6s 5t 6ed 7r 8ed 8ing 8s 8y 6ing 6s 4t 5s 5ting 9s 3odge 7s 4sh 6ed 7s 6ing 4tch 7ed 8s 7ier 9st 8ng 7y
3urge 7d 7s 6ing 4tter 8ed 8ing 8s 2oil 5age 5ed 6r 7s 5ing 5s 6port as 3ke 5n 5s 6man 7en 6people 8rson cs
6woman 9en 3liation 3nge 6d 6r 7s 6s 5ier 7st 6ness 7g 5y 4sor 7ed 7ing 7s 8hip 4taneity 8ous bly 3of 5ed 5ing
5s 4k 5ed 5ier 7st 6ness 7g 5s 5y 4l 5ed 5ing 5s 4n 5bill 9s 5ed 6rism as 5ful 8s 5ing 5s 4r 5ed 5ing 5s 3radic
8ally 4e 5d 5s 4ing 4ran 7s 4t 5ed 5ier 7st 6ness 7g 8ly 6ve 8ly 5s 6cast aer cs aing as 6man 9like 9ship 7en
6people 8rson 6wear 7oman 9en 7riter cs 5y 3t 4less 8ly 8ness 5ight 9ed 9ing 9s 6t 4s 4ted 6r 7s 5ier 7st 6ly
6ness 7g 5y 3usal 7s 5e 6s 4t 5ed 5ing 5s 2rain 6ed 6ing 6s 4ng 4t 5s 4wl 6ed 6ing 6s 4y 5ed 6r 7s 5ing 5s 3ead
6able 6eagled 7r 8s 6ing 6s 7heet bs 4e 5d 5ing 5s 3ier 5st 4g 5ged 5htlier ast 9ness 8y 5s 4ng 6board bs 8k 9s
6ier 8st 7ly 7ness 8g 6like 6s 6time 6y 5kle 8d 8r 9s 8s 7ing as 5t 6ed 7r 8s 6ing 6s 4te 6s 5z 6ed 7r 8s 7s
6ing 3ocket 8s 4g 5s 4ut 6ed 6ing 6s 3uce 6d 6ly 6ness 6r 6s 7t 5ing 4ng 3y 4ly 4ness 2ud 4s 3me 5d 5s 4ing
4oni 4y 3n 4k 5ier 7st 5s 5y 3r 4ge 4ious 8ly 8ness 4n 5ed 5ing 5s 4red 5ing 4s 4t 5ed 5ing 5s 3ta 4nik 7s 4ter
7ed 7ing 7s 4um 2y 3glass 8es 3ing 3master 9s 3ware 1q 2q 2uab 5ble 8d 8r 9s 8s 7ing 5s 4d 5ron 8s 5s 4lid 7er
8st 7ly 7ness 5l 6ed 6ing 6s 6y 5or 4mous 4nder 8ed 8ing 8s 4re 6d 6ly 6ness 6r 6s 7t 5ing 6sh 4sh 6ed 7s 6ier
8st 7ng 6y 4t 5ness 5s 5ted 7r 8s 7st 6ing 4w 5k 6ed 7r 8s 6ing 6s 5s 3eak 6ed 7r 8s 6ier 8st 7ly 7ness 8g 6s
6y 5l 6ed 7r 8s 6ing 6s 5mish 9ly 9ness 4egee 8d 8ing 8s 5zable 6e 7box aes 7d 7r 8s 7s 6ing 4lch 7ed 8s 7ing
7y 3ib 5s 4d 5gy 5s 4ffy 4ggle 8d 8s 7ing 7y 4nt 6ed 7r 7st 6ing 6s 4re 6d 6s 5ing 5m 6ed 6ier 8st 7ng 6s 6y
5rel 8ed 8ing 8s 5t 6ed 6ing 6s 4sh 6ed 7s 6ier 8st 7ng 6y 1riracha 1sh 1t 2ab 4bed 6r 7s 5ing 8s 4ility
7zation 8e 9d 9r as 9s 8ing 4le 6d 6man 8te as 7en 6r 6s 7t 5ing 5y 4s 3ccato 8s 4k 5ed 5ing 5s 3dium 7s 3ff
5ed 6r 7s 5ing 5s 3g 4e 5coach aes 6raft 5d 5hand 9s 5s 6truck 4flation 4ger 7ed 7ing aly 7s 4ier 6st 5ng 7s
4nancy 7t 8ly 6te 8d 8s 7ing 8on 4s 4y 3id 5er 6st 5ly 5ness 4n 5ed 5ing 5less 5s 4r 5case 9s 5s 5way 8s 6ell
9s 3ke 5d 5holder bs 5out 8s 5s 4ing 3lactite as 5gmite as 4e 5d 5mate 9d 9s 8ing 5ness 5r 5s 6t 4ing 4k 5ed 6r
7s 5ing 8s 5s 4l 5ed 5holder bs 5ing 6on 8s 5s 4wart 8ly 8s 3men 6s 4ina 4mer 7ed 8r 9s 7ing aly 7s 4p 5ed 7e
8d 8s 7ing 6r 7s 5ing 5s 3nce 6s 5h 6ed 7r 7s 8t 6ing 7on 9s 4d 5alone 6rd 8ization ae bd bs aing 8s 5by 7s 5ee
7s 6r 7s 5ing 8s 5off 8ish 8s 6ut 8s 5pipe 9s 6oint as 5s 6till as 4k 4za 6s 3ph 5ylococcal ci cus 4le 6d 6r 7s
6s 5ing 3r 4board 5urst 9s 4ch 6ed 7s 6ier 8st 7ly 7ness 8g 6y 4dom 5ust 4e 5d 5r 6s 5s 4fish 8es 5ruit 4gaze
8d 8r 9s 8s 7ing 4ing 4k 5er 7s 6st 5ly 5ness 4less 6t 7s 5ight 6ng 8s 6t 4red 5ier 7st 6ng 5y 4s 5truck 4t 5ed
6r 7s 5ing 5le 7d 7s 6ing 9ly 5s 5up 7s 4vation 5e 6d 6ling as 6s 5ing 8s 3sh 5ed 6s 5ing 4is 3t 4e 5craft 5d
5hood 7use as 5less 9ness 6ier 8st 7ness 6y 5ment 9ed 9ing 9s 5r 6oom 9s 5s 6ide 6man 9like 9ship 7en 6woman
9en 5wide 4ic 6ally 6s 5ng 5on 7ary 7ed 8r 9s 9y 7ing 7master ds 7s 5stic 9al bly 9ian cs 9s 4s 4uary 5e 6s
7que 6tte 9s 5re 7s 5s 6es 5te 7s 6orily 8y 3unch 7ed 8r 8s 9t 7ing 7ly 7ness 3ve 5d 5s 4ing 3y 4ed 5r 6s 4ing
4s 2d 3io 2ead 5fast 9ly 9ness 5ied 7r 7s 8t 6ly 6ness 5s 5y 6ing 4k 5house as 5s 4l 5ing 5s 5th 7ier 9st 8ly
8ness 7y 4m 5boat 9s 5ed 6r 7s 5fitter bs 9ing 5ier 7st 6ness 7g 5punk 5roll 9ed ar bed bing bs 9ing 9s 5s 6hip
9s 5y 3ed 5s 4l 5ed 5ier 7st 6ness 7g 5maker as 5s 5worker bs 9s 5y 6ard 9s 4p 5ed 6n 7ed 7ing 7s 6r 6st 5ing
5le 7chase cs 7jack bs 7s 6y 5ness 5s 4r 5able 6ge 5ed 5ing 5s 6man 7en 3gosauri 9us bes 3in 5s 3llar 3m 4less
4med 5ing 4s 4ware 3nch 6es 5il 7ed 7ing 7s 4o 5grapher cs aic ay 5s 6is 4t 5orian 5s 3p 4brother bs 4child
9ren 4dad 7s 6ughter cs 4father as 4ladder as 4mom 7s 6ther as 4parent as 5e 6d 6r 7s 6s 5ing 8stone ds 4s
5ister as 5on 7s 3reo 6phonic 6s 7cope bs aic 6type ad as 9ical ang 4ile 6ity 7zation ds 8e 9d 9r as 9s 8ing
4ling 4n 5er 6st 5ly 5ness 5s 5um 7s 4oid 7al 7s 4torous 3t 4hoscope bs 4s 5on 7s 4ted 5ing 3vedore 9s 3w 4ard
7ed 8ss aes 7ing 7s 8hip 4ed 4ing 4s 2ick 5er 7s 5ier 7s 8t 6ly 6ness 7g 5leback bs 7r 8s 5pin 8s 5s 5up 7s 5y
3es 3ff 5ed 6n 7ed 8r 9s 7ing 7s 6r 6st 5ing 5ly 5ness 5s 4le 6d 6s 5ing 8ly 8s 3gma 6s 6ta 7ic 8zation 9e ad
as 9ing 3le 5s 5tto 8s 4l 5birth as 6orn 5ed 6r 6st 5ing 5ness 5s 4t 5ed 7ly 5s 3mulant 9s 7te 9d 9s 8ing 9on
9ve 6i 6us 3ng 5er 7s 5ier 7st 6ly 6ness 7g 5ray 8s 5s 5y 4k 5bug 8s 5er 7s 5ier 7st 6ng 5s 5y 4t 5ed 5ing 5s
3pend 7iaries ay 7s 4ple 7d 7s 6ing 4ulate 9d 9s 8ing 9on bs 3r 4red 6r 7s 5ing 8ly 8s 5up 7s 4s 3tch 6ed 7ry
7s 6ing 2oat 5s 3chastic 4k 5ade 8d 8s 7ing 5breeder cs 7oker bs 9ing 5ed 5holder bs 5ier 7st 6ly 6ness 8tte 7g
8s 6st 8s 5pile 9d 9s 8ing 6ot 8s 5room 9s 5s 5taking 5y 6ard 9s 3dge 5ier 7st 6ly 6ness 5y 3gie 6s 3ic 5al 7ly
5ism 5s 3ke 5d 5r 6s 5s 4ing 3le 5n 5s 4id 6er 7st 6ity 6ly 6ness 4on 6s 3mach 7ache bs 7ed 8r 9s 7ing 7s 4p
5ed 5ing 5s 3ne 5d 5mason as 5r 6s 5s 5wall 9ed 9ing 9s 7re 7shed 6ork 4ier 6st 5ly 5ness 6g 4kered 5ing 4y 3od
4ge 6s 4l 5s 4p 5ed 5ing 5s 3p 4cock 8s 4gap 7s 4light 9s 4over 8s 4pable 6ge 8s 5ed 6r 7ed 7ing 7s 5ing 5le 7d
7s 6ing 4s 4watch 9es 3rage 4e 5d 5front as 5house as 5keeper bs 5room 9s 5s 4ied 6s 5ng 4k 5s 4m 5ed 5ier 7st
6ly 6ness 7g 5s 5y 4y 5board as 7ok 9s 5teller bs 9ing 3up 5s 4t 5er 6st 5hearted 5ly 5ness 5s 3ve 5pipe 9s 5s
3w 4age 5way 8s 4ed 4ing 4s 2raddle 8d 8r 9s 8s 7ing 4fe 6d 6s 5ing 4ggle 8d 8r 9s 8s 7ier 9st 8ng 7y 4ight
8away cs 8edge cs 9n aed br cs aing as 9r 9st 8forward fly fness fs 8ly 8ness 8s 8way 5n 6ed 7r 8s 6ing 6s 5t
6en 8ed 8ing 8s 6jacket ced cing cs 6laced 6s 4nd 6ed 6ing 6s 5ge 7ly 7ness 7r 8s 7st 6le 8d 8hold cs 8r 9s 8s
7ing 6ulate bd bs aing bon 4p 5less 9es 5ped 6ing 5s 4ta 6gem 9s 5egic 9al bly 9s 8es 8st as 7y 5i 6fication
8ed 9s 7y 8ing 5osphere cs bic 5um 6s 4w 5berries 9y 5ed 5ing 5s 4y 5ed 5ing 5s 3eak 6ed 7r 8s 6ier 8st 7ng 6s
6y 5m 6ed 7r 8s 6ing 6line ad as 9ing 6s 4et 6car 9s 6lamp as 7ight bs 6s 6walker cs 7ise 4ngth 8en aed br cs
aing as 8s 5uous 9ly 9ness 4p 5tococcal bi bus 7mycin 4ss 6ed 7s 6ful 6ing 6ors 4tch 7able 7ed 8r 9ed 9ing 9s
8s 7ier 9st 8ng 7marks 7y 4w 5ed 5ing 5n 5s 5th 3ia 5e 5ted 6ion 9s 4cken 5t 6er 7st 6ly 6ness 6ure 9s 4dden 5e
6ncy 7t 8ly 6s 5ing 4fe 4ke 6bound 7reaker ds bing 6out 9s 6r 7s 6s 5ing 8ly 8s 4ng 6ed 7ncy 8t 9ly 7r 8s 6ier
8st 7ness 8g 6s 6y 4p 5e 6d 6s 6y 5ing 5ling 9s 5ped 7r 8s 6ing 5s 5tease ad ar bs as 9ing 5y 4ve 6n 6s 5ing
3obe 6s 5oscope bs aic 4de 4ke 6d 6s 5ing 4ll 6ed 7r 8s 6ing 6s 4ng 6box 9es 6er 7st 6hold as 6ly 6man 7en
6room as 5tium 4p 5he 7s 6ic 5ped 6ier 8st 7ly 7ness 8g 6y 5s 4ve 3uck 5tural aism ct ds aly 8e 9d 9s 8ing 4del
7s 4ggle 8d 8s 7ing 4m 5med 6ing 5pet 8s 5s 4ng 4t 5s 5ted 6ing 3ychnine 2ub 4bed 5ier 7st 6ng 5le 6y 5orn 8er
9st 8ly 8ness 5y 4s 3cco 6ed 7s 6ing 4k 3d 4book 8s 4ded 5ing 4ent 7s 8hip bs 4ied 7ly 6s 5o 6s 6us 8ly 8ness
4lier 7st 5y 4s 4y 5ing 3ff 5ed 5ier 7st 6ly 6ness 7g 8s 5s 5y 3ltification 8ed 9s 7y 8ing 3mble 7d 7r 8s 7s
6ing 4p 5ed 5ier 7st 6ng 5s 5y 3n 4g 4k 4ned 6r 7s 5ing 8ly 4s 4t 5ed 5ing 5man 6en 5s 3pefaction 6ied 8s 6y
7ing 5ndous aly 4id 6er 7st 6ities 8y 6ly 6s 4or 6s 3rdier 7st 6ly 6ness 5y 4geon 8s 3tter 7ed 8r 9s 7ing 7s 2y
3le 5d 5s 4i 5ng 5sh 7ly 7ness 6t 7ic 9ally 9s 7s 5ze 7d 7s 6ing 4us 6es 3mie 6d 6ing 6s 3ptic 7s 1uasion 3ve
5ly 5ness 5r 5st 4ity 2b 3altern 9s 4qua 4rctic 5ea 7s 4tomic 3basement bs 4ed 4ing 4ranch 9es 3categories ay
4lass 4ommittee cs 6pact as 5nscious cly cness 6tinent cal cs 7ract bed bing bor ds bs 4ulture as 5taneous cly
3divide 9d 9s 8ing 7sion bs 4omain 9s 6inant 4ue 6d 6s 5ing 3editor 9s 3families 8y 4reezing 3group 8s 3head
7ing as 7s 4uman 8s 3j 4ect 7ed 7ing 8on 8ve aly 9ity 7s 4oin 7ed 7ing 7s 4ugate 9d 9s 8ing 9on 5nctive bs
3lease 8d 8s 7ing 5t 6s 6ting 4ieutenant ds 5mate 9d 9s 8ing 9on 6e 7d 7ly 7r 7s 8t 6inal aly 8g 7ty 5ngual
3marginal 6ine 9r as 9s 4erge 8d 8nce 8s 7ing 6se 8d 8s 7ible bs 8ng 8on 4icroscopic 5ssion as 8ve aly aness 5t
6s 6ted 8r 7ing 3normal 3orbital 5der 8s 6inate bd bs aing bon 5n 6ation 6ed 6ing 6s 3par 6agraph 6t 4lot 7s
4oena 8ed 8ing 8s 4rime 5ofessional fs 6gram as 3routine as 3s 4cribe 9d 9r as 9s 8ing 7pt 9ion cs 9s 4ection
as 5quent aly 5rvience at bly 5t 6s 4ide 7d 7nce 7s 6iaries aty 9y 7es 7ng 7zation 8e 9d 9r as 9s 8ing 6y 5st
7ed 8nce 7ing 7s 4oil 5nic 4pace 5ecies 4tance 9s 7dard 7tial bly ate cd cs bing con es 9ve bly bs 6tion as
5ituent 8te ad as 9ing aon cs 5rata 8e 9s 8um 6ucture cs 4ume 7d 7s 6ing 6ption 5rface 4ystem 9s 3teen 7s
5nancy 8t 9s 6d 7ed 7ing 7s 5rfuge as 6ranean 5xt 7s 4itle 8d 8s 7ing 4le 6r 6st 6ties 7y 5y 4opic 8s 5tal 8ed
8ing 8s 4ract 8ed 8ing 9on bs 8s 6hend as 5opic 9al 9s 3urb 6an 8ite bs 8s 6ia 6s 3vention as 5rsion 8ve aly
aness as 6t 7ed 7ing 7s 3way 6s 3zero 2cceed 7ed 7ing 7s 5ss 7es 7ful aly 7ion as 8ve aly 7or 9s 4inct 8er 9st
8ly 8ness 4or 6ed 6ing 6s 5tash 4ubi 6us 5lence 9y 8t 9s 5mb 7ed 7ing 7s 3h 4like 3k 4ed 5r 6ed 6ing 6s 4ing
4le 6d 6s 5ing 8s 4s 3rose 3tion 7ed 7ing 7s 2dden 6ly 6ness 3s 4ier 6st 4y 2e 3d 4e 3s 3t 4y 2ffer 6ance 6ed
7r 8s 6ing 9s 6s 4ice 7d 7s 6iency 9t aly 7ng 5x 6ation 6ed 7s 6ing 4ocate 9d 9s 8ing 9on 4ragan 9s 7e 8tte bs
7ist as 4use 7d 7s 6ing 7on 2gar 5cane 6oat 9ed 9ing 9s 5ed 5ier 7st 6ng 5less 5plum 9s 5s 5y 3gest 7ed 8r
7ibility 9le 8ng 8on as 8ve aly aness 7s 2icidal 6e 7s 3ng 3t 4ability 6le 8ness 7y 4case 8s 4e 5d 5s 4ing 4or
6s 4s 2kiyaki 2lfa 5te 7s 4ide 7s 4onamides 4ur 6ed 6ic 7ng 6ous 6s 3k 4ed 4ier 6s 7t 5ly 5ness 6g 4s 4y 3len
6er 7st 6ly 6ness 4ied 6s 4y 5ing 3tan 6a 7s 7te 9s 6s 4rier 7st 6ly 6ness 5y 2m 3ac 3maries 7ly 7ze 9d 9s 8ing
6y 5t 6ion 9s 4ed 5r 6ed 6house bs 6ing 6s 6time 6y 4ing 5t 6ry 6s 4on 6ed 7r 8s 6ing 6s 7ed 8s 7ing 3o 3p 4s
4tuous 9ly 9ness 3s 2n 3bath 7e 8d 8r 9s 8s 7ing 7s 4eam 7s 5d 6s 5lt 7s 4lock 8s 4onnet 9s 4urn 7ed 7ing 7s
6st 8s 3dae 6s 4eck 7s 5r 6ed 6ing 6s 4ial 7s 4own 7s 4ress 8es 5ies 5y 3fish 7es 4lower 9s 3g 4lasses 3hat 6s
3k 4en 3lamp 7s 4ess 4ight 5t 3ned 4ier 6st 5ness 6g 4y 3rise 7s 4oof 7s 3s 4creen 9s 4et 6s 4hade 8s 5ine 7y
4pot 7s 4troke 3tan 6ned 7ing 6s 4rap 7s 3up 2p 3er 5abundance es ct 6nnuate cd cs bing con 5b 6er 7st 6ly
5cargo aes 6harge bd br cs bs aing 6ilious cly cness 7ties 8y 6omputer ds 7nducting dve eity cor es 6ritical
5ego 8s 6rogation bory 5ficial bity bly 7ne 6luity 8ous bly bness 5glue 6rass aes 5hero 9es 9s 6ighway cs 6uman
5impose bd bs aing btion 6ntend bed cnce ey dt es bing bs 6or 8ity 8s 5lative bly bs 5man 7rket bs 7ssive 6en
6odel as 7m 8s 5nal 7tural cly cs 6ova 9e 9s 6umeraries cy 5pose 9d 9s 8ing 9tion 7wer as 5s 6aturate dd ds
cing don 6cribe bd bs aing 9pt bion bs 6ede 9d 9s 8ing 6ize 9d 9s 8ing 6onic 6preader ds 6tar 9dom 9s 8te as
7ition cs bus dly 7ore as 7ructure es 5tanker bs 5user 9s 5vene 9d 9s 8ing 8tion 6ise 9d 9s 8ing 9on bs 8or as
ay 5woman 8en 3ine 6ly 3p 4ed 5r 6s 6time 4ing 4l 5ant 8ed 8ing 8s 5e 6ment aal bry btion aed aing as 6ness 6r
6st 5iant 9s 6cant as 8te ad as 9ing aon cs 6ed 7r 8s 7s 5y 6ing 4ort 7able 7ed 8r 9s 7ing 8ve 7s 5se 7d 8ly 7s
6ing 7tion bs 8ories ay 4ress 8ant bs 8ed 9s 8ible 9ng 9on 9ve 8or as 4urate 9d 9s 8ing 9on 3ra 5national
4emacist bs 8y 6e 7ly 6o 7s 3s 3t 2rcease 8d 8s 7ing 4harge 9d 9s 8ing 4ingle 9s 3e 4fire 5ooted 4ly 4ness 4r
4st 4ties 5y 3f 4ace 7d 7s 6ing 4board 9ed 9ing 9s 4ed 5it 7ed 7ing 7s 5r 6s 4ing 4s 3ge 5d 5on 7s 5ries 6y 5s
4ical 8ly 5ng 3lier 6st 5ness 4y 3mise 7d 7s 6ing 4ount 8able 8ed 8ing 8s 3name 7s 3pass 7ed 8s 7ing 4lice 8s
5us 7es 7sed 8ing 4rise 8d 8s 7ing aly as 3real 7ism 9t aic cally as 5nder 9ed 9ing 9s 5ptitious dly dness 5y
6s 4ogacy 7te 9s 5und 8ed 8ing bs 8s 3tax 6ed 7s 6ing 4itle 8s 3veillance 5y 6ed 6ing 6or 8s 6s 4ivable 7l 8ist
bs 8s 6e 7d 7s 6ing 6or 8s 2sceptibilities dy 9le 3hi 3pect 7ed 7ing 7s 5nd 7ed 8r 9s 7ing 7s 6se 8ful 7ion as
4icion 9s 8us aly 3s 4ed 5s 4ing 3tain 7ability 9le ay 7ed 7ing 7s 4enance 2tler 6s 3tee 3ure 6d 6s 5ing
2zerain 8s 8ty 1velte 6r 6st 1wab 4bed 5ing 4s 3ddle 7d 7s 6ing 3g 4ged 6r 7ed 8r 7ing 7s 5ing 4s 3in 5s 3llow
7ed 7ing 7s 7tail bs 3m 4i 5s 4p 5ed 5ier 7st 6ng 5land 5s 5y 3n 4k 5ed 6r 6st 5ier 7st 6ly 6ness 7g 5s 5y 4ned
5ing 4s 5ong 8s 3p 4ped 5ing 4s 3rd 5s 4m 5ed 5ing 5s 4thier 8st 6y 3sh 5buckler cs aing 5ed 6s 5ing 4tika 8s
3t 4ch 6es 4h 5e 6d 6s 5ing 5s 4s 4ted 6r 7ed 7ing 7s 5ing 3y 4back 8ed 4ed 4ing 4s 2ear 5er 7s 5ing 5s 5word
9s 4t 5band 9s 5ed 6r 7s 5ier 7st 6ng 5pants 5s 6hirt as 7op 9s 6uit 9s 5y 3de 5s 3ep 5er 7s 5ing 8ly 8s 5s
6takes 4t 5bread as 7ier as 5corn 5en 7ed 8r 9s 7ing 7s 6r 6st 5heart as 5ie 7s 6sh 5ly 5meat 9s 5ness 5s 3ll
5ed 6r 6st 5head 9ed 9s 5ing 8s 5s 4ter 7ed 7ing 7s 3pt 5back 3rve 6d 6s 5ing 2ift 5er 6st 5ly 5ness 5s 3g 4ged
5ing 4s 3ll 5ed 5ing 5s 3m 4mer 7s 5ing 8ly 4s 5uit 8s 4wear 3ndle 7d 7r 8s 7s 6ing 4e 5herd 9s 5s 4g 5eing 6r
7s 5ing 5s 4ish 3pe 5d 5s 4ing 3rl 5ed 5ing 5s 5y 3sh 5ed 6r 6s 7t 5ing 3tch 6able 6back as 7lade bs 7oard bs
6ed 7r 8s 7s 6ing 6over 3vel 6ed 6ing 6s 3z 4z 5le 7d 7s 6ing 2ollen 3on 5ed 5ing 5s 4p 5ed 5ing 5s 4sh 6ed 7s
6ing 3rd 5fish 9es 5play 5s 6man 9ship 7en 4e 4n 3t 4s 4ted 5ing 2um 3ng 1ybarite 8s 7ic 2camore 8s 3ophancy 8t
9ic 9s 2llabic 8ate bd bs aing bon 7fication 9ed as 8y 9ing 6le 8s 6ub 8s 7s 8es 4ogism 9s 8tic 3ph 5ic 5like
5s 3van 2mbioses 7is 6tic 9ally 4ol 6ic 8al aly 7sm 7zation 8e 9d 9s 8ing 6ogy 6s 3metric 9al bly 8es 7y
3pathetic bally 7ies 8ze ad ar bs as 9ing 7y 4honic 8es 7y 4osium 9s 4tom 7atic bally 7s 2n 3agogal 7ue 9s 4pse
7s 5tic 3c 4ed 4hronicity 9zation fs ae bd bs aing 8ous bly 8y 4ing 4opate 9d 9s 8ing 9on 6e 4s 3dicalism at bs
7te 9d 9s 8ing 9on 4rome 8s 3ergies 7sm 8tic 6y 3fuel 7s 3od 5s 4nym 7ous 7s 7y 4pses 6is 5tic 4vial 3tactic
9al bly 5x 4h 5eses 7is 8ze ad ar bs as 9ing 6tic 9ally 9s 5s 2philis 7tic as 2ringe 7d 7s 6ing 3up 5s 5y
2sadmin 8s 3op 5s 3tem 6atic aal cly 9zation ae bd bs aing 6ic 8ally 8s 6s 4ole 7s 6ic 0t 1a 2b 3bed 4ies 5ng
4ouleh 4y 3ernacle as 3la 5s 4e 5au 7x 5cloth as 5d 5land 9s 5s 6poon aful ds as 5t 6op 8s 6s 5ware 4ing 4oid
7s 3oo 5ed 5ing 5s 4r 5s 3s 3ular 6te 8d 8s 7ing 8on as 7or 9s 2chograph as 5meter as 4ycardia 5on 3it 5ly
5ness 5urn 8ity 8ly 3k 4ed 5r 6s 4ier 6st 5ness 6g 4le 6d 6r 7s 6s 5ing 4s 4y 3o 4s 3t 4ful 7ly 7ness 4ic 6al
8ly 6ian 9s 6s 5le 6ity 4less 8ly 8ness 2d 3pole 7s 3s 2ffeta 4ies 4rail 8s 4y 2g 3ged 5r 6s 4ing 3liatelle 5ne
7s 3s 2iga 5s 3l 4back 8s 5oard 9s 6ne 8s 4coat 8s 4ed 4gate 8d 8r 9s 8s 7ing 4ing 4less 5ight 9s 4or 6ed 6ing
6s 4piece 9s 6pe 8s 4s 5pin 8s 4wind 8s 3nt 5ed 5ing 5s 2ke 4away 8s 4n 4off 7s 5ut 7s 5ver 8s 4r 5s 4s 3ing 6s
2lc 4um 3e 4bearer as 4nt 6ed 6s 4s 3i 4sman 8s 3k 4ative 9ly 9ness 4ed 5r 6s 4ie 6r 6s 7t 5ng 4s 4y 3l 4boy 7s
4er 5st 4ied 6r 7s 6s 5sh 4ness 4ow 6y 4y 5ho 7ed 7ing 7s 5ing 3on 5s 3us 5es 2m 3able 4le 6s 4rack 8s 5ind 8s
3bourine as 3e 4d 4ly 4ness 4r 5s 4s 5t 3ing 3oxifen 3p 4ed 5r 6ed 7r 8s 6ing 6s 4ing 4on 6s 4s 3s 2n 3ager 7s
3bark 3dem 6s 4oori 3g 4elo 7s 5nt 7ial aly 7s 5rine 9s 4ibility 6le 8ness 8s 7y 5er 6st 4le 6d 6s 5ing 4o 5ed
5ing 5s 4s 4y 3k 4ard 7s 4ed 5r 6s 4ful 7s 4ing 4s 3ned 5r 6ies 6s 6y 5st 4in 6g 3s 4y 3talization 8e 9d 9r as
9s 8ing bly 6um 5mount 4ra 5um 7s 2p 3as 3e 4d 4line 8s 4r 5ed 5ing 5s 4s 5tries 7y 4worm 8s 3ing 4oca 4r 5s
3ped 5r 6s 5t 6s 4ing 3room 7s 6t 7s 3s 2r 3amasalata 4ntella as 6ula 9s 3ball 7s 3dier 6st 5ly 5ness 4y 3e 4d
4s 3get 6ed 6ing 6s 3iff 6s 4ng 3mac 6adam 6ked 7ing 6s 3n 4ish 7ed 8s 7ing 4s 3o 4s 4t 5s 3p 4aulin 9s 4on 6s
4s 3ragon 8s 4ed 4ied 6r 6s 7t 5ng 4y 5ing 3s 4al 6s 4i 4us 3t 4an 6s 5r 6ic 6s 4ed 5r 5st 4iest 5ng 4ly 4ness
4s 4y 2ser 5ed 5ing 5s 3k 4bar 4ed 4ing 4master as 5istress ces 4s 3sel 6ed 6ing 6s 3te 5d 5ful 8ly 8ness 5less
9ly 9ness 5r 6s 5s 4ier 6st 5ly 5ness 6g 7s 4y 2t 3ami 6s 3er 5s 3s 3ted 5r 6demalion es 6ed 6ing 6s 4ie 6r 6s
7t 5ng 4le 6d 6r 7s 6s 6tale as 5ing 4oo 6ed 7r 8s 6ing 7st 9s 6s 4y 2u 3ght 3nt 5ed 6r 7s 5ing 8ly 5s 3pe 3s
3t 4en 6ed 6ing 6s 5r 5st 4ly 4ness 4ological cly 9es 8ous 8y 2vern 6s 2wdrier 7st 6ly 6ness 5y 3nier 6st 4y 2x
3a 4ble 4tion 3ed 4r 5s 4s 3i 4cab 7s 4dermist bs 8y 4ed 4ing 4meter 9s 4ng 4s 4way 7s 3man 4en 3on 5omic 8es
8st as 7y 3payer 8s 6ing 1b 2s 3p 1ea 3bag 6s 3cake 7s 4h 5able 5er 7s 6s 5ing 8s 4up 6ful 9s 6s 3k 4ettle 9s
4s 3l 4ight 8s 4s 3m 4ed 4ing 4mate 8s 4s 5ter 8s 4work 3pot 6s 3r 4away 8s 4drop 8s 4ed 4ful 7ly 4gas 7es 7sed
8ing 4ier 6st 5ng 4jerker as 4oom 7s 4s 4y 3s 4e 5d 5l 6s 5r 6s 5s 4ing 7ly 4poon 8ful bs 8s 3t 4ime 7s 4s 2ch
4ie 6s 4netium 5ical 9ities by 9ly 7ian as 7olor 6que 9s 5o 6babble 6cracies ay 9t aic as 6logical dly aes ast
cs 9y 6phobe bs 4s 3tonic 8s 2d 3dies 4y 3ious 7ly 7ness 4um 3s 2e 3d 3ing 3m 4ed 4ing 4s 3n 4age 7r 8s 4ier
6st 4s 4y 5bopper bs 3s 3ter 6ed 6ing 6s 4h 5e 6d 6s 5ing 4otal 8er as 8ism 2ktite 7s 2l 3ecast 8er as 8ing 8s
5ommunication hs 9te bd br cs bs aing 6nference ed es ding 4genic 5ram 8s 7ph 9ed ar bs ase 9ic bally ang ast
cs 9s 9y 4kinesis 8tic 4marketer cs aing 5eter 9s 7ries 8y 4ological 8y 4pathic aally 8y 5hone 9d 9r as 9s 8ic
9ng 9st bs 8y 7to 9graphy 9s 5lay 8s 5ort 8ation 5rinter bs 6ocessing 7mpter cs 4sales 5cope 9d 9s 8ic aally
9ng 4text 8s 5hon 8s 5ype 8s 8writer es 4vangelism ct ds 5ise 8d 8s 7ing 8on as 4worker as 8ing 4x 5ed 6s 5ing
3l 4er 6s 4ies 5ng 7ly 4s 4tale 8s 4urium 4y 3net 2mblor 7s 3erity 3p 4ed 5r 6a 7ment bal dly bs 7nce 7s 7te
9ly 9ness 8ure bs 6ed 6ing 6s 5st 7s 7uous bly bness 4ing 4late 8s 5e 6s 4o 5ral 8ly 7ries 9ly 9ness 8y 6ize 9d
9r as 9s 8ing 5s 4s 4t 5ation as 5ed 6r 7s 5ing 8ly 5ress 9es 5s 4ura 2n 3ability 5le 6y 4cious 9ly 9ness 6ty
4ncies 6y 5t 6ed 6ing 6ry 6s 3ch 3d 4ed 5ncies 7y 6tious bly bness 5r 6ed 7r 7st 6foot as 6hearted dness 6ing
7ze 9d 9r as 9s 8ing 6loin as 7y 6ness 6s 4ing 6itis 4on 6s 4ril 7s 4s 3ement 8s 4t 5s 3fold 3ner 6s 4is 3on
5ed 5ing 5s 4r 5s 3pin 6s 3s 4e 5d 5ly 5ness 5r 5s 6t 4ile 5ng 5on 7s 5ty 4or 6s 3t 4acle 8d 8s 5tive 9ly 9ness
4ed 5rhook as 4h 5ly 5s 4ing 4s 3uity 4ous 7ly 7ness 4re 6d 6s 5ing 2pee 5s 3id 5ity 5ly 5ness 2quila 7s 2rabit
7s 5yte 8s 4hertz 4joule 9s 4pixel 9s 4watt 8s 3bium 3centenaries by 9nial ds 3iyaki 3m 4agant 9s 4ed 4inable
7l 8ly 8s 7te 9d 9s 8ing 9on bs 8or as 6g 6i 6ological ely bes ay 6us 5te 7s 4ly 4s 3n 4aries 6y 4s 3r 4ace 7d
7s 6ing 6otta 5in 7s 5pin 8s 5rium 9s 5zzo 8s 4estrial bly bs 4ible 8ness 7y 5er 7s 5fic 8ally 7ed 8s 6y 7ing
aly 5ne 7s 5torial bity bs 9es 8y 4or 6ism 8t 9s 7ze 9d 9s 8ing 6s 4y 5cloth 3se 5ly 5ness 5r 5st 3tiary
2ssellate ad as 9ing aon cs 3t 4able 5ment 9ary 9s 5te 7s 6or 8s 6rices 8x 4ed 5r 6s 5s 4icle 8s 6ular 5er 6st
5fied 8r 9s 8s 6y 7ing 5ly 5monial bs 9es 8y 5ness 6g 7s 5s 4osterone 4s 4y 2tanus 3chier 7st 6ly 6ness 5y 3her
6ed 6ing 6s 3ra 5cycline 5hedral 9on bs 5meter as 5s 2xt 4book 8s 4ed 4ile 7s 5ng 4s 4ual 7ly 5ral 6e 7d 7s
6ing 1halami 6us 4idomide 4lium 3n 4e 5s 4k 5ed 5ful 8ly 8ness 5ing 5less 9ly 9ness 5s 6giving cs 3t 4'd 5ll
4ch 6ed 7r 8s 7s 6ing 3w 4ed 4ing 4s 2e 3ater 7goer bs 7s 5rical aity aly as 8s 3e 4s 3ft 5s 3ir 5s 4sm 5t 6ic
6s 3m 4atic 8ally 4e 5d 5s 4selves 3n 4ce 6forth 9ward 3ocracies 8y 7tic 4dolite as 4logian as 8cal bly 8es 7y
4rem 7s 6tic 9al bly 9ian cs 5ies 6st 8s 6ze 8d 8s 7ing 5y 4sophic aal 9st bs 8y 3rapeutic bally bs 6ies 7st 9s
6y 4e 5about as 6fter 6t 5by 5for 8e 6rom 5in 5min 8s 5of 6n 5to 7fore 5under 7to 6pon 5with 4m 5al 7ly 7s
5ionic 5odynamic ds 6meter bs 9ric 6nuclear 6plastic ds 6s 7es 7tat aic cally as 5s 3sauri 7us 9es 4e 5s 4is
4pian 8s 3ta 5s 3w 4s 3y 4'd 5ll 5re 5ve 2iamine 3ck 5en 7ed 8r 9s 7ing as 7s 6r 6st 6t 7s 5headed 5ly 5ness
9es 5o 6s 5set 3ef 4ve 6d 6ry 6s 5ing 6sh 3gh 5bone 9s 5s 3mble 7ful as 7s 3n 4e 4g 5amabob bs 8jig bs 5ies 5s
5umabob bs 7mies 8y 5y 4k 5able 5er 7s 5ing 5s 4ly 4ned 6r 7s 6ss 7t 5ing 4s 3rd 5ly 5s 4st 6ed 6ier 8st 7ly
7ness 8g 6s 6y 4teen 8s 8th as 5ies 7th 9s 5y 3s 4tle 7down 7s 3ther 2o 3le 5s 3ng 5s 3racic 5x 6es 4ium 4n
5ier 7st 6ness 5s 5y 4ough 8bred cs 8er 9st 8fare cs 8going 8ly 8ness 3se 3u 4gh 6t 7ful aly aness 7less bly
bness 7s 4s 5and 8fold 8s 8th as 2rall 6dom 6ed 6ing 6s 4sh 6ed 7r 8s 7s 6ing 9s 3ead 6bare 6ed 7r 8s 6ier 8st
7ng 6like 6s 6y 5t 6en 8ed 8ing bly 8s 6s 4e 5fold 5pence 5s 6core as 6ome 9s 4nodies 7y 4sh 6ed 7r 8s 7s 6ing
6old 9s 4w 3ice 4ft 6ier 8st 7ly 7ness 6less 6s 6y 4ll 6ed 7r 8s 6ing 9ly 6s 4ve 6d 6s 5ing 3oat 6ier 8st 7ly
7ness 6s 6y 4b 5bed 6ing 5s 4e 5s 4mbi 6olytic 7ses 8is 7tic 6us 4ne 6s 5g 6ed 6ing 6s 4ttle 8d 8r 9s 8s 7ing
4ugh 7out 7put 4w 5away 9s 5back 9s 5er 7s 5ing 5n 5s 3u 4m 5med 6ing 5s 4sh 6es 5t 6ing 6s 4way 7s 2ud 4ded
5ing 4s 3g 4gery 5ish 4s 3lium 3mb 5ed 5ing 5nail 9s 5print as 5s 6crew as 5tack 9s 4p 5ed 5ing 5s 3nder 7bolt
bs 7clap bs 9oud cs 7ed 8r 9s 7head bs 7ing 7ous aly 7s 8hower ds 8torm cs 9ruck 7y 4k 5s 3s 2wack 6ed 7r 8s
6ing 6s 4rt 6ed 6ing 6s 2y 3me 4ine 4us 6es 3roid 7al 7s 3self 1i 2ara 5s 2bia 5e 5l 2c 3k 4ed 5r 6s 5t 6ed
6ing 6s 4ing 4le 6d 6r 7s 6s 5ing 6sh 8ly 8ness 4s 4tacktoe 5ock 8s 3s 2dal 5ly 3bit 6s 3dler 7s 5y 6wink as 3e
4d 4land 8s 4mark 8s 4s 4water 9s 6y 7s 3ied 5r 5s 6t 4ly 4ness 5g 6s 3y 4ing 2e 3back 7s 4reak 8er as 8s 3d
3pin 6s 3r 4ed 4s 3s 2ff 4ed 4ing 4s 2ger 5ish 5s 3ht 5en 7ed 8r 9s 7ing 7s 6r 6st 5fisted 5ly 5ness 5rope 9s
5s 5wad 8s 3ress 7es 2l 3apia 3de 5s 3e 4d 4r 5s 4s 3ing 3l 4able 5ge 4ed 5r 6s 4ing 4s 3t 4ed 4ing 4s 2mber
6ed 6ing 6land 7ine as 6s 4re 6l 7s 6s 3e 4d 4keeper as 8ing 4less 8ly 8ness 5ier 7st 6ne 8s 9s 5y 4out 7s
4piece 9s 4r 5s 4s 5cale 9s 5erver as 8ing 5hare 9s 5tamp 9ed 9s 4table 9d 9s 8ing 4worn 4zone 3id 5er 6st 5ity
5ly 5ness 4ng 6s 3orous 8ly 8ness 4thy 3pani 7st 9s 2n 3cture 8d 8s 7ing 3der 6box 9es 3e 4s 3foil 3g 4e 5d
5ing 5s 4ing 4le 6d 6s 5ing 8s 5y 4s 3ier 5st 4ness 3ker 6ed 7r 8s 6ing 6s 4le 6d 6s 5ing 3ned 4ier 6st 5ness
6g 5tus 4y 3plate 4ot 3s 4el 6ed 6ing 6s 4mith 8s 3t 4ed 4ing 6nabulation gs 4s 4ype 7s 3ware 3y 2p 3ped 5r 6s
5t 6s 5x 6ed 7s 6ing 4ing 4le 6d 6r 7s 6s 5ing 3s 4ier 6st 5ly 5ness 4ter 7s 4y 3toe 6d 6ing 6s 5p 6s 2rade 6s
4misu 8s 3e 4d 5er 6st 5ly 5ness 4less 8ly 8ness 4s 5ome 8ly 8ness 3ing 2ssue 6s 2t 3an 5ic 6um 5s 3ch 5es 5y
3he 5d 5r 6s 5s 4ing 3ian 4llate 9d 9s 8ing bly 9on 4vate 8d 8s 7ing 8on 3le 5d 5holder bs 5s 4ing 5st 7s 3mice
4ouse 3s 3ter 6ed 6ing 6s 4ies 4le 6s 4y 3ular 2zz 4ies 4y 1n 2pk 1o 2ad 4ied 6s 4s 5tool 9s 4y 5ing 6sm 3st
5ed 6r 7s 5ier 7s 8t 6ng 5master bs 6istress des 5s 5y 2bacco 7nist bs 7s 3oggan 8ed 9r as 8ing 8s 2ccata 7s
3opherol 3sin 6s 2day 3dies 4le 6d 6r 7s 6s 5ing 4y 2e 3cap 6s 3d 3hold 7s 3ing 3nail 7s 3rag 6s 3s 2ff 4ee 6s
4s 3u 2g 3a 4ed 4s 3ether 8ness 3ged 4ing 4le 6d 6s 5ing 3s 2il 4ed 5r 6s 5t 6ed 6ing 6ries 7y 6s 6te 4ing 4s
5ome 2ke 4d 4n 5ism 5s 4s 3ing 2ld 3e 4rable 8y 6nce 9s 7t 8ly 6te 8d 8s 7ing 8on 3l 4booth 9s 4ed 4gate 8s
4ing 4s 4way 7s 3uene 2m 3ahawk 8ed 8ing 8s 4to 6es 3b 4ed 4ing 4ola 7s 5y 6ish 6s 4s 5tone 9s 3cat 6s 3e 4s
3fooleries 9y 3ographic 9y 4rrow 8s 3s 3tit 6s 2n 3al 5ities 7y 5ly 3e 4arm 7s 4d 4less 8ly 4r 5s 4s 3g 4ed
4ing 4s 4ue 6d 6less 6s 5ing 3ic 5s 4er 5st 4ght 4ng 3nage 7s 4e 5s 3s 4il 6lectomies cy 7itis 6s 4orial 4ure
7d 7s 6ing 3y 2o 3k 3l 4bar 7s 5ox 7es 4ed 4ing 4kit 4maker 9s 4s 3t 4ed 5r 6s 4h 5ache 9s 5brush aes 5ed 5ier
7st 6ly 5less 5paste as 6ick 9s 5some 5y 4ing 4le 6d 6s 5ing 4s 5ie 7s 2p 3az 5es 3coat 7s 3dressing bs 3ee 5s
3flight 3i 4ary 4c 5al 7ity 7ly 5s 3knot 7s 3less 3mast 7s 4ost 3notch 3ographer bs 9ic bal dly aes 9y 4logical
bly 7y 3ped 5r 6s 4ing 7s 4le 6d 6s 5ing 3s 4ail 7s 4ide 7s 4oil 4pin 2que 5s 2r 3ch 5bearer bs 5ed 6s 5ing
5light 3e 4ador 8s 3ment 7ed 7ing aly 7or 9s 7s 3n 4ado 7es 3pedo 7ed 8s 7ing 4id 6ity 6ly 4or 3que 6d 6s 5ing
3rent 7ial 7s 4id 6ity 6ly 6ness 3s 4ion 7al 4o 5s 3t 4e 5llini 5s 4illa 8s 4oise 8s 9hell ds 5ni 4s 4uous 8ly
8ness 5re 7d 7r 8s 7s 6ing 6ous 3us 2sh 3s 4ed 5r 6s 5s 4ing 4up 6s 2t 3al 5ed 5ing 6tarian cism cs 7ies 7y
6zator bs 5ly 5s 3e 4d 4m 5ic 5s 4s 3ing 3s 3ted 5r 6ed 7r 8s 6ing 6s 4ing 2ucan 6s 4h 5able 5down 9s 5e 6d 6s
5ier 7st 6ly 6ness 7g 8ly 8s 5line 9s 5paper as 5screen bs 6tone as 5y 3gh 5ed 6n 7ed 8r 9s 7ing 7s 6r 6st 5ie
7s 6ng 5ly 5ness 5s 3pee 6s 3r 4ed 4ing 5sm 6t 7ic 7s 7y 4maline 4nament as 5ey 7s 5iquet as 4s 3sle 6d 6s 5ing
3t 4ed 4ing 4s 2w 3ard 6s 3boat 7s 3ed 4l 5ed 6tte 9s 5ing 8s 5s 4r 5ed 5ing 5s 3head 7ed 7s 5e 6s 3ing 3line
7s 3n 4ee 6s 4house 9s 4ie 6s 4s 5folk 5hip 8s 5man 6en 5people 5woman 8en 3path 7s 3rope 7s 3s 2xemia 3ic
5ities 7y 5ological ast cs 9y 4n 5s 2y 3boy 6s 3ed 3ing 3s 1r 2abecula 9r 8e 3ce 5ability 7le 5d 5r 6ies 6s 6y
5s 4hea 7e 7l 6otomies ay 4ing 7s 4k 5ball 9s 5ed 6r 7s 5ing 5less 5s 6uit 9s 4t 5ability 7le 8y 5ion 5or 7s 5s
3d 4e 5d 5mark 9ed 9ing 9s 5r 6s 5s 6man 7en 6people 6woman 9en 4ing 7s 5tion 9al bism dt es bly 9s 4uce 7d 7r
8s 7s 6ing 3ffic 7ked 9r as 8ing 7s 3gedian 9s 7enne bs 8s 6y 4ic 6ally 6omedies ay 8ic 3il 5blazer bs 9ing 5ed
6r 7s 5ing 5s 4n 5able 5ed 6e 7s 6r 7s 5ing 5load 9s 5man 6en 5s 6potter cs aing 4pse 7d 7s 6ing 4t 5or 7ous
aly 7s 5s 3jectories 9y 3m 4car 7s 4lines 4med 6l 7ed 7ing 7s 5ing 4p 5ed 6r 7s 5ing 5le 7d 7r 8s 7s 6ing
5oline ad as 9ing 5s 4s 4way 7s 3nce 6s 5he 7s 4quil 8er 9st 8ity 9ze bd br cs bs aing 8ly 4s 5act 8ed 8ing 9on
bal bs 8or as 8s 6tlantic 5ceiver bs 7nd 9ed ance bt cal eism gt hs ely 9ing 9s 6ontinental 6ribe ad ar bs as
9ing 8pt aion ds as 5ducer as 8tion 5ect 8ed 8ing 8s 6pt 8s 5fer 8able 9l as 8ence 8red 9ing 8s 6iguration ae
bd bs aing 7nite 7x 8ed 9s 8ing 6orm 9able ation eal es 9ed ar bs 9ing 9s 6use 9d 9s 8ing 9on bs 5gender bs 8ic
6ress aed bs aing bon ds aor cs 5ience 9y 8t 9ly 9s 6stor aize dd ds cing as 6t 7ed 7ing 8on aal cly aed aing
as 8ve aly aness as 9ity 7ory 7s 5l 6atable 8e 9d 9s 8ing 9on bs 8or as 6iterate dd ds cing don fs 6ocation
6ucence by at bly 5migrate cd cs bing con 7ssible aon cs 7t 8s 8table al ance 9ed ar bs 9ing 6ogrification ced
ds by cing 6utable 9tion ds 8e 9d 9s 8ing 5national ds 5oceanic 6m 7s 5pacific 7rencies by at bly 6hobia ac
6iration 8e 9d 9s 8ing 6lant aation aed aing as 6olar 7nder bs 7rt 9able ation 9ed ar bs 9ing 9s 7se 9d 9s 8ing
9tion ds 5sexual bism bs 6hip 9ment 9ped aing 9s 5ubstantiation 5versal 9e aly as 7stism ate cs 3p 4door 8s
4eze 7s 6ium 9s 6oid 9al 9s 4pable 5ed 6r 7s 5ing 8s 4s 5hooting 3sh 5can 8s 5ed 6s 5ier 7st 6ness 7g 5y 3uma
6s 6tic 9ally 8ze ad as 9ing 3vail 7ed 7ing 7s 4el 6ed 7r 8s 6ing 9s 6ogue as 6s 5rsal 9s 7e 8d 8s 7ing 5stied
9s 7y 8ing 3wl 5ed 6r 7s 5ing 5s 3y 4s 2eacheries 8ous bly bness 8y 5le 6y 4d 5ing 5le 7d 7s 6ing 5mill 9s 5s
4s 5on 7able 7ous 5ure 8d 8r 9s 8s 7ies 8ng 7y 4t 5able 5ed 5ies 6ng 6se 8s 5ment 9s 5s 5y 3ble 6d 6s 5ing 3e
4d 4ing 4less 5ike 6ne 4s 4top 7s 3foil 7s 3k 4ked 6r 7s 5ing 4s 3llis 7ed 8s 7ing 3matode 9s 4ble 7d 7s 6ing
4endous aly 4olo 7s 5r 6s 4ulous 9ly 9ness 3nch 6ancy 8t 9ly 6ed 7r 8man 9en 8s 7s 6ing 4d 5ed 5ier 7s 8t 6ly
6ness 7g 5s 6etter bs 9ing 5y 3pidation 3spass 8ed 9r as 9s 8ing 4s 5es 4tle 7s 3ws 3y 4s 2iad 5s 4ge 6d 4l 5ed
5ing 5s 4ngle 8s 6ular aly 9te bd bs aing bon 4thlete as 7on 9s 3bal 6ism 4e 5s 6man 7en 6woman 9en 4ulation bs
5nal 8s 6e 7s 5taries 8y 6e 7s 3ce 5ntennial ds 5ps 7es 5ratops 4hina 8e 7osis 4k 5ed 6ry 5ier 7st 6ly 6ness 7g
5le 7d 7s 6ing 5s 6ter 9s 5y 4olor 8s 4ycle 8s 3dent 7s 3ed 4nnial 9ly 9s 4r 5s 4s 3fecta 8s 4le 6d 6r 7s 6s
5ing 4ocals 3g 4ger 7ed 7ing 7s 4lyceride cs 4onometric dal by 3ke 5s 3lateral as 4bies 5y 4l 5ed 5ing 6on 8s
8th as 6um 5s 4obite 9s 5gies 6y 3m 4aran 8s 4ester 9s 4ly 4med 6r 7s 6st 5ing 8s 4ness 4onthly 4s 3nities
6rotoluene 6y 4ket 7s 3o 4s 3p 4artite 4e 4le 6d 6s 6t 7s 6x 7es 5icate ad as 9ing 6ng 5y 4od 6al 6s 5s 4ped 6r
7s 5ing 4s 4tych 8s 4wire 8s 3reme 7s 3sect 7ed 7ing 8on 7s 3te 5ly 5ness 5r 5st 4ium 3umph 7al 9ism bt 8nt aly
7ed 7ing 7s 5vir 8ate bs 8s 3valent 4et 6s 4ia 6l 7ities 9y 8zation 9e ad as 9ing 7ly 5um 2ochaic 5ee 7s 3d
4den 3glodyte as 3ika 6s 3ll 5ed 6y 7bus aes 7s 5ing 5op 7s 5s 3mbone 8s 7ist as 4p 5ed 5ing 5s 3n 4s 3op 5ed
6r 7s 5ing 5s 6hip 9s 3pe 5s 4hies 5y 4ic 6al 8ly 6s 5sm 7s 4osphere bs 3t 4h 4s 4ted 6r 7s 5ing 3ubadour as
5le 7d 7maker cs 7s 8hoot ced dr es cing cs at 8ome bly 6ing 4gh 6s 4nce 7d 7r 8s 7s 6ing 4pe 6d 6r 7s 6s 5ing
4ser 7s 5seau 9x 4t 5s 3ve 5s 3w 4ed 5l 6ed 6ing 6s 4ing 4s 3y 4s 2uancy 5t 6ed 6ing 6s 3ce 5s 4k 5ed 6r 7s
5ing 5le 7d 7s 6ing 6oad 9s 5s 4ulence 8t 9ly 3dge 6d 6s 5ing 3e 4d 4love 8s 4r 4s 5t 3ffle 7s 3g 4s 3ing 4sm
6s 3ly 3mp 5ed 6ry 6t 7ed 8r 9s 7ing 7s 5ing 5s 3ncate 8d 8s 7ing 8on 5heon 9s 4dle 7d 7r 8s 7s 6ing 4k 5ing 5s
3ss 5ed 6s 5ing 4t 5ed 6e 7s 8hip bs 5ful 8ly 8ness 5ier 7s 8t 6ng 8ly 5s 5worthier cst bness ay 5y 3th 5er 7s
5ful 8ly 8ness 5iness 5s 2y 3ing 6ly 3out 6s 3ptophan 3st 5ed 5ing 5s 1s 2arists 2etse 6s 2p 2unami 7s 1tys 1ub
3a 4l 4s 3bier 6st 4y 3e 4d 4less 4r 5cle 8s 6ular 8in 8osis 9us 5ose 6us 5s 4s 3ful 6s 3ing 3s 3ular 5e 6s 2ck
4ed 5r 6ed 6ing 6s 4ing 4s 2ft 4ed 5r 6s 4ing 4s 2g 3boat 7s 3ged 4ing 3s 2ition 2laremia 3ip 5s 3le 2m 3ble 6d
7own 6r 7s 6s 6weed as 5ing 4rel 7s 3escence 8t 3id 5ity 3mies 4y 3or 5ous 5s 3s 3ult 6s 6uous aly 2n 3a 4s
3dra 6s 3e 4d 4ful 7ly 7ness 4less 8ly 4r 5s 4s 4up 6s 3gsten 3ic 5s 4ng 3nel 6ed 7r 8s 6ing 9s 6s 4ies 4y 3s
2ple 5s 3pence 6ny 2que 5s 2rban 6ed 6s 4id 6ity 5ne 7s 4o 5charge bd br cs bs aing 5fan 8s 5jet 8s 5prop 9s 5s
5t 6s 4ulence 8t 9ly 3d 4s 4ucken 9s 3een 6s 3f 4ed 4ing 4s 4y 3gid 6ity 6ly 3key 6s 3meric 8s 4oil 7s 3n
4about 9s 5round as 4buckle as 4coat 8s 4ed 5r 6s 4ing 7s 5p 6s 4key 7s 4off 7s 5ut 7s 5ver 8s 4pike 8s 4s
5tile 9s 4table 9s 3pentine 4itude 4s 3quoise 9s 3ret 6ed 6s 3tle 6dove as 6neck aed as 6s 2sh 4es 3k 4ed 4s
3sle 6d 6s 5ing 4ock 7s 7y 2t 3elage 6ry 3or 5ed 5ial 8s 6ng 5s 6hip 3s 3ted 4i 5ng 5s 3u 4s 2x 3edo 6s 4s
1waddle 7d 7r 8s 7s 6ing 3in 3ng 5ed 5ier 7st 6ng 5s 5y 3s 3t 4s 2eak 5ed 5ing 5s 3e 4d 5ier 7st 5s 5y 4n 4t
5ed 6r 7s 5ing 5s 4zers 3lfth 7s 4ve 6month bs 6s 3nties 7th 9s 5y 3rk 5ed 5ing 5s 4p 5s 2ice 3ddle 7d 7s 6ing
6y 3g 4ged 5ier 7st 6ng 5y 4s 3light 5t 4l 5ed 3n 4e 5d 5r 6s 5s 4ge 6d 6s 5ing 4ing 4k 5le 7d 7s 6ing 9s 6y 5s
4ned 5ing 4s 5et 7s 3rl 5ed 6r 7s 5ing 5s 5y 3st 5ed 6r 7s 5ier 7st 6ng 5s 5y 3t 4ch 6ed 7s 6ier 8st 7ng 6y 4s
4ted 6r 7ed 7ing 7s 7y 5ing 3xt 2o 3fer 6s 4old 3pence 8s 6ny 3s 4ome 7s 2p 1ycoon 6s 2ing 2ke 4s 2mpani 7c 7st
9s 6um 8s 2pe 4cast 8ing 8s 4d 4face 8s 4s 5cript as 5et 7s 7ter as 8ing 4write 9r as 9s 8ing 8ten 6ote 3hoid
5on 7s 4us 3ical 7ity 7ly 4fication 6ed 7s 5y 6ing 4ng 4st 6s 3o 4grapher bs 9ic bal dly 9y 4logies 7y 4s
2rannic 8al aly 8idal ae bs 7es 7ze 9d 9s 8ing 6osaur bs bus des 7us 6y 5t 6s 3o 4s 1zatziki 0u 1biquitous aly
7y 1dder 5s 1fologist 9s 6y 1gh 2lier 5st 4ness 3y 1h 2f 1kase 5s 2ulele 7s 1lcer 5ate 8d 8s 7ing 8on as 5ous
5s 2na 4e 4r 2ster 6s 2t 3erior 3imate 8ly 7um 9s 5o 3ra 5conservative hs 5high 5light as 5marine 6odern 5s
6ensitive 6hort 6onic aally 7und as 5violet 2ulate 7d 7s 6ing 7on 9s 1m 2bel 5s 4r 3ilical 7i 7us 3ra 5ge 5s
4ella 8s 2iak 5s 2laut 6s 2p 3ed 3ing 4re 6d 6s 5ing 3s 3teen 7th 1nabashed 9ly 5ted 4le 4ridged as 3ccented
6ptability ale by 8ed 5ommodating 7panied 8lished 6untable cy 9ed 5redited 5ustomed 4hievable 4knowledged
4quainted 3ddressed 4orned 4ulterated 4venturous 6rtised 5ised 9ly 3esthetic 3ffected aly 5iliated 4raid 3ided
3lienable 5gned 5ke 4lowable 6yed 4terable ay 7ed 3mbiguous bly 6tious 3nimity 6ous 9ly 4nounced 4swerable 8ed
4ticipated 3pologetic 4parent 5ealing bly 6tizing 5reciated bive 6oachable 7priated 7ved 3rguable 9y 4med 5ored
4y 3shamed 9ly 4ked 4sailable 5ertive 5igned 6milable ated 6sted 5uming aly 3ttached 6inable 5ended 6sted
5ractive cly 6ibuted 3uthentic bated 6orized 3vailability 9le 7ing aly 4oidable ay 3ware 7ness 7s 2baked 4lance
9d 9s 8ing 4ptized 4r 5red 6ing 5s 3earable 9y 5table 6en 4coming aly 4knownst 4lief 7vable by 8er as 8ing 4nd
6ing 6s 5t 3iased 4d 5den 4nd 6ing 6s 3leached 5mished 4inking aly 4ock 7ed 7ing 7s 4ushing aly 3olt 6ed 6ing
6s 4rn 4som 7ed 7ing 7s 4thered 4und 7ed 4wed 4x 5ed 6s 5ing 3randed 4eakable 4idgeable 6led 4oken 3uckle 8d 8s
7ing 4rden 8ed 8ing 8s 4tton 8ed 8ing 8s 2called 4nnier 8st 7ly 6y 4p 5ped 6ing 5s 4ring 4sed 4talogued 4ught
3easing 9ly 4nsored 4remonious dly 5tain 9ly 9ties ay 3hain 7ed 7ing 7s 5llenged 5ngeable 8d 7ing 5peroned
5racteristic gally 6ged 6itable by 6ted 5ste 8r 8st 4ecked 4ristian 3ial 4rcumcised 4vil 7ized 7ly 3lad 5imed
5sp 7ed 7ing 7s 6sified 4e 5an 7ed 8r 8st 7lier ast 9ness 8y 7ness 6r 7ed 8r 8st 5s 4oak 7ed 7ing 7s 5g 6ged
7ing 6s 5the 8d 8s 7ing 5uded 4utter 9ed 9ing 9s 3oil 6ed 6ing 6s 4llected 5ored 4mbed 6ined 5fortable cy
5mitted 6on 8er 9st 8ly 8ness 6unicative 5pelling 7nsated 6laining dly 7eted 7icated 8mentary 6ounded
6rehending fly 8ssed 7omising ely 4ncealed 7rn 9ed bly 5ditional dly bed 5fined 7rmed 6ormable 5genial 5nected
5querable 9ed 5scionable dy 9us bly bness 6ecrated 6idered 6olidated 6titutional gity gly 7rained 6umed 8mated
5taminated 6ested 6rollable dy aed 8versial 5ventional eity ely 7rted 6inced 9ing cly 4oked 5l 5perative
5rdinated 4rk 6ed 6ing 6s 5rected 7lated 6oborated 4untable 7ed 5ple 8d 8s 7ing 5th 7ly 4ver 7ed 7ing 7s
3ritical aly 4oss 7ed 8s 7ing 5wded 6ned 4ushable 3tion 7s 4uous 8ly 8ness 3ultivated 6ured 4red 5l 6ed 6ing 6s
4stomary 4t 2damaged 4ted 4unted 9ly 3eceive 9d 9s 8ing 5idable 7ed 9s 6pherable 5lared 4feated 6nded 5inable
7ed 4livered 4manding 5ocratic 6nstrative fly 4niable 9y 4pendable 4r 5achieve cd cment cr ds cs bing 7t 8ed
8ing 8s 6ge 6ppreciated 6rm 8s 5bellies 9y 6id 8ding 8s 6rush 5carriage ds 6harge bd bs aing 6lass aes aman ben
7othes aing 6oat 9ed 9ing cs 9s 7ver 6urrent cs 7t 8s 8ting 5developed cment 6og 8s 7ne 5employed bment
6stimate dd ds cing don fs 6xpose bd bs aing aure ds 5fed 7ed 9ing 9s 6loor 8w 6oot 6unded 7r 5garment cs 6o
7es 7ing 7ne 6rad 9s 9uate ds 7ound bs 8wth 5hand 9ed bly bness 5inflated 5lain 7y 8s 6ie 8s 7ne 9d 9s 8g 9s
8ing 7p 8s 6ying 5manned 6entioned 6ine 9d 9s 8ing 6ost 5neath as 6ourished cment 5paid 7nts 7rt 9s 7ss 9es 7y
8ing 8ment cs 8s 6in 8ned 9ing cs 8s 6lay 9ed 9ing 9s 6opulated 6rivileged 7oduction 5rate 9d 9s 8ing
6epresented 5score ad as 9ing 6ea 8s 7cretaries dy 7ll 9ing 9s 7xed 6hirt as 7oot aing as 8rts 8t 6ide 9s 7gn
9ed 9ing 9s 7zed 6kirt as 6old 6taffed 8nd aable dy aing dly ds as 8te ad ament es as 9ing 7ood 7udied bs 9y
aing 5take 9n 9r as 9s 8ing bs 6hings 6one 9s 7ok 7w 8s 5used 6tilized 5valuation 9e ad as 9ing 5water 7y 6ear
7ight 7nt 6helm aed aing as 6ire 9d 9s 6orld as 6rite ar bs as 9ing 9ten 7ote 4served aly 8ing 5irability 9le
bs ay 7ed 4tectable 8ed 6rmined 7red 4veloped 5iating 3id 4es 4fferentiated 4gested 5nified 4luted 4minished
5med 4plomatic 4scharged 6iplined 6losed 6overed 6riminating 5guised 5mayed 5puted 5solved 5tinguished 6ributed
6urbed 4vided 3o 4cumented 4es 4ing 7s 4mesticated 4ne 4ubted 9ly 3ramatic 4eamed 5ss 7ed 8s 7ing 4inkable 3ue
4lant 6te 8d 8s 7ing 8on as 5y 3ying 2earned 5th 7ed 7ing 7liness 8y 7s 4se 5ier 7st 6ly 6ness 5y 4table 5en
3conomic aal cly 3difying 5ted 4ucated 3mbarrassed 4otional bly 4phatic 5loyable 8ed 8ment 3nclosed 5umbered
4ding 5urable 4forceable 9d 4lightened 4terprising 5husiastic 4viable 3qual 7ed 7ly 5ipped 6vocal bly 3rring
8ly 3ssential 3thical 9ly 3ven 6ly 6ness 6tful aly 3xampled 4ceptionable ey cl dly 5ited 7ing 5used 4pected aly
aness 5ired 5lained 6oited 7red 5osed 5ressed 5urgated 2fading 4iling 9ly 5r 6er 7st 6ly 6ness 5thful aly aness
4ltering 4miliar aity 4shionable cy 5ten 8ed 8ing 8s 4thomable by 4vorable ay 4zed 3easible 4d 4eling 9ly
4igned 4minine 4rtilized 4tter 8ed 8ing 8s 3illed 5tered 4nished 4t 5ness 5s 5ted 6ing 4x 5ed 6s 5ing 3lagging
aly 5ppability 9le ay 5ttering 5vored 4edged 4inching bly 3ocused 4ld 6ed 6ing 6s 4rced 5eseeable 9n 5gettable
cy 6ivable by 8ing 6otten 5med 6ulated 5tified 6unate bly bs 4unded 3ramed 4eeze 8s 7ing 5quented 4iend 8ed
8ing 8lier bst aness 9y 8s 4ock 7ed 7ing 7s 5ze 7n 4uitful 3ulfilled 9ing 4nded 5ny 4rl 6ed 6ing 6s 5nished
2gainlier 9st 8ness 7y 3enerous 5tle 8manly 3lued 3odlier 8st 7ness 6y 4vernable 8ed 3raceful aly 6ious aly
5ded 5mmatical dly 5teful aly aness 4udging 3uarded 4ent 7s 4ided 4late 8s 2hallowed 4mpered 4nd 6ed 6ier 8st
7ng 6s 6y 4ppier 8st 7ly 7ness 6y 4rdened 5med 5ness 9ed as 9ing 5vested 4tched 3ealed 6thful 8ier ast 9ly
9ness 8y 5rd 5ted 4eded 4lpful 9ly 4ralded 4sitating cly 3indered 5ge 7d 7s 6ing 4storical 4tch 7ed 8s 7ing
3olier 7st 6ness 5y 4ok 6ed 6ing 6s 4rse 7d 7s 6ing 3urried 9ly 5t 3ygienic 2i 3cameral 4ellular 4orn 7s 4ycle
8s 3dentifiable aed 4iomatic 5rectional 3fication 5ed 6s 4orm 7ed 7ing 8ty 7ly 7s 4y 5ing 3lateral aism aly
3maginable by 9tive dly 4paired 5eachable 6ded 5lementable bed 5ortant 6sing 5ressed 9ive 6oved 3ncorporated
4fected 5luenced 5ormative 8ed 4habitable 9ed 5ibited bly 4itialized 8ted 4jured 4spired 8ing 5tall 9able 9ed
ar bs 9ing 9s 6ructed 5ured 4telligent aible dy 6nded 7tional dly 6rested aing 7preted 7rupted dly bible 4vited
7ing 5olved 3on 5ism 7t 8s 6zation 7e 8d 8s 7ing 5s 3que 6ly 6ness 6r 6st 3s 4ex 4on 3t 4ary 4e 5d 6ly 5s 4ies
5ng 5ze 7d 7s 6ing 4s 4y 3v 4alent 6ve 8s 4ersal 9ism bt aty aze cd cs bing 9ly 9s 7e 8s 7ities 9y 4ocal 2just
6ifiable cy 9ed 6ly 2kempt 3ind 6er 7st 6lier 9st 7y 6ness 3nowable 6ing 9ly 9s 6n 7s 2labeled 4ce 6d 6s 5ing
4den 5ylike 4tch 7ed 8s 7ing 4wful 8ly 8ness 3eaded 5rn 7ed 7ing 7s 5sh 7ed 8s 7ing 5vened 4ss 4ttered 3icensed
4ghted 4kable 5e 6lier 9st 8hood 8ness 7y 6ness 4mber 8ed 8ing 8s 5ited 4ned 4sted 4t 4vable 3oad 6ed 6ing 6s
4ck 6ed 6ing 6s 4ose 7d 7n 8ed 8ing 8s 7s 6ing 4vable 5ed 6lier 9st 7y 5ing 3uckier 8st 7ly 7ness 6y 2made
4intainable aed 4ke 6s 5ing 4n 5ageable 5lier 8st 6y 5ned 7rly 6ing 5s 4rked 7table 5red 6ied 4sk 6ed 6ing 6s
4tched 3eaning 6t 5sured 4diated 4morable 4ntionable ds 9ed 4rciful aly 5ited 4t 3indful 4ssable 6ed 5takable
by 4tigated 4xed 3odified 4lested 4ral 7ity 4tivated 4unted 5rned 4vable 5ed 3usical 2nameable 6d 4tural 9ly
9ness 3ecessarily ay 4eded 4rve 7d 7s 6ing 9ly 3oticeable 8d 3umbered 2objectionable 4servant 8ed 5tructed
4tainable 5rusive bly bness 3ccupied 3ffensive 5icial aly 3pened 4posed 3rdered 4ganized 4iginal 4thodox 2pack
6ed 6ing 6s 4id 5nted 5red 4latable 4ralleled 5donable by 4steurized 4triotic 4ved 3eeled 4ople 4rceived 7ptive
5formed 5son 8s 6uaded 8sive 5turbed 3ick 6ed 6ing 6s 4n 5ned 6ing 5s 3laced 5nned 5yable 4easant aly aness
7ing 4ug 6ged 7ing 6s 5mbed 3olished 6tical 5luted 4pular 9ity 8ted 3ractical 9ed 4ecedented dly 5dictability
ble cy 5judiced 5meditated 5pared aness 6ossessing 5ssed 5tentious dly 5ventable 4incipled 6table 5vileged
4oblematic 5cessed 5ductive cly 5fessional ely 6itable by 5mising 6pted 5nounceable 5pitious 5tected 5ved 7n
6ided 6oked 3ublished 4nished 2qualified 4enchable 5stionable dy aed aing dly 4iet 7er 8st 4ote 7d 7s 6ing
2rated 4vel 7ed 7ing 7s 3eachable 5d 6able 6y 5l 6istic bally 7ty 7zed 5sonable cness by 8ing 4cognizable dy
aed 6nstructed 6rded 6verable 4el 6ed 6ing 6s 4fined 5ormed 4generate 5istered 5ulated 4hearsed 4lated 5eased
6nting bly 5iability 8le 9y 6eved aly 4markable 8ed 5embered 5itting bly 4peatable 6ntant 5orted 5resentative
bed 4quited 4served aly 5istant 5olved 5ponsive cly cness 5t 6rained 7icted 4vealed 8ing 4warded 8ing 3ighteous
bness 4pe 6ned 6r 6st 4valed 3oll 6ed 6ing 6s 4mantic 3uffled 4lier 7st 6ness 5y 2saddle 8d 8s 7ing 4fe 6ly 6r
6st 4id 4lable 5eable 5ted 4nctioned 5itary 4tisfactorily dy 8ied 8ying 5urated 4ved 5ory 4y 5ing 5s 3cathed
4ented 4heduled 5ooled 4ientific cally 4ramble ad as 9ing 6tched 5ew 7ed 7ing 7s 5ipted 5upulous cly cness 3eal
6ed 6ing 6s 5rchable 5sonable by 8ed 5t 6ed 6ing 6s 4cured 4eded 5ing 8ly 5mlier 9st 8ness 7y 5n 4gmented
5regated 4lfish 9ly 9ness 4nt 6imental 4t 5tle 8d 8s 7ing 3hackle 9d 9s 8ing 5kable 9y 6en 5ped 7ly 5ven 4eathe
9d 9s 8ing 4ockable 5d 5rn 3ifted 4ghtlier ast 9ness 8y 5ned 4nkable 3killed 7ful aly 3miling 3nap 6ped 7ing 6s
5rl 7ed 7ing 7s 3ociable 7l 4iled 4ld 5icited 5vable 6ed 4phisticated 4rted 4ught 5nd 7er 8st 7ly 7ness 3paring
9ly 4eakable ay 5cific 9ed 6tacular 5nt 4oiled 5ken 5rting 7smanlike 3table 7y 5ined 5ted 4eadier 9st 8ly 8ness
7y 4inting aly 4op 6pable 7ed 7ing 6s 4rap 7ped 8ing 7s 5essed 5uctured 6ng 4uck 5died 3ubscribe bd bs aing
6tantial cted 5tle 4ccessful cly 4itability 8le 9y 6ed 4llied 4ng 4pervised 5portable 9ed 4re 5passed 6rising
cly 4spected 9ing cly 5tainable 3wayed 4eetened 5rving 3ymmetrical 5pathetic dally 4stematic 2tactful 4inted
4lented 4med 4ngle 8d 8s 7ing 5ned 4pped 4rnished 4sted 4ught 3eachable 4nable 6nted 5ded 4sted 3hinkable ay
7ing aly 3idier 7st 6ly 6ness 5y 4e 5d 5s 4l 4melier 9st 8ness 7y 4ring 8ly 4tled 3o 4ld 4uchable bs 7ed 4ward
3raceable 5ined 5mmeled 5nslatable aed 5veled 4eated 4ied 5mmed 4od 5ubled 4ue 6r 6st 5ly 5stworthy 5th 7ful
aly aness 7s 3utored 3wist 7ed 7ing 7s 3ying 4pical 9ly 2usable 4ed 4ual 7ly 3tterable ay 2varied 5nished 5ying
3eil 6ed 6ing 6s 4rifiable 8ed 5sed 3oiced 2waged 4nted 4rier 7st 6ly 6ness 5rantable 9ed 5y 4shed 4tchable
4vering 3earable 6ied 4d 4ighted 4lcome 8ing 5l 3holesome bness 3ieldier 9st 8ness 7y 4lling 9ly 9ness 4nd 6ing
6s 5nable 4se 6ly 6r 6st 4tting 9ly 3onted 4rkable 5ldliness 8y 5n 5ried 5thier 9st 8ly 8ness 7y 4und 4ven 3rap
6ped 7ing 6s 4inkled 5tten 2yielding 3oke 6d 6s 5ing 2zip 5ped 6ing 5s 1p 2beat 6s 3raid 7ed 7ing 7s 4inging as
2chuck 7ed 7ing 7s 3oming 4untry 2date 6d 6r 6s 5ing 3raft 7s 2end 5ed 5ing 5s 2front 2grade 7d 7s 6ing 2heaval
8s 4ld 3ill 6s 3old 6er 8s 6ing 6s 5ster 9ed ar bs 9ing 9s 9y 2keep 2land 6s 3ift 6ed 6ing 9s 6s 3oad 6ed 6ing
6s 2market 3ost 2on 2ped 4r 5case 6lassman ben awoman den 6ut 8s 8ting 5most 5s 3ing 4sh 4ty 2raise 7d 7s 6ing
3ear 6ed 6ing 6s 3ight 7ly 7ness 7s 4sing 8s 4ver 3oar 6ious aly 6s 4ot 6ed 6ing 6s 2s 3cale 3et 5s 5ting 3hot
6s 3ide 6s 4lon 7s 3tage 7d 7s 6ing 5irs 5nding 5rt 7ed 7ing 7s 5te 4ream 5oke 8s 3urge 7d 7s 6ing 3wing 7s
2take 6s 3empo 3hrust 8ing 8s 3ick 6s 4ght 3own 3rend 3urn 6ed 6ing 6s 2ward 6ly 6s 3ind 1racil 3nium 2ban 5e
6ly 6r 6st 5ity 6zation 7e 8d 8s 7ing 5ologist cs 9y 2chin 6s 2ea 3mia 5c 3ter 6s 4hane 5ra 7e 7l 2ge 4d 4ncy
5t 6ly 4s 3ing 2ic 3nal 6s 6yses 8is 5ry 5te 7d 7s 6ing 7on 4e 2n 3s 2ogenital 3logical 7st 9s 6y 2sine
2ticaria 1s 2ability 4le 3ge 5s 2e 3d 3ful 6ly 6ness 3less 7ly 7ness 3r 4name 8s 4s 3s 2her 5ed 6tte 9s 5ing 5s
2ing 2u 3al 5ly 3rer 6s 4ious 4p 5ation 5ed 6r 7s 5ing 5s 4y 1tensil 7s 3ri 5ne 4us 2ilitarian bism bs 6ies 6y
5zable 7tion 6e 7d 7s 6ing 2most 2opia 6s 2ter 5ance 9s 5ed 5ing 5ly 5most 5s 1veitis 2ula 5r 6s 5s 1xorious 0v
1ac 3ancies 6y 5t 6ly 4te 6d 6s 5ing 6on 8ed 9r as 8ing 9st bs 8s 3cinate 9d 9s 8ing 9on bs 6e 7s 3illate 9d 9s
8ing 9on bs 3s 3uity 4ole 7s 5us 7ly 7ness 4um 6ed 6ing 6s 2gabond 8age 8ed 8ing 8s 4ries 6ous 5y 3ina 6e 6l
7ly 6s 5itis 3rancy 6t 7s 3ue 5ly 5ness 5r 5st 4s 2in 4er 5st 4glorious cly 8y 4ly 2l 3ance 7s 3e 4diction bs
8orian ds bes ay 4nce 7s 6ies 6y 5tine 9s 4s 4t 5ed 5ing 5s 5udinarian eism es 3iance 6t 7ly 4d 5ate 8d 8s 7ing
8on as 5ity 5ly 5ness 4se 6s 3ley 6s 3or 5ous 8ly 3uable 8s 5te 7d 7s 6ing 7on 9s 4e 5d 5less 5r 6s 5s 4ing 3ve
5d 5less 5s 4ing 4ular 2moose 7d 7s 6ing 3p 4ed 4ing 5re 7s 4s 2n 3adium 3dal 6ism 7ze 9d 9s 8ing 6s 3e 4s
3guard 8s 3illa 7s 4sh 6ed 7s 6ing 9s 4ties 5y 3ned 4ing 3quish 8ed 9r as 9s 8ing 3s 3tage 7s 2pe 4d 4s 3id
5ity 5ly 5ness 4ng 3or 5ization 7e 8d 8r 9s 8s 7ing 5ous 5s 5ware 5y 2quero 7s 2r 3iability 6le 8s 7y 5nce 8s
6t 7s 5te 6ion 9s 4colored 6se 4ed 5gate 9d 9s 8ing 9on 5s 5tal 8s 6ies 6y 4ous 7ly 3let 6s 3mint 7s 3nish 7ed
8s 7ing 3s 4ities 6y 3y 4ing 2scular 3e 4ctomies 8y 4s 3oconstriction 4motor 3sal 6age 6s 3t 4er 5st 4ly 4ness
4s 2t 3s 3ted 4ing 2udeville 9ian cs 3lt 5ed 6r 7s 5ing 5s 3nt 5ed 5ing 5s 1b 1eal 2ctor 6ed 6ing 6s 2ejay 6s
3p 4s 3r 4ed 4ing 4s 2g 3an 5ism 5s 3eburger as 4s 4table 9s 6rian aism as 6te 8d 8s 7ing 8on 8ve 3ged 5s 4ie
6burger cs 6s 5ng 2hemence 8y 7t 8ly 3icle 7s 5ular 2il 4ed 4ing 4s 3n 4ed 4ing 4s 2la 4r 5s 3d 4s 3lum
3ocipede as 6ties 7y 4drome 9s 4ur 6s 3um 3vet 6een 6y 2nal 5ity 5ly 4tion 3d 4ed 5tta 8s 4ible 5ng 4or 6s 4s
3eer 6ed 6ing 6s 4rability 7le 6te 8d 8s 7ing 8on 5eal 3geance 5ful 8ly 3ial 4reman 7en 4son 3om 5ous 8ly 4us
3t 4ed 4ilate 9d 9s 8ing 9on 8or as ay 5ng 4ral 5icle 9s 7ular 6loquism ct ds ay 4s 4ure 7d 7s 8ome bly bness
6ing 6ous 9ly 9ness 3ue 5s 2racious 9ly 6ty 4nda 7s 4pamil 3b 4al 6ization 8e 9d 9s 8ing 6ly 6s 5tim 4ena 7s
4iage 8s 4ose 7ly 6ity 5ten 4s 3dant 7ly 4ict 7s 5gris 9ed as 9ing 4ure 3ge 5d 5r 6s 5s 4ing 3ier 5st 4fiable
6cation 6ed 7s 5y 6ing 4ly 4similitude 4table 8y 5ies 5y 3micelli 6ulite 5form 5lion 5n 6ous 4outh 3nacular as
5l 4ier 7s 3onica 3ruca 7e 7s 3sa 5tile 8ity 4e 5d 5s 4ification 7ed 8r 9s 8s 6y 7ing 5ng 5on 7ed 7ing 7s 4o 5s
4us 3t 4ebra 8e 8l 8te as 5x 6es 4ical 8ly 8s 6es 5ginous 6o 3ve 3y 2sicle 7s 5ular 8te 3per 6s 3sel 6s 3t 4al
6s 4ed 4ibule 9s 5ge 7s 6ial 9ly 5ng 4ment 8s 4ries 5y 6man 7en 4s 2t 3ch 5es 3eran 7s 5inarian cs aes 9y 3o
4ed 5s 4ing 3s 3ted 4ing 2x 3ation 8s 7us 9ly 3ed 4s 3ing 1hf 1i 2a 3bility 4le 5y 3duct 7s 3l 4s 3nd 5s 2be 4s
3raharp 9s 5ncy 6t 7ly 5phone as 9ist cs 5te 7d 7s 6ing 7on 9s 6o 7r 8s 8y 7s 3urnum 8s 2car 5age 8s 5ious 9ly
9ness 5s 3e 4d 4gerent as 4nnial 4regal 5oy 7s 4s 3hyssoise 3ing 5ity 4ous 7ly 7ness 4ssitude bs 3tim 6ization
8e 9d 9s 8ing 6less 6s 4or 6ies 7ous aly 6s 6y 4ual 7ed 7ing 7s 3una 6s 2delicet 4o 5cassette ds 6onferencing
5disc 9s 5ed 5ing 5phone as 5s 5tape 9d 9s 8ing 6ex 2e 3d 3s 3w 4able 4ed 5r 6s 7hip 4finder as 4ing 7s 4point
9s 4s 2gesimal 3il 5ance 7t 8e 9s 8ism at 8ly 5s 3nette 8d 8s 7ing 8st as 3or 5ous 8ly 2i 3i 2king 6s 2le 4ly
4ness 4r 4st 3ification 6ed 7s 5y 6ing 3la 5ge 7r 8s 7s 5in 7ies 7ous 7s 7y 5s 4ein 7age 7s 4i 4us 2m
2naigrette 3cible 3dicate 9d 9s 8ing 9on bs 8or as 6tive aly aness 3e 4gar 7y 4s 4yard 8s 3o 4us 3tage 7s 4ner
7s 3yl 5s 2ol 4a 5ble 5s 5te 7d 7s 6ing 7on 9s 6or 8s 4ence 6t 7ly 5t 6s 4in 6cello bs 6ist 9s 6s 5st 7s
4oncellist ds ao bs 4s 2per 5ous 5s 2rago 6es 4l 3eo 5s 3gin 6al 8s 6ity 6s 4ule 7s 3ile 5ity 3ologist as 7y
3tual 7ization 7ly 5e 6s 5osity 7o 6us 8ly 8ness 3ulence 7t 8ly 4s 5es 2sa 4ed 4ge 6s 4ing 4s 3cera 7l 8ly 4id
4ose 6ity 5unt 8cies 9y 8ess bes 8s 6s 4us 3e 4d 4s 3ibility 5le 6y 4ng 4on 6aries 8y 6ed 6ing 6s 4t 5ant 8s
6tion as 5ed 5ing 5or 7s 5s 3or 5s 3ta 5s 3ual 6ization ds 8e 9d 9r as 9s 8ing 6ly 6s 2ta 4e 4l 5ity 6zation 7e
8d 8s 7ing 5ly 5s 4min 7s 3iate 7d 7s 6ing 7on 4culture aist ds 3reous 4ifaction 6ication 7ed 8s 6y 7ing 5ne 7s
5ol 7ic 9ally 3tles 3uperate ad as 9ing aon ave 2va 4ce 5ious 9ly 9ness 6ty 4ria 6um 8s 4s 3id 5er 6st 5ly
5ness 4fied 7s 5y 6ing 4parous 4sect 8ed 8ing 9on bal bist es 8s 2xen 5ish 8ly 5s 2z 3ier 6s 1lf 1ocab 5le 7s
5ularies 9y 4l 5ic 6st 8s 6zation cs 7e 8d 8s 7ing 5ly 5s 4tion 8al aly 8s 6ve 8s 3iferate ad as 9ing aon 7ous
aly aness 2dka 5s 2gue 5s 4ish 2ice 5d 5less 9ly 9ness 5mail 9s 5s 4ing 3d 4able 4ed 4ing 4s 3la 4e 2l 3atile
7ity 8ze ad as 9ing 3canic 7sm 6o 7es 3e 4s 3ition 8al 3ley 6ball as 6ed 6ing 6s 3s 3t 4age 7s 5ic 4meter 9s 4s
3ubility 5le 6y 4me 6s 6tric 5inous aly aness 4ntaries 9ly 9sm 8y 6eer 9ed 9ing asm 9s 4ptuaries 9y 7ous aly
aness 4te 6s 2mit 5ed 5ing 5s 2odoo 6ed 6ing 7sm 6s 2racious 9ly 9ness 6ty 3tex 6es 2taries 5y 3e 4d 4r 5s 4s
3ing 4ve 2uch 5ed 6r 7s 6s 5ing 5safe 9d 9s 8ing 2w 3ed 4l 5s 3ing 3s 2yage 6d 6r 7s 6s 6ur 8s 5ing 3eur 6ism
8tic 6s 1s 1ulcanization 8e 9d 9s 8ing 3gar 6er 7st 6ian 9s 7sm 9s 7ties 8y 7zation 8e 9d 9r as 9s 8ing 6ly
3nerabilities cy 8le 9y 3pine 3ture 7s 6ous 3va 5e 2vuzela 8s 1ying 0w 1abbit 6s 2ck 4er 5st 4ier 6st 5ness 4o
5s 4s 4y 2d 3ded 4ing 4le 6d 6s 5ing 3e 4d 4r 5s 4s 3ge 5s 3i 4ng 4s 3s 2fer 5s 3fle 6d 6r 7s 6s 5ing 3t 4ed
4ing 4s 2g 3e 4d 4r 5ed 6r 7s 5ing 5s 4s 3ged 5ries 6y 4ing 5sh 7ly 7ness 4le 6d 6s 5ing 3ing 3on 5er 7s 5s 3s
3tail 7s 2if 4s 3l 4ed 5r 6s 4ing 4s 3n 4s 5cot 8ed 8ing bs 8s 4wright as 3st 5band 9s 5coat 9s 5line 9s 5s 3t
4ed 5r 6s 4ing 4person as 4ress 8es 4s 5taff 3ve 5d 5r 6s 5s 4ing 2ke 4d 4ful 7ly 7ness 4n 5ed 5ing 5s 4s 3ing
6s 2ldo 5es 5s 3e 4d 4s 3ing 3k 4about 9s 5way 8s 4ed 5r 6s 4ies 5ng 4out 7s 5ver 8s 4s 4way 7s 3l 4abies 6y 5h
6s 4board 4ed 5t 6s 5ye 7d 7s 4flower as 4ies 5ng 4op 6ed 6ing 9s 6s 5w 6ed 6ing 6s 4paper 9ed 9ing 9s 4s 4y
3nut 6s 3rus 6es 3tz 5ed 6r 7s 6s 5ing 2mpum 2n 3d 4er 6ed 7r 8s 6ing 9s 6lust as 6s 4s 3e 4d 4s 3gle 6d 6r 7s
6s 5ing 3ing 3k 4ed 5r 6s 4ing 4s 3ly 3na 5be 7e 8s 7s 4er 5ss 6t 3t 4ed 4ing 4on 6ed 6ing 6ly 6ness 6s 4s
2piti 6s 2r 3ble 6d 6r 7s 6s 5ing 4onnet 9s 3d 4ed 5n 6s 5r 6s 4ing 4ress 8es 5obe 8s 6om 8s 4s 3e 4house 9d 9s
8ing 4s 4z 3fare 6in 3head 7s 4orse 8s 3ier 5st 4ly 4ness 3like 4ock 7s 5rd 7s 3m 4blooded 4ed 5r 6s 5st
4hearted bness 4ing 5sh 4ly 4ness 4onger 9ing 9s 4s 4th 3n 4ed 4ing 7s 4s 3p 4aint 5th 7s 4ed 4ing 4lane 8s 4s
3rant 7ed 7ied 9s 8ng 7s 7y 8ing 4ed 5n 6s 4ing 5or 7s 3s 4hip 7s 3t 4hog 7s 4ier 6st 5me 4s 4y 3y 2s 3abi 3h
4able 8s 4basin 9s 5oard 9s 6wl 8s 4cloth 9s 4ed 5r 6s 6woman 9en 5s 4ier 6st 5ng 7s 4out 7s 4rag 7s 5oom 8s
4stand 9s 4tub 7s 4y 3n't 3p 4ish 7ly 7ness 4s 3sail 7ed 7ing 7s 3t 4age 4e 5basket bs 5d 5ful 8ly 8ness 5land
9s 5paper 5r 6s 5s 5water 4ing 4rel 7s 2tch 5able 5band 9s 5dog 8s 5ed 6r 7s 6s 5ful 8ly 8ness 5ing 5maker as
8ing 7n 6en 5strap as 5tower as 5word 9s 3er 5bed 8s 6ird 9s 6oard aed aing ds as 7rne 5color as 7urse bs 6raft
7ess 5ed 5fall 9s 6owl 9s 6ront as 5hole 9s 5ier 7st 6ness 7g 5lilies 8y 7ne 9s 6ogged 5mark 9ed 9ing 9s 6elon
as 6ill 9s 5proof aed aing as 5s 6hed 9s 6ide 9s 6pout as 5tight 5way 8s 6heel as 6orks 5y 3t 4age 4le 6d 6s
5ing 4s 2ve 4band 8s 4d 4form 5ront 4length as 6t 7s 5ike 4r 5ed 6r 7s 5ing 8ly 5s 4s 3ier 5st 4ness 5g 3y 2x
3ed 4n 4s 3ier 5st 4ness 5g 3wing 7s 4ork 7s 3y 2y 3bill 7s 3farer 8s 6ing 9s 3laid 5y 6er 8s 6ing 6s 3s 4ide
7s 3ward 7ly 7ness 2zoo 5s 1e 2'd 3ll 3re 3ve 2ak 4en 6ed 7r 8s 6ing 6s 5r 5st 4fish 8es 4ish 4ling 8s 5y 4ness
8es 3l 4s 4th 6ier 8st 7ness 6y 3n 4ed 4ing 4s 3pon 6ize 9d 9s 8ing 6less 6ry 6s 3r 4able 4er 6s 4ied 6r 6s 7t
5ly 5ness 6g 7s 5some 9ly 4s 4y 5ing 3sel 6ed 6ing 6ly 6s 3ther 7board cing cs 7cock bs 7ed 7ing 8zation 9e ad
as 9ing 7man 8en 7person ds 8roof ced cing cs 7s 8trip cped ding cs 3ve 5d 5r 6s 5s 4ing 2b 3bed 4ing 3cam 6s
5st 7ing 7s 3feet 4oot 3inar 7s 4sode 8s 3log 6s 3master 9s 4istress bes 3s 4ite 7s 2d 3ded 5r 4ing 7s 3ge 5d
5s 4ie 6s 5ng 3lock 3s 2e 3d 4ed 5r 6s 4ier 6st 5ng 4killer as 4less 4s 4y 3ing 3k 4day 7s 4end 7ed 8r 9s 7ing
7s 4lies 5y 4night 9s 4s 3n 4ed 4ie 6r 6s 7t 5ng 4s 5ier 7st 5y 4y 3p 4er 6s 4ie 6r 6s 7t 5ng 7s 4s 4y 3r 3s 4t
3vil 6s 2ft 4s 2igh 5bridge bs 5ed 5ing 5s 5t 6ed 6ier 8st 7ly 7ness 8g 9s 6less aly aness 7ifter cs aing 6s 6y
3r 4d 5er 6st 5ie 7s 5ly 5ness 5o 6s 4s 2lcome 7d 7s 6ing 3d 4able 4ed 5r 6s 4ing 4s 3fare 3kin 3l 4ed 4head 8s
4ie 6s 5ng 7ton as 4ness 4s 5pring as 4y 3sh 5ed 6r 7s 6s 5ing 3t 4ed 5r 6ed 6ing 6s 6weight cs 4ing 4s 2n 3ch
5es 3d 4ed 4ing 4s 3s 3t 2pt 2re 4n't 4wolf 7ves 2st 4bound 4erlies 7y 6n 7er 9s 7ization 9e ad as 9ing 7most
7s 4ward 8s 2t 3back 7s 3land 7s 4y 3ness 3s 3ter 6s 5st 4ing 3ware 7s 1hack 5ed 6r 7s 5ing 8s 5s 3le 5boat 9s
7ne 5d 5r 6s 5s 4ing 3m 4med 5ies 6ng 5y 4s 3rf 4ves 3t 4chamacallit fs 4ever 4not 4s 5hername 6isname 5it 7s
5oever 2eal 5s 4t 5en 5germ 5meal 3e 4dle 7d 7r 8s 7s 6ing 4l 5barrow bs 7se 9s 5chair as 5ed 6r 5house as 5ie
7s 6ng 5s 5wright bs 4ze 6d 6s 5ier 7st 6ly 6ness 7g 5y 3lk 5ed 5s 4m 5ed 5ing 5s 4p 5ed 5ing 5s 3n 4ce 4ever
4s 5oever 3re 5abouts 6s 6t 5by 5fore 9s 5in 5of 6n 5s 6oever 5to 5upon 5ver 5with 9al 4ries 5y 3t 4her 4s
5tone 9s 4ted 5ing 3w 3y 2ich 5ever 3ff 5ed 5ing 5letree bs 5s 3le 5d 5s 4ing 4om 4st 3m 4per 7ed 7ing 7s 4s
5ical 9ity 9ly 6es 5y 3ne 5d 5r 6s 5s 4ge 6d 6ing 6r 7s 6s 5ing 4ier 6st 5ng 4nied 7s 5y 6ing 4y 3p 4cord 4lash
8es 4ped 6r 7s 8napper es 6t 7s 5ing 8s 5letree bs 5oorwill cs 4s 5aw 7ed 7ing 7s 3r 4l 5ed 5igig 9s 6ng 5pool
9s 5s 5wind 9s 5ybird as 4red 5ing 4s 3sk 5ed 6r 7ed 7s 7y 6y 7s 5ing 5s 5ys 4per 7ed 8r 9s 7ing 7s 4t 5le 7d
7r 8s 7s 6ing 3t 4e 5bait 6oard as 5cap 8s 5d 5fish 9es 5head 9s 5list 9ed 9ing 9s 5n 6ed 7r 8s 7ss 6ing 9s 6s
5out 8s 5r 5s 6t 5tail 9s 5wall 9s 7sh 9ed as 9ing 7ter 5y 6s 4her 4ing 7s 5sh 4s 4tle 7d 7r 8s 7s 6ing 3z 4kid
4zbang 9s 5ed 6s 5ing 2o 3'd 4ll 4re 4ve 3a 3dunit 8s 3ever 3le 5food 9s 5grain 5hearted cly cness 5meal 5ness
5s 6ale 9d 9r as 9s 8ing 6ome 9ly 9ness 5wheat 4ly 3m 4ever 4soever 3op 5ed 6e 7s 6r 7s 5ing 5s 4sh 6ed 7s 6ing
3p 4ped 6r 7s 5ing 4s 3re 5house as 5ish 5s 4ing 5sh 4l 5ed 5s 3se 4o 5ever 2up 4ped 5ing 4s 2y 3'd 3s 1ick 4ed
6er 7st 6ly 6ness 5r 6s 6work 5t 6s 4s 2de 4ly 4mouthed 4n 5ed 6r 7s 6ss 5ing 5s 4r 4screen as 5pread 5t 3get
6s 3ow 5ed 6r 7s 5hood 5ing 5s 3th 5s 2eld 5ed 6r 7s 5ing 5s 3ner 6s 4ie 6s 2fe 4less 5y 2g 3eon 3ged 4ing 4le
6d 6r 7s 6s 5ier 7st 6ng 5y 3ht 5s 3let 6s 3s 3wag 6ged 7ing 6s 5m 6s 2ki 4s 2ld 4card 8s 6t 7s 7ted 9r as 8ing
4ebeest as 5r 6ness aes 5st 4fire 8s 5lower as 5owl 4life 5y 4ness 4s 3e 4d 4s 3ier 5st 4ness 5g 3l 4ed 4ful
7ly 7ness 4ies 5ng 7ly 7ness 5waw 8s 4ow 6s 6y 4power 4s 4y 3t 4ed 4ing 4s 3y 2mp 4ed 4ier 6st 5ng 5sh 4le 6d
6s 5ing 4s 4y 2n 3ce 5d 5s 4h 5ed 6s 5ing 4ing 3d 4bag 7s 5lown 5reak 9er bs 9s 5urn 8ed 4cheater bs 6ill 4ed
5r 6s 4fall 8s 5lower as 4ier 6st 5ly 5ness 6g 4jammer as 4lass 8es 5ess 4mill 8ed 8ing 8s 4ow 6ed 6ing 6less
6pane as 6s 7ill as 4pipe 8s 5roof 4row 7s 4s 5creen as 5hield as 5ock 8s 5torm 9s 5urf 8ed 9r as 8ing 8s 5wept
4up 6s 4ward 4y 3e 4d 4glass 9es 5rower as 4maker 9s 4ries 5y 4s 3g 4ding 8s 4ed 5r 6s 4ing 4less 5ike 4nut 7s
4s 5pan 8s 6read as 4tip 7s 3ier 5st 4ng 3k 4ed 5r 6s 4ing 4le 6d 6s 5ing 4s 3nable 4er 6s 4ing 7ly 7s 4ow 6ed
7r 8s 6ing 6s 3o 4s 3s 4ome 7ly 7ness 7r 7st 3ter 6ed 6green 6ing 7ze 9d 9s 8ing 6s 6time 4rier 7st 5y 3y 2pe
4d 4r 5s 4s 3ing 2re 4d 5s 4hair 8s 4less 8es 4s 4tap 7ped 9r as 8ing 7s 3ier 5st 4ness 5g 3y 2sdom 3e 4acre 8s
4crack 9ed 9ing 9s 4d 4guy 7s 4ly 4r 4s 5t 3h 4bone 8s 4ed 5r 6s 5s 4ful 7ly 4ing 3ing 3p 4ier 6st 4s 4y 3t
4eria 8s 4ful 7ly 7ness 2t 3ch 5craft 5ed 6ry 6s 5ing 3h 4al 4draw 8al as 8ing 8n 8s 6ew 4e 5d 5r 6ed 6ing 9ly
9s 6s 5s 4held 5old 8ing 8s 4in 6g 4out 4stand 9ing 9s 6ood 3less 7ly 7ness 3ness 7ed 8s 7ing 3s 3ted 5r 6ed
6ing 6s 4icism 9s 5er 6st 5ly 5ness 6g 7ly 4y 2ve 4d 4s 3ing 2z 3ard 6ly 6ry 6s 3ened 1k 2ly 1oad 2bble 6d 6s
5ier 7st 6ness 7g 5y 2dge 5s 2e 3begone 3ful 6ler 8st 7y 6ness 3s 2g 3s 2k 3e 4n 3s 2ld 4s 3f 4ed 4hound 9s
4ing 5sh 4ram 4s 3verine 9s 5s 2man 5hood 5ish 6ze 8d 8r 9s 8s 7ing 5kind 5lier 8st 7ke 7ness 6y 3b 4at 6s 4le
6s 4s 3en 5folk 9s 2n 3't 3der 6ed 6ful 9ly 9ness 6ing 9ly 6land as 6ment 6s 4rous 8ly 3k 4ier 6st 4s 4y 3t 4ed
2o 3d 4bine 5lock 9s 4carver as 8ing bs 5huck 9s 5ock 8s 5raft 5ut 7s 7ter as 8ing 4ed 5n 6er 7st 6ly 6ness
4ier 6s 7t 5ness 6g 4land 8s 5ice 5ot 7s 6use 4man 5en 4pecker as 5ile 8s 4s 5hed 8s 5ier 7st 6ness 5man 6en 5y
4wind 8s 5ork 8er as 8ing 7m 8s 4y 3ed 4r 5s 3f 4ed 5r 6s 4ing 4s 3ing 3l 4en 6s 4gathering 4iness 4lier 7s 8t
6ness 5y 3s 3zier 6st 5ly 5ness 4y 2p 3s 2rd 4age 4book 8s 4ed 4ier 6st 5ly 5ness 6g 7s 4less 8ly 4play 4s
5mith 9s 4y 3e 3k 4able 5day 5holic as 5round as 4basket as 5ench 9es 5ook 8s 4day 7s 4ed 5r 6s 4fare 5low 8s
5orce 4horse 9s 6use 9s 4ing 7man 8en 7s 7woman aen 4load 8s 4man 7like 7ship 6te 8s 5en 4out 7s 4place 9s
4room 8s 4s 5heet 9s 6op 8s 6y 5ite 8s 5pace 5tation bs 4table 9s 5op 7s 4up 6s 4week 8s 3ld 5lier 8st 7ness 6y
5s 5view 9s 5wide 3m 4ed 4hole 8s 4ier 6st 5ng 4s 4wood 4y 3n 3ried 7ly 6r 7s 6s 5ment 5some 4y 5ing 8ly 8s
5wart 9s 3se 5n 6ed 6ing 6s 4hip 7ed 8r 9s 7ful 7ing 7s 4t 5ed 5ing 5s 3t 4h 5ier 7s 8t 6ly 6ness 5less 9ly
9ness 5while 5y 2t 3cha 2uld 5've 5n't 5s 6t 3nd 5ed 6r 5ing 5s 2ve 4n 2w 3ed 3ing 3s 1pm 1rack 5ed 5ing 5s
3ith 6s 3ngle 7d 7r 8s 7s 6ing 9s 3p 4around as 4ped 6r 7s 5ing 8s 4s 3sse 6s 3th 5ful 8ly 2eak 5ed 5ing 5s 4th
6e 7d 7s 6ing 6s 3ck 5age 5ed 6r 7s 5ing 5s 3n 4ch 6ed 7s 6ing 4s 3st 5ed 5ing 5le 7d 7r 8s 7s 6ing 5s 3tch 6ed
8er 9st 8ly 8ness 7s 2iggle 7d 7r 8s 7s 6ing 6y 4ht 6s 3ng 5er 7s 5ing 5s 4kle 7d 7s 6ier 8s 9t 7ng 6y 3st
5band 9s 5s 5watch aes 3t 4able 4e 5r 6s 5s 4he 6d 6s 5ing 4ing 7s 4s 4ten 2ong 5doer 9s 7ing as 5ed 6r 6st
5ful 8ly 8ness 5headed bly bness 5ing 5ly 5ness 5s 3te 4h 3ught 2ung 2y 3er 4st 3ly 3ness 1t 1underkind as 2rst
5s 2ss 4es 4ier 6s 7t 4y 0x 1ci 3i 3v 3x 2vi 4i 1enon 4phobe 9s 8ia 9c 2rographic 9y 4x 5ed 6s 5ing 1i 2i 3i 2s
2v 2x 1or 1ref 4s 1term 1v 2i 3i 4i 1x 2i 3i 4i 3v 3x 2v 3i 4i 5i 2x 3i 4i 5i 4v 4x 3v 4i 5i 6i 1ylem 4ne
3ophone 9s 8ist bs 0y 1'all 1a 2cht 5ed 5ing 5s 6man 7en 6woman 9en 2hoo 5s 2k 3ked 4ing 3s 2m 3mer 6ed 7r 8s
6ing 6s 3s 2ng 3k 4ed 4ing 4s 2p 3ped 4ing 3s 2rd 4age 7s 5rm 7s 4man 6ster as 5en 4s 5tick 9s 3mulke 8s 3n 4s
3row 2shmak 7s 2w 3ed 3ing 3l 4s 3n 4ed 5r 6s 4ing 4s 3s 1d 1e 2a 3h 4s 3r 4book 8s 4lies 6ng 8s 5ong 5y 4n 5ed
5ing 8s 5s 4s 3s 4t 5ier 7st 5s 5y 2gg 4s 2ll 4ed 4ing 4ow 6ed 7r 7st 6hammer cs 6ing 7sh 6ness 6s 6y 4s 3p 4ed
4ing 4s 2n 3s 2oman 6ry 4en 2p 3s 2r 2s 3es 3hiva 7s 3sed 4ing 3t 4erday 9s 6year 2t 3i 4s 2w 3s 1id 3s 2eld
5ed 5ing 8s 5s 2kes 2n 2p 3e 3ped 5e 4ing 3s 1o 2b 3bo 5s 3s 2del 5ed 6r 7s 5ing 5s 2ga 3i 4c 4s 3urt 6s 2ke 4d
4l 5s 4s 3ing 2lk 4ed 4s 2n 3der 3ks 2re 2u 3'd 4ll 4re 4ve 3ng 5er 6st 5ish 5ster 9s 3r 4s 5elf 7ves 3s 3th
5ful 8ly 8ness 5s 2w 3l 4ed 4ing 4s 1r 2s 1tterbium 3rium 1uan 2cca 5s 3k 4ier 6st 4y 2k 3ked 4ing 4y 3s 2le
4tide 2m 3mier 6st 4y 2p 3pie 6s 5fied 8s 6y 7ing 3s 2rt 4s 0z 1anier 5s 6t 4ness 3y 2p 3ped 5r 6s 4ing 4y 3s
1eal 4ot 6ry 6s 5us 7ly 7ness 2bra 5s 3u 4s 2d 3s 2itgeist 9s 2n 3ith 6s 3ned 3s 2olite 7s 2phyr 6s 3pelin 8s
2ro 4ed 5s 4ing 4s 4th 2st 4ful 7ly 7ness 4ier 6st 4s 4y 2ta 4s 1igzag 6ged 7ing 6s 2lch 3lion 7s 2nc 4ked 5ing
4s 3e 4s 3fandel 3g 4ed 5r 6s 4ier 6st 5ng 4s 4y 3nia 6s 2p 3ped 5r 6ed 6ing 6s 4ier 6st 5ng 4y 3s 2rcon 6ium
6s 2t 3her 6s 3s 1loties 4y 5s 1odiac 6al 6s 2mbie 6s 2nal 5ly 3e 4d 4s 3ing 3ked 2o 3keeper 9s 3logical aly
7st 9s 6y 3m 4ed 4ing 4s 3phyte 8s 7ic 4lankton 3s 2rch 2ster 2unds 1ucchini 8s 1wieback 1ydeco 2gote 6s 5ic
2murgy
`;
