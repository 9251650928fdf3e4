import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, written out. */
function groupsOf(address: string) {
  const [head = '', tail] = address.split('::');
  const split = (part: string) => (part === '' ? [] : part.split(':'));
  const before = split(head);
  const after = split(tail ?? '');
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...after];
}

/**
 * What calls are counted by: an IPv4 address as it is, of IPv6 the /64 that one connection is given whole and whose
 * addresses it changes at will.
 */
export function networkOf(address: string) {
  // some proxies write the port behind it
  const plain = address.match(/^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i)?.[1];
  if (plain) return plain;
  const bare = address.replace(/%.*$/, '');
  if (!isIPv6(bare)) return address;
  const network = groupsOf(bare).slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
