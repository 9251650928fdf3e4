import { Refused } from './refused.ts';

interface Named {
  email: string;
  first_name: string;
  last_name: string;
}

/** What stands for somebody on the screen and is typed: the name, or the address where there is none. */
export const nameOf = ({ first_name, last_name, email }: Named) => [first_name, last_name].filter(Boolean).join(' ') || email;

/** Refuses another name than the one that stands there; spaces do not matter. */
export function demandName(stands: string, typed: string) {
  const plain = (name: string) => name.trim().replace(/\s+/g, ' ').normalize();
  if (plain(stands) !== plain(typed)) throw new Refused('name-differs', [{ field: 'name', message: 'name-differs' }]);
}
