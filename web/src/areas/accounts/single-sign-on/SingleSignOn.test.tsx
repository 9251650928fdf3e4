import { screen as page, within } from '@testing-library/react';
import { team } from '@vitrine/contract/accounts/team.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { singleSignOn } from '@vitrine/contract/single-sign-on/connection.ts';
import { companyDomains } from '@vitrine/contract/single-sign-on/domains.ts';
import { provisioning } from '@vitrine/contract/single-sign-on/provisioning.ts';
import { signingOn } from '@vitrine/contract/single-sign-on/signing-on.ts';
import { expect, it } from 'vitest';
import { keepWay } from '../../../parts/single-sign-on/ways-out.ts';
import { session } from '../../../platform/session/session.ts';
import { type Answer, answer, corporateInfo, refusal, renderScreen } from '../../../testing.tsx';

const companyId = '00000000-0000-4000-8000-000000000009';
const me = { id: '00000000-0000-4000-8000-000000000001', email: 'rosa@lindenhof.test', firstName: 'Rosa', lastName: 'Linden' };
const info = (role: 'owner' | 'recruiter') => answer(team.info, { ...me, role, department: null, profilePic: null, corporateInfo });
const proven = { id: me.id, domain: 'lindenhof.test', record: 'vitrine-verification=abc', state: 'proven' as const };
const connection = {
  issuer: 'https://login.lindenhof.test',
  clientId: 'vitrine',
  joinsAs: null,
  triedAt: '2026-11-02T10:00:00Z',
  requiredSince: null,
};
const shown = (more: Partial<Reply<typeof singleSignOn.show>> = {}) => ({
  connection,
  redirect: `https://vitrine.test/single-sign-on/${companyId}`,
  domains: [proven],
  linked: 2,
  outside: 1,
  ...more,
});
const address = 'https://vitrine.test/scim/v2';
const unprovisioned = answer(provisioning.show, { address, state: null });
const open = (answers: readonly Answer[], role: 'owner' | 'recruiter' = 'owner') =>
  renderScreen('/recruiter-settings/single-sign-on', { visitor: 'recruiter', answers: [info(role), unprovisioned, ...answers] });

it('leads from the domain to the provider, and says what is missing', async () => {
  let domains: Reply<typeof singleSignOn.show>['domains'] = [];
  const { user, calls } = await open([
    answer(singleSignOn.show, () => shown({ connection: null, domains, linked: 0, outside: 0 })),
    answer(companyDomains.add, () => {
      domains = [{ ...proven, state: 'waiting' }];
      return { id: proven.id, record: proven.record };
    }),
    answer(companyDomains.check, () => {
      throw refusal('domain-unproven');
    }),
  ]);
  expect(await page.findByText('Please prove a domain first.')).toBeTruthy();
  await user.type(page.getByRole('textbox', { name: 'Domain, as it stands after the @' }), 'lindenhof.test');
  await user.click(page.getByRole('button', { name: 'Add' }));
  const domain = within(await page.findByRole('article', { name: 'lindenhof.test' }));
  expect(domain.getByLabelText<HTMLInputElement>('TXT record').value).toBe(proven.record);
  await user.click(domain.getByRole('button', { name: 'Look for the record of lindenhof.test now' }));
  expect(await page.findByText(/was not found in the DNS/)).toBeTruthy();
  expect(calls.find(({ route }) => route === companyDomains.add.route)?.asked).toMatchObject({ domain: 'lindenhof.test' });
});

it('says before it is required what becomes of whom', async () => {
  let requiredSince: string | null = null;
  const { user } = await open([
    answer(singleSignOn.show, () => shown({ connection: { ...connection, requiredSince } })),
    answer(singleSignOn.require, () => {
      requiredSince = '2026-11-03T10:00:00Z';
      return {};
    }),
  ]);
  await user.click(await page.findByRole('button', { name: 'Require it' }));
  const dialog = within(await page.findByRole('dialog', { name: 'Require single sign-on?' }));
  expect(dialog.getByText(/One teammate has an address outside of your domains/)).toBeTruthy();
  expect(dialog.getByText(/You as the owner still sign in with your password/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Require it' }));
  expect(await page.findByText('Your team signs in this way alone.', { exact: false })).toBeTruthy();
});

it('provisions from a switch on: the token is shown once, then what the provider did and what was refused', async () => {
  let state: Reply<typeof provisioning.show>['state'] = null;
  const { user, calls } = await renderScreen('/recruiter-settings/single-sign-on', {
    visitor: 'recruiter',
    answers: [
      info('owner'),
      answer(singleSignOn.show, shown()),
      answer(provisioning.show, () => ({ address, state })),
      answer(provisioning.start, () => {
        const at = '2026-11-03T10:00:00Z';
        const last = [{ at, did: 'shut-out' as const, name: 'Ken Kuhn', email: 'ken@lindenhof.test' }];
        state = { joinsAs: 'hiring-manager', startedAt: at, usedAt: at, rotatingUntil: null, refused: { at, why: 'no-seat' }, last };
        return { token: 'vitrine_scim_secret' };
      }),
      answer(provisioning.stop, () => {
        state = null;
        return {};
      }),
    ],
  });
  const role = await page.findByRole('combobox', { name: 'Whoever your provider adds' });
  await user.click(role);
  const choices = within(document.getElementById(role.getAttribute('aria-controls') ?? '') ?? document.body);
  await user.click(choices.getByRole('option', { name: 'Becomes a hiring manager', hidden: true }));
  await user.click(page.getByRole('button', { name: 'Switch on' }));
  const dialog = within(await page.findByRole('dialog', { name: 'Your token' }));
  expect(dialog.getByDisplayValue('vitrine_scim_secret')).toBeTruthy();
  expect(calls.find(({ route }) => route === provisioning.start.route)?.asked).toEqual({ joinsAs: 'hiring-manager' });
  await user.click(dialog.getByRole('button', { name: 'I have entered it' }));
  expect(await page.findByText('There was no seat for another recruiter.')).toBeTruthy();
  expect(page.getByText('Ken Kuhn was shut out.', { exact: false })).toBeTruthy();
  expect(page.getByDisplayValue(address)).toBeTruthy();
  expect(page.queryByDisplayValue('vitrine_scim_secret')).toBeNull();
  await user.click(page.getByRole('button', { name: 'Switch off' }));
  await user.click(within(await page.findByRole('dialog')).getByRole('button', { name: 'Switch off' }));
  expect(await page.findByRole('button', { name: 'Switch on' })).toBeTruthy();
});

it('is for the owner alone', async () => {
  await open([], 'recruiter');
  expect(await page.findByText('The owner of the company sets this up.')).toBeTruthy();
});

/** Goes out from a page, and comes back with what the provider says. */
async function back(query: string, ways: string[], answers: readonly Answer[] = []) {
  const { calls, router } = await renderScreen('/imprint', { visitor: 'signed-out', answers });
  for (const state of ways) keepWay(`https://login.lindenhof.test/?state=${state}`, { purpose: 'sign-in', ticket: 'own secret' });
  router.history.push(`/single-sign-on/${companyId}?${query}`);
  return calls;
}

it('signs in whoever comes back to the browser that began, and leads them on', async () => {
  const calls = await back(
    'code=c-1&state=s-1&iss=https://login.lindenhof.test',
    ['s-1'],
    [answer(signingOn.finish, { token: 't'.repeat(43), userType: 'Recruiter', role: 'recruiter', userEmail: me.email })],
  );
  await expect.poll(() => session()?.token).toBe('t'.repeat(43));
  expect(calls.find(({ route }) => route === signingOn.finish.route)?.asked).toEqual({
    companyId,
    code: 'c-1',
    state: 's-1',
    iss: 'https://login.lindenhof.test',
    ticket: 'own secret',
  });
});

it('signs nobody in who did not begin here', async () => {
  const calls = await back('code=c-1&state=foreign', ['s-1']);
  expect(await page.findByText(/begun in another browser/)).toBeTruthy();
  expect(calls.some(({ route }) => route === signingOn.finish.route)).toBe(false);
});

it('says so where the provider signs nobody in', async () => {
  await back('error=access_denied&state=s-2', ['s-2']);
  expect(await page.findByText(/did not sign you in/)).toBeTruthy();
});
