import { Button, Group, Modal, Select, Text } from '@mantine/core';
import type { Take } from '@vitrine/contract/interviews/parts.ts';
import { languageOf } from '@vitrine/contract/transcripts/language-of.ts';
import { maxTranscriptCharacters } from '@vitrine/contract/transcripts/shapes.ts';
import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import { useRef, useState } from 'react';
import { languageNames } from '../../platform/i18n.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { usePhone } from '../../ui/use-phone.ts';
import { type PlayerHandle, VideoPlayer } from '../VideoPlayer.tsx';
import { SaveWords } from './SaveWords.tsx';
import { WordsField } from './WordsField.tsx';

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

/** Writes down what is said in an answer, beside the playing recording. */
export function WordsEditor({ questionNo, answer: { kind, media, trim }, begun, saving, outdated, onSave, onExpired, onClose }: Props) {
  const t = useTexts('transcripts');
  const player = useRef<PlayerHandle>(null);
  const [text, setText] = useState(begun.text);
  const [language, setLanguage] = useState(begun.language);
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
      <WordsField
        player={player}
        label={t('editor.words')}
        text={text}
        onText={setText}
        language={language}
        maxLength={maxTranscriptCharacters}
        playing={
          media && (
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
          )
        }
      >
        <Select
          label={t('editor.language')}
          allowDeselect={false}
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
          value={language}
          onChange={(value) => value && setLanguage(value as Language)}
        />
        <OtherLanguage text={text} language={language} onTake={setLanguage} />
      </WordsField>
      <SaveWords saving={saving} outdated={outdated} onSave={() => onSave({ text, language })} onClose={onClose} />
    </Modal>
  );
}

interface OtherLanguageProps {
  text: string;
  language: Language;
  onTake: (language: Language) => void;
}

/** Says that the words are in another language than the one chosen, before they are kept, searched and read aloud as if they were not. */
function OtherLanguage({ text, language, onTake }: OtherLanguageProps) {
  const t = useTexts('transcripts');
  const spoken = languageOf(text.split(/\s+/));
  const other = spoken && spoken !== language ? spoken : undefined;
  return (
    <Group role="status" gap={8}>
      {other && (
        <>
          <Text size="sm">{t('editor.otherLanguage', { language: languageNames[other] })}</Text>
          <Button variant="default" size="compact-sm" onClick={() => onTake(other)}>
            {t('editor.takeLanguage', { language: languageNames[other] })}
          </Button>
        </>
      )}
    </Group>
  );
}
