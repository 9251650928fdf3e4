import { screen as page, waitFor, within } from '@testing-library/react';
import { account } from '@vitrine/contract/accounts/account.ts';
import { company } from '@vitrine/contract/accounts/company.ts';
import { passwords } from '@vitrine/contract/accounts/passwords.ts';
import { secondStep } from '@vitrine/contract/accounts/second-step.ts';
import { team } from '@vitrine/contract/accounts/team.ts';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { notificationSettings } from '@vitrine/contract/notifications/settings.ts';
import { describe, expect, it } from 'vitest';
import { answer, refuse, renderScreen } from '../../../testing.tsx';

const me = '00000000-0000-4000-8000-000000000001';
const mate = '00000000-0000-4000-8000-000000000002';
const person = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  department: null,
  profilePic: null,
  since: '2026-01-01T00:00:00Z',
  secondStep: null,
};
const required = answer(secondStep.own, { app: null, codesLeft: 0, passkeys: 0, required: false, held: false });
const info = (owner: boolean) =>
  answer(team.info, {
    ...person,
    id: me,
    role: owner ? 'owner' : 'recruiter',
    corporateInfo: {
      companyId: me,
      companyName: 'Engines',
      companyLogo: null,
      industries: ['retail', 'education', 'consulting'],
      employees: null,
      departments: [],
      address: '',
      website: '',
      phone: '',
      timeZone: 'Europe/Berlin',
    },
  });
const list = (owner: boolean) =>
  answer(team.list, {
    items: [
      { ...person, jobs: [], id: me, role: owner ? 'owner' : 'recruiter' },
      {
        ...person,
        jobs: [],
        id: mate,
        firstName: 'Grace',
        lastName: 'Hopper',
        email: 'grace@example.org',
        role: owner ? 'recruiter' : 'owner',
      },
    ],
  });
const card = {
  id: 'abc123',
  state: 'active',
  updatedAt: '2026-01-01T00:00:00Z',
  deadline: null,
  closesAt: null,
  publishedAt: null,
  createdBy: '',
  poster: null,
  questionCount: 0,
  seconds: 0,
  invited: 0,
  applicants: 0,
  underWay: 0,
  unseen: 0,
} as const;
const nobodyWaits = answer(team.pending, { items: [] });

describe('the account', () => {
  it('changes the name and says so', async () => {
    const { user, calls } = await renderScreen('/candidate-settings/account', {
      visitor: 'candidate',
      answers: [answer(account.updateName, {})],
    });
    const name = await page.findByRole('textbox', { name: /First name/ });
    await user.clear(name);
    await user.type(name, 'Augusta');
    await user.click(page.getByRole('button', { name: 'Save' }));
    expect(await page.findByText('Saved')).toBeTruthy();
    expect(calls.find((call) => call.route.endsWith('/updatename'))?.asked).toEqual({
      firstName: 'Augusta',
      lastName: 'Lovelace',
      language: 'en',
    });
  });

  it('says at the field that the current password is wrong', async () => {
    const answers = [refuse(passwords.change, 'wrong-password')];
    const { user } = await renderScreen('/candidate-settings/account', { visitor: 'candidate', answers });
    await user.type(await page.findByLabelText(/Current password/, { selector: 'input' }), 'not it');
    await user.type(page.getByLabelText(/New password/, { selector: 'input' }), 'four words in a row');
    await user.click(page.getByRole('button', { name: 'Change the password' }));
    expect(await page.findByText('The current password is wrong')).toBeTruthy();
    expect(page.queryByRole('dialog')).toBeNull();
  });

  it('leads from the security straight into the field of the password', async () => {
    const { user } = await renderScreen('/candidate-settings/security', { visitor: 'candidate', answers: [required] });
    await user.click(await page.findByRole('link', { name: 'Change the password' }));
    await waitFor(() => expect(document.activeElement).toBe(page.getByLabelText(/Current password/, { selector: 'input' })));
  });

  it('shows a failed call as a dialog with an error icon that Escape or its button closes', async () => {
    const answers = [refuse(account.updateName, 'unknown')];
    const { user } = await renderScreen('/candidate-settings/account', { visitor: 'candidate', answers });
    await user.type(await page.findByRole('textbox', { name: /First name/ }), 'x');
    await user.click(page.getByRole('button', { name: 'Save' }));
    const dialog = await page.findByRole('dialog');
    expect(within(dialog).getByTestId('error-icon')).toBeTruthy();
    expect(dialog.textContent).toContain('Unknown error occured');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  });
});

describe('the team', () => {
  it('is the owner’s to change', async () => {
    const answers = [required, info(true), list(true), nobodyWaits, answer(team.remove, {})];
    const { user, calls } = await renderScreen('/recruiter-settings/user-management', { visitor: 'recruiter', answers });
    await user.click(await page.findByRole('button', { name: 'Remove Grace Hopper' }));
    const dialog = await page.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(calls.find((call) => call.route.endsWith('/removeuser'))?.asked).toEqual({ id: mate }));
  });

  it('shows everybody else who is in charge and nothing to change', async () => {
    await renderScreen('/recruiter-settings/user-management', { visitor: 'recruiter', answers: [info(false), list(false), nobodyWaits] });
    expect(await page.findByText('Owner')).toBeTruthy();
    expect(page.queryByRole('button', { name: /Remove/ })).toBeNull();
  });

  it('invites a hiring manager with jobs, and changes what somebody may do', async () => {
    const job = { bookingId: 'bkg234', title: 'Night baker', type: 'jobad' } as const;
    const none = { items: [], total: 0, page: 1, count: 200, counts: { active: 0, inactive: 0, expired: 0, archived: 0 } };
    const answers = [
      required,
      info(true),
      list(true),
      nobodyWaits,
      answer(jobCodeLists.active, { ...none, items: [{ ...card, ...job }] }),
      answer(jobCodeLists.inactive, none),
      answer(jobCodeLists.expired, none),
      answer(team.invite, { invited: ['new@example.org'], refused: [] }),
      answer(team.changeRole, {}),
    ];
    const { user, calls } = await renderScreen('/recruiter-settings/user-management', { visitor: 'recruiter', answers });
    await user.type(await page.findByRole('combobox', { name: 'E-mail addresses' }), 'new@example.org{Enter}');
    await user.click(page.getByRole('radio', { name: 'Hiring manager' }));
    await user.click(page.getByRole('combobox', { name: 'Jobs' }));
    await user.click(await page.findByRole('option', { name: 'Night baker', hidden: true }));
    await user.click(page.getByRole('button', { name: 'Send invitations' }));
    await waitFor(() =>
      expect(calls.find((call) => call.route.endsWith('/invite/multiple'))?.asked).toEqual({
        emails: ['new@example.org'],
        role: 'hiring-manager',
        bookings: ['bkg234'],
      }),
    );
    await user.click(page.getByRole('button', { name: 'Change the role of Grace Hopper' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Role of Grace Hopper' }));
    await user.click(dialog.getByRole('radio', { name: 'Hiring manager' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls.find((call) => call.route.endsWith('/recruiter/role'))?.asked).toEqual({
        id: mate,
        role: 'hiring-manager',
        bookings: [],
      }),
    );
  });

  it('says for each refused address why, and keeps it to be corrected', async () => {
    const answers = [
      required,
      info(true),
      list(true),
      nobodyWaits,
      answer(team.invite, { invited: ['new@example.org'], refused: [{ email: 'grace@example.org', code: 'already-teammate' }] }),
    ];
    const { user } = await renderScreen('/recruiter-settings/user-management', { visitor: 'recruiter', answers });
    await user.type(await page.findByRole('combobox', { name: 'E-mail addresses' }), 'new@example.org{Enter}grace@example.org{Enter}');
    await user.click(page.getByRole('button', { name: 'Send invitations' }));
    expect(await page.findByText('grace@example.org: This person is in your team already')).toBeTruthy();
    expect(await page.findByText('One invitation is on its way')).toBeTruthy();
  });
});

describe('the company', () => {
  it('refuses a web address that is none, with a link to the field', async () => {
    const industries = answer(company.industries, [{ key: 'retail', label: 'Retail' }]);
    const { user, calls } = await renderScreen('/recruiter-settings/company', { visitor: 'recruiter', answers: [info(true), industries] });
    await user.type(await page.findByRole('textbox', { name: 'Website' }), 'nonsense');
    await user.click(page.getByRole('button', { name: 'Save' }));
    expect(within(await page.findByRole('alert')).getByRole('link', { name: 'Website' })).toBeTruthy();
    expect(calls.some((call) => call.route.endsWith('/company/update'))).toBe(false);
  });

  it('is read by everybody and changed by its owner alone', async () => {
    const industries = answer(company.industries, [{ key: 'retail', label: 'Retail' }]);
    await renderScreen('/recruiter-settings/company', { visitor: 'recruiter', answers: [info(false), industries] });
    expect(await page.findByText('The owner of the company can change this.')).toBeTruthy();
    expect(page.getByRole('textbox', { name: 'Website' }).closest('fieldset')?.disabled).toBe(true);
    expect(page.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(page.queryByRole('button', { name: 'Choose a logo' })).toBeNull();
  });
});

describe('notifications', () => {
  const items = [
    { kind: 'applied', channel: 'page', wanted: true },
    { kind: 'applied', channel: 'mail', wanted: true },
    { kind: 'comment', channel: 'digest', wanted: false },
  ] as const;

  it('are saved as they are switched, each for its kind, and fall back where that failed', async () => {
    const answers = [answer(notificationSettings.read, { items: [...items] }), refuse(notificationSettings.choose, 'unknown')];
    const { user, calls } = await renderScreen('/recruiter-settings/notifications', { visitor: 'recruiter', answers });
    const applied = within(await page.findByRole('group', { name: 'Somebody has applied' }));
    await user.click(applied.getByRole('checkbox', { name: 'Mail at once' }));
    expect(await page.findByRole('dialog')).toBeTruthy();
    expect(calls.find((call) => call.route.startsWith('POST') && call.route.endsWith('/settings'))?.asked).toEqual({
      kind: 'applied',
      channel: 'mail',
      wanted: false,
    });
    const box = applied.getByRole('checkbox', { name: 'Mail at once', hidden: true }) as HTMLInputElement;
    await waitFor(() => expect(box.checked).toBe(true));
  });
});
