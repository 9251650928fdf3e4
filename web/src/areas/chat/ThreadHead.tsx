import { ActionIcon, Menu, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconBell, IconBellOff, IconId, IconTrash, IconUserOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { choices } from '@vitrine/contract/chat/choices.ts';
import { conversations } from '@vitrine/contract/chat/conversations.ts';
import type { Conversation } from '@vitrine/contract/chat/shapes.ts';
import { useState } from 'react';
import { usePresence } from '../../parts/chat/signals.ts';
import { OptionsMenu } from '../../parts/panes/OptionsMenu.tsx';
import panes from '../../parts/panes/Panes.module.css';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { notices } from '../../platform/notices.ts';
import { useVisitor } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { PersonAvatar } from '../../ui/Person.tsx';
import classes from './Chat.module.css';
import { useBlocking } from './use-blocking.ts';

interface Props {
  conversation: Conversation;
  name: string;
  onClose: () => void;
  /** Something of the conversation itself is otherwise now. */
  onChanged: () => void;
}

/** With whom, about what, and what else can be done. */
export function ThreadHead({ conversation, name, onClose, onChanged }: Props) {
  const t = useTexts('chat');
  const [hiding, setHiding] = useState(false);
  const { conversationId, applicationId, bookingId, candidate, muted, blocked } = conversation;
  const isCandidate = useVisitor() === 'candidate';
  const { data: chosen } = useAsk(choices.read, {});
  const present = usePresence(conversationId, chosen?.presence === true);
  const mute = useAct(conversations.mute, { onDone: onChanged });
  const block = useBlocking(name, onChanged);
  const Bell = muted ? IconBell : IconBellOff;
  const remove = useAct(conversations.remove, {
    onDone: () => {
      notices.done(t('hidden'));
      onClose();
    },
  });
  return (
    <header className={classes.head}>
      <ActionIcon className={panes.back ?? ''} variant="subtle" size={44} aria-label={t('toList')} onClick={onClose}>
        <IconArrowLeft stroke={1.5} size={22} aria-hidden="true" />
      </ActionIcon>
      <PersonAvatar name={name} picture={conversation.picture} size={40} />
      <div className={classes.headText}>
        <Title order={2} size="h4" className={classes.headName ?? ''}>
          {name}
        </Title>
        <Text size="sm" c="dimmed" truncate>
          {[present && t('present'), muted && t('muted'), conversation.title, conversation.companyName].filter(Boolean).join(' · ')}
        </Text>
      </div>
      {(conversationId || applicationId) && (
        <OptionsMenu label={t('options')}>
          {applicationId && (
            <Menu.Item
              leftSection={<IconId stroke={1.5} size={18} aria-hidden="true" />}
              renderRoot={(props) => <Link {...props} to="/candidate-details/candidate/$id" params={{ id: applicationId }} />}
            >
              {t('application')}
            </Menu.Item>
          )}
          {bookingId && !candidate && !applicationId && (
            <Menu.Item
              leftSection={<IconId stroke={1.5} size={18} aria-hidden="true" />}
              renderRoot={(props) => <Link {...props} to="/application/$bookingId" params={{ bookingId }} />}
            >
              {t('application')}
            </Menu.Item>
          )}
          {conversationId && (
            <Menu.Item
              leftSection={<Bell stroke={1.5} size={18} aria-hidden="true" />}
              onClick={() => mute.mutate({ conversationId, muted: !muted })}
            >
              {t(muted ? 'unmute' : 'mute')}
            </Menu.Item>
          )}
          {conversationId && isCandidate && !blocked && conversation.memberEmail && (
            <Menu.Item
              leftSection={<IconUserOff stroke={1.5} size={18} aria-hidden="true" />}
              onClick={() => block.mutate({ conversationId, blocked: true })}
            >
              {t('block')}
            </Menu.Item>
          )}
          {conversationId && (
            <Menu.Item leftSection={<IconTrash stroke={1.5} size={18} aria-hidden="true" />} onClick={() => setHiding(true)}>
              {t('hide')}
            </Menu.Item>
          )}
        </OptionsMenu>
      )}
      {hiding && conversationId && (
        <ConfirmDialog
          opened
          title={t('hideTitle')}
          confirm={t('hide')}
          cancel={t('common:cancel')}
          close={t('common:close')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate({ conversationId })}
          onClose={() => setHiding(false)}
        >
          {t('hideText')}
        </ConfirmDialog>
      )}
    </header>
  );
}
