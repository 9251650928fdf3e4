/** What keys do while somebody reviews, with the values of `KeyboardEvent.key`; the list of keys shows exactly these. */
export const reviewKeys = {
  play: [' '],
  skip: ['ArrowLeft', 'ArrowRight'],
  mute: ['m'],
  volume: ['Shift+ArrowUp', 'Shift+ArrowDown'],
  full: ['f'],
  speed: ['<', '>'],
  quiet: ['q'],
  question: ['ArrowUp', 'ArrowDown'],
  next: ['n'],
  previous: ['p'],
  mark: ['1', '2', '3', '4', '5'],
  criterion: ['j', 'k'],
  give: ['g'],
  note: ['c'],
  status: ['s'],
  invite: ['i'],
  deny: ['d'],
  undo: ['u'],
  tab: ['t'],
  beside: ['b'],
  help: ['?'],
} as const;
export type ReviewKey = keyof typeof reviewKeys;

const names = Object.keys(reviewKeys) as ReviewKey[];

/** Which of them was pressed, and with what; digits count where they stand, also where they are written with the shift key. With it, arrows are keys of their own. */
export function pressed({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): [ReviewKey, string] | undefined {
  const written = key.length === 1 ? key.toLowerCase() : shiftKey && key.startsWith('Arrow') ? `Shift+${key}` : key;
  const digit = shiftKey ? undefined : /^Digit([1-5])$/.exec(code)?.[1];
  const name = names.find((one) => (reviewKeys[one] as readonly string[]).includes(written));
  if (name) return [name, written];
  return digit ? ['mark', digit] : undefined;
}

const ofText = 'textarea, select, [contenteditable="true"], input:not([type=radio], [type=checkbox], [type=button], [type=range])';
const ofArrows = '[role="slider"], [role="tab"], [role="radio"], input[type=radio], input[type=range]';
const ofSpace = `button, a, summary, input[type=checkbox], ${ofArrows}, [role="button"]`;
/** What opens over the page has its own keys. */
const above = '[role="menu"], [role="listbox"], [role="dialog"], dialog';
const opened = '[role="dialog"], dialog[open], [aria-haspopup="menu"][aria-expanded="true"]';

/**
 * Whether what has the focus needs this key itself: text is typed into fields, arrows move sliders and choices, the space
 * bar presses what was reached by keys. What was merely clicked keeps no keys.
 */
export function belongsElsewhere(target: EventTarget | null, key: string, clicked: boolean): boolean {
  if (document.querySelector(opened)) return true;
  if (!(target instanceof Element)) return false;
  if (target.matches(ofText) || target.closest(above)) return true;
  if (clicked) return false;
  return key === ' ' ? target.matches(ofSpace) : key.startsWith('Arrow') && target.matches(ofArrows);
}
