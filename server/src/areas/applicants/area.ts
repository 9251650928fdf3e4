import { applicantAnswers } from '@vitrine/contract/applicants/answers.ts';
import { applicants, internalReferenceOfJobCode, internalReferenceOfManagement } from '@vitrine/contract/applicants/applicants.ts';
import { blindReview } from '@vitrine/contract/applicants/blind.ts';
import { commentAliases, comments } from '@vitrine/contract/applicants/comments.ts';
import { deciding, decidingAliases } from '@vitrine/contract/applicants/deciding.ts';
import { denialReasons } from '@vitrine/contract/applicants/denial-reasons.ts';
import { applicantExport } from '@vitrine/contract/applicants/export.ts';
import { applicantLetters } from '@vitrine/contract/applicants/letters.ts';
import { applicantLinkAliases, applicantLinks } from '@vitrine/contract/applicants/links.ts';
import { reviewQueue } from '@vitrine/contract/applicants/queue.ts';
import { replyDeadlines } from '@vitrine/contract/applicants/reply-deadlines.ts';
import { jobResults } from '@vitrine/contract/applicants/results.ts';
import { reviewRequests } from '@vitrine/contract/applicants/review-requests.ts';
import { scorecards } from '@vitrine/contract/applicants/scorecards.ts';
import { spokenSearch } from '@vitrine/contract/applicants/spoken.ts';
import { applicantViews } from '@vitrine/contract/applicants/views.ts';
import { applicantWords } from '@vitrine/contract/applicants/words.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { applicantHandlers } from './applicants.ts';
import { applicantCompanyData } from './company-data.ts';
import { mailStatus } from './deciding/deciding.jobs.ts';
import { decidingHandlers } from './deciding/deciding.ts';
import { denialReasonHandlers } from './deciding/denial-reasons.ts';
import { remindRecruiters, remindRecruitersOf } from './deciding/reply-deadlines.jobs.ts';
import { replyDeadlineHandlers } from './deciding/reply-deadlines.ts';
import { applicantExportHandlers } from './export.ts';
import { applicantLinkHandlers } from './links.ts';
import { applicantData } from './personal-data.ts';
import { jobResultHandlers } from './results/results.ts';
import { applicantAnswerHandlers } from './review/answers/answers.ts';
import { spokenSearchHandlers } from './review/answers/spoken.ts';
import { applicantWordHandlers } from './review/answers/words.ts';
import { blindReviewHandlers } from './review/blind.ts';
import { commentHandlers } from './review/comments.ts';
import { applicantLetterHandlers } from './review/letters.ts';
import { reviewQueueHandlers } from './review/queue.ts';
import { remindReviewer, remindReviewers } from './review/review-requests.jobs.ts';
import { reviewRequestHandlers } from './review/review-requests.ts';
import { scorecardHandlers } from './review/scorecards.ts';
import { applicantViewHandlers } from './views.ts';

export const applicantsArea = defineArea({
  serves: [
    topic(applicants, applicantHandlers),
    topic(internalReferenceOfJobCode, applicantHandlers),
    topic(internalReferenceOfManagement, applicantHandlers),
    topic(jobResults, jobResultHandlers),
    topic(applicantViews, applicantViewHandlers),
    topic(replyDeadlines, replyDeadlineHandlers),
    topic(reviewQueue, reviewQueueHandlers),
    topic(applicantAnswers, applicantAnswerHandlers),
    topic(applicantWords, applicantWordHandlers),
    topic(spokenSearch, spokenSearchHandlers),
    topic(deciding, decidingHandlers),
    topic(decidingAliases, decidingHandlers),
    topic(denialReasons, denialReasonHandlers),
    topic(comments, commentHandlers),
    topic(commentAliases, commentHandlers),
    topic(applicantLetters, applicantLetterHandlers),
    topic(applicantLinks, applicantLinkHandlers),
    topic(applicantLinkAliases, applicantLinkHandlers),
    topic(blindReview, blindReviewHandlers),
    topic(reviewRequests, reviewRequestHandlers),
    topic(scorecards, scorecardHandlers),
    topic(applicantExport, applicantExportHandlers),
  ],
  jobs: [mailStatus, remindRecruiters, remindRecruitersOf, remindReviewers, remindReviewer],
  personalData: applicantData,
  companyData: applicantCompanyData,
});
