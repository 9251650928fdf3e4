import { stored } from '../../platform/stored.ts';

/** What somebody went to the provider of their company for. */
export interface WayOut {
  purpose: 'sign-in' | 'try' | 'show';
  /** Without it nobody comes back: it never leaves this browser before. */
  ticket: string;
  /** Where they were going. */
  next?: string | undefined;
}

const name = 'waysOut';
const most = 5;

function kept(): [state: string, way: WayOut][] {
  try {
    const read: unknown = JSON.parse(stored.get(name) ?? '[]');
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}

/** Keeps what is needed to come back from this page of a provider. */
export function keepWay(url: string, way: WayOut) {
  const state = new URL(url).searchParams.get('state') ?? '';
  stored.set(name, JSON.stringify([[state, way], ...kept()].slice(0, most)));
}

/** What somebody who comes back went for; once, and in the browser that they left by. */
export function takeWay(state: string): WayOut | undefined {
  const ways = kept();
  const found = ways.find(([known]) => known === state)?.[1];
  stored.set(name, JSON.stringify(ways.filter(([known]) => known !== state)));
  return found;
}

const shown = 'shownAtProvider';

/** Tells the tab that asked that somebody has shown who they are. */
export const tellShown = () => stored.set(shown, String(Date.now()));

/** Calls once another tab tells that. */
export function onShownElsewhere(listener: () => void) {
  const heard = (event: StorageEvent) => event.key === shown && listener();
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}
