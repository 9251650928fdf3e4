import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useAutosave } from './autosave.ts';

interface Form {
  words: string;
}

/** An editor whose saves arrive when the test lets them. */
function opened() {
  const sent: { words: string; arrive: () => void }[] = [];
  let revision = 1;
  const send = ({ words }: Form) =>
    new Promise<{ revision: number }>((resolve) => {
      sent.push({ words, arrive: () => resolve({ revision: ++revision }) });
    });
  const { result } = renderHook(() =>
    useAutosave<Form, { revision: number }>({
      loaded: { revision },
      savedAt: '2026-11-01T08:00:00Z',
      draftOf: () => ({ words: '' }),
      send,
      onLeave: () => {},
    }),
  );
  return { sent, editor: () => result.current };
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

test('who waits for everything to be saved waits for the save that another one began meanwhile', async () => {
  const { sent, editor } = opened();
  act(() => editor().change({ words: 'a' }));
  void editor().flush();
  act(() => editor().change({ words: 'ab' }));
  const told: string[] = [];
  // the timer of the editor and somebody who publishes
  void editor()
    .flush()
    .then(() => told.push('one'));
  void editor()
    .flush()
    .then(() => told.push('other'));
  sent[0]?.arrive();
  await settled();
  expect(sent.map(({ words }) => words)).toEqual(['a', 'ab']);
  expect(told).toEqual([]);
  sent[1]?.arrive();
  await settled();
  expect(told.toSorted()).toEqual(['one', 'other']);
});
