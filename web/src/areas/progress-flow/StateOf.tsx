import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleMinus,
  IconCircleX,
  IconClockExclamation,
  IconFileCheck,
  IconSparkles,
} from '@tabler/icons-react';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './ProgressFlow.module.css';
import type { State } from './state.ts';

const icons: Record<State, typeof IconCircleCheck> = {
  'not-required': IconCircleMinus,
  missing: IconCircleDashed,
  late: IconClockExclamation,
  urgent: IconAlertTriangle,
  new: IconSparkles,
  open: IconFileCheck,
  ok: IconCircleCheck,
  refused: IconCircleX,
};

/** How a document stands, by word and picture. */
export function StateOf({ state }: { state: State }) {
  const t = useTexts('progress-flow');
  const Icon = icons[state];
  return (
    <span className={classes.state} data-kind={state === 'not-required' ? 'none' : state}>
      <Icon size={18} stroke={1.5} aria-hidden="true" />
      {t(`state.${state}`)}
    </span>
  );
}
