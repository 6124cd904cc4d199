import type { FieldData } from '../term.ts';

export const hospitality: FieldData = {
  id: 'hospitality',
  title: 'Hospitality and food service',
  titles:
    'chef; executive chef; head chef; sous chef; pastry chef; line cook; cook; chef de ' +
    'partie; kitchen manager; restaurant manager; hotel manager; front desk agent; front ' +
    'office manager; receptionist, hotel; server; waiter; waitress; bartender; barista; ' +
    'barback; host; hostess; housekeeper; housekeeping supervisor; food and beverage manager; ' +
    'event coordinator; event manager; banquet manager; concierge; guest service agent; ' +
    'catering manager; general manager, hotel; flight attendant; tour guide; baker',
  hard:
    'guest service = guest relations, guest satisfaction, guest services; front desk = front ' +
    'office; reservations = bookings; check-in and check-out = check-in, guest check-in; food ' +
    'and beverage (F&B); food safety = food hygiene; HACCP; menu planning = menu development, ' +
    'menu design, tasting menu; menu engineering; food preparation = food prep; food costing ' +
    '= food cost, recipe costing; cost control; portion control; inventory control = stock ' +
    'control; event coordination = events, banquets, banqueting, banquet; catering; ' +
    'housekeeping; revenue management = RevPAR; occupancy; upselling; cash handling; ' +
    'bartending = mixology, cocktails; wine service = wine pairing, sommelier; table service ' +
    '= fine dining, fine-dining; kitchen management = kitchen operations, brigade, brigades; ' +
    'staff scheduling = rota planning, rota, rotas; staff training; supplier negotiation = ' +
    'supplier contracts, suppliers; allergen control = allergens, allergen; pastry = ' +
    'patisserie; baking; butchery; grill; sauté; knife skills; plating; waste reduction = ' +
    'food waste, tracking waste; health and safety; customer complaints = complaint handling; ' +
    'budget management; banquet event orders; labor cost = labour cost',
  tool:
    'property management system (PMS); Opera PMS = Oracle Opera, Opera Cloud; point of sale ' +
    '(POS) = POS system, POS systems; Toast POS; Micros; OpenTable; Resy; Micros Fidelio; ' +
    'Cloudbeds; Microsoft Office = MS Office; Square POS',
  soft: `hospitality mindset; teamwork; composure`,
  licence:
    "ServSafe = ServSafe Manager; food handler card = food handler's card, food handlers " +
    'card; TIPS certification = TIPS certified; Level 2 Food Hygiene = Food Hygiene ' +
    'Certificate; Level 3 Food Safety; Level 4 Food Safety Management; alcohol server permit ' +
    '= RSA certificate, liquor license; Certified Executive Chef (CEC)',
  buzzwords: `guest experience; farm-to-table; seasonal menu; service excellence; memorable experiences; zero waste; upscale casual; brand standards`,
};
