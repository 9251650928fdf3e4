import { useEffect, useRef } from 'react';
import { belongsElsewhere, type KeyTable, pressed } from './keys.ts';
import { type ScreenKey, tellKeys } from './screen-keys.ts';

/** What the keys of a screen do; a key it says nothing about is left alone. */
export type KeyActions<Name extends string = string> = Partial<Record<Name, (key: string) => void>>;

interface Options<Name extends string> {
  table: Readonly<Record<Name, readonly string[]>>;
  actions: KeyActions<NoInfer<Name>>;
  /** What a key is called in the list of keys, and among all actions. */
  label: (name: Name) => string;
  /** Keys of a field of the screen, which the field hears itself. */
  more?: readonly ScreenKey[];
}

/** What somebody does often, without the mouse, whatever was clicked last; the list of keys shows exactly these. */
export function useKeys<Name extends string>(options: Options<Name>) {
  const latest = useRef(options);
  latest.current = options;
  useEffect(
    () =>
      tellKeys(() => {
        const { table, actions, label, more = [] } = latest.current;
        const names = (Object.keys(table) as Name[]).filter((name) => actions[name]);
        const own = names.map((name): ScreenKey => {
          const [only = '', ...others] = table[name];
          const act = others.length === 0 ? actions[name] : undefined;
          return { name, keys: table[name], label: label(name), ...(act ? { act: () => act(only) } : {}) };
        });
        return [...own, ...more];
      }),
    [],
  );
  useEffect(() => {
    // what was clicked has the focus without wanting keys; what was reached by Tab wants them
    let clicked = false;
    const onPointer = () => {
      clicked = true;
    };
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (key === 'Tab') clicked = false;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const [name, written] = pressed(latest.current.table as KeyTable, event) ?? [];
      const act = name && latest.current.actions[name as Name];
      if (!act || written === undefined || belongsElsewhere(target, key, clicked)) return;
      // released, the space bar would press what was clicked before
      if (clicked && key === ' ' && target instanceof HTMLElement) target.blur();
      event.preventDefault();
      // before a slider or a choice that was clicked sees it
      event.stopPropagation();
      act(written);
    };
    document.addEventListener('pointerdown', onPointer, true);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onPointer, true);
      document.removeEventListener('keydown', onKey, true);
    };
  }, []);
}
