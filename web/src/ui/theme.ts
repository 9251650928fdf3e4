import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

/** Colours of the brand that carry meaning of their own (R244, R245, R246). */
export const palette = { primary: '#248291', confirm: '#35A49D', info: '#FABC60', ink: '#1D2B2E' } as const;

const brand: MantineColorsTuple = [
  '#e9f8f9',
  '#d8edef',
  '#afdadf',
  '#83c7ce',
  '#60b7bf',
  '#4aacb6',
  '#35a49d',
  '#248291',
  '#207886',
  '#0c717a',
];
const confirm: MantineColorsTuple = [
  '#e8f7f5',
  '#d0eeeb',
  '#a5dcd7',
  '#7ac9c3',
  '#58b7b0',
  '#45ada6',
  '#35a49d',
  '#277f79',
  '#1f6f6a',
  '#175955',
];
const info: MantineColorsTuple = [
  '#fff6e8',
  '#feeccf',
  '#fddda8',
  '#fcd08a',
  '#fbc673',
  '#fabf66',
  '#fabc60',
  '#c58a2c',
  '#8f5f12',
  '#744b09',
];
// the fifth shades draw the outlines of fields: at least 3:1 on a card in both schemes
const gray: MantineColorsTuple = [
  '#f5f8f8',
  '#edf2f3',
  '#e0e8e9',
  '#cfdadc',
  '#84989c',
  '#75898d',
  '#66797e',
  '#52656a',
  '#3a4b4f',
  '#263438',
];
const dark: MantineColorsTuple = [
  '#e8eeef',
  '#a9b8bb',
  '#8fa1a5',
  '#5b6d71',
  '#647b80',
  '#223034',
  '#182225',
  '#10181a',
  '#0c1315',
  '#080d0e',
];

const red = 'var(--mantine-color-error)';

/** Filled confirm and info surfaces always carry dark text; white on them does not reach AA. Red words and outlines take the red of the scheme. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const usual = defaultVariantColorsResolver(input);
  if (input.variant === 'outline' && input.color?.startsWith('red')) return { ...usual, color: red, border: `1px solid ${red}` };
  // entries of menus
  if (input.variant === 'light' && input.color?.startsWith('red.')) return { ...usual, color: red };
  // under the pointer the words keep their contrast
  if (input.variant === 'subtle')
    return {
      ...usual,
      hover: 'color-mix(in srgb, currentColor 6%, transparent)',
      ...(input.color?.startsWith('red') ? { color: red } : {}),
    };
  const surface = input.color === 'confirm' ? palette.confirm : input.color === 'info' ? palette.info : undefined;
  if (input.variant !== 'filled' || !surface) return usual;
  return { background: surface, hover: `color-mix(in srgb, ${surface} 88%, black)`, color: palette.ink, border: 'none' };
};

/** Plain objects, never `X.extend()`: that would pull every named component into the first load. */
export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: 8,
  colors: { brand, confirm, info, gray, dark },
  black: palette.ink,
  fontFamily: 'Lato, "Lato Fallback", system-ui, sans-serif',
  fontSizes: { xs: '0.875rem', sm: '0.9375rem', md: '1rem', lg: '1.25rem', xl: '1.5rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.4', xl: '1.35' },
  headings: {
    fontWeight: '900',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.25' },
      h2: { fontSize: '1.25rem', lineHeight: '1.35' },
      h3: { fontSize: '1rem', lineHeight: '1.5' },
    },
  },
  defaultRadius: 8,
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '24px' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  variantColorResolver,
  components: {
    Card: { defaultProps: { radius: 'lg', withBorder: true, padding: 'lg' }, styles: { root: { borderColor: 'var(--v-line)' } } },
    Paper: { styles: { root: { borderColor: 'var(--v-line)' } } },
    Divider: { defaultProps: { color: 'var(--v-line)' } },
    Modal: {
      defaultProps: { centered: true, radius: 'lg', transitionProps: { duration: 150 } },
      styles: { title: { fontSize: '1.25rem', fontWeight: 900, lineHeight: 1.35 } },
    },
    Badge: { defaultProps: { tt: 'none', radius: 'sm' } },
    Slider: { defaultProps: { thumbSize: 24 } },
    // a line of its own height, for a label hides what hangs below it
    Button: { styles: { root: { minHeight: 'var(--least-height, 24px)' }, label: { lineHeight: 1.4 } } },
    Anchor: { defaultProps: { underline: 'hover' } },
    Tooltip: { defaultProps: { events: { hover: true, focus: true, touch: false } } },
  },
});

/** Colours by use, so that both schemes keep 4.5:1 everywhere. */
export const cssVariables: CSSVariablesResolver = ({ colors }) => ({
  variables: { '--v-header': palette.confirm, '--v-ink': palette.ink },
  light: {
    '--mantine-color-body': '#ffffff',
    '--v-page': '#f5f8f8',
    '--v-card': '#ffffff',
    '--v-line': '#e0e8e9',
    '--mantine-color-text': palette.ink,
    '--mantine-color-dimmed': '#52656a',
    '--mantine-color-placeholder': '#5d7075',
    '--mantine-color-anchor': '#207886',
    '--mantine-color-error': colors.red?.[9] ?? '#c92a2a',
    '--mantine-color-default-border': '#84989c',
  },
  dark: {
    '--mantine-color-body': '#182225',
    '--v-page': '#10181a',
    '--v-card': '#182225',
    '--v-line': '#2a383b',
    '--mantine-color-text': '#e8eeef',
    '--mantine-color-dimmed': '#a9b8bb',
    '--mantine-color-placeholder': '#a9b8bb',
    '--mantine-color-anchor': '#60b7bf',
    '--mantine-color-error': colors.red?.[4] ?? '#ff8787',
    '--mantine-color-default-border': '#647b80',
  },
});
