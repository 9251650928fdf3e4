/** Networks a company can be found in, with the hosts that belong to each. */
export const networks = {
  linkedin: ['linkedin.com'],
  xing: ['xing.com'],
  kununu: ['kununu.com'],
  instagram: ['instagram.com'],
  facebook: ['facebook.com', 'fb.com'],
  youtube: ['youtube.com', 'youtu.be'],
  tiktok: ['tiktok.com'],
  x: ['x.com', 'twitter.com'],
  mastodon: [],
  github: ['github.com'],
  website: [],
} as const satisfies Record<string, readonly string[]>;

export type Network = keyof typeof networks;
export const networkNames = Object.keys(networks) as [Network, ...Network[]];

/** Whether an address lies in a network; two of them stand for any host. */
export function belongsTo(network: Network, url: string) {
  const hosts: readonly string[] = networks[network];
  const { protocol, hostname, username, password } = URL.parse(url) ?? {};
  if (protocol !== 'https:' || !hostname?.includes('.') || username || password) return false;
  return hosts.length === 0 || hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
