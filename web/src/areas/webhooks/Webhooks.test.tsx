import { screen as page, within } from '@testing-library/react';
import { team } from '@vitrine/contract/accounts/team.ts';
import { apiKeys } from '@vitrine/contract/api-keys/keys.ts';
import { type Webhook, type WebhookAttempt, webhooks } from '@vitrine/contract/webhooks/endpoints.ts';
import { expect, it } from 'vitest';
import { type Answer, answer, corporateInfo, refusal, renderScreen } from '../../testing.tsx';

const owner = answer(team.info, {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'rosa@lindenhof.test',
  firstName: 'Rosa',
  lastName: 'Linden',
  role: 'owner',
  department: null,
  profilePic: null,
  corporateInfo,
});
const hook: Webhook = {
  id: '00000000-0000-4000-8000-000000000002',
  url: 'https://hr.example/hook',
  events: ['application.sent'],
  disabled: null,
  failingSince: null,
  rotatingUntil: null,
  createdAt: '2026-11-02T10:00:00Z',
};
const open = (answers: readonly Answer[]) =>
  renderScreen('/recruiter-settings/programs', { visitor: 'recruiter', answers: [owner, answer(apiKeys.list, { items: [] }), ...answers] });

it('is made with an address and events, says at the field what is wrong, and shows its secret once', async () => {
  let items: Webhook[] = [];
  const { user } = await open([
    answer(webhooks.list, () => ({ items })),
    answer(webhooks.make, ({ url }) => {
      if (url.includes('10.0.0.1')) throw refusal('address-not-public', [{ field: 'url', message: 'address-not-public' }]);
      items = [hook];
      return { id: hook.id, secret: 'whsec_c2VjcmV0' };
    }),
  ]);
  await user.click(await page.findByRole('button', { name: 'New webhook' }));
  const dialog = within(await page.findByRole('dialog', { name: 'New webhook' }));
  const field = dialog.getByRole('textbox', { name: /Address/ });
  await user.type(field, 'https://10.0.0.1/hook');
  await user.click(dialog.getByRole('checkbox', { name: 'Somebody has applied' }));
  await user.click(dialog.getByRole('button', { name: 'Make the webhook' }));
  expect(await dialog.findByText('This address is not on the public internet')).toBeTruthy();
  await user.clear(field);
  await user.type(field, hook.url);
  await user.click(dialog.getByRole('button', { name: 'Make the webhook' }));
  const shown = within(await page.findByRole('dialog', { name: 'The secret of your webhook' }));
  expect(shown.getByLabelText('Secret')).toHaveProperty('value', 'whsec_c2VjcmV0');
  await user.click(shown.getByRole('button', { name: 'I have kept it' }));
  expect(await page.findByRole('article', { name: hook.url })).toBeTruthy();
  expect(page.queryByDisplayValue('whsec_c2VjcmV0')).toBeNull();
});

it('shows its tries, and sends one or a while of them again', async () => {
  const attempt: WebhookAttempt = {
    id: 3,
    eventId: '00000000-0000-4000-8000-000000000003',
    type: 'application.sent',
    at: '2026-11-02T10:00:00Z',
    try: 2,
    status: 500,
    fault: null,
    milliseconds: 120,
    state: 'waiting',
    nextAt: '2026-11-02T10:05:00Z',
  };
  const { user, calls } = await open([
    answer(webhooks.list, { items: [hook] }),
    answer(webhooks.log, { items: [attempt, { ...attempt, id: 2, try: 1, status: null, fault: 'timeout' }], more: false }),
    answer(webhooks.replay, ({ eventId }) => ({ events: eventId ? 1 : 12 })),
  ]);
  await user.click(await page.findByRole('button', { name: 'Tries' }));
  const log = within(await page.findByRole('dialog', { name: 'Tries of the last thirty days' }));
  expect(await log.findByText(/Answered 500 · 120 ms · try 2 of 10 · next try/)).toBeTruthy();
  expect(log.getByText(/No answer in 15 seconds/)).toBeTruthy();
  await user.click(log.getAllByRole('button', { name: 'Send again' })[0] as HTMLElement);
  expect(await page.findByText('One event is on its way')).toBeTruthy();
  await user.click(log.getByRole('button', { name: 'Replay' }));
  expect(await page.findByText('12 events are on their way')).toBeTruthy();
  const asked = calls.filter(({ route }) => route === webhooks.replay.route).map((one) => one.asked);
  expect(asked).toEqual([
    { id: hook.id, eventId: attempt.eventId },
    { id: hook.id, since: expect.any(String) },
  ]);
});

it('that was turned off says why, and can be turned on again', async () => {
  let disabled: Webhook['disabled'] = 'failing';
  const { user } = await open([
    answer(webhooks.list, () => ({ items: [{ ...hook, disabled }] })),
    answer(webhooks.turn, ({ on }) => {
      disabled = on ? null : 'person';
      return {};
    }),
  ]);
  expect(await page.findByText(/nothing arrived for five days/)).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Send a test' })).toBeNull();
  await user.click(page.getByRole('button', { name: 'Turn on' }));
  expect(await page.findByRole('button', { name: 'Send a test' })).toBeTruthy();
});
