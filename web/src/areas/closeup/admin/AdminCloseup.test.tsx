import { screen, within } from '@testing-library/react';
import { people } from '@vitrine/contract/admin/people.ts';
import { administratorWords } from '@vitrine/contract/candidates/administrator-words.ts';
import { closeupAdministering } from '@vitrine/contract/closeup/administering.ts';
import { type OwnCloseup, type OwnPage, pageKinds, pageName } from '@vitrine/contract/closeup/shapes.ts';
import { expect, test } from 'vitest';
import { answer, refusal, renderScreen } from '../../../testing.tsx';

const id = '00000000-0000-4000-8000-000000000009';
const at = '2026-03-02T09:00:00.000Z';
const whose = { candidate_id: id };
const page = (number: number): OwnPage => ({
  number,
  title: 'Bread',
  text: 'Long doughs',
  entries: [],
  files: [],
  styles: null,
  hidden: false,
  version: 3,
  emptyAt: null,
});
const pages = Object.fromEntries(pageKinds.map((_, index) => [pageName(index + 1), page(index + 1)])) as Pick<
  OwnCloseup,
  ReturnType<typeof pageName>
>;
const own: OwnCloseup = {
  id,
  ...whose,
  language: 'en',
  template: 'clear',
  colour: '#207886',
  order: [1, 2, 3, 4, 5, 6, 7, 8],
  enrollType: 'paid',
  givenUntil: '2099-11-25T10:00:00.000Z',
  released: true,
  shared: false,
  publicUrl: null,
  views: 0,
  changedAt: at,
  removeAt: null,
  monthsReturnUntil: null,
  releasedEffects: [],
  ...pages,
};
const touched = {
  name: 'Mia Berg',
  pages: [
    { number: 2, pictures: 0, videos: 1, documents: 0 },
    { number: 7, pictures: 3, videos: 0, documents: 0 },
  ],
  evaluations: 2,
};
const person = { id, firstName: 'Mia', lastName: 'Berg', email: 'mia@mail.example', state: 'active', createdAt: at } as const;

const opened = (closeup: Partial<OwnCloseup>, answers: Parameters<typeof answer>[] = []) =>
  renderScreen(`/admin-panel/users?person=${id}`, {
    visitor: 'admin',
    answers: [
      answer(people.candidates, {
        items: [{ ...person, closeUpConnected: true, closeUpEnrollType: 'paid' }],
        total: 1,
        page: 1,
        count: 20,
        totalIsEstimate: false,
      }),
      answer(people.person, {
        ...person,
        userType: 'Candidate',
        language: 'en',
        activatedAt: at,
        role: null,
        companyId: null,
        companyName: null,
        applications: 1,
        closeUpConnected: true,
      }),
      answer(administratorWords.read, { comment: '', changedAt: null, releasedAt: null, earlier: null }),
      answer(closeupAdministering.ofCandidate, { closeup: { ...own, ...closeup } }),
      answer(closeupAdministering.touched, touched),
      ...answers.map(([endpoint, reply]) => answer(endpoint, reply)),
    ],
  });

test('whoever deletes a closeup is shown what goes with it, and types the name', async () => {
  const { user, calls } = await opened({}, [
    [
      closeupAdministering.remove,
      ({ name }: { name: string }) => {
        if (name !== touched.name) throw refusal('name-differs', [{ field: 'name', message: 'name-differs' }]);
        return { ...own, removeAt: '2999-11-21T08:05:00.000Z' };
      },
    ] as never,
  ]);
  await user.click(await screen.findByRole('button', { name: 'Delete the closeup' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete this closeup?' });
  expect(within(dialog).getByRole('region', { name: 'What it touches' }).textContent).toBe(
    'Pages with words or files2Pictures3Films1Evaluations by recruiters2',
  );
  const name = within(dialog).getByRole('textbox', { name: 'Type “Mia Berg” to confirm' });
  await user.type(name, 'Mia, Berg');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByText('This is not the name shown there')).toBeTruthy();
  await user.clear(name);
  await user.type(name, 'Mia Berg');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The closeup was deleted. It can be kept for 24 hours.')).toBeTruthy();
  expect(calls.findLast(({ route }) => route === closeupAdministering.remove.route)?.asked).toEqual({ ...whose, name: 'Mia Berg' });
});

test('what was deleted or taken back within the day says when it goes, each with its way back', async () => {
  const soon = '2999-11-21T08:05:00.000Z';
  const { user, calls } = await opened({ removeAt: soon, monthsReturnUntil: soon, page2: { ...page(2), emptyAt: soon } }, [
    [closeupAdministering.keep, own],
    [closeupAdministering.keepPages, own],
    [closeupAdministering.returnMonths, own],
  ] as never);
  const notes = await screen.findAllByRole('note');
  expect(notes.filter(({ textContent }) => textContent?.includes('2999'))).toHaveLength(3);
  expect(screen.queryByText(/^Others can see it until/)).toBeNull();
  for (const name of ['Keep the closeup', 'Keep “About me”', 'Give the months again'])
    await user.click(screen.getByRole('button', { name }));
  const asked = (route: string) => calls.find((one) => one.route === route)?.asked;
  expect(asked(closeupAdministering.keep.route)).toEqual(whose);
  expect(asked(closeupAdministering.keepPages.route)).toEqual({ ...whose, pages: [2] });
  expect(asked(closeupAdministering.returnMonths.route)).toEqual(whose);
});
