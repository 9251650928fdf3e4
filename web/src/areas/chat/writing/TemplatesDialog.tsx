import { Text } from '@mantine/core';
import { chatTemplates } from '@vitrine/contract/chat/templates.ts';
import type { Place } from '../../../parts/chat/outbox.ts';
import { TextTemplates } from '../../../parts/text-templates/TextTemplates.tsx';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { TemplateForm } from './TemplateForm.tsx';

interface Props {
  place: Place;
  onClose: () => void;
  onChoose: (text: string) => void;
}

/** What is written often, for whoever is at the other end. */
export function TemplatesDialog({ place: { conversationId, memberEmail, bookingId }, onClose, onChoose }: Props) {
  const t = useTexts('chat');
  const asked = conversationId ? { conversationId } : { memberEmail, ...(bookingId ? { bookingId } : {}) };
  return (
    <TextTemplates
      title={t('templates.title')}
      list={useAsk(chatTemplates.list, asked)}
      above={
        <Text size="sm" c="dimmed">
          {t('templates.text')}
        </Text>
      }
      excerpt={({ text }) => text}
      form={(template, onClose) => <TemplateForm template={template} onClose={onClose} />}
      remove={chatTemplates.remove}
      onChoose={({ text }) => onChoose(text)}
      onClose={onClose}
    />
  );
}
