import type { FieldData } from '../term.ts';

export const itInfrastructure: FieldData = {
  id: 'it-infrastructure',
  title: 'IT support and infrastructure',
  titles:
    'system administrator; systems administrator; sysadmin; network administrator; network ' +
    'engineer; it support specialist; it support technician; it technician; it manager; it ' +
    'administrator; desktop support technician; infrastructure engineer; database ' +
    'administrator; dba; it director; it specialist; network technician; systems analyst',
  hard:
    'system administration = systems administration; network administration = network ' +
    'management; networking = LAN/WAN, local area network; TCP/IP; DNS; DHCP; virtual private ' +
    'network (VPN); routing and switching = routers and switches; wireless networks = Wi-Fi; ' +
    'firewall = firewalls; virtualization = virtual machines, hypervisor; cloud migration; ' +
    'cloud infrastructure = cloud computing; configuration management; monitoring = alerting, ' +
    'on-call; incident management; change management; IT service management (ITSM); service ' +
    'desk = help desk, helpdesk; technical support = desktop support, user support; hardware ' +
    'maintenance = hardware troubleshooting; troubleshooting; software deployment = software ' +
    'installation, imaging; patch management = patching; backup and recovery = backups, ' +
    'backup; disaster recovery; high availability = availability, failover; capacity ' +
    'planning; asset management = IT asset management; user administration = account ' +
    'provisioning; mobile device management (MDM); database administration; storage area ' +
    'network (SAN) = network attached storage, NAS; scripting = shell scripting; automation; ' +
    'identity and access management (IAM); service level agreement (SLA)',
  tool:
    'Windows Server; Active Directory = Azure AD, Entra ID; Group Policy; Microsoft 365 = ' +
    'Office 365, O365; Microsoft Exchange = Exchange Online; Microsoft Intune = Intune; SCCM; ' +
    'Linux; Red Hat Enterprise Linux (RHEL) = Red Hat; Ubuntu; VMware = vSphere, ESXi; ' +
    'Hyper-V; Citrix; Amazon Web Services (AWS) = EC2, S3, RDS, Lambda; Microsoft Azure = ' +
    'Azure; Google Cloud Platform (GCP) = Google Cloud; Terraform; Ansible; Puppet; Docker; ' +
    'Kubernetes = K8s, EKS, AKS; Nagios; Splunk; ServiceNow; PowerShell; Bash; Python; Cisco ' +
    '= Cisco IOS; Meraki; Fortinet; SQL Server = Microsoft SQL Server; Oracle Database; ' +
    'PostgreSQL = Postgres; Veeam; Git; Jamf',
  soft: `customer focus; problem solving; documentation`,
  licence:
    'CompTIA A+ = A+ certification; CompTIA Network+ = Network+; CCNA = Cisco Certified ' +
    'Network Associate; CCNP; ITIL Foundation = ITIL; Microsoft Certified: Azure ' +
    'Administrator = AZ-104; Red Hat Certified Engineer (RHCE); CompTIA Security+ = ' +
    'Security+; MCSA',
  buzzwords: `infrastructure modernization; five nines; hybrid cloud; self-healing; zero touch; edge computing; zero trust; IT automation`,
};
