import { Select, Textarea, TextInput } from '@mantine/core';
import { newEducation, profileEntries } from '@vitrine/contract/candidates/parts.ts';
import { type CandidateProfile, type Education, maxDescription } from '@vitrine/contract/candidates/shapes.ts';
import { graduationTypes } from '@vitrine/contract/reference-lists.ts';
import { useState } from 'react';
import { useListLabels } from '../../../parts/job-ad/words.ts';
import { useFormOf } from '../../../platform/calls/use-form-of.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Entries } from './Entries.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import { PeriodFields } from './PeriodFields.tsx';
import { useProfileAct } from './use-profile.ts';

const fresh = () => {
  const year = new Date().getFullYear();
  return {
    school: '',
    course: '',
    graduation: null as Education['graduation'],
    description: '',
    fromMonth: 9,
    fromYear: year - 3,
    toMonth: 7,
    toYear: year,
  };
};

export function Educations({ profile: { educations } }: { profile: CandidateProfile }) {
  const t = useTexts('candidates');
  const label = useListLabels();
  const [edited, setEdited] = useState<Education | 'new'>();
  const again = useProfileAct(profileEntries.insertEducation);
  const remove = useProfileAct(profileEntries.deleteEducation);
  const find = (id: string) => educations.find((one) => one.id === id);
  const takeAway = (id: string) => {
    const one = find(id);
    if (!one) return;
    const { id: _id, ...entry } = one;
    remove.mutate({ id }, { onSuccess: () => notices.undo(t('entry.removed', { title: one.school }), () => again.mutate(entry)) });
  };
  return (
    <>
      <Entries
        title={t('education.title')}
        text={t('education.text')}
        add={t('education.add')}
        lines={educations.map((one) => ({
          ...one,
          title: one.school,
          below: [one.course, one.graduation && label('graduationType', one.graduation)].filter(Boolean).join(' · '),
        }))}
        onAdd={() => setEdited('new')}
        onEdit={(id) => setEdited(find(id))}
        onRemove={takeAway}
      />
      {edited && <Dialog of={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

function Dialog({ of, onClose }: { of: Education | 'new'; onClose: () => void }) {
  const t = useTexts('candidates');
  const label = useListLabels();
  const form = useFormOf(newEducation, of === 'new' ? fresh() : { ...of });
  const insert = useProfileAct(profileEntries.insertEducation, { form, onDone: onClose });
  const update = useProfileAct(profileEntries.updateEducation, { form, onDone: onClose });
  const { fromMonth, fromYear, toMonth, toYear } = form.values;
  return (
    <EntryDialog
      title={t(of === 'new' ? 'education.add' : 'education.edit')}
      busy={insert.isPending || update.isPending}
      onClose={onClose}
      onSubmit={form.onSubmit((entry) => (of === 'new' ? insert.mutate(entry) : update.mutate({ ...entry, id: of.id })))}
    >
      <TextInput label={t('education.school')} required data-autofocus {...form.getInputProps('school')} />
      <TextInput label={t('education.course')} {...form.getInputProps('course')} />
      <Select
        label={t('education.graduation')}
        clearable
        searchable
        data={graduationTypes.map((value) => ({ value, label: label('graduationType', value) }))}
        {...form.getInputProps('graduation')}
      />
      <PeriodFields
        period={{ fromMonth, fromYear, toMonth, toYear }}
        error={form.errors.toYear ? t('period.wrong') : undefined}
        onChange={(period) => form.setValues(period)}
      />
      <Textarea
        label={t('education.description')}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={maxDescription}
        {...form.getInputProps('description')}
      />
    </EntryDialog>
  );
}
