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

/** The list with one voucher, while the server wants the password again until `right` was shown. */
async function opened(right: string) {
  let shown = false;
  return renderScreen('/admin-panel/vouchers', {
    visitor: 'admin',
    answers: [
      answer(vouchers.list, {
        items: [{ ...voucher, validUntil: '2080-01-01', maxUses: 1, used: 0, held: 0 }],
        total: 1,
        page: 1,
        count: 20,
      }),
      answer(vouchers.delete, () => {
        if (!shown) throw refusal('password-needed');
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
  await user.click(within(await screen.findByRole('dialog', { name: /AUTUMN/ })).getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Your password, once more' });
  const field = within(dialog).getByLabelText('Password');
  await user.type(field, 'another lantern{Enter}');
  expect(await within(dialog).findByText('The current password is wrong')).toBeTruthy();
  await user.clear(field);
  await user.type(field, 'quiet amber lighthouse{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ route }) => route === vouchers.delete.route)).toHaveLength(2);
});
