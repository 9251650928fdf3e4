/** What loads with a part of the screen is there within this time, or not at all. */
const patience = 5000;

/** Moves the focus to an element, now or as soon as it is drawn. */
export function focusWhenThere(id: string) {
  const focus = () => {
    const element = document.getElementById(id);
    element?.focus();
    return element !== null;
  };
  requestAnimationFrame(() => {
    if (focus()) return;
    const watching = new MutationObserver(() => {
      if (focus()) watching.disconnect();
    });
    watching.observe(document.body, { childList: true, subtree: true });
    setTimeout(() => watching.disconnect(), patience);
  });
}
