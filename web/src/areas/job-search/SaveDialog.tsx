import { Switch } from '@mantine/core';
import { savedSearches } from '@vitrine/contract/job-search/saved.ts';
import { useState } from 'react';
import { useListLabels } from '../../parts/job-ad/words.ts';
import { maxName, NameDialog } from '../../parts/NameDialog.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { filtersOf, type JobsSearch } from './use-job-search.ts';

/** A name for the search that says what it looks for. */
function useNameOf(search: JobsSearch) {
  const t = useTexts('job-search');
  const label = useListLabels();
  const { textSearch, jobTitle, position, companyName, jobLocation, employmentType = [], field = [], careerStage = [] } = search;
  const facets = [
    ...employmentType.map((one) => label('employmentType', one)),
    ...field.map((one) => label('field', one)),
    ...careerStage.map((one) => label('careerStage', one)),
  ];
  return (
    [textSearch, jobTitle, position, companyName, jobLocation, ...facets].filter(Boolean).join(', ').slice(0, maxName) || t('save.all')
  );
}

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
