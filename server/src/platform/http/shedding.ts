import { type Endpoint, methodOf } from '@vitrine/contract/endpoint.ts';
import type { World } from '../context.ts';
import { Refused } from '../refused.ts';

/** Nobody failed: too much is asked at once, and this was not the most pressing of it. */
export class ComeBack extends Refused {
  constructor() {
    // not all of them in the same moment
    super('unavailable', undefined, { 'retry-after': String(5 + Math.floor(Math.random() * 10)) });
    this.name = 'ComeBack';
  }
}

/** What a guest may call, and how one comes in, is what an interview and an application hang on. */
export const hangsOnInterview = ({ guests }: Endpoint) => guests === true;

/** Besides that, what watches the program. */
const isSpared = (endpoint: Endpoint) => hangsOnInterview(endpoint) || endpoint.route.startsWith('GET /api/health');

/** Whoever comes by a link was asked to: a guest reviewer, whoever was shown applicants, somebody who is invited. */
const comesByLink = ({ query }: Endpoint) => query !== undefined && ('token' in query.shape || 'uniqueId' in query.shape);

/** So many times as long as `busyAfter` the least of work may take before a call is told to come back: whoever looks around first, whoever saves something last. */
function patienceWith(endpoint: Endpoint) {
  if (isSpared(endpoint)) return Number.POSITIVE_INFINITY;
  if (methodOf(endpoint) !== 'GET') return 8;
  return endpoint.access === 'public' && !comesByLink(endpoint) ? 1 : 2;
}

/**
 * Tells a call to come back where work takes longer here than its kind can wait for: the more, the later it is, and all
 * where it is twice as late. What an interview hangs on is taken whatever there is to do.
 */
export function demandTurn({ late, config }: World, endpoint: Endpoint) {
  if (config.busyAfter === 0) return;
  const over = late() / (config.busyAfter * patienceWith(endpoint)) - 1;
  if (over > Math.random()) throw new ComeBack();
}
