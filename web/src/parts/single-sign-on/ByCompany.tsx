import { Button, Text } from '@mantine/core';
import { signingOn } from '@vitrine/contract/single-sign-on/signing-on.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { keepWay, onShownElsewhere } from './ways-out.ts';

/** Signing in once more at the provider of the company in place of the password, in a tab of its own, for whoever signs in there. */
export function ByCompany({ onShown }: { onShown: () => void }) {
  const { t } = useTranslation();
  const own = useAsk(signingOn.own, {});
  const tab = useRef<Window | null>(null);
  const begin = useAct(signingOn.beginShowing, {
    changes: false,
    onDone: ({ url, ticket }) => {
      keepWay(url, { purpose: 'show', ticket });
      if (tab.current) tab.current.location.href = url;
      else window.location.assign(url);
    },
  });
  const done = useRef(onShown);
  done.current = onShown;
  useEffect(() => onShownElsewhere(() => done.current()), []);
  const company = own.data?.company;
  if (!company) return null;
  const go = () => {
    // a tab that is opened later than the click is kept shut by browsers
    tab.current = window.open('', '_blank');
    // the pages of the provider must not reach back into this one
    if (tab.current) tab.current.opener = null;
    begin.mutate({}, { onError: () => tab.current?.close() });
  };
  return (
    <>
      <Button variant="default" loading={begin.isPending} onClick={go} styles={{ label: { whiteSpace: 'normal' } }} h="auto" py={8}>
        {t('passwordAgain.company', { company })}
      </Button>
      <Text size="sm" c="dimmed">
        {t('passwordAgain.companyText')}
      </Text>
    </>
  );
}
