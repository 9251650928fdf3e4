import { useLocalStorage } from '@mantine/hooks';
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

/** The columns that this browser shows, and how to choose others; of a single job there is none to name. */
export function useColumns() {
  const { bookingId } = useManagement().search;
  const [chosen, setChosen] = useLocalStorage<ApplicantColumn[]>({
    key: 'applicantColumns',
    defaultValue: [...usual],
    getInitialValueInEffect: false,
    deserialize: read,
  });
  const shown = useMemo(() => (bookingId ? chosen.filter((one) => one !== 'job') : chosen), [bookingId, chosen]);
  return {
    chosen,
    shown,
    choose: (columns: readonly ApplicantColumn[]) => setChosen(inOrder(columns)),
  };
}
