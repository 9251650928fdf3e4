import { Badge, Button, Group, Text, Title, UnstyledButton } from '@mantine/core';
import { IconBellOff, IconPencilPlus } from '@tabler/icons-react';
import { conversations } from '@vitrine/contract/chat/conversations.ts';
import type { Addressee, ConversationRow } from '@vitrine/contract/chat/shapes.ts';
import { useState } from 'react';
import { ListPages } from '../../../parts/ListPages.tsx';
import { ListFilter } from '../../../parts/panes/ListFilter.tsx';
import panes from '../../../parts/panes/Panes.module.css';
import { useListFilter } from '../../../parts/panes/use-list-filter.ts';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { time } from '../../../platform/clock.ts';
import { date, few } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PersonAvatar } from '../../../ui/Person.tsx';
import classes from '../Chat.module.css';
import { Choices } from '../choices/Choices.tsx';
import { nameOf, type Opened } from '../open.ts';
import { AddresseeDialog } from './AddresseeDialog.tsx';
import { FoundMessages } from './FoundMessages.tsx';

export const conversationsPerPage = 30;

interface Props {
  opened: Opened | null;
  onOpen: (conversationId: string, number?: number) => void;
  onWrite: (to: Addressee) => void;
}

/** The own conversations, the latest first, with what is unread and the last words. */
export function ConversationList({ opened, onOpen, onWrite }: Props) {
  const t = useTexts('chat');
  const filter = useListFilter();
  const { words: textSearch, unread, page, setPage } = filter;
  const [writing, setWriting] = useState(false);
  const asked = { page, count: conversationsPerPage, ...(textSearch ? { textSearch } : {}), ...(unread ? { unread } : {}) };
  const list = useAsk(conversations.list, asked, { keepPrevious: true });
  return (
    <section className={panes.list} aria-label={t('list')}>
      <Group justify="space-between" gap={8} wrap="nowrap">
        <Title order={1} size="h2">
          {t('title')}
        </Title>
        <Button
          size="compact-md"
          leftSection={<IconPencilPlus size={18} stroke={1.5} aria-hidden="true" />}
          onClick={() => setWriting(true)}
        >
          {t('write')}
        </Button>
      </Group>
      <ListFilter filter={filter} search={t('search')} onlyUnread={t('onlyUnread')} />
      <QueryBoundary of={list}>
        {({ items, total, waiting }) => (
          <>
            {waiting > 0 && <Text c="dimmed">{t('waiting', { count: waiting })}</Text>}
            {items.length === 0 &&
              (textSearch || unread ? (
                <Text c="dimmed" role="status">
                  {t('noneFit')}
                </Text>
              ) : (
                <EmptyState drawing="people" title={t('none')} text={t('noneText')} />
              ))}
            <ul className={panes.rows}>
              {items.map((one) => (
                <li key={one.conversationId}>
                  <Row one={one} current={isOpen(one, opened)} onOpen={() => one.conversationId && onOpen(one.conversationId)} />
                </li>
              ))}
            </ul>
            {textSearch && <FoundMessages key={textSearch} textSearch={textSearch} onOpen={onOpen} />}
            <ListPages page={page} total={total} perPage={conversationsPerPage} onPage={setPage} />
            <Choices />
          </>
        )}
      </QueryBoundary>
      {writing && (
        <AddresseeDialog
          onClose={() => setWriting(false)}
          onChoose={(to) => {
            setWriting(false);
            onWrite(to);
          }}
        />
      )}
    </section>
  );
}

const isOpen = (one: ConversationRow, opened: Opened | null) => opened !== null && 'with' in opened && opened.with === one.conversationId;

/** Today the time, before that the day. */
const moment = (at: string) => (date(at) === date(new Date()) ? time(at) : date(at));

function Row({ one, current, onOpen }: { one: ConversationRow; current: boolean; onOpen: () => void }) {
  const t = useTexts('chat');
  const name = nameOf(one) || t('gone');
  const files = one.last && one.last.attachments > 1 ? t('files', { count: one.last.attachments }) : one.last?.attachment;
  const words = one.last?.deleted ? t('deleted') : one.last?.text || files || '';
  return (
    <UnstyledButton
      className={`${panes.row} ${classes.row}`}
      aria-current={current || undefined}
      data-unread={(one.unread > 0 && !one.muted) || undefined}
      onClick={onOpen}
    >
      <PersonAvatar name={name} picture={one.picture} size={44} />
      <span className={classes.rowText}>
        <span className={panes.rowHead}>
          <span className={classes.rowName}>{name}</span>
          {one.last && <span className={panes.rowTime}>{moment(one.last.at)}</span>}
        </span>
        <span className={classes.rowAbout}>{[one.title, one.companyName].filter(Boolean).join(' · ')}</span>
        <span className={classes.rowLast}>
          <span className={classes.rowWords}>{one.last?.own ? t('you', { text: words }) : words}</span>
          {one.muted && <IconBellOff stroke={1.5} size={16} role="img" aria-label={t('muted')} />}
          {one.unread > 0 && (
            <Badge color="info" style={{ flex: 'none' }} circle={one.unread < 10} aria-label={t('unread', { count: one.unread })}>
              {few(one.unread)}
            </Badge>
          )}
        </span>
      </span>
    </UnstyledButton>
  );
}
