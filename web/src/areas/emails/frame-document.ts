/** Nothing may be fetched, sent or run; pictures come from here alone, and only where they were asked for. */
const policy = (pictures: string | undefined) =>
  [
    "default-src 'none'",
    `img-src data:${pictures ? ` ${pictures}/api/imap/picture/` : ''}`,
    "style-src 'unsafe-inline'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');

/**
 * The document of an e-mail for a frame that has no origin, runs no scripts and fetches nothing (decision 0041).
 * `pictures` is the origin of this product where its pictures were asked for.
 */
export const frameDocument = (html: string, pictures: string | undefined) =>
  `<!doctype html><html><head><meta http-equiv="Content-Security-Policy" content="${policy(pictures)}"><meta name="referrer" content="no-referrer">` +
  '<style>:root{color-scheme:light}body{margin:0;padding:16px;font:16px/1.5 Lato,system-ui,sans-serif;color:#1d2b2e;background:#fff;overflow-wrap:anywhere}' +
  'img{max-width:100%;height:auto}table{max-width:100%}a{color:#207886}</style>' +
  `</head><body>${html}</body></html>`;
