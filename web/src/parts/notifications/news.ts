import { CallFailed } from '@vitrine/contract/caller.ts';
import { notifications } from '@vitrine/contract/notifications/notifications.ts';
import { callWith } from '../../platform/calls/api.ts';
import { session } from '../../platform/session/session.ts';

export interface News {
  /** Of everything, conversations among it. */
  unseen: number;
  messages: number;
  version: string;
}

const breath = 1000;
/** So long a page comes to rest before somebody waits at the server all the time. */
const settling = 3000;
const longest = 30_000;

/** Done after so long, as soon as the connection is back, or when nobody wants to know any more. */
function pause(milliseconds: number, signal: AbortSignal) {
  return new Promise<void>((done) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      window.removeEventListener('online', end);
      done();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
    window.addEventListener('online', end);
    if (signal.aborted) end();
  });
}

/** The session ended, or is not one that is told anything. */
const isOver = (error: unknown) => error instanceof CallFailed && [401, 403].includes(error.problem.status);

/** Asks, and asks again with the version of the answer, which the server answers when something has changed. */
async function ask(told: (news: News) => void, signal: AbortSignal) {
  let version: string | undefined;
  let wait = breath;
  while (!signal.aborted) {
    try {
      const news = await callWith({ signal })(notifications.news, version === undefined ? {} : { version });
      if (news.version !== version) told(news);
      if (version === undefined) await pause(settling, signal);
      version = news.version;
      wait = breath;
    } catch (error) {
      if (isOver(error)) return;
      await pause(wait, signal);
      wait = Math.min(wait * 2, longest);
    }
  }
}

/**
 * Tells how many things are unseen, now and whenever that changes. Of all tabs of a browser one waits for the server and
 * tells the others, as a browser keeps few connections open at a time; when it is closed, another one takes its place.
 */
export function followNews(told: (news: News) => void, signal: AbortSignal) {
  const name = `news of ${session()?.userEmail ?? ''}`;
  const others = new BroadcastChannel(name);
  others.onmessage = ({ data }: MessageEvent<News>) => told(data);
  signal.addEventListener('abort', () => others.close(), { once: true });
  const lead = () =>
    ask((news) => {
      told(news);
      if (!signal.aborted) others.postMessage(news);
    }, signal);
  // there are none on addresses without https
  const { locks } = navigator as { locks?: LockManager | null };
  if (!locks) return void lead();
  const now = callWith({ signal })(notifications.news, {});
  now.then(told).catch(() => undefined);
  locks.request(name, { signal }, lead).catch(() => undefined);
}
