import { Button, Modal, Stack, Switch, TextInput } from '@mantine/core';
import { savedSearches } from '@vitrine/contract/job-search/saved.ts';
import { useState } from 'react';
import { useListLabels } from '../../parts/job-ad/words.ts';
import { notices } from '../../platform/notices.ts';
import { useAct } from '../../platform/use-act.ts';
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
  return [textSearch, jobTitle, position, companyName, jobLocation, ...facets].filter(Boolean).join(', ').slice(0, 80) || t('save.all');
}

/** Asks for a name and whether mails shall come; its code comes with the press of the button. */
export function SaveDialog({ search, onClose }: { search: JobsSearch; onClose: () => void }) {
  const t = useTexts('job-search');
  const [name, setName] = useState(useNameOf(search));
  const [mail, setMail] = useState(true);
  const save = useAct(savedSearches.save, {
    refreshes: [savedSearches.list],
    onDone: () => {
      notices.done(t(mail ? 'save.doneWithMail' : 'save.done'));
      onClose();
    },
  });
  return (
    <Modal opened onClose={onClose} title={t('save.action')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) save.mutate({ name: name.trim(), query: filtersOf(search), mail });
        }}
      >
        <Stack gap={16}>
          <TextInput
            label={t('save.name')}
            value={name}
            maxLength={80}
            required
            onChange={(event) => setName(event.currentTarget.value)}
            data-autofocus
          />
          <Switch
            label={t('save.mail')}
            description={t('save.mailHint')}
            checked={mail}
            onChange={(event) => setMail(event.currentTarget.checked)}
          />
          <Button type="submit" loading={save.isPending}>
            {t('common:save')}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}
