import { Button, Text } from '@mantine/core';
import { type Invoice, invoices } from '@vitrine/contract/invoices/invoices.ts';
import { euros } from '../../platform/amounts.ts';
import { save } from '../../platform/calls/saving.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { date } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Rows } from '../../ui/Rows.tsx';

interface Props {
  label: string;
  items: readonly Invoice[];
  /** Names the buyer too, for whoever sees those of many. */
  ofMany?: boolean;
}

/** Invoices and credit notes, each to be saved as a PDF. */
export function InvoiceRows({ label, items, ofMany = false }: Props) {
  const t = useTexts('invoices');
  const file = useAct(invoices.file, {
    changes: false,
    onDone: ({ url }, { id }) => save(url, `${items.find((one) => one.id === id)?.number}.pdf`),
  });
  return (
    <Rows
      label={label}
      rows={items.map(({ id, number, kind, total, issuedOn, buyer, corrects, net, vat, ready }) => ({
        id,
        title: t(`kinds.${kind}`, { number, total: euros(total) }),
        detail: [
          t('issued', { day: date(`${issuedOn}T12:00:00`) }),
          ...(ofMany ? [buyer] : []),
          ...(corrects ? [t('corrects', { number: corrects })] : []),
          t('sum', { net: euros(net), vat: euros(vat) }),
        ].join(' · '),
        beside: ready ? (
          <Button
            variant="default"
            size="compact-md"
            loading={file.isPending && file.variables.id === id}
            aria-label={t('saveOf', { number })}
            onClick={() => file.mutate({ id })}
          >
            {t('save')}
          </Button>
        ) : (
          <Text size="sm" c="dimmed">
            {t('making')}
          </Text>
        ),
      }))}
    />
  );
}
