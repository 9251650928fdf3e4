import { smallestGroup } from '@vitrine/contract/applicants/results.ts';
import type { CSSProperties } from 'react';
import { number } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from './Bars.module.css';

interface Props {
  /** How many a full bar stands for. */
  of: number;
  /** A count is missing where they are too few to be told. */
  rows: { name: string; count: number | null }[];
}

/** Numbers as lines of a length, with their part of the whole. */
export function Bars({ of, rows }: Props) {
  const t = useTexts('applicants');
  const said = (count: number) =>
    of >= smallestGroup ? t('results.part', { number: number(count), part: number(count / of, { style: 'percent' }) }) : number(count);
  return (
    <ul className={classes.bars}>
      {rows.map(({ name, count }) => (
        <li key={name}>
          <span className={classes.name}>{name}</span>
          {count === null ? (
            <>
              <span className={classes.hidden}>{t('results.few')}</span>
              <span className={classes.unknown} aria-hidden="true" />
            </>
          ) : (
            <>
              <span className={classes.count}>{said(count)}</span>
              <span className={classes.bar} style={{ '--part': of > 0 ? count / of : 0 } as CSSProperties} aria-hidden="true" />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
