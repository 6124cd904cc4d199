import { administration } from './fields/administration.ts';
import { beautyWellness } from './fields/beauty-wellness.ts';
import { civilEngineering } from './fields/civil-engineering.ts';
import { constructionTrades } from './fields/construction-trades.ts';
import { customerService } from './fields/customer-service.ts';
import { cybersecurity } from './fields/cybersecurity.ts';
import { data } from './fields/data.ts';
import { design } from './fields/design.ts';
import { devopsCloud } from './fields/devops-cloud.ts';
import { engineering } from './fields/engineering.ts';
import { executive } from './fields/executive.ts';
import { financeAccounting } from './fields/finance-accounting.ts';
import { healthcare } from './fields/healthcare.ts';
import { hospitality } from './fields/hospitality.ts';
import { humanResources } from './fields/human-resources.ts';
import { itInfrastructure } from './fields/it-infrastructure.ts';
import { legal } from './fields/legal.ts';
import { logisticsWarehouse } from './fields/logistics-warehouse.ts';
import { manufacturing } from './fields/manufacturing.ts';
import { marketing } from './fields/marketing.ts';
import { mediaWriting } from './fields/media-writing.ts';
import { productManagement } from './fields/product-management.ts';
import { projectManagement } from './fields/project-management.ts';
import { publicSector } from './fields/public-sector.ts';
import { retail } from './fields/retail.ts';
import { sales } from './fields/sales.ts';
import { scienceResearch } from './fields/science-research.ts';
import { securityFacilities } from './fields/security-facilities.ts';
import { socialWork } from './fields/social-work.ts';
import { software } from './fields/software.ts';
import { teaching } from './fields/teaching.ts';
import type { FieldData } from './term.ts';
/** Every line of work that is recognised, in the order that breaks ties. */
export const FIELDS: readonly FieldData[] = [
  software,
  data,
  cybersecurity,
  itInfrastructure,
  devopsCloud,
  engineering,
  civilEngineering,
  manufacturing,
  constructionTrades,
  logisticsWarehouse,
  productManagement,
  projectManagement,
  marketing,
  sales,
  financeAccounting,
  humanResources,
  legal,
  administration,
  customerService,
  retail,
  hospitality,
  beautyWellness,
  securityFacilities,
  healthcare,
  socialWork,
  teaching,
  scienceResearch,
  design,
  mediaWriting,
  publicSector,
  executive,
];
