import { Button, Group, Text } from '@mantine/core';
import { secondStep, secondStepGraceDays } from '@vitrine/contract/accounts/second-step.ts';
import { useActByPassword } from '../../../parts/password/use-act-by-password.tsx';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Section } from '../../../ui/Section.tsx';

/** Whether the company asks its people for a passkey or an app; for its owner. */
export function RequireSection() {
  const t = useTexts('accounts');
  const require = useActByPassword(secondStep.require, { onDone: () => notices.done(t('common:saved')) });
  return (
    <Section title={t('require.title')} text={t('require.text', { count: secondStepGraceDays })}>
      <QueryBoundary of={useAsk(secondStep.own, {})}>
        {({ required }) => (
          <Group justify="space-between" gap={12}>
            <Text fw={700}>{t(required ? 'require.on' : 'require.off')}</Text>
            <Button
              variant={required ? 'default' : 'filled'}
              loading={require.isPending}
              onClick={() => require.mutate({ required: !required })}
            >
              {t(required ? 'require.stop' : 'require.start')}
            </Button>
          </Group>
        )}
      </QueryBoundary>
      {require.dialog}
    </Section>
  );
}
