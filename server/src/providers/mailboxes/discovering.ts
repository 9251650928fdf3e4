import type { SrvRecord } from 'node:dns';
import dns from 'node:dns/promises';

interface Place {
  host: string;
  port: number;
  secure: boolean;
}

interface Found {
  imap: Place | null;
  smtp: Place | null;
  needs: 'password' | 'app-password';
}

const imaps = (host: string): Place => ({ host, port: 993, secure: true });

/** Providers that many use, by the domains of their addresses. */
const known: { domains: string[]; host: string; out: string; outPort?: 587; needs?: 'app-password' }[] = [
  { domains: ['gmail.com', 'googlemail.com'], host: 'imap.gmail.com', out: 'smtp.gmail.com', needs: 'app-password' },
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
  ['gmx.net', 'gmx.net'],
  ['ionos.de', 'ionos.de'],
  ['kundenserver.de', 'ionos.de'],
  ['ovh.net', 'ovh.net'],
  ['infomaniak.ch', 'infomaniak.com'],
  ['mailbox.org', 'mailbox.org'],
  ['messagingengine.com', 'fastmail.com'],
];

/** Which server keeps the mails of an address: a well-known provider, what its domain says by SRV (RFC 6186) or MX, or nothing. */
export async function discover(email: string): Promise<Found> {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const preset = presetOf(domain);
  if (preset) return preset;
  const resolver = new dns.Resolver({ timeout: 2000, tries: 1 });
  const [srv, submissions, mx] = await Promise.all([
    resolver.resolveSrv(`_imaps._tcp.${domain}`).catch(() => []),
    resolver.resolveSrv(`_submissions._tcp.${domain}`).catch(() => []),
    resolver.resolveMx(domain).catch(() => []),
  ]);
  const [imap, smtp] = [first(srv), first(submissions)];
  if (imap || smtp) return { imap, smtp, needs: 'password' };
  const keeper = byExchange.find(([suffix]) => mx.some(({ exchange }) => exchange.toLowerCase().endsWith(`.${suffix}`)));
  return (keeper && presetOf(keeper[1])) ?? { imap: null, smtp: null, needs: 'password' };
}

/** The server that a domain offers first; encrypted from the first byte, as these names say. */
function first(records: SrvRecord[]): Place | null {
  const [one] = records.filter(({ name }) => name !== '' && name !== '.').sort((a, b) => a.priority - b.priority);
  return one ? { host: one.name, port: one.port, secure: true } : null;
}

function presetOf(domain: string): Found | undefined {
  const one = known.find(({ domains }) => domains.includes(domain));
  if (!one) return undefined;
  const smtp = { host: one.out, port: one.outPort ?? 465, secure: one.outPort === undefined };
  return { imap: imaps(one.host), smtp, needs: one.needs ?? 'password' };
}
