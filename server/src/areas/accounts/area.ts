import { account } from '@vitrine/contract/accounts/account.ts';
import { company } from '@vitrine/contract/accounts/company.ts';
import { contact } from '@vitrine/contract/accounts/contact.ts';
import { passkeys } from '@vitrine/contract/accounts/passkeys.ts';
import { passwords } from '@vitrine/contract/accounts/passwords.ts';
import { registration } from '@vitrine/contract/accounts/registration.ts';
import { secondStep } from '@vitrine/contract/accounts/second-step.ts';
import { sessions } from '@vitrine/contract/accounts/sessions.ts';
import { signIn } from '@vitrine/contract/accounts/sign-in.ts';
import { team } from '@vitrine/contract/accounts/team.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { accountHandlers } from './account.ts';
import { tidyAccounts } from './cleanup.jobs.ts';
import { companyHandlers } from './companies.ts';
import { accountCompanyData } from './company-data.ts';
import { contactHandlers } from './contact.ts';
import { accountData } from './personal-data.ts';
import { passkeyHandlers } from './second-step/passkeys.ts';
import { secondStepHandlers } from './second-step/second-step.ts';
import { passwordHandlers } from './sign-in/passwords.ts';
import { sessionHandlers } from './sign-in/sessions.ts';
import { signInHandlers } from './sign-in/sign-in.ts';
import { registrationHandlers } from './sign-up/registration.ts';
import { teamHandlers } from './team/team.ts';

export const accountsArea = defineArea({
  serves: [
    topic(signIn, signInHandlers),
    topic(sessions, sessionHandlers),
    topic(passkeys, passkeyHandlers),
    topic(secondStep, secondStepHandlers),
    topic(passwords, passwordHandlers),
    topic(registration, registrationHandlers),
    topic(account, accountHandlers),
    topic(team, teamHandlers),
    topic(company, companyHandlers),
    topic(contact, contactHandlers),
  ],
  jobs: [tidyAccounts],
  personalData: accountData,
  companyData: accountCompanyData,
});
