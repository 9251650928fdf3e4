import { Button, Group, SegmentedControl, Stack, Title, VisuallyHidden } from '@mantine/core';
import type { InterviewView, Question } from '@vitrine/contract/interviews/interview.ts';
import type { AnswerKind } from '@vitrine/contract/interviews/parts.ts';
import { useEffect, useRef, useState } from 'react';
import { DeviceProblem } from '../../../parts/recording/DeviceProblem.tsx';
import { VideoPlayer } from '../../../parts/VideoPlayer.tsx';
import { canRecord } from '../../../platform/recording/formats.ts';
import { useUploads } from '../../../platform/recording/upload-queue.ts';
import type { useDevices } from '../../../platform/recording/use-devices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from '../Stage.module.css';
import { isAnswered, shownTakes } from '../words.ts';
import { AskAgain } from './AskAgain.tsx';
import { Attempts } from './Attempts.tsx';
import { DocumentAnswer, VideoFileAnswer } from './FileAnswer.tsx';
import { ReadAloud } from './ReadAloud.tsx';
import { RecordAnswer } from './RecordAnswer.tsx';
import { TakeCard } from './TakeCard.tsx';
import { TextAnswer } from './TextAnswer.tsx';

export type AnswerMode = AnswerKind | 'upload';

interface Props {
  view: InterviewView;
  question: Question;
  devices: ReturnType<typeof useDevices>;
  mode: AnswerMode;
  onMode: (mode: AnswerMode) => void;
  onBusy: (busy: boolean) => void;
  onChanged: () => Promise<unknown>;
  onNext: () => void;
}

/** One question: read it, think, answer in the way one likes, look at it, go on. */
export function QuestionStep({ view, question, devices, mode, onMode, onBusy, onChanged, onNext }: Props) {
  const t = useTexts('interviews');
  const uploads = useUploads();
  const heading = useRef<HTMLHeadingElement>(null);
  const [again, setAgain] = useState(false);
  const [recordingId, setRecordingId] = useState<string>();
  const { questionNo, attemptsLeft } = question;
  const takes = shownTakes(question, recordingId, uploads);
  const records = mode === 'video' || mode === 'audio';
  const fault = devices.fault ?? (devices.lost ? 'lost' : null);
  const recording = records && (again || takes.length === 0);
  const last = questionNo === view.questions.length;
  const answered = isAnswered(question);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const changed = async () => {
    setAgain(false);
    await onChanged();
  };
  return (
    <div className={classes.scene}>
      <Stack gap={20} className={classes.ask}>
        <div>
          <p style={{ margin: 0, color: '#a9b8bb' }}>{t('question.number', { number: questionNo, count: view.questions.length })}</p>
          <Title order={1} ref={heading} tabIndex={-1} lang={view.language} className={classes.question}>
            {question.text}
          </Title>
        </div>
        {question.video && (
          <VideoPlayer
            src={question.video.url}
            contentType={question.video.contentType}
            film
            poster={question.video.poster}
            processing={question.video.processing}
            label={t('question.video')}
          />
        )}
        <Group gap={16}>
          <Attempts question={question} />
          {!recordingId && <ReadAloud key={question.text} text={question.text} language={view.language} />}
          <VisuallyHidden role="status">{answered ? t('question.answered') : ''}</VisuallyHidden>
        </Group>
      </Stack>
      <Stack gap={16} className={classes.answer}>
        {recording && attemptsLeft !== 0 && canRecord() && !devices.fault && (
          <RecordAnswer
            key={mode}
            view={view}
            question={question}
            kind={mode}
            devices={devices}
            onBusy={onBusy}
            onTake={setRecordingId}
            onDone={changed}
          />
        )}
        {records && fault && canRecord() && <DeviceProblem fault={fault} again={devices.again} />}
        {recording && attemptsLeft === 0 && <AskAgain bookingId={view.bookingId} question={question} onAsked={changed} />}
        {mode === 'text' && (
          <TextAnswer
            applicationId={view.applicationId}
            questionNo={questionNo}
            text={question.takes.find((take) => take.kind === 'text')?.text ?? ''}
            onSaved={changed}
          />
        )}
        {mode === 'upload' && attemptsLeft !== 0 && (
          <VideoFileAnswer applicationId={view.applicationId} bookingId={view.bookingId} questionNo={questionNo} onSaved={changed} />
        )}
        {mode === 'file' && (
          <DocumentAnswer applicationId={view.applicationId} bookingId={view.bookingId} questionNo={questionNo} onSaved={changed} />
        )}
        {takes.length > 0 && !(recording && again) && (
          <ul className={classes.takes} aria-label={t('question.takes')}>
            {takes.map((take, n) => (
              <li key={take.takeId}>
                <TakeCard take={take} number={n + 1} onChanged={changed} />
              </li>
            ))}
          </ul>
        )}
      </Stack>
      <Stack gap={20} className={classes.go}>
        {!recordingId && (
          <SegmentedControl
            fullWidth
            aria-label={t('mode.label')}
            value={mode}
            onChange={(value) => onMode(value as AnswerMode)}
            data={modesFor(question).map((value) => ({ value, label: t(`mode.${value}`) }))}
          />
        )}
        {!recordingId && (
          <Group>
            {takes.length > 0 && records && !again && attemptsLeft !== 0 && (
              <Button variant="default" onClick={() => setAgain(true)}>
                {t('question.again')}
              </Button>
            )}
            {takes.length > 0 && again && (
              <Button variant="default" onClick={() => setAgain(false)}>
                {t('question.keep')}
              </Button>
            )}
            {takes.length > 0 && records && attemptsLeft === 0 && !again && (
              <Button variant="default" onClick={() => setAgain(true)}>
                {t('again.more')}
              </Button>
            )}
            {(answered || question.skippable) && (
              <Button onClick={onNext}>{last ? t('question.review') : answered ? t('question.next') : t('question.skip')}</Button>
            )}
          </Group>
        )}
      </Stack>
    </div>
  );
}

/** Recording where the browser can, sound and words always, a file where one is asked for or nothing can be recorded. */
function modesFor(question: Question): AnswerMode[] {
  const files: AnswerMode[] = question.kinds.includes('file') ? ['file'] : [];
  return canRecord() ? ['video', 'audio', 'text', ...files] : ['upload', 'text', ...files];
}
