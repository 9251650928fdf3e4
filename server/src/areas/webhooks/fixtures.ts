import { testEvent } from '@vitrine/contract/webhooks/events.ts';
import type { World } from '../../platform/context.ts';
import { insertAttempt } from './delivering.sql.ts';
import { sealSecrets } from './delivering.ts';
import { newSecret } from './signing.ts';
import { insertWebhook, sendAlone } from './webhooks.sql.ts';

/** A webhook of a company to which one event was sent that did not arrive. */
export async function givenWebhook(world: World, companyId: string, accountId: string) {
  const id = world.newId();
  const at = world.now().toISOString();
  await insertWebhook(world.db, {
    id,
    company_id: companyId,
    url: 'https://hooks.mail.test/in',
    events: ['application.sent'],
    secret: sealSecrets(world, id, [newSecret()]),
    created_by: accountId,
    created_at: at,
  });
  const event_id = world.newId();
  await sendAlone(world.db, id, { id: event_id, company_id: companyId, type: testEvent, at });
  await insertAttempt(world.db, { endpoint_id: id, event_id, at, try: 1, status: null, fault: 'dns', milliseconds: 3 });
  return id;
}
