import { Button, Group, Textarea } from '@mantine/core';
import { messages } from '@vitrine/contract/chat/messages.ts';
import { type ChatMessage, maxMessageCharacters } from '@vitrine/contract/chat/shapes.ts';
import { type KeyboardEvent, useState } from 'react';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useTexts } from '../../../platform/use-texts.ts';

interface Props {
  one: ChatMessage;
  /** With the message as it is now, or without where it stays. */
  onDone: (now?: ChatMessage) => void;
}

/** An own message written otherwise, in its place. Enter saves, Escape leaves it as it was. */
export function Rewriting({ one, onDone }: Props) {
  const t = useTexts('chat');
  const [words, setWords] = useState(one.message);
  const edit = useAct(messages.edit, { changes: false, onDone });
  const save = () => {
    const message = words.trim();
    if (!message || message === one.message) return onDone();
    edit.mutate({ id: one.id, message });
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onDone();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    save();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Textarea
        autoFocus
        aria-label={t('rewrite')}
        autosize
        minRows={1}
        maxRows={12}
        maxLength={maxMessageCharacters}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={onKey}
      />
      <Group gap={8} justify="flex-end" mt={8}>
        <Button size="compact-md" color="info" onClick={() => onDone()}>
          {t('common:cancel')}
        </Button>
        <Button size="compact-md" type="submit" loading={edit.isPending}>
          {t('common:save')}
        </Button>
      </Group>
    </form>
  );
}
