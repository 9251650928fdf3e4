import { applicantWords } from '@vitrine/contract/applicants/words.ts';
import type { RefObject } from 'react';
import { useNameOf } from '../../../../parts/applicant/names.ts';
import { useCaptionChoice } from '../../../../parts/captions/use-captions.ts';
import { type PlayerHandle, VideoPlayer } from '../../../../parts/VideoPlayer.tsx';
import { useAsk } from '../../../../platform/calls/use-ask.ts';
import { useTexts } from '../../../../platform/use-texts.ts';
import classes from '../Review.module.css';
import type { Film } from '../reviewed.ts';

interface Props {
  /** The film that is looked at, and those that come next. */
  films: Film[];
  shown: Film;
  /** The second to begin at. */
  startsAt: number | undefined;
  player: RefObject<PlayerHandle | null>;
  rate: number;
  volume: number;
  skipsQuiet: boolean;
  onExpired: () => void;
  onEnd: () => void;
  onRunning: (running: boolean) => void;
}

/** The film on the stage, and out of sight those that come next: they have loaded when their turn comes. */
export function Films({ films, shown, startsAt, player, rate, volume, skipsQuiet, onExpired, onEnd, onRunning }: Props) {
  const t = useTexts('applicants');
  const nameOf = useNameOf();
  const { choice, change } = useCaptionChoice();
  // the words are asked for, and noted as read, only by who reads along
  const words = useAsk(applicantWords.read, { id: shown.item.applicationId }, { enabled: choice.on }).data?.items;
  const said = words?.find(({ takeId }) => takeId === shown.answer.takeId);
  // in an order of their own, so that no film is moved while it plays
  const inOrder = films.toSorted((one, other) => one.answer.takeId.localeCompare(other.answer.takeId));
  return inOrder.map((film) => {
    const { item, answer, media } = film;
    const isShown = answer.takeId === shown.answer.takeId;
    return (
      <div key={answer.takeId} hidden={!isShown} className={classes.film}>
        <VideoPlayer
          fill
          eager
          handle={isShown ? player : undefined}
          src={media.url}
          contentType={media.contentType}
          poster={media.poster}
          processing={media.processing}
          seconds={media.seconds}
          trim={answer.trim}
          rate={rate}
          volume={volume}
          quiet={media.quiet}
          skipsQuiet={skipsQuiet}
          sound={answer.kind === 'audio'}
          label={t('review.answerOf', { name: nameOf(item), number: item.questionNo })}
          {...(isShown
            ? { startsAt, onExpired, onEnd, onRunning, captions: { choice, change, words: said?.words, language: said?.language } }
            : {})}
        />
      </div>
    );
  });
}
