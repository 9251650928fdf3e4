import { Anchor, Badge, Box, Card, Group, Stack, Text, Title } from '@mantine/core';
import type { OwnPapers, Paper, PaperFile } from '@vitrine/contract/progress-flow/papers.ts';
import { isOutstanding, papers } from '@vitrine/contract/progress-flow/papers.ts';
import { useState } from 'react';
import { bytes } from '../../platform/bytes.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { longDate } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { HandIn } from './HandIn.tsx';
import { OwnLookDialog } from './OwnLookDialog.tsx';
import classes from './ProgressFlow.module.css';
import { StateOf } from './StateOf.tsx';
import { standingOf, stateOf } from './state.ts';

/** What companies that took somebody on need from them: what is missing, why, and until when; absent where nothing is asked. */
export function MyPapers() {
  const t = useTexts('progress-flow');
  const items = useAsk(papers.mine, {}).data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Box component="section" id="papers" aria-label={t('mine.title')}>
      <Title order={2} size="h3" mb={4}>
        {t('mine.title')}
      </Title>
      <Text c="dimmed" mb={12}>
        {t('mine.text')}
      </Text>
      <Stack gap={16}>
        {items.map((one) => (
          <List key={one.applicationId} list={one} />
        ))}
      </Stack>
    </Box>
  );
}

function List({ list }: { list: OwnPapers }) {
  const t = useTexts('progress-flow');
  const missing = list.papers.filter(isOutstanding).length;
  return (
    <Card withBorder component="article" aria-label={t('mine.for', { company: list.companyName, title: list.title })}>
      <Group justify="space-between" gap={8} mb={12}>
        <Title order={3} size="h4">
          {t('mine.for', { company: list.companyName, title: list.title })}
        </Title>
        <Badge variant="light" color={missing > 0 ? 'info' : 'confirm'} c="inherit" tt="none" size="lg">
          {missing > 0 ? t('outstanding', { count: missing }) : t('mine.all')}
        </Badge>
      </Group>
      <Stack component="ul" gap={12} m={0} p={0} style={{ listStyle: 'none' }}>
        {list.papers.map((one) => (
          <OwnPaper key={one.pfId} applicationId={list.applicationId} paper={one} />
        ))}
      </Stack>
    </Card>
  );
}

function OwnPaper({ applicationId, paper }: { applicationId: string; paper: Paper }) {
  const t = useTexts('progress-flow');
  const [looked, look] = useState<PaperFile>();
  const [asked, ask] = useState(false);
  const remove = useAct(papers.remove, {
    onDone: () => {
      ask(false);
      notices.done(t('mine.removed'));
    },
  });
  const { pfTitle: title, why, file, dueOn } = paper;
  const state = stateOf({ ...standingOf(paper), seen: true });
  return (
    <li className={classes.paper}>
      <Box flex="1 1 240px" miw={0}>
        <Text fw={700} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Text>
        <StateOf state={state} />
        {why && (
          <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {why}
          </Text>
        )}
        {dueOn && isOutstanding(paper) && (
          <Text size="sm" c="dimmed">
            {t('mine.by', { day: longDate(`${dueOn}T12:00:00`) })}
          </Text>
        )}
        {file?.review === 'refused' && (
          <Text size="sm" fw={700} c="var(--mantine-color-error)" style={{ overflowWrap: 'anywhere' }}>
            {t('mine.refused', { reason: file.reason })}
          </Text>
        )}
        {file && (
          <Group gap={12}>
            <Anchor component="button" type="button" size="sm" ta="start" style={{ overflowWrap: 'anywhere' }} onClick={() => look(file)}>
              {file.name}
            </Anchor>
            <Text size="sm" c="dimmed">
              {bytes(file.bytes)}
            </Text>
            {file.review !== 'ok' && (
              <Anchor component="button" type="button" size="sm" aria-label={t('mine.removeOf', { title })} onClick={() => ask(true)}>
                {t('mine.remove')}
              </Anchor>
            )}
          </Group>
        )}
      </Box>
      {file?.review !== 'ok' && <HandIn place={{ applicationId, pfId: paper.pfId }} title={title} again={file !== null} />}
      {looked && <OwnLookDialog file={looked} title={title} onClose={() => look(undefined)} />}
      <ConfirmDialog
        opened={asked}
        danger
        busy={remove.isPending}
        title={t('mine.removeTitle')}
        confirm={t('mine.remove')}
        cancel={t('common:cancel')}
        close={t('common:close')}
        onClose={() => ask(false)}
        onConfirm={() => remove.mutate({ applicationId, pfId: paper.pfId })}
      >
        {t('mine.removeText', { title })}
      </ConfirmDialog>
    </li>
  );
}
