import { type KyselyPlugin, sql } from 'kysely';
import { expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { companyData } from '../../areas.ts';
import { givenCandidate, givenCompany } from '../accounts/fixtures.ts';
import { givenApplication, givenVideo } from '../applicants/fixtures.ts';
import { givenJobCode } from '../job-codes/fixtures.ts';

/** What belongs to a company and is in no export of it, each with the reason. */
const untold: Record<string, string> = {
  added_objection: 'digests of addresses, which nobody can read',
  answer_link: 'links to one answer that end by themselves; their secrets are stored nowhere',
  applicant_shown: 'who lifted the review without names stands in the activity log',
  application_removal: 'of administrators',
  bookmark: 'of candidates',
  candidate_contact: 'whom the search found stays findable by their own choice alone',
  card_payment: 'how a card was charged; what was paid stands with orders and invoices',
  card_session: 'a visit at whoever keeps the cards',
  closed_company: 'of administrators',
  company_arrangement: 'notes of administrators',
  company_export: 'the export itself',
  conversation: 'its messages are told',
  job_code_removal: 'of administrators',
  job_code_scan: 'of candidates',
  notification: 'a sign for one person of what stands elsewhere',
  progress_link: 'links to one file that end by themselves; their secrets are stored nowhere',
  progress_reminder: 'that a reminder went out, so that none goes out twice',
  score_draft: 'half given marks are of one reviewer alone',
  scim_user: 'how the provider knows somebody, told to that person',
  session: 'signs somebody in',
  single_sign_on_attempt: 'a way to the provider that ends by itself',
  single_sign_on_link: 'as whom the provider knows somebody, told to that person',
  speech_effect: 'counted from words, and of the candidate',
  talk_meeting: 'how a meeting stands at Webex; where a talk takes place is told with it',
  transcription_consent: 'of candidates',
  trial_notice: 'that a notice went out, so that none goes out twice',
  voucher_use: 'of administrators',
  watched_answer: 'a mark of one reviewer',
  webhook_event: 'kept for sending it again; what happened is told where it happened',
};

const t = await startWorld();

/** Every table with a column that refers to a company, a job, a job code or an application. */
async function tablesOfCompanies() {
  const { rows } = await sql<{ name: string }>`
    select distinct source.relname as name from pg_constraint reference
      join pg_class source on source.oid = reference.conrelid join pg_class target on target.oid = reference.confrelid
    where reference.contype = 'f' and target.relname in ('company', 'booking', 'job_code', 'application')
    order by 1`.execute(t.world.db);
  return rows.map(({ name }) => name);
}

test('every table of a company is told by an area, or not for a reason', async () => {
  const { companyId, owner } = await givenCompany(t.world);
  const { bookingId } = await givenJobCode(await t.as(owner.id));
  await givenVideo(t.world, await givenApplication(t.world, bookingId, (await givenCandidate(t.world)).id), 1);
  const read = new Set<string>();
  const noting: KyselyPlugin = {
    transformQuery({ node }) {
      for (const [, name] of JSON.stringify(node).matchAll(
        /"TableNode","table":\{"kind":"SchemableIdentifierNode","identifier":\{"kind":"IdentifierNode","name":"(\w+)"/g,
      ))
        read.add(name ?? '');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const ctx = { ...t.world, db: t.world.db.withPlugin(noting) };
  for (const area of companyData)
    for (const list of area.tell(ctx, { companyId, accountId: owner.id, language: 'en' })) for await (const _rows of list.rows());
  const tables = await tablesOfCompanies();
  expect(tables.length).toBeGreaterThan(50);
  expect(tables.filter((table) => !read.has(table))).toEqual(tables.filter((table) => table in untold));
  expect(Object.keys(untold).filter((table) => !tables.includes(table) || read.has(table))).toEqual([]);
});

test('every area tells under its own name, and no list is told twice', () => {
  const reader = { companyId: t.world.newId(), accountId: t.world.newId(), language: 'en' } as const;
  const names = companyData.flatMap((area) => area.tell(t.world, reader).map((list) => list.name));
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(companyData.map(({ area }) => area)).size).toBe(companyData.length);
});
