import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, screen as page, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { startTexts } from '../platform/i18n.ts';
import { DateField } from './DateField.tsx';
import { dayOf } from './typed-day.ts';

afterEach(cleanup);
const told: (string | null)[] = [];
function Field({ first }: { first: string | null }) {
  const [day, setDay] = useState(first);
  return (
    <MantineProvider>
      <DateField
        label="Deadline"
        value={day}
        onChange={(next) => {
          told.push(next);
          setDay(next);
        }}
      />
      <button type="button" onClick={() => setDay('2027-01-02')}>
        elsewhere
      </button>
    </MantineProvider>
  );
}

async function shown(first: string | null) {
  told.length = 0;
  await startTexts();
  render(<Field first={first} />);
  return { user: userEvent.setup(), field: page.getByRole('textbox', { name: 'Deadline' }) as HTMLInputElement };
}

it('shows and takes days as DD/MM/YYYY, whatever the browser speaks (R239)', async () => {
  const { user, field } = await shown('2026-12-16');
  expect(field.value).toBe('16/12/2026');
  await user.clear(field);
  await user.type(field, '1.2.2027');
  await user.tab();
  expect([field.value, told]).toEqual(['01/02/2027', [null, '2027-02-01']]);
});

it('says where there is no such day, and keeps what was typed', async () => {
  const { user, field } = await shown(null);
  await user.type(field, '31/02/2027');
  await user.tab();
  expect(await page.findByText('There is no such day; please type it as DD/MM/YYYY')).toBeTruthy();
  expect([field.value, told]).toEqual(['31/02/2027', []]);
});

it('follows the calendar and what is changed elsewhere', async () => {
  const { user, field } = await shown(null);
  fireEvent.change(document.querySelector('input[type=date]') as HTMLInputElement, { target: { value: '2026-11-30' } });
  expect([field.value, told]).toEqual(['30/11/2026', ['2026-11-30']]);
  await user.click(page.getByText('elsewhere'));
  expect(field.value).toBe('02/01/2027');
});

it.each([
  ['16/12/2026', '2026-12-16'],
  ['1/2/2026', '2026-02-01'],
  ['16.12.2026', '2026-12-16'],
  ['16122026', '2026-12-16'],
  ['12/16/2026', undefined],
  ['29/02/2027', undefined],
  ['16/12/26', undefined],
  ['', undefined],
])('%s is the day %s', (text, day) => expect(dayOf(text)).toBe(day));
