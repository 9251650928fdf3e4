import { Button, Modal, Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type Talk, talkLengths, talks } from '@vitrine/contract/applicants/talks.ts';
import { DateTimeField } from '../../../parts/DateTimeField.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useFormOf } from '../../../platform/calls/use-form-of.ts';
import { clockTime } from '../../../platform/clock.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { DialogFoot } from '../../../ui/dialogs/DialogFoot.tsx';

interface Props {
  /** The application. */
  id: string;
  /** What is set already. */
  talk: Talk | null;
  onClose: () => void;
}

/** Sets or moves the date of a talk; the applicant is told by a letter with an entry for the calendar. */
export function TalkDialog({ id, talk, onClose }: Props) {
  const t = useTexts('applicants');
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const form = useFormOf(talks.set.body, {
    id,
    timeZone,
    startsAt: talk ? clockTime(talk.startsAt) : '',
    minutes: talkLengths.find((one) => one === talk?.minutes) ?? 30,
    place: talk?.place ?? '',
    note: '',
  });
  const act = useAct(talks.set, {
    form,
    onDone: () => {
      notices.done(t('talk.done'));
      onClose();
    },
  });
  return (
    <Modal opened onClose={onClose} title={t(talk ? 'talk.move' : 'talk.set')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <form noValidate onSubmit={form.onSubmit((values) => act.mutate(values))}>
        <Stack gap={16}>
          <DateTimeField
            label={t('talk.when')}
            required
            min={clockTime(new Date()).slice(0, 10)}
            value={form.values.startsAt}
            error={form.errors.startsAt}
            onChange={(next) => form.setFieldValue('startsAt', next)}
          />
          <Text size="sm" c="dimmed">
            {t('talk.zone', { zone: timeZone.replaceAll('_', ' ') })}
          </Text>
          <Select
            label={t('talk.length')}
            data={talkLengths.map((value) => ({ value: String(value), label: t('common:talk.minutes', { minutes: value }) }))}
            value={String(form.values.minutes)}
            onChange={(next) => form.setFieldValue('minutes', talkLengths.find((value) => String(value) === next) ?? 30)}
            allowDeselect={false}
            maw={240}
          />
          <TextInput required maxLength={300} label={t('talk.place')} description={t('talk.placeText')} {...form.getInputProps('place')} />
          <Textarea autosize minRows={2} maxRows={8} maxLength={1000} label={t('talk.note')} {...form.getInputProps('note')} />
          <Text size="sm" c="dimmed">
            {t('talk.told')}
          </Text>
          <DialogFoot cancel={t('common:cancel')} onCancel={onClose}>
            <Button type="submit" loading={act.isPending}>
              {t('talk.send')}
            </Button>
          </DialogFoot>
        </Stack>
      </form>
    </Modal>
  );
}
