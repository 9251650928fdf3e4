import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { type OwnSharing, sharingConsents } from '@vitrine/contract/sharing/consents.ts';
import { Asked } from '../../../parts/Asked.tsx';
import { longDate, time } from '../../../platform/format.ts';
import { notices } from '../../../platform/notices.ts';
import { useAct } from '../../../platform/use-act.ts';
import { useAsk } from '../../../platform/use-ask.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Section } from '../../../ui/Section.tsx';
import classes from '../Showrooms.module.css';
import { WhatIsShown } from './WhatIsShown.tsx';

const looksShown = 10;

/** By whom the person is shown to people outside, who looked, and the way to agree and to end it. */
export function SharingSection() {
  const t = useTexts('showrooms');
  const own = useAsk(sharingConsents.own, {});
  return (
    <Section title={t('own.title')} text={t('own.text')}>
      <Asked of={own}>
        {({ items }) =>
          items.length === 0 ? (
            <Text>{t('own.none')}</Text>
          ) : (
            <ul className={classes.rows}>
              {items.map((one) => (
                <One key={one.personId} one={one} />
              ))}
            </ul>
          )
        }
      </Asked>
    </Section>
  );
}

function One({ one }: { one: OwnSharing }) {
  const t = useTexts('showrooms');
  const { personId, companyName, state, over } = one;
  const answer = useAct(sharingConsents.answer, {
    refreshes: [sharingConsents.own, privacy.own],
    onDone: (_, { agree }) => notices.done(t(agree ? 'own.agreed' : 'own.ended', { company: companyName })),
  });
  const say = (agree: boolean) => answer.mutate({ personId, agree });
  return (
    <li>
      <Stack gap={12}>
        <Group justify="space-between" gap={8}>
          <Text fw={700}>{companyName}</Text>
          <Badge variant={state === 'agreed' && !over ? 'light' : 'default'} color="brand" tt="none">
            {over ? t('own.over') : t(`states.${state}`)}
          </Badge>
        </Group>
        <WhatIsShown of={one} />
        <Looks one={one} />
        {!over && (
          <Group gap={8}>
            {state !== 'agreed' && (
              <Button loading={answer.isPending} onClick={() => say(true)} aria-label={t('own.agreeTo', { company: companyName })}>
                {t('consent.agree')}
              </Button>
            )}
            {(state === 'asked' || state === 'agreed') && (
              <Button
                variant="default"
                disabled={answer.isPending}
                onClick={() => say(false)}
                aria-label={t(state === 'agreed' ? 'own.endOf' : 'own.declineTo', { company: companyName })}
              >
                {t(state === 'agreed' ? 'consent.withdraw' : 'consent.decline')}
              </Button>
            )}
          </Group>
        )}
      </Stack>
    </li>
  );
}

function Looks({ one: { views } }: { one: OwnSharing }) {
  const t = useTexts('showrooms');
  if (views.length === 0) return <Text c="dimmed">{t('own.noLooks')}</Text>;
  return (
    <div>
      <Text fw={700}>{t('own.looks', { count: views.length })}</Text>
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {views.slice(0, looksShown).map(({ at, viewer, question }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: looks have no name of their own
          <li key={place}>
            {viewer || t('own.somebody')} · {longDate(at)}, {time(at)}
            {question && ` · ${t('own.played', { question })}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
