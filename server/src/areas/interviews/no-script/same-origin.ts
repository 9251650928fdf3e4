import type { IncomingHttpHeaders } from 'node:http';

const hostOf = (address: string | undefined) => URL.parse(address ?? '')?.host;

/**
 * Whether a form was sent from our own pages. Browsers of today say so themselves, older ones by the origin, the oldest by
 * the page they come from; who says nothing at all is turned away, for the session lies in a cookie.
 */
export function comesFromUs(headers: IncomingHttpHeaders, ownAddress: string): boolean {
  const own = [headers.host, hostOf(ownAddress)];
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin, referer } = headers;
  return own.includes(hostOf(origin === undefined || origin === 'null' ? referer : origin) ?? '');
}
