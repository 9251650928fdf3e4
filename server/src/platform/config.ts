import { isIP } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod';

const on = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');
const optional = z.string().optional();

/** `10.1.0.0/16,2001:db8::/32`: nets by their first address and the length of what they share. */
const nets = z
  .string()
  .transform((value) => value.split(',').map((one) => one.trim()))
  .pipe(z.array(z.string().refine(isNet, 'must be nets such as 10.1.0.0/16')));

function isNet(value: string) {
  const [address = '', prefix = ''] = value.split('/');
  const family = isIP(address);
  return family !== 0 && /^\d+$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128);
}

/** `192.0.2.53,192.0.2.54:5353`: name servers by address, with a port where it is another one. */
const nameServers = z
  .string()
  .transform((value) => value.split(',').map((one) => one.trim()))
  .pipe(
    z.array(
      z.string().refine((one) => isIP(one) !== 0 || isIP(one.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')) !== 0, 'must be addresses'),
    ),
  );

const commandLine = z.tuple([z.string().min(1)]).rest(z.string());

/** `["whisper-cli", "-f", "{wav}"]`: a program and its arguments; no shell reads them. */
function listOfWords(value: string, { addIssue }: z.RefinementCtx) {
  try {
    const words = commandLine.parse(JSON.parse(value));
    if (words.some((one) => one.includes('{wav}'))) return words;
  } catch {
    // said below
  }
  addIssue('must be a list in JSON such as ["whisper-cli", "-f", "{wav}", "-l", "{language}"]');
  return z.NEVER;
}

const variables = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8000),
  /** How many programs serve, with one more that works off jobs; with `1` a single one does everything. */
  PROCESSES: z.coerce.number().int().min(1).max(64).optional(),
  /** Where a program that only works off jobs tells how it is; without it, it listens nowhere. */
  WORKER_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** The files of a certificate and its key: with both it speaks TLS itself. */
  TLS_CERT: optional,
  TLS_KEY: optional,
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Past a pooler that gives each transaction another connection: for what needs one of its own. */
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** A standby of the database: what only reads and takes long reads from there. */
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** `0` behind a pooler that does not carry statements with names. */
  DATABASE_NAMED_STATEMENTS: on.default(true),
  DEMO: on.optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Number of proxies in front whose forwarded address is believed. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Vitrine <no-reply@localhost>'),
  SUPPORT_EMAIL: z.email().optional(),
  SUPPORT_PHONE: optional,
  SUPPORT_CHAT_URL: z.url({ protocol: /^https$/ }).optional(),
  MARKETING_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Who runs this installation, as the imprint and the privacy policy name it; a semicolon breaks the line. */
  OPERATOR_NAME: optional,
  OPERATOR_ADDRESS: optional,
  OPERATOR_EMAIL: z.email().optional(),
  OPERATOR_PHONE: optional,
  OPERATOR_REGISTER: optional,
  OPERATOR_REPRESENTATIVE: optional,
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8).optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: optional,
  S3_SECRET_KEY: optional,
  /** Signs links to recordings and seals the audit log; without it a key is made at the first start and kept in the database. */
  SIGNING_KEY: z.string().min(32).optional(),
  /** Nets that are not on the public internet and that may be reached all the same, such as that of the own mail server. */
  OUTGOING_ALLOW: nets.optional(),
  /** Who is asked for the records by which companies prove their domains; the name servers of this machine without it. */
  DNS_SERVERS: nameServers.optional(),
  /** Turns web push on: where makers of browsers reach whoever runs this installation, as `mailto:` or `https:`. */
  WEB_PUSH_CONTACT: z.union([z.url({ protocol: /^https$/ }), z.string().regex(/^mailto:[^@\s]+@[^@\s]+$/)]).optional(),
  /** Takes payments of candidates by Stripe; the second proves that its messages are its own. */
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_API: z.url({ protocol: /^https?$/ }).optional(),
  /** Payments for trying, with which no money moves, also where `PUBLIC_URL` is set. */
  TRY_PAYMENTS: on.optional(),
  /** Checks VAT numbers of companies in other countries of the Union with the European Commission. */
  VIES: on.optional(),
  VIES_API: z.url({ protocol: /^https?$/ }).default('https://ec.europa.eu/taxation_customs/vies/rest-api'),
  /** A ClamAV daemon that is shown what people hand in after they were accepted: `tcp://host:3310` or `unix:/path`. */
  CLAMAV_ADDRESS: z.union([z.url({ protocol: /^tcp$/ }), z.string().regex(/^unix:\/./)]).optional(),
  /** Applications of the operator's own at providers of mailboxes, so that people sign in there and no password is kept here. */
  GOOGLE_MAIL_CLIENT_ID: optional,
  GOOGLE_MAIL_CLIENT_SECRET: optional,
  MICROSOFT_MAIL_CLIENT_ID: optional,
  MICROSOFT_MAIL_CLIENT_SECRET: optional,
  MAIL_OAUTH_NAME: optional,
  MAIL_OAUTH_CLIENT_ID: optional,
  MAIL_OAUTH_CLIENT_SECRET: optional,
  MAIL_OAUTH_AUTHORIZE_URL: z.url({ protocol: /^https?$/ }).optional(),
  MAIL_OAUTH_TOKEN_URL: z.url({ protocol: /^https?$/ }).optional(),
  MAIL_OAUTH_SCOPE: z.string().default('openid email offline_access'),
  MAIL_OAUTH_IMAP: z.url({ protocol: /^imaps?$/ }).optional(),
  MAIL_OAUTH_SMTP: z.url({ protocol: /^smtps?$/ }).optional(),
  /** An integration that the operator registers at Webex, so that companies can plan meetings there. */
  WEBEX_CLIENT_ID: optional,
  WEBEX_CLIENT_SECRET: optional,
  WEBEX_SCOPES: z
    .string()
    .default('spark:people_read spark:rooms_read meeting:schedules_read meeting:schedules_write meeting:recordings_read'),
  WEBEX_API: z.url({ protocol: /^https?$/ }).default('https://webexapis.com/v1'),
  WEBEX_REVOKE_URL: z.url({ protocol: /^https?$/ }).default('https://idbroker.webex.com/idb/oauth2/v1/revoke'),
  /** Writes down what is said in answers: a server that speaks as OpenAI does, by the address before `/v1`, … */
  TRANSCRIBE_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRANSCRIBE_KEY: optional,
  TRANSCRIBE_MODEL: z.string().default('whisper-1'),
  /** … or a program of this machine with its arguments, as a list in JSON: `{wav}`, `{language}` and `{output}` are filled in; … */
  TRANSCRIBE_COMMAND: z.string().transform(listOfWords).optional(),
  TRANSCRIBE_COMMAND_MB: z.coerce.number().int().min(64).default(4096),
  /** … or a model of whisper.cpp; without it, the one that lies in `models` of the data folder. */
  WHISPER_MODEL: optional,
  /** Where backups go every night: a folder outside of the data, or `s3://host/bucket`. */
  BACKUP_TO: optional,
  /** Seals the keys of the installation in backups. */
  BACKUP_PASSPHRASE: z.string().min(12).optional(),
  /** How many backups stay. */
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(14),
  BACKUP_S3_ACCESS_KEY: optional,
  BACKUP_S3_SECRET_KEY: optional,
  /** Whoever shows it reads `/metrics`; without it nothing is measured. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Multiplies every limit on how often something may be called; for load tests. */
  RATE_LIMIT_FACTOR: z.coerce.number().min(0.01).default(1),
  BUSY_AFTER_MS: z.coerce.number().min(0).default(500),
  /** With less room than this where files or drafts lie, health and administrators are told. */
  LEAST_ROOM_MB: z.coerce.number().min(0).default(512),
  /** After so many seconds without a byte, an upload by form is given up. */
  UPLOAD_STALL_SECONDS: z.coerce.number().min(0.1).max(3600).default(60),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
});

/** Memory that a program is given room for, beside as much again for the database and the system. */
const roomOfOne = 512 * 2 ** 20;

/** More than these are started where somebody says so: one database serves all of them. */
const mostUnasked = 8;

/** One program for each core, as far as there is memory for them. */
function processesHere() {
  const memory = Math.min(os.totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  return Math.max(1, Math.min(os.availableParallelism(), mostUnasked, Math.floor(memory / 2 / roomOfOne)));
}

export type Config = ReturnType<typeof readConfig>;

/** Reads the environment once; a bad value ends the start with the names of what is wrong. */
export function readConfig(env: Record<string, string | undefined>) {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(set);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is not right:\n${lines.join('\n')}`);
  }
  const v = parsed.data;
  if ((v.TLS_CERT === undefined) !== (v.TLS_KEY === undefined))
    throw new Error('The configuration is not right:\n  TLS_CERT and TLS_KEY belong together');
  return {
    host: v.HOST,
    port: v.PORT,
    workerPort: v.WORKER_PORT,
    processes: v.PROCESSES ?? processesHere(),
    certificate: v.TLS_CERT && v.TLS_KEY ? { cert: v.TLS_CERT, key: v.TLS_KEY } : undefined,
    dataDir: path.resolve(v.DATA_DIR),
    databaseUrl: v.DATABASE_URL,
    databaseDirectUrl: v.DATABASE_DIRECT_URL ?? v.DATABASE_URL,
    databaseReplicaUrl: v.DATABASE_REPLICA_URL,
    namedStatements: v.DATABASE_NAMED_STATEMENTS,
    // the demo ends as soon as anything says that this installation is a real one
    demo: (v.DEMO ?? true) && !v.PUBLIC_URL && !v.ADMIN_EMAIL,
    publicUrl: v.PUBLIC_URL?.replace(/\/$/, ''),
    trustProxy: v.TRUST_PROXY,
    mail: { smtpUrl: v.SMTP_URL, from: v.MAIL_FROM, support: v.SUPPORT_EMAIL },
    support: { phone: v.SUPPORT_PHONE ?? null, chatUrl: v.SUPPORT_CHAT_URL ?? null },
    marketingUrl: v.MARKETING_URL,
    operator: Object.fromEntries(Object.entries(v).filter(([key]) => key.startsWith('OPERATOR_'))) as Record<string, string | undefined>,
    admin: v.ADMIN_EMAIL && v.ADMIN_PASSWORD ? { email: v.ADMIN_EMAIL.toLowerCase(), password: v.ADMIN_PASSWORD } : undefined,
    s3:
      v.S3_ENDPOINT && v.S3_ACCESS_KEY && v.S3_SECRET_KEY
        ? { endpoint: v.S3_ENDPOINT, region: v.S3_REGION, accessKeyId: v.S3_ACCESS_KEY, secretAccessKey: v.S3_SECRET_KEY }
        : undefined,
    signingKey: v.SIGNING_KEY,
    outgoing: { opened: v.OUTGOING_ALLOW ?? [] },
    dnsServers: v.DNS_SERVERS ?? [],
    webPushContact: v.WEB_PUSH_CONTACT,
    payment: {
      stripe:
        v.STRIPE_SECRET_KEY && v.STRIPE_WEBHOOK_SECRET
          ? { secretKey: v.STRIPE_SECRET_KEY, webhookSecret: v.STRIPE_WEBHOOK_SECRET, api: v.STRIPE_API }
          : undefined,
      tryPayments: v.TRY_PAYMENTS ?? !v.PUBLIC_URL,
    },
    vies: v.VIES ? { api: v.VIES_API.replace(/\/$/, '') } : undefined,
    clamav: v.CLAMAV_ADDRESS,
    mailSignIn: {
      google: clientOf(v.GOOGLE_MAIL_CLIENT_ID, v.GOOGLE_MAIL_CLIENT_SECRET),
      microsoft: clientOf(v.MICROSOFT_MAIL_CLIENT_ID, v.MICROSOFT_MAIL_CLIENT_SECRET),
      own: ownMailSignIn(v),
    },
    webex: webexOf(v),
    transcription: {
      http: v.TRANSCRIBE_URL ? { url: v.TRANSCRIBE_URL, key: v.TRANSCRIBE_KEY, model: v.TRANSCRIBE_MODEL } : undefined,
      command: v.TRANSCRIBE_COMMAND ? { words: v.TRANSCRIBE_COMMAND, memory: v.TRANSCRIBE_COMMAND_MB } : undefined,
      model: v.WHISPER_MODEL ? path.resolve(v.WHISPER_MODEL) : undefined,
    },
    backup: {
      to: v.BACKUP_TO,
      passphrase: v.BACKUP_PASSPHRASE ?? v.SIGNING_KEY,
      keep: v.BACKUP_KEEP,
      bucket:
        v.BACKUP_S3_ACCESS_KEY && v.BACKUP_S3_SECRET_KEY
          ? { region: v.S3_REGION, accessKeyId: v.BACKUP_S3_ACCESS_KEY, secretAccessKey: v.BACKUP_S3_SECRET_KEY }
          : undefined,
    },
    metricsToken: v.METRICS_TOKEN,
    rateLimitFactor: v.RATE_LIMIT_FACTOR,
    busyAfter: v.BUSY_AFTER_MS,
    leastRoom: v.LEAST_ROOM_MB * 1024 * 1024,
    uploadStall: v.UPLOAD_STALL_SECONDS * 1000,
    logLevel: v.LOG_LEVEL,
  };
}

const clientOf = (clientId: string | undefined, clientSecret: string | undefined) =>
  clientId && clientSecret ? { clientId, clientSecret } : undefined;

function webexOf(v: z.output<typeof variables>) {
  const client = clientOf(v.WEBEX_CLIENT_ID, v.WEBEX_CLIENT_SECRET);
  return client && { ...client, scopes: v.WEBEX_SCOPES, api: v.WEBEX_API.replace(/\/$/, ''), revokeUrl: v.WEBEX_REVOKE_URL };
}

/** Any other provider, once all of it is said. */
function ownMailSignIn(v: z.output<typeof variables>) {
  const client = clientOf(v.MAIL_OAUTH_CLIENT_ID, v.MAIL_OAUTH_CLIENT_SECRET);
  const { MAIL_OAUTH_AUTHORIZE_URL: authorizeUrl, MAIL_OAUTH_TOKEN_URL: tokenUrl, MAIL_OAUTH_SCOPE: scope } = v;
  if (!client || !authorizeUrl || !tokenUrl || !v.MAIL_OAUTH_IMAP || !v.MAIL_OAUTH_SMTP) return undefined;
  const [imap, smtp] = [mailPlace(v.MAIL_OAUTH_IMAP), mailPlace(v.MAIL_OAUTH_SMTP)];
  return { ...client, name: v.MAIL_OAUTH_NAME ?? new URL(authorizeUrl).host, authorizeUrl, tokenUrl, scope, imap, smtp };
}

/** `imaps://mail.example:993`: with an s at the end of its name it is encrypted from the first byte. */
function mailPlace(named: string) {
  const { protocol, hostname: host, port } = new URL(named);
  const usual = { 'imaps:': 993, 'imap:': 143, 'smtps:': 465, 'smtp:': 587 }[protocol];
  return { host, port: Number(port) || (usual ?? 0), secure: protocol.endsWith('s:') };
}
