import { oneLine } from '#contract/one-line.ts';

/** Nouns that end (or in Romance languages begin) a job title, folded; several languages. */
export const TITLE_NOUNS = new Set(
  (
    'accountant runner ejecutivo ejecutiva decorator actuary adjuster aquarist ncoic nco oic ' +
    'gunner infantryman medic corpsman airman seaman boatswain petty-officer rifleman sapper ' +
    'paratrooper tanker fitter rigger welder scaffolder sonographer phlebotomist headteacher ' +
    'head-teacher sub-editor videographer playwright dramaturg choreographer actor actress ' +
    'dancer violinist pianist sommelier mixologist baker dishwasher busser prep-cook ' +
    'fishmonger florist groom jockey stablehand stagehand roustabout driller blaster ' +
    'administrator adviser advisor aide ambassador analyst animator apprentice architect ' +
    'archivist artist assembler assistant associate ' +
    'attendant attorney auditor author baker banker barista bartender biologist bookkeeper ' +
    'boss broker builder butcher buyer captain caregiver caretaker carpenter cashier chair ' +
    'chairman chairperson chairwoman chancellor chef chemist chief ceo cfo cto coo cio cmo ' +
    'ciso cpo clerk cleaner clinician co-founder cofounder coach collector columnist ' +
    'commander commissioner composer ' +
    'conductor conservator consultant contractor controller cook coordinator co-ordinator ' +
    'copywriter corporal counsel counsellor counselor courier craftsman creative curator ' +
    'custodian dancer dean dentist deputy designer developer ' +
    'devops dietitian director dispatcher doctor drafter drafter driver ecologist economist ' +
    'editor educator electrician engineer entrepreneur epidemiologist estimator examiner ' +
    'executive expert facilitator ' +
    'farmer fellow firefighter fitter foreman founder freelancer fundraiser gardener ' +
    'generalist geologist grader graduate groundskeeper guard guide hairdresser handler ' +
    'handyman head helper host hostess housekeeper hygienist illustrator ' +
    'inspector installer instructor intern interpreter interviewer investigator janitor ' +
    'journalist judge laborer labourer landscaper lawyer lead leader lecturer liaison ' +
    'librarian lieutenant lifeguard linguist loader machinist maid maker manager marketer ' +
    'marketeer mason mathematician mechanic mediator mentor merchandiser merchant messenger ' +
    'microbiologist midwife miner model moderator musician nanny nurse nutritionist observer ' +
    'officer operative operator optician orderly organiser organizer owner packer painter ' +
    'paralegal paramedic partner pastor pathologist performer pharmacist phlebotomist ' +
    'photographer physician physicist physiotherapist picker pilot planner plasterer plumber ' +
    'poet policeman porter postdoc practitioner preacher president presenter principal ' +
    'producer professor professional programmer promoter proofreader provost psychiatrist ' +
    'psychologist publicist purchaser radiographer radiologist ranger realtor receptionist ' +
    'recruiter registrar relations rep reporter representative researcher resident restorer ' +
    'reviewer roofer sailor ' +
    'salesman salesperson saleswoman scholar scientist scribe seamstress secretary sergeant ' +
    'server shipper singer solicitor specialist sonographer statistician steward stewardess ' +
    'stocker storekeeper strategist student stylist superintendent supervisor supporter ' +
    'surgeon ' +
    'surveyor sysadmin tailor teacher teller technician technologist temp tester therapist ' +
    'toolmaker trader trainee trainer translator treasurer tutor typist underwriter usher ' +
    'valet vet veterinarian vp videographer volunteer waiter waitress ' +
    'warden warehouseman webmaster welder worker writer zookeeper sre cna rn lpn svp evp avp ' +
    'pm scrum-master teamlead internship placement apprenticeship residency fellowship ' +
    'clerkship traineeship postdoctoral member secretary-general ' +
    'carer childminder barber concierge glazier bricklayer brickie chippy chippie sparky ' +
    'sparkie postie joiner banksman matron assessor verifier negotiator valuer demonstrator ' +
    'bouncer doorman stocktaker sorter stacker greeter bellboy bellhop barback caterer ' +
    'finisher presser weaver upholsterer polisher sprayer grinder moulder wirer solderer ' +
    'lineman linesman splicer farmhand shepherd deckhand skipper stevedore docker signaller ' +
    'scheduler draughtsman draftsperson canvasser telemarketer detective constable soldier ' +
    'reservist referee umpire au-pair babysitter playworker chaplain verger organist sitter ' +
    'forester arborist greenkeeper groundsman ' +
    'brewer distiller winemaker confectioner chocolatier jeweller goldsmith watchmaker ' +
    'locksmith cobbler shoemaker saddler dressmaker milliner embroiderer costumier ' +
    'invigilator mate ' +
    'valeter casual all-rounder shearer tiler boilermaker millwright pipefitter farrier ' +
    'beautician chambermaid bosun purser croupier herdsman milker fisherman dog-walker ' +
    'groomer kitchenhand paver fencer stockman undertaker refueller rouseabout trimmer lasher ' +
    'steelfixer roadie compere usherette lollipop crewman oiler motorman ' +
    // Ukrainian, Russian, Greek
    'бухгалтер касир менеджер інженер водіи вчитель учитель лікар медсестра продавець ' +
    'консультант директор програміст розробник адміністратор секретар кухар оператор юрист ' +
    'економіст асистент помічник начальник керівник спеціаліст ' +
    'кассир инженер водитель врач продавец программист разработчик администратор секретарь ' +
    'повар экономист ассистент помощник руководитель специалист ' +
    'λογιστης λογιστρια μηχανικος πωλητης πωλητρια γραμματεας νοσηλευτης νοσηλευτρια δασκαλος ' +
    'δασκαλα καθηγητης καθηγητρια διευθυντης οδηγος σερβιτορος σερβιτορα μαγειρας υπαλληλος ' +
    'προγραμματιστης τεχνικος συμβουλος βοηθος ' +
    // German
    'instandhaltungsleiter betriebselektriker mechatroniker betriebsleiter schichtleiter ' +
    'speditionskaufmann speditionskauffrau disponent disponentin chefredakteur volontar ' +
    'volontarin abteilungsleiter abteilungsleiterin angestellte angestellter arzt arztin ' +
    'altenpfleger altenpflegerin anwalt anwaltin aushilfe auszubildende auszubildender azubi ' +
    'backer barkeeper bauleiter bauingenieur berater beraterin buchhalter buchhalterin ' +
    'chefarzt direktor direktorin dozent dozentin einkaufer ' +
    'elektriker elektroniker entwickler entwicklerin erzieher erzieherin fachkraft ' +
    'fachinformatiker fahrer filialleiter forscher friseur geschaftsfuhrer geschaftsfuhrerin ' +
    'gruppenleiter gesundheitspfleger krankenpfleger hausmeister industriekaufmann ' +
    'industriekauffrau informatiker ingenieur ingenieurin kauffrau kaufmann kassierer kellner ' +
    'kellnerin koch kochin ' +
    'konstrukteur krankenschwester krankenpfleger krankenpflegerin lagerist lehrer lehrerin ' +
    'leiter leiterin leitung maler mechaniker mechatroniker meister mitarbeiter mitarbeiterin ' +
    'monteur pflegekraft pflegefachkraft pflegefachfrau pflegefachmann pfleger pflegerin ' +
    'praktikant praktikantin praktikum projektleiter projektleiterin projektmanager ' +
    'projektmanagerin programmierer prokurist referent referentin ' +
    'redakteur redakteurin sachbearbeiter sachbearbeiterin schlosser schreiner sekretarin ' +
    'softwareentwickler softwareentwicklerin sozialarbeiter sozialarbeiterin techniker ' +
    'teamleiter teamleiterin tischler trainerin verkaufer verkauferin vertriebsleiter ' +
    'vertriebsmitarbeiter vorstand werkstudent werkstudentin wissenschaftler zimmermann ' +
    'assistenz assistentin referendar doktorand doktorandin ' +
    // French
    'acheteur acheteuse administrateur administratrice agent aide-soignant aide-soignante ' +
    'animateur animatrice analyste apprenti apprentie architecte assistante attache attachee ' +
    'avocat avocate boulanger cadre caissier caissiere chargee charge chauffeur chercheur ' +
    'chercheuse chef cheffe coiffeur coiffeuse collaborateur commerciale commercial commis ' +
    'comptable concepteur concepteur conducteur ' +
    'conseiller conseillere consultante controleur coordinateur coordinatrice cuisinier ' +
    'cuisiniere delegue dessinateur developpeur developpeuse directeur directrice economiste ' +
    'editeur educateur educatrice electricien employe employee enseignant enseignante expert ' +
    'experte fondateur formateur formatrice gerant gerante gestionnaire graphiste hotesse ' +
    'infirmier infirmiere infographiste ingenieur ingenieure ' +
    'inspecteur instituteur journaliste juriste maitre mecanicien medecin menuisier moniteur ' +
    'monitrice notaire operateur ouvrier ouvriere patissier pharmacien plombier preparateur ' +
    'president professeur professeure receptionniste redacteur redactrice responsable ' +
    'secretaire serveur serveuse stagiaire superviseur technicien technicienne traducteur ' +
    'traductrice vendeur vendeuse alternant alternante benevole ' +
    // Spanish, Portuguese, Italian
    'jefa camarera tecnica conserje socorrista repartidor limpiadora cuidadora abogado ' +
    'abogada administrador administradora administrativo administrativa agente analista ' +
    'arquitecto arquitecta asesor asesora asistente auxiliar ayudante becario becaria cajero ' +
    'cajera camarero camarera cocinero cocinera comercial conductor consultor consultora ' +
    'contable contador contadora coordinador coordinadora dependiente dependienta ' +
    'desarrollador desarrolladora disenador disenadora director directora docente editora ' +
    'educadora electricista encargado encargada enfermero enfermera especialista fundador ' +
    'gerente gestor gestora ingeniero ingeniera investigador investigadora jefe jefa maestro ' +
    'maestra mecanico medico operador operario operaria pasante peluquero periodista ' +
    'practicante profesor profesora programador programadora psicologo psicologa ' +
    'recepcionista representante responsable secretaria supervisor supervisora tecnico ' +
    'tecnica trabajador trabajadora traductor vendedor vendedora ' +
    'advogado advogada arquiteto arquiteta assistente atendente auxiliar chefe consultor ' +
    'contabilista cozinheiro cozinheira desenvolvedor desenvolvedora designer diretor ' +
    'diretora enfermeiro enfermeira engenheiro engenheira estagiario estagiaria formador ' +
    'formadora investigador jornalista medica motorista pesquisador pesquisadora professora ' +
    'recepcionista socio tecnico tesoureiro ' +
    'addetto addetta amministratore amministratrice apprendista architetto assistente autista ' +
    'avvocato barista cameriere cameriera capo collaboratore collaboratrice commessa commesso ' +
    'commercialista consulente contabile coordinatore coordinatrice cuoco cuoca dipendente ' +
    'direttore direttrice docente dottore educatore educatrice elettricista farmacista ' +
    'fisioterapista geometra giornalista grafico grafica impiegato impiegata infermiere ' +
    'infermiera ingegnere insegnante ' +
    'istruttore magazziniere medico operaio operaia operatore operatrice parrucchiere ' +
    'praticante professore professoressa programmatore progettista psicologo psicologa ' +
    'redattore responsabile ricercatore ricercatrice segretaria segretario stagista ' +
    'sviluppatore sviluppatrice tecnico tirocinante traduttore traduttrice venditore ' +
    // Dutch, Polish
    'adviseur afdelingshoofd ambtenaar beheerder begeleider boekhouder chauffeur coordinator ' +
    'directeur docent docente eigenaar hoofd ingenieur inkoper jurist kok leerkracht leraar ' +
    'lerares leidinggevende magazijnmedewerker medewerker medewerkster monteur onderzoeker ' +
    'ontwerper ontwikkelaar projectleider receptioniste secretaresse stagiair stagiaire ' +
    'teamleider uitvoerder verkoper verkoopster verpleegkundige vertegenwoordiger verzorgende ' +
    'vrijwilliger ' +
    'administrator analityk architekt asystent asystentka dyrektor doradca ekspert ' +
    'fizjoterapeuta fryzjer grafik handlowiec informatyk inspektor inzynier kasjer kelner ' +
    'kelnerka kierowca kierownik konsultant koordynator koordynatorka kosmetyczka ksiegowa ' +
    'ksiegowy kucharz lekarz magazynier mechanik menedzer monter nauczyciel nauczycielka ' +
    'opiekun opiekunka pielegniarka pielegniarz pracownik prezes praktykant programista ' +
    'programistka projektant przedstawiciel psycholog recepcjonistka referent redaktor ' +
    'sekretarka sprzedawca sprzedawczyni specjalista specjalistka stazysta stazystka szef ' +
    'technik tester tlumacz trener wlasciciel wykladowca'
  ).split(/\s+/),
);

/** Words that stand before a title's noun, or alone make a title likely. */
export const TITLE_MODIFIERS = new Set(
  (
    'senior junior sr jr lead staff principal chief head vice assistant associate deputy ' +
    'executive managing general regional national global international interim acting trainee ' +
    'graduate entry mid level ' +
    'software frontend front-end backend back-end fullstack full-stack full stack web mobile ' +
    'data cloud devops product project program programme marketing sales account accounts ' +
    'business customer client human hr people talent ' +
    'operations operational financial finance technical research clinical registered licensed ' +
    'certified practical teaching visiting adjunct tenured postdoctoral doctoral part-time ' +
    'full-time summer shift line sous pastry executive commis demi ' +
    'graphic visual ui ux ui/ux interaction industrial mechanical electrical civil chemical ' +
    'structural process quality qa test security network systems system site reliability ' +
    'machine learning it support help desk store retail ' +
    'warehouse office administrative admin legal medical dental veterinary social case youth ' +
    'community school elementary secondary primary high front floor night team call center ' +
    'centre field creative art content copy digital brand media communications public ' +
    'leitender leitende stellvertretender stellvertretende wissenschaftlicher ' +
    'wissenschaftliche technischer technische kaufmannische adjoint adjointe principal ' +
    'generale general tecnico'
  ).split(/\s+/),
);

/** Endings that make an unknown last word a likely profession. */
export const TITLE_ENDING = new RegExp(oneLine`
  (?:
    ist|ographer|keeper|maker|smith|wright|worker|leader|manager|engineer|nurse|therapist|
    trician|nician|ingenieur(?:in)?|leiter(?:in)?|entwickler(?:in)?|berater(?:in)?|
    assistent(?:in)?|techniker(?:in)?|mechaniker(?:in)?|pfleger(?:in)?|arbeiter(?:in)?|
    verkaufer(?:in)?|kaufmann|kauffrau|kraft|fuhrer(?:in)?|lehrer(?:in)?|meister(?:in)?|
    manager(?:in)?|praktikant(?:in)?|schwester|medewerker|ontwikkelaar|adviseur|begeleider|
    verpleegkundige|leider|consultant|analyst|monteur|eur|euse|trice|ista|iere|niczka|owiec
  )$
`);

/** Words of an organisation's name, folded; a legal form counts most and stands in LEGAL_FORM. */
export const COMPANY_WORDS = new Set(
  (
    'academy agency homecare childcare shipping lines maritime ferries cruises confectionery ' +
    'polytechnic politecnico ysgol coleg scoil kindergarten aquarium observatory cinema ' +
    'arboretum sanctuary surveys survey productions pictures radio tv mine mines mining plant ' +
    'hire tractors theatres winery vineyard army navy corps guard marines battalion regiment ' +
    'squadron brigade hospice inn lodge tavern grill cafe pub diner airlines airport airways ' +
    'analytics apparel architects associates association authority automotive aviation bakery ' +
    'bank bar bistro brewery bros brothers builders bureau cafe capital care catering ' +
    'center centre chamber charity church city clinic club co-op college commission committee ' +
    'community companies company construction consultancy consulting contractors cooperative ' +
    'corporation council county credit dairy dental department dept design diagnostics ' +
    'digital diner district diocese dynamics electric electronics electrical embassy energy ' +
    'engineering enterprises entertainment estate farm farms federation financial firm ' +
    'fitness foods foundation freight fund gallery garage garden gardens ' +
    'government grill group gym health healthcare heating holding holdings home homes hospice ' +
    'hospital hospitals hostel hotel hotels housing industries initiative inn institute ' +
    'instruments insurance international kitchen lab laboratories laboratory labs library ' +
    'limited llp logistics magazine manufacturing market markets media medical memorial ' +
    'methodist ministry mobile motors museum network networks news newspaper ngo nhs ' +
    'nonprofit nursery office orchestra partners partnership pharma pharmaceuticals pharmacy ' +
    'plumbing police postal power practice press primary productions properties publishers ' +
    'publishing railway realty records recreation recruitment rehabilitation research resort ' +
    'resorts restaurant restaurants retail robotics roofing salon school schools ' +
    'security services shop society software solutions spa station steel store stores studio ' +
    'studios superstore supermarket supply surgery systems tech technologies technology ' +
    'telecom telecommunications television textiles theater theatre therapeutics trading ' +
    'transit ' +
    'transport transportation trattoria ristorante trust union university ventures veterinary ' +
    'village villas volunteers warehouse water works works workshop worldwide ymca zoo ' +
    'akademie amt apotheke arztpraxis backerei bundesamt betrieb buro fabrik firma ' +
    'gesellschaft gruppe handel handwerk haus hochschule institut kanzlei kita klinik ' +
    'klinikum klinken krankenhaus landesamt ministerium praxis privatpraxis rathaus schule ' +
    'sparkasse stadt stadtwerke stiftung universitat universitatsklinikum verein verband ' +
    'verlag versicherung werk werke zentrum ' +
    'agence assurance assurances banque boulangerie boutique cabinet caisse centre clinique ' +
    'college commune compagnie conseil ecole entreprise etablissements fondation galerie ' +
    'groupe hopital hotel institut laboratoire librairie lycee mairie maison ministere musee ' +
    'pharmacie restaurant societe universite usine ville ' +
    'academia agencia asociacion ayuntamiento banco bufete camara centro clinica clinica ' +
    'colegio comercial compania consultoria cooperativa corporacion editorial empresa escuela ' +
    'estudio fabrica facultad farmacia fundacion grupo hospital hoteles industrias instituto ' +
    'laboratorio laboratorios ministerio museo oficina restaurante sistemas sociedad ' +
    'soluciones supermercados taller tienda universidad ' +
    'associacao camara colegio companhia construtora empresa escola escritorio faculdade ' +
    'farmacia fundacao grupo hospital industria instituto laboratorio loja prefeitura ' +
    'restaurante servicos sociedade universidade ' +
    'agenzia associazione azienda banca casa centro clinica comune cooperativa fondazione ' +
    'gruppo istituto laboratorio liceo ministero museo negozio officina ospedale scuola ' +
    'societa studio universita ' +
    'bedrijf gemeente groep hogeschool kantoor school stichting universiteit ziekenhuis ' +
    'winkel bank biuro fabryka firma fundacja grupa instytut klinika politechnika ' +
    'przedsiebiorstwo sklep spolka stowarzyszenie szkola szpital uniwersytet urzad zaklad ' +
    'zaklady'
  ).split(/\s+/),
);

/** Legal forms at the end of a company's name. */
export const LEGAL_FORM = new RegExp(oneLine`
  (?:^|[\s,.])(?:
    inc|cic|c\.i\.c|cio|eg|e\.g|e\.k|mbh|partg|stiftung|b\.v|n\.v|sp\. j|s\.n\.c|s\.a\.s|
    incorporated|llc|l\.l\.c|ltd|limited|llp|lp|plc|corp|corporation|co|company|gmbh|ggmbh|ag|
    kg|kgaa|ug|ohg|gbr|e\.v|ev|se|s\.a|sa|sas|s\.a\.s|sarl|s\.a\.r\.l|sl|s\.l|s\.l\.u|
    s\.a\. de c\.v|srl|s\.r\.l|spa|s\.p\.a|snc|lda|ltda|s\/a|bv|b\.v|nv|n\.v|vof|sp\. z o\.o|
    sp\.? z o\.? ?o|sp\.k|s\.c|ab|as|a\/s|aps|oy|oyj|hf|ehf|ohf|ou|pty|pvt|pte|kft|zrt|a\.s|
    s\.r\.o|d\.o\.o|eood|srl
  )\.?\)?$
`);
