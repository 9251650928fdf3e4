import sanitizeHtml from 'sanitize-html';

/** Pictures that go along with an e-mail are put into it; more than this of them stay attachments. */
const mostInline = 8 * 1024 * 1024;
/** Pictures from elsewhere that can be asked for: each is a name to be resolved and a call from here. */
const mostPictures = 100;
const longestHtml = 2_000_000;

export interface MailHtml {
  html: string;
  /** Where pictures would come from; in the text stands `marker` with their number. */
  pictures: string[];
}

const layout = ['align', 'valign', 'width', 'height', 'bgcolor', 'dir', 'lang', 'style'];
const size = /^\s*-?[\d.]+\s*(px|em|rem|pt|%)?\s*$/;
const sizes = /^(\s*(-?[\d.]+(px|em|rem|pt|%)?|auto)){1,4}\s*$/;
const colour = /^\s*(#[0-9a-f]{3,8}|[a-z]+|rgba?\([\d\s.,%/]+\))\s*$/i;
const words = /^[\w\s,.'"%#-]+$/;

/** Nothing of this can name an address: the frame would not fetch it, and neither is it asked to. */
const styles: Record<string, RegExp[]> = {
  color: [colour],
  background: [colour],
  'background-color': [colour],
  border: [/^[\w\s.#%]+$/],
  'border-top': [/^[\w\s.#%]+$/],
  'border-bottom': [/^[\w\s.#%]+$/],
  'border-left': [/^[\w\s.#%]+$/],
  'border-right': [/^[\w\s.#%]+$/],
  'border-collapse': [words],
  'border-radius': [sizes],
  'border-spacing': [sizes],
  display: [/^(block|inline|inline-block|table|table-row|table-cell|none)$/],
  'font-family': [words],
  'font-size': [size, /^[a-z-]+$/],
  'font-style': [words],
  'font-weight': [words],
  height: [size],
  'letter-spacing': [size],
  'line-height': [size],
  'list-style-type': [words],
  margin: [sizes],
  'margin-top': [sizes],
  'margin-bottom': [sizes],
  'margin-left': [sizes],
  'margin-right': [sizes],
  'max-width': [size],
  'min-width': [size],
  padding: [sizes],
  'padding-top': [sizes],
  'padding-bottom': [sizes],
  'padding-left': [sizes],
  'padding-right': [sizes],
  'text-align': [words],
  'text-decoration': [words],
  'text-transform': [words],
  'vertical-align': [words, size],
  'white-space': [words],
  width: [size],
};

const tags = [
  ...'a abbr b big blockquote br caption center cite code col colgroup dd del div dl dt em font h1 h2 h3 h4 h5 h6 hr i img ins'.split(' '),
  ...'li ol p pre q s small span strike strong sub sup table tbody td tfoot th thead tr tt u ul'.split(' '),
];

/**
 * What is left of the HTML of a stranger's mail: words, tables, colours. This cleans; what keeps the rest from fetching
 * anything is the frame that it is shown in, with a policy of its own (decision 0041).
 */
export function cleanMailHtml(html: string, marker: string, inline: ReadonlyMap<string, { type: string; bytes: Uint8Array }>): MailHtml {
  const pictures: string[] = [];
  let inlined = 0;
  const source = (src: string) => {
    if (/^cid:/i.test(src)) {
      const part = inline.get(decodeId(src.slice(4)));
      if (!part || inlined + part.bytes.length > mostInline) return undefined;
      inlined += part.bytes.length;
      return `data:${part.type};base64,${Buffer.from(part.bytes).toString('base64')}`;
    }
    if (/^data:image\/(png|jpe?g|gif|webp);base64,[\w+/=\s]+$/i.test(src)) return src;
    if (!/^https:\/\//i.test(src) || src.length > 4000) return undefined;
    if (pictures.length >= mostPictures) return undefined;
    pictures.push(src);
    return `https://${marker}/${pictures.length - 1}/`;
  };
  const cleaned = sanitizeHtml(html.slice(0, longestHtml), {
    allowedTags: tags,
    allowedAttributes: {
      '*': layout,
      a: ['href', 'title', 'target', 'rel'],
      font: ['color', 'face', 'size'],
      img: ['src', 'alt', 'width', 'height', 'border'],
      table: ['border', 'cellpadding', 'cellspacing', 'role'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
      ol: ['start', 'type'],
    },
    allowedStyles: { '*': styles },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https', 'data'] },
    allowProtocolRelative: false,
    nestingLimit: 200,
    transformTags: {
      a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, target: '_blank', rel: 'noopener noreferrer' } }),
      img: (tagName, { src = '', ...attribs }) => {
        const shown = source(src.trim());
        return { tagName, attribs: { alt: '', ...attribs, ...(shown ? { src: shown } : {}) } };
      },
    },
  });
  return { html: cleaned, pictures };
}

function decodeId(id: string) {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
