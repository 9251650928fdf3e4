import fs from 'node:fs';
import path from 'node:path';
import { findDovecot } from '../../../tools/mail-servers.ts';
import { freePort, type MailServer, mailPassword, mailProgram, newMailFolder, signedInElsewhere } from './mailboxes.ts';

/** Where Dovecot is missing, or may not be started by this user, tests with a mailbox are left out: `npm test` installs it as root on Debian. */
export const noDovecot = findDovecot() === undefined || process.getuid?.() !== 0;

/** Asks the server at which people sign in what a token is worth. */
const introspection = (url: string) => `
introspection_mode = post
introspection_url = ${url}
username_attribute = username
active_attribute = active
active_value = true
`;

const byToken = (folder: string) => `
passdb {
  driver = oauth2
  mechanisms = xoauth2 oauthbearer
  args = ${folder}/oauth2.conf
}
`;

const configuration = (folder: string, port: number, tlsPort: number, signIn: boolean) => `
protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
ssl = yes
ssl_cert = <${folder}/cert.pem
ssl_key = <${folder}/key.pem
disable_plaintext_auth = no
auth_mechanisms = plain login${signIn ? ' xoauth2 oauthbearer' : ''}
auth_failure_delay = 0
mail_max_userip_connections = 100
mail_location = maildir:${folder}/mail/%u
first_valid_uid = 1
${signIn ? byToken(folder) : ''}passdb {
  driver = static
  args = password=${mailPassword}
}
userdb {
  driver = static
  args = uid=nobody gid=nogroup home=${folder}/mail/%u
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = ${tlsPort}
  }
}
namespace inbox {
  inbox = yes
  mailbox Sent {
    auto = create
    special_use = \\Sent
  }
  mailbox Trash {
    auto = create
    special_use = \\Trash
  }
}
`;

/** Starts a real IMAP server with an empty mailbox for whoever signs in. Whoever starts it ends it. */
export async function startDovecot({ introspectionUrl }: { introspectionUrl?: string } = {}): Promise<MailServer> {
  const folder = newMailFolder('dovecot');
  fs.mkdirSync(path.join(folder, 'mail'));
  fs.chmodSync(path.join(folder, 'mail'), 0o777);
  const [port, tlsPort] = [await freePort(), await freePort()];
  if (introspectionUrl) fs.writeFileSync(`${folder}/oauth2.conf`, introspection(introspectionUrl));
  fs.writeFileSync(`${folder}/conf`, configuration(folder, port, tlsPort, introspectionUrl !== undefined));
  const { start, stop } = mailProgram({
    command: findDovecot() ?? '',
    args: ['-F', '-c', `${folder}/conf`],
    port,
    why: () => (fs.existsSync(`${folder}/log`) ? fs.readFileSync(`${folder}/log`, 'utf8') : 'no word of it'),
  });
  await start();
  return {
    host: 'localhost',
    port,
    tlsPort,
    folder,
    start,
    stop,
    async end() {
      await stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
    elsewhere: (user) => signedInElsewhere(port, user),
  };
}
