import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { number } from '../../platform/format.ts';
import classes from './Search.module.css';

/** The first, the last and those around this one; 0 stands for what is left out. */
export function pagesAround(page: number, last: number) {
  const near = [1, page - 1, page, page + 1, last].filter((one) => one >= 1 && one <= last);
  const shown = [...new Set(near)].toSorted((a, b) => a - b);
  return shown.flatMap((one, index) => {
    const gap = one - (shown[index - 1] ?? 0);
    return gap === 1 ? [one] : [gap === 2 ? one - 1 : 0, one];
  });
}

/** Links to the other pages of what was found: they can be opened beside, and read by search engines. */
export function Pages({ label: of, page, last }: { label: string; page: number; last: number }) {
  const { t } = useTranslation();
  const to = (next: number, children: ReactNode, label?: string) => (
    <Link
      to="."
      search={(now: object) => ({ ...now, page: next > 1 ? next : undefined }) as never}
      activeOptions={{ exact: true }}
      className={classes.page}
      aria-label={label}
      preload={false}
    >
      {children}
    </Link>
  );
  return (
    <nav aria-label={of}>
      <ul className={classes.pages}>
        {page > 1 && <li>{to(page - 1, <IconChevronLeft size={20} stroke={1.5} aria-hidden="true" />, t('previousPage'))}</li>}
        {pagesAround(Math.min(page, last), last).map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places of the row
          <li key={index}>{one === 0 ? <span className={classes.gap}>…</span> : to(one, number(one))}</li>
        ))}
        {page < last && <li>{to(page + 1, <IconChevronRight size={20} stroke={1.5} aria-hidden="true" />, t('nextPage'))}</li>}
      </ul>
    </nav>
  );
}
