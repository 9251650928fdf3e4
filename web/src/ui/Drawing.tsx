import { type ComponentType, lazy, Suspense } from 'react';
import type { DrawingName } from './Drawn.tsx';

export type { DrawingName };

const Drawn = lazy<ComponentType<{ name: DrawingName; size: number }>>(() =>
  import('./Drawn.tsx').then(
    (module) => ({ default: module.Drawn }),
    // nobody misses a decoration, least of all where the network is what is missing
    () => ({ default: () => null }),
  ),
);

/** A small drawing in the colours of the brand, decoration only: it comes after the words, into a place that is kept for it. */
export function Drawing({ name, size = 160 }: { name: DrawingName; size?: number }) {
  const place = <div style={{ width: size, height: (size * 140) / 160 }} />;
  return (
    <Suspense fallback={place}>
      <Drawn name={name} size={size} />
    </Suspense>
  );
}
