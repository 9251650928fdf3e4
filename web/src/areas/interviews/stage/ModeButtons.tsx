import { Button } from '@mantine/core';
import type { AnswerKind } from '@vitrine/contract/interviews/parts.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import hand from './HandHeld.module.css';

/** How a question is answered; `upload` by a file that is a film. */
export type AnswerMode = AnswerKind | 'upload';

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
