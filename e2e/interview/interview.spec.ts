import { invitations } from '@vitrine/contract/invitations/invitations.ts';
import { arrive, ledger, published, recordFor, safe, stop } from '../stories/interviewing.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/product.ts';

test('a guest checks the camera, practises, answers and sends', async ({ page, product }) => {
  const job = await published(product, ['Why bread?', 'Why at night?']);
  await arrive(page, job.id, 'mara@mail.example');
  await page.getByRole('button', { name: 'Record 5 seconds' }).click();
  await expect(page.getByText('This is what arrived with us')).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Practise first' }).click();
  await page.getByRole('button', { name: 'Record a practice answer' }).click();
  await expect(page.getByTestId('timer')).toHaveText('00 : 58', { timeout: 30_000 });
  await stop(page);
  await expect(page.getByRole('group', { name: 'Your practice answer' })).toBeVisible();
  await page.getByRole('button', { name: 'To the questions' }).click();

  await expect(page.getByRole('heading', { name: 'Why bread?' })).toBeVisible();
  await expectAccessible(page);
  await recordFor(page, /00 : 5[0-6]/);
  await stop(page);
  await expect(page.getByTestId('take')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next question' }).click();
  await page.getByText('Writing', { exact: true }).click();
  await page.getByLabel('Your answer').fill('Because the town smells of it in the morning.');
  await page.getByRole('button', { name: 'Save answer' }).click();
  await page.getByRole('button', { name: 'Look over and send' }).click();
  await expect(page.getByText('Answered in writing')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send my answers' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, it is sent' })).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  expect((await product.mailTo('mara@mail.example', /was sent/)).text).toContain('Night baker');
  await page.goto(`/video-interview/${job.id}`);
  await expect(page.getByText('your application has arrived')).toBeVisible();
});

test('two tabs do not record the same interview', async ({ page, context, product }) => {
  const job = await published(product, ['Why bread?']);
  await arrive(page, job.id, 'tabs@mail.example');
  const other = await context.newPage();
  await other.goto(`/video-interview/${job.id}`);
  await other.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(other.getByText('This interview is open in another tab')).toBeVisible();
  await other.getByRole('button', { name: 'Continue here' }).click();
  await expect(other.getByRole('heading', { name: 'Camera and microphone' })).toBeVisible();
  await expect(page.getByText('This interview is open in another tab')).toBeVisible();
});

test('the time to think leads into the time to answer, which warns and ends by itself', async ({ page, product }) => {
  const job = await published(product, ['Why bread?'], { thinkSeconds: 3, seconds: 12 });
  await arrive(page, job.id, 'time@mail.example');
  await page.getByRole('button', { name: 'First question' }).click();
  await expect(page.getByRole('timer', { name: 'Time to think' })).toBeVisible();
  await expect(page.getByRole('timer', { name: 'Time to answer' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('alert').filter({ hasText: '10 seconds left' })).toHaveCount(1, { timeout: 30_000 });
  await expect(page.getByTestId('take')).toHaveCount(1, { timeout: 30_000 });
  await safe(page);
  await expect
    .poll(async () => (await ledger(page, product, job.id)).questions[0]?.takes[0]?.mediaState, { timeout: 60_000 })
    .toBe('ready');
  const [question] = (await ledger(page, product, job.id)).questions;
  expect(question).toMatchObject({ attemptsLeft: 1, takes: [{ endedBy: 'time', state: 'finished' }] });
  expect(question?.takes[0]?.media?.seconds).toBeGreaterThan(10);
});

test('an answer by sound alone', async ({ page, product }) => {
  const job = await published(product, ['Why bread?']);
  await arrive(page, job.id, 'sound@mail.example');
  await page.getByRole('button', { name: 'First question' }).click();
  await page.getByText('Sound', { exact: true }).click();
  await expect(page.getByText('Only your voice is recorded')).toBeVisible();
  await recordFor(page, /00 : 5[0-6]/);
  await stop(page);
  await safe(page);
  await expect
    .poll(async () => (await ledger(page, product, job.id)).questions[0]?.takes[0]?.mediaState, { timeout: 60_000 })
    .toBe('ready');
  expect((await ledger(page, product, job.id)).questions[0]?.takes[0]).toMatchObject({
    kind: 'audio',
    media: { contentType: 'audio/mp4', processing: false },
  });
  await expectAccessible(page);
});

test('invited by mail and without a camera: told so, and answered in writing', async ({ page, product }) => {
  const job = await published(product, ['Why bread?']);
  const recruiter = await product.as('recruiter@demo.example');
  await recruiter(invitations.invite, {
    bookingId: job.bookingId,
    candidates: [{ email: 'invited@mail.example', firstName: 'Noor', lastName: 'Haddad' }],
  });
  const mail = await product.mailTo('invited@mail.example', /video-interview/);
  const link = new URL(/http\S+\/video-interview\/\S+/.exec(mail.text)?.[0] ?? '');
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('Requested device not found', 'NotFoundError'));
  });
  await page.goto(`${link.pathname}${link.search}`);
  await expect(page.getByText('Hello Noor')).toBeVisible();
  await page.getByRole('checkbox', { name: /I agree that my answers/ }).check();
  await page.getByRole('button', { name: 'Go on as Noor' }).click();
  await expect(page.getByText('Camera or microphone not detected')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go on without a camera' }).click();
  await page.getByLabel('Your answer').fill('x'.repeat(1001));
  await expect(page.getByText('You have exceeded the character limit')).toBeVisible();
  await page.getByLabel('Your answer').fill('Because of the crust.');
  await page.getByRole('button', { name: 'Save answer' }).click();
  await page.getByRole('button', { name: 'Look over and send' }).click();
  await page.getByRole('button', { name: 'Send my answers' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, it is sent' })).toBeVisible();
});
