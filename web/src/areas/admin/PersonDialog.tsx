import { Modal, Stack } from '@mantine/core';
import { people } from '@vitrine/contract/admin/people.ts';
import type { ReactNode } from 'react';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { time } from '../../platform/clock.ts';
import { date } from '../../platform/format.ts';
import { languageNames } from '../../platform/i18n.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Facts } from './Facts.tsx';

interface Props {
  id: string;
  onClose: () => void;
  /** What other areas have of the candidate. */
  children?: ReactNode;
}

/** One candidate as the account stands. */
export function PersonDialog({ id, onClose, children }: Props) {
  const t = useTexts('admin');
  const person = useAsk(people.candidate, { candidate_id: id }, { staleTime: 0 });
  const at = (instant: string | null) => instant && `${date(instant)} ${time(instant)}`;
  return (
    <Modal
      opened
      onClose={onClose}
      size={children ? 1080 : 560}
      title={person.data ? `${person.data.firstName} ${person.data.lastName}` : t('users.person')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <QueryBoundary of={person}>
        {({ email, state, language, createdAt, activatedAt, applications }) => (
          <Stack gap={20}>
            <Facts
              facts={[
                [t('users.email'), email],
                [t('users.state'), t(`users.states.${state}`)],
                [t('users.language'), languageNames[language]],
                [t('users.registered'), at(createdAt)],
                [t('users.confirmed'), at(activatedAt)],
                [t('users.applications'), applications],
              ]}
            />
            {children}
          </Stack>
        )}
      </QueryBoundary>
    </Modal>
  );
}
