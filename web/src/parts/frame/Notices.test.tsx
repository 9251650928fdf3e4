import { act, screen as page } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hideNotice, notices } from '../../platform/notices.ts';
import { renderScreen } from '../../testing.tsx';

it('a notice that came while somebody wrote stays at the top when the field is left, so that it never slides under the finger', async () => {
  await renderScreen('/no-such-page');
  const place = () => page.getByRole('region', { name: 'Messages' }).hasAttribute('data-top');
  const field = document.body.appendChild(document.createElement('textarea'));
  field.focus();
  act(() => notices.done('Kept', 'kept'));
  expect(place()).toBe(true);
  field.blur();
  act(() => notices.done('Sent', 'sent'));
  expect(place()).toBe(true);
  act(() => hideNotice('kept'));
  act(() => hideNotice('sent'));
  act(() => notices.done('Sent', 'sent'));
  expect(place()).toBe(false);
  act(() => hideNotice('sent'));
  field.remove();
});

it('a notice that comes while a dialog is open leaves the buttons at its foot free', async () => {
  await renderScreen('/no-such-page');
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  act(() => notices.done('Kept', 'kept'));
  expect(page.getByRole('region', { name: 'Messages' }).hasAttribute('data-top')).toBe(true);
  act(() => hideNotice('kept'));
  dialog.remove();
});
