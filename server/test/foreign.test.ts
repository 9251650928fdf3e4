import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { givenCandidate, givenCompany } from '../src/areas/accounts/given.ts';
import { givenJobCode } from '../src/areas/job-codes/given.ts';
import { openSession } from '../src/platform/sessions.ts';
import { call, everyEndpoint, fileFor, inputOf, type Schema, smallest } from './endpoints.ts';
import { announced, confidential, givenStory, type Story } from './story.ts';
import { startWorld } from './world.ts';

const t = await startWorld();
let story: Story;
let secrets: string[];
let recruiter: { id: string };
beforeAll(async () => {
  story = await givenStory(t);
  secrets = confidential(story);
  const { owner } = await givenCompany(t.world, 'Elsewhere');
  await givenJobCode(await t.as(owner.id));
  recruiter = owner;
});

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
/** The secret of a personal link is the permission itself. */
const bySecret = ['GET /api/cm/invite/about', 'POST /api/cm/invite/cancel'];

const rowIds = () => [
  story.sent.applicationId,
  story.begun.applicationId,
  story.invitation.id,
  story.comment.id,
  story.teammate.id,
  story.sender.id,
  story.answer.takeId,
  story.link.linkId,
  story.changes[0] ?? '',
  story.folder.id,
];

/** The values of another company that a field could name; nothing where it names no thing. */
function foreignValues(name: string, schema: Schema): string[] | undefined {
  const { job, draft, sent, begun, answer, take } = story;
  const named: Record<string, string[]> = {
    bookingId: [job.bookingId, draft.bookingId],
    bookingid: [job.bookingId, draft.bookingId],
    fromBookingId: [job.bookingId],
    copyOf: [job.id, job.bookingId],
    jobCodeId: [job.id, draft.id],
    recruiterId: [story.teammate.id],
    category: ['Orchard hands'],
    jobcodeId: [job.id, draft.id],
    applicationId: [sent.applicationId, begun.applicationId],
    takeId: [answer.takeId, take.takeId],
    questionId: [job.questions[0]?.id ?? ''],
    commentId: [story.comment.id],
    linkId: [story.link.linkId],
    setId: [story.criteria.setId],
    keepId: [story.sender.id],
    dropId: [story.beginner.id],
    companyId: [story.companyId],
    candidateEmail: [story.sender.email, story.beginner.email],
    candidate_id: [story.sender.id, story.beginner.id],
    uniqueId: [sent.uniqueId, story.invitation.uniqueId],
    uniqueid: [sent.uniqueId, story.invitation.uniqueId],
  };
  if (named[name]) return named[name];
  if (name === 'id') return schema.format === 'uuid' ? rowIds() : [job.id, draft.id];
  return schema.items?.format === 'uuid' ? rowIds() : undefined;
}

/** Inputs that are right in every way but that the things they name are somebody else's. */
function foreignInputs(endpoint: Endpoint) {
  const input = inputOf(endpoint);
  const named = Object.entries(input.properties).flatMap(([name, schema]) => {
    const values = foreignValues(name, schema);
    return values ? [{ name, values: values.map((value) => (schema.type === 'array' ? [value] : value)) }] : [];
  });
  const rounds = Math.max(0, ...named.map((one) => one.values.length));
  return Array.from({ length: rounds }, (_, round) => ({
    ...(smallest(input) as object),
    ...Object.fromEntries(named.map(({ name, values }) => [name, values[Math.min(round, values.length - 1)]])),
    ...(endpoint.upload && !endpoint.upload.optional ? { file: fileFor(endpoint) } : {}),
  }));
}

/** Everything that belongs to the company of the story and its people, row by row. */
async function belongings() {
  const { companyId, owner, teammate, sender, beginner, job, draft, sent, begun } = story;
  const people = sql.join([owner.id, teammate.id, sender.id, beginner.id]);
  const applications = sql.join([sent.applicationId, begun.applicationId]);
  const codes = sql.join([job.id, draft.id]);
  const tables = [
    sql`select 'company', to_jsonb(x) from company x where id = ${companyId}`,
    sql`select 'account', to_jsonb(x) from account x where id in (${people})`,
    sql`select 'teammate', to_jsonb(x) from teammate_invitation x where company_id = ${companyId}`,
    sql`select 'booking', to_jsonb(x) from booking x where company_id = ${companyId}`,
    sql`select 'job code', to_jsonb(x) from job_code x where company_id = ${companyId}`,
    sql`select 'job ad', to_jsonb(x) from job_ad x where company_id = ${companyId}`,
    sql`select 'folder', to_jsonb(x) from job_category x where company_id = ${companyId}`,
    sql`select 'in charge', to_jsonb(x) from job_ad_recruiter x where account_id in (${people})`,
    sql`select 'question', to_jsonb(x) from question x where set_id in (select id from question_set where job_code_id in (${codes}))`,
    sql`select 'invitation', to_jsonb(x) from invitation x where company_id = ${companyId}`,
    sql`select 'application', to_jsonb(x) from application x where id in (${applications})`,
    sql`select 'status', to_jsonb(x) from application_status_change x where application_id in (${applications})`,
    sql`select 'comment', to_jsonb(x) from applicant_comment x where application_id in (${applications})`,
    sql`select 'rating', to_jsonb(x) from applicant_rating x where application_id in (${applications})`,
    sql`select 'criterion', to_jsonb(x) from criterion x where set_id in (select id from criteria_set where booking_id in (${sql.join([job.bookingId, draft.bookingId])}))`,
    sql`select 'scorecard', to_jsonb(x) from scorecard x where application_id in (${applications})`,
    sql`select 'score', to_jsonb(x) from score x where scorecard_id in (select id from scorecard where application_id in (${applications}))`,
    sql`select 'shown', to_jsonb(x) from applicant_shown x where application_id in (${applications})`,
    sql`select 'take', to_jsonb(x) from take x where application_id in (${applications})`,
    sql`select 'request', to_jsonb(x) from attempt_request x where application_id in (${applications})`,
    sql`select 'link', to_jsonb(x) from answer_link x where company_id = ${companyId}`,
    sql`select 'mail', to_jsonb(count(*)) from mail x where recipient in (select email from account where id in (${people}))`,
  ];
  const { rows } = await sql<{ row: string }>`select t::text as row from (${sql.join(tables, sql` union all `)}) t order by 1`.execute(
    t.world.db,
  );
  return rows.map(({ row }) => row);
}

test.each(everyEndpoint)('%s keeps what is not the caller’s', async (route, endpoint) => {
  const before = await belongings();
  expect(before.length).toBeGreaterThan(20);
  // a new one for every call: some of them open an interview that others then show
  const strangers = { recruiter, candidate: await givenCandidate(t.world) };
  for (const kind of ['recruiter', 'candidate'] as const) {
    for (const input of foreignInputs(endpoint)) {
      const reply = await call(t.app, endpoint, input, await openSession(t.world, strangers[kind].id));
      const seen = `${kind} ${JSON.stringify(input)}: ${reply.status} ${reply.text.slice(0, 400)}`;
      for (const secret of secrets) expect(JSON.stringify(input).includes(secret) || !reply.text.includes(secret), seen).toBe(true);
      if (bySecret.includes(route)) continue;
      expect(reply.code, seen).not.toBe('invalid');
      const open = openToCandidates.includes(route) && (kind === 'candidate' || endpoint.access === 'public');
      if (!open) for (const title of announced) expect(reply.text, seen).not.toContain(title);
      if (open || tellsNothing.includes(route)) continue;
      if (reply.status !== 200) expect([400, 403, 404, 409, 410, 415, 422], seen).toContain(reply.status);
      else expect(isEmpty(JSON.parse(reply.text)), seen).toBe(true);
    }
  }
  if (!bySecret.includes(route)) expect(await belongings()).toEqual(before);
});

/** An answer that says nothing: an empty list. */
const isEmpty = (body: { items?: unknown[] }) => Array.isArray(body.items) && body.items.length === 0;
