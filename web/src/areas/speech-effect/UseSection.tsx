import { Button, Group, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { type EffectUse, effectUse } from '@vitrine/contract/speech-effect/company.ts';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { longDate } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Section } from '../../ui/Section.tsx';

/** Whether a company has words counted: off until its owner says what for, who answers for it and where the assessment is. */
export function UseSection() {
  const t = useTexts('speech-effect');
  return (
    <Section title={t('use.title')} text={t('use.text')}>
      <QueryBoundary of={useAsk(effectUse.company, {})}>
        {({ mayChange, changedBy, changedAt, ...use }) => (
          <Stack gap={16}>
            <Choice key={changedAt} use={use} mayChange={mayChange} />
            {changedAt && (
              <Text size="sm" c="dimmed">
                {t(changedBy ? 'use.changedBy' : 'use.changed', { name: changedBy ?? '', day: longDate(changedAt) })}
              </Text>
            )}
          </Stack>
        )}
      </QueryBoundary>
    </Section>
  );
}

function Choice({ use, mayChange }: { use: EffectUse; mayChange: boolean }) {
  const t = useTexts('speech-effect');
  const form = useFormOf(effectUse.saveCompany.body, use);
  const act = useAct(effectUse.saveCompany, { form, onDone: () => notices.done(t('common:saved')) });
  if (!mayChange) return <Text>{t(use.on ? 'use.isOn' : 'use.isOff')}</Text>;
  return (
    <form onSubmit={form.onSubmit((values) => act.mutate(values))}>
      <Stack gap={16}>
        <Switch label={t('use.on')} description={t('use.onText')} {...form.getInputProps('on', { type: 'checkbox' })} />
        <Textarea
          label={t('use.purpose')}
          description={t('use.purposeText')}
          maxLength={1000}
          autosize
          minRows={2}
          {...form.getInputProps('purpose')}
        />
        <TextInput label={t('use.responsible')} maxLength={200} {...form.getInputProps('responsible')} />
        <TextInput
          label={t('use.assessment')}
          description={t('use.assessmentText')}
          type="url"
          maxLength={500}
          {...form.getInputProps('assessmentUrl')}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={act.isPending} disabled={!form.isDirty()}>
            {t('common:save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
