import { Alert, Button, Progress, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { shopPayments } from '@vitrine/contract/shop/payments.ts';
import type { ReactNode } from 'react';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useVisitor } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';

export type Offer = NonNullable<Reply<typeof shopPayments.offer>['offer']>;

interface Props {
  /** Of the four. */
  step: 1 | 2 | 3 | 4;
  title: string;
  lead?: string;
  children: (offer: Offer) => ReactNode;
}

/** A step of the shop: how far one is, what is sold, and that no money moves where it does not. */
export function Shop({ step, title, lead, children }: Props) {
  const t = useTexts('shop');
  const visitor = useVisitor();
  const sold = useAsk(shopPayments.offer, {});
  // of an order speaks only what candidates see: all others have none
  const said = step === 1 || visitor === 'candidate' ? title : t(visitor === 'signed-out' ? 'signInFirst' : 'products.title');
  return (
    <Page title={said} lead={lead} width="text">
      <QueryBoundary of={sold}>
        {({ offer }) =>
          offer ? (
            <Stack gap={24}>
              {/* whoever has to sign in first, or cannot buy, is at no step */}
              {(step === 1 || visitor === 'candidate') && (
                <Stack gap={8}>
                  <Text c="dimmed">{t('step', { step })}</Text>
                  <Progress value={step * 25} size="sm" aria-hidden="true" />
                </Stack>
              )}
              {offer.paying === 'trial' && (
                <Alert color="info" variant="light" title={t('trial.title')}>
                  {t('trial.text')}
                </Alert>
              )}
              {children(offer)}
            </Stack>
          ) : (
            <EmptyState drawing="people" title={t('off')} text={t('offText')} action={<ToCloseup />} />
          )
        }
      </QueryBoundary>
    </Page>
  );
}

export function ToCloseup() {
  const t = useTexts('shop');
  return (
    <Button variant="default" renderRoot={(props) => <Link {...props} to="/closeup-landing" />}>
      {t('toCloseup')}
    </Button>
  );
}

/** Only candidates buy; others are told, and who is not signed in is asked to. */
export function ForCandidates({ next, children }: { next: string; children: ReactNode }) {
  const t = useTexts('shop');
  const visitor = useVisitor();
  if (visitor === 'candidate') return children;
  if (visitor !== 'signed-out') return <Alert variant="light">{t('candidatesOnly')}</Alert>;
  return (
    <Stack gap={12} align="flex-start">
      <Text>{t('signInText')}</Text>
      <Button renderRoot={(props) => <Link {...props} to="/signup" search={{ next }} />}>{t('signIn')}</Button>
    </Stack>
  );
}
