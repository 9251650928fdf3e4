import { Button, Code, Image, Modal, Stack, Text, TextInput } from '@mantine/core';
import { secondStep } from '@vitrine/contract/accounts/second-step.ts';
import { useQrCode } from '../../../parts/use-qr-code.ts';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useFormOf } from '../../../platform/calls/use-form-of.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { DialogFoot } from '../../../ui/dialogs/DialogFoot.tsx';

interface Props {
  setup: { key: string; url: string };
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** Hands the key to an app, by picture or by hand, and takes its first code. */
export function AppDialog({ setup: { key, url }, onCodes, onClose }: Props) {
  const t = useTexts('accounts');
  const image = useQrCode(url);
  const form = useFormOf(secondStep.confirmApp.body, { code: '' });
  const confirm = useAct(secondStep.confirmApp, { form, marks: { 'wrong-code': 'code' }, onDone: ({ codes }) => onCodes(codes) });
  return (
    <Modal opened onClose={onClose} title={t('app.setUp')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <form noValidate onSubmit={form.onSubmit((typed) => confirm.mutate(typed))}>
        <Stack>
          <Text>{t('app.scan')}</Text>
          {image && <Image src={image} alt={t('app.picture')} w={200} h={200} mx="auto" radius="md" />}
          <div>
            <Text size="sm" c="dimmed">
              {t('app.byHand')}
            </Text>
            <Code block data-testid="app-key" style={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
              {key.match(/.{1,4}/g)?.join(' ')}
            </Code>
          </div>
          <TextInput
            data-autofocus
            required
            label={t('code.label')}
            description={t('app.codeHint')}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={40}
            {...form.getInputProps('code')}
          />
          <DialogFoot cancel={t('common:cancel')} onCancel={onClose}>
            <Button type="submit" loading={confirm.isPending} disabled={!form.isDirty()}>
              {t('app.turnOn')}
            </Button>
          </DialogFoot>
        </Stack>
      </form>
    </Modal>
  );
}
