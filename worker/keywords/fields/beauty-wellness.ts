import type { FieldData } from '../term.ts';

export const beautyWellness: FieldData = {
  id: 'beauty-wellness',
  title: 'Beauty, fitness and personal care',
  titles:
    'hairdresser; hair stylist; hairstylist; stylist; senior stylist; barber; cosmetologist; ' +
    'beautician; beauty therapist; esthetician; aesthetician; nail technician; makeup artist; ' +
    'make-up artist; massage therapist; salon manager; spa manager; spa therapist; personal ' +
    'trainer; fitness instructor; fitness trainer; fitness coach; yoga instructor; yoga ' +
    'teacher; pilates instructor; gym manager; swimming instructor; lifeguard; dog groomer; ' +
    'pet groomer; colorist',
  hard:
    'haircutting = haircuts, hair cutting, cuts; hair coloring = colors, hair color, hair ' +
    'colour, colouring, highlights; balayage; color correction = colour correction; hair ' +
    'styling = blowouts, blow-drys, blow-dry, updos, styling; perms = perm; hair extensions = ' +
    'extensions; keratin treatments = keratin treatment; barbering = beard trims, fades, ' +
    'shaves; skin care = skincare, facials, facial; waxing = hair removal, threading; ' +
    'manicures and pedicures = manicures, pedicures, gel nails; makeup application = makeup, ' +
    'make-up; lash extensions = eyelash extensions; massage therapy = deep tissue massage, ' +
    'Swedish massage, massage; client consultations = client consultation, consultations; ' +
    'client retention = rebooking, repeat clients, book of clients, regular clients; ' +
    'appointment booking = appointment scheduling, appointments; walk-in clients = walk-ins; ' +
    'salon retail sales = retail product sales, product sales; product knowledge; upselling; ' +
    'sanitation = sanitized, state board rules, disinfection; infection control; inventory ' +
    'management = ordering products, ordering of products; salon management = salon ' +
    'operations; cash handling = credit card payments; social media marketing = Instagram ' +
    'marketing, social media; personal training = one-to-one training; group fitness = group ' +
    'classes, fitness classes, spin classes; exercise programming = workout plans, training ' +
    'plans, program design; fitness assessments = fitness assessment; nutrition coaching = ' +
    'nutrition advice, nutrition; strength training = strength and conditioning; yoga; ' +
    'Pilates; injury prevention; membership sales = memberships; pet grooming = dog grooming; ' +
    'bridal styling = bridal hair, bridal makeup',
  tool:
    'Square POS = Square; Vagaro; Mindbody; Fresha; Booksy; GlossGenius; Phorest; Instagram; ' +
    'Canva; Trainerize; MyFitnessPal; point of sale (POS) = POS system, POS systems',
  soft: `friendliness; active listening; creativity`,
  licence:
    'cosmetology license = licensed cosmetologist, cosmetologist license, state cosmetology ' +
    'license; barber license = licensed barber, barbering license; esthetician license = ' +
    'licensed esthetician; massage therapist license = licensed massage therapist, LMT; NASM ' +
    'Certified Personal Trainer = NASM; ACE Certified Personal Trainer; CPR and First Aid = ' +
    'CPR, First Aid; NVQ in Hairdressing = NVQ Hairdressing; lifeguard certification',
  buzzwords: `client experience; clean beauty; wellness; personal brand; lived-in color; holistic health; functional fitness; self-care`,
};
