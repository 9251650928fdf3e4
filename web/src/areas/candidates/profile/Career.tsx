import { ActionIcon, Group, Select, Stack, TagsInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { profileEntries } from '@vitrine/contract/candidates/parts.ts';
import { type CandidateProfile, maxEntries, type Spoken } from '@vitrine/contract/candidates/shapes.ts';
import { type LanguageLevel, languageLevels, type SpokenLanguage, spokenLanguages } from '@vitrine/contract/profile-lists.ts';
import { useState } from 'react';
import { languageName } from '../../../parts/profile/words.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Section } from '../../../ui/Section.tsx';
import { Educations } from './Educations.tsx';
import { Experiences } from './Experiences.tsx';
import { useProfileAct } from './use-profile.ts';

/** What somebody did, learned, can do and speaks. */
export function Career({ profile }: { profile: CandidateProfile }) {
  return (
    <>
      <Experiences profile={profile} />
      <Educations profile={profile} />
      <Skills profile={profile} />
      <Languages profile={profile} />
    </>
  );
}

function Skills({ profile: { skills } }: { profile: CandidateProfile }) {
  const t = useTexts('candidates');
  const insert = useProfileAct(profileEntries.insertSkill);
  const remove = useProfileAct(profileEntries.deleteSkill);
  const names = skills.map(({ name }) => name);
  const change = (wanted: string[]) => {
    for (const { id, name } of skills) if (!wanted.includes(name)) remove.mutate({ id });
    for (const name of wanted) if (!names.includes(name)) insert.mutate({ name: name.trim().slice(0, 80) });
  };
  return (
    <Section title={t('skills.title')}>
      <TagsInput
        label={t('skills.label')}
        description={t('skills.text')}
        value={names}
        maxTags={maxEntries}
        maxLength={80}
        acceptValueOnBlur
        splitChars={[',', ';']}
        onChange={change}
      />
    </Section>
  );
}

const allLanguages = Object.keys(spokenLanguages) as SpokenLanguage[];

function Languages({ profile: { languages } }: { profile: CandidateProfile }) {
  const t = useTexts('candidates');
  const insert = useProfileAct(profileEntries.insertLanguage);
  const [wanted, setWanted] = useState(0);
  const left = allLanguages
    .filter((one) => !languages.some((there) => there.language === one))
    .map((value) => ({ value, label: languageName(value) }))
    .sort((one, other) => one.label.localeCompare(other.label));
  return (
    <Section title={t('languages.title')} text={t('languages.text')}>
      <Stack gap={12}>
        {languages.map((one) => (
          <Language key={one.id} one={one} />
        ))}
        {left.length > 0 && (
          <Select
            // begins anew with every language that was added
            key={wanted}
            label={t('languages.add')}
            placeholder={t('languages.choose')}
            searchable
            data={left}
            value={null}
            onChange={(language) => {
              if (!language) return;
              insert.mutate({ language: language as SpokenLanguage, level: 'conversational' });
              setWanted((count) => count + 1);
            }}
          />
        )}
      </Stack>
    </Section>
  );
}

function Language({ one }: { one: Spoken }) {
  const t = useTexts('candidates');
  const update = useProfileAct(profileEntries.updateLanguage);
  const remove = useProfileAct(profileEntries.deleteLanguage);
  const name = languageName(one.language);
  return (
    <Group gap={8} align="flex-end" wrap="nowrap">
      <Select
        label={name}
        flex={1}
        allowDeselect={false}
        data={languageLevels.map((value) => ({ value, label: t(`common:lists.level.${value}`) }))}
        value={update.isPending ? update.variables.level : one.level}
        onChange={(level) => level && update.mutate({ id: one.id, language: one.language, level: level as LanguageLevel })}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        aria-label={t('entry.remove', { title: name })}
        onClick={() => remove.mutate({ id: one.id })}
      >
        <IconTrash size={20} stroke={1.5} />
      </ActionIcon>
    </Group>
  );
}
