/** A mailed link may sign somebody in; hardly anybody comes by one. */
export async function enterByLink() {
  if (location.search.includes('userEmail=')) await (await import('./sign-in-by-link.ts')).signInByLink();
}
