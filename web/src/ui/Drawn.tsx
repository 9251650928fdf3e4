/** Each drawing as paths on 160 by 140: the body in a soft tint within its outline, lines over it, and spots. */
const drawings = {
  letters: {
    body: 'M42 42h76a8 8 0 0 1 8 8v46a8 8 0 0 1-8 8h-76a8 8 0 0 1-8-8v-46a8 8 0 0 1 8-8z',
    lines: 'M36 48l44 34 44-34',
    spots: 'M114 40a12 12 0 1 0 24 0a12 12 0 1 0-24 0z',
  },
  people: {
    body: 'M46 52a16 16 0 1 0 32 0a16 16 0 1 0-32 0z',
    lines: 'M34 104c2-20 14-30 28-30s26 10 28 30M94 104c1-16 6-24 14-24s18 8 20 24',
    spots: 'M94 60a12 12 0 1 0 24 0a12 12 0 1 0-24 0z',
  },
  video: {
    body: 'M40 38h56a10 10 0 0 1 10 10v46a10 10 0 0 1-10 10h-56a10 10 0 0 1-10-10v-46a10 10 0 0 1 10-10z',
    lines: 'M106 62l24-14v46l-24-14',
    spots: 'M60 58v26l22-13z',
  },
  list: {
    body: 'M52 26h56a10 10 0 0 1 10 10v70a10 10 0 0 1-10 10h-56a10 10 0 0 1-10-10v-70a10 10 0 0 1 10-10z',
    lines: 'M72 50h32M72 72h32M72 94h20',
    spots: 'M53 50a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM53 72a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM53 94a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  },
  lost: {
    body: 'M38 66a36 36 0 1 0 72 0a36 36 0 1 0-72 0z',
    lines: 'M100 92l26 24M64 56c2-12 22-10 20 2-1 8-10 8-10 16',
    spots: 'M71 84a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
  },
  done: {
    body: 'M40 70a40 40 0 1 0 80 0a40 40 0 1 0-80 0z',
    lines: 'M62 71l13 13 24-28',
    spots: 'M115 36a7 7 0 1 0 14 0a7 7 0 1 0-14 0z',
  },
  broken: {
    body: 'M80 26l50 86H30z',
    lines: 'M80 58v24',
    spots: 'M76 96a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  },
} as const;

export type DrawingName = keyof typeof drawings;

/** A small drawing in the colours of the brand; shown through `Drawing`. */
export function Drawn({ name, size }: { name: DrawingName; size: number }) {
  const { body, lines, spots } = drawings[name];
  return (
    <svg
      viewBox="0 0 160 140"
      width={size}
      height={(size * 140) / 160}
      style={{ color: 'var(--mantine-color-anchor)' }}
      aria-hidden="true"
      focusable="false"
    >
      <path d={body} fill="color-mix(in srgb, #35A49D 22%, transparent)" />
      <path d={body + lines} stroke="currentColor" strokeWidth={3} fill="none" strokeLinecap="round" strokeLinejoin="round" />
      <path d={spots} fill="#FABC60" />
    </svg>
  );
}
