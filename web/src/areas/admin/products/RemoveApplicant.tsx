import { Text } from '@mantine/core';
import { products } from '@vitrine/contract/admin/products.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { NamedDialog } from '../../../parts/closing/NamedDialog.tsx';
import { useActByPassword } from '../../../parts/password/use-act-by-password.tsx';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useFormOf } from '../../../platform/calls/use-form-of.ts';
import { time } from '../../../platform/clock.ts';
import { date } from '../../../platform/format.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { CannotDialog } from './CannotDialog.tsx';

interface Props {
  id: string;
  onClose: () => void;
}

const counted = ['answers', 'documents', 'comments', 'ratings', 'talks'] as const;

/** Deletes an application in a day: what goes with it, the name, and the password. */
export function RemoveApplicant({ id, onClose }: Props) {
  // asked at each opening, and not once more when it is gone
  const touched = useAsk(products.ofApplicant, { id }, { staleTime: 'static', gcTime: 0 });
  return <QueryBoundary of={touched}>{(found) => <Asked id={id} touched={found} onClose={onClose} />}</QueryBoundary>;
}

function Asked({ id, touched: { name, held, ...counts }, onClose }: Props & { touched: Reply<typeof products.ofApplicant> }) {
  const t = useTexts('admin');
  const form = useFormOf(products.deleteApplicant.body.pick({ name: true }), { name: '' });
  const remove = useActByPassword(products.deleteApplicant, {
    form,
    marks: { 'name-differs': 'name' },
    onDone: ({ removeAt }) => {
      notices.done(t('common:closing.deleted', { at: `${date(removeAt)} ${time(removeAt)}` }));
      onClose();
    },
  });
  const title = t('products.removeApplicant', { name });
  if (held) return <CannotDialog title={title} why={t('products.held')} onClose={onClose} />;
  return (
    <>
      <NamedDialog
        title={title}
        text={t('products.removeText')}
        touched={counted.map((what) => [t(`products.touched.${what}`), counts[what]] as const)}
        nothing={t('products.touchesNothing')}
        name={name}
        form={form}
        confirm={t('common:delete')}
        busy={remove.isPending}
        onSubmit={form.onSubmit(({ name: typed }) => remove.mutate({ id, name: typed }))}
        onClose={onClose}
      >
        {counts.talks > 0 && <Text>{t('products.talksEnd')}</Text>}
      </NamedDialog>
      {remove.dialog}
    </>
  );
}
