import { Modal, NativeSelect, Stack, Text, UnstyledButton } from '@mantine/core';
import { emailWriting } from '@vitrine/contract/emails/writing.ts';
import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import { useState } from 'react';
import panes from '../../../parts/panes/Panes.module.css';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { language as ownLanguage } from '../../../platform/i18n.ts';
import { useTexts } from '../../../platform/use-texts.ts';

interface Props {
  /** The first recipient, for whom the places are filled in. */
  email: string | undefined;
  onClose: () => void;
  onChoose: (template: { subject: string; html: string }) => void;
}

/** Each language by its own name, as people look for theirs. */
const names: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français' };

/** E-mails to begin with, in the language of whoever gets them. */
export function TemplatesDialog({ email, onClose, onChoose }: Props) {
  const t = useTexts('emails');
  const [language, setLanguage] = useState<Language>(ownLanguage);
  const list = useAsk(emailWriting.templates, { language, ...(email ? { email } : {}) }, { keepPrevious: true });
  return (
    <Modal opened onClose={onClose} title={t('compose.templates')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <Stack gap={16}>
        <NativeSelect
          label={t('compose.language')}
          data={languages.map((one) => ({ value: one, label: names[one] }))}
          value={language}
          onChange={(event) => setLanguage(languages.find((one) => one === event.currentTarget.value) ?? 'en')}
        />
        <Text size="sm" c="dimmed">
          {t('compose.templatesText')}
        </Text>
        <QueryBoundary of={list}>
          {({ items }) => (
            <ul className={panes.rows} lang={language}>
              {items.map((one) => (
                <li key={one.id}>
                  <UnstyledButton className={panes.row ?? ''} onClick={() => onChoose(one)}>
                    <Text component="span" display="block" fw={700}>
                      {one.name}
                    </Text>
                    <Text component="span" display="block" size="sm" c="dimmed">
                      {one.subject}
                    </Text>
                  </UnstyledButton>
                </li>
              ))}
            </ul>
          )}
        </QueryBoundary>
      </Stack>
    </Modal>
  );
}
