import { once } from 'node:events';
import net from 'node:net';

/** Open; cut, so that whoever is connected or connects is thrown out; silent, so that nothing passes and nobody is told. */
type State = 'open' | 'cut' | 'silent';

/** A line to a port of this machine that can be cut and laid elsewhere. */
export async function layLine(to: number) {
  let target = to;
  let state: State = 'open';
  const pairs = new Set<net.Socket[]>();
  const server = net.createServer((near) => {
    near.on('error', () => near.destroy());
    if (state === 'cut') return void near.destroy();
    const far = net.connect(target, '127.0.0.1');
    const pair = [near, far];
    pairs.add(pair);
    for (const [from, other] of [pair, pair.toReversed()] as [net.Socket, net.Socket][]) {
      from.setNoDelay(true);
      from.on('error', () => other.destroy());
      from.on('close', () => {
        other.destroy();
        pairs.delete(pair);
      });
      if (state === 'open') from.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const drop = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  return {
    port: (server.address() as net.AddressInfo).port,
    become(next: State) {
      state = next;
      // also what was silent: whoever has waited is told that it was in vain
      if (next !== 'silent') drop();
      else for (const [near, far] of pairs as Set<[net.Socket, net.Socket]>) for (const one of [near, far]) one.unpipe().pause();
    },
    aim(port: number) {
      target = port;
      drop();
    },
    close() {
      drop();
      server.close();
    },
  };
}
