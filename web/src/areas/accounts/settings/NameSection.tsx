import { Button, Group, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { account } from '@vitrine/contract/accounts/account.ts';
import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import i18next from 'i18next';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useFormOf } from '../../../platform/calls/use-form-of.ts';
import { chooseLanguage } from '../../../platform/i18n.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Section } from '../../../ui/Section.tsx';
import type { Own } from './own.ts';

const names: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français' };

export function NameSection({ own }: { own: Own }) {
  const t = useTexts('accounts');
  const form = useFormOf(account.updateName.body, { firstName: own.firstName, lastName: own.lastName, language: own.language });
  const act = useAct(account.updateName, {
    form,
    onDone: async (_, { language }) => {
      form.resetDirty();
      if (language) await chooseLanguage(language);
      // in the language just chosen
      notices.done(i18next.t('saved'));
    },
  });
  return (
    <Section title={t('name.title')}>
      <form noValidate onSubmit={form.onSubmit((values) => act.mutate(values))}>
        <Stack>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput autoComplete="given-name" required label={t('firstName')} {...form.getInputProps('firstName')} />
            <TextInput autoComplete="family-name" required label={t('lastName')} {...form.getInputProps('lastName')} />
          </SimpleGrid>
          <Select
            label={t('name.language')}
            description={t('name.languageHint')}
            allowDeselect={false}
            data={languages.map((value) => ({ value, label: names[value] }))}
            {...form.getInputProps('language')}
          />
          <Group justify="flex-end">
            <Button type="submit" loading={act.isPending} disabled={!form.isDirty()}>
              {t('common:save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}
