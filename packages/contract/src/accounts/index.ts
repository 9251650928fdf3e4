export { account } from './account.ts';
export { company } from './company.ts';
export { contact } from './contact.ts';
export { passwords } from './passwords.ts';
export { registration } from './registration.ts';
export { sessions } from './sessions.ts';
export { signIn } from './sign-in.ts';
export { team } from './team.ts';
