import { useNavigate, useSearch } from '@tanstack/react-router';
import type { EmailRow } from '@vitrine/contract/emails/shapes.ts';
import { type KeyboardEvent, useState } from 'react';
import panes from '../../parts/panes/Panes.module.css';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EmailList } from './EmailList.tsx';
import { EmailView } from './EmailView.tsx';
import type { Mailbox } from './own-mailbox.ts';
import { useActions } from './use-actions.tsx';

/** The list, and the e-mail that is open. On a phone one of both. */
export function Panes({ mailbox }: { mailbox: Mailbox }) {
  const t = useTexts('emails');
  const navigate = useNavigate();
  const { open: openId, folder } = useSearch({ from: '/emails' });
  const [rows, setRows] = useState<EmailRow[]>([]);
  const actions = useActions(mailbox);
  const go = (open: string | undefined, into = folder) =>
    void navigate({ to: '/emails', search: { ...(into ? { folder: into } : {}), ...(open ? { open } : {}) } });
  const current = rows.find(({ message_id }) => message_id === openId);

  /** Keys that mail programs have; they hold while the focus is within the e-mails and nobody types. */
  const onKeyDown = (event: KeyboardEvent) => {
    const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = rows.findIndex(({ message_id }) => message_id === openId);
    const keys: Record<string, () => void> = {
      j: () => go(rows[at + 1]?.message_id ?? openId),
      k: () => go(rows[Math.max(0, at - 1)]?.message_id ?? openId),
      e: () => current && actions.archive(current, () => go(rows[at + 1]?.message_id)),
      '#': () => current && actions.remove(current, () => go(rows[at + 1]?.message_id)),
      u: () => current && actions.mark(current, { seen: !current.seen }),
      s: () => current && actions.mark(current, { flagged: !current.flagged }),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys pressed on what lies within reach this
    <div className={panes.panes} data-open={openId ? true : undefined} onKeyDown={onKeyDown}>
      <EmailList mailbox={mailbox} openId={openId} onOpen={go} onFolder={(path) => go(undefined, path)} onRows={setRows} />
      {openId ? (
        <EmailView key={openId} address={mailbox.email} id={openId} actions={actions} onOpen={go} onClose={() => go(undefined)} />
      ) : (
        <div className={`${panes.pane} ${panes.nothing}`}>
          <EmptyState drawing="letters" title={t('choose')} text={t('keys')} />
        </div>
      )}
      {actions.dialog}
    </div>
  );
}
