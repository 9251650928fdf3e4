import { type Dispatch, type SetStateAction, useEffect } from 'react';

/** What stands in the field of the palette, and whether Enter was pressed on an answer that is still on its way. */
export interface Typed {
  value: string;
  eager: boolean;
}

export const nothingTyped: Typed = { value: '', eager: false };

/** Whether the palette's field hears keys itself by now. */
const isReady = () => document.activeElement?.closest('[data-palette]') != null;

/** Whoever goes on typing at once types into the palette, and not to the screen below, also while its code is still on its way. */
export function useTypedEarly(opening: boolean, tell: Dispatch<SetStateAction<Typed>>) {
  useEffect(() => {
    if (!opening) return;
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (isReady() || ctrlKey || metaKey || altKey) return;
      if (key !== 'Enter' && key !== 'Backspace' && key.length !== 1) return;
      event.preventDefault();
      event.stopPropagation();
      tell(({ value }) => {
        if (key === 'Enter') return { value, eager: true };
        return { value: key === 'Backspace' ? value.slice(0, -1) : value + key, eager: false };
      });
    };
    // before everybody else
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [opening, tell]);
}
