import { Button, Group, NumberInput, SimpleGrid, Stack, Switch, Text } from '@mantine/core';
import type { FieldOfActivity } from '@vitrine/contract/reference-lists.ts';
import { effectAdministering } from '@vitrine/contract/speech-effect/administering.ts';
import { effectPractice } from '@vitrine/contract/speech-effect/practising.ts';
import { idealRange, type Style, styles } from '@vitrine/contract/speech-effect/styles.ts';
import { useState } from 'react';
import { useActByPassword } from '../../parts/password/use-act-by-password.tsx';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { IdealField } from '../../parts/speech-effect/IdealField.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { language } from '../../platform/i18n.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Page } from '../../ui/Page.tsx';
import { Section } from '../../ui/Section.tsx';
import { EffectHistory } from './EffectHistory.tsx';

/** What whoever runs the installation decides: which styles companies see, and the ideal values of each field of activity. */
export function AdminEffectPage() {
  const t = useTexts('speech-effect');
  const settings = useAsk(effectAdministering.settings, {});
  const act = useActByPassword(effectAdministering.save, { onDone: () => notices.done(t('common:saved')) });
  const [field, setField] = useState<FieldOfActivity | null>(null);
  return (
    <Page title={t('admin.title')} lead={t('admin.lead')}>
      <QueryBoundary of={settings}>
        {({ feelingStyles, changedFields, history }) => (
          <>
            <Section title={t('admin.feelings')} text={t('admin.feelingsText')}>
              <Switch
                checked={feelingStyles}
                disabled={act.isPending}
                onChange={({ currentTarget }) => act.mutate({ feelingStyles: currentTarget.checked })}
                label={t('admin.feelingsOn')}
              />
              {act.dialog}
            </Section>
            <Section title={t('admin.ideals')} text={t('admin.idealsText')}>
              <Stack gap={16}>
                <IdealField field={field} onChange={setField} />
                {field && <Ideals key={field} field={field} isChanged={changedFields.includes(field)} />}
              </Stack>
            </Section>
            <EffectHistory history={history} />
          </>
        )}
      </QueryBoundary>
    </Page>
  );
}

function Ideals({ field, isChanged }: { field: FieldOfActivity; isChanged: boolean }) {
  const ideals = useAsk(effectPractice.ideals, { fieldOfActivity: field });
  return (
    <QueryBoundary of={ideals}>
      {({ items }) => (
        <Values
          key={JSON.stringify(items)}
          field={field}
          isChanged={isChanged}
          stored={
            Object.fromEntries(items.map(({ precireResult, optimalValue }) => [precireResult, optimalValue])) as Record<Style, number>
          }
        />
      )}
    </QueryBoundary>
  );
}

interface ValuesProps {
  field: FieldOfActivity;
  isChanged: boolean;
  stored: Record<Style, number>;
}

function Values({ field, isChanged, stored }: ValuesProps) {
  const t = useTexts('speech-effect');
  const [values, setValues] = useState<Record<Style, number | ''>>(stored);
  const isWhole = styles.every((style) => values[style] !== '');
  const known = useAsk(effectPractice.styles, { language: language() }, { staleTime: 'static' }).data;
  const act = useActByPassword(effectAdministering.saveIdeals, { onDone: () => notices.done(t('common:saved')) });
  const save = (own: boolean) =>
    act.mutate({
      fieldOfActivity: field,
      items: own ? styles.map((precireResult) => ({ precireResult, optimalValue: Number(values[precireResult]) })) : [],
    });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save(true);
      }}
    >
      <Stack gap={16}>
        <Text size="sm" c="dimmed">
          {t(isChanged ? 'admin.changed' : 'admin.proposed')}
        </Text>
        <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing={12}>
          {styles.map((style) => (
            <NumberInput
              key={style}
              label={known?.items.find(({ key }) => key === style)?.name ?? style}
              value={values[style]}
              min={idealRange.min}
              max={idealRange.max}
              allowDecimal={false}
              clampBehavior="strict"
              onChange={(value) => setValues((now) => ({ ...now, [style]: value === '' ? '' : Number(value) }))}
            />
          ))}
        </SimpleGrid>
        <Group gap={8}>
          <Button type="submit" loading={act.isPending} disabled={!isWhole}>
            {t('common:save')}
          </Button>
          {isChanged && (
            <Button variant="default" onClick={() => save(false)}>
              {t('admin.back')}
            </Button>
          )}
        </Group>
        {act.dialog}
      </Stack>
    </form>
  );
}
