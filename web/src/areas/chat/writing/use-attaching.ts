import { type Attachment, maxAttachmentBytes, maxAttachments, maxAttachmentsBytes } from '@vitrine/contract/chat/shapes.ts';
import { useState } from 'react';
import { newId } from '../../../platform/new-id.ts';

/** What is to go along with the next message, a file or a recording. */
export interface Chosen {
  key: string;
  file: Blob;
  name: string;
  recorded: boolean;
  /** What became of it on the server, where it is there. */
  made: Attachment | null;
  /** It did not go up, and is still here. */
  failed: boolean;
}

/** Why a file stays here: for itself, or because of those before it. */
type Limit = 'tooLarge' | 'tooLargeTogether';

function withLimits(items: readonly Chosen[]): (Chosen & { limit: Limit | null })[] {
  let total = 0;
  return items.map((one) => {
    const size = one.made?.bytes ?? one.file.size;
    if (!one.recorded && size > maxAttachmentBytes) return { ...one, limit: 'tooLarge' };
    if (total + size > maxAttachmentsBytes) return { ...one, limit: 'tooLargeTogether' };
    total += size;
    return { ...one, limit: null };
  });
}
export type ChosenFile = ReturnType<typeof withLimits>[number];

/** The files of the next message, each of which goes up by itself as soon as it is there: one that fails costs no other. */
export function useAttaching() {
  const [items, setItems] = useState<readonly Chosen[]>([]);
  const [leftOut, setLeftOut] = useState(0);
  const add = (added: { file: Blob; name: string; recorded: boolean }[]) => {
    const room = maxAttachments - items.length;
    setLeftOut(Math.max(0, added.length - room));
    setItems([...items, ...added.slice(0, room).map((one) => ({ ...one, key: newId(), made: null, failed: false }))]);
  };
  const files = withLimits(items);
  return {
    files,
    /** So many did not fit beside the others when they were chosen. */
    leftOut,
    attach: (chosen: Iterable<File>) => add([...chosen].map((file) => ({ file, name: file.name, recorded: false }))),
    speak: (recorded: Blob, name: string) => add([{ file: recorded, name, recorded: true }]),
    change: (key: string, change: Partial<Pick<Chosen, 'made' | 'failed'>>) =>
      setItems((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one))),
    takeOff: (key: string) => {
      setLeftOut(0);
      setItems((all) => all.filter((one) => one.key !== key));
    },
    clear: () => {
      setLeftOut(0);
      setItems([]);
    },
    ready: files.flatMap(({ made, limit }) => (made && !limit ? [made] : [])),
    busy: files.some(({ made, limit, failed }) => !made && !limit && !failed),
    /** Something here does not go along as it is: whoever sends is asked to say what becomes of it. */
    stuck: files.some(({ limit, failed }) => limit !== null || failed),
  };
}
