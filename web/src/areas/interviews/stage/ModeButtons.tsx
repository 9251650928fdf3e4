import { Button } from '@mantine/core';
import { useTexts } from '../../../platform/use-texts.ts';
import hand from './HandHeld.module.css';
import type { AnswerMode } from './QuestionStep.tsx';

interface Props {
  modes: AnswerMode[];
  mode: AnswerMode;
  onMode: (mode: AnswerMode) => void;
}

/** The other ways to answer, at the thumb. */
export function ModeButtons({ modes, mode, onMode }: Props) {
  const t = useTexts('interviews');
  return (
    <fieldset className={hand.side} aria-label={t('mode.label')}>
      {modes
        .filter((one) => one !== mode)
        .map((one) => (
          <Button key={one} variant="subtle" color="gray.3" px={8} onClick={() => onMode(one)}>
            {t(`mode.${one}`)}
          </Button>
        ))}
    </fieldset>
  );
}
