import { expect, test } from 'vitest';
import { discover } from './discovering.ts';

interface Zone {
  srv?: Record<string, [host: string, port: number][]>;
  mx?: string[];
  addresses?: Record<string, string>;
}

/** What the names of one domain say. */
const zone = ({ srv = {}, mx = [], addresses = {} }: Zone) => ({
  resolveSrv: async (name: string) => (srv[name] ?? []).map(([host, port], priority) => ({ name: host, port, priority, weight: 0 })),
  resolveMx: async () => mx.map((exchange) => ({ exchange, priority: 10 })),
  resolve4: (async (host: string) => {
    const address = addresses[host];
    if (!address) throw new Error('ENOTFOUND');
    return [address];
  }) as never,
  resolve6: (async () => []) as never,
});

const found = (say: Zone) => discover('rosa@lindenhof.test', [], zone(say));

test('the servers that a domain names are proposed, encrypted from the first byte before those that begin unencrypted', async () => {
  const both = { '_imaps._tcp.lindenhof.test': [['in.host.test', 993]], '_imap._tcp.lindenhof.test': [['old.host.test', 143]] };
  expect(await found({ srv: both as never })).toMatchObject({ imap: { host: 'in.host.test', port: 993, secure: true }, smtp: null });
  const late = { '_imap._tcp.lindenhof.test': [['in.host.test', 143]], '_submission._tcp.lindenhof.test': [['out.host.test', 587]] };
  expect(await found({ srv: late as never })).toMatchObject({
    imap: { host: 'in.host.test', port: 143, secure: false },
    smtp: { host: 'out.host.test', port: 587, secure: false },
  });
});

test('who takes the mails of a domain says which provider keeps them', async () => {
  expect(await found({ mx: ['aspmx.l.google.com'] })).toMatchObject({ imap: { host: 'imap.gmail.com' }, needs: 'app-password' });
  expect(await found({ mx: ['lindenhof-test.mail.protection.outlook.com'] })).toMatchObject({
    imap: { host: 'outlook.office365.com' },
    needs: 'sign-in',
  });
});

test('else a server of the domain with a usual name is proposed, where it is on the public internet', async () => {
  const addresses = { 'mail.lindenhof.test': '9.9.9.9', 'smtp.lindenhof.test': '9.9.9.10' };
  expect(await found({ addresses })).toMatchObject({
    imap: { host: 'mail.lindenhof.test', port: 993, secure: true },
    smtp: { host: 'smtp.lindenhof.test', port: 465, secure: true },
  });
  expect(await found({ addresses: { 'imap.lindenhof.test': '10.0.0.3' } })).toMatchObject({ imap: null, smtp: null });
});

test('a server that a domain names without a port is none', async () => {
  const none = { '_imaps._tcp.lindenhof.test': [['in.host.test', 0]], '_imap._tcp.lindenhof.test': [['old.host.test', 143]] };
  expect(await found({ srv: none as never })).toMatchObject({ imap: { host: 'old.host.test', port: 143 } });
});
