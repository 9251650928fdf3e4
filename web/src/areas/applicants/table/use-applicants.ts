import { useQueryClient } from '@tanstack/react-query';
import { applicants, type ListedApplicant } from '@vitrine/contract/applicants/applicants.ts';
import { useApplicantFilter, useManagement } from '../../../parts/applicant/use-management.ts';
import { asking } from '../../../platform/calls/use-ask.ts';

/** So many rows are asked for at once. */
export const blockSize = 50;

/** The list that the address describes, block by block; blocks begin at 1. */
export function useApplicantBlocks() {
  const { bookingId } = useManagement().search;
  const filter = useApplicantFilter();
  return (page: number) => {
    const wanted = { ...filter, page, count: blockSize };
    return bookingId ? asking(applicants.byBooking, { ...wanted, bookingId }) : asking(applicants.ofCompany, wanted);
  };
}
type Blocks = ReturnType<typeof useApplicantBlocks>;

/** Reads rows by their place in the list, from the blocks that are there and, for the rest, from the server. */
export function useRowsBetween(blocks: Blocks) {
  const client = useQueryClient();
  return async (first: number, last: number): Promise<ListedApplicant[]> => {
    const pages = Array.from({ length: Math.floor(last / blockSize) - Math.floor(first / blockSize) + 1 });
    const before = Math.floor(first / blockSize);
    const found = await Promise.all(pages.map((_, at) => client.ensureQueryData(blocks(before + at + 1))));
    return found.flatMap(({ items }) => items).slice(first - before * blockSize, last - before * blockSize + 1);
  };
}
