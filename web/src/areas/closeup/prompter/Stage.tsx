import { Alert, Button, Group, Text } from '@mantine/core';
import { IconVideoOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { showProblem } from '../../../platform/calls/problems.ts';
import { minutesSeconds } from '../../../platform/clock.ts';
import { type Recording, recordHere } from '../../../platform/recording/recorder.ts';
import { useDevices } from '../../../platform/recording/use-devices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from './Prompter.module.css';
import { type Film, Take } from './Take.tsx';
import { countWords, useScroll } from './use-scroll.ts';

interface Props {
  script: string;
  speed: number;
  size: number;
  mirrored: boolean;
  /** The page of the own closeup that the film is for. */
  page: number | undefined;
  onSpeed: (speed: number) => void;
}

/** What to do has to be read whole on the smallest phone, however large the own words are to be. */
const hintSize = 24;
/** A film of a closeup is short. */
const longest = 180;

/** The camera with the words above it: they begin to move with the recording. */
export function Stage(props: Props) {
  const [wanted, setWanted] = useState(false);
  const [film, setFilm] = useState<Film>();
  if (film) return <Take {...film} page={props.page} onAgain={() => setFilm(undefined)} />;
  return <Prompter {...props} camera={wanted} onCamera={setWanted} onFilm={setFilm} />;
}

interface PrompterProps extends Props {
  camera: boolean;
  onCamera: (wanted: boolean) => void;
  onFilm: (film: Film) => void;
}

function Prompter({ script, speed, size, mirrored, camera, onCamera, onFilm }: PrompterProps) {
  const t = useTexts('closeup');
  const { stream, fault, lost, again } = useDevices(camera ? 'video' : null);
  const [running, setRunning] = useState(false);
  const place = useRef<HTMLElement>(null);
  const words = useRef<HTMLParagraphElement>(null);
  const { seconds, recording, start, stop } = useRecording(stream, onFilm);
  useScroll({ window: place, script: words, words: countWords(script), wordsPerMinute: speed, running, onEnd: () => setRunning(false) });
  const toTop = () => place.current?.scrollTo({ top: 0 });
  const turn = () => setRunning((now) => !now);
  useSpace(turn);
  const begin = () => {
    toTop();
    start();
    setRunning(true);
  };
  const failed = camera && (fault || lost);
  return (
    <section className={classes.stage} aria-label={t('prompter.stage')} data-mantine-color-scheme="dark">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: space does the same wherever one is, and a button says so */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <section ref={place} className={classes.window} tabIndex={0} aria-label={t('prompter.words')} onClick={turn}>
        <div className={classes.room} />
        <p
          ref={words}
          className={classes.words}
          style={{ fontSize: script ? size : hintSize, ...(mirrored ? { transform: 'scaleX(-1)' } : {}) }}
        >
          {script || t('prompter.none')}
        </p>
        <div className={classes.room} />
      </section>
      {camera && !failed && (
        <video
          ref={(element) => {
            if (element && element.srcObject !== stream) element.srcObject = stream;
          }}
          className={classes.picture}
          autoPlay
          muted
          playsInline
          aria-label={t('prompter.camera')}
        />
      )}
      {failed && (
        <Alert role="alert" color="info" icon={<IconVideoOff aria-hidden="true" />} title={t('prompter.noCamera')}>
          <Text size="sm">{t('prompter.noCameraText')}</Text>
          <Button mt={12} size="xs" variant="default" onClick={again}>
            {t('common:retry')}
          </Button>
        </Alert>
      )}
      <Group gap={8} justify="center">
        {recording ? (
          <Button color="red.9" onClick={() => void stop()}>
            {t('prompter.stop', { time: `${minutesSeconds(seconds)} / ${minutesSeconds(longest)}` })}
          </Button>
        ) : camera ? (
          <Button disabled={!stream} onClick={begin}>
            {t('prompter.record')}
          </Button>
        ) : (
          <Button onClick={() => onCamera(true)}>{t('prompter.open')}</Button>
        )}
        <Button variant="default" onClick={turn}>
          {t(running ? 'prompter.pause' : 'prompter.run')}
        </Button>
        <Button variant="default" onClick={toTop}>
          {t('prompter.top')}
        </Button>
      </Group>
      <Text size="sm" ta="center" c="dimmed">
        {t('prompter.hint')}
      </Text>
    </section>
  );
}

/** Records while somebody speaks, for as long as a film may be; what there is when the camera goes away is kept. */
function useRecording(stream: MediaStream | null, onFilm: (film: Film) => void) {
  const now = useRef<Recording>(undefined);
  const [begun, setBegun] = useState<number>();
  const [seconds, setSeconds] = useState(0);
  const stop = useRef((): Promise<void> => Promise.resolve());
  stop.current = async () => {
    const recording = now.current;
    now.current = undefined;
    setBegun(undefined);
    await recording?.stop('stopped').then(({ blob, seconds }) => onFilm({ film: blob, seconds }), showProblem);
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
  return {
    seconds,
    recording: begun !== undefined,
    start() {
      if (!stream) return;
      now.current = recordHere(stream);
      void now.current.ended.then(() => stop.current());
      setSeconds(0);
      setBegun(Date.now());
    },
    stop: () => stop.current(),
  };
}

/** The space bar, unless somebody types or presses something with it. */
function useSpace(onSpace: () => void) {
  const turn = useRef(onSpace);
  turn.current = onSpace;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const busy =
        event.target instanceof Element && event.target.closest('input, textarea, button, a, select, [role="slider"], [role="switch"]');
      if (event.key !== ' ' || busy) return;
      event.preventDefault();
      turn.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
