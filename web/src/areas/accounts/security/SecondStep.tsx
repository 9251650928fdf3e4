import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { secondStep } from '@vitrine/contract/accounts/second-step.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { takesPasskeys } from '../../../parts/passkeys/passkeys.ts';
import { useShownPasskey } from '../../../parts/passkeys/use-shown-passkey.ts';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Page } from '../../../ui/Page.tsx';
import { Section } from '../../../ui/Section.tsx';
import { useContinue } from '../use-continue.ts';
import { AppSection } from './AppSection.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';

/** Where somebody is led whose company asks for a passkey or an app: nothing else of the company opens before. */
export function SecondStep() {
  const t = useTexts('accounts');
  const own = useAsk(secondStep.own, {});
  const isDone = own.data?.held === false;
  return (
    <Page
      title={t(isDone ? 'secondStep.done' : 'secondStep.title')}
      lead={t(isDone ? 'secondStep.doneText' : 'secondStep.text')}
      width="text"
    >
      <QueryBoundary of={own}>{(state) => <Way own={state} onShown={() => void own.refetch()} />}</QueryBoundary>
      <Text size="sm">
        <Anchor component={Link} to="/logout" preload={false}>
          {t('secondStep.signOut')}
        </Anchor>
      </Text>
    </Page>
  );
}

function Way({ own, onShown }: { own: Reply<typeof secondStep.own>; onShown: () => void }) {
  const t = useTexts('accounts');
  const goOn = useContinue();
  const passkey = useShownPasskey(onShown);
  const has = own.passkeys > 0 || own.app !== null;
  if (own.held && has) {
    return (
      <Section title={t('secondStep.show')} text={t(own.passkeys > 0 ? 'secondStep.showText' : 'secondStep.signInAnew')}>
        {own.passkeys > 0 && takesPasskeys() && (
          <Button loading={passkey.isPending} onClick={passkey.show}>
            {t('signIn.passkey')}
          </Button>
        )}
      </Section>
    );
  }
  return (
    <Stack gap={24}>
      {!own.held && (
        <Group>
          <Button onClick={() => goOn()}>{t('signUp.continue')}</Button>
        </Group>
      )}
      <PasskeysSection />
      <AppSection />
    </Stack>
  );
}
