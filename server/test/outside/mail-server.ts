import { findCyrus } from '../../../tools/mail-servers.ts';
import { startCyrus } from './cyrus.ts';
import { noDovecot, startDovecot } from './dovecot.ts';

/** IMAP has dialects: the tests with a mailbox speak that of Dovecot, and that of Cyrus where it is asked for. */
export const dialect = process.env.MAIL_DIALECT === 'cyrus' ? 'cyrus' : 'dovecot';

/** Where the server is missing, or may not be started by this user, tests with a mailbox are left out: `npm test` installs Dovecot as root on Debian. */
export const noMailServer = dialect === 'cyrus' ? findCyrus() === undefined || process.getuid?.() !== 0 : noDovecot;

/** A real IMAP server with an empty mailbox for whoever signs in. Whoever starts it ends it. */
export const startMailServer = () => (dialect === 'cyrus' ? startCyrus() : startDovecot());
