import { emails } from '@vitrine/contract/emails/messages.ts';
import type { EmailRow } from '@vitrine/contract/emails/shapes.ts';
import { type ReactNode, useState } from 'react';
import { useAct } from '../../platform/calls/use-act.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import type { Mailbox } from './own-mailbox.ts';

export interface Actions {
  archive: (email: EmailRow, after: () => void) => void;
  /** Into the trash, or for good after a question. */
  remove: (email: EmailRow, after: () => void) => void;
  move: (email: EmailRow, folder: string, after: () => void) => void;
  mark: (email: EmailRow, set: { seen?: boolean; flagged?: boolean }) => void;
  folders: Mailbox['folders'];
  dialog: ReactNode;
}

/** What can be done with an e-mail, and taken back. */
export function useActions({ folders }: Pick<Mailbox, 'folders'>): Actions {
  const t = useTexts('emails');
  const [forGood, setForGood] = useState<{ email: EmailRow; after: () => void } | null>(null);
  const move = useAct(emails.move);
  const archive = useAct(emails.archive);
  const remove = useAct(emails.remove);
  const mark = useAct(emails.mark);

  const undoable = (text: string, moved: { id: string; from: string }[]) => {
    if (moved.length === 0) return notices.done(text);
    notices.undo(text, () => {
      for (const { id, from } of moved) move.mutate({ ids: [id], folder: from });
    });
  };
  const gone = (email: EmailRow, after: () => void) =>
    remove.mutate(
      { name: email.folder, message_id: email.message_id },
      {
        onSuccess: ({ moved }) => {
          undoable(t(moved.length === 0 ? 'deleted' : 'trashed'), moved);
          after();
        },
      },
    );
  return {
    folders,
    archive: (email, after) =>
      archive.mutate(
        { ids: [email.message_id] },
        {
          onSuccess: ({ moved }) => {
            undoable(t('archived'), moved);
            after();
          },
        },
      ),
    move: (email, folder, after) =>
      move.mutate(
        { ids: [email.message_id], folder },
        {
          onSuccess: ({ moved }) => {
            undoable(t('moved'), moved);
            after();
          },
        },
      ),
    remove: (email, after) => {
      const trash = folders.find(({ role }) => role === 'trash');
      if (!trash || trash.path === email.folder) setForGood({ email, after });
      else gone(email, after);
    },
    mark: (email, set) => mark.mutate({ ids: [email.message_id], ...set }),
    dialog: forGood && (
      <ConfirmDialog
        opened
        danger
        title={t('forGoodTitle')}
        confirm={t('delete')}
        cancel={t('common:cancel')}
        close={t('common:close')}
        onConfirm={() => {
          gone(forGood.email, forGood.after);
          setForGood(null);
        }}
        onClose={() => setForGood(null)}
      >
        {t('forGoodText')}
      </ConfirmDialog>
    ),
  };
}
