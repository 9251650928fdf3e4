import { checks } from '@vitrine/contract/operations/checks.ts';
import { queues } from '@vitrine/contract/operations/queues.ts';
import { storage } from '@vitrine/contract/operations/storage.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { backUp, lookAtBackups, noteErasures } from './backups.jobs.ts';
import { checkHandlers } from './checks.ts';
import { serveHandbook } from './handbook.ts';
import { serveMetrics } from './metrics/serving.ts';
import { queueHandlers } from './queues.ts';
import { storageHandlers } from './storage.ts';

/** What whoever runs an installation looks at: whether everything works, what waits, how much room there is. */
export const operationsArea = defineArea({
  serves: [topic(checks, checkHandlers), topic(queues, queueHandlers), topic(storage, storageHandlers)],
  routes: [serveHandbook, serveMetrics],
  jobs: [backUp, noteErasures, lookAtBackups],
});
