import { minutesSeconds } from '../../platform/format.ts';
import classes from './Stage.module.css';

const radius = 46;
const round = 2 * Math.PI * radius;

/** A ring that runs down, with `mm : ss` in it (R238). */
export function Ring({ left, of, label, urgent = false }: { left: number; of: number; label: string; urgent?: boolean }) {
  const part = of > 0 ? Math.max(0, Math.min(1, left / of)) : 0;
  return (
    <div className={classes.ring} data-urgent={urgent || undefined} role="timer" aria-label={label}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r={radius} className={classes.ringBack} />
        <circle cx="50" cy="50" r={radius} className={classes.ringFront} strokeDasharray={round} strokeDashoffset={round * (1 - part)} />
      </svg>
      <span data-testid="timer">{minutesSeconds(left)}</span>
    </div>
  );
}
