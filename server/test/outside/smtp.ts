import net from 'node:net';
import { mailPassword } from './mailboxes.ts';

export interface Received {
  from: string;
  to: string[];
  message: string;
}

type Behaviour = 'takes' | 'is-silent-after-all' | 'is-busy' | 'refuses' | 'is-away';

interface State {
  behaviour: Behaviour;
  unknown: string[];
  onTaken: (() => void) | undefined;
  takesToken: ((token: string, user: string) => boolean) | undefined;
}

/** A server by which e-mails leave, and which can be told to behave as bad ones do. Whoever starts it ends it. */
export async function startSmtp() {
  const received: Received[] = [];
  const state: State = { behaviour: 'takes', unknown: [], onTaken: undefined, takesToken: undefined };
  const server = net.createServer((socket) => serve(socket, received, state));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    host: '127.0.0.1',
    port: (server.address() as net.AddressInfo).port,
    received,
    /** From now on. Silent after all: it has taken the e-mail, and ends the connection without a word. */
    become: (behaviour: Behaviour) => {
      state.behaviour = behaviour;
    },
    /** These addresses are refused. */
    knowsNot: (addresses: string[]) => {
      state.unknown = addresses;
    },
    /** Who signs in with a token is asked about here. */
    asks: (takesToken: State['takesToken']) => {
      state.takesToken = takesToken;
    },
    /** Called when an e-mail was taken, before that is said. */
    whenTaken: (call: (() => void) | undefined) => {
      state.onTaken = call;
    },
    end: () => new Promise<void>((done) => server.close(() => done())),
  };
}

function serve(socket: net.Socket, received: Received[], state: State) {
  if (state.behaviour === 'is-away') return void socket.destroy();
  let mail: Received = { from: '', to: [], message: '' };
  let data: string | undefined;
  let rest = '';
  const say = (line: string) => socket.write(`${line}\r\n`);
  const address = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? '';
  const taken = () => {
    if (state.behaviour === 'refuses') return say('554 5.7.1 Not wanted here');
    received.push(mail);
    state.onTaken?.();
    if (state.behaviour === 'is-silent-after-all') return socket.destroy();
    say('250 Taken');
    mail = { from: '', to: [], message: '' };
  };
  const onLine = (line: string) => {
    if (data !== undefined) {
      if (line !== '.') {
        data += `${line.replace(/^\./, '')}\r\n`;
        return;
      }
      mail.message = data;
      data = undefined;
      return taken();
    }
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'EHLO')
      return void socket.write(`250-mail.test\r\n250-SIZE 50000000\r\n250 AUTH PLAIN${state.takesToken ? ' XOAUTH2' : ''}\r\n`);
    if (line.startsWith('AUTH XOAUTH2 ')) {
      const given = Buffer.from(line.slice('AUTH XOAUTH2 '.length), 'base64').toString();
      const [user = '', token = ''] = given.split('\x01').map((one) => one.replace(/^(user=|auth=Bearer )/, ''));
      return void say(state.takesToken?.(token, user) ? '235 Welcome' : '535 5.7.8 Wrong token');
    }
    if (verb === 'AUTH') {
      const [, , password] = Buffer.from(line.slice('AUTH PLAIN '.length), 'base64').toString().split('\0');
      return void say(password === mailPassword ? '235 Welcome' : '535 5.7.8 Wrong password');
    }
    if (verb === 'MAIL') {
      if (state.behaviour === 'is-busy') return void say('451 4.3.0 Later, please');
      mail.from = address(line);
      return void say('250 Yes');
    }
    if (verb === 'RCPT') {
      if (state.unknown.includes(address(line))) return void say(`550 5.1.1 Nobody of that name here: ${address(line)}`);
      mail.to.push(address(line));
      return void say('250 Yes');
    }
    if (verb === 'DATA') {
      data = '';
      return void say('354 Go on');
    }
    if (verb === 'QUIT') return void socket.end('221 Bye\r\n');
    say('250 Yes');
  };
  socket.setEncoding('latin1');
  socket.on('error', () => undefined);
  socket.on('data', (chunk: string) => {
    rest += chunk;
    for (let at = rest.indexOf('\r\n'); at >= 0; at = rest.indexOf('\r\n')) {
      const line = rest.slice(0, at);
      rest = rest.slice(at + 2);
      onLine(line);
    }
  });
  say('220 mail.test');
}
