const remembered = 5;

/**
 * A dialog that goes takes the focus with it: whoever uses keys goes on from where the dialog was opened, or from the
 * latest place before that which is still there. Who had left every place, as one leaves a field by Escape, was nowhere
 * and goes on from nowhere: the keys of the screen are not typed into that field.
 */
export function returnFocusOfDialogs() {
  let before: HTMLElement[] = [];
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && !target.closest('[role="dialog"], dialog'))
      before = [target, ...before.filter((one) => one !== target)].slice(0, remembered);
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (!(target instanceof HTMLElement) || relatedTarget !== null || target.closest('[role="dialog"], dialog')) return;
    setTimeout(() => {
      if (document.hasFocus() && document.activeElement === document.body && target.isConnected) before = [];
    });
  });
  const isDialog = (node: Node) => node instanceof Element && (node.matches('[role="dialog"]') || node.querySelector('[role="dialog"]'));
  const gone = new MutationObserver((changes) => {
    if (document.activeElement !== document.body) return;
    if (!changes.some(({ removedNodes }) => [...removedNodes].some(isDialog))) return;
    before.find((one) => one.isConnected)?.focus({ preventScroll: true });
  });
  gone.observe(document.body, { childList: true, subtree: true });
}
