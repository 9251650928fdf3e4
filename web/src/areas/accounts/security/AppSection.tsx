import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { secondStep } from '@vitrine/contract/accounts/second-step.ts';
import { useState } from 'react';
import { useActByPassword } from '../../../parts/password/use-act-by-password.tsx';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { longDate } from '../../../platform/format.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { Section } from '../../../ui/Section.tsx';
import { AppDialog } from './AppDialog.tsx';
import { CodesDialog } from './CodesDialog.tsx';

/** So few recovery codes are worth a word. */
const few = 3;

/** The authenticator app and its recovery codes. */
export function AppSection() {
  const t = useTexts('accounts');
  const [setup, setSetup] = useState<{ key: string; url: string }>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [asked, setAsked] = useState<'off' | 'codes'>();
  const prepare = useActByPassword(secondStep.prepareApp, { changes: false, onDone: setSetup });
  const remove = useActByPassword(secondStep.removeApp, { onDone: () => notices.done(t('app.off')) });
  const renew = useActByPassword(secondStep.renewCodes, { onDone: (made) => setCodes(made.codes) });
  return (
    <Section title={t('app.title')} text={t('app.text')}>
      <QueryBoundary of={useAsk(secondStep.own, {})}>
        {({ app, codesLeft }) => (
          <Stack>
            {app && <Text>{t('app.since', { since: longDate(app.since), count: codesLeft })}</Text>}
            {app && codesLeft < few && <Alert color="orange">{t('app.few')}</Alert>}
            <Group justify="flex-end" gap={8}>
              {app && (
                <>
                  <Button variant="default" onClick={() => setAsked('off')}>
                    {t('app.turnOff')}
                  </Button>
                  <Button variant="default" loading={renew.isPending} onClick={() => setAsked('codes')}>
                    {t('app.renewCodes')}
                  </Button>
                </>
              )}
              <Button variant={app ? 'default' : 'filled'} loading={prepare.isPending} onClick={() => prepare.mutate({})}>
                {t(app ? 'app.another' : 'app.setUp')}
              </Button>
            </Group>
          </Stack>
        )}
      </QueryBoundary>
      {setup && (
        <AppDialog
          setup={setup}
          onClose={() => setSetup(undefined)}
          onCodes={(made) => {
            setSetup(undefined);
            setCodes(made);
          }}
        />
      )}
      {codes && <CodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
      <ConfirmDialog
        opened={asked !== undefined}
        danger={asked === 'off'}
        title={t(asked === 'codes' ? 'app.renewCodes' : 'app.turnOff')}
        confirm={t(asked === 'codes' ? 'app.renewCodes' : 'app.turnOff')}
        cancel={t('common:cancel')}
        close={t('common:close')}
        onConfirm={() => {
          if (asked === 'codes') renew.mutate({});
          else remove.mutate({});
          setAsked(undefined);
        }}
        onClose={() => setAsked(undefined)}
      >
        {t(asked === 'codes' ? 'app.renewText' : 'app.turnOffText')}
      </ConfirmDialog>
      {prepare.dialog}
      {remove.dialog}
      {renew.dialog}
    </Section>
  );
}
