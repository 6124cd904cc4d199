/** Words that are neither deeds nor counted things and yet stand in most resumes: what a slip near them is likely to mean. */
export const EVERYDAY_WORDS = `
about above abroad according accordingly across against ahead all almost along already although always among amount another any
anyone around because become before behind being below beneath beside besides between beyond both despite different during each
early either enough especially every everyone everything except few first following forward from front further general however
immediate immediately including inside instead later least less little many maximum minimum more most much near necessary neither
never next nothing often only opposite other others outside over particular particularly perhaps possible previous previously rather
recent recently regular regularly second several similar since some something sometimes straight successful successfully such sufficient
than their themselves then there therefore these they third this those though through throughout together toward towards twice under
until upon usual usually various very well when where whereas whether which while who whole whose with within without
daily weekly fortnightly monthly quarterly yearly annual annually hourly nightly morning afternoon evening weekend tomorrow yesterday
january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday
accurate accurately additional advanced adequate appropriate available basic broad busy careful carefully central certain clear clearly
clinical commercial common communal competent complete completely complex confidential consistent consistently correct correctly
corporate creative critical cross-functional current currently dangerous dedicated dental detailed digital direct directly domestic
economic educational effective effectively efficient efficiently elderly electrical electronic emergency entire environmental essential
excellent existing experienced external extra extremely familiar fast favourite federal financial foreign formal frequent frequently
friendly full full-time fully functional global good great guaranteed hazardous healthy heavy high high-quality historic hygienic important
independent independently individual individually industrial initial inner internal international international junior key large large-scale
leading legal light likely live local long low main major manual mechanical medical mental metropolitan minor mixed mobile modern
multilingual multiple municipal national natural negative new nutritional official ongoing operational optional ordinary organisational
organizational original outdoor outstanding overall overnight overseas own part-time partial permanent personal physical pleasant polite
popular positive potential practical pre-existing precise preliminary premium primary private proactive professional proficient profitable
proper properly psychological public quality quarterly quick quickly quiet random rapid rare ready real reasonable regional regulatory
related relevant reliable remote residential responsible responsibly retail routine rural safe safely scientific seasonal secondary secure
senior sensitive separate separately serious severe short significant significantly simple single skilled small smart social soft special
specialist specific specifically stable standard statistical statutory steady strategic strong structural suitable superior surgical
sustainable swift technical technological temporary thorough thoroughly timely total traditional typical unique upper urban urgent useful
valid valuable verbal virtual visual vital vocational voluntary vulnerable warm weak wide willing written young
accommodation accounting administration advertising advice agriculture aluminium ambulance appearance arithmetic assistance attendance
attention authority availability awareness bathroom behaviour behavior biology bookkeeping broadcasting budget bureaucracy business calcium calendar
carpentry catering ceiling ceremony chemistry childcare christmas cleanliness clothing commerce committee communication community competence
compliance concrete conference confidence confidentiality conscience construction consumption correspondence courage curriculum currency
decision-making delivery dementia dentistry description diabetes diagnosis dialogue diet discipline diversity documentation ecology economics
education efficiency electricity electronics embassy emergency employment engineering english entertainment enthusiasm entrance environment
equality equipment etiquette europe evidence expenditure experience expertise exposure fabric facility faculty feedback fertiliser fertilizer
finance flooring florist food footage foreman freight french friendship furniture gallery gardening gasoline gear geography german glass
government governance grammar granite graphics growth guidance gymnasium hardware health heating height history hospitality housekeeping
housing hygiene identity immigration income independence industry inflation information infrastructure innovation insulation insurance
integrity intelligence interest internet inventory irrigation italian jewellery jewelry journalism justice kitchen knowledge laboratory labour
labor landscape language laundry leadership legislation leisure length liability library lighting literacy literature livestock logistics
luggage machinery mail maintenance management manufacturing marketing masonry material mathematics measurement medication medicine membership
merchandise methodology military mortgage motivation motorway music network neighbourhood neighborhood numeracy nutrition observation occupancy
office oncology ownership oxygen packaging paediatric pediatric paperwork parliament passenger patience payroll performance personnel
perspective petroleum pharmacy philosophy photography physics physiotherapy planning plumbing police policy politics pollution polish population
portuguese practice presence pressure privacy probation procedure procurement produce productivity profit progress property psychiatry
psychology purchase purchasing quantity reception recognition recreation recruitment recycling reference refrigerator refrigeration rehabilitation
relationship reputation research residence resource response responsibility restaurant retention revenue russian safeguarding safety salary
sanitation scaffolding scenery schedule science secretary secretarial security separation sequence sewage software spanish spectrum staff
stationery statistics sterile stock storage strategy strength structure substance supervision supply surgery surveillance sustainability
swimming team technique technology telephone temperature tennis territory textile theatre therapy timber tourism trade traffic training
transparency transport transportation travel treasury treatment tuition turnover university upkeep utility vacancy variety vegetable vegetarian
ventilation vessel violence visibility voltage volume volunteer wardrobe warehouse warranty waste water weather website welfare wholesale width
wildlife wood workload workmanship worship
`
  .trim()
  .split(/\s+/);
