import { screen, within } from '@testing-library/react';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { type DenialReason, denialReasons } from '@vitrine/contract/applicants/denial-reasons.ts';
import { replyDeadlines } from '@vitrine/contract/applicants/reply-deadlines.ts';
import { reviewRequests } from '@vitrine/contract/applicants/review-requests.ts';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { type ApplicationStatus, applicationStatuses } from '@vitrine/contract/reference-lists.ts';
import { expect, test } from 'vitest';
import { anApplicant } from '../../../parts/applicant/fixtures.ts';
import { answer, renderScreen } from '../../../testing.tsx';

const at = '2026-11-20T08:00:00.000Z';
const ours = { en: 'Our letter', de: 'Unser Schreiben', fr: 'Notre lettre' };
const letters = { en: { text: ours.en, ours: ours.en }, de: { text: ours.de, ours: ours.de }, fr: { text: ours.fr, ours: ours.fr } };
const filled: DenialReason = { id: '00000000-0000-4000-8000-000000000071', name: 'The place is filled', archived: false, letters };
const none = Object.fromEntries(applicationStatuses.map((one) => [one, 0])) as Record<ApplicationStatus, number>;
const noProducts = { items: [], total: 0, page: 1, count: 200, counts: { active: 0, inactive: 0, expired: 0, archived: 0 } };

test('who is denied together: a reason is chosen, the languages are counted and the letter to each is looked at', async () => {
  const people = [
    anApplicant({ firstName: 'Zoé', lastName: 'Roth', language: 'fr' }),
    anApplicant({ id: '00000000-0000-4000-8000-000000000053', firstName: 'Jana', lastName: 'Roth', language: 'de' }),
    anApplicant({ id: '00000000-0000-4000-8000-000000000054', firstName: 'Ada', lastName: 'Roth', language: 'de' }),
  ];
  const { user, calls } = await renderScreen('/candidate-management', {
    visitor: 'recruiter',
    answers: [
      answer(applicants.ofCompany, { items: people, total: 3, page: 1, count: 50 }),
      answer(applicants.counts, { ...none, New: 3, sent: 3, underWay: 0, unseen: 0 }),
      answer(replyDeadlines.due, { soon: 0, late: 0, since: null }),
      answer(reviewRequests.mine, { open: 0, late: 0, next: null }),
      answer(jobCodeLists.active, noProducts),
      answer(jobCodeLists.expired, noProducts),
      answer(denialReasons.list, {
        items: [filled, { ...filled, id: filled.id.replace('71', '72'), name: 'Put away', archived: true }],
        ours,
      }),
      answer(deciding.mailPreview, ({ id, reasonId }) => ({
        language: 'de',
        subject: 'Your application',
        text: `${reasonId ? 'Filled' : 'Standard'} for ${people.find((one) => one.id === id)?.firstName}`,
      })),
      answer(deciding.setStatus, { changes: ['00000000-0000-4000-8000-000000000059'], undoUntil: at, leftOut: [] }),
    ],
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select everybody listed' }));
  await user.click(within(screen.getByRole('region', { name: 'Selected applicants' })).getByRole('button', { name: 'Set status' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Denied', hidden: true }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deny 3 people' }));
  expect(dialog.getByText(/2 in German · 1 in French/)).toBeTruthy();
  expect(await dialog.findByText('Standard for Zoé')).toBeTruthy();
  // every reason is offered at once, and none is forced
  expect(dialog.getByRole('radio', { name: 'No reason noted', checked: true })).toBeTruthy();
  expect(dialog.queryByRole('radio', { name: 'Put away' })).toBeNull();
  // a digit takes the reason at its place, from wherever one is
  await user.keyboard('1');
  expect(dialog.getByRole('radio', { name: 'The place is filled', checked: true })).toBeTruthy();
  await user.keyboard('2');
  expect(dialog.getByRole('radio', { name: 'No reason noted', checked: true })).toBeTruthy();
  await user.click(dialog.getByRole('radio', { name: 'The place is filled' }));
  expect(await dialog.findByText('Filled for Zoé')).toBeTruthy();
  await user.click(dialog.getByRole('combobox', { name: 'Letter to' }));
  await user.click(await screen.findByRole('option', { name: '2. Jana Roth', hidden: true }));
  expect(await dialog.findByText('Filled for Jana')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Deny and send mail' }));
  expect(await screen.findByText('Status set for 3 people: Denied. The letters leave in ten seconds.')).toBeTruthy();
  expect(calls.find(({ route }) => route === deciding.setStatus.route)?.asked).toEqual({
    ids: people.map(({ id }) => id),
    status: 'Denied',
    mail: true,
    reasonId: filled.id,
  });
});

test('whoever is denied already is given another reason without another mail', async () => {
  const { user, calls } = await renderScreen('/candidate-management', {
    visitor: 'recruiter',
    answers: [
      answer(applicants.ofCompany, { items: [anApplicant({ status: 'Denied' })], total: 1, page: 1, count: 50 }),
      answer(applicants.counts, { ...none, Denied: 1, sent: 1, underWay: 0, unseen: 0 }),
      answer(replyDeadlines.due, { soon: 0, late: 0, since: null }),
      answer(reviewRequests.mine, { open: 0, late: 0, next: null }),
      answer(jobCodeLists.active, noProducts),
      answer(jobCodeLists.expired, noProducts),
      answer(denialReasons.list, { items: [filled], ours }),
      answer(deciding.setStatus, { changes: [], undoUntil: at, leftOut: [] }),
    ],
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select everybody listed' }));
  await user.click(within(screen.getByRole('region', { name: 'Selected applicants' })).getByRole('button', { name: 'Set status' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Denied', hidden: true }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Deny / }));
  expect(dialog.getByText('No mail is sent')).toBeTruthy();
  expect(dialog.queryByRole('switch')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Deny without a mail' }));
  expect(await screen.findByText('Status set: Denied')).toBeTruthy();
  expect(calls.find(({ route }) => route === deciding.setStatus.route)?.asked).toMatchObject({ status: 'Denied', mail: false });
});

test('of several, whoever is denied already or has withdrawn is left out and named', async () => {
  const people = [
    anApplicant({ firstName: 'Tom', lastName: 'Roth' }),
    anApplicant({ id: '00000000-0000-4000-8000-000000000053', firstName: 'Omar', lastName: 'Roth', status: 'Denied' }),
    anApplicant({ id: '00000000-0000-4000-8000-000000000054', firstName: 'Nils', lastName: 'Roth', status: 'Declined', withdrawnAt: at }),
  ];
  const { user, calls } = await renderScreen('/candidate-management', {
    visitor: 'recruiter',
    answers: [
      answer(applicants.ofCompany, { items: people, total: 3, page: 1, count: 50 }),
      answer(applicants.counts, { ...none, New: 1, Denied: 1, Declined: 1, sent: 3, underWay: 0, unseen: 0 }),
      answer(replyDeadlines.due, { soon: 0, late: 0, since: null }),
      answer(reviewRequests.mine, { open: 0, late: 0, next: null }),
      answer(jobCodeLists.active, noProducts),
      answer(jobCodeLists.expired, noProducts),
      answer(denialReasons.list, { items: [filled], ours }),
      answer(deciding.mailPreview, { language: 'de', subject: 'Your application', text: 'Standard' }),
      answer(deciding.setStatus, { changes: ['00000000-0000-4000-8000-000000000059'], undoUntil: at, leftOut: [] }),
    ],
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select everybody listed' }));
  await user.click(within(screen.getByRole('region', { name: 'Selected applicants' })).getByRole('button', { name: 'Set status' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Denied', hidden: true }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deny Tom Roth' }));
  expect(dialog.getByText('1 of 3 get a mail')).toBeTruthy();
  expect(dialog.getByText('Denied already: Omar Roth')).toBeTruthy();
  expect(dialog.getByText('Withdrawn: Nils Roth')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Deny and send mail' }));
  expect(await screen.findByText('Status set: Denied. The letter leaves in ten seconds.')).toBeTruthy();
  expect(calls.find(({ route }) => route === deciding.setStatus.route)?.asked).toMatchObject({ ids: [people[0]?.id], mail: true });
});

test('a reason is written with a letter in each language, and put away with an undo', async () => {
  let items = [filled];
  const { user, calls } = await renderScreen('/recruiter-settings/denials', {
    visitor: 'recruiter',
    answers: [
      answer(denialReasons.list, () => ({ items, ours })),
      answer(denialReasons.add, ({ name }) => ({ ...filled, name })),
      answer(denialReasons.archive, ({ archived }) => {
        items = [{ ...filled, archived }];
        return { ...filled, archived };
      }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Add a reason' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a reason' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'No driving licence');
  await user.click(dialog.getByRole('tab', { name: 'German' }));
  const letter = dialog.getByRole('textbox', { name: 'Letter in German' });
  await user.clear(letter);
  await user.type(letter, 'Guten Tag {{firstName}');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(calls.find(({ route }) => route === denialReasons.add.route)?.asked).toEqual({
    name: 'No driving licence',
    letters: { ...ours, de: 'Guten Tag {firstName}' },
  });
  await user.click(screen.getByRole('button', { name: 'Put away' }));
  expect(await screen.findByRole('button', { name: 'Take out again' })).toBeTruthy();
  const [undo] = (await screen.findAllByRole('button', { name: 'Undo' })).slice(-1);
  await user.click(undo as HTMLElement);
  expect(await screen.findByRole('button', { name: 'Put away' })).toBeTruthy();
});
