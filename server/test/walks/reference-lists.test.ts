import * as lists from '@vitrine/contract/reference-lists.ts';
import { expect, test } from 'vitest';

test('the closed lists are word for word those of the specification (R257 to R269, R272)', () => {
  expect(lists.employeeBands).toEqual(['1-9', '10-49', '50-99', '100-249', '250-499', 'more than 500']);
  expect(lists.employmentTypes).toEqual([
    'Full Time',
    'Part Time',
    'Temporary appointment',
    'Internship',
    'Associate',
    'Permanent employment',
    'Apprenticeship',
    'Contract for work',
    'Freelance',
  ]);
  expect(lists.fieldsOfActivity).toEqual([
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
  ]);
  expect(lists.extendedCareerStages).toEqual([
    'Internship',
    'Job starter',
    'Experienced Professional',
    'Expert',
    'Associate',
    'Management',
    'Director',
    'CEO',
  ]);
  expect(lists.hiringPreferences).toEqual(lists.employmentTypes.filter((one) => one !== 'Associate'));
  expect(Object.values(lists.careerStages)).toEqual(['Student', 'Volunteer', 'Job Starter', 'Professional Experienced', 'Expert']);
  expect(lists.signUpCareerStages).toEqual(['Student', 'Job starter', 'Professional experienced']);
  expect(lists.departments).toEqual([
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
  ]);
  expect(lists.sortOptions).toEqual(['Recent', 'Oldest', 'Highest', 'Lowest']);
  expect(lists.applicationStatuses).toEqual(['New', 'Screening', 'Interview', 'Accepted', 'Denied', 'Declined']);
  expect(lists.graduationTypes).toHaveLength(25);
  expect(lists.graduationTypes.at(0)).toBe('Certificate of Secondary Education');
  expect(lists.graduationTypes.at(-1)).toBe('Other qualification');
  expect(lists.graduationTypes).toContain('Graduate engineer');
});
