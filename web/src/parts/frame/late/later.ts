/** The bell, and for people of companies the search, once the page itself has had a moment: their code, and what that needs, is nothing the page waits for. */
export async function loadTools() {
  await new Promise((done) => setTimeout(done, 300));
  return { default: (await import('./LateTools.tsx')).LateTools };
}
