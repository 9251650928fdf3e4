import { Stack } from '@mantine/core';
import { Link, useRouterState } from '@tanstack/react-router';
import { subscriptions } from '@vitrine/contract/billing/subscriptions.ts';
import { Fragment, type ReactNode } from 'react';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useVisitor, type Visitor } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Page } from '../../../ui/Page.tsx';
import { Sideways } from '../../../ui/Sideways.tsx';
import classes from './SettingsFrame.module.css';

/** What is about oneself, and what is about the company: by groups, so that ten pages are two short lists. */
const recruiter = {
  own: [
    ['/recruiter-settings/account', 'account'],
    ['/recruiter-settings/security', 'security'],
    ['/recruiter-settings/notifications', 'notifications'],
    ['/recruiter-settings/privacy', 'privacy'],
  ],
  company: [
    ['/recruiter-settings/company', 'company'],
    ['/recruiter-settings/branding', 'branding'],
    ['/recruiter-settings/user-management', 'team'],
    ['/recruiter-settings/denials', 'denials'],
    ['/recruiter-settings/progress-flow', 'documents'],
    ['/recruiter-settings/integrations', 'integrations'],
    ['/recruiter-settings/data-protection', 'dataProtection'],
  ],
} as const;
/** Pages that a page of the settings leads to, by the place that stays marked. */
const beneath: Record<string, readonly string[]> = {
  '/recruiter-settings/integrations': ['/recruiter-settings/programs'],
  '/recruiter-settings/user-management': ['/recruiter-settings/single-sign-on'],
};
const isAt = (path: string, to: string) => path === to || Boolean(beneath[to]?.includes(path));
const plans = [['/products', 'plans']] as const;
const candidate = [
  ['/candidate-settings/account', 'account'],
  ['/candidate-settings/security', 'security'],
  ['/candidate-settings/notifications', 'notifications'],
  ['/candidate-settings/privacy', 'privacy'],
] as const;

/** The groups of whoever looks, each with its pages; what belongs to the company is not a hiring manager's to change. */
const groupsOf = (visitor: Visitor, sells: boolean) =>
  visitor === 'recruiter'
    ? ([
        ['own', recruiter.own],
        ['company', sells ? [...recruiter.company, ...plans] : recruiter.company],
      ] as const)
    : ([['own', visitor === 'hiring-manager' ? recruiter.own : candidate]] as const);

/** The settings: their pages in a line, or beside it in groups where there is room; each has sections that are saved on their own. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  const t = useTexts('accounts');
  const visitor = useVisitor();
  // where nothing can be bought, nothing of it shows
  const sells = useAsk(subscriptions.plans, {}, { enabled: visitor === 'recruiter' }).data?.items.length;
  const groups = groupsOf(visitor, Boolean(sells));
  const path = useRouterState({ select: (state) => state.location.pathname.toLowerCase() });
  return (
    <Page title={t('settings.title')}>
      <div className={classes.frame} data-grouped={groups.length > 1 || undefined}>
        <Sideways>
          <nav className={classes.pages} aria-label={t('settings.title')}>
            {groups.map(([group, pages]) => (
              <Fragment key={group}>
                {groups.length > 1 && <span className={classes.group}>{t(`settings.groups.${group}`)}</span>}
                {pages.map(([to, name]) => (
                  <Link key={to} to={to} className={classes.page} aria-current={isAt(path, to) ? 'page' : undefined}>
                    {t(`settings.pages.${name}`)}
                  </Link>
                ))}
              </Fragment>
            ))}
          </nav>
        </Sideways>
        {/* the pages may take the whole width, what stands on one of them is for reading */}
        <Stack gap={24} maw={712}>
          {children}
        </Stack>
      </div>
    </Page>
  );
}
