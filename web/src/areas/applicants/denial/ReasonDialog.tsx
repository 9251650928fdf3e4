import { Button, Modal, Stack, Tabs, Textarea, TextInput } from '@mantine/core';
import { type DenialReason, denialReasons } from '@vitrine/contract/applicants/denial-reasons.ts';
import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import { useState } from 'react';
import { useAct } from '../../../platform/calls/use-act.ts';
import { type FormOf, useFormOf } from '../../../platform/calls/use-form-of.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { DialogFoot } from '../../../ui/dialogs/DialogFoot.tsx';

interface Props {
  /** None for a new one. */
  reason: DenialReason | undefined;
  /** With what the letters of a new one begin. */
  ours: Record<Language, string>;
  onClose: () => void;
}
interface Values extends Record<string, unknown> {
  name: string;
  letters: Record<Language, string>;
}

const perLanguage = (of: (language: Language) => string): Record<Language, string> => ({ en: of('en'), de: of('de'), fr: of('fr') });

/** What a reason is called and what is written for it, in each language. */
export function ReasonDialog({ reason, ours, onClose }: Props) {
  const t = useTexts('applicants');
  const form = useFormOf<Values>(denialReasons.add.body, {
    name: reason?.name ?? '',
    letters: reason ? perLanguage((one) => reason.letters[one].text) : ours,
  });
  const onDone = () => {
    notices.done(t('common:saved'));
    onClose();
  };
  const add = useAct(denialReasons.add, { form, onDone });
  const update = useAct(denialReasons.update, { form, onDone });
  const save = (values: Values) => (reason ? update.mutate({ id: reason.id, ...values }) : add.mutate(values));
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={reason ? t('denial.edit', { name: reason.name }) : t('denial.add')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <form noValidate onSubmit={form.onSubmit(save)}>
        <Stack gap={16}>
          <TextInput label={t('denial.name')} maxLength={80} required data-autofocus {...form.getInputProps('name')} />
          <Letters form={form} ours={reason ? perLanguage((one) => reason.letters[one].ours) : ours} />
          <DialogFoot cancel={t('common:cancel')} onCancel={onClose}>
            <Button type="submit" loading={add.isPending || update.isPending}>
              {t('common:save')}
            </Button>
          </DialogFoot>
        </Stack>
      </form>
    </Modal>
  );
}

function Letters({ form, ours }: { form: FormOf<Values>; ours: Record<Language, string> }) {
  const t = useTexts('applicants');
  const [language, setLanguage] = useState<Language>('en');
  const path = `letters.${language}`;
  return (
    <Tabs value={language} onChange={(next) => setLanguage(languages.find((one) => one === next) ?? 'en')}>
      <Tabs.List aria-label={t('denial.tabs')}>
        {languages.map((one) => (
          <Tabs.Tab key={one} value={one} tt="capitalize">
            {t(`languages.${one}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={language} pt={12}>
        <Textarea
          key={path}
          label={t('denial.letter', { language: t(`languages.${language}`) })}
          description={t('denial.places')}
          lang={language}
          autosize
          minRows={8}
          maxRows={16}
          maxLength={4000}
          {...form.getInputProps(path)}
        />
        {form.values.letters[language] !== ours[language] && (
          <Button variant="subtle" size="compact-sm" mt={4} onClick={() => form.setFieldValue(path, ours[language])}>
            {t('denial.ours')}
          </Button>
        )}
      </Tabs.Panel>
    </Tabs>
  );
}
