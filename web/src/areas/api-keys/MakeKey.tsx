import { Button, Checkbox, Modal, Select, Stack, TextInput } from '@mantine/core';
import { team } from '@vitrine/contract/accounts/team.ts';
import { apiKeys } from '@vitrine/contract/api-keys/keys.ts';
import { type KeyScope, keyScopes } from '@vitrine/contract/api-keys/scopes.ts';
import { ShownOnce } from '../../parts/copying/ShownOnce.tsx';
import { useActByPassword } from '../../parts/password/use-act-by-password.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { DialogFoot } from '../../ui/dialogs/DialogFoot.tsx';
import { scopeKey } from './scopes.ts';

const lives = [30, 90, 180, 365];

/** Asks for what a new key is good for, and then shows it: once, and never again. */
export function MakeKey({ onClose }: { onClose: () => void }) {
  const t = useTexts('api-keys');
  const form = useFormOf(apiKeys.make.body, { name: '', scopes: [] as KeyScope[], days: 90, accountId: undefined as string | undefined });
  const act = useActByPassword(apiKeys.make, { form, marks: { 'too-many-keys': 'name' } });
  const colleagues = useAsk(team.list, {}).data?.items ?? [];
  const own = useAsk(team.info, {}).data?.id;
  if (act.data)
    return (
      <ShownOnce
        title={t('shown.title')}
        text={t('shown.text')}
        label={t('shown.key')}
        secret={act.data.key}
        done={t('shown.done')}
        onClose={onClose}
      />
    );
  return (
    <Modal opened onClose={onClose} size="lg" title={t('make')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <form noValidate onSubmit={form.onSubmit((values) => act.mutate(values))}>
        <Stack gap={20}>
          <TextInput
            required
            data-autofocus
            autoComplete="off"
            label={t('form.name')}
            description={t('form.nameText')}
            {...form.getInputProps('name')}
          />
          <Checkbox.Group label={t('form.scopes')} description={t('form.scopesText')} required {...form.getInputProps('scopes')}>
            <Stack gap={12} mt={12}>
              {keyScopes.map((scope) => (
                <Checkbox key={scope} value={scope} label={t(`scope.${scopeKey(scope)}`)} description={t(`about.${scopeKey(scope)}`)} />
              ))}
            </Stack>
          </Checkbox.Group>
          <Select
            label={t('form.actsFor')}
            description={t('form.actsForText')}
            allowDeselect={false}
            data={colleagues.map(({ id, firstName, lastName }) => ({ value: id, label: `${firstName} ${lastName}` }))}
            value={form.values.accountId ?? own ?? null}
            onChange={(id) => form.setFieldValue('accountId', id ?? undefined)}
          />
          <Select
            label={t('form.days')}
            allowDeselect={false}
            data={lives.map((days) => ({ value: String(days), label: t('form.daysOf', { count: days }) }))}
            value={String(form.values.days)}
            onChange={(days) => form.setFieldValue('days', Number(days))}
          />
          <DialogFoot cancel={t('common:cancel')} onCancel={onClose}>
            <Button type="submit" loading={act.isPending}>
              {t('form.go')}
            </Button>
          </DialogFoot>
        </Stack>
      </form>
      {act.dialog}
    </Modal>
  );
}
