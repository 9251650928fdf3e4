import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { returnFocusOfDialogs } from './return-focus.ts';

function Asking() {
  const [asks, setAsks] = useState(false);
  return (
    <>
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

test('when a dialog goes, the keys go on where it was opened', async () => {
  returnFocusOfDialogs();
  const user = userEvent.setup();
  render(<Asking />);
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Close');
  await user.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.textContent).toBe('Ask');
  expect(screen.queryByRole('dialog')).toBeNull();
});
