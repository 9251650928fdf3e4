import { Button, Group, Stack, Text } from '@mantine/core';
import { type InterviewOfCandidate, interviewUploads } from '@vitrine/contract/interviews/uploads.ts';
import { useState } from 'react';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useFreshAsk } from '../../../platform/calls/use-ask.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Section } from '../../../ui/Section.tsx';
import { Film } from './Film.tsx';
import { UploadFilm } from './UploadFilm.tsx';

/** The interviews of a candidate, for which films can be uploaded; nothing of them is shown to a company before the candidate agrees (R042). */
export function Interviews({ candidateId }: { candidateId: string }) {
  const t = useTexts('admin');
  const found = useFreshAsk(interviewUploads.ofCandidate, { candidate_id: candidateId });
  return (
    <Section title={t('interviews.title')} text={t('interviews.text')}>
      <QueryBoundary of={found}>
        {({ name, items }) =>
          items.length === 0 ? (
            <Text c="dimmed">{t('interviews.none')}</Text>
          ) : (
            <Stack gap={20}>
              {items.map((one) => (
                <Interview key={one.applicationId} one={one} candidate={name} />
              ))}
            </Stack>
          )
        }
      </QueryBoundary>
    </Section>
  );
}

function Interview({ one, candidate }: { one: InterviewOfCandidate; candidate: string }) {
  const t = useTexts('admin');
  const [uploads, setUploads] = useState(false);
  const answered = one.questions.filter((question) => question.answered).length;
  return (
    <Stack gap={8} component="article" aria-label={`${one.title}, ${one.companyName}`}>
      <Group justify="space-between" gap={12}>
        <div style={{ minWidth: 0, flex: '1 1 240px' }}>
          <Text fw={700} style={{ overflowWrap: 'anywhere' }}>
            {one.title}
          </Text>
          <Text size="sm" c="dimmed">
            {one.companyName} · {t('interviews.answered', { count: answered, of: one.questions.length })}
          </Text>
        </div>
        {one.open ? (
          <Button variant="default" onClick={() => setUploads(true)}>
            {t('interviews.upload')}
          </Button>
        ) : (
          <Text size="sm" c="dimmed">
            {t('interviews.closed')}
          </Text>
        )}
      </Group>
      {one.offered.map((film) => (
        <Film key={film.takeId} film={film} candidate={candidate} />
      ))}
      {uploads && <UploadFilm interview={one} onClose={() => setUploads(false)} />}
    </Stack>
  );
}
