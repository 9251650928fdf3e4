import { Button, Group, Text } from '@mantine/core';
import { type InterviewOfCandidate, interviewUploads } from '@vitrine/contract/interviews/uploads.ts';
import { useState } from 'react';
import { NamedDialog } from '../../../parts/closing/NamedDialog.tsx';
import { useActByPassword } from '../../../parts/password/use-act-by-password.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useFormOf } from '../../../platform/calls/use-form-of.ts';
import { time } from '../../../platform/clock.ts';
import { date } from '../../../platform/format.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';

interface Props {
  film: InterviewOfCandidate['offered'][number];
  /** The name to type. */
  candidate: string;
}

const at = (instant: string) => `${date(instant)} ${time(instant)}`;

/** A film that waits for its candidate, or was taken back: the act, and for a day its way back. */
export function Film({ film: { takeId, questionNo, until, removeAt }, candidate }: Props) {
  const t = useTexts('admin');
  const [asked, setAsked] = useState(false);
  const again = useAct(interviewUploads.offerAgain, { onDone: () => notices.done(t('interviews.offeredAgain')) });
  return (
    <Group justify="space-between" gap={12}>
      <Text size="sm" flex="1 1 240px">
        {removeAt
          ? t('interviews.goes', { number: questionNo, at: at(removeAt) })
          : t('interviews.waits', { number: questionNo, day: date(until) })}
      </Text>
      {removeAt ? (
        <Button size="xs" variant="default" loading={again.isPending} onClick={() => again.mutate({ takeId })}>
          {t('interviews.offerAgain')}
        </Button>
      ) : (
        <Button size="xs" variant="subtle" onClick={() => setAsked(true)}>
          {t('interviews.takeBack')}
        </Button>
      )}
      {asked && <TakeBack takeId={takeId} name={candidate} onClose={() => setAsked(false)} />}
    </Group>
  );
}

function TakeBack({ takeId, name, onClose }: { takeId: string; name: string; onClose: () => void }) {
  const t = useTexts('admin');
  const form = useFormOf(interviewUploads.takeBack.body.pick({ name: true }), { name: '' });
  const takeBack = useActByPassword(interviewUploads.takeBack, {
    form,
    marks: { 'name-differs': 'name' },
    onDone: ({ removeAt }) => {
      notices.done(t('common:closing.deleted', { at: at(removeAt) }));
      onClose();
    },
  });
  return (
    <>
      <NamedDialog
        title={t('interviews.takeBackTitle')}
        text={t('interviews.takeBackText')}
        touched={[]}
        nothing={t('interviews.touchesNothing')}
        name={name}
        form={form}
        confirm={t('common:delete')}
        busy={takeBack.isPending}
        onSubmit={form.onSubmit(({ name: typed }) => takeBack.mutate({ takeId, name: typed }))}
        onClose={onClose}
      />
      {takeBack.dialog}
    </>
  );
}
