import { account } from './accounts/account.ts';
import { company } from './accounts/company.ts';
import { contact } from './accounts/contact.ts';
import { passwords } from './accounts/passwords.ts';
import { registration } from './accounts/registration.ts';
import { sessions } from './accounts/sessions.ts';
import { signIn } from './accounts/sign-in.ts';
import { team } from './accounts/team.ts';
import { installation } from './admin/installation.ts';
import { outbox } from './admin/outbox.ts';
import { applicantAnswers } from './applicants/answers.ts';
import { applicants, internalReferenceOfJobCode, internalReferenceOfManagement } from './applicants/applicants.ts';
import { applying } from './applicants/applying.ts';
import { blindReview } from './applicants/blind.ts';
import { commentAliases, comments } from './applicants/comments.ts';
import { deciding, decidingAliases } from './applicants/deciding.ts';
import { applicantExport } from './applicants/export.ts';
import { applicationHome } from './applicants/home.ts';
import { invitations } from './applicants/invitations.ts';
import { applicantLinkAliases, applicantLinks } from './applicants/links.ts';
import { people } from './applicants/people.ts';
import { replyDeadlines } from './applicants/reply-deadlines.ts';
import { scorecards } from './applicants/scorecards.ts';
import { added } from './candidates/added.ts';
import { profileDocumentAliases, profileDocuments } from './candidates/documents.ts';
import { dossiers } from './candidates/dossier.ts';
import { profileMoving } from './candidates/import-export.ts';
import { profileEntries, profileEntryAliases } from './candidates/parts.ts';
import { profile, profileSharing } from './candidates/profile.ts';
import { profileVideos } from './candidates/video.ts';
import { profileViewing } from './candidates/viewing.ts';
import { look } from './companies/branding.ts';
import { business, businessFiles, businessParts } from './companies/business.ts';
import { companyInfo } from './companies/info.ts';
import type { Endpoint } from './endpoint.ts';
import { entering } from './guest-reviewers/entering.ts';
import { inviting } from './guest-reviewers/inviting.ts';
import { accommodation } from './interviews/accommodation.ts';
import { answers } from './interviews/answers.ts';
import { interview } from './interviews/interview.ts';
import { takes } from './interviews/takes.ts';
import { tracking } from './interviews/tracking.ts';
import { jobAdCategories, jobAdEditing } from './job-ads/editing.ts';
import { jobAdViewing } from './job-ads/viewing.ts';
import { jobCodeEditing } from './job-codes/editing.ts';
import { jobCodeLists } from './job-codes/lists.ts';
import { jobCodeLookup } from './job-codes/lookup.ts';
import { jobCodeVideos } from './job-codes/videos.ts';
import { savedSearches } from './job-search/saved.ts';
import { jobSearch } from './job-search/search.ts';
import { pages } from './pages/pages.ts';
import { about } from './platform/about.ts';
import { audit } from './privacy/audit.ts';
import { privacy } from './privacy/privacy.ts';
import { retention } from './privacy/retention.ts';
import { savedCandidateSearches } from './recruiting-search/saved.ts';
import { candidateFavoriteAliases, candidateFavorites, recruitingSearch } from './recruiting-search/search.ts';
import { sharingConsents } from './sharing/consents.ts';
import { showrooms } from './showrooms/showrooms.ts';
import { showroomViewing } from './showrooms/viewing.ts';

/** Every topic of the wire by its place, `area/topic`: the OpenAPI document and the walk over all endpoints are made from it. */
export const topics: Record<string, Record<string, Endpoint>> = {
  'platform/about': about,
  'pages/pages': pages,
  'accounts/sign-in': signIn,
  'accounts/sessions': sessions,
  'accounts/passwords': passwords,
  'accounts/registration': registration,
  'accounts/account': account,
  'accounts/team': team,
  'accounts/company': company,
  'accounts/contact': contact,
  'job-ads/editing': jobAdEditing,
  'job-ads/categories': jobAdCategories,
  'job-ads/viewing': jobAdViewing,
  'companies/business': business,
  'companies/parts': businessParts,
  'companies/files': businessFiles,
  'companies/info': companyInfo,
  'companies/look': look,
  'job-codes/editing': jobCodeEditing,
  'job-codes/videos': jobCodeVideos,
  'job-codes/lists': jobCodeLists,
  'job-codes/lookup': jobCodeLookup,
  'job-search/search': jobSearch,
  'job-search/saved': savedSearches,
  'admin/outbox': outbox,
  'admin/installation': installation,
  'applicants/invitations': invitations,
  'applicants/applicants': applicants,
  'applicants/applying': applying,
  'applicants/home': applicationHome,
  'applicants/reply-deadlines': replyDeadlines,
  'applicants/answers': applicantAnswers,
  'applicants/reference-of-job-code': internalReferenceOfJobCode,
  'applicants/reference-of-management': internalReferenceOfManagement,
  'applicants/deciding': deciding,
  'applicants/deciding-aliases': decidingAliases,
  'applicants/comments': comments,
  'applicants/comment-aliases': commentAliases,
  'applicants/links': applicantLinks,
  'applicants/link-aliases': applicantLinkAliases,
  'candidates/profile': profile,
  'candidates/sharing': profileSharing,
  'candidates/parts': profileEntries,
  'candidates/aliases': profileEntryAliases,
  'candidates/documents': profileDocuments,
  'candidates/document-aliases': profileDocumentAliases,
  'candidates/added': added,
  'candidates/moving': profileMoving,
  'candidates/dossier': dossiers,
  'candidates/video': profileVideos,
  'candidates/viewing': profileViewing,
  'applicants/blind': blindReview,
  'guest-reviewers/inviting': inviting,
  'guest-reviewers/entering': entering,
  'applicants/scorecards': scorecards,
  'applicants/people': people,
  'applicants/export': applicantExport,
  'interviews/interview': interview,
  'interviews/takes': takes,
  'interviews/accommodation': accommodation,
  'interviews/answers': answers,
  'interviews/tracking': tracking,
  'privacy/privacy': privacy,
  'privacy/audit': audit,
  'privacy/retention': retention,
  'recruiting-search/search': recruitingSearch,
  'recruiting-search/favorites': candidateFavorites,
  'recruiting-search/favorite-aliases': candidateFavoriteAliases,
  'recruiting-search/saved': savedCandidateSearches,
  'sharing/consents': sharingConsents,
  'showrooms/showrooms': showrooms,
  'showrooms/viewing': showroomViewing,
};
