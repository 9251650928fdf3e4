import { Checkbox, Stack, Title } from '@mantine/core';
import { type InterviewView, interview } from '@vitrine/contract/interviews/interview.ts';
import { ownEffect } from '@vitrine/contract/speech-effect/own.ts';
import { machineWordsDays } from '@vitrine/contract/transcripts/shapes.ts';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { EffectAllowed } from './EffectAllowed.tsx';

interface Props {
  view: InterviewView;
  /** Where a program writes down what is said; null where none does. */
  place: string | null;
  onChanged: () => void;
}

/** What else may be done with the answers, each asked by itself and none needed; kept at once. */
export function AlsoAllowed({ view, place, onChanged }: Props) {
  const t = useTexts('interviews');
  const act = useAct(interview.begin, { onDone: onChanged });
  const { applicationId, jobcodeId, uniqueId, companyName: company, submitAtDeadline, transcriptionAgreed, closesAt } = view;
  const agree = (more: { submitAtDeadline?: boolean; transcription?: string }) =>
    act.mutate({ jobcodeId, uniqueId, consent: true, submitAtDeadline, ...more });
  const effect = useAsk(ownEffect.look, { applicationId }).data;
  if (!closesAt && !place && !effect?.offered) return null;
  return (
    <Stack gap={12}>
      <Title order={2} size="h4">
        {t('consent.also')}
      </Title>
      {closesAt && (
        <Checkbox
          checked={submitAtDeadline}
          disabled={act.isPending}
          label={t('consent.deadline')}
          onChange={(event) => agree({ submitAtDeadline: event.currentTarget.checked })}
        />
      )}
      {place && (
        <Checkbox
          checked={transcriptionAgreed}
          // taken back where everything else is: at the application
          disabled={transcriptionAgreed || act.isPending}
          label={t('consent.transcription', { company, days: machineWordsDays })}
          description={
            transcriptionAgreed
              ? t('consent.takenBack')
              : place === 'here'
                ? t('consent.heardHere')
                : t('consent.heardElsewhere', { place })
          }
          onChange={() => agree({ transcription: place })}
        />
      )}
      {effect?.offered && <EffectAllowed applicationId={applicationId} own={effect} />}
    </Stack>
  );
}
