import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { refusal } from '../../testing.tsx';
import { useAutosave } from './autosave.ts';

afterEach(() => void vi.useRealTimers());

interface Form {
  words: string;
}

/** An editor whose saves arrive, or fail, when the test lets them. */
function opened() {
  const sent: { words: string; arrive: () => void; fail: (error: Error) => void }[] = [];
  let revision = 1;
  const send = ({ words }: Form) =>
    new Promise<{ revision: number }>((resolve, fail) => {
      sent.push({ words, arrive: () => resolve({ revision: ++revision }), fail });
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

test.each(['too-many-requests', 'unavailable'] as const)(
  'a save that is %s is tried again by itself, once the server is ready for it',
  async (code) => {
    vi.useFakeTimers();
    const { sent, editor } = opened();
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    act(() => editor().change({ words: 'a' }));
    await pass(800);
    sent[0]?.fail(refusal(code, undefined, 30));
    await pass(0);
    expect(editor().saving.state).toBe('failed');
    // who goes on typing does not ask any sooner
    act(() => editor().change({ words: 'ab' }));
    await pass(29_900);
    expect(sent).toHaveLength(1);
    await pass(100);
    expect(sent.map(({ words }) => words)).toEqual(['a', 'ab']);
    sent[1]?.arrive();
    await pass(0);
    expect(editor().saving.state).toBe('saved');
  },
);

test('a save that is refused for what it says waits for the person', async () => {
  vi.useFakeTimers();
  const { sent, editor } = opened();
  act(() => editor().change({ words: 'a' }));
  await act(() => vi.advanceTimersByTimeAsync(800));
  sent[0]?.fail(refusal('invalid'));
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  expect(sent).toHaveLength(1);
});
