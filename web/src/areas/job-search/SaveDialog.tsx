import { Switch } from '@mantine/core';
import { savedSearches } from '@vitrine/contract/job-search/saved.ts';
import { useState } from 'react';
import { NameDialog } from '../../parts/NameDialog.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { filtersOf, type JobsSearch } from './use-job-search.ts';
import { useNameOf } from './use-name-of.ts';

/** Asks for a name and whether mails shall come; its code comes with the press of the button. */
export function SaveDialog({ search, onClose }: { search: JobsSearch; onClose: () => void }) {
  const t = useTexts('job-search');
  const name = useNameOf(search);
  const [mail, setMail] = useState(true);
  const save = useAct(savedSearches.save, {
    onDone: () => {
      notices.done(t(mail ? 'save.doneWithMail' : 'save.done'));
      onClose();
    },
  });
  return (
    <NameDialog
      title={t('save.action')}
      label={t('save.name')}
      initial={name}
      busy={save.isPending}
      onName={(name) => save.mutate({ name, query: filtersOf(search), mail })}
      onClose={onClose}
    >
      <Switch
        label={t('save.mail')}
        description={t('save.mailHint')}
        checked={mail}
        onChange={(event) => setMail(event.currentTarget.checked)}
      />
    </NameDialog>
  );
}
