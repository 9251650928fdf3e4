import { MantineProvider } from '@mantine/core';
import { screen as page, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { palette, theme } from './theme.ts';

it('cancels in the colour of the specification, with dark words on it (R245)', async () => {
  render(
    <MantineProvider theme={theme}>
      <ConfirmDialog opened title="Remove?" confirm="Remove" cancel="Cancel" close="Close" onConfirm={() => {}} onClose={() => {}}>
        For good.
      </ConfirmDialog>
    </MantineProvider>,
  );
  const cancel = await page.findByRole('button', { name: 'Cancel' });
  expect(palette.info).toBe('#FABC60');
  expect(cancel.style.getPropertyValue('--button-bg')).toBe(palette.info);
  expect(cancel.style.getPropertyValue('--button-color')).toBe(palette.ink);
});
