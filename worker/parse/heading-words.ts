import type { SectionKind } from './model.ts';

/** Whole headings by kind, folded, connecting words and signs removed: `a|b` lists; first language English. */
export const PHRASES: [SectionKind, string][] = [
  [
    'header',
    'contact|contacts|contact information|contact info|contact details|contact me|get in ' +
      'touch|say hello|details|profiles|links|social|social media|online|web|online presence|' +
      'find me online|kontakt|kontaktdaten|coordonnees|contacto|datos contacto|contato|contatto|' +
      'contatti|recapiti|contactgegevens|gegevens|dane kontaktowe|kontaktinformation|' +
      'kontaktuppgifter|yhteystiedot|контакти|контактна інформація|контакты|контактная ' +
      'информация|επικοινωνια|στοιχεια επικοινωνιας',
  ],
  [
    'summary',
    'summary|profile|about|about me|story|professional profile|professional summary|executive ' +
      'summary|career summary|executive profile|career profile|personal profile|personal ' +
      'statement|personal summary|profile summary|summary qualifications|qualifications summary|' +
      'qualification summary|summary skills|statement|overview|career overview|professional ' +
      'overview|introduction|biography|bio|professional statement|who i am|in short|highlights ' +
      'qualifications|hello|kurzprofil|profil|uber mich|zusammenfassung|personliches profil|' +
      'berufsprofil|kurzzusammenfassung|a propos|a propos moi|propos|presentation|resume|resume ' +
      'professionnel|profil professionnel|qui suis je|accroche|perfil|perfil profesional|sobre ' +
      'mi|resumen|resumen profesional|acerca mi|extracto|perfil profissional|resumo|resumo ' +
      'profissional|sobre mim|sobre|apresentacao|sintese|profilo|profilo professionale|profilo ' +
      'personale|riepilogo|sintesi|chi sono|presentazione|su me|profiel|persoonlijk profiel|' +
      'samenvatting|over mij|personalia profiel|profil zawodowy|podsumowanie|podsumowanie ' +
      'zawodowe|o mnie|sammanfattning|om mig|om meg|om mig selv|profiili|про себе|про мене|' +
      'профіль|о себе|обо мне|профиль|προφιλ|περιληψη|σχετικα με εμενα|λιγα λογια για εμενα',
  ],
  [
    'objective',
    'objective|career objective|professional objective|job objective|objectives|career goal|' +
      'career goals|goal|goals|career aspirations|target position|berufsziel|karriereziel|ziel|' +
      'ziele|objectif|objectif professionnel|objectifs|objetivo|objetivo profesional|objetivos|' +
      'objetivo profissional|obiettivo|obiettivo professionale|obiettivi|doelstelling|doel|' +
      'ambitie|cel zawodowy|cel|мета|ціль|цель|στοχος|επαγγελματικος στοχος',
  ],
  [
    'experience',
    'experience|laboral experience|labor experience|labour experience|other work|exp|work exp|' +
      'work experienced|working experience|job experience|jobs|recent jobs|jobs held|past jobs|' +
      'my jobs|previous jobs|timeline|career timeline|professional timeline|work timeline|' +
      'employment timeline|experience timeline|career chronology|career path|career journey|' +
      'professional journey|career progression|career snapshot|work chronology|employment ' +
      'chronology|academic positions|professional positions|teaching positions|employment ' +
      'record|work record|relevant employment|career to date|service history|employment summary|' +
      'professional career|work placements|work placement|placements|clerkships|clinical ' +
      "rotations|rotations|work experience|where i've worked|where i have worked|where i worked|" +
      "where i've been|what i've done|what i have done|professional experience|directorships|" +
      'employment|employment history|work history|employment experience|work|career history|' +
      'career|professional background|work background|experiences|job history|professional ' +
      'history|positions|positions held|appointments|academic appointments|professional ' +
      'appointments|relevant experience|related experience|industry experience|career ' +
      'experience|internship|internships|internship experience|professional employment|' +
      'experience highlights|relevant work experience|professional work experience|previous ' +
      'experience|other experience|additional experience|earlier experience|earlier career|' +
      'previous employment|paid experience|military|military experience|military service|' +
      'berufserfahrung|berufspraxis|beruflicher werdegang|berufliche erfahrung|berufliche ' +
      'laufbahn|werdegang|beruflicher hintergrund|arbeitserfahrung|praktika|praktikum|' +
      'praktische erfahrung|praxiserfahrung|berufstatigkeit|berufliche stationen|beruf|' +
      'tatigkeiten|berufserfahrungen|experience professionnelle|experiences professionnelles|' +
      'experiences|parcours professionnel|parcours|emplois|stages|experiencias|experience ' +
      'travail|experiencia|experiencia laboral|experiencia profesional|historial laboral|' +
      'trayectoria|trayectoria profesional|trayectoria laboral|empleo|practicas|experiencia ' +
      'trabajo|experiencias profesionales|experiencia profissional|experiencias profissionais|' +
      'historico profissional|experiencia trabalho|percurso profissional|trajetoria ' +
      'profissional|estagios|esperienza|esperienze|esperienza lavorativa|esperienze lavorative|' +
      'esperienza professionale|esperienze professionali|carriera|percorso professionale|' +
      'works|my works|tirocini|stage|werkervaring|ervaring|professionele ervaring|loopbaan|stages|stage ' +
      'ervaring|arbeidsverleden|doswiadczenie|doswiadczenie zawodowe|przebieg kariery|przebieg ' +
      'kariery zawodowej|historia zatrudnienia|zatrudnienie|praktyki|staze|praca|' +
      'arbetslivserfarenhet|yrkeserfarenhet|erfarenhet|arbeidserfaring|erfaring|' +
      'erhvervserfaring|tyokokemus|pracovni zkusenosti|zkusenosti|experienta|experienta ' +
      'profesionala|is deneyimi|deneyim|досвід роботи|досвід|професіинии досвід|трудова ' +
      'діяльність|опыт работы|опыт|профессиональныи опыт|трудовая деятельность|επαγγελματικη ' +
      'εμπειρια|εργασιακη εμπειρια|εμπειρια|προυπηρεσια|επαγγελματικη προυπηρεσια',
  ],
  [
    'education',
    'education|edu|learning|institutions attended|schools attended|educational institutions ' +
      'attended|schools institutions attended|qualifications obtained|academic qualifications ' +
      'obtained|educational qualifications obtained|certificates obtained|schools colleges ' +
      'attended|educational attainment|academic details|academic summary|scholastic record|' +
      'education timeline|academic timeline|education training|where i studied|where i learned|' +
      "where i've studied|school|training education|academic background|academic history|" +
      'academic qualifications|academic credentials|educational background|education history|' +
      'educational qualifications|educational history|academics|academic|schooling|schools|' +
      'studies|degrees|qualifications|education qualifications|academic education|academic ' +
      'record|formal education|education certifications|university education|academic training|' +
      'academic profile|ausbildung|bildung|bildungsweg|schulbildung|studium|bildungsgang|' +
      'akademische ausbildung|schule|schulische ausbildung|studium ausbildung|hochschulbildung|' +
      'aus weiterbildung|ausbildung studium|schulausbildung|formation|formations|formation ' +
      'academique|etudes|diplomes|parcours academique|parcours scolaire|cursus|education ' +
      'formation|scolarite|educacion|formacion|formacion academica|estudios|educacion formacion|' +
      'titulacion|formacao|educacao|formacao academica|estudos|habilitacoes|habilitacoes ' +
      'literarias|escolaridade|istruzione|formazione|istruzione formazione|studi|titoli studio|' +
      'percorso formativo|percorso studi|formazione accademica|opleiding|opleidingen|onderwijs|' +
      'studie|studies|opleiding training|scholing|wyksztalcenie|edukacja|studia|edukacja ' +
      'szkolenia|utbildning|utdanning|utdannelse|uddannelse|koulutus|vzdelani|studii|educatie|' +
      'egitim|освіта|навчання|образование|обучение|εκπαιδευση|σπουδες|εκπαιδευση και καταρτιση|' +
      'εκπαιδευση καταρτιση',
  ],
  [
    'skills',
    'skills|key skills|core skills|good at|am good at|what am good at|what i can do|what i do ' +
      'best|what i know|core competencies|competencies|competences|technical skills|skills ' +
      'summary|areas expertise|expertise|technologies|technology|technical expertise|technical ' +
      'proficiencies|technical proficiency|proficiencies|tools|skill set|skillset|skills ' +
      'abilities|skills tools|professional skills|soft skills|hard skills|relevant skills|' +
      'technical competencies|key competencies|core strengths|strengths|key strengths|abilities|' +
      'capabilities|core capabilities|specialties|specialities|specialties|technical summary|' +
      'technical knowledge|software|software skills|computer skills|it skills|tech stack|tech|' +
      'technologies tools|toolbox|knowledge|programming|programming languages|special skills|' +
      'skills expertise|skills competencies|skills experience|areas knowledge|areas strength|' +
      'skills interests|digital skills|clinical skills|language skills tools|kenntnisse|' +
      'fahigkeiten|kompetenzen|fachkenntnisse|it kenntnisse|edv kenntnisse|edv|kernkompetenzen|' +
      'qualifikationen|fahigkeiten kenntnisse|kenntnisse fahigkeiten|technische kenntnisse|' +
      'fachkompetenzen|besondere kenntnisse|weitere kenntnisse|zusatzqualifikationen|' +
      'schlusselqualifikationen|starken|skills kenntnisse|software kenntnisse|competences|' +
      'competences cles|competences techniques|savoir faire|aptitudes|outils|informatique|' +
      'logiciels|connaissances|competences informatiques|atouts|habilidades|competencias|' +
      'aptitudes|conocimientos|habilidades tecnicas|competencias clave|destrezas|informatica|' +
      'conocimientos informaticos|competencias tecnicas|habilidades competencias|aptitudes ' +
      'tecnicas|herramientas|competencias habilidades|conhecimentos|ferramentas|habilidades ' +
      'competencias|competencias tecnicas|principais competencias|qualificacoes|aptidoes|' +
      'competenze|capacita|competenze tecniche|conoscenze|abilita|competenze informatiche|' +
      'capacita competenze|competenze professionali|competenze chiave|strumenti|vaardigheden|' +
      'competenties|kerncompetenties|technische vaardigheden|kennis|computervaardigheden|' +
      'kwaliteiten|umiejetnosci|kompetencje|kluczowe umiejetnosci|umiejetnosci techniczne|' +
      'narzedzia|kompetencje kluczowe|technologie|kompetenser|fardigheter|ferdigheter|' +
      'kompetencer|kompetanse|fardigheder|taidot|dovednosti|aptitudini|competente|beceriler|' +
      'yetenekler|навички|ключові навички|професіині навички|технічні навички|ключевые навыки|' +
      'навыки|профессиональные навыки|технические навыки|δεξιοτητες|ικανοτητες|προσωπικες ' +
      'δεξιοτητες|τεχνικες δεξιοτητες|γνωσεις|γνωσεις υπολογιστων',
  ],
  [
    'projects',
    'projects|project|film|television|film television|theatre|theater|commercials|voice over|' +
      'academic project|final year project|capstone project|capstone projects|thesis project|' +
      'selected clients|clients|client list|key clients|selected work|selected works|selected ' +
      'projects|commissions|selected commissions|exhibitions|selected exhibitions|productions|' +
      'selected productions|credits|selected credits|personal projects|side projects|selected ' +
      'projects|academic projects|key projects|notable projects|open source projects|open ' +
      'source|open source contributions|relevant projects|project experience|project work|' +
      'research projects|portfolio|project highlights|major projects|course projects|class ' +
      'projects|independent projects|projekte|projekt|eigene projekte|persoenliche projekte|' +
      'projets|projets personnels|realisations|proyectos|proyectos personales|proyectos ' +
      'destacados|projetos|projetos pessoais|progetti|progetti personali|projecten|persoonlijke ' +
      'projecten|projekty|projekty wlasne|projekt|prosjekter|projekter|proiecte|projeler|' +
      'проєкти|проекти|проекты|εργα',
  ],
  [
    'volunteer',
    'volunteer|extra curricular|leadership positions|leadership roles|positions ' +
      'responsibility|volunteering|board experience|board roles|board positions|board ' +
      'appointments|board memberships|volunteer experience|volunteer work|voluntary work|' +
      'voluntary experience|community service|community involvement|community|community ' +
      'engagement|service|leadership|leadership experience|leadership activities|activities|' +
      'extracurricular activities|extracurricular|extracurriculars|extra curricular activities|' +
      'activities leadership|leadership involvement|campus involvement|involvement|campus ' +
      'activities|volunteer service|civic engagement|charity work|volunteer leadership|' +
      'organizations leadership|ehrenamt|ehrenamtliches engagement|ehrenamtliche tatigkeiten|' +
      'ehrenamtliche tatigkeit|engagement|soziales engagement|freiwilligenarbeit|benevolat|' +
      'engagement associatif|engagements|vie associative|activites benevoles|activites|' +
      'voluntariado|actividades|trabajo voluntario|voluntariado actividades|trabalho voluntario|' +
      'atividades extracurriculares|atividades|volontariato|attivita volontariato|esperienza ' +
      'volontariato|vrijwilligerswerk|nevenactiviteiten|wolontariat|dzialalnosc spoleczna|' +
      'ideella uppdrag|frivilligt arbejde|frivillig|волонтерство|волонтерська діяльність|' +
      'волонтерскии опыт|εθελοντισμος|εθελοντικη εργασια|εθελοντικη δραση',
  ],
  [
    'certificates',
    'certifications|certs|scheine|berechtigungen|board certification|board certifications|' +
      'cards tickets|qualifications tickets|licensure certification|certificates|registration|' +
      'registrations|professional registration|professional registrations|registration ' +
      'licensure|tickets|tickets licences|licences tickets|certification|certificate|licenses ' +
      'certifications|certifications licenses|licenses|licences|license|licensure|licensure ' +
      'certifications|licences certificates|certificates licences|licenses certificates|' +
      'professional certifications|professional certification|professional qualifications|' +
      'accreditations|credentials|professional credentials|professional licenses|licensing|' +
      'certifications training|certifications courses|professional development certifications|' +
      'zertifikate|zertifizierungen|zertifikat|bescheinigungen|lizenzen|fuhrerschein ' +
      'zertifikate|zertifikate weiterbildungen|certificats|certifications diplomes|' +
      'habilitations|certificaciones|certificados|licencias|certificaciones licencias|' +
      'certificacoes|certificazioni|certificati|attestati|patenti certificazioni|certificaten|' +
      'certificeringen|diplomas certificaten|certyfikaty|certyfikaty szkolenia|uprawnienia|' +
      'certifikat|certifieringar|sertifikater|certifikater|certificari|sertifikalar|tickets ' +
      'certificates|certificates tickets|certificates training|licences training|clearances|' +
      'clearance|security clearance|security clearances|background checks|driving licence|' +
      'driving license|driving|fuhrerschein|fuhrerscheine|lizenzen scheine|nachweise|' +
      'befahigungen|permis|permis conduire|permis habilitations|carnets|carnes|carne conducir|' +
      'permiso conducir|carta conducao|habilitacao|patente|patenti|patente guida|rijbewijs|' +
      'rijbewijzen|rijbewijs certificaten|prawo jazdy|certificats permis|attestations|' +
      'сертифікати|курси|курси та сертифікати|сертификаты|курсы|курсы и сертификаты|' +
      'πιστοποιησεις|πιστοποιητικα|σεμιναρια',
  ],
  [
    'languages',
    'languages|mother tongue|mother tongues|mother tongue s|other language|other language s|' +
      'other languages|languages known|known languages|language|language skills|foreign ' +
      'languages|languages spoken|linguistic skills|language proficiency|spoken languages|' +
      'sprachen|sprachkenntnisse|fremdsprachen|langues|langues etrangeres|competences ' +
      'linguistiques|langue|idiomas|lenguas|idioma|linguas|lingue|lingue straniere|competenze ' +
      'linguistiche|conoscenze linguistiche|lingua|talen|talenkennis|taalvaardigheid|' +
      'taalvaardigheden|taal|jezyki|jezyki obce|znajomosc jezykow|znajomosc jezykow obcych|' +
      'jezyk|sprak|sprakkunskaper|sprog|sprogkundskaber|kielitaito|jazyky|jazykove znalosti|' +
      'limbi straine|limbi|diller|yabanci diller|мови|знання мов|володіння мовами|іноземні мови|' +
      'языки|знание языков|владение языками|иностранные языки|γλωσσες|ξενες γλωσσες|γνωση ' +
      'γλωσσων',
  ],
  [
    'awards',
    'awards|honors|honours|awards honors|honors awards|honours awards|achievements|key ' +
      'achievements|accomplishments|recognition|awards recognition|scholarships|scholarships ' +
      'awards|awards scholarships|fellowships|grants|fellowships awards|awards achievements|' +
      'distinctions|prizes|academic achievements|professional achievements|selected ' +
      'achievements|notable achievements|career achievements|career highlights|key ' +
      'accomplishments|awards grants|grants awards|honors scholarships|auszeichnungen|preise|' +
      'ehrungen|stipendien|erfolge|preise auszeichnungen|prix|recompenses|distinctions|prix ' +
      'distinctions|bourses|premios|reconocimientos|logros|becas|premios reconocimientos|' +
      'premios|conquistas|reconhecimentos|distincoes|premi|riconoscimenti|premi riconoscimenti|' +
      'borse studio|prijzen|onderscheidingen|prestaties|nagrody|osiagniecia|wyroznienia|' +
      'stypendia|utmarkelser|priser|palkinnot|oceneni|premii|oduller|нагороди|досягнення|' +
      'награды|достижения|διακρισεις|βραβεια',
  ],
  [
    'publications',
    'publications|selected publications|papers|articles|research publications|peer reviewed ' +
      'publications|conference papers|journal articles|patents|patents publications|' +
      'publications patents|publications presentations|presentations|conferences|conference ' +
      'presentations|talks|speaking|speaking engagements|writing|books|bibliography|invited ' +
      'talks|posters|veroffentlichungen|publikationen|vortrage|patente|publications ' +
      'communications|articles|communications|brevets|conferences|publicaciones|ponencias|' +
      'patentes|articulos|conferencias|publicacoes|artigos|pubblicazioni|brevetti|articoli|' +
      'conferenze|publicaties|artikelen|lezingen|publikacje|patenty|wystapienia|publikationer|' +
      'publikasjoner|julkaisut|publikace|publicatii|yayinlar|публікаціі|публикации|δημοσιευσεις',
  ],
  [
    'interests',
    'interests|hobbies|fun facts|hobbies interests|interests hobbies|personal interests|other ' +
      'interests|outside interests|interests activities|activities interests|passions|hobby|' +
      'interessen|hobbys|hobbies interessen|freizeit|interessen hobbys|interets|loisirs|centres ' +
      'interet|centre interet|centres d interet|centres interets|hobbies|passions|intereses|' +
      'aficiones|intereses personales|pasatiempos|interesses|passatempos|hobbies interesses|' +
      'interessi|hobby interessi|interessi personali|tempo libero|interesses|hobby s|vrije tijd|' +
      'zainteresowania|hobby zainteresowania|intressen|fritidsinteressen|interesser|fritid|' +
      'harrastukset|zajmy|zajmy konicky|hobby uri|pasiuni|ilgi alanlari|hobiler|хобі|інтереси|' +
      'захоплення|хобби|интересы|ενδιαφεροντα|χομπι',
  ],
  [
    'references',
    'references|referees|character references|professional references|recommendations|' +
      'testimonials|reference|references available upon request|references available on request|' +
      'referenzen|empfehlungen|references professionnelles|recommandations|referencias|' +
      'recomendaciones|referencias|recomendacoes|referenze|raccomandazioni|referenties|' +
      'referenties aanbevelingen|referencje|rekomendacje|referenser|referanser|referencer|' +
      'suosittelijat|reference|referinte|referanslar|рекомендаціі|рекомендации|συστασεις',
  ],
  [
    'memberships',
    'memberships|professional memberships|affiliations|professional affiliations|professional ' +
      'associations|associations|membership|affiliations memberships|memberships affiliations|' +
      'professional bodies|organizations|professional organizations|organisations|' +
      'mitgliedschaften|mitgliedschaft|affiliations professionnelles|adhesions|asociaciones|' +
      'membresias|afiliaciones|associacoes|associazioni|affiliazioni|lidmaatschappen|' +
      'czlonkostwo|medlemskap|medlemskaber',
  ],
  [
    'training',
    'training|workshops attended|seminars attended|trainings attended|trainings seminars|' +
      'workshops seminars|job related training|military education training|military education|' +
      'military training|military schools|trainings|courses|professional development|continuing ' +
      'education|workshops|coursework|relevant coursework|courses training|training courses|' +
      'professional training|additional training|seminars|training development|training ' +
      'certifications|continuing professional development|cpd|online courses|moocs|further ' +
      'training|further education|additional education|bootcamps|selected coursework|relevant ' +
      'courses|courses workshops|weiterbildung|weiterbildungen|fortbildung|fortbildungen|kurse|' +
      'schulungen|seminare|fort weiterbildungen|fort weiterbildung|lehrgange|formation continue|' +
      'formations complementaires|cours|stages formations|cursos|formacion complementaria|' +
      'cursos formacion|otros cursos|formacion continua|cursos complementares|formacao ' +
      'complementar|treinamentos|cursos extracurriculares|corsi|formazione continua|corsi ' +
      'formazione|aggiornamento|cursussen|trainingen|bijscholing|cursussen trainingen|kursy|' +
      'szkolenia|kursy szkolenia|szkolenia kursy|kurser|kurssit|kurzy|skoleni|cursuri|kurslar|' +
      'mandatory training|professional learning|courses attended|courses completed|training ' +
      'attended|short courses|other training|relevant training|safety training|clinical ' +
      'training|courses certifications|courses certificates|training certificates|training ' +
      'courses certificates|development|berufliche weiterbildung|fortbildungen kurse|seminare ' +
      'kurse|kurse zertifikate|weiterbildungen zertifikate|weiterbildungen kurse|formations ' +
      'complementaires permis|formations certifications|formations habilitations|formation ' +
      'professionnelle continue|perfectionnement|cursos certificados|cursos certificaciones|' +
      'otra formacion|formacion adicional|cursos seminarios|cursos certificacoes|cursos ' +
      'adicionais|outros cursos|cursos livres|corsi certificazioni|corsi attestati|corsi ' +
      'patenti|altri corsi|corsi aggiornamento|cursussen certificaten|opleidingen cursussen|' +
      'trainingen cursussen|trainingen certificaten|kursy certyfikaty|kursy uprawnienia|' +
      'szkolenia certyfikaty|szkolenia uprawnienia',
  ],
  [
    'personal',
    'personal details|commuting time|dependents|spouse|marital status|nationality|personal ' +
      'information|personal data|personal info|personal|additional personal details|personliche ' +
      'daten|personliche angaben|zur person|persoenliche daten|personalien|informations ' +
      'personnelles|etat civil|renseignements personnels|donnees personnelles|datos personales|' +
      'informacion personal|dados pessoais|informacoes pessoais|dati personali|informazioni ' +
      'personali|persoonlijke gegevens|personalia|persoonlijke informatie|dane osobowe|dane ' +
      'personalne|personuppgifter|personlige oplysninger|personalia|henkilotiedot|osobni udaje|' +
      'date personale|informatii personale|kisisel bilgiler|особисті дані|особиста інформація|' +
      'персональні дані|личные данные|личная информация|προσωπικα στοιχεια|προσωπικες ' +
      'πληροφοριες|ατομικα στοιχεια',
  ],
  [
    'other',
    'additional information|teaching|courses taught|other information|other|additional|' +
      'miscellaneous|misc|additional details|more|further information|other details|declaration|' +
      'availability|notes|sonstiges|weitere angaben|weitere informationen|verschiedenes|divers|' +
      'autres|informations complementaires|informations supplementaires|autres informations|' +
      'otros|otros datos|informacion adicional|datos adicionales|informacion complementaria|' +
      'informacoes adicionais|outras informacoes|outros|altro|altre informazioni|informazioni ' +
      'aggiuntive|ulteriori informazioni|overig|overige|overige informatie|aanvullende ' +
      'informatie|dodatkowe informacje|informacje dodatkowe|inne|klauzula|ovrigt|annet|andet',
  ],
];

/** Words that make a heading with up to three other words before them: 'Clinical Experience', 'Nursing Skills'. */
export const HEAD_NOUNS: Record<string, SectionKind> = {
  experience: 'experience',
  timeline: 'experience',
  chronology: 'experience',
  jobs: 'experience',
  employment: 'experience',
  internships: 'experience',
  internship: 'experience',
  positions: 'experience',
  placements: 'experience',
  appointments: 'experience',
  education: 'education',
  skills: 'skills',
  competencies: 'skills',
  proficiencies: 'skills',
  expertise: 'skills',
  technologies: 'skills',
  projects: 'projects',
  project: 'projects',
  clients: 'projects',
  certifications: 'certificates',
  certificates: 'certificates',
  certificate: 'certificates',
  certification: 'certificates',
  tickets: 'certificates',
  licenses: 'certificates',
  licensure: 'certificates',
  licences: 'certificates',
  languages: 'languages',
  awards: 'awards',
  honors: 'awards',
  honours: 'awards',
  achievements: 'awards',
  accomplishments: 'awards',
  publications: 'publications',
  presentations: 'publications',
  patents: 'publications',
  memberships: 'memberships',
  affiliations: 'memberships',
  references: 'references',
  interests: 'interests',
  hobbies: 'interests',
  volunteering: 'volunteer',
  coursework: 'training',
  workshops: 'training',
  training: 'training',
  profile: 'summary',
  summary: 'summary',
  objective: 'objective',
  berufserfahrung: 'experience',
  erfahrung: 'experience',
  ausbildung: 'education',
  kenntnisse: 'skills',
  kompetenzen: 'skills',
  projekte: 'projects',
};

/** Words that decide the kind wherever they stand in a heading. */
export const DECIDING: Record<string, SectionKind> = {
  volunteer: 'volunteer',
  volunteering: 'volunteer',
  voluntary: 'volunteer',
  ehrenamtliche: 'volunteer',
};

/** Headings that are also everyday words: they need a heading's looks. */
export const AMBIGUOUS = new Set(
  (
    'driving learning timeline film television theatre theater commercials work career ' +
    'details links social online web about resume propos presentation goal goals ziel ziele ' +
    'cel work positions stages stage service ' +
    'leadership activities community software tools technology technologies tech informatica ' +
    'informatique programming knowledge expertise strengths training courses ' +
    'writing books talks presentations research reference recommendations language languages ' +
    'academic academics schools studies studie studies degrees qualifications ' +
    'other more additional notes teaching project clients client credits productions ' +
    'exhibitions commissions placements rotations hello statement overview personal license ' +
    'tickets involvement organizations organisations associations ' +
    'articles papers parcours practicas beruf praca sobre perfil profil portfolio open source ' +
    'community volunteering volunteer conferences speaking hobby prizes grants ' +
    'registration registrations tickets highlights internship internships patents kurse cours ' +
    'corsi abilities capabilities achievements recognition experiences credentials schule ' +
    'schulungen communications presentazione'
  ).split(' '),
);

/** Names of blocks inside an entry, which are no sections: dropped by the entry reader. */
export const SUBLABELS = new Set(
  (
    'highlights|responsibilities|duties accomplishments related skills|achievement|key ' +
    'achievement|accomplishment|project|responsibility|main achievements|notable achievements|' +
    'selected accomplishments|key tasks|key projects|notable projects|key responsibilities|' +
    'duties|main duties|achievements|key achievements|selected achievements|accomplishments|' +
    'key accomplishments|' +
    'tasks|main tasks|aufgaben|aufgabengebiet|erfolge|schwerpunkte|tatigkeiten|missions|missions principales|realisations|responsabilites|' +
    'responsabilidades|funciones|logros|funcoes|atividades|mansioni|attivita|responsabilita|' +
    'taken|verantwoordelijkheden|obowiazki|zakres obowiazkow|osiagniecia|' +
    'role|key results|results|overview|courses|coursework|relevant coursework|technologies|description|summary|projects|key projects|main responsibilities|' +
    'job description|responsibilities include|duties included|responsibilities included|duties include|role responsibilities|technologies used|tools used'
  ).split('|'),
);
