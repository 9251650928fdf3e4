import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessions } from '@vitrine/contract/accounts/sessions.ts';
import { vouchers } from '@vitrine/contract/billing/vouchers.ts';
import { expect, test } from 'vitest';
import { answer, refusal, renderScreen } from '../../testing.tsx';

const user = userEvent.setup();
const voucher = {
  id: '00000000-0000-4000-8000-000000000001',
  voucherCode: 'AUTUMN',
  scope: 'subscription',
  percent: 1000,
  amount: null,
} as const;

const restoreUntil = '2080-01-02T08:05:00.000Z';

/** The list with one voucher, while the server wants the password again until `right` was shown. */
async function opened(right: string, { taken = false } = {}) {
  let shown = false;
  let deleted = taken;
  let over = false;
  return renderScreen('/admin-panel/vouchers', {
    visitor: 'admin',
    answers: [
      answer(vouchers.list, () => ({
        items: over
          ? []
          : [{ ...voucher, validUntil: '2080-01-01', maxUses: 9, used: 3, held: 1, restoreUntil: deleted ? restoreUntil : null }],
        total: 1,
        page: 1,
        count: 20,
      })),
      answer(vouchers.touched, { name: 'AUTUMN', used: 3, held: 1 }),
      answer(vouchers.delete, ({ name }) => {
        if (!shown) throw refusal('password-needed');
        if (name !== 'AUTUMN') throw refusal('name-differs', [{ field: 'name', message: 'name-differs' }]);
        deleted = true;
        return { restoreUntil };
      }),
      answer(vouchers.restore, () => {
        if (taken) {
          over = true;
          throw refusal('voucher-exists');
        }
        deleted = false;
        return {};
      }),
      answer(sessions.showPassword, ({ password }) => {
        if (password !== right) throw refusal('wrong-password');
        shown = true;
        return {};
      }),
    ],
  });
}

test('what is not easily taken back asks for the password once more, and goes on by itself', async () => {
  const { calls } = await opened('quiet amber lighthouse');
  await user.click(await screen.findByRole('button', { name: /AUTUMN/ }));
  const named = await screen.findByRole('dialog', { name: /AUTUMN/ });
  const code = within(named).getByRole('textbox', { name: /AUTUMN/ });
  await user.type(code, 'AUTUMN,');
  await user.click(within(named).getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Your password, once more' });
  const field = within(dialog).getByLabelText('Password');
  await user.type(field, 'another lantern{Enter}');
  expect(await within(dialog).findByText('The current password is wrong')).toBeTruthy();
  await user.clear(field);
  await user.type(field, 'quiet amber lighthouse{Enter}');
  // the password was right, the code was not
  expect(await screen.findByText('This is not the name shown there')).toBeTruthy();
  await user.clear(code);
  await user.type(code, 'AUTUMN{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ route }) => route === vouchers.delete.route)).toHaveLength(3);
});

test('what a voucher touches is counted before it is deleted, and a deleted one says until when it can be brought back', async () => {
  const { calls } = await opened('quiet amber lighthouse');
  await user.click(await screen.findByRole('button', { name: /Delete.*AUTUMN/ }));
  const named = await screen.findByRole('dialog', { name: /AUTUMN/ });
  const touched = within(named).getByRole('region', { name: 'What it touches' });
  expect(touched.textContent).toMatch(/Used3.*Held now1/);
  await user.type(within(named).getByRole('textbox', { name: /AUTUMN/ }), 'AUTUMN{Enter}');
  await user.type(await screen.findByLabelText('Password'), 'quiet amber lighthouse{Enter}');
  expect(await screen.findByText(/can bring it back until/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Delete.*AUTUMN/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Bring back the voucher AUTUMN' }));
  expect(await screen.findByRole('button', { name: /Delete.*AUTUMN/ })).toBeTruthy();
  expect(calls.findLast(({ route }) => route === vouchers.restore.route)?.asked).toEqual({ id: voucher.id });
  expect(screen.queryByText(/can bring it back until/)).toBeNull();
});

test('why a voucher cannot be brought back is said, and the list is asked anew', async () => {
  await opened('quiet amber lighthouse', { taken: true });
  await user.click(await screen.findByRole('button', { name: 'Bring back the voucher AUTUMN' }));
  expect(await screen.findByText('There is a voucher with this code already')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('AUTUMN')).toBeNull());
});
