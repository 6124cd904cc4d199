import type { FieldData } from '../term.ts';

export const logisticsWarehouse: FieldData = {
  id: 'logistics-warehouse',
  title: 'Logistics and warehouse',
  titles:
    'warehouse associate; warehouse worker; warehouse manager; warehouse supervisor; forklift ' +
    'operator; forklift driver; logistics coordinator; logistics manager; supply chain ' +
    'manager; supply chain analyst; supply chain planner; truck driver; delivery driver; ' +
    'driver; dispatcher; shipping clerk; receiving clerk; material handler; inventory ' +
    'manager; inventory specialist; order picker; picker packer; buyer; purchasing manager; ' +
    'procurement manager; procurement specialist; fleet manager; freight broker; import ' +
    'export coordinator; demand planner',
  hard:
    'inventory management = inventory control, stock control; order picking = pick and pack, ' +
    'order fulfillment, order fulfilment, picking and packing; shipping and receiving = ' +
    'shipping, receiving; forklift operation = forklift, forklifts, fork lift, reach truck, ' +
    'order picker; RF scanner = RF scanners, RF scanning, handheld scanner; cycle counting = ' +
    'cycle counts, stock counts; supply chain management = supply chain; supply chain ' +
    'planning; procurement = purchasing, sourcing; freight = freight forwarding, freight ' +
    'management; route planning = route optimization; dispatching = dispatch; demand planning ' +
    '= demand forecasting; third-party logistics (3PL); just-in-time (JIT); on-time delivery ' +
    '= on-time deliveries; Department of Transportation (DOT) compliance = DOT regulations, ' +
    'DOT compliance; hours of service; load planning = loading and unloading, truck loading, ' +
    'unloading; palletizing = palletising, pallet building, pallet jack; cross-docking; ' +
    'returns processing = reverse logistics; customs clearance = customs, import/export; ' +
    'Incoterms; hazardous materials = hazmat, dangerous goods; fleet management; cold chain; ' +
    'vendor management = supplier management; warehouse safety; lean = lean warehousing; 5S; ' +
    'kitting; sales and operations planning (S&OP) = S&OP; bill of lading = bills of lading; ' +
    'cost per unit; quality control; distribution = distribution center, distribution ' +
    'centers; material handling; vehicle inspection = pre-trip inspections',
  tool:
    'warehouse management system (WMS); transportation management system (TMS); SAP = SAP ' +
    'EWM, SAP MM; Oracle; Manhattan Associates = Manhattan WMS; Microsoft Excel = Excel, MS ' +
    'Excel; enterprise resource planning (ERP) = ERP system; electronic data interchange ' +
    '(EDI); GPS = telematics; electronic logging device (ELD); NetSuite',
  soft: `reliability; time management; teamwork`,
  licence:
    'forklift certification = certified forklift operator, forklift certified, forklift ' +
    "license, forklift licence; commercial driver's license (CDL) = CDL Class A, Class A CDL, " +
    'CDL-A; APICS CPIM = CPIM; APICS CSCP = CSCP; TWIC card = TWIC; hazmat endorsement; OSHA ' +
    '10 = OSHA-10; Category C licence = HGV licence, Class 2 licence',
  buzzwords: `end-to-end supply chain; last mile; supply chain resilience; perfect order; visibility; automation; sustainability; nearshoring`,
};
