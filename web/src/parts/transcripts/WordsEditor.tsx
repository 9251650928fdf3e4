import { Modal, Select } from '@mantine/core';
import type { Take } from '@vitrine/contract/interviews/parts.ts';
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
      </WordsField>
      <SaveWords saving={saving} outdated={outdated} onSave={() => onSave({ text, language })} onClose={onClose} />
    </Modal>
  );
}
