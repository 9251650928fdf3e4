import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { freePort, isOpen, start, until } from './started.ts';

/** HAProxy before programs that serve, by the port of each; a program leaves as it would before an update: it is drained first. */
export async function startBalancer(folder: string, program: string, ports: Map<string, number>) {
  const port = await freePort();
  const socket = path.join(folder, 'haproxy.sock');
  const file = path.join(folder, 'haproxy.cfg');
  const servers = [...ports].map(([name, one]) => `  server ${name} 127.0.0.1:${one} check inter 1s fall 3 rise 1`);
  fs.writeFileSync(
    file,
    `global
  maxconn 4000
  stats socket ${socket} mode 600 level admin
defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
  timeout tunnel 1h
  timeout check 5s
  option redispatch
  option forwardfor
frontend all
  bind 127.0.0.1:${port}
  default_backend web
backend web
  balance leastconn
  option httpchk GET /api/health/ready
${servers.join('\n')}
`,
  );
  const haproxy = start(path.join(folder, 'logs', 'haproxy.log'), program, ['-db', '-f', file]);
  await until('HAProxy', () => isOpen(port));
  const tell = (words: string) =>
    new Promise<string>((resolve, reject) => {
      let answer = '';
      const told = net.connect(socket, () => told.end(`${words}\n`));
      told.setEncoding('utf8').on('data', (chunk: string) => {
        answer += chunk;
      });
      told.on('end', () => resolve(answer)).on('error', reject);
    });
  /** UP, DOWN, DRAIN and so on, with figures of checks behind. */
  const stateOf = async (name: string) => {
    const rows = (await tell('show stat')).split('\n').map((line) => line.split(','));
    return rows.find(([of, server]) => of === 'web' && server === name)?.[17] ?? '';
  };
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    /** Sends it no new calls. What it holds stays. */
    drain: (name: string) => tell(`set server web/${name} state drain`),
    /** Sends it calls again once it answers its check. */
    async take(name: string) {
      await tell(`set server web/${name} state ready`);
      await until(`${name} behind the balancer`, async () => (await stateOf(name)).startsWith('UP'), 120_000);
    },
    stop: () => haproxy.stop(),
  };
}
