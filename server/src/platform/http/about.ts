import type { about } from '@vitrine/contract/platform/about.ts';
import type { Demo } from '../demo-mode.ts';
import { Refused } from '../refused.ts';
import { isReady, isRoom } from './health.ts';
import type { Handlers } from './serve.ts';

/** Tells the browser about this installation, and those who run it how it is; the demo's sign-ins only to somebody who sits at this very machine. */
export const aboutHandlers = (demo: Demo | undefined): Handlers<typeof about> => ({
  async config({ config, caller }) {
    const marketing = config.marketingUrl && config.publicUrl ? { host: new URL(config.publicUrl).host, url: config.marketingUrl } : null;
    return {
      demo: demo && caller.local ? { accounts: demo.accounts, password: demo.password } : null,
      supportPhone: config.support.phone,
      supportChatUrl: config.support.chatUrl,
      withdrawal: config.payment.stripe !== undefined || config.payment.tryPayments,
      marketing,
    };
  },
  async ip({ caller }) {
    return { ip: caller.ip };
  },
  async health(ctx) {
    const [ready, room] = await Promise.all([isReady(ctx.db), isRoom(ctx)]);
    return { ok: true, ready, room };
  },
  async live() {
    return { live: true };
  },
  async ready({ db }) {
    if (!(await isReady(db))) throw new Refused('unavailable', undefined, { 'retry-after': '5' });
    return { ready: true };
  },
});
