// one piece of the program for both
export { SignedOnPage } from './SignedOnPage.tsx';
export { SingleSignOnPage } from './SingleSignOnPage.tsx';
