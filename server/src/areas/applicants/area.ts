import { applicantAnswers } from '@vitrine/contract/applicants/answers.ts';
import { applicants, internalReferenceOfJobCode, internalReferenceOfManagement } from '@vitrine/contract/applicants/applicants.ts';
import { blindReview } from '@vitrine/contract/applicants/blind.ts';
import { commentAliases, comments } from '@vitrine/contract/applicants/comments.ts';
import { deciding, decidingAliases } from '@vitrine/contract/applicants/deciding.ts';
import { applicantExport } from '@vitrine/contract/applicants/export.ts';
import { applicantLinkAliases, applicantLinks } from '@vitrine/contract/applicants/links.ts';
import { replyDeadlines } from '@vitrine/contract/applicants/reply-deadlines.ts';
import { scorecards } from '@vitrine/contract/applicants/scorecards.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { applicantAnswerHandlers } from './answers.ts';
import { applicantHandlers } from './applicants.ts';
import { blindReviewHandlers } from './blind.ts';
import { commentHandlers } from './comments.ts';
import { mailStatus } from './deciding.jobs.ts';
import { decidingHandlers } from './deciding.ts';
import { applicantExportHandlers } from './export.ts';
import { applicantLinkHandlers } from './links.ts';
import { applicantData } from './personal-data.ts';
import { remindRecruiters, remindRecruitersOf } from './reply-deadlines.jobs.ts';
import { replyDeadlineHandlers } from './reply-deadlines.ts';
import { scorecardHandlers } from './scorecards.ts';

export const applicantsArea = defineArea({
  serves: [
    topic(applicants, applicantHandlers),
    topic(internalReferenceOfJobCode, applicantHandlers),
    topic(internalReferenceOfManagement, applicantHandlers),
    topic(replyDeadlines, replyDeadlineHandlers),
    topic(applicantAnswers, applicantAnswerHandlers),
    topic(deciding, decidingHandlers),
    topic(decidingAliases, decidingHandlers),
    topic(comments, commentHandlers),
    topic(commentAliases, commentHandlers),
    topic(applicantLinks, applicantLinkHandlers),
    topic(applicantLinkAliases, applicantLinkHandlers),
    topic(blindReview, blindReviewHandlers),
    topic(scorecards, scorecardHandlers),
    topic(applicantExport, applicantExportHandlers),
  ],
  jobs: [mailStatus, remindRecruiters, remindRecruitersOf],
  personalData: applicantData,
});
