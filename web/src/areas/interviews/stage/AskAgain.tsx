import { Button, Stack, Text, Textarea } from '@mantine/core';
import { IconRepeat } from '@tabler/icons-react';
import type { Question } from '@vitrine/contract/interviews/interview.ts';
import { tracking } from '@vitrine/contract/interviews/tracking.ts';
import { useState } from 'react';
import { Note } from '../../../parts/recording/Note.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useTexts } from '../../../platform/use-texts.ts';

/** No attempts left: the company can be asked for another (R199). */
export function AskAgain({ bookingId, question, onAsked }: { bookingId: string; question: Question; onAsked: () => void }) {
  const t = useTexts('interviews');
  const [reason, setReason] = useState('');
  const act = useAct(tracking.request, { onDone: onAsked });
  if (question.request === 'open')
    return (
      <Note icon={IconRepeat} title={t('again.asked')}>
        {t('again.askedText')}
      </Note>
    );
  return (
    <Note icon={IconRepeat} title={t('again.none')}>
      <Stack gap={12} align="flex-start">
        {question.request === 'declined' && <Text size="sm">{t('again.declined')}</Text>}
        <Textarea
          w="100%"
          label={t('again.reason')}
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Button loading={act.isPending} onClick={() => act.mutate({ bookingId, questionNo: question.questionNo, reason })}>
          {t('again.ask')}
        </Button>
      </Stack>
    </Note>
  );
}
