import { Button, Group, Modal, Select, Stack, Text, Textarea } from '@mantine/core';
import { IconClockPlus, IconRewindBackward5 } from '@tabler/icons-react';
import type { Take } from '@vitrine/contract/interviews/parts.ts';
import { maxTranscriptCharacters } from '@vitrine/contract/transcripts/shapes.ts';
import { lineTime } from '@vitrine/contract/transcripts/text.ts';
import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { languageNames } from '../../platform/i18n.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { DialogFoot } from '../../ui/dialogs/DialogFoot.tsx';
import { usePhone } from '../../ui/use-phone.ts';
import { type PlayerHandle, VideoPlayer } from '../VideoPlayer.tsx';
import classes from './Words.module.css';

export interface WordsToWrite {
  text: string;
  language: Language;
}

interface Props {
  questionNo: number;
  answer: Pick<Take, 'kind' | 'media' | 'trim'>;
  begun: WordsToWrite;
  saving: boolean;
  /** Others have written meanwhile what is being corrected. */
  outdated?: boolean;
  onSave: (written: WordsToWrite) => void;
  onExpired?: () => void;
  onClose: () => void;
}

const stepBack = 3;

/** Writes down what is said, beside the playing recording. */
export function WordsEditor({ questionNo, answer: { kind, media, trim }, begun, saving, outdated, onSave, onExpired, onClose }: Props) {
  const t = useTexts('transcripts');
  const player = useRef<PlayerHandle>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(begun.text);
  const [language, setLanguage] = useState(begun.language);
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
    setText(`${before}${mark}${text.slice(at).trimStart()}`);
    const caret = before.length + mark.length;
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(caret, caret);
    });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size={1080}
      fullScreen={usePhone()}
      closeOnClickOutside={false}
      title={t('editor.title', { number: questionNo })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <div className={classes.editor}>
        <Stack gap={12}>
          {media && (
            <VideoPlayer
              handle={player}
              src={media.url}
              contentType={media.contentType}
              poster={media.poster}
              processing={media.processing}
              seconds={media.seconds}
              trim={trim}
              sound={kind === 'audio'}
              label={t('editor.player', { number: questionNo })}
              onExpired={onExpired}
            />
          )}
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
            maxLength={maxTranscriptCharacters}
            label={t('editor.words')}
            description={t('editor.hint')}
            lang={language}
            onKeyDown={press}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Select
            label={t('editor.language')}
            allowDeselect={false}
            data={languages.map((value) => ({ value, label: languageNames[value] }))}
            value={language}
            onChange={(value) => value && setLanguage(value as Language)}
          />
          {outdated && (
            <Text role="alert" c="red">
              {t('editor.changed')}
            </Text>
          )}
        </Stack>
      </div>
      <DialogFoot cancel={t('common:cancel')} onCancel={onClose}>
        <Button loading={saving} disabled={outdated ?? false} onClick={() => onSave({ text, language })}>
          {t('editor.save')}
        </Button>
      </DialogFoot>
    </Modal>
  );
}
