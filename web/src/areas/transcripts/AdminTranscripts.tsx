import { Button, Group, Stack, Text } from '@mantine/core';
import { products } from '@vitrine/contract/admin/products.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { transcribing } from '@vitrine/contract/transcripts/administering.ts';
import { useState } from 'react';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useSavingWords } from '../../parts/transcripts/SaveWords.tsx';
import { WordsEditor } from '../../parts/transcripts/WordsEditor.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { date } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Section } from '../../ui/Section.tsx';

type Row = Reply<typeof transcribing.answers>['items'][number];

/** The recorded answers of a candidate, for an administrator who writes down what is said in them. */
export function AdminTranscripts({ candidateId }: { candidateId: string }) {
  const t = useTexts('transcripts');
  const found = useAsk(transcribing.answers, { candidate_id: candidateId });
  const [open, setOpen] = useState<Row>();
  return (
    <Section title={t('admin.title')} text={t('admin.text')}>
      <QueryBoundary of={found}>
        {({ items, candidateEmail }) => (
          <Stack gap={16}>
            {items.length === 0 && <Text c="dimmed">{t('admin.none')}</Text>}
            {items.map((one) => (
              <Group key={one.takeId} justify="space-between" gap={12} wrap="wrap">
                <div style={{ flex: '1 1 280px' }}>
                  <Text>{t('admin.question', { number: one.questionNo, question: one.question })}</Text>
                  <Text size="sm" c="dimmed">
                    {[
                      one.title,
                      one.companyName,
                      one.written && t('admin.written', { day: date(one.written.at) }),
                      one.own && t('admin.own'),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                </div>
                <Button variant="default" onClick={() => setOpen(one)}>
                  {t(one.written ? 'admin.again' : 'admin.write')}
                </Button>
              </Group>
            ))}
            {open && <Writing row={open} candidateEmail={candidateEmail} onClose={() => setOpen(undefined)} />}
          </Stack>
        )}
      </QueryBoundary>
    </Section>
  );
}

function Writing({ row, candidateEmail, onClose }: { row: Row; candidateEmail: string; onClose: () => void }) {
  const t = useTexts('transcripts');
  const { takeId, bookingId, questionNo, language, written } = row;
  const sent = useAsk(products.candidateVideos, { bookingId, candidateEmail });
  const answer = sent.data?.answers.find((one) => one.answer?.takeId === takeId)?.answer;
  const { mutate, saving } = useSavingWords(transcribing.transcribetext, { said: t('admin.done'), onClose });
  return (
    answer && (
      <WordsEditor
        questionNo={questionNo}
        answer={answer}
        begun={{ text: written?.text ?? '', language }}
        saving={saving}
        onSave={(words) => mutate({ takeId, ...words })}
        onExpired={() => void sent.refetch()}
        onClose={onClose}
      />
    )
  );
}
