import { Button, Checkbox, Modal, Stack, Text } from '@mantine/core';
import { IconUserQuestion } from '@tabler/icons-react';
import { team } from '@vitrine/contract/accounts/team.ts';
import { reviewRequests } from '@vitrine/contract/applicants/review-requests.ts';
import { day } from '@vitrine/contract/durations.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import type { ApplicationStatus } from '@vitrine/contract/reference-lists.ts';
import { useState } from 'react';
import { type Named, useNameOf } from '../../../parts/applicant/names.ts';
import { DateField } from '../../../parts/DateField.tsx';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useFormOf } from '../../../platform/calls/use-form-of.ts';
import { notices } from '../../../platform/notices.ts';
import { useSession } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { DialogFoot } from '../../../ui/dialogs/DialogFoot.tsx';

/** What of an applicant says whether, and by whom, they can be looked at. */
type Given = Named & {
  id: string;
  bookingId: string;
  status: ApplicationStatus;
  sentAt: string | null;
  withdrawnAt: string | null;
};

const decided: readonly ApplicationStatus[] = ['Accepted', 'Denied', 'Declined'];
const waits = (one: Given) => one.sentAt !== null && one.withdrawnAt === null && !decided.includes(one.status);

interface Props {
  applicants: Given[];
  onDone?: () => void;
}

/** Asks colleagues to look at applicants until a day. Absent where nobody among them waits for a decision. */
export function AskColleagues({ applicants, onDone }: Props) {
  const t = useTexts('applicants');
  const [opened, setOpened] = useState(false);
  const waiting = applicants.filter(waits);
  if (waiting.length === 0) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUserQuestion size={18} stroke={1.5} aria-hidden="true" />}
        style={{ alignSelf: 'flex-start' }}
        onClick={() => setOpened(true)}
      >
        {t('asking.action')}
      </Button>
      {opened && (
        <AskDialog waiting={waiting} leftOut={applicants.filter((one) => !waits(one))} onDone={onDone} onClose={() => setOpened(false)} />
      )}
    </>
  );
}

interface DialogProps {
  waiting: Given[];
  /** Who has not sent yet, or is decided on. */
  leftOut: Given[];
  onDone: (() => void) | undefined;
  onClose: () => void;
}

function AskDialog({ waiting, leftOut, onDone, onClose }: DialogProps) {
  const t = useTexts('applicants');
  const people = useAsk(team.list, {});
  const own = useSession()?.userEmail;
  return (
    <Modal opened onClose={onClose} title={t('asking.action')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <QueryBoundary of={people}>
        {({ items }) => (
          <AskForm
            waiting={waiting}
            leftOut={leftOut}
            people={items.filter((one) => one.email !== own && sees(one, waiting))}
            onDone={onDone}
            onClose={onClose}
          />
        )}
      </QueryBoundary>
    </Modal>
  );
}

type Colleague = Reply<typeof team.list>['items'][number];

/** A hiring manager is asked about the jobs they have. */
const sees = ({ role, jobs }: Colleague, waiting: Given[]) =>
  role !== 'hiring-manager' || waiting.every(({ bookingId }) => jobs.some((one) => one.bookingId === bookingId));

const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

function AskForm({ waiting, leftOut, people, onDone, onClose }: DialogProps & { people: Colleague[] }) {
  const t = useTexts('applicants');
  const nameOf = useNameOf();
  const form = useFormOf(reviewRequests.ask.body, {
    ids: waiting.map((one) => one.id),
    colleagueIds: [] as string[],
    dueOn: inDays(7),
  });
  const ask = useAct(reviewRequests.ask, {
    form,
    onDone: (_, { colleagueIds }) => {
      notices.done(t('asking.done', { count: colleagueIds.length }));
      onClose();
      onDone?.();
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => ask.mutate(values))}>
      <Stack gap={16}>
        <Text>{t('asking.text', { count: waiting.length })}</Text>
        {leftOut.length > 0 && (
          <Text size="sm" c="dimmed">
            {t('asking.leftOut', { names: leftOut.map(nameOf).join(', ') })}
          </Text>
        )}
        <Checkbox.Group label={t('asking.who')} {...form.getInputProps('colleagueIds')}>
          <Stack gap={8} mt={8}>
            {people.map((one) => (
              <Checkbox key={one.id} value={one.id} label={`${one.firstName} ${one.lastName}`} description={one.email} />
            ))}
          </Stack>
        </Checkbox.Group>
        <DateField
          label={t('asking.until')}
          min={inDays(0)}
          value={form.values.dueOn || null}
          error={form.errors.dueOn}
          onChange={(dueOn) => form.setFieldValue('dueOn', dueOn ?? '')}
        />
        <DialogFoot cancel={t('common:cancel')} onCancel={onClose}>
          <Button type="submit" loading={ask.isPending}>
            {t('asking.ask')}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}
