export { findAccountByEmail } from './accounts.sql.ts';
export { createCompany } from './companies.ts';
export { createAccount, recordConsent } from './creating.ts';
export { guestUrl } from './guests.ts';
export { demandPassword, leaveCompany } from './leaving.ts';
export { newLink, readLink, takeLink } from './links.ts';
export { hashPassword, isPassword } from './passwords-hashing.ts';
export { accountData, consentsOf, withdrawConsents } from './personal-data.ts';
export { confirmPerson, removeAccount, renamePerson, setPicture, withdrawConsent } from './persons.ts';
