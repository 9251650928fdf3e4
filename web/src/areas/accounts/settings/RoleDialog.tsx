import { Button, Modal, Stack } from '@mantine/core';
import { team } from '@vitrine/contract/accounts/team.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { useState } from 'react';
import { useAct } from '../../../platform/calls/use-act.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { DialogFoot } from '../../../ui/dialogs/DialogFoot.tsx';
import { type Place, RoleFields } from './RoleFields.tsx';

export type Teammate = Reply<typeof team.list>['items'][number];
export const nameOf = ({ firstName, lastName }: Teammate) => `${firstName} ${lastName}`;

interface Props {
  who: Teammate;
  /** The owner changes roles; recruiters give hiring managers their jobs. */
  mayChangeRole: boolean;
  onClose: () => void;
}

/** What a teammate may do, and with which jobs. */
export function RoleDialog({ who, mayChangeRole, onClose }: Props) {
  const t = useTexts('accounts');
  const [place, setPlace] = useState<Place>({
    role: who.role === 'hiring-manager' ? 'hiring-manager' : 'recruiter',
    bookings: who.jobs.map(({ bookingId }) => bookingId),
  });
  const options = {
    onDone: () => {
      onClose();
      notices.done(t('common:saved'));
    },
  };
  const change = useAct(team.changeRole, options);
  const give = useAct(team.giveJobs, options);
  const save = () => {
    const bookings = place.role === 'hiring-manager' ? place.bookings : [];
    if (mayChangeRole) change.mutate({ id: who.id, role: place.role, bookings });
    else give.mutate({ id: who.id, bookings });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={mayChangeRole ? t('roles.of', { person: nameOf(who) }) : t('roles.jobsOf', { person: nameOf(who) })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack gap={24}>
        <RoleFields value={place} onChange={setPlace} mayChangeRole={mayChangeRole} />
        <DialogFoot cancel={t('common:cancel')} onCancel={onClose}>
          <Button loading={change.isPending || give.isPending} onClick={save}>
            {t('common:save')}
          </Button>
        </DialogFoot>
      </Stack>
    </Modal>
  );
}
