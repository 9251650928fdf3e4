import { Button, Stack, Text } from '@mantine/core';
import { products } from '@vitrine/contract/admin/products.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { useState } from 'react';
import { Touched } from '../../../parts/closing/Touched.tsx';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { CannotDialog } from './CannotDialog.tsx';

interface Props {
  id: string;
  archived: boolean;
  onDone: () => void;
}

/** The end of a job code: deleted where nothing came of it, put away otherwise. Nothing of anybody goes with it. */
export function DeleteCode(props: Props) {
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

function Asked({ id, archived, onDone, onClose }: Props & { onClose: () => void }) {
  const t = useTexts('admin');
  // asked at each opening, and not once more when it is gone
  const touched = useAsk(products.ofCode, { id }, { staleTime: 'static', gcTime: 0 });
  const remove = useAct(jobCodeEditing.remove, {
    onDone: ({ deleted }) => {
      notices.done(t(deleted ? 'products.codeDeleted' : 'products.codeArchived'));
      onDone();
    },
  });
  return (
    <QueryBoundary of={touched}>
      {({ applications, invitations }) => {
        const isUsed = applications + invitations > 0;
        const title = t('products.deleteCode');
        const counts = (
          <Touched
            counts={[
              [t('products.touched.applications'), applications],
              [t('products.touched.invitations'), invitations],
            ]}
          />
        );
        if (isUsed && archived)
          return (
            <CannotDialog title={title} why={t('products.deleteCodeStays')} onClose={onClose}>
              {counts}
            </CannotDialog>
          );
        return (
          <ConfirmDialog
            opened
            title={title}
            confirm={t(isUsed ? 'products.archiveCode' : 'common:delete')}
            cancel={t('common:cancel')}
            close={t('common:close')}
            danger={!isUsed}
            busy={remove.isPending}
            onConfirm={() => remove.mutate({ id })}
            onClose={onClose}
          >
            <Stack>
              <Text>{t(isUsed ? 'products.deleteCodeArchived' : 'products.deleteCodeGone')}</Text>
              {counts}
            </Stack>
          </ConfirmDialog>
        );
      }}
    </QueryBoundary>
  );
}
