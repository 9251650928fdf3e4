import { Button, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { emailWriting } from '@vitrine/contract/emails/writing.ts';
import { lazy, Suspense, useState } from 'react';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useFreshAsk } from '../../../platform/calls/use-ask.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { DialogFoot } from '../../../ui/dialogs/DialogFoot.tsx';

const RichText = lazy(() => import('../../../parts/rich-text/RichText.tsx'));

/** What stands below every e-mail from now on. */
export function SignatureDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('emails');
  const known = useFreshAsk(emailWriting.signature, {});
  return (
    <Modal opened onClose={onClose} title={t('signature.title')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <QueryBoundary of={known}>{({ html }) => <Signing html={html} onClose={onClose} />}</QueryBoundary>
    </Modal>
  );
}

function Signing({ html: known, onClose }: { html: string; onClose: () => void }) {
  const t = useTexts('emails');
  const [html, setHtml] = useState(known);
  const save = useAct(emailWriting.setSignature, {
    changes: false,
    onDone: () => {
      notices.done(t('signature.saved'));
      onClose();
    },
  });
  return (
    <Stack gap={16}>
      <Text id="signature-text" c="dimmed">
        {t('signature.text')}
      </Text>
      <Suspense fallback={<Skeleton height={168} />}>
        <RichText
          id="signature"
          label={t('signature.title')}
          describedBy="signature-text"
          value={known}
          invalid={false}
          onChange={setHtml}
        />
      </Suspense>
      <DialogFoot cancel={t('common:cancel')} onCancel={onClose}>
        <Button loading={save.isPending} onClick={() => save.mutate({ html })}>
          {t('common:save')}
        </Button>
      </DialogFoot>
    </Stack>
  );
}
