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

export const applicationStatuses = ['New', 'Screening', 'Interview', 'Accepted', 'Denied', 'Declined'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const sortOptions = ['Recent', 'Oldest', 'Highest', 'Lowest'] as const;
