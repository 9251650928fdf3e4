import { Group, Text } from '@mantine/core';
import { companyInfo } from '@vitrine/contract/companies/info.ts';
import { CompanyLogo } from '../../parts/company/CompanyLogo.tsx';
import { CompanyLook } from '../../parts/company/CompanyLook.tsx';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { CandidateManagementPage } from './CandidateManagementPage.tsx';
import classes from './CorporateManagement.module.css';

/** The same management in the look of the company, for those who came through its own sign-up. */
export function CorporateManagementPage() {
  const company = useAsk(companyInfo.info, {}, { staleTime: 60_000 });
  return (
    <QueryBoundary of={company}>
      {({ companyId, companyName, companyLogo, corporateIdentityStyleDetails: [style] }) => (
        <CompanyLook look={style ? { companyId, style } : null}>
          <div className={classes.band}>
            <Group gap={12} wrap="nowrap" className={classes.inner ?? ''}>
              <CompanyLogo logo={companyLogo} size={44} />
              <Text fw={700} size="lg" truncate>
                {companyName}
              </Text>
            </Group>
          </div>
          <CandidateManagementPage />
        </CompanyLook>
      )}
    </QueryBoundary>
  );
}
