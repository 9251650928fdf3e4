import { Button, Modal, Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { showroomViewing } from '@vitrine/contract/showrooms/viewing.ts';
import * as z from 'zod';
import { DateTimeField } from '../../../parts/DateTimeField.tsx';
import { problemText } from '../../../platform/calls/problems.ts';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useFormOf } from '../../../platform/calls/use-form-of.ts';
import { clockTime } from '../../../platform/clock.ts';
import { locale } from '../../../platform/i18n.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Drawing } from '../../../ui/Drawing.tsx';
import { DialogFoot } from '../../../ui/dialogs/DialogFoot.tsx';

const lengths = [15, 30, 45, 60] as const;
const most = 3;

/** Fields left empty are no proposals. */
const proposal = showroomViewing.book.body.extend({
  times: z.preprocess((times: string[]) => times.filter(Boolean), showroomViewing.book.body.shape.times),
});

/** A refusal stands in the dialog, where it can be answered. */
const asAnswered = { changes: false, handles: 'all' } as const;

interface Props {
  kind: 'talk' | 'profile';
  inside: { token: string; visit: string; personId: string };
  /** The candidate. */
  name: string;
  /** Address of the viewer, where it is known. */
  viewer: string;
  onClose: () => void;
}

/** Proposes times for a talk, or asks for the private profile; both reach the recruiter. */
export function AskDialog({ kind, inside, name, viewer, onClose }: Props) {
  const t = useTexts('showrooms');
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const form = useFormOf(kind === 'talk' ? proposal : showroomViewing.requestPrivateLink.body, {
    ...inside,
    name: '',
    email: viewer,
    message: '',
    times: [''],
    timeZone: zone,
    minutes: 30 as (typeof lengths)[number],
  });
  const { times, minutes } = form.values;
  const book = useAct(showroomViewing.book, asAnswered);
  const request = useAct(showroomViewing.requestPrivateLink, asAnswered);
  const act = kind === 'talk' ? book : request;
  const send = form.onSubmit(({ times, timeZone, minutes, ...asked }) => {
    if (kind === 'talk') book.mutate({ ...asked, times: times.filter(Boolean), timeZone, minutes });
    else request.mutate(asked);
  });
  const title = t(kind === 'talk' ? 'ask.talkWith' : 'ask.profileOf', { name });
  return (
    <Modal opened onClose={onClose} title={title} size="lg" closeButtonProps={{ 'aria-label': t('common:close') }}>
      {act.isSuccess ? (
        <Stack align="center" gap={12} role="status">
          <Drawing name="done" />
          <Text fw={700}>{t('ask.sent')}</Text>
          {book.data && (
            <ul style={{ margin: 0 }}>
              {book.data.times.map((one) => (
                <li key={one}>{spoken(one, zone)}</li>
              ))}
            </ul>
          )}
          <Text c="dimmed" ta="center">
            {t('ask.sentText')}
          </Text>
          <Button onClick={onClose}>{t('common:close')}</Button>
        </Stack>
      ) : (
        <form noValidate onSubmit={send}>
          <Stack gap={16}>
            {kind === 'talk' && (
              <>
                <Text size="sm">{t('ask.zone', { zone: zone.replaceAll('_', ' ') })}</Text>
                {times.map((one, place) => (
                  <DateTimeField
                    // biome-ignore lint/suspicious/noArrayIndexKey: a proposal is its place
                    key={place}
                    required={place === 0}
                    label={t('ask.time', { number: place + 1 })}
                    min={clockTime(new Date()).slice(0, 10)}
                    value={one}
                    error={form.errors[`times.${place}`] ?? (place === 0 && form.errors.times)}
                    onChange={(next) => form.setFieldValue(`times.${place}`, next)}
                  />
                ))}
                {times.length < most && (
                  <Button variant="subtle" style={{ alignSelf: 'flex-start' }} onClick={() => form.insertListItem('times', '')}>
                    {t('ask.more')}
                  </Button>
                )}
                <Select
                  label={t('ask.length')}
                  data={lengths.map((value) => ({ value: String(value), label: t('ask.minutes', { minutes: value }) }))}
                  value={String(minutes)}
                  onChange={(next) => form.setFieldValue('minutes', lengths.find((value) => String(value) === next) ?? 30)}
                  allowDeselect={false}
                  maw={240}
                />
              </>
            )}
            {kind === 'profile' && <Text>{t('ask.profileText', { name })}</Text>}
            <TextInput
              required
              withAsterisk={false}
              autoComplete="name"
              label={t('ask.name')}
              maxLength={120}
              {...form.getInputProps('name')}
            />
            <TextInput
              type="email"
              required
              withAsterisk={false}
              autoComplete="email"
              label={t('ask.email')}
              {...form.getInputProps('email')}
            />
            <Textarea label={t('ask.message')} autosize minRows={2} maxRows={6} maxLength={1000} {...form.getInputProps('message')} />
            {act.error && (
              <Text role="alert" c="var(--mantine-color-error)" fw={700}>
                {problemText(act.error)}
              </Text>
            )}
            <DialogFoot cancel={t('common:cancel')} onCancel={onClose}>
              <Button type="submit" loading={act.isPending}>
                {t(kind === 'talk' ? 'ask.propose' : 'ask.send')}
              </Button>
            </DialogFoot>
          </Stack>
        </form>
      )}
    </Modal>
  );
}

/** A proposed time with the name of the zone, which says whether it is summer time. */
const spoken = (at: string, timeZone: string) =>
  new Intl.DateTimeFormat(locale(), {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(at));
