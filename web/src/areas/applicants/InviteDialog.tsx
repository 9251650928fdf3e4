import { Alert, Anchor, Button, Group, Modal, Select, Stack, Textarea } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { invitations } from '@vitrine/contract/applicants/invitations.ts';
import { emailAddress, type Language, languages } from '@vitrine/contract/vocabulary.ts';
import { useState } from 'react';
import { language as interfaceLanguage } from '../../platform/i18n.ts';
import { notices } from '../../platform/notices.ts';
import { useAct } from '../../platform/use-act.ts';
import { useTexts } from '../../platform/use-texts.ts';

interface Props {
  bookings: { value: string; label: string }[];
  bookingId: string | undefined;
  onClose: () => void;
}

/** Reads one person a line: `Lina Berg <lina@mail.example>`, `Lina Berg, lina@mail.example` or the address alone. */
export function readPeople(text: string) {
  const lines = text
    .split(/[\n;]+/)
    .map((line) => line.trim())
    .filter(Boolean);
  const people: { email: string; firstName: string; lastName: string }[] = [];
  const wrong: string[] = [];
  for (const line of lines) {
    const found = line.match(/[^\s<>,]+@[^\s<>,]+/)?.[0] ?? '';
    const email = emailAddress.safeParse(found);
    if (!email.success) {
      wrong.push(line);
      continue;
    }
    const [firstName = '', ...rest] = line.replace(found, '').replace(/[<>,]/g, ' ').trim().split(/\s+/);
    people.push({ email: email.data, firstName, lastName: rest.join(' ') });
  }
  return { people, wrong };
}

/** Invites several people to a job code at once, each by a link of their own. */
export function InviteDialog({ bookings, bookingId, onClose }: Props) {
  const t = useTexts('applicants');
  const [booking, setBooking] = useState(
    bookings.some((one) => one.value === bookingId) ? (bookingId ?? null) : (bookings[0]?.value ?? null),
  );
  const [typed, setTyped] = useState('');
  const [message, setMessage] = useState('');
  const [language, setLanguage] = useState<Language>(interfaceLanguage() as Language);
  const [tried, setTried] = useState(false);
  const { people, wrong } = readPeople(typed);
  const invite = useAct(invitations.invite, {
    refreshes: [invitations.list, applicants.counts],
    onDone: ({ invited, repeated }) => {
      notices.done(t('invite.done', { count: invited.length + repeated.length }));
      onClose();
    },
  });
  const problem = wrong.length > 0 ? t('invite.wrong', { line: wrong[0] }) : people.length === 0 ? t('invite.nobody') : undefined;
  const send = () => {
    setTried(true);
    if (!booking || problem) return;
    invite.mutate({ bookingId: booking, candidates: people, language, message });
  };
  return (
    <Modal opened onClose={onClose} size="lg" title={t('invite.title')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      {bookings.length === 0 ? (
        <Alert variant="light" title={t('invite.noJobCode')}>
          {t('invite.noJobCodeText')}{' '}
          <Anchor renderRoot={(props) => <Link {...props} to="/job-management" search={{ view: 'codes' }} />} underline="always">
            {t('invite.toJobCodes')}
          </Anchor>
        </Alert>
      ) : (
        <Stack gap={16}>
          <Select label={t('invite.jobCode')} data={bookings} value={booking} onChange={setBooking} allowDeselect={false} searchable />
          <Textarea
            label={t('invite.people')}
            description={t('invite.peopleHint')}
            placeholder={'Lina Berg <lina@mail.example>\nomar@mail.example'}
            autosize
            minRows={4}
            maxRows={10}
            data-autofocus
            value={typed}
            error={tried && problem}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Textarea
            label={t('invite.message')}
            description={t('invite.messageHint')}
            autosize
            minRows={3}
            maxRows={8}
            maxLength={2000}
            value={message}
            onChange={(event) => setMessage(event.currentTarget.value)}
          />
          <Select
            label={t('invite.language')}
            data={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
            value={language}
            onChange={(next) => setLanguage((next ?? 'en') as Language)}
            allowDeselect={false}
            maw={240}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <Button loading={invite.isPending} onClick={send}>
              {people.length > 0 ? t('invite.send', { count: people.length }) : t('invite.action')}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
