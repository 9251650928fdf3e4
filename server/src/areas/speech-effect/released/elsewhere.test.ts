import { apiKeys } from '@vitrine/contract/api-keys/keys.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { dossiers } from '@vitrine/contract/candidates/dossier.ts';
import { profileViewing } from '@vitrine/contract/candidates/viewing.ts';
import { closeupAdministering } from '@vitrine/contract/closeup/administering.ts';
import { closeupEditing } from '@vitrine/contract/closeup/editing.ts';
import { closeupViewing } from '@vitrine/contract/closeup/viewing.ts';
import { effectUse } from '@vitrine/contract/speech-effect/company.ts';
import { ownTranscripts } from '@vitrine/contract/transcripts/own.ts';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { readPdf } from '../../../../test/pdf.ts';
import { callAs, startWorld, type TestWorld } from '../../../../test/world.ts';
import { ownContext } from '../../../platform/context.ts';
import { givenAdministrator, givenCompany, givenTeammate } from '../../accounts/fixtures.ts';
import { givenVideo } from '../../applicants/fixtures.ts';
import { givenReleased as givenCloseup } from '../../closeup/fixtures.ts';
import { headsOf } from '../../portal/page-metadata.ts';
import { asked, givenAnswered, givenReleasedEffect, text } from '../fixtures.ts';
import { speechEffectData } from '../personal-data.ts';

let t: TestWorld;
let admin: Call;
let anyone: Call;
beforeAll(async () => {
  t = await startWorld();
  admin = await t.as((await givenAdministrator(t.world)).id);
  anyone = await t.as();
});

const refused = (code: string) => ({ problem: { code } });
const given = () => givenReleasedEffect(t);
type Given = Awaited<ReturnType<typeof given>>;

/** Every row of the database, as text. */
async function allRows() {
  const names = await sql<{ name: string }>`select quote_ident(table_name) as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(t.world.db);
  const texts = await Promise.all(
    names.rows.map(async ({ name }) => {
      const { rows } = await sql<{ all: string | null }>`select string_agg(one::text, ' ') as all from ${sql.raw(name)} one`.execute(
        t.world.db,
      );
      return rows[0]?.all ?? '';
    }),
  );
  return texts.join('\n');
}

async function pdfAt(url: string) {
  const { rawPayload, statusCode } = await t.app.inject({ url });
  return statusCode === 200 ? JSON.stringify(readPdf(rawPayload).structure) : '';
}

/** A closeup that everybody sees, with the page of communication styles. */
async function givenStyles(one: Given) {
  const { id } = await givenCloseup(one.own, admin);
  const shown = await one.own(closeupEditing.showStyles, { applicationId: one.id });
  return { id, shown };
}

const stylesIn = ({ pages }: { pages: { number: number; styles: unknown }[] }) => pages.find(({ number }) => number === 6)?.styles ?? null;

/** What somebody reads of the styles at every place where they may stand. */
async function everywhere({ recruiter, own, candidate, job }: Given, closeupId: string) {
  const { bookingId } = job;
  const [byId, details, dossier, closeup] = await Promise.all([
    recruiter(profileViewing.byId, { candidate_id: candidate.id, bookingid: bookingId }),
    recruiter(profileViewing.details, { candidate_id: candidate.id }),
    recruiter(dossiers.read, { candidate_id: candidate.id }),
    anyone(closeupViewing.byId, { id: closeupId }),
  ]);
  const head = await headsOf(t.world)({ query: {}, headers: {}, ip: '127.0.0.1' } as never, `/closeup/${closeupId}`);
  const [dossierPaper, closeupPaper] = await Promise.all([
    pdfAt((await recruiter(dossiers.pdf, { candidate_id: candidate.id })).url),
    pdfAt(closeup.pdfUrl),
  ]);
  const told = await speechEffectData.tell(ownContext(t.world), { id: candidate.id, email: '', confirmed: true });
  return {
    byId: byId.application?.speechEffect != null,
    details: details.applications.some(({ speechEffect }) => speechEffect !== null),
    dossier: dossier.interviews.some(({ speechEffect }) => speechEffect !== null),
    dossierPaper: dossierPaper.includes('Effect of the words'),
    closeup: stylesIn(closeup) !== null,
    closeupPaper: closeupPaper.includes('Order and care'),
    withoutScripts: head?.body.text.includes('Order and care') ?? false,
    own: (await own(closeupEditing.own, {})).closeup?.page6.styles != null,
    told: (told.data.releasedEffects as unknown[]).length > 0,
    rows: (await allRows()).includes('"slNo"'),
  };
}

const at = (every: boolean) =>
  Object.fromEntries(
    ['byId', 'details', 'dossier', 'dossierPaper', 'closeup', 'closeupPaper', 'withoutScripts', 'own', 'told', 'rows'].map((place) => [
      place,
      every,
    ]),
  );

test('what is taken back is gone everywhere at once: in replies, papers, pages, the copy of all data, and every row of the database', async () => {
  const one = await given();
  await one.agree('dossier');
  const { id } = await givenStyles(one);
  expect(await everywhere(one, id)).toEqual(at(true));
  await one.agree('company', false);
  expect(await everywhere(one, id)).toEqual(at(false));
  // what is released anew stands in the closeup only where it is chosen anew
  await one.agree('company');
  expect(await everywhere(one, id)).toMatchObject({ byId: true, closeup: false, closeupPaper: false, dossier: false });
  await one.own(closeupEditing.showStyles, { applicationId: one.id });
  await one.agree('dossier');
  // words that change, and a company that turns it off, take it away as well
  t.later(1000);
  await one.own(ownTranscripts.save, { takeId: one.takeId, text: `${text} We help.`, language: 'en', changedAt: one.changedAt });
  expect(await everywhere(one, id)).toEqual(at(false));
  await one.agree('company');
  await one.agree('dossier');
  await one.own(closeupEditing.showStyles, { applicationId: one.id });
  expect(await everywhere(one, id)).toEqual(at(true));
  await one.recruiter(effectUse.saveCompany, { ...asked, on: false });
  expect(await everywhere(one, id)).toEqual(at(false));
});

test('the profile of an applicant holds it after the own rating alone, and never for a program', async () => {
  const one = await given();
  const query = { candidate_id: one.candidate.id, bookingid: one.job.bookingId };
  const of = async (who: Call) => (await who(profileViewing.byId, query)).application?.speechEffect;
  expect((await of(one.recruiter))?.items).toHaveLength(18);
  expect((await of(one.recruiter))?.items[0]).toMatchObject({ slNo: expect.any(Number), results: expect.any(String) });
  const colleague = await t.as((await givenTeammate(t.world, one.companyId)).id);
  expect(await of(colleague)).toBeNull();
  // its candidate reads what was released
  expect((await one.own(profileViewing.byId, { bookingid: one.job.bookingId })).application?.speechEffect?.items).toHaveLength(18);
  await one.agree('dossier');
  const { key } = await one.recruiter(apiKeys.make, { name: 'Own system', scopes: ['people:read'], days: 30 });
  const program = callAs(t.app, { authorization: `Bearer ${key}` });
  expect(await of(program)).toBeNull();
  expect((await program(profileViewing.details, { candidate_id: one.candidate.id })).applications[0]?.speechEffect).toBeNull();
  expect((await program(dossiers.read, { candidate_id: one.candidate.id })).interviews[0]?.speechEffect).toBeNull();
  expect(await pdfAt((await program(dossiers.pdf, { candidate_id: one.candidate.id })).url)).not.toContain('Effect of the words');
});

test('a closeup has no page of styles until something is released and its owner shows it, and levels are all it tells', async () => {
  const one = await givenAnswered(t);
  const { id } = await givenCloseup(one.own, admin);
  const offered = async () => (await one.own(closeupEditing.own, {})).closeup?.releasedEffects;
  await one.write(true);
  await one.agree('counting');
  expect(await offered()).toEqual([]);
  await expect(one.own(closeupEditing.showStyles, { applicationId: one.id })).rejects.toMatchObject(refused('not-found'));
  await one.agree('company');
  expect(await offered()).toMatchObject([{ applicationId: one.id, chosen: false }]);
  expect(stylesIn(await anyone(closeupViewing.byId, { id }))).toBeNull();
  await one.own(closeupEditing.showStyles, { applicationId: one.id });
  expect(await offered()).toMatchObject([{ chosen: true }]);
  const shown = await anyone(closeupViewing.byId, { id });
  expect(JSON.stringify(shown)).not.toMatch(/score|percentile/);
  const { groups, note } = shown.pages.find(({ number }) => number === 6)?.styles ?? { groups: [], note: '' };
  expect(note).toContain('Not validated');
  // those that sound like feelings stay out, and with them a whole group
  expect(groups.map(({ name }) => name)).toEqual(['With each other', 'Leading and moving others', 'Order and care', 'Thought', 'Drive']);
  expect(groups.flatMap(({ items }) => items)).toHaveLength(18);
  expect(groups[0]?.items[0]).toMatchObject({ name: 'supportive', levelName: expect.stringMatching(/low|middle|high/) });
  await one.own(closeupEditing.details, { order: [6, 1, 2, 3, 4, 5, 7, 8] });
  expect((await anyone(closeupViewing.byId, { id })).pages[0]?.number).toBe(6);
  await one.own(closeupEditing.details, { hidden: [6] });
  expect(stylesIn(await anyone(closeupViewing.byId, { id }))).toBeNull();
  await one.own(closeupEditing.details, { hidden: [] });
  await one.own(closeupEditing.showStyles, { applicationId: null });
  expect(stylesIn(await anyone(closeupViewing.byId, { id }))).toBeNull();
});

test('nobody shows what somebody else released, and administrators read nothing of it', async () => {
  const [one, other] = [await given(), await given()];
  await one.own(closeupEditing.open, {});
  await expect(one.own(closeupEditing.showStyles, { applicationId: other.id })).rejects.toMatchObject(refused('not-found'));
  await givenStyles(other);
  const seen = await admin(closeupAdministering.ofCandidate, { candidate_id: other.candidate.id });
  expect(seen.closeup).toMatchObject({ releasedEffects: [], page6: { styles: null } });
});

test('who has to judge this candidate first sees a closeup without its styles, on the page and on paper', async () => {
  const one = await givenAnswered(t);
  await one.write(true);
  await one.agree('counting');
  await one.agree('company');
  const { id } = await givenStyles(one as Given);
  const look = async (who: Call) => {
    const shown = await who(closeupViewing.byId, { id });
    return [stylesIn(shown) !== null, (await pdfAt(shown.pdfUrl)).includes('Order and care')];
  };
  expect(await look(one.recruiter)).toEqual([false, false]);
  expect(await look(await t.as((await givenCompany(t.world)).owner.id))).toEqual([true, true]);
  await one.rate();
  expect(await look(one.recruiter)).toEqual([true, true]);
});

test('what was sent as text counts as well, in the language it reads in', async () => {
  const one = await givenAnswered(t, { said: 'I bake bread.' });
  const answer = (text_answer: string, questionNo: number) =>
    givenVideo(t.world, one.id, questionNo, { kind: 'text', media: null, text_answer });
  await one.write(true);
  await one.agree('counting');
  expect((await one.look()).effect).toMatchObject({ state: 'too-little' });
  const takeId = await answer(text, 2);
  await answer('Ja.', 3);
  const { effect, text: counted } = await one.look();
  expect(effect?.state).toBe('done');
  expect(counted).toBe(`I bake bread.\n\n${text}`);
  await one.agree('company');
  await one.rate();
  expect((await one.shown()).state).toBe('shown');
  // another answer in its place: what was released said something of the former one
  await t.world.db.updateTable('take').set({ state: 'discarded', chosen: false }).where('id', '=', takeId).execute();
  expect((await one.shown()).state).toBe('not-used');
});

test('a closeup of another person is not touched when somebody takes back what they released', async () => {
  const [one, other] = [await given(), await given()];
  const [{ id }, { id: theirs }] = [await givenStyles(one), await givenStyles(other)];
  await one.agree('counting', false);
  expect(stylesIn(await anyone(closeupViewing.byId, { id }))).toBeNull();
  expect(stylesIn(await anyone(closeupViewing.byId, { id: theirs }))).not.toBeNull();
});
