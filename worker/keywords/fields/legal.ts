import type { FieldData } from '../term.ts';

export const legal: FieldData = {
  id: 'legal',
  title: 'Legal',
  titles:
    'lawyer; attorney; associate attorney; solicitor; barrister; paralegal; legal assistant; ' +
    'legal secretary; legal counsel; general counsel; in-house counsel; compliance officer; ' +
    'compliance manager; contract manager; contract administrator; law clerk; legal intern; ' +
    'notary; litigation associate',
  hard:
    'legal research; legal writing = brief writing; litigation; civil litigation; contract ' +
    'drafting = drafted contracts, drafting contracts; contract review = reviewed contracts; ' +
    'contract negotiation = negotiated contracts; contract management; due diligence; ' +
    'discovery = written discovery; e-discovery = eDiscovery, electronic discovery; case ' +
    'management; regulatory compliance = compliance; corporate law; corporate governance; ' +
    'employment law; family law; criminal law = criminal defense; real estate law = ' +
    'conveyancing; immigration law; intellectual property (IP); trademark = trademarks; ' +
    'patents = patent prosecution; mergers and acquisitions (M&A); document review; ' +
    'depositions = deposition; motions = motion practice, motions in limine; pleadings; trial ' +
    'preparation = trial prep; mediation; arbitration; alternative dispute resolution (ADR); ' +
    'bankruptcy; data privacy = data protection; GDPR; anti-money laundering (AML) = know ' +
    'your customer, KYC; client intake; legal billing = billable hours; court filings = ' +
    'e-filing, court filing; witness preparation = witness interviews; estate planning = ' +
    'wills and trusts; risk assessment; policy drafting',
  tool:
    'Westlaw; LexisNexis = Lexis; Relativity; Clio; PACER; iManage; DocuSign; NetDocuments; ' +
    'Concordance; Practical Law; Microsoft Office = MS Office; Adobe Acrobat',
  soft: `attention to detail; negotiation; confidentiality`,
  licence:
    'Juris Doctor (JD); bar admission = admitted to the bar, state bar, bar exam; paralegal ' +
    'certificate = certified paralegal; Legal Practice Course (LPC); Notary Public; Certified ' +
    'Information Privacy Professional (CIPP); Bachelor of Laws (LLB); Master of Laws',
  buzzwords: `matter management; client-focused; risk mitigation; legal operations; outside counsel; pro bono; regulatory landscape; fiduciary duty`,
};
