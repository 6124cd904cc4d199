import type { FieldData } from '../term.ts';

export const marketing: FieldData = {
  id: 'marketing',
  title: 'Marketing',
  titles:
    'marketing manager; marketing specialist; marketing coordinator; marketing director; ' +
    'digital marketer; digital marketing manager; brand manager; product marketing manager; ' +
    'growth marketer; content marketer; content manager; seo specialist; seo manager; social ' +
    'media manager; communications manager; public relations manager; pr manager; email ' +
    'marketer; marketing assistant; marketing executive; marketing analyst; chief marketing ' +
    'officer; account executive, agency; campaign manager; community manager',
  hard:
    'search engine optimization (SEO); search engine marketing (SEM); pay-per-click (PPC) = ' +
    'paid search, paid media; content marketing; content strategy; email marketing = e-mail ' +
    'marketing, email campaigns; social media marketing = social media, social media ' +
    'calendars, social media management; influencer marketing = influencers, influencer ' +
    'programme, influencer program; marketing automation; marketing strategy = marketing ' +
    'plan, annual marketing plan; digital marketing; brand management = branding, brand ' +
    'strategy; product launches = product launch, launch of products; market research; ' +
    'customer segmentation = segmentation; lead generation = lead gen; demand generation; ' +
    'customer acquisition; customer retention; A/B testing = A/B tests; conversion rate ' +
    'optimization (CRO); return on ad spend (ROAS); return on investment (ROI); cost per ' +
    'acquisition (CPA); customer lifetime value (CLV) = LTV; customer relationship management ' +
    '(CRM); campaign management = campaigns; media planning = media buying; affiliate ' +
    'marketing; event marketing = trade fairs, trade shows; public relations (PR); ' +
    'copywriting; competitive analysis; go-to-market (GTM) = go-to-market strategy; budget ' +
    'management = marketing budget; trade marketing; packaging; e-commerce = ecommerce; web ' +
    'analytics = website traffic; marketing analytics',
  tool:
    'Google Analytics = Google Analytics 4, GA4; Google Ads = AdWords; Meta Ads = Facebook ' +
    'Ads, Meta Business Suite; LinkedIn Ads; HubSpot; Salesforce = SFDC; Salesforce Marketing ' +
    'Cloud; Marketo; Mailchimp; Klaviyo; Hootsuite; SEMrush; Ahrefs; WordPress; Canva; Adobe ' +
    'Creative Cloud = Adobe Creative Suite; Google Tag Manager (GTM); Shopify; Microsoft ' +
    'Excel = Excel, MS Excel; Looker Studio = Data Studio; Hotjar',
  soft: `creativity; stakeholder management; storytelling`,
  licence: `Google Ads Certification; HubSpot Inbound Certification; Meta Certified Digital Marketing Associate; Google Analytics Certification`,
  buzzwords:
    'omnichannel; customer journey; brand awareness; thought leadership; full-funnel; ' +
    'user-generated content; first-party data; growth loops; customer-centric',
};
