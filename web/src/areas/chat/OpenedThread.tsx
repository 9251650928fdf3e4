import { conversations } from '@vitrine/contract/chat/conversations.ts';
import { useEffect, useRef } from 'react';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { before, type Opened } from './open.ts';
import { Thread } from './Thread.tsx';
import { Written } from './Written.tsx';

interface Props {
  opened: Opened;
  /** The first message has made a conversation. */
  onMade: (conversationId: string) => void;
  onClose: () => void;
}

/** The open conversation, whichever way it was meant. */
export function OpenedThread({ opened, onMade, onClose }: Props) {
  if ('with' in opened) return <Written conversationId={opened.with} at={opened.message} onClose={onClose} />;
  if ('to' in opened) return <Thread conversation={before(opened.to)} onMade={onMade} onClose={onClose} />;
  return (
    <About asked={'job' in opened ? { bookingId: opened.job } : { applicationId: opened.applicant }} onMade={onMade} onClose={onClose} />
  );
}

interface AboutProps extends Omit<Props, 'opened'> {
  asked: { bookingId: string } | { applicationId: string };
}

/** What was written already has an address of its own. */
function About({ asked, onMade, onClose }: AboutProps) {
  const about = useAsk(conversations.about, asked, { staleTime: 0 });
  const made = about.data?.conversationId;
  const settle = useRef(onMade);
  settle.current = onMade;
  useEffect(() => {
    if (made) settle.current(made);
  }, [made]);
  return (
    <QueryBoundary of={about}>
      {(conversation) => (conversation.conversationId ? null : <Thread conversation={conversation} onMade={onMade} onClose={onClose} />)}
    </QueryBoundary>
  );
}
