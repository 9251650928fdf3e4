import { Button, Group, SegmentedControl, Stack, VisuallyHidden } from '@mantine/core';
import type { InterviewView, Question } from '@vitrine/contract/interviews/interview.ts';
import { useState } from 'react';
import { DeviceProblem } from '../../../parts/recording/DeviceProblem.tsx';
import { canRecord } from '../../../platform/recording/formats.ts';
import { useUploads } from '../../../platform/recording/upload-queue.ts';
import type { useDevices } from '../../../platform/recording/use-devices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from '../Stage.module.css';
import { isAnswered, shownTakes } from '../words.ts';
import { AskAgain } from './AskAgain.tsx';
import { Attempts } from './Attempts.tsx';
import { DocumentAnswer, VideoFileAnswer } from './FileAnswer.tsx';
import hand from './HandHeld.module.css';
import { type AnswerMode, ModeButtons } from './ModeButtons.tsx';
import { QuestionSheet } from './QuestionSheet.tsx';
import { ReadAloud } from './ReadAloud.tsx';
import { RecordAnswer } from './RecordAnswer.tsx';
import { TextAnswer } from './TextAnswer.tsx';
import { TakesReview } from './takes/TakesReview.tsx';
import { useHandHeld } from './use-hand-held.ts';

interface Props {
  view: InterviewView;
  question: Question;
  devices: ReturnType<typeof useDevices>;
  mode: AnswerMode;
  onMode: (mode: AnswerMode) => void;
  onBusy: (busy: boolean) => void;
  onChanged: () => Promise<unknown>;
  onNext: () => void;
  /** Away, to come back another day. */
  onLeave: () => void;
}

/** One question: read it, think, answer in the way one likes, look at it, go on. */
export function QuestionStep({ view, question, devices, mode, onMode, onBusy, onChanged, onNext, onLeave }: Props) {
  const t = useTexts('interviews');
  const uploads = useUploads();
  const [again, setAgain] = useState(false);
  const [recordingId, setRecordingId] = useState<string>();
  const { questionNo, attemptsLeft } = question;
  const takes = shownTakes(question, recordingId, uploads);
  const records = mode === 'video' || mode === 'audio';
  const fault = devices.fault ?? (devices.lost ? 'lost' : null);
  const live = recordingId !== undefined;
  // whatever is heard meanwhile of other takes ends no recording
  const recording = records && (live || again || takes.length === 0);
  const last = questionNo === view.questions.length;
  const answered = isAnswered(question);

  const changed = async () => {
    setAgain(false);
    await onChanged();
  };
  const acts = [
    takes.length > 0 && records && !again && (
      <Button key="again" variant="default" onClick={() => setAgain(true)}>
        {attemptsLeft === 0 ? t('again.more') : t('question.again')}
      </Button>
    ),
    takes.length > 0 && again && (
      <Button key="keep" variant="default" onClick={() => setAgain(false)}>
        {t('question.keep')}
      </Button>
    ),
    (answered || question.skippable) && (
      <Button key="next" onClick={onNext}>
        {last ? t('question.review') : answered ? t('question.next') : t('question.skip')}
      </Button>
    ),
  ].filter(Boolean);
  const handHeld = useHandHeld();
  const recorder = recording && (live || attemptsLeft !== 0) && canRecord() && !devices.fault;
  const reviewing = !recorder && records && takes.length > 0 && !again;
  const modes = modesFor(question);
  const later = (
    <Button variant="subtle" color="gray.3" px={8} mih={44} aria-label={t('stage.leave')} disabled={live} onClick={onLeave}>
      {t('go.later')}
    </Button>
  );
  return (
    <div className={`${classes.scene} ${hand.scene}`}>
      <QuestionSheet view={view} question={question} foldable={handHeld} folds={live || reviewing}>
        <Group gap={16}>
          {!(handHeld && (recorder || reviewing)) && <Attempts question={question} />}
          {!live && <ReadAloud key={question.text} text={question.text} language={view.language} />}
        </Group>
      </QuestionSheet>
      <VisuallyHidden role="status">{answered ? t('question.answered') : ''}</VisuallyHidden>
      <Stack gap={16} className={`${classes.answer} ${hand.answer}`}>
        {records && fault && canRecord() && (
          <div className={hand.over}>
            <DeviceProblem fault={fault} again={devices.again} />
          </div>
        )}
        {recorder && (
          <RecordAnswer
            key={mode}
            view={view}
            question={question}
            kind={mode}
            devices={devices}
            handHeld={handHeld}
            left={<ModeButtons modes={modes} mode={mode} onMode={onMode} />}
            right={later}
            onBusy={onBusy}
            onTake={setRecordingId}
            onDone={changed}
          />
        )}
        {recording && !recorder && attemptsLeft === 0 && <AskAgain bookingId={view.bookingId} question={question} onAsked={changed} />}
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
        {takes.length > 0 && !(recording && again) && !live && <TakesReview takes={takes} company={view.companyName} onChanged={changed} />}
      </Stack>
      <Stack gap={20} className={`${classes.go} ${hand.go}`}>
        {!live && !(handHeld && recorder) && (
          <div className={hand.ways}>
            <SegmentedControl
              fullWidth
              aria-label={t('mode.label')}
              value={mode}
              onChange={(value) => onMode(value as AnswerMode)}
              data={modes.map((value) => ({ value, label: t(`mode.${value}`) }))}
            />
            {handHeld && later}
          </div>
        )}
        {handHeld && reviewing && <Attempts question={question} />}
        {!live && acts.length > 0 && <Group className={hand.acts ?? ''}>{acts}</Group>}
      </Stack>
    </div>
  );
}

/** Recording where the browser can, sound and words always, a file where one is asked for or nothing can be recorded. */
function modesFor(question: Question): AnswerMode[] {
  const files: AnswerMode[] = question.kinds.includes('file') ? ['file'] : [];
  return canRecord() ? ['video', 'audio', 'text', ...files] : ['upload', 'text', ...files];
}
