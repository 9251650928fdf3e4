import {
  presenceGoneMilliseconds,
  presenceMilliseconds,
  typingGoneMilliseconds,
  typingMilliseconds,
} from '@vitrine/contract/chat/shapes.ts';
import { useEffect, useRef, useState } from 'react';
import { say, useFrames, useIsConnected } from './connection.ts';

/** The server counts the time between two hints by its own clock. */
const slack = 200;

/** Says that one writes, now and then while one does. */
export function useTypingHints(conversationId: string | null, wanted: boolean) {
  const next = useRef(0);
  return (words: string) => {
    if (!wanted || !conversationId || !words.trim() || Date.now() < next.current) return;
    next.current = Date.now() + typingMilliseconds + slack;
    say({ typing: conversationId });
  };
}

/** True for a while after each sign. */
function useLasting(milliseconds: number) {
  const [on, setOn] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (lasts: boolean) => {
    clearTimeout(timer.current);
    setOn(lasts);
    if (lasts) timer.current = setTimeout(() => setOn(false), milliseconds);
  };
  return [on, show] as const;
}

/** Whether the other one writes at this moment; over when the message is there. */
export function useTyping(conversationId: string | null) {
  const [typing, show] = useLasting(typingGoneMilliseconds);
  useFrames((frame) => {
    if ('typing' in frame && frame.typing === conversationId) show(true);
    if ('serverDate' in frame && frame.conversationId === conversationId && !frame.own) show(false);
  });
  return typing;
}

/** Whether the other one is there. It is asked while one looks, and only by who shows oneself. */
export function usePresence(conversationId: string | null, wanted: boolean) {
  const [present, show] = useLasting(presenceGoneMilliseconds);
  const connected = useIsConnected();
  useFrames((frame) => {
    if ('present' in frame && frame.present === conversationId) show(true);
  });
  useEffect(() => {
    if (!wanted || !connected || !conversationId) return;
    const ask = () => {
      if (document.visibilityState === 'visible') say({ present: conversationId });
    };
    ask();
    const timer = setInterval(ask, presenceMilliseconds);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [conversationId, wanted, connected]);
  return wanted && present;
}
