import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { jobSearch } from '@vitrine/contract/job-search/search.ts';
import { JobCard } from '../../../parts/job-ad/JobCard.tsx';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { isOfCompany, useVisitor } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from './OpenJobs.module.css';
import { Section } from './pieces.tsx';

const shown = 4;

/** The newest open jobs of a company and how many there are; undefined while there is none, and for recruiters, who have no job portal. */
export function useOpenJobs(companyId: string | undefined) {
  const hidden = isOfCompany(useVisitor()) || companyId === undefined;
  const asked = useAsk(jobSearch.search, { companyId: companyId ?? '', count: shown }, { enabled: !hidden, staleTime: 60_000 });
  return hidden || !asked.data?.total ? undefined : asked.data;
}

/** The newest open jobs of a company, and the way to all of them. */
export function OpenJobs({ companyId, id }: { companyId: string; id: string }) {
  const t = useTexts('companies');
  const found = useOpenJobs(companyId);
  if (!found) return null;
  const { items, total } = found;
  return (
    <Section id={id} title={t('profile.jobs')}>
      <ul className={classes.jobs}>
        {items.map((card) => (
          <li key={card.jobAdId}>
            <JobCard card={card} order={3} ofCompany />
          </li>
        ))}
      </ul>
      {total > items.length && (
        <Anchor renderRoot={(props) => <Link {...props} to="/jobs" search={{ companyId }} />} className={classes.all ?? ''}>
          {t('profile.allJobs', { count: total })}
        </Anchor>
      )}
    </Section>
  );
}
