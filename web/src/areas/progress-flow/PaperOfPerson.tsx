import { Box, Button, Group, Menu, Text } from '@mantine/core';
import { IconDots, IconEye } from '@tabler/icons-react';
import { progressLists } from '@vitrine/contract/progress-flow/lists.ts';
import type { Paper, PaperFile } from '@vitrine/contract/progress-flow/papers.ts';
import { useState } from 'react';
import { bytes } from '../../platform/bytes.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { date, relative } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { DueDialog } from './DueDialog.tsx';
import { LookDialog } from './LookDialog.tsx';
import { MailDialog } from './MailDialog.tsx';
import classes from './ProgressFlow.module.css';
import { StateOf } from './StateOf.tsx';
import { standingOf, stateOf } from './state.ts';

interface Props {
  applicationId: string;
  paper: Paper;
  /** The reviewer may know who it is. */
  named: boolean;
}

/** One document of a person, with what a recruiter may do about it. */
export function PaperOfPerson({ applicationId, paper, named }: Props) {
  const t = useTexts('progress-flow');
  const [opened, open] = useState<'mail' | 'due'>();
  const [looked, look] = useState<PaperFile>();
  const place = { applicationId, pfId: paper.pfId };
  const status = useAct(progressLists.status, { onDone: () => notices.done(t('common:saved')) });
  const seen = useAct(progressLists.seen);
  const { file, pfTitle: title, pfStatus, seen: isSeen } = paper;
  return (
    <li className={classes.paper}>
      <Box flex="1 1 220px" miw={0}>
        <Text fw={700} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Text>
        <StateOf state={stateOf(standingOf(paper))} />
        {paper.dueOn && !file && (
          <Text size="sm" c="dimmed">
            {t('by', { day: date(`${paper.dueOn}T12:00:00`) })}
          </Text>
        )}
        {file && <FileLine file={file} />}
        {paper.earlier.map((one) => (
          <Group key={one.fileId} gap={4}>
            <FileLine file={one} earlier />
            <Button variant="subtle" size="compact-sm" aria-label={t('look.earlier', { name: one.name })} onClick={() => look(one)}>
              {t('look.open')}
            </Button>
          </Group>
        ))}
      </Box>
      {named && (
        <Group gap={8}>
          {file && (
            <Button
              variant={isSeen ? 'default' : 'filled'}
              leftSection={<IconEye size={18} stroke={1.5} aria-hidden="true" />}
              aria-label={t('look.of', { title })}
              onClick={() => look(file)}
            >
              {t('look.open')}
            </Button>
          )}
          <Menu position="bottom-end" withinPortal>
            <Menu.Target>
              <Button variant="default" px={10} aria-label={t('more', { title })}>
                <IconDots size={18} stroke={1.5} aria-hidden="true" />
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {file && !isSeen && <Menu.Item onClick={() => seen.mutate(place)}>{t('act.seen')}</Menu.Item>}
              {file && <Menu.Item onClick={() => open('mail')}>{t('act.mail')}</Menu.Item>}
              {file && <Menu.Item onClick={() => status.mutate({ ...place, again: true })}>{t('act.again')}</Menu.Item>}
              {!file && pfStatus !== 'urgent' && (
                <Menu.Item onClick={() => status.mutate({ ...place, pfStatus: 'urgent' })}>{t('act.urgent')}</Menu.Item>
              )}
              {!file && pfStatus === 'urgent' && (
                <Menu.Item onClick={() => status.mutate({ ...place, pfStatus: 'missing' })}>{t('act.notUrgent')}</Menu.Item>
              )}
              {pfStatus === 'not-required' ? (
                <Menu.Item onClick={() => status.mutate({ ...place, pfStatus: file ? 'new' : 'missing' })}>{t('act.required')}</Menu.Item>
              ) : (
                <Menu.Item onClick={() => status.mutate({ ...place, pfStatus: 'not-required' })}>{t('act.notRequired')}</Menu.Item>
              )}
              <Menu.Item onClick={() => open('due')}>{t('act.due')}</Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </Group>
      )}
      {looked && (
        <LookDialog place={place} title={title} file={looked} current={looked.fileId === file?.fileId} onClose={() => look(undefined)} />
      )}
      {opened === 'mail' && <MailDialog place={place} title={title} onClose={() => open(undefined)} />}
      {opened === 'due' && <DueDialog place={place} title={title} dueOn={paper.dueOn} onClose={() => open(undefined)} />}
    </li>
  );
}

function FileLine({ file, earlier = false }: { file: PaperFile; earlier?: boolean }) {
  const t = useTexts('progress-flow');
  return (
    <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {earlier && `${t('earlier')} `}
      {file.name} · {bytes(file.bytes)} · {relative(file.at)}
      {file.review === 'refused' && ` · ${t('refusedFor', { reason: file.reason })}`}
    </Text>
  );
}
