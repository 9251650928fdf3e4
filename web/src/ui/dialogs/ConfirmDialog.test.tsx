import fs from 'node:fs';
import path from 'node:path';
import { MantineProvider } from '@mantine/core';
import { screen as page, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { palette, theme } from '../theme.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

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

it('so does every other dialog', () => {
  const root = path.join(import.meta.dirname, '../..');
  const dialogs = fs.globSync('**/*.tsx', { cwd: root }).filter((file) => !file.endsWith('.test.tsx'));
  const cancels = dialogs.flatMap((file) => {
    const code = fs.readFileSync(path.join(root, file), 'utf8');
    if (!code.includes('<Modal')) return [];
    const words = /<Button([^>]*(?:=>[^>]*)?)>\s*\{(?:t\('(?:common:)?cancel'\)|t\('\w+\.keep'\)|labels\.cancel|cancel)\}/g;
    return [...code.matchAll(words)].map(([, how]) => `${file}: ${/color="info"/.test(how ?? '') ? 'info' : how?.trim()}`);
  });
  expect(cancels.length).toBeGreaterThan(0);
  expect(cancels.filter((one) => !one.endsWith(': info'))).toEqual([]);
});
