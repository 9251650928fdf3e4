import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArchive,
  IconArrowLeft,
  IconExternalLink,
  IconFolder,
  IconMail,
  IconMailOpened,
  IconStar,
  IconStarFilled,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { EmailContent } from '@vitrine/contract/emails/shapes.ts';
import type { ReactNode } from 'react';
import panes from '../../parts/panes/Panes.module.css';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './Emails.module.css';
import type { Actions } from './use-actions.tsx';

interface Props {
  email: EmailContent;
  actions: Actions;
  onClose: () => void;
  alone: boolean;
}

/** What can be done with the e-mail that is open. */
export function EmailActions({ email, actions, onClose, alone }: Props) {
  const t = useTexts('emails');
  const others = actions.folders.filter(({ path }) => path !== email.folder);
  const star = email.flagged ? <IconStarFilled size={22} aria-hidden="true" /> : <IconStar stroke={1.5} size={22} aria-hidden="true" />;
  return (
    <div className={classes.head} role="toolbar" aria-label={t('actions')}>
      <span className={alone ? undefined : panes.back}>
        <Action label={t('toList')} onClick={onClose}>
          <IconArrowLeft stroke={1.5} size={22} aria-hidden="true" />
        </Action>
      </span>
      <Action label={t('archive')} keys="e" onClick={() => actions.archive(email, onClose)}>
        <IconArchive stroke={1.5} size={22} aria-hidden="true" />
      </Action>
      <Action label={t('delete')} keys="#" onClick={() => actions.remove(email, onClose)}>
        <IconTrash stroke={1.5} size={22} aria-hidden="true" />
      </Action>
      <Action label={t(email.seen ? 'markUnread' : 'markRead')} keys="u" onClick={() => actions.mark(email, { seen: !email.seen })}>
        {email.seen ? <IconMail stroke={1.5} size={22} aria-hidden="true" /> : <IconMailOpened stroke={1.5} size={22} aria-hidden="true" />}
      </Action>
      <Action label={t(email.flagged ? 'unflag' : 'flag')} keys="s" onClick={() => actions.mark(email, { flagged: !email.flagged })}>
        {star}
      </Action>
      {others.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" size={44} aria-label={t('move')} title={t('move')}>
              <IconFolder stroke={1.5} size={22} aria-hidden="true" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map(({ path, name, role }) => (
              <Menu.Item key={path} onClick={() => actions.move(email, path, onClose)}>
                {role ? t(`folders.${role}`) : name}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {!alone && (
        <ActionIcon
          variant="subtle"
          size={44}
          ml="auto"
          aria-label={t('alone')}
          title={t('alone')}
          renderRoot={(props) => <Link {...props} to="/emails/preview" search={{ id: email.message_id }} />}
        >
          <IconExternalLink stroke={1.5} size={22} aria-hidden="true" />
        </ActionIcon>
      )}
    </div>
  );
}

function Action({ label, keys, onClick, children }: { label: string; keys?: string; onClick: () => void; children: ReactNode }) {
  return (
    <ActionIcon
      variant="subtle"
      size={44}
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
      {...(keys ? { 'aria-keyshortcuts': keys } : {})}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  );
}
