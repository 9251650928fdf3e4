/**
 * On a page that the server wrote, the styles of the program stand in the body, after what is read first. What loads later
 * is put into the head, before them, and would lose against them: it is moved behind them as it comes.
 */
export function keepStylesInOrder() {
  const last = () => [...document.body.querySelectorAll<HTMLLinkElement>(':scope > link[rel="stylesheet"]')].at(-1);
  if (!last()) return;
  new MutationObserver((records) => {
    for (const node of records.flatMap((record) => [...record.addedNodes])) {
      if (node instanceof HTMLLinkElement && node.rel === 'stylesheet') last()?.after(node);
    }
  }).observe(document.head, { childList: true });
}
