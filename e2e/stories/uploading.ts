import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { registration } from '@vitrine/contract/accounts/registration.ts';
import { applicantAnswers } from '@vitrine/contract/applicants/answers.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { administrator, callWith, expect, type Product } from '../support/product.ts';
import { linkIn, wordsOf } from '../support/words.ts';

const password = 'quiet amber lighthouse';
const film = path.join(import.meta.dirname, '../../server/src/demo/films/profile.mp4');
const question = 'Why do you like wood?';

/** A company with an interview of one question, and a candidate who has begun it. */
async function givenInterview(product: Product, mark: string) {
  const call = callWith(product.url, '');
  const signUp = { firstName: 'Ada', lastName: `Vik ${mark}`, password, termsAccepted: true as const };
  const recruiter = `ada.${mark}@demo.example`;
  const candidate = `ole.${mark}@demo.example`;
  await call(registration.recruiter, { ...signUp, email: recruiter, companyName: `Vik Möbel ${mark}` });
  await call(registration.candidate, { ...signUp, firstName: 'Ole', email: candidate });
  for (const email of [recruiter, candidate]) {
    const activation = new URL(linkIn(await product.mailTo(email), /activation=/)).searchParams.get('activation') ?? '';
    await call(registration.activate, { activation, password });
  }
  const company = await product.as(recruiter, password);
  const asked = { id: randomUUID(), text: question, kinds: ['video' as const], seconds: 60, thinkSeconds: 30, retries: '1' as const };
  const made = await company(jobCodeEditing.create, { title: `Cabinetmaker ${mark}`, questions: [{ ...asked, skippable: false }] });
  await company(jobCodeEditing.publish, { id: made.id });
  const { applicationId, bookingId } = await (await product.as(candidate, password))(interview.begin, {
    jobcodeId: made.id,
    consent: true,
  });
  return { company, candidate, applicationId, bookingId, companyName: `Vik Möbel ${mark}`, name: `Ole Vik ${mark}` };
}

const answersSeen = async (company: Call, bookingId: string) =>
  (await company(applicantAnswers.questionwise, { bookingId })).items.flatMap(({ answer }) => answer ?? []);

/** An administrator uploads a film for a candidate, who looks at it, agrees, and later takes the yes back. */
export async function uploadsForACandidate(page: Page, product: Product, language: Language, mark: string) {
  const say = wordsOf(language);
  const given = await givenInterview(product, mark);
  await product.signIn(page, administrator);
  await page.goto(`/admin-panel/users?lang=${language}&search=${encodeURIComponent(given.candidate)}`);
  await page.getByRole('button', { name: new RegExp(given.name) }).click();
  const person = page.getByRole('dialog', { name: given.name });
  await person.getByRole('button', { name: say('admin:interviews.upload') }).click();
  const uploading = page.getByRole('dialog', { name: say('admin:interviews.uploadFor', { title: `Cabinetmaker ${mark}` }) });
  await uploading.getByRole('textbox', { name: say('admin:interviews.origin') }).fill('Recorded with you at our stand');
  await uploading.locator('input[type=file]').setInputFiles(film);
  await expectGoodScreen(page, 'admin-uploading');
  await uploading.getByRole('button', { name: say('admin:interviews.upload') }).click();
  await expect(page.getByText(say('admin:interviews.uploaded'))).toBeVisible();
  await expect(person.getByRole('button', { name: say('admin:interviews.takeBack') })).toBeVisible();
  await expectGoodScreen(page, 'admin-uploaded');
  expect(await answersSeen(given.company, given.bookingId)).toEqual([]);

  const mail = await product.mailTo(given.candidate, /film|Film/);
  const link = linkIn(mail, /\/application\//);
  await product.signIn(page, given.candidate, password);
  await page.goto(`${link}?lang=${language}`);
  await expect(page.getByText(say('applying:home.offered.origin', { origin: 'Recorded with you at our stand' }))).toBeVisible();
  await expectGoodScreen(page, 'film-offered');
  await page.getByRole('button', { name: say('applying:home.offered.agree', { company: given.companyName }) }).click();
  await expect(page.getByText(say('applying:home.offered.sent'))).toBeVisible();
  await expect(page.getByText(say('applying:home.offered.standing'))).toBeVisible();
  await expectGoodScreen(page, 'film-agreed');
  expect(await answersSeen(given.company, given.bookingId)).toMatchObject([{ uploaded: true }]);

  await page.getByRole('button', { name: say('applying:home.offered.takeBack') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('common:delete') })
    .click();
  await expect(page.getByText(say('applying:home.offered.gone'))).toBeVisible();
  await expect(page.getByText(say('applying:home.offered.standing'))).toHaveCount(0);
  expect(await answersSeen(given.company, given.bookingId)).toEqual([]);
}
