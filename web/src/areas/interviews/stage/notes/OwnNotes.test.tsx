import { MantineProvider } from '@mantine/core';
import { cleanup, screen as page, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadTexts, startTexts } from '../../../../platform/i18n.ts';
import { clearSession } from '../../../../platform/session/session.ts';
import { OwnNotes } from './OwnNotes.tsx';
import { forgetNotes } from './own-notes.ts';

beforeEach(async () => {
  await startTexts('en');
  await loadTexts('interviews');
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

function show(applicationId: string, live: boolean) {
  cleanup();
  render(
    <MantineProvider>
      <OwnNotes applicationId={applicationId} live={live} />
    </MantineProvider>,
  );
}

async function write(text: string) {
  const user = userEvent.setup();
  show('one', false);
  await user.click(page.getByRole('button', { name: 'Own notes' }));
  await user.type(page.getByLabelText('Your notes'), text);
}

it('own notes are there while somebody is recorded, also after the page was opened anew', async () => {
  await write('crust, night, why');
  show('one', true);
  expect(page.getByRole('region', { name: 'Your notes' }).textContent).toBe('crust, night, why');
  expect(page.queryByRole('textbox')).toBeNull();
});

it('nobody meets notes in another interview than theirs', async () => {
  await write('crust');
  show('two', true);
  expect(page.queryByText('crust')).toBeNull();
  show('two', false);
  expect(page.getByRole('button', { name: 'Own notes' })).toBeTruthy();
});

it.each([
  ['signing out', clearSession],
  ['the end of the interview', forgetNotes],
] as const)('%s leaves nothing of them in the browser', async (_, end) => {
  await write('crust');
  expect(JSON.stringify(localStorage)).toContain('crust');
  end();
  expect(JSON.stringify(localStorage)).not.toContain('crust');
  show('one', true);
  expect(page.queryByText('crust')).toBeNull();
});

it('without notes nothing stands in the way of whoever speaks', () => {
  show('one', true);
  expect(page.queryByRole('region')).toBeNull();
});
