import { screen as page, within } from '@testing-library/react';
import { sessions } from '@vitrine/contract/accounts/sessions.ts';
import { team } from '@vitrine/contract/accounts/team.ts';
import { type ApiKey, apiKeys } from '@vitrine/contract/api-keys/keys.ts';
import { webhooks } from '@vitrine/contract/webhooks/endpoints.ts';
import { expect, it } from 'vitest';
import { type Answer, answer, corporateInfo, refusal, renderScreen } from '../../testing.tsx';

const address = '/recruiter-settings/programs';
const me = { id: '00000000-0000-4000-8000-000000000001', email: 'rosa@lindenhof.test', firstName: 'Rosa', lastName: 'Linden' };
const info = (role: 'owner' | 'recruiter') => answer(team.info, { ...me, role, department: null, profilePic: null, corporateInfo });
const colleagues = answer(team.list, {
  items: [{ ...me, role: 'owner', jobs: [], department: null, profilePic: null, since: '2026-11-02T10:00:00Z', secondStep: null }],
});
const key: ApiKey = {
  id: '00000000-0000-4000-8000-000000000002',
  name: 'Payroll',
  prefix: 'vitrine_a1B2c3',
  scopes: ['applicants:read', 'documents:read'],
  actsFor: { id: me.id, name: 'Rosa Linden' },
  createdAt: '2026-11-02T10:00:00Z',
  expiresAt: '2027-01-31T10:00:00Z',
  usedAt: null,
  state: 'active',
};
const open = (answers: readonly Answer[], role: 'owner' | 'recruiter' = 'owner') =>
  renderScreen(address, { visitor: 'recruiter', answers: [info(role), colleagues, answer(webhooks.list, { items: [] }), ...answers] });

it('asks for the password, shows the new key once, and then only how it begins', async () => {
  let shown = false;
  let items: ApiKey[] = [];
  const { user, calls } = await open([
    answer(apiKeys.list, () => ({ items })),
    answer(apiKeys.make, () => {
      if (!shown) throw refusal('password-needed');
      items = [key];
      return { id: key.id, key: `${key.prefix}-and-the-rest` };
    }),
    answer(sessions.showPassword, () => {
      shown = true;
      return {};
    }),
  ]);
  expect(await page.findByText(/There is no key yet/)).toBeTruthy();
  await user.click(page.getByRole('button', { name: 'New key' }));
  const dialog = within(await page.findByRole('dialog', { name: 'New key' }));
  await user.click(dialog.getByRole('button', { name: 'Make the key' }));
  expect(calls.some(({ route }) => route === apiKeys.make.route)).toBe(false);
  await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Payroll');
  await user.click(dialog.getByRole('checkbox', { name: 'Read applicants' }));
  await user.click(dialog.getByRole('button', { name: 'Make the key' }));
  await user.type(await page.findByLabelText('Password', { selector: 'input' }), 'quiet amber lighthouse');
  await user.keyboard('{Enter}');
  const made = within(await page.findByRole('dialog', { name: 'Your new key' }));
  expect(made.getByLabelText('Key')).toHaveProperty('value', 'vitrine_a1B2c3-and-the-rest');
  await user.click(made.getByRole('button', { name: 'I have kept it' }));
  expect(await page.findByText('vitrine_a1B2c3…')).toBeTruthy();
  expect(page.queryByDisplayValue(/and-the-rest/)).toBeNull();
  const asked = calls.filter(({ route }) => route === apiKeys.make.route).at(-1)?.asked;
  expect(asked).toMatchObject({ name: 'Payroll', scopes: ['applicants:read'], days: 90 });
});

it('says what a key may and when it was used, and asks before it revokes it', async () => {
  let items: ApiKey[] = [key, { ...key, id: '00000000-0000-4000-8000-000000000003', name: 'Old one', state: 'expired' }];
  const { user } = await open([
    answer(apiKeys.list, () => ({ items })),
    answer(apiKeys.revoke, ({ id }) => {
      items = items.filter((one) => one.id !== id);
      return {};
    }),
  ]);
  expect((await page.findAllByText('Read applicants · Read documents')).length).toBe(2);
  expect(page.getAllByText(/Acts for Rosa Linden · never used/).length).toBe(2);
  expect(page.getByText('Expired')).toBeTruthy();
  await user.click(page.getByRole('button', { name: 'Revoke: Payroll' }));
  const dialog = within(await page.findByRole('dialog', { name: 'Revoke “Payroll”?' }));
  await user.click(dialog.getByRole('button', { name: 'Revoke' }));
  expect(await page.findByText('The key is revoked')).toBeTruthy();
  expect(page.queryByText('Payroll')).toBeNull();
});

it('is for the owner alone', async () => {
  await open([], 'recruiter');
  expect(await page.findByText(/a matter for the owner/)).toBeTruthy();
  expect(page.queryByRole('button', { name: 'New key' })).toBeNull();
});
