import { describe, expect, it, vi } from 'vitest';
import { deviceFault, mediaWanted, openDevices } from './media-wanted.ts';

describe('what is asked of camera and microphone', () => {
  it('lying: 1280x720, at least 16:9, the front camera, without echo (R151, R152, R154)', () => {
    expect(mediaWanted('video', {}, false)).toEqual({
      audio: { echoCancellation: true },
      video: { width: { ideal: 1280 }, height: { ideal: 720 }, aspectRatio: { min: 16 / 9 }, facingMode: 'user' },
    });
  });
  it('upright: 720x1280, at least 9:16 (R153)', () => {
    expect(mediaWanted('video', {}, true).video).toEqual({
      width: { ideal: 720 },
      height: { ideal: 1280 },
      aspectRatio: { min: 9 / 16 },
      facingMode: 'user',
    });
  });
  it('the chosen devices', () => {
    const { audio, video } = mediaWanted('video', { camera: 'c', microphone: 'm' }, false);
    expect([audio, video]).toMatchObject([{ deviceId: { exact: 'm' } }, { deviceId: { exact: 'c' } }]);
    expect(video).not.toHaveProperty('facingMode');
  });
  it('whatever there is, where the shape cannot be had', async () => {
    const stream = {} as MediaStream;
    const getUserMedia = vi
      .fn()
      .mockRejectedValueOnce(Object.assign(new Error(), { name: 'OverconstrainedError' }))
      .mockResolvedValueOnce(stream);
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
    expect(await openDevices('video')).toBe(stream);
    vi.unstubAllGlobals();
  });
});

it.each([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'none'],
  ['NotReadableError', 'busy'],
  ['TypeError', 'unsupported'],
])('%s is told as %s', (name, fault) => expect(deviceFault(Object.assign(new Error(), { name }))).toBe(fault));
