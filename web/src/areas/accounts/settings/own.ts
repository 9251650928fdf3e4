import type { account } from '@vitrine/contract/accounts/account.ts';
import type { team } from '@vitrine/contract/accounts/team.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';

/** The own account and the own company, as the settings show them. */
export type Own = Reply<typeof account.own>;
export type Company = Reply<typeof team.info>['corporateInfo'];
