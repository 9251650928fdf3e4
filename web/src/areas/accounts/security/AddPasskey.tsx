import { Alert, Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import { passkeys } from '@vitrine/contract/accounts/passkeys.ts';
import { required } from '@vitrine/contract/vocabulary.ts';
import { useState } from 'react';
import * as z from 'zod';
import { isGivenUp, isKnownHere, makePasskey } from '../../../parts/passkeys/passkeys.ts';
import { useActByPassword } from '../../../parts/password/use-act-by-password.tsx';
import { showProblem } from '../../../platform/calls/problems.ts';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useFormOf } from '../../../platform/calls/use-form-of.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { DialogFoot } from '../../../ui/dialogs/DialogFoot.tsx';

const schema = z.object({ name: required(80) });

/** Adds a passkey of this device: a name for it, then the dialog of the browser. */
export function AddPasskey({ onClose }: { onClose: () => void }) {
  const t = useTexts('accounts');
  const [problem, setProblem] = useState<'givenUp' | 'known'>();
  const form = useFormOf(schema, { name: t('passkeys.usualName') });
  const add = useAct(passkeys.add, {
    onDone: () => {
      notices.done(t('passkeys.added'));
      onClose();
    },
  });
  const begin = useActByPassword(passkeys.beginAdding, {
    changes: false,
    onDone: async ({ options }) => {
      try {
        add.mutate({ name: form.values.name, credential: await makePasskey(options) });
      } catch (error) {
        if (isGivenUp(error)) setProblem('givenUp');
        else if (isKnownHere(error)) setProblem('known');
        else showProblem(error);
      }
    },
  });
  const submit = () => {
    setProblem(undefined);
    begin.mutate({});
  };
  return (
    <Modal opened onClose={onClose} title={t('passkeys.add')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <form noValidate onSubmit={form.onSubmit(submit)}>
        <Stack>
          <Text>{t('passkeys.addText')}</Text>
          {problem && (
            <Alert role="alert" color="orange">
              {t(`passkeys.${problem}`)}
            </Alert>
          )}
          <TextInput
            data-autofocus
            required
            maxLength={80}
            label={t('passkeys.name')}
            description={t('passkeys.nameHint')}
            {...form.getInputProps('name')}
          />
          <DialogFoot cancel={t('common:cancel')} onCancel={onClose}>
            <Button type="submit" loading={begin.isPending || add.isPending}>
              {t('passkeys.go')}
            </Button>
          </DialogFoot>
        </Stack>
      </form>
      {begin.dialog}
    </Modal>
  );
}
