import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import { maxMessageCharacters } from '@vitrine/contract/chat/shapes.ts';
import { type ChatTemplate, chatTemplates } from '@vitrine/contract/chat/templates.ts';
import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useFormOf } from '../../../platform/calls/use-form-of.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { DialogFoot } from '../../../ui/dialogs/DialogFoot.tsx';

interface Values extends Record<string, unknown> {
  name: string;
  texts: Record<Language, string>;
}

/** Each language by its own name, as people look for theirs. */
const names: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français' };

/** A template of the company: its name, and its words in the languages in which it is needed. */
export function TemplateForm({ template, onClose }: { template: ChatTemplate | null; onClose: () => void }) {
  const t = useTexts('chat');
  const form = useFormOf<Values>(chatTemplates.add.body, {
    name: template?.name ?? '',
    texts: template?.texts ?? { en: '', de: '', fr: '' },
  });
  const onDone = () => {
    notices.done(t('common:saved'));
    onClose();
  };
  const add = useAct(chatTemplates.add, { form, onDone });
  const update = useAct(chatTemplates.update, { form, onDone });
  const save = (values: Values) => (template ? update.mutate({ id: template.id, ...values }) : add.mutate(values));
  return (
    <form noValidate onSubmit={form.onSubmit(save)}>
      <Stack gap={16}>
        <TextInput label={t('templates.name')} maxLength={80} required data-autofocus {...form.getInputProps('name')} />
        {languages.map((one) => (
          <Textarea
            key={one}
            label={names[one]}
            description={one === languages[0] ? t('templates.places') : undefined}
            lang={one}
            autosize
            minRows={2}
            maxRows={8}
            maxLength={maxMessageCharacters}
            {...form.getInputProps(`texts.${one}`)}
            error={form.errors[`texts.${one}`] ?? (one === languages[0] && form.errors.texts && t('templates.none'))}
          />
        ))}
        <DialogFoot cancel={t('common:cancel')} onCancel={onClose}>
          <Button type="submit" loading={add.isPending || update.isPending}>
            {t('common:save')}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}
