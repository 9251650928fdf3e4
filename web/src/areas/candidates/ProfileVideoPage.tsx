import { Alert, Button, Group, Progress, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconPlayerRecordFilled, IconPlayerStopFilled, IconVideoOff } from '@tabler/icons-react';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { profileVideos } from '@vitrine/contract/candidates/video.ts';
import { useEffect, useRef, useState } from 'react';
import { VideoPlayer } from '../../parts/VideoPlayer.tsx';
import { showProblem } from '../../platform/calls/problems.ts';
import { useUpload } from '../../platform/calls/use-upload.ts';
import { minutesSeconds } from '../../platform/clock.ts';
import { notices } from '../../platform/notices.ts';
import { type Recording, recordHere } from '../../platform/recording/recorder.ts';
import { useDevices } from '../../platform/recording/use-devices.ts';
import { useVisitor } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './ProfileVideo.module.css';

const route = getRouteApi('/profile-video-upload/$jobcodeId');
const longest = 120;

/** Where somebody came from: the interview of a job code, or the own profile. */
const cameFrom = (jobcodeId: string) =>
  /^[a-z0-9]{4,12}$/.test(jobcodeId) && jobcodeId !== 'profile'
    ? ({ to: '/video-interview/$jobcodeId', params: { jobcodeId } } as const)
    : ({ to: '/candidate-profile-edit', search: { part: 'documents' } } as const);

/** The stage on which a candidate records the profile video. */
export function ProfileVideoPage() {
  const t = useTexts('candidates');
  const { jobcodeId } = route.useParams();
  const visitor = useVisitor();
  useDocumentTitle(`${t('film.title')} · Vitrine`);
  return (
    <div className={classes.stage} data-mantine-color-scheme="dark">
      <div className={classes.top}>
        <Title order={1} size="h2">
          {t('film.title')}
        </Title>
        <Button variant="subtle" color="gray.3" renderRoot={(props) => <Link {...props} {...cameFrom(jobcodeId)} />}>
          {t('film.leave')}
        </Button>
      </div>
      <div className={classes.middle}>
        {visitor === 'candidate' ? (
          <Stage jobcodeId={jobcodeId} />
        ) : (
          <>
            <Text ta="center">{t(visitor === 'signed-out' ? 'film.signInText' : 'film.candidatesOnly')}</Text>
            {visitor === 'signed-out' && (
              <Button renderRoot={(props) => <Link {...props} to="/signup" search={{ next: `/profile-video-upload/${jobcodeId}` }} />}>
                {t('film.signIn')}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}

type Taken = { blob: Blob; url: string; seconds: number };

function Stage({ jobcodeId }: { jobcodeId: string }) {
  const t = useTexts('candidates');
  const navigate = useNavigate();
  const [taken, setTaken] = useState<Taken>();
  useEffect(() => (taken ? () => URL.revokeObjectURL(taken.url) : undefined), [taken]);
  const upload = useUpload(profileVideos.upload, {
    onDone: () => {
      notices.done(t('film.saved'));
      void navigate(cameFrom(jobcodeId));
    },
  });
  if (!taken) return <Recorder onTaken={(blob, seconds) => setTaken({ blob, seconds, url: URL.createObjectURL(blob) })} />;
  return (
    <>
      <div className={classes.taken}>
        <VideoPlayer src={taken.url} contentType={taken.blob.type} seconds={taken.seconds} label={t('film.own')} eager />
      </div>
      {upload.percent !== null && (
        <Stack gap={4} w="100%" maw={420}>
          <Progress value={upload.percent} aria-label={t('film.progress')} />
          <Text size="sm" ta="center" aria-live="polite">
            {upload.percent < 100 ? `${upload.percent} %` : t('film.preparing')}
          </Text>
        </Stack>
      )}
      <Group justify="center">
        <Button variant="default" disabled={upload.busy} onClick={() => setTaken(undefined)}>
          {t('film.again')}
        </Button>
        <Button loading={upload.busy} onClick={() => upload.start({ questionNo: 1, isLastAnswer: true, file: taken.blob })}>
          {t('film.use')}
        </Button>
      </Group>
    </>
  );
}

function Recorder({ onTaken }: { onTaken: (blob: Blob, seconds: number) => void }) {
  const t = useTexts('candidates');
  const { stream, fault, lost, again } = useDevices('video');
  const [begun, setBegun] = useState<number>();
  const [seconds, setSeconds] = useState(0);
  const recording = useRef<Recording>(undefined);
  const stop = useRef((): Promise<void> => Promise.resolve());
  stop.current = async () => {
    const now = recording.current;
    recording.current = undefined;
    if (!now) return;
    setBegun(undefined);
    await now.stop('stopped').then(({ blob, seconds }) => onTaken(blob, seconds), showProblem);
  };
  useEffect(() => {
    if (begun === undefined) return;
    const timer = setInterval(() => {
      const passed = (Date.now() - begun) / 1000;
      setSeconds(passed);
      if (passed >= longest) void stop.current();
    }, 200);
    return () => clearInterval(timer);
  }, [begun]);
  const start = () => {
    if (!stream) return;
    recording.current = recordHere(stream);
    // what was recorded before a camera was pulled out is shown and may be kept
    void recording.current.ended.then(() => stop.current());
    setSeconds(0);
    setBegun(Date.now());
  };
  if (fault || lost)
    return (
      <Alert role="alert" color="info" icon={<IconVideoOff aria-hidden="true" />} title={t('film.noDevice')}>
        <Text size="sm">{t('film.noDeviceText')}</Text>
        <Button mt={12} size="xs" variant="default" onClick={again}>
          {t('common:retry')}
        </Button>
      </Alert>
    );
  return (
    <>
      <video
        ref={(element) => {
          if (element && element.srcObject !== stream) element.srcObject = stream;
        }}
        className={`${classes.picture} ${classes.mirror}`}
        autoPlay
        muted
        playsInline
        aria-label={t('film.mirror')}
      />
      <Text ta="center" maw={560}>
        {begun === undefined ? t('film.hint') : `${minutesSeconds(seconds)} / ${minutesSeconds(longest)}`}
      </Text>
      {begun === undefined ? (
        <button type="button" className={classes.round} disabled={!stream} aria-label={t('film.start')} onClick={start}>
          <IconPlayerRecordFilled size={34} aria-hidden="true" />
        </button>
      ) : (
        <button type="button" className={classes.round} aria-label={t('film.stop')} onClick={() => void stop.current()}>
          <IconPlayerStopFilled size={34} aria-hidden="true" />
        </button>
      )}
    </>
  );
}
