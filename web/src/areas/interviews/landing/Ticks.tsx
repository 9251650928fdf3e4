import { IconCheck, IconLoader2 } from '@tabler/icons-react';
import { about } from '@vitrine/contract/platform/about.ts';
import { useEffect, useState } from 'react';
import { call } from '../../../platform/calls/api.ts';
import { useLevel } from '../../../platform/recording/use-level.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from '../Stage.module.css';

const loudEnough = 0.05;
const askAgainAfter = 3000;

/** Whether something reaches us and comes back; asked until it does. */
function useConnection() {
  const [works, setWorks] = useState(false);
  useEffect(() => {
    if (works) return;
    let left = false;
    let timer: ReturnType<typeof setTimeout>;
    const ask = () =>
      void call(about.health, {}).then(
        () => !left && setWorks(true),
        () => {
          if (!left) timer = setTimeout(ask, askAgainAfter);
        },
      );
    ask();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [works]);
  return works;
}

/** Three ticks that set themselves: the picture is there, the voice was heard, the connection carries. */
export function Ticks({ stream }: { stream: MediaStream }) {
  const t = useTexts('interviews');
  const { level } = useLevel(stream);
  const [heard, setHeard] = useState(false);
  if (!heard && level > loudEnough) setHeard(true);
  const ticks = {
    picture: stream.getVideoTracks().some((track) => track.readyState === 'live'),
    voice: heard,
    connection: useConnection(),
  };
  return (
    <ul className={classes.ticks} aria-label={t('ticks.label')}>
      {(Object.keys(ticks) as (keyof typeof ticks)[]).map((one) => (
        <li key={one} data-works={ticks[one] || undefined}>
          {ticks[one] ? <IconCheck size={18} aria-hidden="true" /> : <IconLoader2 size={18} stroke={1.5} aria-hidden="true" />}
          {t(ticks[one] ? `ticks.${one}.works` : `ticks.${one}.waits`)}
        </li>
      ))}
    </ul>
  );
}
