import { Button, Divider, Group, Select, Stack, Text } from '@mantine/core';
import { IconLinkOff, IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { AdEditor } from './use-ad-editor.ts';

/** A job with an interview and no ad: the way to one. */
export function NoAd({ bookingId, title, onBefore }: { bookingId: string; title: string; onBefore: () => Promise<boolean> }) {
  const t = useTexts('job-ads');
  const create = useAct(jobAdEditing.create);
  return (
    <EmptyState
      drawing="list"
      title={t('job.noAd')}
      text={t('job.noAdText')}
      action={
        <Button
          leftSection={<IconPlus size={18} stroke={1.5} />}
          loading={create.isPending}
          onClick={() => void onBefore().then((saved) => saved && create.mutate({ bookingId, title }))}
        >
          {t('job.addAd')}
        </Button>
      }
    />
  );
}

/** A job with an ad and no interview: the way to a new one, or to one that exists. */
export function NoInterview({ editor: { ad, draft, take, flush } }: { editor: AdEditor }) {
  const t = useTexts('job-ads');
  const navigate = useNavigate();
  const all = { type: 'jobcode', page: 1, count: 200 } as const;
  const lists = [useAsk(jobCodeLists.active, all), useAsk(jobCodeLists.inactive, all)];
  const create = useAct(jobCodeEditing.create);
  const attach = useAct(jobAdEditing.attachJobCode, {
    onDone: (moved) => {
      take(moved);
      if (moved.bookingId !== ad.bookingId)
        void navigate({ to: '/job-edit', search: { bookingId: moved.bookingId, part: 'code' }, replace: true });
    },
  });
  return (
    <Stack gap={24} align="center">
      <EmptyState
        drawing="video"
        title={t('job.noInterview')}
        text={t('job.noInterviewText')}
        action={
          <Button
            leftSection={<IconPlus size={18} stroke={1.5} />}
            loading={create.isPending}
            onClick={() => void flush().then((saved) => saved && create.mutate({ bookingId: ad.bookingId, title: draft.title }))}
          >
            {t('job.addInterview')}
          </Button>
        }
      />
      <Select
        w="100%"
        maw={420}
        label={t('job.attach')}
        description={t('job.attachHint')}
        placeholder={t('code.choose')}
        searchable
        nothingFoundMessage={t('code.none')}
        disabled={attach.isPending}
        data={lists
          .flatMap(({ data }) => data?.items ?? [])
          .map(({ id, title, state }) => ({
            value: id,
            label: `${title || t('untitled')} (${state === 'inactive' ? `${id}, ${t('code.draft')}` : id})`,
          }))}
        value={null}
        onChange={(jobCodeId) => jobCodeId && void flush().then(() => attach.mutate({ bookingId: ad.bookingId, jobCodeId }))}
      />
    </Stack>
  );
}

/** Parts the interview from the ad, as long as nobody has applied. */
export function DetachInterview({ editor: { ad, take }, onBefore }: { editor: AdEditor; onBefore: () => Promise<boolean> }) {
  const t = useTexts('job-ads');
  const detach = useAct(jobAdEditing.detachJobCode, { onDone: take });
  if (ad.applicants > 0) return null;
  return (
    <>
      <Divider my={24} />
      <Group justify="space-between" gap={12}>
        <Text size="sm" c="dimmed" flex="1 1 260px">
          {t('job.detachHint')}
        </Text>
        <Button
          variant="default"
          leftSection={<IconLinkOff size={18} stroke={1.5} />}
          loading={detach.isPending}
          onClick={() => void onBefore().then((saved) => saved && detach.mutate({ bookingId: ad.bookingId }))}
        >
          {t('code.detach')}
        </Button>
      </Group>
    </>
  );
}
