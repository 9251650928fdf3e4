import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { type OccupationEntry, occupations } from '@vitrine/contract/job-search/occupations.ts';
import { languages } from '@vitrine/contract/vocabulary.ts';
import { useState } from 'react';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { language } from '../../../platform/i18n.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Page } from '../../../ui/Page.tsx';
import { Listed, perPage } from '../list/Listed.tsx';
import { Search } from '../Search.tsx';
import { State } from '../State.tsx';
import { OccupationDialog } from './OccupationDialog.tsx';

const route = getRouteApi('/admin-panel/occupations');
const [shownNames, between] = [4, ', '];

/** The trades and professions by whose names jobs are found, and what they are called in each language. */
export function OccupationsPage() {
  const t = useTexts('admin');
  const { page = 1, search = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const [opened, open] = useState<OccupationEntry | 'new'>();
  const list = useAsk(occupations.list, { page, count: perPage, ...(search ? { textSearch: search } : {}) }, { keepPrevious: true });
  return (
    <Page
      title={t('occupations.title')}
      lead={t('occupations.lead')}
      actions={
        <Button leftSection={<IconPlus size={18} stroke={1.5} />} onClick={() => open('new')}>
          {t('occupations.add')}
        </Button>
      }
    >
      <Search
        label={t('occupations.search')}
        search={search}
        onSearch={(words) => navigate({ search: words ? { search: words } : {}, replace: true })}
        choices={[]}
      />
      <Listed
        of={list}
        page={page}
        onPage={(next) => navigate({ search: (now) => ({ ...now, page: next }) })}
        found={(total) => t('occupations.found', { count: total })}
        empty={
          <EmptyState
            drawing="lost"
            title={t('occupations.notFound')}
            text={t('occupations.notFoundText')}
            action={<Button onClick={() => navigate({ search: {} })}>{t('occupations.all')}</Button>}
          />
        }
        keyOf={({ key }) => key}
        line={({ ours, changed, removed, ...names }) => ({
          title: names[language()].names[0] ?? '',
          detail: languages
            .map((one) => [one, names[one].names.slice(one === language() ? 1 : 0, shownNames).join(between)])
            .filter(([, said]) => said)
            .map(([one = '', said]) => `${one.toUpperCase()} ${said}`)
            .join(' · '),
          state: removed ? (
            <State color="red" word={t('occupations.removed')} />
          ) : (
            changed && <State color="confirm" word={t(ours ? 'occupations.changed' : 'occupations.own')} />
          ),
        })}
        onOpen={open}
      />
      {opened && <OccupationDialog of={opened === 'new' ? undefined : opened} onClose={() => open(undefined)} />}
    </Page>
  );
}
