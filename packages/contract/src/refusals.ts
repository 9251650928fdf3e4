/**
 * Everything the server refuses, by code: the HTTP status and the English title.
 * The web shows the title of its own language by the code; texts the specification prints are verbatim.
 */
export const refusals = {
  // every call
  invalid: [400, 'Please correct errors in the form'],
  'not-signed-in': [401, 'Please sign in first'],
  'not-allowed': [403, 'Your account may not do this'],
  'guest-not-allowed': [403, 'Please finish your sign-up first'],
  'not-found': [404, 'This does not exist or is not yours'],
  'too-large': [413, 'The file is too large'],
  'wrong-file-type': [415, 'This type of file is not accepted'],
  'macros-refused': [415, 'Documents with macros are not accepted'],
  'password-refused': [415, 'This file is protected by a password'],
  'old-office': [415, 'Please save it as PDF or DOCX'],
  'compressed-request': [415, 'Requests are taken uncompressed only'],
  'upload-stalled': [408, 'The upload stopped on its way. Please try again'],
  'file-missing': [400, 'Please choose a file'],
  'too-many-requests': [429, 'Too many tries. Please wait a moment'],
  'headers-too-large': [431, 'The head of the request is too long'],
  'expectation-failed': [417, 'What the request expects is not offered'],
  unknown: [500, 'Unknown error occured'],
  unavailable: [503, 'This is not available for a moment. Please try again'],
  'no-room': [507, 'The server has no room left for this. Please try again later'],

  // keys of a company
  'not-by-key': [403, 'This is not called with a key'],
  'scope-missing': [403, 'This key does not have the scope that this call needs'],
  'key-reused': [422, 'This Idempotency-Key was used for another call'],
  'too-many-webhooks': [409, 'Twenty webhooks are there already'],
  'webhook-off': [409, 'Please turn the webhook on first'],
  'too-many-keys': [409, 'Fifty keys are there already. Please revoke one that is not used'],

  // accounts
  'sign-in-failed': [401, 'The e-mail address or the password is wrong'],
  'not-activated': [403, 'Please confirm your e-mail address first'],
  deactivated: [403, 'This account has been deactivated'],
  'already-registered': [409, 'Already Registered: You are already a registered user'],
  'email-not-found': [404, 'E-mail not found: The E-mail you entered has not been found'],
  'weak-password': [422, 'This password is too easy to guess'],
  'password-needed': [403, 'Please enter your password again'],
  'wrong-password': [422, 'The current password is wrong'],
  'code-needed': [401, 'Please enter the code of your authenticator app'],
  'link-not-enough': [403, 'This account also asks for a code. Please sign in with your password or a passkey'],
  'passkey-refused': [422, 'This passkey was not accepted'],
  'passkey-known': [409, 'This passkey is there already'],
  'too-many-passkeys': [409, 'Twenty passkeys are there already'],
  'second-step-needed': [403, 'Your company asks for a passkey or an authenticator app'],
  'second-step-stays': [409, 'Your company asks for a passkey or an authenticator app: add another one first'],
  'second-step-first': [409, 'Please set up a passkey or an authenticator app of your own first'],
  'single-sign-on-needed': [403, 'Your company asks you to sign in at its own provider'],
  'single-sign-on-off': [409, 'Single sign-on is not in use at this company'],
  'single-sign-on-refused': [403, 'Your company’s provider knows you, but your company has no account for you here'],
  'address-not-proven': [403, 'The provider named no verified address in a proven domain of the company'],
  'sign-in-not-fresh': [403, 'The provider does not say that it has just asked you to sign in'],
  'provider-not-found': [422, 'There is no OpenID Connect provider at this address'],
  'provider-away': [503, 'The provider of your company does not answer at the moment. Please try again'],
  'provider-wrong': [422, 'What the provider of your company answered cannot be taken'],
  'secret-missing': [422, 'Please enter the secret as well'],
  'domain-first': [409, 'Please prove a domain first'],
  'domain-needed': [409, 'Single sign-on is required, and without this domain nobody could sign in'],
  'issuer-of-everybody': [422, 'Anybody can open an account at this provider'],
  'domain-known': [409, 'This domain is there already'],
  'domain-unproven': [409, 'The record was not found in the DNS. It may take some hours until it is seen everywhere'],
  'domain-taken': [409, 'Another company has proven this domain'],
  'too-many-domains': [409, 'Twenty domains are there already'],
  'wrong-code': [422, 'The code is wrong or no longer good'],
  'too-many-reviewers': [409, 'There are twenty reviewers already'],
  'link-expired': [410, 'This link is no longer good'],
  'link-of-another': [403, 'This link belongs to another account'],
  'own-account': [409, 'This is your own account'],
  'last-administrator': [409, 'Somebody has to run this Vitrine: this is the last administrator'],
  'name-differs': [422, 'This is not the name that stands there'],
  'not-closed-here': [409, 'The company of this person has removed the account, and invites again'],
  'company-left': [409, 'The last recruiter of this company has left for good'],
  'owner-stays': [409, 'Make somebody else the owner first'],
  'already-teammate': [409, 'This person is in your team already'],
  'removed-teammate': [409, 'This person was removed from your team: the owner can invite them again'],
  'consent-stays': [409, 'The terms hold as long as the account'],
  'application-held': [409, 'This application is kept for a dispute'],
  'already-held': [409, 'This application is held already'],
  'picture-too-large': [422, 'The picture has too many pixels: at most 32 million are taken'],
  'broken-image': [422, 'There was an error while cropping the image'],

  // job codes
  'job-code-incomplete': [422, 'A published job code needs a title and a text for every question'],
  'deadline-passed': [422, 'The deadline lies in the past'],
  'changed-elsewhere': [409, 'Somebody else has changed this in the meantime'],
  'booking-taken': [409, 'This booking has a job code already'],
  'already-applied': [409, 'Already applied: You have already applied for this job position'],
  'broken-video': [422, 'This recording cannot be read'],

  // job search
  'too-many-views': [409, 'Twenty views are saved already'],
  'too-many-reasons': [409, 'There is no room for another reason'],
  'reason-taken': [409, 'There is a reason with this name already'],
  'too-many-searches': [409, 'Twenty searches are saved already'],
  // job ads
  'job-ad-incomplete': [422, 'A published job ad needs a title, tasks, a kind of employment, a field and a place'],
  'job-expired': [410, 'This job is no longer on offer'],
  'too-many-recruiters': [409, 'At most three recruiters are in charge of a job ad'],
  'job-code-in-use': [409, 'People have answered this job code already'],
  'category-exists': [409, 'There is a folder of this name already'],
  'category-filled': [409, 'Only empty categories can be deleted'],

  // applying
  'already-withdrawn': [409, 'You have withdrawn this application already'],
  'criteria-changed': [409, 'The criteria have changed meanwhile'],
  'judged-by-criteria': [409, 'Applicants of this job are judged by criteria'],
  'left-blind': [409, 'Who this is stays out of sight until you have judged'],
  'nothing-to-review': [409, 'Only who has sent something and waits for a decision can be reviewed'],
  'both-applied': [409, 'Both have applied for the same job'],
  'too-many-documents': [409, 'At most five documents go with an application'],

  // interviews and invitations
  'interview-expired': [410, 'Interview Expired: The job interview is expired'],
  'interview-unavailable': [410, "The video interview isn't available anymore"],
  'too-late': [409, 'Too late'],
  'message-settled': [409, 'A message can be changed for 15 minutes'],
  'interview-started': [409, 'You already started the video interview'],
  'no-restarts-left': [409, "You don't have any restarts left, therefore you need to ask for another interview try"],
  'recruiter-interview': [403, 'As a recruiter, you cannot do the interview'],
  'recording-too-long': [422, 'A recorded message lasts two minutes at most'],
  'too-long': [422, 'You have exceeded the character limit'],
  'answers-missing': [409, 'Some questions have no answer yet'],
  'take-closed': [409, 'This recording is finished already'],
  'take-unknown': [404, 'This recording does not exist any more'],
  'take-discarded': [410, 'This recording was thrown away'],
  'take-too-large': [413, 'This recording is too long to be taken'],
  'offset-conflict': [409, 'The server has another number of bytes'],
  'not-sent-yet': [409, 'This recording has not arrived completely yet'],
  'questions-differ': [409, 'The two interviews have a different number of questions'],

  // profiles of candidates
  'too-many-entries': [409, 'A profile holds no more of these'],
  'entry-exists': [409, 'This stands in the profile already'],
  'too-many-profile-documents': [409, 'At most twenty documents go with a profile'],
  'not-a-resume': [422, 'This file is not in the JSON Resume format'],
  'cv-without-text': [422, 'This PDF holds pictures and no text'],
  'cv-too-long': [422, 'This is too long for a CV'],
  'cv-unreadable': [422, 'No CV can be read from this file'],
  'address-known': [409, 'This address has an account already. Please invite the person instead'],
  'person-objected': [409, 'This person does not want to be added by your company'],

  // closeups
  'closeup-not-given': [409, 'A closeup can be shown once it was bought or given'],
  'closeup-page-emptied': [409, 'An administrator has emptied this page; it can be written again when it is empty'],
  'closeup-page-full': [409, 'This page holds no more of these'],

  // showrooms
  'showroom-address-missing': [422, 'Please say to which address the link goes'],
  'showroom-closed-to-you': [403, 'The address or the password is not right for this showroom'],
  'times-past': [422, 'Please propose times that lie ahead'],
  'time-taken': [409, 'This time is no longer free. Please choose another one'],

  // effect of words
  'effect-off': [409, 'Counting how words may come across is not turned on'],

  // progress flow
  'virus-found': [422, 'This file contains a virus'],
  'paper-accepted': [409, 'This was accepted already'],
  'papers-there': [409, 'This list stays'],

  // chat
  'not-your-contact': [403, 'You cannot write to this person'],

  // e-mails
  'mailbox-dns': [422, 'No server on the public internet has this name'],
  'mailbox-not-public': [422, 'This server is not on the public internet'],
  'mailbox-port': [422, 'Mail servers are reached at the ports 143, 993, 25, 465 and 587 alone'],
  'mailbox-refused': [422, 'The mail server takes no connection at this port'],
  'mailbox-timeout': [422, 'The mail server did not answer within ten seconds'],
  'mailbox-tls': [422, 'No safe connection to the mail server came about'],
  'mailbox-login': [422, 'The mail server does not take this user name and password'],
  'mailbox-not-lasting': [422, 'The provider lets us in for this once alone'],
  'mailbox-answer': [422, 'The mail server answered something else than expected'],
  'email-on-its-way': [409, 'This e-mail is on its way and cannot be changed'],
  'email-has-left': [409, 'This e-mail has left already'],
  'email-no-way-out': [409, 'It is not said yet by which server e-mails leave this mailbox'],
  'email-to-nobody': [422, 'This e-mail has no recipient'],
  'place-unfilled': [422, 'A place of the template is not filled in'],
  'message-files-too-large': [413, 'All files of a message together may have 100 MB'],
  'attachments-too-large': [413, 'All attachments together may have 25 MB'],
  'too-many-drafts': [409, 'There are too many drafts'],

  // imports
  'table-unreadable': [422, 'This table cannot be read'],
  'import-begun': [409, 'This import has begun already'],
  'import-unfinished': [409, 'This import is not finished'],
  'imports-waiting': [409, 'Too many imports with documents wait to be begun'],
  'documents-reading': [409, 'The documents beside the table are still being read'],
  'import-undone': [409, 'This import has been undone already'],

  // integrations
  'calendar-not-fetched': [422, 'No calendar could be fetched from this address'],
  'calendar-unreadable': [422, 'What is at this address is no calendar that can be read'],
  'webex-off': [409, 'Webex is not set up on this Vitrine'],
  'webex-not-connected': [409, 'Your company is not connected with Webex'],
  'webex-ended': [409, 'Webex asks for the connection to be allowed again'],
  'webex-forbidden': [409, 'The connected account may not do this at Webex'],
  'recording-not-agreed': [403, 'The applicant has not agreed to recordings of talks'],
  'webex-unreachable': [503, 'Webex does not answer at the moment. Please try again'],

  // operations
  'no-mail-server': [409, 'No mail server is set'],

  // billing
  'jobad-plan-needed': [403, 'Publishing jobs takes the plan JobAd+'],
  'jobcode-plan-needed': [403, 'Interviews and invitations take the plan Jobcode Pro'],
  'rs-plan-needed': [403, 'Contact with candidates who were found takes the plan RS'],
  'seats-full': [403, 'Your plans have no seat for another recruiter'],
  'buying-off': [409, 'Nothing can be bought here at the moment'],
  'nothing-for-sale': [409, 'Each of the three products needs a plan with a price while companies can buy'],
  'already-paid': [409, 'This is paid already'],
  'bill-missing': [409, 'Please say to whom the bill goes'],
  'provider-unreachable': [503, 'The payment provider cannot be reached. Nothing was charged; please try again'],
  'card-declined': [402, 'The card was declined. Nothing was charged'],
  'voucher-exists': [409, 'There is a voucher with this code already'],
  'voucher-unknown': [404, 'There is no such voucher'],
  'voucher-over': [410, 'This voucher is used up or has run out'],
  'voucher-not-held': [409, 'The voucher is no longer held for you. Please enter it again'],
  'seats-in-use': [409, 'More recruiters and invitations are there than this plan has seats. Please remove some first'],
  'seller-missing': [409, 'Please say first who sells: it stands on every invoice'],
  'invoice-not-ready': [409, 'The PDF of this invoice is being made. Please try again in a moment'],
  'payment-open': [409, 'Please pay the open bill first'],
  'subscription-ended': [409, 'This subscription has ended. Please choose a plan anew'],

  // companies
  'slots-full': [409, 'There is no free place for another one'],
  'file-unknown': [422, 'This file is not one of your company'],
  'profile-incomplete': [422, 'A published profile needs a text about you'],
  'address-not-public': [422, 'This address is not on the public internet'],
  'font-not-fetched': [422, 'The font could not be fetched from this address'],
  'broken-font': [422, 'This file is not a font that browsers can use'],
} as const satisfies Record<string, readonly [status: number, title: string]>;

export type RefusalCode = keyof typeof refusals;
export const statusOf = (code: RefusalCode) => refusals[code][0];
export const titleOf = (code: RefusalCode) => refusals[code][1];
