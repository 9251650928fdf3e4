/** The tests with a mailbox once more, at a server that speaks another dialect of IMAP than the one they are run with every day. */
import { spawnSync } from 'node:child_process';
import { ensureCyrus } from '../tools/mail-servers.ts';
import { print, printMachine } from './support/program.ts';

printMachine();
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', 'server/src/areas/emails'], {
  stdio: 'inherit',
  env: { ...process.env, MAIL_DIALECT: 'cyrus', CYRUS_IMAPD: ensureCyrus() },
});
print(status === 0 ? '  every test with a mailbox holds at Cyrus as it does at Dovecot' : '  not every test with a mailbox holds at Cyrus');
process.exitCode = status ?? 1;
