import { MultiSelect, NumberInput, SegmentedControl, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { maxFields, maxIndustries, remoteKinds } from '@vitrine/contract/job-ads/card.ts';
import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { type JobAdFields, maxOpenings, sections } from '@vitrine/contract/job-ads/shapes.ts';
import { employmentTypes, extendedCareerStages, fieldsOfActivity, graduationTypes } from '@vitrine/contract/reference-lists.ts';
import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import { DateField } from '../../../parts/DateField.tsx';
import classes from '../../../parts/job-ad/JobEditing.module.css';
import { JobPicture } from '../../../parts/job-ad/JobPicture.tsx';
import { type ListName, useIndustries, useListLabels } from '../../../parts/job-ad/words.ts';
import { PictureField } from '../../../parts/PictureField.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useUpload } from '../../../platform/calls/use-upload.ts';
import { date, number } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { usePhone } from '../../../ui/use-phone.ts';
import { FolderField } from '../Folders.tsx';
import { Part, type Sought } from './Part.tsx';
import { emptyPlace, PlacesField } from './PlacesField.tsx';
import { SalaryField } from './SalaryField.tsx';
import { TextSection } from './TextSection.tsx';
import { type AdEditor, isClosingWrong, isOpeningsWrong } from './use-ad-editor.ts';

interface Props {
  editor: AdEditor;
  /** What is wrong or missing, by field. */
  errors: Record<string, string>;
  /** The field that one was led to from elsewhere. */
  sought: Sought | undefined;
}

/** The place to type in does not ask for a row of its own. */
const choosing = { searchable: true, classNames: { inputField: classes.typed ?? '' } } as const;

const languageName = (language: Language) => new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;

const listed = (names: readonly string[]) => names.filter(Boolean).join(' · ');

/** Everything that an ad says, part by part. */
export function AdForm({ editor, errors, sought }: Props) {
  const t = useTexts('job-ads');
  const phone = usePhone();
  const { ad, draft } = editor;
  return (
    <Stack gap={phone ? 12 : 24}>
      <General editor={editor} errors={errors} sought={sought} />
      <Part
        title={t('parts.texts')}
        summary={listed(sections.filter((section) => draft[section]).map((section) => t(`sections.${section}`))) || t('parts.nothing')}
        errors={sections.map((section) => errors[section])}
        fields={sections.map((section) => `ad-${section}`)}
        sought={sought}
      >
        {sections.map((section) => (
          <TextSection key={section} editor={editor} section={section} error={errors[section]} />
        ))}
      </Part>
      <Part title={t('parts.picture')} summary={t(ad.jobAdThumbnail ? 'parts.hasPicture' : 'parts.nothing')} sought={sought}>
        <Thumbnail editor={editor} />
      </Part>
      <PlaceAndPay editor={editor} errors={errors} sought={sought} />
      <Applying editor={editor} sought={sought} />
    </Stack>
  );
}

function General({ editor, errors, sought }: Props) {
  const t = useTexts('job-ads');
  const industries = useIndustries();
  const label = useListLabels();
  const choicesOf = (list: ListName, keys: readonly string[]) => keys.map((value) => ({ value, label: label(list, value) }));
  const { draft, change } = editor;
  const openingsWrong = isOpeningsWrong(draft.openings) ? t('fields.openingsWrong', { max: number(maxOpenings) }) : undefined;
  return (
    <Part
      title={t('parts.general')}
      summary={listed([
        draft.title,
        ...draft.employmentType.map((one) => label('employmentType', one)),
        ...draft.field.map((one) => label('field', one)),
      ])}
      errors={[errors.title, errors.employmentType, errors.field, openingsWrong]}
      fields={['ad-title', 'ad-employmentType', 'ad-field']}
      sought={sought}
      opens={draft.employmentType.length === 0}
    >
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
        <NumberInput
          label={t('fields.openings')}
          description={t('fields.openingsHint')}
          min={1}
          max={maxOpenings}
          clampBehavior="none"
          allowNegative={false}
          allowDecimal={false}
          value={draft.openings ?? ''}
          error={openingsWrong}
          onChange={(value) => change({ openings: typeof value === 'number' ? value : null })}
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

function PlaceAndPay({ editor: { draft, change }, errors, sought }: Props) {
  const t = useTexts('job-ads');
  const choose = (remote: JobAdFields['remote']) =>
    change({ remote, ...(remote === 'fully' && draft.places.length === 0 && { places: [emptyPlace] }) });
  return (
    <Part
      title={t('parts.placeAndPay')}
      summary={
        listed([...draft.places.map(({ city }) => city), draft.remote === 'no' ? '' : t(`remoteShort.${draft.remote}`)]) ||
        t('parts.nothing')
      }
      errors={[errors.places]}
      fields={['ad-city-0', 'ad-salary']}
      sought={sought}
    >
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

function Applying({ editor, sought }: Pick<Props, 'editor' | 'sought'>) {
  const t = useTexts('job-ads');
  const { draft, change } = editor;
  return (
    <Part
      title={t('parts.applying')}
      summary={
        listed([
          draft.closingDate ? `${t('view.applyUntil')} ${date(`${draft.closingDate}T12:00`)}` : '',
          draft.replyDays ? t('view.reply', { count: draft.replyDays }) : '',
        ]) || t('parts.nothing')
      }
      errors={[isClosingWrong(draft.closingDate) ? t('fields.closingDateWrong') : undefined]}
      fields={['ad-closingDate', 'ad-replyDays']}
      sought={sought}
    >
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
          id="ad-replyDays"
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
