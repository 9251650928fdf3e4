import { messages } from '@vitrine/contract/chat/messages.ts';
import { type Attachment, maxAttachmentBytes } from '@vitrine/contract/chat/shapes.ts';
import { useState } from 'react';
import type { Place } from '../../../parts/chat/outbox.ts';
import { problemText } from '../../../platform/calls/problems.ts';
import { useUpload } from '../../../platform/calls/use-upload.ts';
import { useTexts } from '../../../platform/use-texts.ts';

/** The file that goes along with the next message: sent up as soon as it is chosen. */
export function useAttaching({ conversationId, memberEmail, bookingId }: Place) {
  const t = useTexts('chat');
  const [file, setFile] = useState<Attachment | null>(null);
  const [large, setLarge] = useState(false);
  const upload = useUpload(messages.attach, { changes: false, handles: 'all', onDone: setFile });
  const attach = (chosen: File | undefined) => {
    if (!chosen) return;
    setLarge(chosen.size > maxAttachmentBytes);
    if (chosen.size > maxAttachmentBytes) return;
    upload.start({ file: chosen, ...(conversationId ? { conversationId } : { memberEmail }), ...(bookingId ? { bookingId } : {}) });
  };
  const problem = large ? t('tooLarge') : upload.error ? problemText(upload.error) : undefined;
  return { file, upload, problem, attach, takeOff: () => setFile(null) };
}
