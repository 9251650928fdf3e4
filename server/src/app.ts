import { account } from '@vitrine/contract/accounts/account.ts';
import { company } from '@vitrine/contract/accounts/company.ts';
import { contact } from '@vitrine/contract/accounts/contact.ts';
import { passwords } from '@vitrine/contract/accounts/passwords.ts';
import { registration } from '@vitrine/contract/accounts/registration.ts';
import { sessions } from '@vitrine/contract/accounts/sessions.ts';
import { signIn } from '@vitrine/contract/accounts/sign-in.ts';
import { team } from '@vitrine/contract/accounts/team.ts';
import { installation } from '@vitrine/contract/admin/installation.ts';
import { outbox } from '@vitrine/contract/admin/outbox.ts';
import { applicantAnswers } from '@vitrine/contract/applicants/answers.ts';
import { applicants, internalReferenceOfJobCode, internalReferenceOfManagement } from '@vitrine/contract/applicants/applicants.ts';
import { applying } from '@vitrine/contract/applicants/applying.ts';
import { blindReview } from '@vitrine/contract/applicants/blind.ts';
import { commentAliases, comments } from '@vitrine/contract/applicants/comments.ts';
import { deciding, decidingAliases } from '@vitrine/contract/applicants/deciding.ts';
import { applicantExport } from '@vitrine/contract/applicants/export.ts';
import { applicationHome } from '@vitrine/contract/applicants/home.ts';
import { invitations } from '@vitrine/contract/applicants/invitations.ts';
import { applicantLinkAliases, applicantLinks } from '@vitrine/contract/applicants/links.ts';
import { people } from '@vitrine/contract/applicants/people.ts';
import { replyDeadlines } from '@vitrine/contract/applicants/reply-deadlines.ts';
import { scorecards } from '@vitrine/contract/applicants/scorecards.ts';
import { added } from '@vitrine/contract/candidates/added.ts';
import { profileDocumentAliases, profileDocuments } from '@vitrine/contract/candidates/documents.ts';
import { dossiers } from '@vitrine/contract/candidates/dossier.ts';
import { profileMoving } from '@vitrine/contract/candidates/import-export.ts';
import { profileEntries, profileEntryAliases } from '@vitrine/contract/candidates/parts.ts';
import { profile, profileSharing } from '@vitrine/contract/candidates/profile.ts';
import { profileVideos } from '@vitrine/contract/candidates/video.ts';
import { profileViewing } from '@vitrine/contract/candidates/viewing.ts';
import { look } from '@vitrine/contract/companies/branding.ts';
import { business, businessFiles, businessParts } from '@vitrine/contract/companies/business.ts';
import { companyInfo } from '@vitrine/contract/companies/info.ts';
import { entering } from '@vitrine/contract/guest-reviewers/entering.ts';
import { inviting } from '@vitrine/contract/guest-reviewers/inviting.ts';
import { accommodation } from '@vitrine/contract/interviews/accommodation.ts';
import { answers } from '@vitrine/contract/interviews/answers.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { tracking } from '@vitrine/contract/interviews/tracking.ts';
import { jobAdCategories, jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { jobAdViewing } from '@vitrine/contract/job-ads/viewing.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { jobCodeLookup } from '@vitrine/contract/job-codes/lookup.ts';
import { jobCodeVideos } from '@vitrine/contract/job-codes/videos.ts';
import { savedSearches } from '@vitrine/contract/job-search/saved.ts';
import { jobSearch } from '@vitrine/contract/job-search/search.ts';
import { pages } from '@vitrine/contract/pages/pages.ts';
import { about } from '@vitrine/contract/platform/about.ts';
import { audit } from '@vitrine/contract/privacy/audit.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { retention } from '@vitrine/contract/privacy/retention.ts';
import { savedCandidateSearches } from '@vitrine/contract/recruiting-search/saved.ts';
import { candidateFavoriteAliases, candidateFavorites, recruitingSearch } from '@vitrine/contract/recruiting-search/search.ts';
import { sharingConsents } from '@vitrine/contract/sharing/consents.ts';
import { showrooms } from '@vitrine/contract/showrooms/showrooms.ts';
import { showroomViewing } from '@vitrine/contract/showrooms/viewing.ts';
import { accountHandlers } from './areas/accounts/account.ts';
import { tidyAccounts } from './areas/accounts/cleanup.jobs.ts';
import { companyHandlers } from './areas/accounts/companies.ts';
import { contactHandlers } from './areas/accounts/contact.ts';
import { passwordHandlers } from './areas/accounts/passwords.ts';
import { registrationHandlers } from './areas/accounts/registration.ts';
import { sessionHandlers } from './areas/accounts/sessions.ts';
import { signInHandlers } from './areas/accounts/sign-in.ts';
import { teamHandlers } from './areas/accounts/team.ts';
import { installationHandlers } from './areas/admin/installation.ts';
import { outboxHandlers } from './areas/admin/outbox.ts';
import { applicantAnswerHandlers } from './areas/applicants/answers.ts';
import { applicantHandlers } from './areas/applicants/applicants.ts';
import { applyingHandlers } from './areas/applicants/applying.ts';
import { blindReviewHandlers } from './areas/applicants/blind.ts';
import { commentHandlers } from './areas/applicants/comments.ts';
import { mailStatus } from './areas/applicants/deciding.jobs.ts';
import { decidingHandlers } from './areas/applicants/deciding.ts';
import { forgetDocuments } from './areas/applicants/documents.ts';
import { applicantExportHandlers } from './areas/applicants/export.ts';
import { applicationHomeHandlers } from './areas/applicants/home.ts';
import { remindInvited, remindOne } from './areas/applicants/invitations.jobs.ts';
import { invitationHandlers } from './areas/applicants/invitations.ts';
import { applicantLinkHandlers } from './areas/applicants/links.ts';
import { peopleOver } from './areas/applicants/people.ts';
import { remindRecruiters, remindRecruitersOf } from './areas/applicants/reply-deadlines.jobs.ts';
import { replyDeadlineHandlers } from './areas/applicants/reply-deadlines.ts';
import { scorecardHandlers } from './areas/applicants/scorecards.ts';
import { addedHandlers } from './areas/candidates/added-candidates.ts';
import { profileDocumentHandlers } from './areas/candidates/documents.ts';
import { dossierHandlers } from './areas/candidates/dossier.ts';
import { profileEntryHandlers } from './areas/candidates/entries.ts';
import { profileMovingHandlers } from './areas/candidates/import-export.ts';
import { candidateJobs } from './areas/candidates/index.ts';
import { servePrints } from './areas/candidates/print-routes.ts';
import { profileHandlers } from './areas/candidates/profile.ts';
import { profileSharingHandlers } from './areas/candidates/sharing.ts';
import { profileVideoHandlers } from './areas/candidates/videos.ts';
import { profileViewingHandlers } from './areas/candidates/viewing.ts';
import { lookHandlers } from './areas/companies/branding.ts';
import { businessHandlers, businessPartHandlers } from './areas/companies/business.ts';
import { transcodeCompanyVideo } from './areas/companies/files.ts';
import { serveFonts } from './areas/companies/fonts.ts';
import { companyInfoHandlers } from './areas/companies/info.ts';
import { businessFileHandlers } from './areas/companies/uploads.ts';
import { enteringHandlers } from './areas/guest-reviewers/entering.ts';
import { endReviews } from './areas/guest-reviewers/index.ts';
import { invitingHandlers } from './areas/guest-reviewers/inviting.ts';
import { accommodationHandlers } from './areas/interviews/accommodation.ts';
import { answerHandlers } from './areas/interviews/answers.ts';
import { interviewJobs } from './areas/interviews/index.ts';
import { interviewHandlers } from './areas/interviews/interview.ts';
import { servePlainInterview } from './areas/interviews/no-script/routes.ts';
import { serveTakes } from './areas/interviews/take-routes.ts';
import { takeHandlers } from './areas/interviews/takes.ts';
import { trackingHandlers } from './areas/interviews/tracking.ts';
import { jobAdCategoryHandlers } from './areas/job-ads/categories.ts';
import { tidyJobAds } from './areas/job-ads/cleanup.jobs.ts';
import { jobAdEditingHandlers } from './areas/job-ads/editing.ts';
import { jobAdViewingHandlers } from './areas/job-ads/viewing.ts';
import { tidyJobCodes } from './areas/job-codes/cleanup.jobs.ts';
import { transcodeClip } from './areas/job-codes/clips.ts';
import { jobCodeEditingHandlers } from './areas/job-codes/editing.ts';
import { jobCodeListHandlers } from './areas/job-codes/lists.ts';
import { jobCodeLookupHandlers } from './areas/job-codes/lookup.ts';
import { jobCodeVideoHandlers } from './areas/job-codes/videos.ts';
import { dropStaleAds, jobsMail, mailSavedSearch, mailSavedSearches, recountTerms } from './areas/job-search/index.ts';
import { savedSearchHandlers } from './areas/job-search/saved.ts';
import { jobSearchHandlers } from './areas/job-search/search.ts';
import { pageHandlers } from './areas/pages/pages.ts';
import { serveFeeds } from './areas/portal/feeds.ts';
import { headsOf } from './areas/portal/page-metadata.ts';
import { serveWidget } from './areas/portal/widget.ts';
import { auditHandlers } from './areas/privacy/audit.ts';
import { privacyOver } from './areas/privacy/index.ts';
import { retentionHandlers } from './areas/privacy/retention.ts';
import {
  candidatesMail,
  mailSavedCandidateSearch,
  mailSavedCandidateSearches,
  recountCandidateTerms,
} from './areas/recruiting-search/index.ts';
import { savedCandidateSearchHandlers } from './areas/recruiting-search/saved.ts';
import { candidateFavoriteHandlers, recruitingSearchHandlers } from './areas/recruiting-search/search.ts';
import { sharingConsentHandlers } from './areas/sharing/consents.ts';
import { showroomHandlers } from './areas/showrooms/showrooms.ts';
import { showroomViewingHandlers } from './areas/showrooms/viewing.ts';
import { personalData } from './personal-data.ts';
import { aboutHandlers } from './platform/about.ts';
import { sealAudit } from './platform/audit.ts';
import { tidyUp } from './platform/cleanup.ts';
import type { World } from './platform/context.ts';
import type { Demo } from './platform/demo-mode.ts';
import { newServer } from './platform/http.ts';
import type { Job } from './platform/jobs.ts';
import { deliverMail } from './platform/mail.ts';
import { serveStep } from './platform/mail-action.ts';
import { serveMedia } from './platform/media-links.ts';
import { serveOpenapi } from './platform/openapi-page.ts';
import { removeFiles } from './platform/personal-data.ts';
import { servePictures } from './platform/pictures.ts';
import { serve } from './platform/serve.ts';
import { serveWeb } from './platform/web.ts';

export const ownData = privacyOver(personalData);

/** Every kind of background work. */
export const jobKinds = [
  deliverMail,
  tidyUp,
  tidyAccounts,
  tidyJobAds,
  tidyJobCodes,
  removeFiles,
  ...ownData.jobs,
  endReviews,
  sealAudit,
  mailStatus,
  remindInvited,
  remindOne,
  remindRecruiters,
  remindRecruitersOf,
  forgetDocuments,
  transcodeClip,
  transcodeCompanyVideo,
  ...interviewJobs,
  ...candidateJobs,
  mailSavedSearches,
  mailSavedSearch,
  mailSavedCandidateSearches,
  mailSavedCandidateSearch,
  dropStaleAds,
  recountTerms,
  recountCandidateTerms,
] as Job[];

/** The whole product over HTTP: one line per topic. */
export async function buildApp(world: World, demo?: Demo) {
  const app = await newServer(world);
  serve(app, world, about, aboutHandlers(demo));
  serve(app, world, signIn, signInHandlers);
  serve(app, world, sessions, sessionHandlers);
  serve(app, world, passwords, passwordHandlers);
  serve(app, world, registration, registrationHandlers);
  serve(app, world, account, accountHandlers);
  serve(app, world, team, teamHandlers);
  serve(app, world, company, companyHandlers);
  serve(app, world, contact, contactHandlers);
  serve(app, world, jobAdEditing, jobAdEditingHandlers);
  serve(app, world, jobAdCategories, jobAdCategoryHandlers);
  serve(app, world, jobAdViewing, jobAdViewingHandlers);
  serve(app, world, business, businessHandlers);
  serve(app, world, businessParts, businessPartHandlers);
  serve(app, world, businessFiles, businessFileHandlers);
  serve(app, world, companyInfo, companyInfoHandlers);
  serve(app, world, look, lookHandlers);
  serve(app, world, jobCodeEditing, jobCodeEditingHandlers);
  serve(app, world, jobCodeVideos, jobCodeVideoHandlers);
  serve(app, world, jobCodeLists, jobCodeListHandlers);
  serve(app, world, jobCodeLookup, jobCodeLookupHandlers);
  serve(app, world, jobSearch, jobSearchHandlers);
  serve(app, world, savedSearches, savedSearchHandlers);
  serve(app, world, recruitingSearch, recruitingSearchHandlers);
  serve(app, world, candidateFavorites, candidateFavoriteHandlers);
  serve(app, world, candidateFavoriteAliases, candidateFavoriteHandlers);
  serve(app, world, savedCandidateSearches, savedCandidateSearchHandlers);
  serve(app, world, outbox, outboxHandlers);
  serve(app, world, installation, installationHandlers);
  serve(app, world, invitations, invitationHandlers);
  serve(app, world, applicants, applicantHandlers);
  serve<typeof internalReferenceOfJobCode>(app, world, internalReferenceOfJobCode, applicantHandlers);
  serve<typeof internalReferenceOfManagement>(app, world, internalReferenceOfManagement, applicantHandlers);
  serve(app, world, replyDeadlines, replyDeadlineHandlers);
  serve(app, world, applicantAnswers, applicantAnswerHandlers);
  serve(app, world, applying, applyingHandlers);
  serve(app, world, applicationHome, applicationHomeHandlers);
  serve(app, world, deciding, decidingHandlers);
  serve<typeof decidingAliases>(app, world, decidingAliases, decidingHandlers);
  serve(app, world, comments, commentHandlers);
  serve(app, world, commentAliases, commentHandlers);
  serve(app, world, applicantLinks, applicantLinkHandlers);
  serve<typeof applicantLinkAliases>(app, world, applicantLinkAliases, applicantLinkHandlers);
  serve(app, world, sharingConsents, sharingConsentHandlers);
  serve(app, world, showrooms, showroomHandlers);
  serve(app, world, showroomViewing, showroomViewingHandlers);
  serve(app, world, profile, profileHandlers);
  serve(app, world, profileSharing, profileSharingHandlers);
  serve(app, world, profileEntries, profileEntryHandlers);
  serve(app, world, profileEntryAliases, profileEntryHandlers);
  serve(app, world, profileDocuments, profileDocumentHandlers);
  serve(app, world, profileDocumentAliases, profileDocumentHandlers);
  serve(app, world, added, addedHandlers);
  serve(app, world, profileMoving, profileMovingHandlers);
  serve(app, world, dossiers, dossierHandlers);
  serve(app, world, profileVideos, profileVideoHandlers);
  serve(app, world, profileViewing, profileViewingHandlers);
  serve(app, world, blindReview, blindReviewHandlers);
  serve(app, world, inviting, invitingHandlers);
  serve(app, world, entering, enteringHandlers);
  serve(app, world, scorecards, scorecardHandlers);
  serve(app, world, people, peopleOver(personalData));
  serve(app, world, applicantExport, applicantExportHandlers);
  serve(app, world, interview, interviewHandlers);
  serve(app, world, takes, takeHandlers);
  serve(app, world, accommodation, accommodationHandlers);
  serve(app, world, answers, answerHandlers);
  serve(app, world, tracking, trackingHandlers);
  serve(app, world, privacy, ownData.handlers);
  serve(app, world, audit, auditHandlers);
  serve(app, world, retention, retentionHandlers);
  serve(app, world, pages, pageHandlers);
  serveOpenapi(app);
  serveTakes(app, world);
  servePlainInterview(app, world);
  for (const step of [jobsMail, candidatesMail, ownData.guestErasing]) serveStep(app, world, step);
  serveMedia(app, world);
  servePictures(app, world);
  serveFonts(app, world);
  servePrints(app, world);
  serveFeeds(app, world);
  serveWidget(app, world);
  await serveWeb(app, headsOf(world));
  return app;
}
