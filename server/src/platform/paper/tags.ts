import type { Element, Paper } from './paper.ts';

export type Tag = 'H1' | 'H2' | 'P' | 'L' | 'LI' | 'LBody' | 'Figure';

/** A new element at the end of another one. */
export function element({ pdf }: Paper, parent: Element, tag: Tag, alt?: string): Element {
  const made = pdf.struct(tag, alt === undefined ? {} : { alt });
  parent.add(made);
  return made;
}

/** What is drawn belongs to the element; it stays on the page where it begins. */
export function tagged({ pdf }: Paper, to: Element, tag: Tag, draw: () => void) {
  const content = pdf.markStructureContent(tag);
  draw();
  pdf.endMarkedContent();
  to.add(content);
}

/** What is drawn says nothing: decoration, or what stands on every page. */
export function artifact({ pdf }: Paper, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout') {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
}
