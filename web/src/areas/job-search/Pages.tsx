import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { number } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './Jobs.module.css';
import type { JobsSearch } from './use-job-search.ts';

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
export function Pages({ page, last }: { page: number; last: number }) {
  const t = useTexts('job-search');
  const to = (next: number, children: ReactNode, label?: string) => (
    <Link
      to="/jobs"
      search={(now) => ({ ...now, page: next > 1 ? next : undefined }) as JobsSearch}
      activeOptions={{ exact: true }}
      className={classes.page}
      aria-label={label}
      preload={false}
    >
      {children}
    </Link>
  );
  return (
    <nav aria-label={t('pages')}>
      <ul className={classes.pages}>
        {page > 1 && <li>{to(page - 1, <IconChevronLeft size={20} stroke={1.5} aria-hidden="true" />, t('common:previousPage'))}</li>}
        {pagesAround(Math.min(page, last), last).map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places of the row
          <li key={index}>{one === 0 ? <span className={classes.gap}>…</span> : to(one, number(one))}</li>
        ))}
        {page < last && <li>{to(page + 1, <IconChevronRight size={20} stroke={1.5} aria-hidden="true" />, t('common:nextPage'))}</li>}
      </ul>
    </nav>
  );
}
