import { Button, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { inviting } from '@vitrine/contract/guest-reviewers/inviting.ts';
import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useFormOf } from '../../../platform/calls/use-form-of.ts';
import { date } from '../../../platform/format.ts';
import { language, languageNames } from '../../../platform/i18n.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';

/** Who outside the company judges the applicants of a job: whom to ask, and who may come in. */
export function GuestReviewers({ bookingId }: { bookingId: string }) {
  return (
    <Stack gap={24}>
      <Invite bookingId={bookingId} />
      <Invited bookingId={bookingId} />
    </Stack>
  );
}

function Invite({ bookingId }: { bookingId: string }) {
  const t = useTexts('applicants');
  const start = { bookingId, name: '', email: '', language: language() };
  const form = useFormOf(inviting.invite.body, start);
  const act = useAct(inviting.invite, {
    form,
    onDone: ({ email }) => {
      form.setValues(start);
      notices.done(t('reviewers.invited', { email }));
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => act.mutate(values))}>
      <Stack>
        <Group grow align="flex-start" preventGrowOverflow={false}>
          <TextInput required label={t('reviewers.name')} miw={200} {...form.getInputProps('name')} />
          <TextInput required type="email" label={t('reviewers.email')} miw={200} {...form.getInputProps('email')} />
        </Group>
        <Select
          allowDeselect={false}
          label={t('reviewers.language')}
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
          value={form.values.language}
          onChange={(next) => next && form.setFieldValue('language', next as Language)}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={act.isPending}>
            {t('reviewers.invite')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Invited({ bookingId }: { bookingId: string }) {
  const t = useTexts('applicants');
  const items = useAsk(inviting.list, { bookingId }).data?.items ?? [];
  const revoke = useAct(inviting.revoke, { onDone: () => notices.done(t('reviewers.revoked')) });
  if (items.length === 0) return null;
  return (
    <Stack gap={16} component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
      {items.map((one) => (
        <Group key={one.id} component="li" justify="space-between">
          <div style={{ minWidth: 0 }}>
            <Text fw={700} style={{ overflowWrap: 'anywhere' }}>
              {one.name}
            </Text>
            <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {[
                one.email,
                t('reviewers.until', { date: date(one.expiresAt) }),
                one.enteredAt ? t('reviewers.entered', { date: date(one.enteredAt) }) : t('reviewers.notEntered'),
              ].join(' · ')}
            </Text>
          </div>
          <Button
            variant="subtle"
            color="red.9"
            size="compact-md"
            loading={revoke.isPending}
            aria-label={t('reviewers.revokeOf', { name: one.name })}
            onClick={() => revoke.mutate({ id: one.id })}
          >
            {t('reviewers.revoke')}
          </Button>
        </Group>
      ))}
    </Stack>
  );
}
