import { Alert, Button, Stack, Text } from '@mantine/core';
import { products } from '@vitrine/contract/admin/products.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { useState } from 'react';
import { NamedDialog } from '../../../parts/closing/NamedDialog.tsx';
import { Touched } from '../../../parts/closing/Touched.tsx';
import { useActByPassword } from '../../../parts/password/use-act-by-password.tsx';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useFreshAsk } from '../../../platform/calls/use-ask.ts';
import { useFormOf } from '../../../platform/calls/use-form-of.ts';
import { time } from '../../../platform/clock.ts';
import { date, isPast } from '../../../platform/format.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { CannotDialog } from './CannotDialog.tsx';

interface Props {
  id: string;
  archived: boolean;
  onDone: () => void;
}

const at = (instant: string) => `${date(instant)} ${time(instant)}`;

/** The end of a job code: deleted in a day where nothing came of it, put away otherwise. Nothing of anybody goes with it. */
export function DeleteCode(props: Props) {
  const found = useFreshAsk(products.ofCode, { id: props.id });
  return (
    <QueryBoundary of={found}>
      {(touched) => (touched.removeAt ? <Removing id={props.id} removeAt={touched.removeAt} /> : <Delete {...props} touched={touched} />)}
    </QueryBoundary>
  );
}

/** It was deleted: when it goes, and the way back. */
function Removing({ id, removeAt }: { id: string; removeAt: string }) {
  const t = useTexts('admin');
  const keep = useAct(jobCodeEditing.keep, { onDone: () => notices.done(t('products.codeKept')) });
  return (
    <Alert color="red" role="note">
      <Stack gap={12} align="flex-start">
        <Text>{t(isPast(removeAt) ? 'common:closing.late' : 'products.codeGoes', { at: at(removeAt) })}</Text>
        <Button loading={keep.isPending} onClick={() => keep.mutate({ id })}>
          {t('products.keepCode')}
        </Button>
      </Stack>
    </Alert>
  );
}

type Uses = Props & { touched: Reply<typeof products.ofCode> };

function Delete(props: Uses) {
  const t = useTexts('admin');
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button variant="outline" color="red.9" style={{ alignSelf: 'flex-start' }} onClick={() => setAsked(true)}>
        {t('products.deleteCode')}
      </Button>
      {asked && <Asked {...props} onClose={() => setAsked(false)} />}
    </>
  );
}

function Asked({ id, archived, touched, onDone, onClose }: Uses & { onClose: () => void }) {
  const t = useTexts('admin');
  const form = useFormOf(jobCodeEditing.remove.body.pick({ name: true }), { name: '' });
  const remove = useActByPassword(jobCodeEditing.remove, {
    form,
    marks: { 'name-differs': 'name' },
    onDone: ({ removeAt }) => {
      notices.done(removeAt ? t('common:closing.deleted', { at: at(removeAt) }) : t('products.codeArchived'));
      onDone();
    },
  });
  const counts = [
    [t('products.touched.applications'), touched.applications],
    [t('products.touched.invitations'), touched.invitations],
  ] as const;
  const isUsed = touched.applications + touched.invitations > 0;
  const title = t('products.deleteCode');
  if (isUsed && archived)
    return (
      <CannotDialog title={title} why={t('products.deleteCodeStays')} onClose={onClose}>
        <Touched counts={counts} />
      </CannotDialog>
    );
  if (isUsed)
    return (
      <ConfirmDialog
        opened
        title={title}
        confirm={t('products.archiveCode')}
        cancel={t('common:cancel')}
        close={t('common:close')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
        onClose={onClose}
      >
        <Stack>
          <Text>{t('products.deleteCodeArchived')}</Text>
          <Touched counts={counts} />
        </Stack>
      </ConfirmDialog>
    );
  return (
    <>
      <NamedDialog
        title={title}
        text={t('products.deleteCodeGone')}
        touched={counts}
        name={touched.name}
        form={form}
        confirm={t('common:delete')}
        busy={remove.isPending}
        onSubmit={form.onSubmit(({ name }) => remove.mutate({ id, name }))}
        onClose={onClose}
      />
      {remove.dialog}
    </>
  );
}
