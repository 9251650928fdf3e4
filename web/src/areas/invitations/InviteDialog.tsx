import { Alert, Anchor, Button, Modal, Select, Stack, Textarea } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { invitations } from '@vitrine/contract/invitations/invitations.ts';
import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import { useState } from 'react';
import { useAct } from '../../platform/calls/use-act.ts';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { language as interfaceLanguage } from '../../platform/i18n.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { DialogFoot } from '../../ui/dialogs/DialogFoot.tsx';
import { nearMiss } from './near-miss.ts';
import { PeopleField } from './PeopleField.tsx';
import type { Entry } from './read-people.ts';
import { usePeople } from './use-people.ts';

interface Props {
  bookings: { value: string; label: string }[];
  bookingId: string | undefined;
  onClose: () => void;
}

/** People in one call. */
const most = 100;

/** Invites several people to a job code at once, each by a link of their own. */
export function InviteDialog({ bookings, bookingId, onClose }: Props) {
  const t = useTexts('invitations');
  const form = useFormOf(invitations.invite.body.omit({ candidates: true }), {
    bookingId: (bookings.find((one) => one.value === bookingId) ?? bookings[0])?.value ?? '',
    message: '',
    language: interfaceLanguage() as Language,
  });
  const people = usePeople();
  const [tried, setTried] = useState(false);
  const invite = useAct(invitations.invite, {
    form,
    onDone: ({ invited, repeated }) => {
      notices.done(t('invite.done', { count: invited.length + repeated.length }));
      onClose();
    },
  });
  const problemOf = (all: Entry[]) => {
    const wrong = all.find((one) => one.wrong);
    if (wrong?.wrong) return t(`invite.wrong.${wrong.wrong}`, { line: wrong.raw });
    if (all.length === 0) return t('invite.nobody');
    if (all.length > most) return t('invite.tooMany', { max: most });
    return all.some(({ email }) => !people.isKept(email) && nearMiss(email)) ? t('invite.answerFirst') : undefined;
  };
  const problem = tried && people.typed.trim() === '' ? problemOf(people.entries) : undefined;
  const send = form.onSubmit((values) => {
    setTried(true);
    const all = people.take();
    if (problemOf(all)) return;
    const candidates = all.map(({ email, firstName, lastName }) => ({ email, firstName, lastName }));
    invite.mutate({ ...values, candidates });
  });
  return (
    <Modal opened onClose={onClose} size="lg" title={t('invite.title')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      {bookings.length === 0 ? (
        <Alert variant="light" title={t('invite.noJobCode')}>
          {t('invite.noJobCodeText')}{' '}
          <Anchor renderRoot={(props) => <Link {...props} to="/job-management" />} underline="always">
            {t('invite.toJobCodes')}
          </Anchor>
        </Alert>
      ) : (
        <Stack gap={16}>
          <Select label={t('invite.jobCode')} data={bookings} {...form.getInputProps('bookingId')} allowDeselect={false} searchable />
          <PeopleField people={people} error={problem} />
          <Textarea
            label={t('invite.message')}
            description={t('invite.messageHint')}
            autosize
            minRows={3}
            maxRows={8}
            maxLength={2000}
            {...form.getInputProps('message')}
          />
          <Select
            label={t('invite.language')}
            data={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
            {...form.getInputProps('language')}
            allowDeselect={false}
            maw={240}
          />
          <DialogFoot cancel={t('common:cancel')} onCancel={onClose}>
            <Button loading={invite.isPending} onClick={() => send()}>
              {people.count > 0 ? t('invite.send', { count: people.count }) : t('common:inviteCandidates')}
            </Button>
          </DialogFoot>
        </Stack>
      )}
    </Modal>
  );
}
