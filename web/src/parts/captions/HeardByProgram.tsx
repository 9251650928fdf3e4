import { Button, Group, Text } from '@mantine/core';
import { type CaptionsInLanguage, filmCaptions } from '@vitrine/contract/captions/films.ts';
import type { SpokenWord } from '@vitrine/contract/transcripts/shapes.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { useEffect } from 'react';
import { useAct } from '../../platform/calls/use-act.ts';
import { useTexts } from '../../platform/use-texts.ts';

interface Props {
  film: string;
  language: Language;
  /** Where the program is; without one nothing is offered. */
  place: string | null;
  program: CaptionsInLanguage['program'];
  again: () => void;
  onTake: (words: SpokenWord[]) => void;
}

const pause = 3000;

/** Has a program write down what is said, and takes over what it heard, to be corrected. */
export function HeardByProgram({ film, language, place, program, again, onTake }: Props) {
  const t = useTexts('transcripts');
  const transcribe = useAct(filmCaptions.transcribe);
  const waits = program?.state === 'waiting';
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(again, pause);
    return () => clearInterval(timer);
  }, [waits, again]);
  if (place === null) return null;
  return (
    <div>
      <Text size="sm" c="dimmed" role="status" mb={8}>
        {program ? t(`captions.program.${program.state}`) : t(place === 'here' ? 'captions.placeHere' : 'captions.place', { place })}
      </Text>
      <Group gap={8}>
        {program?.state === 'done' ? (
          <Button variant="default" onClick={() => onTake(program.words)}>
            {t('captions.take')}
          </Button>
        ) : (
          <Button variant="default" loading={transcribe.isPending || waits} onClick={() => transcribe.mutate({ film, language })}>
            {t('captions.hear')}
          </Button>
        )}
      </Group>
    </div>
  );
}
