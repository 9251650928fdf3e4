import { Anchor, Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import { Link, useRouterState } from '@tanstack/react-router';
import { jobAlerts } from '@vitrine/contract/job-search/alerts.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../platform/calls/use-act.ts';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { filtersOf, type JobsSearch } from './use-job-search.ts';
import { useNameOf } from './use-name-of.ts';

const asked = jobAlerts.ask.body.pick({ email: true });

/** Asks whoever has no account for an address at which new jobs of the search are mailed; its code comes with the press of the button. */
export function AlertDialog({ search, onClose }: { search: JobsSearch; onClose: () => void }) {
  const t = useTexts('job-search');
  const name = useNameOf(search);
  const language = useTranslation().i18n.language as Language;
  const here = useRouterState({ select: (state) => state.location.href });
  const form = useFormOf(asked, { email: '' });
  const act = useAct(jobAlerts.ask, { form, changes: false });
  return (
    <Modal opened onClose={onClose} title={t('alert.title')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      {act.isSuccess ? (
        <Stack>
          <Text role="status">{t('alert.asked', { email: act.variables.email })}</Text>
          <Button data-autofocus onClick={onClose}>
            {t('alert.understood')}
          </Button>
        </Stack>
      ) : (
        <form noValidate onSubmit={form.onSubmit(({ email }) => act.mutate({ email, name, query: filtersOf(search), language }))}>
          <Stack>
            <Text>{t('alert.text', { name })}</Text>
            <TextInput
              type="email"
              autoComplete="email"
              required
              data-autofocus
              label={t('alert.email')}
              description={t('alert.emailHint')}
              {...form.getInputProps('email')}
            />
            <Button type="submit" loading={act.isPending}>
              {t('alert.ask')}
            </Button>
            <Anchor size="sm" ta="center" renderRoot={(props) => <Link {...props} to="/signup" search={{ next: here }} />}>
              {t('alert.account')}
            </Anchor>
          </Stack>
        </form>
      )}
    </Modal>
  );
}
