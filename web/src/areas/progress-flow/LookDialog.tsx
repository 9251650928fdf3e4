import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { CallFailed } from '@vitrine/contract/caller.ts';
import { progressLists } from '@vitrine/contract/progress-flow/lists.ts';
import type { PaperFile } from '@vitrine/contract/progress-flow/papers.ts';
import { useEffect, useState } from 'react';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { askAnew, useAsk } from '../../platform/calls/use-ask.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { PaperView } from './PaperView.tsx';
import classes from './ProgressFlow.module.css';

interface Props {
  place: { applicationId: string; pfId: string };
  title: string;
  file: PaperFile;
  /** It is the one that counts, so that it can be accepted or refused. */
  current: boolean;
  onClose: () => void;
}

/** A file, looked at in our own page, and whether it will do. */
export function LookDialog({ place, title, file, current, onClose }: Props) {
  const t = useTexts('progress-flow');
  const client = useQueryClient();
  const shown = useAsk(progressLists.show, { fileId: file.fileId }, { once: true });
  const { mutate: see } = useAct(progressLists.seen);
  const { applicationId, pfId } = place;
  const { fileId } = file;
  useEffect(() => {
    if (shown.data && current) see({ applicationId, pfId });
  }, [shown.data, current, applicationId, pfId, see]);
  const [refusing, refuse] = useState(false);
  const [reason, setReason] = useState('');
  const judge = useAct(progressLists.status, {
    onDone: (_, { review }) => {
      notices.done(t(review === 'ok' ? 'judge.accepted' : 'judge.refused'));
      onClose();
    },
  });
  // another file is there meanwhile: this one cannot be judged any more, and the list shows the other
  const missed = (error: Error) => {
    if (!(error instanceof CallFailed && error.problem.code === 'changed-elsewhere')) return;
    onClose();
    void askAnew(client);
  };
  return (
    <Modal opened onClose={onClose} size="xl" title={title} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <Stack gap={16}>
        <QueryBoundary of={shown}>{(paper) => <PaperView paper={paper} />}</QueryBoundary>
        {current && !refusing && (
          <Group gap={8} justify="flex-end" className={classes.decisions ?? ''}>
            {file.review !== 'refused' && (
              <Button variant="default" onClick={() => refuse(true)}>
                {t('judge.refuse')}
              </Button>
            )}
            {file.review !== 'ok' && (
              <Button loading={judge.isPending} onClick={() => judge.mutate({ ...place, fileId, review: 'ok' }, { onError: missed })}>
                {t('judge.accept')}
              </Button>
            )}
          </Group>
        )}
        {refusing && (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              judge.mutate({ ...place, fileId, review: 'refused', reason: reason.trim() }, { onError: missed });
            }}
          >
            <Stack gap={8}>
              <Textarea
                label={t('judge.reason')}
                description={t('judge.reasonHint')}
                autoFocus
                autosize
                minRows={2}
                maxLength={500}
                value={reason}
                onChange={(event) => setReason(event.currentTarget.value)}
              />
              <Text size="sm" c="dimmed">
                {t('judge.kept')}
              </Text>
              <Group gap={8} justify="flex-end">
                <Button color="info" onClick={() => refuse(false)}>
                  {t('common:cancel')}
                </Button>
                <Button type="submit" color="red.9" disabled={reason.trim() === ''} loading={judge.isPending}>
                  {t('judge.refuse')}
                </Button>
              </Group>
            </Stack>
          </form>
        )}
      </Stack>
    </Modal>
  );
}
