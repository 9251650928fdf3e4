import type { ReactNode } from 'react';

const soft = 'color-mix(in srgb, #35A49D 22%, transparent)';
const line = { stroke: 'currentColor', strokeWidth: 3, fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

const drawings = {
  letters: (
    <>
      <rect x="34" y="42" width="92" height="62" rx="8" fill={soft} />
      <rect x="34" y="42" width="92" height="62" rx="8" {...line} />
      <path d="M36 48l44 34 44-34" {...line} />
      <circle cx="126" cy="40" r="12" fill="#FABC60" />
    </>
  ),
  people: (
    <>
      <circle cx="62" cy="52" r="16" fill={soft} />
      <circle cx="62" cy="52" r="16" {...line} />
      <path d="M34 104c2-20 14-30 28-30s26 10 28 30" {...line} />
      <circle cx="106" cy="60" r="12" fill="#FABC60" />
      <path d="M94 104c1-16 6-24 14-24s18 8 20 24" {...line} />
    </>
  ),
  video: (
    <>
      <rect x="30" y="38" width="76" height="66" rx="10" fill={soft} />
      <rect x="30" y="38" width="76" height="66" rx="10" {...line} />
      <path d="M106 62l24-14v46l-24-14" {...line} />
      <path d="M60 58v26l22-13z" fill="#FABC60" />
    </>
  ),
  list: (
    <>
      <rect x="42" y="26" width="76" height="90" rx="10" fill={soft} />
      <rect x="42" y="26" width="76" height="90" rx="10" {...line} />
      <path d="M72 50h32M72 72h32M72 94h20" {...line} />
      <circle cx="57" cy="50" r="4" fill="#FABC60" />
      <circle cx="57" cy="72" r="4" fill="#FABC60" />
      <circle cx="57" cy="94" r="4" fill="#FABC60" />
    </>
  ),
  lost: (
    <>
      <circle cx="74" cy="66" r="36" fill={soft} />
      <circle cx="74" cy="66" r="36" {...line} />
      <path d="M100 92l26 24" {...line} />
      <path d="M64 56c2-12 22-10 20 2-1 8-10 8-10 16" {...line} />
      <circle cx="74" cy="84" r="3" fill="#FABC60" />
    </>
  ),
  done: (
    <>
      <circle cx="80" cy="70" r="40" fill={soft} />
      <circle cx="80" cy="70" r="40" {...line} />
      <path d="M62 71l13 13 24-28" {...line} />
      <circle cx="122" cy="36" r="7" fill="#FABC60" />
    </>
  ),
  broken: (
    <>
      <path d="M80 26l50 86H30z" fill={soft} />
      <path d="M80 26l50 86H30z" {...line} />
      <path d="M80 58v24" {...line} />
      <circle cx="80" cy="96" r="4" fill="#FABC60" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type DrawingName = keyof typeof drawings;

/** A small drawing in the colours of the brand; decoration only. */
export function Drawing({ name, size = 160 }: { name: DrawingName; size?: number }) {
  return (
    <svg
      viewBox="0 0 160 140"
      width={size}
      height={(size * 140) / 160}
      style={{ color: 'var(--mantine-color-anchor)' }}
      aria-hidden="true"
      focusable="false"
    >
      {drawings[name]}
    </svg>
  );
}
