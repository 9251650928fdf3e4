import { Alert, Button, Stack, Text } from '@mantine/core';
import type { CardOfCompany } from '@vitrine/contract/billing/cards.ts';
import { paymentDays } from '@vitrine/contract/billing/subscriptions.ts';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../platform/use-texts.ts';
import { cardName } from './card-name.ts';
import { useNaming } from './use-naming.ts';

interface Props {
  planId: string;
  /** A card can be named here. */
  takesCards: boolean;
  card: CardOfCompany | null;
  /** The card was declined a moment ago. */
  refused: boolean;
}

/** How an order is paid, as the last step says it, and how to pay in the other way. */
export function PayingWay({ planId, takesCards, card, refused }: Props) {
  const t = useTexts('billing');
  const naming = useNaming();
  const said = useRef<HTMLDivElement>(null);
  // on a phone it would stand below the edge of the dialog
  useEffect(() => {
    if (refused) said.current?.scrollIntoView({ block: 'center' });
  }, [refused]);
  return (
    <Alert ref={said} variant="light" color={refused ? 'red' : 'brand'} role={refused ? 'alert' : undefined}>
      <Stack gap={8} align="flex-start">
        {refused && <Text fw={700}>{t('common:refusals.card-declined')}.</Text>}
        <Text>{card ? t('order.byCard', { card: cardName(card) }) : t('order.byInvoice', { count: paymentDays })}</Text>
        {takesCards && (
          <Button variant="subtle" size="compact-sm" px={0} loading={naming.isPending} onClick={() => naming.mutate({ planId })}>
            {t(card ? 'card.change' : 'card.name')}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
