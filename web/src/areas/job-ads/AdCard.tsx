import { ActionIcon, Anchor, Avatar, Badge, Card, Group, Menu, Stack, Text, Tooltip } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconBroadcastOff,
  IconCopy,
  IconDots,
  IconEye,
  IconFolder,
  IconLink,
  IconVideo,
} from '@tabler/icons-react';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import type { JobAdRow } from '@vitrine/contract/job-ads/viewing.ts';
import { jobLink } from '../../parts/job-ad/JobCard.tsx';
import { JobPicture } from '../../parts/job-ad/JobPicture.tsx';
import { useProgressLine } from '../../parts/use-progress-line.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { date, relative } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { PersonAvatar } from '../../ui/Person.tsx';
import { AdState } from './AdState.tsx';
import classes from './JobAds.module.css';

function useCardActions({ bookingId, title }: JobAdRow) {
  const t = useTexts('job-ads');
  const navigate = useNavigate();
  const named = { title: title || t('untitled') };
  const unpublish = useAct(jobAdEditing.unpublish, { onDone: () => notices.done(t('list.takenBack', named)) });
  const archive = useAct(jobAdEditing.archive, { onDone: () => notices.done(t('list.putAway', named)) });
  const unarchive = useAct(jobAdEditing.unarchive, { onDone: () => notices.done(t('list.back', named)) });
  const copy = useAct(jobAdEditing.create, {
    onDone: (made) => {
      notices.done(t('list.booked'));
      void navigate({ to: '/job-edit', search: { bookingId: made.bookingId } });
    },
  });
  return {
    unpublish: () => unpublish.mutate({ bookingId }),
    archive: () => archive.mutate({ bookingId }),
    unarchive: () => unarchive.mutate({ bookingId }),
    copy: () => copy.mutate({ copyOf: bookingId, title: t('list.copyOf', named).slice(0, 120) }),
  };
}

/** One ad in the list: what it is, how long it runs, who applied, and what can be done with it. */
export function AdCard({ row }: { row: JobAdRow }) {
  const t = useTexts('job-ads');
  const progress = useProgressLine();
  const title = row.title || t('untitled');
  return (
    <Card component="li" padding="md" className={classes.card ?? ''}>
      <Card.Section>
        <JobPicture src={row.jobAdThumbnail} seed={row.bookingId} ratio="16 / 7" />
      </Card.Section>
      <Stack gap={6} mt={12} flex={1}>
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <Anchor
            renderRoot={(props) => <Link {...props} to="/job-edit" search={{ bookingId: row.bookingId }} />}
            fw={700}
            c="inherit"
            style={{ overflowWrap: 'anywhere' }}
          >
            {title}
          </Anchor>
          <AdMenu row={row} title={title} />
        </Group>
        <Group gap={8}>
          <AdState state={row.state} />
          {row.daysRemaining !== null && (
            <Text size="sm" c="dimmed">
              {t('list.daysRemaining', { count: row.daysRemaining })}
            </Text>
          )}
        </Group>
        <Text size="sm">{row.location || t(`common:lists.remote.${row.remote}`)}</Text>
        <Anchor
          renderRoot={(props) => <Link {...props} to="/job-edit" search={{ bookingId: row.bookingId, part: 'people' }} />}
          size="sm"
          fw={row.unseen > 0 ? 700 : 400}
        >
          {progress({ sent: row.applicants, underWay: row.underWay, unseen: row.unseen })}
        </Anchor>
        {row.jobCode && (
          <Anchor
            renderRoot={(props) => <Link {...props} to="/job-edit" search={{ bookingId: row.bookingId, part: 'code' }} />}
            size="sm"
            c="inherit"
          >
            <Group component="span" gap={6} wrap="nowrap">
              <IconVideo size={18} stroke={1.5} aria-hidden="true" />
              {t(row.jobCode.state === 'active' ? 'list.withCode' : 'list.withClosedCode', { code: row.jobCode.id })}
            </Group>
          </Anchor>
        )}
        <Group gap={8} justify="space-between" mt="auto">
          <Text size="sm" c="dimmed">
            {[
              ...(row.closingDate && row.state === 'open' ? [t('list.until', { date: date(`${row.closingDate}T12:00`) })] : []),
              t('list.changed', { ago: relative(row.updatedAt) }),
            ].join(' · ')}
          </Text>
          <People row={row} />
        </Group>
        {row.category && (
          <Badge variant="light" color="gray" leftSection={<IconFolder size={14} stroke={1.5} aria-hidden="true" />}>
            {row.category}
          </Badge>
        )}
      </Stack>
    </Card>
  );
}

function People({ row }: { row: JobAdRow }) {
  const t = useTexts('job-ads');
  if (row.recruiters.length === 0) return null;
  const names = row.recruiters.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  return (
    <Tooltip label={names.join(', ')}>
      <Avatar.Group role="img" aria-label={t('list.inCharge', { names: names.join(', ') })}>
        {row.recruiters.map(({ id, profilePic }, index) => (
          <div key={id} className={classes.person}>
            <PersonAvatar name={names[index] ?? ''} picture={profilePic} size={28} />
          </div>
        ))}
      </Avatar.Group>
    </Tooltip>
  );
}

function AdMenu({ row, title }: { row: JobAdRow; title: string }) {
  const t = useTexts('job-ads');
  const router = useRouter();
  const actions = useCardActions(row);
  const offered = row.state === 'open' || row.state === 'closed';
  const copyLink = async () => {
    const { href } = router.buildLocation(jobLink({ ...row, hasJobCode: row.jobCode?.state === 'active' }));
    await navigator.clipboard.writeText(new URL(href, location.origin).href);
    notices.done(t('view.copied'));
  };
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('list.more', { title })}>
          <IconDots size={20} stroke={1.5} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          renderRoot={(props) => <Link {...props} to="/job-preview" search={{ bookingId: row.bookingId }} />}
          leftSection={<IconEye size={18} stroke={1.5} />}
        >
          {t('editor.preview')}
        </Menu.Item>
        {offered && (
          <Menu.Item leftSection={<IconLink size={18} stroke={1.5} />} onClick={() => void copyLink()}>
            {t('list.copyLink')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconCopy size={18} stroke={1.5} />} onClick={actions.copy}>
          {t('list.copy')}
        </Menu.Item>
        {offered && (
          <Menu.Item leftSection={<IconBroadcastOff size={18} stroke={1.5} />} onClick={actions.unpublish}>
            {t('job.unpublish.ad')}
          </Menu.Item>
        )}
        {row.state === 'archived' ? (
          <Menu.Item leftSection={<IconArchiveOff size={18} stroke={1.5} />} onClick={actions.unarchive}>
            {t('list.bringBack')}
          </Menu.Item>
        ) : (
          <Menu.Item leftSection={<IconArchive size={18} stroke={1.5} />} onClick={actions.archive}>
            {t('list.archive')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
