import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { jobCodeLookup } from '@vitrine/contract/job-codes/lookup.ts';
import { jobCodeVideos } from '@vitrine/contract/job-codes/videos.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { tidyJobCodes } from './cleanup.jobs.ts';
import { ownsClip, transcodeClip } from './clips.ts';
import { jobCodeCompanyData } from './company-data/company-data.ts';
import { jobCodeEditingHandlers } from './editing.ts';
import { jobCodeListHandlers } from './lists.ts';
import { jobCodeLookupHandlers } from './lookup.ts';
import { jobCodeData } from './personal-data.ts';
import { removingJobs } from './removing/removing.jobs.ts';
import { jobCodeVideoHandlers } from './videos.ts';

export const jobCodesArea = defineArea({
  serves: [
    topic(jobCodeEditing, jobCodeEditingHandlers),
    topic(jobCodeVideos, jobCodeVideoHandlers),
    topic(jobCodeLists, jobCodeListHandlers),
    topic(jobCodeLookup, jobCodeLookupHandlers),
  ],
  jobs: [tidyJobCodes, transcodeClip, ...removingJobs],
  personalData: jobCodeData,
  companyData: jobCodeCompanyData,
  ownsFilm: ownsClip,
});
