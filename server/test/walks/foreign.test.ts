import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { givenCandidate, givenCompany } from '../../src/areas/accounts/fixtures.ts';
import { givenJobCode } from '../../src/areas/job-codes/fixtures.ts';
import { openSession } from '../../src/platform/sessions/sessions.ts';
import { announced, confidential, givenStory, type Story } from '../story.ts';
import { givenEverything } from '../story-shown.ts';
import { startWorld } from '../world.ts';
import { call, everyEndpoint } from './endpoints.ts';
import { everyId, foreignInputs, type Ids } from './foreign-ids.ts';
import { everyTable, type RowChanges, watchRows } from './row-changes.ts';

const t = await startWorld();
let story: Story;
let secrets: string[];
let recruiter: { id: string };
/** What is tried, and everything by which a row shows that it belongs to the story. */
let ids: Ids;
let mentions: string[];
let changes: () => Promise<RowChanges>;
beforeAll(async () => {
  story = await givenStory(t);
  await givenEverything(t, story);
  secrets = confidential(story);
  ids = await everyId(t.world.db, 2);
  const named = new Set([...(await everyId(t.world.db, 1000))].flatMap(([place, values]) => (ours.test(place) ? values : [])));
  mentions = [...named].filter((one) => one.length >= 6);
  const { owner } = await givenCompany(t.world, 'Elsewhere');
  await givenJobCode(await t.as(owner.id));
  recruiter = owner;
  changes = await watchRows(t.world.db);
});

/** Ids of the product itself are nobody's. */
const ours = /^(?!installation|migration|rate_count|search_|session|audit_|company_file)/;

/** What a published job code shows to every candidate who has its code, and what a candidate may begin with it. */
const openToCandidates = [
  'GET /api/jobcode/findbyid',
  'GET /api/v1/jobcode/findbyid',
  'GET /api/jobcode/findbybookingid',
  'GET /api/interviews/landing',
  'POST /api/jobcode/findbyid',
  'POST /api/interviews/begin',
  'POST /api/registration/visitors',
  'GET /api/v2/jobad/apply',
  'POST /api/v2/jobad/apply',
  'POST /api/v2/jobad/apply/document',
  'GET /api/v2/jobad/getbybookingid',
  'POST /api/v2/jobad/mark',
  'GET /api/v2/jobad/search',
  'GET /api/v2/jobad/search/map',
  'GET /api/v2/jobad/search/app',
];
/** These say of any booking or link only whether the caller has begun or marked it. */
const tellsNothing = [
  'GET /api/jc/track/interview/by/ip',
  'GET /api/jc/track/interview/by/any',
  'GET /api/jc/track/interview/by/uniqueid',
  'POST /api/v2/jobad/mark/remove',
  // nobody gets in here without a password
  'POST /api/login',
];
/** A search may ask for jobs of any company, and is kept as it was asked; the id of a question is chosen by whoever writes it, and counts within its job code alone. */
const keepsWhatWasAsked = ['POST /api/v2/savedsearch/save', 'POST /api/v2/jobalert/ask', 'POST /api/jobcode/create'];
/** These refuse by the field: a folder that the caller has not, somebody who comes without an interview. */
const refusedField: Record<string, string> = {
  'POST /api/v2/jobad/create/generalinformation': 'category',
  'POST /api/registration/visitors': 'jobcodeId',
};
/** The secret of a personal link is the permission itself. */
const bySecret = ['GET /api/cm/invite/about', 'POST /api/cm/invite/cancel'];

/** A personal link that nobody has used yet fills in the form for the person to whom it was mailed, and says who invites. */
const invitedByLink = ['Kranz', 'wilhelmina@quince.test', 'Brandauer'];
const shownTo = (route: string, input: object) =>
  route === 'GET /api/interviews/landing' && 'uniqueId' in input && input.uniqueId === story.invitation.uniqueId ? invitedByLink : [];

/** Tables that nothing in the story writes, by why: no row of theirs is lost or changed unseen. */
const unwritten = {
  'digests of what a mailbox has told, which no call reads': ['mailbox_told'],
  'of backups, and digests of what was erased, which no call reads': ['backup_run', 'erasure'],
  'of files on their way, between being stored and being named': ['unnamed_file'],
  'written by jobs at night or in the hour': [
    'audit_seal',
    'notification_digest',
    'progress_reminder',
    'retention_receipt',
    'trial_notice',
  ],
  'of prices and vouchers, which administrators set and companies know by a code': ['billing_setting', 'voucher', 'voucher_use'],
  'what whoever runs an installation decides for all': [
    'occupation',
    'speech_effect_change',
    'speech_effect_ideal',
    'speech_effect_setting',
  ],
  'of invoices, which their own test tries with every stranger': ['billing_party', 'invoice', 'invoice_counter', 'invoice_series'],
  'secrets on their way, and tries to guess them': ['one_time_token', 'failed_password', 'known_device', 'sign_up', 'sign_up_token'],
  'of people who want to be found, whom every recruiter may see and keep': [
    'candidate_search',
    'candidate_term',
    'candidate_contact',
    'candidate_favorite',
    'profile_view',
  ],
  'of people whom a company added': ['added_objection'],
  'of administrators, who do not write in the story': ['admin_search_user'],
  'of cards of companies, which their own test tries with every stranger': [
    'billing_card',
    'card_left',
    'card_payment',
    'card_session',
    'trial_card',
    'trial_charge',
  ],
  'of purchases, which only their buyer reaches and the demo has none of': ['purchase', 'trial_payment', 'withdrawal'],
  'of closeups that others see': ['closeup_entitlement', 'closeup_evaluation', 'closeup_look', 'closeup_visit'],
  'of recordings, which only the token of an upload reaches': ['take_piece', 'candidate_profile_answer'],
  'of films made anew, of which it notes a former name alone': ['renewed_film'],
  'of blind review, which the story leaves off': ['blind_review_choice', 'applicant_shown'],
  'of what administrators close, arrange and write, which a candidate alone can release': [
    'administrator_words',
    'administrator_words_before',
    'application_removal',
    'closed_account',
    'closed_company',
    'company_arrangement',
    'job_code_removal',
  ],
  'of reported messages, which administrators alone read': ['message_report', 'message_report_line'],
  'of alerts without an account, which only the links in their mails reach': ['job_alert'],
  'of files in a ZIP beside a table, which no call names and the test of imports tries with another company': ['candidate_import_file'],
  'of exports of a company, which no call names and their own test tries with every other owner': ['company_export'],
  'of what somebody switched for themselves': ['notification_choice', 'chat_block'],
  'of Webex, which the operator of the story has not set up: their tests hold strangers off': [
    'talk_meeting',
    'webex_connection',
    'webex_revocation',
  ],
  'of providers at which companies sign in, of which the story has none: their tests hold strangers off': [
    'scim_provisioning',
    'scim_user',
    'single_sign_on',
    'single_sign_on_attempt',
    'single_sign_on_link',
  ],
  'of calendars elsewhere, which only their owner reaches, who names none': ['own_calendar', 'own_calendar_busy'],
  'of calls to which a key gave a name, which that key alone reaches': ['idempotent_call'],
  'of devices, which only their own session reaches': ['push_subscription'],
  'of the link without a name, opened by a candidate': ['job_code_scan'],
};

test('the story is found in many rows, and what happens to them is seen', async () => {
  const all = await Promise.all(
    (await everyTable(t.world.db)).map((table) =>
      sql<{ row: string }>`select ${table} || ' ' || to_jsonb(x)::text as row from ${sql.table(table)} x`.execute(t.world.db),
    ),
  );
  expect(belongings(all.flatMap(({ rows }) => rows.map(({ row }) => row))).length).toBeGreaterThan(100);
  await changes();
  await sql`update job_code set title = title || '!' where company_id = ${story.companyId}`.execute(t.world.db);
  const { gone, come } = await changes();
  expect(belongings(gone).length).toBeGreaterThan(0);
  expect(belongings(come)).toHaveLength(belongings(gone).length);
});

test('every table has rows to try, and every field that looks like an id is known', async () => {
  const first = (table: string) => sql`select from ${sql.table(table)} limit 1`.execute(t.world.db);
  const tables = await everyTable(t.world.db);
  const rows = await Promise.all(tables.map(async (table) => ({ table, some: (await first(table)).rows.length > 0 })));
  const empty = rows.flatMap(({ table, some }) => (some ? [] : [table]));
  expect(empty, 'give the story a row of each, or say in "unwritten" why not').toEqual(Object.values(unwritten).flat().toSorted());
  const tried = everyEndpoint.map(([route, endpoint]) => [route, foreignInputs(ids, endpoint).length] as const);
  expect(Object.fromEntries(tried)).toMatchObject({
    'POST /api/profile/candidate/showroom/create/link': expect.toSatisfy((rounds: number) => rounds > 40),
    'POST /api/candidatemanagement/scorecard': expect.toSatisfy((rounds: number) => rounds > 40),
    'GET /api/profile/candidate/findbyid': 6,
  });
});

/** A code of a few letters also stands in the middle of digests, by chance. */
const isShort = (id: string) => /^\w{1,12}$/.test(id);

/** Of these rows, those that mention the company of the story, its people or anything of theirs. */
function belongings(rows: string[]) {
  const [codes, others] = [new Set(mentions.filter(isShort)), mentions.filter((id) => !isShort(id))];
  return rows.filter((row) => others.some((id) => row.includes(id)) || row.split(/\W+/).some((word) => codes.has(word))).toSorted();
}

test.each(everyEndpoint)('%s keeps what is not the caller’s', async (route, endpoint) => {
  await changes();
  // a new one for every call: some of them open an interview that others then show
  const strangers = { recruiter, candidate: await givenCandidate(t.world) };
  for (const kind of ['recruiter', 'candidate'] as const) {
    for (const input of foreignInputs(ids, endpoint)) {
      const reply = await call(t.app, endpoint, input, await openSession(t.world, strangers[kind].id));
      const seen = `${kind} ${JSON.stringify(input)}: ${reply.status} ${reply.text.slice(0, 400)}`;
      const known = shownTo(route, input);
      for (const secret of secrets)
        expect(JSON.stringify(input).includes(secret) || known.includes(secret) || !reply.text.includes(secret), seen).toBe(true);
      if (bySecret.includes(route)) continue;
      if (reply.code === 'invalid')
        expect(
          reply.errors.map(({ field }) => field),
          seen,
        ).toEqual([refusedField[route]]);
      const open = openToCandidates.includes(route) && (kind === 'candidate' || endpoint.access === 'public');
      if (!open) for (const title of announced) expect(reply.text, seen).not.toContain(title);
      if (open || [...tellsNothing, ...keepsWhatWasAsked].includes(route)) continue;
      if (reply.status !== 200) expect([400, 403, 404, 409, 410, 415, 422], seen).toContain(reply.status);
      else expect(isEmpty(JSON.parse(reply.text)), seen).toBe(true);
    }
  }
  if (bySecret.includes(route)) return;
  const { gone, come } = await changes();
  expect(belongings(gone), 'rows that are gone or changed').toEqual([]);
  // who begins an interview or marks a job leaves a row of one's own beside those of the company
  const mayAdd = [...openToCandidates, ...keepsWhatWasAsked].includes(route);
  if (!mayAdd) expect(belongings(come), 'rows that are new').toEqual([]);
});

/** An answer that says nothing: an empty list. */
const isEmpty = (body: { items?: unknown[] }) => Array.isArray(body.items) && body.items.length === 0;
