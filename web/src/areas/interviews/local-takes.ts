/** What was recorded in this tab, to look at before the server has made it playable. */
interface LocalTake {
  url: string;
  contentType: string;
  seconds: number;
}

const takes = new Map<string, LocalTake>();

export function rememberTake(takeId: string, blob: Blob, seconds: number) {
  takes.set(takeId, { url: URL.createObjectURL(blob), contentType: blob.type, seconds });
}

export const localTake = (takeId: string) => takes.get(takeId);
