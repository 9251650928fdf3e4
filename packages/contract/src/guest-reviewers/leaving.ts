import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { secret } from '../vocabulary.ts';

/** How a guest reviewer goes; apart from how one comes in, because every page of signing out loads it. */
export const leaving = {
  end: endpoint({
    route: 'POST /api/review/leave',
    access: 'guest-reviewer',
    summary: 'Ends the session of a guest reviewer.',
    refusals: ['not-found'],
  }),
  endByDigest: endpoint({
    route: 'POST /api/review/leave/digest',
    access: 'public',
    summary: 'Ends the session of a guest reviewer whose token has this SHA-256, as signing out by a digest does for an account.',
    body: z.object({ digest: secret(64) }),
    rate: { max: 60, seconds: 60 },
  }),
};
