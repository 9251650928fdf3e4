// one piece of the program beside the sign-in form
export { CodeField } from './CodeField.tsx';
export { CompanySignIn } from './CompanySignIn.tsx';
export { PasskeySignIn } from './PasskeySignIn.tsx';
