/** The bell, once the page itself has had a moment: its code, and what that needs, is nothing the page waits for. */
export async function loadBell() {
  await new Promise((done) => setTimeout(done, 300));
  return { default: (await import('./Bell.tsx')).Bell };
}
