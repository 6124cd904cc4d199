import type { FieldData } from '../term.ts';

export const data: FieldData = {
  id: 'data',
  title: 'Data and analytics',
  titles:
    'data scientist; data analyst; data engineer; business intelligence analyst; bi analyst; ' +
    'bi developer; analytics engineer; machine learning engineer; ml engineer; ai engineer; ' +
    'statistician; quantitative analyst; research scientist; data architect; head of data; ' +
    'insights analyst; reporting analyst',
  hard:
    'machine learning (ML); deep learning; natural language processing (NLP); computer ' +
    'vision; large language models (LLM); statistical analysis = statistics, statistical ' +
    'modeling; predictive modeling = predictive analytics; regression analysis = logistic ' +
    'regression, linear regression; time series analysis = time series forecasting; ' +
    'hypothesis testing; A/B testing = A/B tests, split testing; experimental design; ' +
    'Bayesian statistics; data visualization; data modeling; data cleaning = data wrangling, ' +
    'data cleansing; data mining; data warehouse = data warehousing; data pipelines = data ' +
    'pipeline; extract, transform, load (ETL) = ELT; data governance; data quality; feature ' +
    'engineering; customer segmentation = segmentation; churn model = churn prediction, churn ' +
    'modeling; recommendation systems = recommender systems; business intelligence (BI); ' +
    'dashboards = dashboard, dashboarding; key performance indicators (KPIs) = KPI; cohort ' +
    'analysis; customer analytics; forecasting; big data; model deployment = MLOps',
  tool:
    'SQL = Structured Query Language; Python; R = R language, RStudio; SAS; SPSS; Stata; ' +
    'pandas; NumPy; scikit-learn = sklearn; TensorFlow; PyTorch; Keras; XGBoost; Apache Spark ' +
    '= Spark, PySpark; Hadoop; Airflow = Apache Airflow; dbt; Snowflake; BigQuery; Redshift; ' +
    'Databricks; Tableau; Power BI = PowerBI; Looker; Microsoft Excel = Excel, MS Excel, ' +
    'advanced Excel; Jupyter; Git; Amazon Web Services (AWS); Microsoft Azure = Azure; ' +
    'Docker; MATLAB; Google Analytics = Google Analytics 4, GA4; Apache Kafka = Kafka',
  soft: `storytelling; stakeholder communication; critical thinking`,
  licence: `Microsoft Certified: Data Analyst Associate; Google Data Analytics Certificate; Tableau Desktop Specialist; Databricks Certified Data Engineer`,
  buzzwords:
    'data-driven decisions; self-service analytics; data literacy; single source of truth; ' +
    'actionable insights; responsible AI; data mesh; generative AI',
};
