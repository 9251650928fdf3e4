// one piece of the program beside the sign-in form
export { CodeField } from './CodeField.tsx';
export { PasskeySignIn } from './PasskeySignIn.tsx';
