import { Button, Group, Pill, Text } from '@mantine/core';
import type { Attachment } from '@vitrine/contract/chat/shapes.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from '../Chat.module.css';

/** What goes along with the next message; it can be taken off again. */
export function ChosenFile({ file, onDrop }: { file: Attachment; onDrop: () => void }) {
  const t = useTexts('chat');
  const picture = file.preview === 'picture' ? file.url : file.recording?.poster;
  return (
    <div className={classes.chosen}>
      {picture && <img src={picture} alt="" width={48} height={48} className={classes.thumb} />}
      <Pill
        withRemoveButton
        onRemove={onDrop}
        removeButtonProps={{ 'aria-label': t('takeOff', { name: file.name }), 'aria-hidden': false, tabIndex: 0 }}
      >
        {file.name}
      </Pill>
    </div>
  );
}

/** A recording that did not go up: it is still here. */
export function NotUp({ why, onAgain, onDrop }: { why: string; onAgain: () => void; onDrop: () => void }) {
  const t = useTexts('chat');
  return (
    <Group gap={8} role="alert">
      <Text size="sm" flex="1 1 200px">
        {t('speak.failed', { why })}
      </Text>
      <Button size="compact-sm" onClick={onAgain}>
        {t('again')}
      </Button>
      <Button size="compact-sm" variant="default" onClick={onDrop}>
        {t('speak.drop')}
      </Button>
    </Group>
  );
}
