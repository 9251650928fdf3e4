/** The older way, which browsers leave open without HTTPS as well: what is copied is said by ourselves, and a selection makes them ask. */
function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position: fixed; opacity: 0; font-size: 16px';
  const say = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
  };
  document.body.append(field);
  document.addEventListener('copy', say);
  field.select();
  try {
    return document.execCommand('copy');
  } finally {
    document.removeEventListener('copy', say);
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

/** Whether the browser's own clipboard took it; it has none on pages without HTTPS, and may be told to refuse. */
const copyByClipboard = (text: string): Promise<boolean> =>
  (navigator.clipboard as Clipboard | undefined)?.writeText(text).then(
    () => true,
    () => false,
  ) ?? Promise.resolve(false);

/**
 * Copies text, with or without HTTPS. Where the browser lets nobody copy, it is shown below a `request` to
 * copy it by hand: then false.
 */
export async function copyText(text: string, request: string): Promise<boolean> {
  // without a clipboard nothing is waited for: the older way works only right after a click
  if ((await copyByClipboard(text)) || copyBySelection(text)) return true;
  window.prompt(request, text);
  return false;
}
