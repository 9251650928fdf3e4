import classes from './JobPicture.module.css';

const tones = [
  ['#0f5f6b', '#35a49d', '#fabc60'],
  ['#1f4f63', '#60b7bf', '#f3d9a4'],
  ['#27566b', '#7ac9c3', '#fcd08a'],
  ['#0c4d57', '#4aacb6', '#f2c48d'],
] as const;

const toneOf = (seed: string) => {
  let sum = 0;
  for (const letter of seed) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return tones[sum % tones.length] ?? tones[0];
};

/** The picture of a job, or the default picture: hills before a rising sun, in one of four tones of the brand by the seed. Decoration only. */
export function JobPicture({ src, seed, ratio }: { src: string | null; seed: string; ratio: string }) {
  if (src) return <img className={classes.picture} src={src} alt="" loading="lazy" style={{ aspectRatio: ratio }} />;
  const [deep, light, warm] = toneOf(seed);
  return (
    <svg
      className={classes.picture}
      style={{ aspectRatio: ratio }}
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="640" height="360" fill={light} />
      <circle cx="452" cy="170" r="74" fill={warm} />
      <path d="M0 250c110-70 190-60 290-6s210 40 350-34v150H0z" fill={deep} opacity="0.55" />
      <path d="M0 300c140-60 250-40 360-6s190 24 280-16v82H0z" fill={deep} />
    </svg>
  );
}
