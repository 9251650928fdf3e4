import type { Template } from '@vitrine/contract/closeup/shapes.ts';
import type { CSSProperties } from 'react';
import { mixed, readableOn, surfaceOf } from '../../../ui/contrast.ts';

/** What each template is drawn on and written with. */
const papers: Record<Template, { ground: string; ink: string }> = {
  clear: { ground: '#ffffff', ink: '#1d2b2e' },
  bold: { ground: '#ffffff', ink: '#1d2b2e' },
  warm: { ground: '#fdf5ec', ink: '#3a2a20' },
  night: { ground: '#10181a', ink: '#e8eeef' },
  paper: { ground: '#faf7f0', ink: '#1d2b2e' },
};

/** Whether the chosen colour has to be moved until words in it can be read on this template. */
export const isMoved = (template: Template, colour: string) => readableOn(colour, papers[template].ground) !== colour.toLowerCase();

/** A template with the owner's colour as variables; every pair of words and ground can be read, whatever the colour. */
export function lookOf(template: Template, colour: string): CSSProperties {
  const { ground, ink } = papers[template];
  const fill = surfaceOf(colour);
  const soft = mixed(ground, colour, 0.08);
  return {
    '--k-ground': ground,
    '--k-ink': ink,
    '--k-quiet': readableOn(mixed(ink, ground, 0.35), soft),
    '--k-line': mixed(ground, ink, 0.16),
    '--k-soft': soft,
    '--k-accent': readableOn(readableOn(colour, ground), soft),
    '--k-fill': fill.background,
    '--k-on-fill': fill.words,
  } as CSSProperties;
}
