import { Alert, Button, Group, List, Stack } from '@mantine/core';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { jobImportFields } from '@vitrine/contract/imports/fields.ts';
import type { CandidateImport } from '@vitrine/contract/imports/imports.ts';
import { type JobImportChoices, jobImports } from '@vitrine/contract/imports/jobs.ts';
import { useState } from 'react';
import { useAct } from '../../platform/calls/use-act.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Section } from '../../ui/Section.tsx';
import { Checked } from './Checked.tsx';
import { Mapping } from './Mapping.tsx';

interface Props {
  of: CandidateImport;
  onLeave: () => void;
}

const days = ['closingDate', 'startDate'] as const;

/** What the columns of a table of jobs hold and what would become of each line; nothing is written before it is begun. */
export function JobMappingForm({ of, onLeave }: Props) {
  const t = useTexts('imports');
  const { id } = of;
  const { bookingId: _none, ...first } = of.choices;
  const [choices, setChoices] = useState<JobImportChoices>(first);
  const [checked, setChecked] = useState<Reply<typeof jobImports.check>>();
  const [wrong, setWrong] = useState(false);
  const takeErrors = () => {
    setWrong(true);
    return true;
  };
  const check = useAct(jobImports.check, { changes: false, form: { takeErrors }, onDone: setChecked });
  const start = useAct(jobImports.start);
  const change = (some: Partial<JobImportChoices>) => {
    setChoices((now) => ({ ...now, ...some }));
    setChecked(undefined);
    setWrong(false);
  };
  return (
    <Stack gap={24}>
      <Mapping
        of={of}
        fields={jobImportFields}
        days={days}
        choices={choices}
        languageLabel={t('jobs.language')}
        wrong={wrong ? t('jobs.wrong') : undefined}
        checked={checked !== undefined}
        checking={check.isPending}
        onChange={change}
        onCheck={() => check.mutate({ id, ...choices })}
        onLeave={onLeave}
      />
      {checked && (
        <>
          <Checked of={checked} kind="jobs" />
          {checked.taken > 0 && (
            <Section title={t('begin.title')} text={t('jobs.begin')}>
              <Stack>
                <Alert color="info">
                  <List size="sm" spacing={4}>
                    <List.Item>{t('jobs.unpublished')}</List.Item>
                    {checked.lacking.map(({ field, lines }) => (
                      <List.Item key={field}>{t(`jobs.lacking.${field}`, { count: lines })}</List.Item>
                    ))}
                  </List>
                </Alert>
                <Group>
                  <Button loading={start.isPending} onClick={() => start.mutate({ id, ...choices })}>
                    {t('jobs.action', { count: checked.taken })}
                  </Button>
                </Group>
              </Stack>
            </Section>
          )}
        </>
      )}
    </Stack>
  );
}
