import { Chip, Group, Input, Select, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { profileFields } from '@vitrine/contract/candidates/profile.ts';
import { maxDescription } from '@vitrine/contract/candidates/shapes.ts';
import { type WorkPermit, workPermits } from '@vitrine/contract/profile-lists.ts';
import {
  careerStageKeyOf,
  careerStages,
  graduationTypes,
  type HiringPreference,
  hiringPreferences,
} from '@vitrine/contract/reference-lists.ts';
import { useMemo } from 'react';
import { DateField } from '../../../parts/DateField.tsx';
import { useListLabels } from '../../../parts/job-ad/words.ts';
import { countries } from '../../../parts/profile/countries.ts';
import { issuesOf } from '../../../platform/calls/use-form-of.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Section } from '../../../ui/Section.tsx';
import type { Fields } from './fields.ts';

interface Props {
  /** The person writes about herself; otherwise a recruiter does. */
  own: boolean;
  fields: Fields;
  onChange: (part: Partial<Fields>) => void;
}

type TextField =
  | 'firstName'
  | 'lastName'
  | 'cAddress'
  | 'cTelephone'
  | 'profession'
  | 'company'
  | 'universityName'
  | 'interCourseofStudies';

/** Every field of a profile but its lists; the own editor and that of a recruiter show the same. */
export function PersonFields({ own, fields, onChange }: Props) {
  const t = useTexts('candidates');
  const label = useListLabels();
  const hint = (text: string) => (own ? { text } : {});
  const errors = issuesOf(profileFields, { ...fields });
  const lands = useMemo(() => countries(), []);
  const text = (name: TextField, options: { autoComplete?: string; type?: string } = {}) => (
    <TextInput
      label={t(`field.${name}`)}
      value={fields[name]}
      error={errors[name]}
      required={name === 'firstName' || name === 'lastName'}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
      {...options}
    />
  );
  return (
    <Stack gap={24}>
      <Section title={t('person.title')} {...hint(t('person.text'))}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {text('firstName', { autoComplete: 'given-name' })}
          {text('lastName', { autoComplete: 'family-name' })}
          {text('profession', { autoComplete: 'organization-title' })}
          {text('company', { autoComplete: 'organization' })}
        </SimpleGrid>
        <Textarea
          mt={16}
          label={t(own ? 'field.about' : 'field.aboutOther')}
          description={own ? t('person.about') : undefined}
          autosize
          minRows={4}
          maxRows={16}
          maxLength={maxDescription}
          value={fields.about}
          error={errors.about}
          onChange={(event) => onChange({ about: event.currentTarget.value })}
        />
      </Section>
      <Section title={t(own ? 'wish.title' : 'wish.other')} {...hint(t('wish.text'))}>
        <Input.Wrapper label={t('field.preferdTypeOfHiring')} labelElement="div">
          <Chip.Group
            multiple
            value={fields.preferdTypeOfHiring}
            onChange={(chosen) => onChange({ preferdTypeOfHiring: chosen as HiringPreference[] })}
          >
            <Group gap={8} mt={4} role="group" aria-label={t('field.preferdTypeOfHiring')}>
              {hiringPreferences.map((one) => (
                <Chip key={one} value={one}>
                  {label('employmentType', one)}
                </Chip>
              ))}
            </Group>
          </Chip.Group>
        </Input.Wrapper>
        <Input.Wrapper label={t('field.workPermit')} description={own ? t('field.workPermitHint') : undefined} labelElement="div" mt={16}>
          <Chip.Group multiple value={fields.workPermit} onChange={(chosen) => onChange({ workPermit: chosen as WorkPermit[] })}>
            <Group gap={8} mt={4} role="group" aria-label={t('field.workPermit')}>
              {workPermits.map((one) => (
                <Chip key={one} value={one}>
                  {t(`common:lists.workPermit.${one}`)}
                </Chip>
              ))}
            </Group>
          </Chip.Group>
        </Input.Wrapper>
        <SimpleGrid cols={{ base: 1, sm: 2 }} mt={16}>
          <Select
            label={t('field.careerStage')}
            clearable
            data={Object.entries(careerStages).map(([key, value]) => ({ value, label: t(`common:lists.stage.${key as 'student'}`) }))}
            value={fields.careerStage && careerStages[careerStageKeyOf(fields.careerStage) ?? 'student']}
            onChange={(value) => onChange({ careerStage: value as Fields['careerStage'] })}
          />
          <Select
            label={t('field.interHigestGraduation')}
            clearable
            searchable
            data={graduationTypes.map((value) => ({ value, label: label('graduationType', value) }))}
            value={fields.interHigestGraduation}
            onChange={(value) => onChange({ interHigestGraduation: value as Fields['interHigestGraduation'] })}
          />
          {text('universityName')}
          {text('interCourseofStudies')}
        </SimpleGrid>
      </Section>
      <Section title={t('contact.title')} {...hint(t('contact.text'))}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {text('cTelephone', { autoComplete: 'tel', type: 'tel' })}
          {text('cAddress', { autoComplete: 'street-address' })}
          <DateField
            label={t('field.DOB')}
            autoComplete="bday"
            min="1900-01-01"
            max={new Date().toISOString().slice(0, 10)}
            value={fields.DOB}
            error={errors.DOB}
            onChange={(DOB) => onChange({ DOB })}
          />
          <Select
            label={t('field.nationality')}
            clearable
            searchable
            data={lands}
            value={fields.nationality}
            onChange={(nationality) => onChange({ nationality })}
          />
        </SimpleGrid>
      </Section>
    </Stack>
  );
}
