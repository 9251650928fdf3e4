import { team } from '@vitrine/contract/accounts/team.ts';
import { blindReview } from '@vitrine/contract/applicants/blind.ts';
import { comments } from '@vitrine/contract/applicants/comments.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { beforeEach, expect, test } from 'vitest';
import { callAs, startWorld } from '../../../../test/world.ts';
import { ownContext } from '../../../platform/context.ts';
import { givenCandidate, givenCompany, givenHiringManager, givenTeammate } from '../../accounts/fixtures.ts';
import { openGuestReview } from '../../guest-reviewers/fixtures.ts';
import { givenJobCode } from '../../job-codes/fixtures.ts';
import { givenApplication } from '../fixtures.ts';
import { applicantData } from '../personal-data.ts';

const t = await startWorld();
const notOffered = expect.objectContaining({
  problem: expect.objectContaining({ code: 'invalid', errors: [expect.objectContaining({ field: 'mentions' })] }),
});
let companyId: string;
let rosa: { id: string; email: string };
let tom: { id: string; email: string };
let ines: { id: string; email: string };
let owner: Call;
let job: { id: string; bookingId: string };
let applicant: { id: string };
let id: string;
beforeEach(async () => {
  const company = await givenCompany(t.world, 'Lindenhof', { firstName: 'Rosa', lastName: 'Linden' });
  companyId = company.companyId;
  rosa = company.owner;
  owner = await t.as(rosa.id);
  job = await givenJobCode(owner, { title: 'Night baker' });
  tom = await givenTeammate(t.world, companyId, { firstName: 'Tom', lastName: 'Falk', language: 'de' });
  ines = await givenHiringManager(t.world, companyId, [job.bookingId], { firstName: 'Inès', lastName: 'Roux', language: 'fr' });
  applicant = await givenCandidate(t.world, { firstName: 'Zoé', lastName: 'Brandauer' });
  id = await givenApplication(t.world, job.bookingId, applicant.id);
});

const mails = async (to: { email: string }) => (await t.mailsTo(to.email)).filter((one) => /mention|erwähnt/.test(one.subject));
const named = (...people: { name: string }[]) => people.map(({ name }) => name);

test('whoever may see an applicant is offered by name, without the author: no other company, no hiring manager without the job, nobody who left', async () => {
  await givenCompany(t.world, 'Elsewhere', { firstName: 'Foreign', lastName: 'Recruiter' });
  await givenHiringManager(t.world, companyId, [], { firstName: 'Jobless', lastName: 'Manager' });
  const gone = await givenTeammate(t.world, companyId, { firstName: 'Gone', lastName: 'Away' });
  await owner(team.remove, { id: gone.id });
  expect(named(...(await owner(comments.colleagues, { id })).items)).toEqual(['Inès Roux', 'Tom Falk']);
  const manager = await t.as(ines.id);
  expect(named(...(await manager(comments.colleagues, { id })).items)).toEqual(['Rosa Linden', 'Tom Falk']);
});

test('who is mentioned gets one mail in their language, with the note and the way to it; the author gets none', async () => {
  const text = '@Tom Falk @Inès Roux @Rosa Linden Listen to the second answer';
  const note = await owner(comments.add, { id, text, mentions: [tom.id, ines.id, ines.id, rosa.id] });
  expect(named(...note.mentions)).toEqual(['Inès Roux', 'Rosa Linden', 'Tom Falk']);
  const [german, ...more] = await mails(tom);
  expect(more).toEqual([]);
  expect(german?.subject).toBe('Rosa Linden erwähnt Sie: Zoé Brandauer');
  expect(german?.text).toContain('„Night baker“');
  expect(german?.text).toContain('Listen to the second answer');
  expect(german?.text).toContain(`http://vitrine.test/candidate-details/candidate/${id}#notes`);
  expect((await mails(ines)).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Rosa Linden vous mentionne\s: Zoé Brandauer$/),
  ]);
  expect(await mails(rosa)).toEqual([]);
});

test('a changed note writes only to who was not mentioned before', async () => {
  const { id: commentId } = await owner(comments.add, { id, text: '@Tom Falk Warm', mentions: [tom.id] });
  const changed = await owner(comments.update, { commentId, text: '@Tom Falk @Inès Roux Warmer', mentions: [tom.id, ines.id] });
  expect(named(...changed.mentions)).toEqual(['Inès Roux', 'Tom Falk']);
  expect([(await mails(tom)).length, (await mails(ines)).length]).toEqual([1, 1]);
  await owner(comments.update, { commentId, text: '@Inès Roux Warmer', mentions: [ines.id] });
  expect(named(...((await owner(comments.list, { id })).items[0]?.mentions ?? []))).toEqual(['Inès Roux']);
  expect([(await mails(tom)).length, (await mails(ines)).length]).toEqual([1, 1]);
});

test('nobody is mentioned who may not see the applicant, and then nothing is written', async () => {
  const foreign = (await givenCompany(t.world, 'Elsewhere')).owner;
  const jobless = await givenHiringManager(t.world, companyId);
  for (const one of [foreign, jobless, applicant])
    await expect(owner(comments.add, { id, text: 'Look', mentions: [tom.id, one.id] })).rejects.toEqual(notOffered);
  expect((await owner(comments.list, { id })).items).toEqual([]);
  const { id: commentId } = await owner(comments.add, { id, text: 'Look' });
  await expect(owner(comments.update, { commentId, text: 'See', mentions: [foreign.id] })).rejects.toEqual(notOffered);
  expect((await owner(comments.list, { id })).items[0]?.text).toBe('Look');
  expect(await mails(tom)).toEqual([]);
});

test('a guest reviewer is told of no colleague and mentions none', async () => {
  const guest = callAs(t.app, { authorization: `Bearer ${await openGuestReview(t.world, job)}` });
  await expect(guest(comments.colleagues, { id })).rejects.toMatchObject({ problem: { status: 403 } });
  await expect(guest(comments.add, { id, text: '@Tom Falk', mentions: [tom.id] })).rejects.toEqual(notOffered);
});

test('whoever is left blind reads the alias in the mail, also where the note names the applicant', async () => {
  await owner(blindReview.set, { blindReview: true });
  await owner(comments.add, { id, text: '@Tom Falk Zoé Brandauer was calm', mentions: [tom.id] });
  const [mail] = await mails(tom);
  expect(mail?.subject).toMatch(/^Rosa Linden erwähnt Sie: Bewerbung [A-Z]\d+$/);
  expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/Zoé|Brandauer/);
  expect(mail?.text).toContain('was calm');
});

test('who left the team, or has the job no longer, stands in the note as plain text', async () => {
  await owner(comments.add, { id, text: '@Tom Falk @Inès Roux', mentions: [tom.id, ines.id] });
  const mentions = async () => named(...((await owner(comments.list, { id })).items[0]?.mentions ?? []));
  await owner(team.remove, { id: tom.id });
  expect(await mentions()).toEqual(['Inès Roux']);
  await owner(team.changeRole, { id: ines.id, role: 'hiring-manager', bookings: [] });
  expect(await mentions()).toEqual([]);
  expect((await owner(comments.list, { id })).items[0]?.text).toBe('@Tom Falk @Inès Roux');
});

test('that somebody was mentioned is told to them, moves with them and goes with them', async () => {
  const told = async ({ id, email }: { id: string; email: string }) =>
    (await applicantData.tell(ownContext(t.world), { id, email, confirmed: true })).data.mentionsInNotes;
  await owner(comments.add, { id, text: '@Tom Falk @Inès Roux', mentions: [tom.id, ines.id] });
  await owner(comments.add, { id, text: '@Tom Falk', mentions: [tom.id] });
  expect(await told(tom)).toHaveLength(2);
  await applicantData.merge(ownContext(t.world), ines.id, tom.id);
  expect([await told(tom), await told(ines)]).toEqual([[], [expect.anything(), expect.anything()]]);
  await applicantData.erase(ownContext(t.world), { ...ines, confirmed: true });
  expect(await told(ines)).toEqual([]);
});
