/** What keys do while somebody reviews, with the values of `KeyboardEvent.key`; the list of keys shows exactly these. */
export const reviewKeys = {
  play: [' '],
  skip: ['ArrowLeft', 'ArrowRight'],
  question: ['ArrowUp', 'ArrowDown'],
  rate: ['1', '2', '3', '4', '5'],
  next: ['n'],
  previous: ['p'],
  help: ['?'],
} as const;
export type ReviewKey = keyof typeof reviewKeys;

const ofText = 'textarea, select, [contenteditable="true"], input:not([type=radio], [type=checkbox], [type=button], [type=range])';
const ofArrows = '[role="slider"], [role="tab"], [role="radio"], input[type=radio], input[type=range]';
const ofSpace = `button, a, summary, input[type=checkbox], ${ofArrows}, [role="button"]`;
/** What opens over the page has its own keys. */
const above = '[role="menu"], [role="listbox"], [role="dialog"], dialog';

/**
 * Whether what has the focus needs this key itself: text is typed into fields, arrows move sliders and choices, the space
 * bar presses what was reached by keys. What was merely clicked keeps no keys.
 */
export function belongsElsewhere(target: EventTarget | null, key: string, clicked: boolean): boolean {
  if (document.querySelector('[role="dialog"], dialog[open]')) return true;
  if (!(target instanceof Element)) return false;
  if (target.matches(ofText) || target.closest(above)) return true;
  if (clicked) return false;
  return key === ' ' ? target.matches(ofSpace) : key.startsWith('Arrow') && target.matches(ofArrows);
}
