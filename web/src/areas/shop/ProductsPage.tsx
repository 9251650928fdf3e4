import { Alert, Button, Card, Group, List, Text, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { closeupEditing } from '@vitrine/contract/closeup/editing.ts';
import { type Purchase, shopPayments } from '@vitrine/contract/shop/payments.ts';
import { OwnInvoices } from '../../parts/invoices/OwnInvoices.tsx';
import { euros, percent } from '../../platform/amounts.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { longDate } from '../../platform/format.ts';
import { useVisitor } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Section } from '../../ui/Section.tsx';
import { ForCandidates, type Offer, Shop, ToCloseup } from './Shop.tsx';

/** What a candidate can buy. */
export function ProductsPage() {
  const t = useTexts('shop');
  const visitor = useVisitor();
  return (
    <Shop step={1} title={t('products.title')} lead={t('products.lead')}>
      {(offer) => (
        <>
          {visitor === 'candidate' && <Had />}
          <Product offer={offer} />
          {visitor === 'candidate' && <Bought />}
          {visitor === 'candidate' && <OwnInvoices />}
        </>
      )}
    </Shop>
  );
}

/** Whoever has a closeup reads how it stands before buying for it. */
function Had() {
  const t = useTexts('shop');
  const closeup = useAsk(closeupEditing.own, {}).data?.closeup;
  if (!closeup) return null;
  const { publicUrl, givenUntil } = closeup;
  return (
    <Alert variant="light" color="brand" title={t('had.title')}>
      <Group justify="space-between" gap={12}>
        <Text style={{ flex: '1 1 240px' }}>
          {publicUrl && givenUntil ? t('had.seen', { day: longDate(givenUntil) }) : t('had.unseen')}
        </Text>
        <ToCloseup />
      </Group>
    </Alert>
  );
}

function Product({ offer: { months, price, vatRate } }: { offer: Offer }) {
  const t = useTexts('shop');
  const navigate = useNavigate();
  const create = useAct(shopPayments.create, { onDone: () => void navigate({ to: '/closeup-shop/billing' }) });
  return (
    <Card component="section" aria-label={t('products.closeup')}>
      <Group justify="space-between" align="flex-start" gap={16}>
        <div style={{ flex: '1 1 280px' }}>
          <Title order={2}>{t('products.closeup')}</Title>
          <List mt={8} spacing={4}>
            <List.Item>{t('products.months', { count: months })}</List.Item>
            <List.Item>{t('products.pages')}</List.Item>
            <List.Item>{t('products.ends')}</List.Item>
          </List>
        </div>
        <div>
          <Text fw={900} size="xl">
            {euros(price)}
          </Text>
          <Text size="sm" c="dimmed">
            {t('products.once', { rate: percent(vatRate) })}
          </Text>
        </div>
      </Group>
      <Group mt={16}>
        <ForCandidates next="/closeup-shop/products">
          <Button loading={create.isPending} onClick={() => create.mutate({})}>
            {t('products.choose')}
          </Button>
        </ForCandidates>
      </Group>
    </Card>
  );
}

const isDone = ({ state }: Purchase) => state === 'paid' || state === 'refunded';

/** What was bought before. */
function Bought() {
  const t = useTexts('shop');
  const items = useAsk(shopPayments.own, {}).data?.items.filter(isDone) ?? [];
  if (items.length === 0) return null;
  return (
    <Section title={t('bought.title')}>
      <ul style={{ margin: 0, paddingLeft: 20 }}>
        {items.map((one) => (
          <li key={one.paymentId}>
            {[
              one.number,
              t(`bought.${one.state as 'paid'}`, { day: one.paidAt ? longDate(one.paidAt) : '' }),
              euros(one.total),
              ...(one.state === 'paid' && one.opensAt ? [t('bought.opens', { day: longDate(one.opensAt) })] : []),
            ].join(' · ')}
          </li>
        ))}
      </ul>
    </Section>
  );
}
