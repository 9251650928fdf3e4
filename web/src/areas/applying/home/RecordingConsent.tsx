import { Card, Switch, Title } from '@mantine/core';
import type { OwnApplication } from '@vitrine/contract/applying/home.ts';
import { ownTalks } from '@vitrine/contract/talks/own.ts';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { type Home, isOver } from './stations.ts';

/** Whether the company may watch what is recorded of a talk. Asked where a talk takes place at Webex, and never beforehand. */
export function RecordingConsent({ home, own: { talk, applicationId } }: { home: Home; own: OwnApplication }) {
  const t = useTexts('applying');
  const act = useAct(ownTalks.letRecordings);
  // whoever has agreed can take it back as long as the application is there
  if (!talk?.webex || (isOver(home) && !talk.recordable)) return null;
  return (
    <Card withBorder component="section" aria-labelledby="recording">
      <Title order={2} size="h4" id="recording" mb={8}>
        {t('home.recording.title')}
      </Title>
      <Switch
        checked={act.isPending ? act.variables.agree : talk.recordable}
        onChange={({ currentTarget }) => act.mutate({ applicationId, agree: currentTarget.checked })}
        label={t('home.recording.agree', { company: home.companyName })}
        description={t('home.recording.text')}
      />
    </Card>
  );
}
