import { Button, Modal, SegmentedControl, Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { talkLengths } from '@vitrine/contract/talks/shapes.ts';
import { talks } from '@vitrine/contract/talks/talks.ts';
import { useState } from 'react';
import { DateTimeField } from '../../../parts/DateTimeField.tsx';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useFormOf } from '../../../platform/calls/use-form-of.ts';
import { clockTime } from '../../../platform/clock.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { DialogFoot } from '../../../ui/dialogs/DialogFoot.tsx';
import { type Colleague, PeopleField } from './PeopleField.tsx';
import type { Planned } from './planned.ts';
import { TimesField } from './TimesField.tsx';

interface Props {
  /** The application. */
  id: string;
  /** What is set or offered already. */
  planned: Planned;
  onClose: () => void;
}

const ways = ['offer', 'set'] as const;
type Way = (typeof ways)[number];

/** Plans a talk: several times of which the applicant picks one, or one date; everybody is told by letters with an entry for the calendar. */
export function TalkDialog({ id, planned, onClose }: Props) {
  const t = useTexts('applicants');
  const colleagues = useAsk(talks.colleagues, { id });
  const [way, setWay] = useState<Way>('offer');
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t(planned.talk ? 'talk.move' : 'talk.set')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack gap={16}>
        <SegmentedControl
          fullWidth
          aria-label={t('talk.way.label')}
          value={way}
          onChange={(next) => setWay(next === 'set' ? 'set' : 'offer')}
          data={ways.map((value) => ({ value, label: t(`talk.way.${value}`) }))}
        />
        <QueryBoundary of={colleagues}>
          {({ items }) => <PlanForm key={way} way={way} id={id} planned={planned} colleagues={items} onClose={onClose} />}
        </QueryBoundary>
      </Stack>
    </Modal>
  );
}

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const lengthOf = (minutes: number | undefined) => talkLengths.find((one) => one === minutes) ?? 30;

function PlanForm({ way, id, planned: { talk, offer, interviewers }, colleagues, onClose }: Props & { way: Way; colleagues: Colleague[] }) {
  const t = useTexts('applicants');
  const before = talk ?? offer;
  const common = {
    id,
    timeZone,
    minutes: lengthOf(before?.minutes) as number,
    place: before?.place ?? '',
    note: '',
    colleagueIds: (interviewers.length > 0 ? interviewers : colleagues.filter(({ own }) => own)).map((one) => one.accountId),
  };
  const offering = useFormOf(talks.offer.body, { ...common, times: [] as string[] });
  const setting = useFormOf(talks.set.body, { ...common, startsAt: talk ? clockTime(talk.startsAt) : '' });
  const done = (words: 'talk.done' | 'talk.offer.done') => () => {
    notices.done(t(words));
    onClose();
  };
  const offers = useAct(talks.offer, { form: offering, onDone: done('talk.offer.done') });
  const sets = useAct(talks.set, { form: setting, onDone: done('talk.done') });
  const form = (way === 'offer' ? offering : setting) as typeof setting;
  const act = way === 'offer' ? offers : sets;
  const submit =
    way === 'offer'
      ? offering.onSubmit((values) => offers.mutate(values as never))
      : setting.onSubmit((values) => sets.mutate(values as never));
  const { minutes, colleagueIds } = form.values;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={16}>
        <Select
          label={t('talk.length')}
          data={talkLengths.map((value) => ({ value: String(value), label: t('common:talk.minutes', { minutes: value }) }))}
          value={String(minutes)}
          onChange={(next) => form.setFieldValue('minutes', lengthOf(Number(next)))}
          allowDeselect={false}
          maw={240}
        />
        <PeopleField
          colleagues={colleagues}
          value={colleagueIds}
          error={form.errors.colleagueIds}
          onChange={(next) => form.setFieldValue('colleagueIds', next)}
        />
        {way === 'offer' ? (
          <TimesField
            about={{ id, timeZone, minutes, colleagueIds: colleagueIds.join(',') }}
            value={offering.values.times}
            error={offering.errors.times ?? Object.entries(offering.errors).find(([field]) => field.startsWith('times.'))?.[1]}
            onChange={(next) => offering.setFieldValue('times', next)}
          />
        ) : (
          <DateTimeField
            label={t('talk.when')}
            required
            min={clockTime(new Date()).slice(0, 10)}
            value={setting.values.startsAt}
            error={setting.errors.startsAt}
            onChange={(next) => setting.setFieldValue('startsAt', next)}
          />
        )}
        <Text size="sm" c="dimmed">
          {t('talk.zone', { zone: timeZone.replaceAll('_', ' ') })}
        </Text>
        <TextInput required maxLength={300} label={t('talk.place')} description={t('talk.placeText')} {...form.getInputProps('place')} />
        <Textarea autosize minRows={2} maxRows={8} maxLength={1000} label={t('talk.note')} {...form.getInputProps('note')} />
        <Text size="sm" c="dimmed">
          {t(way === 'offer' ? 'talk.offer.told' : 'talk.told')}
        </Text>
        <DialogFoot cancel={t('common:cancel')} onCancel={onClose}>
          <Button type="submit" loading={act.isPending}>
            {t(way === 'offer' ? 'talk.offer.send' : 'talk.send')}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}
