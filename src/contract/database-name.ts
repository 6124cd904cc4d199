/** Apart from the schema, so that asking whether there is a database loads nothing of it. */
export const DATABASE_NAME = 'resume-ai';
