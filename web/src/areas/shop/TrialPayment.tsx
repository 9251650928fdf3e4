import { Alert, Button, Card, Group, Stack, Text, TextInput } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { trialCards, trialPayments } from '@vitrine/contract/shop/trial.ts';
import { useState } from 'react';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { euros } from '../../platform/amounts.ts';
import { problemText } from '../../platform/calls/problems.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { useFreshAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';

/** The page of the provider for trying: no money moves, and nobody is to type a real card. */
export function TrialPayment({ session }: { session: string }) {
  const t = useTexts('shop');
  const found = useFreshAsk(trialPayments.session, { session });
  return (
    <QueryBoundary of={found}>
      {({ paymentId, total, open }) =>
        open ? (
          <Pay session={session} paymentId={paymentId} total={total} />
        ) : (
          <Alert variant="light" color="brand">
            <Stack gap={12} align="flex-start">
              <Text>{t('trial.over')}</Text>
              <Button
                variant="default"
                renderRoot={(props) => <Link {...props} to="/closeup-shop/confirm" search={{ payment: paymentId }} />}
              >
                {t('trial.toOrder')}
              </Button>
            </Stack>
          </Alert>
        )
      }
    </QueryBoundary>
  );
}

function Pay({ session, paymentId, total }: { session: string; paymentId: string; total: number }) {
  const t = useTexts('shop');
  const navigate = useNavigate();
  const [card, setCard] = useState<string>(trialCards.pays);
  const pay = useAct(trialPayments.pay, {
    handles: ['card-declined'],
    onDone: () => void navigate({ to: '/closeup-shop/confirm', search: { payment: paymentId } }),
  });
  return (
    <Card>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          pay.mutate({ session, card });
        }}
      >
        <Stack gap={16}>
          <Text fw={700}>{t('trial.amount', { total: euros(total) })}</Text>
          <TextInput
            label={t('trial.card')}
            description={t('trial.cards', trialCards)}
            autoComplete="off"
            inputMode="numeric"
            maxLength={40}
            value={card}
            error={pay.error && problemText(pay.error)}
            onChange={(event) => setCard(event.currentTarget.value)}
          />
          <Group justify="space-between" gap={12}>
            <Button variant="default" renderRoot={(props) => <Link {...props} to="/closeup-shop/payment" search={{}} />}>
              {t('common:back')}
            </Button>
            <Button type="submit" loading={pay.isPending}>
              {t('trial.pay')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}
