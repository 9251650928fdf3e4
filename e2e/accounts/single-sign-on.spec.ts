import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { cert } from '../../server/test/outside/certificate.ts';
import { startNameServer } from '../../server/test/outside/name-server.ts';
import { client, startOidc } from '../../server/test/outside/oidc.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { newCompany, newPassword, newTeammate } from '../support/new-people.ts';
import { test as base, expect, type Running, startLimit, startProduct } from '../support/product.ts';
import { wordsOf } from '../support/words.ts';

interface Elsewhere {
  provider: Awaited<ReturnType<typeof startOidc>>;
  names: Awaited<ReturnType<typeof startNameServer>>;
}

/** A product beside a provider of identities and a name server. */
const test = base.extend<object, { elsewhere: Elsewhere; product: Running }>({
  elsewhere: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from this pattern
    async ({}, use) => {
      const [provider, names] = [await startOidc(), await startNameServer()];
      await use({ provider, names });
      await Promise.all([provider.close(), names.close()]);
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ elsewhere }, use) => {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'trusted-'));
      const trusted = path.join(folder, 'cert.pem');
      fs.writeFileSync(trusted, cert);
      const product = await startProduct({
        OUTGOING_ALLOW: '127.0.0.1/32',
        DNS_SERVERS: elsewhere.names.address,
        NODE_EXTRA_CA_CERTS: trusted,
      });
      await use(product);
      await product.stop();
      fs.rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: startLimit + 30_000 },
  ],
});

test.use({ locale: 'de-DE', ignoreHTTPSErrors: true });
const say = wordsOf('de');
const button = (page: Page, key: string, values = {}) => page.getByRole('button', { name: say(key, values), exact: true });

test('an owner sets up the provider of the company, requires it and lets it make people; a teammate signs in there, and shows there who they are', async ({
  page,
  browser,
  elsewhere: { provider, names },
  product,
}) => {
  const owner = await newCompany(product, 'de');
  const mate = await newTeammate(product, await product.as(owner, newPassword), 'de');
  await product.signIn(page, owner, newPassword);
  await page.goto('/recruiter-settings/user-management');
  await page.getByRole('link', { name: say('accounts:team.singleSignOn.open') }).click();
  await expect(page.getByText(say('accounts:singleSignOn.use.domainFirst'))).toBeVisible();
  await expectGoodScreen(page, 'single-sign-on-none');

  await page.getByRole('textbox', { name: say('accounts:singleSignOn.domains.label') }).fill('mail.example');
  await button(page, 'accounts:singleSignOn.domains.add').click();
  const domain = page.getByRole('article', { name: 'mail.example' });
  const record = await domain.getByLabel(say('accounts:singleSignOn.domains.record'), { exact: true }).inputValue();
  await expectGoodScreen(page, 'single-sign-on-domain');
  names.publish('mail.example', record);
  await button(page, 'accounts:singleSignOn.domains.checkOf', { domain: 'mail.example' }).click();
  await expect(domain.getByText(say('accounts:singleSignOn.domains.state.proven'))).toBeVisible();

  await page.getByRole('textbox', { name: say('accounts:singleSignOn.provider.issuer') }).fill(provider.issuer);
  await page.getByRole('textbox', { name: say('accounts:singleSignOn.provider.clientId') }).fill(client.clientId);
  await page.getByLabel(say('accounts:singleSignOn.provider.secret')).fill(client.clientSecret);
  await button(page, 'common:save').click();
  await expect(page.getByText(say('accounts:singleSignOn.try.not'))).toBeVisible();
  await expectGoodScreen(page, 'single-sign-on-kept');

  provider.seats({ sub: 'rosa', email: owner });
  await button(page, 'accounts:singleSignOn.try.go').click();
  await expect(page.getByText(say('accounts:singleSignOn.try.done', { email: owner }))).toBeVisible();
  await expect(page).toHaveURL(/recruiter-settings\/single-sign-on$/);
  await button(page, 'accounts:singleSignOn.require.start').click();
  const asking = page.getByRole('dialog', { name: say('accounts:singleSignOn.require.title') });
  await expectGoodScreen(page, 'single-sign-on-requiring');
  await asking.getByRole('button', { name: say('accounts:singleSignOn.require.start'), exact: true }).click();
  await expect(page.getByText(say('accounts:singleSignOn.require.onText'))).toBeVisible();

  // the provider makes people, too
  await button(page, 'accounts:singleSignOn.provisioning.start').click();
  const shown = page.getByRole('dialog', { name: say('accounts:singleSignOn.provisioning.token.title') });
  const token = await shown.getByLabel(say('accounts:singleSignOn.provisioning.token.label'), { exact: true }).inputValue();
  await expectGoodScreen(page, 'single-sign-on-token');
  await shown.getByRole('button', { name: say('accounts:singleSignOn.provisioning.token.done') }).click();
  const scim = (method: string, path: string, body: object) =>
    fetch(`${product.url}/scim/v2${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
      body: JSON.stringify(body),
    });
  const name = { givenName: 'Zoé', familyName: 'Lang' };
  const made = await scim('POST', '/Users', { userName: 'zoe', name, emails: [{ value: 'zoe@mail.example' }] });
  const { id } = (await made.json()) as { id: string };
  expect((await scim('POST', '/Users', { userName: 'eve@elsewhere.example' })).status).toBe(400);
  await page.reload();
  await expect(page.getByText(say('accounts:singleSignOn.provisioning.did.made', { name: 'Zoé Lang' }))).toBeVisible();
  await expect(page.getByText(say('accounts:singleSignOn.provisioning.why.address-outside'))).toBeVisible();
  await expectGoodScreen(page, 'single-sign-on-provisioning');
  await page.getByRole('link', { name: say('accounts:singleSignOn.toTeam') }).click();
  await expect(page.getByText('zoe@mail.example')).toBeVisible();
  await scim('PATCH', `/Users/${id}`, { Operations: [{ op: 'Replace', path: 'active', value: 'False' }] });
  await page.reload();
  await expect(page.getByText(mate)).toBeVisible();
  await expect(page.getByText('zoe@mail.example')).toHaveCount(0);

  const theirs = await browser.newContext({ locale: 'de-DE', baseURL: product.url, ignoreHTTPSErrors: true });
  const other = await theirs.newPage();
  await other.goto('/signup?mode=in');
  await other.getByRole('textbox', { name: say('accounts:email') }).fill(mate);
  await other.getByRole('textbox', { name: say('accounts:password') }).fill(newPassword);
  await other
    .locator('form')
    .getByRole('button', { name: say('accounts:signIn.title'), exact: true })
    .click();
  await expect(other.getByRole('alert').getByText(say('common:refusals.single-sign-on-needed'))).toBeVisible();
  await expect(other.getByText(say('accounts:signIn.companyRequired', { company: 'Lindenhof' }))).toBeVisible();
  await expectGoodScreen(other, 'single-sign-on-sign-in');
  provider.seats({ sub: 'ken', email: mate });
  await button(other, 'accounts:signIn.company', { company: 'Lindenhof' }).click();
  await expect(other).toHaveURL(/\/home$/);

  // what is dangerous asks once more, in a tab of its own
  await other.goto('/recruiter-settings/security');
  await button(other, 'accounts:app.setUp').click();
  const again = other.getByRole('dialog', { name: say('common:passwordAgain.title') });
  const opened = theirs.waitForEvent('page');
  await again.getByRole('button', { name: say('common:passwordAgain.company', { company: 'Lindenhof' }) }).click();
  const tab = await opened;
  await expect(tab.getByRole('heading', { name: say('accounts:singleSignOn.back.shown') })).toBeVisible();
  await expectGoodScreen(tab, 'single-sign-on-shown');
  await expect(again).toHaveCount(0);
  await expect(other.getByRole('dialog').getByRole('textbox').first()).toBeVisible();

  // a link to come back by that was opened elsewhere signs nobody in
  await tab.goto(`/single-sign-on/00000000-0000-4000-8000-000000000001?code=stolen&state=stolen`);
  await expect(tab.getByRole('alert').getByText(say('accounts:singleSignOn.back.elsewhere'))).toBeVisible();
  await theirs.close();
});
