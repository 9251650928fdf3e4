import { Textarea } from '@mantine/core';
import { maxMessageCharacters } from '@vitrine/contract/chat/shapes.ts';
import { type ChatTemplate, chatTemplates } from '@vitrine/contract/chat/templates.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { TextTemplateForm } from '../../../parts/text-templates/TextTemplateForm.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useFormOf } from '../../../platform/calls/use-form-of.ts';
import { languageNames } from '../../../platform/i18n.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';

interface Values extends Record<string, unknown> {
  name: string;
  texts: Record<Language, string>;
}

/** A message that the company keeps, in the languages in which it is needed. */
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
    <TextTemplateForm
      nameProps={form.getInputProps('name')}
      empty={Boolean(form.errors.texts)}
      busy={add.isPending || update.isPending}
      onSubmit={form.onSubmit(save)}
      onClose={onClose}
      words={(one) => (
        <Textarea
          label={languageNames[one]}
          lang={one}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={maxMessageCharacters}
          {...form.getInputProps(`texts.${one}`)}
        />
      )}
    />
  );
}
