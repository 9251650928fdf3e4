/** The closed lists of the specification, word for word. */
export const employeeBands = ['1-9', '10-49', '50-99', '100-249', '250-499', 'more than 500'] as const;

/** Own list: the specification names industries but prints none. */
export const industries = [
  'agriculture',
  'automotive',
  'banking-insurance',
  'chemicals-pharma',
  'construction',
  'consulting',
  'consumer-goods',
  'education',
  'energy-environment',
  'engineering',
  'food-beverage',
  'health-care',
  'hotel-catering',
  'information-technology',
  'logistics-transport',
  'media-marketing',
  'public-sector',
  'real-estate',
  'retail',
  'social-services',
  'telecommunications',
  'other',
] as const;
export type Industry = (typeof industries)[number];

export const departments = [
  'Sales',
  'Production',
  'Purchasing',
  'Research and Development',
  'Marketing',
  'HR',
  'IT',
  'Account',
  'Logistics',
  'Operations',
] as const;
export type Department = (typeof departments)[number];

export const applicationStatuses = ['New', 'Screening', 'Interview', 'Accepted', 'Denied', 'Declined'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** How far an application has come: sent, begun and not sent, or sent and opened by nobody of the company. */
export const progressKinds = ['sent', 'under-way', 'unseen'] as const;
export type ProgressKind = (typeof progressKinds)[number];

export const sortOptions = ['Recent', 'Oldest', 'Highest', 'Lowest'] as const;

/** Kinds of employment of job ads (R258). */
export const employmentTypes = [
  'Full Time',
  'Part Time',
  'Temporary appointment',
  'Internship',
  'Associate',
  'Permanent employment',
  'Apprenticeship',
  'Contract for work',
  'Freelance',
] as const;
export type EmploymentType = (typeof employmentTypes)[number];

/** What people look for and search by: "Associate" stands in one list only, that of job ads (R258). */
export const hiringPreferences = employmentTypes.filter((one) => one !== 'Associate');
export type HiringPreference = (typeof hiringPreferences)[number];

/** R259 to R262. */
export const fieldsOfActivity = [
  'Administration/processing',
  'Education and training',
  'Customer service',
  'Design and layout',
  'Management',
  'Craft trades',
  'Hotel and catering',
  'Engineering/development and construction',
  'Maintenance',
  'IT',
  'Logistics and Transport',
  'Marketing',
  'Medicine and Health',
  'Scientific Research',
  'Human Resources',
  'Production',
  'Project Management',
  'Quality Management',
  'Accounting/Finance',
  'Law',
  'Editorial/Documentation',
  'Security/Civil Protection',
  'Distribution/Sales',
  'Other Professions',
] as const;
export type FieldOfActivity = (typeof fieldsOfActivity)[number];

/** Career stages of job ads: the extended list (R267). */
export const extendedCareerStages = [
  'Internship',
  'Job starter',
  'Experienced Professional',
  'Expert',
  'Associate',
  'Management',
  'Director',
  'CEO',
] as const;
export type ExtendedCareerStage = (typeof extendedCareerStages)[number];

/** Twenty-five kinds; the specification prints the first, the last and some between (R269). */
export const graduationTypes = [
  'Certificate of Secondary Education',
  'General Certificate of Secondary Education',
  'O level',
  'AS level',
  'A level',
  'Technical college entrance qualification',
  'Apprenticeship',
  'Completed vocational training',
  'Master craftsman',
  'Technician',
  'Certified business administrator',
  'Bachelor of Arts',
  'Bachelor of Science',
  'Bachelor of Engineering',
  'Bachelor of Laws',
  'Bachelor of Education',
  'Master of Arts',
  'Master of Science',
  'Master of Engineering',
  'Master of Laws',
  'Master of Business Administration',
  'Graduate engineer',
  'State examination',
  'Doctorate',
  'Other qualification',
] as const;
export type GraduationType = (typeof graduationTypes)[number];

/** Career stages of people (R265) by what is stored; on the wire they are words (R076). */
export const careerStages = {
  student: 'Student',
  volunteer: 'Volunteer',
  job_starter: 'Job Starter',
  professional_experienced: 'Professional Experienced',
  expert: 'Expert',
} as const;
export type CareerStageKey = keyof typeof careerStages;

/** The short choice at sign-up (R266). */
export const signUpCareerStages = ['Student', 'Job starter', 'Professional experienced'] as const;
export type SignUpCareerStage = (typeof signUpCareerStages)[number];

/** Every spelling of a stage that callers may send and get back (R076, R265, R266). */
export type CareerStage = (typeof careerStages)[CareerStageKey] | SignUpCareerStage;
export const careerStageLabels: readonly CareerStage[] = [...new Set<CareerStage>([...Object.values(careerStages), ...signUpCareerStages])];

/** The stored key of a career stage, by its label without regard to case. */
export const careerStageKeyOf = (label: string) =>
  (Object.keys(careerStages) as CareerStageKey[]).find((key) => careerStages[key].toLowerCase() === label.trim().toLowerCase());
