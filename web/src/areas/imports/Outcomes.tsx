import type { LineOutcomes } from '@vitrine/contract/imports/imports.ts';
import { number } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './Outcomes.module.css';

/** How many lines go which way, each with what that means. */
export function Outcomes({ of }: { of: LineOutcomes }) {
  const t = useTexts('imports');
  return (
    <dl className={classes.figures}>
      {(['taken', 'linked', 'known', 'refused'] as const).map((one) => (
        <div key={one} data-none={of[one] === 0 || undefined}>
          <dt>{t(`outcome.${one}`)}</dt>
          <dd>{number(of[one])}</dd>
        </div>
      ))}
    </dl>
  );
}
