import { screen as page, waitFor, within } from '@testing-library/react';
import { look } from '@vitrine/contract/companies/branding.ts';
import { ownCalendar } from '@vitrine/contract/integrations/calendar.ts';
import { webex } from '@vitrine/contract/integrations/webex.ts';
import { describe, expect, it, vi } from 'vitest';
import { type Answer, answer, refusal, refuse, renderScreen } from '../../testing.tsx';

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
const noCalendar = answer(ownCalendar.show, { calendar: null });
const ownLook = answer(look.own, {
  primaryColor1: null,
  secondaryColor1: null,
  fontUrl: null,
  fontStyle: 'sans-serif',
  companyName: 'Lindenhof',
  companyLogo: null,
  slug: 'lindenhof',
  fontSource: '',
  businessTerms: '',
  privacyTerms: '',
});
const open = ({ answers = [] }: { answers?: readonly Answer[] } = {}, path = address) =>
  renderScreen(path, { visitor: 'recruiter', answers: [noCalendar, ownLook, ...answers] });

describe('the jobs elsewhere', () => {
  it('have an address for each reader and a line for the own site', async () => {
    await open({ answers: [shown(null, false)] });
    const value = async (name: RegExp) => ((await page.findByRole('textbox', { name })) as HTMLInputElement).value;
    expect(await value(/own website/)).toContain('data-company="lindenhof"');
    expect(new URL(await value(/Indeed/)).pathname).toBe('/feeds/lindenhof/jobs.xml');
    expect(new URL(await value(/XING/)).pathname).toBe('/feeds/lindenhof/xing.xml');
    expect(page.getByRole('button', { name: 'Copy (For XING)' })).toBeTruthy();
  });
});

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

describe('the own calendar in the settings', () => {
  const kept = { host: 'calendar.example', state: 'ready' as const, readAt: '2026-11-02T10:00:00Z', busy: 3 };

  it('is kept free by its address; what is wrong with that is said at the field', async () => {
    let calendar: typeof kept | null = null;
    const { user } = await open({
      answers: [
        shown(null),
        answer(ownCalendar.show, () => ({ calendar })),
        answer(ownCalendar.connect, ({ address }) => {
          if (!address.endsWith('.ics')) throw refusal('calendar-unreadable', [{ field: 'address', message: 'calendar-unreadable' }]);
          calendar = kept;
          return {};
        }),
        answer(ownCalendar.disconnect, () => {
          calendar = null;
          return {};
        }),
      ],
    });
    const field = await page.findByRole('textbox', { name: /Address of your calendar/ });
    await user.type(field, 'https://calendar.example/page');
    await user.click(page.getByRole('button', { name: 'Keep my calendar free' }));
    expect(await page.findByText('What is at this address is no calendar that can be read')).toBeTruthy();
    await user.type(field, '.ics');
    await user.click(page.getByRole('button', { name: 'Keep my calendar free' }));
    expect(await page.findByText('3 times of the coming year are kept free')).toBeTruthy();
    await user.click(page.getByRole('button', { name: 'Disconnect' }));
    expect(await page.findByRole('textbox', { name: /Address of your calendar/ })).toBeTruthy();
  });

  it('that cannot be read is said, with what is kept meanwhile and the way to another address', async () => {
    const { user } = await open({ answers: [shown(null), answer(ownCalendar.show, { calendar: { ...kept, state: 'unreachable' } })] });
    expect(await page.findByText(/What was read before is still kept free/)).toBeTruthy();
    await user.click(page.getByRole('button', { name: 'Another address' }));
    expect(await page.findByRole('textbox', { name: /Address of your calendar/ })).toBeTruthy();
  });
});
