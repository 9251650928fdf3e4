/** The mark and the name; the text takes the colour around it. */
export function Logo({ height = 28 }: { height?: number }) {
  return (
    <svg viewBox="0 0 128 32" height={height} width={(height * 128) / 32} aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="#0c717a" />
      <path d="M8 9l6.2 14h3.6L24 9h-4l-4 9.6L12 9z" fill="#fff" />
      <circle cx="24.5" cy="22.5" r="2.5" fill="#FABC60" />
      <text x="41" y="23.5" fontFamily="Lato, sans-serif" fontWeight="900" fontSize="22" fill="currentColor">
        Vitrine
      </text>
    </svg>
  );
}
