import { Card, SimpleGrid, Stack, Title } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import type { Company } from '@vitrine/contract/admin/companies.ts';
import { people } from '@vitrine/contract/admin/people.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { longDate } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Section } from '../../ui/Section.tsx';
import { ArrangementForm } from './ArrangementForm.tsx';
import { CompanyClosing } from './Closing.tsx';
import { CompanyFrame } from './CompanyFrame.tsx';
import { perPage } from './list/Listed.tsx';
import { PeopleList } from './PeopleList.tsx';

const route = getRouteApi('/admin-panel/companies/$companyId/users');

/** One company: what it is, its people, and what was arranged with it. */
export function CompanyUsersPage() {
  const t = useTexts('admin');
  const { companyId } = route.useParams();
  return (
    <CompanyFrame companyId={companyId} part="users">
      {(company) => (
        <Stack gap={24}>
          <People companyId={companyId} />
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing={24}>
            <About company={company} />
            <ArrangementForm key={companyId} companyId={companyId} arrangement={company.arrangement} />
          </SimpleGrid>
          <Section title={t('closing.section')}>
            <CompanyClosing id={companyId} closed={company.state !== 'active'} />
          </Section>
        </Stack>
      )}
    </CompanyFrame>
  );
}

function People({ companyId }: { companyId: string }) {
  const t = useTexts('admin');
  const { page = 1, person } = route.useSearch();
  const navigate = route.useNavigate();
  const list = useAsk(people.ofCompany, { compId: companyId, page, count: perPage }, { keepPrevious: true });
  return (
    <section aria-label={t('companies.people')}>
      <PeopleList
        columns="role"
        of={list}
        page={page}
        onPage={(next) => navigate({ search: (now) => ({ ...now, page: next }) })}
        person={person}
        onPerson={(id) => navigate({ search: (now) => ({ ...now, person: id }) })}
        empty={<EmptyState drawing="people" title={t('companies.nobody')} text={t('companies.nobodyText')} />}
      />
    </section>
  );
}

function About({ company }: { company: Company }) {
  const t = useTexts('admin');
  return (
    <Card component="section" aria-label={t('companies.facts')}>
      <Title order={2} mb={16}>
        {t('companies.facts')}
      </Title>
      <Facts
        facts={[
          [t('companies.owner'), company.owner && [company.owner.name, company.owner.email].filter(Boolean).join('\n')],
          [t('companies.address'), company.address],
          [t('companies.website'), company.website],
          [t('companies.phone'), company.phone],
          [t('companies.timeZone'), company.timeZone],
          [t('companies.since'), longDate(company.createdAt)],
          [t('companies.jobs'), company.jobs],
          [t('companies.applications'), company.applications],
        ]}
      />
    </Card>
  );
}
