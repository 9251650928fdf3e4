import { screen, within } from '@testing-library/react';
import { dossiers } from '@vitrine/contract/candidates/dossier.ts';
import { profileEntries } from '@vitrine/contract/candidates/parts.ts';
import { profile, profileSharing } from '@vitrine/contract/candidates/profile.ts';
import { profileViewing } from '@vitrine/contract/candidates/viewing.ts';
import { expect, test } from 'vitest';
import { type Answer, answer, refuse, renderScreen } from '../../../testing.tsx';
import { own } from './fixtures.ts';

const opened = (path: string, answers: Answer[] = []) =>
  renderScreen(path, { visitor: 'candidate', answers: [answer(profile.own, own), ...answers] });

test('what is missing is named, and only what was typed is sent', async () => {
  const { user, calls } = await opened('/candidate-profile-edit', [answer(profile.update, { ...own, about: 'Long doughs' })]);
  const card = within(await screen.findByRole('region', { name: 'Your profile' }));
  expect(card.getByText('20 %')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Documents' }).getAttribute('href')).toBe('/candidate-profile-edit?part=documents');
  await user.type(screen.getByRole('textbox', { name: 'About you' }), 'Long doughs');
  await expect.poll(() => calls.findLast(({ route }) => route === profile.update.route)?.asked).toEqual({ about: 'Long doughs' });
});

test('a post that goes on is said to go on, and is added with -1 as its end (R078)', async () => {
  const { user, calls } = await opened('/candidate-profile-edit?part=career', [answer(profileEntries.insertExperience, own)]);
  const posts = within(await screen.findByRole('region', { name: 'Experience' }));
  expect(posts.getByText('Mar 2021 – until now')).toBeTruthy();
  await user.click(posts.getByRole('button', { name: 'Add post' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Post' }), 'Apprentice');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => calls.find(({ route }) => route === profileEntries.insertExperience.route)?.asked)
    .toMatchObject({ title: 'Apprentice', toMonth: -1, toYear: -1 });
});

test('the link stands there with its end, and is taken back by one click', async () => {
  const state = { publicUrl: null, showContact: false, showDocuments: true, views: [{ at: '2026-11-20T08:00:00.000Z' }] };
  const { user } = await opened('/candidate-profile-edit?part=sharing', [
    answer(profileSharing.state, {
      ...state,
      profileSharing: 'link',
      link: { url: 'http://localhost/profile/x#secret', expiresAt: '2026-12-21T08:00:00.000Z' },
    }),
    answer(profileSharing.takeBack, { ...state, profileSharing: 'private', link: null, views: [] }),
  ]);
  expect(((await screen.findByRole('textbox', { name: 'Link' })) as HTMLInputElement).value).toBe('http://localhost/profile/x#secret');
  expect(screen.getByText(/Opened once, on 20\/11\/2026/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByRole('radio', { name: 'Nobody else', checked: true })).toBeTruthy();
});

test('a profile that is not shared says so, and nothing else', async () => {
  await renderScreen(`/profile/${own.id}`, { visitor: 'signed-out', answers: [refuse(profileViewing.shared, 'not-found')] });
  expect(await screen.findByRole('heading', { name: 'This profile is private' })).toBeTruthy();
  const answers = [refuse(profileViewing.shared, 'link-expired')];
  await renderScreen(`/profile/${own.id}#${'s'.repeat(22)}`, { visitor: 'signed-out', answers });
  expect(await screen.findByRole('heading', { name: 'This link is no longer good' })).toBeTruthy();
});

test.each([
  ['recruiter', 'To the applicants', '/candidate-management'],
  ['candidate', 'To my profile', '/candidate-profile-edit'],
] as const)('the dossier names its person, leads a %s back, and can be printed and reached without the menu', async (visitor, back, to) => {
  const sent = { applicationId: '00000000-0000-4000-8000-000000000021', companyName: 'Lindenhof', title: 'Baker' };
  const interviews = [{ ...sent, sentAt: '2026-11-21T08:00:00.000Z', speechEffect: null, answers: [] }];
  await renderScreen(`/candidate-dossier?candidate_id=${own.id}`, {
    visitor,
    answers: [answer(dossiers.read, { profile: own, comment: '', commentAt: null, administratorWords: null, interviews })],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Dossier of Ada Lovelace' })).toBeTruthy();
  expect(screen.getByRole('link', { name: back }).getAttribute('href')).toBe(to);
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save as PDF' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Skip to the content' }).getAttribute('href')).toBe('#content');
  const review = screen.queryByRole('link', { name: 'Watch and judge the answers' })?.getAttribute('href');
  expect(review).toBe(visitor === 'recruiter' ? `/candidate-details/candidate/${sent.applicationId}` : undefined);
});
