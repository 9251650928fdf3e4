import type { ReactNode } from 'react';
import { minutesSeconds } from '../../../platform/clock.ts';
import hand from './HandHeld.module.css';
import classes from './Recorder.module.css';

const radius = 46;
const round = 2 * Math.PI * radius;

interface Props {
  left: number;
  of: number;
  label: string;
  urgent?: boolean;
  /** The one round button that the ring runs around. */
  children: ReactNode;
}

/** A ring that runs down around its button, with `mm : ss` above it (R238). */
export function Ring({ left, of, label, urgent = false, children }: Props) {
  const part = of > 0 ? Math.max(0, Math.min(1, left / of)) : 0;
  return (
    <div className={classes.clock}>
      <span role="timer" aria-label={label} className={classes.time} data-urgent={urgent || undefined} data-testid="timer">
        {minutesSeconds(left)}
      </span>
      <div className={`${classes.ring} ${hand.ring}`} data-urgent={urgent || undefined}>
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle cx="50" cy="50" r={radius} className={classes.ringBack} />
          <circle cx="50" cy="50" r={radius} className={classes.ringFront} strokeDasharray={round} strokeDashoffset={round * (1 - part)} />
        </svg>
        {children}
      </div>
    </div>
  );
}
