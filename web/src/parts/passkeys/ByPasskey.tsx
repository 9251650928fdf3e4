import { Button } from '@mantine/core';
import { passkeys } from '@vitrine/contract/accounts/passkeys.ts';
import { useTranslation } from 'react-i18next';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { takesPasskeys } from './passkeys.ts';
import { useShownPasskey } from './use-shown-passkey.ts';

/** A passkey in place of the password, for whoever has one. */
export function ByPasskey({ onShown }: { onShown: () => void }) {
  const { t } = useTranslation();
  const passkey = useShownPasskey(onShown);
  const own = useAsk(passkeys.list, {}, { enabled: takesPasskeys() });
  if (!own.data?.items.length) return null;
  return (
    <Button variant="default" loading={passkey.isPending} onClick={passkey.show}>
      {t('passwordAgain.passkey')}
    </Button>
  );
}
