import { Group, SegmentedControl, Text, Title, UnstyledButton } from '@mantine/core';
import { IconCheck, IconFileText, IconMicrophone, IconMovie, IconStar, IconStarFilled, IconWriting } from '@tabler/icons-react';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { scorecards } from '@vitrine/contract/applicants/scorecards.ts';
import { type RefObject, useRef } from 'react';
import type { PlayerHandle } from '../../../../parts/VideoPlayer.tsx';
import { useAsk } from '../../../../platform/calls/use-ask.ts';
import { number } from '../../../../platform/format.ts';
import { useIsRecruiter } from '../../../../platform/session/session.ts';
import { useTexts } from '../../../../platform/use-texts.ts';
import classes from '../Review.module.css';
import type { ReviewedAnswer } from '../reviewed.ts';
import type { Queue } from '../use-queue.ts';
import { Answer } from './Answer.tsx';
import { Films } from './Films.tsx';
import { QuietSwitch } from './QuietSwitch.tsx';
import { ShareAnswer } from './ShareAnswer.tsx';
import strip from './Strip.module.css';
import { type Speed, speeds } from './speeds.ts';
import { useFilms } from './use-films.ts';
import { useMakesRoom } from './use-makes-room.ts';
import { useSwipe } from './use-swipe.ts';

interface Props {
  queue: Queue;
  items: ReviewedAnswer[];
  current: ReviewedAnswer;
  onShow: (questionNo: number) => void;
  /** A film has come to its end, and the next answer follows by itself. */
  onRunOn: (questionNo: number) => void;
  /** The question at which the next applicant is opened. */
  nextQuestion: number;
  /** The second to begin at, where somebody comes for it. */
  startsAt: number | undefined;
  player: RefObject<PlayerHandle | null>;
  speed: Speed;
  onSpeed: (speed: Speed) => void;
  volume: number;
  skipsQuiet: boolean;
  onSkipsQuiet: (skips: boolean) => void;
  onExpired: () => void;
  /** To the next applicant, or to the one before. */
  onPass: (by: 1 | -1) => void;
}

/** The question above, the answer as large as the window allows, all answers as a strip below; nothing of it scrolls away. */
export function Stage({
  queue,
  items,
  current,
  onShow,
  onRunOn,
  nextQuestion,
  startsAt,
  player,
  speed,
  onSpeed,
  volume,
  skipsQuiet,
  onSkipsQuiet,
  onExpired,
  onPass,
}: Props) {
  const t = useTexts('applicants');
  const { films, shown, onEnd, onRunning } = useFilms({ queue, items, current, player, nextQuestion, onRunOn });
  const view = useRef<HTMLDivElement>(null);
  const small = useMakesRoom(view);
  const swipe = useSwipe({ onNext: () => onPass(1), onPrevious: () => onPass(-1) });
  const shareable = useIsRecruiter() && current.answer && current.answer.kind !== 'text' && !current.blind;
  return (
    <section className={classes.stage} aria-label={t('review.answers')}>
      <div ref={view} className={classes.view} data-small={small || undefined}>
        <div className={classes.question}>
          <Text size="sm" c="dimmed">
            {t('review.questionOf', { number: current.questionNo, count: items.length })}
          </Text>
          <Title order={2}>{current.question}</Title>
          {current.answer?.uploaded && (
            <Text size="sm" c="dimmed">
              {t('review.uploaded')}
            </Text>
          )}
        </div>
        <div className={classes.screen} {...swipe}>
          {shown ? (
            <Films
              films={films}
              shown={shown}
              startsAt={startsAt}
              player={player}
              rate={Number(speed)}
              volume={volume}
              skipsQuiet={skipsQuiet}
              onExpired={onExpired}
              onEnd={onEnd}
              onRunning={onRunning}
            />
          ) : (
            <Answer item={current} />
          )}
        </div>
      </div>
      <div className={classes.below}>
        <Strip items={items} current={current} onShow={onShow} />
        <Group gap={8} className={classes.tools ?? ''}>
          {shown && (
            <SegmentedControl
              size="xs"
              value={speed}
              onChange={(next) => onSpeed(next as Speed)}
              data={speeds.map((value) => ({ value, label: `${number(Number(value))}×` }))}
              aria-label={t('review.speed')}
            />
          )}
          {shown && shown.media.quiet.length > 0 && (
            <QuietSwitch count={shown.media.quiet.length} skips={skipsQuiet} onSkips={onSkipsQuiet} />
          )}
          {shareable && current.answer && <ShareAnswer takeId={current.answer.takeId} />}
        </Group>
      </div>
    </section>
  );
}

/** All answers of one applicant: what the reviewer has seen, and what they gave for it. */
function Strip({ items, current, onShow }: Pick<Props, 'items' | 'current' | 'onShow'>) {
  const t = useTexts('applicants');
  const { applicationId: id } = current;
  const rated = useAsk(deciding.ratings, { id }).data?.items;
  // by criteria the whole person is judged, and no single answer
  const judged = useAsk(scorecards.get, { id }).data;
  return (
    <nav aria-label={t('review.strip')} className={strip.strip}>
      {items.map((item) => (
        <Poster
          key={item.questionNo}
          item={item}
          stars={judged && !judged.current ? (rated?.find((one) => one.questionNo === item.questionNo)?.own ?? 0) : null}
          current={item.questionNo === current.questionNo}
          onShow={() => onShow(item.questionNo)}
        />
      ))}
    </nav>
  );
}

const icons = { video: IconMovie, audio: IconMicrophone, text: IconWriting, file: IconFileText };

interface PosterProps {
  item: ReviewedAnswer;
  /** One's own, none yet, or nothing where stars are not given. */
  stars: number | null;
  current: boolean;
  onShow: () => void;
}

function Poster({ item, stars, current, onShow }: PosterProps) {
  const t = useTexts('applicants');
  const Icon = icons[item.answer?.kind ?? 'text'];
  const Star = stars ? IconStarFilled : IconStar;
  const poster = item.answer?.media?.poster;
  const seen = item.answer ? (item.watched ? t('review.watched') : t('review.unwatched')) : t('review.leftOut');
  const rated = stars === null || !item.answer ? '' : stars > 0 ? t('review.starsLabel', { count: stars }) : t('review.starsNone');
  const name = t('review.showQuestion', { number: item.questionNo, question: item.question });
  return (
    <UnstyledButton
      className={strip.poster}
      aria-current={current || undefined}
      aria-label={[name, seen, rated].filter(Boolean).join(', ')}
      onClick={onShow}
    >
      <span className={strip.picture}>
        {poster ? <img src={poster} alt="" /> : <Icon size={26} stroke={1.5} aria-hidden="true" />}
        <span className={strip.number}>{item.questionNo}</span>
        {rated && (
          <span className={strip.stars}>
            {stars || ''}
            <Star size={14} stroke={2} aria-hidden="true" />
          </span>
        )}
      </span>
      <span className={strip.seen} data-new={(item.answer && !item.watched) || undefined}>
        {item.watched && <IconCheck size={14} stroke={2.5} aria-hidden="true" />}
        {seen}
      </span>
    </UnstyledButton>
  );
}
