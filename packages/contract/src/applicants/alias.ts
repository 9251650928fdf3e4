/** Letters that cannot be taken for a digit. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** What an applicant is called while the name is left out, such as `A7`: of the application's number, always the same. */
export const aliasOf = (number: number) => `${letters[number % letters.length]}${Math.floor(number / letters.length) + 1}`;

/** The number whose alias was typed, in capitals or not; nothing where it is none. */
export function numberOf(alias: string): number | undefined {
  const [, letter = '', row = ''] = /^([a-z])([1-9]\d{0,6})$/i.exec(alias.trim()) ?? [];
  const place = letter === '' ? -1 : letters.indexOf(letter.toUpperCase());
  return place < 0 ? undefined : (Number(row) - 1) * letters.length + place;
}

/** Whether a text may be a part of what somebody left blind is called. */
export const mayBeAlias = (text: string) => /^[a-z]?\d*$/i.test(text);
