import { atomically } from '../../platform/context.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { readMailbox } from './indexing/reading.jobs.ts';
import { letGo } from './letting-go.ts';
import * as sql from './mailbox.sql.ts';
import type { Own } from './own.ts';

interface Place {
  host: string;
  port: number;
  secure: boolean;
}

interface Settings extends Place {
  user: string;
  oauth_provider: string | null;
  /** Where e-mails leave with the same token; nothing where a password says so, or nobody has. */
  out: Place | null;
}

const noWayOut = { smtp_host: null, smtp_port: null, smtp_secure: null, smtp_user: null, smtp_secret: null };

/** Keeps how the own mailbox is reached, once that was tried, and begins to read it. */
export const keepMailbox = (ctx: Own, email: string, settings: Settings, sealed: (id: string) => Buffer) =>
  atomically(ctx, async (ctx) => {
    const { accountId } = ctx.actor;
    const { host, port, secure, user, oauth_provider, out } = settings;
    await sql.lockMailboxOf(ctx.db, accountId);
    const known = await sql.findMailbox(ctx.db, accountId);
    const same = known?.email === email;
    // another mailbox is another one: nothing of the first may stay
    if (known && !same) await letGo(ctx, accountId);
    // the same one elsewhere is read anew; what its owner wrote stays
    const elsewhere = same && (known.imap_host !== host || known.imap_user !== user);
    if (elsewhere) await sql.emptyMailbox(ctx.db, known.id);
    const id = same ? known.id : ctx.newId();
    const now = ctx.now().toISOString();
    // a way out that went by the former token ends with it
    const former = same && known.smtp_secret === null ? noWayOut : {};
    const row = {
      email,
      imap_host: host,
      imap_port: port,
      imap_secure: secure,
      imap_user: user,
      imap_secret: sealed(id),
      oauth_provider,
      ...(out ? { smtp_host: out.host, smtp_port: out.port, smtp_secure: out.secure, smtp_user: user, smtp_secret: null } : former),
      // whoever waits at the former place lets go, and it is taken up anew
      leased_by: null,
      leased_until: null,
      state: 'reading' as const,
      fault: null,
      failures: 0,
      refusals: 0,
      retry_at: now,
      // what is tried with the former settings says nothing about these
      connection: ctx.newId(),
      renewing_until: null,
      ...(elsewhere ? { read_once: false } : {}),
    };
    if (same) await sql.updateMailbox(ctx.db, id, row);
    else await sql.insertMailbox(ctx.db, { id, account_id: accountId, created_at: now, ...row });
    await enqueue(ctx, readMailbox, { id }, { key: id });
  });
