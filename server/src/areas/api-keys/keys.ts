import type { apiKeys } from '@vitrine/contract/api-keys/keys.ts';
import { type KeyScope, keyScopes, mostKeys } from '@vitrine/contract/api-keys/scopes.ts';
import { day } from '@vitrine/contract/durations.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { atomically } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { Refused } from '../../platform/refused.ts';
import { countKeys, insertKey, keysOf, lockKeys, revokeKey } from '../../platform/sessions/api-keys.sql.ts';
import { newKey } from '../../platform/sessions/api-keys.ts';
import { findMember } from './keys.sql.ts';
import { keyLetter } from './mails/key.ts';

type Row = Awaited<ReturnType<typeof keysOf>>[number];

function stateOf({ works_here, expires_at }: Row, now: Date) {
  if (new Date(expires_at) <= now) return 'expired' as const;
  return works_here ? ('active' as const) : ('ended' as const);
}

export const keyHandlers: Handlers<typeof apiKeys> = {
  async list(ctx) {
    const rows = await keysOf(ctx.db, ctx.actor.companyId);
    const items = rows.map((row) => ({
      id: row.id,
      name: row.name,
      prefix: row.prefix,
      // in the order in which people choose them
      scopes: keyScopes.filter((one) => row.scopes.includes(one)),
      actsFor: { id: row.account_id, name: `${row.first_name} ${row.last_name}` },
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      usedAt: row.used_at,
      state: stateOf(row, ctx.now()),
    }));
    return { items };
  },

  make: (ctx, { name, scopes, days, accountId = ctx.actor.accountId }) =>
    atomically(ctx, async (ctx) => {
      const { actor, db } = ctx;
      await lockKeys(db, actor.companyId);
      const member = await findMember(db, actor.companyId, accountId);
      if (!member) throw new Refused('not-found');
      const now = ctx.now();
      if ((await countKeys(db, actor.companyId, now.toISOString())) >= mostKeys) throw new Refused('too-many-keys');
      const { key, prefix, hash } = newKey();
      const id = ctx.newId();
      await insertKey(db, {
        id,
        company_id: actor.companyId,
        account_id: member.id,
        made_by: actor.accountId,
        name,
        prefix,
        key_hash: hash,
        scopes: [...new Set<KeyScope>(scopes)],
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + days * day).toISOString(),
      });
      if (member.id !== actor.accountId) {
        const language = member.language as Language;
        const maker = `${actor.firstName} ${actor.lastName}`;
        const letter = keyLetter(language, { firstName: member.first_name, maker, company: member.company, name });
        await sendMail(ctx, { email: member.email, language }, letter, { about: member.id });
      }
      return { id, key };
    }),

  async revoke(ctx, { id }) {
    if (!(await revokeKey(ctx.db, ctx.actor.companyId, id, ctx.now().toISOString()))) throw new Refused('not-found');
  },
};
