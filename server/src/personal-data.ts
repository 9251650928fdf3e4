import { accountData } from './areas/accounts/index.ts';
import { applicantData } from './areas/applicants/index.ts';
import { profileData } from './areas/candidates/index.ts';
import { guestReviewerData } from './areas/guest-reviewers/index.ts';
import { interviewData } from './areas/interviews/index.ts';
import { jobAdData } from './areas/job-ads/index.ts';
import { jobCodeData } from './areas/job-codes/index.ts';
import { jobSearchData } from './areas/job-search/index.ts';
import { exportedData } from './areas/privacy/index.ts';
import { recruitingSearchData } from './areas/recruiting-search/index.ts';
import { sharingData } from './areas/sharing/index.ts';
import { showroomData } from './areas/showrooms/index.ts';
import type { PersonalData } from './platform/personal-data.ts';

/** What every area knows of a person. The account comes last: much goes with its row. */
export const personalData: PersonalData[] = [
  applicantData,
  interviewData,
  profileData,
  recruitingSearchData,
  sharingData,
  showroomData,
  jobAdData,
  jobCodeData,
  jobSearchData,
  guestReviewerData,
  exportedData,
  accountData,
];
