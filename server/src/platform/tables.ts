// Written by tools/tables.ts from server/migrations: npm run tables
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** ISO 8601 in UTC when read. */
type Instant = ColumnType<string, string | Date, string | Date>;

export interface Accommodation {
  account_id: string;
  time: Generated<'as-set' | 'half-more' | 'double' | 'no-limit'>;
  more_attempts: Generated<boolean>;
  answer_kind: 'audio' | 'text' | null;
  changed_at: Instant;
}

export interface Account {
  id: string;
  email: string;
  user_type: 'Candidate' | 'Recruiter' | 'User';
  company_id: string | null;
  first_name: string;
  last_name: string;
  language: Generated<'en' | 'de' | 'fr'>;
  time_zone: Generated<string>;
  password_hash: string | null;
  guest: Generated<boolean>;
  picture: string | null;
  pending_email: string | null;
  created_at: Instant;
  activated_at: Instant | null;
  deactivated_at: Instant | null;
  corporate_company_id: string | null;
  erased_at: Instant | null;
  confirmed_at: Instant | null;
  department: string | null;
  career_stage: string | null;
  company_role: 'owner' | 'recruiter' | 'hiring-manager' | null;
  found_by: GeneratedAlways<string>;
}

export interface AddedObjection {
  company_id: string;
  address: string;
  at: Instant;
}

export interface AdminSearch {
  kind: string;
  id: string;
  company_id: string | null;
  at: Instant;
  state: string;
  words: string;
}

export interface AdministratorWords {
  account_id: string;
  text: string;
  changed_at: Instant;
  released_at: Instant | null;
}

export interface AdministratorWordsBefore {
  account_id: string;
  id: string;
  text: string;
  changed_at: Instant;
  remove_at: Instant;
}

export interface AnswerLink {
  id: string;
  token_hash: Buffer;
  take_id: string;
  company_id: string;
  created_by: string | null;
  created_at: Instant;
  expires_at: Instant;
  revoked_at: Instant | null;
  opened: Generated<number>;
  last_opened_at: Instant | null;
}

export interface AnswerReuse {
  account_id: string;
  allowed: boolean;
  changed_at: Instant;
}

export interface ApiKey {
  id: string;
  company_id: string;
  account_id: string;
  made_by: string | null;
  name: string;
  prefix: string;
  key_hash: Buffer;
  scopes: string[];
  created_at: Instant;
  expires_at: Instant;
  used_at: Instant | null;
  revoked_at: Instant | null;
}

export interface ApplicantComment {
  id: string;
  application_id: string;
  author_id: string | null;
  text: string;
  question_no: number | null;
  second: number | null;
  created_at: Instant;
  updated_at: Instant;
  guest_id: string | null;
}

export interface ApplicantLink {
  link_id: string;
  booking_id: string;
}

export interface ApplicantMention {
  comment_id: string;
  account_id: string;
  mentioned_at: Instant;
}

export interface ApplicantRating {
  application_id: string;
  question_no: number;
  account_id: string | null;
  stars: number;
  rated_at: Instant;
  guest_id: string | null;
}

export interface ApplicantShown {
  application_id: string;
  account_id: string | null;
  shown_at: Instant;
  guest_id: string | null;
}

export interface Application {
  id: string;
  account_id: string | null;
  booking_id: string;
  company_id: string;
  job_code_id: string | null;
  question_set_id: string | null;
  invitation_id: string | null;
  unique_id: string;
  status: Generated<'New' | 'Screening' | 'Interview' | 'Accepted' | 'Denied' | 'Declined'>;
  status_at: Instant;
  created_at: Instant;
  started_at: Instant | null;
  submitted_at: Instant | null;
  reply_by: string | null;
  decided_at: Instant | null;
  active_question_no: Generated<number>;
  disconnect_count: Generated<number>;
  ip_address: string | null;
  time_factor: Generated<number>;
  submit_at_deadline: Generated<boolean>;
  seen_at: Instant | null;
  message: Generated<string>;
  phone: Generated<string>;
  applied_at: Instant | null;
  withdrawn_at: Instant | null;
  number: GeneratedAlways<number>;
  no_time_limit: Generated<boolean>;
  extra_attempts: Generated<number>;
  anonymous_at: Instant | null;
  recordings_removed_at: Instant | null;
  retention_asked_at: Instant | null;
  nudged_at: Instant | null;
  denial_reason_id: string | null;
  documents_chosen: Generated<boolean>;
  came_at: Instant | null;
}

export interface ApplicationDocument {
  id: string;
  account_id: string;
  booking_id: string;
  application_id: string | null;
  name: string;
  stored: string;
  content_type: string;
  bytes: number;
  created_at: Instant;
}

export interface ApplicationEmail {
  id: string;
  application_id: string;
  attached_by: string | null;
  source: Buffer;
  sealed: Buffer;
  sent_at: Instant;
  attached_at: Instant;
}

export interface ApplicationLetter {
  id: string;
  application_id: string;
  by_candidate: boolean;
  subject: string;
  body: string;
  sent_at: Instant;
  answered: Generated<boolean>;
}

export interface ApplicationRemoval {
  application_id: string;
  remove_at: Instant;
}

export interface ApplicationStatusChange {
  id: string;
  application_id: string;
  status: string;
  changed_by: string | null;
  changed_at: Instant;
  mail: Generated<'none' | 'queued' | 'sent'>;
  mail_text: string | null;
  reason_id: string | null;
}

export interface ApplicationTalk {
  application_id: string;
  uid: string;
  starts_at: Instant;
  minutes: number;
  time_zone: string;
  place: string;
  sequence: number;
  cancelled_at: Instant | null;
  planned_by: string | null;
  own_zone: string | null;
  reminded_at: Instant | null;
  webex: Generated<boolean>;
}

export interface AttemptRequest {
  id: string;
  application_id: string;
  question_no: number;
  reason: Generated<string>;
  state: Generated<'open' | 'granted' | 'declined'>;
  created_at: Instant;
  decided_at: Instant | null;
  decided_by: string | null;
}

export interface AuditEntry {
  id: GeneratedAlways<number>;
  at: Instant;
  actor: string | null;
  actor_kind: 'Candidate' | 'Recruiter' | 'User' | 'link' | 'product' | 'provider';
  company_id: string | null;
  subject: string | null;
  action: 'seen' | 'added' | 'changed' | 'removed' | 'shared' | 'sent' | 'exported';
  object: string;
  object_id: Generated<string>;
  key_id: string | null;
}

export interface AuditPerson {
  account_id: string;
  number: string;
}

export interface AuditSeal {
  hour: Instant;
  entries: number;
  digest: string;
  signature: string;
}

export interface AuthenticatorApp {
  account_id: string;
  secret: Buffer;
  created_at: Instant;
  last_step: number;
}

export interface AuthenticatorAppSetup {
  account_id: string;
  session_hash: Buffer;
  secret: Buffer;
  expires_at: Instant;
}

export interface BackupRun {
  id: string;
  begun_at: Instant;
  ended_at: Instant | null;
  place: string;
  name: string | null;
  fault: string | null;
  files: number | null;
  bytes: number | null;
}

export interface BankQuestion {
  id: string;
  company_id: string;
  language: 'en' | 'de' | 'fr';
  text: string;
  content: unknown;
  created_by: string | null;
  created_at: Instant;
}

export interface BillingCard {
  company_id: string;
  provider: 'stripe' | 'trial';
  customer: string;
  method: string;
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  saved_at: Instant;
}

export interface BillingOrder {
  id: string;
  company_id: string | null;
  subscription_id: string | null;
  kind: 'period' | 'upgrade';
  plan_id: string;
  covers_from: Instant;
  covers_to: Instant;
  price: number;
  net: number;
  vat_rate: number;
  vat: number;
  total: number;
  voucher_id: string | null;
  bill_to: string;
  ordered_by: string | null;
  ordered_at: Instant;
  due_at: Instant;
  paid_at: Instant | null;
  paid_by: string | null;
  reminders: Generated<number>;
  vat_category: Generated<'S' | 'E' | 'AE' | 'O'>;
  credited_at: Instant | null;
  pay_by: Generated<'invoice' | 'card'>;
  declined_at: Instant | null;
  credit: Generated<number>;
  credit_plan_id: string | null;
  party: unknown;
}

export interface BillingParty {
  company_id: string;
  country: string;
  vat_number: string | null;
  vat_number_state: Generated<'unchecked' | 'valid' | 'invalid' | 'unreachable'>;
  checked_at: Instant | null;
  consultation: string | null;
  valid_at: Instant | null;
  changed_at: Instant;
}

export interface BillingSetting {
  id: string;
  name: 'buying' | 'trialDays' | 'vatRate' | 'price' | 'closeupPrice' | 'seller' | 'countryRate';
  plan_id: Generated<string>;
  value: string | null;
  counts_from: string;
  counts_at: Instant;
  set_by: string | null;
  set_at: Instant;
}

export interface BlindReviewChoice {
  id: GeneratedAlways<number>;
  company_id: string;
  blind: boolean;
  chosen_by: string | null;
  chosen_at: Instant;
}

export interface Booking {
  id: string;
  company_id: string;
  created_by: string | null;
  created_at: Instant;
  internal_reference: Generated<string>;
}

export interface Bookmark {
  account_id: string;
  booking_id: string;
  created_at: Instant;
}

export interface CandidateContact {
  company_id: string;
  account_id: string;
  recruiter_id: string | null;
  at: Instant;
}

export interface CandidateDocument {
  id: string;
  account_id: string;
  kind: 'cv' | 'cover-letter' | 'certificate' | 'reference' | 'diploma' | 'portfolio' | 'other';
  name: string;
  stored: string;
  content_type: string;
  bytes: number;
  position: number;
  created_at: Instant;
}

export interface CandidateEducation {
  id: string;
  account_id: string;
  school: string;
  course: Generated<string>;
  graduation: string | null;
  description: Generated<string>;
  from_month: number;
  from_year: number;
  to_month: number;
  to_year: number;
}

export interface CandidateExperience {
  id: string;
  account_id: string;
  title: string;
  employer: Generated<string>;
  place: Generated<string>;
  description: Generated<string>;
  from_month: number;
  from_year: number;
  to_month: number;
  to_year: number;
}

export interface CandidateFavorite {
  recruiter_id: string;
  account_id: string;
  created_at: Instant;
}

export interface CandidateImport {
  id: string;
  company_id: string;
  made_by: string | null;
  file_name: string;
  stored: string | null;
  encoding: string;
  delimiter: string;
  header: boolean;
  names: string[];
  columns: string[];
  day_first: Generated<boolean>;
  booking_id: string | null;
  language: 'en' | 'de' | 'fr';
  source: Generated<string>;
  ground: 'consent' | 'pre-contract' | 'legitimate-interest' | null;
  state: Generated<'mapping' | 'working' | 'done' | 'undoing' | 'undone'>;
  lines: number;
  done: Generated<number>;
  created_at: Instant;
  started_at: Instant | null;
  finished_at: Instant | null;
  notice_at: Instant | null;
  warned_at: Instant | null;
  kind: Generated<'people' | 'jobs'>;
  archive_name: string | null;
  archive_stored: string | null;
  archive_state: 'reading' | 'read' | 'unreadable' | null;
  archive_fault: 'no-zip' | 'too-many' | 'too-large' | 'empty' | null;
  archive_files: Generated<number>;
  archive_done: Generated<number>;
  archive_left: Generated<number>;
}

export interface CandidateImportFile {
  id: string;
  import_id: string;
  position: number;
  path: string | null;
  fault: 'path' | 'double' | 'encrypted' | 'empty' | 'too-large' | 'damaged' | 'wrong-type' | 'macros' | 'old-office' | 'password' | null;
  stored: string | null;
  content_type: string | null;
  bytes: number | null;
  document_id: string | null;
}

export interface CandidateImportRow {
  id: string;
  import_id: string;
  line: number;
  outcome: 'taken' | 'linked' | 'known' | 'refused';
  problems: Generated<unknown>;
  account_id: string | null;
  application_id: string | null;
  language: Generated<string>;
  taken_at: Instant;
  told_at: Instant | null;
  kept: 'answered' | 'changed' | 'published' | null;
  removed_at: Instant | null;
  job_ad_id: number | null;
  job_key: string | null;
}

export interface CandidateLanguage {
  id: string;
  account_id: string;
  language: string;
  level: 'basic' | 'conversational' | 'fluent' | 'native';
}

export interface CandidateProfile {
  account_id: string;
  birth_date: string | null;
  nationality: string | null;
  address: Generated<string>;
  phone: Generated<string>;
  about: Generated<string>;
  profession: Generated<string>;
  employer: Generated<string>;
  university: Generated<string>;
  course_of_studies: Generated<string>;
  highest_graduation: string | null;
  employment_types: Generated<string[]>;
  career_stage: 'student' | 'volunteer' | 'job_starter' | 'professional_experienced' | 'expert' | null;
  sharing: Generated<'private' | 'link' | 'public'>;
  findable_since: Instant | null;
  added_by_company: string | null;
  added_by: string | null;
  objected_at: Instant | null;
  taken_over_at: Instant | null;
  video: string | null;
  video_type: string | null;
  video_poster: string | null;
  video_seconds: number | null;
  views: Generated<number>;
  video_views: Generated<number>;
  changed_at: Instant;
  share_contact: Generated<boolean>;
  share_documents: Generated<boolean>;
  video_ready: Generated<boolean>;
  career_stage_label: string | null;
  work_permits: Generated<string[]>;
}

export interface CandidateProfileAnswer {
  account_id: string;
  question_no: number;
  video: string;
  video_type: string;
  video_poster: string | null;
  video_seconds: number | null;
  video_ready: boolean;
}

export interface CandidateSearch {
  id: GeneratedAlways<number>;
  account_id: string;
  changed_at: Instant;
  facets: string;
  doc: string;
  pad: GeneratedAlways<string | null>;
}

export interface CandidateSkill {
  id: string;
  account_id: string;
  name: string;
  position: Generated<number>;
}

export interface CandidateTerm {
  folded: string;
  shown: string;
  profiles: Generated<number>;
}

export interface CardLeft {
  id: string;
  provider: 'stripe' | 'trial';
  customer: string;
  method: string;
}

export interface CardPayment {
  id: string;
  company_id: string | null;
  order_id: string | null;
  choice: unknown;
  provider: 'stripe' | 'trial';
  customer: string;
  method: string;
  total: number;
  title: string;
  charge_id: string | null;
  state: 'started' | 'paid' | 'declined' | 'unwanted' | 'refunded';
  asked_by: string | null;
  created_at: Instant;
  settled_at: Instant | null;
}

export interface CardSession {
  id: string;
  company_id: string;
  provider: 'stripe' | 'trial';
  session_id: string | null;
  state: 'open' | 'saved' | 'expired';
  created_at: Instant;
}

export interface ChatAttachment {
  id: string;
  account_id: string;
  message_id: string | null;
  name: string;
  stored: string;
  content_type: string;
  bytes: number;
  created_at: Instant;
  recorded: 'video' | 'voice' | null;
  poster: string | null;
  seconds: number | null;
  ready: Generated<boolean>;
  position: Generated<number>;
}

export interface ChatBlock {
  account_id: string;
  blocked_id: string;
  at: Instant;
}

export interface ChatChoice {
  account_id: string;
  read_marks: Generated<boolean>;
  typing: Generated<boolean>;
  presence: Generated<boolean>;
}

export interface ChatMessage {
  id: string;
  conversation_id: string;
  number: number;
  sender_id: string | null;
  client_id: string;
  subject: string;
  text: string;
  client_date: string;
  sent_at: Instant;
  handed_over: Generated<boolean>;
  handed_to: string | null;
  reply_number: number | null;
  edited_at: Instant | null;
  deleted_at: Instant | null;
  change: Generated<number>;
  doc: Generated<string>;
}

export interface ClosedAccount {
  account_id: string;
  closed_at: Instant;
  erase_at: Instant | null;
}

export interface ClosedCompany {
  company_id: string;
  closed_at: Instant;
  erase_at: Instant | null;
}

export interface Closeup {
  id: string;
  account_id: string;
  language: 'en' | 'de' | 'fr';
  template: string;
  colour: string;
  page_order: number[];
  released_at: Instant | null;
  shared: Generated<boolean>;
  views: Generated<number>;
  watched_seconds: Generated<number>;
  created_at: Instant;
  changed_at: Instant;
  remove_at: Instant | null;
}

export interface CloseupEntitlement {
  account_id: string;
  enroll_type: 'voucher' | 'paid' | 'admin';
  given_until: Instant;
  taken_until: Instant | null;
  taken_at: Instant | null;
}

export interface CloseupEvaluation {
  closeup_id: string;
  account_id: string;
  rating: number;
  comment: string;
  shared: boolean;
  at: Instant;
}

export interface CloseupFile {
  id: string;
  closeup_id: string;
  number: number;
  kind: 'picture' | 'video' | 'document';
  name: string;
  stored: string;
  content_type: string;
  bytes: number;
  poster: string | null;
  seconds: number | null;
  ready: Generated<boolean>;
  caption: Generated<string>;
  created_at: Instant;
}

export interface CloseupLook {
  closeup_id: string;
  account_id: string;
  at: Instant;
}

export interface CloseupPage {
  closeup_id: string;
  number: number;
  title: string;
  words: string;
  entries: unknown;
  hidden: Generated<boolean>;
  version: Generated<number>;
  empty_at: Instant | null;
}

export interface CloseupStyles {
  closeup_id: string;
  application_id: string;
  chosen_at: Instant;
}

export interface CloseupVisit {
  closeup_id: string;
  viewer: string;
  day: string;
  last_at: Instant;
}

export interface Company {
  id: string;
  name: string;
  slug: string;
  industries: Generated<string[]>;
  employees: string | null;
  address: Generated<string>;
  website: Generated<string>;
  phone: Generated<string>;
  time_zone: Generated<string>;
  logo: string | null;
  created_at: Instant;
  deactivated_at: Instant | null;
  blind_review: Generated<boolean>;
  departments: Generated<string[]>;
  second_step_since: Instant | null;
}

export interface CompanyArrangement {
  company_id: string;
  notes: Generated<string>;
  seats: number | null;
  branding: Generated<boolean>;
  changed_at: Instant;
}

export interface CompanyDomain {
  id: string;
  company_id: string;
  domain: string;
  token: string;
  added_at: Instant;
  proven_at: Instant | null;
  missing_since: Instant | null;
}

export interface CompanyExport {
  id: string;
  company_id: string;
  asked_by: string;
  state: 'waiting' | 'working' | 'ready' | 'outdated';
  fault: 'no-room' | 'other' | null;
  done: Generated<number>;
  total: Generated<number>;
  bytes: Generated<number>;
  missing: Generated<number>;
  stored: string | null;
  created_at: Instant;
  ready_at: Instant | null;
  expires_at: Instant | null;
  fetched_at: Instant | null;
}

export interface CompanyFile {
  name: string;
  company_id: string;
  kind: 'picture' | 'video';
  poster: string | null;
  ready: Generated<boolean>;
  replaced_by: string | null;
  created_at: Instant;
}

export interface CompanyLook {
  company_id: string;
  primary_color: string | null;
  secondary_color: string | null;
  font_style: Generated<'sans-serif' | 'serif' | 'rounded' | 'monospace'>;
  font_source: Generated<string>;
  font: string | null;
  business_terms: Generated<string>;
  privacy_terms: Generated<string>;
  updated_at: Instant;
}

export interface CompanyProfile {
  company_id: string;
  about_us: Generated<string>;
  slogan: Generated<string>;
  banner: string | null;
  contact_email: Generated<string>;
  benefits: Generated<unknown>;
  team: Generated<unknown>;
  kpis: Generated<unknown>;
  socials: Generated<unknown>;
  inside: Generated<unknown>;
  gallery: Generated<unknown>;
  revision: Generated<number>;
  updated_at: Instant;
  published_at: Instant | null;
}

export interface CompanyRetention {
  company_id: string;
  country: 'DE' | 'FR' | 'other';
  file_months: number;
  video_months: number;
  changed_by: string | null;
  changed_at: Instant;
}

export interface Consent {
  id: string;
  account_id: string;
  purpose: string;
  text_version: string;
  language: string;
  booking_id: string | null;
  given_at: Instant;
  withdrawn_at: Instant | null;
  link_id: string | null;
}

export interface Conversation {
  id: string;
  booking_id: string | null;
  last_number: Generated<number>;
  last_at: Instant;
  created_at: Instant;
  last_change: Generated<number>;
}

export interface ConversationMember {
  conversation_id: string;
  account_id: string;
  with_id: string | null;
  booking_id: string | null;
  read_number: Generated<number>;
  hidden_number: Generated<number>;
  main: Generated<boolean>;
  mail_at: Instant | null;
  muted: Generated<boolean>;
}

export interface CriteriaSet {
  id: string;
  booking_id: string;
  made_by: string | null;
  made_at: Instant;
}

export interface Criterion {
  id: string;
  set_id: string;
  position: number;
  name: string;
  levels: string[];
}

export interface DataExport {
  id: string;
  account_id: string;
  state: 'waiting' | 'working' | 'ready' | 'failed';
  done: Generated<number>;
  total: Generated<number>;
  stored: string | null;
  created_at: Instant;
  ready_at: Instant | null;
  expires_at: Instant | null;
}

export interface DenialReason {
  id: string;
  company_id: string;
  preset: string | null;
  name: string | null;
  letters: Generated<unknown>;
  position: Generated<number>;
  created_at: Instant;
  archived_at: Instant | null;
}

export interface DossierComment {
  id: string;
  account_id: string;
  company_id: string | null;
  text: string;
  changed_by: string | null;
  changed_at: Instant;
}

export interface EmailDraft {
  id: string;
  mailbox_id: string;
  state: 'draft' | 'waiting' | 'sending' | 'failed' | 'unsure' | 'filing' | 'unfiled' | 'partly';
  sealed: Buffer;
  original_id: string | null;
  how: 'reply' | 'reply-all' | 'forward' | null;
  in_reply_to: Generated<string>;
  reference_ids: Generated<string[]>;
  revision: Generated<number>;
  message_id: string | null;
  send_at: Instant | null;
  claimed_at: Instant | null;
  failures: Generated<number>;
  problem: string | null;
  refused: Generated<string[]>;
  created_at: Instant;
  updated_at: Instant;
  sealed_head: Buffer | null;
  in_doubt: Generated<boolean>;
  sent_at: Instant | null;
}

export interface EmailDraftFile {
  id: string;
  draft_id: string;
  name: string;
  stored: string;
  content_type: string;
  bytes: number;
  created_at: Instant;
}

export interface Erasure {
  kind: 'account' | 'application' | 'company' | 'job_alert' | 'saved_search' | 'saved_candidate_search';
  digest: string;
  at: Instant;
}

export interface FailedPassword {
  key: string;
  failures: number;
  next_try_at: Instant;
  forget_at: Instant;
}

export interface FilmCaption {
  film: string;
  language: 'en' | 'de' | 'fr';
  words: unknown;
  changed_at: Instant | null;
  program: 'waiting' | 'done' | 'nothing' | 'failed' | null;
  heard: unknown;
}

export interface GuestReviewer {
  id: string;
  company_id: string;
  booking_id: string;
  token_hash: Buffer;
  name: string;
  email: string | null;
  language: 'en' | 'de' | 'fr';
  invited_by: string | null;
  created_at: Instant;
  expires_at: Instant;
  entered_at: Instant | null;
  ended_at: Instant | null;
}

export interface GuestReviewerCode {
  reviewer_id: string;
  code_hash: Buffer;
  tries: Generated<number>;
  expires_at: Instant;
}

export interface GuestReviewerSession {
  token_hash: Buffer;
  reviewer_id: string;
  created_at: Instant;
}

export interface HiringManagerJob {
  account_id: string;
  booking_id: string;
  given_at: Instant;
}

export interface IdempotentCall {
  api_key_id: string;
  name: string;
  digest: Buffer;
  reply: Buffer | null;
  created_at: Instant;
}

export interface Installation {
  name: string;
  value: string;
}

export interface Invitation {
  id: string;
  job_code_id: string;
  company_id: string;
  email: string;
  first_name: Generated<string>;
  last_name: Generated<string>;
  language: Generated<'en' | 'de' | 'fr'>;
  message: Generated<string>;
  unique_id: string;
  invited_by: string | null;
  created_at: Instant;
  sent_at: Instant | null;
  opened_at: Instant | null;
  reminded_at: Instant | null;
  cancelled_at: Instant | null;
  cancelled_by: 'company' | 'candidate' | null;
  deleted_at: Instant | null;
}

export interface Invoice {
  id: string;
  year: number;
  place: number;
  number: string;
  kind: 'invoice' | 'credit-note';
  issued_on: string;
  issued_at: Instant;
  company_id: string | null;
  account_id: string | null;
  order_id: string | null;
  purchase_id: string | null;
  corrects_id: string | null;
  corrects: string | null;
  corrects_on: string | null;
  language: 'en' | 'de' | 'fr';
  seller: unknown;
  buyer: unknown;
  line: unknown;
  vat_category: 'S' | 'E' | 'AE' | 'O';
  vat_rate: number;
  net: number;
  vat: number;
  total: number;
  paid_on: string | null;
  due_on: string | null;
  stored: string | null;
}

export interface InvoiceCounter {
  year: number;
  last: number;
}

export interface InvoiceSeries {
  name: string;
  begun_at: Instant;
}

export interface JobAd {
  id: GeneratedAlways<number>;
  booking_id: string;
  company_id: string;
  language: Generated<'en' | 'de' | 'fr'>;
  title: Generated<string>;
  present_your_company: Generated<string>;
  tasks: Generated<string>;
  benefits: Generated<string>;
  looking_for: Generated<string>;
  employment_types: Generated<string[]>;
  career_stages: Generated<string[]>;
  graduation_types: Generated<string[]>;
  industries: Generated<string[]>;
  fields: Generated<string[]>;
  places: Generated<unknown>;
  remote: Generated<'no' | 'partly' | 'fully'>;
  salary_from: number | null;
  salary_to: number | null;
  salary_currency: Generated<string>;
  salary_period: Generated<'hour' | 'day' | 'week' | 'month' | 'year'>;
  thumbnail: string | null;
  category: Generated<string>;
  closing_date: string | null;
  closes_at: Instant | null;
  reply_days: number | null;
  revision: Generated<number>;
  created_by: string | null;
  created_at: Instant;
  updated_at: Instant;
  published_at: Instant | null;
  archived_at: Instant | null;
  spots: number[] | null;
  openings: number | null;
}

export interface JobAdRecruiter {
  job_ad_id: number;
  account_id: string;
  added_at: Instant;
}

export interface JobAlert {
  id: string;
  email: string;
  language: 'en' | 'de' | 'fr';
  name: string;
  query: unknown;
  created_at: Instant;
  confirmed_at: Instant | null;
  seen_until: Instant;
  mailed_at: Instant | null;
  mails: Generated<string[]>;
  former: Generated<string[]>;
}

export interface JobCategory {
  id: string;
  company_id: string;
  name: string;
  created_at: Instant;
  position: Generated<number>;
}

export interface JobCode {
  id: string;
  booking_id: string;
  company_id: string;
  title: string;
  introduction: Generated<string>;
  language: Generated<'en' | 'de' | 'fr'>;
  welcome_video: string | null;
  welcome_poster: string | null;
  welcome_ready: Generated<boolean>;
  deadline: string | null;
  closes_at: Instant | null;
  reply_days: number | null;
  current_set: string | null;
  revision: Generated<number>;
  created_by: string | null;
  created_at: Instant;
  updated_at: Instant;
  published_at: Instant | null;
  archived_at: Instant | null;
}

export interface JobCodeRemoval {
  id: string;
  job_code_id: string;
  remove_at: Instant;
  archived_at: Instant | null;
}

export interface JobCodeScan {
  account_id: string;
  job_code_id: string;
  opened_at: Instant;
}

export interface JobSearch {
  id: number;
  published_at: Instant;
  until: Instant;
  salary: number | null;
  facets: string;
  doc: string;
  pad: GeneratedAlways<string | null>;
  spots: Generated<number[]>;
  unplaced: Generated<boolean>;
}

export interface JobTemplate {
  id: string;
  company_id: string;
  name: string;
  language: 'en' | 'de' | 'fr';
  content: unknown;
  created_by: string | null;
  updated_at: Instant;
}

export interface KnownDevice {
  token_hash: Buffer;
  account_id: string;
  created_at: Instant;
  used_at: Instant;
}

export interface LegalHold {
  id: string;
  application_id: string;
  company_id: string;
  reason: string;
  placed_by: string | null;
  placed_at: Instant;
  lifted_by: string | null;
  lifted_at: Instant | null;
}

export interface Mail {
  id: string;
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string;
  attachments: Generated<unknown>;
  state: 'waiting' | 'sent' | 'failed' | 'kept';
  error: string | null;
  created_at: Instant;
  sent_at: Instant | null;
  unsubscribe: string | null;
  about: string | null;
  once: string | null;
  code: string | null;
}

export interface Mailbox {
  id: string;
  account_id: string;
  email: string;
  imap_host: string;
  imap_port: number;
  imap_secure: boolean;
  imap_user: string;
  imap_secret: Buffer;
  smtp_host: string | null;
  smtp_port: number | null;
  smtp_secure: boolean | null;
  smtp_user: string | null;
  smtp_secret: Buffer | null;
  state: 'reading' | 'ready' | 'unreachable' | 'refused';
  fault: string | null;
  failures: Generated<number>;
  retry_at: Instant;
  leased_by: string | null;
  leased_until: Instant | null;
  created_at: Instant;
  signature: Generated<string>;
  oauth_provider: string | null;
  connection: string | null;
  refusals: Generated<number>;
  renewing_until: Instant | null;
  read_once: Generated<boolean>;
}

export interface MailboxContent {
  mailbox_id: string;
  message_id: string;
  sealed: Buffer;
  kept_at: Instant;
}

export interface MailboxFolder {
  id: string;
  mailbox_id: string;
  path: string;
  name: string;
  role: 'inbox' | 'drafts' | 'sent' | 'archive' | 'junk' | 'trash' | null;
  uid_validity: number;
  uid_next: number;
  highest_modseq: number | null;
  total: number;
}

export interface MailboxMessage {
  mailbox_id: string;
  id: string;
  folder_id: string;
  uid: number;
  message_id: string;
  in_reply_to: string;
  reference_ids: string[];
  base_subject: string;
  is_reply: boolean;
  thread_id: string;
  seen: boolean;
  flagged: boolean;
  answered: boolean;
  from_name: string;
  from_email: string;
  recipients: unknown;
  subject: string;
  snippet: string;
  attachments: boolean;
  bytes: number;
  received_at: Instant;
}

export interface MailboxTold {
  mailbox_id: string;
  what: Buffer;
  at: Instant;
}

export interface MessageReport {
  id: string;
  conversation_id: string | null;
  reporter_id: string;
  reported_id: string;
  title: string;
  reason: string;
  words: string;
  at: Instant;
  outcome: string | null;
  grounds: Generated<string>;
  decided_by: string | null;
  decided_at: Instant | null;
}

export interface MessageReportLine {
  report_id: string;
  number: number;
  message_id: string | null;
  text: string;
  sent_at: Instant;
  file_names: Generated<string[]>;
}

export interface Notification {
  id: string;
  account_id: string;
  kind: string;
  thing: string;
  company_id: string | null;
  application_id: string | null;
  booking_id: string | null;
  link_id: string | null;
  guest_id: string | null;
  detail: Generated<string>;
  count: Generated<number>;
  at: Instant;
  seen_at: Instant | null;
  mailed: boolean;
  conversation_id: string | null;
  pushed_at: Instant | null;
}

export interface NotificationChoice {
  account_id: string;
  kind: string;
  channel: string;
  wanted: boolean;
}

export interface NotificationDigest {
  account_id: string;
  day: string;
  at: Instant;
}

export interface Occupation {
  id: string;
  replaces: string | null;
  words: unknown;
  changed_by: string | null;
  changed_at: Instant;
}

export interface OneTimeToken {
  token_hash: Buffer;
  purpose: 'password' | 'email' | 'sign-in' | 'guest' | 'added';
  account_id: string;
  detail: Generated<unknown>;
  created_at: Instant;
  expires_at: Instant;
}

export interface OwnCalendar {
  account_id: string;
  address: Buffer;
  host: string;
  state: 'ready' | 'unreachable';
  failures: Generated<number>;
  read_at: Instant;
  retry_at: Instant;
  connected_at: Instant;
}

export interface OwnCalendarBusy {
  account_id: string;
  starts_at: Instant;
  ends_at: Instant;
}

export interface Passkey {
  id: string;
  account_id: string;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: Generated<string[]>;
  name: string;
  synced: boolean;
  created_at: Instant;
  used_at: Instant | null;
}

export interface PasskeyChallenge {
  challenge: string;
  purpose: 'add' | 'sign-in' | 'show';
  asked_by: Buffer;
  expires_at: Instant;
}

export interface ProfileView {
  account_id: string;
  viewer: string;
  what: 'profile' | 'video';
  day: string;
}

export interface ProgressDocument {
  id: string;
  company_id: string;
  title: string;
  why: string;
  due_date: string | null;
  due_days: number | null;
  bookings: Generated<string[]>;
  position: number;
  created_at: Instant;
  removed_at: Instant | null;
}

export interface ProgressFile {
  id: string;
  application_id: string;
  document_id: string;
  name: string;
  stored: string;
  content_type: string;
  bytes: number;
  shown: string | null;
  review: Generated<'open' | 'ok' | 'refused'>;
  reason: Generated<string>;
  reviewed_at: Instant | null;
  created_at: Instant;
}

export interface ProgressItem {
  application_id: string;
  document_id: string;
  company_id: string;
  pf_status: Generated<'urgent' | 'not-required' | 'new' | 'missing'>;
  update_action: 'Deleted' | 'Uploaded' | null;
  file_id: string | null;
  due_on: string | null;
  seen_at: Instant | null;
  settled: Generated<boolean>;
}

export interface ProgressLink {
  id: string;
  file_id: string;
  company_id: string;
  token_hash: Buffer;
  created_by: string | null;
  created_at: Instant;
  expires_at: Instant;
}

export interface ProgressMember {
  application_id: string;
  company_id: string;
  added_at: Instant | null;
  handed_in: Generated<boolean>;
  told_at: Instant | null;
}

export interface ProgressReminder {
  application_id: string;
  document_id: string;
  due_on: string;
  days: number;
}

export interface Purchase {
  id: string;
  account_id: string | null;
  number: string;
  state: 'draft' | 'started' | 'paid' | 'refunded';
  months: number;
  price: number;
  total: number;
  vat_rate: number;
  voucher_id: string | null;
  voucher_code: string | null;
  bill_to: Generated<string>;
  version: Generated<number>;
  starts_now: Generated<boolean>;
  session_id: string | null;
  created_at: Instant;
  started_at: Instant | null;
  paid_at: Instant | null;
  opens_at: Instant | null;
  opened_at: Instant | null;
  refunded_at: Instant | null;
  withdrawn_at: Instant | null;
  country: string | null;
  vat_category: Generated<'S' | 'E'>;
  email: string | null;
  begins_at: Instant | null;
}

export interface PushSubscription {
  id: string;
  session_hash: Buffer;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Instant;
}

export interface Question {
  set_id: string;
  id: string;
  position: number;
  text: string;
  kinds: Generated<string[]>;
  seconds: Generated<number>;
  think_seconds: Generated<number>;
  retries: Generated<number | null>;
  skippable: Generated<boolean>;
  video: string | null;
  video_poster: string | null;
  video_ready: Generated<boolean>;
}

export interface QuestionSet {
  id: string;
  job_code_id: string;
  version: number;
  created_at: Instant;
}

export interface RateCount {
  key: string;
  calls: number;
  resets_at: Instant;
}

export interface RecoveryCode {
  account_id: string;
  code_hash: Buffer;
  created_at: Instant;
}

export interface RenewedFilm {
  former: string;
  film: string;
}

export interface RetentionReceipt {
  id: string;
  company_id: string;
  at: Instant;
  recordings: Generated<string[]>;
  files: Generated<string[]>;
  invitations: Generated<number>;
  held: Generated<number>;
}

export interface ReviewRequest {
  application_id: string;
  account_id: string;
  due_on: string;
  asked_by: string | null;
  asked_at: Instant;
  done_at: Instant | null;
  reminded_at: Instant | null;
}

export interface SavedApplicantView {
  id: string;
  account_id: string;
  name: string;
  query: unknown;
  columns: string[];
  created_at: Instant;
}

export interface SavedCandidateSearch {
  id: string;
  account_id: string;
  name: string;
  query: unknown;
  created_at: Instant;
  mail: boolean;
  seen_until: Instant;
  mailed_at: Instant | null;
}

export interface SavedSearch {
  id: string;
  account_id: string;
  name: string;
  query: unknown;
  mail: Generated<boolean>;
  created_at: Instant;
  seen_until: Instant;
  mailed_at: Instant | null;
}

export interface ScimProvisioning {
  company_id: string;
  token_hash: Buffer;
  former_hash: Buffer | null;
  former_until: Instant | null;
  joins_as: 'recruiter' | 'hiring-manager';
  started_at: Instant;
  used_at: Instant | null;
  refused_at: Instant | null;
  refused: string | null;
}

export interface ScimUser {
  account_id: string;
  company_id: string;
  user_name: string | null;
  external_id: string | null;
  did: 'made' | 'changed' | 'shut-out' | 'let-in' | 'removed';
  changed_at: Instant;
  shut_out_at: Instant | null;
  handed_on_at: Instant | null;
  removed_at: Instant | null;
}

export interface Score {
  scorecard_id: string;
  criterion_id: string;
  points: number | null;
  note: Generated<string>;
}

export interface ScoreDraft {
  application_id: string;
  set_id: string;
  account_id: string | null;
  guest_id: string | null;
  note: string;
  scores: unknown;
  changed_at: Instant;
}

export interface Scorecard {
  id: string;
  application_id: string;
  set_id: string;
  account_id: string | null;
  note: Generated<string>;
  scored_at: Instant;
  guest_id: string | null;
}

export interface SearchFacet {
  code: GeneratedAlways<number>;
  facet: string;
  value: string;
}

export interface SearchTerm {
  kind: 'title' | 'company' | 'city' | 'word' | 'stem';
  folded: string;
  shown: string;
  ads: Generated<number>;
}

export interface Session {
  token_hash: Buffer;
  account_id: string;
  job_code_id: string | null;
  created_at: Instant;
  expires_at: Instant;
  booking_id: string | null;
  id: Generated<string>;
  agent: Generated<string>;
  used_at: Instant;
  by_single_sign_on: Generated<boolean>;
  second_step_at: Instant | null;
  password_at: Instant | null;
}

export interface ShareLink {
  id: string;
  kind: 'profile' | 'applicants' | 'showroom';
  token_hash: Buffer;
  account_id: string | null;
  company_id: string | null;
  created_by: string | null;
  created_at: Instant;
  expires_at: Instant;
  revoked_at: Instant | null;
}

export interface ShareLinkMail {
  id: string;
  link_id: string;
  email: string;
  mail_id: string | null;
  at: Instant;
}

export interface ShareLinkPerson {
  id: string;
  link_id: string;
  account_id: string;
  application_id: string | null;
  position: number;
  answers: Generated<string[]>;
  documents: Generated<string[]>;
  contact: Generated<boolean>;
  token_hash: Buffer;
  state: 'asked' | 'agreed' | 'declined' | 'withdrawn';
  asked_at: Instant;
  answered_at: Instant | null;
}

export interface ShareLinkView {
  id: string;
  link_id: string;
  at: Instant;
  viewer: Generated<string>;
  subject: string | null;
  take_id: string | null;
}

export interface Showroom {
  id: string;
  link_id: string;
  company_id: string;
  title: string;
  greeting: Generated<string>;
  target_email: Generated<string>;
  not_required: Generated<boolean>;
  overlay: Generated<boolean>;
  password_hash: string | null;
  changed_at: Instant;
}

export interface ShowroomRequest {
  id: string;
  showroom_id: string;
  person_id: string;
  kind: 'talk' | 'profile';
  name: string;
  email: string;
  message: Generated<string>;
  times: Generated<string[]>;
  time_zone: Generated<string>;
  minutes: number | null;
  at: Instant;
}

export interface SignUp {
  id: string;
  email: string;
  user_type: 'Candidate' | 'Recruiter';
  first_name: string;
  last_name: string;
  language: 'en' | 'de' | 'fr';
  password_hash: string;
  browser_hash: Buffer;
  company_name: string | null;
  industries: Generated<string[]>;
  corporate: string | null;
  next: string | null;
  text_version: string;
  account_id: string | null;
  created_at: Instant;
  career_stage: string | null;
}

export interface SignUpToken {
  token_hash: Buffer;
  sign_up_id: string;
  purpose: 'activation' | 'session';
  expires_at: Instant;
}

export interface SingleSignOn {
  company_id: string;
  issuer: string;
  client_id: string;
  client_secret: Buffer;
  joins_as: 'recruiter' | 'hiring-manager' | null;
  changed_at: Instant;
  tried_at: Instant | null;
  required_since: Instant | null;
}

export interface SingleSignOnAttempt {
  state_hash: Buffer;
  company_id: string;
  purpose: 'sign-in' | 'try' | 'show';
  asked_by: Buffer;
  session_hash: Buffer | null;
  secret: Buffer;
  begun_at: Instant;
  expires_at: Instant;
}

export interface SingleSignOnLink {
  account_id: string;
  company_id: string;
  subject: string;
  linked_at: Instant;
  used_at: Instant;
}

export interface SpeechEffect {
  application_id: string;
  version: string;
  language: 'en' | 'de' | 'fr';
  words: number;
  results: unknown;
  released_at: Instant;
}

export interface SpeechEffectChange {
  id: string;
  nr: GeneratedAlways<number>;
  field: string | null;
  before: unknown;
  value: unknown;
  set_by: string | null;
  set_at: Instant | null;
}

export interface SpeechEffectIdeal {
  field: string;
  style: string;
  value: number;
}

export interface SpeechEffectJob {
  job_code_id: string;
  turned_on_by: string | null;
  turned_on_at: Instant;
}

export interface SpeechEffectSetting {
  single: Generated<boolean>;
  feeling_styles: boolean;
  changed_by: string | null;
  changed_at: Instant;
}

export interface SpeechEffectUse {
  company_id: string;
  turned_on: boolean;
  purpose: string;
  responsible: string;
  assessment_url: string;
  on_since: Instant | null;
  changed_by: string | null;
  changed_at: Instant;
}

export interface SpokenSearch {
  take_id: string;
  source: string;
  company_id: string;
  said_at: Instant;
  doc: string;
}

export interface Subscription {
  id: string;
  company_id: string;
  product: 'JobAd+' | 'Jobcode Pro' | 'RS';
  interval_type: 'Year' | 'monthly';
  max_recruiter: number;
  price: number;
  anchor_at: Instant;
  months: Generated<number>;
  period_from: Instant;
  period_to: Instant;
  next_plan_id: string | null;
  next_price: number | null;
  cancelled_at: Instant | null;
  pause_wanted: Generated<boolean>;
  paused_at: Instant | null;
  suspended_at: Instant | null;
  ended_at: Instant | null;
  bill_to: string;
  created_at: Instant;
}

export interface Take {
  id: string;
  application_id: string;
  question_id: string;
  question_no: number;
  ordinal: number;
  kind: 'video' | 'audio' | 'text' | 'file';
  state: 'offered' | 'recording' | 'interrupted' | 'finished' | 'submitted' | 'discarded';
  ended_by: 'stopped' | 'time' | 'cancelled' | 'fault' | 'left' | null;
  uses_attempt: Generated<boolean>;
  chosen: Generated<boolean>;
  upload_hash: Buffer | null;
  mime_type: Generated<string>;
  bytes: Generated<number>;
  length: number | null;
  text_answer: string | null;
  file_name: string | null;
  trim_start: number | null;
  trim_end: number | null;
  media_state: Generated<'none' | 'waiting' | 'ready' | 'failed'>;
  made_bytes: Generated<number>;
  media: string | null;
  media_type: string | null;
  poster: string | null;
  seconds: number | null;
  everywhere: Generated<boolean>;
  started_at: Instant;
  arrived_at: Instant;
  ended_at: Instant | null;
  submitted_at: Instant | null;
  discarded_at: Instant | null;
  mailed_at: Instant | null;
  recorded_ms: number | null;
  check_state: Generated<'none' | 'same' | 'differs'>;
  check_note: string | null;
  quiet: unknown;
  uploaded: Generated<boolean>;
  origin: Generated<string>;
  remove_at: Instant | null;
}

export interface TakePiece {
  take_id: string;
  start: number;
  bytes: number;
  name: string;
}

export interface TalkInterviewer {
  application_id: string;
  account_id: string;
}

export interface TalkMeeting {
  id: string;
  company_id: string;
  application_id: string | null;
  past: Generated<boolean>;
  meeting_id: string | null;
  link: string | null;
  starts_at: Instant | null;
  minutes: number | null;
  settled: number | null;
  untold: unknown;
  fault: 'ended' | 'forbidden' | 'away' | null;
  tries: Generated<number>;
  tried_at: Instant | null;
  retry_at: Instant;
}

export interface TalkOffer {
  application_id: string;
  minutes: number;
  time_zone: string;
  place: string;
  note: Generated<string>;
  planned_by: string | null;
  offered_at: Instant;
  webex: Generated<boolean>;
}

export interface TalkOfferTime {
  application_id: string;
  starts_at: Instant;
}

export interface TeammateInvitation {
  company_id: string;
  email: string;
  token_hash: Buffer;
  invited_by: string;
  created_at: Instant;
  expires_at: Instant;
  company_role: 'recruiter' | 'hiring-manager';
  bookings: Generated<string[]>;
}

export interface TextTemplate {
  id: string;
  company_id: string;
  name: string;
  texts: unknown;
  created_at: Instant;
  kind: 'message' | 'email';
}

export interface Transcript {
  take_id: string;
  source: 'candidate' | 'company' | 'administrator' | 'machine';
  language: 'en' | 'de' | 'fr';
  words: unknown;
  changed_at: Instant;
  released_at: Instant | null;
}

export interface Transcription {
  take_id: string;
  application_id: string;
  state: 'waiting' | 'done' | 'nothing' | 'failed';
  tries: Generated<number>;
  due_at: Instant;
  fault: string | null;
  engine: string | null;
  other_language: 'en' | 'de' | 'fr' | null;
  cut: Generated<boolean>;
  ended_at: Instant | null;
  told_at: Instant | null;
  reminded_at: Instant | null;
  shown_from: Instant | null;
  objected_at: Instant | null;
}

export interface TranscriptionConsent {
  application_id: string;
  place: string;
  given_at: Instant;
}

export interface TrialCard {
  id: string;
  session_id: string;
  state: 'open' | 'saved';
  last4: string | null;
  pays: boolean | null;
}

export interface TrialCharge {
  id: string;
  payment_id: string;
  method: string;
  state: 'prepared' | 'paid' | 'declined' | 'dropped' | 'refunded';
}

export interface TrialNotice {
  company_id: string;
  kind: 'begun' | 'ending';
  begins_at: Instant;
  at: Instant;
}

export interface TrialPayment {
  id: string;
  purchase_id: string;
  version: number;
  total: number;
  state: 'open' | 'paid' | 'expired' | 'refunded';
  created_at: Instant;
}

export interface UnnamedFile {
  name: string;
  stored_at: Instant;
}

export interface Voucher {
  id: string;
  code: string;
  scope: 'closeup' | 'subscription' | 'both';
  percent: number | null;
  amount: number | null;
  valid_until: string;
  valid_to: Instant;
  max_uses: number;
  created_by: string | null;
  created_at: Instant;
  deleted_at: Instant | null;
}

export interface VoucherUse {
  id: string;
  voucher_id: string;
  company_id: string | null;
  reserved_until: Instant;
  used_at: Instant | null;
  account_id: string | null;
}

export interface WatchedAnswer {
  application_id: string;
  question_no: number;
  account_id: string | null;
  guest_id: string | null;
  watched_at: Instant;
}

export interface WebexConnection {
  company_id: string;
  id: string;
  connected_by: string | null;
  name: string;
  email: string;
  secret: Buffer;
  state: 'ready' | 'ended';
  renew_at: Instant;
  renewing_until: Instant | null;
  connected_at: Instant;
}

export interface WebexRevocation {
  id: string;
  secret: Buffer;
  since: Instant;
}

export interface WebhookAttempt {
  id: GeneratedAlways<number>;
  endpoint_id: string;
  event_id: string;
  at: Instant;
  try: number;
  status: number | null;
  fault: 'dns' | 'not-public' | 'port' | 'timeout' | 'connection' | 'secret' | null;
  milliseconds: number;
}

export interface WebhookDelivery {
  endpoint_id: string;
  event_id: string;
  state: 'waiting' | 'delivered' | 'failed';
  tries: Generated<number>;
  next_at: Instant;
}

export interface WebhookEndpoint {
  id: string;
  company_id: string;
  url: string;
  events: string[];
  secret: Buffer;
  former_secret: Buffer | null;
  former_until: Instant | null;
  created_by: string | null;
  created_at: Instant;
  disabled_at: Instant | null;
  disabled_why: 'person' | 'failing' | 'gone' | null;
  failing_since: Instant | null;
}

export interface WebhookEvent {
  id: string;
  sequence: GeneratedAlways<number>;
  company_id: string;
  type: string;
  application_id: string | null;
  booking_id: string | null;
  detail: unknown;
  at: Instant;
}

export interface Withdrawal {
  id: string;
  name: string;
  number: string;
  email: string;
  received_at: Instant;
}

export interface DB {
  accommodation: Accommodation;
  account: Account;
  added_objection: AddedObjection;
  admin_search: AdminSearch;
  administrator_words: AdministratorWords;
  administrator_words_before: AdministratorWordsBefore;
  answer_link: AnswerLink;
  answer_reuse: AnswerReuse;
  api_key: ApiKey;
  applicant_comment: ApplicantComment;
  applicant_link: ApplicantLink;
  applicant_mention: ApplicantMention;
  applicant_rating: ApplicantRating;
  applicant_shown: ApplicantShown;
  application: Application;
  application_document: ApplicationDocument;
  application_email: ApplicationEmail;
  application_letter: ApplicationLetter;
  application_removal: ApplicationRemoval;
  application_status_change: ApplicationStatusChange;
  application_talk: ApplicationTalk;
  attempt_request: AttemptRequest;
  audit_entry: AuditEntry;
  audit_person: AuditPerson;
  audit_seal: AuditSeal;
  authenticator_app: AuthenticatorApp;
  authenticator_app_setup: AuthenticatorAppSetup;
  backup_run: BackupRun;
  bank_question: BankQuestion;
  billing_card: BillingCard;
  billing_order: BillingOrder;
  billing_party: BillingParty;
  billing_setting: BillingSetting;
  blind_review_choice: BlindReviewChoice;
  booking: Booking;
  bookmark: Bookmark;
  candidate_contact: CandidateContact;
  candidate_document: CandidateDocument;
  candidate_education: CandidateEducation;
  candidate_experience: CandidateExperience;
  candidate_favorite: CandidateFavorite;
  candidate_import: CandidateImport;
  candidate_import_file: CandidateImportFile;
  candidate_import_row: CandidateImportRow;
  candidate_language: CandidateLanguage;
  candidate_profile: CandidateProfile;
  candidate_profile_answer: CandidateProfileAnswer;
  candidate_search: CandidateSearch;
  candidate_skill: CandidateSkill;
  candidate_term: CandidateTerm;
  card_left: CardLeft;
  card_payment: CardPayment;
  card_session: CardSession;
  chat_attachment: ChatAttachment;
  chat_block: ChatBlock;
  chat_choice: ChatChoice;
  chat_message: ChatMessage;
  closed_account: ClosedAccount;
  closed_company: ClosedCompany;
  closeup: Closeup;
  closeup_entitlement: CloseupEntitlement;
  closeup_evaluation: CloseupEvaluation;
  closeup_file: CloseupFile;
  closeup_look: CloseupLook;
  closeup_page: CloseupPage;
  closeup_styles: CloseupStyles;
  closeup_visit: CloseupVisit;
  company: Company;
  company_arrangement: CompanyArrangement;
  company_domain: CompanyDomain;
  company_export: CompanyExport;
  company_file: CompanyFile;
  company_look: CompanyLook;
  company_profile: CompanyProfile;
  company_retention: CompanyRetention;
  consent: Consent;
  conversation: Conversation;
  conversation_member: ConversationMember;
  criteria_set: CriteriaSet;
  criterion: Criterion;
  data_export: DataExport;
  denial_reason: DenialReason;
  dossier_comment: DossierComment;
  email_draft: EmailDraft;
  email_draft_file: EmailDraftFile;
  erasure: Erasure;
  failed_password: FailedPassword;
  film_caption: FilmCaption;
  guest_reviewer: GuestReviewer;
  guest_reviewer_code: GuestReviewerCode;
  guest_reviewer_session: GuestReviewerSession;
  hiring_manager_job: HiringManagerJob;
  idempotent_call: IdempotentCall;
  installation: Installation;
  invitation: Invitation;
  invoice: Invoice;
  invoice_counter: InvoiceCounter;
  invoice_series: InvoiceSeries;
  job_ad: JobAd;
  job_ad_recruiter: JobAdRecruiter;
  job_alert: JobAlert;
  job_category: JobCategory;
  job_code: JobCode;
  job_code_removal: JobCodeRemoval;
  job_code_scan: JobCodeScan;
  job_search: JobSearch;
  job_template: JobTemplate;
  known_device: KnownDevice;
  legal_hold: LegalHold;
  mail: Mail;
  mailbox: Mailbox;
  mailbox_content: MailboxContent;
  mailbox_folder: MailboxFolder;
  mailbox_message: MailboxMessage;
  mailbox_told: MailboxTold;
  message_report: MessageReport;
  message_report_line: MessageReportLine;
  notification: Notification;
  notification_choice: NotificationChoice;
  notification_digest: NotificationDigest;
  occupation: Occupation;
  one_time_token: OneTimeToken;
  own_calendar: OwnCalendar;
  own_calendar_busy: OwnCalendarBusy;
  passkey: Passkey;
  passkey_challenge: PasskeyChallenge;
  profile_view: ProfileView;
  progress_document: ProgressDocument;
  progress_file: ProgressFile;
  progress_item: ProgressItem;
  progress_link: ProgressLink;
  progress_member: ProgressMember;
  progress_reminder: ProgressReminder;
  purchase: Purchase;
  push_subscription: PushSubscription;
  question: Question;
  question_set: QuestionSet;
  rate_count: RateCount;
  recovery_code: RecoveryCode;
  renewed_film: RenewedFilm;
  retention_receipt: RetentionReceipt;
  review_request: ReviewRequest;
  saved_applicant_view: SavedApplicantView;
  saved_candidate_search: SavedCandidateSearch;
  saved_search: SavedSearch;
  scim_provisioning: ScimProvisioning;
  scim_user: ScimUser;
  score: Score;
  score_draft: ScoreDraft;
  scorecard: Scorecard;
  search_facet: SearchFacet;
  search_term: SearchTerm;
  session: Session;
  share_link: ShareLink;
  share_link_mail: ShareLinkMail;
  share_link_person: ShareLinkPerson;
  share_link_view: ShareLinkView;
  showroom: Showroom;
  showroom_request: ShowroomRequest;
  sign_up: SignUp;
  sign_up_token: SignUpToken;
  single_sign_on: SingleSignOn;
  single_sign_on_attempt: SingleSignOnAttempt;
  single_sign_on_link: SingleSignOnLink;
  speech_effect: SpeechEffect;
  speech_effect_change: SpeechEffectChange;
  speech_effect_ideal: SpeechEffectIdeal;
  speech_effect_job: SpeechEffectJob;
  speech_effect_setting: SpeechEffectSetting;
  speech_effect_use: SpeechEffectUse;
  spoken_search: SpokenSearch;
  subscription: Subscription;
  take: Take;
  take_piece: TakePiece;
  talk_interviewer: TalkInterviewer;
  talk_meeting: TalkMeeting;
  talk_offer: TalkOffer;
  talk_offer_time: TalkOfferTime;
  teammate_invitation: TeammateInvitation;
  text_template: TextTemplate;
  transcript: Transcript;
  transcription: Transcription;
  transcription_consent: TranscriptionConsent;
  trial_card: TrialCard;
  trial_charge: TrialCharge;
  trial_notice: TrialNotice;
  trial_payment: TrialPayment;
  unnamed_file: UnnamedFile;
  voucher: Voucher;
  voucher_use: VoucherUse;
  watched_answer: WatchedAnswer;
  webex_connection: WebexConnection;
  webex_revocation: WebexRevocation;
  webhook_attempt: WebhookAttempt;
  webhook_delivery: WebhookDelivery;
  webhook_endpoint: WebhookEndpoint;
  webhook_event: WebhookEvent;
  withdrawal: Withdrawal;
}
