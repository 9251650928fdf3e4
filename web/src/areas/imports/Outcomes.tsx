import type { ImportKind } from '@vitrine/contract/imports/fields.ts';
import type { LineOutcomes } from '@vitrine/contract/imports/imports.ts';
import { number } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './Outcomes.module.css';

const outcomesOf = { people: ['taken', 'linked', 'known', 'refused'], jobs: ['taken', 'known', 'refused'] } as const;

/** How many lines go which way, each with what that means. */
export function Outcomes({ of, kind }: { of: LineOutcomes; kind: ImportKind }) {
  const t = useTexts('imports');
  return (
    <dl className={classes.figures}>
      {outcomesOf[kind].map((one) => (
        <div key={one} data-none={of[one] === 0 || undefined}>
          <dt>{one === 'taken' && kind === 'jobs' ? t('jobs.taken') : t(`outcome.${one}`)}</dt>
          <dd>{number(of[one])}</dd>
        </div>
      ))}
    </dl>
  );
}
