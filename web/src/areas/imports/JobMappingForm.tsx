import { Alert, Button, Group, List, Select, Stack } from '@mantine/core';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { jobImportFields } from '@vitrine/contract/imports/fields.ts';
import { type CandidateImport, imports } from '@vitrine/contract/imports/imports.ts';
import { type JobImportChoices, jobImports } from '@vitrine/contract/imports/jobs.ts';
import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import { useState } from 'react';
import { useAct } from '../../platform/calls/use-act.ts';
import { languageNames } from '../../platform/i18n.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Section } from '../../ui/Section.tsx';
import { Checked } from './Checked.tsx';
import { Columns } from './Columns.tsx';
import { DateOrder } from './DateOrder.tsx';

interface Props {
  of: CandidateImport;
  onLeave: () => void;
}

/** What the columns of a table of jobs hold and what would become of each line; nothing is written before it is begun. */
export function JobMappingForm({ of, onLeave }: Props) {
  const t = useTexts('imports');
  const { id, names, samples, lines } = of;
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
  const undo = useAct(imports.undo, { changes: false, onDone: onLeave });
  const change = (some: Partial<JobImportChoices>) => {
    setChoices((now) => ({ ...now, ...some }));
    setChecked(undefined);
    setWrong(false);
  };
  const dated = choices.columns.includes('closingDate') || choices.columns.includes('startDate');
  return (
    <Stack gap={24}>
      <Section title={t('columns.title')} text={t('columns.text', { file: of.fileName, count: lines })}>
        <Columns
          names={names}
          samples={samples}
          fields={jobImportFields}
          columns={choices.columns}
          onChange={(columns) => change({ columns })}
        />
      </Section>
      <Section title={t('rules.title')}>
        <Stack>
          <Select
            label={t('jobs.language')}
            description={t('rules.languageText')}
            allowDeselect={false}
            data={languages.map((value) => ({ value, label: languageNames[value] }))}
            value={choices.language}
            onChange={(value) => value && change({ language: value as Language })}
          />
          {dated && <DateOrder dayFirst={choices.dayFirst} onChange={(dayFirst) => change({ dayFirst })} />}
          {wrong && (
            <Alert role="alert" color="yellow">
              {t('jobs.wrong')}
            </Alert>
          )}
          <Group>
            <Button variant={checked ? 'default' : 'filled'} loading={check.isPending} onClick={() => check.mutate({ id, ...choices })}>
              {t('check.action')}
            </Button>
            <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate({ id })}>
              {t('discard')}
            </Button>
          </Group>
        </Stack>
      </Section>
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
