import { SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { newExperience, profileEntries } from '@vitrine/contract/candidates/parts.ts';
import { type CandidateProfile, type Experience, maxDescription, untilNow } from '@vitrine/contract/candidates/shapes.ts';
import { useState } from 'react';
import { useFormOf } from '../../../platform/calls/use-form-of.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Entries } from './Entries.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import { PeriodFields } from './PeriodFields.tsx';
import { useProfileAct } from './use-profile.ts';

const fresh = () => ({
  title: '',
  employer: '',
  place: '',
  description: '',
  fromMonth: new Date().getMonth() + 1,
  fromYear: new Date().getFullYear(),
  toMonth: untilNow as number,
  toYear: untilNow as number,
});

export function Experiences({ profile: { experiences } }: { profile: CandidateProfile }) {
  const t = useTexts('candidates');
  const [edited, setEdited] = useState<Experience | 'new'>();
  const again = useProfileAct(profileEntries.insertExperience);
  const remove = useProfileAct(profileEntries.deleteExperience);
  const find = (id: string) => experiences.find((one) => one.id === id);
  const takeAway = (id: string) => {
    const one = find(id);
    if (!one) return;
    const { id: _id, ...entry } = one;
    remove.mutate({ id }, { onSuccess: () => notices.undo(t('entry.removed', { title: one.title }), () => again.mutate(entry)) });
  };
  return (
    <>
      <Entries
        title={t('experience.title')}
        text={t('experience.text')}
        add={t('experience.add')}
        lines={experiences.map((one) => ({ ...one, below: [one.employer, one.place].filter(Boolean).join(', ') }))}
        onAdd={() => setEdited('new')}
        onEdit={(id) => setEdited(find(id))}
        onRemove={takeAway}
      />
      {edited && <Dialog of={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

function Dialog({ of, onClose }: { of: Experience | 'new'; onClose: () => void }) {
  const t = useTexts('candidates');
  const form = useFormOf(newExperience, of === 'new' ? fresh() : { ...of });
  const insert = useProfileAct(profileEntries.insertExperience, { form, onDone: onClose });
  const update = useProfileAct(profileEntries.updateExperience, { form, onDone: onClose });
  const { fromMonth, fromYear, toMonth, toYear } = form.values;
  return (
    <EntryDialog
      title={t(of === 'new' ? 'experience.add' : 'experience.edit')}
      busy={insert.isPending || update.isPending}
      onClose={onClose}
      onSubmit={form.onSubmit((entry) => (of === 'new' ? insert.mutate(entry) : update.mutate({ ...entry, id: of.id })))}
    >
      <TextInput label={t('experience.post')} required data-autofocus {...form.getInputProps('title')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label={t('experience.employer')} {...form.getInputProps('employer')} />
        <TextInput label={t('experience.place')} {...form.getInputProps('place')} />
      </SimpleGrid>
      <PeriodFields
        period={{ fromMonth, fromYear, toMonth, toYear }}
        error={form.errors.toYear ? t('period.wrong') : undefined}
        onChange={(period) => form.setValues(period)}
      />
      <Textarea
        label={t('experience.description')}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={maxDescription}
        {...form.getInputProps('description')}
      />
    </EntryDialog>
  );
}
