import { screen } from '@testing-library/react';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { transcription } from '@vitrine/contract/transcripts/engine.ts';
import { expect, test } from 'vitest';
import { answer, renderScreen } from '../../testing.tsx';

type Engine = Reply<typeof transcription.look>;
const off: Engine = {
  kind: 'off',
  engine: '',
  sentTo: null,
  model: null,
  problem: null,
  answers: { waiting: 0, done: 0, nothing: 0, failed: 0 },
  lastFault: null,
};
const opened = (engine: Engine, trial: Partial<Reply<typeof transcription.try>> = {}) =>
  renderScreen('/admin-panel/transcription', {
    visitor: 'admin',
    answers: [
      answer(transcription.look, engine),
      answer(transcription.try, { text: '', seconds: 3, took: 1.5, fault: null, said: '', ...trial }),
    ],
  });

test('where nothing is set up, an administrator reads what to do, and nothing can be tried', async () => {
  await opened(off);
  expect(await screen.findByText(/Put a model file/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Choose a recording' })).toBeNull();
});

test('a model is shown with its size and languages, and what is missing for it', async () => {
  const model = { name: 'ggml-small.bin', bytes: 488 * 1024 * 1024, multilingual: true, size: 'small' };
  await opened({ ...off, kind: 'built-in', engine: model.name, model, problem: 'library', answers: { ...off.answers, done: 12 } });
  expect(await screen.findByText('small, 488 MB')).toBeTruthy();
  expect(screen.getByText(/libvulkan.so.1/)).toBeTruthy();
  expect(screen.getByText('It does not leave this installation')).toBeTruthy();
  expect(screen.getByText(/Written down: 12/)).toBeTruthy();
});

test('a trial shows what was heard, or why nothing was, in the words of the engine', async () => {
  const http: Engine = { ...off, kind: 'http', engine: 'small', sentTo: 'speech.example' };
  const { user, container } = await opened(http, { text: 'Good morning.' });
  expect(await screen.findByText('speech.example')).toBeTruthy();
  const field = container.querySelector('input[type=file]') as HTMLInputElement;
  await user.upload(field, new File(['sound'], 'voice.webm', { type: 'video/webm' }));
  expect(await screen.findByText('Good morning.')).toBeTruthy();
  expect(screen.getByText('Heard in 1.5 s of 3 s:')).toBeTruthy();
});

test('a trial that fails says what the program said', async () => {
  const { user, container } = await opened({ ...off, kind: 'command', engine: 'whisper-cli' }, { fault: 'refused', said: 'no such model' });
  await screen.findByText('whisper-cli');
  const field = container.querySelector('input[type=file]') as HTMLInputElement;
  await user.upload(field, new File(['sound'], 'voice.webm', { type: 'video/webm' }));
  expect(await screen.findByText('It failed.')).toBeTruthy();
  expect(screen.getByText('no such model')).toBeTruthy();
});
