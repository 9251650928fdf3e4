import fs from 'node:fs';
import vm from 'node:vm';
import { expect, test, vi } from 'vitest';

/** The worker with these pages open; what is clicked, and what becomes of it. */
function givenPages(...urls: string[]) {
  const listeners = new Map<string, (event: object) => void>();
  const pages = urls.map((url) => ({ url, focus: vi.fn(async () => undefined), navigate: vi.fn(async () => undefined) }));
  const openWindow = vi.fn(async () => undefined);
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    clients: { matchAll: async () => pages, openWindow },
  };
  vm.runInNewContext(fs.readFileSync('web/public/push-worker.js', 'utf8'), { self, URL });
  const click = () =>
    new Promise<unknown>((done) => {
      const notification = { close: () => undefined, data: { url: 'https://vitrine.test/chat' } };
      listeners.get('notificationclick')?.({ notification, waitUntil: (work: Promise<unknown>) => done(work) });
    });
  return { pages, openWindow, click };
}

test('whoever clicks is led there in the page that is open', async () => {
  const { pages, openWindow, click } = givenPages('https://vitrine.test/jobs');
  await click();
  expect(pages[0]?.navigate).toHaveBeenCalledWith('https://vitrine.test/chat');
  expect(openWindow).not.toHaveBeenCalled();
});

test('nobody is led away from the interview in which they are recorded', async () => {
  const { pages, openWindow, click } = givenPages('https://vitrine.test/video-interview/abc234/secret');
  await click();
  expect(pages[0]?.navigate).not.toHaveBeenCalled();
  expect(openWindow).toHaveBeenCalledWith('https://vitrine.test/chat');
});
