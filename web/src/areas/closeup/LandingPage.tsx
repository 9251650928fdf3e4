import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconBrush, IconLockOpen, IconVideo } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { closeupEditing } from '@vitrine/contract/closeup/editing.ts';
import { closeupMonths } from '@vitrine/contract/closeup/shapes.ts';
import { shopPayments } from '@vitrine/contract/shop/payments.ts';
import { lazy, Suspense } from 'react';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { euros, percent } from '../../platform/amounts.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk, useFreshAsk } from '../../platform/calls/use-ask.ts';
import { useVisitor } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { Editor } from './editor/Editor.tsx';
import { Responses } from './editor/Responses.tsx';
import { Standing } from './editor/Standing.tsx';

/** What a closeup is; for candidates the place where they make their own. */
export function LandingPage() {
  const visitor = useVisitor();
  return visitor === 'candidate' ? <Own /> : <About signedOut={visitor === 'signed-out'} />;
}

function Own() {
  const t = useTexts('closeup');
  const own = useFreshAsk(closeupEditing.own, {});
  const open = useAct(closeupEditing.open);
  return (
    <Page title={t('own.title')} lead={t('own.lead')}>
      <QueryBoundary of={own}>
        {({ closeup }) =>
          closeup ? (
            <Stack gap={24}>
              <Standing closeup={closeup} />
              <Editor key={closeup.id} closeup={closeup} onAnew={own.refetch} />
              <Responses />
            </Stack>
          ) : (
            <EmptyState
              drawing="people"
              title={t('own.none')}
              text={t('own.noneText')}
              action={
                <Button loading={open.isPending} onClick={() => open.mutate({})}>
                  {t('own.begin')}
                </Button>
              }
            />
          )
        }
      </QueryBoundary>
    </Page>
  );
}

// visitors alone see it, and only below what they came for
const Example = lazy(() => import('./Example.tsx').then((module) => ({ default: module.Example })));

const points = [
  ['pages', IconBrush],
  ['film', IconVideo],
  ['yours', IconLockOpen],
] as const;

function About({ signedOut }: { signedOut: boolean }) {
  const t = useTexts('closeup');
  const sold = useAsk(shopPayments.offer, {}).data?.offer;
  return (
    <Page title={t('about.title')} lead={t('about.lead')}>
      <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))' }}>
        {points.map(([name, Icon]) => (
          <Card key={name}>
            <Icon size={32} stroke={1.5} aria-hidden="true" color="var(--mantine-color-anchor)" />
            <Title order={2} size="h3" mt={8}>
              {t(`about.${name}`)}
            </Title>
            <Text>{t(`about.${name}Text`)}</Text>
          </Card>
        ))}
      </div>
      <Text>
        {sold && <strong>{`${t('about.price', { price: euros(sold.price), rate: percent(sold.vatRate) })} `}</strong>}
        {t('about.months', { count: sold?.months ?? closeupMonths })}
      </Text>
      <Group gap={12}>
        {signedOut && (
          <Button renderRoot={(props) => <Link {...props} to="/signup" search={{ next: '/closeup-landing-v3' }} />}>
            {t('about.begin')}
          </Button>
        )}
        {sold && (
          <Button variant="default" renderRoot={(props) => <Link {...props} to="/closeup-shop/products" />}>
            {t('standing.buy')}
          </Button>
        )}
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/closeup-teleprompter" />}>
          {t('about.prompter')}
        </Button>
      </Group>
      <Suspense fallback={<div style={{ minHeight: 'clamp(420px, 70dvh, 720px)' }} />}>
        <Example />
      </Suspense>
    </Page>
  );
}
