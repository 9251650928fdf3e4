import { WayOut } from '../../../parts/frame/WayOut.tsx';
import { useTexts } from '../../../platform/use-texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import classes from '../Showrooms.module.css';

/** The link shows nothing, whatever the reason. */
export function Closed() {
  const t = useTexts('showrooms');
  return (
    <div className={classes.center} role="alert">
      <EmptyState drawing="lost" order={1} title={t('common:refusals.link-expired')} text={t('common:linkOver')} action={<WayOut />} />
    </div>
  );
}
