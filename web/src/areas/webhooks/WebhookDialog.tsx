import { Button, Checkbox, Modal, Stack, TextInput } from '@mantine/core';
import { type Webhook, webhooks } from '@vitrine/contract/webhooks/endpoints.ts';
import { type WebhookEvent, webhookEvents } from '@vitrine/contract/webhooks/events.ts';
import { ShownOnce } from '../../parts/copying/ShownOnce.tsx';
import { useActByPassword } from '../../parts/password/use-act-by-password.tsx';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { DialogFoot } from '../../ui/dialogs/DialogFoot.tsx';
import { eventKey } from './events.ts';

interface Props {
  /** The one to change; a new one when left out. */
  of?: Webhook;
  onClose: () => void;
}

/** Where events go, and which. Of a new one the secret is shown afterwards, once. */
export function WebhookDialog({ of, onClose }: Props) {
  const t = useTexts('webhooks');
  const form = useFormOf(webhooks.make.body, { url: of?.url ?? '', events: of?.events ?? ([] as WebhookEvent[]) });
  const marks = { 'address-not-public': 'url', 'too-many-webhooks': 'url' } as const;
  const make = useActByPassword(webhooks.make, { form, marks });
  const update = useActByPassword(webhooks.update, {
    form,
    marks: { 'address-not-public': 'url' },
    onDone: () => {
      notices.done(t('form.saved'));
      onClose();
    },
  });
  if (make.data)
    return (
      <ShownOnce
        title={t('secret.title')}
        text={t('secret.text')}
        label={t('secret.label')}
        secret={make.data.secret}
        done={t('secret.done')}
        onClose={onClose}
      />
    );
  return (
    <Modal opened onClose={onClose} size="lg" title={t(of ? 'form.change' : 'make')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <form noValidate onSubmit={form.onSubmit((values) => (of ? update.mutate({ id: of.id, ...values }) : make.mutate(values)))}>
        <Stack gap={20}>
          <TextInput
            required
            data-autofocus
            type="url"
            inputMode="url"
            autoComplete="off"
            label={t('form.url')}
            description={t('form.urlText')}
            {...form.getInputProps('url')}
          />
          <Checkbox.Group label={t('form.events')} required {...form.getInputProps('events')}>
            <Stack gap={12} mt={8}>
              {webhookEvents.map((one) => (
                <Checkbox key={one} value={one} label={t(`event.${eventKey(one)}`)} description={one} />
              ))}
            </Stack>
          </Checkbox.Group>
          <DialogFoot cancel={t('common:cancel')} onCancel={onClose}>
            <Button type="submit" loading={make.isPending || update.isPending}>
              {t(of ? 'form.save' : 'form.go')}
            </Button>
          </DialogFoot>
        </Stack>
      </form>
      {make.dialog || update.dialog}
    </Modal>
  );
}
