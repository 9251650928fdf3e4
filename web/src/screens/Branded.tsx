import { useParams } from '@tanstack/react-router';
import { CallFailed } from '@vitrine/contract/caller.ts';
import { type CompanyIdentity, companyInfo } from '@vitrine/contract/companies/info.ts';
import type { ReactNode } from 'react';
import { CompanyLook } from '../parts/company/CompanyLook.tsx';
import { WayOut } from '../parts/frame/WayOut.tsx';
import { QueryBoundary } from '../parts/QueryBoundary.tsx';
import { useAsk } from '../platform/calls/use-ask.ts';
import { useTexts } from '../platform/use-texts.ts';
import { EmptyState } from '../ui/EmptyState.tsx';

/** A screen of a company under its name in addresses, dressed in its look; unknown names are not found. */
export function Branded({ children }: { children: (company: CompanyIdentity) => ReactNode }) {
  const t = useTexts('companies');
  const { companyName } = useParams({ strict: false }) as { companyName: string };
  const asked = useAsk(companyInfo.identity, { companyName }, { staleTime: 60_000 });
  if (asked.error instanceof CallFailed && asked.error.problem.status === 404)
    return <EmptyState drawing="lost" order={1} title={t('branded.gone')} action={<WayOut />} />;
  return (
    <QueryBoundary of={asked}>
      {(company) => {
        const [style] = company.corporateIdentityStyleDetails;
        return <CompanyLook look={style ? { companyId: company.companyId, style } : null}>{children(company)}</CompanyLook>;
      }}
    </QueryBoundary>
  );
}
