import type { ChatMessage } from '@vitrine/contract/chat/shapes.ts';

/** What was sent before and has changed since takes its place, also where it is quoted. */
export function withChanges(items: readonly ChatMessage[], changed: readonly ChatMessage[]): readonly ChatMessage[] {
  if (changed.length === 0) return items;
  const now = new Map(changed.map((one) => [one.number, one]));
  return items.map((item) => {
    const newer = now.get(item.number);
    const one = newer && newer.change > item.change ? newer : item;
    const quoted = one.reply && now.get(one.reply.number);
    return one.reply && quoted ? { ...one, reply: { ...one.reply, message: quoted.message, deleted: quoted.deleted } } : one;
  });
}
