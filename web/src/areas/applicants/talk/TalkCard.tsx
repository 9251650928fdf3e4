import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendarPlus } from '@tabler/icons-react';
import { type Talk, talks } from '@vitrine/contract/applicants/talks.ts';
import { useState } from 'react';
import { TalkTime } from '../../../parts/application/TalkTime.tsx';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { notices } from '../../../platform/notices.ts';
import { saveAs } from '../../../platform/save-as.ts';
import { useIsRecruiter } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { TalkDialog } from './TalkDialog.tsx';

/** The date of the talk with an applicant, and what can be done with it. */
export function TalkCard({ id }: { id: string }) {
  const found = useAsk(talks.show, { id });
  return <QueryBoundary of={found}>{({ talk }) => <Shown id={id} talk={talk} />}</QueryBoundary>;
}

function Shown({ id, talk }: { id: string; talk: Talk | null }) {
  const t = useTexts('applicants');
  const recruiter = useIsRecruiter();
  const [setting, { open, close }] = useDisclosure();
  if (!talk && !recruiter) return null;
  return (
    <Stack gap={8} component="section">
      <Title order={2} size="h5">
        {t('talk.title')}
      </Title>
      {talk && <TalkTime talk={talk} />}
      <Group gap={8}>
        {recruiter && (
          <Button variant="default" onClick={open}>
            {t(talk ? 'talk.move' : 'talk.set')}
          </Button>
        )}
        {talk && (
          <Button
            variant="default"
            leftSection={<IconCalendarPlus size={18} stroke={1.5} aria-hidden="true" />}
            onClick={() => saveAs('talk.ics', talk.calendar, 'text/calendar;charset=utf-8')}
          >
            {t('talk.calendar')}
          </Button>
        )}
        {talk && recruiter && <CallOff id={id} />}
      </Group>
      {!talk && (
        <Text size="sm" c="dimmed">
          {t('talk.text')}
        </Text>
      )}
      {setting && <TalkDialog id={id} talk={talk} onClose={close} />}
    </Stack>
  );
}

function CallOff({ id }: { id: string }) {
  const t = useTexts('applicants');
  const [asked, setAsked] = useState(false);
  const cancel = useAct(talks.cancel, {
    onDone: () => {
      notices.done(t('talk.off.done'));
      setAsked(false);
    },
  });
  return (
    <>
      <Button variant="default" onClick={() => setAsked(true)}>
        {t('talk.off.action')}
      </Button>
      <ConfirmDialog
        opened={asked}
        title={t('talk.off.title')}
        confirm={t('talk.off.action')}
        cancel={t('common:cancel')}
        close={t('common:close')}
        danger
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate({ id })}
        onClose={() => setAsked(false)}
      >
        {t('talk.off.text')}
      </ConfirmDialog>
    </>
  );
}
