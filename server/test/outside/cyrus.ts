import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { findCyrus } from '../../../tools/mail-servers.ts';
import { freePort, type MailServer, mailPassword, mailProgram, newMailFolder, signedInElsewhere } from './mailboxes.ts';

/** Where Debian's package puts the master and what prepares its tables. */
const common = '/usr/lib/cyrus/bin';

const settings = (folder: string) => `
configdirectory: ${folder}/conf
partition-default: ${folder}/spool
defaultpartition: default
sasl_pwcheck_method: saslauthd
sasl_saslauthd_path: ${folder}/passwords/mux
sasl_mech_list: PLAIN LOGIN
allowplaintext: yes
virtdomains: userid
unixhierarchysep: yes
altnamespace: yes
autocreate_quota: 0
autocreate_inbox_folders: Sent | Trash
autocreate_subscribe_folders: Sent | Trash
specialusealways: yes
xlist-sent: Sent
xlist-trash: Trash
munge8bit: no
tls_server_cert: ${folder}/cert.pem
tls_server_key: ${folder}/key.pem
proc_path: ${folder}/run/proc
mboxname_lockpath: ${folder}/run/lock
`;

const services = (folder: string, imapd: string, port: number, tlsPort: number) => `
START {
  recover cmd="${common}/ctl_cyrusdb -C ${folder}/imapd.conf -r"
}
SERVICES {
  imap cmd="${imapd} -C ${folder}/imapd.conf" listen="127.0.0.1:${port}" prefork=0
  imaps cmd="${imapd} -s -C ${folder}/imapd.conf" listen="127.0.0.1:${tlsPort}" prefork=0
}
DAEMON {
  idled cmd="${path.join(path.dirname(imapd), 'idled')} -C ${folder}/imapd.conf"
}
`;

/** The texts of a question of saslauthd's: each with its length before it. */
function textsOf(data: Buffer) {
  const texts: string[] = [];
  for (let at = 0; at + 2 <= data.length; at += 2 + data.readUInt16BE(at))
    texts.push(data.toString('utf8', at + 2, at + 2 + data.readUInt16BE(at)));
  return texts;
}

/** Says whether a password is right, as saslauthd does: it is for whoever knows the one of the tests. */
const checkingPasswords = () =>
  net.createServer((socket) =>
    socket.once('data', (data: Buffer) => {
      const said = textsOf(data)[1] === mailPassword ? 'OK' : 'NO';
      socket.end(Buffer.concat([Buffer.from([0, said.length]), Buffer.from(said)]));
    }),
  );

/** Starts the other IMAP server of the world's mail, with an empty mailbox for whoever signs in. Whoever starts it ends it. */
export async function startCyrus(): Promise<MailServer> {
  const folder = newMailFolder('cyrus');
  for (const inside of ['conf', 'conf/socket', 'spool', 'run', 'passwords']) fs.mkdirSync(`${folder}/${inside}`);
  const [port, tlsPort] = [await freePort(), await freePort()];
  fs.writeFileSync(`${folder}/imapd.conf`, settings(folder));
  fs.writeFileSync(`${folder}/cyrus.conf`, services(folder, findCyrus() ?? '', port, tlsPort));
  const passwords = checkingPasswords().listen(`${folder}/passwords/mux`);
  await new Promise((done) => passwords.once('listening', done));
  fs.chmodSync(`${folder}/passwords/mux`, 0o777);
  execFileSync('chown', ['-R', 'cyrus:mail', folder]);
  const { start, stop } = mailProgram({
    command: `${common}/master`,
    args: ['-D', '-C', `${folder}/imapd.conf`, '-M', `${folder}/cyrus.conf`, '-p', `${folder}/run/master`],
    port,
    why: () => 'no word of it',
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
      passwords.close();
      fs.rmSync(folder, { recursive: true, force: true });
    },
    elsewhere: (user) => signedInElsewhere(port, user),
  };
}
