import { createHash } from 'node:crypto';
import { cleanup, screen as page, waitFor } from '@testing-library/react';
import { sessions } from '@vitrine/contract/accounts/sessions.ts';
import { signIn } from '@vitrine/contract/accounts/sign-in.ts';
import { applicantLinks } from '@vitrine/contract/applicants/links.ts';
import { leaving } from '@vitrine/contract/guest-reviewers/leaving.ts';
import { describe, expect, it } from 'vitest';
import { layoutOf } from './parts/frame/layout.ts';
import { mayEnter } from './platform/screen.ts';
import { endLeftSessions } from './platform/session/end-left-sessions.ts';
import { type Visitor, visitor as visitorNow } from './platform/session/session.ts';
import { redirects, screens } from './routes.tsx';
import { answer, answering, refusal, refuse, renderScreen } from './testing.tsx';

const visitors: Visitor[] = ['signed-out', 'candidate', 'guest-reviewer', 'hiring-manager', 'recruiter', 'admin'];
const rows = Object.entries(screens);
/** A path with something in the place of its parameters. */
const filled = (path: string) => path.replace(/\/?\{-\$\w+\}/g, '').replace(/\$\w+/g, '00000000-0000-4000-8000-00000000000a');

describe('the guards', () => {
  it.each([
    ['anyone', [true, true, true, true, true, true]],
    ['candidate', [false, true, false, false, false, false]],
    ['guest-reviewer', [false, false, true, true, true, false]],
    ['hiring-manager', [false, false, false, true, true, false]],
    ['recruiter', [false, false, false, false, true, false]],
    ['admin', [false, false, false, false, false, true]],
    ['candidate-or-recruiter', [false, true, false, false, true, false]],
    ['not-for-recruiter', [true, true, false, false, false, true]],
  ] as const)('%s', (guard, expected) => {
    expect(visitors.map((who) => mayEnter(guard, who))).toEqual(expected);
  });

  it.each(visitors)('who is closed out as %s lands on /signup with the way kept, from every screen', async (who) => {
    const closed = rows.flatMap(([path, row]) => (mayEnter(row.for, who) ? [] : [filled(path)]));
    expect(closed.length).toBeGreaterThan(5);
    const { path: now, router } = await renderScreen('/no-such-page', { visitor: who });
    for (const path of closed) {
      await router.navigate({ to: path } as never);
      await waitFor(() => expect(now()).toBe(`/signup?next=${encodeURIComponent(path)}`));
    }
  });
});

describe('a failed guard', () => {
  it.each([
    ['recruiter', '/jobs', '/home'],
    ['hiring-manager', '/recruiting-search', '/home'],
    ['candidate', '/job-management', '/candidate-dashboard'],
    ['admin', '/candidate-dashboard', '/admin-panel/users'],
  ] as const)('leads a %s from %s on to %s, and not round in circles', async (who, asked, home) => {
    const { path, user } = await renderScreen(asked, { visitor: who });
    await waitFor(() => expect(path()).toBe(`/signup?next=${encodeURIComponent(asked)}`));
    expect(await page.findByText('The page you asked for is not open to this account.')).toBeTruthy();
    await user.click(page.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(path()).toBe(home));
  });
});

describe('the layout', () => {
  it('keeps interviews free of everything, the side menu from administrators and from legal pages', () => {
    expect(layoutOf('bare', 'candidate')).toEqual({ header: false, footer: false, side: false });
    expect(layoutOf('full', 'recruiter')).toEqual({ header: true, footer: true, side: true });
    expect(layoutOf('full', 'admin').side).toBe(false);
    expect(layoutOf('full', 'signed-out').side).toBe(false);
    expect(layoutOf('branded', 'candidate')).toEqual({ header: false, footer: true, side: true });
    expect(layoutOf('branded', 'signed-out').side).toBe(false);
    expect(['candidate', 'recruiter', 'admin', 'signed-out'].map((who) => layoutOf('profile', who as Visitor).side)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(layoutOf('dossier', 'candidate')).toEqual({ header: false, footer: true, side: true });
    expect(layoutOf('legal', 'candidate')).toEqual({ header: true, footer: true, side: false });
  });

  it('is the layout that the specification names for each screen', () => {
    const bare = /^\/(job-interview\/|video-interview\/|profile-video-upload\/|showroom$|closeup(-old)?\/\$id$)/;
    const legal = /^\/(imprint|privacy-policy|terms-and-conditions|\$companyName\/(business|privacy)-terms)$/;
    const branded = /^\/(\$companyName\/(new-ci-)?signup|candidate-profiles|candidate-profile\/\$id)$/;
    const kindOf = (path: string) => {
      if (path === '/business-profile/$companyId') return 'profile';
      if (path === '/jobs') return 'jobs';
      if (path === '/candidate-dossier') return 'dossier';
      // ours: the review is a theatre (decision 0030)
      if (path === '/candidate-details/candidate/$id') return 'theatre';
      // ours: nothing else of the company opens before (decision 0088)
      if (path === '/second-step') return 'bare';
      if (branded.test(path)) return 'branded';
      return bare.test(path) || path.startsWith('/m/') ? 'bare' : legal.test(path) ? 'legal' : 'full';
    };
    for (const [path, row] of rows) expect([path, row.frame]).toEqual([path, kindOf(path)]);
  });

  it('gives a signed-in recruiter a marked header and a side menu, others a light header without one', async () => {
    const signedIn = await renderScreen('/no-such-page', { visitor: 'recruiter' });
    expect(signedIn.container.querySelector('header')?.hasAttribute('data-signed-in')).toBe(true);
    expect(page.getByTestId('side-menu')).toBeTruthy();
    const signedOut = await renderScreen('/no-such-page');
    expect(signedOut.container.querySelector('header')?.hasAttribute('data-signed-in')).toBe(false);
    expect(page.queryByTestId('side-menu')).toBeNull();
  });
});

describe('the ways', () => {
  it('/ leads to /signup and keeps an activation', async () => {
    const { path } = await renderScreen('/?next=%2Fjob-management');
    expect(path()).toBe('/signup?next=%2Fjob-management');
  });

  it('an unknown path shows the not-found page', async () => {
    await renderScreen('/no-such-page');
    expect(await page.findByRole('heading', { level: 1, name: 'This page does not exist' })).toBeTruthy();
  });

  it('a path is found whatever its case', async () => {
    await renderScreen('/SignUp');
    expect(page.queryByText('This page does not exist')).toBeNull();
  });

  it('?lang= chooses the language and a choice of the person takes its place', async () => {
    const { user, path } = await renderScreen('/no-such-page?lang=de');
    expect(await page.findByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht' })).toBeTruthy();
    await user.selectOptions(page.getByRole('combobox', { name: 'Sprache' }), 'fr');
    expect(await page.findByRole('heading', { level: 1, name: 'Cette page n’existe pas' })).toBeTruthy();
    await waitFor(() => expect(path()).toBe('/no-such-page'));
    expect(document.documentElement.lang).toBe('fr');
  });

  it.each(Object.entries(redirects))('%s leads on', async (path, { for: guard, to }) => {
    const visitor = visitors.find((who) => mayEnter(guard, who)) ?? 'candidate';
    const { path: now, router } = await renderScreen('/no-such-page', { visitor });
    if (!(to in router.routesByPath)) return;
    const params = { companyId: '00000000-0000-4000-8000-000000000051' };
    await router.navigate({ to: path, params } as never);
    await waitFor(() => expect(now()).toBe(to.replace('$companyId', params.companyId)));
  });

  it('signing out clears what the browser kept', async () => {
    const { path, calls } = await renderScreen('/logout', { visitor: 'candidate', answers: [answer(signIn.logout, {})] });
    await waitFor(() => expect(path()).toBe('/signup'));
    expect(calls.some((call) => call.route === 'POST /api/logout')).toBe(true);
    expect(visitorNow()).toBe('signed-out');
    expect(['token', 'userType', 'userEmail', 'userInfo'].map((key) => localStorage.getItem(key))).toEqual([null, null, null, null]);
  });

  it('signing out without a connection clears the browser at once, says so, and ends the session as soon as it can', async () => {
    let isAway = true;
    const { path, calls } = await renderScreen('/logout', {
      visitor: 'candidate',
      answers: [
        answer(signIn.logout, () => {
          if (isAway) throw refusal('unavailable');
          return {};
        }),
      ],
    });
    expect(await page.findByRole('heading', { level: 1, name: 'You are signed out on this device' })).toBeTruthy();
    expect(visitorNow()).toBe('signed-out');
    expect(JSON.stringify(localStorage)).not.toContain('token-of-the-test');
    expect(path()).toBe('/logout');
    isAway = false;
    await waitFor(() => expect(path()).toBe('/signup'));
    const last = calls.findLast(({ route }) => route === signIn.logout.route);
    expect(last?.extra.headers).toEqual({ Authorization: 'Bearer token-of-the-test' });
    expect(localStorage.getItem('leftSessions')).toBeNull();
  });

  it('a page that is closed before the server was back leaves no token behind, and the next page ends the session', async () => {
    await renderScreen('/logout', { visitor: 'candidate', answers: [refuse(signIn.logout, 'unavailable')] });
    expect(await page.findByText(/when one of our pages is next opened here/)).toBeTruthy();
    cleanup();
    expect(JSON.stringify(localStorage)).not.toContain('token-of-the-test');
    const calls = answering([refuse(signIn.logout, 'unavailable'), answer(sessions.endByDigest, {}), answer(leaving.endByDigest, {})]);
    await endLeftSessions();
    const digest = createHash('sha256').update('token-of-the-test').digest('hex');
    expect(calls.find(({ route }) => route === sessions.endByDigest.route)?.asked).toEqual({ digest });
    expect(localStorage.getItem('leftSessions')).toBeNull();
  });
});

describe('a link to applicants', () => {
  it.each(['/candidate-profiles', '/candidate-profile/00000000-0000-4000-8000-00000000000a'])(
    '%s keeps a branded header when it is dead, and the side menu of whoever is signed in',
    async (path) => {
      const { container } = await renderScreen(path, {
        visitor: 'recruiter',
        answers: [refuse(applicantLinks.open, 'not-found'), refuse(applicantLinks.person, 'not-found')],
      });
      await waitFor(() => expect(container.querySelector('header[data-branded]')?.textContent).toBe('Vitrine'));
      expect(page.getByTestId('side-menu')).toBeTruthy();
    },
  );
});
