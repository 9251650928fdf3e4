import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import tls from 'node:tls';
import { ImapFlow } from 'imapflow';

export const mailPassword = 'secret-of-the-mailbox';

export interface MailServer {
  host: string;
  port: number;
  tlsPort: number;
  folder: string;
  /** Signed in as another mail program of the same person. */
  elsewhere(user: string): Promise<ImapFlow>;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and removes all that it holds. */
  end(): Promise<void>;
}

export async function freePort() {
  const server = net.createServer().listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** A folder for a server of mail, with a certificate for localhost that this program believes, as one believes what an authority has signed. */
export function newMailFolder(name: string) {
  // below /tmp whatever TMPDIR says: its sockets have long names
  const folder = fs.mkdtempSync(path.join('/tmp', `${name}-`));
  fs.chmodSync(folder, 0o755);
  const certificate = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost',
  ];
  execFileSync('openssl', [...certificate, '-keyout', `${folder}/key.pem`, '-out', `${folder}/cert.pem`], { stdio: 'ignore' });
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), fs.readFileSync(`${folder}/cert.pem`, 'utf8')]);
  return folder;
}

/** Signed in as another mail program of the same person. */
export async function signedInElsewhere(port: number, user: string) {
  const client = new ImapFlow({ host: 'localhost', port, secure: false, auth: { user, pass: mailPassword }, logger: false });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Whether a server of mail says good day. */
export const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('data', () => resolve(true));
    for (const event of ['error', 'close']) socket.once(event, () => resolve(false));
    setTimeout(() => socket.destroy(), 500);
  });

/** What runs a server of mail: its program, which is started and stopped as often as a test likes. */
export function mailProgram({ command, args, port, why }: { command: string; args: string[]; port: number; why: () => string }) {
  let running: ChildProcess | undefined;
  return {
    async start() {
      running = spawn(command, args, { stdio: 'ignore', detached: true });
      for (let tries = 0; !(await answers(port)); tries += 1) {
        if (tries > 200) throw new Error(`${command} does not start: ${why()}`);
        await sleep(50);
      }
    },
    async stop() {
      const child = running;
      running = undefined;
      if (!child?.pid) return;
      const gone = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await gone;
      // whoever is connected may be held by a program of its own, which outlives the first one
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // none was left
      }
    },
  };
}

/** An e-mail as it lies with its server. */
export function anEmail({
  from = 'Jonas Feld <jonas@mail.test>',
  to = 'Rosa Roth <rosa@lindenhof.test>',
  subject = 'My application',
  id = `${Math.random().toString(36).slice(2)}@mail.test`,
  headers = {} as Record<string, string>,
  body = 'Good morning, here is what you asked for.',
  type = 'text/plain; charset=utf-8',
} = {}) {
  const head = { From: from, To: to, Subject: subject, 'Message-ID': `<${id}>`, 'MIME-Version': '1.0', 'Content-Type': type, ...headers };
  return `${Object.entries(head)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\r\n')}\r\n\r\n${body.replace(/\r?\n/g, '\r\n')}\r\n`;
}
