import { Alert, Anchor, Button, Modal, Select, Stack, Text, Textarea } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { type CandidateCard, recruitingSearch } from '@vitrine/contract/recruiting-search/search.ts';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { DialogFoot } from '../../ui/dialogs/DialogFoot.tsx';
import { shortName } from './words.ts';

interface Props {
  candidate: CandidateCard;
  onClose: () => void;
}

/** Invites somebody who was found to one of the open job codes. */
export function InviteFoundDialog({ candidate, onClose }: Props) {
  const t = useTexts('recruiting-search');
  const codes = useAsk(jobCodeLists.active, { type: 'jobcode', page: 1, count: 200 });
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('invite.title', { name: shortName(candidate) })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <QueryBoundary of={codes}>
        {({ items }) =>
          items.length === 0 ? (
            <Alert variant="light" title={t('invite.noJobCode')}>
              {t('invite.noJobCodeText')}{' '}
              <Anchor underline="always" renderRoot={(props) => <Link {...props} to="/job-management" />}>
                {t('invite.toJobCodes')}
              </Anchor>
            </Alert>
          ) : (
            <Form
              candidate={candidate}
              codes={items.map((one) => ({ value: one.bookingId, label: one.title || one.bookingId }))}
              onClose={onClose}
            />
          )
        }
      </QueryBoundary>
    </Modal>
  );
}

function Form({ candidate, codes, onClose }: Props & { codes: { value: string; label: string }[] }) {
  const t = useTexts('recruiting-search');
  const form = useFormOf(recruitingSearch.invite.body, { id: candidate.id, bookingId: codes[0]?.value ?? '', message: '' });
  const invite = useAct(recruitingSearch.invite, {
    form,
    onDone: ({ repeated }) => {
      notices.done(t(repeated ? 'invite.again' : 'invite.done', { name: shortName(candidate) }));
      onClose();
    },
  });
  return (
    <Stack gap={16}>
      <Select label={t('invite.jobCode')} data={codes} {...form.getInputProps('bookingId')} allowDeselect={false} searchable />
      <Textarea
        label={t('invite.message')}
        description={t('invite.messageHint')}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={2000}
        {...form.getInputProps('message')}
      />
      <Text size="sm" c="dimmed">
        {t('invite.told')}
      </Text>
      <DialogFoot cancel={t('common:cancel')} onCancel={onClose}>
        <Button loading={invite.isPending} onClick={() => form.onSubmit((values) => invite.mutate(values))()}>
          {t('invite.send')}
        </Button>
      </DialogFoot>
    </Stack>
  );
}
