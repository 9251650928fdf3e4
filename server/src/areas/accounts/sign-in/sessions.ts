import type { OwnSession, sessions } from '@vitrine/contract/accounts/sessions.ts';
import Bowser from 'bowser';
import type { Handlers } from '../../../platform/http/serve.ts';
import { Refused } from '../../../platform/refused.ts';
import { endSession, endSessionOf, endSessionsOf, notePassword, sessionsOf } from '../../../platform/sessions/sessions.ts';
import { demandPassword } from './guessing.ts';

const devices: Record<string, OwnSession['device']> = { desktop: 'desktop', mobile: 'phone', tablet: 'tablet' };

/** What a browser tells of itself, for people to recognise it by. */
function describeAgent(agent: string): Pick<OwnSession, 'browser' | 'system' | 'device'> {
  if (!agent) return { browser: '', system: '', device: 'other' };
  const { browser, os, platform } = Bowser.parse(agent);
  return { browser: browser.name ?? '', system: os.name ?? '', device: devices[platform.type ?? ''] ?? 'other' };
}

export const sessionHandlers: Handlers<typeof sessions> = {
  async list(ctx) {
    const rows = await sessionsOf(ctx, ctx.actor.accountId);
    return {
      items: rows.map((row) => ({
        id: row.id,
        ...describeAgent(row.agent),
        openedAt: row.created_at,
        usedAt: row.used_at,
        bySingleSignOn: row.by_single_sign_on,
        current: row.token_hash.equals(ctx.actor.sessionHash),
      })),
    };
  },

  async end(ctx, { id }) {
    const { accountId, sessionHash } = ctx.actor;
    if (!id) await endSessionsOf(ctx, accountId, sessionHash);
    else if (!(await endSessionOf(ctx, accountId, id))) throw new Refused('not-found');
  },

  async endByDigest(ctx, { digest }) {
    await endSession(ctx, Buffer.from(digest, 'hex'));
  },

  async showPassword(ctx, { password }) {
    await demandPassword(ctx, password);
    await notePassword(ctx, ctx.actor);
  },
};
