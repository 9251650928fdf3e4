import { Card, Switch, Title } from '@mantine/core';
import { effectUse } from '@vitrine/contract/speech-effect/company.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';

/** Whether candidates of a job code are asked to have their words counted; absent where their company has not turned it on. */
export function JobSwitch({ jobcodeId }: { jobcodeId: string }) {
  const t = useTexts('speech-effect');
  const job = useAsk(effectUse.job, { jobcodeId }).data;
  const act = useAct(effectUse.saveJob);
  if (!job?.companyOn) return null;
  return (
    <Card component="section" aria-label={t('job.title')} mt={24}>
      <Title order={2} size="h4" mb={8}>
        {t('job.title')}
      </Title>
      <Switch
        checked={act.isPending ? act.variables.on : job.on}
        onChange={({ currentTarget }) => act.mutate({ jobcodeId, on: currentTarget.checked })}
        label={t('job.on')}
        description={t('job.onText')}
      />
    </Card>
  );
}
