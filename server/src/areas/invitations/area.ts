import { invitations } from '@vitrine/contract/invitations/invitations.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { invitationCompanyData } from './company-data.ts';
import { remindInvited, remindOne } from './invitations.jobs.ts';
import { invitationHandlers } from './invitations.ts';
import { invitationData } from './personal-data.ts';

export const invitationsArea = defineArea({
  serves: [topic(invitations, invitationHandlers)],
  jobs: [remindInvited, remindOne],
  personalData: invitationData,
  companyData: invitationCompanyData,
});
