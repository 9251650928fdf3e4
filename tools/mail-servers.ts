import fs from 'node:fs';
import path from 'node:path';
import { ensure, find, installOnDebian, type Program, run } from './installed.ts';

const dovecot: Program = {
  name: 'Dovecot',
  use: 'the tests with a mailbox',
  setting: 'DOVECOT_PATH',
  debian: 'dovecot-imapd',
  programs: ['dovecot'],
  places: ['/usr/sbin/dovecot', '/usr/local/sbin/dovecot', '/opt/homebrew/sbin/dovecot'],
};

/** A real IMAP server: `DOVECOT_PATH`, or one of the system. */
export const findDovecot = () => find(dovecot);

/** Finds Dovecot or installs it; throws with what to do when neither works. */
export const ensureDovecot = () => ensure(dovecot);

/** Debian has one IMAP server at a time installed: of the other one what answers is unpacked here, and the rest is installed. */
const unpacked = path.join(import.meta.dirname, '../node_modules/.cache/cyrus');

const cyrus: Program = {
  name: 'Cyrus',
  use: 'the tests with a mailbox in its dialect',
  setting: 'CYRUS_IMAPD',
  debian: 'cyrus-common',
  programs: [],
  places: ['/usr/lib/cyrus/bin/imapd', path.join(unpacked, 'usr/lib/cyrus/bin/imapd')],
};

/** What answers for Cyrus, as Debian packages it: `CYRUS_IMAPD`, or that of the system. */
export const findCyrus = () => find(cyrus);

/** Finds Cyrus or installs it; throws with what to do when neither works. */
export const ensureCyrus = () =>
  ensure(cyrus, () => {
    fs.mkdirSync(unpacked, { recursive: true });
    if (!run('sh', '-c', `cd ${unpacked} && apt-get download cyrus-imapd && dpkg -x cyrus-imapd_*.deb .`))
      installOnDebian(cyrus.name, cyrus.use, 'cyrus-imapd');
  });
