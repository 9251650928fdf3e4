import { Button, Group, Stack, Textarea } from '@mantine/core';
import { IconClockPlus, IconRewindBackward5 } from '@tabler/icons-react';
import { lineTime } from '@vitrine/contract/transcripts/text.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import { useTexts } from '../../platform/use-texts.ts';
import type { PlayerHandle } from '../VideoPlayer.tsx';
import classes from './Words.module.css';

interface Props {
  /** What plays beside the words, steered from among them. */
  player: RefObject<PlayerHandle | null>;
  playing: ReactNode;
  /** Stands below the words. */
  children: ReactNode;
  label: string;
  text: string;
  onText: (text: string) => void;
  language: Language;
  maxLength: number;
  error?: ReactNode;
}

const stepBack = 3;

/** Words that are written down beside a playing recording. */
export function WordsField({ player, playing, children, label, text, onText, language, maxLength, error }: Props) {
  const t = useTexts('transcripts');
  const field = useRef<HTMLTextAreaElement>(null);
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!event.ctrlKey || event.code !== 'Space') return;
    event.preventDefault();
    player.current?.toggle();
  };
  /** The second that plays, on a line of its own where the cursor stands. */
  const insertTime = () => {
    const at = field.current?.selectionStart ?? text.length;
    const before = text.slice(0, at).trimEnd();
    const mark = `${before ? '\n' : ''}[${lineTime(player.current?.second() ?? 0)}] `;
    onText(`${before}${mark}${text.slice(at).trimStart()}`);
    const caret = before.length + mark.length;
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(caret, caret);
    });
  };
  return (
    <div className={classes.editor}>
      <Stack gap={12}>
        {playing}
        <Group gap={8}>
          <Button
            variant="default"
            leftSection={<IconRewindBackward5 size={18} stroke={1.5} aria-hidden="true" />}
            onClick={() => player.current?.skip(-stepBack)}
          >
            {t('editor.back')}
          </Button>
          <Button variant="default" leftSection={<IconClockPlus size={18} stroke={1.5} aria-hidden="true" />} onClick={insertTime}>
            {t('editor.insert')}
          </Button>
        </Group>
      </Stack>
      <Stack gap={12}>
        <Textarea
          ref={field}
          data-autofocus
          autosize
          minRows={8}
          maxRows={18}
          maxLength={maxLength}
          label={label}
          description={t('editor.hint')}
          lang={language}
          error={error}
          onKeyDown={press}
          value={text}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
        />
        {children}
      </Stack>
    </div>
  );
}
