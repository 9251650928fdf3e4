import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet, IconDeviceUnknown } from '@tabler/icons-react';
import { type OwnSession, sessions } from '@vitrine/contract/accounts/sessions.ts';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { longDate, relative } from '../../../platform/format.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Section } from '../../../ui/Section.tsx';
import classes from './SessionsSection.module.css';

const icons = { desktop: IconDeviceDesktop, phone: IconDeviceMobile, tablet: IconDeviceTablet, other: IconDeviceUnknown };

/** Where the own account is signed in, and how to end that. */
export function SessionsSection() {
  const t = useTexts('accounts');
  const end = useAct(sessions.end, { onDone: (_, { id }) => notices.done(t(id ? 'sessions.ended' : 'sessions.endedOthers')) });
  return (
    <Section title={t('sessions.title')} text={t('sessions.text')}>
      <QueryBoundary of={useAsk(sessions.list, {})}>
        {({ items }) => (
          <Stack>
            <ul className={classes.list}>
              {items.map((one) => (
                <Place
                  key={one.id}
                  one={one}
                  ending={end.isPending && end.variables?.id === one.id}
                  onEnd={() => end.mutate({ id: one.id })}
                />
              ))}
            </ul>
            {items.length > 1 && (
              <Group justify="flex-end">
                <Button variant="default" loading={end.isPending && !end.variables?.id} onClick={() => end.mutate({})}>
                  {t('sessions.endOthers')}
                </Button>
              </Group>
            )}
          </Stack>
        )}
      </QueryBoundary>
    </Section>
  );
}

function Place({ one, ending, onEnd }: { one: OwnSession; ending: boolean; onEnd: () => void }) {
  const t = useTexts('accounts');
  const Icon = icons[one.device];
  const { browser, system } = one;
  const name = browser && system ? t('sessions.on', { browser, system }) : browser || system || t('sessions.unknown');
  return (
    <li className={classes.place}>
      <Icon size={24} stroke={1.5} aria-hidden="true" />
      <div className={classes.words}>
        <Text fw={700}>{name}</Text>
        <Text size="sm" c="dimmed">
          {t('sessions.times', { since: longDate(one.openedAt), used: relative(one.usedAt) })}
        </Text>
        {one.bySingleSignOn && (
          <Text size="sm" c="dimmed">
            {t('sessions.byCompany')}
          </Text>
        )}
      </div>
      {one.current ? (
        <Badge variant="light" size="lg">
          {t('sessions.here')}
        </Badge>
      ) : (
        <Button variant="default" size="sm" loading={ending} aria-label={t('sessions.endOf', { name })} onClick={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
