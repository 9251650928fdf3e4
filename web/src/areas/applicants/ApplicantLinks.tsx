import { Badge, Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type ApplicantLink, applicantLinks } from '@vitrine/contract/applicants/links.ts';
import { useState } from 'react';
import { useNameOf } from '../../parts/applicant/names.ts';
import { CopyButton } from '../../parts/copying/CopyButton.tsx';
import { ViewLog } from '../../parts/ViewLog.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { date } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';

/** The links to applicants of a job that are open, with who agreed and who looked. */
export function ApplicantLinks({ bookingId }: { bookingId: string }) {
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
