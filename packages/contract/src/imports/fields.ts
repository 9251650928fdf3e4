/** What a company brings along. */
export const importKinds = ['people', 'jobs'] as const;
export type ImportKind = (typeof importKinds)[number];

/** What a column of a table of people may hold. */
export const importFields = [
  'email',
  'firstName',
  'lastName',
  'name',
  'phone',
  'address',
  'profession',
  'employer',
  'about',
  'job',
  'appliedAt',
  'status',
  'message',
  'language',
  'reference',
  'documents',
] as const;
export type ImportField = (typeof importFields)[number];

/** What a column of a table of jobs may hold. */
export const jobImportFields = [
  'title',
  'reference',
  'description',
  'requirements',
  'benefits',
  'aboutUs',
  'field',
  'employmentType',
  'hours',
  'city',
  'postalCode',
  'street',
  'region',
  'country',
  'remote',
  'salary',
  'salaryFrom',
  'salaryTo',
  'currency',
  'period',
  'startDate',
  'closingDate',
  'contact',
  'folder',
  'language',
] as const;
export type JobImportField = (typeof jobImportFields)[number];

/** What a column holds; `none` is left out. */
export type ImportColumn = ImportField | JobImportField | 'none';
