import { screen as page, waitFor, within } from '@testing-library/react';
import { passkeys } from '@vitrine/contract/accounts/passkeys.ts';
import { secondStep } from '@vitrine/contract/accounts/second-step.ts';
import { sessions } from '@vitrine/contract/accounts/sessions.ts';
import { signIn } from '@vitrine/contract/accounts/sign-in.ts';
import { team } from '@vitrine/contract/accounts/team.ts';
import { describe, expect, it } from 'vitest';
import { answer, refusal, refuse, renderScreen } from '../../../testing.tsx';

const id = '00000000-0000-4000-8000-000000000009';
const none = { app: null, codesLeft: 0, passkeys: 0, required: false, held: false };
const laptop = { id, name: 'Laptop', addedAt: '2026-11-01T10:00:00Z', usedAt: null, synced: true };
const codes = Array.from({ length: 10 }, (_, index) => `abcd-efgh-jkmn-pqr${index}`);

/** A call that asks for the password the first time. */
const byPassword = () => {
  let shown = false;
  return {
    shows: answer(sessions.showPassword, () => {
      shown = true;
      return {};
    }),
    asks: () => {
      if (!shown) throw refusal('password-needed');
    },
  };
};

describe('the second step of a sign-in', () => {
  it('asks for the code after the password, says that one is wrong, and takes a recovery code in its place', async () => {
    const login = answer(signIn.login, ({ code }) => {
      if (!code) throw refusal('code-needed');
      if (code === '000000') throw refusal('wrong-code');
      return { token: 'x'.repeat(43), userType: 'Candidate' as const, role: null, userEmail: 'ada@example.org' };
    });
    const { user, calls } = await renderScreen('/signup?email=ada%40example.org', { answers: [login] });
    const form = () => within(page.getByRole('tabpanel'));
    await user.type(await page.findByLabelText(/Password/, { selector: 'input' }), 'four words in a row');
    await user.click(form().getByRole('button', { name: 'Sign in' }));
    const field = await page.findByRole('textbox', { name: /Code of the app/ });
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    expect(page.queryByRole('alert')).toBeNull();
    await user.type(field, '000000');
    await user.click(form().getByRole('button', { name: 'Sign in' }));
    expect((await page.findByRole('alert')).textContent).toContain('The code is wrong or no longer good');
    await user.click(page.getByRole('button', { name: 'I do not have my app at hand' }));
    await user.type(await page.findByRole('textbox', { name: /Recovery code/ }), 'abcd-efgh-jkmn-pqrs');
    await user.click(form().getByRole('button', { name: 'Sign in' }));
    await waitFor(() =>
      expect(calls.filter((call) => call.route.endsWith('/api/login')).at(-1)?.asked).toEqual({ code: 'abcd-efgh-jkmn-pqrs' }),
    );
  });
});

describe('passkeys', () => {
  it('are listed, renamed, and removed after the password was shown', async () => {
    const password = byPassword();
    const remove = answer(passkeys.remove, () => {
      password.asks();
      return {};
    });
    const answers = [
      answer(passkeys.list, { items: [laptop] }),
      answer(secondStep.own, { ...none, passkeys: 1 }),
      answer(passkeys.rename, {}),
      password.shows,
      remove,
    ];
    const { user, calls } = await renderScreen('/candidate-settings/security', { visitor: 'candidate', answers });
    expect(await page.findByText('Synced')).toBeTruthy();
    // no browser of these tests has passkeys
    expect(page.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    await user.click(page.getByRole('button', { name: 'Rename Laptop' }));
    const renaming = within(await page.findByRole('dialog', { name: 'Rename Laptop' }));
    await user.clear(renaming.getByRole('textbox', { name: /Name/ }));
    await user.type(renaming.getByRole('textbox', { name: /Name/ }), 'Desk');
    await user.click(renaming.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(calls.find((call) => call.route.endsWith('/rename'))?.asked).toEqual({ id, name: 'Desk' }));
    await user.click(await page.findByRole('button', { name: 'Remove Laptop' }));
    await user.click(within(await page.findByRole('dialog', { name: 'Remove Laptop' })).getByRole('button', { name: 'Remove' }));
    const again = within(await page.findByRole('dialog', { name: 'Your password, once more' }));
    await user.type(again.getByLabelText(/Password/, { selector: 'input' }), 'four words in a row');
    await user.click(again.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(calls.filter((call) => call.route.endsWith('/passkeys/remove'))).toHaveLength(2));
  });
});

describe('the authenticator app', () => {
  it('is set up by its key and one code, and shows the recovery codes once', async () => {
    const answers = [
      answer(passkeys.list, { items: [] }),
      answer(secondStep.own, none),
      answer(secondStep.prepareApp, { key: 'ABCDEFGH', url: 'otpauth://totp/Vitrine:ada?secret=ABCDEFGH' }),
      answer(secondStep.confirmApp, ({ code }) => {
        if (code !== '123456') throw refusal('wrong-code');
        return { codes };
      }),
    ];
    const { user } = await renderScreen('/recruiter-settings/security', { visitor: 'recruiter', answers });
    await user.click(await page.findByRole('button', { name: 'Set up an app' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Set up an app' }));
    expect(dialog.getByText('ABCD EFGH')).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: /Code of the app/ }), '000000');
    await user.click(dialog.getByRole('button', { name: 'Turn on' }));
    expect(await dialog.findByText('The code is wrong or no longer good')).toBeTruthy();
    await user.clear(dialog.getByRole('textbox', { name: /Code of the app/ }));
    await user.type(dialog.getByRole('textbox', { name: /Code of the app/ }), '123456');
    await user.click(dialog.getByRole('button', { name: 'Turn on' }));
    const shown = within(await page.findByRole('dialog', { name: 'Your recovery codes' }));
    expect(shown.getAllByRole('listitem')).toHaveLength(10);
    await user.click(shown.getByRole('button', { name: 'I have kept them' }));
    await waitFor(() => expect(page.queryByText('abcd-efgh-jkmn-pqr0')).toBeNull());
  });

  it('says what its owner may not do while the company asks for it', async () => {
    const answers = [
      answer(passkeys.list, { items: [] }),
      answer(secondStep.own, { ...none, app: { since: '2026-11-01T10:00:00Z' }, codesLeft: 2, required: true }),
      refuse(secondStep.removeApp, 'second-step-stays'),
    ];
    const { user } = await renderScreen('/recruiter-settings/security', { visitor: 'recruiter', answers });
    expect(await page.findByText('Few recovery codes are left. Please make new ones.')).toBeTruthy();
    await user.click(page.getByRole('button', { name: 'Turn the app off' }));
    await user.click(within(await page.findByRole('dialog')).getByRole('button', { name: 'Turn the app off' }));
    expect(await page.findByText(/Please add another one first/)).toBeTruthy();
  });
});

describe('a company that asks for it', () => {
  it('leads who has none to setting it up, and on once that is done', async () => {
    let held = true;
    const answers = [
      answer(passkeys.list, { items: [] }),
      answer(secondStep.own, () => ({
        ...none,
        required: true,
        held,
        app: held ? null : { since: '2026-11-01T10:00:00Z' },
        codesLeft: 10,
      })),
      answer(secondStep.prepareApp, { key: 'ABCDEFGH', url: 'otpauth://totp/Vitrine:ada?secret=ABCDEFGH' }),
      answer(secondStep.confirmApp, () => {
        held = false;
        return { codes };
      }),
    ];
    const { user } = await renderScreen('/second-step', { visitor: 'recruiter', answers });
    expect(await page.findByRole('heading', { name: 'One more step', level: 1 })).toBeTruthy();
    await user.click(await page.findByRole('button', { name: 'Set up an app' }));
    await user.type(await page.findByRole('textbox', { name: /Code of the app/ }), '123456');
    await user.click(page.getByRole('button', { name: 'Turn on' }));
    await user.click(await page.findByRole('button', { name: 'I have kept them' }));
    expect(await page.findByRole('button', { name: 'Continue' })).toBeTruthy();
  });

  it('is asked for by its owner, who sees who has which and helps who has lost it', async () => {
    const person = { email: 'a@example.org', department: null, profilePic: null, since: '2026-01-01T00:00:00Z', jobs: [] };
    const me = { ...person, id, firstName: 'Ada', lastName: 'Lovelace', role: 'owner', secondStep: { passkeys: 1, app: false } } as const;
    const mates = [
      me,
      {
        ...person,
        id: `${id.slice(0, -1)}1`,
        firstName: 'Grace',
        lastName: 'Hopper',
        role: 'recruiter',
        secondStep: { passkeys: 0, app: true },
      },
      {
        ...person,
        id: `${id.slice(0, -1)}2`,
        firstName: 'Alan',
        lastName: 'Turing',
        role: 'recruiter',
        secondStep: { passkeys: 0, app: false },
      },
    ] as const;
    const corporateInfo = { companyId: id, companyName: 'Engines', companyLogo: null, industries: [], employees: null, departments: [] };
    const answers = [
      answer(team.info, { ...me, corporateInfo: { ...corporateInfo, address: '', website: '', phone: '', timeZone: 'Europe/Berlin' } }),
      answer(team.list, { items: [...mates] }),
      answer(team.pending, { items: [] }),
      answer(secondStep.own, { ...none, passkeys: 1 }),
      answer(secondStep.require, {}),
      answer(secondStep.resetTeammate, {}),
    ];
    const { user, calls } = await renderScreen('/recruiter-settings/user-management', { visitor: 'recruiter', answers });
    expect(await page.findByText(/Password alone/)).toBeTruthy();
    expect(page.queryByRole('button', { name: 'Alan Turing has lost passkey or app' })).toBeNull();
    await user.click(page.getByRole('button', { name: 'Grace Hopper has lost passkey or app' }));
    await user.click(
      within(await page.findByRole('dialog', { name: 'Lost passkey or app' })).getByRole('button', { name: 'Lost passkey or app' }),
    );
    await waitFor(() => expect(calls.find((call) => call.route.endsWith('/secondstep/reset'))?.asked).toEqual({ id: mates[1].id }));
    await user.click(await page.findByRole('button', { name: 'Require it' }));
    await waitFor(() => expect(calls.find((call) => call.route.endsWith('/secondstep/require'))?.asked).toEqual({ required: true }));
  });
});
