import type { FieldData } from '../term.ts';

export const software: FieldData = {
  id: 'software',
  title: 'Software engineering',
  titles:
    'software engineer; software developer; web developer; front-end developer; front end ' +
    'developer; frontend developer; frontend engineer; back-end developer; backend developer; ' +
    'backend engineer; full-stack developer; full stack developer; full stack engineer; ' +
    'mobile developer; ios developer; android developer; programmer; application developer; ' +
    'java developer; python developer; .net developer; game developer; embedded engineer; ' +
    'firmware engineer; software architect; engineering manager; qa engineer; test engineer; ' +
    'test automation engineer; junior developer; senior developer; developer',
  hard:
    'object-oriented programming (OOP); functional programming; data structures; algorithms; ' +
    'REST API = RESTful API, REST, RESTful services, RESTful; GraphQL; gRPC; microservices = ' +
    'microservice architecture; event-driven architecture = event sourcing, event-sourced; ' +
    'system design; software architecture; design patterns; domain-driven design (DDD); unit ' +
    'testing = unit tests; integration testing = integration tests; test automation = ' +
    'automated testing, automated tests; test-driven development (TDD); regression testing = ' +
    'regression tests; continuous integration/continuous delivery (CI/CD) = continuous ' +
    'integration, continuous delivery, continuous deployment; version control; code review; ' +
    'agile development = Agile, Agile/Scrum; Scrum; Kanban; responsive design; web ' +
    'accessibility; performance tuning = query tuning, performance optimization; caching; ' +
    'database design; concurrency = multithreading; trunk-based development; feature flags; ' +
    'debugging; technical documentation; mobile development',
  tool:
    'JavaScript = JS, ES6, ECMAScript; TypeScript; Python; Java; C#; C++; C; Go = Golang; ' +
    'Rust; Ruby; Ruby on Rails = Rails; PHP; Kotlin; Swift; Scala; React = ReactJS, React.js; ' +
    'React Native; Angular = AngularJS; Vue.js = Vue, VueJS; Next.js = NextJS; Node.js = ' +
    'NodeJS, Node; Express = Express.js; Django; Flask; FastAPI; Spring = Spring Boot, Spring ' +
    'Framework; .NET = ASP.NET, .NET Core, dotnet; Laravel; HTML = HTML5; CSS = CSS3, Sass, ' +
    'SCSS, Tailwind CSS; SQL = Structured Query Language; PostgreSQL = Postgres; MySQL; ' +
    'MongoDB; Redis; Elasticsearch; Apache Kafka = Kafka; RabbitMQ; Git; GitHub; GitLab; ' +
    'Docker; Kubernetes = K8s, EKS, AKS, GKE; Terraform; Amazon Web Services (AWS); Microsoft ' +
    'Azure = Azure; Google Cloud Platform (GCP) = Google Cloud; Jenkins; GitHub Actions; ' +
    'Jira; Linux; Selenium; Cypress; Playwright; Jest; JUnit; pytest; Webpack; Flutter; ' +
    'Android; iOS; Unity; Unreal Engine',
  soft: `problem solving; collaboration; mentoring; communication`,
  licence:
    'AWS Certified Solutions Architect = AWS Solutions Architect; AWS Certified Developer; ' +
    'Microsoft Certified: Azure Developer; Certified Kubernetes Application Developer (CKAD); ' +
    'Oracle Certified Professional (OCP)',
  buzzwords:
    'cloud-native; scalability; developer experience; observability; serverless; generative ' +
    'AI; platform engineering; shift left; technical debt; zero downtime',
};
