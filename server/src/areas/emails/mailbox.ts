import type { mailbox } from '@vitrine/contract/emails/mailbox.ts';
import { type FolderRole, mailboxFaults, signInProviders } from '@vitrine/contract/emails/shapes.ts';
import { atomically } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { discover, openImap, providersOf, trySmtp } from '../../providers/mailboxes/index.ts';
import { imapPurpose, smtpPurpose, tried } from './connecting.ts';
import { keepMailbox } from './keeping.ts';
import { letGo } from './letting-go.ts';
import * as sql from './mailbox.sql.ts';

export const mailboxHandlers: Handlers<typeof mailbox> = {
  async setImap(ctx, { email, host, port, secure, user, password }) {
    const server = { host, port, secure, user, password };
    await tried(async () => (await openImap(server, ctx.config.outgoing)).logout());
    const settings = { host, port, secure, user, oauth_provider: null, out: null };
    await keepMailbox(ctx, email, settings, (id) => ctx.seal.close(password, imapPurpose(id)));
  },

  async imap(ctx) {
    const row = await sql.findMailbox(ctx.db, ctx.actor.accountId);
    return {
      config: row
        ? {
            email: row.email,
            host: row.imap_host,
            port: row.imap_port,
            secure: row.imap_secure,
            user: row.imap_user,
            auth: row.oauth_provider === null ? ('password' as const) : ('oauth' as const),
          }
        : null,
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
        signIn: signInProviders.find((one) => one === row.oauth_provider) ?? null,
        state: row.state,
        fault: mailboxFaults.find((one) => one === row.fault) ?? null,
        read: sum('read'),
        total: sum('total'),
        folders: folders.map(({ path, name, role, unread, total }) => ({ path, name, role: role as FolderRole | null, unread, total })),
      },
    };
  },

  async discover(ctx, { email }) {
    return discover(email, providersOf(ctx.config.mailSignIn));
  },

  async disconnect(ctx) {
    await atomically(ctx, (ctx) => letGo(ctx, ctx.actor.accountId));
  },
};
