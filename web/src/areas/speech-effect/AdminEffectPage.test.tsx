import { screen, within } from '@testing-library/react';
import { sessions } from '@vitrine/contract/accounts/sessions.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { effectAdministering } from '@vitrine/contract/speech-effect/administering.ts';
import { effectPractice } from '@vitrine/contract/speech-effect/practising.ts';
import { styles } from '@vitrine/contract/speech-effect/styles.ts';
import { expect, test } from 'vitest';
import { answer, refusal, renderScreen } from '../../testing.tsx';

const known = styles.map((key) => ({ key, name: key, about: '', words: [], levels: [] }));
const rules = [
  answer(effectPractice.styles, { version: '2026-11-25', items: known }),
  answer(effectPractice.ideals, { items: styles.map((precireResult) => ({ precireResult, optimalValue: 4 })) }),
];

test('an administrator changes the ideal values of a field', async () => {
  const { user, calls } = await renderScreen('/admin-panel/speech-effect', {
    visitor: 'admin',
    answers: [
      ...rules,
      answer(effectAdministering.settings, { feelingStyles: false, changedFields: [], history: [] }),
      answer(effectAdministering.saveIdeals, {}),
    ],
  });
  await user.click(await screen.findByRole('combobox', { name: /Compare with/ }));
  await user.click(await screen.findByRole('option', { name: 'Law', hidden: true }));
  const field = await screen.findByRole('textbox', { name: 'formal' });
  await user.clear(field);
  await user.type(field, '9');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const saved = calls.findLast(({ route }) => route === effectAdministering.saveIdeals.route)?.asked as { items: unknown[] };
  expect(saved.items).toHaveLength(29);
  expect(saved.items).toContainEqual({ precireResult: 'formal', optimalValue: 9 });
});

type Change = Reply<typeof effectAdministering.settings>['history'][number];

const change: Change = {
  id: '00000000-0000-4000-8000-000000000081',
  fieldOfActivity: 'Law',
  feelingStyles: null,
  proposed: false,
  differing: styles.slice(0, 7).map((precireResult) => ({ precireResult, before: 4, after: 9 })),
  setAt: '2026-11-20T08:05:00.000Z',
  setBy: 'Ada Lovelace',
  undoable: true,
};
const none = { fieldOfActivity: null, differing: [], undoable: false };

test('the history says who changed what, and the last change of its kind is taken back by the password', async () => {
  let history: Change[] = [
    change,
    { ...change, ...none, id: '00000000-0000-4000-8000-000000000082', feelingStyles: true, setBy: null },
    {
      ...change,
      id: '00000000-0000-4000-8000-000000000083',
      proposed: true,
      differing: change.differing.slice(0, 1),
      setAt: null,
      setBy: null,
      undoable: false,
    },
  ];
  let shown = false;
  const { user, calls } = await renderScreen('/admin-panel/speech-effect', {
    visitor: 'admin',
    answers: [
      ...rules,
      answer(effectAdministering.settings, () => ({ feelingStyles: true, changedFields: ['Law' as const], history })),
      answer(sessions.showPassword, () => {
        shown = true;
        return {};
      }),
      answer(effectAdministering.undo, () => {
        if (!shown) throw refusal('password-needed');
        history = [
          { ...change, id: '00000000-0000-4000-8000-000000000084', proposed: true },
          { ...change, undoable: false },
        ];
        return {};
      }),
    ],
  });
  const list = await screen.findByRole('list', { name: 'History' });
  const [law, feelings, first] = within(list).getAllByRole('listitem');
  if (!law || !feelings || !first) throw new Error('three changes are expected');
  expect(within(law).getByText('Law: 7 of 29 values changed')).toBeTruthy();
  expect(within(law).getByText(/by Ada Lovelace/)).toBeTruthy();
  expect(within(law).getByText('positive 4 → 9, reliable 4 → 9, supportive 4 → 9, professional 4 → 9, directing 4 → 9')).toBeTruthy();
  await user.click(within(law).getByRole('button', { name: 'Show all 7 values: Law' }));
  expect(within(law).getByText(/cooperative 4 → 9$/)).toBeTruthy();
  expect(within(feelings).getByText('Companies see styles that sound like feelings')).toBeTruthy();
  expect(within(feelings).getByText(/by somebody who is gone/)).toBeTruthy();
  expect(within(first).getByText('Law: proposed values again (1 of 29 changed)')).toBeTruthy();
  expect(within(first).getByText(/by whom is not known/)).toBeTruthy();
  expect(within(list).getAllByRole('button', { name: /^Take back/ })).toHaveLength(1);
  await user.click(within(law).getByRole('button', { name: 'Take back the change: Law' }));
  const asked = await screen.findByRole('dialog', { name: 'Take back the change of “Law”?' });
  await user.click(within(asked).getByRole('button', { name: 'Take back' }));
  await user.type(await screen.findByLabelText('Password'), 'a lantern in the fog');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByText('The change is taken back.')).toBeTruthy();
  expect(calls.findLast(({ route }) => route === effectAdministering.undo.route)?.asked).toEqual({ id: change.id });
  expect(await screen.findByText('Law: proposed values again (7 of 29 changed)')).toBeTruthy();
});

test('a change that somebody has followed with another is not taken back, and why is said', async () => {
  const { user } = await renderScreen('/admin-panel/speech-effect', {
    visitor: 'admin',
    answers: [
      ...rules,
      answer(effectAdministering.settings, { feelingStyles: false, changedFields: ['Law'], history: [change] }),
      answer(effectAdministering.undo, () => {
        throw refusal('changed-elsewhere');
      }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Take back the change: Law' }));
  const asked = await screen.findByRole('dialog', { name: 'Take back the change of “Law”?' });
  await user.click(within(asked).getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('Somebody else has changed this in the meantime')).toBeTruthy();
});
