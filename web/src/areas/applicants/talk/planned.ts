import type { Reply } from '@vitrine/contract/endpoint.ts';
import type { talks } from '@vitrine/contract/talks/talks.ts';

/** What is planned for an application: a date, times on offer, people. */
export type Planned = Reply<typeof talks.show>;
