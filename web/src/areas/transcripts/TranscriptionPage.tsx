import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { transcription } from '@vitrine/contract/transcripts/engine.ts';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Page } from '../../ui/Page.tsx';
import { Section } from '../../ui/Section.tsx';
import { TrialRun } from './TrialRun.tsx';

type Engine = Reply<typeof transcription.look>;

/** What writes down answers on this installation: which it is, where the sound goes, how far it is, and a trial. */
export function TranscriptionPage() {
  const t = useTexts('transcripts');
  const look = useAsk(transcription.look, {});
  return (
    <Page title={t('engine.title')} lead={t('engine.lead')}>
      <QueryBoundary of={look}>
        {(engine) => (
          <Stack gap={24} maw={720}>
            {engine.problem && (
              <Alert color="red" icon={<IconAlertTriangle stroke={1.5} aria-hidden="true" />}>
                {t(`engine.problem.${engine.problem}`)}
              </Alert>
            )}
            <Known engine={engine} />
            {engine.kind === 'off' ? <Text>{t('engine.offText')}</Text> : <TrialRun />}
            <Anchor w="fit-content" renderRoot={(props) => <Link {...props} to="/admin-panel/speech-effect" />}>
              {t('engine.effect')}
            </Anchor>
          </Stack>
        )}
      </QueryBoundary>
    </Page>
  );
}

function Known({ engine: { kind, engine, sentTo, model, answers, lastFault } }: { engine: Engine }) {
  const t = useTexts('transcripts');
  const megabytes = Math.round((model?.bytes ?? 0) / 1024 / 1024);
  const size = model && (model.size ? t('engine.sizes', { size: model.size, megabytes }) : t('engine.onlyBytes', { megabytes }));
  const states = (['waiting', 'done', 'nothing', 'failed'] as const).map((state) => t(`engine.states.${state}`, { count: answers[state] }));
  return (
    <Section title={t(`engine.kind.${kind}`)}>
      <Facts
        facts={[
          [t('engine.engine'), engine],
          [t('engine.place'), kind === 'off' ? null : (sentTo ?? t('engine.here'))],
          [t('engine.size'), size],
          [t('engine.languages'), model && t(model.multilingual ? 'engine.multilingual' : 'engine.english')],
          [t('engine.answers'), states.join('\n')],
          [t('engine.lastFault'), lastFault && t(`engine.fault.${lastFault}`)],
        ]}
      />
    </Section>
  );
}
