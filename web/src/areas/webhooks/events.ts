import type { WebhookEvent } from '@vitrine/contract/webhooks/events.ts';

type Dashed<S extends string> = S extends `${infer A}.${infer B}` ? `${A}-${B}` : S;

/** An event as its words are called. */
export const eventKey = <E extends WebhookEvent | 'test'>(event: E) => event.replace('.', '-') as Dashed<E>;
