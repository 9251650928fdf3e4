import { notifyManager, QueryClient, type QueryKey } from '@tanstack/react-query';
import { language } from '../i18n.ts';
import { session } from '../session/session.ts';

// told within the same turn of the browser: a switch bound to an act never shows its old side for a moment
notifyManager.setScheduler(queueMicrotask);

/** One per page load; tests make their own. */
export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      // the retry helper repeats what is safe to repeat (R186)
      queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: true },
      // a click offline fails at once and says so, rather than happening some day
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** What the server wrote into the page: answers to the first questions of a screen. */
interface Answers {
  /** The instant of the answers, in milliseconds. */
  at: number;
  language: string;
  answers: [QueryKey, unknown][];
}

/** Takes over the answers that came with the page; they are those of a visitor without an account, in one language. */
export function takeAnswers(client: QueryClient) {
  const given = document.getElementById('answers')?.textContent;
  if (!given || session()) return;
  const { at, language: spoken, answers } = JSON.parse(given) as Answers;
  if (spoken !== language()) return;
  // a clock that is wrong never makes old answers new
  for (const [key, answer] of answers) client.setQueryData(key, answer, { updatedAt: Math.min(at, Date.now()) });
}
