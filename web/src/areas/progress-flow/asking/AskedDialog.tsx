import { Button, Modal, MultiSelect, NumberInput, Radio, Stack, Textarea, TextInput } from '@mantine/core';
import { type ProgressDocument, progressAsking } from '@vitrine/contract/progress-flow/asking.ts';
import { useState } from 'react';
import { DateField } from '../../../parts/DateField.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useFormOf } from '../../../platform/calls/use-form-of.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { DialogFoot } from '../../../ui/dialogs/DialogFoot.tsx';
import { useJobs } from '../use-jobs.ts';

interface Props {
  /** None for a new one. */
  document: ProgressDocument | undefined;
  onClose: () => void;
}

interface Values extends Record<string, unknown> {
  pfTitle: string;
  why: string;
  dueDate: string | null;
  dueDays: number | null;
  bookings: string[];
}

const usualDays = 14;

/** What is asked for, why, until when, and of whom. */
export function AskedDialog({ document, onClose }: Props) {
  const t = useTexts('progress-flow');
  const jobs = useJobs();
  const form = useFormOf<Values>(progressAsking.create.body, {
    pfTitle: document?.pfTitle ?? '',
    why: document?.why ?? '',
    dueDate: document?.dueDate ?? null,
    dueDays: document ? document.dueDays : usualDays,
    bookings: document?.bookings ?? [],
  });
  const [due, setDue] = useState<'none' | 'days' | 'day'>(form.values.dueDate ? 'day' : form.values.dueDays === null ? 'none' : 'days');
  const onDone = () => {
    notices.done(t('common:saved'));
    onClose();
  };
  const create = useAct(progressAsking.create, { form, onDone });
  const update = useAct(progressAsking.update, { form, onDone });
  const save = (values: Values) => {
    const wanted = { ...values, dueDate: due === 'day' ? values.dueDate : null, dueDays: due === 'days' ? values.dueDays : null };
    if (document) update.mutate({ pfId: document.pfId, ...wanted });
    else create.mutate(wanted);
  };
  const { dueDays } = form.values;
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={document ? t('asking.edit', { title: document.pfTitle }) : t('asking.add')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <form noValidate onSubmit={form.onSubmit(save)}>
        <Stack gap={16}>
          <TextInput
            label={t('asking.name')}
            description={t('asking.nameHint')}
            maxLength={120}
            required
            data-autofocus
            {...form.getInputProps('pfTitle')}
          />
          <Textarea
            label={t('asking.why')}
            description={t('asking.whyHint')}
            autosize
            minRows={2}
            maxRows={8}
            maxLength={1000}
            {...form.getInputProps('why')}
          />
          <Radio.Group label={t('asking.due')} value={due} onChange={(next) => setDue(next as typeof due)}>
            <Stack gap={8} mt={8}>
              <Radio value="none" label={t('asking.noHurry')} />
              <Radio value="days" label={t('asking.someDays')} />
              <Radio value="day" label={t('asking.aDay')} />
            </Stack>
          </Radio.Group>
          {due === 'days' && (
            <NumberInput
              label={t('asking.days')}
              min={0}
              max={365}
              allowDecimal={false}
              maw={200}
              value={dueDays ?? ''}
              error={form.errors.dueDays}
              onChange={(value) => form.setFieldValue('dueDays', typeof value === 'number' ? value : null)}
            />
          )}
          {due === 'day' && (
            <DateField
              label={t('asking.day')}
              maw={200}
              value={form.values.dueDate}
              error={form.errors.dueDate}
              onChange={(day) => form.setFieldValue('dueDate', day)}
            />
          )}
          {jobs.length > 0 && (
            <MultiSelect
              label={t('asking.whom')}
              description={t('asking.whomHint')}
              placeholder={form.values.bookings.length === 0 ? t('asking.everybody') : ''}
              searchable
              clearable
              data={jobs}
              {...form.getInputProps('bookings')}
            />
          )}
          <DialogFoot cancel={t('common:cancel')} onCancel={onClose}>
            <Button type="submit" loading={create.isPending || update.isPending}>
              {t('common:save')}
            </Button>
          </DialogFoot>
        </Stack>
      </form>
    </Modal>
  );
}
