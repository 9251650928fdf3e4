import dns from 'node:dns/promises';

interface Found {
  imap: { host: string; port: number; secure: boolean } | null;
  needs: 'password' | 'app-password';
}

const imaps = (host: string) => ({ host, port: 993, secure: true });

/** Providers that many use, by the domains of their addresses. */
const known: { domains: string[]; host: string; needs?: 'app-password' }[] = [
  { domains: ['gmail.com', 'googlemail.com'], host: 'imap.gmail.com', needs: 'app-password' },
  { domains: ['icloud.com', 'me.com', 'mac.com'], host: 'imap.mail.me.com', needs: 'app-password' },
  { domains: ['yahoo.com', 'yahoo.de', 'yahoo.fr', 'ymail.com'], host: 'imap.mail.yahoo.com', needs: 'app-password' },
  { domains: ['gmx.de', 'gmx.net', 'gmx.at', 'gmx.ch'], host: 'imap.gmx.net' },
  { domains: ['web.de'], host: 'imap.web.de' },
  { domains: ['t-online.de'], host: 'secureimap.t-online.de' },
  { domains: ['posteo.de', 'posteo.net'], host: 'posteo.de' },
  { domains: ['mailbox.org'], host: 'imap.mailbox.org' },
  { domains: ['ionos.de', 'ionos.com', 'ionos.fr'], host: 'imap.ionos.de' },
  { domains: ['orange.fr', 'wanadoo.fr'], host: 'imap.orange.fr' },
  { domains: ['free.fr'], host: 'imap.free.fr' },
  { domains: ['laposte.net'], host: 'imap.laposte.net' },
  { domains: ['sfr.fr'], host: 'imap.sfr.fr' },
  { domains: ['ovh.net'], host: 'ssl0.ovh.net' },
  { domains: ['infomaniak.com', 'ik.me'], host: 'mail.infomaniak.com' },
  { domains: ['fastmail.com', 'fastmail.fm'], host: 'imap.fastmail.com', needs: 'app-password' },
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
  const [srv, mx] = await Promise.all([
    resolver.resolveSrv(`_imaps._tcp.${domain}`).catch(() => []),
    resolver.resolveMx(domain).catch(() => []),
  ]);
  const [offered] = srv.filter(({ name }) => name !== '' && name !== '.').sort((a, b) => a.priority - b.priority);
  if (offered) return { imap: { host: offered.name, port: offered.port, secure: true }, needs: 'password' };
  const keeper = byExchange.find(([suffix]) => mx.some(({ exchange }) => exchange.toLowerCase().endsWith(`.${suffix}`)));
  return (keeper && presetOf(keeper[1])) ?? { imap: null, needs: 'password' };
}

function presetOf(domain: string): Found | undefined {
  const one = known.find(({ domains }) => domains.includes(domain));
  return one && { imap: imaps(one.host), needs: one.needs ?? 'password' };
}
