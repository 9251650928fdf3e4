import { Button, Stack, Textarea } from '@mantine/core';
import { IconNotes } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../../platform/use-texts.ts';
import hand from '../HandHeld.module.css';
import classes from './OwnNotes.module.css';
import { longestNotes, useOwnNotes } from './own-notes.ts';

interface Props {
  applicationId: string;
  live: boolean;
}

/** A few own lines near the lens, so that whoever glances at them seems to look at the viewer. */
export function OwnNotes({ applicationId, live }: Props) {
  const t = useTexts('interviews');
  const { text, write } = useOwnNotes(applicationId);
  const [writing, setWriting] = useState(false);
  if (live)
    return text === '' ? null : (
      <section className={`${classes.notes} ${hand.over}`} aria-label={t('notes.title')}>
        <p className={classes.lines}>{text}</p>
      </section>
    );
  if (!writing)
    return (
      <div className={`${classes.notes} ${hand.over}`}>
        <Button
          variant="subtle"
          color="gray.3"
          px={8}
          mih={44}
          leftSection={<IconNotes size={18} stroke={1.5} aria-hidden="true" />}
          onClick={() => setWriting(true)}
        >
          {t(text === '' ? 'notes.open' : 'notes.change')}
        </Button>
      </div>
    );
  return (
    <Stack gap={8} className={`${classes.notes} ${hand.over}`}>
      <Textarea
        autoFocus
        label={t('notes.title')}
        description={t('notes.text')}
        maxLength={longestNotes}
        autosize
        minRows={2}
        maxRows={4}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
      />
      <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={() => setWriting(false)}>
        {t('notes.done')}
      </Button>
    </Stack>
  );
}
