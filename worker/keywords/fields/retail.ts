import type { FieldData } from '../term.ts';

export const retail: FieldData = {
  id: 'retail',
  title: 'Retail',
  titles:
    'store manager; assistant store manager; retail manager; retail sales associate; retail ' +
    'assistant; shop assistant; sales assistant; cashier; stock associate; visual ' +
    'merchandiser; merchandiser; department manager; shift supervisor; shift lead; district ' +
    'manager; area manager; key holder; supermarket assistant; personal shopper; buyer, ' +
    'retail; floor supervisor',
  hard:
    'merchandising = merchandise; visual merchandising = window displays, displays; inventory ' +
    'control = inventory management, stock control, inventory; stock replenishment = ' +
    'replenishment, restocking, restocked shelves, stocked shelves, replenished stock; stock ' +
    'rotation; loss prevention; shrink reduction = shrinkage, shrink; sales targets = sales ' +
    'goals; customer service; store operations; opening and closing procedures = opening and ' +
    'closing, open and close; cash handling = cash register, worked the register, till, ' +
    'processed payments; cash reconciliation = cashing up, balanced tills; planogram = ' +
    'planograms; product knowledge; upselling = add-on sales, suggestive selling; returns and ' +
    'exchanges = returns, refunds; team supervision = supervised staff, team leadership; ' +
    'staff scheduling = rota, rotas; staff training = trained new hires, trained new ' +
    'cashiers, trained cashiers; recruitment; omnichannel; click and collect = buy online ' +
    'pick up in store, BOPIS; clienteling; conversion rate; average transaction value = units ' +
    'per transaction, UPT; key performance indicators (KPIs) = KPI; loyalty programs = ' +
    'loyalty program, loyalty scheme; pricing = price changes, markdowns; promotions; ' +
    'category management; fitting rooms; stocktaking = stocktake, stock take, inventory ' +
    'counts; profit and loss (P&L); health and safety; e-commerce = ecommerce; deliveries; ' +
    'mystery shopper; customer complaints',
  tool:
    'point of sale (POS) = POS system, POS systems; Shopify; Lightspeed; Square POS; Oracle ' +
    'Retail = Oracle Xstore; NCR; Microsoft Excel = Excel; Microsoft Office = MS Office; SAP ' +
    'Retail; Kronos',
  soft: `friendliness; communication; teamwork`,
  licence: `food handler card; personal licence = alcohol server permit; first aid certificate = First Aid at Work; forklift certification`,
  buzzwords:
    'customer experience; unified commerce; brand ambassador; shopper journey; in-store ' +
    'experience; seamless checkout; personalization; experiential retail',
};
