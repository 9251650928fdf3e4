import { sessionLength } from '../../../platform/sessions/sessions.ts';

const plain = 'vitrine-plain';

/** Over HTTPS browsers take a cookie of this name from this very host alone, so that no neighbour can put one of its own there; for that it has to go to every path. */
const cookieOf = (ownAddress: string) =>
  ownAddress.startsWith('https:') ? { name: `__Host-${plain}`, scope: 'Path=/; Secure' } : { name: plain, scope: 'Path=/plain' };

/** The session token in a `Cookie` header. */
export function readToken(header: string | undefined, ownAddress: string) {
  const start = `${cookieOf(ownAddress).name}=`;
  const token = header
    ?.split('; ')
    .find((one) => one.startsWith(start))
    ?.slice(start.length);
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** A `Set-Cookie` header that keeps the token in the browser, or takes it away where it is empty. */
export function setToken(token: string, ownAddress: string) {
  const { name, scope } = cookieOf(ownAddress);
  return `${name}=${token}; ${scope}; HttpOnly; SameSite=Lax; Max-Age=${token ? sessionLength / 1000 : 0}`;
}
