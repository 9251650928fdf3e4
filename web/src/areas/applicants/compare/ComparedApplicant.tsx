import { ActionIcon, Anchor, Card, Group, Skeleton, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import type { ApplicationStatus } from '@vitrine/contract/reference-lists.ts';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { useNameOf } from '../../../parts/applicant/names.ts';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { type PlayerHandle, VideoPlayer } from '../../../parts/VideoPlayer.tsx';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { PersonAvatar } from '../../../ui/Person.tsx';
import { Decisions } from '../review/ReviewBar.tsx';
import { filmOf, freshMilliseconds, type ReviewedAnswer, useAnswers } from '../review/reviewed.ts';
import { Answer } from '../review/stage/Answer.tsx';
import type { Waiting } from '../review/use-queue.ts';
import { useWatched } from '../review/use-watched.ts';
import { StatusChoice, type StatusHandle } from '../StatusChoice.tsx';
import { SideBySideScores } from '../scorecards/give-place.ts';
import type { MarkHandle } from '../scorecards/mark-handle.ts';
import { Score } from '../scorecards/Score.tsx';
import classes from './Compare.module.css';

/** What keys may do with one of those who stand side by side. */
export interface ColumnHandle {
  player: () => PlayerHandle | null;
  marks: () => MarkHandle | null;
  openStatus: () => void;
  choose: (status: ApplicationStatus) => void;
}

interface Props {
  one: Waiting;
  question: number;
  rate: number;
  volume: number;
  current: boolean;
  onCurrent: () => void;
  onColumn: Ref<ColumnHandle>;
  onAsk: () => void;
  onRemove: (() => void) | undefined;
}

/** One of those who are compared: who, where they stand, the answer, the score. */
export function ComparedApplicant({ one, question, rate, volume, current, onCurrent, onColumn, onAsk, onRemove }: Props) {
  const t = useTexts('applicants');
  const player = useRef<PlayerHandle>(null);
  const marks = useRef<MarkHandle>(null);
  const status = useRef<StatusHandle>(null);
  const applicant = useAsk(applicants.one, { id: one.id }, { staleTime: freshMilliseconds });
  const known = applicant.data ?? one;
  const name = useNameOf()(known);
  const answers = useAnswers(one);
  const item = answers.data?.items.find(({ questionNo }) => questionNo === question);
  const watch = useWatched();
  useImperativeHandle(
    onColumn,
    () => ({
      player: () => player.current,
      marks: () => marks.current,
      openStatus: () => status.current?.open(),
      choose: (next) => status.current?.choose(next),
    }),
    [],
  );
  return (
    <Card
      withBorder
      component="section"
      className={classes.one ?? ''}
      data-current={current || undefined}
      aria-label={name}
      onPointerDown={onCurrent}
    >
      <Group gap={8} wrap="nowrap">
        <PersonAvatar name={known.blind ? known.alias : name} picture={applicant.data?.cProfilePic ?? null} />
        <div className={classes.who}>
          <Anchor
            renderRoot={(props) => (
              <Link
                {...props}
                to="/candidate-details/candidate/$id"
                params={{ id: one.id }}
                search={(now) => ({ ...now, beside: undefined })}
              />
            )}
            c="inherit"
            fw={700}
          >
            {name}
          </Anchor>
          <div>{applicant.data && <StatusChoice applicant={applicant.data} handle={status} onAsk={onAsk} />}</div>
        </div>
        {onRemove && (
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('compare.remove', { name })} onClick={onRemove}>
            <IconX size={18} stroke={1.5} />
          </ActionIcon>
        )}
      </Group>
      <div>
        <QueryBoundary of={answers} skeleton={<Skeleton height={220} data-testid="skeleton" />}>
          {() =>
            item ? (
              <Shown
                item={item}
                name={name}
                rate={rate}
                volume={volume}
                player={player}
                onExpired={() => void answers.refetch()}
                onRunning={(running) => running && !item.watched && watch(one.id, item.questionNo)}
              />
            ) : (
              <Text c="dimmed" className={classes.nothing ?? ''}>
                {t('compare.nothing')}
              </Text>
            )
          }
        </QueryBoundary>
      </div>
      {/* keeps its line where nothing is left to decide, so that every criterion stands at one height for all */}
      <div>
        <Decisions className={classes.decisions ?? ''} beside status={known.status} onChoose={(next) => status.current?.choose(next)} />
      </div>
      <SideBySideScores value>{applicant.data && <Score applicant={applicant.data} current={item} marks={marks} />}</SideBySideScores>
    </Card>
  );
}

interface ShownProps {
  item: ReviewedAnswer;
  name: string;
  rate: number;
  volume: number;
  player: Ref<PlayerHandle>;
  onExpired: () => void;
  onRunning: (running: boolean) => void;
}

function Shown({ item, name, rate, volume, player, onExpired, onRunning }: ShownProps) {
  const t = useTexts('applicants');
  const film = filmOf(item);
  if (!film) return <Answer item={item} />;
  const { answer, media } = film;
  return (
    <VideoPlayer
      key={answer.takeId}
      handle={player}
      src={media.url}
      contentType={media.contentType}
      poster={media.poster}
      processing={media.processing}
      seconds={media.seconds}
      trim={answer.trim}
      rate={rate}
      volume={volume}
      sound={answer.kind === 'audio'}
      label={t('review.answerOf', { name, number: item.questionNo })}
      onExpired={onExpired}
      onRunning={onRunning}
    />
  );
}
