import * as z from 'zod';
import { ask, type WebexSettings } from './asking.ts';

/** What somebody called themselves or a thing there, in one line. */
const named = z.string().transform((said) => said.replace(/\p{C}/gu, ' ').trim().slice(0, 200));
const me = z.object({
  displayName: named.default(''),
  emails: z.array(named).default([]),
});
const rooms = z.object({ items: z.array(z.object({ id: z.string().max(500), title: named })) });

/** Webex in the name of a person, as its documentation describes it. */
export type WebexClient = ReturnType<typeof webexClient>;

export function webexClient({ api }: WebexSettings, token: string) {
  return {
    /** Who it is. */
    async me() {
      const { displayName, emails } = await ask({ url: `${api}/people/me`, token }, me);
      return { name: displayName, email: emails[0] ?? '' };
    },
    /** The spaces that the person is in, at most a hundred. */
    async rooms() {
      const { items } = await ask({ url: `${api}/rooms`, query: { max: '100', sortBy: 'lastactivity' }, token }, rooms);
      return items;
    },
  };
}
