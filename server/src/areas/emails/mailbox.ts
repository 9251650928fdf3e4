import type { mailbox } from '@vitrine/contract/emails/mailbox.ts';
import { type FolderRole, mailboxFaults } from '@vitrine/contract/emails/shapes.ts';
import { atomically } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { Refused } from '../../platform/refused.ts';
import { discover, openImap, trySmtp } from '../../providers/mailboxes/index.ts';
import { imapPurpose, refusedFor, smtpPurpose } from './connecting.ts';
import { readMailbox } from './indexing/reading.jobs.ts';
import { letGo } from './letting-go.ts';
import * as sql from './mailbox.sql.ts';

/** Something tried at a server that a person named; what goes wrong is a refusal that names it. */
async function tried(work: () => Promise<unknown>) {
  try {
    await work();
  } catch (error) {
    throw refusedFor(error);
  }
}

export const mailboxHandlers: Handlers<typeof mailbox> = {
  async setImap(ctx, { email, host, port, secure, user, password }) {
    const server = { host, port, secure, user, password };
    await tried(async () => (await openImap(server, ctx.config.outgoing)).logout());
    const { accountId } = ctx.actor;
    await atomically(ctx, async (ctx) => {
      const known = await sql.findMailbox(ctx.db, accountId);
      const same = known?.email === email;
      // another mailbox is another one: nothing of the first may stay
      if (known && !same) await letGo(ctx, accountId);
      // the same one elsewhere is read anew; what its owner wrote stays
      if (same && (known.imap_host !== host || known.imap_user !== user)) await sql.emptyMailbox(ctx.db, known.id);
      const id = same ? known.id : ctx.newId();
      const now = ctx.now().toISOString();
      const settings = {
        email,
        imap_host: host,
        imap_port: port,
        imap_secure: secure,
        imap_user: user,
        imap_secret: ctx.seal.close(password, imapPurpose(id)),
        state: 'reading' as const,
        fault: null,
        failures: 0,
        retry_at: now,
      };
      if (same) await sql.updateMailbox(ctx.db, id, settings);
      else await sql.insertMailbox(ctx.db, { id, account_id: accountId, created_at: now, ...settings });
      await enqueue(ctx, readMailbox, { id }, { key: id });
    });
  },

  async imap(ctx) {
    const row = await sql.findMailbox(ctx.db, ctx.actor.accountId);
    return {
      config: row ? { email: row.email, host: row.imap_host, port: row.imap_port, secure: row.imap_secure, user: row.imap_user } : null,
    };
  },

  async setSmtp(ctx, server) {
    const row = await sql.findMailbox(ctx.db, ctx.actor.accountId);
    if (!row) throw new Refused('not-found');
    await tried(() => trySmtp(server, ctx.config.outgoing));
    await sql.updateMailbox(ctx.db, row.id, {
      smtp_host: server.host,
      smtp_port: server.port,
      smtp_secure: server.secure,
      smtp_user: server.user,
      smtp_secret: ctx.seal.close(server.password, smtpPurpose(row.id)),
    });
  },

  async smtp(ctx) {
    const row = await sql.findMailbox(ctx.db, ctx.actor.accountId);
    const { smtp_host: host = null, smtp_port: port = null, smtp_secure: secure = null, smtp_user: user = null } = row ?? {};
    return { config: host !== null && port !== null && secure !== null && user !== null ? { host, port, secure, user } : null };
  },

  async state(ctx) {
    const row = await sql.findMailbox(ctx.db, ctx.actor.accountId);
    if (!row) return { mailbox: null };
    const folders = await sql.progressOf(ctx.db, row.id);
    const sum = (key: 'read' | 'total') => folders.reduce((all, one) => all + one[key], 0);
    return {
      mailbox: {
        email: row.email,
        state: row.state,
        fault: mailboxFaults.find((one) => one === row.fault) ?? null,
        read: sum('read'),
        total: sum('total'),
        folders: folders.map(({ path, name, role, unread, total }) => ({ path, name, role: role as FolderRole | null, unread, total })),
      },
    };
  },

  async discover(_ctx, { email }) {
    return discover(email);
  },

  async disconnect(ctx) {
    await atomically(ctx, (ctx) => letGo(ctx, ctx.actor.accountId));
  },
};
