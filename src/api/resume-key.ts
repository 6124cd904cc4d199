/** Query key of one resume; joined by slashes it is the address. */
export const resumeKey = (id: string) => ['/api/resumes', id] as const;

/** Address below one resume: `resumePath('3', 'process')` → `/api/resumes/3/process`. */
export const resumePath = (id: string, ...rest: string[]) =>
  ['/api/resumes', id, ...rest].map((part, i) => (i ? encodeURIComponent(part) : part)).join('/');
