import { screen, waitFor, within } from '@testing-library/react';
import { team } from '@vitrine/contract/accounts/team.ts';
import { people } from '@vitrine/contract/admin/people.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { accommodation } from '@vitrine/contract/interviews/accommodation.ts';
import { type AuditEntry, audit } from '@vitrine/contract/privacy/audit.ts';
import { type ConsentRow, privacy } from '@vitrine/contract/privacy/privacy.ts';
import { retention } from '@vitrine/contract/privacy/retention.ts';
import { sharingConsents } from '@vitrine/contract/sharing/consents.ts';
import { expect, test } from 'vitest';
import { answer, corporateInfo, renderScreen } from '../../testing.tsx';

const at = '2026-11-20T08:05:00.000Z';
const consent: ConsentRow = {
  id: '00000000-0000-4000-8000-000000000031',
  purpose: 'interview',
  textVersion: '3',
  language: 'en',
  companyName: 'Lindenhof',
  title: 'Night baker',
  givenAt: at,
  withdrawnAt: null,
  withdrawable: true,
};
const terms: ConsentRow = { ...consent, id: '00000000-0000-4000-8000-000000000032', purpose: 'terms', title: null, withdrawable: false };

function ownData(hash = '') {
  let consents = [consent, { ...terms, companyName: null }];
  return renderScreen(`/candidate-settings/privacy${hash}`, {
    visitor: 'candidate',
    answers: [
      answer(privacy.own, () => ({ stored: [{ area: 'interviews', kind: 'answers', count: 4 }], consents })),
      answer(privacy.looks, {
        items: [
          { id: 2, at, action: 'seen', object: 'application', by: { kind: 'Recruiter', name: 'Rosa Linden', companyName: 'Lindenhof' } },
          { id: 1, at, action: 'seen', object: 'profile', by: { kind: 'link', name: null, companyName: null } },
        ],
        more: false,
      }),
      answer(privacy.exportState, { state: 'none', done: 0, total: 0, url: null, createdAt: null, expiresAt: null }),
      answer(privacy.withdraw, ({ id }) => {
        consents = consents.map((one) => (one.id === id ? { ...one, withdrawnAt: at, withdrawable: false } : one));
        return {};
      }),
      answer(accommodation.own, { time: 'as-set', moreAttempts: false, answerKind: 'video' }),
      answer(retention.kept, { items: [] }),
      answer(sharingConsents.own, { items: [] }),
    ],
  });
}

test('somebody reads who looked at the own data, by name where there is one', async () => {
  await ownData();
  const looks = within(await screen.findByRole('region', { name: 'Who saw your data' }));
  expect((await looks.findByText('Rosa Linden, Lindenhof')).parentElement?.textContent).toContain('looked at: application');
  expect(looks.getByText('Somebody with a link').parentElement?.textContent).toContain('looked at: profile');
});

test('whoever comes to delete the account has that button at hand, at the end of a long page', async () => {
  await ownData('#erase');
  const erase = within(await screen.findByRole('region', { name: 'Delete the account' }));
  await waitFor(() => expect(document.activeElement).toBe(erase.getByRole('button')));
});

test('withdrawing a consent says first what follows, and the terms are not offered', async () => {
  const { user, calls } = await ownData();
  const consents = within(await screen.findByRole('region', { name: 'What you agreed to' }));
  const withdraw = await consents.findAllByRole('button', { name: /^Withdraw/ });
  expect(withdraw.map((one) => one.getAttribute('aria-label'))).toEqual(['Withdraw: Being recorded in an interview, Night baker']);
  await user.click(withdraw[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this consent?' }));
  expect(dialog.getByText(/Your recordings, documents and message for Lindenhof are deleted/)).toBeTruthy();
  expect(calls.some(({ route }) => route === privacy.withdraw.route)).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(await consents.findByText(/withdrawn on 20 November 2026/)).toBeTruthy();
  expect(calls.find(({ route }) => route === privacy.withdraw.route)?.asked).toEqual({ id: consent.id });
});

const entry: AuditEntry = {
  id: 1,
  at,
  action: 'seen',
  object: 'application',
  objectId: '00000000-0000-4000-8000-000000000033',
  actorKind: 'Recruiter',
  actorName: 'Rosa Linden',
  subjectName: null,
  companyName: 'Lindenhof',
  keyName: null,
};

test('the log is narrowed by what was done and by days, and says so where nothing fits', async () => {
  const { user, calls } = await renderScreen('/admin-panel/activity', {
    visitor: 'admin',
    answers: [answer(audit.list, ({ action }) => ({ items: action === 'exported' ? [] : [entry], more: false }))],
  });
  await user.click(await screen.findByRole('combobox', { name: 'What was done' }));
  await user.click(await screen.findByRole('option', { name: 'Exported', hidden: true }));
  expect(await screen.findByText(/Nothing like this is in the log/)).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Until day' }), '20/11/2026');
  await waitFor(() => {
    const asked = calls.findLast(({ route }) => route === audit.list.route)?.asked;
    expect(asked).toMatchObject({ action: 'exported', until: new Date('2026-11-21T00:00:00').toISOString() });
  });
});

const rosa = {
  id: '00000000-0000-4000-8000-000000000041',
  firstName: 'Rosa',
  lastName: 'Linden',
  email: 'rosa@lindenhof.test',
  role: 'owner' as const,
  department: null,
  profilePic: null,
};
const account: Reply<typeof people.person> = {
  ...rosa,
  state: 'active',
  createdAt: at,
  activatedAt: at,
  userType: 'Recruiter',
  language: 'en',
  companyId: '00000000-0000-4000-8000-000000000042',
  companyName: 'Lindenhof',
  applications: 0,
  closeUpConnected: false,
};

test('an administrator reads what one account did, and gets back to everybody', async () => {
  const { user, calls, path } = await renderScreen(`/admin-panel/activity?person=${rosa.id}`, {
    visitor: 'admin',
    answers: [answer(audit.list, { items: [entry], more: false }), answer(people.person, account)],
  });
  expect(await screen.findByText('Only what Rosa Linden did')).toBeTruthy();
  expect(calls.findLast(({ route }) => route === audit.list.route)?.asked).toMatchObject({ by: rosa.id });
  await user.click(screen.getByRole('link', { name: 'Show what everybody did' }));
  await waitFor(() => expect(calls.findLast(({ route }) => route === audit.list.route)?.asked).not.toHaveProperty('by'));
  expect(path()).toBe('/admin-panel/activity');
});

test('the owner of a company narrows the log to one of the team', async () => {
  const { user, calls } = await renderScreen('/recruiter-settings/data-protection', {
    visitor: 'recruiter',
    answers: [
      answer(team.info, { ...rosa, corporateInfo }),
      answer(team.list, { items: [{ ...rosa, jobs: [], since: at, secondStep: null }] }),
      answer(audit.list, { items: [entry], more: false }),
    ],
  });
  await user.click(await screen.findByRole('combobox', { name: 'Person in the team' }));
  await user.click(await screen.findByRole('option', { name: 'Rosa Linden', hidden: true }));
  await waitFor(() => expect(calls.findLast(({ route }) => route === audit.list.route)?.asked).toMatchObject({ by: rosa.id }));
});

test('what was done again and again in a row is one line, and everybody in it is named at a click', async () => {
  const people = ['Ada', 'Ben', 'Cem', 'Dag', 'Eva', 'Finn', 'Gil', 'Hana', 'Ada'];
  const items = people.map((subjectName, index) => ({ ...entry, id: people.length - index, subjectName }));
  const { user } = await renderScreen('/admin-panel/activity', { visitor: 'admin', answers: [answer(audit.list, { items, more: false })] });
  const row = (await screen.findByText(/Ada \(2 times\), Ben, Cem, Dag, Eva, Finn/)).closest('li') as HTMLElement;
  expect(row.textContent).not.toContain('Hana');
  await user.click(within(row).getByRole('button', { name: 'and 2 more' }));
  expect(row.textContent).toContain('Finn, Gil, Hana');
});

test.each([
  ['untouched', null, /Untouched. Sealed hours: 12/],
  ['changed', at, /The log was changed/],
])('an administrator has the seals of the log checked: %s', async (_case, broken, said) => {
  const { user } = await renderScreen('/admin-panel/activity', {
    visitor: 'admin',
    answers: [answer(audit.list, { items: [entry], more: false }), answer(audit.check, { hours: 12, sealedUntil: at, broken })],
  });
  expect(await screen.findByText(/a person who is gone/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Check the seals' }));
  expect(await screen.findByText(said)).toBeTruthy();
});

/** A log of so many entries, the newest first, as the server answers it. */
const logOf = (length: number) =>
  answer(audit.list, ({ before = length + 1, count = 50 }) => {
    const ids = Array.from({ length: Math.min(Number(before) - 1, Number(count)) }, (_, index) => Number(before) - 1 - index);
    return { items: ids.map((id) => ({ ...entry, id, subjectName: `Person ${id}`, object: `thing ${id}` })), more: ids.at(-1) !== 1 };
  });

test('the log is read to its end, however long it is', async () => {
  const { user } = await renderScreen('/admin-panel/activity', { visitor: 'admin', answers: [logOf(260)] });
  await screen.findByText(/Person 260/);
  for (let more = screen.queryByRole('button', { name: 'Show more' }); more; more = screen.queryByRole('button', { name: 'Show more' })) {
    const rows = screen.getAllByText(/Person \d+/).length;
    await user.click(more);
    await waitFor(() => expect(screen.getAllByText(/Person \d+/).length).toBeGreaterThan(rows));
  }
  expect(screen.getAllByText(/Person \d+/)).toHaveLength(260);
});
