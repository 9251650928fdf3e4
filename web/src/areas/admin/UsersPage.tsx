import { Checkbox } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { people } from '@vitrine/contract/admin/people.ts';
import { type AccountState, accountStates } from '@vitrine/contract/admin/states.ts';
import type { ReactNode } from 'react';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Page } from '../../ui/Page.tsx';
import { perPage } from './list/Listed.tsx';
import { NothingFound } from './NothingFound.tsx';
import { PeopleList } from './PeopleList.tsx';
import { Search } from './Search.tsx';

const route = getRouteApi('/admin-panel/users');
const kinds = ['candidates', 'recruiters', 'administrators'] as const;
type Kind = (typeof kinds)[number];

/** The people of this installation, found by name, address, company and how their account stands; `beside` is shown of a candidate who is opened, `above` before the search. */
export function UsersPage({ above, beside }: { above?: ReactNode; beside?: (candidateId: string) => ReactNode }) {
  const t = useTexts('admin');
  const { page = 1, search = '', state, person, kind = 'candidates', closeup } = route.useSearch();
  const navigate = route.useNavigate();
  const withCloseup = kind === 'candidates' && closeup ? { closeup } : {};
  const list = useAsk(
    people[kind],
    { page, count: perPage, ...(search ? { textSearch: search } : {}), ...(state ? { state } : {}), ...withCloseup },
    { keepPrevious: true },
  );
  const narrow = (next: object) => navigate({ search: (now) => ({ ...now, ...next, page: undefined }), replace: true });
  return (
    <Page title={t('users.title')} lead={t('users.lead')}>
      {above}
      <Search
        label={kind === 'recruiters' ? t('users.searchRecruiters') : t('users.search')}
        search={search}
        onSearch={(words) => narrow({ search: words || undefined })}
        choices={[
          {
            label: t('users.kind'),
            value: kind,
            data: kinds.map((value) => ({ value, label: t(`users.kinds.${value}`) })),
            onChange: (value) => narrow({ kind: value === 'candidates' ? undefined : (value as Kind), closeup: undefined }),
          },
          {
            label: t('users.state'),
            value: state ?? '',
            data: [
              { value: '', label: t('users.anyState') },
              ...accountStates.map((value) => ({ value, label: t(`users.states.${value}`) })),
            ],
            onChange: (value) => narrow({ state: (value || undefined) as AccountState | undefined }),
          },
        ]}
      >
        {kind === 'candidates' && (
          <Checkbox
            mb={8}
            label={t('users.withCloseup')}
            checked={closeup ?? false}
            onChange={({ currentTarget: { checked } }) => narrow({ closeup: checked || undefined })}
          />
        )}
      </Search>
      <PeopleList
        key={kind}
        columns={kind === 'recruiters' ? 'company' : undefined}
        beside={beside}
        of={list}
        page={page}
        onPage={(next) => navigate({ search: (now) => ({ ...now, page: next }) })}
        person={person}
        onPerson={(id) => navigate({ search: (now) => ({ ...now, person: id }) })}
        empty={<NothingFound of="users" looking={Boolean(search || state || closeup)} onAll={() => navigate({ search: {} })} />}
      />
    </Page>
  );
}
