import { Anchor, Modal, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { people } from '@vitrine/contract/admin/people.ts';
import type { ReactNode } from 'react';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { time } from '../../platform/clock.ts';
import { date } from '../../platform/format.ts';
import { languageNames } from '../../platform/i18n.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Facts } from '../../ui/Facts.tsx';
import { AccountClosing } from './Closing.tsx';
import { DossierForm } from './DossierForm.tsx';
import { Interviews } from './interviews/Interviews.tsx';
import { SecondStepReset } from './SecondStepReset.tsx';

interface Props {
  id: string;
  onClose: () => void;
  /** What other areas have of a candidate. */
  beside?: ((candidateId: string) => ReactNode) | undefined;
}

/** One account as it stands. */
export function PersonDialog({ id, onClose, beside }: Props) {
  const t = useTexts('admin');
  const person = useAsk(people.person, { accountId: id }, { staleTime: 0 });
  const at = (instant: string | null) => instant && `${date(instant)} ${time(instant)}`;
  return (
    <Modal
      opened
      onClose={onClose}
      size={beside && person.data?.userType === 'Candidate' ? 1080 : 560}
      title={(person.data && `${person.data.firstName} ${person.data.lastName}`.trim()) || t('users.person')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <QueryBoundary of={person}>
        {(one) => (
          <Stack gap={20}>
            <Facts
              beside
              facts={[
                [t('users.email'), one.email],
                [t('users.kindOf'), t(`users.kindsOne.${one.userType}`)],
                [t('users.company'), one.companyName],
                [t('users.role'), one.role && t(`users.roles.${one.role}`)],
                [t('users.state'), t(`users.states.${one.state}`)],
                [t('users.language'), languageNames[one.language]],
                [t('users.registered'), at(one.createdAt)],
                [t('users.confirmed'), at(one.activatedAt)],
                [t('users.applications'), one.userType === 'Candidate' ? one.applications : null],
                [t('users.closeup'), one.closeUpConnected ? t('users.hasCloseup') : null],
              ]}
            />
            <Anchor w="fit-content" renderRoot={(props) => <Link {...props} to="/admin-panel/activity" search={{ person: id }} />}>
              {t('users.activity')}
            </Anchor>
            {one.userType === 'Candidate' && <DossierForm candidateId={id} />}
            {one.userType === 'Candidate' && <Interviews candidateId={id} />}
            {one.userType === 'Candidate' && beside?.(id)}
            <SecondStepReset id={id} />
            <AccountClosing id={id} closed={one.state === 'deactivated' || one.state === 'deleting'} />
          </Stack>
        )}
      </QueryBoundary>
    </Modal>
  );
}
