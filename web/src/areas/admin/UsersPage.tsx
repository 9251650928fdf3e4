import { Button, Group, Select, Switch, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { type AccountState, accountStates, people } from '@vitrine/contract/admin/people.ts';
import { type ReactNode, useState } from 'react';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { Listed, perPage } from './Listed.tsx';
import { PersonDialog } from './PersonDialog.tsx';
import { State } from './State.tsx';

const route = getRouteApi('/admin-panel/users');
export const stateColors = { active: 'confirm', unconfirmed: 'info', guest: 'gray', deactivated: 'red' } as const;

/** The candidates of this installation, found by name, address and how their account stands; `beside` is shown of one who is opened. */
export function UsersPage({ beside }: { beside?: (candidateId: string) => ReactNode }) {
  const t = useTexts('admin');
  const { page = 1, search = '', state, closeup, person } = route.useSearch();
  const navigate = route.useNavigate();
  const [typed, setTyped] = useState(search);
  const list = useAsk(
    people.candidates,
    { page, count: perPage, ...(search ? { textSearch: search } : {}), ...(state ? { state } : {}), ...(closeup ? { closeup } : {}) },
    { keepPrevious: true },
  );
  const look = useDebouncedCallback(
    (words: string) => navigate({ search: (now) => ({ ...now, search: words || undefined, page: undefined }), replace: true }),
    300,
  );
  const showAll = () => {
    setTyped('');
    return navigate({ search: {} });
  };
  return (
    <Page title={t('users.title')} lead={t('users.lead')}>
      <Group align="end" gap={16}>
        <TextInput
          style={{ flex: '1 1 260px', maxWidth: 420 }}
          type="search"
          label={t('users.search')}
          leftSection={<IconSearch size={18} stroke={1.5} aria-hidden="true" />}
          value={typed}
          maxLength={100}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            look(value.trim());
          }}
        />
        <Select
          style={{ flex: '0 1 220px' }}
          label={t('users.state')}
          data={[
            { value: '', label: t('users.anyState') },
            ...accountStates.map((value) => ({ value, label: t(`users.states.${value}`) })),
          ]}
          value={state ?? ''}
          allowDeselect={false}
          onChange={(value) =>
            navigate({ search: (now) => ({ ...now, state: (value || undefined) as AccountState | undefined, page: undefined }) })
          }
        />
        <Switch
          label={t('users.closeup')}
          mb={8}
          checked={closeup ?? false}
          onChange={({ currentTarget: { checked } }) =>
            navigate({ search: (now) => ({ ...now, closeup: checked || undefined, page: undefined }) })
          }
        />
      </Group>
      <Listed
        of={list}
        page={page}
        onPage={(next) => navigate({ search: (now) => ({ ...now, page: next }) })}
        empty={<Nobody looking={Boolean(search || state || closeup)} onAll={showAll} />}
        line={(one) => ({
          title: `${one.firstName} ${one.lastName}`.trim() || one.email,
          detail: one.email,
          state: one.state !== 'active' && <State color={stateColors[one.state]} word={t(`users.states.${one.state}`)} />,
          at: one.createdAt,
        })}
        onOpen={(id) => navigate({ search: (now) => ({ ...now, person: id }) })}
      />
      {person && (
        <PersonDialog id={person} onClose={() => navigate({ search: (now) => ({ ...now, person: undefined }) })}>
          {beside?.(person)}
        </PersonDialog>
      )}
    </Page>
  );
}

function Nobody({ looking, onAll }: { looking: boolean; onAll: () => void }) {
  const t = useTexts('admin');
  if (!looking) return <EmptyState drawing="people" title={t('users.none')} text={t('users.noneText')} />;
  return (
    <EmptyState
      drawing="lost"
      title={t('users.notFound')}
      text={t('users.notFoundText')}
      action={<Button onClick={onAll}>{t('users.all')}</Button>}
    />
  );
}
