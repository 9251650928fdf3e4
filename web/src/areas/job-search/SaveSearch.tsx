import { Button } from '@mantine/core';
import { IconBellPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { isOfCompany, useVisitor } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';
import type { JobsSearch } from './use-job-search.ts';

const SaveDialog = lazy(() => import('./SaveDialog.tsx').then((module) => ({ default: module.SaveDialog })));
const AlertDialog = lazy(() => import('./AlertDialog.tsx').then((module) => ({ default: module.AlertDialog })));

/** Keeps the search as it stands, with a mail when something new fits; signed out there is the mail alone. */
export function SaveSearch({ search, variant = 'default' }: { search: JobsSearch; variant?: 'default' | 'filled' }) {
  const t = useTexts('job-search');
  const visitor = useVisitor();
  const [opened, setOpened] = useState(false);
  if (visitor === 'admin' || isOfCompany(visitor)) return null;
  const Dialog = visitor === 'candidate' ? SaveDialog : AlertDialog;
  return (
    <>
      <Button
        variant={variant}
        leftSection={<IconBellPlus size={18} stroke={1.5} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        {t(visitor === 'candidate' ? 'save.action' : 'alert.action')}
      </Button>
      {opened && (
        <Suspense>
          <Dialog search={search} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
