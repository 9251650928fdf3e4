/** How an account stands: its address is not confirmed yet, it came with an interview and has no password, it was closed, or it is being deleted. */
export const accountStates = ['active', 'unconfirmed', 'guest', 'deactivated', 'deleting'] as const;
export type AccountState = (typeof accountStates)[number];

/** How a mail stands: it is to be sent, was sent, could not be, or stays here because no mail server is set. */
export const mailStates = ['waiting', 'sent', 'failed', 'kept'] as const;
export type MailState = (typeof mailStates)[number];

/** How a company stands: open, closed by an administrator or by its last recruiter, or being deleted. */
export const companyStates = ['active', 'deactivated', 'deleting'] as const;
export type CompanyState = (typeof companyStates)[number];
