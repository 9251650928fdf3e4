import { useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { account } from '@vitrine/contract/accounts/account.ts';
import { notifications } from '@vitrine/contract/notifications/notifications.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../platform/calls/api.ts';
import { asking, refresh } from '../../platform/calls/use-ask.ts';
import { notices } from '../../platform/notices.ts';
import { useSession } from '../../platform/session/session.ts';
import { stored } from '../../platform/stored.ts';
import { followNews, type News } from './news.ts';
import { useSentence } from './sentences.ts';
import { countUnread } from './unread-mark.ts';

/** How many things besides messages are unseen, kept fresh; the title and the icon of the page count along, and what is new is said once. */
export function useUnseen() {
  const token = useSession()?.token;
  const client = useQueryClient();
  const sentence = useSentence();
  const [standing, setStanding] = useState<News>();
  const told = useEffectEvent(async (news: News) => {
    setStanding(news);
    void refresh(client, [notifications.list]);
    if (standing === undefined || news.unseen <= standing.unseen || document.visibilityState !== 'visible') return;
    const { items } = await client.fetchQuery(asking(notifications.list, { count: 1, unseen: true }));
    // where one writes, what comes stands before one's eyes
    if (items[0]?.kind === 'message' && location.pathname === '/chat') return;
    if (items[0]) notices.info(sentence(items[0]), 'news');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session follows its own news
  useEffect(() => {
    const leaving = new AbortController();
    followNews((news) => void told(news).catch(() => undefined), leaving.signal);
    return () => leaving.abort();
  }, [token]);
  // messages are counted one by one beside their place in the menu, and not a second time
  const unseen = standing && standing.unseen - standing.messages;
  useEffect(() => {
    if (unseen !== undefined) return countUnread('news', unseen);
  }, [unseen]);
  return unseen ?? 0;
}

const applicantPage = /^\/candidate-details\/candidate\/([0-9a-f-]{36})/;
const applicationPage = /^\/application\/([^/]+)/;

/** Whoever opens the thing itself, on whatever way, has seen what was told of it. */
export function useOpenedIsSeen(unseen: number) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const some = unseen > 0;
  useEffect(() => {
    if (!some) return;
    const applicationId = applicantPage.exec(path)?.[1];
    const bookingId = applicationPage.exec(path)?.[1];
    if (applicationId) void call(notifications.see, { applicationId }).catch(() => undefined);
    else if (bookingId) void call(notifications.see, { bookingId }).catch(() => undefined);
  }, [path, some]);
}

/** Mails of a morning come in the morning of whoever reads them: the zone is told when it is another one than last time. */
export function useOwnTimeZone() {
  const email = useSession()?.userEmail;
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const said = `${email} ${timeZone}`;
    if (!timeZone || stored.get('timeZone') === said) return;
    call(account.keepTimeZone, { timeZone })
      .then(() => stored.set('timeZone', said))
      .catch(() => undefined);
  }, [email]);
}
