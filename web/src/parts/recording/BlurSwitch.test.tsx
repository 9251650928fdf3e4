import { MantineProvider } from '@mantine/core';
import { cleanup, screen as page, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadTexts, startTexts } from '../../platform/i18n.ts';
import { BlurSwitch } from './BlurSwitch.tsx';

/** A camera of a device that offers to blur, and what it was asked for. */
function camera(backgroundBlur?: boolean[], refuses = false) {
  const asked: unknown[] = [];
  const track = {
    getCapabilities: () => ({ backgroundBlur }),
    getConstraints: () => ({ facingMode: 'user' }),
    applyConstraints: async (wanted: unknown) => {
      asked.push(wanted);
      if (refuses) throw new DOMException('not now', 'OverconstrainedError');
    },
  };
  return { asked, stream: { getVideoTracks: () => [track] } as unknown as MediaStream };
}

const show = (stream: MediaStream) =>
  render(
    <MantineProvider>
      <BlurSwitch stream={stream} />
    </MantineProvider>,
  );
const shown = () => page.queryByRole<HTMLInputElement>('switch', { name: 'Blur my background' });

beforeEach(async () => {
  await startTexts('en');
  await loadTexts('interviews');
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('is off until it is turned on, keeps what else was asked of the camera, and is remembered on this device', async () => {
  const first = camera([false, true]);
  show(first.stream);
  expect(shown()?.checked).toBe(false);
  await userEvent.click(shown() ?? document.body);
  await waitFor(() => expect(first.asked.at(-1)).toEqual({ facingMode: 'user', backgroundBlur: true }));
  cleanup();
  const second = camera([false, true]);
  show(second.stream);
  expect(shown()?.checked).toBe(true);
  await waitFor(() => expect(second.asked).toEqual([{ facingMode: 'user', backgroundBlur: true }]));
});

it.each([
  ['not at all', undefined],
  ['only by itself', [true]],
] as const)('is not there where the device offers it %s', (_, offered) => {
  show(camera(offered && [...offered]).stream);
  expect(shown()).toBeNull();
});

it('says that it is off where the camera refuses', async () => {
  show(camera([false, true], true).stream);
  await userEvent.click(shown() ?? document.body);
  await waitFor(() => expect(shown()?.checked).toBe(false));
});
