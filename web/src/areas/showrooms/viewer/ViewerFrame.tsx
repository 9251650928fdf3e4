import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { CompanyLogo } from '../../../parts/company/CompanyLogo.tsx';
import classes from '../Showrooms.module.css';

/** What people outside look at: the company on top, and nothing else of the product around it. */
export function ViewerFrame({ company, children }: { company: string; children: ReactNode }) {
  return (
    <>
      <header className={classes.header} data-branded>
        <CompanyLogo name={company} logo={null} size={36} />
        <Text fw={700} size="lg">
          {company}
        </Text>
      </header>
      {children}
    </>
  );
}
