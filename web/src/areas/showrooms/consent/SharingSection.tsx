import { Badge, Group, Stack, Text } from '@mantine/core';
import { type OwnSharing, sharingConsents } from '@vitrine/contract/sharing/consents.ts';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { ViewLog } from '../../../parts/ViewLog.tsx';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Section } from '../../../ui/Section.tsx';
import classes from '../Showrooms.module.css';
import { AnswerSharing } from './AnswerSharing.tsx';
import { WhatIsShown } from './WhatIsShown.tsx';

/** By whom the person is shown to people outside, who looked, and the way to agree and to end it. */
export function SharingSection() {
  const t = useTexts('showrooms');
  const own = useAsk(sharingConsents.own, {});
  return (
    <Section title={t('own.title')} text={t('own.text')}>
      <QueryBoundary of={own}>
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
      </QueryBoundary>
    </Section>
  );
}

function One({ one }: { one: OwnSharing }) {
  const t = useTexts('showrooms');
  const { companyName, state, over } = one;
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
        <AnswerSharing to={one} />
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
      <ViewLog views={views} />
    </div>
  );
}
