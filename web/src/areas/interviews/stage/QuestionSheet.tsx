import { ActionIcon, Title } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { InterviewView, Question } from '@vitrine/contract/interviews/interview.ts';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { VideoPlayer } from '../../../parts/VideoPlayer.tsx';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from '../Stage.module.css';
import hand from './HandHeld.module.css';

interface Props {
  view: InterviewView;
  question: Question;
  /** Held in the hand there is little room: it folds to one line, and opens again when they want. */
  foldable: boolean;
  /** Somebody is recorded or looks at a film: that has the room. */
  folds: boolean;
  children: ReactNode;
}

/** What is asked. Folded it shows one line and is still read out whole. */
export function QuestionSheet({ view, question: { questionNo, text, video }, foldable, folds, children }: Props) {
  const t = useTexts('interviews');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [folded, setFolded] = useState(folds);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => setFolded(folds), [folds]);
  const shut = foldable && folded;
  const Icon = shut ? IconChevronDown : IconChevronUp;
  return (
    <div className={`${classes.ask} ${hand.sheet} ${hand.over}`} data-folded={shut || undefined}>
      {/* a long question is scrolled by keyboard */}
      <div id={id} className={hand.words} tabIndex={foldable && !shut ? 0 : undefined}>
        <p className={hand.number}>{t('question.number', { number: questionNo, count: view.questions.length })}</p>
        <Title order={1} ref={heading} tabIndex={-1} lang={view.language} className={classes.question ?? ''}>
          {text}
        </Title>
        {video && !shut && (
          <VideoPlayer
            src={video.url}
            contentType={video.contentType}
            film
            poster={video.poster}
            processing={video.processing}
            label={t('question.video')}
          />
        )}
        {!shut && children}
      </div>
      {foldable && (
        <ActionIcon
          variant="subtle"
          color="gray.3"
          className={hand.toggle ?? ''}
          aria-label={t('question.whole')}
          aria-expanded={!shut}
          aria-controls={id}
          onClick={() => setFolded(!shut)}
        >
          <Icon size={22} stroke={1.5} />
        </ActionIcon>
      )}
    </div>
  );
}
