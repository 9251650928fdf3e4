import { accommodation } from '@vitrine/contract/interviews/accommodation.ts';
import { answers } from '@vitrine/contract/interviews/answers.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { tracking } from '@vitrine/contract/interviews/tracking.ts';
import { interviewUploads } from '@vitrine/contract/interviews/uploads.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { accommodationHandlers } from './accommodation.ts';
import { answerHandlers } from './answers.ts';
import { cleanupJobs } from './cleanup.jobs.ts';
import { interviewCompanyData } from './company-data/company-data.ts';
import { interviewHandlers } from './interview.ts';
import { servePlainInterview } from './no-script/routes.ts';
import { interviewData } from './personal-data.ts';
import { mailRecruiters } from './recruiters.jobs.ts';
import { checkTake } from './takes/checking.jobs.ts';
import { hearTake, hearUnheard } from './takes/quiet.jobs.ts';
import { serveTakes } from './takes/take-routes.ts';
import { takeHandlers } from './takes/takes.ts';
import { assembleTake, transcodeTake } from './takes/transcoding.jobs.ts';
import { trackingHandlers } from './tracking.ts';
import { forgetAllOffered, forgetOffered, removeAllTakenBack, removeTakenBack } from './uploads/uploads.jobs.ts';
import { interviewUploadHandlers } from './uploads/uploads.ts';

export const interviewsArea = defineArea({
  serves: [
    topic(interview, interviewHandlers),
    topic(takes, takeHandlers),
    topic(accommodation, accommodationHandlers),
    topic(answers, answerHandlers),
    topic(tracking, trackingHandlers),
    topic(interviewUploads, interviewUploadHandlers),
  ],
  jobs: [
    assembleTake,
    transcodeTake,
    checkTake,
    hearTake,
    hearUnheard,
    ...cleanupJobs,
    mailRecruiters,
    forgetOffered,
    forgetAllOffered,
    removeTakenBack,
    removeAllTakenBack,
  ],
  personalData: interviewData,
  companyData: interviewCompanyData,
  routes: [serveTakes, servePlainInterview],
});
