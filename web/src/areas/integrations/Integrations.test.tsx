import { screen as page, waitFor, within } from '@testing-library/react';
import { webex } from '@vitrine/contract/integrations/webex.ts';
import { describe, expect, it, vi } from 'vitest';
import { answer, refuse, renderScreen } from '../../testing.tsx';

const address = '/recruiter-settings/integrations';
const connection = {
  state: 'ready' as 'ready' | 'ended',
  name: 'Kim of Lindenhof',
  email: 'kim@lindenhof.test',
  connectedBy: 'Kim Berg',
  connectedAt: '2026-11-02T10:00:00Z',
};
const shown = (change: Partial<typeof connection> | null = {}, offered = true) =>
  answer(webex.show, { offered, connection: change && { ...connection, ...change } });
const open = (answers: Parameters<typeof renderScreen>[1] = {}, path = address) => renderScreen(path, { visitor: 'recruiter', ...answers });

describe('Webex in the settings', () => {
  it('says plainly that it is off where the operator has not set it up, and offers nothing', async () => {
    await open({ answers: [shown(null, false)] });
    expect(await page.findByText(/Webex is not set up on this Vitrine/)).toBeTruthy();
    expect(page.queryByRole('button', { name: 'Connect Webex' })).toBeNull();
  });

  it('connects with what somebody comes back with, and keeps none of it in the address', async () => {
    const { calls, path } = await open(
      { answers: [shown(), answer(webex.accepted, {})] },
      `${address}?code=secret-code&state=secret-state`,
    );
    expect(await page.findByText('Your company is connected with Webex')).toBeTruthy();
    expect(await page.findByText('kim@lindenhof.test')).toBeTruthy();
    const sent = calls.filter(({ route }) => route === webex.accepted.route);
    expect(sent.map(({ asked }) => asked)).toEqual([{ webexAuthCode: 'secret-code', state: 'secret-state' }]);
    expect(path()).toBe(address);
  });

  it('says why it was not connected, and offers the way again', async () => {
    await open({ answers: [shown(null), refuse(webex.accepted, 'link-expired')] }, `${address}?code=a&state=b`);
    const said = await page.findByRole('alert');
    expect(within(said).getByText('Webex was not connected')).toBeTruthy();
    expect(page.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('asks nothing of anybody who said no at Webex', async () => {
    const { calls } = await open({ answers: [shown(null)] }, `${address}?error=access_denied&state=b`);
    expect(await page.findByText(/was not allowed at Webex/)).toBeTruthy();
    expect(calls.some(({ route }) => route === webex.accepted.route)).toBe(false);
  });

  it('shows the spaces of the account, asks before it disconnects, and leads to connecting again when it has ended', async () => {
    let state: 'ready' | 'ended' | 'gone' = 'ready';
    const { user } = await open({
      answers: [
        answer(webex.show, () => ({ offered: true, connection: state === 'gone' ? null : { ...connection, state } })),
        answer(webex.rooms, { items: [{ id: 'a', title: 'Bakery team' }] }),
        answer(webex.disconnect, () => {
          state = 'gone';
          return {};
        }),
      ],
    });
    await user.click(await page.findByRole('button', { name: 'Show spaces' }));
    expect(await page.findByText('Bakery team')).toBeTruthy();
    await user.click(page.getByRole('button', { name: 'Disconnect' }));
    const dialog = await page.findByRole('dialog', { name: 'Disconnect Webex?' });
    await user.click(within(dialog).getByRole('button', { name: 'Disconnect' }));
    expect(await page.findByRole('button', { name: 'Connect Webex' })).toBeTruthy();
    await waitFor(() => expect(page.queryByText('kim@lindenhof.test')).toBeNull());
  });

  it('leads to Webex, again too where the connection has ended', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { user } = await open({
      answers: [shown({ state: 'ended' }), answer(webex.connect, { url: 'https://webex.test/authorize' })],
    });
    await user.click(await page.findByRole('button', { name: 'Connect again' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://webex.test/authorize'));
    assign.mockRestore();
  });
});
