import { setTimeout as sleep } from 'node:timers/promises';
import { inLine } from '../../../platform/concurrency/turns.ts';
import type { World } from '../../../platform/context.ts';
import { nextTokens, type Provider, providersOf, type Tokens } from '../../../providers/mailboxes/index.ts';
import { endRenewal, type MailboxRow, mailboxById, takeRenewal } from '../mailbox.sql.ts';

/** What ends sooner is renewed before it is used; of what does not last long the last fifth. */
const ahead = ({ lasts = 3_600_000 }: Tokens) => Math.min(5 * 60_000, lasts / 5);

/** A provider that is silent holds no more than these, and nobody in them holds a connection to the database. */
const ofProvider = { atOnce: 8, waiting: 16 };
/** Longer than a provider is waited for. A program that was killed meanwhile lets go after it. */
const renewalLease = 15_000;
const longestWait = 20_000;
const lookEvery = 150;

/** What the tokens of a mailbox are sealed for. */
const purpose = (mailboxId: string) => `oauth ${mailboxId}`;

export const sealTokens = (world: World, mailboxId: string, tokens: Tokens) =>
  world.seal.close(Buffer.from(JSON.stringify(tokens)), purpose(mailboxId));

/** A provider that the operator has taken away, or tokens sealed with another key, are as good as a word of no. */
const refused = (why: string) => Object.assign(new Error(why), { authenticationFailed: true });

export function providerOf(world: World, id: string | null): Provider {
  const provider = providersOf(world.config.mailSignIn).find((one) => one.id === id);
  if (!provider) throw refused('nobody signs in there any more');
  return provider;
}

function tokensOf(world: World, { id, imap_secret }: MailboxRow): Tokens {
  try {
    return JSON.parse(world.seal.open(imap_secret, purpose(id)).toString()) as Tokens;
  } catch {
    throw refused('the tokens were sealed with another key');
  }
}

/**
 * What opens the mailbox now, renewed ahead of its end. One program renews at a time, for the former token may be worth
 * nothing from then on; `worthless` names one that the server did not take although its time is not over.
 */
export async function tokenFor(world: World, mailbox: MailboxRow, worthless?: string): Promise<string> {
  const isGood = (tokens: Tokens) => tokens.access !== worthless && tokens.until - world.now().getTime() > ahead(tokens);
  const known = tokensOf(world, mailbox);
  if (isGood(known)) return known.access;
  const provider = providerOf(world, mailbox.oauth_provider);
  const key = `${mailbox.id} ${worthless ?? ''}`;
  const begun = renewals.get(key);
  if (begun) return begun;
  const renewing = renewed(world, mailbox.id, provider, isGood).finally(() => renewals.delete(key));
  renewals.set(key, renewing);
  return renewing;
}

/** Whoever needs the same token in this program waits for the same renewal. */
const renewals = new Map<string, Promise<string>>();

async function renewed(world: World, id: string, provider: Provider, isGood: (tokens: Tokens) => boolean): Promise<string> {
  const end = performance.now() + longestWait;
  while (performance.now() < end) {
    const row = await mailboxById(world.db, id);
    if (!row) throw refused('the mailbox has gone meanwhile');
    const now = tokensOf(world, row);
    if (isGood(now)) return now.access;
    if (row.renewing_until !== null && row.renewing_until > world.now().toISOString()) await sleep(lookEvery);
    else await inLine(`tokens of ${provider.id}`, ofProvider, () => renew(world, row, provider));
  }
  throw Object.assign(new Error('somebody else did not renew it in time'), { code: 'ETIMEDOUT' });
}

/** Asks for the next tokens with no connection to the database in its hands. Nothing happens where somebody else does, or did. */
async function renew(world: World, seen: MailboxRow, provider: Provider) {
  const now = world.now();
  const row = await takeRenewal(world.db, seen.id, now.toISOString(), new Date(now.getTime() + renewalLease).toISOString());
  if (!row) return;
  let next: Buffer | undefined;
  try {
    if (row.imap_secret.equals(seen.imap_secret))
      next = sealTokens(world, row.id, await nextTokens(provider, tokensOf(world, row).refresh, now));
  } finally {
    await endRenewal(world.db, row, next);
  }
}
