import { Button, Text } from '@mantine/core';
import { checks } from '@vitrine/contract/operations/checks.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './Operations.module.css';

/** Sends a mail to oneself, and says whether it left. */
export function TryMail() {
  const t = useTexts('operations');
  const trial = useAct(checks.tryMail, { changes: false });
  return (
    <div className={classes.trial}>
      <Button variant="default" size="compact-sm" loading={trial.isPending} onClick={() => trial.mutate({})}>
        {t('mail.try')}
      </Button>
      {trial.data && (
        <Text size="sm" role="status" c={trial.data.taken ? undefined : 'var(--mantine-color-error)'}>
          {trial.data.taken ? t('mail.taken', { email: trial.data.to }) : t('mail.refused', { fault: trial.data.fault ?? '' })}
        </Text>
      )}
    </div>
  );
}
