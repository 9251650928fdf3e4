import { jobAlerts } from '@vitrine/contract/job-search/alerts.ts';
import { jobMap } from '@vitrine/contract/job-search/map.ts';
import { occupations } from '@vitrine/contract/job-search/occupations.ts';
import { recommendedJobs } from '@vitrine/contract/job-search/recommended.ts';
import { savedSearches } from '@vitrine/contract/job-search/saved.ts';
import { jobSearch } from '@vitrine/contract/job-search/search.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { stepRoutes } from '../../platform/mail/mail-action.ts';
import { forgetUnconfirmedAlerts, mailJobAlert, mailJobAlerts } from './alerts/alerts.jobs.ts';
import { jobAlertHandlers } from './alerts/alerts.ts';
import { confirming, ending } from './alerts/links.ts';
import { jobMapHandlers } from './map/map.ts';
import { occupationHandlers } from './occupations/administering.ts';
import { jobSearchData } from './personal-data.ts';
import { recommendedJobsHandlers } from './recommended.ts';
import { dropStaleAds, mailSavedSearch, mailSavedSearches, recountTerms } from './saved.jobs.ts';
import { savedSearchHandlers } from './saved.ts';
import { jobSearchHandlers } from './search.ts';
import { jobsMail } from './unsubscribe.ts';

export const jobSearchArea = defineArea({
  serves: [
    topic(jobSearch, jobSearchHandlers),
    topic(jobMap, jobMapHandlers),
    topic(recommendedJobs, recommendedJobsHandlers),
    topic(savedSearches, savedSearchHandlers),
    topic(jobAlerts, jobAlertHandlers),
    topic(occupations, occupationHandlers),
  ],
  jobs: [mailSavedSearches, mailSavedSearch, mailJobAlerts, mailJobAlert, forgetUnconfirmedAlerts, dropStaleAds, recountTerms],
  personalData: jobSearchData,
  routes: [stepRoutes(jobsMail), stepRoutes(confirming), stepRoutes(ending)],
});
