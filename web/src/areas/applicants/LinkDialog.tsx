import { Badge, Button, Checkbox, CopyButton, Group, Modal, NumberInput, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { type ApplicantLink, applicantLinks, longestLinkDays } from '@vitrine/contract/applicants/links.ts';
import { useState } from 'react';
import { useNameOf } from '../../parts/applicant/names.ts';
import { ViewLog } from '../../parts/ViewLog.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { date } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
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
  const form = useFormOf(applicantLinks.make.body, {
    bookingId,
    ids: chosen.map((one) => one.id),
    answers: true,
    documents: false,
    contact: false,
    days: longestLinkDays,
  });
  const make = useAct(applicantLinks.make, { form, onDone: () => notices.done(t('links.made')) });
  if (make.isSuccess) return null;
  return (
    <form noValidate onSubmit={form.onSubmit((values) => make.mutate(values))}>
      <Stack gap={12}>
        <Text>{t('links.text', { names: chosen.map(nameOf).join(', ') })}</Text>
        <Checkbox label={t('links.profile')} checked disabled />
        <Checkbox label={t('links.answers')} {...form.getInputProps('answers', { type: 'checkbox' })} />
        <Checkbox label={t('links.documents')} {...form.getInputProps('documents', { type: 'checkbox' })} />
        <Checkbox label={t('links.contact')} {...form.getInputProps('contact', { type: 'checkbox' })} />
        <NumberInput
          label={t('links.days')}
          min={1}
          max={longestLinkDays}
          allowDecimal={false}
          clampBehavior="strict"
          maw={200}
          {...form.getInputProps('days')}
        />
        <Button type="submit" style={{ alignSelf: 'flex-start' }} loading={make.isPending}>
          {t('links.make')}
        </Button>
      </Stack>
    </form>
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
  const form = useFormOf(applicantLinks.mail.body, { id, email: '', message: '' });
  const mail = useAct(applicantLinks.mail, {
    form,
    onDone: () => {
      notices.done(t('links.mailed'));
      onDone();
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => mail.mutate(values))}>
      <Stack gap={12}>
        <TextInput type="email" required withAsterisk={false} label={t('links.email')} {...form.getInputProps('email')} />
        <Textarea label={t('links.message')} autosize minRows={2} maxRows={6} maxLength={2000} {...form.getInputProps('message')} />
        <Button type="submit" style={{ alignSelf: 'flex-start' }} loading={mail.isPending}>
          {t('common:send')}
        </Button>
      </Stack>
    </form>
  );
}
