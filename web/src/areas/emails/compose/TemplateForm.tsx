import { Stack, Textarea, TextInput } from '@mantine/core';
import { type EmailTemplate, emailTemplates, maxTemplateCharacters } from '@vitrine/contract/emails/templates.ts';
import { TextTemplateForm } from '../../../parts/text-templates/TextTemplateForm.tsx';
import classes from '../../../parts/text-templates/TextTemplates.module.css';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useFormOf } from '../../../platform/calls/use-form-of.ts';
import { languageNames } from '../../../platform/i18n.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';

interface Values extends Record<string, unknown> {
  name: string;
  texts: EmailTemplate['texts'];
}

const nothing = { subject: '', body: '' };

/** An e-mail that the company keeps, in the languages in which it is needed. */
export function TemplateForm({ template, onClose }: { template: EmailTemplate | null; onClose: () => void }) {
  const t = useTexts('emails');
  const form = useFormOf<Values>(emailTemplates.add.body, {
    name: template?.name ?? '',
    texts: template?.texts ?? { en: nothing, de: nothing, fr: nothing },
  });
  const onDone = () => {
    notices.done(t('common:saved'));
    onClose();
  };
  const add = useAct(emailTemplates.add, { form, onDone });
  const update = useAct(emailTemplates.update, { form, onDone });
  const save = (values: Values) => (template ? update.mutate({ id: template.id, ...values }) : add.mutate(values));
  return (
    <TextTemplateForm
      nameProps={form.getInputProps('name')}
      empty={Boolean(form.errors.texts)}
      busy={add.isPending || update.isPending}
      onSubmit={form.onSubmit(save)}
      onClose={onClose}
      words={(one) => (
        <fieldset className={classes.language}>
          <legend>{languageNames[one]}</legend>
          <Stack gap={8}>
            <TextInput label={t('compose.subject')} lang={one} maxLength={500} {...form.getInputProps(`texts.${one}.subject`)} />
            <Textarea
              label={t('compose.words')}
              lang={one}
              autosize
              minRows={3}
              maxRows={12}
              maxLength={maxTemplateCharacters}
              {...form.getInputProps(`texts.${one}.body`)}
            />
          </Stack>
        </fieldset>
      )}
    />
  );
}
