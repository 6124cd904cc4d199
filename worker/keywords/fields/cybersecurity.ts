import type { FieldData } from '../term.ts';

export const cybersecurity: FieldData = {
  id: 'cybersecurity',
  title: 'Cybersecurity',
  titles:
    'security analyst; cybersecurity analyst; cyber security analyst; information security ' +
    'analyst; soc analyst; security engineer; penetration tester; security consultant; ' +
    'security architect; ethical hacker; chief information security officer; ciso; ' +
    'information security manager; grc analyst; incident responder; threat intelligence ' +
    'analyst; application security engineer; cloud security engineer; it auditor',
  hard:
    'security information and event management (SIEM); incident response = incident handling; ' +
    'vulnerability management = vulnerability assessment, vulnerability scanning, ' +
    'vulnerabilities; penetration testing = pentesting, penetration tests, pen testing; ' +
    'threat hunting; threat intelligence = threat modeling; network security; application ' +
    'security = AppSec, secure coding; cloud security; endpoint detection and response (EDR) ' +
    '= endpoint security, endpoint protection; identity and access management (IAM) = ' +
    'privileged access management, PAM; single sign-on (SSO); multi-factor authentication ' +
    '(MFA) = two-factor authentication, 2FA; zero trust; firewall = firewalls, firewall ' +
    'management; intrusion detection = IDS/IPS, intrusion prevention; security operations ' +
    'center (SOC) = SOC analysis, security operations; digital forensics = forensics; malware ' +
    'analysis = reverse engineering; phishing = phishing simulations; security awareness ' +
    'training = security awareness; risk assessment = risk assessments; governance, risk and ' +
    'compliance (GRC) = GRC; NIST Cybersecurity Framework = NIST CSF, NIST 800-53, NIST; ISO ' +
    '27001 = ISO/IEC 27001; SOC 2 = SOC 2 Type II; PCI DSS; HIPAA; GDPR; MITRE ATT&CK; OWASP ' +
    'Top 10 = OWASP; data loss prevention (DLP); encryption = cryptography, public key ' +
    'infrastructure, PKI; patch management = patching; disaster recovery = business ' +
    'continuity; security audits = security audit; log analysis; TCP/IP; virtual private ' +
    'network (VPN); red team = red teaming; blue team; DevSecOps; third-party risk',
  tool:
    'Splunk; Microsoft Sentinel = Azure Sentinel; QRadar; CrowdStrike = CrowdStrike Falcon; ' +
    'Nessus = Tenable; Qualys; Burp Suite; Metasploit; Wireshark; Nmap; Kali Linux; Palo Alto ' +
    '= Palo Alto Networks; Fortinet = FortiGate; Okta; CyberArk; Active Directory; Snort; ' +
    'Python; PowerShell; Bash; Linux; Amazon Web Services (AWS); Microsoft Azure = Azure; ' +
    'ServiceNow',
  soft: `analytical thinking; integrity; communication under pressure`,
  licence:
    'CISSP; CompTIA Security+ = Security+; Certified Ethical Hacker (CEH); OSCP; CISM; CISA; ' +
    'GIAC Security Essentials = GSEC, GIAC; GCIH; CompTIA CySA+ = CySA+; CCNA; CRISC',
  buzzwords: `defense in depth; security posture; attack surface; shift left; cyber resilience; assume breach; secure by design; least privilege`,
};
