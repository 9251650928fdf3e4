import { emails } from '@vitrine/contract/emails/messages.ts';
import type { EmailRow } from '@vitrine/contract/emails/shapes.ts';
import { type ReactNode, useState } from 'react';
import { useAct } from '../../platform/calls/use-act.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { Mailbox } from './own-mailbox.ts';

export interface Actions {
  archive: (email: EmailRow, then: () => void) => void;
  /** Into the trash, or for good after a question. */
  remove: (email: EmailRow, then: () => void) => void;
  move: (email: EmailRow, folder: string, then: () => void) => void;
  mark: (email: EmailRow, set: { seen?: boolean; flagged?: boolean }) => void;
  folders: Mailbox['folders'];
  dialog: ReactNode;
}

/** What can be done with an e-mail, and taken back. */
export function useActions({ folders }: Pick<Mailbox, 'folders'>): Actions {
  const t = useTexts('emails');
  const [forGood, setForGood] = useState<{ email: EmailRow; then: () => void } | null>(null);
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
  const gone = (email: EmailRow, then: () => void) =>
    remove.mutate(
      { name: email.folder, message_id: email.message_id },
      {
        onSuccess: ({ moved }) => {
          undoable(t(moved.length === 0 ? 'deleted' : 'trashed'), moved);
          then();
        },
      },
    );
  return {
    folders,
    archive: (email, then) =>
      archive.mutate(
        { ids: [email.message_id] },
        {
          onSuccess: ({ moved }) => {
            undoable(t('archived'), moved);
            then();
          },
        },
      ),
    move: (email, folder, then) =>
      move.mutate(
        { ids: [email.message_id], folder },
        {
          onSuccess: ({ moved }) => {
            undoable(t('moved'), moved);
            then();
          },
        },
      ),
    remove: (email, then) => {
      const trash = folders.find(({ role }) => role === 'trash');
      if (!trash || trash.path === email.folder) setForGood({ email, then });
      else gone(email, then);
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
          gone(forGood.email, forGood.then);
          setForGood(null);
        }}
        onClose={() => setForGood(null)}
      >
        {t('forGoodText')}
      </ConfirmDialog>
    ),
  };
}
