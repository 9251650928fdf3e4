import type { installation } from '@vitrine/contract/admin/installation.ts';
import type { Handlers } from '../../platform/serve.ts';
import { findFfmpeg } from '../../providers/media/index.ts';

export const installationHandlers: Handlers<typeof installation> = {
  look: async ({ config, mailer }) => ({ oldFfmpeg: findFfmpeg(config.ffmpegPath).bundled, mailsStay: !mailer.delivers }),
};
