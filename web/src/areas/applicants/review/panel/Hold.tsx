import { Alert, Button, Modal, Stack, Text, Textarea } from '@mantine/core';
import { retention } from '@vitrine/contract/privacy/retention.ts';
import { useState } from 'react';
import { useAct } from '../../../../platform/calls/use-act.ts';
import { useFormOf } from '../../../../platform/calls/use-form-of.ts';
import { date } from '../../../../platform/format.ts';
import { notices } from '../../../../platform/notices.ts';
import { useTexts } from '../../../../platform/use-texts.ts';
import { DialogFoot } from '../../../../ui/dialogs/DialogFoot.tsx';
import type { ReviewedApplicant } from '../reviewed.ts';

/** What retention has removed already. */
export function RecordingsGone({ applicant }: { applicant: ReviewedApplicant }) {
  const t = useTexts('applicants');
  if (!applicant.recordingsRemovedAt) return null;
  return (
    <Alert color="info" variant="light" title={t('hold.recordingsGone', { date: date(applicant.recordingsRemovedAt) })}>
      {t('hold.recordingsGoneText')}
    </Alert>
  );
}

/** Keeps an application for a dispute beyond its time, with a reason; and lets it go again. */
export function Hold({ applicant }: { applicant: ReviewedApplicant }) {
  const t = useTexts('applicants');
  const [opened, setOpened] = useState(false);
  const release = useAct(retention.release, { onDone: () => notices.done(t('hold.released')) });
  if (applicant.held)
    return (
      <Alert color="info" variant="light" title={t('hold.held')}>
        <Text size="sm" mb={8}>
          {t('hold.heldText')}
        </Text>
        <Button
          variant="default"
          size="compact-md"
          loading={release.isPending}
          onClick={() => release.mutate({ applicationId: applicant.id })}
        >
          {t('hold.release')}
        </Button>
      </Alert>
    );
  return (
    <>
      <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={() => setOpened(true)}>
        {t('hold.open')}
      </Button>
      <Modal opened={opened} onClose={() => setOpened(false)} title={t('hold.open')} closeButtonProps={{ 'aria-label': t('common:close') }}>
        <Reason applicationId={applicant.id} onClose={() => setOpened(false)} />
      </Modal>
    </>
  );
}

function Reason({ applicationId, onClose }: { applicationId: string; onClose: () => void }) {
  const t = useTexts('applicants');
  const form = useFormOf(retention.hold.body, { applicationId, reason: '' });
  const act = useAct(retention.hold, {
    form,
    onDone: () => {
      onClose();
      notices.done(t('hold.done'));
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => act.mutate(values))}>
      <Stack>
        <Text>{t('hold.text')}</Text>
        <Textarea label={t('hold.reason')} autosize minRows={3} maxLength={500} {...form.getInputProps('reason')} />
        <DialogFoot cancel={t('common:cancel')} onCancel={onClose}>
          <Button type="submit" loading={act.isPending}>
            {t('hold.confirm')}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}
