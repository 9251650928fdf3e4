/** Colours as `#rrggbb`. Contrast is counted as WCAG 2 does: from 1 to 21. */
const white = '#ffffff';
const ink = '#1d2b2e';
/** Least contrast of text. */
export const readable = 4.5;

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
const hex = (parts: number[]) => `#${parts.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`;

/** The first colour with a share (0 to 1) of the second in it. */
export function mixed(one: string, other: string, share: number) {
  const added = channels(other);
  return hex(channels(one).map((part, index) => part + ((added[index] ?? 0) - part) * share));
}

function luminance(color: string) {
  const [r = 0, g = 0, b = 0] = channels(color).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(one: string, other: string) {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The colour, moved as little as needed towards black or white until it can be read on the background. */
export function readableOn(color: string, background: string, least = readable) {
  const towards = contrast(white, background) > contrast('#000000', background) ? white : '#000000';
  for (let step = 0; step < 50; step++) {
    const tried = mixed(color, towards, step / 50);
    if (contrast(tried, background) >= least) return tried;
  }
  return towards;
}

/** The colour as a surface that white words stand on, darkened as little as needed. */
export const underWhite = (color: string) => readableOn(color, white);

/** The colour as a surface with the words that can be read on it: itself wherever white or dark words can be read. */
export function surfaceOf(color: string) {
  const words = [white, ink].find((one) => contrast(one, color) >= readable);
  return words ? { background: color, words } : { background: underWhite(color), words: white };
}

interface Look {
  primary: string;
  secondary: string;
}

const grounds = { light: { card: white, page: '#edf2f3' }, dark: { card: '#182225', page: '#223034' } } as const;

/** A company's two colours as the variables that screens are drawn with; every pair of words and ground can be read. */
export function lookVariables({ primary, secondary }: Look, scheme: 'light' | 'dark') {
  const { card, page } = grounds[scheme];
  const fill = underWhite(primary);
  const soft = mixed(card, primary, 0.12);
  // words of quiet buttons stand on the page and, under the pointer, on the tint
  const words = readableOn(readableOn(primary, soft), page);
  const one = surfaceOf(primary);
  const two = surfaceOf(secondary);
  return {
    '--mantine-color-brand-filled': fill,
    '--mantine-color-brand-filled-hover': mixed(fill, '#000000', 0.14),
    '--mantine-primary-color-filled': fill,
    '--mantine-primary-color-filled-hover': mixed(fill, '#000000', 0.14),
    '--mantine-color-anchor': words,
    '--mantine-color-brand-light': soft,
    '--mantine-color-brand-light-hover': soft,
    '--mantine-color-brand-light-color': words,
    '--c-primary': one.background,
    '--c-on-primary': one.words,
    '--c-secondary': two.background,
    '--c-on-secondary': two.words,
    '--c-accent': words,
    '--c-soft': soft,
    '--c-on-soft': words,
  };
}
