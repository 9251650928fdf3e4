import { chatTemplates } from '@vitrine/contract/chat/templates.ts';
import { emailTemplates } from '@vitrine/contract/emails/templates.ts';
import { maxOwnTemplates } from '@vitrine/contract/text-templates.ts';
import { expect, test } from 'vitest';
import { startWorld } from '../../../../test/world.ts';
import { givenCandidate, givenCompany, givenHiringManager, givenTeammate } from '../../accounts/fixtures.ts';
import { givenApplication } from '../../applicants/fixtures.ts';
import { givenJobCode } from '../../job-codes/fixtures.ts';

const t = await startWorld();
const none = { subject: '', body: '' };
const trialDay = {
  name: 'Trial day',
  texts: {
    en: none,
    de: {
      subject: 'Probetag als {title}',
      body: 'Guten Tag {firstName},\n\nkommen Sie zum <Probetag>?\nBis {constructor}\n\n{sender}, {company}',
    },
    fr: none,
  },
};

async function givenRecruiter() {
  const { companyId, owner } = await givenCompany(t.world, 'Lindenhof', { firstName: 'Olga', lastName: 'Owner' });
  return { companyId, owner, me: await t.as(owner.id) };
}
const refusedWith = (code: string) => ({ problem: { code } });

test('an e-mail that a company writes is filled in for its recipient, in the language in which it is written', async () => {
  const { me } = await givenRecruiter();
  const job = await givenJobCode(me, { title: 'Baker' });
  const jonas = await givenCandidate(t.world, { firstName: 'Jonas & {sender}' });
  await givenApplication(t.world, job.bookingId, jonas.id);
  await me(emailTemplates.add, trialDay);
  const [own] = (await me(emailTemplates.list, { language: 'fr', email: jonas.email })).items;
  expect(own).toMatchObject({ own: true, name: 'Trial day', language: 'de', subject: 'Probetag als Baker' });
  expect(own?.html).toBe(
    '<p>Guten Tag Jonas &amp; {sender},</p><p>kommen Sie zum &lt;Probetag&gt;?<br>Bis {constructor}</p><p>Olga Owner, Lindenhof</p>',
  );
  // of somebody who is nobody's applicant nothing is known
  const [unknown] = (await me(emailTemplates.list, { language: 'de', email: 'stranger@mail.test' })).items;
  expect(unknown).toMatchObject({ subject: 'Probetag als {title}' });
  expect(unknown?.html).toContain('Guten Tag {firstName}');
});

test('all recruiters of the company have it, change it and delete it; nobody else does', async () => {
  const { companyId, me } = await givenRecruiter();
  await me(emailTemplates.add, trialDay);
  const colleague = await t.as((await givenTeammate(t.world, companyId)).id);
  const own = async (call: typeof me) => (await call(emailTemplates.list, { language: 'en' })).items.filter((one) => one.own);
  const id = (await own(colleague))[0]?.id ?? '';
  const other = (await givenRecruiter()).me;
  expect(await own(other)).toEqual([]);
  await expect(other(emailTemplates.update, { ...trialDay, id })).rejects.toMatchObject(refusedWith('not-found'));
  await expect(other(emailTemplates.remove, { id })).rejects.toMatchObject(refusedWith('not-found'));
  const manager = await t.as((await givenHiringManager(t.world, companyId, [])).id);
  await expect(manager(emailTemplates.remove, { id })).rejects.toMatchObject(refusedWith('not-allowed'));
  const english = { ...trialDay.texts, en: { subject: 'A day with us', body: 'Hello' } };
  await colleague(emailTemplates.update, { id, name: 'Day on trial', texts: english });
  expect(await own(me)).toMatchObject([
    { name: 'Day on trial', texts: english, subject: 'A day with us', html: '<p>Hello</p>', language: 'en' },
  ]);
  await me(emailTemplates.remove, { id });
  expect(await own(colleague)).toEqual([]);
  await expect(me(emailTemplates.remove, { id })).rejects.toMatchObject(refusedWith('not-found'));
});

test('templates of e-mails and of messages are kept apart', async () => {
  const { me } = await givenRecruiter();
  await me(emailTemplates.add, trialDay);
  await me(chatTemplates.add, { name: 'Short', texts: { en: 'Hi', de: '', fr: '' } });
  const [email] = (await me(emailTemplates.list, { language: 'en' })).items;
  const [message] = (await me(chatTemplates.list, {})).items;
  expect([email?.name, message?.name]).toEqual(['Trial day', 'Short']);
  await expect(me(chatTemplates.remove, { id: email?.id ?? '' })).rejects.toMatchObject(refusedWith('not-found'));
  await expect(me(emailTemplates.update, { ...trialDay, id: message?.id ?? '' })).rejects.toMatchObject(refusedWith('not-found'));
});

test('a template needs a name and words in one language, and there is an end to how many there are', async () => {
  const { companyId, me } = await givenRecruiter();
  const subjectAlone = { ...trialDay.texts, de: { subject: 'Probetag', body: '' } };
  for (const wrong of [
    { ...trialDay, name: ' ' },
    { ...trialDay, texts: subjectAlone },
  ])
    await expect(me(emailTemplates.add, wrong)).rejects.toMatchObject(refusedWith('invalid'));
  const row = {
    company_id: companyId,
    kind: 'email' as const,
    name: 'One',
    texts: JSON.stringify(trialDay.texts),
    created_at: new Date().toISOString(),
  };
  const rows = Array.from({ length: maxOwnTemplates - 1 }, () => ({ ...row, id: crypto.randomUUID() }));
  await t.world.db.insertInto('text_template').values(rows).execute();
  const tried = await Promise.allSettled([me(emailTemplates.add, trialDay), me(emailTemplates.add, trialDay)]);
  expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await me(chatTemplates.add, { name: 'Short', texts: { en: 'Hi', de: '', fr: '' } });
});
