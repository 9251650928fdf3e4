import { Anchor, Group, SegmentedControl, Text } from '@mantine/core';
import { type EditedCaptions, filmCaptions } from '@vitrine/contract/captions/films.ts';
import { cuesOf, webVtt } from '@vitrine/contract/transcripts/captions.ts';
import { maxTranscriptCharacters } from '@vitrine/contract/transcripts/shapes.ts';
import { editableText } from '@vitrine/contract/transcripts/text.ts';
import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import { useRef, useState } from 'react';
import { languageNames } from '../../platform/i18n.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { SaveWords, useSavingWords } from '../transcripts/SaveWords.tsx';
import { WordsField } from '../transcripts/WordsField.tsx';
import { type PlayerHandle, VideoPlayer } from '../VideoPlayer.tsx';
import { CaptionFile } from './CaptionFile.tsx';
import type { CaptionedFilm } from './captioned-film.ts';
import { HeardByProgram } from './HeardByProgram.tsx';

interface Props {
  film: CaptionedFilm;
  edited: EditedCaptions;
  language: Language;
  onLanguage: (language: Language) => void;
  /** Asks anew what stands there. */
  again: () => void;
  onClose: () => void;
}

/** The captions of a film in one language: written here, taken from a file, or what a program heard to begin with. */
export function WrittenCaptions({ film, edited, language, onLanguage, again, onClose }: Props) {
  const t = useTexts('transcripts');
  const player = useRef<PlayerHandle>(null);
  const standing = edited.items.find((one) => one.language === language);
  // what is changed is what was there when it was opened, whatever comes in meanwhile
  const [begun] = useState({ words: standing?.words ?? [], changedAt: standing?.changedAt ?? null });
  const [text, setText] = useState(editableText(begun.words));
  /** A file as it was chosen, until somebody changes its words: it knows more exactly when each caption ends. */
  const [file, setFile] = useState<string>();
  const { mutate, saving, outdated } = useSavingWords(filmCaptions.save, { said: t('captions.saved'), onClose });
  const isChanged = text !== editableText(begun.words);
  const change = (next: string) => {
    setText(next);
    setFile(undefined);
  };
  return (
    <>
      <SegmentedControl
        mb={16}
        aria-label={t('captions.language')}
        // what was written and not saved would be lost
        disabled={isChanged}
        data={languages.map((value) => ({ value, label: languageNames[value] }))}
        value={language}
        onChange={(value) => onLanguage(value as Language)}
      />
      <WordsField
        player={player}
        label={t('captions.words')}
        text={text}
        onText={change}
        language={language}
        maxLength={maxTranscriptCharacters * 2}
        playing={
          <VideoPlayer
            handle={player}
            src={film.url}
            contentType={film.contentType}
            poster={film.poster}
            processing={film.processing}
            label={film.label}
          />
        }
      >
        <Text size="sm" c="dimmed">
          {t('captions.hint')}
        </Text>
        <Group gap={12}>
          <CaptionFile
            length={() => player.current?.length() ?? 0}
            onRead={(words, chosen) => {
              setText(editableText(words));
              setFile(chosen);
            }}
          />
          {begun.words.length > 0 && (
            <Anchor
              size="sm"
              href={`data:text/vtt;charset=utf-8,${encodeURIComponent(webVtt(cuesOf(begun.words)))}`}
              download={`${film.label}.${language}.vtt`}
            >
              {t('review.download')}
            </Anchor>
          )}
        </Group>
        <HeardByProgram
          film={edited.film}
          place={edited.place}
          language={language}
          program={standing?.program ?? null}
          again={again}
          onTake={(words) => change(editableText(words))}
        />
      </WordsField>
      <SaveWords
        saving={saving}
        outdated={outdated}
        unchanged={!isChanged}
        onClose={onClose}
        onSave={() =>
          mutate({
            film: edited.film,
            language,
            text: file ?? text,
            changedAt: begun.changedAt,
            seconds: player.current?.length() ?? 0,
          })
        }
      />
    </>
  );
}
