import { ensure, find, type Program } from './installed.ts';

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
