import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type EmailDraft, emailWriting, undoMilliseconds } from '@vitrine/contract/emails/writing.ts';
import { useRef, useState } from 'react';
import { call } from '../../../platform/calls/api.ts';
import { useAutosave } from '../../../platform/calls/autosave.ts';
import { useAct } from '../../../platform/calls/use-act.ts';
import { askAnew } from '../../../platform/calls/use-ask.ts';
import { dayAndTime } from '../../../platform/clock.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { useFiles } from './use-files.ts';

export type Words = Pick<EmailDraft, 'to' | 'cc' | 'bcc' | 'subject' | 'html'>;

const wordsOf = ({ to, cc, bcc, subject, html }: Words): Words => ({ to, cc, bcc, subject, html });

/** The state of an e-mail that is being written, which saves itself, and what can be done with it. */
export function useComposer(loaded: EmailDraft, fresh: boolean) {
  const t = useTexts('emails');
  const client = useQueryClient();
  const navigate = useNavigate();
  const touched = useRef(!fresh);
  /** The editor for rich text takes a text that it did not write itself when it begins anew. */
  const [version, setVersion] = useState(0);
  const { id } = loaded;
  const { change, ...editor } = useAutosave<Words, EmailDraft>({
    loaded,
    savedAt: loaded.updatedAt,
    draftOf: wordsOf,
    send: (words, revision) => call(emailWriting.save, { id, ...words, ...(revision === undefined ? {} : { revision }) }),
    onLeave: () => {
      const left = touched.current ? Promise.resolve() : call(emailWriting.remove, { id });
      void left.catch(() => undefined).then(() => askAnew(client));
    },
  });
  const takeBack = useAct(emailWriting.takeBack, {
    onDone: () => void navigate({ to: '/emails/compose-email', search: { draft: id } }),
  });
  const order = useAct(emailWriting.order, {
    changes: false,
    handles: ['email-to-nobody', 'place-unfilled', 'email-no-way-out'],
    onDone: ({ sendAt }, asked) => {
      const words = asked.sendAt && sendAt ? t('compose.planned', { at: dayAndTime(sendAt) }) : t('compose.sending');
      notices.undo(words, () => takeBack.mutate({ id }), undoMilliseconds);
      void navigate({ to: '/emails' });
    },
  });
  const remove = useAct(emailWriting.remove, { changes: false, onDone: () => void navigate({ to: '/emails' }) });
  const touch = () => {
    touched.current = true;
  };
  const files = useFiles((reply) => {
    touch();
    editor.take(reply);
  });
  /** The last words are kept before the e-mail is ordered. */
  const [keeping, setKeeping] = useState(false);
  return {
    ...editor,
    id,
    version,
    files,
    change: (part: Partial<Words>) => {
      touch();
      change(part);
    },
    /** Puts a text into the editor, in place of what stands there. */
    write: (part: Partial<Words>) => {
      touch();
      change(part);
      setVersion((one) => one + 1);
    },
    order,
    sending: keeping || order.isPending,
    send: async (sendAt?: string) => {
      touch();
      setKeeping(true);
      const kept = await editor.flush();
      setKeeping(false);
      if (kept) order.mutate({ id, ...(sendAt ? { sendAt } : {}) });
    },
    discard: () => {
      touch();
      editor.drop();
      remove.mutate({ id });
    },
  };
}

export type Composing = ReturnType<typeof useComposer>;
