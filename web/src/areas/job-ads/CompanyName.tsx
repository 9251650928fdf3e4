import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { JobPage } from '@vitrine/contract/job-ads/shapes.ts';

/** The name of the company, leading to its profile where there is one to see. */
export function CompanyName({ job }: { job: Pick<JobPage, 'companyId' | 'companyName' | 'hasCompanyProfile'> }) {
  const { companyId, companyName } = job;
  if (!job.hasCompanyProfile) return <Text fw={700}>{companyName}</Text>;
  return (
    <Anchor renderRoot={(props) => <Link {...props} to="/business-profile/$companyId" params={{ companyId }} />} fw={700}>
      {companyName}
    </Anchor>
  );
}
