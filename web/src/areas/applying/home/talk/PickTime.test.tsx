import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { applicationHome, type OwnApplication } from '@vitrine/contract/applying/home.ts';
import { ownTalks } from '@vitrine/contract/talks/own.ts';
import { expect, it } from 'vitest';
import { type Answer, answer, refusal, renderScreen } from '../../../../testing.tsx';
import { homeOf, ownOf } from '../home-of.ts';

const [first, second] = ['2031-03-29T09:00:00.000Z', '2031-03-31T08:00:00.000Z'] as const;
const held = { minutes: 45, timeZone: 'Europe/Berlin', place: 'Mill Road 3', people: ['Ada Moor'] };
const talkOffer = { ...held, times: [first, second], note: '', webex: false };
const noMeeting = { webex: null, recordable: false };

const history = [{ what: 'status' as const, status: 'Interview' as const, at: '2026-03-05T09:00:00.000Z' }];
const shown = (own: () => Partial<OwnApplication>, answers: Answer[] = []) =>
  renderScreen('/application/book22', {
    visitor: 'candidate',
    answers: [answer(applicationHome.show, () => homeOf({ status: 'Interview', history, own: ownOf(own()) })), ...answers],
  });
const station = () => screen.getByRole('list', { name: 'The progress of your application' }).textContent;

it('a time is picked on the own clock, and the station of the talk says that it waits for the applicant until then', async () => {
  let picked = '';
  const { user, calls } = await shown(
    () => (picked ? { talk: { ...held, ...noMeeting, startsAt: picked, calendar: '' } } : { talkOffer }),
    [
      answer(ownTalks.pick, ({ startsAt }) => {
        picked = startsAt;
        return {};
      }),
    ],
  );
  const button = await screen.findByRole('button', { name: 'Take this time' });
  expect(button.hasAttribute('disabled')).toBe(true);
  expect(station()).toContain('waits for you');
  expect(station()).not.toContain('The company gets in touch');
  await user.click(screen.getByRole('radio', { name: /^Monday, 31\/03\/2031/ }));
  await user.click(button);
  await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(calls.find(({ route }) => route === ownTalks.pick.route)?.asked).toMatchObject({ startsAt: second, timeZone });
  expect(station()).toContain('Monday, 31/03/2031');
});

it('a time that was taken meanwhile says so, and the others stay to choose from', async () => {
  let times: string[] = [first, second];
  const { user } = await shown(
    () => ({ talkOffer: { ...talkOffer, times } }),
    [
      answer(ownTalks.pick, () => {
        times = [second];
        throw refusal('time-taken');
      }),
    ],
  );
  await user.click(await screen.findByRole('radio', { name: /^Saturday, 29\/03\/2031/ }));
  await user.click(screen.getByRole('button', { name: 'Take this time' }));
  expect(await screen.findByText(/This time is no longer free/)).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Take this time' }).hasAttribute('disabled')).toBe(true);
});

const both = (times: string[]) =>
  shown(() => ({ talk: { ...held, ...noMeeting, startsAt: first, calendar: '' }, talkOffer: { ...talkOffer, times } }));

it('other times for a talk that has a date say that the date stays meanwhile', async () => {
  await both([second]);
  expect(await screen.findByText(/your talk stays on Saturday, 29\/03\/2031/)).toBeTruthy();
});

it('when no time is left there is a way to ask for others', async () => {
  await both([]);
  expect(await screen.findByText(/None of these times is left/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /write to the company/ })).toBeTruthy();
});
