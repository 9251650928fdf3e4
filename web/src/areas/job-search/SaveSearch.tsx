import { Button } from '@mantine/core';
import { IconBellPlus } from '@tabler/icons-react';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { isOfCompany, useVisitor } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';
import type { JobsSearch } from './use-job-search.ts';

const loadDialog = () => import('./SaveDialog.tsx');
const SaveDialog = lazy(() => loadDialog().then((module) => ({ default: module.SaveDialog })));

/** Keeps the search as it stands, with a mail when something new fits; signed out it leads to signing up and back. */
export function SaveSearch({ search, variant = 'default' }: { search: JobsSearch; variant?: 'default' | 'filled' }) {
  const t = useTexts('job-search');
  const visitor = useVisitor();
  const navigate = useNavigate();
  const here = useRouterState({ select: (state) => state.location.href });
  const [opened, setOpened] = useState(false);
  if (visitor === 'admin' || isOfCompany(visitor)) return null;
  const press = () => (visitor === 'candidate' ? setOpened(true) : void navigate({ to: '/signup', search: { next: here } }));
  return (
    <>
      <Button variant={variant} leftSection={<IconBellPlus size={18} stroke={1.5} aria-hidden="true" />} onClick={press}>
        {t('save.action')}
      </Button>
      {opened && (
        <Suspense>
          <SaveDialog search={search} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
