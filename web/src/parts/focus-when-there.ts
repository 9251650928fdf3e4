/** What loads with a part of the screen is there within this time, or not at all. */
const patience = 5000;
/** A screen that is drawn has come within this time. */
const settling = 1000;

/** A choice opens its list when it is reached; who is led to it reads first what stands around it. */
const fold = (element: HTMLElement) =>
  requestAnimationFrame(() => {
    if (element.ariaExpanded === 'true') element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });

/** Moves the focus to an element, now or as soon as it is drawn. */
export function focusWhenThere(id: string) {
  const focus = () => {
    const element = document.getElementById(id);
    element?.focus();
    if (element?.role === 'combobox' || element?.ariaHasPopup === 'listbox') fold(element);
    return element !== null;
  };
  requestAnimationFrame(() => {
    if (focus()) return;
    const watching = new MutationObserver(() => {
      if (!focus()) return;
      watching.disconnect();
      const given = new AbortController();
      // another screen takes the focus once it has come
      document.getElementById('content')?.addEventListener('focus', focus, { once: true, signal: given.signal });
      setTimeout(() => given.abort(), settling);
    });
    watching.observe(document.body, { childList: true, subtree: true });
    setTimeout(() => watching.disconnect(), patience);
  });
}
