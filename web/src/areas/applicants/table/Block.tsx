import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { Columns } from './columns.ts';
import { Row } from './Row.tsx';
import classes from './Table.module.css';
import { blockSize, type useApplicantBlocks } from './use-applicants.ts';
import type { Selection } from './use-selection.ts';

interface Props {
  page: number;
  total: number;
  blocks: ReturnType<typeof useApplicantBlocks>;
  columns: Columns;
  selection: Selection;
}

/** Rows are made only near the window; elsewhere a space of their height stands for them, so that thousands scroll smoothly. */
export function Block({ page, total, blocks, columns, selection }: Props) {
  const { ref, near } = useNear(page === 1);
  const { data } = useQuery({ ...blocks(page), enabled: near });
  // fifty rows at once would hold up scrolling: all but the first are made in between
  const comes = near && data !== undefined;
  const later = useDeferredValue(comes, false);
  const made = page === 1 ? comes : later;
  const first = (page - 1) * blockSize;
  if (!near || !data || !made)
    return (
      <tbody ref={ref} className={classes.space}>
        <tr data-waiting={near || undefined}>
          <td colSpan={columns.shown.length + 2} style={{ '--rows': Math.min(blockSize, total - first) } as CSSProperties} />
        </tr>
      </tbody>
    );
  return (
    <tbody ref={ref}>
      {data.items.map((one, at) => (
        <Row
          key={one.id}
          applicant={one}
          index={first + at}
          columns={columns.shown}
          narrow={columns.narrow}
          namesJob={columns.namesJob}
          chosen={selection.chosen.has(one.id)}
          onChoose={selection.choose}
        />
      ))}
    </tbody>
  );
}

/** Whether an element is in the window or nearly. */
function useNear(initially: boolean) {
  const ref = useRef<HTMLTableSectionElement>(null);
  const [near, setNear] = useState(initially);
  useEffect(() => {
    const observed = ref.current;
    if (!observed) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), { rootMargin: '1000px 0px' });
    observer.observe(observed);
    return () => observer.disconnect();
  }, []);
  return { ref, near };
}
