import { sql } from 'kysely';
import type { World } from '../../src/platform/context.ts';
import type { Db } from '../../src/platform/postgres/db.ts';

/** Every column that refers to an account, as `table.column`. */
export async function accountColumns(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct k.table_name || '.' || k.column_name as name
    from information_schema.referential_constraints r
      join information_schema.constraint_column_usage u
        on u.constraint_schema = r.unique_constraint_schema and u.constraint_name = r.unique_constraint_name
      join information_schema.key_column_usage k
        on k.constraint_schema = r.constraint_schema and k.constraint_name = r.constraint_name
    where u.table_name = 'account' order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** How often each of these columns names an account. */
export async function timesNamed(db: Db, columns: string[], accountId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of columns) {
    const [table = '', column = ''] = name.split('.');
    const { rows } = await sql<{
      n: number;
    }>`select count(*) as n from ${sql.table(table)} where ${sql.ref(column)} = ${accountId}`.execute(db);
    counts[name] = rows[0]?.n ?? 0;
  }
  return counts;
}

/** What only a colleague at a company does, in columns that never name a candidate. */
export const colleagues = [
  'api_key.account_id',
  'api_key.made_by',
  'answer_link.created_by',
  'applicant_comment.author_id',
  'applicant_mention.account_id',
  'applicant_rating.account_id',
  'applicant_shown.account_id',
  'application_email.attached_by',
  'application_talk.planned_by',
  'attempt_request.decided_by',
  'bank_question.created_by',
  'billing_order.ordered_by',
  'billing_order.paid_by',
  'billing_setting.set_by',
  'blind_review_choice.chosen_by',
  'booking.created_by',
  'card_payment.asked_by',
  'candidate_contact.recruiter_id',
  'candidate_favorite.recruiter_id',
  'candidate_import.made_by',
  'candidate_profile.added_by',
  'chat_block.blocked_id',
  'closeup_evaluation.account_id',
  'closeup_look.account_id',
  'chat_message.handed_to',
  'company_export.asked_by',
  'company_retention.changed_by',
  'criteria_set.made_by',
  'dossier_comment.changed_by',
  'guest_reviewer.invited_by',
  'hiring_manager_job.account_id',
  'invitation.invited_by',
  'job_ad.created_by',
  'job_ad_recruiter.account_id',
  'job_code.created_by',
  'job_template.created_by',
  'legal_hold.lifted_by',
  'legal_hold.placed_by',
  'mailbox.account_id',
  'message_report.decided_by',
  'occupation.changed_by',
  'progress_link.created_by',
  'review_request.account_id',
  'review_request.asked_by',
  'saved_applicant_view.account_id',
  'saved_candidate_search.account_id',
  'score_draft.account_id',
  'scorecard.account_id',
  'talk_interviewer.account_id',
  'talk_offer.planned_by',
  'teammate_invitation.invited_by',
  'voucher.created_by',
  'own_calendar.account_id',
  'watched_answer.account_id',
  'speech_effect_change.set_by',
  'speech_effect_job.turned_on_by',
  'speech_effect_setting.changed_by',
  'speech_effect_use.changed_by',
  'webex_connection.connected_by',
  'webhook_endpoint.created_by',
];

/** What ends with an account when two become one, and why. */
export const endsWithAccount: Record<string, string> = {
  'closed_account.account_id': 'that an account was closed says nothing of the one that stays',
  'authenticator_app.account_id': 'lets in whoever has the app',
  'authenticator_app_setup.account_id': 'is an app that somebody began to set up',
  'audit_person.account_id': 'a person has one number in the log, whose entries never change',
  'candidate_search.account_id': 'is made of the profile by triggers',
  'data_export.account_id': 'is a copy of what the one account was',
  'known_device.account_id': 'lets in who knew the password',
  'one_time_token.account_id': 'was mailed to the address of the one account',
  'passkey.account_id': 'lets in whoever has the passkey',
  'recovery_code.account_id': 'lets in whoever has the code',
  'scim_user.account_id': 'is how the provider of the company of the one account knows them',
  'session.account_id': 'lets in whoever opened it',
  'single_sign_on_link.account_id': 'lets in whom the provider of the company of the one account named',
  'sign_up.account_id': 'confirms the address of the one account',
};

/** What is not told to people who ask for their data, and why. */
export const untold: Record<string, string> = {
  audit_person: 'what the log says of somebody is told where it is looked at',
  candidate_search: 'is made of the profile, which is told',
  data_export: 'holds what is told',
  known_device: 'is the digest of a secret and two times, kept against guessed passwords',
  notification_digest: 'is the day of a mail, which is told',
  one_time_token: 'is the digest of a secret',
  profile_view: 'holds keyed digests of others; how often somebody looked is told with the profile',
  sign_up: 'is told once it is an account',
};

interface Place {
  companyId: string;
  recruiterId: string;
  bookingId: string;
  jobCodeId: string;
}

/** Puts a candidate who has a profile into every column that can name a candidate. */
export async function fillColumns(world: World, accountId: string, { companyId, recruiterId, bookingId, jobCodeId }: Place) {
  const { db } = world;
  const id = () => world.newId();
  const at = world.now().toISOString();
  const hash = () => Buffer.from(id());
  const account_id = accountId;
  const application_id = id();
  const application = { id: application_id, account_id, booking_id: bookingId, company_id: companyId, job_code_id: jobCodeId };
  await db
    .insertInto('application')
    .values({ ...application, unique_id: id(), status_at: at, created_at: at })
    .execute();
  const change = { id: id(), application_id, status: 'Declined', changed_by: account_id, changed_at: at, mail: 'none' as const };
  await db.insertInto('application_status_change').values(change).execute();
  const file = { name: 'cv.pdf', stored: `files/${id()}`, content_type: 'application/pdf', bytes: 1, created_at: at };
  await db
    .insertInto('application_document')
    .values({ ...file, id: id(), account_id, booking_id: bookingId, application_id })
    .execute();
  await db.insertInto('accommodation').values({ account_id, changed_at: at }).execute();
  await db.insertInto('answer_reuse').values({ account_id, allowed: true, changed_at: at }).execute();
  await db.insertInto('audit_person').values({ account_id, number: id() }).execute();
  await db.insertInto('administrator_words').values({ account_id, text: 'Words', changed_at: at }).execute();
  await db
    .insertInto('administrator_words_before')
    .values({ account_id, id: id(), text: 'Words', changed_at: at, remove_at: at })
    .execute();
  await db.insertInto('closed_account').values({ account_id, closed_at: at }).execute();
  const brought = { id: id(), company_id: companyId, file_name: 'people.csv', encoding: 'utf-8', delimiter: ';', header: true };
  await db
    .insertInto('candidate_import')
    .values({ ...brought, names: ['email'], columns: ['email'], language: 'en', lines: 1, created_at: at })
    .execute();
  await db
    .insertInto('candidate_import_row')
    .values({ id: id(), import_id: brought.id, line: 2, outcome: 'taken', account_id, taken_at: at })
    .execute();
  await db.insertInto('bookmark').values({ account_id, booking_id: bookingId, created_at: at }).execute();
  await db.insertInto('candidate_contact').values({ account_id, company_id: companyId, at }).execute();
  const months = { from_month: 1, from_year: 2020, to_month: 2, to_year: 2021 };
  await db
    .insertInto('candidate_document')
    .values({ ...file, id: id(), account_id, stored: id(), kind: 'cv', position: 0 })
    .execute();
  await db
    .insertInto('candidate_education')
    .values({ id: id(), account_id, school: 'School', ...months })
    .execute();
  await db
    .insertInto('candidate_experience')
    .values({ id: id(), account_id, title: 'Baker', ...months })
    .execute();
  await db.insertInto('candidate_favorite').values({ account_id, recruiter_id: recruiterId, created_at: at }).execute();
  await db.insertInto('candidate_language').values({ id: id(), account_id, language: 'fr', level: 'fluent' }).execute();
  await db.insertInto('candidate_skill').values({ id: id(), account_id, name: 'Ovens' }).execute();
  const video = { video: id(), video_type: 'video/mp4', video_ready: true };
  await db.updateTable('candidate_profile').set(video).where('account_id', '=', account_id).execute();
  await db
    .insertInto('candidate_profile_answer')
    .values({ ...video, account_id, question_no: 2 })
    .execute();
  const closeup = {
    id: id(),
    account_id,
    language: 'en' as const,
    template: 'clear',
    colour: '#000000',
    page_order: [1, 2, 3, 4, 5, 6, 7, 8],
  };
  await db
    .insertInto('closeup')
    .values({ ...closeup, created_at: at, changed_at: at })
    .execute();
  await db.insertInto('closeup_entitlement').values({ account_id, enroll_type: 'admin', given_until: at }).execute();
  const bought = { months: 12, price: 4900, total: 4900, vat_rate: 1900, bill_to: 'A street', state: 'paid' as const, created_at: at };
  await db
    .insertInto('purchase')
    .values({ ...bought, id: id(), account_id, number: id() })
    .execute();
  const cents = { net: 100, vat: 19, total: 119, vat_rate: 1900, vat_category: 'S' as const };
  const written = {
    seller: '{}',
    buyer: '{}',
    line: '{}',
    kind: 'invoice' as const,
    language: 'en' as const,
    year: 2000,
    place: Number.parseInt(id().slice(-6), 16),
  };
  await db
    .insertInto('invoice')
    .values({ ...cents, ...written, id: id(), number: id(), account_id, issued_on: at.slice(0, 10), issued_at: at })
    .execute();
  const voucher_id = id();
  const voucher = { code: voucher_id, scope: 'closeup' as const, percent: 10, valid_until: at.slice(0, 10), valid_to: at, max_uses: 9 };
  await db
    .insertInto('voucher')
    .values({ ...voucher, id: voucher_id, created_at: at })
    .execute();
  await db.insertInto('voucher_use').values({ id: id(), voucher_id, account_id, reserved_until: at, used_at: at }).execute();
  const conversation_id = id();
  const talk = { conversation_id, booking_id: bookingId };
  await db
    .insertInto('conversation')
    .values({ id: conversation_id, booking_id: bookingId, last_number: 1, last_at: at, created_at: at })
    .execute();
  await db
    .insertInto('conversation_member')
    .values([
      { ...talk, account_id, with_id: recruiterId },
      { ...talk, account_id: recruiterId, with_id: account_id },
    ])
    .execute();
  const message = { id: id(), conversation_id, number: 1, sender_id: account_id, client_id: id() };
  await db
    .insertInto('chat_message')
    .values({ ...message, subject: '', text: 'Good morning', client_date: at, sent_at: at })
    .execute();
  await db
    .insertInto('chat_attachment')
    .values({ ...file, id: id(), account_id, message_id: message.id, stored: `files/${id()}` })
    .execute();
  await db.insertInto('chat_block').values({ account_id, blocked_id: recruiterId, at }).execute();
  const report = { conversation_id, title: '', reason: 'spam', words: '', at };
  await db
    .insertInto('message_report')
    .values([
      { ...report, id: id(), reporter_id: account_id, reported_id: recruiterId },
      { ...report, id: id(), reporter_id: recruiterId, reported_id: account_id },
    ])
    .execute();
  await db.insertInto('chat_choice').values({ account_id, read_marks: false }).execute();
  const consent = { purpose: 'application', text_version: '1', language: 'en', given_at: at };
  await db
    .insertInto('consent')
    .values({ ...consent, id: id(), account_id, booking_id: bookingId })
    .execute();
  await db.insertInto('data_export').values({ id: id(), account_id, state: 'waiting', created_at: at }).execute();
  await db.insertInto('dossier_comment').values({ id: id(), account_id, company_id: companyId, text: 'Rye.', changed_at: at }).execute();
  await db.insertInto('job_code_scan').values({ account_id, job_code_id: jobCodeId, opened_at: at }).execute();
  await db.insertInto('known_device').values({ token_hash: hash(), account_id, created_at: at, used_at: at }).execute();
  const mail = { recipient: 'team@mail.test', subject: '', body_text: '', body_html: '', state: 'kept' as const, created_at: at };
  await db
    .insertInto('mail')
    .values({ ...mail, id: id(), about: account_id })
    .execute();
  const token = { token_hash: hash(), purpose: 'added' as const, created_at: at, expires_at: at };
  await db
    .insertInto('one_time_token')
    .values({ ...token, account_id })
    .execute();
  await db.insertInto('notification').values({ id: id(), account_id, kind: 'look', thing: 'profile', at, mailed: false }).execute();
  await db.insertInto('notification_choice').values({ account_id, kind: 'look', channel: 'digest', wanted: false }).execute();
  await db
    .insertInto('notification_digest')
    .values({ account_id, day: at.slice(0, 10), at })
    .execute();
  await db
    .insertInto('profile_view')
    .values({ account_id, viewer: 'somebody', what: 'profile', day: at.slice(0, 10) })
    .execute();
  await db
    .insertInto('saved_search')
    .values({ id: id(), account_id, name: 'Bread', query: '{}', created_at: at, seen_until: at })
    .execute();
  const begun = { account_id, secret: hash(), session_hash: hash() };
  await db
    .insertInto('authenticator_app_setup')
    .values({ ...begun, expires_at: at })
    .execute();
  await db.insertInto('authenticator_app').values({ account_id, secret: hash(), created_at: at, last_step: 1 }).execute();
  await db.insertInto('recovery_code').values({ account_id, code_hash: hash(), created_at: at }).execute();
  const key = { credential_id: id(), public_key: hash(), counter: 0, name: 'Laptop', synced: true };
  await db
    .insertInto('passkey')
    .values({ ...key, id: id(), account_id, created_at: at })
    .execute();
  const provisioned = { company_id: companyId, external_id: id(), did: 'made' as const, changed_at: at };
  await db
    .insertInto('scim_user')
    .values({ ...provisioned, account_id })
    .execute();
  const known = { company_id: companyId, subject: id(), linked_at: at, used_at: at };
  await db
    .insertInto('single_sign_on_link')
    .values({ ...known, account_id })
    .execute();
  await db.insertInto('session').values({ token_hash: hash(), account_id, created_at: at, used_at: at, expires_at: at }).execute();
  const link = { kind: 'profile' as const, created_at: at, expires_at: at };
  const link_id = id();
  await db
    .insertInto('share_link')
    .values({ ...link, id: id(), token_hash: hash(), account_id, created_by: account_id })
    .execute();
  await db
    .insertInto('share_link')
    .values({ ...link, id: link_id, kind: 'showroom', token_hash: hash(), company_id: companyId })
    .execute();
  const shown = { id: id(), link_id, account_id, position: 0, token_hash: hash(), state: 'asked' as const, asked_at: at };
  await db.insertInto('share_link_person').values(shown).execute();
  await db.insertInto('share_link_view').values({ id: id(), link_id, at, subject: account_id }).execute();
  const person = { email: `${id()}@mail.test`, user_type: 'Candidate' as const, first_name: '', last_name: '', language: 'en' as const };
  const signUp = { ...person, password_hash: '', browser_hash: hash(), text_version: '1', created_at: at };
  await db
    .insertInto('sign_up')
    .values({ ...signUp, id: id(), account_id })
    .execute();
  // last of all: triggers take it away whenever the profile changes
  await db.insertInto('candidate_search').values({ account_id, changed_at: at, facets: '', doc: '' }).execute();
}
