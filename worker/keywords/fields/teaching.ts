import type { FieldData } from '../term.ts';

export const teaching: FieldData = {
  id: 'teaching',
  title: 'Teaching and education',
  titles:
    'teacher; elementary teacher; primary school teacher; secondary school teacher; high ' +
    'school teacher; math teacher; english teacher; science teacher; special education ' +
    'teacher; teaching assistant; teacher assistant; paraprofessional; tutor; lecturer; ' +
    'instructor; principal; assistant principal; head teacher; school counselor; early ' +
    'childhood educator; preschool teacher; nursery teacher; nursery practitioner; childcare ' +
    'worker; nanny; instructional designer; instructional coach; esl teacher; substitute ' +
    'teacher; curriculum developer; education coordinator; trainer',
  hard:
    'lesson planning = lesson plans, lesson plan; curriculum development = curriculum design, ' +
    'curriculum; classroom management; differentiated instruction = differentiation; ' +
    'formative assessment = formative assessments; summative assessment; student assessment = ' +
    'assessments; individualized education program (IEP) = IEPs, individual education plan, ' +
    'individualized education plan, individualised education plan; special education = ' +
    'special educational needs, SEN, SEND; English as a second language (ESL) = ELL, EFL, ' +
    'English language learners; Common Core = Common Core State Standards; national ' +
    'curriculum; project-based learning; inquiry-based learning; cooperative learning; parent ' +
    "communication = parent-teacher conferences, parents' evenings; student engagement; " +
    'social-emotional learning (SEL); literacy = reading instruction, phonics; numeracy; ' +
    'response to intervention (RTI); positive behavioral interventions and supports (PBIS) = ' +
    'behavior management, behaviour management; STEM education = STEM; standardized testing = ' +
    'state tests; data-driven instruction; professional development; guided reading; remote ' +
    'teaching = online teaching, distance learning; blended learning; instructional design; ' +
    'Advanced Placement = AP Biology, AP Calculus, AP Chemistry, AP English; International ' +
    'Baccalaureate (IB); safeguarding; school improvement; extracurricular activities = ' +
    'after-school programs; academic advising; tutoring; homeroom; early childhood education ' +
    '= early years, childcare, child development',
  tool:
    'Google Classroom; learning management system (LMS); Canvas; Blackboard; Moodle; ' +
    'Schoology; PowerSchool; Kahoot; Seesaw; ClassDojo; Smart Board = SMART Board, ' +
    'interactive whiteboard; Zoom; Microsoft Teams = Teams; Microsoft Office = MS Office; ' +
    'Google Workspace = G Suite; Articulate Storyline',
  soft: `patience; empathy; public speaking`,
  licence:
    'state teaching license = teaching license, teaching licence, teaching certificate, ' +
    'teaching credential; Qualified Teacher Status (QTS); Praxis; TESOL certificate = TEFL, ' +
    'CELTA; National Board Certification; Postgraduate Certificate in Education (PGCE)',
  buzzwords:
    'student-centered learning; growth mindset; culturally responsive teaching; 21st-century ' +
    'skills; whole-child approach; inclusive classroom; universal design for learning',
};
