import { useSyncExternalStore } from 'react';
import * as z from 'zod';
import { stored } from '../../platform/stored.ts';
import { unsentKey } from './unsent-words.ts';

/** To whom, before a conversation has an id; afterwards by that. */
const place = z.object({
  conversationId: z.string().nullable(),
  memberEmail: z.string(),
  bookingId: z.string().nullable(),
});
export type Place = z.output<typeof place>;

const file = z.object({ id: z.string(), name: z.string() });

/** A message that the server has not taken yet. */
const unsent = place.extend({
  clientId: z.string(),
  message: z.string(),
  attachments: z.array(file).default([]),
  clientDate: z.string(),
  /** The number of the message that it answers. */
  reply: z.number().nullable().default(null),
  /** Why it is not taken; nothing while it waits. */
  refused: z.string().nullable(),
});
export type Unsent = z.output<typeof unsent>;

const listeners = new Set<() => void>();
let known: { key: string; text: string | null; items: readonly Unsent[] } | undefined;

function parse(text: string | null): readonly Unsent[] {
  try {
    return z.array(unsent).safeParse(JSON.parse(text ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

/** What waits to be sent, the oldest first; kept on this device, for the person who is signed in. */
export function unsentMessages(): readonly Unsent[] {
  const key = unsentKey();
  const text = stored.get(key);
  if (known?.key !== key || known.text !== text) known = { key, text, items: parse(text) };
  return known.items;
}

function keep(items: readonly Unsent[]) {
  if (items.length > 0) stored.set(unsentKey(), JSON.stringify(items));
  else stored.remove(unsentKey());
  for (const listener of listeners) listener();
}

export const addUnsent = (one: Unsent) => keep([...unsentMessages(), one]);
export const dropUnsent = (clientId: string) => keep(unsentMessages().filter((one) => one.clientId !== clientId));
export const refuseUnsent = (clientId: string, refused: string | null) =>
  keep(unsentMessages().map((one) => (one.clientId === clientId ? { ...one, refused } : one)));

/** The first message of a conversation has made it: what waits behind it goes there too. */
export const placeUnsent = (place: Place, conversationId: string) =>
  keep(unsentMessages().map((one) => (isAt(one, place) ? { ...one, conversationId } : one)));

/** Whether something belongs to a conversation, or to the one that is to become of these words. */
export const isAt = (one: Place, place: Place) =>
  place.conversationId !== null && one.conversationId !== null
    ? one.conversationId === place.conversationId
    : one.memberEmail === place.memberEmail && one.bookingId === place.bookingId;

function subscribe(listener: () => void) {
  listeners.add(listener);
  // another window of the same browser
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const useUnsent = () => useSyncExternalStore(subscribe, unsentMessages);
