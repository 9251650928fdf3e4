import { ActionIcon, Badge, Button, Card, Group, Menu, Stack, Text } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { invitations } from '@vitrine/contract/invitations/invitations.ts';
import { useNameOf } from '../../parts/applicant/names.ts';
import classes from '../../parts/applicant/Row.module.css';
import { useManagement } from '../../parts/applicant/use-management.ts';
import { ListPages } from '../../parts/ListPages.tsx';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { copyText } from '../../platform/copy-text.ts';
import { date } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

const pageSize = 20;
type Invitation = Reply<typeof invitations.list>['items'][number];

/** Who was invited, and what became of it. */
export function InvitationList({ onInvite }: { onInvite: () => void }) {
  const t = useTexts('invitations');
  const { search, go } = useManagement();
  const { bookingId, q, page = 1 } = search;
  const list = useAsk(
    invitations.list,
    { page, count: pageSize, ...(bookingId ? { bookingId } : {}), ...(q ? { textSearch: q } : {}) },
    { keepPrevious: true },
  );
  return (
    <QueryBoundary of={list}>
      {({ items, total }) =>
        items.length === 0 ? (
          <EmptyState
            drawing="letters"
            title={q ? t('common:noMatch') : t('empty')}
            text={t('emptyText')}
            action={<Button onClick={onInvite}>{t('common:inviteCandidates')}</Button>}
          />
        ) : (
          <Stack gap={16}>
            <Card padding={0} component="ul" m={0} style={{ listStyle: 'none' }}>
              {items.map((one) => (
                <Row key={one.id} invitation={one} />
              ))}
            </Card>
            <ListPages page={page} total={total} perPage={pageSize} onPage={(next) => go({ ...search, page: next })} />
          </Stack>
        )
      }
    </QueryBoundary>
  );
}

function Row({ invitation: one }: { invitation: Invitation }) {
  const t = useTexts('invitations');
  const name = useNameOf()(one);
  // whoever had everything deleted is a figure here: there is nobody to write to and nothing to do
  const gone = one.state === 'deleted';
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <Text fw={700} truncate>
          {gone ? t('nobody') : name || one.email}
        </Text>
        <Text size="sm" c="dimmed" truncate>
          {name ? `${one.email} · ${one.title}` : one.title}
        </Text>
      </div>
      <Group gap={12} className={classes.facts} data-plain>
        <Text size="sm" c="dimmed">
          {t('on', { day: date(one.invitedAt) })}
        </Text>
        <Badge
          variant="light"
          color={one.state === 'sent' ? 'confirm' : one.state === 'cancelled' || gone ? 'gray' : 'brand'}
          styles={{ label: { textTransform: 'none', color: 'var(--mantine-color-text)' } }}
        >
          {one.cancelledBy === 'candidate' && !gone ? t('states.declined') : t(`states.${one.state}`)}
        </Badge>
      </Group>
      {!gone && <Actions invitation={one} />}
    </li>
  );
}

function Actions({ invitation: one }: { invitation: Invitation }) {
  const t = useTexts('invitations');
  const resend = useAct(invitations.resend, { onDone: () => notices.done(t('resent', { email: one.email })) });
  const cancel = useAct(invitations.cancel, { onDone: () => notices.done(t('cancelled')) });
  const link = `${window.location.origin}/video-interview/${one.jobcodeId}/${one.uniqueId}`;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" size={40} aria-label={t('actions', { email: one.email })}>
          <IconDots size={20} stroke={1.5} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void copyText(link, t('common:copyYourself')).then((done) => done && notices.done(t('copied')))}>
          {t('copy')}
        </Menu.Item>
        <Menu.Item onClick={() => resend.mutate({ id: one.id })}>{t('resend')}</Menu.Item>
        {one.state !== 'cancelled' && <Menu.Item onClick={() => cancel.mutate({ id: one.id })}>{t('cancel')}</Menu.Item>}
        <Menu.Item c="var(--mantine-color-error)" onClick={() => cancel.mutate({ id: one.id, isDelete: true })}>
          {t('delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
