import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import { companyJobs } from '@vitrine/contract/job-ads/jobs.ts';
import { Webhook } from 'standardwebhooks';
import { cert } from '../../server/test/outside/certificate.ts';
import { startReceiver } from '../../server/test/outside/receivers.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { test as base, callWith, expect, type Running, startLimit, startProduct } from '../support/product.ts';
import { wordsOf } from '../support/words.ts';

/** A product beside a program of the company's own, which takes webhooks. */
const test = base.extend<object, { elsewhere: Awaited<ReturnType<typeof startReceiver>>; product: Running }>({
  elsewhere: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from this pattern
    async ({}, use) => {
      const elsewhere = await startReceiver();
      await use(elsewhere);
      elsewhere.close();
    },
    { scope: 'worker' },
  ],
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from this pattern
    async ({}, use) => {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'trusted-'));
      const trusted = path.join(folder, 'cert.pem');
      fs.writeFileSync(trusted, cert);
      const product = await startProduct({ OUTGOING_ALLOW: '127.0.0.1/32', NODE_EXTRA_CA_CERTS: trusted });
      await use(product);
      await product.stop();
      fs.rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: startLimit + 30_000 },
  ],
});

test.use({ locale: 'de-DE' });
const say = wordsOf('de');
const recruiter = 'recruiter@demo.example';

test('a program is told of a new applicant by a signed message, reads who it is with a key, and is shut out once that is revoked', async ({
  elsewhere,
  page,
  product,
}) => {
  await product.signIn(page, recruiter);
  await page.goto('/recruiter-settings/programs');
  await expect(page.getByText(say('webhooks:none'))).toBeVisible();
  await expectGoodScreen(page, 'programs-none');
  const dialog = (key: string) => page.getByRole('dialog', { name: say(key), exact: true });

  await page.getByRole('button', { name: say('api-keys:make') }).click();
  const making = dialog('api-keys:make');
  await making.getByRole('textbox', { name: say('api-keys:form.name') }).fill('Lohnbuchhaltung');
  await making.getByRole('checkbox', { name: say('api-keys:scope.applicants-read'), exact: true }).check();
  await making.getByRole('button', { name: say('api-keys:form.go') }).click();
  const shown = dialog('api-keys:shown.title');
  const key = await shown.getByRole('textbox', { name: say('api-keys:shown.key') }).inputValue();
  await expectGoodScreen(page, 'programs-key');
  await shown.getByRole('button', { name: say('api-keys:shown.done') }).click();
  await expect(page.getByText(key)).toHaveCount(0);

  await page.getByRole('button', { name: say('webhooks:make') }).click();
  const hook = dialog('webhooks:make');
  await hook.getByRole('textbox', { name: say('webhooks:form.url') }).fill(`${elsewhere.origin}/bewerbungen`);
  await hook.getByRole('checkbox', { name: say('webhooks:event.application-sent') }).check();
  await hook.getByRole('button', { name: say('webhooks:form.go') }).click();
  const kept = dialog('webhooks:secret.title');
  const secret = await kept.getByRole('textbox', { name: say('webhooks:secret.label') }).inputValue();
  await kept.getByRole('button', { name: say('webhooks:secret.done') }).click();

  const company = await product.as(recruiter);
  const { items } = await company(companyJobs.list, { search: 'Fachverkauf' });
  const bookingId = items[0]?.bookingId ?? '';
  const { applicationId } = await (await product.as('candidate@demo.example'))(applying.apply, { bookingId, consent: true });
  await expect.poll(() => elsewhere.at('/bewerbungen').length).toBe(1);
  const [{ headers, body } = { headers: {}, body: '' }] = elsewhere.at('/bewerbungen');
  const said = new Webhook(secret).verify(body, headers) as { type: string; data: { applicationId: string } };
  expect(said).toMatchObject({ type: 'application.sent', data: { applicationId, bookingId, by: 'profile' } });

  const program = callWith(product.url, `Bearer ${key}`);
  const read = () => program(applicants.one, { id: said.data.applicationId });
  expect(await read()).toMatchObject({ id: applicationId, status: 'New' });

  await page.getByRole('button', { name: say('webhooks:log.open') }).click();
  const log = dialog('webhooks:log.title');
  await expect(log.getByText(say('webhooks:event.application-sent'))).toBeVisible();
  await expectGoodScreen(page, 'programs-log');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: say('api-keys:revoke.which', { name: 'Lohnbuchhaltung' }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('api-keys:revoke.action') })
    .click();
  await expect(page.getByText(say('api-keys:none'))).toBeVisible();
  await expect(read()).rejects.toMatchObject({ problem: { code: 'not-signed-in' } });
});
