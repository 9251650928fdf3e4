import type { Asked } from '@vitrine/contract/endpoint.ts';
import type { push } from '@vitrine/contract/notifications/push.ts';

type Device = Asked<typeof push.subscribe>;

/** What keeps this browser from telling anything: it cannot, or it may not. */
export type Hindrance = 'missing' | 'blocked';

export function hindranceHere(): Hindrance | undefined {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'missing';
  return Notification.permission === 'denied' ? 'blocked' : undefined;
}

/**
 * Asks the person, then the browser's maker, for an address at which this browser is told; `undefined` where the person
 * says no. Throws where the maker's service cannot be reached.
 */
export async function subscribeHere(key: string): Promise<Device | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const worker = await navigator.serviceWorker.register('/push-worker.js');
  await navigator.serviceWorker.ready;
  const known = await worker.pushManager.getSubscription();
  // one made with the key of another installation would be refused for ever
  await known?.unsubscribe();
  const { endpoint, keys } = (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}

export async function unsubscribeHere() {
  const worker = await navigator.serviceWorker.getRegistration('/push-worker.js');
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
