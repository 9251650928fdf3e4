import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, lookVariables, readable, readableOn, surfaceOf, underWhite } from './contrast.ts';
import { cssVariables, theme } from './theme.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const grounds = { light: ['#ffffff', '#f5f8f8'], dark: ['#182225', '#10181a'] } as const;

describe('contrast', () => {
  it('is counted as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#248291', '#ffffff')).toBeCloseTo(4.49, 1);
  });

  it('leaves a colour alone that can be read already', () => {
    expect(readableOn('#102030', '#ffffff')).toBe('#102030');
    expect(surfaceOf('#fabc60')).toEqual({ background: '#fabc60', words: '#1d2b2e' });
  });

  it('is kept whatever colours a company chooses', () => {
    fc.assert(
      fc.property(color, color, fc.constantFrom('light', 'dark'), (primary, secondary, scheme) => {
        const look = lookVariables({ primary, secondary }, scheme);
        const pairs: [words: string, ground: string][] = [
          ['#ffffff', look['--mantine-color-brand-filled']],
          ['#ffffff', look['--mantine-color-brand-filled-hover']],
          [look['--c-on-primary'], look['--c-primary']],
          [look['--c-on-secondary'], look['--c-secondary']],
          [look['--c-on-soft'], look['--c-soft']],
          [look['--mantine-color-brand-light-color'], look['--mantine-color-brand-light']],
          ...grounds[scheme].map((ground): [string, string] => [look['--mantine-color-brand-light-color'], ground]),
          ...grounds[scheme].map((ground): [string, string] => [look['--mantine-color-anchor'], ground]),
        ];
        for (const [words, ground] of pairs) expect(contrast(words, ground)).toBeGreaterThanOrEqual(readable);
      }),
      { numRuns: 2000 },
    );
  });

  it('is kept by red words and outlines in both schemes', () => {
    const whole = mergeMantineTheme(DEFAULT_THEME, theme);
    for (const variant of ['outline', 'subtle', 'light']) {
      const { color, border } = whole.variantColorResolver({ variant, color: 'red.9', theme: whole });
      expect(color).toBe('var(--mantine-color-error)');
      if (variant === 'outline') expect(border).toContain(color);
    }
    const variables = cssVariables(whole);
    for (const scheme of ['light', 'dark'] as const)
      for (const ground of grounds[scheme])
        expect(contrast(variables[scheme]['--mantine-color-error'] ?? '', ground)).toBeGreaterThanOrEqual(readable);
  });

  it('is reached on any ground', () => {
    fc.assert(
      fc.property(color, color, (words, ground) => {
        expect(contrast(readableOn(words, ground), ground)).toBeGreaterThanOrEqual(readable);
        expect(contrast(underWhite(words), '#ffffff')).toBeGreaterThanOrEqual(readable);
      }),
      { numRuns: 2000 },
    );
  });
});
