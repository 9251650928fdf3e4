import { Badge, Button, Checkbox, CopyButton, Group, Modal, NumberInput, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { type ApplicantLink, applicantLinks, longestLinkDays } from '@vitrine/contract/applicants/links.ts';
import { useState } from 'react';
import { useNameOf } from '../../parts/applicant/names.ts';
import { ViewLog } from '../../parts/ViewLog.tsx';
import { date } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
import { useAct } from '../../platform/use-act.ts';
import { useAsk } from '../../platform/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';
import type { Applicant } from './ApplicantRow.tsx';

/** Opens the dialog that shows chosen applicants of one job to people outside. */
export function ShareApplicants({ chosen }: { chosen: Applicant[] }) {
  const t = useTexts('applicants');
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconShare size={18} stroke={1.5} aria-hidden="true" />} onClick={() => setOpened(true)}>
        {t('links.action')}
      </Button>
      {opened && <LinkDialog chosen={chosen} onClose={() => setOpened(false)} />}
    </>
  );
}

function LinkDialog({ chosen, onClose }: { chosen: Applicant[]; onClose: () => void }) {
  const t = useTexts('applicants');
  const bookings = [...new Set(chosen.map((one) => one.bookingId))];
  const bookingId = bookings.length === 1 ? bookings[0] : undefined;
  return (
    <Modal opened onClose={onClose} size="lg" title={t('links.title')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      {bookingId === undefined ? (
        <Text>{t('links.oneJob')}</Text>
      ) : (
        <Stack gap={24}>
          <Make bookingId={bookingId} chosen={chosen} />
          <Made bookingId={bookingId} />
        </Stack>
      )}
    </Modal>
  );
}

function Make({ bookingId, chosen }: { bookingId: string; chosen: Applicant[] }) {
  const t = useTexts('applicants');
  const nameOf = useNameOf();
  const [answers, setAnswers] = useState(true);
  const [documents, setDocuments] = useState(false);
  const [contact, setContact] = useState(false);
  const [days, setDays] = useState<number | string>(longestLinkDays);
  const make = useAct(applicantLinks.make, { onDone: () => notices.done(t('links.made')) });
  const send = () =>
    make.mutate({
      bookingId,
      answers,
      documents,
      contact,
      ids: chosen.map((one) => one.id),
      days: typeof days === 'number' ? days : longestLinkDays,
    });
  if (make.isSuccess) return null;
  return (
    <Stack gap={12}>
      <Text>{t('links.text', { names: chosen.map(nameOf).join(', ') })}</Text>
      <Checkbox label={t('links.profile')} checked disabled />
      <Checkbox label={t('links.answers')} checked={answers} onChange={(event) => setAnswers(event.currentTarget.checked)} />
      <Checkbox label={t('links.documents')} checked={documents} onChange={(event) => setDocuments(event.currentTarget.checked)} />
      <Checkbox label={t('links.contact')} checked={contact} onChange={(event) => setContact(event.currentTarget.checked)} />
      <NumberInput
        label={t('links.days')}
        min={1}
        max={longestLinkDays}
        allowDecimal={false}
        clampBehavior="strict"
        maw={200}
        value={days}
        onChange={setDays}
      />
      <Button style={{ alignSelf: 'flex-start' }} loading={make.isPending} onClick={send}>
        {t('links.make')}
      </Button>
    </Stack>
  );
}

function Made({ bookingId }: { bookingId: string }) {
  const t = useTexts('applicants');
  const links = useAsk(applicantLinks.list, { bookingId });
  const alive = (links.data?.items ?? []).filter((one) => one.state === 'open');
  if (alive.length === 0) return null;
  return (
    <Stack gap={16}>
      <Text fw={700}>{t('links.alive')}</Text>
      {alive.map((one) => (
        <One key={one.id} one={one} />
      ))}
    </Stack>
  );
}

function One({ one }: { one: ApplicantLink }) {
  const t = useTexts('applicants');
  const nameOf = useNameOf();
  const [mailing, setMailing] = useState(false);
  const revoke = useAct(applicantLinks.revoke, { onDone: () => notices.done(t('links.ended')) });
  return (
    <Stack gap={8} pb={16} style={{ borderBottom: '1px solid var(--v-line)' }}>
      <Group gap="4px 16px">
        {one.people.map((person) => (
          <Group key={person.personId} gap={6}>
            <Text>{nameOf(person)}</Text>
            <Badge variant={person.state === 'agreed' ? 'light' : 'default'} color="brand" tt="none">
              {t(`links.states.${person.state}`)}
            </Badge>
          </Group>
        ))}
      </Group>
      <Text size="sm" c="dimmed">
        {t('share.until', { day: date(one.expiresAt) })}
        {one.mailedTo.length > 0 && ` · ${t('links.mailedTo', { addresses: one.mailedTo.map(({ email }) => email).join(', ') })}`}
      </Text>
      {one.views.length > 0 && (
        <details>
          <summary>{t('links.looks', { count: one.views.length })}</summary>
          <ViewLog views={one.views} />
        </details>
      )}
      <Group gap={8}>
        {one.generatedLink && (
          <>
            <CopyButton value={one.generatedLink}>
              {({ copy, copied }) => (
                <Button variant="default" size="compact-md" onClick={copy}>
                  {t(copied ? 'share.copied' : 'share.copy')}
                </Button>
              )}
            </CopyButton>
            <Button variant="default" size="compact-md" onClick={() => setMailing(!mailing)} aria-expanded={mailing}>
              {t('links.mail')}
            </Button>
          </>
        )}
        <Button variant="subtle" size="compact-md" onClick={() => revoke.mutate({ id: one.id })}>
          {t('share.revoke')}
        </Button>
      </Group>
      {mailing && <Mail id={one.id} onDone={() => setMailing(false)} />}
    </Stack>
  );
}

function Mail({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useTexts('applicants');
  const [email, setEmail] = useState('');
  const [message, setMessage] = useState('');
  const mail = useAct(applicantLinks.mail, {
    onDone: () => {
      notices.done(t('links.mailed'));
      onDone();
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        mail.mutate({ id, email, message });
      }}
    >
      <Stack gap={12}>
        <TextInput
          type="email"
          required
          withAsterisk={false}
          label={t('links.email')}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Textarea
          label={t('links.message')}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={2000}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        <Button type="submit" style={{ alignSelf: 'flex-start' }} loading={mail.isPending}>
          {t('common:send')}
        </Button>
      </Stack>
    </form>
  );
}
