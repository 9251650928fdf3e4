import { act, renderHook } from '@testing-library/react';
import { account } from '@vitrine/contract/accounts/account.ts';
import { CallFailed } from '@vitrine/contract/caller.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { answer, answering, refusal, refuse } from '../../testing.tsx';
import { chooseLanguage, startTexts } from '../i18n.ts';
import { hideNotice, notices, undoLatest, useNotices } from '../notices.ts';
import { inTime, isChunkError } from '../screen.ts';
import { clearSession, session, storeSession } from '../session/session.ts';
import { call } from './api.ts';
import { retrying, worthRetrying } from './retry.ts';

beforeAll(() => startTexts('en'));
afterEach(() => vi.useRealTimers());

const offline = () => new CallFailed({ type: 'about:blank', title: '', status: 0, code: 'unknown' });

describe('the retry helper', () => {
  it.each([
    ['high', 10],
    ['medium', 5],
    [undefined, 3],
  ] as const)('level %s tries again %i times', async (level, retries) => {
    vi.useFakeTimers();
    const run = vi.fn(() => Promise.reject(offline()));
    const outcome = retrying(run, level).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await outcome).toBeInstanceOf(CallFailed);
    expect(run).toHaveBeenCalledTimes(retries + 1);
  });

  it('waits one second, then double, always the same', async () => {
    vi.useFakeTimers({ now: 0 });
    const at: number[] = [];
    const outcome = retrying(() => {
      at.push(Date.now());
      return Promise.reject(offline());
    }).catch(() => null);
    await vi.runAllTimersAsync();
    await outcome;
    expect(at).toEqual([0, 1000, 3000, 7000]);
  });

  it('comes back when the server has said, and not at all where that is later than anybody waits for', async () => {
    vi.useFakeTimers({ now: 0 });
    const at: number[] = [];
    const askedFor = (seconds: number) => () => {
      at.push(Date.now());
      return Promise.reject(refusal('unavailable', undefined, seconds));
    };
    const outcome = retrying(askedFor(5)).catch(() => null);
    await vi.runAllTimersAsync();
    await outcome;
    expect(at).toEqual([0, 5000, 10_000, 15_000]);
    await expect(retrying(askedFor(900))).rejects.toMatchObject({ retryAfter: 900 });
    expect(at).toHaveLength(5);
  });

  it('gives up at once when nobody wants the answer any more', async () => {
    vi.useFakeTimers();
    const left = new AbortController();
    const run = vi.fn(() => Promise.reject(offline()));
    const outcome = retrying(run, 'high', left.signal).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1500);
    left.abort();
    expect(await outcome).toBe(left.signal.reason);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('does not repeat what was refused', async () => {
    const run = vi.fn(() => Promise.reject(refusal('not-found')));
    await expect(retrying(run)).rejects.toThrow();
    expect(run).toHaveBeenCalledTimes(1);
  });
});

describe('a call over the network', () => {
  const fetched = async () => {
    const fetching = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { status: 200 }));
    await call(account.own, {});
    const headers = fetching.mock.calls[0]?.[1]?.headers as Record<string, string>;
    fetching.mockRestore();
    return headers;
  };

  it('is not done because something in between says 200 in words of its own', async () => {
    const { replaceTransport } = await import('./api.ts');
    replaceTransport(null);
    const html = () => new Response('<!doctype html><title>Sign in to the network</title>', { headers: { 'content-type': 'text/html' } });
    const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => html());
    const failed = await call(interview.submit, { applicationId: '00000000-0000-4000-8000-000000000009' }).catch((error: unknown) => error);
    fetching.mockRestore();
    expect(failed).toMatchObject({ problem: { code: 'unknown' } });
    expect(worthRetrying(failed)).toBe(true);
  });

  it('knows how long the server asks to be left alone', async () => {
    const { replaceTransport } = await import('./api.ts');
    replaceTransport(null);
    const busy = () =>
      new Response(JSON.stringify(refusal('too-many-requests').problem), { status: 429, headers: { 'retry-after': '900' } });
    const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => busy());
    const failed = await call(account.own, {}).catch((error: unknown) => error);
    fetching.mockRestore();
    expect(failed).toMatchObject({ retryAfter: 900 });
  });

  it('carries the token and one of the two languages the wire knows, with the exact one beside it', async () => {
    const { replaceTransport } = await import('./api.ts');
    replaceTransport(null);
    storeSession({ token: 'abc', userType: 'Candidate', userEmail: 'a@b.example' });
    expect(await fetched()).toMatchObject({ Authorization: 'Bearer abc', 'Accept-Language': 'en-US', 'X-Language': 'en' });
    await chooseLanguage('fr');
    expect(await fetched()).toMatchObject({ 'Accept-Language': 'en-US', 'X-Language': 'fr' });
    await chooseLanguage('de');
    expect(await fetched()).toMatchObject({ 'Accept-Language': 'de-DE', 'X-Language': 'de' });
    await chooseLanguage('en');
    clearSession();
    expect(await fetched()).not.toHaveProperty('Authorization');
  });

  it('ends a session that the server no longer knows, and no other refusal does', async () => {
    storeSession({ token: 'stale', userType: 'Candidate', userEmail: 'a@b.example' });
    answering([refuse(account.own, 'sign-in-failed')]);
    await expect(call(account.own, {})).rejects.toThrow();
    expect(session()).not.toBeNull();
    answering([refuse(account.own, 'not-signed-in')]);
    await expect(call(account.own, {})).rejects.toThrow();
    expect(session()).toBeNull();
  });

  it('leaves a session alone that began while an older call was under way', async () => {
    storeSession({ token: 'old', userType: 'Candidate', userEmail: 'a@b.example' });
    answering([
      answer(account.own, () => {
        storeSession({ token: 'new', userType: 'Candidate', userEmail: 'a@b.example' });
        throw refusal('not-signed-in');
      }),
    ]);
    await expect(call(account.own, {})).rejects.toThrow();
    expect(session()?.token).toBe('new');
  });
});

describe('a notice', () => {
  it('leaves after five seconds', () => {
    vi.useFakeTimers();
    const { result } = renderHook(() => useNotices());
    act(() => notices.done('Saved'));
    expect(result.current.map((one) => one.message)).toEqual(['Saved']);
    act(() => {
      vi.advanceTimersByTime(4999);
    });
    expect(result.current).toHaveLength(1);
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(result.current).toHaveLength(0);
  });

  it('of the same kind takes the place of the former', () => {
    const { result } = renderHook(() => useNotices());
    act(() => notices.done('one', 'same'));
    act(() => notices.done('two', 'same'));
    expect(result.current.map((one) => one.message)).toEqual(['two']);
    act(() => hideNotice('same'));
  });

  it('takes the place of the one before, which can still be taken back by its key', () => {
    const undone: string[] = [];
    const { result } = renderHook(() => useNotices());
    const seen = () => result.current.map((one) => one.message);
    act(() => notices.undo('first', () => undone.push('first')));
    act(() => notices.undo('second', () => undone.push('second')));
    expect(seen()).toEqual(['second']);
    // another word covers nothing that can be taken back
    act(() => notices.done('saved'));
    expect(seen()).toEqual(['second', 'saved']);
    act(() => hideNotice('saved'));
    act(() => void undoLatest());
    act(() => void undoLatest());
    expect(undone).toEqual(['second', 'first']);
    expect(seen()).toEqual([]);
  });
});

describe('the code of a screen', () => {
  it('counts as failed after 120 seconds', async () => {
    vi.useFakeTimers();
    const outcome = inTime(new Promise(() => {})).catch((error: unknown) => error);
    let settled: unknown = 'waiting';
    void outcome.then((value) => {
      settled = value;
    });
    await vi.advanceTimersByTimeAsync(119_999);
    expect(settled).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(isChunkError(await outcome)).toBe(true);
  });
});
