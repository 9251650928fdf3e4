import { entering } from '@vitrine/contract/guest-reviewers/entering.ts';
import { inviting } from '@vitrine/contract/guest-reviewers/inviting.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { endReviews } from './cleanup.jobs.ts';
import { guestReviewerCompanyData } from './company-data.ts';
import { enteringHandlers } from './entering.ts';
import { invitingHandlers } from './inviting.ts';
import { guestReviewerData } from './personal-data.ts';

export const guestReviewersArea = defineArea({
  serves: [topic(inviting, invitingHandlers), topic(entering, enteringHandlers)],
  jobs: [endReviews],
  personalData: guestReviewerData,
  companyData: guestReviewerCompanyData,
});
