// The rows that all who deal with applicants share; who may do what with them is the rule of the areas above.
export {
  type Application,
  countBothApplied,
  deleteApplication,
  deleteApplications,
  grantInRunning,
  insertApplication,
  insertApplications,
  lockApplications,
  makeFigures,
  markAsked,
  markRecordingsRemoved,
  markReminded,
  moveApplications,
  sendNothingAtDeadline,
  someOfCompany,
  updateApplication,
} from './applications.sql.ts';
export { alias, faceColumns, leftBlind, titleOfJob } from './blind.sql.ts';
export { eachApplication } from './company-data.ts';
export { deleteEmail, deleteEmailsOf, findEmail, findEmailBySource } from './emails.sql.ts';
export { attachEmail, attachedEmails, type EmailCopy } from './emails.ts';
export { faceOf } from './faces.ts';
export { isHeld } from './holds.sql.ts';
export {
  cancelInvitation,
  deleteInvitationsOf,
  forgetInvitationsOf,
  forgetInvitationsTo,
  forgetUnusedInvitations,
  invitesNobody,
  markInvitationOpened,
  putInvitation,
  updateInvitation,
} from './invitations.sql.ts';
export { deleteLettersOf, findLatestWith, lettersOf, markAnswered } from './letters.sql.ts';
export { sendLetter } from './letters.ts';
export { maskedFor } from './masking.ts';
export { findChange, markChangeMailed } from './statuses.sql.ts';
export { recordStatus, undoChange } from './statuses.ts';
export {
  cancelTalk,
  deleteOffer,
  deleteTalksOf,
  findTalk,
  type InterviewerRow,
  interviewersOf,
  isLeftToOwner,
  lockPeople,
  lockPlans,
  markTalkReminded,
  meetingStateOf,
  offersOf,
  placeTalk,
  putOffer,
  recordingPurpose,
  setInterviewers,
  type TalkRow,
  talksOf,
  talksWith,
  upsertTalk,
} from './talks.sql.ts';
export { busyAt, plannedOf, talkCalendar, talkTime, timeOn, timesLeft } from './talks.ts';
export { talkTexts } from './texts.ts';
export { isUnseen, markSeen } from './unseen.sql.ts';
