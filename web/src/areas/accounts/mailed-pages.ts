// one piece of the program for all that goes by a mailed link: the next step is there when it is come to
export { ConfirmRegistrationInfoPage } from './ConfirmRegistrationInfoPage.tsx';
export { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
export { InvitationRecruiterPage } from './InvitationRecruiterPage.tsx';
export { NewPasswordPage } from './NewPasswordPage.tsx';
export { ResetPasswordInfoPage } from './ResetPasswordInfoPage.tsx';
