import type { UseQueryResult } from '@tanstack/react-query';
import type { ListedPerson, ListedRecruiter } from '@vitrine/contract/admin/people.ts';
import type { AccountState } from '@vitrine/contract/admin/states.ts';
import type { ReactNode } from 'react';
import { date, number } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Listed } from './list/Listed.tsx';
import { PersonDialog } from './PersonDialog.tsx';
import { State } from './State.tsx';

const colors: Record<AccountState, string> = { active: 'confirm', unconfirmed: 'info', guest: 'gray', deactivated: 'red', deleting: 'red' };

type Row = ListedPerson & Partial<Pick<ListedRecruiter, 'companyName' | 'role'>>;

interface Props {
  /** People of companies have a role, and where several companies are listed, a company. */
  columns?: 'role' | 'company' | undefined;
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
export function PeopleList({ columns, of, page, onPage, person, onPerson, empty, beside }: Props) {
  const t = useTexts('admin');
  return (
    <>
      <Listed<Row>
        label={t('users.title')}
        of={of}
        page={page}
        onPage={onPage}
        found={(total, isEstimate) => (isEstimate ? t('users.about', { number: number(total) }) : t('users.found', { count: total }))}
        empty={empty}
        keyOf={({ id }) => id}
        line={(one) => ({
          title: `${one.firstName} ${one.lastName}`.trim() || one.email,
          detail: [one.email, columns !== 'role' && one.companyName].filter(Boolean).join(' · '),
          state: one.state !== 'active' && <State color={colors[one.state]} word={t(`users.states.${one.state}`)} />,
          at: one.createdAt,
          dated: 'signedUp',
        })}
        columns={[
          t('users.person'),
          { head: t('users.email'), of: (one) => one.email },
          ...(columns === 'company' ? [{ head: t('users.company'), of: (one: Row) => one.companyName }] : []),
          ...(columns ? [{ head: t('users.role'), of: (one: Row) => one.role && t(`users.roles.${one.role}`) }] : []),
          {
            head: t('users.state'),
            kind: 'short',
            of: (one) => <State color={colors[one.state]} word={t(`users.states.${one.state}`)} plain={one.state === 'active'} />,
          },
          { head: t('users.registered'), kind: 'short', of: (one) => date(one.createdAt) },
        ]}
        onOpen={({ id }) => onPerson(id)}
      />
      {person && <PersonDialog id={person} beside={beside} onClose={() => onPerson(undefined)} />}
    </>
  );
}
