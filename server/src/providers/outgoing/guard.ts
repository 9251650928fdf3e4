import dns from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { isPublicAddress } from './addresses.ts';

/** What is asked of the other end decides at which ports it may be. */
const ports = { web: [443], mail: [25, 143, 465, 587, 993] } as const;
export type Purpose = keyof typeof ports;

export type Closed = 'dns' | 'not-public' | 'port';

/** An outgoing connection that is not made, and why. */
export class NotReachable extends Error {
  readonly why: Closed;
  constructor(why: Closed) {
    super(`this connection is not made: ${why}`);
    this.why = why;
  }
}

export interface Guard {
  /** Nets that the operator opens, as CIDR: their addresses are reached at any port, also where they are not public. */
  opened: readonly string[];
  lookup?: (host: string) => Promise<{ address: string }[]>;
}

const nameServers = new dns.Resolver({ timeout: 2000, tries: 2 });

/**
 * Asks the name servers themselves. The system's way holds one of the few threads of the program until it knows, which
 * are those of its files too: many names whose servers are silent would stop them. It knows nothing of a file of hosts.
 */
export async function byNameServers(host: string) {
  const found = await Promise.allSettled([nameServers.resolve4(host), nameServers.resolve6(host)]);
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value.map((address) => ({ address })) : []));
}

/**
 * The guard for what strangers may make happen often: names of an own net may stand in a file of hosts; all others are
 * asked for where they hold up nobody.
 */
export const askingNameServers = (guard: Guard): Guard => (guard.opened.length > 0 ? guard : { lookup: byNameServers, ...guard });

const everyAddress = (host: string) => dns.lookup(host, { all: true, order: 'ipv4first' });

/**
 * The one address to connect to for a host that a person or a stranger named. The name is resolved once, here: who
 * connects to what this returns, and not to the name, cannot be led elsewhere by a second answer. `own`: the operator
 * opened the net that it lies in.
 */
export async function addressOf(host: string, port: number, purpose: Purpose, { opened, lookup = everyAddress }: Guard) {
  const addresses = isIP(host) ? [host] : await resolved(host, lookup);
  const own = openedNets(opened);
  const allowed = (address: string) => isPublicAddress(address) || own(address);
  const [first] = addresses;
  if (first === undefined) throw new NotReachable('dns');
  if (!addresses.every(allowed)) throw new NotReachable('not-public');
  if (!own(first) && !(ports[purpose] as readonly number[]).includes(port)) throw new NotReachable('port');
  return { address: first, own: own(first) };
}

async function resolved(host: string, lookup: NonNullable<Guard['lookup']>) {
  try {
    return (await lookup(host)).map(({ address }) => address);
  } catch {
    throw new NotReachable('dns');
  }
}

function openedNets(opened: readonly string[]) {
  const nets = new BlockList();
  for (const one of opened) {
    const [net = '', prefix] = one.split('/');
    nets.addSubnet(net, Number(prefix), isIP(net) === 6 ? 'ipv6' : 'ipv4');
  }
  return (address: string) => nets.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
