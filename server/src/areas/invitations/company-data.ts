import { type CompanyData, inPages, listOf } from '../../platform/company-data/company-data.ts';
import { invitationsAfter } from './company-data.sql.ts';

/** Whom a company invited to its interviews. */
export const invitationCompanyData: CompanyData = {
  area: 'invitations',
  tell: ({ db }, { companyId }) => [
    listOf(
      'invitations',
      [
        ...(['jobCode', 'email', 'firstName', 'lastName', 'language', 'message', 'by', 'createdAt', 'sentAt', 'openedAt'] as const),
        ...(['remindedAt', 'cancelledAt'] as const),
      ],
      inPages((after, limit) => invitationsAfter(db, companyId, after, limit)),
    ),
  ],
};
