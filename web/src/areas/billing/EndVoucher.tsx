import { vouchers } from '@vitrine/contract/billing/vouchers.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { NamedDialog } from '../../parts/closing/NamedDialog.tsx';
import { useActByPassword } from '../../parts/password/use-act-by-password.tsx';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { time } from '../../platform/clock.ts';
import { date } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';

interface Props {
  id: string;
  onClose: () => void;
}

/** Ends a voucher: how often it was used and is held now, its code, and the password. */
export function EndVoucher({ id, onClose }: Props) {
  // asked at each opening, and not once more when it is deleted
  const touched = useAsk(vouchers.touched, { id }, { staleTime: 'static', gcTime: 0 });
  return <QueryBoundary of={touched}>{(found) => <Asked id={id} touched={found} onClose={onClose} />}</QueryBoundary>;
}

function Asked({ id, touched: { name, used, held }, onClose }: Props & { touched: Reply<typeof vouchers.touched> }) {
  const t = useTexts('billing');
  const form = useFormOf(vouchers.delete.body.pick({ name: true }), { name: '' });
  const end = useActByPassword(vouchers.delete, {
    form,
    marks: { 'name-differs': 'name' },
    onDone: ({ restoreUntil }) => {
      notices.done(t('common:closing.deleted', { at: `${date(restoreUntil)} ${time(restoreUntil)}` }));
      onClose();
    },
  });
  return (
    <>
      <NamedDialog
        title={t('vouchers.endTitle', { code: name })}
        text={t('vouchers.endText')}
        touched={[
          [t('vouchers.touched.used'), used],
          [t('vouchers.touched.held'), held],
        ]}
        nothing={t('vouchers.touchesNothing')}
        name={name}
        form={form}
        confirm={t('common:delete')}
        busy={end.isPending}
        onSubmit={form.onSubmit(({ name: typed }) => end.mutate({ id, name: typed }))}
        onClose={onClose}
      />
      {end.dialog}
    </>
  );
}
