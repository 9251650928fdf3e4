import { useState } from 'react';
import { nearMiss } from './near-miss.ts';
import { type Entry, once, readPeople } from './read-people.ts';

export type People = ReturnType<typeof usePeople>;

/** The bytes of a table as text: UTF-8, or what older spreadsheets of Western Europe write. */
async function textOf(file: File) {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const written = ({ email, firstName, lastName, wrong, raw }: Entry) => {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return wrong ? raw : name ? `${name} <${email}>` : email;
};

/** The people of an invitation while they are collected; what is still in the field counts too. */
export function usePeople() {
  const [entries, setEntries] = useState<Entry[]>([]);
  const [typed, type] = useState('');
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const add = (text: string) => {
    const all = once([...entries, ...readPeople(text)]);
    setEntries(all);
    return all;
  };
  const all = once([...entries, ...readPeople(typed)]);
  const misses = entries.flatMap(({ email, wrong }) => {
    const meant = wrong || kept.has(email) ? null : nearMiss(email);
    return meant ? [{ email, meant }] : [];
  });
  const remove = (one: Entry) => setEntries(entries.filter((other) => other !== one));
  return {
    entries,
    typed,
    type,
    add,
    remove,
    misses,
    /** How many can be invited, with what is still typed. */
    count: all.filter((one) => !one.wrong).length,
    /** Makes chips of what is typed and answers everybody there is. */
    take: () => {
      const now = typed.trim() === '' ? entries : add(typed);
      type('');
      return now;
    },
    read: async (file: File) => void add(await textOf(file)),
    /** Takes a chip back into the field. */
    correct: (one: Entry) => {
      remove(one);
      type(typed.trim() === '' ? written(one) : `${typed.trimEnd()}\n${written(one)}`);
    },
    replace: (email: string, meant: string) =>
      setEntries(once(entries.map((one) => (one.email === email ? { ...one, email: meant, raw: meant } : one)))),
    keep: (email: string) => setKept(new Set([...kept, email])),
    isKept: (email: string) => kept.has(email),
  };
}
