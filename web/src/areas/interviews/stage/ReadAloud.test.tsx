import { MantineProvider } from '@mantine/core';
import { act, cleanup, screen as page, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadTexts, startTexts } from '../../../platform/i18n.ts';
import { ReadAloud } from './ReadAloud.tsx';

/** The voices of a device, which come a moment after they were asked for, and what it was told to say. */
function device(...voices: { lang: string; localService: boolean }[]) {
  const told: { text: string; lang: string; onend: () => void }[] = [];
  const synthesis = Object.assign(new EventTarget(), {
    there: [] as typeof voices,
    getVoices: () => synthesis.there,
    speak: (said: (typeof told)[number]) => void told.push(said),
    cancel: vi.fn(),
  });
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  const arrive = () =>
    act(() => {
      synthesis.there = voices;
      synthesis.dispatchEvent(new Event('voiceschanged'));
    });
  return { told, arrive, synthesis };
}

beforeEach(async () => {
  await startTexts('en');
  await loadTexts('interviews');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const shown = () =>
  render(
    <MantineProvider>
      <ReadAloud text="Warum Brot?" language="de" />
    </MantineProvider>,
  );

it('a question is read by a voice of the device in its language, and stops when it is told to or has ended', async () => {
  const { told, arrive, synthesis } = device({ lang: 'en-US', localService: true }, { lang: 'de-DE', localService: true });
  shown();
  expect(page.queryByRole('button')).toBeNull();
  arrive();
  const user = userEvent.setup();
  await user.click(page.getByRole('button', { name: 'Read the question aloud' }));
  expect(told).toMatchObject([{ text: 'Warum Brot?', lang: 'de-DE' }]);
  const before = synthesis.cancel.mock.calls.length;
  await user.click(page.getByRole('button', { name: 'Stop reading' }));
  expect(synthesis.cancel.mock.calls.length).toBeGreaterThan(before);
  await user.click(page.getByRole('button', { name: 'Read the question aloud' }));
  act(() => told.at(-1)?.onend());
  expect(page.getByRole('button', { name: 'Read the question aloud' })).toBeTruthy();
});

it('no voice that sends the question elsewhere, and none of another language, reads it', () => {
  device({ lang: 'de-DE', localService: false }, { lang: 'fr-FR', localService: true }).arrive();
  shown();
  expect(page.queryByRole('button')).toBeNull();
});
