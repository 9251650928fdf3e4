import { Badge, Button, Card, Group, Stack, Text, TextInput } from '@mantine/core';
import type { CompanyDomain } from '@vitrine/contract/single-sign-on/connection.ts';
import { companyDomains } from '@vitrine/contract/single-sign-on/domains.ts';
import { domainGraceDays } from '@vitrine/contract/single-sign-on/shapes.ts';
import { useState } from 'react';
import { ToCopy } from '../../../parts/copying/ToCopy.tsx';
import { useActByPassword } from '../../../parts/password/use-act-by-password.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useFormOf } from '../../../platform/calls/use-form-of.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { CardList } from '../../../ui/CardList.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { Section } from '../../../ui/Section.tsx';

/** Whose addresses the company speaks for. */
export function DomainsSection({ domains }: { domains: readonly CompanyDomain[] }) {
  const t = useTexts('accounts');
  const form = useFormOf(companyDomains.add.body, { domain: '' });
  const add = useActByPassword(companyDomains.add, {
    form,
    marks: { 'domain-known': 'domain', 'too-many-domains': 'domain' },
    onDone: () => form.reset(),
  });
  return (
    <Section title={t('singleSignOn.domains.title')} text={t('singleSignOn.domains.text')}>
      <Stack gap={16}>
        <CardList items={domains} none={t('singleSignOn.domains.none')}>
          {(one) => <Domain of={one} />}
        </CardList>
        <form noValidate onSubmit={form.onSubmit((typed) => add.mutate(typed))}>
          <Group gap={8} align="flex-end">
            <TextInput
              flex="1 1 220px"
              label={t('singleSignOn.domains.label')}
              placeholder="example.com"
              autoComplete="off"
              autoCapitalize="none"
              {...form.getInputProps('domain')}
            />
            <Button type="submit" variant={domains.length > 0 ? 'default' : 'filled'} loading={add.isPending}>
              {t('singleSignOn.domains.add')}
            </Button>
          </Group>
        </form>
        {add.dialog}
      </Stack>
    </Section>
  );
}

const colours = { waiting: 'gray', proven: 'confirm', missing: 'info' } as const;

function Domain({ of: { id, domain, record, state } }: { of: CompanyDomain }) {
  const t = useTexts('accounts');
  const [asked, setAsked] = useState(false);
  const check = useAct(companyDomains.check, { onDone: () => notices.done(t('singleSignOn.domains.proven', { domain })) });
  const remove = useActByPassword(companyDomains.remove, { onDone: () => notices.done(t('singleSignOn.domains.removed', { domain })) });
  return (
    <Card withBorder padding={16} component="article" aria-label={domain}>
      <Stack gap={12}>
        <Group gap={8} style={{ overflowWrap: 'anywhere' }}>
          <Text fw={700}>{domain}</Text>
          <Badge color={colours[state]} autoContrast>
            {t(`singleSignOn.domains.state.${state}`)}
          </Badge>
        </Group>
        {state === 'missing' && <Text size="sm">{t('singleSignOn.domains.missing', { count: domainGraceDays })}</Text>}
        {state !== 'proven' && (
          <ToCopy label={t('singleSignOn.domains.record')} description={t('singleSignOn.domains.recordText', { domain })} value={record} />
        )}
        <Group gap={8}>
          {state !== 'proven' && (
            <Button
              loading={check.isPending}
              aria-label={t('singleSignOn.domains.checkOf', { domain })}
              onClick={() => check.mutate({ id })}
            >
              {t('singleSignOn.domains.check')}
            </Button>
          )}
          <Button variant="default" aria-label={t('singleSignOn.domains.removeOf', { domain })} onClick={() => setAsked(true)}>
            {t('singleSignOn.domains.remove')}
          </Button>
        </Group>
      </Stack>
      <ConfirmDialog
        opened={asked}
        title={t('singleSignOn.domains.removeTitle', { domain })}
        confirm={t('singleSignOn.domains.remove')}
        cancel={t('common:cancel')}
        close={t('common:close')}
        danger
        onConfirm={() => {
          setAsked(false);
          remove.mutate({ id });
        }}
        onClose={() => setAsked(false)}
      >
        {t('singleSignOn.domains.removeText', { domain })}
      </ConfirmDialog>
      {remove.dialog}
    </Card>
  );
}
