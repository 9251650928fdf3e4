import { jobAdCategories, jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { companyJobs } from '@vitrine/contract/job-ads/jobs.ts';
import { jobAdViewing } from '@vitrine/contract/job-ads/viewing.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { jobAdCategoryHandlers } from './categories.ts';
import { tidyJobAds } from './cleanup.jobs.ts';
import { jobAdCompanyData } from './company-data/company-data.ts';
import { jobAdEditingHandlers } from './editing.ts';
import { companyJobHandlers } from './jobs.ts';
import { locateJobAds } from './locating/locating.jobs.ts';
import { jobAdData } from './personal-data.ts';
import { jobAdViewingHandlers } from './viewing.ts';

export const jobAdsArea = defineArea({
  serves: [
    topic(jobAdEditing, jobAdEditingHandlers),
    topic(jobAdCategories, jobAdCategoryHandlers),
    topic(companyJobs, companyJobHandlers),
    topic(jobAdViewing, jobAdViewingHandlers),
  ],
  jobs: [tidyJobAds, locateJobAds],
  personalData: jobAdData,
  companyData: jobAdCompanyData,
});
