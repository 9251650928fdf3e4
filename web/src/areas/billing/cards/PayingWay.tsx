import { Alert, Button, Stack, Text } from '@mantine/core';
import type { CardOfCompany } from '@vitrine/contract/billing/cards.ts';
import { paymentDays } from '@vitrine/contract/billing/subscriptions.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { cardName } from './card-name.ts';
import { useNaming } from './use-naming.ts';

interface Props {
  planId: string;
  /** A card can be named here. */
  takesCards: boolean;
  card: CardOfCompany | null;
}

/** How an order is paid, as the last step says it, and how to pay in the other way. */
export function PayingWay({ planId, takesCards, card }: Props) {
  const t = useTexts('billing');
  const naming = useNaming();
  return (
    <Alert variant="light" color="brand">
      <Stack gap={8} align="flex-start">
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
