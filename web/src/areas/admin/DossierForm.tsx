import { Button, Card, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { administratorWords } from '@vitrine/contract/candidates/administrator-words.ts';
import { maxDossierComment } from '@vitrine/contract/candidates/dossier.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { askAnew, useFreshAsk } from '../../platform/calls/use-ask.ts';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { time } from '../../platform/clock.ts';
import { date } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';

type Words = Reply<typeof administratorWords.read>;

/** What administrators write into the dossier of a candidate, who releases it or not. */
export function DossierForm({ candidateId }: { candidateId: string }) {
  const t = useTexts('admin');
  const words = useFreshAsk(administratorWords.read, { candidate_id: candidateId });
  return (
    <section aria-label={t('dossier.title')}>
      <Title order={2} size="h3" mb={4}>
        {t('dossier.title')}
      </Title>
      <Text c="dimmed" size="sm" mb={12}>
        {t('dossier.text')}
      </Text>
      <QueryBoundary of={words}>
        {(now) => (
          <Stack gap={16}>
            <Writing key={now.changedAt} candidateId={candidateId} words={now} />
            {now.earlier && <Earlier candidateId={candidateId} earlier={now.earlier} />}
          </Stack>
        )}
      </QueryBoundary>
    </section>
  );
}

function Writing({ candidateId, words: { comment, changedAt, releasedAt } }: { candidateId: string; words: Words }) {
  const t = useTexts('admin');
  const form = useFormOf(administratorWords.update.body.pick({ comment: true }), { comment });
  const save = useAct(administratorWords.update, { form, onDone: () => notices.done(t('dossier.saved')) });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => save.mutate({ candidate_id: candidateId, ...values }))}>
      <Stack gap={12}>
        <Textarea
          label={t('dossier.words')}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={maxDossierComment}
          {...form.getInputProps('comment')}
        />
        <Group justify="space-between" gap={12}>
          <Text size="sm" c="dimmed">
            {changedAt && t(releasedAt ? 'dossier.released' : 'dossier.notReleased', { at: date(releasedAt ?? changedAt) })}
          </Text>
          <Button type="submit" variant="default" loading={save.isPending}>
            {t('dossier.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** What was overwritten or emptied within a day, and the way back to it. */
function Earlier({ candidateId, earlier: { id, comment, until } }: { candidateId: string; earlier: NonNullable<Words['earlier']> }) {
  const t = useTexts('admin');
  const client = useQueryClient();
  const putBack = useAct(administratorWords.putBack, { onDone: () => notices.done(t('dossier.isBack')) });
  return (
    <Card component="section" padding={16} aria-label={t('dossier.earlier')}>
      <Stack gap={12} align="flex-start">
        <div>
          <Text fw={700}>{t('dossier.earlier')}</Text>
          <Text size="sm" c="dimmed">
            {t('dossier.earlierText', { at: `${date(until)} ${time(until)}` })}
          </Text>
        </div>
        <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{comment}</Text>
        <Button
          variant="default"
          h="auto"
          mih={36}
          py={6}
          styles={{ label: { whiteSpace: 'normal' } }}
          loading={putBack.isPending}
          // refused, it is no longer as it stands here
          onClick={() => putBack.mutate({ candidate_id: candidateId, earlierId: id }, { onError: () => askAnew(client) })}
        >
          {t('dossier.putBack')}
        </Button>
      </Stack>
    </Card>
  );
}
