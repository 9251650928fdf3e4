import 'fake-indexeddb/auto';
import { screen as page, waitFor } from '@testing-library/react';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import type { Take } from '@vitrine/contract/interviews/parts.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { ownEffect } from '@vitrine/contract/speech-effect/own.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, renderScreen } from '../../../testing.tsx';
import { landing, question, viewOf } from '../fixtures.ts';

/** A browser that records. */
class Recorder extends EventTarget {
  static isTypeSupported = () => true;
  state = 'inactive';
  mimeType = 'video/webm';
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    queueMicrotask(() => this.dispatchEvent(new Event('stop')));
  }
}

beforeEach(() => {
  vi.stubGlobal('MediaRecorder', Recorder);
  const track = () => Object.assign(new EventTarget(), { readyState: 'live', stop: () => undefined });
  const stream = Object.assign(new MediaStream(), { getTracks: () => [track()], getAudioTracks: () => [], getVideoTracks: () => [] });
  const devices = Object.assign(new EventTarget(), { getUserMedia: async () => stream, enumerateDevices: async () => [] });
  Object.defineProperty(navigator, 'mediaDevices', { value: devices, configurable: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

const left: Take = {
  takeId: '00000000-0000-4000-8000-000000000001',
  questionNo: 1,
  ordinal: 1,
  kind: 'video',
  state: 'interrupted',
  endedBy: 'left',
  chosen: false,
  bytes: 9,
  length: null,
  complete: false,
  mediaState: 'waiting',
  media: null,
  text: null,
  fileName: null,
  trim: null,
  uploaded: false,
  startedAt: '2026-01-01T00:00:00.000Z',
};

const view = viewOf('video', question(1, 'Why bread?'));

test('a take that broke off before, of which the server says so only now, ends no recording', async () => {
  let began = 0;
  let heard = 0;
  const answers = [
    answer(interview.landing, landing),
    answer(interview.track, { activeQuestionNo: 1, disconnectCount: 0 }),
    answer(takes.create, () => {
      began += 1;
      return { takeId: '00000000-0000-4000-8000-000000000002', uploadToken: 'x'.repeat(43), attemptsLeft: 2 };
    }),
    answer(interview.view, () => {
      if (began === 0) return view;
      heard += 1;
      return { ...view, questions: view.questions.map((one) => ({ ...one, takes: [left] })) };
    }),
    answer(ownEffect.look, {
      offered: false,
      companyName: '',
      purpose: '',
      responsible: '',
      assessmentUrl: '',
      consents: { counting: null, company: null, dossier: null },
      text: '',
      effect: null,
      seen: '',
      releasedAt: null,
      fieldOfActivity: null,
    }),
  ];
  const { user } = await renderScreen('/video-interview/abc234', { visitor: 'candidate', answers });
  await user.click(await page.findByRole('button', { name: 'Continue' }));
  await user.click(await page.findByRole('button', { name: 'First question' }));
  await user.click(await page.findByRole('button', { name: 'Start recording' }));
  await waitFor(() => expect(heard).toBeGreaterThan(0));
  expect(await page.findByRole('button', { name: 'Stop recording' })).toBeTruthy();
  // what was heard is on the screen by now
  await new Promise((done) => setTimeout(done, 300));
  expect(page.queryByRole('button', { name: 'Stop recording' })).not.toBeNull();
});
