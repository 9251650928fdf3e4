import { Button, Card, Stack, Text, TextInput } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { codeDigits, entering } from '@vitrine/contract/guest-reviewers/entering.ts';
import { type FormEvent, useState } from 'react';
import { WayOut } from '../../../parts/frame/WayOut.tsx';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { problemText } from '../../../platform/calls/problems.ts';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { storeSession } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Page } from '../../../ui/Page.tsx';

/** The link says which review; a code from the mailbox says that it is the one who was invited. */
export function EnterReview() {
  const t = useTexts('applicants');
  // the secret stands behind the hash, where no server and no referrer sees it
  const token = useLocation({ select: ({ hash }) => hash });
  const about = useAsk(entering.about, { token }, { enabled: token !== '' });
  if (token === '' || about.error)
    return (
      <Page title={t('guest.title')} width="text">
        <EmptyState drawing="broken" title={t('common:refusals.link-expired')} text={t('common:linkOver')} action={<WayOut />} />
      </Page>
    );
  return (
    <QueryBoundary of={about}>
      {({ name, companyName, title }) => (
        <Page title={t('guest.welcome', { name })} lead={t('guest.lead', { company: companyName, title })} width="text">
          <CodeCard token={token} />
        </Page>
      )}
    </QueryBoundary>
  );
}

function CodeCard({ token }: { token: string }) {
  const t = useTexts('applicants');
  const [code, setCode] = useState('');
  const mail = useAct(entering.mailCode, { changes: false, onDone: () => setCode('') });
  const enter = useAct(entering.enter, {
    changes: false,
    handles: ['wrong-code'],
    onDone: ({ token: session }) => storeSession({ token: session, userType: null, role: 'guest-reviewer', userEmail: '' }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    enter.mutate({ token, code });
  };
  if (!mail.isSuccess)
    return (
      <Card>
        <Stack align="flex-start">
          <Text>{t('guest.codeWhy')}</Text>
          <Button loading={mail.isPending} onClick={() => mail.mutate({ token })}>
            {t('guest.mailCode')}
          </Button>
        </Stack>
      </Card>
    );
  return (
    <Card component="form" onSubmit={submit}>
      <Stack>
        <Text role="status">{t('guest.codeMailed')}</Text>
        <TextInput
          autoFocus
          label={t('guest.code')}
          description={t('guest.codeHint', { count: codeDigits })}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          value={code}
          error={enter.error ? problemText(enter.error) : undefined}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button type="submit" loading={enter.isPending} disabled={code.replace(/\D/g, '').length !== codeDigits}>
          {t('guest.enter')}
        </Button>
        <Button variant="subtle" loading={mail.isPending} onClick={() => mail.mutate({ token })}>
          {t('guest.mailAgain')}
        </Button>
      </Stack>
    </Card>
  );
}
