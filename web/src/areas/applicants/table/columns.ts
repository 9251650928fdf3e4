import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { type ApplicantColumn, applicantColumns } from '@vitrine/contract/applicants/views.ts';
import { useMemo } from 'react';
import { useManagement } from '../../../parts/applicant/use-management.ts';

const usual: readonly ApplicantColumn[] = ['job', 'answers', 'stars', 'sent', 'replyBy', 'status'];

const inOrder = (chosen: readonly unknown[]) => applicantColumns.filter((one) => chosen.includes(one));

function read(kept: string | undefined): ApplicantColumn[] {
  try {
    const columns: unknown = JSON.parse(kept ?? '');
    return Array.isArray(columns) ? inOrder(columns) : [...usual];
  } catch {
    return [...usual];
  }
}

export type Columns = ReturnType<typeof useColumns>;

/** The columns that this browser shows, and how to choose others. */
export function useColumns() {
  const { bookingId } = useManagement().search;
  const [chosen, setChosen] = useLocalStorage<ApplicantColumn[]>({
    key: 'applicantColumns',
    defaultValue: [...usual],
    getInitialValueInEffect: false,
    deserialize: read,
  });
  const narrow = useMediaQuery('(max-width: 900px)', undefined, { getInitialValueInEffect: false }) ?? false;
  const shown = useMemo(() => {
    if (narrow) return chosen.filter((one) => one === 'status');
    return bookingId ? chosen.filter((one) => one !== 'job') : chosen;
  }, [bookingId, chosen, narrow]);
  return {
    chosen,
    /** Of a single job there is none to name. */
    offered: bookingId ? applicantColumns.filter((one) => one !== 'job') : applicantColumns,
    shown,
    /** There is no room for columns: below the name stands in short what matters. */
    narrow,
    /** There, also which job. */
    namesJob: narrow && !bookingId && chosen.includes('job'),
    choose: (columns: readonly ApplicantColumn[]) => setChosen(inOrder(columns)),
  };
}
