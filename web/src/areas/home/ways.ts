import type { Need, NeedKind } from '@vitrine/contract/home/needs.ts';
import type { ReviewSearch } from '../../parts/applicant/management-search.ts';

interface Way {
  to: string;
  search?: Record<string, unknown>;
  hash?: string;
}

/** The queue of exactly those whom a row is about, as the server counted them. */
const queues: Partial<Record<NeedKind, ReviewSearch>> = {
  due: { due: true, sort: 'Oldest' },
  asked: { assigned: 'me' },
  unseen: { progress: 'unseen', sort: 'Oldest' },
};

/** Where what needs somebody is dealt with. */
export function wayTo({ kind, applicationId, conversationId }: Need): Way {
  switch (kind) {
    case 'message':
      return { to: '/chat', search: { with: conversationId } };
    case 'document':
      return { to: '/progress-flow', search: { applicationId } };
    default:
      return {
        to: `/candidate-details/candidate/${applicationId}`,
        search: { ...queues[kind], from: 'home' },
        ...(kind === 'mention' ? { hash: 'notes' } : {}),
      };
  }
}
