import { Alert, Button, Group, Select, Stack, Text, Textarea } from '@mantine/core';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import type { ApplicationStatus } from '@vitrine/contract/reference-lists.ts';
import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import { useState } from 'react';
import { type Named, useNameOf } from '../../../parts/applicant/names.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { number } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/use-texts.ts';

/** Whom a letter goes to; of whom several are written to at once, in which language. */
export type Recipient = Named & { id: string; status: ApplicationStatus; withdrawnAt?: string | null; language?: Language };
export type MailedStatus = 'Interview' | 'Accepted' | 'Denied';

interface Wanted {
  status: MailedStatus;
  reasonId: string | undefined;
}

const useLetter = (id: string, { status, reasonId }: Wanted) =>
  useAsk(deciding.mailPreview, { id, status, ...(reasonId ? { reasonId } : {}) }, { keepPrevious: true }).data;

interface OneProps extends Wanted {
  person: Recipient;
  /** What was written instead of the letter. */
  text: string | undefined;
  onText: (text: string | undefined) => void;
}

/** The letter to one person, to be read and changed. */
export function OneLetter({ person, text, onText, ...wanted }: OneProps) {
  const t = useTexts('applicants');
  const letter = useLetter(person.id, wanted);
  if (!letter) return null;
  const changed = text !== undefined && text !== letter.text;
  return (
    <Stack gap={4} align="flex-start">
      <Textarea
        w="100%"
        label={t('status.mailText', { language: t(`languages.${letter.language as Language}`) })}
        description={person.blind ? `${letter.subject}. ${t('blind.mail')}` : letter.subject}
        autosize
        minRows={8}
        maxRows={16}
        maxLength={4000}
        value={text ?? letter.text}
        onChange={(event) => onText(event.currentTarget.value === letter.text ? undefined : event.currentTarget.value)}
      />
      {changed && (
        <Button variant="subtle" size="compact-sm" onClick={() => onText(undefined)}>
          {t('denial.again')}
        </Button>
      )}
    </Stack>
  );
}

/** In which languages several people are written to, and the letter to each of them. */
export function EachLetter({ people, ...wanted }: Wanted & { people: Recipient[] }) {
  const t = useTexts('applicants');
  const nameOf = useNameOf();
  const [chosen, choose] = useState(people[0]?.id ?? '');
  const letter = useLetter(chosen, wanted);
  const spoken = languages.map((language) => ({ language, count: people.filter((one) => one.language === language).length }));
  return (
    <Stack gap={12} component="section" aria-label={t('denial.each')}>
      <Text size="sm">
        {spoken
          .filter(({ count }) => count > 0)
          .map(({ language, count }) => t('denial.inLanguage', { count, language: t(`languages.${language}`) }))
          .join(' · ')}
        {'. '}
        {t('status.mailEach')}
      </Text>
      <Group gap={8}>
        <Select
          label={t('denial.lookAt')}
          data={people.map((one, at) => ({ value: one.id, label: `${number(at + 1)}. ${nameOf(one)}` }))}
          value={chosen}
          onChange={(id) => id && choose(id)}
          allowDeselect={false}
          searchable
          style={{ flex: 1 }}
        />
      </Group>
      {letter && (
        <Alert variant="light" title={letter.subject} aria-live="polite">
          <Text size="sm" style={{ whiteSpace: 'pre-line' }} lang={letter.language}>
            {letter.text}
          </Text>
        </Alert>
      )}
    </Stack>
  );
}
