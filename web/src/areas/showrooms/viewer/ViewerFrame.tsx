import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { CompanyLogo } from '../../../parts/company/CompanyLogo.tsx';
import classes from '../Showrooms.module.css';

interface Props {
  company: string;
  logo: string | null;
  children: ReactNode;
}

/** What people outside look at: the company on top, and nothing else of the product around it. */
export function ViewerFrame({ company, logo, children }: Props) {
  return (
    <>
      <header className={classes.header} data-branded>
        <CompanyLogo logo={logo} size={36} />
        <Text fw={700} size="lg">
          {company}
        </Text>
      </header>
      {children}
    </>
  );
}
