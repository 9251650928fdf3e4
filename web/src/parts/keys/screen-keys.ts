/** A key of the screen that is shown: what it is called, and what it does where it needs no more than being pressed. */
export interface ScreenKey {
  name: string;
  keys: readonly string[];
  label: string;
  act?: () => void;
}

let asked: (() => ScreenKey[]) | undefined;

/** Says which keys the screen has, until the returned function is called; asked when somebody wants to see them. */
export function tellKeys(keys: () => ScreenKey[]) {
  asked = keys;
  return () => {
    if (asked === keys) asked = undefined;
  };
}

/** The keys of the screen that is shown now. */
export const screenKeys = (): ScreenKey[] => asked?.() ?? [];
