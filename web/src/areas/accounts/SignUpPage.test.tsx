import { screen as page, waitFor, within } from '@testing-library/react';
import { account } from '@vitrine/contract/accounts/account.ts';
import { company } from '@vitrine/contract/accounts/company.ts';
import { passwords } from '@vitrine/contract/accounts/passwords.ts';
import { registration } from '@vitrine/contract/accounts/registration.ts';
import { signIn } from '@vitrine/contract/accounts/sign-in.ts';
import { about } from '@vitrine/contract/platform/about.ts';
import { describe, expect, it } from 'vitest';
import { ownSignUps } from '../../platform/session/kept-secrets.ts';
import { session } from '../../platform/session/session.ts';
import { signInByLink } from '../../platform/session/sign-in-by-link.ts';
import { answer, answering, refuse, renderScreen } from '../../testing.tsx';

const recruiter = { token: 'a-new-token', userType: 'Recruiter', role: 'owner', userEmail: 'ada@example.org' } as const;

describe('signing in', () => {
  it('sends the pair as HTTP Basic, keeps the session and goes where the person was going', async () => {
    const { user, calls, path } = await renderScreen('/signup?next=%2Frecruiter-settings%2Fnotifications', {
      answers: [answer(signIn.login, recruiter)],
    });
    await user.type(await page.findByLabelText(/E-mail address/), 'ada@example.org');
    await user.type(page.getByLabelText(/^Password/, { selector: 'input' }), 'grüße aus köln');
    await user.click(page.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(path()).toBe('/recruiter-settings/notifications'));
    const login = calls.find((call) => call.route === 'POST /api/login');
    const pair = Buffer.from(login?.extra.headers?.Authorization?.slice(6) ?? '', 'base64').toString('utf8');
    expect(pair).toBe('ada@example.org:grüße aus köln');
    expect(['token', 'userType', 'userEmail'].map((key) => localStorage.getItem(key))).toEqual([
      'a-new-token',
      'Recruiter',
      'ada@example.org',
    ]);
  });

  it('never leads to another site', async () => {
    const { user, path } = await renderScreen('/signup?next=%2F%2Fevil.example', { answers: [answer(signIn.login, recruiter)] });
    await user.type(await page.findByLabelText(/E-mail address/), 'ada@example.org');
    await user.type(page.getByLabelText(/^Password/, { selector: 'input' }), 'a password{Enter}');
    await waitFor(() => expect(session()).not.toBeNull());
    await waitFor(() => expect(path().startsWith('/signup')).toBe(false));
    expect(path()).toMatch(/^\/[a-z-]+/);
  });

  it('says what was wrong beside the form and offers another activation link', async () => {
    const answers = [refuse(signIn.login, 'not-activated'), answer(registration.newActivationLink, {})];
    const { user, calls } = await renderScreen('/signup?email=ada@example.org', { answers });
    await user.type(await page.findByLabelText(/^Password/, { selector: 'input' }), 'a password{Enter}');
    const alert = await page.findByRole('alert');
    expect(alert.textContent).toContain('Please confirm your e-mail address first');
    await user.click(await within(alert).findByRole('button', { name: 'Send a new link' }));
    await waitFor(() => expect(calls.at(-1)?.asked).toEqual({ email: 'ada@example.org' }));
  });

  it('shows the sign-ins of the demo only while there is one', async () => {
    const config = { supportPhone: null, supportChatUrl: null, withdrawal: false, marketing: null };
    const demo = { accounts: ['recruiter@demo.example'], password: 'as-printed' };
    await renderScreen('/signup', { answers: [answer(about.config, { ...config, demo })] });
    expect(await page.findByRole('button', { name: 'recruiter@demo.example' })).toBeTruthy();
    await renderScreen('/signup');
    expect(page.queryByRole('button', { name: 'recruiter@demo.example' })).toBeNull();
  });

  it('lets a signed-in person continue with one click', async () => {
    const { user, path } = await renderScreen('/signup?next=%2Fcandidate-settings%2Fnotifications', { visitor: 'candidate' });
    await user.click(await page.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(path()).toBe('/candidate-settings/notifications'));
  });
});

describe('signing up', () => {
  const industries = answer(company.industries, [{ key: 'retail', label: 'Retail' }]);

  it('a recruiter gives the company and accepts the terms', async () => {
    const { user, calls, path } = await renderScreen('/signup?mode=up&as=recruiter', {
      answers: [industries, answer(registration.recruiter, { browser: 'secret of this browser' })],
    });
    await user.type(await page.findByLabelText(/First name/), 'Ada');
    await user.type(page.getByLabelText(/Last name/), 'Lovelace');
    await user.type(page.getByLabelText(/^Company/), 'Engines');
    await user.type(page.getByLabelText(/E-mail address/), 'Ada@Example.org');
    await user.type(page.getByLabelText(/^Password/, { selector: 'input' }), 'four words in a row');
    const submit = page.getByRole('button', { name: 'Create account and company' });
    await user.click(submit);
    expect(calls.some((call) => call.route === 'POST /api/registration/recruiter')).toBe(false);
    await user.click(page.getByRole('checkbox'));
    await user.click(submit);
    await waitFor(() => expect(path()).toMatch(/^\/confirm-registration-info\?address=/));
    const sent = calls.find((call) => call.route === 'POST /api/registration/recruiter')?.asked;
    expect(sent).toMatchObject({ firstName: 'Ada', companyName: 'Engines', industries: [], language: 'en', termsAccepted: true });
  });

  it('lists what is missing on top, each a link to its field', async () => {
    const { user } = await renderScreen('/signup?mode=up');
    await user.click(await page.findByRole('button', { name: 'Create my account' }));
    const alert = await page.findByRole('alert');
    // R140, R193
    expect(within(alert).getByText('Please correct errors before proceeding')).toBeTruthy();
    expect(within(alert).getAllByRole('link').length).toBe(5);
    await user.click(within(alert).getByRole('link', { name: 'Last name' }));
    expect(document.activeElement?.id).toBe('sign-up-lastName');
  });

  it('refuses invisible characters in the browser already (R139)', async () => {
    const { user } = await renderScreen('/signup?mode=up');
    await user.type(await page.findByLabelText(/First name/), 'A\u200bda');
    await user.tab();
    expect(await page.findByText('The field can not contain invisible characters')).toBeTruthy();
  });

  it('offers candidates the short list of career stages, and sends what was chosen (R266)', async () => {
    const { user, calls } = await renderScreen('/signup?mode=up', { answers: [answer(registration.candidate, { browser: 'secret' })] });
    await user.click(await page.findByRole('combobox', { name: 'Career stage' }));
    await page.findByRole('option', { name: 'Student', hidden: true });
    const offered = page.getAllByRole('option', { hidden: true }).filter((one) => !one.closest('select'));
    expect(offered.map((one) => one.textContent)).toEqual(['Student', 'Job starter', 'Professional experienced']);
    await user.click(offered[1] as HTMLElement);
    await user.type(page.getByLabelText(/First name/), 'Ada');
    await user.type(page.getByLabelText(/Last name/), 'Lovelace');
    await user.type(page.getByLabelText(/E-mail address/), 'ada@example.org');
    await user.type(page.getByLabelText(/^Password/, { selector: 'input' }), 'four words in a row');
    await user.click(page.getByRole('checkbox'));
    await user.click(page.getByRole('button', { name: 'Create my account' }));
    await waitFor(() =>
      expect(calls.find((call) => call.route === 'POST /api/registration')?.asked).toMatchObject({ careerStage: 'Job starter' }),
    );
  });

  it('says at the address that it is known already', async () => {
    const { user } = await renderScreen('/signup?mode=up', { answers: [refuse(registration.candidate, 'already-registered')] });
    await user.type(await page.findByLabelText(/First name/), 'Ada');
    await user.type(page.getByLabelText(/Last name/), 'Lovelace');
    await user.type(page.getByLabelText(/E-mail address/), 'ada@example.org');
    await user.type(page.getByLabelText(/^Password/, { selector: 'input' }), 'four words in a row');
    await user.click(page.getByRole('checkbox'));
    await user.click(page.getByRole('button', { name: 'Create my account' }));
    const field = await page.findByLabelText(/E-mail address/);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(page.getAllByText(/Already Registered: You are already a registered user/).length).toBeGreaterThan(0);
  });

  const found = { userEmail: 'ada@example.org', userType: 'Candidate' as const, firstName: 'Ada', lastName: 'Byron', companyName: null };
  const looked = answer(registration.activation, found);
  const confirmed = answer(registration.activate, {
    token: 'a'.repeat(43),
    userEmail: 'ada@example.org',
    userType: 'Candidate',
    device: 'd',
  });
  const activation = '12345678901234567890123';

  it('an activation link asks for the password of the sign-up, then signs in', async () => {
    const { user, calls, path } = await renderScreen(`/?activation=${activation}`, { answers: [looked, confirmed] });
    await user.type(await page.findByLabelText(/^Your password/, { selector: 'input' }), 'four words in a row{Enter}');
    await waitFor(() => expect(path()).toBe('/candidate-dashboard'));
    expect(calls.find((one) => one.route === registration.activate.route)?.asked).toEqual({ activation, password: 'four words in a row' });
    expect(session()?.userEmail).toBe('ada@example.org');
  });

  it('an activation link lets somebody else choose a name and a new password', async () => {
    const { user, calls } = await renderScreen(`/?activation=${activation}`, { answers: [looked, confirmed] });
    await user.click(await page.findByRole('button', { name: 'Choose a new password instead' }));
    await user.type(page.getByLabelText(/^New password/, { selector: 'input' }), 'another four words in a row{Enter}');
    const asked = { activation, firstName: 'Ada', lastName: 'Byron', newPassword: 'another four words in a row' };
    await waitFor(() => expect(calls.find((one) => one.route === registration.activate.route)?.asked).toEqual(asked));
  });

  it('the browser that signed up confirms without typing anything', async () => {
    const { calls, path, router } = await renderScreen('/signup', { answers: [looked, confirmed] });
    ownSignUps.keep('Ada@example.org', 'secret of this browser');
    router.history.push(`/?activation=${activation}`);
    await waitFor(() => expect(path()).toBe('/candidate-dashboard'));
    expect(calls.find((one) => one.route === registration.activate.route)?.asked).toEqual({
      activation,
      browser: 'secret of this browser',
    });
  });

  it('an expired activation link offers another one', async () => {
    await renderScreen(`/?activation=${activation}`, { answers: [refuse(registration.activation, 'link-expired')] });
    expect(await page.findByText('This link is no longer good')).toBeTruthy();
    expect(page.getByRole('button', { name: 'Send a new link' })).toBeTruthy();
  });
});

describe('a mail link of a recruiter', () => {
  const link = (userType: string) => new URL(`/job-management?token=code&userType=${userType}&userEmail=ada%40example.org`, location.href);

  it('is exchanged for a session', async () => {
    await renderScreen('/signup');
    const calls = answering([answer(signIn.byCode, recruiter)]);
    await signInByLink(link('Recruiter'));
    expect(session()?.token).toBe('a-new-token');
    expect(calls[0]?.asked).toEqual({ token: 'code', userEmail: 'ada@example.org' });
    expect(location.href).not.toContain('token');
  });

  it('signs nobody else in', async () => {
    await renderScreen('/signup');
    const calls = answering([answer(signIn.byCode, recruiter)]);
    await signInByLink(link('Candidate'));
    expect(session()).toBeNull();
    expect(calls).toEqual([]);
  });
});

describe('a forgotten password', () => {
  it('is mailed once more to the address that asked, and only the newest link is good', async () => {
    const { user, calls } = await renderScreen('/reset-password-info?address=ada%40example.org', {
      answers: [answer(passwords.forgot, {})],
    });
    await user.click(await page.findByRole('button', { name: 'Send it again' }));
    expect(await page.findByText(/Only its link is good now/)).toBeTruthy();
    expect(calls.find((call) => call.route === passwords.forgot.route)?.asked).toEqual({ email: 'ada@example.org' });
  });

  it('says when it was asked for too often, and asks for the address where none is known', async () => {
    const { user } = await renderScreen('/reset-password-info?address=ada%40example.org', {
      answers: [refuse(passwords.forgot, 'too-many-requests')],
    });
    await user.click(await page.findByRole('button', { name: 'Send it again' }));
    expect(within(await page.findByRole('dialog')).getByText(/Please wait a moment/)).toBeTruthy();
    await renderScreen('/reset-password-info');
    expect((await page.findByRole('link', { name: 'Ask for another link' })).getAttribute('href')).toBe('/forgot-password');
  });
});

describe('the link to a new address', () => {
  const link = '/confirm-registration-info?email=secret';

  it('leads whoever is signed out to the sign-in and back, and confirms nothing', async () => {
    const { calls } = await renderScreen(link);
    const way = await within(await page.findByRole('main')).findByRole('link', { name: 'Sign in' });
    expect(way.getAttribute('href')).toBe(`/signup?mode=in&next=${encodeURIComponent(link)}`);
    expect(calls.some(({ route }) => route === account.confirmEmail.route)).toBe(false);
  });

  it('confirms it for whoever is signed in, and ends the session of the former one', async () => {
    await renderScreen(link, { visitor: 'candidate', answers: [answer(account.confirmEmail, { userEmail: 'new@example.org' })] });
    expect(await page.findByText('From now on you sign in with new@example.org')).toBeTruthy();
    expect(session()).toBeNull();
    expect(page.getByRole('link', { name: 'Back to signing in' })).toBeTruthy();
  });
});
