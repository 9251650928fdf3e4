import type { KeyboardEvent } from 'react';

/** What can be pressed in an open menu. */
const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]:not([disabled])')];

/** In an open menu a digit takes the item at its place, and a letter the one that begins with it; where several do, it goes from one to the next. */
export function takeByKey(event: KeyboardEvent<HTMLElement>) {
  const { key, currentTarget } = event;
  if (key.length !== 1 || key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return;
  const items = itemsOf(currentTarget);
  const digit = /^[1-9]$/.test(key) ? items[Number(key) - 1] : undefined;
  const begun = items.filter((one) => (one.dataset.name ?? '').toLocaleLowerCase().startsWith(key.toLocaleLowerCase()));
  const after = begun[begun.indexOf(document.activeElement as HTMLElement) + 1] ?? begun[0];
  const meant = digit ?? after;
  if (!meant) return;
  event.preventDefault();
  event.stopPropagation();
  if (digit || begun.length === 1) meant.click();
  else meant.focus();
}
