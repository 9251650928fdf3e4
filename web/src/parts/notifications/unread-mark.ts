const counted = /^\(\d+\+?\) /;
const shown = (unseen: number) => (unseen > 99 ? '99+' : String(unseen));

/** Keeps the number of unseen things before the title of the page, whatever the screens call it; returns how to stop. */
export function countInTitle(unseen: number) {
  const set = (prefix: string) => {
    const title = `${prefix}${document.title.replace(counted, '')}`;
    if (document.title !== title) document.title = title;
  };
  const prefix = unseen > 0 ? `(${shown(unseen)}) ` : '';
  set(prefix);
  const titles = new MutationObserver(() => set(prefix));
  titles.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    titles.disconnect();
    set('');
  };
}

const icon = '/favicon.svg';
let plain: Promise<string> | undefined;

/** Puts the number of unseen things on the icon of the page, and of the program where it is installed. */
export async function countOnIcon(unseen: number) {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if ('setAppBadge' in navigator) void navigator.setAppBadge(unseen).catch(() => undefined);
  if (!link) return;
  if (unseen === 0) {
    link.setAttribute('href', icon);
    return;
  }
  plain ??= fetch(icon).then((reply) => reply.text());
  const text = unseen > 9 ? '9+' : String(unseen);
  const mark = `<circle cx="22" cy="10" r="10" fill="#FABC60"/><text x="22" y="15" font-family="sans-serif" font-size="14" font-weight="700" text-anchor="middle" fill="#1d2b2e">${text}</text></svg>`;
  const svg = (await plain).replace('</svg>', mark);
  link.setAttribute('href', `data:image/svg+xml,${encodeURIComponent(svg)}`);
}
