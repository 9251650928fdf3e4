import type { installation } from '@vitrine/contract/admin/installation.ts';
import { cageHere } from '../../platform/cage/cage.ts';
import { isRoom } from '../../platform/http/health.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { countDiffering } from '../interviews/index.ts';

export const installationHandlers: Handlers<typeof installation> = {
  look: async ({ config, mailer, files, db }) => ({
    missingLimits: (await cageHere()).missing,
    mailsStay: !mailer.delivers,
    noRoom: !(await isRoom({ files, config })),
    takesNotWhole: await countDiffering(db),
  }),
};
