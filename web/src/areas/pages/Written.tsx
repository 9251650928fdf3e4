import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import classes from './PublicPage.module.css';

/** Files of ours, such as the logo: the browser itself fetches them. */
const isFile = (to: string) => /\.\w+$/.test(to);

/** Text of ours as HTML; links within the product do not load it anew. */
export function Written({ html }: { html: string }) {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const link = (event.target as Element).closest('a');
    const to = link?.getAttribute('href');
    if (!to?.startsWith('/') || isFile(to) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    router.history.push(to);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be pressed are the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed by key sends a click as well
    <div
      className={classes.written}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server wrote it from Markdown and let no HTML through
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
