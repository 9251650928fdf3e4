import { Group, type GroupProps } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';

const acts = 'button:not([disabled]), input:not([disabled]), a[href]';
const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY };

interface Props extends Omit<GroupProps, 'onKeyDown'> {
  label: string;
}

/** A row of choices that is one stop of the Tab key: the arrows walk along it (the toolbar pattern of the ARIA guide). */
export function Toolbar({ label, children, ...rest }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const at = useRef(0);
  const all = () => [...(row.current?.querySelectorAll<HTMLElement>(acts) ?? [])];
  /** Whoever comes back by Tab finds the one that was left. */
  const stopAt = (index: number) => {
    at.current = index;
    for (const [each, one] of all().entries()) one.tabIndex = each === index ? 0 : -1;
  };
  useEffect(() => stopAt(Math.min(at.current, Math.max(0, all().length - 1))));
  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const found = all();
    const here = found.indexOf(event.target as HTMLElement);
    if (step === undefined || here < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    found[Math.min(found.length - 1, Math.max(0, here + step))]?.focus();
  };
  return (
    <Group
      ref={row}
      role="toolbar"
      aria-label={label}
      {...rest}
      onKeyDown={walk}
      onFocus={(event) => {
        const index = all().indexOf(event.target);
        if (index >= 0) stopAt(index);
      }}
    >
      {children}
    </Group>
  );
}
