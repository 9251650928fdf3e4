import { Button, Select, Stack, Text, Textarea } from '@mantine/core';
import { talkLengths } from '@vitrine/contract/talks/shapes.ts';
import { talks } from '@vitrine/contract/talks/talks.ts';
import { useEffect, useState } from 'react';
import { DateTimeField } from '../../../parts/DateTimeField.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useFormOf } from '../../../platform/calls/use-form-of.ts';
import { clockTime } from '../../../platform/clock.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { DialogFoot } from '../../../ui/dialogs/DialogFoot.tsx';
import { keepPlanned, lastPlanned } from './last-planned.ts';
import { type Colleague, PeopleField } from './PeopleField.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { lengthOf, type Planned, type Way } from './planned.ts';
import { firstDay, TimesField } from './TimesField.tsx';

interface Props {
  way: Way;
  /** The application. */
  id: string;
  planned: Planned;
  /** Who could take part. */
  colleagues: Colleague[];
  onClose: () => void;
  /** Else it is closed. */
  onPlanned?: () => void;
}

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** One form for both ways: what was typed stays when the way is switched, and only what the way needs is asked for and sent. */
export function PlanForm({ way, id, planned: { talk, offer, interviewers }, colleagues, onClose, onPlanned = onClose }: Props) {
  const t = useTexts('applicants');
  const before = talk ?? offer;
  const [day, setDay] = useState(firstDay);
  const own = colleagues.find((one) => one.own)?.accountId ?? '';
  const [last] = useState(() => lastPlanned(own));
  const form = useFormOf((way === 'offer' ? talks.offer : talks.set).body, {
    id,
    timeZone,
    minutes: lengthOf(before?.minutes ?? last.minutes),
    place: before?.place ?? last.place ?? '',
    webex: Boolean(before?.webex),
    note: '',
    colleagueIds: (interviewers.length > 0 ? interviewers : colleagues.filter(({ own }) => own)).map((one) => one.accountId),
    times: [] as string[],
    startsAt: talk ? clockTime(talk.startsAt) : '',
  });
  const { clearErrors } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was wrong for the one way says nothing of the other
  useEffect(() => clearErrors(), [way, clearErrors]);
  const done = (words: 'talk.done' | 'talk.offer.done') => () => {
    notices.done(t(words));
    // the address of a meeting belongs to that one talk
    keepPlanned(own, { minutes: form.values.minutes, place: form.values.webex ? '' : form.values.place });
    onPlanned();
  };
  const offers = useAct(talks.offer, { form, onDone: done('talk.offer.done') });
  const sets = useAct(talks.set, { form, onDone: done('talk.done') });
  const submit = form.onSubmit(({ times, startsAt, ...held }) =>
    way === 'offer' ? offers.mutate({ ...held, times }) : sets.mutate({ ...held, startsAt }),
  );
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
            value={form.values.times}
            day={day}
            onDay={setDay}
            ownName={colleagues.find(({ own }) => own)?.name}
            error={form.errors.times ?? Object.entries(form.errors).find(([field]) => field.startsWith('times.'))?.[1]}
            onChange={(next) => form.setFieldValue('times', next)}
          />
        ) : (
          <DateTimeField
            label={t('talk.when')}
            required
            min={clockTime(new Date()).slice(0, 10)}
            value={form.values.startsAt}
            error={form.errors.startsAt}
            onChange={(next) => form.setFieldValue('startsAt', next)}
          />
        )}
        <Text size="sm" c="dimmed">
          {t('talk.zone', { zone: timeZone.replaceAll('_', ' ') })}
        </Text>
        <PlaceFields
          webex={form.values.webex}
          field={form.getInputProps('place')}
          onChange={(values) => form.setValues(values)}
          place={form.values.place}
        />
        <Textarea autosize minRows={2} maxRows={8} maxLength={1000} label={t('talk.note')} {...form.getInputProps('note')} />
        <Text size="sm" c="dimmed">
          {t(way === 'offer' ? 'talk.offer.told' : 'talk.told')}
        </Text>
        <DialogFoot cancel={t('common:cancel')} onCancel={onClose}>
          <Button type="submit" loading={offers.isPending || sets.isPending}>
            {t(way === 'offer' ? 'talk.offer.send' : 'talk.send')}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}
