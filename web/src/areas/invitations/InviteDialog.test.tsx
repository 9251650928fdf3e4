import { screen as page, waitFor, within } from '@testing-library/react';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { invitations } from '@vitrine/contract/invitations/invitations.ts';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { expect, it } from 'vitest';
import { answer, renderScreen } from '../../testing.tsx';

const empty = { items: [], total: 0, page: 1, count: 200 };
const codes = { ...empty, counts: { active: 1, inactive: 0, expired: 0, archived: 0 } };
const card = {
  id: 'abc234',
  bookingId: 'book22',
  type: 'jobcode' as const,
  title: 'Baker',
  state: 'active' as const,
  deadline: null,
  closesAt: null,
  questionCount: 1,
  seconds: 60,
  poster: null,
  invited: 0,
  applicants: 0,
  underWay: 0,
  unseen: 0,
  createdBy: 'Rosa',
  updatedAt: '2026-11-20T08:00:00.000Z',
  publishedAt: '2026-11-20T08:00:00.000Z',
};

async function inviting() {
  const shown = await renderScreen('/candidate-management', {
    visitor: 'recruiter',
    answers: [
      answer(jobCodeLists.active, { ...codes, items: [card], total: 1 }),
      answer(jobCodeLists.expired, codes),
      answer(applicants.ofCompany, empty),
      answer(invitations.invite, ({ candidates }) => ({ invited: candidates.map((one) => one.email), repeated: [] })),
    ],
  });
  await waitFor(() => expect(shown.calls.some((call) => call.route === 'GET /api/jobcode/listactiveproduct')).toBe(true));
  await shown.user.click((await page.findAllByRole('button', { name: 'Invite candidates' }))[0] as HTMLElement);
  const dialog = await page.findByRole('dialog');
  const field = await within(dialog).findByLabelText('Whom');
  const sent = () => shown.calls.find((call) => call.route === 'POST /api/cm/invite/candidate')?.asked.candidates;
  return { ...shown, dialog, field, sent };
}

it('what is pasted becomes chips; a mistyped one is named, corrected, and nobody is lost', async () => {
  const { user, dialog, field, sent } = await inviting();
  await user.click(field);
  await user.paste('Ada Lovelace <ada@mail.example>, grace.hopper@mail,example');
  const chips = within(dialog).getByRole('list', { name: 'People to invite' });
  expect(within(chips).getAllByRole('listitem')).toHaveLength(2);
  await user.click(within(dialog).getByRole('button', { name: 'Invite one person' }));
  expect(
    await within(dialog).findByText('No e-mail address here: grace.hopper@mail,example. Please correct or leave it out.'),
  ).toBeTruthy();
  expect(sent()).toBeUndefined();
  await user.click(within(dialog).getByRole('button', { name: 'Correct: grace.hopper@mail,example' }));
  await user.clear(field);
  await user.type(field, 'Grace Hopper <grace.hopper@mail.example>{Enter}');
  await user.click(within(dialog).getByRole('button', { name: 'Invite 2 people' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      { email: 'ada@mail.example', firstName: 'Ada', lastName: 'Lovelace' },
      { email: 'grace.hopper@mail.example', firstName: 'Grace', lastName: 'Hopper' },
    ]),
  );
});

it('a near miss is asked about before anything is sent', async () => {
  const { user, dialog, field, sent } = await inviting();
  await user.type(field, 'grace@gmial.com');
  await user.click(within(dialog).getByRole('button', { name: 'Invite one person' }));
  expect(await within(dialog).findByText('grace@gmial.com: did you mean grace@gmail.com?')).toBeTruthy();
  expect(sent()).toBeUndefined();
  await user.click(within(dialog).getByRole('button', { name: 'Use gmail.com' }));
  await user.click(within(dialog).getByRole('button', { name: 'Invite one person' }));
  await waitFor(() => expect(sent()).toEqual([{ email: 'grace@gmail.com', firstName: '', lastName: '' }]));
});

it('an unusual address is sent as typed once that was said', async () => {
  const { user, dialog, field, sent } = await inviting();
  await user.type(field, 'grace@gmial.com{Enter}');
  await user.click(await within(dialog).findByRole('button', { name: 'Keep as typed' }));
  await user.click(within(dialog).getByRole('button', { name: 'Invite one person' }));
  await waitFor(() => expect(sent()).toEqual([{ email: 'grace@gmial.com', firstName: '', lastName: '' }]));
});

it('a file of a spreadsheet is read, whichever encoding it has', async () => {
  const { user, dialog, sent } = await inviting();
  const latin = Uint8Array.from('Vorname;Nachname;E-Mail\r\nJ\u00f6rg;Stra\u00dfer;joerg@mail.example\r\n', (char) => char.charCodeAt(0));
  await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, new File([latin], 'people.csv', { type: 'text/csv' }));
  await within(dialog).findByRole('button', { name: 'Correct: joerg@mail.example' });
  await user.click(within(dialog).getByRole('button', { name: 'Invite one person' }));
  await waitFor(() => expect(sent()).toEqual([{ email: 'joerg@mail.example', firstName: 'Jörg', lastName: 'Straßer' }]));
});
