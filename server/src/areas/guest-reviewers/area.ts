import { entering } from '@vitrine/contract/guest-reviewers/entering.ts';
import { inviting } from '@vitrine/contract/guest-reviewers/inviting.ts';
import { leaving } from '@vitrine/contract/guest-reviewers/leaving.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { endReviews } from './cleanup.jobs.ts';
import { guestReviewerCompanyData } from './company-data.ts';
import { enteringHandlers, leavingHandlers } from './entering.ts';
import { invitingHandlers } from './inviting.ts';
import { guestReviewerData } from './personal-data.ts';

export const guestReviewersArea = defineArea({
  serves: [topic(inviting, invitingHandlers), topic(entering, enteringHandlers), topic(leaving, leavingHandlers)],
  jobs: [endReviews],
  personalData: guestReviewerData,
  companyData: guestReviewerCompanyData,
});
