const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (one) => entities[one] ?? one);

/** A piece of a page; everything put into it is escaped unless it is such a piece itself. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | undefined | null | false | Part[];

const written = (part: Part): string => {
  if (part === undefined || part === null || part === false) return '';
  if (Array.isArray(part)) return part.map(written).join('');
  return part instanceof Html ? part.text : escaped(String(part));
};

export const html = (pieces: TemplateStringsArray, ...parts: Part[]) =>
  new Html(pieces.map((piece, index) => piece + written(parts[index])).join(''));
