import { conversations } from '@vitrine/contract/chat/conversations.ts';
import { messages } from '@vitrine/contract/chat/messages.ts';
import { chatTemplates } from '@vitrine/contract/chat/templates.ts';
import { expect, test } from 'vitest';
import { startWorld } from '../../../../test/world.ts';
import { givenCandidate, givenCompany, givenHiringManager } from '../../accounts/fixtures.ts';
import { givenApplication } from '../../applicants/fixtures.ts';
import { givenJobCode } from '../../job-codes/fixtures.ts';
import { givenMessage } from '../fixtures.ts';

const t = await startWorld();
const { owner, companyId } = await givenCompany(t.world);
const asOwner = await t.as(owner.id);
const job = await givenJobCode(asOwner);
const other = await givenCompany(t.world);
const asOther = await t.as(other.owner.id);
const { title } = await t.world.db.selectFrom('job_code').select('title').where('booking_id', '=', job.bookingId).executeTakeFirstOrThrow();

async function givenApplicant(language: 'en' | 'de' | 'fr') {
  const candidate = await givenCandidate(t.world, { firstName: 'Amélie' });
  await t.world.db.updateTable('account').set({ language }).where('id', '=', candidate.id).execute();
  await givenApplication(t.world, job.bookingId, candidate.id);
  return candidate;
}
const noTexts = { en: '', de: '', fr: '' };

test('a template comes in the language of whoever reads it, filled in with their name, the job and the company', async () => {
  const candidate = await givenApplicant('fr');
  const { items } = await asOwner(chatTemplates.list, { memberEmail: candidate.email, bookingId: job.bookingId });
  const talk = items.find(({ id }) => id === 'talk');
  expect(talk).toMatchObject({ own: false, language: 'fr', name: 'Invite to a talk' });
  expect(talk?.text).toMatch(`Bonjour Amélie, merci pour votre candidature au poste ${title}.`);
  for (const { text } of items) expect(text).not.toMatch(/[{}]/);
});

test('what a company writes is offered to all of its people and to no other company, and only recruiters write it', async () => {
  const candidate = await givenApplicant('de');
  await asOwner(chatTemplates.add, { name: 'Trial day', texts: { ...noTexts, de: 'Guten Tag {firstName}, kommen Sie zum Probetag?' } });
  const manager = await givenHiringManager(t.world, companyId, [job.bookingId]);
  const asManager = await t.as(manager.id);
  const { items } = await asManager(chatTemplates.list, { memberEmail: candidate.email, bookingId: job.bookingId });
  const [own] = items;
  expect(own).toMatchObject({ own: true, name: 'Trial day', text: 'Guten Tag Amélie, kommen Sie zum Probetag?' });
  const id = own?.id ?? '';
  await expect(asManager(chatTemplates.remove, { id })).rejects.toMatchObject({ problem: { code: 'not-allowed' } });
  expect((await asOther(chatTemplates.list, {})).items.every((one) => !one.own)).toBe(true);
  const notFound = { problem: { code: 'not-found' } };
  await expect(asOther(chatTemplates.remove, { id })).rejects.toMatchObject(notFound);
  await expect(asOther(chatTemplates.update, { id, name: 'Mine', texts: { ...noTexts, en: 'x' } })).rejects.toMatchObject(notFound);
  await asOwner(chatTemplates.update, { id, name: 'Day on trial', texts: { ...noTexts, en: 'Come' } });
  const later = (await asOwner(chatTemplates.list, { memberEmail: candidate.email })).items[0];
  expect(later).toMatchObject({ name: 'Day on trial', text: 'Come', language: 'en' });
  await asOwner(chatTemplates.remove, { id });
  expect((await asOwner(chatTemplates.list, {})).items.some((one) => one.own)).toBe(false);
});

test('a place that nobody filled in is never sent, neither at first nor when a message is written otherwise', async () => {
  const candidate = await givenApplicant('en');
  await expect(givenMessage(t.world, owner.id, candidate.email, 'Hello {firstName}')).rejects.toMatchObject({
    code: 'place-unfilled',
  });
  expect(
    (await asOwner(conversations.list, { textSearch: 'Amélie' })).items.some(({ memberEmail }) => memberEmail === candidate.email),
  ).toBe(false);
  const [sent] = await givenMessage(t.world, owner.id, candidate.email, 'Hello {there}');
  const edited = asOwner(messages.edit, { id: sent?.id ?? '', message: 'Hello {firstName}' });
  await expect(edited).rejects.toMatchObject({ problem: { code: 'place-unfilled' } });
  // candidates have no templates: whatever they write is theirs
  await givenMessage(t.world, candidate.id, owner.email, 'What does {firstName} mean?');
});

test('nobody is named by a template to whom they may not write', async () => {
  const candidate = await givenApplicant('en');
  const asked = asOther(chatTemplates.list, { memberEmail: candidate.email });
  await expect(asked).rejects.toMatchObject({ problem: { code: 'not-your-contact' } });
  await givenMessage(t.world, owner.id, candidate.email, 'Hello');
  const [talk] = (await asOwner(conversations.list, {})).items;
  const foreign = asOther(chatTemplates.list, { conversationId: talk?.conversationId ?? '' });
  await expect(foreign).rejects.toMatchObject({ problem: { code: 'not-found' } });
});
