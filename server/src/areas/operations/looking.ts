import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type checkFindings, checkNames, type checkStates } from '@vitrine/contract/operations/checks.ts';
import { cageHere } from '../../platform/cage/cage.ts';
import type { World } from '../../platform/context.ts';
import { isRoom } from '../../platform/http/health.ts';
import { listQueues } from '../../platform/jobs/jobs.sql.ts';
import { tryFilm } from '../../providers/media/index.ts';
import { obstacleOf, transcriberOf } from '../../providers/transcription/index.ts';
import { settingsAt } from '../billing/index.ts';
import { countDiffering } from '../interviews/index.ts';
import { pageOf } from '../pages/index.ts';
import { backupState } from './backups.jobs.ts';
import { databaseVersion } from './storage.sql.ts';

type Name = (typeof checkNames)[number];
export interface Found {
  state: (typeof checkStates)[number];
  found: (typeof checkFindings)[number];
  detail: string | null;
}

const works = (detail: string | null = null): Found => ({ state: 'works', found: 'works', detail });
const off: Found = { state: 'off', found: 'off', detail: null };
const attention = (found: Found['found'], detail: string | null = null): Found => ({ state: 'attention', found, detail });
const broken = (found: Found['found'], detail: string | null = null): Found => ({ state: 'broken', found, detail });

/** What the checks look with. */
type Looking = Pick<World, 'config' | 'files' | 'mailer' | 'log' | 'now'>;
type InDatabase = Looking & Pick<World, 'db' | 'replica'>;
/** One check: it gives up when the signal says so, where it can. Whatever it throws is what it found. */
type Look<W> = (world: W, signal: AbortSignal) => Found | Promise<Found>;

/** Milliseconds that one check has; what is silent for longer does not work. */
const patience = 15_000;
/** So many bytes of what was written are missing on a replica that hardly ever catches up. */
const farBehind = 64 * 2 ** 20;
/** Work that is due for so long, in milliseconds, is late. */
const mayWait = 10 * 60_000;

/** What can be looked at wherever the settings are. */
const looks = {
  async address({ config: { publicUrl } }, signal) {
    if (!publicUrl) return attention('local');
    if (!publicUrl.startsWith('https:')) return attention('plain', publicUrl);
    const fault = await faultOfAddress(publicUrl, signal);
    return fault === undefined ? works(publicUrl) : attention('unreached', `${publicUrl}: ${fault}`);
  },
  async operator(world) {
    const { unnamed } = await pageOf(world, 'imprint', 'en');
    return unnamed.length > 0 ? attention('untold', unnamed.join(', ')) : works();
  },
  async mail({ mailer, config }) {
    if (!mailer.delivers) return attention('outbox');
    await mailer.greet();
    return works(new URL(config.mail.smtpUrl ?? '').host);
  },
  async storage({ files }) {
    const name = `checks/${randomBytes(8).toString('hex')}`;
    const content = randomBytes(1024);
    try {
      await files.put(name, content);
      const read = await files.get(name);
      return read && content.equals(read) ? works() : broken('broken');
    } finally {
      await files.remove([name]);
    }
  },
  room: async (world) => ((await isRoom(world)) ? works() : broken('little-room')),
  async films() {
    const { version, decoders, encoders, filters, lacks } = await tryFilm();
    if (lacks.length > 0) return broken('lacks-codecs', `FFmpeg ${version}: ${lacks.join(', ')}`);
    return works([`FFmpeg ${version}`, ...[decoders, encoders, filters].map((names) => names.join(', '))].join(' · '));
  },
  async cage() {
    const { missing } = await cageHere();
    return missing.length > 0 ? attention('open-limits', missing.join(', ')) : works();
  },
  viruses: ({ config }) => (config.clamav ? works(config.clamav) : off),
  async transcripts({ config }, signal) {
    const transcriber = transcriberOf(config);
    if (!transcriber) return off;
    const called = transcriber.sentTo ?? transcriber.engine;
    const obstacle = await obstacleOf(config, signal);
    return obstacle ? broken(obstacle, called || null) : works(called);
  },
  push: ({ config }) => (config.webPushContact ? works(config.webPushContact) : off),
  payments({ config: { payment } }) {
    if (payment.stripe) return works('Stripe');
    return payment.tryPayments ? attention('trying') : off;
  },
  webex: ({ config }) => (config.webex ? works(config.webex.clientId) : off),
} satisfies Partial<Record<Name, Look<Looking>>>;

/** What stands in the database. */
const looksInDatabase = {
  async seller(world) {
    const { seller, buying, closeupPrice } = await settingsAt(world, world.now());
    const selling = buying !== 'off' || closeupPrice !== null || world.config.payment.stripe !== undefined;
    if (seller) return works(seller.name);
    return selling ? attention('no-seller') : off;
  },
  database: async ({ db }) => works(`PostgreSQL ${await databaseVersion(db)}`),
  async replica({ replica }) {
    if (!replica) return off;
    const { standby, behind } = await replica.look();
    if (!standby) return broken('no-standby');
    const detail = `${(behind / 2 ** 20).toFixed(1)} MiB`;
    return behind > farBehind ? attention('far-behind', detail) : works(detail);
  },
  async backup(world) {
    const { set, latest, old, fault } = await backupState(world);
    const detail = latest ? [latest.name, latest.place].join(' · ') : null;
    if (set && !world.config.backup.passphrase) return broken('no-passphrase');
    if (fault) return broken('failed-backup', fault);
    if (!set) return attention('no-backup', detail);
    return old ? attention('old-backup', detail) : works(detail);
  },
  async jobs({ db, now }) {
    const queues = await listQueues(db);
    const failed = queues.filter((one) => one.failed > 0).map(({ name }) => name);
    const late = queues.filter(({ waitingSince }) => waitingSince && now().getTime() - Date.parse(waitingSince) > mayWait);
    if (late.length > 0) return attention('late', late.map(({ name }) => name).join(', '));
    return failed.length > 0 ? attention('failed', failed.join(', ')) : works();
  },
  async recordings({ db }) {
    const differing = await countDiffering(db);
    return differing > 0 ? broken('not-whole', String(differing)) : works();
  },
} satisfies Record<Exclude<Name, keyof typeof looks>, Look<InDatabase>>;

/** Why the public address does not lead to a Vitrine; nothing where it does. */
async function faultOfAddress(publicUrl: string, signal: AbortSignal) {
  try {
    const reply = await fetch(`${publicUrl}/api/health/live`, { signal, redirect: 'manual' });
    const said = await reply.text();
    return reply.ok && said.includes('"live":true') ? undefined : `${reply.status}`;
  } catch (error) {
    signal.throwIfAborted();
    const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined };
    return cause instanceof Error ? cause.message || String(cause) : message;
  }
}

/** One check within its time; a fault of any kind is what it found. */
async function lookInTime<W extends Looking>(world: W, name: Name, look: Look<W>, milliseconds: number): Promise<Found> {
  const over = new AbortController();
  const cutOff = AbortSignal.timeout(milliseconds);
  const silent = sleep(milliseconds, broken('silent', `${milliseconds / 1000} s`), { signal: over.signal }).catch(() => off);
  try {
    return await Promise.race([look(world, cutOff), silent]);
  } catch (error) {
    if (cutOff.aborted) return broken('silent', `${milliseconds / 1000} s`);
    world.log.warn({ error, check: name }, 'a check of the installation failed');
    return broken('broken', withoutSecrets(world, error instanceof Error ? error.message : String(error)).slice(0, 300));
  } finally {
    over.abort();
  }
}

/** Passwords that stand in addresses, and keys, never leave with what a library says of them. */
export function withoutSecrets({ config }: Pick<World, 'config'>, said: string) {
  const passwords = [config.mail.smtpUrl, config.databaseUrl, config.databaseDirectUrl, config.databaseReplicaUrl].flatMap((url) => {
    const password = URL.parse(url ?? '')?.password ?? '';
    return [password, decoded(password)];
  });
  const { s3, backup, transcription, payment, signingKey } = config;
  const keys = [s3?.secretAccessKey, backup.bucket?.secretAccessKey, backup.passphrase, transcription.http?.key, payment.stripe?.secretKey];
  const secrets = [...passwords, ...keys, signingKey].filter((one): one is string => Boolean(one));
  return secrets.reduce((text, secret) => text.replaceAll(secret, '…'), said);
}

function decoded(password: string) {
  try {
    return decodeURIComponent(password);
  } catch {
    return password;
  }
}

/** Why nothing in the database can be looked at: what is found of the database itself, and of what stands in it. */
export interface NoDatabase {
  itself: Found;
  within: Found;
}

/**
 * Every check of the installation, in the order in which somebody sets it up, all at the same time. Each says what it
 * found within its time; none rejects.
 */
export function lookAtAll(world: Looking & Pick<World, 'replica'> & { db: World['db'] | NoDatabase }, milliseconds = patience) {
  const { db } = world;
  const found = (name: Name) => {
    const look = (looks as Partial<Record<Name, Look<Looking>>>)[name];
    if (look) return lookInTime(world, name, look, milliseconds);
    if ('itself' in db) return name === 'database' ? db.itself : db.within;
    return lookInTime({ ...world, db }, name, looksInDatabase[name as keyof typeof looksInDatabase], milliseconds);
  };
  return Promise.all(checkNames.map(async (name) => ({ name, ...(await found(name)) })));
}
