import { about } from '@vitrine/contract/platform/about.ts';
import { call } from './calls/api.ts';

/** A full load of `/` on the operator's production host leaves for the marketing site, unless it activates an account (R052). */
export async function leaveForMarketing(address = new URL(location.href)) {
  if (address.pathname !== '/' || address.searchParams.has('activation') || address.searchParams.has('next')) return false;
  const marketing = await call(about.config, {}).then(
    (config) => config.marketing,
    () => null,
  );
  if (!marketing || marketing.host !== address.host) return false;
  location.replace(marketing.url);
  return true;
}
