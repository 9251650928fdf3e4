const mostCharacters = 120;

/** What is never a part of a name: ways to other folders, what systems forbid, and what cannot be seen or turns the direction. */
const forbidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|]+/gu;

/** The name under which a stranger's file is saved: its own as far as it says only what the file is called. */
export function safeFileName(name: string, otherwise = 'file'): string {
  const plain = name
    .toWellFormed()
    .replace(forbidden, '_')
    .replace(/^[.\s_]+|[.\s]+$/g, '');
  if (plain.length <= mostCharacters) return plain || otherwise;
  const ending = /\.[A-Za-z0-9]{1,10}$/.exec(plain)?.[0] ?? '';
  return plain.slice(0, mostCharacters - ending.length) + ending;
}
