import { Switch, Text } from '@mantine/core';
import { push } from '@vitrine/contract/notifications/push.ts';
import { useState } from 'react';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Section } from '../../../ui/Section.tsx';
import { type Hindrance, hindranceHere, subscribeHere, unsubscribeHere } from './this-device.ts';

/** Whether this device tells what happens while Vitrine is closed; absent where the operator has not turned that on. */
export function ThisDevice() {
  const t = useTexts('accounts');
  const { data } = useAsk(push.read, {});
  if (!data?.key) return null;
  return (
    <Section title={t('notifications.device.title')} text={t('notifications.device.text')}>
      <Choice installationKey={data.key} on={data.on} />
    </Section>
  );
}

function Choice({ installationKey, on }: { installationKey: string; on: boolean }) {
  const t = useTexts('accounts');
  const [why, setWhy] = useState<Hindrance | 'failed' | undefined>(hindranceHere);
  const [turning, setTurning] = useState(false);
  const onDone = () => notices.done(t('common:saved'), 'notifications');
  const subscribe = useAct(push.subscribe, { onDone });
  const unsubscribe = useAct(push.unsubscribe, { onDone });
  const hindered = why === 'missing' || why === 'blocked';
  const turnOn = async () => {
    try {
      const device = await subscribeHere(installationKey);
      if (device) subscribe.mutate(device);
      setWhy(hindranceHere());
    } catch {
      setWhy('failed');
    }
  };
  const turn = async (wanted: boolean) => {
    setTurning(true);
    if (wanted) await turnOn();
    else unsubscribe.mutate({}, { onSuccess: () => void unsubscribeHere() });
    setTurning(false);
  };
  return (
    <>
      <Switch
        checked={on && !hindered}
        disabled={hindered || turning || subscribe.isPending || unsubscribe.isPending}
        label={t('notifications.device.on')}
        onChange={(event) => void turn(event.currentTarget.checked)}
      />
      <Text mt={8} role="status">
        {why && t(`notifications.device.${why}`)}
      </Text>
    </>
  );
}
