import type { UseQueryResult } from '@tanstack/react-query';
import type { ListedPerson } from '@vitrine/contract/admin/people.ts';
import type { AccountState } from '@vitrine/contract/admin/states.ts';
import type { ReactNode } from 'react';
import { number } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Listed } from './Listed.tsx';
import { PersonDialog } from './PersonDialog.tsx';
import { State } from './State.tsx';

const colors: Record<AccountState, string> = { active: 'confirm', unconfirmed: 'info', guest: 'gray', deactivated: 'red', deleting: 'red' };

type Row = ListedPerson & { companyName?: string };

interface Props {
  of: UseQueryResult<{ items: Row[]; total: number; totalIsEstimate: boolean }, Error>;
  page: number;
  onPage: (page: number) => void;
  /** The account that is open. */
  person: string | undefined;
  onPerson: (id: string | undefined) => void;
  empty: ReactNode;
  /** What other areas have of a candidate. */
  beside?: ((candidateId: string) => ReactNode) | undefined;
}

/** Accounts, one a line; one that is opened says how it stands and what can be done. */
export function PeopleList({ of, page, onPage, person, onPerson, empty, beside }: Props) {
  const t = useTexts('admin');
  return (
    <>
      <Listed
        of={of}
        page={page}
        onPage={onPage}
        found={(total, isEstimate) => (isEstimate ? t('users.about', { number: number(total) }) : t('users.found', { count: total }))}
        empty={empty}
        keyOf={({ id }) => id}
        line={(one) => ({
          title: `${one.firstName} ${one.lastName}`.trim() || one.email,
          detail: [one.email, one.companyName].filter(Boolean).join(' · '),
          state: one.state !== 'active' && <State color={colors[one.state]} word={t(`users.states.${one.state}`)} />,
          at: one.createdAt,
          dated: 'signedUp',
        })}
        onOpen={({ id }) => onPerson(id)}
      />
      {person && <PersonDialog id={person} beside={beside} onClose={() => onPerson(undefined)} />}
    </>
  );
}
