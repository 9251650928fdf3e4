import { Alert, Button, Group, List, Radio, Select, Stack, TextInput } from '@mantine/core';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { importFields } from '@vitrine/contract/imports/fields.ts';
import { type CandidateImport, type ImportChoices, importGrounds, imports } from '@vitrine/contract/imports/imports.ts';
import { useState } from 'react';
import { useAct } from '../../platform/calls/use-act.ts';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Section } from '../../ui/Section.tsx';
import { Archive } from './Archive.tsx';
import { Checked } from './Checked.tsx';
import { FoundDocuments } from './FoundDocuments.tsx';
import { Mapping } from './Mapping.tsx';

interface Props {
  of: CandidateImport;
  onLeave: () => void;
}

const startBody = imports.start.body.pick({ source: true, ground: true });

const days = ['appliedAt'] as const;

/** What the columns hold and what would become of each line; nobody is added before it is begun. */
export function MappingForm({ of, onLeave }: Props) {
  const t = useTexts('imports');
  const { id, jobs } = of;
  const [choices, setChoices] = useState<ImportChoices>(of.choices);
  const [checked, setChecked] = useState<Reply<typeof imports.check>>();
  const [wrong, setWrong] = useState(false);
  const takeErrors = () => {
    setWrong(true);
    return true;
  };
  const check = useAct(imports.check, { changes: false, form: { takeErrors }, onDone: setChecked });
  const form = useFormOf(startBody, { source: '', ground: null as unknown as (typeof importGrounds)[number] });
  const start = useAct(imports.start, { form });
  const change = (some: Partial<ImportChoices>) => {
    setChoices((now) => ({ ...now, ...some }));
    setChecked(undefined);
    setWrong(false);
  };
  return (
    <Stack gap={24}>
      <Mapping
        of={of}
        fields={importFields}
        days={days}
        choices={choices}
        languageLabel={t('rules.language')}
        wrong={wrong ? t('columns.wrong') : undefined}
        checked={checked !== undefined}
        checking={check.isPending}
        onChange={change}
        onCheck={() => check.mutate({ id, ...choices })}
        onLeave={onLeave}
        beside={<Archive of={of} onChange={() => setChecked(undefined)} />}
      >
        <Select
          label={t('rules.job')}
          description={t('rules.jobText')}
          placeholder={t('rules.noJob')}
          clearable
          searchable
          limit={50}
          data={jobs.map(({ bookingId, title }) => ({ value: bookingId, label: title || bookingId }))}
          value={choices.bookingId}
          onChange={(bookingId) => change({ bookingId })}
        />
      </Mapping>
      {checked && (
        <>
          <Checked of={checked} kind="people" />
          {checked.documents && <FoundDocuments of={checked.documents} />}
          {checked.taken + checked.linked > 0 && (
            <Section title={t('begin.title')} text={t('begin.text')}>
              <form noValidate onSubmit={form.onSubmit((why) => start.mutate({ id, ...choices, ...why }))}>
                <Stack>
                  <TextInput
                    label={t('begin.source')}
                    description={t('begin.sourceText')}
                    maxLength={200}
                    required
                    {...form.getInputProps('source')}
                  />
                  <Radio.Group label={t('begin.ground')} required {...form.getInputProps('ground')}>
                    <Stack gap={8} mt={8}>
                      {importGrounds.map((one) => (
                        <Radio key={one} value={one} label={t(`ground.${one}`)} />
                      ))}
                    </Stack>
                  </Radio.Group>
                  <Alert color="info">
                    <List size="sm" spacing={4}>
                      <List.Item>{t('begin.mailsNobody')}</List.Item>
                      <List.Item>{t('begin.findable')}</List.Item>
                      <List.Item>{t('begin.notice')}</List.Item>
                    </List>
                  </Alert>
                  <Group>
                    <Button type="submit" loading={start.isPending}>
                      {t('begin.action', { count: checked.taken + checked.linked })}
                    </Button>
                  </Group>
                </Stack>
              </form>
            </Section>
          )}
        </>
      )}
    </Stack>
  );
}
