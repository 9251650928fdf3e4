import { Button } from '@mantine/core';
import { IconPlayerStopFilled, IconVolume } from '@tabler/icons-react';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../platform/use-texts.ts';

/** A voice of this very device for a language: others send the text to somebody. */
const voiceFor = (language: Language) =>
  globalThis.speechSynthesis?.getVoices().find(({ lang, localService }) => localService && lang.toLowerCase().startsWith(language));

/** Voices may come only a moment after they were asked for. */
function useVoice(language: Language) {
  const [voice, setVoice] = useState(() => voiceFor(language));
  useEffect(() => {
    const look = () => setVoice(voiceFor(language));
    look();
    globalThis.speechSynthesis?.addEventListener('voiceschanged', look);
    return () => globalThis.speechSynthesis?.removeEventListener('voiceschanged', look);
  }, [language]);
  return voice;
}

/** Reads a question aloud and stops again; not there where this device has no voice for its language. */
export function ReadAloud({ text, language }: { text: string; language: Language }) {
  const t = useTexts('interviews');
  const voice = useVoice(language);
  const [reads, setReads] = useState(false);
  useEffect(() => () => globalThis.speechSynthesis?.cancel(), []);
  if (!voice) return null;
  const toggle = () => {
    speechSynthesis.cancel();
    if (reads) return setReads(false);
    const said = Object.assign(new SpeechSynthesisUtterance(text), { voice, lang: voice.lang });
    said.onend = () => setReads(false);
    said.onerror = () => setReads(false);
    setReads(true);
    speechSynthesis.speak(said);
  };
  const icon = { size: 18, 'aria-hidden': true } as const;
  return (
    <Button
      variant="default"
      leftSection={reads ? <IconPlayerStopFilled {...icon} /> : <IconVolume {...icon} stroke={1.5} />}
      onClick={toggle}
    >
      {t(reads ? 'question.silence' : 'question.aloud')}
    </Button>
  );
}
