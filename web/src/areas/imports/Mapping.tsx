import { Alert, Button, Group, Select, Stack } from '@mantine/core';
import type { ImportColumn } from '@vitrine/contract/imports/fields.ts';
import { type CandidateImport, imports } from '@vitrine/contract/imports/imports.ts';
import type { JobImportChoices } from '@vitrine/contract/imports/jobs.ts';
import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import type { ComponentProps, ReactNode } from 'react';
import { useAct } from '../../platform/calls/use-act.ts';
import { languageNames } from '../../platform/i18n.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Section } from '../../ui/Section.tsx';
import { Columns } from './Columns.tsx';
import { DateOrder } from './DateOrder.tsx';

/** What tables of people and of jobs are both read by. */
type Choices = JobImportChoices;

interface Props {
  of: CandidateImport;
  fields: ComponentProps<typeof Columns>['fields'];
  /** Columns that hold days. */
  days: readonly ImportColumn[];
  choices: Choices;
  languageLabel: string;
  /** Said where the choices could not be read by. */
  wrong: string | undefined;
  checked: boolean;
  checking: boolean;
  onChange: (some: Partial<Choices>) => void;
  onCheck: () => void;
  onLeave: () => void;
  /** What comes along beside the table. */
  beside?: ReactNode;
  /** Further choices, above the others. */
  children?: ReactNode;
}

/** What the columns of a table hold, and what no column says. */
export function Mapping({
  of,
  fields,
  days,
  choices,
  languageLabel,
  wrong,
  checked,
  checking,
  onChange,
  onCheck,
  onLeave,
  beside,
  children,
}: Props) {
  const t = useTexts('imports');
  const { id, names, samples, lines } = of;
  const discard = useAct(imports.undo, { changes: false, onDone: onLeave });
  return (
    <>
      <Section title={t('columns.title')} text={t('columns.text', { file: of.fileName, count: lines })}>
        <Columns names={names} samples={samples} fields={fields} columns={choices.columns} onChange={(columns) => onChange({ columns })} />
      </Section>
      {beside}
      <Section title={t('rules.title')}>
        <Stack>
          {children}
          <Select
            label={languageLabel}
            description={t('rules.languageText')}
            allowDeselect={false}
            data={languages.map((value) => ({ value, label: languageNames[value] }))}
            value={choices.language}
            onChange={(value) => value && onChange({ language: value as Language })}
          />
          {choices.columns.some((one) => days.includes(one)) && (
            <DateOrder dayFirst={choices.dayFirst} onChange={(dayFirst) => onChange({ dayFirst })} />
          )}
          {wrong && (
            <Alert role="alert" color="yellow">
              {wrong}
            </Alert>
          )}
          <Group>
            <Button
              variant={checked ? 'default' : 'filled'}
              loading={checking}
              disabled={of.archive?.state === 'reading'}
              onClick={onCheck}
            >
              {t('check.action')}
            </Button>
            <Button variant="default" loading={discard.isPending} onClick={() => discard.mutate({ id })}>
              {t('discard')}
            </Button>
          </Group>
        </Stack>
      </Section>
    </>
  );
}
