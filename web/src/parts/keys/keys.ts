/** What keys do on a screen, by name, with the values of `KeyboardEvent.key`. */
export type KeyTable = Record<string, readonly string[]>;

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** Which of a table was pressed, and with what; digits count where they stand, also where they are written with the shift key. With it, arrows are keys of their own. */
export function pressed<T extends KeyTable>(table: T, { key, code, shiftKey }: Pressed): [keyof T & string, string] | undefined {
  const names = Object.keys(table) as (keyof T & string)[];
  const nameOf = (written: string) => names.find((one) => table[one]?.includes(written));
  const written = key.length === 1 ? key.toLowerCase() : shiftKey && key.startsWith('Arrow') ? `Shift+${key}` : key;
  const digit = shiftKey ? undefined : /^Digit(\d)$/.exec(code)?.[1];
  for (const one of [written, digit]) {
    const name = one && nameOf(one);
    if (one && name) return [name, one];
  }
  return undefined;
}

const ofText = 'textarea, select, [contenteditable="true"], input:not([type=radio], [type=checkbox], [type=button], [type=range])';
const ofArrows = '[role="slider"], [role="tab"], [role="radio"], input[type=radio], input[type=range]';
const ofSpace = `button, a, summary, input[type=checkbox], ${ofArrows}, [role="button"]`;
/** What opens over the page has its own keys. */
const above = '[role="menu"], [role="listbox"], [role="dialog"], dialog';
const opened = '[role="dialog"], dialog[open], [aria-haspopup="menu"][aria-expanded="true"]';

/** Something is open over the page. */
export const isCovered = () => document.querySelector(opened) !== null;

/**
 * Whether what has the focus needs this key itself: text is typed into fields, arrows move sliders and choices, the space
 * bar presses what was reached by keys. What was merely clicked keeps no keys.
 */
export function belongsElsewhere(target: EventTarget | null, key: string, clicked: boolean): boolean {
  if (isCovered()) return true;
  if (!(target instanceof Element)) return false;
  if (target.matches(ofText) || target.closest(above)) return true;
  if (clicked) return false;
  return key === ' ' ? target.matches(ofSpace) : key.startsWith('Arrow') && target.matches(ofArrows);
}
