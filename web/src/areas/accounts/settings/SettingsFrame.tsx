import { Stack } from '@mantine/core';
import { Link, useRouterState } from '@tanstack/react-router';
import { subscriptions } from '@vitrine/contract/billing/subscriptions.ts';
import type { ReactNode } from 'react';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useVisitor, type Visitor } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Page } from '../../../ui/Page.tsx';
import { Sideways } from '../../../ui/Sideways.tsx';
import classes from './SettingsFrame.module.css';

const recruiter = [
  ['/recruiter-settings/account', 'account'],
  ['/recruiter-settings/security', 'security'],
  ['/recruiter-settings/company', 'company'],
  ['/recruiter-settings/branding', 'branding'],
  ['/recruiter-settings/user-management', 'team'],
  ['/recruiter-settings/denials', 'denials'],
  ['/recruiter-settings/progress-flow', 'documents'],
  ['/recruiter-settings/integrations', 'integrations'],
  ['/recruiter-settings/notifications', 'notifications'],
  ['/recruiter-settings/privacy', 'privacy'],
] as const;
const candidate = [
  ['/candidate-settings/account', 'account'],
  ['/candidate-settings/security', 'security'],
  ['/candidate-settings/notifications', 'notifications'],
  ['/candidate-settings/privacy', 'privacy'],
] as const;

const own = ['account', 'security', 'notifications', 'privacy'];
const pagesOf: Partial<Record<Visitor, typeof recruiter | (typeof recruiter)[number][]>> = {
  recruiter,
  // what belongs to the company is not theirs to change
  'hiring-manager': recruiter.filter(([, name]) => own.includes(name)),
};

/** The settings: their pages side by side, each with sections that are saved on their own. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  const t = useTexts('accounts');
  const visitor = useVisitor();
  // where nothing can be bought, nothing of it shows
  const sells = useAsk(subscriptions.plans, {}, { enabled: visitor === 'recruiter' }).data?.items.length;
  const pages = [...(pagesOf[visitor] ?? candidate), ...(sells ? [['/products', 'plans'] as const] : [])];
  const path = useRouterState({ select: (state) => state.location.pathname.toLowerCase() });
  return (
    <Page title={t('settings.title')}>
      <Sideways>
        <nav className={classes.pages} aria-label={t('settings.title')}>
          {pages.map(([to, name]) => (
            <Link key={to} to={to} className={classes.page} aria-current={path === to ? 'page' : undefined}>
              {t(`settings.pages.${name}`)}
            </Link>
          ))}
        </nav>
      </Sideways>
      {/* the pages may take the whole width, what stands on one of them is for reading */}
      <Stack gap={24} maw={712}>
        {children}
      </Stack>
    </Page>
  );
}
