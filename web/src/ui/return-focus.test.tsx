import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { returnFocusOfDialogs } from './return-focus.ts';

function Asking() {
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    const ask = ({ key }: KeyboardEvent) => key === '?' && setAsks(true);
    document.addEventListener('keydown', ask);
    return () => document.removeEventListener('keydown', ask);
  }, []);
  return (
    <>
      <input aria-label="Note" onKeyDown={({ key, currentTarget }) => key === 'Escape' && currentTarget.blur()} />
      <button type="button">Before</button>
      <button type="button" onClick={() => setAsks(true)}>
        Ask
      </button>
      {asks && (
        <div role="dialog" aria-label="Asked">
          <button type="button" onClick={() => setAsks(false)}>
            Close
          </button>
        </div>
      )}
    </>
  );
}

beforeAll(returnFocusOfDialogs);
afterEach(cleanup);

test('when a dialog goes, the keys go on where it was opened', async () => {
  const user = userEvent.setup();
  render(<Asking />);
  for (let n = 0; n < 3; n++) await user.tab();
  await user.keyboard('{Enter}');
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Close');
  await user.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.textContent).toBe('Ask');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who left a field by Escape before a key opened the dialog does not find the keys typed into it afterwards', async () => {
  const user = userEvent.setup();
  render(<Asking />);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Note'));
  await user.keyboard('{Escape}');
  // the moment after which somebody is nowhere
  await new Promise((done) => setTimeout(done));
  await user.keyboard('?');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await new Promise((done) => setTimeout(done));
  expect(document.activeElement).toBe(document.body);
});
