import { Button, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { administratorWords } from '@vitrine/contract/candidates/administrator-words.ts';
import { maxDossierComment } from '@vitrine/contract/candidates/dossier.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useFreshAsk } from '../../platform/calls/use-ask.ts';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
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
      <QueryBoundary of={words}>{(now) => <Writing key={now.changedAt} candidateId={candidateId} words={now} />}</QueryBoundary>
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
