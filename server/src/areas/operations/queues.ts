import type { queues } from '@vitrine/contract/operations/queues.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { listFailedJobs, listQueues, retryFailedJobs } from '../../platform/jobs/jobs.sql.ts';

/** Mail servers repeat in their refusals whom a mail was for. */
const withoutAddresses = (fault: string) => fault.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…');

export const queueHandlers: Handlers<typeof queues> = {
  list: async ({ db }) => ({ items: await listQueues(db) }),
  async failed({ db }, wanted) {
    const { items, ...counted } = await listFailedJobs(db, wanted);
    return { ...counted, items: items.map((one) => ({ ...one, fault: withoutAddresses(one.fault) })) };
  },
  again: async ({ db }, { name, id }) => ({ queued: await retryFailedJobs(db, name, id) }),
};
