import { Checkbox, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { type Channel, channels, type NotificationKind } from '@vitrine/contract/notifications/kinds.ts';
import { notificationSettings } from '@vitrine/contract/notifications/settings.ts';
import { type CSSProperties, useId } from 'react';
import { useAct } from '../../../platform/calls/use-act.ts';
import { asking } from '../../../platform/calls/use-ask.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from './NotificationKinds.module.css';

type Settings = Reply<typeof notificationSettings.read>;
type Choice = Settings['items'][number];

/** What stands together; a heading over what somebody has nothing of is left out. */
const groups = {
  talking: ['message', 'email'],
  applicants: ['applied', 'sent', 'asked', 'question', 'due', 'appointment'],
  team: ['comment', 'mention', 'review', 'judged'],
  showing: ['agreement', 'viewer'],
  applications: ['status', 'talk', 'attempt', 'offered'],
  profile: ['showing', 'look'],
} as const satisfies Record<string, readonly NotificationKind[]>;
const groupNames = Object.keys(groups) as (keyof typeof groups)[];

/** Each kind in a line and each way in a column; on a phone the ways stand below the kind. */
export function Kinds({ chosen }: { chosen: Settings }) {
  const t = useTexts('accounts');
  const client = useQueryClient();
  const act = useAct(notificationSettings.choose, { onDone: () => notices.done(t('common:saved'), 'notifications') });
  const key = asking(notificationSettings.read, {}).queryKey;
  const choose = (one: Choice, wanted: boolean) => {
    const next = { ...one, wanted };
    client.setQueryData(key, { items: chosen.items.map((other) => (other === one ? next : other)) });
    act.mutate(next, { onError: () => client.setQueryData(key, chosen) });
  };
  const used = channels.filter((channel) => chosen.items.some((one) => one.channel === channel));
  return (
    <div className={classes.kinds} style={{ '--ways': used.length } as CSSProperties}>
      <div className={classes.head} aria-hidden="true">
        {used.map((channel) => (
          <span key={channel}>{t(`notifications.channels.${channel}`)}</span>
        ))}
      </div>
      {groupNames.map((group) => {
        const kinds = groups[group].filter((kind) => chosen.items.some((one) => one.kind === kind));
        return (
          kinds.length > 0 && (
            <section key={group}>
              <Title order={3} size="h5" mt={16} mb={4}>
                {t(`notifications.groups.${group}`)}
              </Title>
              {kinds.map((kind) => (
                <Kind key={kind} kind={kind} used={used} choices={chosen.items.filter((one) => one.kind === kind)} onChoose={choose} />
              ))}
            </section>
          )
        );
      })}
    </div>
  );
}

interface KindProps {
  kind: NotificationKind;
  used: readonly Channel[];
  choices: Choice[];
  onChoose: (one: Choice, wanted: boolean) => void;
}

function Kind({ kind, used, choices, onChoose }: KindProps) {
  const t = useTexts('accounts');
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className={classes.kind}>
      <Text id={id}>{t(`notifications.kinds.${kind}`)}</Text>
      {used.map((channel, at) => {
        const one = choices.find((choice) => choice.channel === channel);
        return (
          one && (
            <Checkbox
              key={channel}
              style={{ '--column': at + 2 } as CSSProperties}
              classNames={{ root: classes.way ?? '', body: classes.choice ?? '', label: classes.label ?? '' }}
              checked={one.wanted}
              label={t(`notifications.channels.${channel}`)}
              onChange={(event) => onChoose(one, event.currentTarget.checked)}
            />
          )
        );
      })}
    </fieldset>
  );
}
