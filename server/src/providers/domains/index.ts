import dns from 'node:dns/promises';

/** What the DNS answers where there is nothing. */
const nothing = ['ENOTFOUND', 'ENODATA'];

/**
 * The TXT records of a domain, each as one text; undefined where the name servers did not answer, which says nothing.
 * `servers`: as `address` or `address:port`; those of the machine where there are none.
 */
export async function txtRecords(domain: string, servers: readonly string[]): Promise<string[] | undefined> {
  const resolver = new dns.Resolver({ timeout: 2000, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  try {
    return (await resolver.resolveTxt(domain)).map((pieces) => pieces.join(''));
  } catch (error) {
    return nothing.includes((error as NodeJS.ErrnoException).code ?? '') ? [] : undefined;
  }
}
