import { getRouteApi } from '@tanstack/react-router';
import { companies } from '@vitrine/contract/admin/companies.ts';
import { type CompanyState, companyStates } from '@vitrine/contract/admin/states.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { date, number } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Page } from '../../ui/Page.tsx';
import { Listed, perPage } from './list/Listed.tsx';
import { NothingFound } from './NothingFound.tsx';
import { Search } from './Search.tsx';
import { State } from './State.tsx';

const route = getRouteApi('/admin-panel/companies');
export const companyColors: Record<CompanyState, string> = { active: 'confirm', deactivated: 'red', deleting: 'red' };

/** The companies of this installation. */
export function CompaniesPage() {
  const t = useTexts('admin');
  const { page = 1, search = '', state } = route.useSearch();
  const navigate = route.useNavigate();
  const list = useAsk(
    companies.list,
    { page, count: perPage, ...(search ? { textSearch: search } : {}), ...(state ? { state } : {}) },
    { keepPrevious: true },
  );
  const narrow = (next: object) => navigate({ search: (now) => ({ ...now, ...next, page: undefined }), replace: true });
  return (
    <Page title={t('companies.title')} lead={t('companies.lead')}>
      <Search
        label={t('companies.search')}
        search={search}
        onSearch={(words) => narrow({ search: words || undefined })}
        choices={[
          {
            label: t('companies.state'),
            value: state ?? '',
            data: [
              { value: '', label: t('companies.anyState') },
              ...companyStates.map((value) => ({ value, label: t(`companies.states.${value}`) })),
            ],
            onChange: (value) => narrow({ state: value || undefined }),
          },
        ]}
      />
      <Listed
        label={t('companies.title')}
        of={list}
        page={page}
        onPage={(next) => navigate({ search: (now) => ({ ...now, page: next }) })}
        found={(total, isEstimate) =>
          isEstimate ? t('companies.about', { number: number(total) }) : t('companies.found', { count: total })
        }
        empty={<NothingFound of="companies" looking={Boolean(search || state)} onAll={() => navigate({ search: {} })} />}
        keyOf={({ companyId }) => companyId}
        line={(one) => ({
          title: one.companyName,
          detail: [t('companies.people', { count: one.recruiters }), t('companies.openJobs', { count: one.openJobs })].join(' · '),
          state: one.state !== 'active' && <State color={companyColors[one.state]} word={t(`companies.states.${one.state}`)} />,
          at: one.createdAt,
          dated: 'since',
        })}
        columns={[
          t('companies.company'),
          { head: t('companies.people'), kind: 'count', of: (one) => number(one.recruiters) },
          { head: t('companies.open'), kind: 'count', of: (one) => number(one.openJobs) },
          {
            head: t('companies.state'),
            kind: 'short',
            of: (one) => (
              <State color={companyColors[one.state]} word={t(`companies.states.${one.state}`)} plain={one.state === 'active'} />
            ),
          },
          { head: t('companies.since'), kind: 'short', of: (one) => date(one.createdAt) },
        ]}
        onOpen={({ companyId }) => navigate({ to: '/admin-panel/companies/$companyId/users', params: { companyId }, search: {} })}
      />
    </Page>
  );
}
