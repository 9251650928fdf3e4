import { NativeSelect, Text } from '@mantine/core';
import { emailTemplates } from '@vitrine/contract/emails/templates.ts';
import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import { useState } from 'react';
import { TextTemplates } from '../../../parts/text-templates/TextTemplates.tsx';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { languageNames, language as ownLanguage } from '../../../platform/i18n.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { TemplateForm } from './TemplateForm.tsx';

interface Props {
  /** The first recipient, for whom the places are filled in. */
  email: string | undefined;
  onClose: () => void;
  onChoose: (template: { subject: string; html: string }) => void;
}

/** E-mails to begin with, in the language of whoever gets them. */
export function TemplatesDialog({ email, onClose, onChoose }: Props) {
  const t = useTexts('emails');
  const [language, setLanguage] = useState<Language>(ownLanguage);
  return (
    <TextTemplates
      title={t('compose.templates')}
      list={useAsk(emailTemplates.list, { language, ...(email ? { email } : {}) }, { keepPrevious: true })}
      above={
        <>
          <NativeSelect
            label={t('compose.language')}
            data={languages.map((one) => ({ value: one, label: languageNames[one] }))}
            value={language}
            onChange={(event) => setLanguage(languages.find((one) => one === event.currentTarget.value) ?? 'en')}
          />
          <Text size="sm" c="dimmed">
            {t('compose.templatesText')}
          </Text>
        </>
      }
      excerpt={({ subject, texts, language: spoken }) => subject || texts[spoken].body}
      form={(template, onClose) => <TemplateForm template={template} onClose={onClose} />}
      remove={emailTemplates.remove}
      onChoose={onChoose}
      onClose={onClose}
    />
  );
}
