import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant, required, whole } from '../vocabulary.ts';
import { keyScope, longestKeyDays } from './scopes.ts';

const access = 'owner';
const path = '/api/company/apikey';

const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** How the key begins: enough to know it by, too little to use it. */
  prefix: z.string(),
  scopes: z.array(keyScope),
  /** For whom it acts: it sees no more than they do. */
  actsFor: z.object({ id: z.string(), name: z.string() }),
  createdAt: instant,
  expiresAt: instant,
  /** To the minute; null where it was never used. */
  usedAt: instant.nullable(),
  /** `ended`: whoever it acts for works here no more. */
  state: z.enum(['active', 'expired', 'ended']),
});
export type ApiKey = z.output<typeof apiKey>;

/** Keys by which other programs call as somebody of the company. */
export const apiKeys = {
  list: endpoint({
    route: `GET ${path}`,
    access,
    summary: 'The keys of the company, the latest first, and when each was used last. The keys themselves are stored nowhere.',
    reply: z.object({ items: z.array(apiKey) }),
  }),
  make: endpoint({
    route: `POST ${path}`,
    access,
    password: true,
    summary: 'Makes a key. It is in this reply and nowhere else. Whoever it acts for is told by mail, where somebody else made it.',
    body: z.object({
      name: required(80),
      scopes: z.array(keyScope).min(1).max(keyScope.options.length),
      days: whole(1, longestKeyDays),
      /** Somebody of the company; whoever calls when left out. */
      accountId: id.optional(),
    }),
    reply: z.object({ id: z.string(), key: z.string() }),
    refusals: ['not-found', 'too-many-keys'],
    rate: { max: 60, seconds: 3600 },
  }),
  revoke: endpoint({
    route: `POST ${path}/revoke`,
    access,
    summary: 'Ends a key for good; the next call with it is refused.',
    body: z.object({ id }),
    refusals: ['not-found'],
  }),
};
