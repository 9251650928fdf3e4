import { Alert, Badge, Button, Group, Menu, NativeSelect, Progress, Text, Title, UnstyledButton } from '@mantine/core';
import {
  IconCornerUpLeft,
  IconPaperclip,
  IconPencilPlus,
  IconPlugConnectedX,
  IconSend,
  IconSettings,
  IconStarFilled,
} from '@tabler/icons-react';
import { Link, useSearch } from '@tanstack/react-router';
import { mailbox as calls } from '@vitrine/contract/emails/mailbox.ts';
import { emails } from '@vitrine/contract/emails/messages.ts';
import type { EmailRow } from '@vitrine/contract/emails/shapes.ts';
import { useEffect, useState } from 'react';
import { ListPages } from '../../parts/ListPages.tsx';
import { ListFilter } from '../../parts/panes/ListFilter.tsx';
import { OptionsMenu } from '../../parts/panes/OptionsMenu.tsx';
import panes from '../../parts/panes/Panes.module.css';
import { type ListFilterState, useListFilter } from '../../parts/panes/use-list-filter.ts';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { refusalText } from '../../platform/calls/problems.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { time } from '../../platform/clock.ts';
import { date, number } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ConnectDialog } from './ConnectDialog.tsx';
import classes from './Emails.module.css';
import { Outbox } from './Outbox.tsx';
import { OutgoingDialog } from './OutgoingDialog.tsx';
import type { Mailbox } from './own-mailbox.ts';

const pageSize = 50;
/** What was done elsewhere is on the screen within seconds. */
const lookAgain = 4000;

interface Props {
  mailbox: Mailbox;
  openId: string | undefined;
  onOpen: (id: string) => void;
  onFolder: (path: string) => void;
  /** What is shown, for whoever goes from one to the next. */
  onRows: (rows: EmailRow[]) => void;
}

/** The e-mails of a folder, the newest first, or those that hold some words. */
export function EmailList({ mailbox, openId, onOpen, onFolder, onRows }: Props) {
  const t = useTexts('emails');
  const { folder } = useSearch({ from: '/emails' });
  const filter = useListFilter();
  const inbox = mailbox.folders.find(({ role }) => role === 'inbox');
  return (
    <section className={panes.list} aria-label={t('list')}>
      <Group justify="space-between" gap={8} wrap="nowrap">
        <Title order={1} size="h2">
          {t('title')}
        </Title>
        <Group gap={4} wrap="nowrap">
          <Button
            size="compact-md"
            leftSection={<IconPencilPlus size={18} stroke={1.5} aria-hidden="true" />}
            renderRoot={(props) => <Link {...props} to="/emails/compose-email" />}
          >
            {t('write')}
          </Button>
          <Options email={mailbox.email} />
        </Group>
      </Group>
      <Reading mailbox={mailbox} />
      <Outbox />
      <NativeSelect
        label={t('folder')}
        value={folder ?? inbox?.path ?? ''}
        onChange={(event) => {
          filter.search('');
          onFolder(event.currentTarget.value);
        }}
        data={mailbox.folders.map(({ path, name, role, unread }) => ({
          value: path,
          label: `${role ? t(`folders.${role}`) : name}${unread > 0 ? ` (${number(unread)})` : ''}`,
        }))}
      />
      <ListFilter filter={filter} search={t('search')} onlyUnread={t('onlyUnread')} />
      {/* another folder begins anew: what lies in one is never shown as what lies in another */}
      <Rows key={folder ?? ''} mailbox={mailbox} folder={folder} filter={filter} openId={openId} onOpen={onOpen} onRows={onRows} />
    </section>
  );
}

interface RowsProps extends Omit<Props, 'onFolder'> {
  folder: string | undefined;
  filter: ListFilterState;
}

function Rows({ mailbox, folder, filter, openId, onOpen, onRows }: RowsProps) {
  const t = useTexts('emails');
  const { words: text, unread, page, setPage } = filter;
  const where = text ? { text } : { conversations: true, ...(folder ? { folder } : {}) };
  const asked = { page, count: pageSize, ...where, ...(unread ? { unread } : {}) };
  const list = useAsk(emails.list, asked, { keepPrevious: true, refetchInterval: lookAgain });
  const items = list.data?.items;
  useEffect(() => onRows(items ?? []), [items, onRows]);
  return (
    <QueryBoundary of={list}>
      {({ items, total }) => (
        <>
          {items.length === 0 &&
            (text || unread ? (
              <Text c="dimmed" role="status">
                {t('noneFit')}
              </Text>
            ) : (
              <EmptyState drawing="letters" title={t(mailbox.state === 'reading' ? 'reading' : 'empty')} />
            ))}
          <ul className={`${panes.rows} ${classes.rows}`}>
            {items.map((one) => (
              <li key={one.message_id}>
                <Row one={one} address={mailbox.email} current={one.message_id === openId} onOpen={() => onOpen(one.message_id)} />
              </li>
            ))}
          </ul>
          <ListPages page={page} total={total} perPage={pageSize} onPage={setPage} />
        </>
      )}
    </QueryBoundary>
  );
}

/** How far the mailbox was read, and what is wrong with it. */
function Reading({ mailbox: { state, fault, read, total, signIn } }: { mailbox: Mailbox }) {
  const t = useTexts('emails');
  const [connecting, setConnecting] = useState(false);
  if (state === 'ready') return null;
  if (state === 'reading') {
    const words = t('progress', { read: number(read), total: number(total) });
    return (
      <div role="status">
        <Text size="sm" c="dimmed">
          {words}
        </Text>
        <Progress value={total === 0 ? 0 : (read / total) * 100} aria-label={words} mt={4} />
      </div>
    );
  }
  return (
    <Alert color="info" variant="light">
      <Text fw={700}>{t(state === 'refused' ? 'refused' : 'unreachable')}</Text>
      {fault && <Text>{signIn && fault === 'login' ? t('signIn.ended') : refusalText(`mailbox-${fault}`)}</Text>}
      <Text>{t(state !== 'refused' ? 'unreachableText' : signIn ? 'signIn.again' : 'refusedText')}</Text>
      {state === 'refused' && (
        <Button mt={8} onClick={() => setConnecting(true)}>
          {t('connectAgain')}
        </Button>
      )}
      {connecting && <ConnectDialog onClose={() => setConnecting(false)} />}
    </Alert>
  );
}

function Options({ email }: { email: string }) {
  const t = useTexts('emails');
  const [opened, setOpened] = useState<'settings' | 'outgoing' | 'disconnect' | null>(null);
  const close = () => setOpened(null);
  const disconnect = useAct(calls.disconnect, {
    onDone: () => {
      notices.done(t('disconnected'));
      close();
    },
  });
  return (
    <>
      <OptionsMenu label={t('options')}>
        <Menu.Label>{email}</Menu.Label>
        <Menu.Item leftSection={<IconSettings stroke={1.5} size={18} aria-hidden="true" />} onClick={() => setOpened('settings')}>
          {t('settings')}
        </Menu.Item>
        <Menu.Item leftSection={<IconSend stroke={1.5} size={18} aria-hidden="true" />} onClick={() => setOpened('outgoing')}>
          {t('outgoing.title')}
        </Menu.Item>
        <Menu.Item leftSection={<IconPlugConnectedX stroke={1.5} size={18} aria-hidden="true" />} onClick={() => setOpened('disconnect')}>
          {t('disconnect')}
        </Menu.Item>
      </OptionsMenu>
      {opened === 'settings' && <ConnectDialog onClose={close} />}
      {opened === 'outgoing' && <OutgoingDialog onClose={close} />}
      {opened === 'disconnect' && (
        <ConfirmDialog
          opened
          title={t('disconnectTitle')}
          confirm={t('disconnect')}
          cancel={t('common:cancel')}
          close={t('common:close')}
          busy={disconnect.isPending}
          onConfirm={() => disconnect.mutate({})}
          onClose={close}
        >
          {t('disconnectText')}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Today the time, before that the day. */
export const moment = (at: string) => (date(at) === date(new Date()) ? time(at) : date(at));

/** Who an e-mail is from; of an own one, whom it went to. */
export function useCorrespondent() {
  const t = useTexts('emails');
  return ({ sender, to }: EmailRow, address: string) => {
    const people = to.map(({ name, email }) => name || email).filter(Boolean);
    if (sender.email === address && people.length > 0) return t('rowTo', { people: people.join(', ') });
    return sender.name || sender.email || t('nobody');
  };
}

function Row({ one, address, current, onOpen }: { one: EmailRow; address: string; current: boolean; onOpen: () => void }) {
  const t = useTexts('emails');
  const correspondent = useCorrespondent();
  return (
    <UnstyledButton
      className={`${panes.row} ${classes.row}`}
      aria-current={current || undefined}
      data-unread={!one.seen || undefined}
      onClick={onOpen}
    >
      <span className={panes.rowHead}>
        <span className={classes.rowName}>{correspondent(one, address)}</span>
        <span className={panes.rowTime}>{moment(one.receivedAt)}</span>
      </span>
      <span className={panes.rowHead}>
        <span className={classes.rowSubject}>{one.subject || t('noSubject')}</span>
        <span className={classes.marks}>
          {one.threadCount > 1 && (
            <span role="img" aria-label={t('inConversation', { count: one.threadCount })}>
              {one.threadCount}
            </span>
          )}
          {one.answered && <IconCornerUpLeft size={16} stroke={1.5} role="img" aria-label={t('answered')} />}
          {one.flagged && <IconStarFilled size={16} role="img" aria-label={t('flagged')} />}
          {one.attachments && <IconPaperclip size={16} stroke={1.5} role="img" aria-label={t('withFiles')} />}
        </span>
      </span>
      <span className={classes.rowSnippet}>{one.snippet}</span>
      {one.status === 'Candidate' && (
        <Badge color="brand" variant={current ? 'filled' : 'light'} mt={4}>
          {t('candidate')}
        </Badge>
      )}
      {!one.seen && <span className={panes.onlyHeard}>{t('unread')}</span>}
    </UnstyledButton>
  );
}
