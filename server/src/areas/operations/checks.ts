import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { checkFindings, checkNames, checkStates, checks } from '@vitrine/contract/operations/checks.ts';
import { cageHere } from '../../platform/cage/cage.ts';
import type { World } from '../../platform/context.ts';
import { isRoom } from '../../platform/http/health.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { listQueues } from '../../platform/jobs/jobs.sql.ts';
import { renderLetter } from '../../platform/mail/letter.ts';
import { Refused } from '../../platform/refused.ts';
import { tryFilm } from '../../providers/media/index.ts';
import { transcriberOf } from '../../providers/transcription/index.ts';
import { countDiffering } from '../interviews/index.ts';
import { pageOf } from '../pages/index.ts';
import { backupState } from './backups.jobs.ts';
import { trialLetter } from './mails/trial.ts';
import { databaseVersion } from './storage.sql.ts';

type Name = (typeof checkNames)[number];
type Found = { state: (typeof checkStates)[number]; found: (typeof checkFindings)[number]; detail: string | null };

const works = (detail: string | null = null): Found => ({ state: 'works', found: 'works', detail });
const off: Found = { state: 'off', found: 'off', detail: null };
const attention = (found: Found['found'], detail: string | null = null): Found => ({ state: 'attention', found, detail });
const broken = (found: Found['found'], detail: string | null = null): Found => ({ state: 'broken', found, detail });

/** Milliseconds that one check has; what is silent for longer does not work. */
const patience = 15_000;
/** Work that is due for so long, in milliseconds, is late. */
const mayWait = 10 * 60_000;

const looks: Record<Name, (world: World) => Found | Promise<Found>> = {
  address({ config: { publicUrl } }) {
    if (!publicUrl) return attention('local');
    return publicUrl.startsWith('https:') ? works(publicUrl) : attention('plain', publicUrl);
  },
  async operator(world) {
    const { unnamed } = await pageOf(world, 'imprint', 'en');
    return unnamed.length > 0 ? attention('untold', unnamed.join(', ')) : works();
  },
  mail: ({ mailer, config }) => (mailer.delivers ? works(new URL(config.mail.smtpUrl ?? '').host) : attention('outbox')),
  database: async ({ db }) => works(`PostgreSQL ${await databaseVersion(db)}`),
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
  async backup(world) {
    const { set, latest, old, fault } = await backupState(world);
    const detail = latest ? [latest.name, latest.place].join(' · ') : null;
    if (fault) return broken('failed-backup', fault);
    if (!set) return attention('no-backup', detail);
    return old ? attention('old-backup', detail) : works(detail);
  },
  async films() {
    await tryFilm();
    return works();
  },
  async cage() {
    const { missing } = await cageHere();
    return missing.length > 0 ? attention('open-limits', missing.join(', ')) : works();
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
  viruses: ({ config }) => (config.clamav ? works(config.clamav) : off),
  transcripts({ config }) {
    const transcriber = transcriberOf(config);
    return transcriber ? works(transcriber.sentTo ?? transcriber.engine) : off;
  },
  push: ({ config }) => (config.webPushContact ? works(config.webPushContact) : off),
  payments({ config: { payment } }) {
    if (payment.stripe) return works('Stripe');
    return payment.tryPayments ? attention('trying') : off;
  },
  webex: ({ config }) => (config.webex ? works(config.webex.clientId) : off),
};

/** One check within its time; a fault of any kind is what it found. */
async function look(world: World, name: Name) {
  const silence = new AbortController();
  const silent = sleep(patience, undefined, { signal: silence.signal, ref: false }).then(
    () => broken('broken', `silent for ${patience / 1000} s`),
    () => off,
  );
  try {
    return { name, ...(await Promise.race([looks[name](world), silent])) };
  } catch (error) {
    world.log.warn({ error, check: name }, 'a check of the installation failed');
    return { name, ...broken('broken', String(error).slice(0, 300)) };
  } finally {
    silence.abort();
  }
}

export const checkHandlers: Handlers<typeof checks> = {
  list: async (ctx) => ({ items: await Promise.all((Object.keys(looks) as Name[]).map((name) => look(ctx, name))) }),

  async tryMail(ctx) {
    if (!ctx.mailer.delivers) throw new Refused('no-mail-server');
    const { email, firstName, language } = ctx.actor;
    const letter = trialLetter(language, { firstName, url: `${ctx.url()}/admin-panel/operations` });
    const { text, html } = renderLetter(letter, language);
    const mail = { id: ctx.newId(), to: email, subject: letter.subject, text, html, unsubscribe: null, attachments: [] };
    try {
      await ctx.mailer.deliver(mail);
      return { taken: true, to: email, fault: null };
    } catch (error) {
      return { taken: false, to: email, fault: (error instanceof Error ? error.message : String(error)).slice(0, 300) };
    }
  },
};
