import { Button, Divider } from '@mantine/core';
import { mailboxSignIn } from '@vitrine/contract/emails/signing-in.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';

interface Props {
  email: string;
  /** Says whether the address is one, and marks its field where it is not. */
  demandEmail: () => boolean;
}

/** Ways to connect a mailbox without a password, where the operator has set them up. */
export function SignIn({ email, demandEmail }: Props) {
  const t = useTexts('emails');
  const providers = useAsk(mailboxSignIn.providers, {}, { staleTime: 'static' });
  const start = useAct(mailboxSignIn.start, { changes: false, onDone: ({ url }) => window.location.assign(url) });
  const items = providers.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <>
      {items.map(({ id, name }) => (
        <Button
          key={id}
          variant="default"
          loading={start.isPending && start.variables.provider === id}
          onClick={() => demandEmail() && start.mutate({ provider: id, email: email.trim().toLowerCase() })}
        >
          {t('signIn.with', { name })}
        </Button>
      ))}
      <Divider label={t('signIn.or')} />
    </>
  );
}
