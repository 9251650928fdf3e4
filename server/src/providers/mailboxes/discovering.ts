import type { SrvRecord } from 'node:dns';
import dns from 'node:dns/promises';
import type { SignInProvider } from '@vitrine/contract/emails/shapes.ts';
import { isPublicAddress } from '../outgoing/index.ts';

export interface Place {
  host: string;
  port: number;
  secure: boolean;
}

interface Found {
  imap: Place | null;
  smtp: Place | null;
  needs: 'password' | 'app-password' | 'sign-in';
  provider: SignInProvider | null;
}

const imaps = (host: string): Place => ({ host, port: 993, secure: true });

/** Providers that many use, by the domains of their addresses. */
const known: { domains: string[]; host: string; out: string; outPort?: 587; needs?: Found['needs']; at?: SignInProvider }[] = [
  { domains: ['gmail.com', 'googlemail.com'], host: 'imap.gmail.com', out: 'smtp.gmail.com', needs: 'app-password', at: 'google' },
  {
    domains: [
      'outlook.com',
      'outlook.de',
      'outlook.fr',
      'hotmail.com',
      'hotmail.de',
      'hotmail.fr',
      'live.com',
      'live.de',
      'live.fr',
      'msn.com',
    ],
    host: 'outlook.office365.com',
    out: 'smtp.office365.com',
    outPort: 587,
    // Microsoft takes no passwords any more
    needs: 'sign-in',
    at: 'microsoft',
  },
  { domains: ['icloud.com', 'me.com', 'mac.com'], host: 'imap.mail.me.com', out: 'smtp.mail.me.com', outPort: 587, needs: 'app-password' },
  {
    domains: ['yahoo.com', 'yahoo.de', 'yahoo.fr', 'ymail.com'],
    host: 'imap.mail.yahoo.com',
    out: 'smtp.mail.yahoo.com',
    needs: 'app-password',
  },
  { domains: ['gmx.de', 'gmx.net', 'gmx.at', 'gmx.ch'], host: 'imap.gmx.net', out: 'mail.gmx.net' },
  { domains: ['web.de'], host: 'imap.web.de', out: 'smtp.web.de', outPort: 587 },
  { domains: ['t-online.de'], host: 'secureimap.t-online.de', out: 'securesmtp.t-online.de' },
  { domains: ['posteo.de', 'posteo.net'], host: 'posteo.de', out: 'posteo.de' },
  { domains: ['mailbox.org'], host: 'imap.mailbox.org', out: 'smtp.mailbox.org' },
  { domains: ['ionos.de', 'ionos.com', 'ionos.fr'], host: 'imap.ionos.de', out: 'smtp.ionos.de' },
  { domains: ['orange.fr', 'wanadoo.fr'], host: 'imap.orange.fr', out: 'smtp.orange.fr' },
  { domains: ['free.fr'], host: 'imap.free.fr', out: 'smtp.free.fr' },
  { domains: ['laposte.net'], host: 'imap.laposte.net', out: 'smtp.laposte.net' },
  { domains: ['sfr.fr'], host: 'imap.sfr.fr', out: 'smtp.sfr.fr' },
  { domains: ['ovh.net'], host: 'ssl0.ovh.net', out: 'ssl0.ovh.net' },
  { domains: ['infomaniak.com', 'ik.me'], host: 'mail.infomaniak.com', out: 'mail.infomaniak.com' },
  { domains: ['fastmail.com', 'fastmail.fm'], host: 'imap.fastmail.com', out: 'smtp.fastmail.com', needs: 'app-password' },
];

/** Where the domain of an own address lets its mails arrive says who keeps them. */
const byExchange: [suffix: string, domain: string][] = [
  ['google.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
  ['outlook.com', 'outlook.com'],
  ['gmx.net', 'gmx.net'],
  ['ionos.de', 'ionos.de'],
  ['kundenserver.de', 'ionos.de'],
  ['ovh.net', 'ovh.net'],
  ['infomaniak.ch', 'infomaniak.com'],
  ['mailbox.org', 'mailbox.org'],
  ['messagingengine.com', 'fastmail.com'],
];

/** Names that many give to the servers of their own domain. */
const usual = { imap: ['imap', 'mail'], smtp: ['smtp', 'mail'] };

/**
 * Which server keeps the mails of an address: a well-known provider, what its domain says by SRV (RFC 6186) or MX, or a
 * server that has one of the usual names. What is found is proposed; it is tried when the mailbox is connected.
 */
export async function discover(
  email: string,
  providers: readonly { id: SignInProvider }[],
  resolver: Resolver = resolverOf(),
): Promise<Found> {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const preset = presetOf(domain, providers);
  if (preset) return preset;
  const srv = (service: string) => resolver.resolveSrv(`_${service}._tcp.${domain}`).catch(() => []);
  const [imaps, imap, submissions, submission, mx] = await Promise.all([
    srv('imaps'),
    srv('imap'),
    srv('submissions'),
    srv('submission'),
    resolver.resolveMx(domain).catch(() => []),
  ]);
  const offered = { imap: first(imaps, true) ?? first(imap, false), smtp: first(submissions, true) ?? first(submission, false) };
  if (offered.imap || offered.smtp) return { ...offered, needs: 'password', provider: null };
  const keeper = byExchange.find(([suffix]) => mx.some(({ exchange }) => exchange.toLowerCase().endsWith(`.${suffix}`)));
  const kept = keeper && presetOf(keeper[1], providers);
  if (kept) return kept;
  const [imapHost, smtpHost] = await Promise.all([named(usual.imap, domain, resolver), named(usual.smtp, domain, resolver)]);
  return {
    imap: imapHost ? { host: imapHost, port: 993, secure: true } : null,
    smtp: smtpHost ? { host: smtpHost, port: 465, secure: true } : null,
    needs: 'password',
    provider: null,
  };
}

type Resolver = Pick<dns.Resolver, 'resolveSrv' | 'resolveMx' | 'resolve4' | 'resolve6'>;
const resolverOf = () => new dns.Resolver({ timeout: 2000, tries: 1 });

/** The first of these names that is one on the public internet. */
async function named(names: string[], domain: string, resolver: Resolver) {
  const hosts = names.map((name) => `${name}.${domain}`);
  const there = await Promise.all(
    hosts.map(async (host) => {
      const [four, six] = await Promise.all([resolver.resolve4(host).catch(() => []), resolver.resolve6(host).catch(() => [])]);
      return [...four, ...six].some(isPublicAddress);
    }),
  );
  return hosts.find((_, at) => there[at]);
}

/** The server that a domain offers first. */
function first(records: SrvRecord[], secure: boolean): Place | null {
  const [one] = records.filter(({ name, port }) => name !== '' && name !== '.' && port > 0).sort((a, b) => a.priority - b.priority);
  return one ? { host: one.name, port: one.port, secure } : null;
}

function presetOf(domain: string, providers: readonly { id: SignInProvider }[]): Found | undefined {
  const one = known.find(({ domains }) => domains.includes(domain));
  if (!one) return undefined;
  const smtp = { host: one.out, port: one.outPort ?? 465, secure: one.outPort === undefined };
  const provider = providers.find(({ id }) => id === one.at)?.id ?? null;
  return { imap: imaps(one.host), smtp, needs: provider ? 'sign-in' : (one.needs ?? 'password'), provider };
}
