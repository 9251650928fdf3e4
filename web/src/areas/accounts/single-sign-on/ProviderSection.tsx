import { Button, Group, PasswordInput, Select, Stack, TextInput } from '@mantine/core';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { singleSignOn } from '@vitrine/contract/single-sign-on/connection.ts';
import { joiningRoles } from '@vitrine/contract/single-sign-on/shapes.ts';
import { ToCopy } from '../../../parts/copying/ToCopy.tsx';
import { useActByPassword } from '../../../parts/password/use-act-by-password.tsx';
import { useFormOf } from '../../../platform/calls/use-form-of.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Section } from '../../../ui/Section.tsx';

type Connection = Reply<typeof singleSignOn.show>['connection'];

/** At which provider people sign in, and what becomes of somebody new. */
export function ProviderSection({ connection, redirect }: { connection: Connection; redirect: string }) {
  const t = useTexts('accounts');
  const form = useFormOf(singleSignOn.save.body, {
    issuer: connection?.issuer ?? '',
    clientId: connection?.clientId ?? '',
    clientSecret: undefined as string | undefined,
    joinsAs: connection?.joinsAs ?? null,
  });
  const save = useActByPassword(singleSignOn.save, {
    form,
    onDone: () => {
      form.setFieldValue('clientSecret', undefined);
      notices.done(t('common:saved'));
    },
  });
  return (
    <Section title={t('singleSignOn.provider.title')} text={t('singleSignOn.provider.text')}>
      <form noValidate onSubmit={form.onSubmit((typed) => save.mutate(typed))}>
        <Stack gap={16}>
          <ToCopy label={t('singleSignOn.provider.redirect')} description={t('singleSignOn.provider.redirectText')} value={redirect} />
          <TextInput
            required
            type="url"
            label={t('singleSignOn.provider.issuer')}
            description={t('singleSignOn.provider.issuerText')}
            placeholder="https://login.example.com"
            autoComplete="off"
            {...form.getInputProps('issuer')}
          />
          <TextInput required label={t('singleSignOn.provider.clientId')} autoComplete="off" {...form.getInputProps('clientId')} />
          <PasswordInput
            required={connection === null}
            label={t('singleSignOn.provider.secret')}
            description={connection ? t('singleSignOn.provider.secretKept') : undefined}
            autoComplete="new-password"
            visibilityToggleButtonProps={{ 'aria-label': t('common:passwordAgain.show') }}
            {...form.getInputProps('clientSecret')}
            value={form.values.clientSecret ?? ''}
            onChange={(event) => form.setFieldValue('clientSecret', event.currentTarget.value || undefined)}
          />
          <Select
            label={t('singleSignOn.provider.joins')}
            description={t('singleSignOn.provider.joinsText')}
            allowDeselect={false}
            data={[
              { value: 'nobody', label: t('singleSignOn.provider.joinsAs.nobody') },
              ...joiningRoles.map((role) => ({ value: role, label: t(`singleSignOn.provider.joinsAs.${role}`) })),
            ]}
            value={form.values.joinsAs ?? 'nobody'}
            onChange={(role) => form.setFieldValue('joinsAs', joiningRoles.find((one) => one === role) ?? null)}
          />
          <Group justify="flex-end">
            <Button type="submit" variant={connection ? 'default' : 'filled'} loading={save.isPending}>
              {t('common:save')}
            </Button>
          </Group>
        </Stack>
      </form>
      {save.dialog}
    </Section>
  );
}
