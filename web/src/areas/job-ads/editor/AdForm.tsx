import { Card, MultiSelect, NumberInput, SegmentedControl, Select, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { maxFields, maxIndustries, remoteKinds } from '@vitrine/contract/job-ads/card.ts';
import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { type JobAdFields, sections } from '@vitrine/contract/job-ads/shapes.ts';
import { employmentTypes, extendedCareerStages, fieldsOfActivity, graduationTypes } from '@vitrine/contract/reference-lists.ts';
import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import type { ReactNode } from 'react';
import { DateField } from '../../../parts/DateField.tsx';
import classes from '../../../parts/job-ad/JobEditing.module.css';
import { JobPicture } from '../../../parts/job-ad/JobPicture.tsx';
import { type ListName, useIndustries, useListLabels } from '../../../parts/job-ad/words.ts';
import { PictureField } from '../../../parts/PictureField.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useUpload } from '../../../platform/calls/use-upload.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { FolderField } from '../Folders.tsx';
import { emptyPlace, PlacesField } from './PlacesField.tsx';
import { SalaryField } from './SalaryField.tsx';
import { TextSection } from './TextSection.tsx';
import { type AdEditor, isClosingWrong } from './use-ad-editor.ts';

interface Props {
  editor: AdEditor;
  /** What is wrong or missing, by field. */
  errors: Record<string, string>;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" aria-label={title}>
      <Title order={2} mb={16}>
        {title}
      </Title>
      <Stack gap={16}>{children}</Stack>
    </Card>
  );
}

/** The place to type in does not ask for a row of its own. */
const choosing = { searchable: true, classNames: { inputField: classes.typed ?? '' } } as const;

const languageName = (language: Language) => new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;

/** Everything that an ad says, part by part. */
export function AdForm({ editor, errors }: Props) {
  const t = useTexts('job-ads');
  return (
    <Stack gap={24}>
      <General editor={editor} errors={errors} />
      <Part title={t('parts.texts')}>
        {sections.map((section) => (
          <TextSection key={section} editor={editor} section={section} error={errors[section]} />
        ))}
      </Part>
      <Part title={t('parts.picture')}>
        <Thumbnail editor={editor} />
      </Part>
      <PlaceAndPay editor={editor} errors={errors} />
      <Applying editor={editor} />
    </Stack>
  );
}

function General({ editor, errors }: Props) {
  const t = useTexts('job-ads');
  const industries = useIndustries();
  const label = useListLabels();
  const choicesOf = (list: ListName, keys: readonly string[]) => keys.map((value) => ({ value, label: label(list, value) }));
  const { draft, change } = editor;
  return (
    <Part title={t('parts.general')}>
      <TextInput
        id="ad-title"
        label={t('fields.title')}
        description={t('fields.titleHint')}
        required
        maxLength={120}
        value={draft.title}
        error={errors.title}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={12}>
        <MultiSelect
          {...choosing}
          id="ad-employmentType"
          label={t('fields.employmentType')}
          required
          data={choicesOf('employmentType', employmentTypes)}
          value={draft.employmentType}
          error={errors.employmentType}
          onChange={(value) => change({ employmentType: value as JobAdFields['employmentType'] })}
        />
        <MultiSelect
          {...choosing}
          id="ad-field"
          label={t('fields.field')}
          required
          maxValues={maxFields}
          data={choicesOf('field', fieldsOfActivity)}
          value={draft.field}
          error={errors.field}
          onChange={(value) => change({ field: value as JobAdFields['field'] })}
        />
        <MultiSelect
          {...choosing}
          label={t('fields.industry')}
          maxValues={maxIndustries}
          data={industries.map(({ key, label }) => ({ value: key, label }))}
          value={industries.length > 0 ? draft.industry : []}
          onChange={(value) => change({ industry: value as JobAdFields['industry'] })}
        />
        <MultiSelect
          {...choosing}
          label={t('fields.careerStage')}
          data={choicesOf('careerStage', extendedCareerStages)}
          value={draft.careerStage}
          onChange={(value) => change({ careerStage: value as JobAdFields['careerStage'] })}
        />
        <MultiSelect
          {...choosing}
          label={t('fields.graduationType')}
          data={choicesOf('graduationType', graduationTypes)}
          value={draft.graduationType}
          onChange={(value) => change({ graduationType: value as JobAdFields['graduationType'] })}
        />
        <Select
          label={t('fields.language')}
          allowDeselect={false}
          data={languages.map((value) => ({ value, label: languageName(value) }))}
          value={draft.language}
          onChange={(value) => value && change({ language: value as Language })}
        />
      </SimpleGrid>
      <FolderField value={draft.category} onChange={(category) => change({ category })} />
    </Part>
  );
}

function Thumbnail({ editor: { ad, take } }: { editor: AdEditor }) {
  const t = useTexts('job-ads');
  const { bookingId, companyId } = ad;
  const upload = useUpload(jobAdEditing.uploadThumbnail, { onDone: take });
  const remove = useAct(jobAdEditing.deleteThumbnail, { onDone: take });
  return (
    <PictureField
      shown={
        <div style={{ width: 260, maxWidth: '100%', borderRadius: 8, overflow: 'hidden' }}>
          <JobPicture src={ad.jobAdThumbnail} seed={bookingId} ratio="16 / 9" />
        </div>
      }
      choose={t('picture.choose')}
      aspect={16 / 9}
      percent={upload.percent}
      onPicture={(file) => upload.start({ bookingId, companyId, file })}
      onCancel={upload.cancel}
      onRemove={ad.jobAdThumbnail ? () => remove.mutate({ bookingId, companyId }) : undefined}
    />
  );
}

function PlaceAndPay({ editor: { draft, change }, errors }: Props) {
  const t = useTexts('job-ads');
  const choose = (remote: JobAdFields['remote']) =>
    change({ remote, ...(remote === 'fully' && draft.places.length === 0 && { places: [emptyPlace] }) });
  return (
    <Part title={t('parts.placeAndPay')}>
      <div>
        <Text fw={700} size="sm" mb={4} id="ad-remote">
          {t('fields.remote')}
        </Text>
        <SegmentedControl
          aria-labelledby="ad-remote"
          data={remoteKinds.map((value) => ({ value, label: t(`remoteShort.${value}`) }))}
          value={draft.remote}
          onChange={(remote) => choose(remote as JobAdFields['remote'])}
        />
      </div>
      <PlacesField
        places={draft.places}
        error={errors.places}
        hint={draft.remote === 'fully' ? t('place.anywhere') : undefined}
        onChange={(places) => change({ places })}
      />
      <SalaryField salary={draft.salary} onChange={(salary) => change({ salary })} />
    </Part>
  );
}

function Applying({ editor }: { editor: AdEditor }) {
  const t = useTexts('job-ads');
  const { draft, change } = editor;
  return (
    <Part title={t('parts.applying')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={12}>
        <DateField
          id="ad-closingDate"
          label={t('fields.closingDate')}
          description={t('fields.closingDateHint')}
          value={draft.closingDate}
          error={isClosingWrong(draft.closingDate) ? t('fields.closingDateWrong') : undefined}
          onChange={(closingDate) => change({ closingDate })}
        />
        <NumberInput
          label={t('fields.replyDays')}
          description={t('fields.replyDaysHint')}
          min={1}
          max={90}
          clampBehavior="strict"
          allowDecimal={false}
          value={draft.replyDays ?? ''}
          onChange={(value) => change({ replyDays: typeof value === 'number' && value >= 1 ? value : null })}
        />
      </SimpleGrid>
    </Part>
  );
}
