import { Button, Stack, Text, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import { Fragment, type ReactNode } from 'react';
import { useTexts } from '../../platform/use-texts.ts';
import { DialogFoot } from '../../ui/dialogs/DialogFoot.tsx';

interface Props {
  nameProps: GetInputPropsReturnType;
  /** It has words in no language. */
  empty: boolean;
  /** What is written in a language. */
  words: (language: Language) => ReactNode;
  busy: boolean;
  onSubmit: (event?: React.FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
}

/** A template of the company: its name, and its words in the languages in which it is needed. */
export function TextTemplateForm({ nameProps, empty, words, busy, onSubmit, onClose }: Props) {
  const t = useTexts('text-templates');
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap={16}>
        <TextInput label={t('name')} description={t('shared')} maxLength={80} required data-autofocus {...nameProps} />
        <Text size="sm" c="dimmed">
          {t('places')}
        </Text>
        {languages.map((one) => (
          <Fragment key={one}>{words(one)}</Fragment>
        ))}
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {empty && t('none')}
        </Text>
        <DialogFoot cancel={t('common:cancel')} onCancel={onClose}>
          <Button type="submit" loading={busy}>
            {t('common:save')}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}
