import { few } from '../../platform/format.ts';

const counted = /^\(\d+\+?\) /;

const counts = new Map<'news' | 'messages', number>();
const total = () => [...counts.values()].reduce((sum, one) => sum + one, 0);
let titles: MutationObserver | undefined;

/** Every screen sets its own title, whenever it likes; the number stays in front of it. */
function markTitle() {
  const prefix = total() > 0 ? `(${few(total())}) ` : '';
  const title = `${prefix}${document.title.replace(counted, '')}`;
  if (document.title !== title) document.title = title;
}

/** Counts what is unread on the title and the icon of the page, all kinds of it together; returns how to stop. */
export function countUnread(what: 'news' | 'messages', unread: number) {
  const set = (next: number) => {
    counts.set(what, next);
    markTitle();
    void markIcon().catch(() => undefined);
  };
  set(unread);
  titles ??= new MutationObserver(markTitle);
  titles.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => set(0);
}

const icon = '/favicon.svg';
let plain: Promise<string> | undefined;

/** Puts the number of what is unread on the icon of the page, and of the program where it is installed. */
async function markIcon() {
  const unseen = total();
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if ('setAppBadge' in navigator) void navigator.setAppBadge(unseen).catch(() => undefined);
  if (!link) return;
  if (unseen === 0) {
    link.setAttribute('href', icon);
    return;
  }
  plain ??= fetch(icon).then((reply) => reply.text());
  const drawn = await plain.catch((error: unknown) => {
    plain = undefined;
    throw error;
  });
  // something was read or came while the icon was fetched: that has its own mark
  if (total() !== unseen) return;
  const text = unseen > 9 ? '9+' : String(unseen);
  const mark = `<circle cx="22" cy="10" r="10" fill="#FABC60"/><text x="22" y="15" font-family="sans-serif" font-size="14" font-weight="700" text-anchor="middle" fill="#1d2b2e">${text}</text></svg>`;
  const svg = drawn.replace('</svg>', mark);
  link.setAttribute('href', `data:image/svg+xml,${encodeURIComponent(svg)}`);
}
