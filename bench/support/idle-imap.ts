/** The smallest IMAP server at which anybody can wait: one empty folder for whoever signs in, and nothing ever happens. */
import net from 'node:net';

const capabilities = 'IMAP4rev1 IDLE CONDSTORE ENABLE ID NAMESPACE SPECIAL-USE';

/** What it says before `OK`, by the first word of a command. */
const replies: Record<string, string[]> = {
  CAPABILITY: [`* CAPABILITY ${capabilities}`],
  LOGIN: [],
  ID: ['* ID NIL'],
  NAMESPACE: ['* NAMESPACE (("" "/")) NIL NIL'],
  LIST: ['* LIST (\\HasNoChildren) "/" "INBOX"'],
  LSUB: ['* LSUB (\\HasNoChildren) "/" "INBOX"'],
  STATUS: ['* STATUS "INBOX" (MESSAGES 0 UIDNEXT 1 UIDVALIDITY 7 HIGHESTMODSEQ 9)'],
  SELECT: [
    '* FLAGS (\\Seen \\Answered \\Flagged \\Deleted \\Draft)',
    '* 0 EXISTS',
    '* OK [UIDVALIDITY 7] UIDs valid',
    '* OK [UIDNEXT 1] next',
    '* OK [HIGHESTMODSEQ 9] highest',
  ],
};

export interface IdleImap {
  port: number;
  /** Connections that wait for news at this moment, and all that stand open. */
  counts: () => { idle: number; open: number };
  close: () => void;
}

export async function startIdleImap(): Promise<IdleImap> {
  const open = new Set<net.Socket>();
  const idle = new Map<net.Socket, string>();
  const server = net.createServer((socket) => {
    open.add(socket);
    socket.setEncoding('latin1');
    socket.on('error', () => undefined);
    socket.on('close', () => {
      open.delete(socket);
      idle.delete(socket);
    });
    const say = (...lines: string[]) => socket.write(lines.map((line) => `${line}\r\n`).join(''));
    const hear = (line: string) => {
      const waiting = idle.get(socket);
      if (waiting !== undefined) {
        idle.delete(socket);
        return say(`${waiting} OK done`);
      }
      const [tag = '', name = ''] = line.split(' ');
      const command = name.toUpperCase();
      if (command === 'IDLE') {
        idle.set(socket, tag);
        return say('+ idling');
      }
      say(...(replies[command === 'EXAMINE' ? 'SELECT' : command] ?? []), `${tag} OK done`);
      if (command === 'LOGOUT') socket.end();
    };
    let rest = '';
    socket.on('data', (data) => {
      const lines = (rest + data).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) hear(line);
    });
    say(`* OK [CAPABILITY ${capabilities}] ready`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as net.AddressInfo).port,
    counts: () => ({ idle: idle.size, open: open.size }),
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
