export { administrators, findAccountByEmail, findPerson } from './accounts.sql.ts';
export {
  accountIdsOf,
  accountsToErase,
  closeAccount,
  closeCompany,
  closedCompany,
  companiesToErase,
  holdAccountToErase,
  isClosedHere,
  lockClosing,
  removeCompany,
  reopenAccount,
  reopenCompany,
} from './closing.ts';
export { companyName, lockCompany, setBlindReview } from './companies.sql.ts';
export { createCompany } from './companies.ts';
export { industryLabels } from './industries.ts';
export { newLink, readLink, takeLink } from './links.ts';
export { accountData, consentsOf, eraseUnseen, withdrawConsents } from './personal-data.ts';
export { confirmPerson, moveToAddress, removeAccount, renamePerson, setPicture } from './persons.ts';
export { resetSecondStep } from './second-step/resetting.ts';
export { secondStepOf } from './second-step/second-step.sql.ts';
export { mailChange } from './second-step/telling.ts';
export { enterByProvider, holderOfAddress, joinByProvider, moveByProvider } from './sign-in/by-provider.ts';
export { demandPassword } from './sign-in/guessing.ts';
export { demandStrength, hashPassword, isPassword } from './sign-in/passwords-hashing.ts';
export { createAccount, createGuestAccount, createGuestAccounts, recordConsent } from './sign-up/creating.ts';
export { guestErasing, mailGuestWayBack } from './sign-up/guests.ts';
export { leaveCompany } from './team/leave-company.ts';
export { forgetWaysIn, handOn, letIn, shutOut } from './team/leaving.ts';
export { followJob } from './team/roles.sql.ts';
export { writeTo } from './writing.ts';
