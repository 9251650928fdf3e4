import { ActionIcon, Anchor, Card, Group, Menu, Stack, Text } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconBroadcastOff, IconCopy, IconDots, IconEye, IconShare2, IconTrash } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import type { ProductCard as Item } from '@vitrine/contract/job-codes/lists.ts';
import { useState } from 'react';
import { JobPicture } from '../../parts/job-ad/JobPicture.tsx';
import { useProgressLine } from '../../parts/use-progress-line.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { date, relative } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { StateBadge } from './StateBadge.tsx';

function useCardActions({ id, title }: Item) {
  const t = useTexts('job-codes');
  const navigate = useNavigate();
  const update = useAct(jobCodeEditing.update);
  const publish = useAct(jobCodeEditing.publish);
  const copying = useAct(jobCodeEditing.create, {
    onDone: ({ bookingId }) => void navigate({ to: '/job-edit', search: { bookingId, part: 'code' } }),
  });
  const removing = useAct(jobCodeEditing.remove, {
    onDone: ({ deleted }) => notices.done(t(deleted ? 'list.deleted' : 'list.putAway', { title })),
  });
  return {
    copy: () => copying.mutate({ copyOf: id, title: t('list.copyOf', { title }).slice(0, 120) }),
    remove: () => removing.mutate({ id }),
    /** Away from candidates, with a way back while the notice stays. */
    takeAway: (state: 'inactive' | 'archived', wasOpen: boolean) =>
      update.mutate(
        { id, state },
        {
          onSuccess: () =>
            notices.undo(t(state === 'archived' ? 'list.putAway' : 'list.offline', { title }), () =>
              wasOpen ? publish.mutate({ id }) : update.mutate({ id, state: 'inactive' }),
            ),
        },
      ),
    bringBack: () => update.mutate({ id, state: 'inactive' }, { onSuccess: () => notices.done(t('list.back', { title })) }),
  };
}

/** One job code in a list: what it is, how it goes, and what can be done with it. */
export function JobCodeCard({ card }: { card: Item }) {
  const t = useTexts('job-codes');
  const progress = useProgressLine();
  const [dialog, setDialog] = useState<'share' | 'delete'>();
  const actions = useCardActions(card);
  const title = card.title || t('preview.untitled');
  const open = card.state === 'active';
  return (
    <Card component="li" padding="md">
      <Card.Section>
        <JobPicture src={card.poster} seed={card.bookingId} ratio="16 / 7" />
      </Card.Section>
      <Stack gap={6} mt={12}>
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <Anchor
            renderRoot={(props) => <Link {...props} to="/job-edit" search={{ bookingId: card.bookingId, part: 'code' }} />}
            fw={700}
            c="inherit"
            style={{ overflowWrap: 'anywhere' }}
          >
            {title}
          </Anchor>
          <Menu position="bottom-end" withinPortal>
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('list.more', { title })}>
                <IconDots size={20} stroke={1.5} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {open && (
                <Menu.Item leftSection={<IconShare2 size={18} stroke={1.5} />} onClick={() => setDialog('share')}>
                  {t('share.open')}
                </Menu.Item>
              )}
              <Menu.Item
                renderRoot={(props) => <Link {...props} to="/job-preview" search={{ bookingId: card.bookingId, part: 'code' }} />}
                leftSection={<IconEye size={18} stroke={1.5} />}
              >
                {t('list.preview')}
              </Menu.Item>
              <Menu.Item leftSection={<IconCopy size={18} stroke={1.5} />} onClick={actions.copy}>
                {t('list.copy')}
              </Menu.Item>
              {open && (
                <Menu.Item leftSection={<IconBroadcastOff size={18} stroke={1.5} />} onClick={() => actions.takeAway('inactive', true)}>
                  {t('list.unpublish')}
                </Menu.Item>
              )}
              {card.state === 'archived' ? (
                <Menu.Item leftSection={<IconArchiveOff size={18} stroke={1.5} />} onClick={actions.bringBack}>
                  {t('list.bringBack')}
                </Menu.Item>
              ) : (
                <Menu.Item leftSection={<IconArchive size={18} stroke={1.5} />} onClick={() => actions.takeAway('archived', open)}>
                  {t('list.archive')}
                </Menu.Item>
              )}
              <Menu.Item
                c="var(--mantine-color-error)"
                leftSection={<IconTrash size={18} stroke={1.5} />}
                onClick={() => setDialog('delete')}
              >
                {t('common:delete')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </Group>
        <Group gap={8}>
          <StateBadge state={card.state} />
          <Text size="sm" c="dimmed">
            {t('list.code', { code: card.id })}
          </Text>
        </Group>
        <Text size="sm">
          {[t('preview.questions', { count: card.questionCount }), t('list.invited', { count: card.invited })].join(' · ')}
        </Text>
        <Anchor
          renderRoot={(props) => <Link {...props} to="/job-edit" search={{ bookingId: card.bookingId, part: 'people' }} />}
          size="sm"
          fw={card.unseen > 0 ? 700 : 400}
        >
          {progress({ sent: card.applicants, underWay: card.underWay, unseen: card.unseen })}
        </Anchor>
        <Text size="sm" c="dimmed">
          {card.deadline ? t('list.until', { date: date(`${card.deadline}T12:00`) }) : t('list.noDeadline')}
          {' · '}
          {t('list.changed', { ago: relative(card.updatedAt) })}
        </Text>
      </Stack>
      {dialog === 'share' && <ShareDialog id={card.id} title={title} onClose={() => setDialog(undefined)} />}
      <ConfirmDialog
        opened={dialog === 'delete'}
        title={t('list.deleteTitle', { title })}
        confirm={t('common:delete')}
        cancel={t('common:cancel')}
        close={t('common:close')}
        danger
        onClose={() => setDialog(undefined)}
        onConfirm={() => {
          setDialog(undefined);
          actions.remove();
        }}
      >
        {t('list.deleteText')}
      </ConfirmDialog>
    </Card>
  );
}
