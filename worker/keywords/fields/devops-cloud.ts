import type { FieldData } from '../term.ts';

export const devopsCloud: FieldData = {
  id: 'devops-cloud',
  title: 'DevOps and cloud engineering',
  titles:
    'devops engineer; devops consultant; site reliability engineer; sre; cloud engineer; ' +
    'cloud architect; cloud consultant; platform engineer; release engineer; build engineer; ' +
    'cloud administrator; solutions architect; infrastructure automation engineer; cloud ' +
    'operations engineer; reliability engineer, software; devsecops engineer; head of ' +
    'platform',
  hard:
    'infrastructure as code (IaC) = infrastructure automation; continuous ' +
    'integration/continuous delivery (CI/CD) = continuous integration, continuous delivery, ' +
    'continuous deployment; containerization = containers, containerized, containerised, ' +
    'containerisation; container orchestration; cloud infrastructure = cloud computing; cloud ' +
    'migration; site reliability = SRE, error budgets; service level objectives (SLOs) = SLO; ' +
    'monitoring = alerting; observability; on-call = on-call rota, on-call rotation; incident ' +
    'management = incident response; post-mortems = blameless reviews, blameless ' +
    'post-mortems, postmortems; mean time to recovery (MTTR) = MTTR; high availability = ' +
    'availability, failover; disaster recovery; configuration management; version control; ' +
    'release management = releases; deployment automation = automated deployments, ' +
    'deployments; blue-green deployment = canary releases; microservices; networking; load ' +
    'balancing = load balancers; serverless; secrets management; identity and access ' +
    'management (IAM); DevSecOps; cost optimization = cloud spend, cloud costs, compute ' +
    'spend; capacity planning; performance tuning; log management = centralised logging, ' +
    'centralized logging; database administration; scripting = shell scripting; automation; ' +
    'platform engineering; Linux administration; system design',
  tool:
    'Amazon Web Services (AWS) = EC2, S3, RDS, Lambda; Microsoft Azure = Azure; Google Cloud ' +
    'Platform (GCP) = Google Cloud; Kubernetes = K8s, EKS, AKS, GKE; Docker; Terraform; ' +
    'Ansible; Helm; Argo CD = ArgoCD; Jenkins; GitHub Actions; GitLab; Git; Linux; Python; ' +
    'Bash; Go = Golang; Prometheus; Grafana; Datadog; Elasticsearch; New Relic; Splunk; ' +
    'HashiCorp Vault; CloudFormation; Pulumi; Istio; NGINX; PostgreSQL = Postgres; Redis; ' +
    'Apache Kafka = Kafka; PagerDuty; Puppet',
  soft: `problem solving; collaboration; documentation`,
  licence:
    'AWS Certified Solutions Architect = AWS Solutions Architect; AWS Certified DevOps ' +
    'Engineer = AWS DevOps Engineer; Certified Kubernetes Administrator (CKA); HashiCorp ' +
    'Certified: Terraform Associate = Terraform Associate; Microsoft Certified: Azure ' +
    'Administrator = AZ-104; Google Cloud Professional Cloud Architect',
  buzzwords: `GitOps; FinOps; developer experience; platform as a product; shift left; self-healing; zero downtime; internal developer platform`,
};
