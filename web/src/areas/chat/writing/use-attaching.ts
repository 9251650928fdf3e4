import { messages } from '@vitrine/contract/chat/messages.ts';
import { type Attachment, maxAttachmentBytes } from '@vitrine/contract/chat/shapes.ts';
import { useState } from 'react';
import type { Place } from '../../../parts/chat/outbox.ts';
import { problemText } from '../../../platform/calls/problems.ts';
import { useUpload } from '../../../platform/calls/use-upload.ts';
import { useTexts } from '../../../platform/use-texts.ts';

/** What goes along with the next message, a file or a recording: sent up as soon as it is there. */
export function useAttaching({ conversationId, memberEmail, bookingId }: Place) {
  const t = useTexts('chat');
  const [file, setFile] = useState<Attachment | null>(null);
  const [large, setLarge] = useState(false);
  /** What was recorded and is not up yet: a line that fails must not cost it. */
  const [recorded, setRecorded] = useState<Blob | null>(null);
  const place = { ...(conversationId ? { conversationId } : { memberEmail }), ...(bookingId ? { bookingId } : {}) };
  const upload = useUpload(messages.attach, { changes: false, handles: 'all', onDone: setFile });
  const recording = useUpload(messages.record, {
    changes: false,
    handles: 'all',
    onDone: (made) => {
      setFile(made);
      setRecorded(null);
    },
  });
  const attach = (chosen: File | undefined) => {
    if (!chosen) return;
    setLarge(chosen.size > maxAttachmentBytes);
    if (chosen.size > maxAttachmentBytes) return;
    upload.start({ file: chosen, ...place });
  };
  const speak = (blob: Blob) => {
    setRecorded(blob);
    recording.start({ file: blob, ...place });
  };
  const cancel = () => {
    recording.cancel();
    setRecorded(null);
  };
  const problem = large ? t('tooLarge') : upload.error ? problemText(upload.error) : undefined;
  return {
    file,
    upload,
    problem,
    attach,
    speak,
    recording: {
      upload: { ...recording, cancel },
      /** It did not go up, and is still here. */
      failed: recorded && !recording.busy && recording.error ? problemText(recording.error) : undefined,
      again: () => recorded && speak(recorded),
      drop: () => setRecorded(null),
    },
    busy: upload.busy || recording.busy || recorded !== null,
    takeOff: () => setFile(null),
  };
}
