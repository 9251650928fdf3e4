import { endpoint } from '@vitrine/contract/endpoint.ts';
import * as z from 'zod';

const body = z.object({ bookingId: z.string() });

/** Bookmarks of the signed-in candidate (R115). */
export const marking = {
  mark: endpoint({ route: 'POST /api/v2/jobad/mark', access: 'candidate', summary: 'Bookmarks a job.', body }),
  unmark: endpoint({ route: 'POST /api/v2/jobad/mark/remove', access: 'candidate', summary: 'Removes the bookmark.', body }),
};
