/** A job ad for each sample resume, for whoever tries the app; employers are invented. */
export const SAMPLE_ADS: Readonly<Record<string, string>> = {
  'marisol-okonkwo-operations.docx': `Operations Supervisor
Tillamook Bay Cold Storage, Portland, Oregon

We store and ship seafood and berries for 60 growers on the coast.

What you will do
- Plan the shifts of 20 warehouse staff
- Keep carriers and claims under control

What you bring
- At least 5 years in logistics or food distribution
- You have supervised or trained warehouse staff
- SAP or another ERP
- Advanced Excel
- Forklift certification
- Experience with barcode or RF scanning
- You must be authorized to work in the US

Nice to have
- Lean or Six Sigma
- Spanish
- A bachelor's degree in supply chain management

What we offer
$31 to $36 an hour, health insurance from day one and free berries in July. No night shifts.`,
  'tomasz-brandvold-software.docx': `Backend Engineer, Ledger Team
Copperline Bank, Leeds or remote in the UK

About us
Copperline lends to small shops. We are 70 people and one office dog.

Requirements
- 4+ years of professional software development
- Strong TypeScript and Node.js
- PostgreSQL or another relational database, including query tuning
- Experience with AWS and infrastructure as code such as Terraform
- You have been on call for services you built
- CI/CD with GitHub Actions or similar
- Right to work in the UK

Nice to have
- Kubernetes
- Mentoring junior engineers
- Experience with payments

You do not need a degree. We offer 62,000 to 74,000 pounds, 28 days of holiday and a training budget.`,
  'priscilla-vandermeer-nurse.txt': `Registered Nurse, Telemetry (days)
Palo Verde Medical Center, Tucson, Arizona

Required
- Active Registered Nurse license in Arizona
- BLS and ACLS
- 2 years of telemetry or step-down experience
- Experience with Epic or another electronic health record
- Ability to lift up to 50 pounds
- Rotating weekends

Preferred
- Bachelor of Science in Nursing
- Charge nurse experience
- PCCN certification
- Spanish

What you will do
You will care for four to five telemetry patients a shift and precept new graduates.

We offer $38 to $52 an hour, a sign-on bonus and tuition assistance. Palo Verde is an equal opportunity employer.`,
  'anneliese-quiroga-retail.txt': `Store Manager
Hollybrook Home & Garden, Dublin 8

Hollybrook has nine shops and a lot of cushions.

What we are looking for
- 3 years of retail experience, at least one of them as a supervisor
- Visual merchandising
- Cash handling and closing the shop
- Experience with rotas and stock control
- Comfortable with Excel
- Leaving Certificate or equivalent
- Available to work weekends

A plus
- Full driving licence
- Experience of hiring staff

What you get
38,000 euro, staff discount and every second Sunday off. Third-level education is not required.`,
  'ruben-achterberg-two-columns.pdf': `Graphic Designer (32 hours)
Museum De Sluis, Utrecht

Your profile
- Degree in graphic design
- 5 years of experience in an agency or studio
- InDesign, Illustrator and Photoshop
- Experience with print production
- A portfolio with work for culture or festivals
- Fluent Dutch and good English

Nice to have
- Figma
- Motion graphics in After Effects
- Packaging

What you will do
You will design the posters, signs and catalogues of four exhibitions a year.

We offer a contract for one year, 3,100 to 3,700 euro a month and free entry to all Dutch museums.`,
};
